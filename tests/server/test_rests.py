"""Who asks for too much is read less and less: to say no costs something, too."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.inside import Visitor, server_inside
from server.test_floods import begun, until
from xenodeck.server import costs
from xenodeck.server.limits import Limits, LimitSettings, Rate
from xenodeck.server.protocol import Hello, Why
from xenodeck.server.socket import FIRST_REST

ALLOWED = int(costs.MESSAGES[Hello]) + 1  # at once; asking why costs 1


async def test_whoever_goes_on_flooding_is_read_less_and_less(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is taken ends it."""
    rests: list[float] = []
    nap = asyncio.sleep

    async def rest(seconds: float) -> None:
        if seconds >= FIRST_REST:  # else somebody waits for something to happen
            rests.append(seconds)
        await nap(0)

    now = 0.0
    async with server_inside(sqlite_url, bots=False) as (server, _, web):
        table, _ = await begun(web)
        state: Any = server.litestar.state
        state.authenticator.limits = Limits(
            LimitSettings(work=Rate(1000, ALLOWED), person=Rate(1, 1e6)), clock=lambda: now
        )
        visitor = Visitor(server, table)
        visitor.visit.connection.address = "192.0.2.66"
        await until(lambda: visitor.frames)
        monkeypatch.setattr("xenodeck.server.socket.asyncio.sleep", rest)
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
