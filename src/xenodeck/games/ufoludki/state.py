"""What a game of Ufoludki is beyond its cards: Earth, everybody's loot, the turn count, the options in force."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.cards import TO_ALL, TO_NOBODY, TO_OWNER, Layout, Place, common, per_seat
from xenodeck.core.chance import Chance
from xenodeck.core.state import Frame, State

MAX_SEATS: Final = 5

# Zones: the deck, then a hand and a stack for each seat.
DECK: Final = 0
HAND: Final = 1
STACK: Final = 6

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

# Fields beyond the core's, in the order they are saved and shown; all of them are open to everybody.
FIELDS: Final = ("earth", "loot", "turns", "active", "hand_size", "immediate", "turn_limit")


def places() -> list[Place]:
    return [
        common("deck", DECK, TO_NOBODY),
        per_seat("hand", HAND, TO_OWNER, ordered=False),
        per_seat("stack", STACK, TO_ALL, only_top=True),
    ]


class Ufo(State):
    __slots__ = ("earth", "loot", "turns", "active", "hand_size", "immediate", "turn_limit")

    def __init__(
        self,
        layout: Layout,
        face: list[int],
        pool: list[int],
        zones: list[list[int]],
        chance: Chance,
        agenda: list[Frame],
        earth: i64,
        loot: list[int],
        turns: i64,
        active: i64,
        hand_size: i64,
        immediate: bool,
        turn_limit: i64,
    ) -> None:
        super().__init__(layout, face, pool, zones, chance, agenda)
        self.earth: i64 = earth  # tokens left in the middle
        self.loot = loot  # seat -> tokens owned
        self.turns: i64 = turns  # turns begun so far, skipped ones too
        self.active: i64 = active  # whose turn it is, or was when the game ended
        self.hand_size: i64 = hand_size
        self.immediate = immediate  # refill_timing is "immediate"
        self.turn_limit: i64 = turn_limit  # 0: none

    def clone(self) -> Ufo:
        c = Ufo(
            self.layout,
            self.face,
            self.pool,
            self.zones.copy(),
            self.chance.clone(),
            self.agenda.copy(),
            self.earth,
            self.loot.copy(),
            self.turns,
            self.active,
            self.hand_size,
            self.immediate,
            self.turn_limit,
        )
        self.copy_core(c)
        return c

    def standing(self) -> list[int]:
        """8.1 Most loot wins; whoever has as much shares the victory."""
        return self.loot

    def top(self, seat: i64) -> i64:
        """The face on top of a seat's stack; -1: the stack is empty."""
        stack = self.zones[STACK + seat]
        return self.face[stack[-1]] if stack else -1
