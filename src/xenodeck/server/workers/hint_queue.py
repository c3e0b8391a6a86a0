"""The queue for hints: guests in turn, with a limit for each and for all, and a time limit."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from xenodeck.core.errors import Refusal
from xenodeck.server.workers.fair_queue import FairQueue, QueueTicket
from xenodeck.server.workers.pool import QueueTimeout

HINT_PATIENCE = 15.0  # seconds to wait for a worker, at most
OWN_HINTS = 2  # of one guest at once
MOST_HINTS = 40  # of all


class HintQueue:
    """``many`` hints are computed at once."""

    def __init__(self, many: int, patience: float = HINT_PATIENCE) -> None:
        self.patience = patience
        self._slots = FairQueue(many)
        self.asking: Counter[str] = Counter()  # hints that wait, by guest

    def refuse_too_many(self, guest: str) -> None:
        """Refuse one more hint if there are too many. An empty ``guest`` has no limit of its own."""
        if guest and self.asking[guest] >= OWN_HINTS:
            raise Refusal("SLOW_DOWN", "The bots still think about your last questions.")
        if self.asking.total() >= MOST_HINTS:
            raise Refusal("NO_HINT_IN_TIME", "Too many ask for advice just now.")

    @asynccontextmanager
    async def turn(self, guest: str) -> AsyncIterator[float]:
        """Wait for the turn of ``guest``. Gives the seconds that are left to wait for a worker; raises
        ``QueueTimeout``."""
        ticket, clock = QueueTicket(guest), asyncio.get_running_loop().time
        until = clock() + self.patience
        self.asking[guest] += 1
        try:
            try:
                async with asyncio.timeout_at(until):
                    await self._slots.acquire(ticket)
            except TimeoutError:
                raise QueueTimeout("too many ask for advice") from None
            try:
                yield max(until - clock(), 0.0)
            finally:
                self._slots.release(ticket)
        finally:
            self.asking[guest] -= 1
            if not self.asking[guest]:
                del self.asking[guest]
