# SPDX-License-Identifier: Apache-2.0
"""Random games of the plain Alieninjas reference: the peer's measurement.

Kept apart from the game, so that a comparison which imports the game needs no benchmark. Players choose evenly among
what is legal, as in the other measurements; those of the comparison are inclined to get somewhere.
"""

from __future__ import annotations

import copy
import platform
import random
from typing import Any

import peer_bench
from plain_alieninjas import MODES
from plain_alieninjas_claim import Claim
from plain_alieninjas_hand import FULL, Hand
from plain_alieninjas_map import CELLS, Map
from plain_alieninjas_memory import CELLS as GRID, Memory
from plain_alieninjas_rescue import Rescue
from plain_alieninjas_table import Move, Table, kind


def rescue_moves(game: Rescue) -> list[Move]:
    if game.state == "CHOOSE":
        return [{"type": "DRAW"}, *game.captures()]
    if game.state == "PUSH":
        return [{"type": "STOP"}, {"type": "MORE"}] if game.deck else [{"type": "STOP"}]
    if game.state == "REMOVE":
        return [{"type": "REMOVE", "slot": slot} for slot in game.slots]
    return [{"type": "TRIM", "of": of} for of in sorted({kind(card) for card in game.hands[game.active]})]


def memory_moves(game: Memory) -> list[Move]:
    down = [cell for cell in range(1, GRID + 1) if cell not in game.up and cell not in game.cells]
    names = ["PEEK", "REVEAL"] if game.state == "CHOOSE" else [game.state[:-2]]
    return [{"type": name, "cell": cell} for name in names for cell in down]


def hand_moves(game: Hand, rng: random.Random) -> list[Move]:
    """Discards are built card by card, so one of them stands for all that begin alike."""
    found: list[Move] = [{"type": "DRAW"} if len(game.hands[game.active]) < FULL else {"type": "PASS"}]
    built = game.random_discard(rng)
    return [*found, built] if built else found


def claim_moves(game: Claim, seat: int) -> list[Move]:
    found: list[Move] = [{"type": "WAIT"}]
    if seat == game.flipper and game.age + 1 >= game.lock:
        found.append({"type": "FLIP"})
    if game.claimable():
        found.append({"type": "CLAIM", "seq": game.seq})
    return found


def map_move(game: Map, seat: int, rng: random.Random) -> Move | None:
    if game.busy[seat] is not None or game.frozen[seat]:
        return None
    name, cell = rng.choice(["LOOK", "UP", "DOWN", "SWAP", "CALL", "WAIT"]), rng.randint(1, CELLS)
    if name in ("CALL", "WAIT"):
        return {"type": name}
    if name == "SWAP":
        return {"type": name, "cells": [cell, rng.choice([other for other in range(1, CELLS + 1) if other != cell])]}
    return {"type": "DOWN" if cell in game.up[seat] else "UP" if name == "DOWN" else name, "cell": cell}


def go_on(game: Any, rng: random.Random) -> int:
    """One decision of a turn, or one tick with whatever comes in; how many decisions that was."""
    if game.state == "BETWEEN":
        game.next_round()
        return 0
    if isinstance(game, Claim):
        sent = [(seat, rng.choice(claim_moves(game, seat))) for seat in range(game.seats)]
        game.step(sent, None, drawn=True)
        return len(sent)
    if isinstance(game, Map) and game.ticking:
        wished = [(seat, map_move(game, seat, rng)) for seat in range(game.seats)]
        told = [(seat, move) for seat, move in wished if move is not None]
        game.step(told, None, drawn=True)
        return len(told)
    if isinstance(game, Map):
        game.decide(game.random_decision(rng))
    elif isinstance(game, Hand):
        game.decide(rng.choice(hand_moves(game, rng)))
    else:
        game.decide(rng.choice(memory_moves(game) if isinstance(game, Memory) else rescue_moves(game)))
    return 1


def main() -> None:
    """Measure like the other peers. A turn is one decision, or one tick."""
    cli = peer_bench.parser(__doc__ or "", range(2, 7), 4)
    cli.add_argument("--mode", choices=list(MODES), default="m5_rescue", help="which of the five modes")
    args = cli.parse_args()
    rng = random.Random(args.seed)

    def new(seed: int) -> Table:
        return MODES[args.mode](seed, players=args.seats)

    def one() -> tuple[int, int]:
        game = new(rng.getrandbits(32))
        decisions = turns = 0
        while not game.over:
            decisions += go_on(game, rng)
            turns += 1
        return decisions, turns

    tally = peer_bench.run_games(one, args.seconds)
    middle = [new(seed) for seed in range(20)]
    for game in middle:
        for _ in range(4 * args.seats):
            go_on(game, rng)
    cost = peer_bench.clone_microseconds([lambda game=game: copy.deepcopy(game) for game in middle])
    name, release = f"alieninjas {args.mode}", platform.python_version()
    peer_bench.emit("plain-python", name, True, release, args.seats, tally, cost, "copy.deepcopy of the table")
