"""The state of Alien Getaway beyond its cards: where the route lies, where Zoid is, whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import (
    BITS,
    RANDOM,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Criterion,
    Layout,
    Place,
    Rule,
    Setup,
    State,
    by_seat,
    common,
    per_seat,
)

MAX_SEATS: Final = 4
OOLA: Final = 1  # the seat of the automaton in the solo game

# Zones.
DRAW: Final = 0
BOX: Final = 1
ROUTE: Final = 2  # the first card is nearest the planet, the last one is the end
PLANET: Final = 3  # what is left of the Exploding planet, the lowest number first
PENDING: Final = 4  # penalty cards that the active player still has to settle
SHOWN: Final = 5  # the card that Oola has drawn, until it is laid
HAND: Final = by_seat(6, MAX_SEATS)
PILE: Final = by_seat(10, MAX_SEATS)

# Crystals, in the order of their letters.
CRYSTALS: Final = "GYBFW"
WILD: Final = 4
NO_CRYSTAL: Final = 5  # of an Exploding planet card

# Kinds, the first three in the order of their letters.
KINDS: Final = "scp"
STRAIGHT: Final = 0
CURVE: Final = 1
PLANET_CARD: Final = 2
EXPLODING: Final = 3

# Directions, clockwise; turns as answers.
DIRECTIONS: Final = "NESW"
EAST: Final = 1
TURNS: Final = "SLR"
ON: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
TURNED: Final = [0, 3, 1]  # turn -> quarters clockwise

# The grid: a cell is one number, so that a step in a direction is one addition.
WIDE: Final = 65536
MIDDLE: Final = 32768
FARTHEST: Final = 10000  # the farthest cell from the planet at which a route may begin
ORIGIN: Final = MIDDLE * WIDE + MIDDLE
STEP: Final = [WIDE, 1, -WIDE, -1]
PLANET_CELLS: Final = [ORIGIN + WIDE - 1, ORIGIN + WIDE, ORIGIN - 1, ORIGIN]  # of X1, X2, X3, X4
FIRST_FRONT: Final = (ORIGIN + 1) * 4 + EAST

# What a laid card may lead to.
GUARD_PLANET: Final = 0
GUARD_OFF: Final = 1
GUARD_ALL: Final = 2


def places(open_piles: bool, solo: bool) -> list[Place]:
    """11.1 Which seats see what: only the top of other piles, unless ``open_piles``; Oola has no secrets."""
    below = TO_ALL if open_piles else TO_OWNER
    return [
        common("draw", DRAW, TO_NOBODY),
        common("box", BOX, TO_ALL),
        common("route", ROUTE, TO_ALL),
        common("planet", PLANET, TO_ALL),
        common("pending", PENDING, TO_ALL),
        common("shown", SHOWN, TO_ALL),
        per_seat("hand", HAND, TO_OWNER, ordered=False),
        per_seat("pile", PILE, TO_ALL, below=below, bared=BITS[OOLA] if solo else 0),
    ]


class GetawaySetup(Setup):
    """12 What is printed on the cards, who begins, and the other options."""

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        value: list[int],
        crystal: list[int],
        kind: list[int],
        opening: Rule[Any],
        bound: int,
    ) -> None:
        super().__init__(mode, settings, layout, list(range(len(value))), opening, bound)
        self.value = value  # face -> Value; for an Exploding planet card its number
        self.crystal = crystal
        self.kind = kind
        self.solo: bool = mode == "solo"
        self.easy: bool = settings["easy_match"]
        self.numbers: bool = settings["planet_penalty"] == "numbers"
        self.human_lays: bool = settings["oola_placement"] == "human"
        self.redraw: bool = settings["oola_planet"] == "redraw"
        guard = settings["dead_end_guard"]
        self.guard: i64 = GUARD_OFF if guard == "off" else GUARD_ALL if guard == "all" else GUARD_PLANET
        self.start: i64 = -1 if settings["start_seat"] == RANDOM else settings["start_seat"]
        self.rounds = settings["games"]
        self.scoring = [Criterion("points", fewest=True), Criterion("cards", fewest=True)]
        self.automata = [OOLA] if self.solo else []
        self.last_turns: i64 = 1 if self.solo else layout.seats  # final turns in a game

    def state_class(self) -> type[State]:
        return Getaway


class Getaway(State[GetawaySetup]):
    active: i64 = 0  # whose turn it is
    start: i64 = 0  # who began the running game
    zoid: i64 = -1  # the index in the route of the card he stands on; -1: X4
    front: i64 = 0  # 4 × the cell where the next card is laid + the heading
    track: list[int]  # for each card of the route: 16 × its cell + 4 × the heading into it + its exit
    dice: i64 = 0  # the last roll, a digit in base 8 for each die; 0: none yet
    final: i64 = 0  # 1: the final round has begun
    final_turns: i64 = 0  # final turns that are over
    carried: list[int]  # seat -> cards in its piles at the end of earlier games of the match

    def init_fields(self) -> None:
        self.front = FIRST_FRONT
        self.track = []
        self.carried = [0] * self.seats

    def worth(self, seat: i64, card: i64) -> i64:
        """9.1 10.9 The points of a card in a pile: its Value, in Oola's pile one."""
        terms = self.setup
        return 1 if terms.solo and seat == OOLA else terms.value[self.face[card]]

    def points(self) -> list[int]:
        """9.1 The penalty points of the present game."""
        found: list[int] = []
        for seat in range(self.seats):
            sum_: i64 = 0
            for card in self.zones[PILE[seat]]:
                sum_ += self.worth(seat, card)
            found.append(sum_)
        return found

    def scores(self) -> list[int]:
        """9.1 9.3 The points of all games. The last game is among the rounds once it is scored."""
        scored = self.setup.rounds > 1 and len(self.rounds) >= self.setup.rounds
        return self.total([0] * self.seats if scored else self.points())

    def tie_breaks(self) -> list[list[int]]:
        """9.2 R24 The number of penalty cards in all games."""
        return [[self.carried[seat] + len(self.zones[PILE[seat]]) for seat in range(self.seats)]]
