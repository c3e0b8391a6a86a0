"""A table on a virtual clock: the loop goes straight to whatever is due next.

So how long something takes is exactly what a test says, however slow the machine. Bots think in this process; their
thinking times are invented.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar, cast

from server.registries import GAMES
from xenodeck import bots, games
from xenodeck.server.services import Services
from xenodeck.server.store import Change
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.commands import seating
from xenodeck.server.tables.game_loop import arrivals, progress
from xenodeck.server.tables.model.info import CLOCKS, Seat, TableInfo
from xenodeck.server.tables.table import Table
from xenodeck.server.telemetry.logs import logger
from xenodeck.server.telemetry.metrics import Metrics
from xenodeck.server.workers.bot_service import BotService
from xenodeck.server.workers.pool import TaskTooSlow

T = TypeVar("T")
Cost = Callable[[int], float]  # seconds to choose among so many options

COMMIT = 0.002  # seconds


class _NoWaiting(selectors.DefaultSelector):
    """Instead of waiting it moves the clock on."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.passed += max(timeout, 0.0)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _NoWaiting()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.passed


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


def clock() -> float:
    return asyncio.get_running_loop().time()


class Forgetful:
    """A store that takes its time over a commit and reads nothing back."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    async def commit(self, change: Change) -> None:
        await asyncio.sleep(COMMIT)
        self.changes.append(change)

    async def entries(self, table: str) -> list[Any]:
        return []


class MadeUpPool:
    """Workers who take as long as ``cost`` says for every choice they make; the others wait in line."""

    def __init__(self, workers: int, cost: Cost) -> None:
        self.cost = cost
        self.free = asyncio.Semaphore(workers)

    async def run(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float,
        wall: float | None = None,
        ticket: object = None,
    ) -> T:
        async with self.free:
            took, true = 0.0, bots.advise

            def advise(
                game: Any, state: Any, seat: int, bot: Any, dice: int, memory: int = 0, seconds: float = 0.0
            ) -> Any:
                nonlocal took
                took += self.cost(len(bots.open_options(state, seat)))
                return true(game, state, seat, bots.RandomBot(), dice >> 1)  # which is odd

            bots.advise = advise
            try:
                found = function(*args)
            finally:
                bots.advise = true
            await asyncio.sleep(min(took, seconds))
            if took > seconds:
                raise TaskTooSlow("made up")
            return found


class Listener(Connection):
    """Somebody who notes when what was heard."""

    def __init__(self, viewer: int) -> None:
        super().__init__("127.0.0.1")
        self.viewer = viewer
        self.heard: list[tuple[float, bytes]] = []
        self.news = asyncio.Event()

    def send(self, frame: bytes) -> None:
        self.heard.append((clock(), frame))
        self.news.set()


def find_game(name: str, version: int) -> Any:
    return GAMES[name] if GAMES[name].version == version else games.find(name, version)


def table_of(name: str, seats: list[Seat], cost: Cost, *, workers: int = 2, pace: int = 500, **other: Any) -> Table:
    """A table that has begun; nothing happens there until ``begin``."""
    bot_service = BotService(find=find_game)
    bot_service._bots = cast(Any, MadeUpPool(workers, cost))
    time, game = asyncio.get_running_loop().time, GAMES[name]
    services = Services(
        cast(Any, Forgetful()),
        bot_service,
        cast(Any, None),
        Metrics(),
        logger("test"),
        now=lambda: round(time() * 1000),
    )
    info = TableInfo(
        id="t",
        game=name,
        rules=game.version,
        mode=game.mode(None).id,
        seats=seats,
        created=0,
        pace=pace,
        **{"seed": 1, "clock": CLOCKS["none"], **other},
    )
    table = Table(services, game, info, None)
    seating.start_session(table)
    return table


async def begin(table: Table, *listeners: Listener) -> None:
    for listener in listeners:
        await arrivals.arrive(table, listener)
    async with table.exclusive():
        progress.schedule_next(table)


async def end(table: Table) -> None:
    table.lost = True
    table.shut_down()
    await table.services.close()
