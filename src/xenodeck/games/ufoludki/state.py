"""The state of Ufoludki beyond its cards: Earth, everybody's loot, the turn count, the options."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import (
    RANDOM,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Layout,
    Place,
    Rule,
    Setup,
    State,
    by_seat,
    common,
    per_seat,
)

MAX_SEATS: Final = 5

# Zones: the deck, then a hand and a stack for each seat.
DECK: Final = 0
HAND: Final = by_seat(1, MAX_SEATS)
STACK: Final = by_seat(6, MAX_SEATS)

# Faces. Saucers come first, so that a face below COUNTER is a Saucer.
S2A: Final = 0
S2B: Final = 1
S3A: Final = 2
S3B: Final = 3
S4A: Final = 4
S4B: Final = 5
COUNTER: Final = 6
RECRUIT: Final = 7
SWARM: Final = 8
GENERAL: Final = 9
CODES: Final = ["S2A", "S2B", "S3A", "S3B", "S4A", "S4B", "COUNTER", "RECRUIT", "SWARM", "GENERAL"]


def places() -> list[Place]:
    return [
        common("deck", DECK, TO_NOBODY),
        per_seat("hand", HAND, TO_OWNER, ordered=False),
        per_seat("stack", STACK, TO_ALL, below=TO_NOBODY),
    ]


class UfoSetup(Setup):
    """10 How much loot there is, who begins, and the other options."""

    def __init__(
        self, mode: str, settings: dict[str, Any], layout: Layout, face: list[int], opening: Rule[Any], bound: int
    ) -> None:
        super().__init__(mode, settings, layout, face, opening, bound)
        self.loot: i64 = settings["loot"]
        self.hand_size: i64 = settings["hand_size"]
        self.start: i64 = -1 if settings["start_seat"] == RANDOM else settings["start_seat"]
        self.immediate: bool = settings["refill_timing"] == "immediate"
        self.turn_limit: i64 = settings["turn_limit"]  # 0: none

    def state_class(self) -> type[State]:
        return Ufo


class Ufo(State[UfoSetup]):
    earth: i64 = 0  # tokens left in the middle
    loot: list[int]  # seat -> tokens owned
    turns: i64 = 0  # turns begun, skipped ones included
    active: i64 = 0  # whose turn it is, or was when the game ended

    def init_fields(self) -> None:
        self.earth = self.setup.loot
        self.loot = [0] * self.seats

    def scores(self) -> list[int]:
        """8.1 The most loot wins; players with equal loot share the victory."""
        return self.loot

    def top(self, seat: i64) -> i64:
        """The face on top of a seat's stack; -1: the stack is empty."""
        stack = self.zones[STACK[seat]]
        return self.face[stack[-1]] if stack else -1
