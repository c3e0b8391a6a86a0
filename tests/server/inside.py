"""A whole server in this process, whose store a test may delay, and visitors whose sockets are lists."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from xenodeck.server.app import Server, ServerOptions
from xenodeck.server.http.socket import SocketSession
from xenodeck.server.messages.protocol import FromClient, Hello
from xenodeck.server.store import StoreError
from xenodeck.server.store.writer import Writer
from xenodeck.server.tables.registry import Registry
from xenodeck.server.workers.bot_service import BotService

NOW = 1_800_000_000_000


class Pen:
    """What is written waits while it is ``held``, and fails when it is ``broken`` off."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._broken: asyncio.Event | None = None
        self.waiting = 0
        real = Writer._put

        async def put(writer: Writer, work: Any) -> Any:
            broken = self._broken
            if broken is None:
                return await real(writer, work)
            self.waiting += 1
            await broken.wait()
            raise StoreError("planted")

        patch.setattr(Writer, "_put", put)

    def hold(self) -> None:
        self._broken, self.waiting = asyncio.Event(), 0

    def break_off(self) -> None:
        assert self._broken is not None
        self._broken.set()
        self._broken = None


class FakeSocket:
    def __init__(self) -> None:
        self.scope = {"client": ("127.0.0.1", 1)}
        self.incoming: asyncio.Queue[str] = asyncio.Queue()
        self.frames: list[dict[str, Any]] = []
        self.closed = False

    async def receive_data(self, mode: str) -> str:
        assert mode == "text"
        return await self.incoming.get()

    async def send_data(self, data: str, mode: str) -> None:
        self.frames.append(msgspec.json.decode(data))

    async def close(self, code: int, reason: str) -> None:
        self.closed = True


class Visitor:
    """Somebody at a table. ``frames`` is everything that was ever sent there."""

    def __init__(self, server: Server, table: str, token: str = "", hello: bool = True) -> None:
        self.socket = FakeSocket()
        state = server.litestar.state
        self.visit = SocketSession(self.socket, state.registry, state.authenticator)  # type: ignore[arg-type]
        self.task = asyncio.create_task(self.visit.run())
        if hello:
            self.say(Hello(table, token=token))

    @property
    def frames(self) -> list[dict[str, Any]]:
        return self.socket.frames

    def say(self, message: FromClient) -> None:
        self.socket.incoming.put_nowait(msgspec.json.encode(message).decode())

    def reply(self, request: str) -> dict[str, Any] | None:
        return next((frame for frame in self.frames if frame.get("id") == request), None)

    def has(self, kind: str) -> bool:
        return any(frame["t"] == kind for frame in self.frames)

    async def leave(self) -> None:
        self.task.cancel()
        await asyncio.wait([self.task])


class Botless(Server):
    """A server that nobody asks for a bot."""

    async def _start_bots(self, bot_service: BotService) -> None:
        self.bots_up = True


@asynccontextmanager
async def server_inside(
    database: str, bots: bool = True, limits: float = 1000
) -> AsyncIterator[tuple[Server, Registry, httpx.AsyncClient]]:
    """Its clock stands still; its limits are wide. Without ``bots`` no process is started before one is needed."""
    server = (Server if bots else Botless)(ServerOptions(database, workers=1, limits=limits))
    try:
        async with server.lifespan():
            registry = server.registry
            assert registry is not None
            registry.services.now = lambda: NOW
            transport = httpx.ASGITransport(app=server.app, client=("127.0.0.1", 1))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as web:
                yield server, registry, web
    finally:
        gc.unfreeze()
        gc.enable()
