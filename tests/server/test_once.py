"""A request counts once, however many others came in between, and a new one makes no query."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.registries import drained, registry_on, seated
from xenodeck.server.messages.protocol import Back, Move, Say, Undo
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.store import Store
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.persistence import requests
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

REMEMBERED = 5


@pytest.fixture
async def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Registry]:
    monkeypatch.setattr(requests, "KEPT_IDS", REMEMBERED)
    monkeypatch.setattr("xenodeck.server.store.database.RECENT_MOVES", REMEMBERED)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        yield registry


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the store is asked about ids from now on."""
    asked: list[str] = []
    for name in ("move_ids", "has_move"):
        monkeypatch.setattr(Store, name, counted(getattr(Store, name), asked))
    return asked


def counted(real: Any, asked: list[str]) -> Any:
    async def counting(store: Store, *args: Any) -> Any:
        asked.append(real.__name__)
        return await real(store, *args)

    return counting


async def play(table: Table, count: int, name: str) -> list[tuple[int, Move]]:
    """So many moves, by whoever is asked."""
    made = []
    for number in range(count):
        session = moves.session_of(table)
        seat = session.waiting()[0]
        question = session.view(seat).question
        assert question is not None
        move = Move(f"{name}{number}", table.ask(seat), question.options[0].word)
        assert not (await moves.move(table, seat, move)).again
        made.append((seat, move))
    return made


async def many(registry: Registry) -> tuple[Table, list[tuple[int, Move]]]:
    """A table with more moves behind it than ids are remembered."""
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), options={"loot": 1000})
    await moves.say(table, 0, Say("talk", text="hello"))
    return table, await play(table, 3 * REMEMBERED, "m")


async def everything_again(table: Table, made: list[tuple[int, Move]]) -> None:
    """The same requests once more: to their own questions, to the one open now, and those that answer none."""
    session, n, log = moves.session_of(table), table.journal.n, len(moves.session_of(table).log)
    for connection in table.audience.connections:
        drained(connection)
    for seat, move in made:
        assert (await moves.move(table, seat, move)).again
        assert (await moves.move(table, seat, Move(move.id, table.ask(seat), "anything"))).again
        assert (await moves.back(table, seat, Back(move.id, table.ask(seat)))).again
        assert (await moves.undo(table, seat, Undo(move.id))).again
    assert (await moves.say(table, 0, Say("talk", text="hello"))).again
    assert (table.journal.n, len(session.log), len(table.chat.rows)) == (n, log, 1)
    assert not table.lost
    assert [drained(connection) for connection in table.audience.connections] == [[]] * len(table.audience.connections)


async def test_an_id_that_has_left_memory_is_known_by_the_journal(registry: Registry) -> None:
    table, made = await many(registry)
    assert len(table.journal.requests.recent) == REMEMBERED
    await everything_again(table, made)


async def test_it_is_known_after_a_restart_too(registry: Registry) -> None:
    table, made = await many(registry)
    table.shut_down()
    table.lost = True
    again = await registry.get(table.info.id)
    assert again is not table
    await everything_again(again, made)


async def test_a_new_move_costs_no_query(registry: Registry, queries: list[str]) -> None:
    table, _ = await many(registry)
    assert queries == []
    table.shut_down()
    table.lost = True
    again = await registry.get(table.info.id)
    await play(again, 3 * REMEMBERED, "later")
    assert queries == ["move_ids"], "once for each time that it is read from the store"


async def test_the_same_id_of_another_seat_is_another_request(registry: Registry) -> None:
    table, _ = await many(registry)
    for seat in (0, 1):
        assert not (await moves.say(table, seat, Say("twin", text="hi"))).again
    await play(table, 3 * REMEMBERED, "later")
    for seat in (0, 1):
        assert (await moves.say(table, seat, Say("twin", text="hi"))).again
