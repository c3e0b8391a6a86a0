// SPDX-License-Identifier: Apache-2.0
// Ufoludki as a boardgame.io game: the complete rules with their default options, one move `play`.
//
// G is { earth, loot, hands, stacks, deck, start }. Cards are their codes as strings. Stacks and the deck are
// kept bottom first, so that the top card is the last element and drawing is a pop.

import { createRequire } from "node:module";

// The package has no entry points for Node's own modules, only for `require`.
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

export const HAND_SIZE = 5;
export const LOOT = 50;
export const COPIES = {
  S2A: 4, S2B: 4, S3A: 4, S3B: 4, S4A: 4, S4B: 4, COUNTER: 6, RECRUIT: 8, SWARM: 14, GENERAL: 3,
};
export const CARDS = Object.entries(COPIES).flatMap(([card, copies]) => Array(copies).fill(card));

const SAUCERS = { S2A: 2, S2B: 2, S3A: 3, S3B: 3, S4A: 4, S4B: 4 };
// What a top card makes its owner return to a General; RECRUIT is missing because it has to be counted.
const TOLL = { ...SAUCERS, COUNTER: 2, SWARM: 1 };

const top = (stack) => stack[stack.length - 1];

function others(seats, seat) {
  const order = [];
  for (let step = 1; step < seats; step += 1) order.push((seat + step) % seats);
  return order;
}

function refill(hand, deck) {
  while (hand.length < HAND_SIZE && deck.length > 0) hand.push(deck.pop());
}

// Chance comes from the framework's generator: it is seeded by the match and kept in its state.
function setup({ ctx, random }) {
  const seats = ctx.numPlayers;
  const deck = random.Shuffle(CARDS);
  const start = random.Die(seats) - 1;
  const hands = Array.from({ length: seats }, () => []);
  for (const seat of [start, ...others(seats, start)]) refill(hands[seat], deck);
  return { earth: LOOT, loot: Array(seats).fill(0), hands, stacks: hands.map(() => []), deck, start };
}

function isLegal(G, seat, card, extra) {
  const hand = G.hands[seat];
  if (!hand.includes(card)) return false;
  if (card === "SWARM") {
    return Number.isInteger(extra) && extra >= 1 && extra <= hand.filter((held) => held === card).length;
  }
  if (card === "COUNTER") {
    return Number.isInteger(extra) && extra >= 0 && extra < G.hands.length && extra !== seat;
  }
  return extra === undefined;
}

function takeFromEarth(G, seat, wanted) {
  const taken = Math.min(wanted, G.earth);
  G.earth -= taken;
  G.loot[seat] += taken;
}

function takeFromSeat(G, seat, victim, wanted) {
  const taken = Math.min(wanted, G.loot[victim]);
  G.loot[victim] -= taken;
  G.loot[seat] += taken;
}

function general(G, seat, random) {
  const stacks = G.stacks;
  const seats = stacks.length;
  const tops = stacks.map(top);
  const recruits = tops.filter((card) => card === "RECRUIT").length;
  const gathered = [...stacks[seat]].reverse();
  for (const other of others(seats, seat)) {
    const card = tops[other];
    const toll = Math.min(G.loot[other], card === "RECRUIT" ? recruits : (TOLL[card] ?? 0));
    G.loot[other] -= toll;
    G.earth += toll;
    gathered.push(...[...stacks[other]].reverse());
  }
  G.stacks = stacks.map(() => []);
  G.deck = [...random.Shuffle(gathered), ...G.deck];
}

// `extra` is the number of SWARM cards or the seat a COUNTER is aimed at.
function play({ G, playerID, random }, card, extra) {
  const seat = Number(playerID);
  if (!isLegal(G, seat, card, extra)) return INVALID_MOVE;
  const hand = G.hands[seat];
  const stack = G.stacks[seat];
  const count = card === "SWARM" ? extra : 1;
  for (let played = 0; played < count; played += 1) {
    hand.splice(hand.indexOf(card), 1);
    stack.push(card);
  }
  if (card in SAUCERS) {
    const victim = others(G.hands.length, seat).find((other) => top(G.stacks[other]) === card);
    if (victim === undefined) takeFromEarth(G, seat, SAUCERS[card]);
    else takeFromSeat(G, seat, victim, SAUCERS[card]);
  } else if (card === "COUNTER") {
    takeFromSeat(G, seat, extra, 2);
  } else if (card === "RECRUIT") {
    takeFromEarth(G, seat, G.stacks.filter((pile) => top(pile) === card).length);
  } else if (card === "SWARM") {
    takeFromEarth(G, seat, count);
  } else {
    general(G, seat, random);
  }
  if (G.earth > 0) refill(hand, G.deck);
  return undefined;
}

// A seat with an empty hand is passed over while the deck is empty.
function nextSeat({ G, ctx }) {
  const seats = ctx.numPlayers;
  let seat = ctx.playOrderPos;
  do {
    seat = (seat + 1) % seats;
  } while (G.hands[seat].length === 0 && G.deck.length === 0);
  return seat;
}

function outcome({ G }) {
  if (G.earth > 0) return undefined;
  const best = Math.max(...G.loot);
  return { winners: G.loot.flatMap((owned, seat) => (owned === best ? [String(seat)] : [])) };
}

// All legal moves of a seat; identical cards give one move.
function enumerate(G, ctx, playerID) {
  const seat = Number(playerID);
  const moves = [];
  let swarm = 0;
  for (const card of new Set(G.hands[seat])) {
    if (card === "SWARM") {
      for (const held of G.hands[seat]) {
        if (held === card) moves.push({ move: "play", args: [card, (swarm += 1)] });
      }
    } else if (card === "COUNTER") {
      for (const other of others(ctx.numPlayers, seat)) moves.push({ move: "play", args: [card, other] });
    } else {
      moves.push({ move: "play", args: [card] });
    }
  }
  return moves;
}

export const Ufoludki = {
  name: "ufoludki",
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true, // nobody takes a move back in a playout, so the peer need not remember positions
  setup,
  moves: { play },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.start, next: nextSeat },
    onBegin: ({ G, ctx }) => {
      const hand = G.hands[Number(ctx.currentPlayer)];
      if (hand.length === 0) refill(hand, G.deck);
    },
  },
  endIf: outcome,
  ai: { enumerate },
};
