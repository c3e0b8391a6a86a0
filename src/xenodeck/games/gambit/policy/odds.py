"""How near each team is to its target: its chance to win with the Science on the table, and what a card changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.games.gambit.state import BLUE_TARGET, BLUES, RED_TARGET, REDS, YELLOW_TARGET, YELLOWS
from xenodeck.games.gambit.state_odds import TEAMS

FACES: Final = 5  # Science
RED_TEAM: Final = 0
BLUE_TEAM: Final = 1
YELLOW_TEAM: Final = 2

# The strength of a team by the cards of its colour; its chance is its share of the sum. Yellow has a row for each
# number of players, from 3 on.
PLAIN: Final = [1.0, 1.2, 1.6, 2.3, 3.9, 8.8]
YELLOW: Final = [
    [1.1, 1.8, 6.2],
    [1.5, 4.5, 14.0],  # higher than measured: two of four players are in the yellow team, and the others must stop them
    [0.8, 1.1, 3.4],
    [0.9, 1.6, 5.0],
    [0.7, 1.1, 3.1],
    [0.6, 1.0, 3.2],
]


def chances(red: i64, blue: i64, yellow: i64, seats: i64) -> list[float]:
    """Team -> its chance to win with so many cards of each colour on the table."""
    if yellow >= YELLOW_TARGET:
        return [0.0, 0.0, 1.0]
    if red >= RED_TARGET:
        return [1.0, 1.0 if blue >= BLUE_TARGET else 0.0, 0.0]
    if blue >= BLUE_TARGET:
        return [0.0, 1.0, 0.0]
    aliens: float = PLAIN[red]
    scientists: float = PLAIN[blue]
    extinctionists: float = YELLOW[seats - 3][yellow]
    total: float = aliens + scientists + extinctionists
    return [aliens / total, scientists / total, extinctionists / total]


def swings(red: i64, blue: i64, yellow: i64, seats: i64) -> list[float]:
    """Team * 5 + Science -> what one more such card on the table brings that team."""
    now = chances(red, blue, yellow, seats)
    found: list[float] = [0.0] * (TEAMS * FACES)
    for face in range(FACES):
        then = chances(red + REDS[face], blue + BLUES[face], yellow + YELLOWS[face], seats)
        for team in range(TEAMS):
            found[team * FACES + face] = then[team] - now[team]
    return found
