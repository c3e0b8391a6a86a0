"""What has come in for the coming tick of a table, in the order in which it came."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from xenodeck.core.definition.game import Attempt


@dataclass
class PendingMove:
    """A whole move of a seat, and who waits to hear what became of it."""

    seat: int
    attempt: Attempt | list[int]  # a bot's words, or the answers of a person's move
    request: str | None = None  # its id; None: a bot's
    comp: int = 0  # ticks that it was under way, as the server measured the line
    answer: asyncio.Future[str] | None = None
    at: int | None = None  # when it came, ms; None: a bot's


class Inbox:
    def __init__(self) -> None:
        self.waiting: list[PendingMove] = []
        self.taken: list[PendingMove] = []  # with the rules, and not answered before it is committed
        self.refused_seats: set[int] = set()  # seats whose first input for this tick was refused: it was their only one
        self.held: dict[int, PendingMove] = {}  # seat -> what is committed, and not decided before the hold is over

    def put(self, heard: PendingMove) -> None:
        self.waiting.append(heard)

    def move_of(self, seat: int) -> PendingMove | None:
        return next((one for one in self.waiting if one.seat == seat), None)

    def find(self, seat: int, request: str) -> PendingMove | None:
        """The same request, over whichever connection it came first."""
        known = [*self.waiting, *self.taken, *self.held.values()]
        return next((one for one in known if (one.seat, one.request) == (seat, request)), None)

    def take(self) -> list[PendingMove]:
        """All that came for this tick."""
        self.taken, self.waiting = self.waiting, []
        self.refused_seats.clear()
        return list(self.taken)

    def answered(self) -> None:
        """The tick is over for everybody whom no hold keeps waiting."""
        self.taken = []

    def fail_all(self, why: Exception) -> None:
        """Nothing will come of it here; whoever waits comes back and asks again."""
        for one in [*self.taken, *self.waiting, *self.held.values()]:
            if one.answer is not None and not one.answer.done():
                one.answer.set_exception(why)
                one.answer.exception()  # whoever waited may be gone
        self.taken, self.waiting = [], []
        self.held.clear()
