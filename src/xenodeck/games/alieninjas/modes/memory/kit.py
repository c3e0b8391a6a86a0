"""5 Memory for the rest of the game: its actions, positions and invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BITS, PASS, PileKey, Policy, Posting, Refusal, Rule, is_count, is_figure, is_seat
from xenodeck.games.alieninjas.actions import (
    Action,
    cell,
    check_fields,
    kind_of,
    two_cells,
    unknown,
    wrong_phase,
)
from xenodeck.games.alieninjas.kit import ModeKit, bad
from xenodeck.games.alieninjas.modes.memory import rules as memory
from xenodeck.games.alieninjas.modes.memory.board import MemoryBoard
from xenodeck.games.alieninjas.modes.memory.policy import MEMORY_POLICIES
from xenodeck.games.alieninjas.modes.memory.state import (
    BONUS,
    GRID,
    KEPT,
    MISSION,
    MISSIONS,
    REMOVED,
    Memory,
    MemorySetup,
)
from xenodeck.games.alieninjas.pack import Pack
from xenodeck.games.alieninjas.rules import OPENING
from xenodeck.games.alieninjas.state import MEMORY, MULTIPLIER

STATES = {"MemoryTurn": "CHOOSE", "MemoryPeek": "PEEK_2", "MemoryReveal": "REVEAL_2", "MemoryDecide": "DECIDE"}
TAKES = {"PEEK": ("CHOOSE", "PEEK_2"), "REVEAL": ("CHOOSE", "REVEAL_2"), "PASS": ("CHOOSE",)}
DECISIONS = {"USE": memory.USE, "DECLINE": memory.DECLINE}


class MemoryKit(ModeKit):
    id = MEMORY
    board = MemoryBoard
    rules: list[Rule[Any]] = [memory.DEAL, memory.TURN, memory.PEEK_2, memory.REVEAL_2, memory.DECIDE]
    actions = ("PEEK", "REVEAL")
    piles = (
        PileKey("grid", "grid", top_first=True),
        PileKey("mission", "mission"),
        PileKey("missions", "missions", top_first=True),
        PileKey("removed", "removed"),
        PileKey("multiplier", "multiplier"),
        PileKey("kept", "kept"),
    )
    singles = frozenset({"mission", "removed", "multiplier"})
    own = frozenset({"up", "active", "cell", "cells", "turns", "passes"})
    states = ("CHOOSE", "PEEK_2", "REVEAL_2", "DECIDE")
    postings = {"complete": (Posting("missions"),)}
    drawn = ("grid", "box")

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> MemorySetup:
        return MemorySetup(MEMORY, settings, seats, pack, OPENING, memory.DEAL)

    # -- actions -------------------------------------------------------------------------------------------------------

    def read(self, s: Any, seat: int, action: Action) -> list[int]:
        """5.2 RG.4"""
        kind, state, terms = kind_of(action), state_of(s), s.setup
        if kind in DECISIONS and terms.decline:
            if state != "DECIDE":
                raise wrong_phase(kind, "R2.7")
            check_fields(action, ())
            return [DECISIONS[kind]]
        if kind not in TAKES or (kind == "PASS" and not terms.free_pass):
            raise unknown(action)
        if state not in TAKES[kind]:
            raise wrong_phase(kind, "5.2")
        if kind == "PASS":
            check_fields(action, ())
            if s.passes >= s.seats - 1:
                raise Refusal("PASS_NOT_ALLOWED", "Everybody else has just passed.", "RG.11")
            return [PASS]
        how = memory.PEEK if kind == "PEEK" else memory.REVEAL
        if how == memory.REVEAL and terms.together:
            return [how, *read_two(s, action)]
        named = read_cell(s, action)
        return [how, named] if state == "CHOOSE" else [named]

    # -- positions -----------------------------------------------------------------------------------------------------

    def read_position(self, s: Memory, data: Mapping[str, Any], state: str) -> None:
        check_cards(s)
        terms = s.setup
        active, turns, passes = data.get("active", s.first), data.get("turns", 0), data.get("passes", 0)
        if not is_seat(active, s) or not is_count(turns) or not is_count(passes) or passes >= s.seats:
            raise bad("active is a seat; turns and passes (in a row) are numbers.", "5.2")
        if terms.cap and turns >= terms.cap:
            raise bad("the round is over at the turn cap.", "R2.12")
        s.active, s.turns, s.passes = active, turns, passes
        for named in cells_in(s, data.get("up", []), "up"):
            if not s.raised & BITS[named - 1]:
                memory.turn_up(s, named)
        read_running(s, data, state)
        frames = {
            "CHOOSE": memory.TURN.frames,
            "PEEK_2": memory.PEEK_2.frames,
            "REVEAL_2": memory.REVEAL_2.frames,
            "DECIDE": memory.DECIDE.frames,
        }
        s.then(frames[state][s.active])

    def write_position(self, s: Memory, whole: bool) -> dict[str, Any]:
        state = state_of(s)
        own: dict[str, Any] = {
            "state": state,
            "up": cells_up(s),
            "active": int(s.active),
            "turns": int(s.turns),
            "passes": int(s.passes),
        }
        if state in ("PEEK_2", "REVEAL_2"):
            own["cell"] = int(s.cell)
        if state == "DECIDE":
            own["cells"] = [int(s.cell), int(s.second)]
        return own

    def read_over(self, s: Memory, data: Mapping[str, Any]) -> None:
        for named in cells_in(s, data.get("up", []), "up"):
            memory.turn_up(s, named)

    def write_over(self, s: Memory) -> dict[str, Any]:
        return {"up": cells_up(s)}

    def piles_out(self, s: Memory, position: dict[str, Any]) -> dict[str, Any]:
        """Face-up cards are under ``up`` already."""
        up = cells_up(s)
        for key in ("known", "seen"):
            entries = [e for e in position.get(key, []) if e["place"] != "grid" or e["at"] + 1 not in up]
            position.pop(key, None)
            if entries:
                position[key] = entries
        return position

    # -- the rest ------------------------------------------------------------------------------------------------------

    def refuse(self, s: Memory, seat: int, question: str, word: str) -> Refusal | None:
        """Why a typed word is not an answer."""
        if not is_figure(word) or not 1 <= int(word) <= s.setup.cells:
            return None
        named = int(word)
        if s.raised & BITS[named - 1]:
            return face_up(named)
        return same_cell(named) if question == "memory_second" else None

    def check(self, s: Memory) -> None:
        """10.0"""
        if not s.running:
            return
        terms = s.setup
        assert len(s.zones[GRID]) == terms.cells
        done = sum(len(s.zones[KEPT[seat]]) for seat in range(s.seats))
        assert done + len(s.zones[MISSION]) + len(s.zones[MISSIONS]) + len(s.zones[REMOVED]) == terms.types
        assert all(bool(s.is_up(s.card_at(c + 1))) == bool(s.raised & BITS[c]) for c in range(terms.cells))
        if state_of(s) in ("CHOOSE", "PEEK_2"):
            assert len(cells_up(s)) == 2 * done, "two cells for each completed mission"
            wanted = terms.type_of[s.face[s.zones[MISSION][0]]]
            for at in cells_up(s):
                assert terms.type_of[s.face[s.card_at(at)]] != wanted, "a card of the open mission is face up"

    def policies(self) -> dict[str, Policy]:
        return MEMORY_POLICIES

    def safe_settings(self) -> dict[str, object]:
        return {"m2_turn_cap": 120}  # people and bots need fewer, random play many more


def state_of(s: Memory) -> str:
    return STATES[s.frame.rule.key]


def cells_up(s: Memory) -> list[int]:
    return [cell + 1 for cell in range(s.setup.cells) if s.raised & BITS[cell]]


# -- actions -----------------------------------------------------------------------------------------------------------


def read_cell(s: Memory, action: Action) -> int:
    """R2.3 A face-down cell other than the one that was peeked at first."""
    check_fields(action, ("cell",))
    named = cell(action, "cell", int(s.setup.cells)) + 1
    refuse_up(s, named)
    if named == s.cell:
        raise same_cell(named)
    return named


def read_two(s: Memory, action: Action) -> list[int]:
    """R2.4 Both cells at once."""
    check_fields(action, ("cells",))
    named = [at + 1 for at in two_cells(action, "cells", int(s.setup.cells))]
    for each in named:
        refuse_up(s, each)
    if named[0] == named[1]:
        raise same_cell(named[0])
    return named


def refuse_up(s: Memory, named: int) -> None:
    if s.raised & BITS[named - 1]:
        raise face_up(named)


def face_up(named: int) -> Refusal:
    return Refusal("CELL_FACE_UP", f"Cell {named} is face up.", "R2.3", facts={"cell": str(named)})


def same_cell(named: int) -> Refusal:
    return Refusal("SAME_CELL", f"Cell {named} is named already.", "R2.3", facts={"cell": str(named)})


# -- positions ---------------------------------------------------------------------------------------------------------


def check_cards(s: Memory) -> None:
    terms = s.setup
    if len(s.zones[GRID]) != terms.cells or any(terms.character_of[s.face[card]] < 0 for card in s.zones[GRID]):
        raise bad(f"grid has {terms.cells} camouflage cards and civilians.", "5.1")
    ninjas = [s.zones[MISSION], s.zones[MISSIONS], s.zones[REMOVED], *(s.zones[KEPT[n]] for n in range(s.seats))]
    if any(
        terms.character_of[s.face[c]] >= 0 or terms.group_of[s.face[c]] == MULTIPLIER for each in ninjas for c in each
    ):
        raise bad("mission, missions, removed and kept hold Alieninjas.", "5.1")
    if not s.zones[MISSION]:
        raise bad("there is a mission.", "5.1")
    if any(terms.group_of[s.face[card]] != MULTIPLIER for card in s.zones[BONUS]):
        raise bad("multiplier is a multiplier card.", "5.1")


def cells_in(s: Memory, value: object, key: str) -> list[int]:
    if not isinstance(value, list) or not all(is_count(each) and 1 <= each <= s.setup.cells for each in value):
        raise bad(f"{key} is a list of cells.", "5.1")
    return value


def read_running(s: Memory, data: Mapping[str, Any], state: str) -> None:
    """The cells of an unfinished peek or reveal."""
    if state == "CHOOSE":
        if "cell" in data or "cells" in data:
            raise bad("cell and cells are for a turn that is under way.", "5.2")
    elif state == "DECIDE":
        if not s.setup.decline:
            raise bad("there is nothing to decide without m2_wild_decline.", "R2.7")
        cells = cells_in(s, data.get("cells"), "cells")
        if len(cells) != 2 or cells[0] == cells[1]:
            raise bad("cells: the two that were revealed.", "R2.7")
        s.cell, s.second = cells
    else:
        s.cell = cells_in(s, [data.get("cell")], "cell")[0]
    if state in ("REVEAL_2", "DECIDE"):
        for named in (s.cell, s.second):
            if named and not s.raised & BITS[named - 1]:
                memory.turn_up(s, named)
    if state == "DECIDE":
        cards = [s.card_at(s.cell), s.card_at(s.second)]
        if not all(memory.fits(s, card) for card in cards) or not any(memory.is_wild(s, card) for card in cards):
            raise bad("DECIDE: both cards fit, and one is a civilian.", "R2.7")
    if state == "PEEK_2" and s.raised & BITS[s.cell - 1]:
        raise bad("nobody peeks at a card that is face up.", "R2.3")
    if len(memory.face_down(s, s.cell)) < (2 if state == "CHOOSE" else 1) and state != "DECIDE":
        raise bad("too few cells are face down.", "R2.9")


KIT = MemoryKit()
