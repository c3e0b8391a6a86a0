"""Who is next for a worker: people before tables without any, accounts in turn, and heavy work never on all of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

AccountQueues = OrderedDict[str, deque["QueuedTask"]]  # by account, the one whose turn it is first


class QueueTicket(Struct, frozen=True):
    """Where something stands in the queue. ``heavy``: it may keep a worker for seconds."""

    account: str = ""
    people: bool = True
    heavy: bool = False


class QueuedTask:
    __slots__ = ("ticket", "turn")

    def __init__(self, ticket: QueueTicket) -> None:
        self.ticket = ticket
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """``many`` at once. Within an account first come is first served; who stops waiting is never begun."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._heavy = max(1, many - 1)  # of these at once: what is quick never waits for what is not
        self._lines: dict[bool, AccountQueues] = {True: OrderedDict(), False: OrderedDict()}  # people, and the rest

    def waiting(self, account: str) -> int:
        """How many of this account wait."""
        return sum(not one.turn.done() for line in self._lines.values() for one in line.get(account, ()))

    async def acquire(self, ticket: QueueTicket) -> None:
        mine = QueuedTask(ticket)
        self._lines[ticket.people].setdefault(ticket.account, deque()).append(mine)
        self._serve()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine.turn.done() and not mine.turn.cancelled():
                self.release(ticket)  # its turn came in the same moment
            raise

    @asynccontextmanager
    async def turn(self, ticket: QueueTicket) -> AsyncIterator[None]:
        """A slot for as long as the block lasts."""
        await self.acquire(ticket)
        try:
            yield
        finally:
            self.release(ticket)

    def release(self, ticket: QueueTicket) -> None:
        self._free += 1
        self._heavy += ticket.heavy
        self._serve()

    def _serve(self) -> None:
        while self._free and (found := self._next()) is not None:
            self._free -= 1
            self._heavy -= found.ticket.heavy
            found.turn.set_result(None)

    def _next(self) -> QueuedTask | None:
        for line in self._lines.values():
            for account in list(line):
                queue = line[account]
                while queue and queue[0].turn.done():
                    queue.popleft()  # it was given up
                found = next((one for one in queue if not one.turn.done() and self._fits(one)), None)
                if found is not None:
                    queue.remove(found)
                if not queue:
                    del line[account]
                elif found is not None:
                    line.move_to_end(account)
                if found is not None:
                    return found
        return None

    def _fits(self, one: QueuedTask) -> bool:
        return not one.ticket.heavy or self._heavy > 0
