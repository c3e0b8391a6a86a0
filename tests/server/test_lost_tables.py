"""A table that is lost comes back by itself: bots go on with nobody there, and clocks go on for those who were."""

from __future__ import annotations

import asyncio
import doctest
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from server.registries import look_on, registry_on, seated
from server.test_worker_pool import until
from xenodeck.core.definition.game import Game
from xenodeck.core.rules.engine import open_options
from xenodeck.core.rules.state import State
from xenodeck.server.messages.protocol import Move
from xenodeck.server.messages.schemas import Beginning, ClockWish, NewTable, SeatWish
from xenodeck.server.store import Change, Store, StoreError
from xenodeck.server.tables import registry as registries
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.game_loop import arrivals, progress
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.queries import archive
from xenodeck.server.tables.registry import RETURN_MS, Registry
from xenodeck.server.tables.table import Table, TableLost
from xenodeck.server.workers.bot_service import BotMove, BotService

SECOND = 1000


class Trouble:
    """The store takes no change while ``on``."""

    def __init__(self) -> None:
        self.on = False
        self.refused = 0


class Clock:
    def __init__(self) -> None:
        self.ms = 1_000_000


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> Trouble:
    state, real = Trouble(), Store.commit

    async def commit(store: Store, change: Change) -> None:
        if state.on:
            state.refused += 1
            raise StoreError("planted")
        await real(store, change)

    async def decide(_: BotService, game: Game, session_state: State, seat: int, *more: Any) -> BotMove:
        return BotMove(open_options(session_state, seat)[:1])

    monkeypatch.setattr(Store, "commit", commit)
    monkeypatch.setattr(BotService, "decide", decide)
    return state


@pytest.fixture
async def registry(tmp_path: Path, clock: Clock, trouble: Trouble) -> AsyncIterator[Registry]:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: clock.ms) as registry:
        yield registry


async def back(registry: Registry, table: Table, condition: Callable[[Table], object] = bool) -> Table:
    """The table that came instead of ``table``."""

    def there() -> bool:
        found = registry.tables.get(table.info.id)
        return found is not None and found is not table and not found.lost and bool(condition(found))

    await until(there)
    return registry.tables[table.info.id]


async def fail_to_move(table: Table, trouble: Trouble) -> int:
    """Whoever is asked moves, and that cannot be committed."""
    session = moves.session_of(table)
    seat = session.waiting()[0]
    question = session.view(seat).question
    assert question is not None
    trouble.on = True
    with pytest.raises(TableLost):
        await moves.move(table, seat, Move("m", table.ask(seat), question.options[0].word))
    trouble.on = False
    return seat


# -- what goes on by itself ----------------------------------------------------------------------------------------


async def test_bots_go_on_with_nobody_there_when_the_store_works_again(registry: Registry, trouble: Trouble) -> None:
    await registry.services.store.add_guest("g", "Gus", 1)
    guest = await registry.services.store.guest("g")
    assert guest is not None
    made = await creating.create(registry, guest, NewTable("ufoludki", [SeatWish("bot")] * 3, pace=0))
    table = registry.tables[made.table]
    trouble.on = True
    await until(lambda: trouble.refused >= 3)
    trouble.on = False
    await until(lambda: (registry._agreed(made.table) or table.info).status == OVER)
    assert "winners" in await archive.record_of(registry, await registry.info(made.table))


async def test_a_store_that_keeps_failing_is_not_asked_faster_and_faster(registry: Registry, trouble: Trouble) -> None:
    await registry.services.store.add_guest("g", "Gus", 1)
    guest = await registry.services.store.guest("g")
    assert guest is not None
    made = await creating.create(registry, guest, NewTable("ufoludki", [SeatWish("bot")] * 3, pace=0))
    trouble.on = True
    await until(lambda: trouble.refused >= 3)
    assert registry._lost[made.table].losses >= 3 or registry.tables[made.table].journal.losses >= 3
    trouble.on = False
    await until(lambda: not registry.tables[made.table].lost and registry.tables[made.table].journal.losses == 0)


def test_the_pauses_grow_up_to_the_longest() -> None:
    result = doctest.testmod(sys.modules[registries.__name__])
    assert result.attempted
    assert not result.failed


async def test_a_table_played_by_calendar_goes_on_with_nobody_there(
    registry: Registry, trouble: Trouble, clock: Clock
) -> None:
    days = ClockWish("days")
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), clock=days)
    for connection in list(table.audience.connections):
        await arrivals.depart(table, connection)
    clock.ms += 4 * 86_400 * SECOND
    trouble.on = True
    await progress.run_due(table)
    assert table.lost
    trouble.on = False
    await back(registry, table, lambda found: found.info.moves == 1 and found.alarm is not None)


async def test_a_table_that_was_never_kept_or_is_over_is_not_brought_back(registry: Registry, trouble: Trouble) -> None:
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1))
    trouble.on = True
    with pytest.raises(TableLost):
        await seated(registry, "ufoludki", 2)
    trouble.on = False
    assert registry._returning == set()
    await registry.services.store.remove(table.info.id)
    table.lose(ValueError("planted"))
    await until(lambda: registry._returning == set())
    assert registry._lost == {}


# -- clocks --------------------------------------------------------------------------------------------------------


async def test_time_that_was_used_is_not_given_back(registry: Registry, trouble: Trouble, clock: Clock) -> None:
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    clock.ms += 7 * SECOND
    seat = await fail_to_move(table, trouble)
    again = await back(registry, table)
    assert again.clocks.times.move[seat] == 13 * SECOND
    assert again.clocks.next_due() == clock.ms + (13 + 60) * SECOND, "it runs while they are on their way back"
    clock.ms += 2 * SECOND
    await look_on(again, seat)
    clock.ms += 2 * SECOND
    assert again.clocks.kept(clock.ms).move[seat] == 9 * SECOND


async def test_whoever_does_not_come_back_loses_no_more_than_that(
    registry: Registry, trouble: Trouble, clock: Clock
) -> None:
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    seat = await fail_to_move(table, trouble)
    again = await back(registry, table)
    clock.ms += RETURN_MS
    await progress.run_due(again)
    assert again.clocks.next_due() is None
    clock.ms += 500 * SECOND
    await progress.run_due(again)
    assert again.clocks.kept(clock.ms).move[seat] == 20 * SECOND - RETURN_MS
    assert again.alarm is None


async def test_at_a_table_that_all_had_left_no_clock_begins_to_run(registry: Registry, clock: Clock) -> None:
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    clock.ms += 5 * SECOND
    for connection in list(table.audience.connections):
        await arrivals.depart(table, connection)
    clock.ms += 100 * SECOND
    table.lose(ValueError("planted"))
    again = await back(registry, table)
    assert again.clocks.next_due() is None
    seat = moves.session_of(again).waiting()[0]
    assert again.clocks.times.move[seat] == 15 * SECOND


async def test_a_clock_stopped_by_a_move_that_never_came_to_be_runs_on(
    registry: Registry, trouble: Trouble, clock: Clock
) -> None:
    """What the clocks showed with that move made is forgotten with it."""
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    clock.ms += 25 * SECOND
    seat = await fail_to_move(table, trouble)
    again = await back(registry, table)
    kept = again.clocks.kept(clock.ms)
    assert (kept.move[seat], kept.bank[seat]) == (0, 55 * SECOND)
    assert kept.bank[1 - seat] == 60 * SECOND
    assert list(again.clocks.since) == [seat]


async def test_a_table_in_memory_is_brought_back_once(registry: Registry, trouble: Trouble) -> None:
    table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1))
    await fail_to_move(table, trouble)
    found = await asyncio.gather(*(registry.get(table.info.id) for _ in range(5)))
    await until(lambda: registry._returning == set())
    assert {id(one) for one in found} == {id(registry.tables[table.info.id])}


async def test_a_server_that_is_stopped_while_it_starts_complains_of_no_table(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are brought back at the next start."""
    async with registry_on(sqlite_url) as registry:

        async def known() -> list[tuple[str, int]]:
            await registry.close()
            return [("abcd-efgh-jkmn", 0)] * 3

        monkeypatch.setattr(registry.services.store, "to_wake", known)
        with capture_logs() as log:
            await registry._wake()
        assert [line for line in log if line["log_level"] == "error"] == []
