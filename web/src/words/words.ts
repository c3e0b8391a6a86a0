// The words of the page in the reader's language. A language is one file beside this one; the words of a game come from
// the server. `{name}` is replaced; `{count|card|cards}` takes the form that the language uses for that number
// (plurals.ts).

import type english from "./en.json";
import { choose, pluralsOf } from "./plurals";

type Leaf<T, Path extends string> = T extends string ? Path : { [K in keyof T & string]: Leaf<T[K], `${Path}.${K}`> }[keyof T & string];
/** Everything the page can say, as `section.sentence`. */
export type Key = { [K in keyof typeof english & string]: Leaf<(typeof english)[K], K> }[keyof typeof english & string];
export type Values = Record<string, string | number>;
type Sections = Record<string, Record<string, string>>;

type Files = Record<string, () => Promise<{ default: Sections }>>;

const files: Files = import.meta.glob<{ default: Sections }>("./*.json");

const KEPT_AS = "xenodeck.lang";
const FALLBACK = "en";

/** What a language calls itself; the browser knows it, so that nobody loads a language that is not read. */
function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Code and own name of every language there is a file for. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.keys(files).map((file) => file.slice(2, -5)).map((code) => [code, ownName(code)]),
);

let sections: Sections = {};
let plurals = pluralsOf(FALLBACK);
let tongue = FALLBACK;

/** The language of this page, as loaded. */
export const language = (): string => tongue;

/** The language this reader wants, as far as we speak it. */
export function wishedLanguage(): string {
  const wishes = [localStorage.getItem(KEPT_AS), ...navigator.languages.map((code) => code.slice(0, 2))];
  return wishes.find((code): code is string => code !== null && code in LANGUAGES) ?? FALLBACK;
}

export function keepLanguage(code: string): void {
  localStorage.setItem(KEPT_AS, code);
}

/** Speaks the language `code` from now on; `from`: the files to look for it in. */
export async function loadWords(code: string = wishedLanguage(), from: Files = files): Promise<void> {
  const file = from[`./${code}.json`];
  if (!file) throw new Error(`no words in ${code}`);
  sections = (await file()).default;
  tongue = code;
  plurals = pluralsOf(code);
  document.documentElement.lang = code;
}

export function say(key: Key, values: Values = {}): string {
  const text = lookUp(key);
  if (text === undefined) throw new Error(`no words for ${key}`);
  return fillIn(text, values);
}

/** The words for a key that is put together at run time, or what is given instead. */
export function sayIf(key: string, otherwise: string, values: Values = {}): string {
  const text = lookUp(key);
  return text === undefined ? otherwise : fillIn(text, values);
}

function lookUp(key: string): string | undefined {
  const [section = "", sentence = ""] = key.split(".");
  return sections[section]?.[sentence];
}

/** Fills a sentence that somebody else wrote, such as a game on the server. */
export function fillIn(text: string, values: Values): string {
  const formed = text.replace(/\{(\w+)\|((?:[^{}]|\{\w+\})*)\}/g, (whole, name: string, forms: string) => {
    const value = values[name];
    return value === undefined ? whole : choose(forms.split("|"), Number(value), plurals);
  });
  return formed.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
