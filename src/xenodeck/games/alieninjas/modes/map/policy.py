"""6.5 Ways to play Map Race: find the cards, move them to where the map wants them, turn them up, call."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, WAIT, Policy, Reaction, State
from xenodeck.games.alieninjas.modes.map.state import CALL, DOWN, GRID, LOOK, SWAP, UP, MapRace
from xenodeck.games.alieninjas.state import NO_TYPE

REASONS: Final = ["map_think", "map_look", "map_up", "map_down", "map_swap", "map_call", "map_pick"]  # by action
PICKING: Final = 6
UNKNOWN: Final = -2  # the type of an unknown card
NEVER: Final = 1 << 30
CLOSE: Final = 3  # number of open cards with which a player may soon call
SPREAD: Final = 0.4  # the spread of thinking times


class Mapper(Policy):
    """Works with what its seat has seen.

    ``slower`` multiplies the median thinking time of the options; ``bold``: it turns cards up to see them, which is
    quicker than looking; ``wants_all``: it tries to place the optional card.
    """

    def __init__(self, slower: float, bold: bool, wants_all: bool) -> None:
        self.slower: float = slower
        self.bold = bold
        self.wants_all = wants_all

    def plans(self) -> bool:
        return True

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        assert isinstance(s, MapRace)
        if len(options) == 1:
            return options[0]
        if options[0] != WAIT:
            before = s.earlier(seat)
            if len(before) == 0:
                return options[(dice * len(options)) >> 31]  # this chooses a character
            plan = self.plan(s, seat)
            cell: i64 = plan[len(before)] + 1 if plan[0] == before[0] else options[0]
            return cell if cell in options else options[0]
        if s.now - s.lanes.since[seat] < self.thinks(s, dice):
            return WAIT
        kind: i64 = self.plan(s, seat)[0]
        return kind if kind in options else WAIT

    def idle_ticks(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        """The ticks until it has thought."""
        assert isinstance(s, MapRace)
        left: i64 = s.lanes.since[seat] + self.thinks(s, dice) - s.now
        if left > 0:
            return left
        kind: i64 = self.plan(s, seat)[0]
        return 0 if kind in options and kind != WAIT else NEVER

    def thinks(self, s: MapRace, dice: i64) -> i64:
        """The thinking time before the next action, in ticks."""
        median = s.setup.think * self.slower
        if median <= 0.0:
            return 0
        ms = float(s.setup.tick_ms)
        return Reaction(0.0, median * ms, SPREAD).ticks(dice, s.setup.tick_ms)

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        assert isinstance(s, MapRace)
        before = s.earlier(seat)
        kind: i64 = before[0] if len(before) > 0 else self.choose(s, seat, options, dice)
        if options[0] != WAIT and len(before) == 0:
            return REASONS[PICKING], {}
        return REASONS[max(kind, 0)], {}

    def types(self, s: MapRace, seat: i64) -> list[int]:
        """The type of the card in each cell as far as the seat knows it; a single unknown one follows from the
        others."""
        terms = s.setup
        me: i64 = BITS[seat]
        zone: i64 = GRID[seat]
        found: list[int] = []
        unknown: i64 = -1
        many: i64 = 0
        sum_: i64 = 0
        for cell in range(terms.cells):
            card: i64 = s.zones[zone][cell]
            if s.known_to(card, zone) & me:
                type_: i64 = terms.type_of[s.face[card]]
                found.append(type_)
                sum_ += type_
            else:
                found.append(UNKNOWN)
                unknown = cell
                many += 1
        if many == 1:
            found[unknown] = terms.types * (terms.types - 1) // 2 - 1 - sum_
        return found

    def plan(self, s: MapRace, seat: i64) -> list[int]:
        """The next action and its cells."""
        terms = s.setup
        cells: i64 = terms.cells
        at: i64 = s.map_of(seat)
        wants = terms.wants[at]
        optional: i64 = terms.optional[at]
        types = self.types(s, seat)
        where: list[int] = [-1] * cells  # type -> its cell, as far as it is known
        for cell in range(cells):
            known: i64 = types[cell]
            if known >= 0:
                where[known] = cell
        aims = self.aims(s, seat, wants, optional, types, where)
        done = s.replicated(seat)
        if done and not aims:
            return [CALL]
        missing = False  # whether a required card lies in an unknown cell
        for cell in range(cells):  # move a known card to its cell
            wanted: i64 = wants[cell]
            if wanted == NO_TYPE:
                continue
            lies: i64 = where[wanted]
            if lies < 0:
                missing = missing or cell != optional
            elif lies != cell and (cell != optional or aims):
                return [SWAP, cell, lies]
        if missing:
            look: i64 = self.look_at(s, seat, wants, types)
            if look >= 0:
                return [UP if self.bold else LOOK, look]
        for cell in range(cells):
            fits = wants[cell] != NO_TYPE and types[cell] == wants[cell]
            if s.cell_up(seat, cell):
                if not fits:
                    return [DOWN, cell]
            elif fits and (cell != optional or aims):
                return [UP, cell]
        return [CALL] if done else [WAIT]

    def aims(self, s: MapRace, seat: i64, wants: list[int], optional: i64, types: list[int], where: list[int]) -> bool:
        """Whether to place the optional card: only if its cell is known and no other player is close to calling."""
        if optional < 0 or not self.wants_all or where[wants[optional]] < 0:
            return False
        if types[optional] == wants[optional]:
            return not s.cell_up(seat, optional)
        for other in range(s.seats):
            if other != seat and not s.lanes.is_frozen(other) and self.open_cells(s, other) >= CLOSE:
                return False
        return True

    def open_cells(self, s: MapRace, seat: i64) -> i64:
        many: i64 = 0
        left: i64 = s.up[seat]
        while left != 0:
            many += left & 1
            left >>= 1
        return many

    def look_at(self, s: MapRace, seat: i64, wants: list[int], types: list[int]) -> i64:
        """An unknown cell: first where the map wants a card; -1: all are known."""
        spare: i64 = -1
        for cell in range(len(wants)):
            if types[cell] == UNKNOWN and not s.cell_up(seat, cell):
                if wants[cell] != NO_TYPE:
                    return cell
                if spare < 0:
                    spare = cell
        return spare


MAP_POLICIES: Final[dict[str, Policy]] = {
    "novice": Mapper(6.0, False, False),
    "agent": Mapper(3.5, False, True),
    "shadow": Mapper(2.0, True, True),
}
