"""RG.4 The actions of the page as JSON: what is refused before a mode reads them, and helpers for reading them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import Refusal
from xenodeck.games.alieninjas.state import Ninja

Action = Mapping[str, Any]

# in the page's order
FAULTS = (
    "UNKNOWN_PLAYER", "GAME_OVER", "ROUND_OVER", "NOT_YOUR_TURN", "WRONG_PHASE", "FROZEN", "BUSY", "BAD_ARGUMENT",
    "NO_CARD", "STALE_CLAIM", "TOO_SOON", "SELF_CLAIM_OFF", "CELL_FACE_UP", "CELL_FACE_DOWN",
    "SAME_CELL", "INTERRUPTED", "HAND_LIMIT", "PASS_NOT_ALLOWED", "NOT_IN_HAND", "DUPLICATE_CARD", "WILD_NOT_ALONE",
    "NO_MATCH", "MIXED_CRITERIA", "MULTIPLIER_NOT_ALLOWED", "MULTIPLIER_TARGET", "TYPE_NOT_IN_GRID", "BAD_PAYMENT",
)  # fmt: skip
CODES = {"UNKNOWN_SEAT": "UNKNOWN_PLAYER", "NOT_AN_OPTION": "BAD_ARGUMENT", "BAD_FORMAT": "BAD_ARGUMENT"}


def kind_of(action: object) -> str:
    """The type of an action; empty: it has none, or one that cannot be a type."""
    kind = action.get("type") if isinstance(action, Mapping) else None
    return kind if isinstance(kind, str) else ""


def bad(text: str, word: object = "") -> Refusal:
    return Refusal("BAD_ARGUMENT", text, "RG.4", facts={"word": str(word)[:40]})


def unknown(action: Action) -> Refusal:
    """RG.4 The refusal of an action that this mode or these options do not have."""
    return bad("There is no such action here.", action.get("type", ""))


def wrong_phase(kind: str, rule: str = "RG.4") -> Refusal:
    return Refusal("WRONG_PHASE", f"Now is not the time for {kind}.", rule, facts={"word": kind})


def not_your_turn(text: str, rule: str) -> Refusal:
    return Refusal("NOT_YOUR_TURN", text, rule)


def check_fields(action: Action, needed: tuple[str, ...], allowed: tuple[str, ...] = ()) -> None:
    """Check that all needed fields are there and no others, besides ``type``."""
    for name in needed:
        if name not in action:
            raise bad(f"{name} is missing.", name)
    for name in action:
        if name not in ("type", *needed, *allowed):
            raise bad(f"There is no field {str(name)[:40]}.", name)


def whole(action: Action, name: str) -> int:
    """A field that is a whole number."""
    value = action[name]
    if not isinstance(value, int) or isinstance(value, bool):
        raise bad(f"{name} is a whole number.", value)
    return value


def cell(action: Action, name: str, cells: int) -> int:
    """A field that names a cell: 1 … ``cells`` on the page, counted from 0 here."""
    value = whole(action, name)
    if not 1 <= value <= cells:
        raise bad(f"{name} is a number from 1 to {cells}.", value)
    return value - 1


def two_cells(action: Action, name: str, cells: int) -> tuple[int, int]:
    value = action[name]
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise bad(f"{name} are two cells.", value)
    one, other = (cell({"cell": each}, "cell", cells) for each in value)
    return one, other


def code_of(s: Ninja, card: int) -> str:
    return s.layout.codes[s.face[card]]
