"""The inputs of a session, as a record keeps them, and their results."""

from __future__ import annotations

from dataclasses import dataclass

from xenodeck.core.errors import Refusal
from xenodeck.core.rules.state import State

GO_ON = "next"  # in a record: a pause ended
DRAWN = "drawn"  # in a record: chance ordered the competing moves of that tick
LAPSED = "(time)"  # in a record: the question of a seat lapsed; a text that no player can type
WAITS, BEGUN = "waits", "begun"  # results of inputs that send no move: the seat waits; the move is unfinished


@dataclass(frozen=True)
class Input:
    """One input: a complete move or a claim of a seat, in words. With seat -1: ``ticks`` that passed, or the end of a
    pause."""

    seat: int
    words: str
    ticks: int = 0
    comp: int = 0  # lag compensation of a move, in ticks
    is_claim: bool = False  # no move, but a claim


@dataclass(frozen=True)
class InputResult:
    """The result of an input for a tick: a constant of lanes.py, WAITS, BEGUN, or the code of a refusal."""

    seat: int
    result: str
    refusal: Refusal | None = None


@dataclass(frozen=True)
class TakeBackPoint:
    """A point to which a seat can take back its moves freely: the state before a move, and the length of the log
    (``mark``) and the number of inputs (``moves``) at that time."""

    seat: int
    state: State
    mark: int
    moves: int
