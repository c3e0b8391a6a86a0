"""The only task that writes: it commits everything that waits as one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from time import perf_counter
from typing import Any, TypeAlias, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from xenodeck.server.store.changes import write
from xenodeck.server.store.health import StoreHealth
from xenodeck.server.store.rows import Change
from xenodeck.server.store.store_errors import StoreError, TransactionNotBegun, reason
from xenodeck.server.store.write_access import WriteAccess

LARGEST_BATCH = 200
BUSY_SECONDS, GATHER_SECONDS = 0.02, 0.004  # if changes come this close, the writer waits so long for more
COMMIT_SECONDS = 15.0  # for a database over a network; a local disk is waited for
CLOSED = "the store is closed"

T = TypeVar("T")
Work: TypeAlias = Callable[[AsyncConnection], Awaitable[T]]
OnBatch: TypeAlias = Callable[[int, float], None]  # gets the number of changes, and the seconds

log = logging.getLogger(__name__)


class PendingWrite:
    """Something to write, and a future for its result. It is written even if nobody waits for it any more."""

    def __init__(self, work: Change | Work[Any]) -> None:
        self.work = work
        self._done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    async def result(self) -> Any:
        return await self._done

    def written(self, result: Any) -> None:
        if not self._done.done():
            self._done.set_result(result)

    def failed(self, why: str, error: BaseException | None = None) -> None:
        if not self._done.done():
            failure = StoreError(why)
            failure.__cause__ = error
            self._done.set_exception(failure)


class TransactionFailed(Exception):
    """A transaction failed. If it could not begin, no other will."""

    def __init__(self, error: Exception, begun: bool) -> None:
        super().__init__(str(error))
        self.error = error
        self.begun = begun


class Writer:
    """Accepts work until it is closed or fails because of a bug; then all waiting and new work fails."""

    def __init__(self, access: WriteAccess, on_batch: OnBatch | None = None) -> None:
        self._access = access
        self._on_batch = on_batch
        self._queue: deque[PendingWrite] = deque()
        self._batch: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._ended = 0.0  # when the last transaction ended
        self._busy = False  # transactions follow each other closely
        self.refusal = ""  # why it accepts no more work
        self.health = StoreHealth()
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def commit(self, change: Change) -> None:
        await self._put(change)

    async def do(self, work: Work[T]) -> T:
        """Run a function within a transaction of the writer. It may run twice, if the first attempt fails."""
        result: T = await self._put(work)
        return result

    async def close(self) -> None:
        """Write what waits, and stop."""
        self.refusal = self.refusal or CLOSED
        self._wake.set()
        await asyncio.wait([self._task])

    async def _put(self, work: Change | Work[Any]) -> Any:
        if self.refusal:
            raise StoreError(self.refusal)
        waiting = PendingWrite(work)
        self._queue.append(waiting)
        self._wake.set()
        return await waiting.result()

    async def _run(self) -> None:
        why = CLOSED
        try:
            while self._queue or not self.refusal:
                self._wake.clear()
                if not self._queue:
                    await self._wake.wait()
                if self._busy and not self.refusal:
                    await asyncio.sleep(GATHER_SECONDS)  # changes that come within a moment share a transaction
                self._batch = [self._queue.popleft() for _ in range(min(len(self._queue), LARGEST_BATCH))]
                if self._batch:
                    await self._write(self._batch)
        except asyncio.CancelledError:
            why = "the store's writer was stopped"
            raise
        except Exception as bug:
            why = f"the store's writer died of {bug!r}"
            log.critical("the store's writer died; nothing is written any more", exc_info=bug)
        finally:
            self.refusal = why
            for waiting in (*self._batch, *self._queue):
                waiting.failed(why)

    async def _write(self, batch: list[PendingWrite]) -> None:
        began = perf_counter()
        self._busy = began - self._ended < BUSY_SECONDS
        try:
            await self._attempt(batch)
        except TransactionFailed as failed:
            if failed.begun and len(batch) > 1:
                await self._write_singly(batch)
            else:
                refuse(batch, failed)
        self._ended = perf_counter()
        if self._on_batch is not None:
            self._on_batch(len(batch), self._ended - began)

    async def _write_singly(self, batch: list[PendingWrite]) -> None:
        """One change made the transaction fail: write each on its own, so that only that one fails."""
        for number, waiting in enumerate(batch):
            try:
                await self._attempt([waiting])
            except TransactionFailed as failed:
                if not failed.begun:
                    refuse(batch[number:], failed)
                    return
                refuse([waiting], failed)

    async def _attempt(self, batch: list[PendingWrite]) -> None:
        self.health.begin()
        try:
            await self._transact(batch)
        except TransactionFailed as failed:
            self.health.end(False, failed.error)
            raise
        self.health.end(True)

    async def _transact(self, batch: list[PendingWrite]) -> None:
        """Run one transaction. Nobody is told before it is committed."""
        begun = False
        works = [waiting.work for waiting in batch]
        changes = [work for work in works if isinstance(work, Change)]
        try:
            if len(changes) == len(works) and await self._access.write(changes):
                for waiting in batch:
                    waiting.written(None)
                return
            async with asyncio.timeout(COMMIT_SECONDS), self._access.begin() as connection:
                begun = True
                results = await perform(connection, works)
        except TransactionNotBegun as no:
            raise TransactionFailed(no.error, begun=False) from no.error
        except TimeoutError as error:  # whether it was committed is unknown; other transactions would wait as long
            await self._access.abandon()
            raise TransactionFailed(error, begun=False) from error
        except Exception as error:
            raise TransactionFailed(error, begun or len(changes) == len(works)) from error
        for waiting, result in zip(batch, results, strict=True):
            waiting.written(result)


def refuse(batch: Sequence[PendingWrite], failed: TransactionFailed) -> None:
    for waiting in batch:
        what = f"the change of table {waiting.work.table}" if isinstance(waiting.work, Change) else "it"
        waiting.failed(f"{what} was not written: {reason(failed.error)}", failed.error)


async def perform(connection: AsyncConnection, works: Sequence[Change | Work[Any]]) -> list[Any]:
    """Do everything in order; consecutive changes are written together."""
    results: list[Any] = []
    for together, group in groupby(works, key=lambda work: isinstance(work, Change)):
        if together:
            changes = [work for work in group if isinstance(work, Change)]
            await write(connection, changes)
            results += [None] * len(changes)
        else:
            results += [await work(connection) for work in group if not isinstance(work, Change)]
    return results
