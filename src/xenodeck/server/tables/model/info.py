"""What is agreed at a table and who sits there: plain data, stored in one row."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from xenodeck.core.coaching.lesson import LessonProgress
from xenodeck.server.messages.protocol import ClockRule

OPEN, RUNNING, OVER = "open", "running", "over"
PERSON, FREE, INVITED, BOT = "person", "open", "invite", "bot"
AUTOMATON = "automaton"  # a seat that only rules move; its name is in the words of the game
TAKEN = (PERSON, BOT, AUTOMATON)

DEALT, SEEDED, SET_UP, IMPORTED, TAUGHT = "deal", "seed", "position", "record", "lesson"

SECOND = 1000
CLOCKS = {
    "none": ClockRule("none"),
    "fast": ClockRule("fast", 20 * SECOND, 60 * SECOND),
    "slow": ClockRule("slow", 90 * SECOND, 300 * SECOND),
    "days": ClockRule("days", 3 * 86400 * SECOND, 0),
}
# games with so much time for a move are played by calendar: time passes with nobody connected
SLOW_FROM = 3600 * SECOND


class Seat(Struct):
    """A seat of the table, and who has it."""

    kind: str
    guest: str = ""  # the guest who has it, or for whom an invited seat is reserved (empty: for whoever has the code)
    name: str = ""
    bot: str = ""
    invite: str = ""  # digest of the code for this seat, also after it was used, so that a late guest is told so
    generation: int = 0  # higher numbers void the tokens given out before
    held: bool = False  # signed out everywhere: a guest token alone does not give its seat token any more
    stand_in: bool = False
    late: int = 0  # time-outs in a row


class ClockTimes(Struct):
    """What the clocks showed when they were last stored."""

    bank: list[int]  # ms, by seat
    move: list[int]  # ms left for the current move, by seat
    asked: list[int]  # the number of the question that ``move`` belongs to, by seat
    at: int = 0  # when this was stored


class RoundPause(Struct):
    """A pause of the game."""

    opened: int  # the number that the game gave this pause
    due: int  # when it ends by itself
    ready: list[int] = []  # seats that are ready
    since: int = 0  # when it began; 0: not stored by older servers


class TableInfo(Struct):
    id: str
    game: str
    rules: int
    mode: str
    seats: list[Seat]
    clock: ClockRule
    created: int
    seed: int  # determines all chance to come; secret
    config: dict[str, Any] = field(default_factory=dict)  # all options of the game
    options: dict[str, Any] = field(default_factory=dict)  # the options that are not as printed
    position: dict[str, Any] | None = None  # where the game begins, if not with a deal
    origin: str = DEALT
    status: str = OPEN
    host: str = ""  # the guest who set it up
    payer: str = ""  # the account that its bots are charged to; means nothing after a restart of the server
    listed: bool = False
    phrase: str = ""  # hash of the pass phrase; empty: there is none
    assist: bool = True
    undo: bool = True
    watch: bool = True
    pace: int = 0  # ms that a bot takes at least
    next: str = ""  # the table of the rematch
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)  # empty: not stored by older servers
    truncated: bool = False
    taken_back: int = 0  # how often somebody took a move back freely
    pause: RoundPause | None = None
    lesson: LessonProgress | None = None  # the progress of the pupil
    times: ClockTimes | None = None
    waiting: list[int] | None = None  # seats that are asked something; None: not stored by older servers
    changed: int = 0  # when anybody could last have noticed something
    moves: int = 0  # moves that everybody could notice, taken back or not; of a finished game those of its record

    def seats_of(self, guest: str) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.kind == PERSON and seat.guest == guest]

    def lone_person(self) -> int:
        """The seat of the only person at this table, where all others are bots or automata and there is no clock; else
        -1."""
        people = [n for n, seat in enumerate(self.seats) if seat.kind not in (BOT, AUTOMATON)]
        alone = len(people) == 1 and self.seats[people[0]].kind == PERSON and self.clock.name == "none"
        return people[0] if alone and self.lesson is None else -1

    def free_name(self, wanted: str) -> str:
        """``wanted``, with a number after it if somebody at this table already has that name."""
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
