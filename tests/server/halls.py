"""A hall without a network: people are connections that nobody reads, and time stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from xenodeck import games
from xenodeck.server import creating, moves
from xenodeck.server.channel import Connection
from xenodeck.server.conduct import arrive
from xenodeck.server.hall import Hall
from xenodeck.server.house import House
from xenodeck.server.logs import logger
from xenodeck.server.metrics import Metrics
from xenodeck.server.shapes import NewTable, SeatWish
from xenodeck.server.store import Store
from xenodeck.server.table import Table
from xenodeck.server.thinkers import Thinkers
from xenodeck.server.tokens import Tokens
from xenodeck.server.wire import Ready

GAMES = {**games.found(), **games.found("toys")}


@asynccontextmanager
async def hall_on(url: str, **how: Any) -> AsyncIterator[Hall]:
    store = await Store.open(url)
    tokens = Tokens(await store.secret("tokens"))
    house = House(store, Thinkers(), tokens, Metrics(), logger("test"), **{"now": lambda: 1_000_000, **how})
    hall = Hall(house)
    try:
        yield hall
    finally:
        await hall.close()
        await house.close()
        await house.thinkers.close()
        await store.close()


async def seated(hall: Hall, game: str, seats: int, **wish: Any) -> Table:
    """A table where one guest sits on every seat, connected to each, and a spectator."""
    if await hall.house.store.guest("g") is None:
        await hall.house.store.add_guest("g", "Gus", 1)
    guest = await hall.house.store.guest("g")
    assert guest is not None
    made = await creating.create(hall, guest, NewTable(game, [SeatWish("me")] * seats, **wish))
    table = await hall.get(made.table)
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
    for seat in range(len(table.room.seats)):
        await moves.ready(table, seat, Ready(f"{name}.{seat}"))
    while table.room.pause is not None:
        await asyncio.sleep(0)
    async with table.settled():
        pass  # and it is kept


def drained(connection: Connection) -> list[bytes | None]:
    """What was sent since the last time."""
    found: list[bytes | None] = []
    while not connection.queue.empty():
        found.append(connection.queue.get_nowait())
    return found
