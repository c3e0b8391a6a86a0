"""Ranks from points and tie-breaks, where either the most or the fewest are best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Criterion:
    """One thing that decides the ranks: the points, or a tie-break. The words of the game have its name."""

    def __init__(self, name: str, fewest: bool = False) -> None:
        self.name = name
        self.fewest = fewest  # True: the fewest are best


POINTS: Final = [Criterion("points")]


def ranks(scoring: list[Criterion], marks: list[list[int]], seats: i64) -> list[int]:
    """Seat -> rank. The best rank is 1; equal seats share a rank, and the ranks after it are skipped."""
    found: list[int] = []
    for seat in range(seats):
        better: i64 = 0
        for other in range(seats):
            for i in range(len(marks)):
                lead: i64 = marks[i][other] - marks[i][seat]
                if lead != 0:
                    if (lead < 0) == scoring[i].fewest:
                        better += 1
                    break
        found.append(better + 1)
    return found


def leaders(seats: list[int], marks: list[int], fewest: bool) -> list[int]:
    """Those of ``seats`` with the best mark: the most, or the fewest."""
    best: i64 = marks[seats[0]]
    for seat in seats:
        mark: i64 = marks[seat]
        if mark != best and (mark < best) == fewest:
            best = mark
    return [seat for seat in seats if marks[seat] == best]


def shares(winners: list[int], seats: i64) -> list[float]:
    """Seat -> its share of the victory. All shares together are 1, split evenly among the winners."""
    found = [0.0] * seats
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
