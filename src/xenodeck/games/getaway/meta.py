"""Alien Getaway: lay a route for Zoid's escape, and do not let him fly too fast. 2-4 seats, or alone against Oola."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from xenodeck.core import (
    BadConfig,
    Game,
    Gentle,
    Layout,
    Mode,
    Option,
    Policy,
    Posting,
    Prospect,
    Refusal,
    Setup,
    State,
    Value,
    View,
)
from xenodeck.games.getaway import actions, board, checks, prospects, rules, typed_faults
from xenodeck.games.getaway.board import picture as drawn_in_text
from xenodeck.games.getaway.policy.pilot import CADET, PILOT
from xenodeck.games.getaway.positions import POSITIONS
from xenodeck.games.getaway.settings import FOLDER, PLANET_CODES, SETTINGS, crystals, deck_codes, kinds, values
from xenodeck.games.getaway.state import MAX_SEATS, OOLA, Getaway, GetawaySetup, places

COLOURS = {"G*": "green", "Y*": "gold", "B*": "blue", "F*": "purple", "W*": "white", "X*": "red"}
DEALT = 3  # cards that each player gets


@cache
def layout(seats: int, deck: tuple[str, ...], open_piles: bool, solo: bool) -> Layout:
    codes = [*deck, *PLANET_CODES]
    return Layout(places(open_piles, solo), codes, [0] * len(codes), seats)


class AlienGetaway(Game):
    id = "getaway"
    folder = FOLDER
    modes = (
        Mode("competitive", (2, MAX_SEATS)),
        Mode("easy", (2, MAX_SEATS), {"easy_match": True}),
        Mode("match", (2, MAX_SEATS), {"games": 3}),
        Mode("solo", (2, 2), {"start_seat": 0}, automata=(OOLA,)),
    )
    settings = SETTINGS
    rules = rules.RULES
    shown_fields = ("final",)
    turn_field = "active"
    pictured_places = ("route", "planet")
    colours = COLOURS
    postings = {
        "deal": (Posting("dealt"),),
        "keep": (Posting("kept"),),
        "planet": (Posting("planets"),),
        "match": (Posting("matched", -1),),
        "dump": (Posting("dumped"),),
    }
    seats_rule = "1.1"
    over_rule = "9.3"
    turn_rule = "7.1"
    format_rule = "7.1"
    starter_options = {"start_seat": 0}
    gentle = Gentle(bots=("cadet",))
    faults = actions.FAULTS
    positions = POSITIONS

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        cards = len(deck_codes(cast(dict[str, int], settings["deck"])))
        needed = 4 if mode.id == "solo" else seats * DEALT
        if cards < needed:
            raise BadConfig(f"{needed} cards are dealt; the deck has {cards}.", "12.11")

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        deck = deck_codes(cast(dict[str, int], settings["deck"]))
        table = layout(seats, deck, bool(settings["open_piles"]), mode.id == "solo")
        codes = table.codes
        bound = cast(int, settings["games"]) * (10 * len(codes) + 100)
        return GetawaySetup(mode.id, settings, table, values(codes), crystals(codes), kinds(codes), rules.DEAL, bound)

    def public_scores(self, s: State) -> list[int]:
        """R29 The cards in a pile are hidden, so the scores are public only with open piles."""
        return list(s.scores()) if s.over or s.setup.settings["open_piles"] else []

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        return prospects.prospects(view, option)

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        return board.board(setup, seen)

    def picture(self, board: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
        return drawn_in_text(board, width)

    def check(self, s: State) -> None:
        checks.check(cast(Getaway, s))

    def witness(self) -> checks.Witness:
        """The checks that the soak runs from one question to the next."""
        return checks.Witness()

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        return actions.read(cast(Getaway, s), seat, action)

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        return typed_faults.refuse(cast(Getaway, s), seat, question, word, legal)

    def more_faults(self, s: State, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
        return typed_faults.more_faults(cast(Getaway, s), seat, words, no)

    def policies(self) -> dict[str, Policy]:
        return {"cadet": CADET, "pilot": PILOT}

    def fillers(self) -> tuple[str, ...]:
        return ("play", "card", "cards", "lay", "turn", "turning", "then", "and", "settle", "planet", "oola")


GAME = AlienGetaway()
