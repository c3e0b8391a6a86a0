"""A lock that may also be taken without waiting: by a tick, which is due now and costs no task if nothing happens."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """One at a time, in the order in which they came. Like ``asyncio.Lock``, and ``take_now``."""

    def __init__(self) -> None:
        self._taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def try_acquire(self) -> bool:
        """Go through if nobody is there and nobody waits. False: wait like the others."""
        if self._taken or self.waiting:
            return False
        self._taken = True
        return True

    async def acquire(self) -> None:
        if self.try_acquire():
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was handed over in the same moment
                self.release()
            elif turn in self.waiting:
                self.waiting.remove(turn)
            raise

    def release(self) -> None:
        """The next one's turn; it stays taken, so that nobody slips in between."""
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
