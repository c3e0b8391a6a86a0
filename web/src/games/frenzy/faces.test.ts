import { expect, test } from "vitest";
import { advance } from "../../art/lettering";
import { setSmall } from "../../art/frame";
import { invasionBack, supplyBack } from "./back";
import { aliensOf, character, CODES, deckOf, ufoNumber } from "./cardCodes";
import { face } from "./faces";
import table from "./table";

const plain = (drawing: string): string => drawing.replace(/x[0-9a-z]+-|p[0-9a-z]+/g, "");
const said = (drawing: string): string[] => [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((hit) => hit[1] ?? "");

test("every card has a face of its own, told without its name", () => {
  expect(new Set(CODES.map((code) => plain(face(code, { title: "Same", text: "" })))).size).toBe(CODES.length);
  expect(CODES.length).toBe(47);
});

test("codes say ability, colours and deck", () => {
  expect([character("STEAL.G"), character("GREY"), character("VIEW")]).toEqual([["steal", "green"], ["none", "grey"], [null, "grey"]]);
  expect([aliensOf("ALIEN.RB"), aliensOf("STEALTH")]).toEqual([["red", "blue"], []]);
  expect(CODES.filter((code) => deckOf(code) === "invasion")).toHaveLength(12);
  expect([ufoNumber("UFO#4"), ufoNumber("UFO")]).toEqual([4, 0]);
});

test("a text for both phases is two paragraphs, in any language", () => {
  const english = face("DEFEND.R", { title: "Red Defend", text: "Phase 1: hide a UFO. Phase 2, against red: draw 1." });
  for (const row of ["Hide a UFO.", "Against red: draw 1."]) expect(said(english)).toContain(row);
  const polish = face("REVERSE", { title: "Zwrot", text: "Odwróć kierunek. Faza 1: dobierz kartę. Faza 2: zakończ turę." });
  for (const row of ["Odwróć kierunek.", "Dobierz kartę.", "Zakończ turę."]) expect(said(polish)).toContain(row);
  const both = face("VIEW", { title: "View", text: "Draw it in Phase 1, reveal it in Phase 2." });
  expect(said(both).join(" ")).toContain("Draw it in Phase 1, reveal it in Phase 2.");
});

test("the line that holds now is in bold, the other paler", () => {
  const words = { title: "Red Defend", text: "Phase 1: hide a UFO. Phase 2, against red: draw 1." };
  const weight = (now: string, row: string) => new RegExp(`font-weight="(\\d+)"[^>]*>${row}`).exec(face("DEFEND.R", { ...words, phase: now }))?.[1];
  expect([weight("calm", "Hide a UFO."), weight("calm", "Against red")]).toEqual(["800", "600"]);
  expect([weight("alert", "Hide a UFO."), weight("alert", "Against red")]).toEqual(["600", "800"]);
  expect(face("DEFEND.R", words)).not.toContain('opacity="0.66"');
});

test("names of several aliens leave their colours to the index", () => {
  expect(said(face("ALIEN.RG", { title: "Double Alien (red + green)", text: "" }))).toContain("Double Alien");
});

test("names are readable at the size of a hand", () => {
  for (const title of ["Czerwony Obrońca", "Niebieski Ratownik", "Podwójny Podgląd", "Niewidzialny kosmita", "Odjazdowy Zwrot", "Grey Character", "Gold Scavenge"]) {
    const { rows, size } = setSmall(title);
    for (const row of rows) expect(advance(row) * size).toBeLessThanOrEqual(182.01);
    expect(size * 0.48, title).toBeGreaterThanOrEqual(11);
  }
});

test("two backs, and a face for what nobody knows", () => {
  expect([table.back("?0"), table.back("?1")]).toEqual([supplyBack(), invasionBack()]);
  expect(face("NEW", { title: "Something new", text: "" })).toContain("Something new");
  for (const name of ["red", "green", "blue", "stealth", "ufo", "nonsense"]) expect(table.thing(name)).toContain("<svg");
});
