"""Pairs: a grid of face-down cards, looked at alone or turned up for all. What was seen is forgotten: by the view."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import (
    BITS,
    CHOICE,
    EVERYONE,
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
    common,
    per_seat,
)

DECK, GRID, PILE = 0, 1, 2
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
            s.look(pick, GRID, BITS[f.seat], NEXT_MOVE, "peek", f.seat)
        else:
            s.turn_up(pick, GRID, "reveal", f.seat)
        s.then(Frame(SECOND, f.seat, s.before[0], (s.zones[GRID].index(pick),)))


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
            s.look(pick, GRID, BITS[f.seat], NEXT_MOVE, "peek", f.seat)
        else:
            s.show(pick, GRID, EVERYONE, "reveal", f.seat)
            s.turn_down(first)
            if s.face[first] == s.face[pick]:
                for card in (first, pick):
                    s.move(card, GRID, PILE + f.seat, "take", f.seat)
                s.points[f.seat] += 1
        s.turns += 1
        if s.zones[GRID] and s.turns < TURNS * s.seats:
            s.then(Frame(TURN, s.after(f.seat)))
        else:
            s.finish()


TURN, SECOND = Turn(), Second()


class GridSetup(ToySetup):
    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        super().__init__(game, mode, seats, settings)
        self.assist = ASSIST[str(settings["assist"])]

    def lay(
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
    settings = (Setting("assist", ONE_OF, "off", "1.3", choices=("off", "public", "own")),)

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
