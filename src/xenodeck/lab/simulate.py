"""Thousands of games between bots, counted; in several processes if wanted."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import Any

from xenodeck import _fast, bots
from xenodeck.core.definition.bot import PolicyBot
from xenodeck.core.errors import BadConfig
from xenodeck.core.playing.series import Counts, series
from xenodeck.core.tabletop.chance import bot_seed, game_seed
from xenodeck.games import find
from xenodeck.lab.driver import run

BATCH_SECONDS = 0.25


@dataclass(frozen=True)
class Plan:
    """What to simulate. It is small and plain because it is sent to the worker processes."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    mode: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    check: bool = False


@dataclass
class Tally:
    """The results of some games; tallies can be added."""

    wins: list[int]  # by seat; a shared victory counts for everybody who has a share in it
    games: int = 0
    decisions: int = 0
    shared: int = 0
    no_winner: int = 0
    truncated: int = 0
    seconds: float = 0.0  # of playing, summed over all processes
    lengths: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)  # by seat, summed over all games
    ranks: list[int] = field(default_factory=list)

    @staticmethod
    def of(counts: Counts, seconds: float) -> Tally:
        return Tally(
            list(counts.wins),
            int(counts.games),
            int(counts.decisions),
            int(counts.shared),
            int(counts.no_winner),
            int(counts.truncated),
            seconds,
            list(counts.lengths),
            list(counts.points),
            list(counts.ranks),
        )

    def add(self, other: Tally) -> None:
        self.wins = added(self.wins, other.wins)
        self.points = added(self.points, other.points)
        self.ranks = added(self.ranks, other.ranks)
        self.games += other.games
        self.decisions += other.decisions
        self.shared += other.shared
        self.no_winner += other.no_winner
        self.truncated += other.truncated
        self.seconds += other.seconds
        self.lengths += other.lengths

    def to_data(self, plan: Plan, elapsed: float) -> dict[str, Any]:
        return {
            "game": plan.game,
            "seats": plan.seats,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "options": dict(plan.options),
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / elapsed) if elapsed else 0,
            "seconds": round(elapsed, 3),
            "compiled": _fast.is_compiled(),
            "wins": self.wins,
            "mean_points": [round(points / self.games, 3) for points in self.points],
            "mean_rank": [round(ranks / self.games, 3) for ranks in self.ranks],
            "shared": self.shared,
            "no_winner": self.no_winner,
            "truncated": self.truncated,
            "length": length_figures(self.lengths),
        }


def added(mine: list[int], others: list[int]) -> list[int]:
    return [a + b for a, b in zip(mine, others, strict=True)] if mine else list(others)


def length_figures(lengths: list[int]) -> dict[str, float]:
    """Mean and percentiles of the number of decisions in a game."""
    if not lengths:
        return {}
    cuts = quantiles(lengths, n=100, method="inclusive") if len(lengths) > 1 else [float(lengths[0])] * 99
    return {
        "mean": round(fmean(lengths), 2),
        "p5": cuts[4],
        "p25": cuts[24],
        "p50": cuts[49],
        "p75": cuts[74],
        "p95": cuts[94],
        "max": max(lengths),
    }


def play_batch(plan: Plan, first: int, count: int) -> Tally:
    """Games ``first`` … ``first + count - 1`` of the series."""
    game = find(plan.game)
    setup = game.setup(plan.seats, {**game.safe_settings(game.mode(plan.mode).id), **plan.options}, plan.mode)
    line_up = [bots.find(game, name) for name in plan.bots]
    forgetful = setup.layout.forgetful  # otherwise policies without bots would remember everything
    policies = [b.policy for b in line_up if isinstance(b, PolicyBot) and (not forgetful or b.recall.is_perfect())]
    counts = Counts(plan.seats)
    begun = time.perf_counter()
    if len(policies) == plan.seats and not plan.check:
        series(setup, policies, bot_seed(plan.seed, 0, 0), first, count, counts)
        return Tally.of(counts, time.perf_counter() - begun)
    for number in range(first, first + count):
        seed = game_seed(plan.seed, number)
        s = game.start(setup, seed)
        counts.note(s, run(game, s, line_up, seed, plan.check))
    return Tally.of(counts, time.perf_counter() - begun)


def _play_batch(work: tuple[Plan, int, int]) -> Tally:
    return play_batch(*work)


def simulate(plan: Plan, workers: int = 1) -> Iterator[Tally]:
    """The tallies, batch after batch, as they are finished."""
    if plan.games < 1 or workers < 1:
        raise BadConfig("games and workers are 1 or more.")
    probe = min(plan.games, 20)
    first = play_batch(plan, 0, probe)
    yield first
    size = max(1, int(BATCH_SECONDS / max(first.seconds / probe, 1e-6)))
    work = ((plan, at, min(size, plan.games - at)) for at in range(probe, plan.games, size))
    if workers == 1:
        yield from map(_play_batch, work)
        return
    # Ctrl-C stops this process; the workers end with it, silently
    quiet = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(workers, signal.signal, quiet) as pool:
        yield from pool.imap_unordered(_play_batch, work)
