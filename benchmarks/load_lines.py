"""``make load-lines``: two people race, one of them on a bad line: a proxy that delays frames, with jitter and losses.

It measures how far apart they see the same thing, how long each waits for a decision, and how often the one with the
bad line is first although both react alike: by order of arrival, and with lag compensation. Real sockets on one
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random, choice
from typing import Any

TESTS = Path(__file__).parent.parent / "tests"
sys.path.insert(0, str(TESTS))

from load_live import AT_ONCE, Figures, Seat, Table, share  # noqa: E402
from load_server import Server, served  # noqa: E402
from websockets.asyncio.client import connect  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

from server.proxy import BELIEVED, chaotic  # noqa: E402
from xenodeck.core import Reaction  # noqa: E402
from xenodeck.server.messages.protocol import Hello, Move, Ready, Resync  # noqa: E402
from xenodeck.server.messages.schemas import Join, NewTable, SeatWish  # noqa: E402

REACTION = Reaction(250.0, 300.0, 0.35)  # ms; the same for both
TICKS = 12  # of a round: time enough for two shouts
QUIET_SECONDS = 3.0  # without a frame: some were lost, so the whole scene is requested


class Racer(Seat):
    """Shouts after seeing the race begin and reacting. The log says who was first."""

    def __init__(self, table: Race, number: int, address: str, token: str, name: str) -> None:
        super().__init__(None, table, number)  # type: ignore[arg-type]  # it connects by itself, again and again
        self.race, self.address, self.token, self.name = table, address, token, name
        self.dice = Random(f"{name}.{number}")
        self.seq = -1
        self.counted = False  # whether the countdown is over, so that the race has begun

    async def run(self) -> None:
        while self.scene.get("table", {}).get("status") != "over":
            try:
                async with connect(self.address, proxy=None, compression=None, max_size=None) as self.socket:
                    await self.say(Hello(self.name, token=self.token))
                    await self.listen()
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.05)

    async def listen(self) -> None:
        while self.scene.get("table", {}).get("status") != "over":
            try:
                raw = await asyncio.wait_for(self.socket.recv(), QUIET_SECONDS)
            except TimeoutError:
                await self.say(Resync("gap"))
                continue
            frame, now = json.loads(raw), asyncio.get_running_loop().time()
            if frame["t"] == "delta" and frame["seq"] != self.seq + 1:
                if frame["seq"] > self.seq:
                    await self.say(Resync("gap"))  # a frame was lost: ask for the whole scene
                continue
            self.seq = frame.get("seq", self.seq)
            for line in (frame.get("log") or {}).get("lines", ()) if frame["t"] == "delta" else ():
                if line["what"] in ("wrong", "right") and self.number == 0:
                    self.race.heard(line["seat"])
            await self.hear(frame, now)

    async def react(self) -> None:
        pause = self.scene.get("pause")
        if pause and self.number in pause["waits_for"] and self.number not in pause["ready"]:
            self.count += 1
            await self.say(Ready(f"{self.number}-r{self.count}"))
        if self.counted and not pause:
            self.table.begin(self.shout())
        self.counted = bool(pause) and pause["kind"] == "countdown"

    async def shout(self) -> None:
        await asyncio.sleep(REACTION.ms(self.dice.getrandbits(31)) / 1000)
        question = self.scene.get("question")
        if question:
            self.count += 1
            name = f"{self.number}-m{self.count}"
            self.sent[name] = asyncio.get_running_loop().time()
            await self.say(Move(name, question["ask"], "shout"))


class Race(Table):
    def __init__(self, figures: Lines) -> None:
        super().__init__(figures)
        self.lines = figures
        self.order: list[int] = []

    def heard(self, seat: int) -> None:
        """Both rows stay as they were dealt, so most shouts are wrong; their order says who was first."""
        self.order.append(seat)
        if len(self.order) == 2:
            if set(self.order) == {0, 1}:
                self.lines.first[self.order[0]] += 1
            self.order = []

    def begin(self, work: Any) -> None:
        if getattr(work, "__name__", "") == "shout":
            self.order = []  # a new round
        super().begin(work)


class Lines(Figures):
    def __init__(self) -> None:
        super().__init__(on=True)
        self.first = [0, 0]


async def again(server: Server, far: str, mode: str, figures: Lines, limit: asyncio.Semaphore) -> None:
    while True:
        async with limit:
            host, guest = await server.api.guest("Near"), await server.api.guest("Far")
            wish = NewTable("scramble", [SeatWish("me"), SeatWish("open")], mode=mode, options={"limit": TICKS})
            made = await server.api.table(host.token, wish)
            seated = await server.api.join(guest.token, made.table, Join())
        race = Race(figures)
        near = Racer(race, 0, server.api.socket, made.you[0].token, made.table)
        distant = Racer(race, 1, far, seated.token, made.table)
        try:
            await asyncio.gather(near.run(), distant.run())
        finally:
            for task in list(race.tasks):
                task.cancel()


async def measure(args: argparse.Namespace, mode: str) -> dict[str, Any]:
    figures = Lines()
    with tempfile.TemporaryDirectory() as folder:
        async with (
            served(Path(folder), 100_000, *BELIEVED) as server,
            chaotic(server.api.socket, choice(range(99)), lost=args.lost) as (far, chaos),
        ):
            chaos.delay, chaos.jitter = args.delay / 1000, args.jitter / 1000
            limit = asyncio.Semaphore(AT_ONCE)
            workers = [asyncio.create_task(again(server, far, mode, figures, limit)) for _ in range(args.tables)]
            await asyncio.sleep(args.seconds)
            broken = [repr(task.exception()) for task in workers if task.done()]
            for task in workers:
                task.cancel()
            await asyncio.gather(*workers, return_exceptions=True)
    races = sum(figures.first)
    return {
        "mode": {"race": "arrival", "fair": "compensated"}[mode],
        "races": races,
        "the far one was first, %": round(100 * figures.first[1] / max(races, 1), 1),
        "exposure spread, ms": {"p50": share(figures.spreads, 0.5), "p99": share(figures.spreads, 0.99)},
        "input to decision, ms": {"p50": share(figures.decided, 0.5), "p99": share(figures.decided, 0.99)},
        "frames lost": chaos.done["lost"],
        "broken": broken,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--delay", type=float, default=120.0, help="ms, each way")
    parser.add_argument("--jitter", type=float, default=40.0, help="ms at most on top")
    parser.add_argument("--lost", type=float, default=0.01, help="share of frames")
    args = parser.parse_args()
    os.environ["XENODECK_GAMES"] = "toys"
    os.environ["PYTHONPATH"] = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    for mode in ("race", "fair"):
        print(json.dumps(asyncio.run(measure(args, mode)), indent=2))


if __name__ == "__main__":
    main()
