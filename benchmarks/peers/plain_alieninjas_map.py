# SPDX-License-Identifier: Apache-2.0
"""Mode 3, Map Race (6): everybody lays out a grid of their own. A tick machine, in which only CALL competes."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from plain_alieninjas_table import (
    CHARACTERS,
    MAPS,
    TYPES,
    Move,
    Shape,
    Table,
    kind,
    number,
    one_of,
    several,
    shown_by,
)

Inputs = Sequence[tuple[int, Any]]
Told = list[tuple[int, str]]
Comp = Mapping[int, int] | None
CELLS = 9
LAYING: Final = ("LOOK", "UP", "DOWN", "SWAP")


NUMBERS = {"LOOK": 1, "UP": 2, "DOWN": 3, "SWAP": 4}


def answers(move: Move) -> list[int]:
    """The answers that make up an action."""
    return [NUMBERS[move["type"]], *(move["cells"] if move["type"] == "SWAP" else [move["cell"]])]


class Map(Table):
    mode = "m3_map"

    def set_out(self) -> None:
        """6.1.1."""
        self.characters: list[str | None] = [None] * self.seats
        self.used_maps: list[str] = []
        costs = self.config["m3_cost"]
        self.costs = dict.fromkeys(("look", "up", "down", "swap"), costs) if isinstance(costs, int) else costs
        if self.config["m3_characters"] == "random":
            for seat, at in zip(self.from_first(), self._arrange(len(CHARACTERS)), strict=False):
                self.characters[seat] = CHARACTERS[at]

    def deal(self) -> None:
        self.tick = self.window = self.stood = 0
        self.busy: list[Move | None] = [None] * self.seats
        self.frozen = [False] * self.seats
        self.ender: int | None = None
        self.waits: dict[int, Move] = {}  # accepted in a hold
        self.broken: list[tuple[int, dict[str, Any]]] = []  # actions whose time was up in a hold
        self.hold: int | None = None  # ticks of the hold that have passed; the round's own clock stands still
        self.held: dict[int, int] = {}
        self.grids: list[list[str]] = [[] for _ in range(self.seats)]
        self.up: list[set[int]] = [set() for _ in range(self.seats)]
        self.maps = [""] * self.seats
        self.active = self.first
        if None in self.characters:
            self.state = "PICK"
        else:
            self.lay_out()

    def lay_out(self) -> None:
        """6.1.2, 6.1.3, R3.1."""
        self.grids = [self._shuffle([f"{c}{t}" for t in [*TYPES, "X"]]) for c in self.characters]
        maps = self._shuffle(MAPS)
        if self.config["m3_fresh_maps_first"]:
            maps.sort(key=lambda card: card in self.used_maps)
        side = self.config["m3_side"]
        if isinstance(side, list):
            side = side[len(self.rounds)]
        if side == "random":
            side = "ab"[self._pick(2)]
        for seat, card in zip(self.from_first(), maps, strict=False):
            self.maps[seat] = card + side
            if card not in self.used_maps:
                self.used_maps.append(card)
        self.active = self.first
        self.state = "READY"

    def table(self) -> dict[str, Any]:
        shown: dict[str, Any] = {"characters": list(self.characters), "announcer": self.first}
        if self.state == "PICK":
            return {**shown, "active": self.active}
        shown |= {
            "grids": [list(grid) for grid in self.grids],
            "up": [sorted(up) for up in self.up],
            "maps": list(self.maps),
            "used_maps": sorted(self.used_maps),
            **self.after(),
            "stood": self.stood,
            "busy": [None if doing is None else {**doing, "done": doing["done"] + self.stood} for doing in self.busy],
            "frozen": list(self.frozen),
            "window": self.window + self.stood if self.window else 0,
            "hold": None,
        }
        if self.hold is not None:
            held = [{"seat": seat, "counts": counts + self.stood} for seat, counts in self.held.items()]
            shown["hold"] = {"until": self.config["comp_cap"] - self.hold, "held": held}
        elif self.waits:
            shown["hold"] = {"until": 0, "held": []}
        if self.waits:
            shown["hold"]["waits"] = [{"seat": seat, "move": answers(move)} for seat, move in self.waits.items()]
        if self.broken:
            shown["hold"]["broken"] = sorted(
                [seat, NUMBERS[doing["type"]], *(cell - 1 for cell in doing["cells"])] for seat, doing in self.broken
            )
        return shown

    def after(self) -> dict[str, Any]:
        """A position counts every tick since START, also those of holds, while the clock of the round stood still."""
        return {"tick": self.tick + self.stood + (self.hold or 0)}

    @property
    def ticking(self) -> bool:
        return self.state == "RUN"

    # -- what is known and refused

    def actions(self) -> dict[str, Shape]:
        cell = number(1, CELLS)
        known: dict[str, Shape] = {"LOOK": {"cell": cell}, "UP": {"cell": cell}, "DOWN": {"cell": cell}}
        known |= {"SWAP": {"cells": several(cell, 2, 2)}, "CALL": {}, "WAIT": {}, "START": {}}
        if self.config["m3_characters"] == "choose":
            known["PICK"] = {"character": one_of(CHARACTERS)}
        return known

    def phases(self) -> dict[str, tuple[str, ...]]:
        every = ("PICK", "READY", "RUN")  # not sending anything is WAIT
        return {**dict.fromkeys((*LAYING, "CALL"), ("RUN",)), "WAIT": every, "START": ("READY",), "PICK": ("PICK",)}

    def turn_faults(self, seat: int, move: Any) -> set[str]:
        name = move.get("type") if isinstance(move, dict) else None
        if name == "WAIT":
            return set()
        if self.state == "PICK" or (self.state == "READY" and name == "START"):
            return super().turn_faults(seat, move)
        if self.state != "RUN":
            return set()
        found = set()
        if name == "CALL" and self.config["m3_call_guard"] and not self.replicated(seat):
            found.add("WRONG_PHASE")
        if self.frozen[seat]:
            found.add("FROZEN")
        if self.busy[seat] is not None:
            found.add("BUSY")
        return found

    def faults(self, seat: int, move: Move) -> set[str]:
        name = move["type"]
        found = set()
        if name == "PICK" and move["character"] in self.characters:
            found.add("BAD_ARGUMENT")
        if self.hold is not None and seat in self.held and name in (*LAYING, "CALL"):
            found.add("BUSY")
        if name in ("LOOK", "UP") and move["cell"] in self.up[seat]:
            found.add("CELL_FACE_UP")
        if name == "DOWN" and move["cell"] not in self.up[seat]:
            found.add("CELL_FACE_DOWN")
        if name == "SWAP" and move["cells"][0] == move["cells"][1]:
            found.add("SAME_CELL")
        return found

    def do(self, seat: int, move: Move) -> None:
        if move["type"] == "WAIT":
            return
        if move["type"] == "START":
            self.state = "RUN"
            return
        self.characters[seat] = move["character"]
        if None in self.characters:
            self.active = self.left(seat)
        else:
            self.lay_out()

    # -- a tick

    def step(
        self, inputs: Inputs, comp: Mapping[int, int] | None = None, drawn: bool = False
    ) -> tuple[list[str], Told]:
        """6.3: one tick. A result for each input, and what was decided of earlier ones after a hold."""
        if self.hold is None:
            self.tick += 1
        else:
            self.hold += 1
        results = [""] * len(inputs)
        calls: dict[int, int] = {}  # seat -> its input, in the order of arrival
        others: dict[int, int] = {}
        late = {} if self.hold is not None else self.waits  # RG.9: they take effect after the hold
        if late:
            self.waits = {}
        heard: set[int] = set(late)
        for at, (seat, move) in enumerate(inputs):
            if seat in heard:
                results[at] = "ONE_A_TICK"
                continue
            heard.add(seat)
            results[at] = self.judge(seat, move)
            if isinstance(move, dict) and move.get("type") == "CALL":
                if not results[at]:
                    calls[seat] = at
            elif results[at] in ("", "BUSY"):
                others[seat] = at
        told: Told = []
        checked = False
        held_up = self.hold is not None or bool(calls)
        if self.config["latency_mode"] == "compensated":
            if calls or self.hold is not None:
                told, checked = self.collect(calls, results, comp or {})
        elif calls:
            checked = True
            for seat, result in self.check(self.in_order(list(calls), drawn)):
                results[calls[seat]] = result
        if self.config["latency_mode"] == "compensated" and held_up:
            accepted = {seat: inputs[at][1] for seat, at in others.items() if not results[at]}
            for seat, move in [*accepted.items(), *late.items()]:
                if move["type"] != "WAIT":
                    self.wait(seat, move, ended=checked)
            for at in others.values():
                results[at] = results[at] or ("waits" if inputs[at][1]["type"] == "WAIT" else "accepted")
        else:
            for seat, move in late.items():
                self.begin(seat, move)
            for seat, at in others.items():
                results[at] = self.other(seat, inputs[at][1], checked, results[at])
        if checked:
            self.stood += self.hold or 0
            self.hold, self.held = None, {}
            ways = self.waits if self.state == "RUN" else {}
            self.waits = {seat: move for seat, move in ways.items() if not self.judge(seat, move)}
        if self.hold is not None:
            self.end_unseen()
        elif self.state == "RUN":
            self.finish_actions()
        return results, told

    def wait(self, seat: int, move: Move, ended: bool) -> None:
        """RG.9, R3.12: it seems to begin."""
        if seat not in self.waits:
            self.waits[seat] = move
        if not ended and self.busy[seat] is None:
            self.begin(seat, move)

    def end_unseen(self) -> None:
        """R3.12: nobody sees that an action was broken off; whoever would be done may act again."""
        for seat, doing in enumerate(self.busy):
            if doing is not None and doing["done"] <= self.tick + (self.hold or 0):
                self.busy[seat] = None
                if seat not in self.waits:
                    self.broken.append((seat, doing))

    def other(self, seat: int, move: Any, checked: bool, before: str) -> str:
        """What is no call, after the calls of its tick (RG.4: as the table is when its turn comes)."""
        if before != "BUSY" and move["type"] == "WAIT":
            return "waits"
        if self.state != "RUN":
            # 6.3 and RG.9 both apply with comp_cap 0: who could have acted was held up, who was busy comes too late
            return "void"
        code = self.judge(seat, move)
        if code:
            return code
        if checked:
            return "INTERRUPTED"
        self.begin(seat, move)
        return "accepted"

    def begin(self, seat: int, move: Move) -> None:
        """6.3 step 3."""
        name = move["type"].lower()
        cells = move["cells"] if name == "swap" else [move["cell"]]
        done = self.tick + (self.hold or 0) + self.costs[name] - 1
        self.busy[seat] = {"type": move["type"], "cells": list(cells), "done": done}

    def in_order(self, callers: list[int], drawn: bool) -> list[int]:
        """3.1."""
        if not drawn or len(callers) < 2:
            return callers
        return [sorted(callers)[at] for at in self._arrange(len(callers))]

    def collect(self, calls: dict[int, int], results: list[str], comp: Mapping[int, int]) -> tuple[Told, bool]:
        """RG.9, R3.12."""
        cap = self.config["comp_cap"]
        if self.hold is None:
            self.hold = 0
        for seat, at in calls.items():
            self.held[seat] = max(self.window + 1, self.tick + self.hold - min(max(comp.get(seat, 0), 0), cap))
            results[at] = "held"
        if self.hold < cap:
            return [], False
        order: list[int] = []
        for counts in sorted(set(self.held.values())):
            order += self.in_order([seat for seat in self.held if self.held[seat] == counts], drawn=True)
        told = []
        for seat, result in self.check(order):
            if seat in calls:
                results[calls[seat]] = result
            else:
                told.append((seat, result))
        return told, True

    def check(self, callers: list[int]) -> Told:
        """6.3 step 2, R3.7, R3.9."""
        told: Told = []
        if self.hold is not None:
            for seat in self.waits:
                self.busy[seat] = None
            for seat, doing in self.broken:
                self.up[seat] -= set(doing["cells"])
            self.broken = []
            self.cancel(range(self.seats))
        for seat in callers:
            if self.ender is not None:
                told.append((seat, "void"))
                continue
            told.append((seat, "accepted"))
            self.cancel(other for other in range(self.seats) if other != seat)
            if self.replicated(seat):
                self.ender = seat
            else:
                self.frozen[seat] = True
                self.window = self.tick
        if self.ender is not None:
            self.end_round(self.ender)
        elif all(self.frozen):
            self.end_round(callers[-1])
        return told

    def cancel(self, seats: Any) -> None:
        """R3.6."""
        for seat in seats:
            doing = self.busy[seat]
            if doing is not None:
                self.up[seat] -= set(doing["cells"])
                self.busy[seat] = None

    def finish_actions(self) -> None:
        """6.3 steps 4 and 5."""
        for seat, doing in enumerate(self.busy):
            if doing is None or doing["done"] != self.tick:
                continue
            self.busy[seat] = None
            if doing["type"] == "UP":
                self.up[seat].add(doing["cells"][0])
            elif doing["type"] == "DOWN":
                self.up[seat].remove(doing["cells"][0])
            elif doing["type"] == "SWAP":
                a, b = doing["cells"]
                grid = self.grids[seat]
                grid[a - 1], grid[b - 1] = grid[b - 1], grid[a - 1]
                trade = {a: b, b: a}
                self.up[seat] = {trade.get(cell, cell) for cell in self.up[seat]}
        if self.tick == self.config["m3_round_limit"]:
            self.cancel(range(self.seats))
            self.end_round(self.first)

    def replicated(self, seat: int) -> bool:
        return not self.wrong(seat)

    def wrong(self, seat: int) -> list[int]:
        """6.3: the cells that keep the map from being replicated."""
        found = []
        for cell, mark in enumerate(shown_by(self.maps[seat]), 1):
            right = kind(self.grids[seat][cell - 1]) == mark.rstrip("*")
            up = cell in self.up[seat]
            needed = mark != "." and not mark.endswith("*")
            if (needed and not (up and right)) or (not needed and up and not right):
                found.append(cell)
        return found

    def scores(self) -> list[int]:
        """6.4."""
        got = []
        for seat in range(self.seats):
            grid, optional = 0, False
            for cell in self.up[seat]:
                mark = shown_by(self.maps[seat])[cell - 1]
                if kind(self.grids[seat][cell - 1]) != mark.rstrip("*"):
                    grid -= 1
                elif mark.endswith("*"):
                    optional = True
                else:
                    grid += 1
            if seat == self.ender:
                grid += (2 + bool(self.config["m3_optional_card_point"])) if optional else 1
            elif self.frozen[seat]:
                grid += optional and bool(self.config["m3_false_caller_optional"])
                grid = max(0, grid) // 2
            got.append(grid)
        return got

    # -- at random

    def default(self) -> Move:
        if self.state == "PICK":
            return {"type": "PICK", "character": min(c for c in CHARACTERS if c not in self.characters)}
        return {"type": "START"}

    def random_decision(self, dice: random.Random) -> Move:
        if self.state == "PICK":
            return {"type": "PICK", "character": dice.choice([c for c in CHARACTERS if c not in self.characters])}
        return {"type": "START"}

    def random_inputs(self, dice: random.Random) -> list[tuple[int, Any]]:
        """Everybody works towards the map, mostly; calls right and wrong, and things that are refused."""
        rash = 0.03 if self.nerve > 0.5 else 0.005
        sent: list[tuple[int, Any]] = []
        for seat in range(self.seats):
            free = self.busy[seat] is None and not self.frozen[seat]
            chance = dice.random()
            if free and chance < 0.5:
                sent.append((seat, self.useful(seat, dice)))
            elif free and chance < 0.55:
                sent.append((seat, {"type": dice.choice(["LOOK", "UP", "DOWN"]), "cell": dice.randint(1, CELLS)}))
            elif free and chance < 0.55 + rash:
                sent.append((seat, {"type": "CALL"}))
            if dice.random() < 0.03:
                sent.append((seat, self.nonsense(dice)))
        dice.shuffle(sent)
        if dice.random() < 0.01:
            sent.append((dice.choice([-1, self.seats, 9]), {"type": "CALL"}))
        return sent

    def useful(self, seat: int, dice: random.Random) -> Move:
        grid, up, marks = self.grids[seat], self.up[seat], shown_by(self.maps[seat])
        wrong = self.wrong(seat)
        star = next(cell for cell, mark in enumerate(marks, 1) if mark.endswith("*"))
        if not wrong and star not in up and dice.random() < 0.6:
            wrong = [star]
        elif not wrong:
            return {"type": "CALL"} if dice.random() < 0.4 else {"type": "WAIT"}
        cell = dice.choice(wrong)
        mark = marks[cell - 1].rstrip("*")
        if mark == "." or (cell in up and kind(grid[cell - 1]) != mark and dice.random() < 0.5):
            return {"type": "DOWN", "cell": cell}
        if kind(grid[cell - 1]) == mark:
            return {"type": "UP", "cell": cell}
        from_cell = next(at for at, card in enumerate(grid, 1) if kind(card) == mark)
        return {"type": "SWAP", "cells": dice.choice([[cell, from_cell], [from_cell, cell]])}

    def nonsense(self, dice: random.Random) -> Move:
        a, b = dice.choice([*range(1, CELLS + 1), 0, 10]), dice.randint(1, CELLS)
        return dice.choice(
            [
                {"type": "LOOK", "cell": a},
                {"type": "UP", "cell": a},
                {"type": "DOWN", "cell": a},
                {"type": "SWAP", "cells": [a, b]},
                {"type": "SWAP", "cells": [b, b]},
                {"type": "SWAP", "cells": [b]},
                {"type": "SWAP", "cell": b},
                {"type": "LOOK", "cell": str(b)},
                {"type": "UP"},
                {"type": "CALL"},
                {"type": "CALL", "cell": b},
                {"type": "START"},
                {"type": "PICK", "character": dice.choice([*CHARACTERS, "C7"])},
                {"type": "WAIT"},
                {"type": "FLIP"},
            ]
        )
