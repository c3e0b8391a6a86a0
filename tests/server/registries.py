"""A registry without a network: people are connections that nobody reads, and time stands still until it is moved."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from effort import some
from xenodeck import games
from xenodeck.server.auth.tokens import Tokens
from xenodeck.server.messages.protocol import Ack, Move, Ready
from xenodeck.server.messages.schemas import NewTable, SeatWish
from xenodeck.server.services import Services
from xenodeck.server.store import Store
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.game_loop import progress, window_times
from xenodeck.server.tables.game_loop.arrivals import arrive
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table
from xenodeck.server.telemetry.logs import logger
from xenodeck.server.telemetry.metrics import Metrics
from xenodeck.server.workers.bot_service import BotService

TOYS = games.found("toys")  # each toy shows something that games may do; each of the many is tried less
GAMES = {**games.found(), **TOYS}
# Laws about what is hidden try these toys in the gate and all in ``make prove``: answers in secret, secret windows,
# what only some are told, places that forget, everybody at their own pace. The others stand for something else.
HIDING = ("auction", "veil", "oracle", "pairs", "scramble")
WITH_SECRETS = some(sorted(GAMES), *games.found(), *HIDING)
IN_TURNS = [name for name in WITH_SECRETS if not GAMES[name].modes[0].tick_ms]


class Stopped:
    """A clock that goes when it is told to."""

    def __init__(self, ms: int = 1_000_000) -> None:
        self.ms = ms

    def __call__(self) -> int:
        return self.ms


@asynccontextmanager
async def registry_on(url: str, **how: Any) -> AsyncIterator[Registry]:
    store = await Store.open(url)
    tokens = Tokens(await store.secret("tokens"))
    given = {"now": Stopped(), "computed": lambda: 0.0, **how}  # on a clock that stands still nobody could pay
    services = Services(store, BotService(), tokens, Metrics(), logger("test"), **given)
    registry = Registry(services)
    try:
        yield registry
    finally:
        await registry.close()
        await services.close()
        await services.bot_service.close()
        await store.close()


async def seated(registry: Registry, game: str, seats: int, **wish: Any) -> Table:
    """A table where one guest sits on every seat, connected to each, and a spectator."""
    if await registry.services.store.guest("g") is None:
        await registry.services.store.add_guest("g", "Gus", 1)
    guest = await registry.services.store.guest("g")
    assert guest is not None
    made = await creating.create(registry, guest, NewTable(game, [SeatWish("me")] * seats, **wish))
    table = await registry.get(made.table)
    for seat in (*range(seats), -1):
        await look_on(table, seat)
    return table


async def look_on(table: Table, viewer: int) -> Connection:
    connection = Connection("127.0.0.1")
    connection.viewer = viewer
    await arrive(table, connection)
    return connection


async def rest_is_over(table: Table, name: str) -> None:
    """All whom it waits for are ready, or its time is over; ``name`` tells the requests from those of other pauses."""
    waited_for = table.scene(-1, "en")["pause"]["waits_for"]
    for seat in waited_for:
        await moves.ready(table, seat, Ready(f"{name}.{seat}"))
    if not waited_for:
        assert table.info.pause is not None
        await later(table, table.info.pause.due - table.services.now())
    while table.info.pause is not None and table.info.pause.ready:
        await asyncio.sleep(0)
    await looked(table)
    async with table.committed():
        pass  # and it is kept


async def looked(table: Table) -> None:
    """Let a pause for looking, or a countdown, pass."""
    while (halt := table.standstill.linger or table.standstill.halt) is not None:
        assert halt.due, "nobody is there"
        await later(table, max(halt.due - table.services.now(), 0))


async def later(table: Table, ms: int) -> None:
    """Let so much time pass; the table does what is due."""
    clock = table.services.now
    assert isinstance(clock, Stopped)
    clock.ms += ms
    await progress.run_due(table)


async def ticks(table: Table, many: int = 1) -> None:
    """So many ticks pass at a table in real time, with what is in its inbox."""
    for _ in range(many):
        await later(table, moves.session_of(table).setup.tick_ms)


async def moved(table: Table, seat: int, message: Move, comp: int = 0) -> Ack:
    """Make a whole move: in real time ticks pass until it is decided."""
    moving = asyncio.create_task(moves.move(table, seat, message, comp))
    while not moving.done():
        if table.inbox.find(seat, message.id) is not None and not table.lock.locked():
            await ticks(table)
            await asyncio.sleep(0)
        else:  # the table or the store is at work, which spinning would only slow down
            await asyncio.wait([moving], timeout=0.001)
    return await moving


async def shut_window(table: Table) -> None:
    """The secret window that is open has had its time."""
    opening = window_times.open_window(table)
    assert opening is not None
    opening.length = 0
    await progress.run_due(table)


async def past_windows(table: Table, chance: Random, number: int) -> None:
    """Some of those who are asked in secret answer, and the window shuts; as often as there is one."""
    session = moves.session_of(table)
    while (window := session.window) is not None:
        for seat in list(window.asked):
            question = session.view(seat).question
            if question is not None and chance.random() < 0.6:
                word = chance.choice(question.options).word
                await moves.move(table, seat, Move(f"s{number}.{seat}.{session.moves}", table.ask(seat), word))
        await shut_window(table)


def drained(connection: Connection) -> list[bytes | None]:
    """What was sent since the last time."""
    found: list[bytes | None] = []
    while not connection.queue.empty():
        found.append(connection.queue.get_nowait())
    return found
