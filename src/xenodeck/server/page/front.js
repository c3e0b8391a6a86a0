// The front page: who I am, the games, the tables, and the ways in.

/** @import { GameShape, MyTable, TableShape } from "protocol" */
import * as api from "./api.js";
import { button, el, fill, form, labelled } from "./dom.js";
import { newTable, seatsToBeginWith, sitDown } from "./newtable.js";
import { guest } from "./purse.js";
import { say } from "./words.js";

const LOOK_AGAIN = 5_000; // ms between two looks at the lists of tables

/** @param {HTMLElement} main */
export async function frontPage(main) {
  document.title = "Xenodeck";
  const shelf = await api.games();
  const names = new Map(shelf.map((game) => [game.id, game.name]));
  const lists = el("div", { class: "columns" });
  fill(main, welcome(), games(shelf), lists, waysIn());
  main.className = "front";
  await refresh(lists, names);
  setInterval(() => document.hidden || refresh(lists, names).catch(() => null), LOOK_AGAIN); // the next look may succeed
}

function welcome() {
  const alias = el("input", {
    name: "alias", maxlength: 24, autocomplete: "nickname", value: guest()?.alias ?? "", placeholder: say("alias_made_up"),
  });
  const said = el("output", {});
  const keep = async () => {
    alias.value = (await api.beSomebody(alias.value.trim())).alias;
    said.textContent = say("hello", { name: alias.value });
  };
  return el(
    "section", { class: "welcome", "aria-labelledby": "welcome" },
    el("div", {}, el("h1", { id: "welcome" }, say("welcome")), el("p", {}, say("welcome_more"))),
    form({ class: "line" }, keep, labelled(say("alias"), alias), el("button", {}, say("keep")), said),
  );
}

/** @param {GameShape[]} shelf */
function games(shelf) {
  const boxes = shelf.map((game) =>
    el(
      "li", { class: "box", "data-game": game.id },
      el("h3", {}, game.name),
      el("p", {}, game.tagline),
      el("p", { class: "facts" }, say("players", { least: game.least, most: game.most }), " · ", say("minutes", { minutes: game.minutes })),
      el(
        "p", { class: "buttons" },
        button(say("play_now"), () => playNow(game), { class: "go", "aria-label": `${say("play_now")}: ${game.name}` }),
        button(say("new_table"), () => newTable(shelf, game.id), { "aria-label": `${say("new_table")}: ${game.name}` }),
      ),
    ),
  );
  return el("section", { "aria-labelledby": "games" }, el("h2", { id: "games" }, say("games")), el("ul", { class: "shelf" }, ...boxes));
}

/** @param {GameShape} game */
async function playNow(game) {
  const mode = game.modes[0];
  if (!mode) throw new Error(`${game.id} has no modes`);
  const seats = seatsToBeginWith(mode);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: /** @type {const} */ ("bot"), bot: game.usual }));
  await sitDown(await api.create({ game: game.id, mode: mode.id, seats: [{ kind: "me" }, ...bots] }));
}

/**
 * @param {HTMLElement} place
 * @param {Map<string, string>} names
 */
async function refresh(place, names) {
  const [mine, open, running] = await Promise.all([api.myTables(), api.tables("open"), api.tables("running")]);
  const key = JSON.stringify([mine, open, running]);
  if (place.dataset["shown"] === key) return; // whoever is about to press something there is not disturbed
  place.dataset["shown"] = key;
  fill(
    place,
    list("my_tables", mine.map((one) => tableLine(one.table, names, one))),
    list("open_tables", open.map((table) => tableLine(table, names, null))),
    list("running_tables", running.map((table) => tableLine(table, names, null))),
  );
}

/**
 * @param {string} title
 * @param {HTMLElement[]} lines
 */
function list(title, lines) {
  const what = lines.length ? el("ul", { class: "tables" }, ...lines) : el("p", { class: "nothing" }, say("none_yet"));
  return el("section", { "aria-labelledby": title }, el("h2", { id: title }, say(title)), what);
}

/**
 * @param {TableShape} table
 * @param {Map<string, string>} names
 * @param {MyTable | null} mine
 */
function tableLine(table, names, mine) {
  const people = table.seats.map((seat) => seat.name || say(`kind_${seat.kind}`)).join(", ");
  const verb = mine ? "go_on" : table.status === "open" ? "take_part" : "watch";
  return el(
    "li", { class: mine?.asked ? "asked" : "" },
    el("a", { href: `/t/${table.id}` }, `${names.get(table.game) ?? table.game} · ${say(verb)}`),
    table.locked && el("span", { class: "tag" }, say("locked")),
    mine?.asked && el("span", { class: "tag" }, say("your_turn")),
    el("small", {}, `${say(`status_${table.status}`)} · ${people}`),
  );
}

function waysIn() {
  const link = el("input", { name: "link", required: true, autocomplete: "off", placeholder: "/t/…" });
  const code = el("input", { name: "code", required: true, autocomplete: "one-time-code", minlength: 4, maxlength: 40 });
  const file = el("input", { name: "record", type: "file", accept: ".txt,text/plain", required: true });
  const follow = () => location.assign(addressOf(link.value.trim()));
  const redeem = async () => location.assign(`/t/${(await api.redeem(code.value.trim())).table}`);
  const upload = async () => {
    const text = await file.files?.[0]?.text();
    if (text !== undefined) location.assign(`/r/${(await api.upload(text)).table}`);
  };
  return el(
    "div", { class: "columns ways" },
    form({ class: "panel" }, follow, el("h2", {}, say("join_title")), labelled(say("join_label"), link), el("button", {}, say("go_there"))),
    form({ class: "panel" }, redeem, el("h2", {}, say("handover_title")), labelled(say("handover_label"), code), el("button", {}, say("take_over"))),
    form({ class: "panel" }, upload, el("h2", {}, say("record_title")), labelled(say("record_label"), file), el("button", {}, say("look_at_it"))),
  );
}

/**
 * Where a link or the bare code of a table leads: always to this server.
 * @param {string} text
 */
function addressOf(text) {
  const found = /(?:^|\/([tr])\/)([a-z0-9-]+)\/?(#invite=[A-Za-z0-9-]+)?$/.exec(text);
  if (!found) throw new Error(say("no_such_link"));
  return `/${found[1] ?? "t"}/${found[2]}${found[3] ?? ""}`;
}
