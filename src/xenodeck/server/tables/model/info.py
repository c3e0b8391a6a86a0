"""What is agreed at a table and who sits there: plain data, kept in the store beside the game itself."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from xenodeck.core.coaching.lesson import LessonProgress
from xenodeck.server.messages.protocol import ClockRule

OPEN, RUNNING, OVER = "open", "running", "over"
PERSON, FREE, INVITED, BOT = "person", "open", "invite", "bot"
AUTOMATON = "automaton"  # only rules move it: nobody sits there, and its name is in the words of the game
TAKEN = (PERSON, BOT, AUTOMATON)

DEALT, SEEDED, SET_UP, IMPORTED, TAUGHT = "deal", "seed", "position", "record", "lesson"

SECOND = 1000
CLOCKS = {
    "none": ClockRule("none"),
    "fast": ClockRule("fast", 20 * SECOND, 60 * SECOND),
    "slow": ClockRule("slow", 90 * SECOND, 300 * SECOND),
    "days": ClockRule("days", 3 * 86400 * SECOND, 0),
}
SLOW_FROM = 3600 * SECOND  # moves that may take this long are played by calendar: time goes on with nobody there


class Seat(Struct):
    """A chair."""

    kind: str
    guest: str = ""  # whose it is; of an invited seat, for whom alone it is kept (empty: for whoever has the code)
    name: str = ""
    bot: str = ""
    invite: str = ""  # digest of the code that gives this seat, or gave it: who comes too late is told so
    generation: int = 0  # goes up when tokens given out before shall be void
    held: bool = False  # signed out everywhere: its token is told to nobody who only has the guest's
    stand_in: bool = False
    late: int = 0  # time-outs in a row


class ClockTimes(Struct):
    """What the clocks showed at the last moment that was kept."""

    bank: list[int]  # ms, by seat
    move: list[int]  # ms left for the present move, by seat
    asked: list[int]  # the number of the question that ``move`` belongs to, by seat
    at: int = 0  # when that was


class RoundPause(Struct):
    """A table between two rounds."""

    opened: int  # the number that the game gave this pause
    due: int  # when it goes on by itself
    ready: list[int] = []  # seats that need it no longer
    since: int = 0  # when it began; 0: older servers did not note it


class TableInfo(Struct):
    id: str
    game: str
    rules: int
    mode: str
    seats: list[Seat]
    clock: ClockRule
    created: int
    seed: int  # the secret of all chance to come
    config: dict[str, Any] = field(default_factory=dict)  # every option of the game
    options: dict[str, Any] = field(default_factory=dict)  # those that are not as printed
    position: dict[str, Any] | None = None  # where the game begins, if not with a deal
    origin: str = DEALT
    status: str = OPEN
    host: str = ""  # the guest who set it up
    payer: str = ""  # on whose account its bots think; means nothing after the next start of the server
    listed: bool = False
    phrase: str = ""  # hash of the pass phrase; empty: none
    assist: bool = True
    undo: bool = True
    watch: bool = True
    pace: int = 0  # ms a bot takes at least
    next: str = ""  # table of the rematch
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # empty: older servers did not note them
    truncated: bool = False
    taken_back: int = 0  # times that somebody took back a move freely
    pause: RoundPause | None = None
    lesson: LessonProgress | None = None  # how far the pupil is
    times: ClockTimes | None = None
    waiting: list[int] | None = None  # seats of whom an answer is awaited; None: older servers did not note it
    changed: int = 0  # when anybody could last have noticed something
    moves: int = 0  # that everybody could notice, taken back or not; of a finished game those of its record

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.guest == guest]

    def lone_person(self) -> int:
        """The seat of the only person here, where all others are bots or automata and nobody's time runs; else -1."""
        people = [n for n, seat in enumerate(self.seats) if seat.kind not in (BOT, AUTOMATON)]
        alone = len(people) == 1 and self.seats[people[0]].kind == PERSON and self.clock.name == "none"
        return people[0] if alone and self.lesson is None else -1

    def free_name(self, wanted: str) -> str:
        """``wanted``, with a number behind it if somebody here is already called that."""
        taken = {seat.name for seat in self.seats}
        name, number = wanted, 2
        while name in taken:
            name, number = f"{wanted} {number}", number + 1
        return name


_encode, _decode = Encoder(), Decoder(TableInfo)


def to_text(info: TableInfo) -> str:
    return _encode.encode(info).decode()


def from_text(text: str) -> TableInfo:
    return _decode.decode(text)
