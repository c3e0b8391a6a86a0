"""2.0 The data pack: what is in the box. Every count of the game follows from it; tests add a small one."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from xenodeck.core import BadConfig
from xenodeck.games.alieninjas.state import ALIENINJA, CAMOUFLAGE, CIVILIAN, MAP, MAP_SIDE, MULTIPLIER, NO_TYPE

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "alieninjas-default"
SIDES: Final = "ab"
MAP_CELL: Final = re.compile(r"\.|T([1-9][0-9]*)(\*?)")


@dataclass(frozen=True)
class Side:
    """2.4 One side of a map: the type that each cell wants (``NO_TYPE``: none), and which cell is optional."""

    wants: tuple[int, ...]
    optional: int  # the cell, from 0; -1: none


@dataclass(frozen=True)
class Rescue:
    """8.1 A layout of mode 5: places of civilians, slots of Alieninjas, and which slots cover which places."""

    name: str
    places: tuple[str, ...]
    slots: tuple[str, ...]
    covers: tuple[tuple[int, ...], ...]  # slot -> places
    up: tuple[int, ...]  # places that are face up at the beginning


class Pack:
    """One box. Types and characters count from 0 here, as everywhere in the engine; codes count from 1.

    ``codes`` lists first camouflage and civilian cards, then Alieninjas, multipliers, maps. The number of a card is its
    index in that list, in every mode; a mode without the last groups has the same numbers for the others. After the
    cards come faces that are not cards of their own: the sides of the maps, ``P1a``, ``P1b``, ``P2a`` and so on.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        cards, ninjas, multipliers, maps = data["card"], data["alieninja"], data["multiplier"], data["map"]
        self.codes: list[str] = [entry["code"] for entry in [*cards, *ninjas, *multipliers, *maps]]
        self.groups: list[int] = [CAMOUFLAGE if "type" in card else CIVILIAN for card in cards]
        self.groups += [ALIENINJA] * len(ninjas) + [MULTIPLIER] * len(multipliers) + [MAP] * len(maps)
        self.cards: int = len(self.codes)  # number of cards in the box
        self.codes += [f"{entry['code']}{letter}" for entry in maps for letter in SIDES]
        self.groups += [MAP_SIDE] * (len(self.codes) - self.cards)
        self.types: int = len(ninjas)
        self.characters: int = max(card["character"] for card in cards)
        rest = len(self.codes) - len(cards)
        self.character_of: list[int] = [card["character"] - 1 for card in cards] + [-1] * rest
        self.type_of: list[int] = [card.get("type", NO_TYPE + 1) - 1 for card in cards]
        self.type_of += [ninja["type"] - 1 for ninja in ninjas]
        self.type_of += [NO_TYPE] * (len(self.codes) - len(self.type_of))
        self.points: list[int] = [card["points"] for card in cards] + [0] * rest
        self.factors: list[int] = [entry["factor"] for entry in multipliers]
        self.doubled: list[list[int]] = [[type_ - 1 for type_ in entry["doubled"]] for entry in multipliers]
        self.sides: list[tuple[Side, Side]] = [(side(entry["a"]), side(entry["b"])) for entry in maps]
        self.memory_columns: int = data["grids"]["memory_columns"]
        self.map_columns: int = data["grids"]["map_columns"]
        self.layouts: dict[str, Rescue] = {entry["name"]: rescue(entry) for entry in data["layout"]}
        self.check()

    def check(self) -> None:
        """Check what the rules rely on."""
        each = [sorted(self.type_of[card] for card in self.of_character(c)) for c in range(self.characters)]
        if any(types != [NO_TYPE, *range(self.types)] for types in each):
            raise BadConfig(f"{self.name}: each character has a civilian and one card of each type.", "2.0")
        if sorted(self.type_of[card] for card in self.of_group(ALIENINJA)) != list(range(self.types)):
            raise BadConfig(f"{self.name}: each type has one Alieninja.", "2.0")
        if len(set(self.codes)) < len(self.codes):
            raise BadConfig(f"{self.name}: a code is there twice.", "2.0")
        for pair in self.sides:
            for one in pair:
                wanted = [type_ for type_ in one.wants if type_ != NO_TYPE]
                if len(one.wants) != self.types + 1 or len(set(wanted)) < len(wanted) or max(wanted) >= self.types:
                    raise BadConfig(f"{self.name}: a map has a cell for each card, and no type twice.", "2.4")

    def of_group(self, *groups: int) -> list[int]:
        """The cards of these groups, by number."""
        return [card for card, group in enumerate(self.groups) if group in groups]

    def of_character(self, character: int) -> list[int]:
        return [card for card, its in enumerate(self.character_of) if its == character]

    def upto(self, group: int) -> int:
        """The number of cards up to the end of ``group``, for a mode that leaves out the later groups."""
        return max(self.of_group(group)) + 1

    def backs(self) -> list[int]:
        """RG.6 Camouflage cards and civilians have one back; Alieninjas, multipliers and maps each their own."""
        same = {CIVILIAN: CAMOUFLAGE, MAP_SIDE: MAP}
        return [same.get(group, group) for group in self.groups]


def side(text: str) -> Side:
    """``T1 . T2 / . T3* . / T4 . T5``: ``.`` is an empty cell, ``*`` marks the optional one."""
    found = [MAP_CELL.fullmatch(word) for word in text.replace("/", " ").split()]
    if None in found:
        raise BadConfig(f"{text!r} is no side of a map.", "2.4")
    wants = tuple(int(cell[1]) - 1 if cell and cell[1] else NO_TYPE for cell in found)
    stars = [at for at, cell in enumerate(found) if cell and cell[2]]
    if len(stars) > 1:
        raise BadConfig(f"{text!r}: one cell at most is optional.", "2.4")
    return Side(wants, stars[0] if stars else -1)


def rescue(entry: dict[str, Any]) -> Rescue:
    places = tuple(entry["places"])
    covers = tuple(tuple(places.index(place) for place in over) for over in entry["slots"].values())
    return Rescue(entry["name"], places, tuple(entry["slots"]), covers, tuple(places.index(p) for p in entry["up"]))


PACKS: dict[str, Pack] = {}


def add(file: Path) -> Pack:
    """Read a pack that tables can then name (``data_pack``); the tests have a small one."""
    pack = Pack(tomllib.loads(file.read_text("utf-8")))
    PACKS[pack.name] = pack
    return pack


PRINTED: Final = add(FOLDER / "cards.toml")


def find(name: object) -> Pack:
    if not isinstance(name, str) or name not in PACKS:
        raise BadConfig(f"there is no data pack {str(name)[:40]!r}.", "2.0", list(PACKS))
    return PACKS[name]
