"""A client that sends too much is read less and less, because refusing costs something too."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.inside import Visitor, server_inside
from server.test_floods import begun, until
from server.test_middleware import CONNECT, DENIAL, echo, greeter, messages, run, scope
from xenodeck.server.http.middleware import Middleware
from xenodeck.server.http.socket import FIRST_REST
from xenodeck.server.limits import costs
from xenodeck.server.limits.rate_limiter import MAX_REFUSAL_DELAY, LimitSettings, Rate, RateLimiter
from xenodeck.server.messages.protocol import Hello, Why

ALLOWED = int(costs.MESSAGES[Hello]) + 1  # at once; asking why costs 1


async def test_whoever_goes_on_flooding_is_read_less_and_less(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is taken ends it."""
    rests: list[float] = []
    nap = asyncio.sleep

    async def rest(seconds: float) -> None:
        if seconds > MAX_REFUSAL_DELAY:
            await nap(seconds)
        if seconds >= FIRST_REST:  # else somebody waits for something to happen
            rests.append(seconds)
        await nap(0)

    # The latency probes of every socket sleep as well, for times that look like rests.
    monkeypatch.setattr("xenodeck.server.http.socket.PROBE_SECONDS", (3600.0,))
    now = 0.0
    async with server_inside(sqlite_url, bots=False) as (server, _, web):
        table, _ = await begun(web)
        state: Any = server.litestar.state
        state.authenticator.limits = RateLimiter(
            LimitSettings(work=Rate(1000, ALLOWED), person=Rate(1, 1e6)), clock=lambda: now
        )
        visitor = Visitor(server, table)
        visitor.visit.connection.address = "192.0.2.66"
        await until(lambda: visitor.frames)
        monkeypatch.setattr("xenodeck.server.http.socket.asyncio.sleep", rest)
        for n in range(12):
            visitor.say(Why(f"w{n}", words="x"))
        await until(lambda: visitor.reply("w11") is not None)
        assert rests[:3] == [0.1, 0.2, 0.4]
        assert rests[-1] == 2.0
        now, before = 1.0, len(rests)
        for n in range(2 * ALLOWED):
            visitor.say(Why(f"again{n}", words="x"))
        await until(lambda: visitor.reply(f"again{2 * ALLOWED - 1}") is not None)
        assert len(rests) - before < 2 * ALLOWED, "some were taken"
        assert rests[before] == 0.1
        await visitor.leave()


def test_an_address_that_goes_on_asking_waits_longer_for_each_no_and_nobody_else_does() -> None:
    now = 0.0
    limits = RateLimiter(LimitSettings(refusal=Rate(10, 3)), clock=lambda: now)
    rests = [limits.refusal_delay("192.0.2.1") for _ in range(60)]
    assert rests[:6] == [0, 0, 0, pytest.approx(0.1), pytest.approx(0.2), pytest.approx(0.3)]
    assert rests == sorted(rests)
    assert rests[-1] == MAX_REFUSAL_DELAY
    assert limits.refusal_delay("192.0.2.2") == 0
    now = 3600.0
    assert limits.refusal_delay("192.0.2.1") == 0, "it has been quiet"


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_a_no_of_a_flood_waits_and_whoever_does_not_wait_for_it_gets_none(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xenodeck.server.limits.rate_limiter.MAX_REFUSAL_DELAY", 1e6)
    settings = LimitSettings(request=Rate(1e-9, 1), socket=Rate(1e-9, 1), refusal=Rate(1e-9, 1))
    middleware = Middleware(echo if kind == "http" else greeter, RateLimiter(settings, clock=lambda: 0.0))
    first = {"type": "http.request", "body": b"", "more_body": False} if kind == "http" else CONNECT
    gone = {"type": f"{kind}.disconnect"}

    async def come(address: str) -> list[Any]:
        here = scope(kind, client=(address, 1234), extensions=DENIAL)
        return [message.get("status") for message in await run(middleware, here, messages(first, gone))]

    assert 429 not in await come("192.0.2.1")
    assert (await come("192.0.2.1"))[0] == 429, "the first no is told at once"
    assert await come("192.0.2.1") == [], "the next one would take long, and nobody is there to hear it"
    assert 429 not in await come("192.0.2.2")
