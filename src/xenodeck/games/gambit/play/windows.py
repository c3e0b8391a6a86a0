"""Abilities in general, and the two that answer a card as it is announced: Veto and Cancel Psych (section 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CHOICE, Frame
from xenodeck.games.gambit.play.piles import NONE, put_away
from xenodeck.games.gambit.play.shields import USE, USE_OR_NOT, Answer
from xenodeck.games.gambit.state import (
    ABILITY,
    CANCEL_PSYCH,
    GONE,
    RESOLVING,
    VETO,
    Gambit,
)


def ability(s: Gambit, seat: i64) -> i64:
    """The unused ability (face) of a seat; NONE: it has none."""
    cards = s.zones[ABILITY[seat]]
    return s.face[cards[0]] if cards else NONE


def use_ability(s: Gambit, seat: i64) -> None:
    """14.1 Once a game: the ability is shown to all, then leaves the game."""
    card: i64 = s.zones[ABILITY[seat]][-1]
    face: i64 = s.face[card]
    s.used[seat] = face
    s.draw(ABILITY[seat], GONE, "ability", seat)
    note_use(s, face)


def note_use(s: Gambit, face: i64) -> None:
    """Nobody has that ability any longer, unless the set-up has several of it (R45)."""
    for seat in range(s.seats):
        cards = s.zones[ABILITY[seat]]
        if cards and s.face[cards[0]] == face:
            return
    s.unused = s.unused & ~BITS[face]


def is_around(s: Gambit, face: i64) -> bool:
    """Whether somebody may still have this ability unused, as far as everybody knows."""
    return s.unused & BITS[face] != 0


def next_with_ability(s: Gambit, seat: i64) -> i64:
    """The next seat in play order that has an unused ability, up to the active one; NONE: the round is over."""
    seat = s.seat_after(seat)
    while seat != s.active:
        if s.zones[ABILITY[seat]]:
            return seat
        seat = s.seat_after(seat)
    return NONE


class Cancelling(Answer):
    """14.2 An ability against an announced card: the card is discarded, and its pending effect never happens.

    Every seat with an unused ability may be asked in turn, so that nobody learns who has which.
    """

    RULE = "14.2"

    def needs(self) -> i64:
        """The ability (face) that answers here."""
        raise NotImplementedError

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return USE_OR_NOT if ability(s, f.seat) == self.needs() else None

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == USE:
            use_ability(s, f.seat)
            s.tell("vetoed", f.seat, card=s.zones[RESOLVING][-1])
            s.drop()
            put_away(s)
        else:
            self.ask_next(s, f.seat)

    def ask_next(self, s: Gambit, seat: i64) -> None:
        """Ask the next seat after ``seat``; if there is none, the effect happens."""
        following = next_with_ability(s, seat)
        if following != NONE:
            s.then(self.frames[following])


class Veto(Cancelling):
    """14.2 W-act: another player's Veto against an announced Action, which has no effect and is discarded."""

    RULE = "14.2"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "veto", CHOICE

    def needs(self) -> i64:
        return VETO


class Counter(Cancelling):
    """14.2 W-psy: Cancel Psych against an announced Psych card, which is discarded without effect."""

    RULE = "14.2"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "counter", CHOICE

    def needs(self) -> i64:
        return CANCEL_PSYCH


def ask_counter(s: Gambit, active: i64) -> None:
    """W-psy: all seats may be asked, the active player first."""
    if s.zones[ABILITY[active]]:
        s.then(COUNTER.frames[active])
    else:
        COUNTER.ask_next(s, active)


VETO_RULE: Final = Veto()
COUNTER: Final = Counter()
