"""Who is ahead: points and tie-breaks, most or fewest, become ranks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


class Criterion:
    """Something that decides who is ahead: the points, or a tie-break. Its name is found in the words of the game."""

    def __init__(self, name: str, fewest: bool = False) -> None:
        self.name = name
        self.fewest = fewest  # the fewest win, not the most


POINTS: Final = [Criterion("points")]


def ranks(scoring: list[Criterion], marks: list[list[int]], seats: i64) -> list[int]:
    """Seat -> rank: 1 is best, equals share theirs, and the following ranks are skipped."""
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


def ahead(seats: list[int], marks: list[int], fewest: bool) -> list[int]:
    """Those of ``seats`` with the best mark, the most or the fewest."""
    best: i64 = marks[seats[0]]
    for seat in seats:
        mark: i64 = marks[seat]
        if mark != best and (mark < best) == fewest:
            best = mark
    return [seat for seat in seats if marks[seat] == best]


def shares(winners: list[int], seats: i64) -> list[float]:
    """What each seat has of the victory: 1 among all winners."""
    found = [0.0] * seats
    for seat in winners:
        found[seat] = 1.0 / len(winners)
    return found
