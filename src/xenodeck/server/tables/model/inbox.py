"""The moves that have come in for the next tick of a table, in the order in which they came."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from xenodeck.core.definition.game import Attempt


@dataclass
class PendingMove:
    """A whole move of a seat, and the future that gets its result."""

    seat: int
    attempt: Attempt | list[int]  # the words of a bot, or the answers of a person's move
    request: str | None = None  # the id of the request; None: a bot's
    comp: int = 0  # how many ticks it was under way, as the server measured the connection
    answer: asyncio.Future[str] | None = None
    at: int | None = None  # when it came, in ms; None: a bot's


class Inbox:
    def __init__(self) -> None:
        self.waiting: list[PendingMove] = []
        self.taken: list[PendingMove] = []  # passed to the rules, and not answered before the commit
        self.refused_seats: set[int] = set()  # seats whose only move for this tick was refused
        self.held: dict[int, PendingMove] = {}  # seat -> a committed move that is decided when a hold is over

    def put(self, heard: PendingMove) -> None:
        self.waiting.append(heard)

    def move_of(self, seat: int) -> PendingMove | None:
        return next((one for one in self.waiting if one.seat == seat), None)

    def find(self, seat: int, request: str) -> PendingMove | None:
        """Return the same request if it waits already, over whichever connection it came."""
        known = [*self.waiting, *self.taken, *self.held.values()]
        return next((one for one in known if (one.seat, one.request) == (seat, request)), None)

    def take(self) -> list[PendingMove]:
        """Return all moves for this tick."""
        self.taken, self.waiting = self.waiting, []
        self.refused_seats.clear()
        return list(self.taken)

    def answered(self) -> None:
        """The tick is answered, except for the moves that a hold keeps waiting."""
        self.taken = []

    def fail_all(self, why: Exception) -> None:
        """Fail all waiting requests; clients come back and send them again."""
        for one in [*self.taken, *self.waiting, *self.held.values()]:
            if one.answer is not None and not one.answer.done():
                one.answer.set_exception(why)
                one.answer.exception()  # marks the exception as retrieved, because nobody may wait for it any more
        self.taken, self.waiting = [], []
        self.held.clear()
