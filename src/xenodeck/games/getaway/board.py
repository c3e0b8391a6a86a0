"""The table as a map: where each card lies, what may be laid where and at what risk. Made from a view only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import Setup
from xenodeck.games.getaway.play.flying import DICE, DIE, cell_of, lying
from xenodeck.games.getaway.play.grid import entry_for, front_behind
from xenodeck.games.getaway.policy.odds import STEPS, odds
from xenodeck.games.getaway.state import DIRECTIONS, PLANET_CELLS, TURNS

Data = dict[str, Any]
Cell = tuple[int, ...]
MILLION = 1_000_000  # odds are given in millionths: scenes hold no decimals
UNKNOWN = "?"  # a card from the draw pile


def board(setup: Setup, seen: Mapping[str, Any]) -> Data:
    """Route, planet, front, Zoid and the last roll; for the seat that is asked also ghosts and odds."""
    table = Map(setup, seen)
    found = {
        "route": table.route,
        "planet": [{"card": code, "cell": cell_of(planet_cell(code))} for code in table.planet],
        "front": {"cell": cell_of(table.front >> 2), "heading": DIRECTIONS[table.front & 3]},
        "blocked": table.taken(table.front >> 2),
        "zoid": seen["fields"]["zoid"],
        "dice": dice(seen["fields"]["dice"]),
    }
    question = seen["question"]
    if question is not None and question["name"] in ("play", "more", "turn"):
        found |= table.plans(question)
    elif question is not None and question["name"] == "oola":
        card = seen["places"]["shown"][0]["cards"][0]
        found["ghosts"] = [table.ghost(option["word"], card, [option["value"]], []) for option in question["options"]]
    return found


class Map:
    """The cells of a table, with the cards of the viewer's unfinished play."""

    def __init__(self, setup: Setup, seen: Mapping[str, Any]) -> None:
        self.setup = setup
        self.seen = seen
        codes = list(reversed(seen["places"]["route"][0]["cards"]))
        entries: list[int] = seen["fields"]["track"]
        self.route = [{"card": code, **lying(entry)} for code, entry in zip(codes, entries, strict=True)]
        self.planet = sorted(seen["places"]["planet"][0]["cards"])
        self.cells = {entry >> 4 for entry in entries} | {planet_cell(code) for code in self.planet}
        self.walls = {planet_cell(code) for code in self.planet}
        self.front: int = seen["fields"]["front"]

    def taken(self, cell: int) -> bool:
        return cell in self.cells

    def plans(self, question: Mapping[str, Any]) -> Data:
        """The cards laid so far in this move, and what each answer would bring."""
        words = question["before"]
        cards, turns = words[0::2], [int(turn) for turn in words[1::2]]
        laid = [self.lay(card, turn) for card, turn in zip(cards, turns, strict=False)]
        ghosts: list[Data] = []
        for option in question["options"]:
            if question["name"] == "turn":
                ghosts.append(self.ghost(option["word"], cards[-1], [option["value"]], cards))
            elif option["kind"] == "card":
                turns = [0] if shape(option["card"]) == "s" else [1, 2]
                ghosts.append(self.ghost(option["word"], option["card"], turns, [*cards, option["card"]]))
        found: Data = {"laid": laid, "ghosts": ghosts}
        if question["name"] == "more":
            found["risk"] = self.risk(cards)
        elif question["name"] == "play":
            found["risk"] = {"odds": [0, MILLION], "cards": self.pass_card()}
        return found

    def lay(self, card: str, turn: int) -> Data:
        entry = int(entry_for(self.front, turn))
        self.front = int(front_behind(entry))
        self.cells.add(entry >> 4)
        return {"card": card, **lying(entry)}

    def ghost(self, word: str, card: str, turns: list[int], cards: list[str]) -> Data:
        """Where a card would lie, with each turn it may take there and the risk of the play with it."""
        ways: list[Data] = []
        for turn in turns:
            entry = int(entry_for(self.front, turn))
            ahead = int(front_behind(entry)) >> 2
            if not self.guarded(ahead):
                ways.append({"turn": TURNS[turn], **lying(entry), "dead_end": self.taken(ahead)})
        found: Data = {"word": word, "card": card, "cell": cell_of(self.front >> 2), "ways": ways}
        return {**found, "risk": self.risk(cards)} if cards else found

    def guarded(self, cell: int) -> bool:
        guard = self.setup.settings["dead_end_guard"]
        return cell in self.walls if guard == "planet" else guard == "all" and self.taken(cell)

    # -- what it risks -------------------------------------------------------------------------------------------------

    def risk(self, cards: list[str]) -> Data:
        """The odds of 0, 1, 2 … penalty cards if nothing more were laid, and which cards they would be."""
        ahead = len(self.route) + len(cards) - 1 - self.seen["fields"]["zoid"]
        chance = list(odds(sum(STEPS[int(card[1]) - 1] for card in cards), ahead))[1:]
        while len(chance) > 1 and not chance[-1]:
            chance.pop()
        first = self.planet if self.numbers() else []
        behind = [*first, *(step["card"] for step in self.route), *cards[:-1]]
        return {"odds": [round(each * MILLION) for each in chance], "cards": self.taken_first(behind, len(chance) - 1)}

    def pass_card(self) -> list[str]:
        """6.4 The card that a pass would cost."""
        zoid = min(self.seen["fields"]["zoid"] + 1, len(self.route) - 1)
        first = self.planet if self.numbers() and (zoid >= 0 or len(self.planet) > 1) else []
        return self.taken_first([*first[:1], *(step["card"] for step in self.route[:zoid])], 1)

    def taken_first(self, behind: list[str], many: int) -> list[str]:
        """At most ``many`` penalty cards in the order in which they are taken; unknown ones from the draw pile."""
        drawn = int(self.seen["places"]["draw"][0]["size"])
        return [*behind[:many], *[UNKNOWN] * min(drawn, max(many - len(behind), 0))]

    def numbers(self) -> bool:
        return bool(self.setup.settings["planet_penalty"] == "numbers")


def planet_cell(code: str) -> int:
    return PLANET_CELLS[int(code[1]) - 1]


def shape(code: str) -> str:
    return code[2]


def dice(packed: int) -> list[int]:
    """The four dice of the last roll; empty before the first roll."""
    return [packed // DIE ** (DICE - 1 - at) % DIE for at in range(DICE)] if packed else []


# -- in lines of text --------------------------------------------------------------------------------------------------

LINES = {
    "EW": "──", "WE": "──", "NS": "│ ", "SN": "│ ",
    "WS": "╮ ", "SW": "╮ ", "NW": "╯ ", "WN": "╯ ", "EN": "╰─", "NE": "╰─", "SE": "╭─", "ES": "╭─",
}  # fmt: skip
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
WIDTH = 5  # characters of a cell
MOST_ROWS = 6


def picture(drawn: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
    """The map in a few lines: each card with its Crystal, Value and line, Zoid in brackets, an arrow at the front."""
    zoid = drawn["zoid"]
    cells = {tuple(each["cell"]): (planet_sign(each["card"], zoid < 0), each["card"]) for each in drawn["planet"]}
    for at, step in enumerate(drawn["route"]):
        cells[tuple(step["cell"])] = (card_sign(step, at == zoid), step["card"])
    for step in drawn.get("laid", ()):
        cells[tuple(step["cell"])] = (card_sign(step, False), step["card"])
    last = [*drawn["route"], *drawn.get("laid", ())][-1:]
    front, heading = tuple(drawn["front"]["cell"]), drawn["front"]["heading"]
    for step in last:
        heading = step["exit"]
        dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[heading]
        front = (step["cell"][0] + dx, step["cell"][1] + dy)
    cells.setdefault(front, (f"  {ARROWS[heading]}  ", ""))
    standing = tuple(drawn["route"][zoid]["cell"]) if zoid >= 0 else (0, 0)
    near = [cell for cell, (_, code) in cells.items() if not code.startswith("X")] + [standing]
    columns = span(list(cells), near, front, standing, 0, max(width // WIDTH, 3))
    rows = span(list(cells), near, front, standing, 1, MOST_ROWS)
    return [[cells.get((x, y), (" " * WIDTH, "")) for x in columns] for y in reversed(rows)]


def planet_sign(code: str, zoid: bool) -> str:
    return f"[{code}] " if zoid and code == "X4" else f"░{code}░ "


def card_sign(step: Mapping[str, Any], zoid: bool) -> str:
    line = LINES[step["entry"] + step["exit"]]
    code = step["card"][:2]
    return f"[{code}{line[0]}]" if zoid else f" {code}{line}"


def span(cells: list[Cell], near: list[Cell], front: Cell, zoid: Cell, axis: int, most: int) -> range:
    """The columns or rows to show: all of them, or all but the planet's, or as many as fit."""
    low = high = 0
    for found in (cells, near):
        low, high = min(cell[axis] for cell in found), max(cell[axis] for cell in found)
        if high - low < most:
            return range(low, high + 1)
    middle = (front[axis] + zoid[axis]) // 2 if abs(front[axis] - zoid[axis]) < most else front[axis]
    low = max(low, min(middle - most // 2, high - most + 1))
    return range(low, low + most)
