"""A table that cannot be opened harms no other: not in a list, not when the server starts, not when it tidies up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from server.registries import look_on, registry_on, seated
from xenodeck.cli.output.table_data import table_data
from xenodeck.core.records import snapshot
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.server_words import ServerWords
from xenodeck.server.store import Change, GuestRow
from xenodeck.server.tables.commands import creating
from xenodeck.server.tables.queries import listing
from xenodeck.server.tables.registry import BrokenTable, Registry
from xenodeck.server.tables.table import Table


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[Registry]:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        yield registry


async def two(registry: Registry, **wish: Any) -> tuple[Table, Table]:
    return (
        await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), listed=True, **wish),
        await seated(registry, "ufoludki", 2, begin=Beginning(seed=2), listed=True, **wish),
    )


async def spoil(registry: Registry, table: Table, how: str) -> None:
    """What no server of ours has written is in the store now, and the table in memory is gone."""
    info = table.info.id
    loaded = await registry.services.store.load(info)
    assert loaded is not None
    assert loaded.snapshot is not None
    head, (n, _) = loaded.head, loaded.snapshot
    change = {
        "game": Change(
            info, msgspec.structs.replace(head, doc=head.doc.replace('"game":"ufoludki"', '"game":"chess"'))
        ),
        "doc": Change(info, msgspec.structs.replace(head, doc="{}")),
        "snapshot": Change(info, head, snapshot=(n, "{}")),
    }[how]
    await registry.services.store.commit(change)
    table.shut_down()
    table.lost = True
    registry.forget(table)


async def me(registry: Registry) -> GuestRow:
    guest = await registry.services.store.guest("g")
    assert guest is not None
    return guest


@pytest.mark.parametrize("how", ["game", "doc", "snapshot"])
async def test_it_is_told_in_words_and_the_other_tables_are_listed(registry: Registry, how: str) -> None:
    good, bad = await two(registry)
    await spoil(registry, bad, how)
    with capture_logs() as log, pytest.raises(BrokenTable):
        await registry.get(bad.info.id)
    assert [line["event"] for line in log] == ["table_broken"]
    for language in ("en", "pl"):
        assert ServerWords.of(language).has("refusals", BrokenTable().code)
    for _ in range(2):
        mine = await listing.mine(registry, await me(registry))
        assert {(one.table.id, one.broken) for one in mine} == {(good.info.id, False), (bad.info.id, True)}
        assert [one.id for one in await listing.listed(registry, None)] == [good.info.id]


async def test_a_list_meets_it_first_and_still_lists_the_others(registry: Registry) -> None:
    """Before anybody has tried to open it."""
    good, bad = await two(registry)
    await spoil(registry, bad, "doc")
    assert bad.info.id not in registry.broken
    with capture_logs() as log:
        for status in (None, "running"):
            assert [one.id for one in await listing.listed(registry, status)] == [good.info.id]
    assert [line["event"] for line in log] == ["table_broken"], "noted once"


async def test_a_list_finds_out_by_itself_where_it_has_to_open_a_table(registry: Registry) -> None:
    """Kept by a server that did not note who is asked, and then something went wrong."""
    good, bad = await two(registry)
    await spoil(registry, bad, "snapshot")
    head = await registry.services.store.head(bad.info.id)
    assert head is not None
    doc = msgspec.json.decode(head.doc)
    del doc["waiting"]
    old = msgspec.structs.replace(head, doc=msgspec.json.encode(doc).decode())
    await registry.services.store.commit(Change(bad.info.id, old))
    mine = await listing.mine(registry, await me(registry))
    assert {(one.table.id, one.broken) for one in mine} == {(good.info.id, False), (bad.info.id, True)}


async def test_a_table_of_an_older_server_still_says_whose_turn_it_is(registry: Registry) -> None:
    table, _ = await two(registry)
    head = await registry.services.store.head(table.info.id)
    assert head is not None
    doc = msgspec.json.decode(head.doc)
    assert doc.pop("waiting")
    old = msgspec.structs.replace(head, doc=msgspec.json.encode(doc).decode())
    await registry.services.store.commit(Change(table.info.id, old))
    table.shut_down()
    table.lost = True
    assert [one.asked for one in await listing.mine(registry, await me(registry))] == [True, True]


async def test_a_table_with_a_seed_below_nothing_from_an_older_server_opens(registry: Registry) -> None:
    table, _ = await two(registry)
    table.info.seed = -5
    async with table.exclusive():
        await table.commit()
    table.shut_down()
    table.lost = True
    again = await registry.get(table.info.id)
    assert again.ask(0) or again.ask(1)
    await look_on(again, 0)


async def test_the_operator_sees_it_in_the_list_of_all_tables(registry: Registry) -> None:
    good, bad = await two(registry)
    await spoil(registry, bad, "doc")
    listed = {head.id: table_data(head) for head in await registry.services.store.tables(None, 10)}
    assert listed[bad.info.id]["seats"] == []
    assert listed[bad.info.id]["status"] == "running"
    assert listed[good.info.id]["seats"] == ["Gus", "Gus 2"]


async def test_the_server_wakes_the_others(registry: Registry) -> None:
    wish = {"seats": [SeatWish("bot")] * 2}
    tables = [await bots_only(registry, **wish) for _ in range(3)]
    await spoil(registry, tables[1], "snapshot")
    for table in (tables[0], tables[2]):
        table.shut_down()
        table.lost = True
        registry.forget(table)
    with capture_logs() as log:
        await registry._wake()
    assert set(registry.tables) == {tables[0].info.id, tables[2].info.id}
    assert {line["event"] for line in log} >= {"table_broken", "table_not_woken", "tables_woken"}


async def bots_only(registry: Registry, seats: list[SeatWish]) -> Table:
    if await registry.services.store.guest("g") is None:
        await registry.services.store.add_guest("g", "Gus", 1)
    made = await creating.create(registry, await me(registry), NewTable("ufoludki", seats, pace=5000))
    return await registry.get(made.table)


async def test_the_sweep_goes_on_past_one_that_cannot_be_written(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await two(registry)
    for table in tables:
        for connection in list(table.audience.connections):
            table.exit(connection)
        table.shut_down()
        table.alarm = None
    bad = tables[0]
    real = snapshot.to_data
    monkeypatch.setattr(registry.services, "snapshot_every", 0)
    monkeypatch.setattr(snapshot, "to_data", lambda session: 1 / 0 if session is bad.session else real(session))
    assert await registry.sweep(registry.services.now()) == 1
    assert tables[1].info.id not in registry.tables
    assert bad.lost
