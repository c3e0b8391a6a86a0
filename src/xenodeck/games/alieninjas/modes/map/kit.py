"""6 Map Race: its actions and its board; its positions are in positions.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import VOID, WAIT, Layout, PileKey, Policy, Refusal, is_figure
from xenodeck.games.alieninjas.actions import (
    Action,
    bad,
    cell,
    check_fields,
    kind_of,
    not_your_turn,
    two_cells,
    unknown,
    wrong_phase,
)
from xenodeck.games.alieninjas.kit import ModeKit
from xenodeck.games.alieninjas.modes.map import positions
from xenodeck.games.alieninjas.modes.map.board import MapBoard
from xenodeck.games.alieninjas.modes.map.play.racing import RACING
from xenodeck.games.alieninjas.modes.map.policy import MAP_POLICIES
from xenodeck.games.alieninjas.modes.map.rules import MAP_DEAL, MAP_RULES, PICKING, READY
from xenodeck.games.alieninjas.modes.map.state import (
    ACTIONS,
    CALL,
    GRID,
    MAPS,
    MapRace,
    MapSetup,
    places,
)
from xenodeck.games.alieninjas.pack import Pack
from xenodeck.games.alieninjas.rules import OPENING
from xenodeck.games.alieninjas.state import MAP, MAP_RACE, Ninja, NinjaSetup

UNKNOWN = "?"
RUN_ACTIONS = (*ACTIONS,)
CELL_ACTIONS = ("LOOK", "UP", "DOWN", "SWAP")


class MapKit(ModeKit):
    id = MAP_RACE
    board = MapBoard
    rules = MAP_RULES
    actions = ("PICK", "START", *RUN_ACTIONS)
    piles = (PileKey("grids", "grid"), PileKey("maps", "map"))
    own = frozenset({
        "characters", "up", "used_maps", "announcer", "active", "tick", "stood", "busy", "frozen", "window", "hold",
    })  # fmt: skip
    states = ("RUN", "READY", "PICK")

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> MapSetup:
        layout = Layout(places(), pack.codes, pack.backs(), seats)
        limit = settings["m3_round_limit"] or 1_000_000
        waits = 1 + settings["m3_start_timeout_s"] * 1000 // settings["tick_ms"]
        longest = limit + seats * (settings["comp_cap"] + 1) + 10 + seats * waits
        bound = settings["rounds"] * longest * (4 * seats + 1)
        return MapSetup(self.id, settings, layout, pack.upto(MAP), pack, OPENING, MAP_DEAL, bound)

    # -- actions -------------------------------------------------------------------------------------------------------

    def knows(self, s: Ninja, kind: str) -> bool:
        """6.1 Characters are picked only with ``choose``."""
        assert isinstance(s, MapRace)
        return kind in self.actions and (kind != "PICK" or s.setup.choosing)

    def misspelt(self, s: Ninja, action: Action) -> Refusal | None:
        """R3.2 Before a race START and WAIT are allowed: if they are refused, then for their fields."""
        if kind_of(action) in ("START", "WAIT") and len(action) > 1:
            return bad(f"{kind_of(action)} has no fields.", kind_of(action))
        return super().misspelt(s, action)

    def after_tick(self, s: Ninja, seat: int, action: Action, no: Refusal) -> str:
        """6.3 Calls come first: a seat that was busy when the tick began may be free by now, and gets another code.

        R3.12 Not if calls are held, because a hold is not told.
        """
        assert isinstance(s, MapRace)
        if no.code != "BUSY" or kind_of(action) == "CALL" or s.setup.hold_ticks >= 0:
            return no.code
        racing = not s.over and s.frame.rule is RACING
        if not racing and s.ender >= 0:
            return VOID
        called = s.window == s.now + 1  # a wrong call in this tick, which may have been the last one as well (R3.11)
        if not called:
            return no.code
        try:
            self.read_cells(s, seat, action)
        except Refusal as other:
            return other.code
        return Refusal("INTERRUPTED", "Somebody called.", "6.3").code

    def before_asked(self, s: Ninja, seat: int, action: Action) -> list[Refusal]:
        assert isinstance(s, MapRace)
        kind, rule = kind_of(action), s.frame.rule
        if not self.knows(s, kind) or kind == "WAIT":
            return []
        if rule is READY:
            if kind != "START":
                return [wrong_phase(kind, "R3.2")]
            return [] if seat == s.announcer else [not_your_turn("The announcer says START.", "R3.2")]
        if rule is RACING:
            if kind not in RUN_ACTIONS:
                return [wrong_phase(kind, "6.3")]
            if kind == "CALL" and s.setup.guard and not s.replicated(seat):
                return [wrong_phase(kind, "R3.10")]
        elif kind != "PICK":
            return [wrong_phase(kind, "6.1")]
        return []

    def read(self, s: Ninja, seat: int, action: Action) -> list[int]:
        assert isinstance(s, MapRace)
        kind = kind_of(action)
        if not self.knows(s, kind):
            raise unknown(action)
        if s.frame.rule is PICKING:
            return self.pick(s, action)
        if kind in ("WAIT", "CALL", "START"):
            check_fields(action, ())
            if kind == "CALL":
                refuse_held(s, seat)
            return [WAIT if kind == "WAIT" else CALL]
        return self.read_cells(s, seat, action)

    def read_cells(self, s: MapRace, seat: int, action: Action) -> list[int]:
        """6.2 Read an action on cells."""
        kind, cells = kind_of(action), int(s.setup.cells)
        if kind not in CELL_ACTIONS:
            raise unknown(action)
        if kind == "SWAP":
            check_fields(action, ("cells",))
            chosen: tuple[int, ...] = two_cells(action, "cells", cells)
        else:
            check_fields(action, ("cell",))
            chosen = (cell(action, "cell", cells),)
        refuse_held(s, seat)
        self.check_cells(s, seat, kind, chosen)
        return [ACTIONS.index(kind), *(at + 1 for at in chosen)]

    def check_cells(self, s: MapRace, seat: int, kind: str, chosen: tuple[int, ...]) -> None:
        """R3.4 Check the cells of an action, for example that a card to look at lies face down."""
        up = s.cell_up(seat, chosen[0])
        if kind in ("LOOK", "UP") and up:
            raise lies_up()
        if kind == "DOWN" and not up:
            raise lies_down()
        if kind == "SWAP" and chosen[0] == chosen[1]:
            raise same_cell()

    def refuse(self, s: Any, seat: int, question: str, word: str) -> Refusal | None:
        """R3.4 Why a typed cell is refused: the question only leaves out impossible cells."""
        assert isinstance(s, MapRace)
        if question == "race" and s.lanes.has_collected(seat):
            return called(seat)
        if question not in ("look", "up", "down", "with") or not is_figure(word):
            return None
        if not 1 <= int(word) <= s.setup.cells:
            return None
        if question == "with":
            return same_cell()
        return lies_down() if question == "down" else lies_up()

    def pick(self, s: MapRace, action: Action) -> list[int]:
        check_fields(action, ("character",))
        names = [f"C{number + 1}" for number in range(s.setup.characters)]
        wanted = action["character"]
        if not isinstance(wanted, str) or wanted not in names:
            raise bad("character is C1, C2 and so on.", wanted)
        if names.index(wanted) in s.character:
            raise bad(f"{wanted} is taken.", wanted)
        return [names.index(wanted) + 1]

    # -- positions -----------------------------------------------------------------------------------------------------

    def lists(self, setup: NinjaSetup, data: Mapping[str, Any]) -> Mapping[str, Any]:
        assert isinstance(setup, MapSetup)
        return positions.lists(setup, data)

    def read_position(self, s: Any, data: Mapping[str, Any], state: str) -> None:
        positions.read(s, data, state)

    def read_over(self, s: Any, data: Mapping[str, Any]) -> None:
        positions.read_over(s, data)

    def write_position(self, s: Any, whole: bool) -> dict[str, Any]:
        return positions.write(s, whole)

    def write_over(self, s: Any) -> dict[str, Any]:
        return positions.write_over(s)

    def piles_out(self, s: Any, position: dict[str, Any]) -> dict[str, Any]:
        maps = [cards[0] if cards else None for cards in position.pop("maps")]
        if any(maps):
            position["maps"] = maps
        if not any(position["grids"]):
            del position["grids"]
        return position

    def looks(self, s: Any, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return positions.looks(s, entries)

    # -- the rest ------------------------------------------------------------------------------------------------------

    def check(self, s: Any) -> None:
        """10 A grid is always a permutation of its character's cards, and everybody sees face-up cards."""
        assert isinstance(s, MapRace)
        terms = s.setup
        chosen = [number for number in s.character if number >= 0]
        assert len(set(chosen)) == len(chosen)
        for seat in range(s.seats):
            grid = s.zones[GRID[seat]]
            if not s.running:
                continue
            assert sorted(grid) == terms.cards_of[s.character[seat]]
            assert [s.is_up(card) for card in grid] == [s.cell_up(seat, at) for at in range(len(grid))]
            assert len(s.zones[MAPS[seat]]) == 1
        racing = s.depth > 0 and s.frame.rule is RACING  # earlier ticks do not count
        if terms.limit and racing and s.lanes.hold_until < 0:
            assert s.now - s.k0 - s.stood <= terms.limit

    def policies(self) -> dict[str, Policy]:
        return MAP_POLICIES


def refuse_held(s: MapRace, seat: int) -> None:
    """R3.12 A player who has called waits for the result."""
    if s.lanes.has_collected(seat):
        raise called(seat)


def called(seat: int) -> Refusal:
    return Refusal("BUSY", f"Seat {seat} has called.", "R3.12")


def lies_up() -> Refusal:
    return Refusal("CELL_FACE_UP", "That card is face up already.", "R3.4")


def lies_down() -> Refusal:
    return Refusal("CELL_FACE_DOWN", "That card is face down already.", "R3.4")


def same_cell() -> Refusal:
    return Refusal("SAME_CELL", "A card cannot trade cells with itself.", "R3.4")


KIT = MapKit()
