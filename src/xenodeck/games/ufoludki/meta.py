"""Ufoludki: little green aliens raid Earth for loot and steal it from each other. 2-5 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from xenodeck.core import (
    INTEGER,
    ONE_OF,
    RANDOM,
    SEAT_OR_RANDOM,
    TABLE,
    BadConfig,
    Game,
    Gentle,
    Layout,
    Mode,
    Policy,
    Posting,
    Refusal,
    Setting,
    Setup,
    State,
    Value,
    read_cards,
)
from xenodeck.games.ufoludki import actions, rules
from xenodeck.games.ufoludki.policy import RAIDER
from xenodeck.games.ufoludki.positions import POSITIONS
from xenodeck.games.ufoludki.state import CODES, GENERAL, HAND, MAX_SEATS, STACK, Ufo, UfoSetup, places

FOLDER = Path(__file__).parent
DATA = read_cards(FOLDER / "cards.toml", CODES, {"copies": int, "per_turn": object}, {"value": object})
PRINTED: dict[str, int] = {card["code"]: card["copies"] for card in DATA["card"]}
MOST_CARDS = 2000
BOUND = 5_000  # answers; with ``safe_settings``


@cache
def layout(seats: int) -> Layout:
    return Layout(places(), CODES, [0] * len(CODES), seats)


class Ufoludki(Game):
    id = "ufoludki"
    folder = FOLDER
    modes = (Mode("standard", (2, MAX_SEATS)),)
    settings = (
        Setting("loot", INTEGER, DATA["loot"], "10.1", low=1, high=1_000_000, important=True),
        Setting("deck", TABLE, PRINTED, "10.2", low=0, high=500, keys=tuple(CODES)),
        Setting("hand_size", INTEGER, 5, "10.3", low=1, high=500),
        Setting("start_seat", SEAT_OR_RANDOM, RANDOM, "10.4"),
        Setting("refill_timing", ONE_OF, "own_turn", "10.5", choices=("own_turn", "immediate")),
        Setting("turn_limit", INTEGER, 0, "10.6", low=0, high=1_000_000_000),
    )
    rules = rules.RULES
    positions = POSITIONS
    seat_fields = ("loot",)
    shown_fields = ("earth",)
    turn_field = "active"
    colours = {
        "S?A": "green",
        "S?B": "purple",
        "COUNTER": "red",
        "RECRUIT": "gold",
        "SWARM": "teal",
        "GENERAL": "blue",
    }
    turn_events = ("play", "skip")
    scores_are_public = True
    starter_options = {"start_seat": 0}
    gentle = Gentle(bots=("raider", "random"))
    postings = {
        "take": (Posting("earth"),),
        "rob": (Posting("robbed"), Posting("lost", -1, other=True)),
        "return": (Posting("returned", -1),),
    }
    seats_rule = "1.2"
    over_rule = "7.1"
    turn_rule = "4.4"
    format_rule = "4.1"
    faults = actions.FAULTS

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        deck, hand_size = sum(cast(dict[str, int], settings["deck"]).values()), cast(int, settings["hand_size"])
        if deck > MOST_CARDS:
            raise BadConfig(f"a deck has at most {MOST_CARDS} cards, not {deck}.", "10.2")
        if deck < seats * hand_size:
            raise BadConfig(
                f"{seats} hands of {hand_size} need {seats * hand_size} cards; the deck has {deck}.", "10.2"
            )

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        deck = faces(tuple(cast(dict[str, int], settings["deck"]).items()))
        return UfoSetup(mode.id, settings, layout(seats), deck, rules.DEAL, BOUND)

    def setup_of_old(self, own: Mapping[str, Any]) -> tuple[str, dict[str, object]]:
        timing = "immediate" if own["immediate"] else "own_turn"
        return "standard", {
            "hand_size": own["hand_size"],
            "refill_timing": timing,
            "turn_limit": own["turn_limit"],
        }

    def safe_settings(self, mode: str) -> dict[str, object]:
        return {"turn_limit": 2000}

    def check(self, s: State) -> None:
        ufo = cast(Ufo, s)
        seats = range(ufo.seats)
        assert ufo.over or ufo.earth >= 1, "Earth is empty and the game goes on"
        assert ufo.earth > 0 or not ufo.truncated
        assert all(loot >= 0 for loot in ufo.loot)
        assert sorted(c for zone in ufo.zones for c in zone) == list(range(len(ufo.face))), "a card is lost or doubled"
        assert all(len(ufo.zones[HAND[seat]]) <= ufo.setup.hand_size for seat in seats), "a hand is too large"
        if not ufo.over:
            assert ufo.zones[HAND[ufo.active]], "asked to play without cards"
            tops = [c for seat in seats for c in ufo.zones[STACK[seat]]]
            assert GENERAL not in [ufo.face[c] for c in tops], "a General stayed on a stack"

    def ending(self, s: State) -> str:
        """10.8 A game in which nobody can play ends with ``halt``, even if the limit of turns is reached at the same
        moment."""
        return "halt" if s.truncated and rules.nobody_can_play(cast(Ufo, s)) else super().ending(s)

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        return actions.read(cast(Ufo, s), seat, action)

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        return actions.refuse(question, word, legal)

    def more_faults(self, s: State, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
        return actions.more_faults(cast(Ufo, s), seat, words)

    def policies(self) -> dict[str, Policy]:
        return {"raider": RAIDER}

    def fillers(self) -> tuple[str, ...]:
        return ("play", "card", "target", "count", "cards", "from", "rob")


@cache
def faces(deck: tuple[tuple[str, int], ...]) -> list[int]:
    """Card -> face, all copies of the first code first."""
    counts = dict(deck)
    return [face for face, code in enumerate(CODES) for _ in range(counts[code])]


GAME = Ufoludki()
