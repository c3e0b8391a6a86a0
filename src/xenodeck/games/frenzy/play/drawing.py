"""Phase 1: a card is drawn; if it is a UFO, the invasion begins (5.0, section 7, 14.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CHOICE, EVERYONE, NUMBER, PASS, Frame, Rule
from xenodeck.games.frenzy.play.decks import end_if_decided, leave, next_alive, rebuild
from xenodeck.games.frenzy.state import (
    BOOST_ONCE,
    DISCARD,
    GREY,
    HAND,
    LOCK_FULL,
    LOCK_LAPSES,
    LOCKED_FULLY,
    RESERVE,
    SECRET_DRAWS,
    SUPPLY,
    Frenzy,
    has_character,
)

HIDDEN: Final = -1  # instead of a depth: others do not see the place
SECRETLY: Final = 0
OPENLY: Final = 1


def draw_top(s: Frenzy, seat: i64) -> None:
    """5.0 The ordinary draw of Phase 1. A Supply without a UFO, which only a position has, may run out (13.1)."""
    if s.zones[SUPPLY] or rebuild(s, SUPPLY):
        draw_card(s, seat, s.zones[SUPPLY][-1], 0)
    else:
        s.tell("nothing_to_draw", seat)


def draw_anywhere(s: Frenzy, seat: i64, card: i64) -> None:
    """6.0 Draw any card of the Supply by its place; others see the place (R43), unless an option hides it."""
    cards = s.zones[SUPPLY]
    depth: i64 = len(cards) - 1 - cards.index(card)
    if s.setup.house & SECRET_DRAWS:
        depth = HIDDEN
        s.lose_track(cards, EVERYONE & ~(1 << seat))
    draw_card(s, seat, card, depth)


def draw_card(s: Frenzy, seat: i64, card: i64, depth: i64) -> None:
    """A card of the Supply comes into the hand, or is a UFO. ``depth``: what everybody may know of its place."""
    face: i64 = s.face[card]
    if face < GREY:
        if depth > 0:
            s.move(card, SUPPLY, DISCARD)
            s.tell("ufo_at", seat, number=depth, card=card, src=SUPPLY, dst=DISCARD)
        else:
            s.move(card, SUPPLY, DISCARD, "ufo", seat)
        if may_put_back(s, seat, face):
            s.then(REINSERT.frames[seat])
        else:
            invade(s, seat, 3, 1)
        return
    hand: i64 = HAND[seat]
    if depth > 0:
        s.move(card, SUPPLY, hand)
        s.tell("draw_at", seat, number=depth, card=card, src=SUPPLY, dst=hand, seen=s.sees[hand])
    else:
        s.move(card, SUPPLY, hand, "draw_somewhere" if depth == HIDDEN else "draw", seat)


def may_put_back(s: Frenzy, seat: i64, face: i64) -> bool:
    """14.5 Whether a UFO may go back under Gold Boost: each UFO once a turn, or one UFO in all (R33)."""
    if s.boost != seat:
        return False
    return s.returned == 0 if s.setup.house & BOOST_ONCE else not s.returned & 1 << face


def insert_ufo(s: Frenzy, seat: i64, ufo: i64, src: i64, depth: i64, say: i64) -> None:
    """5.2 Put a UFO into the Supply with ``depth`` cards above it, which its player says openly or keeps secret."""
    me: i64 = 1 << seat
    s.insert(ufo, src, SUPPLY, depth, EVERYONE & ~me if say == SECRETLY else 0)
    fresh = src == RESERVE
    if say == OPENLY:
        s.tell("sight_open" if fresh else "reinsert_open", seat, number=depth, card=ufo, src=src, dst=SUPPLY)
    else:
        s.tell("sight_secret" if fresh else "reinsert_secret", seat, card=ufo, src=src, dst=SUPPLY)
        s.tell("noted", seat, number=depth, audience=me)


def depths(s: Frenzy) -> list[int]:
    """From 0, the top, to the size of the Supply, the bottom."""
    return list(range(len(s.zones[SUPPLY]) + 1))


class Reinsert(Rule[Frenzy]):
    """14.5 Gold Boost in Phase 1: put the UFO just drawn back anywhere and draw again, or let the invasion begin."""

    RULE = "14.5"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        if not before:
            return "reinsert", CHOICE
        return ("depth", NUMBER) if len(before) == 1 else ("say", CHOICE)

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return PUT_BACK

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if not before:
            return None if pick == PASS else depths(s)
        return HOW if len(before) == 1 else None

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        if pick == PASS:
            invade(s, f.seat, 3, 1)
            return
        ufo = s.zones[DISCARD][-1]
        s.returned = s.returned | 1 << s.face[ufo]
        insert_ufo(s, f.seat, ufo, DISCARD, s.before[1], pick)
        draw_top(s, f.seat)


REINSERT: Final = Reinsert()
PUT_BACK: Final = [1, PASS]
HOW: Final = [SECRETLY, OPENLY]


# -- the invasion begins -------------------------------------------------------------------------------------------


def invade(s: Frenzy, seat: i64, turns: i64, shown: i64) -> None:
    """7.1 7.2 7.3 7.4 7.5 Phase 2 begins: all but the ``shown`` UFOs on top of the discard pile become the Supply."""
    pile = s.zones[DISCARD]
    drawn = pile[len(pile) - shown :]
    gathered = pile[: len(pile) - shown] + s.zones[RESERVE]
    s.replace(DISCARD, drawn)
    s.writable(RESERVE).clear()
    s.tell("invasion", seat, number=len(gathered), dst=SUPPLY)
    supply = gathered + s.zones[SUPPLY]
    s.shuffle_cards(supply)
    s.replace(SUPPLY, supply)
    s.phase = 2
    s.boost = -1
    if s.lock != 0:
        house: i64 = s.setup.house
        s.lock = 0 if house & LOCK_LAPSES else LOCKED_FULLY if house & LOCK_FULL else s.lock
    for other in range(s.seats):  # all at once: nobody is eliminated before anybody else
        if not has_character(s, other):
            leave(s, other, 1)
    end_if_decided(s)
    if s.over:
        return
    s.current = seat
    s.turns_left = turns
    if s.out[seat] != 0:
        s.current = next_alive(s, seat)
        s.turns_left = 1
    if s.turns_left > 1:
        s.tell("owes", s.current, number=s.turns_left)
