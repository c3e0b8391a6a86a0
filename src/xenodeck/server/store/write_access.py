"""Write access to a database, which only one server has at a time."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Engine, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from xenodeck.server.store.address import Address, writing, writing_in_thread
from xenodeck.server.store.changes import write_in_thread
from xenodeck.server.store.checkpoints import Checkpoints
from xenodeck.server.store.file_lock import FileLock
from xenodeck.server.store.rows import Change
from xenodeck.server.store.schema import settings
from xenodeck.server.store.store_errors import StoreBusy, StoreError, TransactionNotBegun
from xenodeck.server.store.upgrade import upgrade

ADVISORY_LOCK = int.from_bytes(b"xenodeck")
CLOSE_SECONDS = 3.0  # for closing the connection to the database
HOLDER = "authority"  # the setting that names the last server with write access


class WriteAccess(Protocol):
    """The right to write to a database."""

    engine: AsyncEngine

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction: committed at the end of the block, or rolled back if it fails."""

    async def write(self, changes: Sequence[Change]) -> bool:
        """Commit changes in the fastest way; False: nothing was done, and ``begin`` must be used.

        Raises ``TransactionNotBegun`` if no transaction could begin.
        """

    async def abandon(self) -> None:
        """Abandon the last transaction without waiting for its end."""

    async def close(self) -> None:
        """Give up the write access."""


async def acquire(address: Address) -> WriteAccess:
    """Get write access to a database, and bring it to the current schema."""
    if address.is_postgres:
        return await PostgresWriteAccess.take(address)
    return await SqliteWriteAccess.take(address)


class SqliteWriteAccess:
    """Holds a lock file beside the database. A database in memory needs none, because no other process can see it."""

    def __init__(self, engine: AsyncEngine, lock: FileLock | None) -> None:
        self.engine = engine
        self._lock = lock
        self._own: FileLock | None = None  # on the database file itself
        self._quick: Engine | None = None  # used only in the thread
        self._thread = ThreadPoolExecutor(1, "store writer")
        self._checkpoints: Checkpoints | None = None

    @staticmethod
    async def take(address: Address) -> SqliteWriteAccess:
        lock = None
        if address.file is not None:
            _make_folder(address.file.parent)
            lock = FileLock.take(address.file.with_name(f"{address.file.name}.lock"))
        access = SqliteWriteAccess(writing(address), lock)
        try:
            if address.file is not None:  # SQLite gives its other files the mode of this one
                # the file may have another name, with another lock file beside it
                access._own = FileLock.take(address.file)
            async with access.begin() as connection:
                await upgrade(connection)
        except BaseException:
            await access.close()
            raise
        if address.file is not None:
            access._quick = writing_in_thread(address)
            access._checkpoints = Checkpoints(address.file)
        return access

    async def write(self, changes: Sequence[Change]) -> bool:
        if self._quick is None:
            return False
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, self._quick, changes)
        return True

    def _write(self, engine: Engine, changes: Sequence[Change]) -> None:
        with ExitStack() as stack:
            try:
                connection = stack.enter_context(engine.begin())
            except Exception as error:
                raise TransactionNotBegun(error) from error
            write_in_thread(connection, changes)

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.engine.begin()

    async def abandon(self) -> None:
        """The connection was returned when its block ended."""

    async def close(self) -> None:
        try:
            if self._checkpoints is not None:
                await asyncio.to_thread(self._checkpoints.close)
            if self._quick is not None:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._quick.dispose)
            self._thread.shutdown()
            await self.engine.dispose()
        finally:
            for lock in (self._own, self._lock):
                if lock is not None:
                    lock.release()


def _make_folder(folder: Path) -> None:
    for missing in reversed([f for f in (folder, *folder.parents) if not f.exists()]):
        missing.mkdir(mode=0o700, exist_ok=True)


class PostgresWriteAccess:
    """Writes over the connection that holds an advisory lock, so a lost lock also ends writing.

    When that connection breaks, a new one is used only if no other server had write access in between.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._name = secrets.token_hex(16)
        self._connection: AsyncConnection | None = None

    @staticmethod
    async def take(address: Address) -> PostgresWriteAccess:
        access = PostgresWriteAccess(writing(address))
        try:
            connection = access._connection = await access._locked()
            async with connection.begin():
                await upgrade(connection)
                await connection.execute(delete(settings).where(settings.c.name == HOLDER))
                await connection.execute(insert(settings).values(name=HOLDER, value=access._name))
        except BaseException:
            await access.close()
            raise
        return access

    async def _locked(self) -> AsyncConnection:
        connection = await self.engine.connect()
        try:
            async with connection.begin():
                got = (await connection.execute(select(func.pg_try_advisory_lock(ADVISORY_LOCK)))).scalar_one()
            if not got:
                raise StoreBusy("another server uses this database")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _renewed(self) -> AsyncConnection:
        connection = await self._locked()
        try:
            async with connection.begin():
                query = select(settings.c.value).where(settings.c.name == HOLDER)
                holder = (await connection.execute(query)).scalar_one_or_none()
            if holder != self._name:
                raise StoreError("another server has used this database since the connection to it was lost")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def write(self, changes: Sequence[Change]) -> bool:
        return False  # its driver needs no other thread

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        # A broken connection would be replaced silently, by one without the lock.
        if self._connection is not None and self._connection.invalidated:
            broken, self._connection = self._connection, None
            await broken.close()
        if self._connection is None:
            self._connection = await self._renewed()
        connection = self._connection
        transaction = await connection.begin()
        try:
            yield connection
            await transaction.commit()
        except (asyncio.CancelledError, TimeoutError):
            await self.abandon()  # a rollback would have to wait, too
            raise
        except BaseException:
            await transaction.rollback()
            raise

    async def abandon(self) -> None:
        broken, self._connection = self._connection, None
        if broken is not None:
            await terminate(broken)

    async def close(self) -> None:
        try:
            if self._connection is not None:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._connection.close()
        except TimeoutError:
            await self.abandon()
        finally:
            await self.engine.dispose(close=False)


async def terminate(connection: AsyncConnection) -> None:
    """Close the connection at once. A regular close would wait for a database that does not answer."""
    with suppress(Exception):  # in whatever state it is, it is not used again
        raw = await connection.get_raw_connection()
        driver: Any = raw.driver_connection
        driver.terminate()
    with suppress(Exception):
        await asyncio.wait_for(connection.invalidate(), CLOSE_SECONDS)
