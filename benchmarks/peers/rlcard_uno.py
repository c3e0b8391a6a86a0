# SPDX-License-Identifier: Apache-2.0
"""Peer: RLCard's Uno, its environment stepped directly by random players.

RLCard encodes the next player's view at every step, and there is no way around that in its interface;
its agents and its record of trajectories, which `env.run` would add, are left out. The table has two
seats because RLCard takes no table size for this game.
"""

from __future__ import annotations

import copy
import random
from functools import partial
from importlib.metadata import version
from typing import Any

import peer_bench
import rlcard

SEATS = 2
MIDDLE = 20
"""Decisions before an environment is copied; random games are several times as long."""


def play_game(env: Any, rng: random.Random) -> tuple[int, int]:
    """Play one game with uniformly random legal actions; every action is a decision and a turn."""
    draw = rng.random
    view, _ = env.reset()
    decisions = 0
    while not env.is_over():
        legal = list(view["legal_actions"])
        view, _ = env.step(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions, decisions


def middle_envs(seed: int, rng: random.Random, count: int) -> list[Any]:
    """Collect environments in the middle of random games, for timing copies."""
    envs: list[Any] = []
    while len(envs) < count:
        env = rlcard.make("uno", config={"seed": seed + len(envs)})
        view, _ = env.reset()
        for _ in range(MIDDLE):
            if env.is_over():
                break
            view, _ = env.step(rng.choice(list(view["legal_actions"])))
        if not env.is_over():
            envs.append(env)
        else:
            seed += count
    return envs


def main() -> None:
    """Measure and print the line."""
    args = peer_bench.parser(__doc__ or "", [SEATS], SEATS).parse_args()
    rng = random.Random(args.seed)
    env = rlcard.make("uno", config={"seed": args.seed})
    tally = peer_bench.run_games(lambda: play_game(env, rng), args.seconds)
    copies = [partial(copy.deepcopy, env) for env in middle_envs(args.seed, rng, 5)]
    clone_us = peer_bench.clone_microseconds(copies)
    peer_bench.emit("rlcard", "uno", False, version("rlcard"), env.num_players, tally, clone_us, "copy.deepcopy(env)")


if __name__ == "__main__":
    main()
