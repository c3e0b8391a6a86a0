// The door: which page is asked for, in which language.

import { byId, choice, el, fill, trouble } from "./dom.js";
import { LANGUAGES, language, loadWords, say, speak } from "./words.js";
import { frontPage } from "./front.js";
import { replayPage } from "./replay.js";
import { tablePage } from "./table.js";

async function open() {
  await loadWords();
  const tongues = /** @type {HTMLSelectElement} */ (byId("language"));
  fill(tongues, ...Object.entries(LANGUAGES).map(([code, name]) => choice(code, name, code === language())));
  byId("language-label").textContent = say("language");
  tongues.onchange = () => {
    speak(tongues.value);
    location.reload(); // the seat is kept, and the server speaks anew to whoever says hello
  };
  window.addEventListener("hashchange", () => location.reload());
  await show(byId("main"));
}

/** @param {HTMLElement} main */
async function show(main) {
  const [, door, table] = /^\/([tr])\/([a-z0-9-]+)$/.exec(location.pathname) ?? [];
  if (!table) return frontPage(main);
  if (door === "r") return replayPage(main, table);
  const invite = new URLSearchParams(location.hash.slice(1)).get("invite") ?? "";
  // An invitation is a secret: it leaves the address bar before anybody can read or bookmark it.
  if (invite) history.replaceState(null, "", location.pathname);
  return tablePage(main, table, invite);
}

open().catch((/** @type {unknown} */ problem) => {
  trouble(problem instanceof Error ? problem.message : String(problem));
  fill(byId("main"), el("p", {}, el("a", { href: "/" }, "Xenodeck")));
});
