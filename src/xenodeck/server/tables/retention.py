"""Removes old tables: finished ones after so many days, and unfinished ones that nobody uses."""

from __future__ import annotations

import asyncio

from xenodeck.server.messages.protocol import Bye
from xenodeck.server.store import StoreError
from xenodeck.server.tables.registry import Registry

DAY_MS = 24 * 3600 * 1000
EVERY_SECONDS = 3600.0
AT_ONCE = 50


async def remove_regularly(registry: Registry, over_days: int, idle_days: int) -> None:
    """Remove old tables as long as the server runs. 0 days: keep them for ever."""
    if not over_days and not idle_days:
        return
    while True:
        try:
            gone = await remove_old(registry, over_days, idle_days)
            registry.services.log.info("tables_removed", count=gone)
        except StoreError as no:
            registry.services.log.warning("tables_not_removed", why=str(no))
        await asyncio.sleep(EVERY_SECONDS)


async def remove_old(registry: Registry, over_days: int, idle_days: int) -> int:
    """Remove old tables, and return how many. A table that somebody looks at stays."""
    now, gone = registry.services.now(), 0
    before = [now - days * DAY_MS if days else 0 for days in (over_days, idle_days)]
    while True:
        found = await registry.services.store.unused(before[0], before[1], AT_ONCE)
        removed = [table for table in found if await remove(registry, table, only_unused=True)]
        gone += len(removed)
        if len(found) < AT_ONCE or not removed:
            return gone
        await asyncio.sleep(0)


async def remove(registry: Registry, table_id: str, only_unused: bool = False) -> bool:
    """Remove a table with everything that belongs to it, and disconnect its viewers. False: it is in use."""
    table = registry.tables.get(table_id)
    if table is None:
        await registry.services.store.remove(table_id)
        return True
    async with table.lock:
        if only_unused and table.audience.connections:
            return False
        await registry.services.store.remove(table_id)
        table.lost = True
        table.shut_down(Bye("TABLE_CLOSED", "This table was closed."))
        registry.forget(table)
    return True
