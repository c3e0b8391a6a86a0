"""Scramble: everybody puts an own row of face-down cards in order, at their own pace, and the first to shout wins it.

Half-made moves, busy times, looks that end, a hold for slow lines, a freeze, pauses that time or readiness ends. And
the same game in turns, in which nothing ticks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toys.base import Toy, ToyGame, ToySetup
from toys.scramble.policy import Racer
from toys.scramble.rules import DEAL, PICK, REST, RUN, START, TURN
from toys.scramble.state import CODES, DECK, LIMIT, ROW, Rows, RowsSetup
from xenodeck.core import (
    FLAG,
    INTEGER,
    ONE_OF,
    TO_NOBODY,
    Frame,
    Layout,
    Mode,
    Policy,
    Refusal,
    Setting,
    Setup,
    State,
    Value,
    common,
    per_seat,
)


class Scramble(ToyGame):
    id = "scramble"
    folder = Path(__file__).parent
    rules = [DEAL, PICK, START, RUN, TURN, REST]
    deck = [value for value in range(len(CODES)) for _ in range(4)]
    zones = 5
    bound = 4000
    modes = (
        Mode("race", (2, 4), tick_ms=100),
        Mode("fair", (2, 4), defaults={"hold": 2}, tick_ms=100),
        Mode("calm", (2, 4)),
    )
    settings = (
        Setting("hold", INTEGER, -1, "2.5", low=-1, high=9, modes=("race", "fair")),
        Setting("assist", ONE_OF, "off", "1.3", choices=("off", "public", "own")),
        Setting("check_ms", INTEGER, 0, "2.1", low=0, high=10_000, modes=("race", "fair")),
        Setting("limit", INTEGER, LIMIT, "2.1", low=10, high=6000, modes=("race", "fair")),
        Setting("pick", FLAG, False, "1.4"),
    )
    shown_fields = ("ends",)

    def layout(self, seats: int) -> Layout:
        places = [common("deck", DECK, TO_NOBODY), per_seat("row", ROW, TO_NOBODY, forgets=True)]
        return Layout(places, CODES, [0] * len(CODES), seats)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return RowsSetup(self, mode, seats, settings)

    def deal(self, s: Toy) -> None:
        s.then(Frame(DEAL, -1))

    def is_ready_action(self, s: State, seat: int, attempt: str | Mapping[str, Any]) -> bool:
        return not isinstance(attempt, str) and attempt.get("type") == "START"

    def is_wait(self, s: State, seat: int, attempt: str | Mapping[str, Any]) -> bool:
        return not isinstance(attempt, str) and attempt.get("type") == "WAIT"

    def after_tick(self, s: State, seat: int, attempt: str | Mapping[str, Any], no: Refusal) -> str:
        """A shout stops play: who was busy is so no longer."""
        stopped = isinstance(s, Rows) and not s.over and s.window == s.now + 1
        return "INTERRUPTED" if no.code == "BUSY" and stopped else no.code

    def policies(self) -> dict[str, Policy]:
        return {"racer": Racer()}


GAME = Scramble()
__all__ = ["GAME", "Rows", "Scramble", "ToySetup"]
