"""Earth Gambit: Light: three hidden teams, six red, six blue or three yellow Science cards. 3-8 seats."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from xenodeck.core import RANDOM, Game, Layout, Mode, Setup, State, Value
from xenodeck.games.gambit import board, checks, rules, settings as st, state as gb
from xenodeck.games.gambit.state import Gambit, GambitSetup

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
    seat_fields = ("damaged", "slots", "used")
    shown_fields = ("turn", "active", "red", "blue", "yellow", "owners", "guard")
    turn_field = "active"
    colours = COLOURS
    ranked_only = True
    begins = {"start_seat": 0}

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

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        return board.board(seen)

    def check(self, s: State) -> None:
        checks.check(cast(Gambit, s))


GAME = EarthGambit()
