"""The effects of Action cards, except those that make somebody play another card (section 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CARD, EVERYONE, NOTHING, TOGETHER, Frame, Rule
from xenodeck.games.gambit.play.piles import (
    NONE,
    REPLACED,
    TAKEN,
    asks_always,
    draw_held,
    heal,
    lose,
    now_held,
    renew,
    set_slots,
)
from xenodeck.games.gambit.state import (
    ABILITY,
    ASIDE,
    DISCARD,
    DRAW,
    HAND,
    LOOKED_AT_DISCARD,
    REPLACE_DRAWS,
    RESET_KEEPS_DAMAGE,
    ROLE,
    Gambit,
)

# What a Peek looks at.
AT_ROLE: Final = 0
AT_ABILITY: Final = 1
AT_HAND: Final = 2
AT_DRAW: Final = 3
AT_DISCARD: Final = 4

REARRANGED: Final = 3


def heal_all(s: Gambit, active: i64, spared: i64) -> None:
    """10.3 Heal every damaged player who does not ignore it, in play order from the active player."""
    for i in range(s.seats):
        seat: i64 = (active + i) % s.seats
        if s.damaged[seat] != 0 and not spared & BITS[seat]:
            heal(s, seat)


def shuffle_hands(s: Gambit, active: i64, spared: i64) -> None:
    """10.5 Shuffle the hands of all who do not ignore it; everybody gets back as many cards as they gave."""
    gathered: list[int] = []
    for i in range(s.seats):
        seat: i64 = (active + i) % s.seats
        if not spared & BITS[seat]:
            gathered.extend(s.zones[HAND[seat]])
    if not gathered:
        return
    s.shuffle_cards(gathered)
    for i in range(s.seats):
        seat = (active + i) % s.seats
        if not spared & BITS[seat]:
            hand: list[int] = []
            for _ in range(len(s.zones[HAND[seat]])):
                hand.append(gathered.pop())
            s.replace(HAND[seat], hand)
    if not spared & BITS[active]:
        set_slots(s, NONE, NONE)
    s.tell("shuffle_hands", active)


def reset_hands(s: Gambit, active: i64, spared: i64) -> None:
    """10.6 Discard whole hands, then the active player draws two cards and the others one each; that heals (R9)."""
    for i in range(s.seats):
        seat: i64 = (active + i) % s.seats
        if not spared & BITS[seat]:
            for card in s.zones[HAND[seat]].copy():
                s.move(card, HAND[seat], DISCARD, "discard", seat)
    for i in range(s.seats):
        seat = (active + i) % s.seats
        if spared & BITS[seat]:
            continue
        drawn: i64 = draw_held(s, seat)
        if seat == active and drawn != NONE:
            drawn = draw_held(s, seat)
        if drawn != NONE and s.damaged[seat] != 0 and not s.setup.house & RESET_KEEPS_DAMAGE:
            s.damaged[seat] = 0
            s.tell("healed", seat)


def replace_card(s: Gambit, target: i64) -> None:
    """10.7 Replace one card by a new one; an empty hand gets nothing (R10), or with an option a card."""
    if s.zones[HAND[target]]:
        lose(s, target, REPLACED)
    elif s.setup.house & REPLACE_DRAWS:
        if draw_held(s, target) != NONE and s.damaged[target] != 0:
            s.damaged[target] = 0
            s.tell("healed", target)
    else:
        s.tell("no_effect", target)


# -- Take from Discard -----------------------------------------------------------------------------------------------


def take_from_discard(s: Gambit, target: i64) -> None:
    """10.8 The target shuffles the discard pile, looks through it and takes a card; nothing happens if it is empty."""
    if not s.zones[DISCARD]:
        s.tell("no_effect", target)
        return
    s.shuffle(DISCARD, "search", target)
    for card in s.zones[DISCARD]:
        s.show(card, DISCARD, BITS[target])
    if len(s.zones[DISCARD]) == 1 and not asks_always(s):
        take(s, target, s.zones[DISCARD][0])
    else:
        s.then(TAKE.frames[target])


def take(s: Gambit, target: i64, card: i64) -> None:
    s.move(card, DISCARD, HAND[target], "take", target)
    now_held(s, target, card)
    lose(s, target, TAKEN)


class Take(Rule[Gambit]):
    """10.8 Take any card of the discard pile, after looking through it."""

    RULE = "10.8"

    def shows(self, s: Gambit, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        return observer == seat

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "take", CARD

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return distinct(s, s.zones[DISCARD], [])

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        take(s, f.seat, pick)


def distinct(s: Gambit, cards: list[int], without: list[int]) -> list[int]:
    """One card of each face, without the faces in ``without``."""
    found: list[int] = []
    seen: i64 = 0
    for card in cards:
        bit: i64 = BITS[s.face[card]]
        if not seen & bit and card not in without:
            seen = seen | bit
            found.append(card)
    return found


# -- Trade Cards -----------------------------------------------------------------------------------------------------


def trade(s: Gambit, first: i64, second: i64) -> None:
    """10.9 Two players exchange a card each, face down and at the same time."""
    if not asks_always(s) and len(s.zones[HAND[first]]) == 1 and len(s.zones[HAND[second]]) == 1:
        exchange(s, first, s.zones[HAND[first]][0], second, s.zones[HAND[second]][0])
    else:
        s.then(Frame(GIVE, first, second))


def exchange(s: Gambit, first: i64, given: i64, second: i64, returned: i64) -> None:
    """One card waits aside until the other has moved, so that a viewer who knew the only card of a hand can follow
    it."""
    one: i64 = HAND[first]
    other: i64 = HAND[second]
    s.tell_move("trade", first, given, one, other, second)
    s.tell_move("trade", second, returned, other, one, first)
    s.move(given, one, ASIDE)
    s.move(returned, other, one)
    s.move(given, ASIDE, other)
    now_held(s, first, returned)
    now_held(s, second, given)


class Give(Rule[Gambit]):
    """10.9 Both traders (``arg`` is the second) choose a card in secret; a trader with one card is not asked."""

    RULE = "10.9"
    MODE = TOGETHER

    def shows(self, s: Gambit, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        return observer == seat

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "give", CARD

    def seats_asked(self, s: Gambit, f: Frame) -> list[int]:
        every = asks_always(s)
        return [seat for seat in (f.seat, f.arg) if every or len(s.zones[HAND[seat]]) > 1]

    def choices(self, s: Gambit, f: Frame, seat: i64) -> list[int]:
        return s.zones[HAND[seat]]

    def reveal(self, s: Gambit, f: Frame, answers: list[int]) -> None:
        given: i64 = answers[f.seat]
        returned: i64 = answers[f.arg]
        if given < 0:
            given = s.zones[HAND[f.seat]][0]
        if returned < 0:
            returned = s.zones[HAND[f.arg]][0]
        exchange(s, f.seat, given, f.arg, returned)


# -- looking ---------------------------------------------------------------------------------------------------------


def peek(s: Gambit, active: i64, what: i64, target: i64) -> None:
    """10.16 Only the active player learns the card; everybody sees what was looked at."""
    me: i64 = BITS[active]
    if what == AT_DRAW:
        if s.zones[DRAW] or renew(s):
            s.show(s.zones[DRAW][-1], DRAW, me, "peek_draw", active)
        return
    if what == AT_DISCARD:
        s.looked[active] = s.looked[active] | LOOKED_AT_DISCARD
        s.show(s.zones[DISCARD][-1], DISCARD, me, "peek_discard", active)
        return
    zone: i64 = (ROLE if what == AT_ROLE else ABILITY if what == AT_ABILITY else HAND)[target]
    cards = s.zones[zone]
    card = cards[s.chance.below(len(cards))] if len(cards) > 1 else cards[0]
    if what == AT_HAND:
        s.looked[active] = s.looked[active] | BITS[target]
    s.show(card, zone, me, PEEKS[what], active, target)


def rearrange(s: Gambit, active: i64) -> None:
    """10.17 Look at the top three cards, or as many as there are (R20), and put them back in any order."""
    if not s.zones[DRAW] and not renew(s):
        s.tell("no_effect", active)
        return
    many: i64 = min(REARRANGED, len(s.zones[DRAW]))
    seen = top_cards(s, many)
    for card in seen:
        s.show(card, DRAW, BITS[active])
    s.tell("look", active, number=many, cards=seen, src=DRAW, seen=BITS[active])
    if many > 1 or asks_always(s):
        s.then(Frame(ARRANGE, active, many))


def top_cards(s: Gambit, many: i64) -> list[int]:
    """The top cards of the draw pile, top first."""
    cards = s.zones[DRAW]
    return cards[len(cards) - many :][::-1]


class Arrange(Rule[Gambit]):
    """10.17 The ``arg`` cards seen go back in any order; each question asks for the next one from the top.

    The question is asked even if the cards are alike: skipping it would tell the others so.
    """

    RULE = "10.17"

    def shows(self, s: Gambit, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        return observer == seat

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "order", CARD

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return distinct(s, top_cards(s, f.arg), [])

    def follow(self, s: Gambit, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if len(before) + 1 == f.arg:
            return None
        return distinct(s, top_cards(s, f.arg), [*before, pick])

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick != NOTHING:
            s.reorder(DRAW, [*s.before, pick], EVERYONE & ~BITS[f.seat])
        s.tell("arrange", f.seat, number=f.arg, dst=DRAW)


TAKE: Final = Take()
GIVE: Final = Give()
ARRANGE: Final = Arrange()
PEEKS: Final = ["peek_role", "peek_ability", "peek_hand"]
