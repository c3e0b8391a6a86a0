"""The table of scramble: a row of cards before each seat."""

from __future__ import annotations

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import OFF, OWN, PUBLIC, Chance, Frame, Mode, Value, by_seat

DECK, ROW = 0, by_seat(1, 4)
CODES = ["ash", "bud", "cob", "dew", "elm", "fig"]  # in their order
WIDTH = 3
PEEK, SWAP, SHOUT = 1, 2, 3
COST = {PEEK: 3, SWAP: 2}  # ticks
FREEZE = 6
LIMIT = 40  # ticks of a round
TURNS = 6  # of a seat, where it is played in turns
REST_TICKS = 4
IDLE = 12  # ticks after which a silent seat looks at a card
REWARD = 3
NUMBERS = 6  # to pick from
PICK_TICKS = 20
ASSIST = {"off": OFF, "public": PUBLIC, "own": OWN}


class Rows(Toy):
    ends: int = 0  # when this round is over, by a clock that stands still in a hold
    window: int = 0  # the first tick in which a shout may count
    starter: int = 0  # who says when it begins
    turns: int = 0
    gained: list[int]  # in this round
    picked: list[int]  # numbers that are taken
    thaws: list[int]  # seat -> the tick at which it may go on; 0: it is not frozen


class RowsSetup(ToySetup):
    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        super().__init__(game, mode, seats, settings)
        self.rounds = 2
        self.assist = ASSIST[str(settings["assist"])]
        hold = settings["hold"]
        assert isinstance(hold, int)
        self.hold_ticks = hold
        self.viewing_ms = {"wrong": int(str(settings["check_ms"]))}

    def new_state(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> Rows:
        s = Rows(self, face, pool, zones, chance, agenda)
        s.points = [0] * int(self.seats)
        s.gained = [0] * int(self.seats)
        s.thaws = [0] * int(self.seats)
        s.picked = []
        return s


def tidy(s: Rows, seat: int) -> bool:
    faces = [s.face[card] for card in s.zones[ROW[seat]]]
    return faces == sorted(faces)
