"""Bots of one account never make those of others wait, and a game without end rests when nobody looks."""

from __future__ import annotations

import asyncio

import pytest

from effort import some
from server.registries import look_on, registry_on
from xenodeck.core.errors import BadConfig
from xenodeck.server.limits.accounts import account_of, payer
from xenodeck.server.limits.rate_limiter import TooManyRequests
from xenodeck.server.messages.schemas import NewTable, SeatWish
from xenodeck.server.tables.bots.thinking import ticket_of
from xenodeck.server.tables.commands import creating
from xenodeck.server.tables.game_loop import progress
from xenodeck.server.tables.persistence import journal
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.bot_service import ticket_for_bot


async def made(registry: Registry, *kinds: str, bot: str = "random", game: str = "ufoludki") -> Table:
    if await registry.services.store.guest("g") is None:
        await registry.services.store.add_guest("g", "Gus", 1)
    guest = await registry.services.store.guest("g")
    assert guest is not None
    wishes = [SeatWish("bot", bot) if kind == "bot" else SeatWish("me") for kind in kinds]
    return await registry.get((await creating.create(registry, guest, NewTable(game, wishes, pace=0))).table)


async def until_still(table: Table) -> None:
    """Nothing goes on there any more."""
    async with asyncio.timeout(120):
        while table.bots.thinking or table.lock.locked():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", some(["ufoludki", "getaway"], "ufoludki"))
async def test_where_only_bots_play_a_game_rests_until_somebody_looks(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(journal, "MOST_UNSEEN", 3)
    async with registry_on(sqlite_url) as registry:
        table = await made(registry, "bot", "bot", game=game)
        async with asyncio.timeout(120):
            while not table.is_dormant():
                await asyncio.sleep(0.01)
        await until_still(table)
        rested = table.journal.n
        assert 3 < rested < 10 and not table.over()
        await progress.run_due(table)
        assert not table.bots.thinking and table.journal.n == rested and table.alarm is None
        head = table.head()
        assert head.wakes is None, "it is not woken when the server starts anew"
        assert table.is_unused, "and leaves memory"
        await look_on(table, -1)
        assert table.bots.thinking
        table.shut_down()


async def test_people_who_are_there_are_no_reason_to_rest(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MOST_UNSEEN", 0)
    async with registry_on(sqlite_url) as registry:
        table = await made(registry, "me", "me")
        table.journal.n += 50
        assert not table.is_dormant()


async def test_an_account_has_a_few_tables_for_bots_alone(sqlite_url: str) -> None:
    async with registry_on(sqlite_url, bot_tables=2) as registry:
        token = payer.set(account_of("192.0.2.1"))
        try:
            tables = [await made(registry, "bot", "bot") for _ in range(2)]
            with pytest.raises(TooManyRequests):
                await made(registry, "bot", "bot")
            await made(registry, "me", "bot")
            payer.set(account_of("192.0.2.2"))
            await made(registry, "bot", "bot")
        finally:
            payer.reset(token)
        assert tables[0].info.payer == tables[1].info.payer != ""
        for table in registry.tables.values():
            table.shut_down()


async def test_the_bots_of_a_table_think_so_much_and_no_more(sqlite_url: str) -> None:
    async with registry_on(sqlite_url) as registry:
        with pytest.raises(BadConfig, match="together"):
            await made(registry, "me", "bot", "bot", "bot", bot="dreamer:5000")


async def test_bots_stand_in_the_queue_of_whoever_set_up_their_table(sqlite_url: str) -> None:
    async with registry_on(sqlite_url) as registry:
        token = payer.set(account_of("192.0.2.1"))
        table = await made(registry, "me", "bot")
        payer.reset(token)
        assert ticket_of(table).account == account_of("192.0.2.1") and not ticket_of(table).people
        await look_on(table, 0)
        assert ticket_of(table).people
        assert (
            ticket_for_bot(ticket_of(table), "dreamer:5000").heavy
            and not ticket_for_bot(ticket_of(table), "raider").heavy
        )
        table.shut_down()
