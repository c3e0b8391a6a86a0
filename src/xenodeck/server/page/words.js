// The words of the page in the reader's language. The words of a game come from the server.

/** @type {Record<string, string>} */
let table = {};

export const LANGUAGES = { en: "English", pl: "Polski" };
const KEY = "xenodeck.lang";

/** @returns {keyof typeof LANGUAGES} */
export function language() {
  const wished = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2);
  return wished === "pl" ? "pl" : "en";
}

/** @param {string} wished */
export function speak(wished) {
  localStorage.setItem(KEY, wished);
}

export async function loadWords() {
  const answer = await fetch(`/words.${language()}.json`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  table = await answer.json();
  document.documentElement.lang = language();
}

/**
 * A sentence of the page; `{name}` in it is replaced.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function say(key, values = {}) {
  const text = table[key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? `{${name}}`));
}
