"""Many games between policies, counted, without interpreted Python: the core of simulations."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.playing.playout import play
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules.state import Setup, State
from xenodeck.core.tabletop.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES, Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts:
    """The results of a series of games, added up."""

    def __init__(self, seats: int) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.shared: i64 = 0
        self.no_winner: i64 = 0
        self.truncated: i64 = 0
        self.wins: list[int] = [0] * seats  # a shared victory counts for everybody who shares it
        self.ranks: list[int] = [0] * seats  # the sum of the ranks of each seat
        self.points: list[int] = [0] * seats
        self.lengths: list[int] = []

    def note(self, s: State, decisions: i64) -> None:
        """Add a game that is over, or was cut off at its bound."""
        self.games += 1
        self.decisions += decisions
        self.lengths.append(decisions)
        if s.truncated or not s.over:
            self.truncated += 1
        winners = s.winners() if s.over else []
        if not winners:
            self.no_winner += 1
        elif len(winners) > 1:
            self.shared += 1
        for seat in winners:
            self.wins[seat] = self.wins[seat] + 1
        ranks = s.ranks()
        points = s.scores()
        for seat in range(s.seats):
            self.ranks[seat] = self.ranks[seat] + ranks[seat]
            self.points[seat] = self.points[seat] + points[seat]


def series(
    setup: Setup, policies: list[Policy], base: i64, first: i64, games: i64, counts: Counts, leaps: bool = False
) -> None:
    """Play ``games`` games of the series ``base``, from number ``first`` on, and add their results to ``counts``.

    ``base`` is a number below 2^61. Each game has a generator of its own, so it does not depend on the others. With
    ``leaps``, ticks in which nothing would happen are skipped, with the same results.
    """
    number: i64 = first
    while number < first + games:
        # two rounds of the generator, so that games with adjacent numbers are independent
        quick: i64 = ((base ^ number) * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        quick = ((quick ^ (quick >> 31)) * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        s = setup.deal(Chance(0, 0, 0, quick | 1, None))
        counts.note(s, play(s, policies, (quick >> 29) % 2147483646 + 1, setup.max_answers, leaps))
        number += 1
