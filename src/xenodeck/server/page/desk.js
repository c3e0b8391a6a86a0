// Beside the table: sitting down, inviting, starting, leaving, the end, and what can be taken along.

/** @import { ClockRule, GameShape, Join, Result, Seated, SeatScene } from "protocol" */
/**
 * @typedef {object} Standing what the desk needs to know of a table
 * @property {string} id
 * @property {string} status
 * @property {Pick<SeatScene, "kind" | "name">[]} seats
 * @property {string} origin
 * @property {number | null} [host]
 * @property {string} [next]
 * @property {number} [watchers]
 * @property {Result | null} [result]
 * @property {ClockRule | string} clock
 * @property {Record<string, unknown>} options
 */
import * as api from "./api.js";
import { button, download, el, fill, form, labelled } from "./dom.js";
import { dropSeat, guest, keysOf, phraseOf } from "./purse.js";
import { say } from "./words.js";

export class Desk {
  /**
   * @param {string} id
   * @param {GameShape} game
   * @param {string} invite
   * @param {(seat: Seated) => void} sit
   */
  constructor(id, game, invite, sit) {
    this.id = id;
    this.game = game;
    this.invite = invite;
    this.sit = sit;
    this.shown = "";
    this.element = el("section", { class: "desk", "aria-label": say("desk") });
  }

  /**
   * @param {Standing} table
   * @param {Seated | null} seat
   */
  show(table, seat) {
    const key = JSON.stringify([table, seat]);
    if (key === this.shown) return; // whoever is typing an alias here is not disturbed
    this.shown = key;
    fill(
      this.element,
      table.result && this.ending(table.result, table),
      !seat && table.status === "open" && this.joining(table),
      table.status !== "over" && this.inviting(table),
      seat ? this.doing(table, seat) : this.taking(table, null),
      this.agreed(table),
    );
  }

  /** @param {Standing} table */
  joining(table) {
    const open = table.seats.flatMap((seat, at) => (seat.kind === "open" ? [at] : []));
    if (!open.length && !this.invite) return el("p", { class: "panel" }, say("no_seat"));
    return joinForm(this.id, this.invite, open, this.sit);
  }

  /** @param {Standing} table */
  inviting(table) {
    const address = `${location.origin}/t/${this.id}`;
    const codes = Object.entries(keysOf(this.id).invites).filter(([seat]) => table.seats[Number(seat)]?.kind === "invite");
    return el(
      "details", { class: "panel", open: table.status === "open" },
      el("summary", {}, say("share")),
      link(say("share_link"), address),
      ...codes.map(([seat, code]) => link(say("invite_link", { number: Number(seat) + 1 }), `${address}#invite=${code}`)),
      codes.length > 0 && el("small", {}, say("invite_more")),
    );
  }

  /**
   * @param {Standing} table
   * @param {Seated} seat
   */
  doing(table, seat) {
    const host = table.host === seat.seat;
    const code = el("output", { class: "code" });
    const gone = (/** @type {"leave" | "close"} */ what) => async () => {
      await api.tell(seat, what);
      dropSeat(this.id, seat.seat);
      location.assign("/");
    };
    const again = async () => location.assign(`/t/${(await api.rematch(seat)).table}`);
    const hand = async () => {
      const given = await api.handover(seat);
      code.textContent = say("handover_code", { code: given.code, minutes: Math.round(given.seconds / 60) });
    };
    return el(
      "div", { class: "panel" },
      el(
        "p", { class: "buttons" },
        table.status === "open" && host && button(say("start"), () => api.tell(seat, "start"), { class: "go" }),
        table.status === "open" && host && button(say("close"), gone("close")),
        // Whoever asks first sets up the new table; the others get the seats kept for them.
        table.status === "over" && button(say(table.next ? "to_rematch" : "rematch"), again, { class: "go" }),
        table.status !== "over" && button(say("other_device"), hand, { class: "quiet small" }),
        table.status !== "over" && button(say("leave"), gone("leave"), { class: "quiet small" }),
      ),
      code,
      this.taking(table, seat),
    );
  }

  /**
   * What can be taken along.
   * @param {Standing} table
   * @param {Seated | null} seat
   */
  taking(table, seat) {
    const over = table.status === "over";
    const record = async () => download(`${this.id}.txt`, await api.record(this.id), "text/plain");
    const position = async (/** @type {Seated} */ mine) => download(`${this.id}.json`, await api.position(mine), "application/json");
    return el(
      "p", { class: "buttons" },
      over && el("a", { class: "button quiet small", href: `/r/${this.id}` }, say("replay")),
      over && button(say("download_record"), record, { class: "quiet small" }),
      seat && table.status !== "open" && button(say("download_position"), () => position(seat), { class: "quiet small" }),
      !seat && table.next && el("a", { class: "button go", href: `/t/${table.next}` }, say("to_rematch")),
    );
  }

  /**
   * @param {Result} result
   * @param {Standing} table
   */
  ending(result, table) {
    const rows = result.scores.map((score, at) => ({ score, at })).sort((a, b) => b.score - a.score);
    const line = (/** @type {{ score: number, at: number }} */ row) =>
      el(
        "tr", { class: result.winners.includes(row.at) ? "won" : "" },
        el("th", { scope: "row" }, table.seats[row.at]?.name ?? ""), el("td", {}, String(row.score)),
        el("td", {}, result.winners.includes(row.at) ? say("won") : ""),
      );
    return el("div", { class: "panel" }, el("h2", {}, say("result")), el("table", { class: "scores" }, el("tbody", {}, ...rows.map(line))));
  }

  /** @param {Standing} table */
  agreed(table) {
    const clock = typeof table.clock === "string" ? table.clock : table.clock.name;
    const options = Object.entries(table.options).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
    const facts = [
      `${say("clock")}: ${say(`clock_${clock}`)}`,
      ...(table.watchers ? [say("watchers", { number: table.watchers })] : []),
      ...(table.origin === "deal" ? [] : [say(`origin_${table.origin}`)]),
      ...options,
    ];
    return el("ul", { class: "facts" }, ...facts.map((fact) => el("li", {}, fact)));
  }
}

/**
 * A name, and a seat: the invited one, or one of those that are open.
 * @param {string} id
 * @param {string} invite
 * @param {number[]} open
 * @param {(seat: Seated) => void} sit
 */
export function joinForm(id, invite, open, sit) {
  const alias = el("input", { name: "alias", maxlength: 24, autocomplete: "nickname", value: guest()?.alias ?? "", placeholder: say("alias_made_up") });
  const take = async (/** @type {Join} */ wish) => {
    await api.beSomebody(alias.value.trim());
    sit(await api.join(id, { ...wish, phrase: phraseOf(id) }));
  };
  const [first = 0, ...others] = open;
  return form(
    { class: "panel" }, () => take(invite ? { invite } : { seat: first }),
    el("h2", {}, say(invite ? "invited" : "sit_down")),
    labelled(say("alias"), alias),
    el(
      "p", { class: "buttons" },
      el("button", { class: "go" }, invite ? say("take_seat") : say("take_seat_number", { number: first + 1 })),
      ...(invite ? [] : others.map((at) => button(say("take_seat_number", { number: at + 1 }), () => take({ seat: at })))),
    ),
  );
}

/**
 * An address to give to somebody.
 * @param {string} label
 * @param {string} address
 */
function link(label, address) {
  const shown = el("input", { readonly: true, value: address, onfocus: () => shown.select() });
  const copied = el("output", {});
  const copy = async () => {
    shown.select();
    await navigator.clipboard.writeText(address);
    copied.textContent = say("copied");
  };
  // Away from https the browser has no clipboard for us; the field is selected then, to be copied by hand.
  return el("div", { class: "line" }, labelled(label, shown), navigator.clipboard && button(say("copy"), copy, { class: "quiet small", "aria-label": `${say("copy")}: ${label}` }), copied);
}
