// Small sounds made on the spot: no files, nothing to load. They are off until somebody switches them on, and a browser
// lets a page sound only after somebody has touched it.

import { settings } from "./settings.svelte";

export type SoundName = "card" | "loot" | "dice" | "match" | "siren" | "zoid" | "whynot" | "turn" | "win";

/** What is heard of a sound besides its name. */
export interface Shade {
  /** 0 … 1: a card of a higher value ticks higher, Zoid flies faster */
  pitch?: number;
}

const LOUDNESS = 0.16; // beside somebody's music, not over it
const GESTURES = ["pointerdown", "keydown"] as const;

type Voice = (to: AudioNode, context: AudioContext, start: number, pitch: number) => void;

const VOICES: Record<SoundName, Voice> = {
  card: (to, context, start, pitch) => tick(to, context, start, 0.04, 1400 + 1800 * pitch, 0.9),
  loot(to, context, start) {
    const voice = tone(to, context, start, 0.42, "sine", 300, 0.5);
    voice.frequency.exponentialRampToValueAtTime(900, start + 0.36);
    wobble(voice.frequency, context, start, 0.42, 13, 24);
  },
  dice(to, context, start) {
    [0, 0.07, 0.15, 0.24, 0.35].forEach((after, n) => tick(to, context, start + after, 0.03, 900 + 260 * ((n * 2) % 3), 0.8));
  },
  match(to, context, start) {
    tone(to, context, start, 0.3, "triangle", 523.25, 0.45);
    tone(to, context, start + 0.09, 0.34, "triangle", 659.25, 0.45);
  },
  siren(to, context, start) {
    const voice = tone(to, context, start, 1.2, "triangle", 440, 0.35);
    voice.frequency.linearRampToValueAtTime(660, start + 0.5);
    voice.frequency.linearRampToValueAtTime(440, start + 1.1);
  },
  zoid(to, context, start, pitch) {
    const voice = tone(to, context, start, 0.26, "sawtooth", 70 + 60 * pitch, 0.22);
    voice.frequency.linearRampToValueAtTime(90 + 110 * pitch, start + 0.2);
  },
  whynot(to, context, start) {
    for (const after of [0, 0.12]) {
      const voice = tone(to, context, start + after, 0.09, "sine", 210, 0.8);
      voice.frequency.exponentialRampToValueAtTime(120, start + after + 0.08);
    }
  },
  turn: (to, context, start) => theremin(to, context, start, [392, 523.25], 0.2),
  win: (to, context, start) => theremin(to, context, start, [392, 523.25, 659.25, 783.99, 1046.5], 0.19),
};

let context: AudioContext | null = null;
let outlet: AudioNode | null = null;
let touched = false;

for (const gesture of GESTURES) addEventListener(gesture, () => (touched = true), { capture: true, once: true, passive: true });

/** Let it sound, if sounds are on. Whatever goes wrong with a sound is no reason to stop a game. */
export function play(name: SoundName, shade: Shade = {}): void {
  if (!settings.sound || !touched || document.hidden) return;
  try {
    const to = open();
    if (context && to) VOICES[name](to, context, context.currentTime + 0.01, Math.min(Math.max(shade.pitch ?? 0.5, 0), 1));
  } catch (problem) {
    console.warn("no sound", problem);
  }
}

/** Made when the first sound is wanted, and woken up when the browser has put it to sleep. */
function open(): AudioNode | null {
  if (!context) {
    context = new AudioContext();
    const volume = context.createGain();
    volume.gain.value = LOUDNESS;
    volume.connect(context.destination);
    outlet = volume;
  }
  if (context.state === "suspended") context.resume().catch(() => undefined); // silent until the next gesture
  return outlet;
}

/** A note that swells and dies away; its oscillator, to bend it. */
function tone(to: AudioNode, context: AudioContext, start: number, seconds: number, type: OscillatorType, hertz: number, loud: number): OscillatorNode {
  const voice = context.createOscillator();
  const swell = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(hertz, start);
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4));
  swell.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  voice.connect(swell).connect(to);
  voice.start(start);
  voice.stop(start + seconds + 0.02);
  return voice;
}

/** A short noise through a narrow gap: a card on a table, a die. */
function tick(to: AudioNode, context: AudioContext, start: number, seconds: number, hertz: number, loud: number): void {
  const noise = context.createBufferSource();
  const gap = context.createBiquadFilter();
  const swell = context.createGain();
  noise.buffer = hiss(context, seconds);
  gap.type = "bandpass";
  gap.frequency.value = hertz;
  gap.Q.value = 1.4;
  swell.gain.setValueAtTime(loud, start);
  swell.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  noise.connect(gap).connect(swell).connect(to);
  noise.start(start);
}

function hiss(context: AudioContext, seconds: number): AudioBuffer {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) samples[n] = Math.random() * 2 - 1; // any noise does: nothing of the game hangs on it
  return buffer;
}

function wobble(what: AudioParam, context: AudioContext, start: number, seconds: number, hertz: number, depth: number): void {
  const slow = context.createOscillator();
  const amount = context.createGain();
  slow.frequency.value = hertz;
  amount.gain.value = depth;
  slow.connect(amount).connect(what);
  slow.start(start);
  slow.stop(start + seconds);
}

/** Notes that slide into each other and tremble, as from another planet. */
function theremin(to: AudioNode, context: AudioContext, start: number, notes: number[], each: number): void {
  const seconds = each * notes.length + 0.25;
  const voice = tone(to, context, start, seconds, "sine", notes[0] ?? 440, 0.5);
  notes.forEach((note, n) => {
    const at = start + n * each;
    if (n) voice.frequency.exponentialRampToValueAtTime(note, at + 0.05);
    voice.frequency.setValueAtTime(note, at + each);
  });
  wobble(voice.frequency, context, start, seconds, 6, 7);
}
