"""Joining a table: only with a token that is still valid, and in a language that the table speaks."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from server.inside import Visitor, server_inside
from server.registries import look_on, registry_on, seated
from server.serving import Serving, sit_down
from server.test_worker_pool import until
from xenodeck.core.errors import GameError
from xenodeck.server.messages.protocol import Ping, Why
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop.arrivals import arrive
from xenodeck.server.tables.table import Table


async def test_a_token_that_became_void_on_the_way_opens_nothing(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1))
        late = Connection("127.0.0.1")
        late.viewer = 0  # its token was good when it was looked at
        table.info.seats[0].generation += 1
        with pytest.raises(GameError, match="BAD_TOKEN"):
            await arrive(table, late)
        assert late not in table.audience.connections
        assert late.queue.empty()


async def test_whoever_sees_the_same_in_the_same_language_shares_one_stream(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1))
        for _ in range(5):
            await look_on(table, -1)
        assert len(table.audience.channels) == 3


async def test_a_mistake_of_ours_is_answered_and_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the client would wait for ever, on a connection that works."""

    async def broken(*_: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(moves, "why", broken)
    async with server_inside(f"sqlite:///{tmp_path / 'tables.db'}", bots=False) as (server, _, web):
        guest = (await web.post("/api/guests", json={})).json()["token"]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {guest}"})).json()
        visitor = Visitor(server, made["table"], made["you"][0]["token"])
        with capture_logs() as log:
            visitor.say(Why("w", "S2A"))
            await until(lambda: visitor.reply("w") is not None)
        reply = visitor.reply("w")
        assert reply is not None
        assert (reply["t"], reply["code"]) == ("refused", "SERVER_ERROR")
        assert [line["event"] for line in log] == ["request_failed"]
        visitor.say(Ping("p"))
        await until(lambda: visitor.reply("p") is not None)
        await visitor.leave()


async def test_a_language_nobody_speaks_there_becomes_english(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=1)
    async with sitting.everybody(watching=False, lang="xx") as odd, sitting.everybody(watching=False) as english:
        for seat in (0, 1):
            assert odd[seat].scene == english[seat].scene
    async with sitting.everybody(watching=False, lang="pl-PL") as polish:
        prompts = {p.question.prompt for p in polish.values() if p.question is not None}
        assert prompts == {"Zagraj kartę i weź, co na niej stoi."}


async def test_a_table_that_nobody_uses_leaves_memory_and_comes_back_the_same(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1))
        scene = table.scene(0, "en")
        assert await registry.sweep(registry.services.now()) == 0
        for connection in list(table.audience.connections):
            table.exit(connection)
        assert await registry.sweep(registry.services.now()) == 1
        assert registry.tables == {}
        again = await registry.get(table.info.id)
        assert again is not table
        back = again.scene(0, "en")
        assert {**back, "seats": 0, "watchers": 0} == {**scene, "seats": 0, "watchers": 0}
        assert await registry.get(table.info.id) is again


async def test_a_crowd_comes_in_one_by_one_and_everybody_else_is_heard_in_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To draw a table for somebody who comes takes a while: sixty at once would keep all the others waiting."""
    rounds, came = 0, list[int]()

    async def count() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def drawn(table: Table, connection: Connection) -> None:
        came.append(rounds)
        await arrive(table, connection)

    monkeypatch.setattr("xenodeck.server.http.socket.arrivals.arrive", drawn)
    async with server_inside(f"sqlite:///{tmp_path / 'tables.db'}", bots=False) as (server, _, web):
        guest = (await web.post("/api/guests", json={})).json()["token"]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {guest}"})).json()
        counting = asyncio.create_task(count())
        crowd = [Visitor(server, made["table"]) for _ in range(20)]
        await until(lambda: all(visitor.has("scene") for visitor in crowd))
        counting.cancel()
        assert len(came) == len(crowd)
        assert all(earlier < later for earlier, later in pairwise(came))
        for visitor in crowd:
            await visitor.leave()
