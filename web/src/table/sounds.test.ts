import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "./preferences.svelte";
import type { SoundName } from "./sounds";

const NAMES: SoundName[] = ["card", "loot", "dice", "match", "siren", "zoid", "whynot", "turn", "win", "slap", "gong"];
let made = 0;
let started: { kind: string; at: number; frequency?: Param }[] = [];
let gains: Param[] = [];

class Param {
  value = 0;
  readonly set: [number, number][] = [];
  setValueAtTime = (value: number, at: number) => void this.set.push([value, at]);
  linearRampToValueAtTime = (value: number, at: number) => void this.set.push([value, at]);
  exponentialRampToValueAtTime(value: number, at: number): void {
    if (value <= 0) throw new RangeError("an exponential ramp never reaches zero");
    this.set.push([value, at]);
  }
}

class Knot {
  connect = (to: unknown) => to;
}

class Source extends Knot {
  readonly frequency = new Param();
  type = "sine";
  buffer: unknown = null;
  constructor(private readonly kind: string) {
    super();
  }
  start = (at: number) => void started.push({ kind: this.kind, at, frequency: this.frequency });
  stop = () => undefined;
}

class FakeContext {
  state = "suspended";
  currentTime = 1;
  sampleRate = 8000;
  destination = new Knot();
  resume = vi.fn(() => Promise.resolve((this.state = "running")));
  constructor() {
    made += 1;
  }
  createGain() {
    const gain = new Param();
    gains.push(gain);
    return Object.assign(new Knot(), { gain });
  }
  createOscillator = () => new Source("tone");
  createBufferSource = () => new Source("noise");
  createBiquadFilter = () => Object.assign(new Knot(), { type: "", frequency: new Param(), Q: new Param() });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

async function sounds() {
  vi.resetModules();
  const { preferences: fresh } = await import("./preferences.svelte");
  fresh.sound = true;
  return { ...(await import("./sounds")), settings: fresh };
}
const touch = () => dispatchEvent(new Event("pointerdown"));

beforeEach(() => {
  made = 0;
  started = [];
  gains = [];
  vi.stubGlobal("AudioContext", FakeContext);
});

describe("sounds", () => {
  it("are off until somebody switches them on", async () => {
    expect(preferences.sound).toBe(false);
    const { playSound, settings: fresh } = await sounds();
    fresh.sound = false;
    touch();
    playSound("card");
    expect(made).toBe(0);
  });

  it("wait for somebody to touch the page, and then need one context only", async () => {
    const { playSound } = await sounds();
    playSound("card");
    expect(made).toBe(0);
    touch();
    playSound("card");
    playSound("win");
    expect(made).toBe(1);
  });

  it.each(NAMES)("%s is heard, modestly", async (name) => {
    const { playSound } = await sounds();
    touch();
    playSound(name);
    expect(started.length).toBeGreaterThan(0);
    expect(gains[0]?.value).toBeLessThanOrEqual(0.5);
    expect(started.every((one) => one.at >= 1)).toBe(true);
  });

  it("follow the look: dice click five times, a win has five notes, loot rises", async () => {
    const { playSound } = await sounds();
    touch();
    playSound("dice");
    expect(started.filter((one) => one.kind === "noise")).toHaveLength(5);
    started = [];
    playSound("win");
    expect(new Set(started[0]?.frequency?.set.map(([hertz]) => hertz)).size).toBe(5);
    started = [];
    playSound("loot");
    expect(started[0]?.frequency?.set.map(([hertz]) => hertz)).toEqual([392, 783.99]);
  });

  it("are as loud as somebody wants them, from the next one on", async () => {
    const { playSound, settings: fresh } = await sounds();
    touch();
    playSound("card");
    const full = gains[0]?.value ?? 0;
    fresh.volume = 0;
    playSound("card");
    expect(full).toBeGreaterThan(0);
    expect(gains[0]?.value).toBe(0);
  });

  it("never stop a game, whatever goes wrong", async () => {
    vi.stubGlobal("AudioContext", class {
      constructor() {
        throw new Error("no device");
      }
    });
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { playSound } = await sounds();
    touch();
    expect(() => playSound("turn")).not.toThrow();
    expect(warned).toHaveBeenCalled();
  });
});
