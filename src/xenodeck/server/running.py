"""The server as a process: it listens, serves, and stops in good order."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
from typing import Any

import uvicorn
import uvloop

from xenodeck.core.errors import GameError
from xenodeck.server.app import Server, ServerOptions
from xenodeck.server.network.connection_limits import ConnectionLimiter, LimitedConfig, available_connections
from xenodeck.server.network.proxies import Proxies
from xenodeck.server.store import StoreError
from xenodeck.server.telemetry import logs

LONGEST_FRAME = 64 * 1024  # the web socket refuses longer messages; above 16 kB the client is told why
STOP_SECONDS = 10  # for storing the tables, and as long again for the last answers
END_SECONDS = 25.0  # after the signal; then the process exits in any case: what was confirmed is in the store
SWITCH_SECONDS = 0.001  # the thread that writes to the disk must let others run after this time, because ticks are due
PONG_SECONDS = 60.0  # after which a silent connection is closed: a page on a slow machine may be busy


class TableServer(uvicorn.Server):
    """Tells all clients at the tables before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, address: str) -> None:
        super().__init__(config)
        self.tables = server
        self.address = address
        self.stopping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Xenodeck is at {self.address}", flush=True)

    def handle_exit(self, sig: int, frame: Any) -> None:
        if self.stopping is None and not self.should_exit and self.started:
            loop = asyncio.get_running_loop()
            loop.call_soon_threadsafe(self._stop)
        else:
            super().handle_exit(sig, frame)

    def _stop(self) -> None:
        exit_after_deadline()
        self.stopping = asyncio.create_task(self._say_goodbye())

    async def _say_goodbye(self) -> None:
        try:
            async with asyncio.timeout(STOP_SECONDS):
                await self.tables.stop()
        except TimeoutError:
            logs.logger("xenodeck.server").warning("stopped_in_a_hurry")  # what was confirmed is in the store
        finally:
            self.should_exit = True  # a stop that was asked for is no failure


def exit_after_deadline() -> None:
    """Exit after a deadline, even if a database does not answer or a thread waits for a disk."""

    def end() -> None:
        logs.logger("xenodeck.server").error("ended_in_a_hurry")
        os._exit(1)

    timer = threading.Timer(END_SECONDS, end)
    timer.daemon = True
    timer.start()


def run(options: ServerOptions, host: str, port: int, proxy: str, log_level: str, log_json: bool) -> None:
    """Serve until a signal stops the server."""
    proxies = Proxies.of(proxy)
    server = Server(options)
    logs.configure(level=log_level, pretty=sys.stderr.isatty() and not log_json)
    with listening(host, port) as listener:
        sys.setswitchinterval(SWITCH_SECONDS)
        uvloop.run(serve(server, listener, proxies, proxy))


def listening(host: str, port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError as no:
        listener.close()
        raise GameError("NO_PORT", f"cannot listen on port {port} of address {host}: {no.strerror or no}.") from None
    return listener


async def serve(server: Server, listener: socket.socket, proxies: Proxies, proxy: str) -> None:
    limits = server.limits
    limiter = ConnectionLimiter(
        available_connections(), limits.settings.connections, proxies, on_limited=server.metrics.limited
    )
    config = LimitedConfig.at(
        limiter,
        server.app,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_FRAME,
        ws_max_queue=32,
        ws_per_message_deflate=False,
        ws_ping_timeout=PONG_SECONDS,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxy or None,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="off",
    )
    name, taken = listener.getsockname()[:2]
    shown = "localhost" if name in ("127.0.0.1", "0.0.0.0", "::", "::1") else name
    try:
        async with server.lifespan():
            server.begin(limiter.watch(), "door")
            await TableServer(config, server, f"http://{shown}:{taken}").serve(sockets=[listener])
    except StoreError as no:
        raise GameError("NO_STORE", f"{no}.") from None
