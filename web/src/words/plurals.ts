// Plural forms: which of the forms that a sentence gives stands for a number, by the rules of CLDR that the browser knows.
// A sentence gives the forms of its language in the order of ORDER, those that the language has: two in English, four in
// Slovenian, six in Arabic. The last one given stands for all that follow it, so that a form which only fractions or
// millions take may be left out. The server does the same (src/xenodeck/core/definition/plurals.py).

const ORDER = ["zero", "one", "two", "few", "many", "other"];

export interface Plurals {
  /** The names of all forms that the language has, in order. */
  forms: string[];
  /** The place of the form for a number among them; of the last one if it is no number. */
  formOf: (count: number) => number;
}

/** How a language counts. Every digit matters: by default `Intl` would round 1.0001 to one card. */
export function pluralsOf(language: string): Plurals {
  const rules = new Intl.PluralRules(language, { maximumFractionDigits: 20 });
  const own: string[] = rules.resolvedOptions().pluralCategories;
  const forms = ORDER.filter((form) => own.includes(form));
  return { forms, formOf: (count) => (Number.isFinite(count) ? forms.indexOf(rules.select(count)) : forms.length - 1) };
}

/** The one of the forms given that stands for a number. */
export function choose(given: string[], count: number, plurals: Plurals): string {
  return given[Math.min(plurals.formOf(count), given.length - 1)] ?? "";
}

/** How many forms a sentence must give so that every number of things below a thousand has one. */
export function leastForms({ formOf }: Plurals): number {
  return new Set(Array.from({ length: 1000 }, (_, count) => formOf(count))).size;
}
