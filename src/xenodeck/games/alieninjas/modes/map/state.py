"""6 The table of Map Race: a grid of cards before each seat, and a map of what should lie where."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import BITS, RANDOM, TO_ALL, TO_NOBODY, Layout, Place, Rule, by_seat, common, per_seat
from xenodeck.games.alieninjas.state import BOX, MAP, MAP_SIDE, MAX_SEATS, NO_TYPE, Ninja, NinjaSetup, Timed

# Zones.
GRID: Final = by_seat(1, MAX_SEATS)  # the first card lies in cell 1
MAPS: Final = by_seat(7, MAX_SEATS)

# What a player may do besides waiting.
LOOK: Final = 1
UP: Final = 2
DOWN: Final = 3
SWAP: Final = 4
CALL: Final = 5
ACTIONS: Final = ["WAIT", "LOOK", "UP", "DOWN", "SWAP", "CALL"]

# Sides of a map, as the options name them.
SIDE_A: Final = 0
SIDE_B: Final = 1
ANY_SIDE: Final = 2


def places() -> list[Place]:
    """6.5 Who sees what: maps lie open; a view forgets what was seen in a grid."""
    return [
        common("box", BOX, TO_NOBODY),
        per_seat("grid", GRID, TO_NOBODY, forgets=True),
        per_seat("map", MAPS, TO_ALL),
    ]


def side_number(side: str) -> int:
    return SIDE_A if side == "a" else SIDE_B if side == "b" else ANY_SIDE


class MapSetup(NinjaSetup):
    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        cards: int,
        pack: Any,
        opening: Rule[Any],
        dealing: Rule[Any],
        bound: int,
    ) -> None:
        super().__init__(mode, settings, layout, cards, pack, opening, dealing, bound, settings["tick_ms"])
        cost = settings["m3_cost"]
        self.costs: list[int] = [0, cost["look"], cost["up"], cost["down"], cost["swap"], 0]
        self.limit: i64 = settings["m3_round_limit"]
        self.guard: bool = settings["m3_call_guard"]
        self.optional_point: bool = settings["m3_optional_card_point"]
        self.false_optional: bool = settings["m3_false_caller_optional"]
        self.fresh_first: bool = settings["m3_fresh_maps_first"]
        self.choosing: bool = settings["m3_characters"] != RANDOM
        self.start_ms: i64 = settings["m3_start_timeout_s"] * 1000
        side = settings["m3_side"]
        sides = side if isinstance(side, list) else [side] * settings["rounds"]
        self.sides: list[int] = [side_number(one) for one in sides]  # round -> side
        self.cells: i64 = pack.types + 1
        self.first_map: i64 = min(pack.of_group(MAP))
        self.map_count: i64 = len(pack.of_group(MAP))
        self.first_side: i64 = min(pack.of_group(MAP_SIDE))  # face of P1a; P1b, P2a and so on follow
        self.wants: list[list[int]] = [list(one.wants) for pair in pack.sides for one in pair]  # side face - first_side
        self.optional: list[int] = [one.optional for pair in pack.sides for one in pair]
        self.viewing_ms = {"wrong": settings["m3_check_pause_ms"]}  # R3.7 how long a live table pauses
        self.think: float = float(settings["m3_bot"]["median"])  # 6.5 the ticks that a bot thinks between two actions
        owned: list[list[int]] = [pack.of_character(number) for number in range(pack.characters)]
        self.cards_of: list[list[int]] = owned  # character -> its cards

    def state_class(self) -> type[Ninja]:
        return MapRace


class MapRace(Timed[MapSetup]):
    announcer: i64 = 0  # who says START in this round
    character: list[int]  # seat -> its character from 0; -1: none yet
    used: list[int]  # maps that were dealt in this game, from 0
    side: i64 = 0  # of all maps in this round
    up: list[int]  # seat -> its cells that are face up (bits)
    stood: i64 = 0  # ticks of this round for which calls were held: the limit does not count them
    window: i64 = 0  # the first tick in which a call may count
    ender: i64 = -1  # who called rightly

    def init_fields(self) -> None:
        self.character = [-1] * self.seats
        self.used = []
        self.up = [0] * self.seats

    def map_of(self, seat: i64) -> i64:
        """The side of the map before ``seat``, as an index into ``wants``."""
        return self.face[self.zones[MAPS[seat]][0]] - self.setup.first_side

    def cell_up(self, seat: i64, cell: i64) -> bool:
        mask: i64 = BITS[cell]
        return self.up[seat] & mask != 0

    def replicated(self, seat: i64) -> bool:
        """6.3 Whether every mandatory cell shows its type, the optional one its type or nothing, and all others
        nothing."""
        terms = self.setup
        at: i64 = self.map_of(seat)
        wants = terms.wants[at]
        optional: i64 = terms.optional[at]
        grid = self.zones[GRID[seat]]
        for cell in range(terms.cells):
            wanted: i64 = wants[cell]
            if not self.cell_up(seat, cell):
                if wanted != NO_TYPE and cell != optional:
                    return False
            elif wanted == NO_TYPE or terms.type_of[self.face[grid[cell]]] != wanted:
                return False
        return True
