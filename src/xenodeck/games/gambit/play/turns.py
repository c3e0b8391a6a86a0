"""The turn: start, draw, the play of steps.py, pass (section 7), and where a passed card goes (12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, NOTHING, SEAT, Frame, Rule
from xenodeck.games.gambit.play.abilities import W1, W2, W3, WINDOWS
from xenodeck.games.gambit.play.piles import (
    NONE,
    UNDRAWN,
    all_single,
    set_slots,
    take_top,
)
from xenodeck.games.gambit.play.psych import lift_own
from xenodeck.games.gambit.play.science import unmask
from xenodeck.games.gambit.play.shields import USE, USE_OR_NOT, spend
from xenodeck.games.gambit.play.steps import COMPEL, compel
from xenodeck.games.gambit.play.windows import ability, use_ability
from xenodeck.games.gambit.state import (
    ABILITIES_ON,
    ABILITY,
    DISCARD,
    DRAW,
    HAND,
    PROTECT_ON_TRIGGER,
    PROTECTS,
    REDIRECT,
    SKIPS,
    Gambit,
)


class Start(Rule[Gambit]):
    """7.1 A turn begins; ``arg`` is the card that was passed."""

    RULE = "7.1"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        begin(s, f.seat, f.arg)


def begin(s: Gambit, active: i64, passed: i64) -> None:
    """7.1 S0: the own Psych card goes; if there is no card at all, the game is a draw.

    Then the draw, after any abilities.
    """
    s.turn += 1
    s.active = active
    s.passed_at = s.zones[HAND[active]].index(passed) if passed != NONE else NONE
    s.drawn_at = NONE
    s.tell("turn", active, number=s.turn)
    if s.owners:
        lift_own(s, active)
    if not s.zones[DRAW] and not s.zones[DISCARD] and hands_empty(s):
        s.tell("exhausted")
        unmask(s)
        s.finish()
        return
    if s.setup.house & ABILITIES_ON:
        s.then(Frame(PASS_ON, active, passed, UNDRAWN))
        s.then(WINDOWS[W2][active], COMPEL.frames[active], WINDOWS[W3][active])
        s.then(WINDOWS[W1][active], DRAW_RULE.frames[active])
        return
    drawn = take_top(s, HAND[active], active)
    if drawn != NONE:
        s.drawn_at = len(s.zones[HAND[active]]) - 1
    s.then(Frame(PASS_ON, active, passed, (drawn,)))
    compel(s, active)


def hands_empty(s: Gambit) -> bool:
    cards: i64 = 0
    for seat in range(s.seats):
        cards += len(s.zones[HAND[seat]])
    return cards == 0


class Draw(Rule[Gambit]):
    """7.2 S1: the active player draws a card, if there is one."""

    RULE = "7.2"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        card = take_top(s, HAND[f.seat], f.seat)
        if card != NONE:
            s.drawn_at = len(s.zones[HAND[f.seat]]) - 1
            set_slots(s, s.bottom.arg, card)


# -- the pass ------------------------------------------------------------------------------------------------------


class PassOn(Rule[Gambit]):
    """7.7 S5: pass a card to the next player, or with Redirect to any other; an empty hand passes nothing (R32).

    Until then this frame lies at the bottom of the agenda and holds the card that was passed (``arg``) and the one that
    was drawn (``more``) in this turn.
    """

    RULE = "7.7"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("redirect", SEAT) if len(before) == 2 else ("pass_card", CARD)

    def shows(self, s: Gambit, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        """The receiver sees the card; to all others every passed card looks the same."""
        given = s.earlier(seat)
        if len(given) == 2 or observer == seat:
            return True
        return not given and observer == next_in_turn(s, s.seat_after(seat))

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        hand = s.zones[HAND[f.seat]]
        if not hand or all_single(s, f.seat):
            return None
        return [*hand, s.zones[ABILITY[f.seat]][0]] if ability(s, f.seat) == REDIRECT else hand

    def follow(self, s: Gambit, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if not before:
            return s.zones[HAND[seat]] if s.face[pick] == REDIRECT else None
        return s.around(seat) if len(before) == 1 else None

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        if s.before:
            use_ability(s, seat)
            route(s, seat, s.before[1], pick)
        elif pick == NOTHING:
            hand = s.zones[HAND[seat]]
            route(s, seat, hand[0] if hand else NONE, s.seat_after(seat))
        else:
            route(s, seat, pick, s.seat_after(seat))


def next_in_turn(s: Gambit, to: i64) -> i64:
    """12.1 The seat that gets what is passed to ``to``: Skips in front are counted here, not used up."""
    skips: list[int] = [len(s.zones[SKIPS[seat]]) for seat in range(s.seats)]
    while skips[to] > 0:
        skips[to] -= 1
        to = s.seat_after(to)
    return to


def route(s: Gambit, passer: i64, card: i64, to: i64) -> None:
    """12.1 Each Skip in front of a player passes over that player once; the next player gets the card."""
    while s.zones[SKIPS[to]]:
        if s.setup.house & PROTECT_ON_TRIGGER and s.zones[PROTECTS[to]]:
            s.then(Frame(STAY, to, card, (passer,)))
            return
        skip(s, to)
        to = s.seat_after(to)
    deliver(s, passer, card, to)


def skip(s: Gambit, seat: i64) -> None:
    """12.2 Use up one Skip; a Psych card of the skipped player is discarded too (R34)."""
    s.draw(SKIPS[seat], DISCARD, "skip", seat)
    if s.owners:
        lift_own(s, seat)


def deliver(s: Gambit, passer: i64, card: i64, to: i64) -> None:
    """12.3 The card and the turn pass on; after the last turn of the limit nobody has won (R29)."""
    if card != NONE:
        if to != passer:
            s.move(card, HAND[passer], HAND[to], "pass", passer, to)
        else:  # R33
            hand = s.writable(HAND[to])
            hand.remove(card)
            hand.append(card)
    most: i64 = s.setup.max_turns
    if most != 0 and s.turn >= most:
        s.tell("limit", number=s.turn)
        unmask(s)
        s.finish(truncated=True)
    else:
        begin(s, to, card)


class Stay(Rule[Gambit]):
    """18.9 With an option a Protect may answer a Skip when a card (``arg``) is about to pass over its owner."""

    RULE = "18.9"
    DISCREET = True

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "stay", CHOICE

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return USE_OR_NOT

    def covers(self, s: Gambit, f: Frame) -> list[int]:
        return [f.seat]

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == USE:
            spend(s, f.seat)
            s.draw(SKIPS[f.seat], DISCARD)
            route(s, f.more[0], f.arg, f.seat)
        else:
            skip(s, f.seat)
            route(s, f.more[0], f.arg, s.seat_after(f.seat))


START: Final = Start()
DRAW_RULE: Final = Draw()
PASS_ON: Final = PassOn()
STAY: Final = Stay()
