# SPDX-License-Identifier: Apache-2.0
"""Peer: OpenSpiel's own Hearts, written in C++, driven from Python by random players.

It shows what a compiled game of a mature library yields to a Python caller. The game is another one, so
the figure is a yardstick and not a like-for-like comparison.
"""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import peer_bench
import pyspiel

SEATS = 4
CARDS = 52
MIDDLE = 24
"""Decisions before a state is copied: past the passing of cards, well inside the tricks."""


def deal(game: Any, rng: random.Random) -> Any:
    """Start a game and deal it.

    Each dealt card is a chance node of its own with all undealt cards equally likely, so a shuffled pack
    gives the same odds as asking every node for its outcomes, and spares the peer 52 lists a game.
    """
    state = game.new_initial_state()
    state.apply_action(rng.choice(state.legal_actions()))  # the direction in which cards are passed
    pack = list(range(CARDS))
    rng.shuffle(pack)
    for card in pack:
        state.apply_action(card)
    return state


def play_game(game: Any, rng: random.Random) -> tuple[int, int]:
    """Play one game with uniformly random legal actions; every action is a decision and a turn."""
    draw = rng.random
    state = deal(game, rng)
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions, decisions


def middle_states(game: Any, rng: random.Random, count: int) -> list[Any]:
    """Collect positions from the middle of random games, for timing copies."""
    states: list[Any] = []
    for _ in range(count):
        state = deal(game, rng)
        for _ in range(MIDDLE):
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state)
    return states


def main() -> None:
    """Measure and print the line."""
    args = peer_bench.parser(__doc__ or "", [SEATS], SEATS).parse_args()
    rng = random.Random(args.seed)
    game = pyspiel.load_game("hearts")
    tally = peer_bench.run_games(lambda: play_game(game, rng), args.seconds)
    clone_us = peer_bench.clone_microseconds([state.clone for state in middle_states(game, rng, 20)])
    peer_bench.emit("openspiel-cpp", "hearts", False, version("open-spiel"), SEATS, tally, clone_us, "state.clone()")


if __name__ == "__main__":
    main()
