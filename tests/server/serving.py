"""A real server in a process of its own, and people at its tables over real sockets."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from real_server import PATIENCE, RealServer
from xenodeck.client.api import Api
from xenodeck.client.player import Player
from xenodeck.server.messages.protocol import QuestionScene
from xenodeck.server.messages.schemas import Beginning, ClockWish, Created, Join, NewTable, SeatWish


@dataclass
class Serving(RealServer):
    """Without the page, with the toys: these tests need no built client."""

    def __post_init__(self) -> None:
        self.flags = ("--no-page", "--log-json", *self.flags)
        self.games = self.games or "toys"

    def api(self) -> Api:
        return Api(self.url)


@contextmanager
def serving(folder: Path, *flags: str, database: str = "") -> Iterator[Serving]:
    folder.mkdir(parents=True, exist_ok=True)
    server = Serving(database or f"sqlite:///{folder / 'tables.db'}", folder / "log", flags)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


@dataclass
class Sitting:
    """A table with all its seats taken, and the tokens of the people."""

    api: Api
    table: str
    tokens: dict[int, str]
    guests: dict[int, str]

    @asynccontextmanager
    async def everybody(self, watching: bool = True, **how: Any) -> AsyncIterator[dict[int, Player]]:
        """All people connected, and a spectator as -1."""
        async with AsyncExitStack() as stack:
            seats = {**self.tokens, **({-1: ""} if watching else {})}
            yield {
                seat: await stack.enter_async_context(Player(self.api.socket, self.table, token, **how))
                for seat, token in seats.items()
            }

    def player(self, seat: int, **how: Any) -> Player:
        return Player(self.api.socket, self.table, self.tokens.get(seat, ""), **how)


async def sit_down(
    api: Api,
    game: str,
    people: int,
    bots: int = 0,
    *,
    seed: int | None = None,
    bot: str = "",
    clock: ClockWish | None = None,
    **wish: Any,
) -> Sitting:
    """A table for so many people, who all take their seats; the bots sit behind them."""
    kinds = [SeatWish("me"), *[SeatWish("open")] * (people - 1), *[SeatWish("bot", bot)] * bots]
    host = await api.guest("Host")
    begin = Beginning(seed=seed)
    new = NewTable(game, kinds, clock=clock or ClockWish(), begin=begin, **{"pace": 0, **wish})
    made: Created = await api.table(host.token, new)
    sitting = Sitting(api, made.table, {0: made.you[0].token}, {0: host.token})
    for number in range(1, people):
        guest = await api.guest(f"Guest {number}")
        seated = await api.join(guest.token, made.table, Join(phrase=wish.get("phrase", "")))
        sitting.tokens[seated.seat], sitting.guests[seated.seat] = seated.token, guest.token
    return sitting


def pick(question: QuestionScene, seed: int = 0) -> str:
    """A random answer, the same for the same question."""
    return Random(f"{seed}.{question.ask}").choice(question.options).word


async def everything_is_here(players: dict[int, Player]) -> None:
    """What was sent to them before now has come."""
    for player in players.values():
        await player.ping()


async def whoever_is_asked(players: dict[int, Player]) -> tuple[int, QuestionScene]:
    """Wait until a question is open to one of the seats; there must be one, sooner or later."""
    asking = {asyncio.create_task(p.asked()): seat for seat, p in players.items() if seat >= 0}
    try:
        done, _ = await asyncio.wait(asking, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        task = next(iter(done))
        question = task.result()
        assert question is not None, "the game is over"
        return asking[task], question
    finally:
        for task in asking:
            task.cancel()


async def play_on(player: Player, seed: int = 0, most: int = 10_000) -> int:
    """Answer at random until the game is over or ``most`` answers were given; how many there were."""
    given = 0
    while given < most and not player.over:
        question = await player.asked()
        if question is None:
            break
        await player.move(pick(question, seed), ask=question.ask)
        given += 1
    return given


def log_of(server: Serving) -> str:
    return server.log.read_text()


def file_of(server: Serving) -> Path:
    """Where a server keeps its tables, if it keeps them in a file."""
    assert server.database.startswith("sqlite:///")
    return Path(server.database.removeprefix("sqlite:///"))


def wait_for(condition: Any, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


def numbers(metrics: str, name: str) -> float:
    """The sum over all labels of a metric in Prometheus' text format."""
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? ([0-9.e+-]+)$", metrics, re.M)
    return sum(map(float, found))
