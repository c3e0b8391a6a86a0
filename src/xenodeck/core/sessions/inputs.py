"""What comes to a table from outside, as its record keeps it, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass

from xenodeck.core.errors import Refusal
from xenodeck.core.rules.state import State

GO_ON = "next"  # in a record: the pause between two rounds was over
DRAWN = "drawn"  # in a record: chance said who was first in that tick
LAPSED = "(time)"  # in a record: a seat let its question go by; nothing that anybody could type
WAITS, BEGUN = "waits", "begun"  # results of what is not for the tick: the seat waits, or half a move is made


@dataclass(frozen=True)
class Input:
    """One thing that came from outside: a whole move of a seat in words; of nobody (seat -1) ``ticks`` of time, or
    that the game goes on after a pause."""

    seat: int
    words: str
    ticks: int = 0
    comp: int = 0  # ticks that a move was under way, where a hold makes up for that
    is_claim: bool = False  # no move, but a claim


@dataclass(frozen=True)
class InputResult:
    """What became of something that a seat sent for a tick: a word of lanes.py, or the code of a refusal."""

    seat: int
    result: str
    refusal: Refusal | None = None


@dataclass(frozen=True)
class TakeBackPoint:
    """Where somebody gets to who takes a move back freely: the table before it, its log, and the inputs until then."""

    seat: int
    state: State
    mark: int
    moves: int
