"""Tables made by hand: none is too large, none takes more than its share of memory, and all can be played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.forgers import positions
from server.inside import Visitor, server_inside
from server.registries import GAMES, look_on, registry_on
from server.test_floods import begun, until
from xenodeck.core.errors import BadConfig, BadPosition, GameError
from xenodeck.server.limits.rate_limiter import LimitSettings, Rate, RateLimiter
from xenodeck.server.messages.protocol import Move, Resync, Why
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.tables.audience import channel
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.commands import creating, moves, sizes
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.rehearsal import MOST_CARDS

PLAIN: dict[str, Any] = {"earth": 12, "loot": [3, 0], "hands": [["S4B"], ["RECRUIT"]], "stacks": [["RECRUIT"], []]}


@pytest.fixture
async def registry(tmp_path: Path) -> AsyncIterator[Registry]:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        await registry.services.store.add_guest("g", "Gus", 1)
        yield registry


async def made(registry: Registry, begin: Beginning, *kinds: str, game: str = "ufoludki", **wish: Any) -> Table:
    guest = await registry.services.store.guest("g")
    assert guest is not None
    wishes = [SeatWish("bot", "random") if kind == "bot" else SeatWish("me") for kind in kinds]
    new = NewTable(game, wishes, begin=begin, pace=0, **wish)
    return await registry.get((await creating.create(registry, guest, new)).table)


def with_cards(many: int) -> dict[str, Any]:
    return {**PLAIN, "deck": ["S2A"] * (many - 3)}


# -- sizes ---------------------------------------------------------------------------------------------------------


async def test_a_table_has_so_many_cards_and_no_more(registry: Registry) -> None:
    assert (await made(registry, Beginning(position=with_cards(MOST_CARDS)), "me", "me")).session is not None
    for many in (MOST_CARDS + 1, 5000):
        with pytest.raises(GameError, match="cards, not"):
            await made(registry, Beginning(position=with_cards(many)), "me", "me")
    with pytest.raises(BadPosition, match="entries"):
        await made(registry, Beginning(position=with_cards(35_000)), "me", "me")


async def test_nor_by_its_options(registry: Registry) -> None:
    with pytest.raises(BadConfig, match="cards"):
        await made(registry, Beginning(), "me", "me", options={"deck": {"S2A": 500, "S3A": 500, "S4A": 500}})


async def test_what_is_nested_without_end_is_refused(registry: Registry) -> None:
    deep: Any = []
    for _ in range(500):
        deep = [deep]
    with pytest.raises(BadPosition, match="deep"):
        await made(registry, Beginning(position={**PLAIN, "config": {"x": deep}}), "me", "me")


async def test_where_too_much_is_to_be_seen_nobody_sits_down(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sizes, "LONGEST_SCENE", 500)
    with pytest.raises(BadPosition, match="shown"):
        await made(registry, Beginning(position=PLAIN), "me", "me")


# -- memory --------------------------------------------------------------------------------------------------------


async def test_a_queue_is_bounded_in_bytes() -> None:
    connection = Connection("192.0.2.1")
    for _ in range(50):
        connection.send(b"x" * (channel.MOST_BYTES // 10))
    assert connection.closed == "TOO_SLOW"
    assert connection.queue.qsize() == 1, "nothing is kept for somebody who does not take it"
    assert await connection.next_frame() is None


async def test_what_was_taken_makes_room() -> None:
    connection = Connection("192.0.2.1")
    for _ in range(100):
        connection.send(b"x" * (channel.MOST_BYTES // 2))
        assert await connection.next_frame() is not None
    assert not connection.closed and connection.queued == 0


async def test_whoever_asks_for_everything_all_the_time_gets_it_now_and_then(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "xenodeck.server.http.socket.MAX_REFUSAL_DELAY", 0.0
    )  # this is about what is shown, not how soon
    async with server_inside(sqlite_url, bots=False) as (server, _, web):
        table, token = await begun(web)
        clock = [0.0]
        state: Any = server.litestar.state
        state.authenticator.limits = RateLimiter(
            LimitSettings(resync=Rate(5, 3), message=Rate(1e6, 1e6)), lambda: clock[0]
        )
        visitor = Visitor(server, table, token)
        await until(lambda: visitor.has("scene"))
        for _ in range(200):
            visitor.say(Resync("gap"))
        visitor.say(Why("last", words="x"))
        await until(lambda: visitor.reply("last") is not None)
        await until(lambda: visitor.visit.showing is not None and visitor.visit.showing.done())
        scenes = sum(frame["t"] == "scene" for frame in visitor.frames)
        assert 4 <= scenes <= 20, "every request is followed by a scene that is newer than it, many by the same"
        await visitor.leave()


# -- chance that somebody laid down --------------------------------------------------------------------------------


async def test_bots_play_on_where_the_chance_laid_down_is_at_an_end(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed: list[str] = []
    monkeypatch.setattr(registry.services.bot_service, "_note_late", lambda error, *_: failed.append(str(error)))
    for name in ("frenzy", "getaway", "ufoludki"):
        await play_without_chance(registry, name)
    assert not failed


async def play_without_chance(registry: Registry, name: str) -> None:
    position = {**positions(GAMES[name], Random(3), 1)[0], "chance": []}
    seats = len(position["hands"])
    table = await made(registry, Beginning(position=position), "me", *["bot"] * (seats - 1), game=name)
    connection = await look_on(table, 0)
    begun = moves.session_of(table).moves
    async with asyncio.timeout(120):
        while not table.over() and moves.session_of(table).moves < begun + 8:
            session = moves.session_of(table)
            if 0 in session.waiting() and not table.lock.locked():
                question = session.view(0).question
                assert question is not None
                words = question.options[0].word
                await moves.move(table, 0, Move(f"m{table.journal.n}", table.ask(0), words=words))
            await asyncio.sleep(0.01)
    assert not table.lost and not connection.closed
    table.shut_down()
