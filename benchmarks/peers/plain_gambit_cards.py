# SPDX-License-Identifier: Apache-2.0
"""Cards, options and chance of the plain Earth Gambit reference."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

MIXED: Final = ("Y", "YR", "YB")
SCIENCE: Final = ("R", "B", *MIXED)
PSYCH: Final = ("psych_weapon", "psych_defence")
ACTIONS: Final[Mapping[str, int]] = {
    "damage_or_heal": 3,
    "protect_player": 2,
    "heal_all": 1,
    "shuffle_hands": 1,
    "stray_damage": 2,
    "reset_hands": 1,
    "force_to_play": 2,
    "replace_card": 2,
    "take_from_discard": 2,
    "skip_turn": 2,
    "trade_cards": 2,
    "cancel_science": 1,
    "move_cancel_science": 1,
    "steal_card": 2,
    "play_top_card": 2,
    "peek_any_card": 2,
    "rearrange_top_3": 2,
}
CARDS: Final = (*SCIENCE, *PSYCH, *ACTIONS)
ROLES: Final = ("alien", "scientist", "extinctionist")
ABILITIES: Final[Mapping[str, int]] = {
    "cancel_psych": 3,
    "double_play": 3,
    "redraft": 3,
    "refuse": 3,
    "sit_out": 3,
    "redirect": 4,
    "veto": 4,
    "background_check": 4,
    "self_heal": 3,
    "ambush": 4,
}
SLOTS: Final = ("held", "drawn", "passed")
SETUP: Final[Mapping[int, tuple[tuple[int, int, int], tuple[int, int, int]]]] = {
    3: ((1, 1, 1), (3, 1, 1)),
    4: ((1, 1, 2), (2, 1, 1)),
    5: ((2, 2, 1), (3, 2, 2)),
    6: ((2, 2, 2), (3, 1, 1)),
    7: ((3, 3, 1), (4, 2, 2)),
    8: ((3, 3, 2), (2, 2, 2)),
}
"""Section 3: players -> how many of each role, of each mixed Science card."""

DEFAULTS: Final[Mapping[str, Any]] = {
    "start_seat": "random",
    "special_abilities": False,
    "stray_die_sides": 6,
    "reshuffle": "on_demand",
    "force_queue": "fifo",
    "force_empty_slot": "void",
    "protect_lingering": "on_play_only",
    "protect_vs_peek": True,
    "defence_replaces_defence": True,
    "reset_clears_damage": True,
    "replace_empty_hand": "nothing",
    "discard_public": False,
    "talk": "claims",
    "double_target_tie": "shared",
    "max_turns": 300,
    "auto_single": True,
}
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "reshuffle": ("on_demand", "immediate"),
    "force_queue": ("fifo", "latest_replaces"),
    "force_empty_slot": ("void", "next_best"),
    "protect_lingering": ("on_play_only", "also_on_trigger"),
    "replace_empty_hand": ("nothing", "draw"),
    "talk": ("claims", "off", "free"),
    "double_target_tie": ("shared", "active_team"),
}


class RejectedError(Exception):
    """An input that the rules refuse; its text is the code."""


class Card:
    """One real card. The slot says how it came to the hand in which it is, and nothing elsewhere."""

    __slots__ = ("code", "slot")

    def __init__(self, code: str, slot: str = "held") -> None:
        self.code = code
        self.slot = slot

    def __repr__(self) -> str:
        return self.code if self.slot == "held" else f"{self.slot}:{self.code}"


def codes_of(cards: list[Card]) -> list[str]:
    return [card.code for card in cards]


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def printed_deck(players: int) -> list[str]:
    """2.1."""
    counts = {"R": 10, "B": 10, **dict(zip(MIXED, SETUP[players][1], strict=True)), **dict.fromkeys(PSYCH, 2)}
    return list(Counter({**counts, **ACTIONS}).elements())


def multiset(value: Any, known: tuple[str, ...]) -> list[str]:
    """A list of codes, or a table of codes and counts."""
    if isinstance(value, Mapping):
        if not all(is_number(count) and count >= 0 for count in value.values()):
            raise RejectedError("bad_config")
        value = [code for code, count in value.items() for _ in range(count)]
    if not isinstance(value, list) or any(code not in known for code in value):
        raise RejectedError("bad_config")
    return list(value)


def complete(given: Mapping[str, Any]) -> dict[str, Any]:
    """18: all options, with roles and deck spelt out."""
    config = {**DEFAULTS, **given}
    players: Any = config.get("players")
    if not is_number(players) or players not in SETUP or set(given) - {*DEFAULTS, "players", "roles", "deck", "seed"}:
        raise RejectedError("bad_config")
    counts = dict(zip(ROLES, SETUP[players][0], strict=True))
    config["roles"] = multiset(config.get("roles", counts), ROLES)
    config["deck"] = multiset(config.get("deck", printed_deck(players)), CARDS)
    dealt = config["special_abilities"]
    fits = [
        len(config["roles"]) == players,
        len(config["deck"]) >= 2 * players + 2,
        config["start_seat"] == "random" or (is_number(config["start_seat"]) and 0 <= config["start_seat"] < players),
        is_number(config["stray_die_sides"]) and config["stray_die_sides"] >= 1,
        is_number(config["max_turns"]) and config["max_turns"] >= 0,
        all(config[name] in words for name, words in WORDS.items()),
        all(isinstance(config[name], bool) for name, usual in DEFAULTS.items() if usual is True),
        isinstance(config["discard_public"], bool),
        isinstance(dealt, bool)
        or (isinstance(dealt, list) and len(dealt) == players and all(one in (None, *ABILITIES) for one in dealt)),
    ]
    if not all(fits):
        raise RejectedError("bad_config")
    return config


class Chance:
    """Shuffles, dice and picks, from a script or from a generator of its own; `log` has all of them."""

    def __init__(self, script: list[Any] | None, seed: int) -> None:
        self._script = None if script is None else list(script)
        self._dice = random.Random(seed)
        self.log: list[Any] = []

    def shuffle(self, cards: list[Card]) -> list[Card]:
        """The same cards in a new order, the first one on top."""
        return self.some(cards, len(cards))

    def some(self, cards: list[Card], number: int) -> list[Card]:
        """So many of the cards, shuffled."""
        left, order = list(cards), []
        if self._script is None:
            self._dice.shuffle(left)
            order = left[:number]
        else:
            for code in self._script.pop(0):
                order.append(next(card for card in left if card.code == code))
                left.remove(order[-1])
            assert len(order) == number
        self.log.append(codes_of(order))
        return order

    def number(self, low: int, high: int) -> int:
        found: int = self._dice.randint(low, high) if self._script is None else self._script.pop(0)
        assert low <= found <= high
        self.log.append(found)
        return found
