"""7 The table of Four of a Mission: a deck, a discard pile, hands, four mission Alieninjas, two of them multiplied."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import TO_ALL, TO_NOBODY, TO_OWNER, Layout, Place, Rule, by_seat, common, per_seat
from xenodeck.games.alieninjas.state import BOX, CAMOUFLAGE, CIVILIAN, MAX_SEATS, MULTIPLIER, NO_TYPE, Ninja, NinjaSetup

# Zones.
DECK: Final = 1
DISCARD: Final = 2
MISSION: Final = 3  # the last card is the first one of the mission, so that a view lists it first
HELD: Final = by_seat(4, MAX_SEATS)  # hands

FOUR: Final = 4  # number of mission Alieninjas, and of cards in a complete hand
CARRIED: Final = 2  # multipliers in play
MOST_HELD: Final = 7

# Which cards count as left over: those that neither score nor replace a type, these and all civilians, or all.
UNUSED: Final = 0
WILDS: Final = 1
ALL: Final = 2
LEFTOVERS: Final = ["unused", "wilds", "all"]


def hand_places(browse: bool) -> list[Place]:
    """7.4 Who sees what: only the top of the discard pile, unless it may be browsed; earlier tops were told once
    (RG.7)."""
    below = TO_ALL if browse else TO_NOBODY
    return [
        common("box", BOX, TO_ALL, closed=True),  # removed cards are known, but lie face down
        common("deck", DECK, TO_NOBODY),
        common("discard", DISCARD, TO_ALL, below=below, forgets=not browse),
        common("mission", MISSION, TO_ALL),
        per_seat("hand", HELD, TO_OWNER, ordered=False),
    ]


class HandSetup(NinjaSetup):
    """7 Which cards match, when a hand is complete, and what is left over."""

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        seats: int,
        pack: Any,
        opening: Rule[Any],
        dealing: Rule[Any],
    ) -> None:
        cards: int = pack.upto(MULTIPLIER)
        dealt = len(pack.of_group(CAMOUFLAGE, CIVILIAN))
        # each card is drawn and discarded at most once; between two draws or discards everybody passes once
        bound = settings["rounds"] * (2 * dealt + 1) * (seats + 8)
        layout = Layout(hand_places(settings["m4_browse_discard"]), pack.codes[:cards], pack.backs()[:cards], seats)
        super().__init__(mode, settings, layout, cards, pack, opening, dealing, bound)
        self.initial: i64 = settings["m4_initial_hand"]
        self.free_pass: bool = settings["free_pass"]
        self.chain: bool = settings["m4_chain"]
        self.mixed: bool = settings["m4_mixed_criteria"]
        self.wild_on_wild: bool = settings["m4_wild_on_wild"]
        self.wild_counts: bool = settings["m4_wild_character_counts"]
        self.leftover: i64 = LEFTOVERS.index(settings["m4_leftover"])
        self.factor: i64 = pack.factors[0] if pack.factors else 1  # of side A, the same on all cards

    def state_class(self) -> type[Ninja]:
        return Hand


class Hand(Ninja[HandSetup]):
    active: i64 = 0  # whose turn it is
    passes: i64 = 0  # in a row
    doubled: list[int]  # mission card -> 1: it carries a multiplier

    def init_fields(self) -> None:
        self.doubled = [0] * FOUR

    def mission_at(self, type_: i64) -> i64:
        """The index in the mission of the card of this type, from 0; -1: none."""
        type_of = self.setup.type_of
        cards = self.zones[MISSION]
        count: i64 = len(cards)
        at: i64 = 0
        while at < count:
            if type_of[self.face[cards[count - 1 - at]]] == type_:
                return at
            at += 1
        return -1

    def is_wild(self, card: i64) -> bool:
        return self.setup.type_of[self.face[card]] == NO_TYPE
