"""What ``make chaos`` tries, each in a process and from an address of its own; all of it stays on this machine.

python benchmarks/chaos_attacks.py silent 8000 6
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.66"  # two addresses of this machine: the server's and the attacker's
MOST_TABLES = 30  # each needs two sockets
Attack = Callable[["Foe"], Awaitable[None]]


class Foe:
    """An attacker. ``tried`` counts the results."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.tried: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HERE, self.port, local_addr=(ELSEWHERE, 0))

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, bytes]:
        """Send one request; 0: there was no answer."""
        try:
            reader, writer = await self.line()
        except OSError:
            self.tried["no connection"] += 1
            return 0, b""
        lines = [f"{method} {path} HTTP/1.1", "Host: chaos", "Connection: close", f"Content-Length: {len(body)}"]
        lines += ["Content-Type: application/json", *(f"{name}: {value}" for name, value in headers.items())]
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            answer = await asyncio.wait_for(reader.read(), max(1.0, self.until - time.monotonic()))
            status = int(answer.split(b" ", 2)[1]) if answer else 0
            self.tried[f"HTTP {status}"] += 1
            return status, answer.partition(b"\r\n\r\n")[2]
        except (OSError, TimeoutError):
            self.tried["no answer"] += 1
            return 0, b""
        finally:
            writer.close()

    async def guest(self) -> str:
        status, body = await self.ask("POST", "/api/guests", b"{}")
        return str(json.loads(body)["token"]) if status == 201 else ""

    async def table(self, **wish: Any) -> dict[str, Any]:
        token = await self.guest()
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "me"}], **wish}
        status, body = await self.ask("POST", "/api/tables", json.dumps(wish).encode(), Authorization=f"Bearer {token}")
        return dict(json.loads(body)) if status == 201 else {}

    async def many(self, work: Callable[[], Awaitable[object]], at_once: int) -> None:
        """The same again and again, by so many tasks at once, until the time is up."""

        async def one() -> None:
            while self.on:
                await work()

        await asyncio.gather(*(one() for _ in range(at_once)))

    async def sockets(self, many: int, table: str, token: str, talk: Callable[[Any], Awaitable[None]]) -> None:
        async def one() -> None:
            while self.on:
                try:
                    address = f"ws://{HERE}:{self.port}/ws"
                    async with connect(address, local_addr=(ELSEWHERE, 0), open_timeout=5) as socket:
                        await socket.send(json.dumps({"t": "hello", "table": table, "token": token}))
                        self.tried["sockets"] += 1
                        await talk(socket)
                except (OSError, TimeoutError, WebSocketException):
                    self.tried["sockets closed or refused"] += 1
                    await asyncio.sleep(0.1)

        await asyncio.gather(*(one() for _ in range(many)))


# -- connections ---------------------------------------------------------------------------------------------------


async def hold(foe: Foe, say: bytes) -> None:
    held = []
    for _ in range(1100):
        with suppress(OSError):
            reader, writer = await foe.line()
            if say:
                writer.write(say)
            held.append((reader, writer))
    await asyncio.sleep(max(0.0, foe.until - time.monotonic()))
    for reader, writer in held:
        foe.tried["shown out" if reader.at_eof() or reader._buffer else "held"] += 1  # type: ignore[attr-defined]
        writer.close()


async def silent(foe: Foe) -> None:
    """1,100 connections that say nothing"""
    await hold(foe, b"")


async def slow_heads(foe: Foe) -> None:
    """1,100 requests whose heads never end"""
    await hold(foe, b"GET /api/health HTTP/1.1\r\nHost: chaos\r\nX-Slow: ")


# -- floods --------------------------------------------------------------------------------------------------------


async def why(foe: Foe) -> None:
    """60 sockets that ask why, as fast as they can"""
    made = await foe.table()
    count = iter(range(10**9))

    async def talk(socket: Any) -> None:
        async def read() -> None:
            async for frame in socket:
                foe.tried[f"answered {json.loads(frame).get('code') or json.loads(frame)['t']}"] += 1

        reading = asyncio.create_task(read())
        try:
            while foe.on:
                await socket.send(json.dumps({"t": "why", "id": str(next(count)), "words": "S2A"}))
                await asyncio.sleep(0.02)
        finally:
            reading.cancel()

    tokens = [seat["token"] for seat in made.get("you", [])] or [""]  # one of them is asked
    await asyncio.gather(*(foe.sockets(60 // len(tokens), made.get("table", "x"), one, talk) for one in tokens))


async def resync(foe: Foe) -> None:
    """58 sockets that ask for everything all the time and do not read"""
    made = await foe.table()

    async def talk(socket: Any) -> None:
        socket.transport.pause_reading()
        while foe.on:
            await socket.send('{"t":"resync"}')
            foe.tried["asked for everything"] += 1
            await asyncio.sleep(0.005)

    await foe.sockets(58, made.get("table", "x"), made["you"][0]["token"] if made else "", talk)


async def openapi(foe: Foe) -> None:
    """the page about the API, as fast as it comes"""
    await foe.many(lambda: foe.ask("GET", "/api/openapi.json"), 20)


async def phrases(foe: Foe) -> None:
    """a right pass phrase, again and again"""
    made = await foe.table(phrase="swordfish", seats=[{"kind": "me"}, {"kind": "open"}])
    await foe.many(lambda: foe.ask("GET", f"/api/tables/{made.get('table')}", **{"X-Phrase": "swordfish"}), 20)


async def replays(foe: Foe) -> None:
    """replays and positions of a finished game, and leaving before they come"""
    made = await foe.table(seats=[{"kind": "bot", "bot": "random"}] * 2, pace=0)

    async def one() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                await foe.ask("GET", f"/api/tables/{made.get('table')}/replay?viewer=-2")

    await foe.many(one, 30)


async def guesses(foe: Foe) -> None:
    """ids, tokens and codes that are none"""

    async def one() -> None:
        await foe.ask("GET", "/api/tables/abcd-efgh-jkmn")
        await foe.ask("POST", "/api/handover", b'{"code": "abcd-efgh-jkmn"}')

    await foe.many(one, 5)


# -- tables that go by themselves ------------------------------------------------------------------------------------

COUNTDOWN = 4.0  # seconds until a table in real time begins, and a little more
IDLE = {
    "tick_ms": 20,
    "min_exposure": 1,
    "claim_pause": 1,
    "flip_deadline": 5,
}  # the deck flips itself ten times a second


async def ticks(foe: Foe) -> None:
    """idle tables in real time, as many as one guest may have, at the quickest tick"""
    foe.until += COUNTDOWN
    token = await foe.guest()
    wish = {"game": "alieninjas", "mode": "m1_claim", "seats": [{"kind": "me"}] * 2, "options": IDLE}
    made: list[dict[str, Any]] = []
    while len(made) < MOST_TABLES:
        status, body = await foe.ask("POST", "/api/tables", json.dumps(wish).encode(), Authorization=f"Bearer {token}")
        if status != 201:
            break
        made.append(json.loads(body))

    async def talk(socket: Any) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.0, foe.until - time.monotonic())):
                async for raw in socket:
                    frame = json.loads(raw)
                    foe.tried["frames"] += 1
                    shown = frame.get("scene") or frame.get("patch") or {}
                    if (shown.get("pause") or {}).get("kind") == "spent":
                        foe.tried["stood still, unpaid"] += 1

    foe.tried["tables"] = len(made)
    await asyncio.gather(*(foe.sockets(1, one["table"], seat["token"], talk) for one in made for seat in one["you"]))


# -- bots and tables made by hand ----------------------------------------------------------------------------------


async def dreamers(foe: Foe) -> None:
    """tables of four dreamers, with nobody there"""
    while foe.on:
        await foe.table(seats=[{"kind": "bot", "bot": "dreamer:2500"}] * 4, pace=0)
        await asyncio.sleep(0.1)


async def endless(foe: Foe) -> None:
    """games of bots without an end"""
    deck = {"COUNTER": 60, "GENERAL": 60}
    for _ in range(20):
        await foe.table(seats=[{"kind": "bot", "bot": "random"}] * 2, pace=0, options={"deck": deck})
    await asyncio.sleep(max(0.0, foe.until - time.monotonic()))


async def huge(foe: Foe) -> None:
    """positions with 35,000 cards, with none left to chance, and without sense"""
    hands = {"earth": 12, "loot": [3, 0], "hands": [["S4B"], ["RECRUIT"]], "stacks": [["RECRUIT"], []]}
    wishes: list[dict[str, Any]] = [
        {**hands, "deck": ["S2A"] * 35_000},
        {**hands, "deck": ["S2A"] * 4_500},
        {**hands, "chance": []},
        {"hands": [[[[[]]]]] * 9},
    ]
    while foe.on:
        for position in wishes:
            await foe.table(begin={"position": position})


async def bodies(foe: Foe) -> None:
    """bodies that nobody can read"""
    for body in (b"[" * 100_000, b"\xff\xfe", b'{"alias": ' + b"[" * 50_000 + b"]" * 50_000 + b"}"):
        for _ in range(5):
            await foe.ask("POST", "/api/guests", body)
    await asyncio.sleep(0)


ATTACKS: dict[str, Attack] = {
    "silent": silent,
    "slow_heads": slow_heads,
    "why": why,
    "resync": resync,
    "openapi": openapi,
    "phrases": phrases,
    "replays": replays,
    "guesses": guesses,
    "ticks": ticks,
    "dreamers": dreamers,
    "endless": endless,
    "huge": huge,
    "bodies": bodies,
}


async def main(name: str, port: int, seconds: float) -> None:
    foe = Foe(port, seconds)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds * 2 + 10):
            await ATTACKS[name](foe)
    print(json.dumps(dict(foe.tried)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
