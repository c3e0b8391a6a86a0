"""Which team each player is in, as a seat may guess it: from roles it knows, Science that others chose, and claims.

Nothing else is used: what was passed or held is hidden.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS
from xenodeck.games.gambit.state import ALIEN, PSYCH, PSYCH_WEAPON, ROLE, ROLES, SCIENCE, Gambit
from xenodeck.games.gambit.state_odds import CHOSEN, OWNED, TEAMS

HONEST: Final = 1.2  # how much likelier a player is a friend after a claim that is known to be true
LIAR: Final = 0.5  # … after a claim that is known to be false
WEIGHT: Final = 0.8  # how much the claims of a fully trusted player count
ROUNDS: Final = 2  # rounds of matching the guesses with the number of each role


def beliefs(s: Gambit, me: i64, infers: bool) -> list[float]:
    """Seat * 3 + team -> how likely ``me`` thinks it."""
    seats: i64 = s.seats
    left = role_counts(s)
    sure: list[int] = [-1] * seats
    for seat in range(seats):
        card: i64 = s.zones[ROLE[seat]][0]
        if seat == me or s.known_to(card, ROLE[seat]) & BITS[me]:
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
    if infers and open_seats > 1.0:
        weighed = weigh(s, sure, found)
        if s.claims:
            if weighed:
                balance(seats, sure, left, found)
            hear(s, me, sure, left[s.team(me)] / open_seats, found)
        if weighed or s.claims:
            balance(seats, sure, left, found)
    return found


def role_counts(s: Gambit) -> list[float]:
    """How many there are of each role. Everybody knows this, but not whose they are."""
    counts: list[float] = [0.0, 0.0, 0.0]
    for seat in range(s.seats):
        team: i64 = s.face[s.zones[ROLE[seat]][0]] - ALIEN
        counts[team] += 1.0
    return counts


def weigh(s: Gambit, sure: list[int], found: list[float]) -> bool:
    """Multiply the guesses by how often each team plays what a seat chose to play. False: nothing was chosen yet."""
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


def hear(s: Gambit, me: i64, sure: list[int], anybody: float, found: list[float]) -> None:
    """17.1 Take account of claims about roles: the last one of each player about each other one counts.

    Players may say anything about themselves. A player who said something known to be false is less likely a friend. A
    claim of a likely friend is believed; of a likely enemy, its contrary; of a player who is as likely a friend as
    ``anybody``, neither.
    """
    seats: i64 = s.seats
    mine: i64 = s.team(me)
    last: list[int] = [-1] * (seats * seats)
    for claim in s.claims:
        if claim.subject == "role" and claim.seat != claim.other and claim.seat != me:
            last[claim.seat * seats + claim.other] = ROLES.index(claim.label)
    for at in range(seats * seats):
        team: i64 = last[at]
        by: i64 = at // seats
        of: i64 = at % seats
        if team >= 0 and sure[of] >= 0 and sure[by] < 0:
            found[by * TEAMS + mine] *= HONEST if sure[of] == team else LIAR
    for at in range(seats * seats):
        team = last[at]
        by = at // seats
        of = at % seats
        if team >= 0 and sure[of] < 0:
            all_: float = found[by * TEAMS] + found[by * TEAMS + 1] + found[by * TEAMS + 2]
            trust: float = found[by * TEAMS + mine] / all_ if all_ > 0.0 else 0.0
            found[of * TEAMS + team] *= 1.0 + WEIGHT * (trust - anybody)


def balance(seats: i64, sure: list[int], left: list[float], found: list[float]) -> None:
    """Scale the guesses in turns so that each player has one role and each role occurs as often as it should."""
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
