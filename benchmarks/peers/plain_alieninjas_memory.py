# SPDX-License-Identifier: Apache-2.0
"""Mode 2, Memory (5): peeks and reveals in a grid of eighteen."""

from __future__ import annotations

import random
from typing import Any

from plain_alieninjas_table import CHARACTERS, MULTIPLIERS, NINJAS, TYPES, Move, Shape, Table, kind, number, several

CELLS = 18


class Memory(Table):
    mode = "m2_memory"

    def deal(self) -> None:
        """5.1."""
        pair = self.config["m2_characters"]
        if pair == "random":
            pair = [CHARACTERS[at] for at in self._arrange(len(CHARACTERS))[:2]]
        self.grid = self._shuffle([c + t for c in pair for t in [*TYPES, "X"]])
        self.missions = self._shuffle(NINJAS)
        self.removed = self.missions.pop(0)
        self.mission = self.missions.pop(0)
        card = self.config["m2_multiplier"]
        self.multiplier: str = sorted(MULTIPLIERS)[self._pick(4)] if card == "random" else card
        self.up: set[int] = set()
        self.kept: list[list[str]] = [[] for _ in range(self.seats)]
        self.cells: list[int] = []
        self.turns = self.passes = 0
        self.active = self.first
        self.state = "CHOOSE"

    def table(self) -> dict[str, Any]:
        row = {"passes": self.passes} if self.state == "CHOOSE" else {}  # in the middle of a turn it says nothing
        return {
            **row,
            "grid": list(self.grid),
            "up": sorted(self.up),
            "mission": self.mission,
            "missions": list(self.missions),
            "removed": self.removed,
            "multiplier": self.multiplier,
            "kept": [list(kept) for kept in self.kept],
            "active": self.active,
            "cell": self.cells[0] if self.state in ("PEEK_2", "REVEAL_2") else None,
            "cells": list(self.cells) if self.state == "DECIDE" else None,
            "turns": self.turns,
        }

    # -- what is known and refused

    def actions(self) -> dict[str, Shape]:
        cell = number(1, CELLS)
        together = self.config["m2_reveal"] == "together"
        known: dict[str, Shape] = {"PEEK": {"cell": cell}, "REVEAL": {"cell": cell}}
        if together:
            known["REVEAL"] = {"cells": several(cell, 2, 2)}
        if self.config["m2_wild_decline"]:
            known |= {"USE": {}, "DECLINE": {}}
        if self.config["free_pass"]:
            known["PASS"] = {}
        return known

    def phases(self) -> dict[str, tuple[str, ...]]:
        return {
            "PEEK": ("CHOOSE", "PEEK_2"),
            "REVEAL": ("CHOOSE", "REVEAL_2"),
            "USE": ("DECIDE",),
            "DECLINE": ("DECIDE",),
            "PASS": ("CHOOSE",),
        }

    def faults(self, seat: int, move: Move) -> set[str]:
        """R2.3, RG.11."""
        if move["type"] == "PASS":
            return {"PASS_NOT_ALLOWED"} if self.passes == self.seats - 1 else set()
        named = move["cells"] if "cells" in move else [move["cell"]] if "cell" in move else []
        found = {"CELL_FACE_UP" for cell in named if cell in self.up}
        before = self.cells if self.state == "PEEK_2" else []
        if len({*named, *before}) < len(named) + len(before):
            found.add("SAME_CELL")
        return found

    # -- a turn

    def do(self, seat: int, move: Move) -> None:
        name = move["type"]
        self.passes = self.passes + 1 if name == "PASS" else 0
        if name == "PASS":
            self.end_turn()
        elif name == "USE":
            self.complete()
        elif name == "DECLINE":
            self.turn_back()
        elif name == "PEEK":
            self.cells.append(move["cell"])
            if len(self.cells) == 1:
                self.state = "PEEK_2"
            else:
                self.end_turn()
        else:
            self.cells += move["cells"] if "cells" in move else [move["cell"]]
            self.up |= set(self.cells)
            if len(self.cells) == 1:
                self.state = "REVEAL_2"
            else:
                self.resolve()

    def resolve(self) -> None:
        """5.2, R2.6, R2.7."""
        faces = [self.grid[cell - 1] for cell in self.cells]
        if not all(kind(card) in ("", kind(self.mission)) for card in faces):
            self.turn_back()
        elif self.config["m2_wild_decline"] and any(not kind(card) for card in faces):
            self.state = "DECIDE"
        else:
            self.complete()

    def turn_back(self) -> None:
        self.up -= set(self.cells)
        self.end_turn()

    def complete(self) -> None:
        self.kept[self.active].append(self.mission)
        self.mission = self.missions.pop(0) if self.missions else ""
        self.end_turn()

    def end_turn(self) -> None:
        """5.3, R2.11, R2.12."""
        self.cells = []
        self.turns += 1
        if not self.mission or self.turns == self.config["m2_turn_cap"]:
            self.end_round(self.active)
            return
        self.active = self.left(self.active)
        self.state = "CHOOSE"

    def skip(self) -> None:
        """R2.2: time is up, and nothing is done."""
        if self.state == "REVEAL_2":
            self.up -= set(self.cells)
        self.passes = 0
        self.end_turn()

    def scores(self) -> list[int]:
        return [sum(2 if kind(card) in MULTIPLIERS[self.multiplier] else 1 for card in kept) for kept in self.kept]

    # -- at random

    def default(self) -> Move:
        return {"type": "USE"} if self.state == "DECIDE" else {"type": "SKIP"}

    def random_decision(self, dice: random.Random) -> Move:
        """Whoever reveals often knows where to look: otherwise no round would end."""
        if self.state == "DECIDE":
            return {"type": dice.choice(["USE", "DECLINE"])}
        down = [cell for cell in range(1, CELLS + 1) if cell not in self.up and cell not in self.cells]
        fitting = [cell for cell in down if kind(self.grid[cell - 1]) in ("", kind(self.mission))]
        if self.state == "CHOOSE":
            if self.config["free_pass"] and self.passes < self.seats - 1 and dice.random() < self.nerve:
                return {"type": "PASS"}
            name = dice.choice(["PEEK", "REVEAL", "REVEAL"])
        else:
            name = self.state[:-2]
        pool = fitting if fitting and name == "REVEAL" and dice.random() < 0.5 else down
        first = dice.choice(pool)
        if name == "PEEK" or self.config["m2_reveal"] != "together":
            return {"type": name, "cell": first}
        rest = [cell for cell in pool if cell != first] or [cell for cell in down if cell != first]
        return {"type": name, "cells": [first, dice.choice(rest)]}

    def nonsense(self, dice: random.Random) -> Move:
        cell = dice.choice([*range(1, CELLS + 1), *sorted(self.up), *self.cells, 0, 19, -1])
        other = dice.choice([cell, *range(1, CELLS + 1)])
        if dice.random() < 0.15:
            return {"type": "PASS"}
        return dice.choice(
            [
                {"type": "PEEK", "cell": cell},
                {"type": "REVEAL", "cell": cell},
                {"type": "REVEAL", "cells": [cell, other]},
                {"type": "REVEAL", "cells": [cell]},
                {"type": "PEEK", "cells": [cell, other]},
                {"type": "PEEK", "cell": True},
                {"type": "PEEK"},
                {"type": "PEEK", "cell": cell, "deep": 1},
                {"type": "USE"},
                {"type": "DECLINE"},
                {"type": "DRAW"},
                {"type": "peek", "cell": cell},
            ]
        )
