"""A table that cannot be opened harms no other: not in a list, not when the server starts, not when it tidies up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from server.halls import hall_on, look_on, seated
from xenodeck.cli.serve import table_data
from xenodeck.core import snapshot
from xenodeck.server import creating, listing
from xenodeck.server.hall import BrokenTable, Hall
from xenodeck.server.shapes import Beginning, NewTable, SeatWish
from xenodeck.server.store import Change, Guest
from xenodeck.server.table import Table
from xenodeck.server.words import ServerWords


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}") as hall:
        yield hall


async def two(hall: Hall, **wish: Any) -> tuple[Table, Table]:
    return (
        await seated(hall, "ufoludki", 2, begin=Beginning(seed=1), listed=True, **wish),
        await seated(hall, "ufoludki", 2, begin=Beginning(seed=2), listed=True, **wish),
    )


async def spoil(hall: Hall, table: Table, how: str) -> None:
    """What no server of ours has written is in the store now, and the table in memory is gone."""
    room = table.room.id
    loaded = await hall.house.store.load(room)
    assert loaded is not None
    assert loaded.snapshot is not None
    head, (n, _) = loaded.head, loaded.snapshot
    change = {
        "game": Change(
            room, msgspec.structs.replace(head, doc=head.doc.replace('"game":"ufoludki"', '"game":"chess"'))
        ),
        "doc": Change(room, msgspec.structs.replace(head, doc="{}")),
        "snapshot": Change(room, head, snapshot=(n, "{}")),
    }[how]
    await hall.house.store.commit(change)
    table.put_away()
    table.lost = True
    hall.forget(table)


async def me(hall: Hall) -> Guest:
    guest = await hall.house.store.guest("g")
    assert guest is not None
    return guest


@pytest.mark.parametrize("how", ["game", "doc", "snapshot"])
async def test_it_is_told_in_words_and_the_other_tables_are_listed(hall: Hall, how: str) -> None:
    good, bad = await two(hall)
    await spoil(hall, bad, how)
    with capture_logs() as log, pytest.raises(BrokenTable):
        await hall.get(bad.room.id)
    assert [line["event"] for line in log] == ["table_broken"]
    for language in ("en", "pl"):
        assert ServerWords.of(language).has("refusals", BrokenTable().code)
    for _ in range(2):
        mine = await listing.mine(hall, await me(hall))
        assert {(one.table.id, one.broken) for one in mine} == {(good.room.id, False), (bad.room.id, True)}
        assert [one.id for one in await listing.listed(hall, None)] == [good.room.id]


async def test_a_list_finds_out_by_itself_where_it_has_to_open_a_table(hall: Hall) -> None:
    """Kept by a server that did not note who is asked, and then something went wrong."""
    good, bad = await two(hall)
    await spoil(hall, bad, "snapshot")
    head = await hall.house.store.head(bad.room.id)
    assert head is not None
    doc = msgspec.json.decode(head.doc)
    del doc["waiting"]
    old = msgspec.structs.replace(head, doc=msgspec.json.encode(doc).decode())
    await hall.house.store.commit(Change(bad.room.id, old))
    mine = await listing.mine(hall, await me(hall))
    assert {(one.table.id, one.broken) for one in mine} == {(good.room.id, False), (bad.room.id, True)}


async def test_a_table_of_an_older_server_still_says_whose_turn_it_is(hall: Hall) -> None:
    table, _ = await two(hall)
    head = await hall.house.store.head(table.room.id)
    assert head is not None
    doc = msgspec.json.decode(head.doc)
    assert doc.pop("waiting")
    old = msgspec.structs.replace(head, doc=msgspec.json.encode(doc).decode())
    await hall.house.store.commit(Change(table.room.id, old))
    table.put_away()
    table.lost = True
    assert [one.asked for one in await listing.mine(hall, await me(hall))] == [True, True]


async def test_a_table_with_a_seed_below_nothing_from_an_older_server_opens(hall: Hall) -> None:
    table, _ = await two(hall)
    table.room.seed = -5
    async with table.alone():
        await table.keep()
    table.put_away()
    table.lost = True
    again = await hall.get(table.room.id)
    assert again.ask(0) or again.ask(1)
    await look_on(again, 0)


async def test_the_operator_sees_it_in_the_list_of_all_tables(hall: Hall) -> None:
    good, bad = await two(hall)
    await spoil(hall, bad, "doc")
    listed = {head.id: table_data(head) for head in await hall.house.store.tables(None, 10)}
    assert listed[bad.room.id]["seats"] == []
    assert listed[bad.room.id]["status"] == "running"
    assert listed[good.room.id]["seats"] == ["Gus", "Gus 2"]


async def test_the_server_wakes_the_others(hall: Hall) -> None:
    wish = {"seats": [SeatWish("bot")] * 2}
    tables = [await bots_only(hall, **wish) for _ in range(3)]
    await spoil(hall, tables[1], "snapshot")
    for table in (tables[0], tables[2]):
        table.put_away()
        table.lost = True
        hall.forget(table)
    with capture_logs() as log:
        await hall._wake()
    assert set(hall.tables) == {tables[0].room.id, tables[2].room.id}
    assert {line["event"] for line in log} >= {"table_broken", "table_not_woken", "tables_woken"}


async def bots_only(hall: Hall, seats: list[SeatWish]) -> Table:
    if await hall.house.store.guest("g") is None:
        await hall.house.store.add_guest("g", "Gus", 1)
    made = await creating.create(hall, await me(hall), NewTable("ufoludki", seats, pace=5000))
    return await hall.get(made.table)


async def test_the_sweep_goes_on_past_one_that_cannot_be_written(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = await two(hall)
    for table in tables:
        for connection in list(table.connections):
            table.exit(connection)
        table.put_away()
        table.timer = None
    bad = tables[0]
    real = snapshot.to_data
    monkeypatch.setattr(hall.house, "snapshot_every", 0)
    monkeypatch.setattr(snapshot, "to_data", lambda match: 1 / 0 if match is bad.match else real(match))
    assert await hall.sweep(hall.house.now()) == 1
    assert tables[1].room.id not in hall.tables
    assert bad.lost
