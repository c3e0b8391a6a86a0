"""The options of section 12, the printed deck, and the codes of a deck of one's own."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xenodeck.core import FLAG, INTEGER, ONE_OF, RANDOM, SEAT_OR_RANDOM, TABLE, BadConfig, Setting, Value
from xenodeck.games.getaway.state import CRYSTALS, EXPLODING, KINDS, NO_CRYSTAL, PLANET_CARD

FOLDER = Path(__file__).parent
DATA: dict[str, Any] = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))
PRINTED: list[str] = [card["code"] for card in DATA["card"]]
PLANET_CODES = ["X1", "X2", "X3", "X4"]
OTHERS = [f"{crystal}{value}{kind}" for crystal in CRYSTALS for value in range(1, 6) for kind in KINDS]
KEYS = (*PRINTED, *(code for code in OTHERS if code not in PRINTED))  # every card there could be
COUNTS: dict[str, int] = {code: int(code in PRINTED) for code in KEYS}
MOST_OF_A_KIND = 9
CODE = re.compile(r"([GYBFW][1-5][scp])(?:#([2-9]))?")
CRYSTAL_NAMES = ("green", "yellow", "blue", "fuchsia", "wild")
KIND_NAMES = ("asteroid", "asteroid", "planet")
SHAPE_NAMES = ("straight", "curve", "")
FACTS = ("value", "crystal", "kind", "shape")  # of a card in a table of cards, besides its code


@dataclass(frozen=True)
class Deck(Setting):
    """2.2 12.11 The number of copies of each card; or the whole deck as a list of codes or as rows of a table."""

    def check(self, value: object, seats: int) -> Value:
        if not isinstance(value, list | tuple):
            return super().check(value, seats)
        codes = [self.code(card) for card in value]
        if len(set(codes)) < len(codes):
            raise BadConfig("deck: a card is named twice; further copies are Y2s#2, Y2s#3.", self.rule)
        counts = Counter(code.partition("#")[0] for code in codes)
        for code in codes:
            if "#" in code and int(code.partition("#")[2]) > counts[code.partition("#")[0]]:
                raise BadConfig(f"deck: there is no {code} without the copies before it.", self.rule)
        return super().check({code: counts[code] for code in KEYS}, seats)

    def code(self, card: object) -> str:
        code = card.get("code") if isinstance(card, Mapping) else card
        if not isinstance(code, str) or not CODE.fullmatch(code):
            raise self.bad(code, "codes such as Y2s, W5c or G1p#2")
        for key, value in card.items() if isinstance(card, Mapping) else ():
            if key != "code" and (key not in FACTS or not says(code, key, value)):
                raise BadConfig(f"deck: {code} has no {key} {value!r}.", self.rule)
        return code


def says(code: str, key: str, value: object) -> bool:
    """Whether ``code`` agrees. A Crystal, a kind or a shape may be given by its letter; capitals do not matter."""
    crystal, kind = CRYSTALS.index(code[0]), KINDS.index(code[2])
    if key == "value":
        return value == int(code[1]) and not isinstance(value, bool)
    said = (value or "").lower() if isinstance(value, str) or value is None else None
    if key == "crystal":
        return said in (CRYSTAL_NAMES[crystal], code[0].lower())
    if key == "kind":
        return said in (KIND_NAMES[kind], code[2])
    return said in (SHAPE_NAMES[kind], "none" if kind == PLANET_CARD else code[2])


SETTINGS = (
    Setting("easy_match", FLAG, False, "12.3"),
    Setting("dead_end_guard", ONE_OF, "planet", "12.4", choices=("planet", "off", "all")),
    Setting("planet_penalty", ONE_OF, "never", "12.5", choices=("never", "numbers")),
    Setting("games", INTEGER, 1, "12.6", low=1, high=99),
    Setting("start_seat", SEAT_OR_RANDOM, RANDOM, "12.7"),
    Setting("oola_placement", ONE_OF, "auto", "12.8", choices=("auto", "human"), modes=("solo",)),
    Setting("oola_planet", ONE_OF, "end", "12.9", choices=("end", "redraw"), modes=("solo",)),
    Setting("open_piles", FLAG, False, "12.10"),
    Deck("deck", TABLE, COUNTS, "12.11", low=0, high=MOST_OF_A_KIND, keys=KEYS),
)


def deck_codes(counts: Mapping[str, int]) -> tuple[str, ...]:
    """2.2 The codes of a deck, each of them once: further copies have a number."""
    found: list[str] = []
    for code in KEYS:
        found += [code if copy == 1 else f"{code}#{copy}" for copy in range(1, counts[code] + 1)]
    return tuple(found)


def values(codes: list[str]) -> list[int]:
    return [int(code[1]) for code in codes]


def crystals(codes: list[str]) -> list[int]:
    return [NO_CRYSTAL if code in PLANET_CODES else CRYSTALS.index(code[0]) for code in codes]


def kinds(codes: list[str]) -> list[int]:
    return [EXPLODING if code in PLANET_CODES else KINDS.index(code[2]) for code in codes]
