// SPDX-License-Identifier: Apache-2.0
// Peer: Ufoludki on boardgame.io without screen or network, played by random players.
//
// The framework's own reducer is called directly: it does everything a move needs (turn order, plugins,
// immutable updates) and is what both its client and its server run. A local client adds a store, a log
// and subscribers around the same call and is slower, so this is the kinder way to measure.

import { createRequire } from "node:module";
import { parseArgs } from "node:util";

// Without this the framework also checks at each move that the state can be serialised.
process.env.NODE_ENV = "production";
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");
const { CARDS, HAND_SIZE, LOOT, Ufoludki } = await import("./ufoludki.mjs");

const WARM_UP_SECONDS = 1.5; // not counted; the JavaScript compiler needs a while to settle
const CLONE_STATES = 20;
const CLONE_BLOCKS = 9;
const CLONE_ROUNDS = 150;

const game = ProcessGameConfig(Ufoludki);
const reduce = CreateGameReducer({ game });
const { enumerate } = Ufoludki.ai;

// A small xorshift generator: Math.random cannot be seeded.
function seededRandom(seed) {
  let word = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 1;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) / 2 ** 32;
  };
}

const cpuSeconds = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
};

function makeMatches(seats, seed) {
  let number = 0;
  return () => {
    number += 1;
    return InitializeGame({ game: { ...game, seed: `${seed}-${number}` }, numPlayers: seats });
  };
}

function step(state, args) {
  const playerID = state.ctx.currentPlayer;
  return reduce(state, { type: "MAKE_MOVE", payload: { type: "play", args, playerID } });
}

function randomStep(state, random) {
  const moves = enumerate(state.G, state.ctx, state.ctx.currentPlayer);
  return step(state, moves[Math.floor(random() * moves.length)].args);
}

function playGame(state, random) {
  const seats = state.ctx.numPlayers;
  let decisions = 0;
  let turns = 0;
  let seat = Number(state.ctx.currentPlayer) - 1;
  while (state.ctx.gameover === undefined) {
    const now = Number(state.ctx.currentPlayer);
    turns += 1 + ((now - seat - 1 + seats) % seats); // seats passed over had a turn, too
    seat = now;
    state = randomStep(state, random);
    decisions += 1;
  }
  return [decisions, turns];
}

function runGames(newMatch, random, seconds) {
  let games = 0;
  let decisions = 0;
  let turns = 0;
  const start = cpuSeconds();
  let now = start;
  while (now < start + seconds) {
    const [made, taken] = playGame(newMatch(), random);
    games += 1;
    decisions += made;
    turns += taken;
    now = cpuSeconds();
  }
  return { games, decisions, turns, cpu: now - start };
}

function middleStates(newMatch, random, depth) {
  const states = [];
  while (states.length < CLONE_STATES) {
    let state = newMatch();
    for (let made = 0; made < depth && state.ctx.gameover === undefined; made += 1) {
      state = randomStep(state, random);
    }
    if (state.ctx.gameover === undefined) states.push(state);
  }
  return states;
}

function cloneMicroseconds(states) {
  const costs = [];
  for (let block = 0; block < CLONE_BLOCKS; block += 1) {
    const start = cpuSeconds();
    for (let round = 0; round < CLONE_ROUNDS; round += 1) {
      for (const { G, ctx } of states) structuredClone({ G, ctx });
    }
    costs.push((cpuSeconds() - start) / (CLONE_ROUNDS * states.length));
  }
  costs.sort((a, b) => a - b);
  return costs[CLONE_BLOCKS >> 1] * 1e6;
}

function assert(condition, what) {
  if (!condition) throw new Error(`check failed: ${what}`);
}

const same = (left, right) => JSON.stringify(left) === JSON.stringify(right);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// Random games over all table sizes with the rules' invariants asserted at each decision.
function checkGames(games, seed) {
  const random = seededRandom(seed);
  const pack = [...CARDS].sort();
  for (let number = 0; number < games; number += 1) {
    let state = makeMatches(2 + (number % 4), `${seed}-${number}`)();
    while (state.ctx.gameover === undefined) {
      const { earth, loot, hands, stacks, deck } = state.G;
      assert(earth + sum(loot) === LOOT && Math.min(...loot) >= 0, "tokens");
      assert(earth >= 1, "Earth is empty in a running game");
      assert(same([...deck, ...hands.flat(), ...stacks.flat()].sort(), pack), "cards");
      assert(hands.every((hand) => hand.length <= HAND_SIZE), "hand too large");
      assert(hands[Number(state.ctx.currentPlayer)].length >= 1, "nothing to play");
      assert(!stacks.flat().includes("GENERAL"), "a General on a stack");
      const { _stateID } = state;
      state = randomStep(state, random);
      assert(state._stateID === _stateID + 1, "a legal move was refused");
    }
    assert(state.G.earth === 0 && sum(state.G.loot) === LOOT, "the end");
  }
}

function place(seat, earth, loot, hands, stacks, deck) {
  const state = makeMatches(loot.length, 1)();
  const cut = (text) => text.split("/").map((pile) => pile.split(" ").filter((card) => card !== ""));
  const G = { earth, loot, hands: cut(hands), stacks: cut(stacks), deck: cut(deck)[0], start: seat };
  return { ...state, G, ctx: { ...state.ctx, currentPlayer: String(seat), playOrderPos: seat } };
}

// The worked turns of the rules page, and the empty-hand rules which random games hardly ever reach.
function checkPositions() {
  const rest = "S2A S2B SWARM SWARM";
  const hands = `S4B ${rest}/RECRUIT ${rest}/GENERAL ${rest}`;
  const expect = (state, seat, earth, loot, what) =>
    assert(same([state.ctx.currentPlayer, state.G.earth, state.G.loot], [String(seat), earth, loot]), what);
  let state = place(0, 12, [3, 0, 6], hands, "RECRUIT/S4B/S4B", "S2A S2A S2A S3B S3B S3B");
  state = step(state, ["S4B"]);
  expect(state, 1, 12, [3, 0, 6], "the first identical Saucer is the victim, even without loot");
  state = step(state, ["RECRUIT"]);
  expect(state, 2, 11, [3, 1, 6], "a Recruitment counts itself");
  state = step(state, ["GENERAL"]);
  expect(state, 0, 15, [0, 0, 6], "the General's toll");
  assert(same(state.G.stacks, [[], [], []]) && state.G.deck.length === 9, "stacks go under the deck");
  assert(same(state.G.deck.slice(-3), ["S2A", "S2A", "S2A"]), "the old deck stays on top");

  state = place(0, 30, [8, 6, 6], "S2A GENERAL//", "S3A S3A S3A/S4A S4A/SWARM RECRUIT", "");
  state = step(state, ["S2A"]);
  expect(state, 0, 28, [10, 6, 6], "empty hands are skipped");
  state = step(state, ["GENERAL"]);
  expect(state, 1, 33, [10, 2, 5], "after the General the next seat plays");
  assert(same(state.G.hands.map((hand) => hand.length), [5, 4, 0]), "cards come at the own turn");

  state = place(1, 2, [24, 24], "S2A/SWARM SWARM SWARM", "/", "S2A S2A S2A");
  state = step(state, ["SWARM", 3]);
  assert(same(state.ctx.gameover, { winners: ["1"] }), "the last token ends the game");
  assert(same(state.G.loot, [24, 26]) && state.G.hands[1].length === 0, "no refill after the end");

  state = place(1, 1, [1, 48], "S2A/S4A COUNTER", "S4A/", "");
  state = step(state, ["S4A"]);
  expect(state, 0, 1, [0, 49], "a short victim is not made up for from Earth");
}

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    seats: { type: "string", default: "4" },
    check: { type: "boolean", default: false },
  },
});
const [seconds, seed, seats] = [values.seconds, values.seed, values.seats].map(Number);
if (!(seconds > 0) || !Number.isInteger(seed) || ![2, 3, 4, 5].includes(seats)) {
  throw new Error("usage: run.mjs [--seconds S] [--seed N] [--seats 2-5] [--check]");
}

if (values.check) {
  checkPositions();
  checkGames(300, seed);
} else {
  const random = seededRandom(seed);
  const newMatch = makeMatches(seats, seed);
  runGames(newMatch, random, WARM_UP_SECONDS);
  const { games, decisions, turns, cpu } = runGames(newMatch, random, seconds);
  const cloneUs = cloneMicroseconds(middleStates(newMatch, random, 4 * seats));
  const line = {
    peer: "boardgame.io",
    game: "ufoludki",
    same_game: true,
    version,
    seats,
    games,
    decisions,
    cpu_s: Number(cpu.toFixed(3)),
    decisions_per_s: Math.round(decisions / cpu),
    clone_us: Number(cloneUs.toFixed(3)),
    clone: "structuredClone({ G, ctx })",
    mean_decisions: Number((decisions / games).toFixed(2)),
    mean_turns: Number((turns / games).toFixed(2)),
  };
  console.log(JSON.stringify(line));
}
