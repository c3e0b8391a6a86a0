"""What a front end draws of Memory beyond piles: the cells, the open cards in them, and reminders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.games.alieninjas.board import HIDDEN, Board, Lines, type_name
from xenodeck.games.alieninjas.modes.memory.state import MemorySetup

WIDE = 9  # characters of a cell


class MemoryBoard(Board[MemorySetup]):
    """5 The grid, the mission, and the cards kept."""

    def drawn(self) -> dict[str, Any]:
        """5.4 5.5 ``cells``: the codes of face-up cards, or of those that ``assist`` shows as a reminder; ``up`` says
        which."""
        shown = self.codes("grid")
        up = [at + 1 for at, code in enumerate(shown) if code != HIDDEN]
        ghosts = self.seen.get("ghosts", {}).get("grid", [[]])[0]
        for at, ghost in enumerate(ghosts):
            if ghost and shown[at] == HIDDEN:
                shown[at] = ghost
        mission, bonus = self.codes("mission"), self.codes("multiplier")
        return {
            "cells": shown,
            "columns": int(self.setup.columns),
            "up": up,
            "cell": self.fields["cell"],
            "mission": type_name(self.type_of(mission[0])) if mission else "",
            "doubled": self.doubled_by(bonus[0]) if bonus else [],
            "left": self.pile("missions")["size"],
            "kept": [list(reversed(pile["cards"])) for pile in self.seen["places"]["kept"]],
        }

    def doubled_by(self, code: str) -> list[str]:
        """2.3 The types that a multiplier card doubles."""
        number = self.setup.bonuses.index(self.face(code))
        return [type_name(type_) for type_, factor in enumerate(self.setup.factors[number]) if factor > 1]

    @staticmethod
    def picture(drawn: Mapping[str, Any], width: int) -> Lines:
        """The grid: a number for a face-down card, a code in brackets for a face-up one, a bare code for a reminder."""
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
