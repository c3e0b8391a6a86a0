"""Pairs: a grid of face-down cards, looked at alone or turned up for all. What was seen is forgotten: by the view."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import (
    BITS,
    CHOICE,
    EVERYONE,
    FLAG,
    INTEGER,
    LAPSE,
    NEXT_MOVE,
    OFF,
    ONE_OF,
    OWN,
    PLACE,
    PUBLIC,
    TO_ALL,
    TO_NOBODY,
    Chance,
    Frame,
    Layout,
    Mode,
    Rule,
    Setting,
    Setup,
    Value,
    by_seat,
    common,
    per_seat,
)

DECK, GRID, PILE = 0, 1, by_seat(2, 4)
CODES = ["sun", "moon", "star", "comet"]
PEEK, REVEAL = 1, 2
TURNS = 12  # of a seat
ASSIST = {"off": OFF, "public": PUBLIC, "own": OWN}


class Grid(Toy):
    turns: int = 0


class Turn(Rule[Grid]):
    """1.1 Look at two cards alone, or turn two up for all; the first of them now. It is seen until the next move."""

    RULE = "1.1"

    def question(self, s: Grid, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("cell", PLACE) if before else ("how", CHOICE)

    def options(self, s: Grid, f: Frame) -> list[int] | None:
        return [PEEK, REVEAL]

    def follow(self, s: Grid, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else list(s.zones[GRID])

    def resolve(self, s: Grid, f: Frame, pick: int) -> None:
        if s.before[0] == PEEK:
            s.glimpse(pick, GRID, BITS[f.seat], NEXT_MOVE, "peek", f.seat)
        else:
            s.turn_up(pick, GRID, "reveal", f.seat)
        s.then(Frame(SECOND, f.seat, s.before[0], (s.zones[GRID].index(pick),)))

    def default(self, s: Grid, f: Frame, seat: int, options: list[int]) -> int:
        return LAPSE

    def lapse(self, s: Grid, f: Frame) -> None:
        skip(s, f.seat)


class Second(Rule[Grid]):
    """1.2 The second of them is another one. Two alike that were turned up are taken, all others lie face down."""

    RULE = "1.2"

    def question(self, s: Grid, f: Frame, before: list[int]) -> tuple[str, str]:
        return "second", PLACE

    def options(self, s: Grid, f: Frame) -> list[int] | None:
        return [card for at, card in enumerate(s.zones[GRID]) if at != f.more[0]]

    def resolve(self, s: Grid, f: Frame, pick: int) -> None:
        first = s.zones[GRID][f.more[0]]
        if f.arg == PEEK:
            s.glimpse(pick, GRID, BITS[f.seat], NEXT_MOVE, "peek", f.seat)
        else:
            s.show(pick, GRID, EVERYONE, "reveal", f.seat)
            s.turn_down(first)
            if s.face[first] == s.face[pick]:
                for card in (first, pick):
                    s.move(card, GRID, PILE[f.seat], "take", f.seat)
                s.points[f.seat] += 1
        next_turn(s, f.seat)

    def default(self, s: Grid, f: Frame, seat: int, options: list[int]) -> int:
        return LAPSE

    def lapse(self, s: Grid, f: Frame) -> None:
        s.turn_down(s.zones[GRID][f.more[0]])
        skip(s, f.seat)


def next_turn(s: Grid, seat: int) -> None:
    s.turns += 1
    if s.zones[GRID] and s.turns < TURNS * s.seats:
        s.then(Frame(TURN, s.seat_after(seat)))
    else:
        s.finish()


def skip(s: Grid, seat: int) -> None:
    """1.4 Who says nothing in time loses the turn, though nobody may pass."""
    s.tell("skip", seat)
    next_turn(s, seat)


TURN, SECOND = Turn(), Second()


class GridSetup(ToySetup):
    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        super().__init__(game, mode, seats, settings)
        self.assist = ASSIST[str(settings["assist"])]
        self.viewing_ms = {"peek": int(str(settings["peek_ms"]))}
        self.turn_ms = int(str(settings["turn_s"])) * 1000
        self.grace_ms = int(str(settings["grace_s"])) * 1000
        self.takeover = bool(settings["takeover"])

    def new_state(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> Grid:
        s = Grid(self, face, pool, zones, chance, agenda)
        s.points = [0] * int(self.seats)
        return s


class Pairs(ToyGame):
    id = "pairs"
    folder = Path(__file__).parent
    rules = [TURN, SECOND]
    deck = [face for face in range(len(CODES)) for _ in range(2)]
    zones = 6
    modes = (Mode("plain", (2, 4)), Mode("reminded", (2, 4), defaults={"assist": "own"}))
    settings = (
        Setting("assist", ONE_OF, "off", "1.3", choices=("off", "public", "own")),
        Setting("peek_ms", INTEGER, 0, "1.1", low=0, high=10_000),
        Setting("turn_s", INTEGER, 0, "1.4", low=0, high=600),
        Setting("grace_s", INTEGER, 60, "1.4", low=0, high=600),
        Setting("takeover", FLAG, True, "1.4"),
    )

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("grid", GRID, TO_NOBODY, forgets=True),
            per_seat("pile", PILE, TO_ALL),
        ]
        return Layout(places, CODES, [0] * len(CODES), seats)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return GridSetup(self, mode, seats, settings)

    def deal(self, s: Toy) -> None:
        while s.zones[DECK]:
            s.draw(DECK, GRID)
        s.then(Frame(TURN, 0))


GAME = Pairs()
