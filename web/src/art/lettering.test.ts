import { expect, test } from "vitest";
import { coverLines } from "./cover";
import { cardFrame, setLarge, setSmall } from "./frame";
import { advance, balanced, fitTitle, wrap } from "./lettering";

const LONG = "Zabierz 3 łupy pierwszej osobie w kolejności, która pokazuje taki sam spodek; jeśli nikt, to Ziemi.";
const TITLES = [
  "UFO",
  "Saucer 3 with a ringed planet",
  "Generał ratujący Ziemię",
  "Wstrzymywaczokolwiekowość",
  "WWWWWW MMMMMM @@@@@@ %%%%%%",
];
const GAMES = ["Żółta łódź", "Alieninjas", "Gra o Ziemię: wersja łatwiejsza dla wszystkich", "A", "Wielka Ucieczka Zoida w Kosmos"];

test("accents do not make a letter wider, weight does", () => {
  expect(advance("Żóćęąśźń")).toBe(advance("Zoceaszn"));
  expect(advance("moon", 600)).toBeLessThan(advance("moon"));
});

test("breaking loses no word, and no row is too wide", () => {
  for (const break_ of [wrap, balanced]) {
    const rows = break_(LONG, 174, 12.6);
    expect(rows.join(" ")).toBe(LONG);
    for (const row of rows) expect(advance(row, 600) * 12.6).toBeLessThanOrEqual(174);
  }
});

test("balanced rows are as many, and nearly alike", () => {
  const words = "Take 1 from Earth for every Recruitment now lying on top of a stack.";
  const [plain, even] = [wrap(words, 174, 12.6), balanced(words, 174, 12.6)];
  expect(even.length).toBe(plain.length);
  const shortest = (rows: string[]): number => Math.min(...rows.map((row) => advance(row)));
  expect(shortest(even)).toBeGreaterThan(shortest(plain));
});

test("a title is one row while that is large enough, then two, and always fits", () => {
  expect(fitTitle("UFO", 180, 23, 17, 20)).toEqual({ rows: ["UFO"], size: 23 });
  expect(fitTitle("Generał ratujący Ziemię", 182, 33, 24, 27).rows).toEqual(["Generał", "ratujący Ziemię"]);
  for (const title of TITLES) {
    for (const [set, width] of [[setLarge(title, []).title, 180], [setSmall(title), 182]] as const) {
      expect(set.rows.join(" ")).toBe(title);
      expect(set.rows.length).toBeLessThanOrEqual(2);
      for (const row of set.rows) expect(advance(row) * set.size).toBeLessThanOrEqual(width + 0.01);
    }
  }
});

test("the text of a card is never cut: it is set smaller", () => {
  const endless = Array.from({ length: 120 }, (_, i) => `word${i}`).join(" ");
  const { body } = setLarge("A", [{ text: endless }]);
  expect(body.rows.map((row) => row.text).join(" ")).toBe(endless);
  expect(body.rows.length).toBeLessThanOrEqual(5);
  expect(body.size).toBeLessThan(12.6);
  expect(setLarge("A", [{ text: LONG }]).body.size).toBe(12.6);
});

test("a paragraph with a glyph stands beside it", () => {
  const { rows } = setLarge("A", [{ glyph: "moon", text: LONG }]).body;
  expect(rows[0]?.glyph).toBe("moon");
  expect(rows.slice(1).every((row) => row.indented && row.glyph === undefined)).toBe(true);
});

test("words on a card are escaped", () => {
  const words = { title: "<b>", text: "a & b" };
  const card = cardFrame({ words, art: "", ground: ["#111111", "#222222"], index: [], accent: "#fff" });
  expect(card).toContain(">&lt;b&gt;</text>");
  expect(card).toContain(">a &amp; b</text>");
});

test("the name of a game fills its lid and stays on it", () => {
  expect(coverLines("Alien Frenzy").map(({ text }) => text)).toEqual(["ALIEN", "FRENZY"]);
  expect(coverLines("Ufoludki").map(({ text }) => text)).toEqual(["UFOLUDKI"]);
  expect(coverLines("Earth Gambit: Light").map(({ text }) => text)).toEqual(["EARTH GAMBIT", "LIGHT"]);
  for (const title of GAMES) {
    const lines = coverLines(title);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const { text, size } of lines) expect(advance(text) * 1.12 * size).toBeLessThanOrEqual(270);
    expect(lines.reduce((height, { size }) => height + size * 0.84, 14)).toBeLessThan(130);
  }
});
