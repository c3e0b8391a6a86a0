"""What Memory looks like beyond piles: the cells, what lies open in them, what one may be reminded of. From a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.games.alieninjas.v1.modes.memory.state import MemorySetup

Lines = list[list[tuple[str, str]]]
HIDDEN = "?"


def board(setup: MemorySetup, seen: Mapping[str, Any]) -> dict[str, Any]:
    """5.4 5.5 ``cells``: a code that lies face up, or of which ``assist`` reminds the viewer; ``up`` tells which."""
    places = seen["places"]
    shown = [HIDDEN if code.startswith(HIDDEN) else code for code in places["grid"][0]["cards"]]
    up = [at + 1 for at, code in enumerate(shown) if code != HIDDEN]
    ghosts = seen.get("ghosts", {}).get("grid", [[]])[0]
    for at, ghost in enumerate(ghosts):
        if ghost and shown[at] == HIDDEN:
            shown[at] = ghost
    mission = places["mission"][0]["cards"]
    bonus = places["multiplier"][0]["cards"]
    doubled = factors(setup, bonus[0]) if bonus else []
    return {
        "cells": shown,
        "columns": int(setup.columns),
        "up": up,
        "cell": seen["fields"]["cell"],
        "mission": type_name(mission[0]) if mission else "",
        "doubled": doubled,
        "left": places["missions"][0]["size"],
        "kept": [list(reversed(pile["cards"])) for pile in places["kept"]],
    }


def type_name(code: str) -> str:
    """The type of an Alieninja by its code: ``T4`` of ``N4``."""
    return f"T{code[1:]}"


def factors(setup: MemorySetup, code: str) -> list[str]:
    """2.3 The types that a multiplier card doubles."""
    number = setup.bonuses.index(setup.layout.codes.index(code))
    return [f"T{type_ + 1}" for type_, factor in enumerate(setup.factors[number]) if factor > 1]


# -- in lines of text --------------------------------------------------------------------------------------------------

WIDE = 9  # signs of a cell


def picture(drawn: Mapping[str, Any], width: int) -> Lines:
    """The grid: a number for what lies face down, a code in brackets for what lies face up, small for a reminder."""
    columns = min(drawn["columns"], max(width // WIDE, 1))
    lines: Lines = []
    for start in range(0, len(drawn["cells"]), columns):
        row: list[tuple[str, str]] = []
        for at in range(start, min(start + columns, len(drawn["cells"]))):
            row.append(sign(at + 1, drawn["cells"][at], at + 1 in drawn["up"], at + 1 == drawn["cell"]))
        lines.append(row)
    return lines


def sign(number: int, code: str, up: bool, looked_at: bool) -> tuple[str, str]:
    if up:
        return f"[{code}]".center(WIDE), code
    if code != HIDDEN:
        return f"{number} {code}?".center(WIDE), code
    return (f"›{number}‹" if looked_at else f"{number}").center(WIDE), ""
