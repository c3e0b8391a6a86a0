// Plays short synthesized sounds; there are no sound files. They are off until a person switches them on, and browsers allow sound only
// after a first gesture.

import { preferences } from "./preferences.svelte";
import { synthesize, type SoundName } from "./soundRecipes";

export type { SoundName } from "./soundRecipes";

/** Variations of a sound. */
export interface SoundOptions {
  /** 0 … 1: a card of a higher value ticks higher, Zoid flies faster */
  pitch?: number;
}

const GESTURES = ["pointerdown", "keydown"] as const;

let context: AudioContext | null = null;
let outlet: GainNode | null = null;
let touched = false;

for (const gesture of GESTURES) addEventListener(gesture, () => (touched = true), { capture: true, once: true, passive: true });

/** Play a sound, if sounds are on. An error is logged and does not stop the game. */
export function playSound(name: SoundName, shade: SoundOptions = {}): void {
  if (!preferences.sound || !touched || document.hidden) return;
  try {
    const to = openOutput();
    if (context && to) synthesize(name, context, to, context.currentTime + 0.01, shade.pitch ?? 0.5);
  } catch (problem) {
    console.warn("no sound", problem);
  }
}

/** The output is created for the first sound, and resumed if the browser has suspended it. */
function openOutput(): GainNode | null {
  if (!context || !outlet) {
    context = new AudioContext();
    outlet = context.createGain();
    outlet.connect(context.destination);
  }
  outlet.gain.value = preferences.volume ** 2; // squared: loudness is perceived so
  if (context.state === "suspended") context.resume().catch(() => undefined); // silent until the next gesture
  return outlet;
}
