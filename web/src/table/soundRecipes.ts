// How each sound is synthesized: a few soft partials and some noise, each with an envelope from zero to zero, so that nothing clicks. All
// notes are of one pentatonic scale, so that sounds which overlap are in tune. The same recipe is played at a table and rendered to a
// file, which a test measures.

export type SoundName = "card" | "loot" | "dice" | "match" | "siren" | "zoid" | "whynot" | "turn" | "win" | "slap" | "gong";

interface Recipe {
  /** until the last of it has died away */
  seconds: number;
  /** `pitch` 0 … 1: a card of a higher value ticks higher, Zoid flies faster */
  voice: (desk: Desk, start: number, pitch: number) => void;
}

/** Where a sound is made: the context, and what its nodes lead to. */
interface Desk {
  context: BaseAudioContext;
  to: AudioNode;
}

const [E3, G3, C4, G4, A4, C5, D5, E5, G5, A5, C6] = [164.81, 196, 261.63, 392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5] as const;
const CARD_NOTES = [G4, A4, C5, D5, E5] as const; // from the lowest card to the highest

export const RECIPES: Record<SoundName, Recipe> = {
  card: {
    seconds: 0.16,
    voice(desk, start, pitch) {
      brush(desk, start, 0.09, 1500 + 900 * pitch, 0.62);
      chime(desk, start + 0.004, 0.14, CARD_NOTES[Math.round(pitch * (CARD_NOTES.length - 1))] ?? C5, 0.2);
    },
  },
  loot: {
    seconds: 0.5,
    voice(desk, start) {
      const voice = tone(desk, start, 0.48, "sine", G4, 0.31, 0.03);
      voice.frequency.exponentialRampToValueAtTime(G5, start + 0.3);
      wobble(desk, voice.frequency, start, 0.48, 11, 12);
    },
  },
  dice: {
    seconds: 0.5,
    voice(desk, start) {
      [0, 0.075, 0.16, 0.255, 0.37].forEach((after, n) => brush(desk, start + after, 0.07, 900 + 240 * ((n * 2) % 3), 0.85));
    },
  },
  match: {
    seconds: 0.62,
    voice(desk, start) {
      chime(desk, start, 0.45, C5, 0.23);
      chime(desk, start + 0.11, 0.5, E5, 0.23);
    },
  },
  siren: {
    seconds: 1.3,
    voice(desk, start) {
      const soft = filter(desk, "lowpass", 1300);
      const voice = tone({ ...desk, to: soft }, start, 1.28, "triangle", A4, 0.3, 0.16);
      voice.frequency.linearRampToValueAtTime(E5, start + 0.55);
      voice.frequency.linearRampToValueAtTime(A4, start + 1.15);
    },
  },
  zoid: {
    seconds: 0.34,
    voice(desk, start, pitch) {
      const low = filter(desk, "lowpass", 420 + 380 * pitch);
      const voice = tone({ ...desk, to: low }, start, 0.32, "sawtooth", 82 + 50 * pitch, 0.31, 0.05);
      voice.frequency.linearRampToValueAtTime(98 + 90 * pitch, start + 0.26);
    },
  },
  whynot: {
    seconds: 0.3,
    voice(desk, start) {
      for (const [after, note] of [[0, G3], [0.13, E3]] as const) {
        chime(desk, start + after, 0.15, note, 0.26);
        brush(desk, start + after, 0.03, 700, 0.16);
      }
    },
  },
  slap: {
    seconds: 0.24,
    voice(desk, start) {
      const thump = tone(desk, start, 0.2, "sine", G3, 0.22, 0.004);
      thump.frequency.exponentialRampToValueAtTime(E3 / 2, start + 0.12);
      brush(desk, start, 0.11, 1900, 0.4);
    },
  },
  gong: {
    seconds: 1.1,
    voice(desk, start) {
      chime(desk, start, 1.05, C4, 0.2);
      chime(desk, start, 0.8, G4, 0.14);
      const shimmer = tone(desk, start, 0.9, "sine", E5, 0.07, 0.02);
      wobble(desk, shimmer.frequency, start, 0.9, 6, 9);
    },
  },
  turn: { seconds: 0.72, voice: (desk, start) => theremin(desk, start, [G4, C5], 0.22) },
  win: {
    seconds: 1.5,
    voice(desk, start) {
      theremin(desk, start, [C5, E5, G5, A5, C6], 0.19);
      chime(desk, start, 1.2, C4, 0.09);
    },
  },
};
export const SOUND_NAMES = Object.keys(RECIPES) as SoundName[];

/** Synthesize a sound into `to`, from `start` on. */
export function synthesize(name: SoundName, context: BaseAudioContext, to: AudioNode, start: number, pitch: number): void {
  RECIPES[name].voice({ context, to }, start, Math.min(Math.max(pitch, 0), 1));
}

const RATE = 44_100;
const SILENCE = 0.05; // s before and after: that nothing is cut off can be seen

/** A sound at full volume as samples, the same ones every time. */
export async function renderSound(name: SoundName, pitch = 0.5): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(RATE * (RECIPES[name].seconds + 2 * SILENCE)), RATE);
  synthesize(name, context, context.destination, SILENCE, pitch);
  return (await context.startRendering()).getChannelData(0);
}

/** Samples as a WAV file: one channel, 16 bits. */
export function wavFile(samples: Float32Array): Blob {
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string): void => [...letters].forEach((letter, n) => head.setUint8(at + n, letter.charCodeAt(0)));
  text(0, "RIFF");
  head.setUint32(4, 36 + samples.length * 2, true);
  text(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, RATE, true);
  head.setUint32(28, RATE * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, "data");
  head.setUint32(40, samples.length * 2, true);
  const body = new DataView(new ArrayBuffer(samples.length * 2));
  samples.forEach((value, n) => body.setInt16(n * 2, Math.round(Math.min(Math.max(value, -1), 1) * 32_767), true));
  return new Blob([head, body], { type: "audio/wav" });
}

// -- what sounds are made of ---------------------------------------------------------------------------------------------

/** Swells within `attack`, dies away, and is at nothing when its source stops. */
function swell({ context, to }: Desk, start: number, seconds: number, loud: number, attack: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(loud / 400, start + seconds - 0.015);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  gain.connect(to);
  return gain;
}

/** A note; its oscillator, to bend it. */
function tone(desk: Desk, start: number, seconds: number, type: OscillatorType, hertz: number, loud: number, attack = 0.008): OscillatorNode {
  const source = desk.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(hertz, start);
  source.connect(swell(desk, start, seconds, loud, attack));
  source.start(start);
  source.stop(start + seconds);
  return source;
}

/** Struck wood: a note, and its double octave that is gone at once. */
function chime(desk: Desk, start: number, seconds: number, hertz: number, loud: number): void {
  tone(desk, start, seconds, "sine", hertz, loud);
  tone(desk, start, seconds / 3, "sine", hertz * 4, loud / 6);
}

/** A short noise through a gap: a card on cloth, a die. */
function brush(desk: Desk, start: number, seconds: number, hertz: number, loud: number): void {
  const source = desk.context.createBufferSource();
  source.buffer = hiss(desk.context, seconds);
  source.connect(filter({ ...desk, to: swell(desk, start, seconds, loud, 0.004) }, "bandpass", hertz));
  source.start(start);
}

function filter({ context, to }: Desk, type: BiquadFilterType, hertz: number): BiquadFilterNode {
  const gap = context.createBiquadFilter();
  gap.type = type;
  gap.frequency.value = hertz;
  gap.Q.value = type === "bandpass" ? 1.5 : 0.7;
  gap.connect(to);
  return gap;
}

/** The same noise every time, so that a sound can be measured. */
function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 7919;
  for (let n = 0; n < samples.length; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[n] = state / 2 ** 31 - 1;
  }
  return buffer;
}

function wobble({ context }: Desk, what: AudioParam, start: number, seconds: number, hertz: number, depth: number): void {
  const slow = context.createOscillator();
  const amount = context.createGain();
  slow.frequency.value = hertz;
  amount.gain.value = depth;
  slow.connect(amount).connect(what);
  slow.start(start);
  slow.stop(start + seconds);
}

/** Notes that slide into each other and tremble, as from another planet. */
function theremin(desk: Desk, start: number, notes: readonly number[], each: number): void {
  const seconds = each * notes.length + 0.26;
  const source = desk.context.createOscillator();
  const gain = desk.context.createGain();
  source.type = "sine";
  source.frequency.setValueAtTime(notes[0] ?? A4, start);
  notes.forEach((note, n) => {
    const at = start + n * each;
    if (n) source.frequency.exponentialRampToValueAtTime(note, at + 0.05);
    source.frequency.setValueAtTime(note, at + each);
  });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.21, start + 0.04);
  gain.gain.setValueAtTime(0.21, start + each * notes.length - 0.04);
  gain.gain.linearRampToValueAtTime(0, start + seconds);
  source.connect(gain).connect(desk.to);
  source.start(start);
  source.stop(start + seconds);
  wobble(desk, source.frequency, start, seconds, 5.5, 5);
}
