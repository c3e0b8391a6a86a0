"""Halftime: a number a round, and between rounds a pause that everybody's readiness or time ends, then a countdown."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import (
    NUMBER,
    PAUSE,
    TO_NOBODY,
    Frame,
    Layout,
    Mode,
    Pause,
    Rule,
    Setup,
    Value,
    common,
)

REST_TICKS = 5
PATIENCE = 8
COUNTDOWN_MS = 3000


class Say(Rule[Toy]):
    """1.1 In turn everybody says a number, which is worth as much; who says nothing for eight ticks says nothing."""

    RULE = "1.1"

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "say", NUMBER

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [0, 1, 2]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points[f.seat] += pick
        s.tell("say", f.seat, number=pick)
        if f.seat + 1 < s.seats:
            s.then(Frame(SAY, f.seat + 1))
        elif s.end_round([have - before for have, before in zip(s.points, s.total([0] * s.seats), strict=True)]):
            s.finish()
        else:
            s.then(Frame(REST, -1), Frame(COUNT, -1), Frame(SAY, 0))

    def deadline(self, s: Toy, f: Frame) -> int:
        return PATIENCE


class Rest(Rule[Toy]):
    """2.1 Between two rounds there is a pause, until everybody is ready or five ticks have passed."""

    RULE = "2.1"
    MODE = PAUSE

    def deadline(self, s: Toy, f: Frame) -> int:
        return REST_TICKS


class Count(Rule[Toy]):
    """2.2 Then somebody counts down, and nobody can hurry that."""

    RULE = "2.2"
    MODE = PAUSE

    def pause(self, s: Toy, f: Frame) -> Pause:
        return Pause("countdown", [], COUNTDOWN_MS)

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.tell("go")


SAY, REST, COUNT = Say(), Rest(), Count()


class HalftimeSetup(ToySetup):
    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        super().__init__(game, mode, seats, settings)
        self.rounds = 3


class Halftime(ToyGame):
    id = "halftime"
    folder = Path(__file__).parent
    rules = [SAY, REST, COUNT]
    deck = [0, 0, 1]
    zones = 1
    modes = (Mode("standard", (2, 3), tick_ms=50),)

    def layout(self, seats: int) -> Layout:
        return Layout([common("deck", 0, TO_NOBODY)], ["left", "right"], [0, 0], seats)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return HalftimeSetup(self, mode, seats, settings)

    def deal(self, s: Toy) -> None:
        s.then(Frame(SAY, 0))


GAME = Halftime()
