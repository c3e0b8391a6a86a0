// What the code of a card says.

import type { AlienColour, CrewColour } from "./characters";

export type Ability = "defend" | "scavenge" | "deflect" | "steal" | "revive" | "none";

const ABILITIES: Record<string, Ability> = { DEFEND: "defend", SCAVENGE: "scavenge", DEFLECT: "deflect", STEAL: "steal", REVIVE: "revive" };
const COLOURS: Record<string, CrewColour> = { R: "red", G: "green", B: "blue", GOLD: "gold" };
/** The colours of aliens as the server numbers them; `stealth` has none. */
export const FOES = ["red", "green", "blue", "stealth"] as const;
export type Foe = (typeof FOES)[number];

/** Ability and colour of a Character; no ability: it is none. */
export function character(code: string): [Ability | null, CrewColour] {
  if (code === "GREY") return ["none", "grey"];
  const [name = "", colour = ""] = code.split(".");
  return [ABILITIES[name] ?? null, COLOURS[colour] ?? "grey"];
}

/** The aliens on an Alien card, in its order. */
export function aliensOf(code: string): AlienColour[] {
  if (!code.startsWith("ALIEN.")) return [];
  return [...code.slice("ALIEN.".length)].flatMap((letter) => {
    const colour = COLOURS[letter];
    return colour === "red" || colour === "green" || colour === "blue" ? [colour] : [];
  });
}

const INVASION = /^(ALIEN\.|RELAX\d|STEALTH$|ALLIANCE$|MIMIC$)/;

export type Deck = "supply" | "invasion";
/** Both decks have backs of their own: that is where a card returns. */
export const deckOf = (code: string): Deck => (code === "?1" || INVASION.test(code) ? "invasion" : "supply");
export const BACKS: Record<Deck, string> = { supply: "?0", invasion: "?1" };

export const isUfo = (code: string): boolean => /^UFO(#\d)?$/.test(code);
/** Which UFO, from 1; 0: it does not say. */
export const ufoNumber = (code: string): number => Number(/^UFO#(\d)$/.exec(code)?.[1] ?? 0);

const CREWED = ["R", "G", "B", "GOLD"];
/** Every card of the game and its expansion. */
export const CODES: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6].map((number) => `UFO#${number}`),
  "GREY",
  ...["DEFEND", "SCAVENGE", "DEFLECT"].flatMap((ability) => CREWED.map((colour) => `${ability}.${colour}`)),
  ...["STEAL", "REVIVE"].flatMap((ability) => CREWED.slice(0, 3).map((colour) => `${ability}.${colour}`)),
  ...["VIEW", "SWAPSIES", "SAFETY", "SHUFFLE", "REVERSE", "REARRANGE", "RAD_REVERSE", "SUPER_SAFETY", "VIEW_TWO", "GOLD_BOOST"],
  ...["R", "G", "B", "RG", "GB", "RB", "RGB"].map((colours) => `ALIEN.${colours}`),
  ...["RELAX1", "RELAX2", "STEALTH", "ALLIANCE", "MIMIC"],
];
