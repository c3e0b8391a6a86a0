"""Actions that look into the deck in play before a card is drawn (Phase 1) or revealed (Phase 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, EVERYONE, NOTHING, PLACE, Frame, Rule
from xenodeck.games.frenzy.play.decks import deck_in_play, distinct, rebuild
from xenodeck.games.frenzy.play.drawing import HIDDEN, draw_card, draw_top
from xenodeck.games.frenzy.play.revealing import TOP, reveal
from xenodeck.games.frenzy.state import VIEW_ONE_BY_ONE, Frenzy

ALL_FACES: Final = 62


def complete(s: Frenzy, seat: i64, card: i64, depth: i64) -> None:
    """The turn goes on with this card of the deck in play: it is drawn (Phase 1), or revealed and resolved (Phase
    2)."""
    if s.phase == 1:
        draw_card(s, seat, card, depth)
    else:
        reveal(s, seat, card, depth)


def without_looking(s: Frenzy, seat: i64) -> None:
    """13.2 There is nothing to look at: go on without."""
    if s.phase == 1:
        draw_top(s, seat)
    else:
        reveal(s, seat, TOP, 0)


def look_at_top(s: Frenzy, seat: i64, many: i64) -> i64:
    """Show the top cards of the deck in play to ``seat``. Returns their number; 0: the turn ends."""
    deck: i64 = deck_in_play(s)
    if not s.zones[deck] and not rebuild(s, deck):
        without_looking(s, seat)
        return 0
    cards = s.zones[deck]
    if many > len(cards):
        many = len(cards)
    seen = cards[len(cards) - many :][::-1]
    for card in seen:
        s.show(card, deck, 1 << seat)
    s.tell("look", seat, number=many, cards=seen, src=deck, seen=1 << seat)
    return many


class Glimpse(Rule[Frenzy]):
    """6.8 View: the player has seen the top card, and takes it or one from any other place."""

    RULE = "6.8"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "view", PLACE

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        cards = s.zones[deck_in_play(s)]
        return cards[::-1] if len(cards) > 1 else None

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        cards = s.zones[deck_in_play(s)]
        if pick == NOTHING:  # R10: the only card must be taken
            pick = cards[-1]
        complete(s, f.seat, pick, len(cards) - 1 - cards.index(pick))


class Arrange(Rule[Frenzy]):
    """6.13 Rearrange: the ``arg`` cards seen go back in any order; each question asks for the next one from the top."""

    RULE = "6.13"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "order", CARD

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return distinct(s, seen_cards(s, f.arg), 0, ALL_FACES, []) if f.arg > 1 else None

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if len(before) + 1 == f.arg:
            return None
        return distinct(s, seen_cards(s, f.arg), 0, ALL_FACES, [*before, pick])

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        deck: i64 = deck_in_play(s)
        if pick != NOTHING:
            s.reorder(deck, [*s.before, pick], EVERYONE & ~(1 << f.seat))
            s.tell("arrange", f.seat, number=f.arg, dst=deck)
        complete(s, f.seat, s.zones[deck][-1], 0)


def seen_cards(s: Frenzy, many: i64) -> list[int]:
    """The top cards of the deck in play, from the top."""
    cards = s.zones[deck_in_play(s)]
    return cards[len(cards) - many :][::-1]


class TwoPlaces(Rule[Frenzy]):
    """14.3 View Two: name two places before either card is seen (R31), or with an option one after the other."""

    RULE = "14.3"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("second", PLACE) if before else ("first", PLACE)

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        cards = s.zones[deck_in_play(s)]
        return cards[::-1] if len(cards) > 1 else None

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        return None if before or s.setup.house & VIEW_ONE_BY_ONE else others_in_deck(s, pick)

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        if pick == NOTHING:
            complete(s, f.seat, s.zones[deck_in_play(s)][-1], 0)
        elif s.before:
            look_at_place(s, f.seat, s.before[0])
            look_at_place(s, f.seat, pick)
            s.then(Frame(PICK_ONE, f.seat, s.before[0], (pick,)))
        else:
            look_at_place(s, f.seat, pick)
            s.then(Frame(SECOND_PLACE, f.seat, pick))


class SecondPlace(Rule[Frenzy]):
    """14.3 View Two, one by one: the first card (``arg``) is seen, and the second place is named."""

    RULE = "14.3"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "second", PLACE

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return others_in_deck(s, f.arg)

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        look_at_place(s, f.seat, pick)
        s.then(Frame(PICK_ONE, f.seat, f.arg, (pick,)))


class PickOne(Rule[Frenzy]):
    """6.16 View Two: go on with one of the two cards; the other goes on top of the deck.

    The question is asked even if both cards are alike: skipping it would tell the others so.
    """

    RULE = "6.16"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "pick_one", CARD

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        other = f.more[0]
        return [f.arg, other] if s.face[f.arg] != s.face[other] else [f.arg]

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        deck: i64 = deck_in_play(s)
        left: i64 = f.more[0] if pick == f.arg else f.arg
        s.lose_track([pick, left], EVERYONE & ~(1 << f.seat))  # only the viewer knows which of the two stays
        cards = s.writable(deck)
        cards.remove(left)
        cards.append(left)
        s.tell("on_top", f.seat, card=left, dst=deck, seen=1 << f.seat)
        complete(s, f.seat, pick, HIDDEN)


def others_in_deck(s: Frenzy, card: i64) -> list[int]:
    return [other for other in s.zones[deck_in_play(s)][::-1] if other != card]


def look_at_place(s: Frenzy, seat: i64, card: i64) -> None:
    s.show(card, deck_in_play(s), 1 << seat, "look_at", seat)


GLIMPSE: Final = Glimpse()
ARRANGE: Final = Arrange()
TWO_PLACES: Final = TwoPlaces()
SECOND_PLACE: Final = SecondPlace()
PICK_ONE: Final = PickOne()
