"""A lock that can also be acquired without waiting: by a tick, which needs no task if nothing happens in it."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A fair lock like ``asyncio.Lock``, with ``try_acquire``."""

    def __init__(self) -> None:
        self._taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free and nobody waits for it. False: use ``acquire``."""
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
            if turn.done() and not turn.cancelled():  # the lock was handed over in the same moment
                self.release()
            elif turn in self.waiting:
                self.waiting.remove(turn)
            raise

    def release(self) -> None:
        """Hand the lock over to the next in line; it stays locked, so that nobody can acquire it in between."""
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
