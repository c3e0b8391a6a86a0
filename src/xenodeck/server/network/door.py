"""The door: every TCP connection goes through it. One address holds a few of the places and never all of them, a
request must come in soon, and what was answered must be read.

Some of the files that this process may open are kept for itself: a full house must not keep the store from its disk.
"""

from __future__ import annotations

import asyncio
import resource
import time
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from xenodeck.server.limits.rate_limiter import household, nobody_counts
from xenodeck.server.network.proxies import Proxies
from xenodeck.server.network.trip_times import WIRE, Wire

MOST_FILES = 65_536  # asked of the kernel, which may give less
RESERVE = 128  # files for the store, the workers, the log
SHARE = 4  # one address never holds more than this part of all places
HEAD_SECONDS = 20.0  # for the head of a request to come in, however slowly
LONGEST_HEAD = 64 * 1024  # bytes
LOOK_SECONDS = 5.0
SLOWEST = 1024  # bytes a second that a reader takes at least
PATIENCE_SECONDS = 30.0  # for one that takes less
MOST_OWED = 4 * 1024 * 1024  # bytes written and not taken: no single answer is as long
CLOSING = b"connection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n" + CLOSING
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSING
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + CLOSING


def places(wanted: int = MOST_FILES) -> int:
    """Ask the kernel for as many open files as it gives, and say how many of them may be connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = wanted if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVE, files // 2)


class Entry:
    """Somebody inside."""

    __slots__ = ("who", "transport", "head_since", "head_bytes", "owed", "slow_since")

    def __init__(self, who: str, transport: asyncio.Transport, now: float) -> None:
        self.who = who
        self.transport = transport
        self.head_since: float | None = now  # a request is awaited since then; None: there is one, or a socket
        self.head_bytes = -1  # of it, once it has begun
        self.owed = 0  # bytes that were not taken when somebody looked last
        self.slow_since: float | None = None


class Door:
    """``most`` connections at once, ``each`` from one address, as far as its own; proxies bring those of others."""

    def __init__(
        self,
        most: int,
        each: int,
        proxies: Proxies,
        clock: Callable[[], float] = time.monotonic,
        on_limited: Callable[[str], object] = nobody_counts,
    ) -> None:
        self._most = most
        self._each = max(1, min(each, most // SHARE))
        self._proxies = proxies
        self._clock = clock
        self._on_limited = on_limited
        self._inside: dict[asyncio.Transport, Entry] = {}
        self._by_address: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def wire(self, transport: asyncio.Transport) -> Wire | None:
        """The connection itself, and whether it is one of a proxy's."""
        peer, line = transport.get_extra_info("peername"), transport.get_extra_info("socket")
        return None if line is None else Wire(line, bool(peer) and self._proxies.trusts(str(peer[0])))

    def enter(self, transport: asyncio.Transport, address: str) -> Entry | None:
        """A place for a new connection; None: there is none for this address."""
        who = "" if self._proxies.trusts(address) else household(address)
        many = self._by_address.get(who, 0)
        if len(self._inside) >= self._most or (who and many >= self._each):
            self._on_limited("connection")
            return None
        self._by_address[who] = many + 1
        entry = self._inside[transport] = Entry(who, transport, self._clock())
        return entry

    def leave(self, transport: asyncio.Transport) -> None:
        entry = self._inside.pop(transport, None)
        if entry is not None:
            self._by_address[entry.who] -= 1
            if not self._by_address[entry.who]:
                del self._by_address[entry.who]

    def await_head(self, entry: Entry) -> None:
        if entry.head_since is None:
            entry.head_since, entry.head_bytes = self._clock(), -1

    async def look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()

    def look(self) -> int:
        """Show out who takes too long to ask, or to take the answer. How many went."""
        now, gone = self._clock(), 0
        for entry in list(self._inside.values()):
            if entry.head_since is not None and now - entry.head_since > HEAD_SECONDS:
                self._on_limited("slow")
                turn_away(entry.transport, TOO_SLOW)
                gone += 1
            elif self._is_stuck(entry, now):
                self._on_limited("slow")
                entry.transport.abort()
                gone += 1
        return gone

    def _is_stuck(self, entry: Entry, now: float) -> bool:
        owed, before = entry.transport.get_write_buffer_size(), entry.owed
        entry.owed = owed
        if not owed or before - owed > SLOWEST * LOOK_SECONDS or not before:
            entry.slow_since = None if not owed else now
            return owed > MOST_OWED
        return owed > MOST_OWED or now - (entry.slow_since or now) > PATIENCE_SECONDS


def turn_away(transport: asyncio.Transport, answer: bytes) -> None:
    transport.write(answer)
    transport.close()


class DoorConfig(uvicorn.Config):
    """How uvicorn's protocols find the door."""

    door: Door

    @staticmethod
    def at(door: Door, app: Any, **how: Any) -> DoorConfig:
        config = DoorConfig(app, http=GuardedHttp, ws=GuardedSocket, **how)
        config.door = door
        return config


class GuardedHttp(HttpToolsProtocol):
    """HTTP for those whom the door lets in."""

    _entry: Entry | None = None

    @property
    def door(self) -> Door:
        return cast(DoorConfig, self.config).door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._entry = self.door.enter(transport, str(peer[0]) if peer else "")
        if self._entry is None:
            turn_away(transport, FULL)
        else:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._entry is not None:
            self.door.leave(self._entry.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        entry = self._entry
        if entry is None or entry.transport.is_closing():
            return
        super().data_received(data)
        if entry.head_bytes >= 0:  # a head has begun and did not end with this
            entry.head_bytes += len(data)
            if entry.head_bytes > LONGEST_HEAD:
                turn_away(entry.transport, TOO_LONG)
        if entry.head_since is None and self.cycle is not None and self.cycle.response_complete:
            self.door.await_head(entry)  # the next request has begun, or the rest of one that was answered comes in

    def on_message_begin(self) -> None:
        if self._entry is not None:
            self.door.await_head(self._entry)
            self._entry.head_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self._entry is not None:
            self._entry.head_since, self._entry.head_bytes = None, -1
        super().on_headers_complete()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket of somebody who came in by HTTP."""

    @property
    def door(self) -> Door:
        return cast(DoorConfig, self.config).door

    async def run_asgi(self) -> None:
        """The app finds the connection in the scope: what is said there of the visitor may be what a proxy says."""
        wire = self.door.wire(self.transport)
        if wire is not None:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: wire}  # type: ignore[dict-item]
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # else uvicorn notes a fault of ours whenever a socket is refused

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_write_buffer_size() > MOST_OWED:
            self.transport.abort()  # whoever asks for pongs and does not take them
