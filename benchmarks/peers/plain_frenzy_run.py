# SPDX-License-Identifier: Apache-2.0
"""Random games of the plain Alien Frenzy reference: the peer's measurement, its checks and its statistics.

Kept apart from the game, so that a comparison which imports the game needs no benchmark.
"""

from __future__ import annotations

import json
import platform
import random
import statistics
import sys
import time
from typing import Any

import peer_bench
from plain_frenzy import Frenzy
from plain_frenzy_cases import run


def play_game(game: Frenzy, rng: random.Random, check: bool) -> int:
    """Play a game to its end with random answers; return the number of decisions."""
    decisions = 0
    while not game.over:
        if check:
            game.check()
        game.decide(game.random_decision(rng))
        decisions += 1
    if check:
        game.check()
    return decisions


def report(games: list[tuple[bool, int, bool, bool]]) -> dict[str, Any]:
    """Sum up (Phase 1 skipped, Phase 2 turns, unfinished, nobody won) of all games."""
    return {
        "skipped_phase1": round(sum(game[0] for game in games) / len(games), 4),
        "median_phase2_turns": statistics.median(game[1] for game in games),
        "longest_phase2": max(game[1] for game in games),
        "unfinished": sum(game[2] for game in games),
        "nobody_wins": sum(game[3] for game in games),
    }


def main() -> None:
    """Measure like the other peers, play a number of games, or run the hand-made positions."""
    cli = peer_bench.parser(__doc__ or "", range(2, 7), 4)
    cli.add_argument("--games", type=int, default=0, help="play so many games instead of --seconds")
    cli.add_argument("--expansion", action="store_true", help="with the expansion (2-6 seats)")
    cli.add_argument("--options", type=json.loads, default={}, help="further options of section 18 as JSON")
    cli.add_argument("--check", action="store_true", help="assert the invariants at each decision")
    cli.add_argument("--report", action="store_true", help="add a line of statistics")
    cli.add_argument("--selfcheck", action="store_true", help="run the hand-made positions instead")
    args = cli.parse_args()
    if args.selfcheck:
        sys.exit(run())
    rng = random.Random(args.seed)
    records: list[tuple[bool, int, bool, bool]] = []

    def one() -> tuple[int, int]:
        game = Frenzy.deal(args.seats, args.expansion, rng.getrandbits(32), **args.options)
        skipped = game.phase == 2
        decisions = play_game(game, rng, args.check)
        nobody = game.winner is None and not game.unfinished
        records.append((skipped, game.turns2, game.unfinished, nobody))
        return decisions, game.turns

    if args.games:
        start = time.process_time()
        tally = peer_bench.Tally(0, 0, 0, 0.0)
        for number in range(1, args.games + 1):
            made, turns = one()
            tally.decisions += made
            tally.turns += turns
            if number % max(1, args.games // 100) == 0:
                sys.stderr.write(f"\r{number}/{args.games} games")
        sys.stderr.write("\n")
        tally.games, tally.cpu_s = args.games, max(time.process_time() - start, 1e-6)
    else:
        tally = peer_bench.run_games(one, args.seconds)
    middle = [Frenzy.deal(args.seats, args.expansion, seed, **args.options) for seed in range(20)]
    for game in middle:
        for _ in range(4 * args.seats):
            if not game.over:
                game.decide(game.random_decision(rng))
    cost = peer_bench.clone_microseconds([game.clone for game in middle])
    name = "frenzy-expansion" if args.expansion else "frenzy"
    release = platform.python_version()
    peer_bench.emit("plain-python", name, True, release, args.seats, tally, cost, "replay of the decisions")
    if args.report:
        sys.stdout.write(json.dumps(report(records)) + "\n")
