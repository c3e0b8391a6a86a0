// Small sounds made on the spot: no files, nothing to load. They are off until somebody switches them on, and a browser
// lets a page sound only after somebody has touched it.

import { settings } from "./settings.svelte";
import { voice, type SoundName } from "./voices";

export type { SoundName } from "./voices";

/** What is heard of a sound besides its name. */
export interface Shade {
  /** 0 … 1: a card of a higher value ticks higher, Zoid flies faster */
  pitch?: number;
}

const GESTURES = ["pointerdown", "keydown"] as const;

let context: AudioContext | null = null;
let outlet: GainNode | null = null;
let touched = false;

for (const gesture of GESTURES) addEventListener(gesture, () => (touched = true), { capture: true, once: true, passive: true });

/** Let it sound, if sounds are on. Whatever goes wrong with a sound is no reason to stop a game. */
export function play(name: SoundName, shade: Shade = {}): void {
  if (!settings.sound || !touched || document.hidden) return;
  try {
    const to = open();
    if (context && to) voice(name, context, to, context.currentTime + 0.01, shade.pitch ?? 0.5);
  } catch (problem) {
    console.warn("no sound", problem);
  }
}

/** Made when the first sound is wanted, and woken up when the browser has put it to sleep. */
function open(): GainNode | null {
  if (!context || !outlet) {
    context = new AudioContext();
    outlet = context.createGain();
    outlet.connect(context.destination);
  }
  outlet.gain.value = settings.volume ** 2; // as loud as ears take the figure for
  if (context.state === "suspended") context.resume().catch(() => undefined); // silent until the next gesture
  return outlet;
}
