"""``make load-live``: tables in real time on the real server, two scripted people at each, over real sockets.

It measures how late ticks are, how far apart two people see the same thing, how long an input waits for its decision,
and the cost. The game is a toy of the tests. The server and the players share this machine. Each table has an address
of its own, and the limits are the defaults: none of these tables may be paused for its cost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from load_server import Server, served
from websockets.asyncio.client import ClientConnection, connect

from xenodeck.client.api import Api
from xenodeck.client.canonical import merge_patch
from xenodeck.server.messages.protocol import Echo, Hello, Move, Ready
from xenodeck.server.messages.schemas import Join, NewTable, SeatWish

TESTS = Path(__file__).parent.parent / "tests"
ACTIONS = ("look 0", "look 1", "look 2", "exchange 0 1", "exchange 1 2")
THINKING = (0.1, 0.6)  # seconds from a question to the answer
AT_ONCE = 8  # tables that are set up at the same time
TICKS = 3000  # of a round: longer than the measurement, so that all tables are in the middle of one
PATIENCE = 900.0  # seconds for a game


@dataclass
class Figures:
    """What was measured while it counted."""

    on: bool = False
    frames: int = 0
    decided: list[float] = field(default_factory=list)  # seconds from sending to the answer
    spreads: list[float] = field(default_factory=list)  # seconds between two people seeing the same
    refused: int = 0
    games: int = 0
    unpaid: int = 0  # frames saying that a table is paused for its cost


class Seat:
    """One person on one socket."""

    def __init__(self, socket: ClientConnection, table: Table, number: int) -> None:
        self.socket = socket
        self.table = table
        self.number = number
        self.scene: dict[str, Any] = {}
        self.sent: dict[str, float] = {}
        self.answered = ""
        self.count = 0

    async def say(self, message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def play(self) -> None:
        async for raw in self.socket:
            now, frame = time.perf_counter(), json.loads(raw)
            await self.hear(frame, now)
            if self.scene.get("table", {}).get("status") == "over":
                return

    async def hear(self, frame: dict[str, Any], now: float) -> None:
        figures = self.table.figures
        kind = frame["t"]
        if kind in ("scene", "delta"):
            figures.frames += figures.on
            shown = frame["scene"] if kind == "scene" else frame["patch"]
            figures.unpaid += (shown.get("pause") or {}).get("kind") == "spent"
            self.scene = frame["scene"] if kind == "scene" else merge_patch(self.scene, frame["patch"])
            if kind == "delta" and frame.get("log"):
                self.table.exposed(frame.get("ticks", 0), self.number, now)
            await self.react()
        elif kind == "probe":
            await self.say(Echo(frame["nonce"]))
        elif frame.get("id") in self.sent:
            took = now - self.sent.pop(frame["id"])
            if figures.on:
                figures.decided.append(took)
                figures.refused += kind == "refused"
            if kind == "refused":
                self.answered = ""

    async def react(self) -> None:
        pause, question = self.scene.get("pause"), self.scene.get("question")
        if pause and self.number in pause["waits_for"] and self.number not in pause["ready"]:
            self.count += 1
            await self.say(Ready(f"{self.number}-r{self.count}"))
        elif question and not pause and question["ask"] != self.answered:
            self.answered = question["ask"]
            self.table.begin(self.answer(question["ask"]))

    async def answer(self, ask: str) -> None:
        await asyncio.sleep(random.uniform(*THINKING))
        self.count += 1
        name = f"{self.number}-m{self.count}"
        self.sent[name] = time.perf_counter()
        await self.say(Move(name, ask, random.choice(ACTIONS)))


class Table:
    """One game of two people."""

    def __init__(self, figures: Figures, source: str = "") -> None:
        self.figures = figures
        self.source = source
        self.seen: dict[tuple[int, int], float] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def exposed(self, tick: int, seat: int, now: float) -> None:
        other = self.seen.pop((tick, 1 - seat), None)
        if other is None:
            self.seen[tick, seat] = now
        elif self.figures.on:
            self.figures.spreads.append(abs(now - other))

    def begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the connection was closed because the game is over

    async def play(self, server: Server, mode: str, limit: asyncio.Semaphore) -> None:
        async with limit:
            api = Api(f"http://{server.api.netloc}", source=self.source)
            host, guest = await api.guest("Host"), await api.guest("Guest")
            made = await api.table(
                host.token,
                NewTable("scramble", [SeatWish("me"), SeatWish("open")], mode=mode, options={"limit": TICKS}),
            )
            seated = await api.join(guest.token, made.table, Join())
            tokens = [made.you[0].token, seated.token]
            line = {"proxy": None, "compression": None, "max_size": None, "local_addr": api.source}
            sockets = [await connect(api.socket, **line) for _ in tokens]
        seats = [Seat(socket, self, number) for number, socket in enumerate(sockets)]
        for seat, token in zip(seats, tokens, strict=True):
            await seat.say(Hello(made.table, token=token))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(seat.play() for seat in seats))
            self.figures.games += self.figures.on
        finally:
            for task in list(self.tasks):
                task.cancel()
            for socket in sockets:
                await socket.close()


async def again_and_again(server: Server, mode: str, figures: Figures, limit: asyncio.Semaphore, source: str) -> None:
    while True:
        await Table(figures, source).play(server, mode, limit)


def own_address(number: int) -> str:
    """
    >>> own_address(0), own_address(300)
    ('127.0.2.1', '127.0.3.51')
    """
    return f"127.0.{2 + number // 250}.{1 + number % 250}"


async def lateness(server: Server) -> dict[float, float]:
    """How late in seconds, at most -> how many ticks."""
    _, text = await server.api._exchange("GET", "/metrics", b"", "")
    found = re.findall(r'xenodeck_tick_lateness_seconds_bucket\{le="([^"]+)"\} ([0-9.e+]+)', text.decode())
    return {float(up_to): float(count) for up_to, count in found}


def share(values: list[float], part: float) -> float:
    """The value in ms that this share does not exceed."""
    return round(1000 * sorted(values)[min(int(part * len(values)), len(values) - 1)], 1) if values else 0.0


def bucket_share(buckets: dict[float, float], part: float) -> float:
    """The same for counts by ``up_to``, interpolated between the two limits around it."""
    total, below, low = buckets[float("inf")], 0.0, 0.0
    for up_to, count in sorted(buckets.items()):
        if count >= part * total:
            inside = (part * total - below) / max(count - below, 1)
            return round(1000 * (low + inside * (min(up_to, 2.0) - low)), 1)
        below, low = count, up_to
    return float("inf")


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with served(Path(folder), 1) as server:
            figures, limit = Figures(), asyncio.Semaphore(AT_ONCE)
            workers = [
                asyncio.create_task(again_and_again(server, args.mode, figures, limit, own_address(number)))
                for number in range(args.tables)
            ]
            await asyncio.sleep(args.warm)
            before, late = server.usage(), await lateness(server)
            figures.on = True
            await asyncio.sleep(args.seconds)
            figures.on = False
            after, later = server.usage(), await lateness(server)
            broken = [task.exception() for task in workers if task.done()]
            for task in workers:
                task.cancel()
            await asyncio.gather(*workers, return_exceptions=True)
            complaints = server.complaints()
    buckets = {up_to: count - late.get(up_to, 0.0) for up_to, count in later.items()}
    ticks, seconds, shares = buckets[float("inf")], after.at - before.at, after.shares(before)
    live = ticks / seconds / 10  # ticks last a tenth of a second
    return {
        "tables": args.tables,
        "tables whose ticks passed, on average": round(live, 1),
        "seconds": round(seconds, 1),
        "games finished": figures.games,
        "ticks": int(ticks),
        "tick lateness, ms": {"p50": bucket_share(buckets, 0.5), "p99": bucket_share(buckets, 0.99)},
        "exposure spread between seats, ms": {"p50": share(figures.spreads, 0.5), "p99": share(figures.spreads, 0.99)},
        "input to decision, ms": {"p50": share(figures.decided, 0.5), "p99": share(figures.decided, 0.99)},
        "inputs": len(figures.decided),
        "refused": figures.refused,
        "told to stand still for what it costs": figures.unpaid,
        "frames a second": round(figures.frames / seconds),
        "cores": shares,
        "CPU of the server per table, %": round(100 * shares["server"] / max(live, 1), 3),
        "complaints": len(complaints),
        "broken": [repr(no) for no in broken],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before it counts")
    parser.add_argument("--mode", default="race", choices=["race", "fair"])
    args = parser.parse_args()
    os.environ["XENODECK_GAMES"] = "toys"
    os.environ["PYTHONPATH"] = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    print(json.dumps(asyncio.run(measure(args)), indent=2))


if __name__ == "__main__":
    main()
