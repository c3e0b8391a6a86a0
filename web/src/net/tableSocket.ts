// The connection to a table, over a WebSocket: it says hello, keeps the scene up to date, reconnects by itself, and sends moves
// again that were not answered.

import { VERSION } from "../protocol";
import type { Bye, ChatLine, ClientMessage, Delta, Hello, Log, Race, Scene, SceneFrame, ServerMessage } from "../protocol";
import { say } from "../words/words";
import { hashOf, mergePatch } from "./sync";

/** The answer to a request, with the same id. A refusal is an answer too, of kind `refused`. */
export type Reply = Extract<ServerMessage, { id: string }>;
type Request = Extract<ClientMessage, { id: string }>;
/** A request without its id, which the socket adds. */
export type RequestBody = Request extends infer One ? (One extends Request ? Omit<One, "id"> : never) : never;
/** `slow`: connected, but a request has waited long for its answer. */
export type ConnectionState = "connecting" | "live" | "slow" | "lost" | "ended";

/** One update of the table: the scene after it, and the log lines that led there. */
export interface Frame {
  scene: Scene;
  /** the server's clock, ms */
  now: number;
  /** these replace the lines from `log.start` on; null: the log has not changed */
  log: Log | null;
  /** a complete scene (the first one, or after a gap): nothing is animated */
  whole: boolean;
  /** of a real-time game: how many ticks have passed */
  ticks: number;
}

export interface SocketListener {
  frame(frame: Frame): void;
  /** `anew`: these replace all lines received before */
  chat(lines: ChatLine[], anew: boolean): void;
  /** the times of the seats that competed for the same thing */
  race?(race: Race): void;
  /** `text`: a sentence for people, may be empty; `code`: the code of the goodbye */
  state(state: ConnectionState, text: string, code: string): void;
}

interface PendingRequest {
  message: Request;
  resolve(reply: Reply): void;
  reject(problem: Error): void;
}

const FIRST_RECONNECT_DELAY = 300; // ms until the first attempt to reconnect; doubled after each failure up to the maximum
const MAX_RECONNECT_DELAY = 5_000;
const PING_INTERVAL = 15_000;
const REPLY_TIMEOUT = 10_000; // ms for a pong, or for the first scene; doubled after each failure up to the maximum,
const MAX_REPLY_TIMEOUT = 80_000; // so that a server that is only slow can finish its answer
const SLOW_AFTER = 4_000; // ms after which the person is told that the answer takes long
const STORE_DOWN = "STORE"; // the code with which a server closes that cannot store moves
const RESENT = ["move", "back", "undo", "take_back"]; // the server carries out an id once, however often it comes

export class TableSocket {
  scene: Scene | null = null;
  private socket: WebSocket | null = null;
  private seq = 0;
  private synchronized = false; // false until a complete scene has come
  private failures = 0;
  private closed = false;
  private byeCode = ""; // the code of the last goodbye, if we may reconnect
  private slowTimer: Timer;
  private readonly pending = new Map<string, PendingRequest>();
  private reconnectTimer: Timer;
  private pingTimer: Timer;
  private replyTimer: Timer;
  private readonly browserEvents = new AbortController(); // aborted with the connection; the page stays open

  constructor(
    private readonly hello: Omit<Hello, "t">,
    private readonly listener: SocketListener,
  ) {
    const { signal } = this.browserEvents;
    window.addEventListener("online", () => this.reconnectNow(), { signal });
    document.addEventListener("visibilitychange", () => this.reconnectNow(), { signal });
  }

  open(): void {
    if (this.closed) return;
    this.listener.state("connecting", "", "");
    this.synchronized = false;
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.send({ t: "hello", version: VERSION, ...this.hello });
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.connectionLost();
    };
    this.startReplyTimeout();
  }

  /** Close the connection for good. */
  close(): void {
    this.closed = true;
    this.browserEvents.abort();
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    this.synchronized = false;
    socket?.close();
    for (const id of [...this.pending.keys()]) this.rejectRequest(id);
  }

  /** True while what is sent reaches the server at once. */
  get live(): boolean {
    return this.synchronized;
  }

  /**
   * Send a request. The answer may be a refusal (`t: "refused"`). The promise is rejected only if no answer can come: there is no
   * connection and the request is not one that is sent again, or the connection was closed for good.
   */
  request(wish: RequestBody): Promise<Reply> {
    const message = { ...wish, id: freshId() } as Request;
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (RESENT.includes(message.t)) this.startSlowTimer();
      if (this.synchronized) this.send(message);
      else if (this.closed || !RESENT.includes(message.t)) this.rejectRequest(message.id);
    });
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "scene":
        return this.applyScene(message);
      case "delta":
        return this.applyDelta(message);
      case "said":
        return this.listener.chat([message.line], false);
      case "race":
        return this.listener.race?.(message);
      case "probe": // the server measures the round trip
        return this.send({ t: "echo", nonce: message.nonce });
      case "bye":
        return this.receiveBye(message);
      default:
        return this.receiveReply(message);
    }
  }

  private applyScene(frame: SceneFrame): void {
    const returned = !this.synchronized;
    this.scene = frame.scene;
    this.seq = frame.seq;
    this.synchronized = true;
    this.failures = 0;
    this.byeCode = "";
    if (hashOf(frame.scene) !== frame.hash) console.error("the hash of a whole scene differs", frame.seq);
    clearTimeout(this.replyTimer);
    this.schedulePing();
    this.listener.state("live", "", "");
    this.listener.frame({ scene: frame.scene, now: frame.now, log: frame.log, whole: true, ticks: frame.ticks ?? 0 });
    this.listener.chat(frame.chat, true);
    if (returned) this.resend();
    if (this.awaitsAnswer()) this.startSlowTimer();
  }

  private applyDelta(frame: Delta): void {
    if (!this.synchronized || !this.scene) return; // a complete scene is on its way
    if (frame.seq !== this.seq + 1) return this.resync("gap");
    const scene = mergePatch(this.scene, frame.patch) as Scene;
    if (hashOf(scene) !== frame.hash) return this.resync("hash");
    this.scene = scene;
    this.seq = frame.seq;
    this.listener.frame({ scene, now: frame.now, log: frame.log ?? null, whole: false, ticks: frame.ticks ?? 0 });
  }

  private resync(why: string): void {
    this.synchronized = false;
    this.listener.state("connecting", "", "");
    this.send({ t: "resync", why });
    this.startReplyTimeout();
  }

  private receiveReply(reply: Reply): void {
    this.pending.get(reply.id)?.resolve(reply);
    this.pending.delete(reply.id);
    if (this.awaitsAnswer() || !this.slowTimer) return;
    clearTimeout(this.slowTimer);
    this.slowTimer = undefined;
    if (this.synchronized) this.listener.state("live", "", "");
  }

  private awaitsAnswer(): boolean {
    return [...this.pending.values()].some(({ message }) => RESENT.includes(message.t));
  }

  /** Report the state `slow` if a move is not answered in time. */
  private startSlowTimer(): void {
    this.slowTimer ??= setTimeout(() => {
      if (this.synchronized && this.awaitsAnswer()) this.listener.state("slow", say("net.slow"), "");
    }, SLOW_AFTER);
  }

  private resend(): void {
    for (const { message } of this.pending.values()) if (RESENT.includes(message.t)) this.send(message);
  }

  private receiveBye(bye: Bye): void {
    if (bye.again) {
      this.byeCode = bye.code; // the server closes the socket now, and we reconnect as after any loss
      return;
    }
    this.close();
    this.listener.state("ended", bye.text, bye.code);
  }

  private connectionLost(): void {
    if (this.closed) return;
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.synchronized = false;
    for (const [id, { message }] of [...this.pending]) if (!RESENT.includes(message.t)) this.rejectRequest(id);
    const longest = Math.min(MAX_RECONNECT_DELAY, FIRST_RECONNECT_DELAY * 2 ** this.failures);
    this.failures += 1;
    // A random delay: after a restart of the server not all clients shall reconnect at the same moment.
    this.reconnectTimer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
    this.listener.state("lost", say(this.byeCode === STORE_DOWN ? "net.store" : "net.lost"), this.byeCode);
  }

  /** The network is back, or the page became visible: reconnect without waiting. */
  private reconnectNow(): void {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.reconnectTimer);
    this.open();
  }

  private schedulePing(): void {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(() => {
      this.startReplyTimeout();
      this.request({ t: "ping" }).then(
        () => {
          clearTimeout(this.replyTimer);
          if (this.synchronized) this.schedulePing();
        },
        () => undefined, // rejected when the connection is lost, which `connectionLost` handles
      );
    }, PING_INTERVAL);
  }

  /** A connection on which nothing arrives counts as lost, although it was not closed. */
  private startReplyTimeout(): void {
    clearTimeout(this.replyTimer);
    this.replyTimer = setTimeout(() => this.connectionLost(), Math.min(MAX_REPLY_TIMEOUT, REPLY_TIMEOUT * 2 ** this.failures));
  }

  private stopTimers(): void {
    for (const timer of [this.reconnectTimer, this.pingTimer, this.replyTimer, this.slowTimer]) clearTimeout(timer);
    this.slowTimer = undefined;
  }

  private rejectRequest(id: string): void {
    this.pending.get(id)?.reject(new Error(say("net.not_sent")));
    this.pending.delete(id);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** crypto.randomUUID exists over https only. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
