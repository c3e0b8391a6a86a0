"""What every table needs of the server around it: the store, the bot service, the clock, the metrics."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, TypeVar

from xenodeck.core.errors import GameError
from xenodeck.server.auth.tokens import Tokens
from xenodeck.server.limits.rate_limiter import RateLimiter
from xenodeck.server.network.round_trips import RoundTripLookup, round_trip_of
from xenodeck.server.response_cache import ResponseCache
from xenodeck.server.store import Store
from xenodeck.server.telemetry.logs import Logger
from xenodeck.server.telemetry.metrics import Metrics
from xenodeck.server.workers.bot_service import BotService
from xenodeck.server.workers.fair_queue import FairQueue

T = TypeVar("T")


def wall_ms() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Services:
    store: Store
    bot_service: BotService
    tokens: Tokens
    metrics: Metrics
    log: Logger
    now: Callable[[], int] = wall_ms
    absent_ms: int = 60_000  # away for this long while others are connected: a bot takes over the seat
    pause_ms: int = 8_000  # between two rounds, where people play
    window_ms: int = 4_000  # a secret window, where people who are there could be asked
    countdown_ms: int = 3_000  # before a table in real time goes on, where people play
    snapshot_every: int = 50  # entries of the journal
    bot_tables: int = 4  # of one account at once, with bots only
    round_trips: RoundTripLookup = round_trip_of  # looks up the round trips of connections
    limits: RateLimiter = field(default_factory=RateLimiter)  # to which tables in real time are charged
    computed: Callable[[], float] = time.thread_time  # seconds of computing time of this thread
    replays: ResponseCache = field(default_factory=ResponseCache)
    slow_answers: FairQueue = field(
        default_factory=lambda: FairQueue(1)
    )  # for answers that take long and keep everybody waiting
    last_move: int = 0  # when anybody last moved
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _answered: set[asyncio.Task[Any]] = field(default_factory=set)  # tasks whose refusals are answered

    def begin(self, work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
        """Run ``work`` as a task. A failure is logged."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        answered = task in self._answered
        self._answered.discard(task)
        if task.cancelled() or (no := task.exception()) is None or getattr(no, "expected", False):
            return
        if not (answered and isinstance(no, GameError)):  # a refusal that was answered is no failure
            self.log.error("task_failed", task=task.get_name(), exc_info=no)

    async def run_to_end(self, work: Coroutine[Any, Any, T], name: str) -> T:
        """Wait for ``work``, which runs to its end even if the caller is cancelled."""
        task = self.begin(work, name)
        self._answered.add(task)
        return await asyncio.shield(task)

    async def in_thread(self, function: Callable[..., T], *args: object) -> T:
        """Run slow work in a thread, for example hashing a pass phrase."""
        return await asyncio.to_thread(function, *args)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
