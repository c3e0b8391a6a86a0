// Finds rules by words or by number. Diacritics are ignored: "zolw" finds "żółw".

import type { RuleSchema } from "../protocol";
import { plainText } from "./markdown";

export interface RuleSection {
  title: string;
  rules: RuleSchema[];
}

/** A part of a text: a hit of the search, or not. */
export interface TextPart {
  text: string;
  hit: boolean;
}

/** Replace each letter by one lower-case letter without diacritics, so that positions stay the same. */
export function foldLetters(text: string): string {
  let folded = "";
  for (const unit of text.split("")) {
    const bare = unit === "ł" || unit === "Ł" ? "l" : unit.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    folded += bare.length === 1 ? bare : unit;
  }
  return folded;
}

export const searchWords = (query: string): string[] => foldLetters(query).split(/\s+/).filter(Boolean);

/** The rules that contain every word. A number finds its rule, the rules of its chapter, and those that mention it. */
export function searchRules(rules: RuleSchema[], query: string): RuleSchema[] {
  const words = searchWords(query);
  return rules.filter((rule) => {
    const text = foldLetters(`${rule.title} ${plainText(rule.text)}`);
    return words.every((word) => (NUMBER.test(word) ? startsNumber(rule.number, word) || mentions(text, word) : text.includes(word)));
  });
}

const NUMBER = /^[a-z]?\d+(\.\d*)*$/;

/** "5" finds chapter 5 and not 15; "5.1" finds 5.1, and 5.10, which may still be typed. */
function startsNumber(number: string, word: string): boolean {
  const folded = foldLetters(number);
  return folded === word || folded.startsWith(word.includes(".") ? word : `${word}.`);
}

/** The number, not as a part of another one. */
function mentions(text: string, number: string): boolean {
  const whole = number.replace(/\.+$/, "").replaceAll(".", "\\.");
  return new RegExp(`(?<![\\da-z.])${whole}(?!\\d|\\.\\d)`).test(text);
}

/** Group the rules by their section, in their order. */
export function bySection(rules: RuleSchema[]): RuleSection[] {
  const sections: RuleSection[] = [];
  for (const rule of rules) {
    const last = sections.at(-1);
    if (last?.title === rule.section) last.rules.push(rule);
    else sections.push({ title: rule.section, rules: [rule] });
  }
  return sections;
}

/** Cut the text into hits of the words and the rest. */
export function markedParts(text: string, words: string[]): TextPart[] {
  const folded = foldLetters(text);
  const lit = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); word && at >= 0; at = folded.indexOf(word, at + word.length)) lit.fill(1, at, at + word.length);
  }
  const cut: TextPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hit = lit[at] === 1;
    const last = cut.at(-1);
    if (last?.hit === hit) last.text += text[at] ?? "";
    else cut.push({ text: text[at] ?? "", hit });
  }
  return cut;
}
