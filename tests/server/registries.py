"""A registry without a network: people are connections that nobody reads, and time stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from xenodeck import games
from xenodeck.server.auth.tokens import Tokens
from xenodeck.server.logs import logger
from xenodeck.server.metrics import Metrics
from xenodeck.server.protocol import Ready
from xenodeck.server.schemas import NewTable, SeatWish
from xenodeck.server.services import Services
from xenodeck.server.store import Store
from xenodeck.server.tables import creating, moves
from xenodeck.server.tables.channel import Connection
from xenodeck.server.tables.progress import arrive
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.bot_service import BotService

GAMES = {**games.found(), **games.found("toys")}


@asynccontextmanager
async def registry_on(url: str, **how: Any) -> AsyncIterator[Registry]:
    store = await Store.open(url)
    tokens = Tokens(await store.secret("tokens"))
    services = Services(store, BotService(), tokens, Metrics(), logger("test"), **{"now": lambda: 1_000_000, **how})
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
    """Everybody is ready; ``name`` tells the requests from those of other pauses."""
    for seat in range(len(table.info.seats)):
        await moves.ready(table, seat, Ready(f"{name}.{seat}"))
    while table.info.pause is not None:
        await asyncio.sleep(0)
    async with table.settled():
        pass  # and it is kept


def drained(connection: Connection) -> list[bytes | None]:
    """What was sent since the last time."""
    found: list[bytes | None] = []
    while not connection.queue.empty():
        found.append(connection.queue.get_nowait())
    return found
