"""The store. What was committed survives a crash of the process. Reads never wait for the writer."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from xenodeck.server.store.address import Address, reading
from xenodeck.server.store.changes import check_consistent
from xenodeck.server.store.rows import Change, ChatRow, GuestRow, JournalEntry, StoredTable, TableHead
from xenodeck.server.store.schema import chat, guests, journal, records, settings, sitting, snapshots, tables
from xenodeck.server.store.store_errors import StoreError, reason
from xenodeck.server.store.upgrade import check
from xenodeck.server.store.write_access import WriteAccess, acquire
from xenodeck.server.store.writer import CLOSED, OnBatch, Work, Writer

RECENT_MOVES = 500
RECENT_CHAT = 200
SECRET_BYTES = 32
PROBE = "probe"  # a setting without a meaning
READ_SECONDS = 20.0  # for a database over a network
CLOSE_SECONDS = 5.0  # for reads under way
LEAST_ROOM = 64 << 20  # bytes on the disk, for a new table, its log and a checkpoint

HEADS = select(*(tables.c[name] for name in TableHead.__struct_fields__))
ENTRIES = select(*(journal.c[name] for name in JournalEntry.__struct_fields__)).order_by(journal.c.n)
CHAT = select(*(chat.c[name] for name in ChatRow.__struct_fields__))
NEWEST_FIRST = (tables.c.changed.desc(), tables.c.id)


class Store:
    """A database in use by this server or, if ``read_only``, read beside a running server."""

    def __init__(
        self, address: Address, engine: AsyncEngine, access: WriteAccess | None, writer: Writer | None
    ) -> None:
        self._address = address
        self._engine = engine
        self._access = access
        self._writer = writer
        self._closing: asyncio.Task[None] | None = None
        self._readers = 0
        self._nobody_reads = asyncio.Event()
        self._nobody_reads.set()

    @staticmethod
    async def open(url: str, *, read_only: bool = False, on_batch: OnBatch | None = None) -> Store:
        """Get the only right to write to a database and bring it up to date; or, for reading only, neither.

        After each transaction ``on_batch`` gets the number of its changes and its duration in seconds.
        """
        address = Address.of(url)
        try:
            if read_only:
                return await _open_for_reading(address)
            access = await acquire(address)
        except StoreError as error:
            raise type(error)(f"{address}: {error}") from error.__cause__
        except ModuleNotFoundError as error:
            raise StoreError(f"{address}: {error.name} is not installed; the extra 'cluster' brings it") from None
        except Exception as error:  # drivers raise various exceptions when they cannot connect
            raise StoreError(f"{address} cannot be opened: {reason(error)}") from error
        engine = access.engine if address.is_memory else reading(address)
        return Store(address, engine, access, Writer(access, on_batch))

    def __repr__(self) -> str:
        return f"<Store in {self._address}>"

    @property
    def trouble(self) -> str:
        """Why nothing can be written; empty: writing works."""
        if self._writer is None:
            return "the store is open for reading only"
        return self._writer.refusal or self._writer.health.trouble

    @property
    def low_disk_space(self) -> str:
        """A warning if a larger change may soon not fit on the disk; empty: there is room."""
        file = self._address.file
        full = file is not None and shutil.disk_usage(file.parent).free < LEAST_ROOM
        return f"there are less than {LEAST_ROOM >> 20} MB left on the disk of the store" if full else ""

    @property
    def seconds_since_commit(self) -> float:
        """Seconds since something was committed."""
        return self._writing().health.seconds_since_commit

    async def probe(self) -> None:
        """Write something, to see whether writing works."""
        mark = settings.c.name == PROBE

        async def stir(connection: AsyncConnection) -> None:
            changed = update(settings).where(mark).values(value=secrets.token_hex(4))
            if not (await connection.execute(changed)).rowcount:
                await connection.execute(insert(settings).values(name=PROBE, value=""))

        await self._do(stir)

    async def close(self) -> None:
        """Finish what is queued, then close the database. Nothing can be committed from now on."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            if self._writer is not None:
                await self._writer.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nobody_reads.wait(), CLOSE_SECONDS)
            await self._engine.dispose()
        finally:
            if self._access is not None:
                await self._access.close()

    # -- writing ---------------------------------------------------------------------------------------------------

    async def commit(self, change: Change) -> None:
        """Write a change, and return when it is committed. After a ``StoreError`` it may or may not be."""
        check_consistent(change)
        await self._writing().commit(change)

    async def remove(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        await self._do(lambda connection: connection.execute(delete(tables).where(tables.c.id == table)))

    async def unused(self, over_before: int, idle_before: int, limit: int) -> list[str]:
        """Tables unchanged for so long, finished or not."""
        over = and_(tables.c.status == "over", tables.c.changed < over_before)
        idle = and_(tables.c.status != "over", tables.c.changed < idle_before)
        query = select(tables.c.id).where(or_(over, idle)).order_by(tables.c.changed, tables.c.id).limit(limit)
        async with self._reading() as connection:
            return [str(id) for (id,) in await connection.execute(query)]

    async def secret(self, name: str) -> bytes:
        """Random bytes, created on first use and never changed."""
        query = select(settings.c.value).where(settings.c.name == f"secret:{name}")

        async def find_or_make(connection: AsyncConnection) -> str:
            value: str | None = (await connection.execute(query)).scalar_one_or_none()
            if value is None:
                value = secrets.token_hex(SECRET_BYTES)
                await connection.execute(insert(settings).values(name=f"secret:{name}", value=value))
            return value

        async with self._reading() as connection:
            known: str | None = (await connection.execute(query)).scalar_one_or_none()
        return bytes.fromhex(known if known is not None else await self._do(find_or_make))

    async def add_guest(self, id: str, alias: str, now: int) -> None:
        row = {"id": id, "alias": alias, "created": now, "seen": now}
        await self._do(lambda connection: connection.execute(insert(guests).values(row)))

    async def guest_generation(self, id: str) -> int:
        """How often all tokens of a guest were voided."""
        async with self._reading() as connection:
            return await _generation(connection, id)

    async def void_guest(self, id: str) -> int:
        """Void all tokens of a guest. Returns the generation of new ones."""

        async def raise_it(connection: AsyncConnection) -> int:
            generation = await _generation(connection, id) + 1
            await connection.execute(delete(settings).where(settings.c.name == f"guest:{id}"))
            await connection.execute(insert(settings).values(name=f"guest:{id}", value=str(generation)))
            return generation

        found: int = await self._do(raise_it)
        return found

    async def rename_guest(self, id: str, alias: str) -> None:
        await self._update_guest(id, alias=alias)

    async def saw_guest(self, id: str, now: int) -> None:
        """Note that a guest was here."""
        await self._update_guest(id, seen=now)

    async def _update_guest(self, id: str, **values: str | int) -> None:
        change = update(guests).where(guests.c.id == id).values(**values)
        if (await self._do(lambda connection: connection.execute(change))).rowcount != 1:
            raise StoreError(f"there is no guest {id}")

    async def _do(self, work: Work[Any]) -> Any:
        return await self._writing().do(work)

    def _writing(self) -> Writer:
        if self._writer is None:
            raise StoreError(self.trouble)
        return self._writer

    # -- reading ---------------------------------------------------------------------------------------------------

    async def guest(self, id: str) -> GuestRow | None:
        query = select(*(guests.c[name] for name in GuestRow.__struct_fields__)).where(guests.c.id == id)
        async with self._reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return GuestRow(*row) if row is not None else None

    async def load(self, table: str) -> StoredTable | None:
        """Everything that a table needs to continue, as of one moment."""
        newest = select(snapshots.c.n, snapshots.c.data).where(snapshots.c.table_id == table)
        moves = (
            select(journal.c.seat, journal.c.move_id)
            .where(journal.c.table_id == table, journal.c.move_id.is_not(None))
            .order_by(journal.c.n.desc())
            .limit(RECENT_MOVES)
        )
        lines = CHAT.where(chat.c.table_id == table).order_by(chat.c.n.desc()).limit(RECENT_CHAT)
        async with self._reading() as connection:
            head = await _head(connection, table)
            if head is None:
                return None
            row = (await connection.execute(newest)).one_or_none()
            snapshot = (row.n, row.data) if row is not None else None
            entries = await _entries(connection, table, snapshot[0] if snapshot is not None else -1)
            recent = [(seat, move_id) for seat, move_id in await connection.execute(moves)]
            said = [ChatRow(*line) for line in await connection.execute(lines)]
        return StoredTable(head, snapshot, entries, recent[::-1], said[::-1])

    async def move_ids(self, table: str) -> list[tuple[int, str]]:
        """Seat and id of all requests that a table has carried out."""
        query = select(journal.c.seat, journal.c.move_id).where(
            journal.c.table_id == table, journal.c.move_id.is_not(None)
        )
        async with self._reading() as connection:
            return [(seat, move_id) for seat, move_id in await connection.execute(query)]

    async def has_move(self, table: str, seat: int, move_id: str) -> bool:
        """Has this seat done something under this id?"""
        mine = and_(journal.c.table_id == table, journal.c.seat == seat, journal.c.move_id == move_id)
        async with self._reading() as connection:
            return (await connection.execute(select(journal.c.n).where(mine))).first() is not None

    async def head(self, table: str) -> TableHead | None:
        async with self._reading() as connection:
            return await _head(connection, table)

    async def entries(self, table: str, after: int = -1) -> list[JournalEntry]:
        async with self._reading() as connection:
            return await _entries(connection, table, after)

    async def listed(self, statuses: list[str], limit: int) -> list[TableHead]:
        """The tables that everybody may find, newest change first."""
        return await self._heads(HEADS.where(tables.c.listed.is_(True), tables.c.status.in_(statuses)), limit)

    async def tables(self, status: str | None, limit: int, after: tuple[int, str] | None = None) -> list[TableHead]:
        """All tables, newest change first; the next page is ``after`` the ``(changed, id)`` of the last one."""
        query = HEADS if status is None else HEADS.where(tables.c.status == status)
        if after is not None:
            changed, id = after
            query = query.where(or_(tables.c.changed < changed, and_(tables.c.changed == changed, tables.c.id > id)))
        return await self._heads(query, limit)

    async def of_guest(self, guest: str, limit: int) -> list[tuple[TableHead, list[int]]]:
        """The tables where a guest has seats, newest change first, with those seats."""
        seats = select(sitting.c.table_id, sitting.c.seat).where(sitting.c.guest == guest).order_by(sitting.c.seat)
        here = select(sitting.c.table_id).where(sitting.c.guest == guest)
        async with self._reading() as connection:
            found = await connection.execute(HEADS.where(tables.c.id.in_(here)).order_by(*NEWEST_FIRST).limit(limit))
            held = {head.id: (head, list[int]()) for head in (TableHead(*row) for row in found)}
            for table, seat in await connection.execute(seats.where(sitting.c.table_id.in_(list(held)))):
                held[table][1].append(seat)
        return list(held.values())

    async def to_wake(self) -> list[tuple[str, int]]:
        """The tables with something due by themselves, and when: soonest first."""
        query = select(tables.c.id, tables.c.wakes).where(tables.c.wakes.is_not(None))
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(tables.c.wakes, tables.c.id))
            return [(id, wakes) for id, wakes in rows]

    async def record(self, table: str) -> str | None:
        async with self._reading() as connection:
            query = select(records.c.text).where(records.c.table_id == table)
            text: str | None = (await connection.execute(query)).scalar_one_or_none()
            return text

    async def counts(self) -> dict[str, int]:
        """How many tables there are, by status."""
        async with self._reading() as connection:
            rows = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            return {status: int(number) for status, number in rows}

    async def _heads(self, query: Select[Any], limit: int) -> list[TableHead]:
        async with self._reading() as connection:
            return [TableHead(*row) for row in await connection.execute(query.order_by(*NEWEST_FIRST).limit(limit))]

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        if self._closing is not None:
            raise StoreError(CLOSED)
        self._readers += 1
        self._nobody_reads.clear()
        try:
            patience = READ_SECONDS if self._address.is_postgres else None
            async with asyncio.timeout(patience), self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"{self._address} cannot be read: {reason(error)}") from error
        finally:
            self._readers -= 1
            if not self._readers:
                self._nobody_reads.set()


async def _open_for_reading(address: Address) -> Store:
    if address.is_memory:
        raise StoreError("only the server that has it can read it")
    if address.file is not None and not address.file.is_file():
        raise StoreError("there is no such file")
    engine = reading(address)
    try:
        async with engine.connect() as connection:
            await check(connection)
    except BaseException:
        await engine.dispose()
        raise
    return Store(address, engine, None, None)


async def _generation(connection: AsyncConnection, guest: str) -> int:
    query = select(settings.c.value).where(settings.c.name == f"guest:{guest}")
    return int((await connection.execute(query)).scalar_one_or_none() or 0)


async def _head(connection: AsyncConnection, table: str) -> TableHead | None:
    row = (await connection.execute(HEADS.where(tables.c.id == table))).one_or_none()
    return TableHead(*row) if row is not None else None


async def _entries(connection: AsyncConnection, table: str, after: int) -> list[JournalEntry]:
    query = ENTRIES.where(journal.c.table_id == table, journal.c.n > after)
    return [JournalEntry(*row) for row in await connection.execute(query)]
