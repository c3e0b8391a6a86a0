# SPDX-License-Identifier: Apache-2.0
"""Random games of the plain Alieninjas reference: the peer's measurement.

Kept apart from the game, so that a comparison which imports the game needs no benchmark.
"""

from __future__ import annotations

import copy
import platform
import random

import peer_bench
from plain_alieninjas import MODES
from plain_alieninjas_table import Table


def go_on(game: Table, rng: random.Random) -> int:
    """One decision of a turn, or one tick with whatever comes in; how many decisions that was."""
    if game.state == "BETWEEN":
        game.next_round()
        return 0
    if game.ticking:
        sent = game.random_inputs(rng)  # type: ignore[attr-defined]
        game.step(sent, None, drawn=True)  # type: ignore[attr-defined]
        return len(sent)
    game.decide(game.random_decision(rng))
    return 1


def main() -> None:
    """Measure like the other peers. A decision of a tick mode is one input; a turn is one tick or one decision."""
    cli = peer_bench.parser(__doc__ or "", range(2, 7), 4)
    cli.add_argument("--mode", choices=list(MODES), default="m4_hand", help="which of the five modes")
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
    release = platform.python_version()
    name = f"alieninjas {args.mode}"
    peer_bench.emit("plain-python", name, True, release, args.seats, tally, cost, "copy.deepcopy of the table")
