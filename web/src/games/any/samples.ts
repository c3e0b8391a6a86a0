// Sample tables for the style guide: games without drawings, with teams, rounds, an automaton and partly known piles.

import type { GameSchema, LaneScene, PauseScene, PileScene, QuestionScene, Scene, SeatScene, ViewScene } from "../../protocol";

const pile = (size: number, ...cards: string[]): PileScene => ({ size, cards });
const people: SeatScene[] = ["Velvet Moth", "Copper Wren", "Quiet Comet", "Plum Nebula"].map((name) => ({ kind: "person", name, here: true }));

export const shape = (): GameSchema => ({
  id: "sample", name: "", tagline: "", minutes: "", rules: 1, languages: ["en"], least: 2, most: 4, usual: "", bots: [],
  modes: [
    { id: "rounds", text: "", least: 4, most: 4, defaults: {}, tick: 0, fewest: false, rounds: 3, automata: [], begins: {} },
    { id: "fewest", text: "", least: 2, most: 2, defaults: {}, tick: 0, fewest: true, rounds: 1, automata: [1], begins: {} },
  ],
  cards: {}, texts: {}, places: {}, fields: {}, counts: {}, by_seat: [], shown: [], phrases: {}, automata: {}, now: {}, brief: [], lessons: [], notes: [], gentle: { mode: "", options: {}, bots: [] },
  forgets: ["row"],
});

function scene(mode: string, seats: SeatScene[], view: Partial<ViewScene>, more: Partial<Scene> = {}): Scene {
  const about = { id: "style", game: "sample", rules: 1, mode, status: "running", options: {}, clock: { name: "none" }, origin: "deal" };
  return {
    table: { ...about, listed: false, assist: true, undo: true, watch: true, host: 0 },
    seats, you: 0, watchers: 0, log: 0, can_undo: false,
    view: { places: {}, fields: {}, waiting: [], standing: [], over: false, truncated: false, rounds: [], paused: false, ...view },
    ...more,
  };
}

const laid = { deck: [pile(12)], track: [pile(3, "5", "2", "0")], hand: people.map((_, seat) => (seat ? pile(2) : pile(2, "4", "1"))) };
const ROUNDS = [[2, 0, 2, 0], [0, 2, 0, 2], [1, 1, 1, 1]];

function between(): Scene {
  const rounds = ROUNDS.slice(0, 2);
  return scene("rounds", people, { places: laid, standing: [2, 2, 2, 2], rounds, paused: true }, { pause: { kind: "round", text: "", waits_for: [0, 1, 2, 3], ready: [1, 3], due: Date.now() + 45_000 } });
}

function teams(): Scene {
  const scores = [3, 3, 3, 3];
  const sums = scores.map(() => ROUNDS.map((_, n) => ({ label: String(n + 1), number: ROUNDS[n]?.[0] ?? 0 })));
  const result = {
    scores, sums, winners: [1, 3], truncated: false, ended: "", text: "Copper Wren, Plum Nebula", ranks: [3, 1, 3, 1], teams: [0, 1, 0, 1], rounds: ROUNDS,
    breaks: [{ label: "☾", values: [0, 2, 0, 2] }],
  };
  return scene("rounds", people, { places: laid, standing: scores, rounds: ROUNDS, over: true }, { result });
}

function hoards(): Scene {
  const seats = [people[0] as SeatScene, { kind: "automaton", name: "Golem" }];
  const places = { deck: [pile(9)], pile: [pile(4, "7", "3", "1", "3"), pile(3, "1", "?", "?")], hand: [pile(2, "1", "7"), pile(0)] };
  return scene("fewest", seats, { places, standing: [14, 3], waiting: [0] });
}

// -- in real time, and where things are forgotten --

const rows = (...mine: string[]) => ({ deck: [pile(9)], row: people.map((_, seat) => (seat ? pile(3) : pile(3, ...mine))) });
const options = ["1", "2", "3"].map((word) => ({ word, kind: "choice", label: "★".repeat(Number(word)) }));
const act: QuestionScene = { ask: "1", name: "", kind: "choice", rule: "1", prompt: "…", before: [], options };

/** Everybody at their own pace; `lanes` of the first seats, the others are free. */
function racing(lanes: LaneScene[], view: Partial<ViewScene> = {}, more: Partial<Scene> = {}): Scene {
  const all = people.map((_, seat) => lanes[seat] ?? {});
  const made = scene("rounds", people, { places: rows(), standing: [3, 1, 0, 0], waiting: [0], lanes: all, ...view }, more);
  return { ...made, table: { ...made.table, tick: 100 } };
}

const halt = (kind: string, more: Partial<PauseScene> = {}): Scene => racing([], {}, { pause: { kind, text: "", waits_for: [], ready: [], due: 0, ...more } });

function realTime(): { id: string; scene: Scene }[] {
  const looked = { ghosts: { row: [["", "5", ""], [], [], []] }, places: rows("2", "?", "?") };
  return [
    { id: "own_pace", scene: racing([{ until: 100, doing: [1] }, { frozen: true }, { until: 60, doing: [2] }], looked) },
    { id: "free", scene: racing([], {}, { question: act }) },
    { id: "frozen", scene: racing([{ frozen: true }]) },
    { id: "start", scene: halt("start", { waits_for: [0, 1], ready: [1], due: Date.now() + 20_000 }) },
    { id: "count", scene: halt("countdown", { due: Date.now() + 3_000 }) },
    { id: "check", scene: halt("check") },
    { id: "return", scene: { ...halt("return", { due: Date.now() + 10_000 }), seats: people.map((one, seat) => ({ ...one, here: seat !== 2 })) } },
  ];
}

export const samples = (): { id: string; scene: Scene }[] => [
  { id: "pause", scene: between() },
  { id: "teams", scene: teams() },
  { id: "hoards", scene: hoards() },
  ...realTime(),
];
