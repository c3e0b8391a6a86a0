"""Limits for TCP connections. One address may only have a part of all connections, a request must arrive in time, and
answers must be read.

Some of the file descriptors of this process are reserved, so that the store can always open its files.
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

from xenodeck.server.limits.rate_limiter import address_group, ignore_kind
from xenodeck.server.network.proxies import Proxies
from xenodeck.server.network.round_trips import TCP_CONNECTION, TcpConnection

MOST_FILES = 65_536  # asked of the kernel, which may grant less
RESERVE = 128  # file descriptors for the store, the workers and the log
SHARE = 4  # one address may have at most this part of all connections
HEAD_SECONDS = 20.0  # for the head of a request to arrive
LONGEST_HEAD = 64 * 1024  # bytes
LOOK_SECONDS = 5.0
SLOWEST = 1024  # bytes a second that a client must read at least
PATIENCE_SECONDS = 30.0  # for a client that reads less
MOST_OWED = 4 * 1024 * 1024  # bytes written and not read: more than any single answer
CLOSING = b"connection: close\r\ncontent-length: 0\r\n\r\n"
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n" + CLOSING
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSING
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + CLOSING


def available_connections(wanted: int = MOST_FILES) -> int:
    """Raise the limit of open files, and return how many of them may be connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = wanted if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVE, files // 2)


class OpenConnection:
    """A connection that was admitted."""

    __slots__ = ("who", "transport", "head_since", "head_bytes", "owed", "slow_since")

    def __init__(self, who: str, transport: asyncio.Transport, now: float) -> None:
        self.who = who
        self.transport = transport
        self.head_since: float | None = now  # since when a request is awaited; None: there is one, or a socket
        self.head_bytes = -1  # of a head that has begun
        self.owed = 0  # bytes that were not read at the last check
        self.slow_since: float | None = None


class ConnectionLimiter:
    """Admits ``most`` connections, and ``each`` from one address. Proxies have no limit of their own."""

    def __init__(
        self,
        most: int,
        each: int,
        proxies: Proxies,
        clock: Callable[[], float] = time.monotonic,
        on_limited: Callable[[str], object] = ignore_kind,
    ) -> None:
        self._most = most
        self._each = max(1, min(each, most // SHARE))
        self._proxies = proxies
        self._clock = clock
        self._on_limited = on_limited
        self._inside: dict[asyncio.Transport, OpenConnection] = {}
        self._by_address: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._inside)

    def tcp_connection(self, transport: asyncio.Transport) -> TcpConnection | None:
        """The connection itself, and whether a trusted proxy made it."""
        peer, line = transport.get_extra_info("peername"), transport.get_extra_info("socket")
        return None if line is None else TcpConnection(line, bool(peer) and self._proxies.trusts(str(peer[0])))

    def admit(self, transport: asyncio.Transport, address: str) -> OpenConnection | None:
        """Admit a new connection; None: there are too many, in all or from this address."""
        who = "" if self._proxies.trusts(address) else address_group(address)
        many = self._by_address.get(who, 0)
        if len(self._inside) >= self._most or (who and many >= self._each):
            self._on_limited("connection")
            return None
        self._by_address[who] = many + 1
        connection = self._inside[transport] = OpenConnection(who, transport, self._clock())
        return connection

    def release(self, transport: asyncio.Transport) -> None:
        connection = self._inside.pop(transport, None)
        if connection is not None:
            self._by_address[connection.who] -= 1
            if not self._by_address[connection.who]:
                del self._by_address[connection.who]

    def expect_head(self, connection: OpenConnection) -> None:
        if connection.head_since is None:
            connection.head_since, connection.head_bytes = self._clock(), -1

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.close_slow()

    def close_slow(self) -> int:
        """Close connections whose client is too slow to send a request or to read the answer. Returns how many."""
        now, gone = self._clock(), 0
        for connection in list(self._inside.values()):
            if connection.head_since is not None and now - connection.head_since > HEAD_SECONDS:
                self._on_limited("slow")
                refuse_connection(connection.transport, TOO_SLOW)
                gone += 1
            elif self._is_stuck(connection, now):
                self._on_limited("slow")
                connection.transport.abort()
                gone += 1
        return gone

    def _is_stuck(self, connection: OpenConnection, now: float) -> bool:
        owed, before = connection.transport.get_write_buffer_size(), connection.owed
        connection.owed = owed
        if not owed or before - owed > SLOWEST * LOOK_SECONDS or not before:
            connection.slow_since = None if not owed else now
            return owed > MOST_OWED
        return owed > MOST_OWED or now - (connection.slow_since or now) > PATIENCE_SECONDS


def refuse_connection(transport: asyncio.Transport, answer: bytes) -> None:
    transport.write(answer)
    transport.close()


class LimitedConfig(uvicorn.Config):
    """Passes the limiter to uvicorn's protocols."""

    limiter: ConnectionLimiter

    @staticmethod
    def at(limiter: ConnectionLimiter, app: Any, **how: Any) -> LimitedConfig:
        config = LimitedConfig(app, http=LimitedHttpProtocol, ws=LimitedWebSocketProtocol, **how)
        config.limiter = limiter
        return config


class LimitedHttpProtocol(HttpToolsProtocol):
    """HTTP for connections that were admitted."""

    _open_connection: OpenConnection | None = None

    @property
    def limiter(self) -> ConnectionLimiter:
        return cast(LimitedConfig, self.config).limiter

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self._open_connection = self.limiter.admit(transport, str(peer[0]) if peer else "")
        if self._open_connection is None:
            refuse_connection(transport, FULL)
        else:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._open_connection is not None:
            self.limiter.release(self._open_connection.transport)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        connection = self._open_connection
        if connection is None or connection.transport.is_closing():
            return
        super().data_received(data)
        if connection.head_bytes >= 0:  # a head has begun and is not complete
            connection.head_bytes += len(data)
            if connection.head_bytes > LONGEST_HEAD:
                refuse_connection(connection.transport, TOO_LONG)
        if connection.head_since is None and self.cycle is not None and self.cycle.response_complete:
            self.limiter.expect_head(connection)  # the next request has begun, or the rest of an answered one arrives

    def on_message_begin(self) -> None:
        if self._open_connection is not None:
            self.limiter.expect_head(self._open_connection)
            self._open_connection.head_bytes = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if self._open_connection is not None:
            self._open_connection.head_since, self._open_connection.head_bytes = None, -1
        super().on_headers_complete()


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A web socket on a connection that was admitted as HTTP."""

    @property
    def limiter(self) -> ConnectionLimiter:
        return cast(LimitedConfig, self.config).limiter

    async def run_asgi(self) -> None:
        """Put the connection into the scope, where the client's address may be the one that a proxy says."""
        wire = self.limiter.tcp_connection(self.transport)
        if wire is not None:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), TCP_CONNECTION: wire}  # type: ignore[dict-item]
        await super().run_asgi()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # otherwise uvicorn logs an error for each refused socket

    def connection_lost(self, exc: Exception | None) -> None:
        self.limiter.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_write_buffer_size() > MOST_OWED:
            self.transport.abort()  # a client that asks for pongs and does not read them
