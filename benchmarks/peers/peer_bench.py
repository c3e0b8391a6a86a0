# SPDX-License-Identifier: Apache-2.0
"""What the Python peers share: options, the clock, the copy timing and the one line of output.

Kept in one place so that every peer is timed by the same rules; a peer script then holds only what
differs, namely how its library starts a game, steps it and copies it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

WARM_UP_GAMES = 5
"""Uncounted games before the clock starts, so that imports and first-call caches are not measured."""

CLONE_BLOCKS = 9
CLONE_BLOCK_SECONDS = 0.03


@dataclass(slots=True)
class Tally:
    """Totals of one timed run."""

    games: int
    decisions: int
    turns: int
    cpu_s: float


def parser(description: str, seats: Sequence[int], default_seats: int) -> argparse.ArgumentParser:
    """Offer the options every peer understands, so that a caller can treat all of them alike."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--seconds", type=float, default=3.0, help="process CPU seconds to measure")
    options.add_argument("--seed", type=int, default=1, help="seed of the deals and of the random players")
    options.add_argument("--seats", type=int, choices=list(seats), default=default_seats, help="table size")
    return options


def run_games(play_game: Callable[[], tuple[int, int]], seconds: float) -> Tally:
    """Play whole games until `seconds` of process CPU time are used.

    The clock is read once a game: reading it at each decision would cost the fast peers noticeably.
    `play_game` returns the decisions and the turns of one game.
    """
    for _ in range(WARM_UP_GAMES):
        play_game()
    games = decisions = turns = 0
    start = time.process_time()
    end = start + seconds
    now = start
    while now < end:
        made, taken = play_game()
        games += 1
        decisions += made
        turns += taken
        now = time.process_time()
    return Tally(games, decisions, turns, now - start)


def clone_microseconds(copies: Sequence[Callable[[], object]]) -> float:
    """Median cost of one copy in microseconds, each entry of `copies` copying another mid-game state.

    Whole rounds over all states are timed in blocks, because a single copy is too short for the clock;
    the median over the blocks shrugs off a block disturbed by other work on the machine.
    """
    start = time.process_time()
    for copy_state in copies:
        copy_state()
    once = max(time.process_time() - start, 1e-7)
    rounds = max(1, int(CLONE_BLOCK_SECONDS / once))
    costs: list[float] = []
    for _ in range(CLONE_BLOCKS):
        start = time.process_time()
        for _ in range(rounds):
            for copy_state in copies:
                copy_state()
        costs.append((time.process_time() - start) / (rounds * len(copies)))
    return statistics.median(costs) * 1e6


def emit(
    peer: str, game: str, same_game: bool, version: str, seats: int, tally: Tally, clone_us: float, clone: str
) -> None:
    """Print the peer's single JSON line."""
    line: dict[str, Any] = {
        "peer": peer,
        "game": game,
        "same_game": same_game,
        "version": version,
        "seats": seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "cpu_s": round(tally.cpu_s, 3),
        "decisions_per_s": round(tally.decisions / tally.cpu_s),
        "clone_us": round(clone_us, 3),
        "clone": clone,
        "mean_decisions": round(tally.decisions / tally.games, 2),
        "mean_turns": round(tally.turns / tally.games, 2),
    }
    sys.stdout.write(json.dumps(line) + "\n")
