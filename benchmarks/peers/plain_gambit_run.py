# SPDX-License-Identifier: Apache-2.0
"""Random games of the plain Earth Gambit reference: the peer's measurement, its checks and its statistics.

Kept apart from the game, so that a comparison which imports the game needs no benchmark.
"""

from __future__ import annotations

import json
import platform
import random
import sys
from collections import Counter
from functools import partial
from typing import Any

import peer_bench
from plain_gambit import Gambit
from plain_gambit_cards import ROLES


def play_game(game: Gambit, rng: random.Random, check: bool = False, limit: int = 0) -> int:
    """Play to the end, or so many answers, at random; how many answers it took."""
    answers = 0
    while not game.over and not (limit and answers == limit):
        if check:
            game.check()
        game.decide(*game.random_decision(rng))
        answers += 1
    if check:
        game.check()
    return answers


def replayed(game: Gambit, seats: int, seed: int) -> Gambit:
    """An independent copy: a generator cannot be copied, so everything is played again."""
    twin = Gambit.deal(seats, seed)
    for seat, told in game.answers:
        twin.decide(seat, told)
    return twin


def shares(seats: int, games: int, rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
    """Who wins how often, in per cent, and how long it takes."""
    won: Counter[str] = Counter()
    turns = []
    for _ in range(games):
        game = Gambit.deal(seats, rng.getrandbits(32), **options)
        play_game(game, rng, check=True)
        won.update(game.teams or ["nobody"])
        turns.append(game.turn)
    found: dict[str, Any] = {team: round(100 * won[team] / games, 1) for team in (*ROLES, "nobody") if won[team]}
    return {"seats": seats, "games": games, **found, "median_turns": sorted(turns)[games // 2], "longest": max(turns)}


def main() -> None:
    """Measure like the other peers, or play so many games at every table with the invariants checked."""
    cli = peer_bench.parser(__doc__ or "", range(3, 9), 4)
    cli.add_argument("--games", type=int, default=0, help="so many at each table size, checked, instead of --seconds")
    cli.add_argument("--options", type=json.loads, default={}, help="options of section 18 as JSON")
    args = cli.parse_args()
    rng = random.Random(args.seed)
    if args.games:
        for seats in range(3, 9):
            sys.stdout.write(json.dumps(shares(seats, args.games, rng, args.options)) + "\n")
        return

    def one() -> tuple[int, int]:
        game = Gambit.deal(args.seats, rng.getrandbits(32), **args.options)
        return play_game(game, rng), game.turn

    tally = peer_bench.run_games(one, args.seconds)
    middle = [(seed, Gambit.deal(args.seats, seed)) for seed in range(20)]
    for _, game in middle:
        play_game(game, rng, limit=4 * args.seats)
    cost = peer_bench.clone_microseconds([partial(replayed, game, args.seats, seed) for seed, game in middle])
    release = platform.python_version()
    peer_bench.emit("plain-python", "gambit", True, release, args.seats, tally, cost, "replay of the decisions")
