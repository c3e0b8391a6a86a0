// The words of the page in the reader's language. A language is one file beside this one; the words of a game come from
// the server. `{name}` is replaced; `{count|card|cards}` takes the form that the language uses for that number
// (plurals.ts).

import type english from "./en.json";
import { choose, pluralsOf } from "./plurals";

type Leaf<T, Path extends string> = T extends string ? Path : { [K in keyof T & string]: Leaf<T[K], `${Path}.${K}`> }[keyof T & string];
/** The keys of all texts, as `section.sentence`. */
export type WordKey = { [K in keyof typeof english & string]: Leaf<(typeof english)[K], K> }[keyof typeof english & string];
export type WordValues = Record<string, string | number>;
type Sections = Record<string, Record<string, string>>;

type Files = Record<string, () => Promise<{ default: Sections }>>;

const files: Files = import.meta.glob<{ default: Sections }>("./*.json");

const KEPT_AS = "xenodeck.lang";
const FALLBACK = "en";

/** The name of a language in that language, from the browser, so that no other language file has to be loaded. */
function nativeName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Code -> native name of every language with a file. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.keys(files).map((file) => file.slice(2, -5)).map((code) => [code, nativeName(code)]),
);

let sections: Sections = {};
let plurals = pluralsOf(FALLBACK);
let currentLanguage = FALLBACK;

/** The language of the page. */
export const language = (): string => currentLanguage;

/** The language that the person prefers, of those with a file. */
export function preferredLanguage(): string {
  const wishes = [localStorage.getItem(KEPT_AS), ...navigator.languages.map((code) => code.slice(0, 2))];
  return wishes.find((code): code is string => code !== null && code in LANGUAGES) ?? FALLBACK;
}

export function storeLanguage(code: string): void {
  localStorage.setItem(KEPT_AS, code);
}

/** Load the texts of a language; `from`: the files to take them from. */
export async function loadWords(code: string = preferredLanguage(), from: Files = files): Promise<void> {
  const file = from[`./${code}.json`];
  if (!file) throw new Error(`no words in ${code}`);
  sections = (await file()).default;
  currentLanguage = code;
  plurals = pluralsOf(code);
  document.documentElement.lang = code;
}

export function say(key: WordKey, values: WordValues = {}): string {
  const text = lookUp(key);
  if (text === undefined) throw new Error(`no words for ${key}`);
  return fillIn(text, values);
}

/** The text for a key that is built at run time, or `otherwise` if there is none. */
export function sayIf(key: string, otherwise: string, values: WordValues = {}): string {
  const text = lookUp(key);
  return text === undefined ? otherwise : fillIn(text, values);
}

function lookUp(key: string): string | undefined {
  const [section = "", sentence = ""] = key.split(".");
  return sections[section]?.[sentence];
}

/** Fill in the values of a sentence, also of one that comes from the server. */
export function fillIn(text: string, values: WordValues): string {
  const formed = text.replace(/\{(\w+)\|((?:[^{}]|\{\w+\})*)\}/g, (whole, name: string, forms: string) => {
    const value = values[name];
    return value === undefined ? whole : choose(forms.split("|"), Number(value), plurals);
  });
  return formed.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
