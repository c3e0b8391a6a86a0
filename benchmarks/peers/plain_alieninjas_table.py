# SPDX-License-Identifier: Apache-2.0
"""What the five modes of the plain Alieninjas reference share: cards, options, chance, codes, rounds, ranks.

Numbers such as RG.4 or R5.10 are those of the rules page.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

Move = dict[str, Any]
Shape = dict[str, Callable[[Any], bool]]

CHARACTERS: Final = [f"C{c}" for c in range(1, 7)]
TYPES: Final = [f"T{t}" for t in range(1, 9)]
CAMOUFLAGE: Final = [c + t for c in CHARACTERS for t in TYPES]
CIVILIANS: Final = [f"{c}X" for c in CHARACTERS]
CARDS: Final = CAMOUFLAGE + CIVILIANS
NINJAS: Final = [f"N{t}" for t in range(1, 9)]
MAPS: Final = [f"P{p}" for p in range(1, 7)]
MULTIPLIERS: Final[Mapping[str, tuple[str, str]]] = {
    "M1": ("T1", "T5"),
    "M2": ("T2", "T6"),
    "M3": ("T3", "T7"),
    "M4": ("T4", "T8"),
}

FACES: Final[Mapping[str, str]] = {
    "P1a": "T1 . T2 / . T3* . / T4 . T5",
    "P1b": "T1 T2 T3 / . T4* . / T5 T6 T7",
    "P2a": ". T2 . / T3 T4* T5 / . T6 .",
    "P2b": "T2 . T3 / T4 T5* T6 / T7 . T8",
    "P3a": "T3 T4 . / T5* . T6 / . . T7",
    "P3b": ". T3 T4 / T5 T6 T7* / T8 T1 .",
    "P4a": ". . T4 / T5 . T6* / T7 T8 .",
    "P4b": "T4 T5 . / T6* T7 T8 / . T1 T2",
    "P5a": "T5 . . / . T6 T7 / T8* T1 .",
    "P5b": "T5 T6 T7 / T8 . T1 / T2* T3 .",
    "P6a": ". T6 T7 / T8 . . / . T1* T2",
    "P6b": ". T6* T7 / T8 T1 . / T2 T3 T4",
}
"""2.4, row by row."""

CODES: Final = [
    "UNKNOWN_PLAYER",
    "GAME_OVER",
    "ROUND_OVER",
    "NOT_YOUR_TURN",
    "WRONG_PHASE",
    "FROZEN",
    "BUSY",
    "BAD_ARGUMENT",
    "NO_CARD",
    "STALE_CLAIM",
    "CLAIM_PENDING",
    "TOO_SOON",
    "SELF_CLAIM_OFF",
    "CELL_FACE_UP",
    "CELL_FACE_DOWN",
    "SAME_CELL",
    "INTERRUPTED",
    "HAND_LIMIT",
    "PASS_NOT_ALLOWED",
    "NOT_IN_HAND",
    "DUPLICATE_CARD",
    "WILD_NOT_ALONE",
    "NO_MATCH",
    "MIXED_CRITERIA",
    "MULTIPLIER_NOT_ALLOWED",
    "MULTIPLIER_TARGET",
    "TYPE_NOT_IN_GRID",
    "BAD_PAYMENT",
]
"""RG.4, in the order in which they are reported."""

DEFAULTS: Final[Mapping[str, Any]] = {
    "players": 4,
    "rounds": 3,
    "first_player": "random",
    "free_pass": False,
    "latency_mode": "arrival",
    "comp_cap": 3,
    "min_exposure": 16,
    "flip_deadline": 50,
    "claim_pause": 20,
    "self_claim": True,
    "last_card_claimable": False,
    "claim_uncovered": False,
    "m2_characters": "random",
    "m2_multiplier": "random",
    "m2_reveal": "sequential",
    "m2_wild_decline": False,
    "m2_turn_cap": 2000,
    "m3_characters": "random",
    "m3_side": "a",
    "m3_fresh_maps_first": False,
    "m3_cost": {"look": 5, "up": 3, "down": 3, "swap": 5},
    "m3_round_limit": 3000,
    "m3_call_guard": False,
    "m3_optional_card_point": True,
    "m3_false_caller_optional": False,
    "m4_initial_hand": 0,
    "m4_chain": False,
    "m4_mixed_criteria": False,
    "m4_wild_on_wild": True,
    "m4_wild_character_counts": True,
    "m4_leftover": "unused",
}
"""9; what concerns live tables, bots and views only is not here."""


class RejectedError(Exception):
    """A move that the rules refuse; its text is the code."""


def character(card: str) -> str:
    return card[:2]


def kind(card: str) -> str:
    """The type of a camouflage card or of an Alieninja; a civilian has none."""
    if card[0] == "N":
        return "T" + card[1]
    return "" if card[2] == "X" else card[2:]


def points(card: str) -> int:
    """2.1, 2.2."""
    c = int(card[1])
    if card[2] == "X":
        return 2 + (c - 1) % 3
    return 1 + (c + int(card[3])) % 3


def shown_by(card: str) -> list[str]:
    """What a map shows in its nine cells: a type, a type with a star, or a dot."""
    return [mark for mark in FACES[card].split() if mark != "/"]


# -- what a field of an action may hold


def number(low: int, high: int) -> Callable[[Any], bool]:
    return lambda told: isinstance(told, int) and not isinstance(told, bool) and low <= told <= high


def one_of(words: list[str]) -> Callable[[Any], bool]:
    return lambda told: isinstance(told, str) and told in words


def several(fits: Callable[[Any], bool], low: int, high: int = 1000) -> Callable[[Any], bool]:
    return lambda told: isinstance(told, list) and low <= len(told) <= high and all(fits(each) for each in told)


class Table:
    """A game of one mode, whichever. A mode says what is dealt, asked, refused and done."""

    mode = ""
    optional: frozenset[str] = frozenset()
    """Fields that may be left out."""

    def __init__(self, seed: int = 1, **option: Any) -> None:
        self.config: dict[str, Any] = {**DEFAULTS, **option}
        self.seats: int = self.config["players"]
        self.chance: list[Any] = []
        self._dice = random.Random(seed)
        self.nerve = random.Random(f"nerve {seed}").random()  # how the random players of this game are inclined
        self.rounds: list[list[int]] = []
        self.breaks = [0] * self.seats
        self.over = False
        self.active = -1
        self.state = ""
        first = self.config["first_player"]
        self.first: int = self._pick(self.seats) if first == "random" else first
        self.next_first = self.first
        self.set_out()
        self.deal()

    # -- what a mode fills in

    def set_out(self) -> None:
        """What is done once, before the first round."""

    def deal(self) -> None:
        raise NotImplementedError

    def actions(self) -> dict[str, Shape]:
        """The actions that this mode with these options knows, and their fields."""
        raise NotImplementedError

    def phases(self) -> dict[str, tuple[str, ...]]:
        raise NotImplementedError

    def faults(self, seat: int, move: Move) -> set[str]:
        """What else is wrong with a well-formed action at the right time."""
        raise NotImplementedError

    def do(self, seat: int, move: Move) -> None:
        raise NotImplementedError

    def scores(self) -> list[int]:
        raise NotImplementedError

    def table(self) -> dict[str, Any]:
        """What only this mode's position has."""
        raise NotImplementedError

    def after(self) -> dict[str, Any]:
        """What it still has of it once the round is over."""
        return {}

    def random_decision(self, dice: random.Random) -> Move:
        raise NotImplementedError

    def default(self) -> Move:
        """What is done for whoever lets the time go by (RG.8)."""
        raise NotImplementedError

    def nonsense(self, dice: random.Random) -> Move:
        """Something that may well be refused."""
        raise NotImplementedError

    # -- chance, noted in the order of its use

    def _pick(self, n: int) -> int:
        found = self._dice.randrange(n)
        self.chance.append(found)
        return found

    def _arrange(self, n: int) -> list[int]:
        found = list(range(n))
        self._dice.shuffle(found)
        self.chance.append(list(found))
        return found

    def _shuffle(self, cards: list[str]) -> list[str]:
        found = list(cards)
        self._dice.shuffle(found)
        self.chance.append(list(found))
        return found

    # -- from outside

    @property
    def ticking(self) -> bool:
        """Does time pass now, tick by tick?"""
        return False

    def decision(self) -> Move:
        if self.over:
            return {"type": "over", "seat": None}
        return {"type": self.state, "seat": None if self.ticking or self.state == "BETWEEN" else self.active}

    def judge(self, seat: int, move: Any) -> str:
        """RG.4: the first of all codes that apply; empty if none does."""
        found: set[str] = set()
        if not 0 <= seat < self.seats:
            found.add("UNKNOWN_PLAYER")
        if self.over:
            found.add("GAME_OVER")
        elif self.state == "BETWEEN":
            found.add("ROUND_OVER")
        if not found:
            found = self.basic_faults(seat, move)
        if not found:
            found = self.faults(seat, move)
        return min(found, key=CODES.index) if found else ""

    def basic_faults(self, seat: int, move: Any) -> set[str]:
        found = self.turn_faults(seat, move)
        known = self.actions()
        name = move.get("type") if isinstance(move, dict) else None
        if not isinstance(name, str) or name not in known:
            return found | {"BAD_ARGUMENT"}
        if self.state not in self.phases().get(name, ()):
            found.add("WRONG_PHASE")
        given, shape = {key for key in move if key != "type"}, known[name]
        if not set(shape) - self.optional <= given <= set(shape) or not all(shape[key](move[key]) for key in given):
            found.add("BAD_ARGUMENT")
        return found

    def turn_faults(self, seat: int, move: Any) -> set[str]:
        return {"NOT_YOUR_TURN"} if seat != self.active else set()

    def attempt(self, seat: int, move: Any) -> str:
        """Do it, or say why not."""
        code = self.judge(seat, move)
        if not code:
            self.do(seat, move)
        return code or "accepted"

    def decide(self, move: Move) -> None:
        told = self.attempt(self.active, move)
        if told != "accepted":
            raise RejectedError(told)

    def random_attempt(self, dice: random.Random) -> tuple[int, Move]:
        """Mostly something legal."""
        if dice.random() < 0.85:
            return self.active, self.random_decision(dice)
        seat = self.active if dice.random() < 0.8 else dice.choice([-1, *range(self.seats), self.seats])
        return seat, self.nonsense(dice)

    def next_round(self) -> None:
        """RG.10."""
        if self.state != "BETWEEN":
            raise RejectedError("WRONG_PHASE")
        self.first = self.next_first
        self.deal()

    def end_round(self, next_first: int) -> None:
        """RG.2, RG.10."""
        self.next_first = next_first
        self.rounds.append([max(0, got) for got in self.scores()])
        self.breaks = self.tie_break()
        self.state = "BETWEEN"
        if len(self.rounds) == self.config["rounds"]:
            self.state = "GAME_OVER"
            self.over = True

    def tie_break(self) -> list[int]:
        return list(self.rounds[-1])

    def totals(self) -> list[int]:
        return [sum(got[seat] for got in self.rounds) for seat in range(self.seats)]

    def ranks(self) -> list[int]:
        """RG.1."""
        value = list(zip(self.totals(), self.breaks, strict=True))
        return [1 + sum(other > mine for other in value) for mine in value]

    def left(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def from_first(self) -> list[int]:
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def snapshot(self) -> dict[str, Any]:
        shown = {"state": self.state, "rounds": [list(got) for got in self.rounds], "over": self.over}
        if self.state == "BETWEEN":
            return {**shown, "first": self.first, "next": self.next_first, **self.after()}
        if self.state == "GAME_OVER":
            return {**shown, "first": self.first, **self.after()}
        return {**shown, "first": self.first, **self.table()}
