"""Who plays for whom, as a seat may guess it: from its own role, roles it has seen, and the Science that others chose.

Nothing else is looked at: what was passed or held is nobody's to see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS
from xenodeck.games.gambit.state import ALIEN, PSYCH, PSYCH_WEAPON, ROLE, SCIENCE, Gambit
from xenodeck.games.gambit.state_odds import CHOSEN, OWNED, TEAMS

ROUNDS: Final = 2  # of bringing the guesses in line with how many there are of each role


def beliefs(s: Gambit, me: i64, infers: bool) -> list[float]:
    """Seat * 3 + team -> how likely that is, as ``me`` sees it."""
    seats: i64 = s.seats
    left = role_counts(s)
    sure: list[int] = [-1] * seats
    for seat in range(seats):
        card: i64 = s.zones[ROLE + seat][0]
        if seat == me or s.knowers(card, ROLE + seat) & BITS[me]:
            sure[seat] = s.face[card] - ALIEN
            left[sure[seat]] -= 1.0
    open_seats: float = left[0] + left[1] + left[2]
    found: list[float] = [0.0] * (seats * TEAMS)
    for seat in range(seats):
        for team in range(TEAMS):
            if sure[seat] >= 0:
                found[seat * TEAMS + team] = 1.0 if sure[seat] == team else 0.0
            else:
                found[seat * TEAMS + team] = left[team] / open_seats
    if infers and open_seats > 1.0 and weigh(s, sure, found):
        balance(seats, sure, left, found)
    return found


def role_counts(s: Gambit) -> list[float]:
    """How many there are of each role: everybody knows that, though not whose they are."""
    counts: list[float] = [0.0, 0.0, 0.0]
    for seat in range(s.seats):
        team: i64 = s.face[s.zones[ROLE + seat][0]] - ALIEN
        counts[team] += 1.0
    return counts


def weigh(s: Gambit, sure: list[int], found: list[float]) -> bool:
    """What everybody chose to play speaks for one team and against the others. False: nothing was chosen yet."""
    weighed = False
    science = s.zones[SCIENCE]
    for at in range(len(science)):
        by: i64 = s.played_by[at]
        if by >= 0 and sure[by] < 0:
            weighed = True
            likely = CHOSEN[s.face[science[at]]]
            for team in range(TEAMS):
                found[by * TEAMS + team] *= likely[team]
    for at in range(len(s.owners)):
        owner: i64 = s.owners[at]
        if sure[owner] < 0:
            weighed = True
            likely = OWNED[s.face[s.zones[PSYCH][at]] - PSYCH_WEAPON]
            for team in range(TEAMS):
                found[owner * TEAMS + team] *= likely[team]
    return weighed


def balance(seats: i64, sure: list[int], left: list[float], found: list[float]) -> None:
    """Everybody has one role, and of each there are so many: the guesses are brought in line with both, in turns."""
    for _ in range(ROUNDS):
        for team in range(TEAMS):
            total: float = 0.0
            for seat in range(seats):
                if sure[seat] < 0:
                    total += found[seat * TEAMS + team]
            scale: float = left[team] / total if total > 0.0 else 0.0
            for seat in range(seats):
                if sure[seat] < 0:
                    found[seat * TEAMS + team] *= scale
        for seat in range(seats):
            if sure[seat] < 0:
                sum_: float = found[seat * TEAMS] + found[seat * TEAMS + 1] + found[seat * TEAMS + 2]
                if sum_ > 0.0:
                    for team in range(TEAMS):
                        found[seat * TEAMS + team] /= sum_
