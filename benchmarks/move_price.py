"""``make bench ARGS="--moves"``: what a move costs the server, for each game and mode, in one process without sockets.

Four people and a spectator are connected to one table, and the people answer at random. It counts the work that follows
from a move: the rules, the commit to SQLite, and the frames for all five viewers. Choosing what to play is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from server.registries import (  # noqa: E402
    drained,
    later,
    looked,
    moved,
    registry_on,
    rest_is_over,
    seated,
    shut_window,
)
from xenodeck.core.rules import engine  # noqa: E402
from xenodeck.games import find, found  # noqa: E402
from xenodeck.server.messages.protocol import Move  # noqa: E402
from xenodeck.server.messages.schemas import Beginning  # noqa: E402
from xenodeck.server.tables.commands import moves  # noqa: E402
from xenodeck.server.tables.registry import Registry  # noqa: E402
from xenodeck.server.tables.table import Table  # noqa: E402

T = TypeVar("T")
SEATS = 4


@dataclass
class Price:
    """What the moves of one game and mode cost."""

    game: str
    mode: str
    seats: int
    people: int  # the other seats are automata
    moves: int = 0
    seconds: float = 0.0  # of computing, for all of it
    ticks: int = 0
    tick_seconds: float = 0.0  # the part for ticks for which nobody had sent anything
    frames: int = 0
    bytes: int = 0
    profile: cProfile.Profile | None = None

    @property
    def ms_a_move(self) -> float:
        return 1000 * (self.seconds - self.tick_seconds) / max(self.moves, 1)

    @property
    def us_a_tick(self) -> float:
        return 1e6 * self.tick_seconds / max(self.ticks, 1)

    @property
    def bytes_a_move(self) -> float:
        return self.bytes / max(self.moves, 1)

    @contextmanager
    def counted(self, tick: bool = False) -> Iterator[None]:
        if self.profile is not None:
            self.profile.enable()
        begun = time.process_time()
        try:
            yield
        finally:
            took = time.process_time() - begun
            if self.profile is not None:
                self.profile.disable()
            self.seconds += took
            if tick:
                self.ticks += 1
                self.tick_seconds += took

    def to_data(self) -> dict[str, object]:
        data = {key: value for key, value in vars(self).items() if key != "profile"}
        figures = {"ms_a_move": round(self.ms_a_move, 3), "us_a_tick": round(self.us_a_tick, 1)}
        return {**data, **figures, "bytes_a_move": round(self.bytes_a_move)}


async def counted(price: Price, work: Awaitable[T]) -> T:
    with price.counted():
        return await work


class Play:
    """Game after game at tables of one registry, until ``most`` moves were made."""

    def __init__(self, registry: Registry, price: Price, seed: int) -> None:
        self.registry, self.price = registry, price
        self.dice = Random(f"{price.game} {price.mode} {seed}")
        self.tables = 0
        self.requests = 0

    async def run(self, most: int) -> None:
        while self.price.moves < most:
            table = await self.table()
            while not table.over() and self.price.moves < most:
                await self.step(table)
                self.drain(table)

    async def table(self) -> Table:
        self.tables += 1
        table = await seated(
            self.registry, self.price.game, self.price.people, mode=self.price.mode,
            begin=Beginning(seed=self.dice.randrange(2**32)),
        )  # fmt: skip
        self.drain(table)
        return table

    def drain(self, table: Table) -> None:
        for connection in table.audience.connections:
            for frame in drained(connection):
                if frame is not None:
                    self.price.frames += 1
                    self.price.bytes += len(frame)

    async def step(self, table: Table) -> None:
        """One move of a person who is asked, or what else the table waits for."""
        session = table.running()
        await looked(table)
        if engine.paused(session.state):
            await counted(self.price, rest_is_over(table, f"rest{session.moves}.{self.tables}"))
        elif session.setup.tick_ms:
            await self.live(table)
        elif (asked := self.asked(table)) and (session.window is None or self.dice.random() < 0.6):
            await self.move(table, self.dice.choice(asked))
        else:
            await counted(self.price, shut_window(table))

    def asked(self, table: Table) -> list[int]:
        session = table.running()
        return [seat for seat in range(self.price.seats) if session.view(seat).question is not None]

    async def live(self, table: Table) -> None:
        """In real time: a person sends something and a tick passes, or mostly only a tick passes."""
        asked = self.asked(table)
        if asked and self.dice.random() < 0.1:
            await self.move(table, self.dice.choice(asked))
        else:
            with self.price.counted(tick=True):
                await later(table, table.running().setup.tick_ms)

    async def move(self, table: Table, seat: int) -> None:
        question = table.running().view(seat).question
        assert question is not None
        words = [option.word for option in question.options]
        self.requests += 1
        message = Move(f"m{self.requests}", table.ask(seat), self.dice.choice(words))
        live, before = bool(table.running().setup.tick_ms), table.running().moves
        with self.price.counted():
            await (moved(table, seat, message) if live else moves.move(table, seat, message))
        self.price.moves += table.running().moves - before  # waiting and first parts of moves do not count


async def price_of(game: str, mode: str, most: int, seed: int, profile: cProfile.Profile | None = None) -> Price:
    played = find(game).mode(mode)
    low, high = played.seats
    seats = min(max(SEATS, low), high)
    price = Price(game, mode, seats, seats - len(played.automata))
    with tempfile.TemporaryDirectory() as folder:
        async with registry_on(f"sqlite:///{folder}/tables.db") as registry:
            play = Play(registry, price, seed)
            await play.run(max(most // 10, 5))  # what is computed once for a process is not part of the price
            price = play.price = Price(game, mode, price.seats, price.people, profile=profile)
            await play.run(most)
    return price


def all_modes(wanted: list[str]) -> list[tuple[str, str]]:
    return [
        (game.id, mode.id)
        for game in found().values()
        for mode in game.modes
        if not wanted or game.id in wanted or f"{game.id}:{mode.id}" in wanted
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=[], help="ufoludki, or alieninjas:m1_claim; all of them")
    parser.add_argument("--most", type=int, default=200, help="moves of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", metavar="FILE", help="of the main thread, for pstats")
    options = parser.parse_args()
    profile = cProfile.Profile() if options.profile else None
    wanted = all_modes(options.games)
    prices: list[Price] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("playing", total=len(wanted))
        for game, mode in wanted:
            progress.update(bar, description=f"{game} {mode}")
            prices.append(asyncio.run(price_of(game, mode, options.most, options.seed, profile)))
            progress.advance(bar)
    if options.json:
        print(json.dumps([price.to_data() for price in prices]))
    else:
        show(prices)
    if profile is not None:
        profile.dump_stats(options.profile)


def show(prices: list[Price]) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 120
    table = RichTable(box=None, pad_edge=False, header_style="dim")
    for head in ("game", "mode", "seats", "moves", "ms a move", "µs an empty tick", "bytes a move"):
        table.add_column(head, justify="left" if head in ("game", "mode") else "right")
    for price in prices:
        tick = f"{price.us_a_tick:.0f}" if price.ticks else ""
        figures = f"{price.ms_a_move:.2f}", tick, f"{price.bytes_a_move:,.0f}"
        table.add_row(price.game, price.mode, str(price.seats), str(price.moves), *figures)
    console.print(table)
    worst = max(prices, key=lambda price: price.ms_a_move)
    console.print(f"[dim]A move is dearest in {worst.game} {worst.mode}. Bytes: of the frames for all viewers.[/]")


if __name__ == "__main__":
    main()
