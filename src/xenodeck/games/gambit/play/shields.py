"""Protect: a player who has one may ignore an Action before anything of it happens (section 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CHOICE, PASS, Frame, Rule
from xenodeck.games.gambit.play.piles import can_be_damaged, put_away
from xenodeck.games.gambit.state import (
    DAMAGE_OR_HEAL,
    DISCARD,
    FORCE_TO_PLAY,
    HAND,
    HEAL_ALL,
    PEEK_ANY_CARD,
    PEEK_UNPROTECTED,
    PROTECTS,
    REPLACE_CARD,
    REPLACE_DRAWS,
    RESET_HANDS,
    RESOLVING,
    SHUFFLE_HANDS,
    SKIP_TURN,
    STEAL_CARD,
    STRAY_DAMAGE,
    TAKE_FROM_DISCARD,
    TRADE_CARDS,
    Gambit,
)

USE: Final = 1
USE_OR_NOT: Final = [USE, PASS]
HEAL: Final = 1  # the second way to use Damage or Heal


def anybody_protected(s: Gambit) -> bool:
    cards: i64 = 0
    for seat in range(s.seats):
        cards += len(s.zones[PROTECTS[seat]])
    return cards > 0


def touches(s: Gambit, face: i64, seat: i64, first: i64, second: i64) -> bool:
    """11.2 Whether ``seat`` is a target of this Action or touched by it, and it would change anything (R16)."""
    if face == DAMAGE_OR_HEAL:
        if seat != second:
            return False
        return s.damaged[seat] != 0 if first == HEAL else can_be_damaged(s, seat)
    if face == STRAY_DAMAGE:
        return seat == first and can_be_damaged(s, seat)
    if face == HEAL_ALL:
        return s.damaged[seat] != 0
    if face == SHUFFLE_HANDS:
        return len(s.zones[HAND[seat]]) > 0
    if face == RESET_HANDS:
        return True
    if face == TRADE_CARDS:
        return seat in (first, second)
    if face == PEEK_ANY_CARD:
        return seat == second and not s.setup.house & PEEK_UNPROTECTED
    if seat != first:
        return False
    if face == REPLACE_CARD:
        return len(s.zones[HAND[seat]]) > 0 or s.setup.house & REPLACE_DRAWS != 0
    if face == STEAL_CARD:
        return len(s.zones[HAND[seat]]) > 0
    if face == TAKE_FROM_DISCARD:
        return len(s.zones[DISCARD]) > 0
    return face in (SKIP_TURN, FORCE_TO_PLAY)


def asked_to_protect(s: Gambit, active: i64, face: i64, first: i64, second: i64) -> list[int]:
    """11.3 The seats that may answer with a Protect, in play order from the active player."""
    found: list[int] = []
    if anybody_protected(s):
        for i in range(s.seats):
            seat: i64 = (active + i) % s.seats
            if s.zones[PROTECTS[seat]] and touches(s, face, seat, first, second):
                found.append(seat)
    return found


def spend(s: Gambit, seat: i64) -> None:
    """11.5 The Protect goes to the discard pile at once."""
    s.draw(PROTECTS[seat], DISCARD)
    s.tell("protect", seat)


class Answer(Rule[Gambit]):
    """11 14 Something that a seat may use in answer to others, or keep. Nobody else sees that it was asked."""

    DISCREET = True

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return USE_OR_NOT

    def covers(self, s: Gambit, f: Frame) -> list[int]:
        return [f.seat]


class Protect(Answer):
    """11.1 Ignore the announced Action, or let it happen. ``more``: the seats asked afterwards.

    The Action waits below. If a single target ignores it, it ends; a collective one still touches the others.
    """

    RULE = "11.1"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "protect", CHOICE

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == USE:
            spend(s, f.seat)
            action = s.frame
            s.drop()
            if s.face[s.zones[RESOLVING][-1]] not in (HEAL_ALL, SHUFFLE_HANDS, RESET_HANDS):
                put_away(s)
                return
            first, second, ignoring = action.more
            spared: i64 = ignoring | BITS[f.seat]
            s.then(Frame(action.rule, action.seat, action.arg, (first, second, spared)))
        if f.more:
            s.then(Frame(self, f.more[0], 0, f.more[1:]))


PROTECT: Final = Protect()
