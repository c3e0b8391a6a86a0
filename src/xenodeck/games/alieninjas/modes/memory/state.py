"""5 The table of Memory: a grid that forgets, one mission at a time, a stack of missions to come."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import (
    RANDOM,
    TO_ALL,
    TO_NOBODY,
    Layout,
    Place,
    Rule,
    by_seat,
    common,
    per_seat,
)
from xenodeck.games.alieninjas.state import BOX, MAX_SEATS, MULTIPLIER, Ninja, NinjaSetup

# Zones.
GRID: Final = 1  # the last card is the one of cell 1, so that a view lists it first
MISSION: Final = 2
MISSIONS: Final = 3
REMOVED: Final = 4
BONUS: Final = 5  # the multiplier card of the round
KEPT: Final = by_seat(6, MAX_SEATS)

PAIR: Final = 2  # characters of a round
ANSWERS: Final = 4  # at most in a turn: what to do, two cells, whether to use a wild
ENDLESS: Final = 1_000_000  # bound on the answers of a game without a turn cap


def memory_places() -> list[Place]:
    """5.4 Who sees what. Only what is face up in the grid is seen; what was seen before is not shown again (RG.7)."""
    return [
        common("box", BOX, TO_ALL, closed=True),  # removed cards are known, but lie face down
        common("grid", GRID, TO_NOBODY, forgets=True),
        common("mission", MISSION, TO_ALL),
        common("missions", MISSIONS, TO_NOBODY),
        common("removed", REMOVED, TO_NOBODY),
        common("multiplier", BONUS, TO_ALL),
        per_seat("kept", KEPT, TO_ALL),
    ]


class MemorySetup(NinjaSetup):
    """5 The two characters and the multiplier if the options name them, and the options of a turn."""

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
        cap: int = settings["m2_turn_cap"]
        bound = settings["rounds"] * cap * ANSWERS + 1 if cap else ENDLESS
        layout = Layout(memory_places(), pack.codes[:cards], pack.backs()[:cards], seats)
        super().__init__(mode, settings, layout, cards, pack, opening, dealing, bound)
        self.cells: i64 = PAIR * (pack.types + 1)
        self.columns: i64 = pack.memory_columns
        pair = settings["m2_characters"]
        self.pair: list[int] = [] if pair == RANDOM else [int(name[1:]) - 1 for name in pair]
        bonus = settings["m2_multiplier"]
        self.bonus: i64 = -1 if bonus == RANDOM else pack.codes.index(bonus)  # face; -1: drawn
        self.bonuses: list[int] = pack.of_group(MULTIPLIER)  # faces
        self.factors: list[list[int]] = factors(pack)
        self.together: bool = settings["m2_reveal"] == "together"
        self.decline: bool = settings["m2_wild_decline"]
        self.free_pass: bool = settings["free_pass"]
        self.cap: i64 = cap  # turns of a round; 0: none
        self.viewing_ms = {"peek": settings["m2_peek_ms"], "show": settings["m2_show_ms"]}

    def state_class(self) -> type[Ninja]:
        return Memory


def factors(pack: Any) -> list[list[int]]:
    """2.3 Number of a multiplier card -> type -> the worth of an Alieninja of it."""
    found: list[list[int]] = []
    for number in range(len(pack.factors)):
        worth = [1] * pack.types
        for type_ in pack.doubled[number]:
            worth[type_] = pack.factors[number]
        found.append(worth)
    return found


class Memory(Ninja[MemorySetup]):
    active: i64 = 0  # whose turn it is
    turns: i64 = 0  # turns of this round that are over
    passes: i64 = 0  # turns in a row that were passed
    raised: i64 = 0  # cells (bits, cell 1 first) that are face up
    cell: i64 = 0  # the first cell of an unfinished PEEK or REVEAL; 0: none
    second: i64 = 0  # the second cell, while the player decides whether to use a wild

    def card_at(self, cell: i64) -> i64:
        """The card in a cell, counted from 1."""
        cards = self.zones[GRID]
        return cards[len(cards) - cell]

    def worth(self, type_: i64) -> i64:
        """5.3 What an Alieninja of this type is worth."""
        terms = self.setup
        bonus = self.zones[BONUS]
        if not bonus:
            return 1
        number: i64 = terms.bonuses.index(self.face[bonus[0]])
        return terms.factors[number][type_]

    def gaining(self) -> list[int]:
        """5.3 The worth of the Alieninjas kept; those on the multiplier count twice."""
        type_of = self.setup.type_of
        found: list[int] = []
        for seat in range(self.seats):
            points: i64 = 0
            for card in self.zones[KEPT[seat]]:
                points += self.worth(type_of[self.face[card]])
            found.append(points)
        return found
