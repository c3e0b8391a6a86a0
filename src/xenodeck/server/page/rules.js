// The rules of a game and its cards, in a sheet over the table.

/** @import { GameShape, RuleShape } from "protocol" */
import * as api from "./api.js";
import { button, el } from "./dom.js";
import { say } from "./words.js";

/** @param {GameShape} game */
export async function showRules(game) {
  const rules = await api.rules(game.id);
  /** @type {HTMLDialogElement} */
  const sheet = el(
    "dialog", { class: "sheet", "aria-labelledby": "rules-title" },
    el("p", { class: "buttons end" }, button(say("close_sheet"), () => sheet.close())),
    el("h2", { id: "rules-title" }, `${say("rules")}: ${game.name}`),
    ...sections(rules),
    el("h3", {}, say("cards")),
    el("dl", { class: "gallery" }, ...Object.entries(game.cards).map(([code, name]) => el("div", {}, el("dt", {}, name), el("dd", {}, game.texts[code] ?? "")))),
  );
  sheet.onclose = () => sheet.remove();
  document.body.append(sheet);
  sheet.showModal();
}

/**
 * @param {RuleShape[]} rules
 * @returns {HTMLElement[]}
 */
function sections(rules) {
  return rules.flatMap((rule, at) => [
    ...(rule.section && rule.section !== rules[at - 1]?.section ? [el("h3", {}, rule.section)] : []),
    el("p", {}, el("b", {}, `${rule.number} ${rule.title}`.trim()), " ", rule.text),
  ]);
}
