"""The server as a process: listens, says where, and stops in good order."""

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

LONGEST_FRAME = 64 * 1024  # the socket itself refuses a frame beyond this; beyond 16 kB it is told why
STOP_SECONDS = 10  # for the tables to be written down, and as long for the last answers to go out
END_SECONDS = 25.0  # after the signal; then the process ends, whatever hangs: what was confirmed is in the store
SWITCH_SECONDS = 0.001  # after so long the thread that writes to the disk lets the others go on: ticks are due
PONG_SECONDS = 60.0  # without an answer a line is taken for broken: a page on a slow machine may be busy drawing


class TableServer(uvicorn.Server):
    """Tells everybody at the tables before the sockets are closed."""

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
            self.should_exit = True  # and nothing else: a stop that was asked for is no failure


def exit_after_deadline() -> None:
    """Let nothing keep this process: neither a database that does not answer nor a thread that waits for a disk."""

    def end() -> None:
        logs.logger("xenodeck.server").error("ended_in_a_hurry")
        os._exit(1)

    timer = threading.Timer(END_SECONDS, end)
    timer.daemon = True
    timer.start()


def run(options: ServerOptions, host: str, port: int, proxy: str, log_level: str, log_json: bool) -> None:
    """Serve until a signal says stop."""
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
