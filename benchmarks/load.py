"""``make load``: the real server with a thousand scripted players on real sockets; from a move to everybody's screen.

Players answer at random, each with one move in five seconds. The server and the players share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import uvloop
from load_report import Phase, Report, put_together, show
from load_server import Server, served
from load_tables import Figures, Plan, Table
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from run import machine

from xenodeck.games import find, found

AT_ONCE = 16  # tables that are seated at the same time
SETTLE_SECONDS = 10.0
BURSTS = 5
BURST_PAUSE = 2.0
AHEAD_SECONDS = 0.6  # for one move at each table
RECONNECT_SECONDS = 10.0

console = Console(highlight=False)
if not console.is_terminal:
    console.width = 120


class Load:
    """One run against one server."""

    def __init__(self, server: Server, plan: Plan, count: int, progress: Progress) -> None:
        self.server = server
        self.plan = plan
        self.progress = progress
        self.tables = [Table(server, plan, number) for number in range(count)]
        self.loop = asyncio.get_running_loop()

    async def seat(self) -> None:
        bar = self.progress.add_task("seating", total=len(self.tables))
        limit = asyncio.Semaphore(AT_ONCE)

        async def seat(table: Table) -> None:
            async with limit:
                await table.gather()
            self.progress.update(bar, advance=1)
            if table.number % 10 == 0:
                self.progress.refresh()

        await asyncio.gather(*(seat(table) for table in self.tables))

    def start(self) -> None:
        """Give each table its slots, spread evenly."""
        begin = self.loop.time() + 0.1
        for table in self.tables:
            due = begin + self.plan.slot * table.number / len(self.tables)
            self.loop.call_at(due, table.keep_pace, due)

    async def phase(self, name: str, during: Callable[[TaskID], Awaitable[None]]) -> Phase:
        """Measure during ``during``."""
        figures = [Figures() for _ in self.tables]
        for table, fresh in zip(self.tables, figures, strict=True):
            table.figures = fresh
        bar = self.progress.add_task(name, total=None)
        before = self.server.usage()
        await during(bar)
        after = self.server.usage()
        await self.settle()
        errors: Counter[str] = Counter()
        for table in self.tables:
            errors.update(table.errors)
            table.errors.clear()
        self.progress.update(bar, total=1, completed=1)
        return Phase(name, put_together(figures), after.at - before.at, before, after, errors)

    async def pass_time(self, bar: TaskID, seconds: float) -> None:
        # refreshed by hand: a thread that refreshes ten times a second would be measured too
        self.progress.update(bar, total=seconds)
        end = self.loop.time() + seconds
        while (left := end - self.loop.time()) > 0:
            self.progress.update(bar, completed=seconds - left)
            self.progress.refresh()
            await asyncio.sleep(min(1.0, left))

    async def settle(self) -> None:
        """Wait until everything that was sent has arrived."""
        for table in self.tables:
            table.paused = True
        deadline = self.loop.time() + SETTLE_SECONDS
        while any(table.flight is not None or table.renewing is not None for table in self.tables):
            if self.loop.time() > deadline:
                for table in self.tables:
                    table.errors["timed out"] += table.flight is not None
                    table.flight = None
                break
            await asyncio.sleep(0.02)
        for table in self.tables:
            table.paused = False

    async def play_ahead(self, bar: TaskID, most: int) -> None:
        """Bring the games to different stages; otherwise all would end at the same time."""
        self.progress.update(bar, total=most)
        ahead = {table.number: self.plan.dice.randrange(most + 1) for table in self.tables}
        for turn in range(most):
            playing = [table for table in self.tables if ahead[table.number] > turn]
            for table in playing:
                table.slot()
                await asyncio.sleep(AHEAD_SECONDS / len(self.tables))
            self.progress.update(bar, completed=turn)
            self.progress.refresh()

    async def burst(self, bar: TaskID) -> None:
        """All who are asked answer at the same moment, a few times."""
        self.progress.update(bar, total=BURSTS)
        for _ in range(BURSTS):
            await self.settle()
            for table in self.tables:
                table.paused = True
            for table in self.tables:
                table.slot()
            await asyncio.sleep(BURST_PAUSE)
            self.progress.update(bar, advance=1)
            self.progress.refresh()

    async def reconnects(self, bar: TaskID) -> None:
        """Every connection breaks once and is made again, while the games go on."""
        seats = [(table, seat) for table in self.tables for seat in table.seats]
        self.plan.dice.shuffle(seats)
        dialling: list[asyncio.Task[None]] = []
        began = self.loop.time()
        self.progress.update(bar, total=len(seats))
        for number, (table, seat) in enumerate(seats):
            await asyncio.sleep(max(0.0, began + RECONNECT_SECONDS * number / len(seats) - self.loop.time()))
            dialling.append(asyncio.create_task(table.dial_again(seat)))
            self.progress.update(bar, completed=number)
        await asyncio.gather(*dialling)

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


async def run(options: argparse.Namespace) -> Report:
    plan = plan_of(options)
    count = max(1, round(options.players / plan.people))
    columns = (TextColumn("{task.description:>12}"), BarColumn(), TimeRemainingColumn())
    quiet = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
    with tempfile.TemporaryDirectory() as folder, quiet as progress:
        where = machine()
        async with served(Path(folder), options.limits) as server:
            empty = server.usage()
            load = Load(server, plan, count, progress)
            await load.seat()
            gc.collect()
            gc.freeze()  # the players stay in memory; scanning them again and again would only cost time
            report = Report(
                where,
                plan.game,
                f"{(await server.api.health()).engine} engine",
                count,
                count * plan.people,
                plan.bots,
                sum(seat.checks for table in load.tables for seat in table.seats),
                options.limits,
                count / plan.slot,
                empty,
                server.usage(),
            )
            await measure(load, report, options)
            health = await server.api.health()
            report.in_memory, report.end = health.tables, server.usage()
            report.complaints = len(server.complaints())
            load.leave()
    return report


async def measure(load: Load, report: Report, options: argparse.Namespace) -> None:
    await load.phase("ahead", lambda bar: load.play_ahead(bar, options.ahead))
    load.start()
    report.phases.append(await load.phase("warm-up", lambda bar: load.pass_time(bar, options.warmup)))
    report.phases.append(await load.phase("measured", lambda bar: load.pass_time(bar, options.seconds)))
    if options.burst:
        report.phases.append(await load.phase("all at once", load.burst))
        report.phases.append(await load.phase("reconnects", load.reconnects))


def plan_of(options: argparse.Namespace) -> Plan:
    name = options.game or next(iter(found()))
    find(name)
    return Plan(
        name,
        options.seats,
        options.bots,
        options.bot,
        options.bot_pace,
        options.every,
        options.sample,
        random.Random(options.seed),
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1000, help="scripted players, all seated all the time")
    parser.add_argument("--game", default="", help="id of a game; the first one found if left out")
    parser.add_argument("--seats", type=int, default=4, help="seats at a table")
    parser.add_argument("--every", type=float, default=5.0, help="seconds in which each player makes one move")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to measure")
    parser.add_argument("--warmup", type=float, default=10.0, help="seconds of play before that")
    parser.add_argument("--ahead", type=int, default=40, help="moves, at most, that tables play before that")
    parser.add_argument("--bots", type=int, default=0, help="bots at each table, in place of players")
    parser.add_argument("--bot", default="", help="level of the bots; the usual one if left out")
    parser.add_argument("--bot-pace", type=int, default=500, help="ms that a bot takes at least")
    parser.add_argument("--burst", action="store_true", help="then all tables at once, and everybody reconnecting")
    parser.add_argument("--sample", type=float, default=0.05, help="share of the connections that check every hash")
    parser.add_argument("--limits", type=int, default=1000, help="factor for the server's rate limits per address")
    parser.add_argument("--seed", type=int, default=1, help="of the players' answers; the deals are the server's")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    options = parser.parse_args()
    if not 0 <= options.bots < options.seats:
        parser.error("at least one seat of each table is for a player")
    return options


def main() -> None:
    options = arguments()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # a file for each socket; the server inherits the limit
    report = uvloop.run(run(options))
    show(report, console)
    if options.json is not None:
        options.json.write_text(json.dumps(report.data(), indent=2) + "\n", "utf-8")
    sys.exit(0 if report.reached() else 1)


if __name__ == "__main__":
    main()
