"""What a play risks: the exact odds of 0, 1, 2 … penalty cards from the four dice of each card.

They depend only on the Values laid and on how far Zoid can fly, so each case is computed once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST: Final = 10  # larger numbers of penalty cards count as this many
VALUES: Final = 5
DICE: Final = 4
SIDES: Final = 6
WAYS: Final = [1, 4, 6, 4, 1]
FAR: Final = 40  # no play moves Zoid farther than this many cards
STEPS: Final = [1, 16, 256, 4096, 65536]  # a digit in base 16 for each Value: how often it is laid
DISTANCES: Final = 1048576  # the digits above hold how far Zoid can fly


def points_of(value: i64) -> list[float]:
    """The odds of 0 … 4 Motion points for one card: how many of four dice show at most its Value."""
    found: list[float] = []
    for count in range(DICE + 1):
        ways: i64 = WAYS[count]  # ways to choose the dice that count
        for die in range(DICE):
            ways = ways * (value if die < count else SIDES - value)
        found.append(float(ways) / 1296.0)
    return found


POINTS: Final = [points_of(value) for value in range(VALUES + 1)]
KNOWN: Final[dict[int, list[float]]] = {}


def key_of(counts: i64, distance: i64) -> i64:
    """``counts`` is the sum of the STEPS of all cards laid, ``distance`` the cards ahead of Zoid once they are laid."""
    if distance > FAR:
        distance = FAR
    return counts + distance * DISTANCES


def odds(counts: i64, distance: i64) -> list[float]:
    """How many cards will be ahead of Zoid on average, followed by the odds of 0, 1, 2 … MOST penalty cards."""
    key: i64 = key_of(counts, distance)
    found = KNOWN.get(key)
    if found is None:
        found = worked_out(counts, distance)
        KNOWN[key] = found
    return found


def worked_out(counts: i64, distance: i64) -> list[float]:
    if distance > FAR:
        distance = FAR
    points = [1.0]
    value: i64 = 1
    while value <= VALUES:
        for _ in range(counts & 15):
            points = added(points, POINTS[value])
        counts = counts >> 4
        value += 1
    found = [0.0, 0.0]
    for many in range(len(points)):
        excess: i64 = many - distance
        if excess <= 0:
            found[0] -= points[many] * float(excess)
            found[1] += points[many]
        elif excess <= MOST:
            found.append(points[many])
        else:
            found[MOST + 1] += points[many]
    return found


def added(points: list[float], more: list[float]) -> list[float]:
    """The odds of the sum of two independent numbers."""
    total = [0.0] * (len(points) + len(more) - 1)
    for one in range(len(points)):
        for other in range(len(more)):
            total[one + other] += points[one] * more[other]
    return total
