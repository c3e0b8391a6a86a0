"""8 The table of Rescue Grid: Alieninjas on top of civilians, a deck to draw from, hands whose cards were all
revealed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import (
    BITS,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Criterion,
    Layout,
    Place,
    Rule,
    by_seat,
    common,
    per_seat,
)
from xenodeck.games.alieninjas.state import ALIENINJA, BOX, CAMOUFLAGE, CIVILIAN, MAX_SEATS, Ninja, NinjaSetup

# Zones. In the piles of slots and places the first of the layout lies last, so that a view lists it first.
SLOTS: Final = 1
PLACES: Final = 2
DECK: Final = 3
DISCARD: Final = 4
REVEALED: Final = 5
REMOVED: Final = 6
HELD: Final = by_seat(7, MAX_SEATS)  # hands
CAPTURED: Final = by_seat(13, MAX_SEATS)
FREED: Final = by_seat(19, MAX_SEATS)

PRICE: Final = 3  # units of an Alieninja
TRIPLE: Final = 3  # cards of another type that replace a unit
MOST_WILDS: Final = 2
MOST_HELD: Final = 7


def rescue_places(open_hands: bool) -> list[Place]:
    """8.5 Who sees what.

    Everybody saw the revealed cards; in a hand only its owner sees them, and no view shows them again (RG.7).
    """
    return [
        common("box", BOX, TO_ALL, closed=True),  # removed cards are known, but lie face down
        common("slots", SLOTS, TO_ALL),
        common("places", PLACES, TO_NOBODY),
        common("deck", DECK, TO_NOBODY),
        common("discard", DISCARD, TO_ALL, below=TO_NOBODY, forgets=True),
        common("revealed", REVEALED, TO_ALL, forgets=not open_hands),
        common("removed", REMOVED, TO_ALL),
        per_seat("hand", HELD, TO_ALL if open_hands else TO_OWNER, ordered=False, forgets=not open_hands),
        per_seat("captured", CAPTURED, TO_ALL),
        per_seat("freed", FREED, TO_ALL),
    ]


def backs(pack: Any, cards: int) -> list[int]:
    """The back of each card. Civilians never lie among camouflage cards here, so they can have a back of their own."""
    return [CIVILIAN if pack.groups[card] == CIVILIAN else back for card, back in enumerate(pack.backs()[:cards])]


class RescueSetup(NinjaSetup):
    """8.1 The layout: which slots cover which places, and which civilians are face up."""

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        seats: int,
        pack: Any,
        opening: Rule[Any],
        dealing: Rule[Any],
    ) -> None:
        cards: int = pack.upto(ALIENINJA)
        open_hands = settings["m5_open_hands"]
        camouflage = len(pack.of_group(CAMOUFLAGE))
        # each run through the deck removes an Alieninja; a card is revealed, taken and trimmed, and all may pass
        bound = settings["rounds"] * (pack.types + 1) * camouflage * (seats + 4)
        layout = Layout(rescue_places(open_hands), pack.codes[:cards], backs(pack, cards), seats)
        super().__init__(mode, settings, layout, cards, pack, opening, dealing, bound)
        rescue = pack.layouts[settings["m5_layout"]]
        self.slots: i64 = len(rescue.slots)
        self.slot_names: list[str] = list(rescue.slots)
        self.place_names: list[str] = list(rescue.places)
        self.covers: list[list[int]] = [list(over) for over in rescue.covers]  # slot -> places
        self.over: list[int] = [0] * len(rescue.places)  # place -> slots (bits) that cover it
        for slot in range(len(rescue.covers)):
            for place in rescue.covers[slot]:
                self.over[place] = self.over[place] | BITS[slot]
        self.face_up: list[int] = list(rescue.up)
        self.free_pass: bool = settings["free_pass"]
        self.open_hands: bool = open_hands
        self.scoring = [Criterion("points"), Criterion("captured")]

    def state_class(self) -> type[Ninja]:
        return Rescue


class Rescue(Ninja[RescueSetup]):
    active: i64 = 0  # whose turn it is
    passes: i64 = 0  # turns in a row that were passed
    filled: i64 = 0  # slots (bits, in the order of the layout) in which an Alieninja still lies
    captor: i64 = -1  # who made the latest capture of this round; -1: nobody
    bust: i64 = 0  # 1: the card that emptied the deck was a bust
    waits: i64 = 0  # R5.10 1: there was nothing to make a new deck of; it is made at the end of the turn

    def slot_card(self, slot: i64) -> i64:
        """The Alieninja in a slot that is not empty: cards lie in the order of the layout, the first one last."""
        before: i64 = 0
        for other in range(slot):
            if self.filled & BITS[other]:
                before += 1
        cards = self.zones[SLOTS]
        return cards[len(cards) - 1 - before]

    def slot_of(self, card: i64) -> i64:
        """The slot in which an Alieninja lies."""
        cards = self.zones[SLOTS]
        left: i64 = len(cards) - 1 - cards.index(card)
        slot: i64 = 0
        while True:
            if self.filled & BITS[slot]:
                if left == 0:
                    return slot
                left -= 1
            slot += 1

    def counts(self, seat: i64) -> list[int]:
        """Type -> the number of its cards in a hand."""
        terms = self.setup
        found = [0] * terms.types
        for card in self.zones[HELD[seat]]:
            type_: i64 = terms.type_of[self.face[card]]
            found[type_] = found[type_] + 1
        return found

    def gaining(self) -> list[int]:
        """8.4 One point for each captured Alieninja, and the printed points of the civilians gained."""
        printed = self.setup.printed
        found: list[int] = []
        for seat in range(self.seats):
            points: i64 = len(self.zones[CAPTURED[seat]])
            for card in self.zones[FREED[seat]]:
                points += printed[self.face[card]]
            found.append(points)
        return found

    def tie_breaks(self) -> list[list[int]]:
        """3.0 The number of Alieninjas captured in the last round."""
        return [[len(self.zones[CAPTURED[seat]]) for seat in range(self.seats)]]
