"""A table that is lost comes back by itself: bots go on with nobody there, and clocks go on for those who were."""

from __future__ import annotations

import asyncio
import doctest
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from server.halls import hall_on, look_on, seated
from server.test_crew import until
from xenodeck.core.engine import open_options
from xenodeck.core.game import Game
from xenodeck.core.state import State
from xenodeck.server import archive, conduct, creating, moves
from xenodeck.server import hall as halls
from xenodeck.server.hall import RETURN_MS, Hall
from xenodeck.server.room import OVER
from xenodeck.server.shapes import Beginning, ClockWish, NewTable, SeatWish
from xenodeck.server.store import Change, Store, StoreError
from xenodeck.server.table import Table, TableLost
from xenodeck.server.thinkers import Decision, Thinkers
from xenodeck.server.wire import Move

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

    async def decide(_: Thinkers, game: Game, match_state: State, seat: int, *more: Any) -> Decision:
        return Decision(open_options(match_state, seat)[:1])

    monkeypatch.setattr(Store, "commit", commit)
    monkeypatch.setattr(Thinkers, "decide", decide)
    return state


@pytest.fixture
async def hall(tmp_path: Path, clock: Clock, trouble: Trouble) -> AsyncIterator[Hall]:
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: clock.ms) as hall:
        yield hall


async def back(hall: Hall, table: Table, condition: Callable[[Table], object] = bool) -> Table:
    """The table that came instead of ``table``."""

    def there() -> bool:
        found = hall.tables.get(table.room.id)
        return found is not None and found is not table and not found.lost and bool(condition(found))

    await until(there)
    return hall.tables[table.room.id]


async def fail_to_move(table: Table, trouble: Trouble) -> int:
    """Whoever is asked moves, and that cannot be committed."""
    match = moves.match_of(table)
    seat = match.waiting()[0]
    question = match.view(seat).question
    assert question is not None
    trouble.on = True
    with pytest.raises(TableLost):
        await moves.move(table, seat, Move("m", table.ask(seat), question.options[0].word))
    trouble.on = False
    return seat


# -- what goes on by itself ----------------------------------------------------------------------------------------


async def test_bots_go_on_with_nobody_there_when_the_store_works_again(hall: Hall, trouble: Trouble) -> None:
    await hall.house.store.add_guest("g", "Gus", 1)
    guest = await hall.house.store.guest("g")
    assert guest is not None
    made = await creating.create(hall, guest, NewTable("ufoludki", [SeatWish("bot")] * 3, pace=0))
    table = hall.tables[made.table]
    trouble.on = True
    await until(lambda: trouble.refused >= 3)
    trouble.on = False
    await until(lambda: (hall._agreed(made.table) or table.room).status == OVER)
    assert "winners" in await archive.record_of(hall, await hall.room(made.table))


async def test_a_store_that_keeps_failing_is_not_asked_faster_and_faster(hall: Hall, trouble: Trouble) -> None:
    await hall.house.store.add_guest("g", "Gus", 1)
    guest = await hall.house.store.guest("g")
    assert guest is not None
    made = await creating.create(hall, guest, NewTable("ufoludki", [SeatWish("bot")] * 3, pace=0))
    trouble.on = True
    await until(lambda: trouble.refused >= 3)
    assert hall._lost[made.table].losses >= 3 or hall.tables[made.table].losses >= 3
    trouble.on = False
    await until(lambda: not hall.tables[made.table].lost and hall.tables[made.table].losses == 0)


def test_the_pauses_grow_up_to_the_longest() -> None:
    result = doctest.testmod(sys.modules[halls.__name__])
    assert result.attempted
    assert not result.failed


async def test_a_table_played_by_calendar_goes_on_with_nobody_there(hall: Hall, trouble: Trouble, clock: Clock) -> None:
    days = ClockWish("days")
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1), clock=days)
    for connection in list(table.connections):
        await conduct.depart(table, connection)
    clock.ms += 4 * 86_400 * SECOND
    trouble.on = True
    await conduct.wake(table)
    assert table.lost
    trouble.on = False
    await back(hall, table, lambda found: found.room.moves == 1 and found.timer is not None)


async def test_a_table_that_was_never_kept_or_is_over_is_not_brought_back(hall: Hall, trouble: Trouble) -> None:
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1))
    trouble.on = True
    with pytest.raises(TableLost):
        await seated(hall, "ufoludki", 2)
    trouble.on = False
    assert hall._returning == set()
    await hall.house.store.remove(table.room.id)
    table.lose(ValueError("planted"))
    await until(lambda: hall._returning == set())
    assert hall._lost == {}


# -- clocks --------------------------------------------------------------------------------------------------------


async def test_time_that_was_used_is_not_given_back(hall: Hall, trouble: Trouble, clock: Clock) -> None:
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    clock.ms += 7 * SECOND
    seat = await fail_to_move(table, trouble)
    again = await back(hall, table)
    assert again.clocks.times.move[seat] == 13 * SECOND
    assert again.clocks.next_due() == clock.ms + (13 + 60) * SECOND, "it runs while they are on their way back"
    clock.ms += 2 * SECOND
    await look_on(again, seat)
    clock.ms += 2 * SECOND
    assert again.clocks.kept(clock.ms).move[seat] == 9 * SECOND


async def test_whoever_does_not_come_back_loses_no_more_than_that(hall: Hall, trouble: Trouble, clock: Clock) -> None:
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    seat = await fail_to_move(table, trouble)
    again = await back(hall, table)
    clock.ms += RETURN_MS
    await conduct.wake(again)
    assert again.clocks.next_due() is None
    clock.ms += 500 * SECOND
    await conduct.wake(again)
    assert again.clocks.kept(clock.ms).move[seat] == 20 * SECOND - RETURN_MS
    assert again.timer is None


async def test_at_a_table_that_all_had_left_no_clock_begins_to_run(hall: Hall, clock: Clock) -> None:
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    clock.ms += 5 * SECOND
    for connection in list(table.connections):
        await conduct.depart(table, connection)
    clock.ms += 100 * SECOND
    table.lose(ValueError("planted"))
    again = await back(hall, table)
    assert again.clocks.next_due() is None
    seat = moves.match_of(again).waiting()[0]
    assert again.clocks.times.move[seat] == 15 * SECOND


async def test_a_clock_stopped_by_a_move_that_never_came_to_be_runs_on(
    hall: Hall, trouble: Trouble, clock: Clock
) -> None:
    """What the clocks showed with that move made is forgotten with it."""
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=20, bank=60))
    clock.ms += 25 * SECOND
    seat = await fail_to_move(table, trouble)
    again = await back(hall, table)
    kept = again.clocks.kept(clock.ms)
    assert (kept.move[seat], kept.bank[seat]) == (0, 55 * SECOND)
    assert kept.bank[1 - seat] == 60 * SECOND
    assert list(again.clocks.since) == [seat]


async def test_a_table_in_memory_is_brought_back_once(hall: Hall, trouble: Trouble) -> None:
    table = await seated(hall, "ufoludki", 2, begin=Beginning(seed=1))
    await fail_to_move(table, trouble)
    found = await asyncio.gather(*(hall.get(table.room.id) for _ in range(5)))
    await until(lambda: hall._returning == set())
    assert {id(one) for one in found} == {id(hall.tables[table.room.id])}
