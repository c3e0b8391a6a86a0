# SPDX-License-Identifier: Apache-2.0
"""Cards, options and chance of the plain Alien Frenzy reference.

A card is an object, not a code: Revive must not take *itself* and Gold Boost puts back each UFO *card* once,
so two equal cards have to stay apart. Outside, only codes are spoken.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

UFO: Final = "UFO"
BASE: Final[Mapping[str, int]] = {
    "UFO": 3, "GREY": 6,
    "DEFEND.R": 4, "DEFEND.G": 4, "DEFEND.B": 4, "DEFEND.GOLD": 2,
    "SCAVENGE.R": 3, "SCAVENGE.G": 3, "SCAVENGE.B": 3, "SCAVENGE.GOLD": 1,
    "DEFLECT.R": 3, "DEFLECT.G": 3, "DEFLECT.B": 3, "DEFLECT.GOLD": 1,
    "VIEW": 6, "SWAPSIES": 6, "SAFETY": 7, "SHUFFLE": 6, "REVERSE": 6, "REARRANGE": 6,
    "ALIEN.R": 6, "ALIEN.G": 6, "ALIEN.B": 6, "ALIEN.RG": 3, "ALIEN.GB": 3, "ALIEN.RB": 3, "ALIEN.RGB": 1,
    "RELAX1": 9, "RELAX2": 3,
}  # fmt: skip
SECOND_WAVE: Final[Mapping[str, int]] = {
    "UFO": 1, "DEFEND.GOLD": 2,
    "STEAL.R": 2, "STEAL.G": 2, "STEAL.B": 2, "REVIVE.R": 2, "REVIVE.G": 2, "REVIVE.B": 2,
    "RAD_REVERSE": 3, "SUPER_SAFETY": 3, "VIEW_TWO": 3, "GOLD_BOOST": 3,
    "STEALTH": 4, "ALLIANCE": 4, "MIMIC": 4,
}  # fmt: skip
ABILITIES: Final = ("DEFEND", "SCAVENGE", "DEFLECT", "STEAL", "REVIVE")
ACTIONS: Final = frozenset(
    ["VIEW", "SWAPSIES", "SAFETY", "SHUFFLE", "REVERSE", "REARRANGE"]
    + ["RAD_REVERSE", "SUPER_SAFETY", "VIEW_TWO", "GOLD_BOOST"]
)
INVASION: Final = ("ALIEN", "RELAX1", "RELAX2", "STEALTH", "ALLIANCE", "MIMIC")
KNOWN: Final = frozenset(BASE) | frozenset(SECOND_WAVE)

CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "expansion": (False, True),
    "beginner": (False, True),
    "eliminated_hand": ("discard", "remove"),
    "reshuffle_current_turn": (True, False),
    "revive_self": (False, True),
    "mimic_mode": ("carry", "immediate"),
    "alliance_same_target": ("simultaneous", "sequential"),
    "boost_reinsert": ("each_ufo_once", "once"),
    "lock_survives_transition": ("phase2", "full", "off"),
    "swap_check": ("after", "victim_first"),
    "survival_bonus": ("per_attack", "per_match"),
    "ufo_of_eliminated": ("next_player", "vanish"),
    "view_two": ("together", "one_by_one"),
    "public_draw_positions": (True, False),
}
"""The options with a fixed set of values; the default comes first."""


class RejectedError(ValueError):
    """Input the rules do not allow; `code` is one of section 20."""

    def __init__(self, code: str, why: str) -> None:
        """Keep the code apart from the words."""
        super().__init__(f"{code}: {why}")
        self.code = code


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One physical card. Two cards are the same only if they are the same object."""

    code: str
    ability: str  # "" for everything but a Character; "GREY" for a Grey one
    colour: str  # "R", "G", "B", "GOLD" of a Character, else ""
    from_supply: bool

    @property
    def is_character(self) -> bool:
        """Tell whether the card can face an alien."""
        return bool(self.ability)


def plain(code: object) -> object:
    """Drop the number of a UFO; anything else passes through."""
    return UFO if isinstance(code, str) and code.startswith("UFO#") else code


def make(code: object) -> Card:
    """Make one card of a code."""
    code = plain(code)
    if not isinstance(code, str) or code not in KNOWN:
        raise RejectedError("BAD_CONFIG", f"unknown card {code!r}")
    head, _, tail = code.partition(".")
    if head in INVASION:
        return Card(code, "", "", from_supply=False)
    if head == "GREY" or head in ABILITIES:
        return Card(code, head, tail, from_supply=True)
    return Card(code, "", "", from_supply=True)


def make_all(codes: Sequence[object] | None) -> list[Card]:
    """Make a pile of codes."""
    return [make(code) for code in codes or ()]


def codes_of(pile: Sequence[Card]) -> list[str]:
    """Speak a pile as codes."""
    return [card.code for card in pile]


def take(pile: list[Card], code: object) -> Card:
    """Take the first (in a hand: the earliest got) card of that code out of a pile."""
    code = plain(code)
    for at, card in enumerate(pile):
        if card.code == code:
            return pile.pop(at)
    raise LookupError(f"no {code} among {codes_of(pile)}")


def options(config: Mapping[str, Any], players: int | None = None) -> dict[str, Any]:
    """Fill in the defaults of section 18 and reject what it does not allow; `players` if hands are given."""
    chosen: dict[str, Any] = {name: values[0] for name, values in CHOICES.items()}
    chosen |= {"players": players, "dealer": None, "counts": {}, "starting_ufos": 1, "turn_cap": 1000}
    for name, value in config.items():
        if name not in chosen:
            raise RejectedError("BAD_CONFIG", f"unknown option {name}")
        if name in CHOICES:
            if isinstance(value, str) and True in CHOICES[name]:
                value = {"on": True, "off": False}.get(value, value)
            if not any(type(value) is type(known) and value == known for known in CHOICES[name]):
                raise RejectedError("BAD_CONFIG", f"{name} cannot be {value!r}")
        chosen[name] = value
    seats = chosen["players"]
    if type(seats) is not int or not 2 <= seats <= (6 if chosen["expansion"] else 4):
        raise RejectedError("BAD_CONFIG", f"{seats!r} players")
    if players is not None and seats != players:
        raise RejectedError("BAD_CONFIG", "as many hands as players are needed")
    if chosen["dealer"] is None:
        chosen["dealer"] = seats - 1
    if chosen["dealer"] != "random" and (type(chosen["dealer"]) is not int or not 0 <= chosen["dealer"] < seats):
        raise RejectedError("BAD_CONFIG", "no such dealer")
    if chosen["turn_cap"] in ("none", None):
        chosen["turn_cap"] = 0
    if type(chosen["turn_cap"]) is not int or chosen["turn_cap"] < 0:
        raise RejectedError("BAD_CONFIG", "turn_cap")
    return chosen


def box(chosen: Mapping[str, Any]) -> tuple[list[Card], list[Card], list[Card]]:
    """Make all cards of a new game: UFOs, the rest of the Supply, the Invasion deck."""
    table = dict(BASE)
    if chosen["expansion"]:
        for code, number in SECOND_WAVE.items():
            table[code] = table.get(code, 0) + number
    for code, number in chosen["counts"].items():
        if plain(code) not in KNOWN or type(number) is not int or number < 0:
            raise RejectedError("BAD_CONFIG", f"count of {code}")
        table[str(plain(code))] = number
    cards = [make(code) for code, number in table.items() for _ in range(number)]
    ufos = [card for card in cards if card.code == UFO]
    supply = [card for card in cards if card.from_supply and card.code != UFO]
    first = chosen["starting_ufos"]
    if type(first) is not int or not 1 <= first <= len(ufos):
        raise RejectedError("BAD_CONFIG", "starting_ufos")
    if len(supply) < 7 * chosen["players"]:
        raise RejectedError("BAD_CONFIG", "too few cards to deal")
    return ufos, supply, [card for card in cards if not card.from_supply]


class Chance:
    """Shuffles and random picks, from a script if there is one; `log` is a script of all that happened."""

    def __init__(self, script: Sequence[Any] | None, seed: int) -> None:
        """Take the script (None: everything comes from the seed)."""
        self.script = None if script is None else list(script)
        self.used = 0
        self.log: list[Any] = []
        self.rng = random.Random(seed)

    def _scripted(self) -> Any:
        assert self.script is not None
        if self.used == len(self.script):
            raise LookupError("the chance script is too short")
        self.used += 1
        return self.script[self.used - 1]

    def shuffle(self, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in a new order, top first. Always uses one list of the script."""
        pile = list(cards)
        if self.script is None:
            self.rng.shuffle(pile)
        else:
            wanted = self._scripted()
            if not isinstance(wanted, list) or sorted(map(str, map(plain, wanted))) != sorted(codes_of(pile)):
                raise LookupError(f"shuffle of {sorted(codes_of(pile))}, but the script has {wanted!r}")
            pile = [take(pile, code) for code in wanted]
        self.log.append(codes_of(pile))
        return pile

    def pick(self, number: int) -> int:
        """Return an index below `number`. Always uses one number of the script, even for one card."""
        if self.script is None:
            index = self.rng.randrange(number)
        else:
            index = self._scripted()
            if type(index) is not int or not 0 <= index < number:
                raise LookupError(f"pick among {number}, but the script has {index!r}")
        self.log.append(index)
        return index
