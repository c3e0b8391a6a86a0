"""Who gets a worker next: tables with people before others, accounts in turn, and heavy work never on all workers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct

AccountQueues = OrderedDict[str, deque["QueuedTask"]]  # by account, the next one first


class QueueTicket(Struct, frozen=True):
    """For whom something waits in the queue. ``heavy``: it may occupy a worker for seconds."""

    account: str = ""
    people: bool = True
    heavy: bool = False


class QueuedTask:
    __slots__ = ("ticket", "turn")

    def __init__(self, ticket: QueueTicket) -> None:
        self.ticket = ticket
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """``many`` tasks run at once. Within an account they run in order; a cancelled one is never started."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._heavy = max(1, many - 1)  # at once: quick tasks never wait for heavy ones only
        # for people, and for the rest
        self._queues: dict[bool, AccountQueues] = {True: OrderedDict(), False: OrderedDict()}

    def waiting(self, account: str) -> int:
        """How many tasks of this account wait."""
        return sum(not one.turn.done() for queues in self._queues.values() for one in queues.get(account, ()))

    async def acquire(self, ticket: QueueTicket) -> None:
        mine = QueuedTask(ticket)
        self._queues[ticket.people].setdefault(ticket.account, deque()).append(mine)
        self._serve()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine.turn.done() and not mine.turn.cancelled():
                self.release(ticket)  # its turn came in the same moment
            raise

    @asynccontextmanager
    async def turn(self, ticket: QueueTicket) -> AsyncIterator[None]:
        """Hold a slot for this block."""
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
        for queues in self._queues.values():
            for account in list(queues):
                queue = queues[account]
                while queue and queue[0].turn.done():
                    queue.popleft()  # it was cancelled
                found = next((one for one in queue if not one.turn.done() and self._fits(one)), None)
                if found is not None:
                    queue.remove(found)
                if not queue:
                    del queues[account]
                elif found is not None:
                    queues.move_to_end(account)
                if found is not None:
                    return found
        return None

    def _fits(self, one: QueuedTask) -> bool:
        return not one.ticket.heavy or self._heavy > 0
