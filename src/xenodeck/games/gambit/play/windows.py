"""Abilities in general, and the two that answer a card as it is announced: Veto and Cancel Psych (section 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CHOICE, Frame, Rule
from xenodeck.games.gambit.play.piles import NONE, put_away
from xenodeck.games.gambit.play.shields import USE, USE_OR_NOT
from xenodeck.games.gambit.state import (
    ABILITY,
    CANCEL_PSYCH,
    GONE,
    MAX_SEATS,
    RESOLVING,
    VETO,
    Gambit,
)


def ability(s: Gambit, seat: i64) -> i64:
    """The unused ability (face) of a seat; NONE: it has none."""
    cards = s.zones[ABILITY + seat]
    return s.face[cards[0]] if cards else NONE


def use_ability(s: Gambit, seat: i64) -> None:
    """14.1 Once a game: shown to all, then out of the game."""
    card: i64 = s.zones[ABILITY + seat][-1]
    face: i64 = s.face[card]
    s.used[seat] = face
    s.draw(ABILITY + seat, GONE, "ability", seat)
    note_use(s, face)


def note_use(s: Gambit, face: i64) -> None:
    """Nobody has that ability any longer, unless the table was set up with several (R45)."""
    for seat in range(s.seats):
        cards = s.zones[ABILITY + seat]
        if cards and s.face[cards[0]] == face:
            return
    s.unused = s.unused & ~BITS[face]


def is_around(s: Gambit, face: i64) -> bool:
    """May anybody still have this ability unused, as far as everybody knows?"""
    return s.unused & BITS[face] != 0


def next_with_ability(s: Gambit, seat: i64) -> i64:
    """The next seat in play order that has an unused ability, up to the active one; NONE: the round is over."""
    seat = s.after(seat)
    while seat != s.active:
        if s.zones[ABILITY + seat]:
            return seat
        seat = s.after(seat)
    return NONE


class Veto(Rule[Gambit]):
    """14.2 W-act: another player's Veto, once an Action is announced: it has no effect, and is discarded."""

    RULE = "14.2"
    DISCREET = True

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "veto", CHOICE

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return USE_OR_NOT if ability(s, f.seat) == VETO else None

    def covers(self, s: Gambit, f: Frame) -> list[int]:
        return [f.seat]

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == USE:
            use_ability(s, f.seat)
            s.tell("vetoed", f.seat, card=s.zones[RESOLVING][-1])
            s.depth -= 1  # the effect that waits below
            put_away(s)
        else:
            ask_veto(s, f.seat)


def ask_veto(s: Gambit, seat: i64) -> None:
    """Whoever comes after ``seat`` is asked; without anybody the effect goes on."""
    following = next_with_ability(s, seat)
    if following != NONE:
        s.then(VETO_OF[following])


class Counter(Rule[Gambit]):
    """14.2 W-psy: Cancel Psych against a Psych card that was announced: it is discarded and does nothing at all."""

    RULE = "14.2"
    DISCREET = True

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "counter", CHOICE

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return USE_OR_NOT if ability(s, f.seat) == CANCEL_PSYCH else None

    def covers(self, s: Gambit, f: Frame) -> list[int]:
        return [f.seat]

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == USE:
            use_ability(s, f.seat)
            s.tell("vetoed", f.seat, card=s.zones[RESOLVING][-1])
            s.depth -= 1
            put_away(s)
            return
        following = next_with_ability(s, f.seat)
        if following != NONE:
            s.then(COUNTER_OF[following])


def ask_counter(s: Gambit, active: i64) -> None:
    if s.zones[ABILITY + active]:
        s.then(COUNTER_OF[active])
        return
    following = next_with_ability(s, active)
    if following != NONE:
        s.then(COUNTER_OF[following])


VETO_RULE: Final = Veto()
COUNTER: Final = Counter()
VETO_OF: Final = [Frame(VETO_RULE, seat) for seat in range(MAX_SEATS)]
COUNTER_OF: Final = [Frame(COUNTER, seat) for seat in range(MAX_SEATS)]
