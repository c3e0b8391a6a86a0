"""A proxy between a client and the server that delays, loses, doubles and reorders frames, and cuts connections."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from real_server import free_port

NAMED = "127.0.0.77"  # from where it connects if the server shall believe it: ``--proxy 127.0.0.77``
BELIEVED = ("--proxy", NAMED)
Sent = tuple[float, str | bytes]  # when it is to arrive, and what


class Chaos:
    """What goes wrong with which share of the frames, both ways. The first one (hello, scene) comes through."""

    def __init__(self, target: str, seed: int, lost: float, doubled: float, swapped: float, cut: float) -> None:
        self.target = target
        self.chance = Random(seed)
        self.shares = {"lost": lost, "doubled": doubled, "swapped": swapped, "cut": cut}
        self.done = dict.fromkeys(self.shares, 0)
        self.calm = False
        self.delay = self.jitter = 0.0  # seconds that everything is under way, each way; and at most so much more
        self.named = True  # it connects from where the server believes it, …
        self.tells = True  # … and says how long the line is, as a proxy should: the kernel's round trip ends here

    def happens(self, what: str) -> bool:
        if self.calm or self.chance.random() >= self.shares[what]:
            return False
        self.done[what] += 1
        return True

    async def handle(self, client: ServerConnection) -> None:
        with contextlib.suppress(OSError, InvalidHandshake):  # nobody is there: then the line is closed
            await self.carry(client)

    async def carry(self, client: ServerConnection) -> None:
        headers = {"X-Client-RTT-Us": str(round(self.delay * 2_000_000))} if self.tells and self.delay else {}
        here = (NAMED if self.named else "127.0.0.1", 0)
        async with connect(self.target, additional_headers=headers, local_addr=here) as server:
            pumps = [
                asyncio.create_task(self.pump(client, server)),
                asyncio.create_task(self.pump(server, client)),
            ]
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)

    async def pump(self, source: object, target: object) -> None:
        """Many frames are under way at the same time: a long line is late, and not narrow."""
        line: asyncio.Queue[Sent | None] = asyncio.Queue()
        feeding = asyncio.create_task(self.feed(source, line))
        try:
            await self.drain(line, target)
        finally:
            feeding.cancel()
            await asyncio.gather(feeding, return_exceptions=True)

    async def feed(self, source: object, line: asyncio.Queue[Sent | None]) -> None:
        now = asyncio.get_running_loop().time
        try:
            while True:
                frame = await source.recv()  # type: ignore[attr-defined]
                line.put_nowait((now() + self.delay + self.chance.random() * self.jitter, frame))
        except ConnectionClosed:
            line.put_nowait(None)

    async def drain(self, line: asyncio.Queue[Sent | None], target: object) -> None:
        held: str | bytes | None = None
        first = True
        now = asyncio.get_running_loop().time
        with contextlib.suppress(ConnectionClosed):
            while (sent := await line.get()) is not None:
                due, frame = sent
                send = target.send  # type: ignore[attr-defined]
                if due > now():
                    await asyncio.sleep(due - now())
                if first:
                    first = False
                    await send(frame)
                    continue
                if self.happens("cut"):
                    return
                if self.happens("lost"):
                    continue
                if held is None and self.happens("swapped"):
                    held = frame  # it comes after the next one
                    continue
                await send(frame)
                if self.happens("doubled"):
                    await send(frame)
                if held is not None:
                    await send(held)
                    held = None


@asynccontextmanager
async def chaotic(target: str, seed: int, **shares: float) -> AsyncIterator[tuple[str, Chaos]]:
    """The address to connect to instead of ``target``, and the chaos."""
    whole = {"lost": 0.0, "doubled": 0.0, "swapped": 0.0, "cut": 0.0, **shares}
    chaos = Chaos(target, seed, **whole)
    port = free_port()
    async with serve(chaos.handle, "127.0.0.1", port):
        yield f"ws://127.0.0.1:{port}/ws", chaos
