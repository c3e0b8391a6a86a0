"""Housekeeping: tables leave memory and, if the operator says so, the disk; back-ups are restored; a table is ended."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cli.shell import Said, xenodeck
from server.inside import Visitor, server_inside
from server.registries import Stopped, registry_on, seated
from server.stores import entry, fresh, opened
from server.test_floods import begun, until
from xenodeck.server.auth.tokens import ORDER_MS
from xenodeck.server.messages.schemas import ClockWish
from xenodeck.server.store import Change, Store, StoreError
from xenodeck.server.store.copying import copy
from xenodeck.server.tables import registry as registries, retention
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table


def clock_of(registry: Registry) -> Stopped:
    clock = registry.services.now
    assert isinstance(clock, Stopped)
    return clock


async def alone(table: Table) -> None:
    for connection in list(table.audience.connections):
        table.exit(connection)


# -- memory --------------------------------------------------------------------------------------------------------


async def test_a_table_played_by_calendar_leaves_memory_and_is_back_in_time(sqlite_url: str) -> None:
    async with registry_on(sqlite_url) as registry:
        table = await seated(registry, "ufoludki", 2, clock=ClockWish("days"))
        assert table.alarm is not None, "its clock runs"
        await alone(table)
        clock = clock_of(registry)
        clock.ms += registries.IDLE_MS + 1
        assert await registry.sweep(clock.ms - registries.IDLE_MS) == 1
        assert registry.tables == {}
        alarm = registry._alarms[table.info.id]
        due = alarm.when() - asyncio.get_running_loop().time()
        assert 2.9 * 86400 < due < 3 * 86400
        again = await registry.get(table.info.id)  # somebody comes earlier
        assert registry._alarms == {} and again.alarm is not None


async def test_where_something_is_due_soon_a_table_stays(sqlite_url: str) -> None:
    async with registry_on(sqlite_url) as registry:
        table = await seated(registry, "ufoludki", 2, clock=ClockWish("days"))
        await alone(table)
        clock = clock_of(registry)
        clock.ms += 3 * 86_400_000 - registries.FAR_MS + 1
        assert await registry.sweep(clock.ms) == 0 and registry.tables


async def test_a_server_that_starts_leaves_them_where_they_are(sqlite_url: str) -> None:
    async with registry_on(sqlite_url) as registry:
        await seated(registry, "ufoludki", 2, clock=ClockWish("days"))
    async with registry_on(sqlite_url) as registry:
        await registry._wake()
        assert registry.tables == {} and len(registry._alarms) == 1


# -- the disk ------------------------------------------------------------------------------------------------------


async def test_old_tables_go_after_the_days_that_the_operator_says(store_url: str) -> None:
    async with registry_on(store_url) as registry:
        clock, tables = clock_of(registry), [await seated(registry, "ufoludki", 2) for _ in range(3)]
        clock.ms += 40 * retention.DAY_MS
        looked_at = tables[0].info.id
        for table in tables[1:]:
            await alone(table)
        await registry.sweep(clock.ms)
        new = await seated(registry, "ufoludki", 2)
        assert await retention.remove_old(registry, 30, 0) == 0, "none of them is over"
        assert await retention.remove_old(registry, 0, 50) == 0
        assert await retention.remove_old(registry, 0, 30) == 2
        left = {head.id for head in await registry.services.store.tables(None, 10)}
        assert left == {looked_at, new.info.id}, "nor is one taken away where somebody is"
        assert await registry.services.store.entries(tables[1].info.id) == []


# -- back-ups ------------------------------------------------------------------------------------------------------


async def test_a_back_up_has_everything_and_comes_back(store_url: str, tmp_path: Path) -> None:
    async with opened(store_url) as store:
        secret = await store.secret("tokens")
        await store.add_guest("g", "Gus", 1)
        await store.commit(fresh("t"))
        await store.commit(Change("t", entries=[entry(n) for n in range(1, 1201)]))
        rows = await copy(store_url, str(tmp_path / "kept.db"))  # beside the running one
        await store.commit(Change("t", entries=[entry(1201)]))
        assert rows["journal"] == 1200 and rows["tables"] == 1 and rows["guests"] == 1
    target = f"sqlite:///{tmp_path / 'again.db'}"
    await copy(str(tmp_path / "kept.db"), target)
    with pytest.raises(StoreError, match="already"):
        await copy(str(tmp_path / "kept.db"), target)
    async with opened(target) as store:
        assert await store.secret("tokens") == secret
        assert len(await store.entries("t")) == 1200
        assert (await store.guest("g")) is not None
        with pytest.raises(StoreError):  # it is in use
            await copy(str(tmp_path / "kept.db"), target)
    assert (tmp_path / "kept.db").stat().st_mode & 0o077 == 0


async def command(*words: str) -> Said:
    """As at a terminal, on a thread: a command has an event loop of its own."""
    return await asyncio.to_thread(xenodeck, *words)


async def test_the_commands_of_an_operator(tmp_path: Path) -> None:
    file, kept = str(tmp_path / "tables.db"), tmp_path / "kept.db"
    async with opened(file) as store:
        await store.commit(fresh("t"))
        await store.commit(fresh("u"))
        assert (await command("backup", str(kept), "--database", file)).code == 0
        refused = await command("end", "t", "--database", file)
        assert refused.code != 0 and "--server" in refused.err + refused.out
    shown = await command("table", "t", "--database", file)
    assert shown.code == 0 and "entries" in shown.out
    assert (await command("end", "t", "--database", file)).code == 0
    async with opened(file) as store:
        assert [head.id for head in await store.tables(None, 9)] == ["u"]
    assert (await command("backup", str(kept), "--database", file)).code != 0, "nothing is written over"
    assert (await command("restore", str(kept), "--database", file)).code != 0
    assert (await command("restore", str(kept), "--database", str(tmp_path / "new.db"))).code == 0
    store = await Store.open(str(tmp_path / "new.db"), read_only=True)
    try:
        assert {head.id for head in await store.tables(None, 9)} == {"t", "u"}
    finally:
        await store.close()


async def test_an_operator_ends_a_table_of_a_running_server(sqlite_url: str) -> None:
    async with server_inside(sqlite_url, bots=False) as (server, registry, web):
        table, token = await begun(web)
        visitor = Visitor(server, table, token)
        await until(lambda: visitor.has("scene"))
        tokens, now = registry.services.tokens, registry.services.now()

        async def order(text: str, **headers: str) -> int:
            return (await web.post("/api/admin/end", json={"token": text}, headers=headers)).status_code

        good = tokens.order(table, now)
        assert await order("nonsense") == 403
        assert await order(tokens.guest(table)) == 403
        assert await order(tokens.order(table, now - ORDER_MS - 1)) == 403, "too old"
        assert await order(good, **{"X-Forwarded-For": "127.0.0.1"}) == 403, "not through a proxy"
        assert await order(good) == 204
        await until(lambda: visitor.socket.closed)
        assert any(frame.get("code") == "TABLE_CLOSED" for frame in visitor.frames)
        assert (await web.get(f"/api/tables/{table}")).status_code == 404
        assert await order(good) == 404
        await visitor.leave()
