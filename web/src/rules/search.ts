// Finding rules by words or by number. Letters count without their tails: "zolw" finds "żółw".

import type { RuleSchema } from "../protocol";
import { plain } from "./markdown";

export interface Section {
  title: string;
  rules: RuleSchema[];
}

/** A piece of a text: found by the search, or not. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** Each letter as one plain lower-case letter, so that positions stay the same. */
export function fold(text: string): string {
  let folded = "";
  for (const unit of text.split("")) {
    const bare = unit === "ł" || unit === "Ł" ? "l" : unit.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    folded += bare.length === 1 ? bare : unit;
  }
  return folded;
}

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** The rules that have every word somewhere. A number finds the rule that has it, its chapter, and whoever mentions it. */
export function found(rules: RuleSchema[], query: string): RuleSchema[] {
  const words = wordsOf(query);
  return rules.filter((rule) => {
    const text = fold(`${rule.title} ${plain(rule.text)}`);
    return words.every((word) => (NUMBER.test(word) ? startsNumber(rule.number, word) || mentions(text, word) : text.includes(word)));
  });
}

const NUMBER = /^[a-z]?\d+(\.\d*)*$/;

/** "5" means chapter 5 and not 15; "5.1" means 5.1, and 5.10 for whoever is still typing. */
function startsNumber(number: string, word: string): boolean {
  const folded = fold(number);
  return folded === word || folded.startsWith(word.includes(".") ? word : `${word}.`);
}

/** The number as such, not as a part of another one. */
function mentions(text: string, number: string): boolean {
  const whole = number.replace(/\.+$/, "").replaceAll(".", "\\.");
  return new RegExp(`(?<![\\da-z.])${whole}(?!\\d|\\.\\d)`).test(text);
}

/** In the order of the book, under the headings it has there. */
export function bySection(rules: RuleSchema[]): Section[] {
  const sections: Section[] = [];
  for (const rule of rules) {
    const last = sections.at(-1);
    if (last?.title === rule.section) last.rules.push(rule);
    else sections.push({ title: rule.section, rules: [rule] });
  }
  return sections;
}

/** The text cut where one of the words is. */
export function stretches(text: string, words: string[]): Stretch[] {
  const folded = fold(text);
  const lit = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length)) lit.fill(1, at, at + word.length);
  }
  const cut: Stretch[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hit = lit[at] === 1;
    const last = cut.at(-1);
    if (last?.hit === hit) last.text += text[at] ?? "";
    else cut.push({ text: text[at] ?? "", hit });
  }
  return cut;
}
