import { mount } from "svelte";
import "./look/look.css";
import App from "./App.svelte";
import { loadWords } from "./words/words";

await loadWords();
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
