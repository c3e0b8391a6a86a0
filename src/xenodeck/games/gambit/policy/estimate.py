"""What one seat makes of the table: what cards are worth to it on the table, in its hand, and passed on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS
from xenodeck.games.gambit.play.piles import banned
from xenodeck.games.gambit.policy.belief import beliefs, role_counts
from xenodeck.games.gambit.policy.odds import FACES, chances, swings
from xenodeck.games.gambit.state import (
    ALIEN,
    DISCARD,
    DRAW,
    HAND,
    PASSED,
    PSYCH_WEAPON,
    ROLE,
    SCIENCE,
    SKIPS,
    Gambit,
)
from xenodeck.games.gambit.state_odds import TEAMS

UNKNOWN: Final = -1  # a card that nobody has seen yet

TINY: Final = 0.000001
KEPT: Final = 0.55  # part of a card's worth if it is kept for the next turn
CLOG: Final = 0.008  # the cost of holding a card that will not be played
LATER: Final = 0.3  # part of its effect that a card still has when it goes back into circulation
WANDER: Final = 0.3  # how likely a card that the receiver does not play is played later by somebody else
# How likely a player plays a Science card that was passed, by what it would bring their team.
SURELY: Final = 0.95
GLADLY: Final = 0.7
PERHAPS: Final = 0.35
HARDLY: Final = 0.12
NEVER: Final = 0.04
WON: Final = 0.999

# The worth of holding a card other than Science, from the Psych Weapon on.
POTENCY: Final = [
    0.02, 0.02,  # Psych
    0.018, 0.012, 0.006, 0.006, 0.008, 0.008, 0.016, 0.012, 0.014, 0.016, 0.008, 0.03, 0.014, 0.016, 0.012, 0.008,
    0.006,
]  # fmt: skip


class Estimate:
    """Everything by which the choices of a seat are weighed; computed anew for each choice."""

    def __init__(self, s: Gambit, me: i64, infers: bool, dice: i64) -> None:
        seats: i64 = s.seats
        self.me: i64 = me
        self.seats: i64 = seats
        self.team: i64 = s.face[s.zones[ROLE[me]][0]] - ALIEN
        self.red: i64 = s.red
        self.blue: i64 = s.blue
        self.yellow: i64 = s.yellow
        self.now: list[float] = chances(s.red, s.blue, s.yellow, seats)
        self.mine: float = self.now[self.team]
        self.swing: list[float] = swings(s.red, s.blue, s.yellow, seats)
        self.belief: list[float] = beliefs(s, me, infers)
        self.stakes: list[float] = self.staked(role_counts(s))
        self.ban: i64 = banned(s)
        self.next: i64 = receiver(s, me)
        self.next_banned: i64 = self.ban if not s.owners or s.owners[0] != self.next else UNKNOWN
        self.forced: bool = s.slots[self.next] & 3 == PASSED + 1
        self.odds: list[float] = [0.0] * FACES  # Science -> how likely an unseen card is this one
        self.reckon(s)
        # Science -> what it brings to pass it to the next player, who is free to play it or not
        self.passes: list[float] = [self.offer(face, self.next) for face in range(FACES)]
        self.unknown_play: float = 0.0  # what playing an unseen card at once brings
        self.unknown_keep: float = 0.0
        self.unknown_pass: float = 0.0
        self.unknown()
        # a random tie-break, so that of equal players no seat is always the first
        self.luck: list[float] = [TINY * float((seat + dice) % seats) for seat in range(seats)]
        self.harms: list[float] = [self.harm(seat) + self.luck[seat] for seat in range(seats)]

    # -- cards ---------------------------------------------------------------------------------------------------------

    def reckon(self, s: Gambit) -> None:
        """How likely an unseen card is each Science: those neither on the table nor in the own hand, among all unseen
        cards."""
        left: list[int] = [0] * FACES
        for face in s.face:
            if face < FACES:
                left[face] += 1
        for zone in (SCIENCE, HAND[self.me]):
            for card in s.zones[zone]:
                face = s.face[card]
                if face < FACES:
                    left[face] -= 1
        unseen: i64 = len(s.zones[DRAW]) + self.seats - 1
        total: float = float(unseen) + LATER * float(len(s.zones[DISCARD]))
        for at in range(FACES):
            self.odds[at] = float(left[at]) / total if total > 0.0 else 0.0

    def unknown(self) -> None:
        plain: float = 1.0
        for face in range(FACES):
            chance: float = self.odds[face]
            plain -= chance
            self.unknown_play += chance * self.worth(face)
            self.unknown_keep += chance * self.keep(face)
            self.unknown_pass += chance * self.give(face, self.next)
        if plain > 0.0:
            self.unknown_play += plain * 0.015
            self.unknown_keep += plain * 0.012

    def worth(self, face: i64) -> float:
        """What a Science card on the table brings one's own team."""
        return self.swing[self.team * FACES + face]

    def keep(self, face: i64) -> float:
        """What a card is worth that is kept for the next turn."""
        if face == UNKNOWN:
            return self.unknown_keep
        if face >= PSYCH_WEAPON:
            return POTENCY[face - PSYCH_WEAPON]
        gain: float = self.worth(face)
        return KEPT * gain if gain > 0.0 else -CLOG

    def give(self, face: i64, to: i64) -> float:
        """What it brings one's own team if ``to`` gets this card at the beginning of its next turn."""
        if face == UNKNOWN:
            return self.unknown_pass
        if face >= PSYCH_WEAPON:
            return POTENCY[face - PSYCH_WEAPON] * (2.0 * self.belief[to * TEAMS + self.team] - 1.0)
        if to != self.next:
            return self.offer(face, to)
        if self.forced:
            return 0.0 if face == self.next_banned else self.worth(face)
        return self.passes[face]

    def offer(self, face: i64, to: i64) -> float:
        """The same for a Science card that ``to`` is free to play or not."""
        gain: float = self.worth(face)
        likely: float = 0.0
        for team in range(TEAMS):
            likely += self.belief[to * TEAMS + team] * self.eager(face, team)
        if to == self.next and face == self.next_banned:
            likely *= LATER
        if gain < 0.0:  # a player who does not play it passes it on
            likely += (1.0 - likely) * WANDER
        return likely * gain

    def eager(self, face: i64, team: i64) -> float:
        """How likely a player of this team plays such a card."""
        brings: float = self.swing[team * FACES + face]
        if self.now[team] + brings >= WON:
            return SURELY
        if brings > 0.03:
            return GLADLY
        if brings > 0.0:
            return PERHAPS
        return HARDLY if brings > -0.05 else NEVER

    def rest(self, faces: list[int]) -> float:
        """What the cards left after the play bring: the best one is passed, the others are kept."""
        if not faces:
            return 0.0
        best: float = -9.0
        for at in range(len(faces)):
            value: float = self.give(faces[at], self.next)
            for other in range(len(faces)):
                if other != at:
                    value += self.keep(faces[other])
            if value > best:
                best = value
        return best

    def loses(self, face: i64) -> float:
        """What it brings that a card leaves the hands unseen: no enemy can play it for a while."""
        if face == UNKNOWN or face >= PSYCH_WEAPON:
            return 0.0
        gain: float = self.worth(face)
        return -LATER * gain if gain < 0.0 else 0.0

    # -- people --------------------------------------------------------------------------------------------------------

    def staked(self, members: list[float]) -> list[float]:
        """Team -> what one's own team gains if a member of it is weakened.

        A member of a small team or of a leading one counts more. A member of one's own team is a loss.
        """
        found: list[float] = [0.0] * TEAMS
        for team in range(TEAMS):
            if members[team] > 0.0:
                stake: float = -self.mine * (1.0 - self.mine) if team == self.team else self.mine * self.now[team]
                found[team] = stake / members[team]
        return found

    def harm(self, seat: i64) -> float:
        """What one's own team gains if ``seat`` is weakened, by the guesses about its team."""
        at: i64 = seat * TEAMS
        return (
            self.belief[at] * self.stakes[0]
            + self.belief[at + 1] * self.stakes[1]
            + self.belief[at + 2] * self.stakes[2]
        )

    def doubt(self, seat: i64) -> float:
        """How uncertain the role of ``seat`` is: about 0 if it is known, at most about 0.67."""
        total: float = 1.0 + self.luck[seat]
        for team in range(TEAMS):
            likely: float = self.belief[seat * TEAMS + team]
            total -= likely * likely
        return total

    def table(self, red: i64, blue: i64, yellow: i64) -> float:
        """What it would bring if so many more cards of each colour counted."""
        return chances(self.red + red, self.blue + blue, self.yellow + yellow, self.seats)[self.team] - self.mine


def receiver(s: Gambit, passer: i64) -> i64:
    """12 Who gets what ``passer`` passes: the next player who is not skipped; that may be the passer again."""
    skips: list[int] = [len(s.zones[SKIPS[seat]]) for seat in range(s.seats)]
    to: i64 = s.seat_after(passer)
    while skips[to] > 0:
        skips[to] -= 1
        to = s.seat_after(to)
    return to


def known_face(s: Gambit, card: i64, zone: i64, me: i64) -> i64:
    """The face of a card if ``me`` may know it."""
    return s.face[card] if s.known_to(card, zone) & BITS[me] else UNKNOWN


def held_by(s: Gambit, seat: i64, me: i64) -> i64:
    """The only card of another hand, if ``me`` may know it."""
    hand = s.zones[HAND[seat]]
    return known_face(s, hand[0], HAND[seat], me) if len(hand) == 1 else UNKNOWN
