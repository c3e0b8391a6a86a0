"""A cache for answers that take long to make and do not change. Each is made once, however many ask at the same
time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

MOST_BYTES = 16 * 1024 * 1024


class ResponseCache:
    """Bytes by key, up to a total size. The least recently used ones are removed."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._size = 0
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._making: dict[Hashable, tuple[asyncio.Task[bytes], set[object]]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the bytes under ``key``, or make them. Making is cancelled when nobody waits for it any more."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make)), set()
        task, waiting = self._making[key]
        mine = object()
        waiting.add(mine)
        try:
            return await asyncio.shield(task)
        finally:
            waiting.discard(mine)
            if not waiting and not task.done():
                task.cancel()
                self._making.pop(key, None)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        mine = asyncio.current_task()
        try:
            found = await make()
        finally:
            if key in self._making and self._making[key][0] is mine:
                del self._making[key]
        self._kept[key] = found
        self._size += len(found)
        while self._size > self._most and self._kept:
            self._size -= len(self._kept.popitem(last=False)[1])
        return found
