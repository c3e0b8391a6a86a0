"""The round trip of a connection, from a source that the client cannot falsify."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect

from real_server import PATIENCE
from server.proxy import NAMED
from xenodeck.server.network import round_trips
from xenodeck.server.network.connection_limits import ConnectionLimiter, LimitedConfig
from xenodeck.server.network.proxies import Proxies
from xenodeck.server.network.round_trips import KERNEL_TELLS, RoundTrip, round_trip_of
from xenodeck.server.tables.audience.latency import LatencyMeter

needs_kernel = pytest.mark.skipif(not KERNEL_TELLS, reason="this kernel does not tell round trips")


class Answering:
    """An app that only takes down what is known of the line of each socket; ``say`` and ``hear`` keep it busy."""

    def __init__(self) -> None:
        self.known: list[RoundTrip] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.known.append(round_trip_of(scope))
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": message["text"]})


@asynccontextmanager
async def listening(proxy: str, at: str, host: str) -> AsyncIterator[tuple[Answering, str]]:
    """The door of the real server on a real socket at one address, with this app behind it; reached by another."""
    app = Answering()
    with socket.socket() as listener:
        listener.bind((at, 0))
        listener.listen()
        config = LimitedConfig.at(
            ConnectionLimiter(100, 100, Proxies.of(proxy)), app, log_config=None, lifespan="off", ws_ping_interval=None,
            proxy_headers=bool(proxy), forwarded_allow_ips=proxy or None,
        )  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        try:
            yield app, f"ws://{host}:{listener.getsockname()[1]}/ws"
        finally:
            server.should_exit = True
            await serving


async def known(
    proxy: str, sent_from: str, headers: list[tuple[str, str]], at: str = "127.0.0.1", host: str = "127.0.0.1"
) -> tuple[float | None, float | None]:
    """What is known of a line while it is open, and after its end."""
    async with listening(proxy, at, host) as (app, address):
        async with connect(address, additional_headers=headers, local_addr=(sent_from, 0)) as line:
            await line.send("something")
            await line.recv()
            open_ = app.known[0]()
        return open_, app.known[0]()


@needs_kernel
@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_the_kernel_knows_the_round_trip_of_a_real_socket(run: Any) -> None:
    before, after = run(known("", "127.0.0.1", []))
    assert before is not None and before > 0
    assert after is None or after <= before, "asked after its end it says nothing new, and nothing breaks"


@pytest.mark.parametrize("said", [[], ["48250"]])
async def test_what_somebody_says_who_is_no_proxy_of_ours_counts_nothing(said: list[str]) -> None:
    """A header alone makes nobody a proxy, nor does a header about another address."""
    headers = [("X-Client-RTT-Us", value) for value in said] + [("X-Forwarded-For", NAMED)]
    found, _ = await known(NAMED, "127.0.0.1", headers)
    assert found != 48.25 and (found is None) == (not KERNEL_TELLS)


@pytest.mark.parametrize(
    ("said", "trip"),
    [
        ([], None),
        (["48250"], 48.25),
        (["10000000"], 10_000.0),
        (["10000001"], None),
        (["0"], None),
        (["-5"], None),
        (["1e3"], None),
        (["48.25"], None),
        (["²"], None),
        (["9" * 400], None),
        (["48250", "48250"], None),  # one of them may be what the visitor sent
        (["48250, 1"], None),
    ],
)
async def test_a_proxy_that_was_named_is_believed_if_it_says_something_that_makes_sense(
    said: list[str], trip: float | None
) -> None:
    headers = [("X-Client-RTT-Us", value) for value in said] + [("X-Forwarded-For", "192.0.2.1")]
    assert await known(NAMED, NAMED, headers) == (trip, trip)


def test_where_the_kernel_says_nothing_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone:
        def getsockopt(self, level: int, option: int, length: int) -> bytes:
            raise OSError

    class Old:
        def getsockopt(self, level: int, option: int, length: int) -> bytes:
            return bytes([1]) * 104

    class Silent:
        def getsockopt(self, level: int, option: int, length: int) -> bytes:
            return bytes(length)

    assert [round_trips.round_trip_from_kernel(one) for one in (Gone(), Old(), Silent())] == [None] * 3
    assert round_trip_of({"extensions": {}, "headers": []})() is None
    monkeypatch.setattr(round_trips, "KERNEL_TELLS", False)
    assert round_trips.round_trip_from_kernel(Silent()) is None


# -- where packets are really late -------------------------------------------------------------------------------------

LATE_MS = 120  # each way
LONELY = ["unshare", "--map-root-user", "--net", "sh", "-c"]
# who holds packets back: the kernel, where it was built with that, or a program of ours behind a device
MAKING = {
    "netem": f"ip link set lo up && tc qdisc add dev lo root netem delay {LATE_MS}ms",
    "relay": "ip link set lo up && ip tuntap add dev far0 mode tun",
}


@needs_kernel
@pytest.mark.prove
@pytest.mark.parametrize("who", MAKING)
def test_a_line_on_which_packets_are_late_is_as_long_as_it_is(who: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In a network namespace of its own, where nobody else notices. Where that is not permitted it says so."""
    try:
        tried = subprocess.run([*LONELY, MAKING[who]], capture_output=True, text=True, check=False)
        why = tried.stderr.strip() if tried.returncode else ""
    except FileNotFoundError as no:
        why = str(no)
    if why:
        with capsys.disabled():
            print(f"\nNOT TRIED: lines on which packets are late (a network namespace with {who}): {why}")
        pytest.skip(f"not tried: no network namespace with {who}: {why}")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
    command = [*LONELY, f'{MAKING[who]} && exec "$0" -m server.far_line {who} {LATE_MS}', sys.executable]
    made = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert made.returncode == 0, made.stderr
    trip = float(made.stdout)
    assert trip >= 2 * LATE_MS, "the kernel knows that it is late"
    line = LatencyMeter(lambda: trip)
    line.echo(line.probe(0), 10 * trip)
    assert line.one_way_ms == int(trip / 2), "and holding back what one answers makes it no later"
