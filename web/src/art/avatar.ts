// Avatars: an alien made from the alias.

import { alienPart, type AlienLook } from "./alien";
import { cached } from "./cache";
import { svg } from "./ink";
import { hash } from "./seededRandom";

/** What a face may do without becoming another one. */
export type Mood = Pick<AlienLook, "look" | "lid" | "tilt" | "mouth" | "eyeStyle" | "arms">;

const BLINKS = 6; // rhythms in art.css, so that a table does not blink in step

export function avatar(name: string, mood: Mood = {}, label = ""): string {
  return cached(`avatar ${JSON.stringify([name, mood, label])}`, () =>
    svg(alienPart({ seed: name, ...mood, blinks: true }), 200, 200, label, `x-ava x-rhythm-${hash(name) % BLINKS}`),
  );
}
