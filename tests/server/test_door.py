"""Connections that say nothing, or are too slow, or send too much, keep nobody else out."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from server.serving import Serving, pick, sit_down, whoever_is_asked
from xenodeck.core.errors import GameError
from xenodeck.server.network import connection_limits
from xenodeck.server.network.connection_limits import ConnectionLimiter, LimitedHttpProtocol, LimitedWebSocketProtocol
from xenodeck.server.network.proxies import Proxies

ELSEWHERE = "127.0.0.66"  # another address of this machine


class Line:
    """A transport that keeps what was written, and sends nothing."""

    def __init__(self) -> None:
        self.owed = 0
        self.written = b""
        self.gone = ""

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.gone = self.gone or "closed"

    def abort(self) -> None:
        self.gone = "aborted"

    def is_closing(self) -> bool:
        return bool(self.gone)

    def get_write_buffer_size(self) -> int:
        return self.owed


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def line() -> Any:
    return cast(Any, Line())


def test_one_address_has_its_share_and_no_more() -> None:
    limited: list[str] = []
    held = ConnectionLimiter(40, 30, Proxies.of(""), on_limited=limited.append)
    inside = [held.admit(line(), "192.0.2.1") for _ in range(50)]
    assert sum(one is not None for one in inside) == 10  # a fourth of all places, less than its own limit
    assert limited == ["connection"] * 40
    others = [held.admit(line(), f"192.0.2.{n}") for n in range(2, 33)]
    assert sum(one is not None for one in others) == 30  # and then the house is full
    for one in inside:
        if one is not None:
            held.release(one.transport)
    assert held.admit(line(), "192.0.2.1") is not None


def test_whoever_leaves_twice_frees_one_place() -> None:
    held = ConnectionLimiter(8, 8, Proxies.of(""))
    first = held.admit(line(), "192.0.2.1")
    assert first is not None and held.admit(line(), "192.0.2.1") is not None
    held.release(first.transport)
    held.release(first.transport)
    assert len(held) == 1


def test_a_proxy_brings_the_connections_of_many() -> None:
    held = ConnectionLimiter(100, 4, Proxies.of("10.0.0.0/8, 192.0.2.7"))
    assert all(held.admit(line(), "10.1.2.3") for _ in range(50))
    assert [held.admit(line(), "192.0.2.8") is not None for _ in range(5)] == [True] * 4 + [False]


@pytest.mark.parametrize("text", ["nonsense", "10.0.0.1;::1", "10.0.0.1,", "300.1.1.1", "10.0.0.1/8", "*,10.0.0.1"])
def test_what_names_no_proxy_is_refused(text: str) -> None:
    with pytest.raises(GameError, match="names no proxies"):
        Proxies.of(text)


def test_a_head_must_come_in_soon_however_many_bytes_of_it_come() -> None:
    clock = Clock()
    held = ConnectionLimiter(8, 8, Proxies.of(""), clock)
    silent, asking = held.admit(line(), "192.0.2.1"), held.admit(line(), "192.0.2.2")
    assert silent is not None and asking is not None
    asking.head_since = None
    clock.now += connection_limits.HEAD_SECONDS - 1
    held.expect_head(silent)  # it is awaited already: a byte now and then wins no time
    assert held.close_slow() == 0
    clock.now += 2
    assert held.close_slow() == 1
    assert b"408" in cast(Any, silent.transport).written and silent.transport.is_closing()
    assert not asking.transport.is_closing()


def test_an_answer_must_be_taken() -> None:
    clock = Clock()
    held = ConnectionLimiter(8, 8, Proxies.of(""), clock)
    entries = [held.admit(line(), f"192.0.2.{n}") for n in range(3)]
    lines: list[Any] = [one.transport for one in entries if one is not None]
    for one in entries:
        assert one is not None
        one.head_since = None
    stuck, slow, quick = lines
    stuck.owed, slow.owed, quick.owed = 100_000, 100_000, 0
    for _ in range(12):
        held.close_slow()
        clock.now += connection_limits.LOOK_SECONDS
        slow.owed -= int(connection_limits.SLOWEST * connection_limits.LOOK_SECONDS) + 1
    assert [one.gone for one in lines] == ["aborted", "", ""]
    quick.owed = connection_limits.MOST_OWED + 1
    held.close_slow()
    assert quick.gone == "aborted"


def test_some_files_are_kept_for_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: asked.append(both))
    assert connection_limits.available_connections() == 4096 - connection_limits.RESERVE and asked == [(4096, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (100, 100))
    assert connection_limits.available_connections() == 50


@contextmanager
def few_files(folder: Path, many: int) -> Iterator[Serving]:
    """A server that the kernel gives so many files and no more."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    server = Serving(f"sqlite:///{folder / 'tables.db'}", folder / "log", ("--bots", "1"))
    server.most_files = many
    server.start()
    try:
        yield server
    finally:
        server.kill()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == before


def ring(server: Serving, say: bytes = b"") -> socket.socket:
    found = socket.socket()
    found.bind((ELSEWHERE, 0))
    found.connect(("127.0.0.1", server.port))
    if say:
        found.sendall(say)
    return found


async def test_connections_that_say_nothing_keep_nobody_out(tmp_path: Path) -> None:
    """Silent ones first, then such as never come to an end of what they say."""
    with few_files(tmp_path, 300) as server:
        sitting = await sit_down(server.api(), "ufoludki", 2, seed=3)
        for say in (b"", b"GET /api/health HTTP/1.1\r\nhost: x\r\nx-slow: "):
            with ExitStack() as stack:
                for _ in range(400):
                    stack.enter_context(await asyncio.to_thread(ring, server, say))
                async with sitting.everybody() as players:
                    for _ in range(3):
                        seat, question = await whoever_is_asked(players)
                        await players[seat].move(pick(question), ask=question.ask)
        assert "Too many open files" not in server.log.read_text()


async def test_a_head_that_never_ends_is_cut_off(site: Serving) -> None:
    with ring(site, b"GET / HTTP/1.1\r\n") as endless:

        def answered() -> bytes:
            try:
                for _ in range(40):
                    endless.sendall(b"x-more: " + b"x" * 8000 + b"\r\n")
                return endless.recv(100)
            except ConnectionError:
                return b"431"

        assert b"431" in await asyncio.to_thread(answered)


def test_uvicorn_still_calls_what_is_overridden() -> None:
    """A version of uvicorn with other names would quietly have no door."""
    for name in ("connection_made", "connection_lost", "data_received", "on_message_begin", "on_headers_complete"):
        assert callable(getattr(LimitedHttpProtocol.__mro__[1], name))
    for name in ("connection_lost", "data_received"):
        assert callable(getattr(LimitedWebSocketProtocol.__mro__[1], name))
