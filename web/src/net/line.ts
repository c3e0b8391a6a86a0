// The line to a table: says hello, keeps the scene in step, comes back by itself, and sends unanswered moves again.

import { VERSION } from "../protocol";
import type { Bye, ChatLine, ClientMessage, Delta, Hello, Log, Race, Scene, SceneFrame, ServerMessage } from "../protocol";
import { say } from "../words/words";
import { hashOf, merge } from "./sync";

/** What answers a request: it carries the same id. A refusal is an answer too, of kind `refused`. */
export type Reply = Extract<ServerMessage, { id: string }>;
type Request = Extract<ClientMessage, { id: string }>;
/** A request without its id, which the line gives it. */
export type Wish = Request extends infer One ? (One extends Request ? Omit<One, "id"> : never) : never;
/** `slow`: it is live, and something that was sent waits for its answer for long. */
export type LineState = "connecting" | "live" | "slow" | "lost" | "ended";

/** One step of the table: how it is now, and what was told of how it came to be so. */
export interface Frame {
  scene: Scene;
  /** the server's clock, ms */
  now: number;
  /** lines from `log.start` on are now these; null: the log is as it was */
  log: Log | null;
  /** everything came anew (the beginning, or after a gap): nothing to animate */
  whole: boolean;
  /** of a real-time game: how many ticks have passed */
  ticks: number;
}

export interface Listener {
  frame(frame: Frame): void;
  /** `anew`: these replace all lines there were */
  chat(lines: ChatLine[], anew: boolean): void;
  /** how close it was, of something that several were after */
  race?(race: Race): void;
  /** `text` says it in words where there is something to say; `code` is that of the goodbye, of `ended` */
  state(state: LineState, text: string, code: string): void;
}

interface Pending {
  message: Request;
  resolve(reply: Reply): void;
  reject(problem: Error): void;
}

const FIRST_WAIT = 300; // ms until the first try to come back; doubled up to the longest
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
const PATIENCE = 10_000; // ms for a pong, or for the first scene; doubled with each failure up to the longest:
const LONGEST_PATIENCE = 80_000; // a server that is only slow is let come to its end
const SLOW = 4_000; // ms after which whoever waits for an answer is told so
const IN_TROUBLE = "STORE"; // the goodbye of a server that cannot write down what people do
const SENT_AGAIN = ["move", "back", "undo", "take_back"]; // the server counts an id once, however often it comes

export class Line {
  scene: Scene | null = null;
  private socket: WebSocket | null = null;
  private seq = 0;
  private inStep = false; // false until a whole scene has come
  private failures = 0;
  private over = false;
  private why = ""; // the code of the last goodbye, if we may come back
  private slowTimer: Timer;
  private readonly pending = new Map<string, Pending>();
  private returnTimer: Timer;
  private pingTimer: Timer;
  private patience: Timer;
  private readonly listening = new AbortController(); // ends with the line: the page stays

  constructor(
    private readonly hello: Omit<Hello, "t">,
    private readonly listener: Listener,
  ) {
    const { signal } = this.listening;
    window.addEventListener("online", () => this.hurry(), { signal });
    document.addEventListener("visibilitychange", () => this.hurry(), { signal });
  }

  open(): void {
    if (this.over) return;
    this.listener.state("connecting", "", "");
    this.inStep = false;
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.post({ t: "hello", version: VERSION, ...this.hello });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    this.expectSoon();
  }

  /** Hang up for good. */
  close(): void {
    this.over = true;
    this.listening.abort();
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    this.inStep = false;
    socket?.close();
    for (const id of [...this.pending.keys()]) this.giveUp(id);
  }

  /** Is what is sent now heard now? */
  get live(): boolean {
    return this.inStep;
  }

  /**
   * Ask for something. The answer may be a no (`t: "refused"`); the promise is broken only if nothing can come any more:
   * there is no line now and the request is not one that is sent again, or the line ended.
   */
  request(wish: Wish): Promise<Reply> {
    const message = { ...wish, id: freshId() } as Request;
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (SENT_AGAIN.includes(message.t)) this.expectAnswer();
      if (this.inStep) this.post(message);
      else if (this.over || !SENT_AGAIN.includes(message.t)) this.giveUp(message.id);
    });
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case "scene":
        return this.take(message);
      case "delta":
        return this.change(message);
      case "said":
        return this.listener.chat([message.line], false);
      case "race":
        return this.listener.race?.(message);
      case "probe": // the server measures how long the line is
        return this.post({ t: "echo", nonce: message.nonce });
      case "bye":
        return this.dismissed(message);
      default:
        return this.answered(message);
    }
  }

  private take(frame: SceneFrame): void {
    const returned = !this.inStep;
    this.scene = frame.scene;
    this.seq = frame.seq;
    this.inStep = true;
    this.failures = 0;
    this.why = "";
    if (hashOf(frame.scene) !== frame.hash) console.error("the hash of a whole scene differs", frame.seq);
    clearTimeout(this.patience);
    this.schedulePing();
    this.listener.state("live", "", "");
    this.listener.frame({ scene: frame.scene, now: frame.now, log: frame.log, whole: true, ticks: frame.ticks ?? 0 });
    this.listener.chat(frame.chat, true);
    if (returned) this.sendAgain();
    if (this.waiting()) this.expectAnswer();
  }

  private change(frame: Delta): void {
    if (!this.inStep || !this.scene) return; // a whole scene is on its way
    if (frame.seq !== this.seq + 1) return this.resync("gap");
    const scene = merge(this.scene, frame.patch) as Scene;
    if (hashOf(scene) !== frame.hash) return this.resync("hash");
    this.scene = scene;
    this.seq = frame.seq;
    this.listener.frame({ scene, now: frame.now, log: frame.log ?? null, whole: false, ticks: frame.ticks ?? 0 });
  }

  private resync(why: string): void {
    this.inStep = false;
    this.listener.state("connecting", "", "");
    this.post({ t: "resync", why });
    this.expectSoon();
  }

  private answered(reply: Reply): void {
    this.pending.get(reply.id)?.resolve(reply);
    this.pending.delete(reply.id);
    if (this.waiting() || !this.slowTimer) return;
    clearTimeout(this.slowTimer);
    this.slowTimer = undefined;
    if (this.inStep) this.listener.state("live", "", "");
  }

  private waiting(): boolean {
    return [...this.pending.values()].some(({ message }) => SENT_AGAIN.includes(message.t));
  }

  /** Nobody shall wonder whether a move was heard. */
  private expectAnswer(): void {
    this.slowTimer ??= setTimeout(() => {
      if (this.inStep && this.waiting()) this.listener.state("slow", say("net.slow"), "");
    }, SLOW);
  }

  private sendAgain(): void {
    for (const { message } of this.pending.values()) if (SENT_AGAIN.includes(message.t)) this.post(message);
  }

  private dismissed(bye: Bye): void {
    if (bye.again) {
      this.why = bye.code; // the socket closes now, and we come back as after any loss
      return;
    }
    this.close();
    this.listener.state("ended", bye.text, bye.code);
  }

  private lost(): void {
    if (this.over) return;
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.inStep = false;
    for (const [id, { message }] of [...this.pending]) if (!SENT_AGAIN.includes(message.t)) this.giveUp(id);
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    // Not all at the same moment: after a restart of the server everybody comes back.
    this.returnTimer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
    this.listener.state("lost", say(this.why === IN_TROUBLE ? "net.store" : "net.lost"), this.why);
  }

  /** The network is back, or somebody looks: no need to wait any longer. */
  private hurry(): void {
    if (this.over || this.socket || document.hidden) return;
    clearTimeout(this.returnTimer);
    this.open();
  }

  private schedulePing(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => {
      this.expectSoon();
      this.request({ t: "ping" }).then(
        () => {
          clearTimeout(this.patience);
          if (this.inStep) this.schedulePing();
        },
        () => undefined, // given up when the line is lost, which is dealt with there
      );
    }, PING_EVERY);
  }

  /** A line that says nothing is as good as lost, though nobody hung up. */
  private expectSoon(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(), Math.min(LONGEST_PATIENCE, PATIENCE * 2 ** this.failures));
  }

  private stopTimers(): void {
    for (const timer of [this.returnTimer, this.pingTimer, this.patience, this.slowTimer]) clearTimeout(timer);
    this.slowTimer = undefined;
  }

  private giveUp(id: string): void {
    this.pending.get(id)?.reject(new Error(say("net.not_sent")));
    this.pending.delete(id);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Where the page is not served over https there is no randomUUID. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
