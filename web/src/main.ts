import { mount } from "svelte";
import "./css/index.css";
import App from "./App.svelte";
import { loadWords } from "./words/words";

await loadWords();
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
