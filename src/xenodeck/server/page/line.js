// The line to a table: says hello, keeps the scene in step, comes back by itself, and sends unanswered moves again.

/**
 * @import { ChatLine, ClientMessage, Hello, Log, Scene, SceneFrame, Delta, ServerMessage } from "protocol"
 * @typedef {Extract<ServerMessage, { id: string }>} Reply
 * @typedef {Extract<ClientMessage, { id: string }>} Request
 * @typedef {Request extends infer One ? One extends Request ? Omit<One, "id"> : never : never} Wish
 * @typedef {"connecting" | "live" | "lost" | "ended"} LineState
 * @typedef {object} Listener
 * @property {(scene: Scene, now: number) => void} scene everything changed, or a part of it
 * @property {(log: Log) => void} log
 * @property {(lines: ChatLine[], anew: boolean) => void} chat
 * @property {(state: LineState, text: string) => void} state
 * @typedef {{ message: Request, resolve: (reply: Reply) => void, reject: (problem: Error) => void }} Pending
 */
import { hashOf, merge } from "./sync.js";
import { say } from "./words.js";

/** @type {typeof import("protocol").VERSION} */
const VERSION = 1;
const FIRST_WAIT = 300; // ms until the first try to come back; doubled up to the longest
const LONGEST_WAIT = 5_000;
const PING_EVERY = 15_000;
const PATIENCE = 10_000; // ms for a pong, or for the first scene
const SENT_AGAIN = ["move", "back", "undo"]; // the server counts an id once, however often it comes

export class Line {
  /**
   * @param {Omit<Hello, "t">} hello
   * @param {Listener} listener
   */
  constructor(hello, listener) {
    this.hello = hello;
    this.listener = listener;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Scene | null} */
    this.scene = null;
    this.seq = 0;
    this.inStep = false; // false until a whole scene has come
    this.failures = 0;
    this.over = false;
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    this.returnTimer = 0;
    this.pingTimer = 0;
    this.patience = 0;
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => this.hurry());
  }

  open() {
    this.listener.state("connecting", "");
    this.inStep = false;
    const address = new URL("/ws", location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.post({ t: "hello", version: VERSION, ...this.hello });
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.lost();
    this.expectSoon();
  }

  /** Hang up for good. */
  close() {
    this.over = true;
    this.stopTimers();
    this.socket?.close();
    this.socket = null;
  }

  /**
   * Ask for something; the answer carries the same id.
   * @param {Wish} wish
   * @returns {Promise<Reply>}
   */
  request(wish) {
    const message = /** @type {Request} */ ({ ...wish, id: freshId() });
    return new Promise((resolve, reject) => {
      this.pending.set(message.id, { message, resolve, reject });
      if (this.inStep) this.post(message);
      else if (!SENT_AGAIN.includes(message.t)) this.giveUp(message.id);
    });
  }

  /** @param {ServerMessage} message */
  hear(message) {
    switch (message.t) {
      case "scene":
        return this.take(message);
      case "delta":
        return this.change(message);
      case "said":
        return this.listener.chat([message.line], false);
      case "bye":
        return this.dismissed(message.text, message.again ?? false);
      default:
        return this.answered(message);
    }
  }

  /** @param {SceneFrame} frame */
  take(frame) {
    const returned = !this.inStep;
    this.scene = frame.scene;
    this.seq = frame.seq;
    this.inStep = true;
    this.failures = 0;
    if (hashOf(frame.scene) !== frame.hash) console.error("the hash of a whole scene differs", frame.seq);
    clearTimeout(this.patience);
    this.listener.state("live", "");
    this.listener.log(frame.log);
    this.listener.chat(frame.chat, true);
    this.listener.scene(frame.scene, frame.now);
    if (returned) this.sendAgain();
    this.schedulePing();
  }

  /** @param {Delta} frame */
  change(frame) {
    if (!this.inStep || !this.scene) return; // a whole scene is on its way
    if (frame.seq !== this.seq + 1) return this.resync("gap");
    const scene = /** @type {Scene} */ (merge(this.scene, frame.patch));
    if (hashOf(scene) !== frame.hash) return this.resync("hash");
    this.scene = scene;
    this.seq = frame.seq;
    if (frame.log) this.listener.log(frame.log);
    this.listener.scene(scene, frame.now);
  }

  /** @param {string} why */
  resync(why) {
    this.inStep = false;
    this.listener.state("connecting", "");
    this.post({ t: "resync", why });
    this.expectSoon();
  }

  /** @param {Reply} reply */
  answered(reply) {
    this.pending.get(reply.id)?.resolve(reply);
    this.pending.delete(reply.id);
  }

  sendAgain() {
    for (const { message } of this.pending.values()) if (SENT_AGAIN.includes(message.t)) this.post(message);
  }

  /**
   * @param {string} text
   * @param {boolean} again
   */
  dismissed(text, again) {
    if (again) return;
    this.close();
    for (const id of [...this.pending.keys()]) this.giveUp(id);
    this.listener.state("ended", text);
  }

  lost() {
    if (this.over) return;
    this.stopTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.inStep = false;
    for (const [id, { message }] of this.pending) if (!SENT_AGAIN.includes(message.t)) this.giveUp(id);
    this.listener.state("lost", say("lost"));
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures);
    this.failures += 1;
    // Not all at once: after a restart of the server everybody comes back.
    this.returnTimer = setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }

  /** The network is back, or somebody looks: no need to wait any longer. */
  hurry() {
    if (this.over || this.socket || document.hidden) return;
    clearTimeout(this.returnTimer);
    this.open();
  }

  schedulePing() {
    clearTimeout(this.pingTimer);
    this.pingTimer = setTimeout(async () => {
      this.expectSoon();
      await this.request({ t: "ping" }).catch(() => null); // given up when the line is lost, which is dealt with there
      clearTimeout(this.patience);
      if (this.inStep) this.schedulePing();
    }, PING_EVERY);
  }

  /** A line that says nothing is as good as lost, though nobody hung up. */
  expectSoon() {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.lost(), PATIENCE);
  }

  stopTimers() {
    for (const timer of [this.returnTimer, this.pingTimer, this.patience]) clearTimeout(timer);
  }

  /** @param {string} id */
  giveUp(id) {
    this.pending.get(id)?.reject(new Error(say("not_sent")));
    this.pending.delete(id);
  }

  /** @param {ClientMessage} message */
  post(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

/** Where the page is not served over https there is no randomUUID. */
function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
