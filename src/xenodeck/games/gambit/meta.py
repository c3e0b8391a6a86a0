"""Earth Gambit: Light: three hidden teams, six red, six blue or three yellow Science cards. 3-8 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from xenodeck.core import (
    RANDOM,
    Game,
    Gentle,
    Layout,
    Mode,
    Option,
    Policy,
    Prospect,
    Refusal,
    Setup,
    State,
    Topic,
    Value,
    View,
)
from xenodeck.games.gambit import actions, board, checks, prospects, rules, settings as st, state as gb, typed_faults
from xenodeck.games.gambit.play.science import ENDINGS
from xenodeck.games.gambit.policy.agent import AGENT, SPYMASTER
from xenodeck.games.gambit.policy.rookie import ROOKIE
from xenodeck.games.gambit.positions import POSITIONS
from xenodeck.games.gambit.state import Gambit, GambitSetup
from xenodeck.games.gambit.talk import bots as claiming, topics as talk

COLOURS = {
    "R": "red", "B": "blue", "Y": "gold", "YR": "gold red", "YB": "gold blue", "psych_weapon": "red",
    "psych_defence": "blue", "alien": "red", "scientist": "blue", "extinctionist": "gold",
}  # fmt: skip
BOUND = 60_000  # answers; with ``safe_settings``


@cache
def layout(seats: int, open_discard: bool) -> Layout:
    return gb.make_layout(seats, open_discard)


class EarthGambit(Game):
    id = "gambit"
    folder = st.FOLDER
    modes = (Mode("standard", (gb.MIN_SEATS, gb.MAX_SEATS)),)
    settings = st.SETTINGS
    rules = rules.RULES
    positions = POSITIONS
    seat_fields = ("damaged", "slots")
    shown_fields = ("turn", "active", "red", "blue", "yellow", "owners", "guard")
    turn_field = "active"
    colours = COLOURS
    ranked_only = True
    starter_options = {"start_seat": 0}
    gentle = Gentle(bots=("rookie", "rookie", "rookie"))
    turn_events = ("turn",)
    tallies = {"science": ("science",), "play": ("actions",), "damaged": ("damaged",)}
    seats_rule = "1.1"
    over_rule = "15.1"
    turn_rule = "19.1"
    format_rule = "19.1"
    codes = {
        "BAD_CONFIG": "bad_config",
        "BAD_POSITION": "bad_position",
        "GAME_OVER": "game_over",
        "NOT_YOUR_TURN": "not_your_decision",
        "BAD_FORMAT": "wrong_decision",
        "NOT_AN_OPTION": "illegal_choice",
        "SURPLUS": "illegal_choice",
        "NOT_NOW": "not_your_decision",
        "NOT_SAYABLE": "illegal_choice",
        "SAID_ENOUGH": "illegal_choice",
        "NO_TALK": "illegal_choice",
    }
    faults = actions.FAULTS
    talk_limit = talk.LIMIT
    talk_rule = "17.2"
    noted_events = (
        "pass",
        "trade",
        "take",
        "peek_role",
        "peek_ability",
        "peek_hand",
        "peek_draw",
        "peek_discard",
        "look",
    )

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        st.check(settings, seats)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        start = settings["start_seat"]
        return GambitSetup(
            mode.id,
            settings,
            layout(seats, bool(settings["discard_public"])),
            st.faces_of(settings, seats),
            rules.DEAL,
            BOUND,
            st.house_of(settings),
            -1 if start == RANDOM or not isinstance(start, int) else start,
            st.dealt_of(settings),
        )

    def safe_settings(self, mode: str) -> dict[str, object]:
        return {"max_turns": 300}

    def check(self, s: State) -> None:
        checks.check(cast(Gambit, s))

    def policies(self) -> dict[str, Policy]:
        return {"rookie": ROOKIE, "agent": AGENT, "spymaster": SPYMASTER}

    def ending(self, s: State) -> str:
        """15.1 15.2 Which team has won, or why none has."""
        won = ENDINGS[cast(Gambit, s).won]
        if won:
            return won if s.winners() else "nobody"
        return super().ending(s) or "exhausted"

    def refuse_unless_asked(self, s: State, seat: int, attempt: str | Mapping[str, Any] | None = None) -> None:
        try:
            super().refuse_unless_asked(s, seat, attempt)
        except Refusal as no:
            tried = actions.as_action(attempt) or {}
            raise actions.out_of_turn(no, tried.get("type")) from None

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        return board.board(seen)

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        return prospects.prospects(view, option)

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        return actions.read(cast(Gambit, s), seat, action)

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        return typed_faults.refuse(cast(Gambit, s), seat, question, word, legal)

    def more_faults(self, s: State, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
        return typed_faults.more_faults(cast(Gambit, s), words, no)

    def allows_claims(self, setup: Setup) -> bool:
        return bool(setup.settings["talk"] != "off")

    def allows_chat(self, setup: Setup) -> bool:
        """18.15 Free chat depends on the players' honesty, because nobody can be kept from naming cards."""
        return bool(setup.settings["talk"] == "free")

    def topics(self, s: State, seat: int) -> list[Topic]:
        return talk.topics(cast(Gambit, s), seat)

    def bot_claim(self, view: View, topics: list[Topic], dice: int) -> str:
        return claiming.says(view, dice)

    def claim_turn(self, s: State) -> int:
        return int(cast(Gambit, s).turn)

    def claim_words(self, s: State, seat: int, attempt: str | Mapping[str, Any]) -> str | None:
        tried = actions.as_action(attempt)
        return talk.claimed(tried) if tried is not None and tried.get("type") == "claim" else None

    def fillers(self) -> tuple[str, ...]:
        return ("at", "on", "with")


GAME = EarthGambit()
