import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatLine, ClientMessage, Scene, ServerMessage } from "../protocol";
import { loadWords, say } from "../words/words";
import { TableSocket, type Frame, type ConnectionState } from "./tableSocket";
import { hashOf, mergePatch } from "./sync";

/** A socket whose other end is the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("nobody called");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  of(kind: string): ClientMessage[] {
    return this.sent.filter((message) => message.t === kind);
  }
}

const first = { you: 0, watchers: 0, log: 1, can_undo: false, seats: [], table: { id: "k7f3" } } as unknown as Scene;
const deal = { start: 0, lines: [{ what: "deal", text: "Everybody gets 2 cards." }] };

const sceneFrame = (scene: Scene = first, seq = 4): ServerMessage =>
  ({ t: "scene", seq, hash: hashOf(scene), now: 1000, scene, log: deal, chat: [] });
const delta = (seq: number, patch: Record<string, unknown>, hash?: string): ServerMessage =>
  ({ t: "delta", seq, hash: hash ?? hashOf(mergePatch(first, patch)), now: 2000, patch, log: { start: 1, lines: [{ what: "play", text: "Zyx plays." }] } });

interface Heard {
  frames: Frame[];
  chat: [ChatLine[], boolean][];
  states: [ConnectionState, string, string][];
}
let heard: Heard;
let line: TableSocket;

function call(): FakeSocket {
  line.open();
  FakeSocket.last.accept();
  FakeSocket.last.tell(sceneFrame());
  return FakeSocket.last;
}

const idOf = (message: ClientMessage | undefined): string => (message && "id" in message ? message.id : "");

beforeAll(() => loadWords("en"));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  const news: Heard = { frames: [], chat: [], states: [] };
  heard = news;
  line = new TableSocket({ table: "k7f3", token: "secret", lang: "pl" }, {
    frame: (frame) => news.frames.push(frame),
    chat: (lines, anew) => news.chat.push([lines, anew]),
    state: (state, text, code) => news.states.push([state, text, code]),
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("in step", () => {
  it("says hello with the seat token, and never in the address", () => {
    const socket = call();
    expect(socket.sent[0]).toEqual({ t: "hello", version: 1, table: "k7f3", token: "secret", lang: "pl" });
    expect(String(socket.url)).not.toContain("secret");
    expect(heard.states.map(([state]) => state)).toEqual(["connecting", "live"]);
  });

  it("gives scene and log of a frame as one thing", () => {
    call().tell(delta(5, { log: 2 }));
    expect(heard.frames[0]).toEqual({ scene: first, now: 1000, log: deal, whole: true, ticks: 0 });
    expect(heard.frames[1]).toMatchObject({ scene: { log: 2 }, now: 2000, whole: false, log: { start: 1 } });
    expect(heard.chat).toEqual([[[], true]]);
  });

  it("asks for everything after a gap, and ignores deltas until it comes", () => {
    const socket = call();
    socket.tell(delta(6, { log: 2 }));
    expect(socket.of("resync")).toEqual([{ t: "resync", why: "gap" }]);
    socket.tell(delta(5, { log: 2 }));
    expect(heard.frames).toHaveLength(1);
    socket.tell(sceneFrame(first, 9));
    socket.tell(delta(10, { log: 2 }));
    expect(heard.frames.map((frame) => frame.whole)).toEqual([true, true, false]);
  });

  it("asks for everything when the hash differs, and does not show what is wrong", () => {
    const socket = call();
    socket.tell(delta(5, { log: 2 }, "00000000"));
    expect(socket.of("resync")).toEqual([{ t: "resync", why: "hash" }]);
    expect(heard.frames).toHaveLength(1);
  });
});

describe("requests", () => {
  it("are answered by id, a no as well", async () => {
    const socket = call();
    const asked = line.request({ t: "move", ask: "1.0", words: "MAGPIE" });
    const id = idOf(socket.of("move")[0]);
    socket.tell({ t: "refused", id, code: "STALE", text: "No longer open." });
    await expect(asked).resolves.toMatchObject({ t: "refused", code: "STALE" });
  });

  it("that count once are sent again with the same id when the line is back", async () => {
    const socket = call();
    const moved = line.request({ t: "move", ask: "1.0", words: "MAGPIE" });
    const id = idOf(socket.of("move")[0]);
    socket.drop();
    expect(heard.states.at(-1)?.[0]).toBe("lost");
    const undone = line.request({ t: "undo" }); // asked while there is no line
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.of("move")).toHaveLength(0); // not before everything is in step again
    FakeSocket.last.tell(sceneFrame());
    expect(FakeSocket.last.of("move").map(idOf)).toEqual([id]);
    FakeSocket.last.tell({ t: "ack", id, again: true });
    FakeSocket.last.tell({ t: "ack", id: idOf(FakeSocket.last.of("undo")[0]) });
    await expect(moved).resolves.toMatchObject({ t: "ack", again: true });
    await expect(undone).resolves.toMatchObject({ t: "ack" });
  });

  it("that do not count once are given up when the line breaks, or when there is none", async () => {
    const socket = call();
    const hint = line.request({ t: "hint" });
    socket.drop();
    await expect(hint).rejects.toThrow("not sent");
    await expect(line.request({ t: "say", text: "hi" })).rejects.toThrow("not sent");
  });

  it("are given up when the line is closed for good", async () => {
    call();
    const moved = line.request({ t: "move", ask: "1.0", words: "X" });
    line.close();
    await expect(moved).rejects.toThrow();
    await expect(line.request({ t: "undo" })).rejects.toThrow();
  });
});

describe("goodbye", () => {
  it("without `again` ends the line", () => {
    const socket = call();
    socket.tell({ t: "bye", code: "TABLE_CLOSED", text: "The table is closed." });
    socket.drop();
    vi.advanceTimersByTime(60_000);
    expect(heard.states.at(-1)).toEqual(["ended", "The table is closed.", "TABLE_CLOSED"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("with `again` is a loss like any other", () => {
    const socket = call();
    socket.tell({ t: "bye", code: "RESTART", text: "Back soon.", again: true });
    socket.drop();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("trouble", () => {
  it("of the server's store is told in words, until the table is there again", () => {
    const socket = call();
    socket.tell({ t: "bye", code: "STORE", text: "", again: true });
    socket.drop();
    expect(heard.states.at(-1)).toEqual(["lost", say("net.store"), "STORE"]);
    vi.advanceTimersByTime(300);
    FakeSocket.last.accept();
    FakeSocket.last.tell(sceneFrame());
    FakeSocket.last.drop();
    expect(heard.states.at(-1)).toEqual(["lost", say("net.lost"), ""]);
  });

  it("of a move that is not answered for long is told, and is over with its answer", async () => {
    const socket = call();
    const moving = line.request({ t: "move", ask: "a", words: "x" });
    vi.advanceTimersByTime(3_900);
    expect(heard.states.at(-1)![0]).toBe("live");
    vi.advanceTimersByTime(200);
    expect(heard.states.at(-1)).toEqual(["slow", say("net.slow"), ""]);
    socket.tell({ t: "ack", id: idOf(socket.sent.at(-1)) });
    await moving;
    expect(heard.states.at(-1)).toEqual(["live", "", ""]);
  });
});

describe("a broken line", () => {
  it("is tried again and again, at longer intervals", () => {
    call().drop();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const began = Date.now();
      const before = FakeSocket.all.length;
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(10);
      waits.push(Date.now() - began);
      FakeSocket.last.drop();
    }
    expect(waits[0]).toBeLessThanOrEqual(310);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(2_500);
    expect(Math.max(...waits)).toBeLessThanOrEqual(5_010);
  });

  it("is tried at once when the network is back", () => {
    call().drop();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(FakeSocket.all).toHaveLength(2); // and not once more
  });

  it("is noticed by its silence", () => {
    const socket = call();
    vi.advanceTimersByTime(15_000);
    expect(socket.of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(10_000);
    expect(heard.states.at(-1)?.[0]).toBe("lost");
  });

  it("is given longer each time to show the table, for the server may only be slow", () => {
    call().drop();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const before = FakeSocket.all.length;
      while (FakeSocket.all.length === before) vi.advanceTimersByTime(10);
      FakeSocket.last.accept();
      const began = Date.now();
      while (heard.states.at(-1)?.[0] !== "lost") vi.advanceTimersByTime(100);
      waits.push(Date.now() - began);
    }
    expect(waits).toEqual([20_000, 40_000, 80_000, 80_000, 80_000]);
  });

  it("is not suspected while it answers", async () => {
    const socket = call();
    vi.advanceTimersByTime(15_000);
    socket.tell({ t: "pong", id: idOf(socket.of("ping")[0]), now: 3000 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(socket.of("ping")).toHaveLength(2);
    expect(heard.states.at(-1)?.[0]).toBe("live");
  });
});

it("a closed line leaves nothing behind in the window", () => {
  call();
  line.close();
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
