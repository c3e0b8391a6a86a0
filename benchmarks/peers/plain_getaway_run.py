# SPDX-License-Identifier: Apache-2.0
"""Random games of the plain Alien Getaway reference: the peer's measurement.

Kept apart from the game, so that a comparison which imports the game needs no benchmark.
"""

from __future__ import annotations

import platform
import random
from typing import Any

import peer_bench
from plain_getaway import Decision, Getaway


def played(options: dict[str, Any], seed: int, rng: random.Random, limit: int = 0) -> list[Decision]:
    """The answers of a random game, to its end or as many as `limit` says."""
    game = Getaway(seed, **options)
    answers: list[Decision] = []
    while not game.over and not (limit and len(answers) == limit):
        answers.append(game.random_decision(rng))
        game.decide(answers[-1])
    return answers


def replayed(options: dict[str, Any], seed: int, answers: list[Decision]) -> Getaway:
    """An independent copy: a generator cannot be copied, so everything is played again."""
    game = Getaway(seed, **options)
    for answer in answers:
        game.decide(answer)
    return game


def main() -> None:
    """Measure like the other peers."""
    cli = peer_bench.parser(__doc__ or "", range(2, 5), 4)
    cli.add_argument("--solo", action="store_true", help="against Oola, whatever --seats says")
    args = cli.parse_args()
    options = {"players": args.seats, "solo": args.solo}
    rng = random.Random(args.seed)

    def one() -> tuple[int, int]:
        answers = played(options, rng.getrandbits(32), rng)
        return len(answers), sum(answer["type"] in ("play", "pass") for answer in answers)

    tally = peer_bench.run_games(one, args.seconds)
    middle = [(seed, played(options, seed, rng, 4 * args.seats)) for seed in range(20)]
    cost = peer_bench.clone_microseconds(
        [lambda seed=seed, answers=answers: replayed(options, seed, answers) for seed, answers in middle]
    )
    name, seats = ("getaway-solo", 2) if args.solo else ("getaway", args.seats)
    release = platform.python_version()
    peer_bench.emit("plain-python", name, True, release, seats, tally, cost, "replay of the decisions")
