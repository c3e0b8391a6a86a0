"""Back-up and restore: copies every row of a store, as of one moment, into an empty one. A back-up is a SQLite file."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from xenodeck.server.store.address import Address, reading
from xenodeck.server.store.schema import metadata, settings, tables
from xenodeck.server.store.store_errors import StoreError
from xenodeck.server.store.upgrade import check
from xenodeck.server.store.write_access import HOLDER, acquire

MANY = 500  # rows at once


async def copy(source: str, target: str) -> dict[str, int]:
    """Copy ``source``, which may be in use, to ``target``, which must be empty and unused. Returns the number of rows
    of each kind."""
    here, there = Address.of(source), Address.of(target)
    if here.is_memory or there.is_memory:
        raise StoreError("a database in memory has nothing to keep")
    if here.file is not None and not here.file.is_file():
        raise StoreError(f"{here}: there is no such file")
    authority = await acquire(there)
    engine = reading(here)
    try:
        async with engine.connect() as old, authority.begin() as new:
            await check(old)
            if (await new.execute(select(func.count()).select_from(tables))).scalar_one():
                raise StoreError(f"{there} has tables already: nothing is written over them")
            await new.execute(settings.delete().where(settings.c.name != HOLDER))
            return {table.name: await copy_rows(old, new, table) for table in metadata.sorted_tables}
    finally:
        await engine.dispose()
        await authority.close()


async def copy_rows(old: AsyncConnection, new: AsyncConnection, table: Any) -> int:
    many = 0
    rows: list[dict[str, Any]] = []
    query = select(table).where(settings.c.name != HOLDER) if table is settings else select(table)
    async for row in await old.stream(query):
        rows.append(dict(row._mapping))
        many += 1
        if len(rows) == MANY:
            await new.execute(insert(table), rows)
            rows = []
    if rows:
        await new.execute(insert(table), rows)
    return many
