"""Each tick of a table in real time costs the server something: without people nothing runs, and ticks are charged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from effort import some
from server.registries import Stopped, later, look_on, looked, registry_on, ticks
from server.test_live import in_the_inbox, outcome, send
from xenodeck.server.limits import costs
from xenodeck.server.limits.accounts import account_of, payer
from xenodeck.server.limits.rate_limiter import LimitSettings, Rate, RateLimiter
from xenodeck.server.messages.protocol import Move
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.commands import creating
from xenodeck.server.tables.game_loop import arrivals, payment, progress
from xenodeck.server.tables.model.halts import AWAY, COUNTDOWN, SPENT
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

RACES = some(["m1_claim", "m3_map"], "m1_claim")
TICK_MS = 100
QUICK = {"min_exposure": 1, "claim_pause": 1, "flip_deadline": 5}
HOME, AWAY_FROM_HOME = account_of("192.0.2.1"), account_of("192.0.2.2")


async def race(registry: Registry, *kinds: str, guest: str = "g", account: str = HOME, **wish: Any) -> Table:
    """A table of ``guest``, with nobody connected."""
    store = registry.services.store
    if await store.guest(guest) is None:
        await store.add_guest(guest, guest.upper(), 1)
    known = await store.guest(guest)
    assert known is not None
    wishes = [SeatWish("bot", "random") if kind == "bot" else SeatWish("me") for kind in kinds]
    token = payer.set(account)
    try:
        new = NewTable("alieninjas", wishes, pace=0, begin=Beginning(seed=1), **{"mode": "m1_claim", **wish})
        return await registry.get((await creating.create(registry, known, new)).table)
    finally:
        payer.reset(token)


# -- nobody there, nothing runs ----------------------------------------------------------------------------------------


async def assert_still(table: Table) -> None:
    """However much time passes, no tick does, no bot thinks, and no alarm is set."""
    async with asyncio.timeout(120):
        while table.bots.thinking:  # one that had begun comes to its end
            await asyncio.sleep(0.01)
    before = table.ticks
    for _ in range(20):
        await later(table, 5_000)
        assert not table.bots.thinking
    assert (table.ticks, table.alarm, table.ticker.due) == (before, None, None)
    assert table.next_wake() is None, "nor does it begin anew with the server"
    assert table.is_unused, "it may leave memory"


async def assert_runs(table: Table) -> None:
    await looked(table)
    before = table.ticks
    await ticks(table, 5)
    assert table.ticks == before + 5


async def leave(table: Table, *there: Connection) -> None:
    for one in there:
        await arrivals.depart(table, one)


@pytest.mark.parametrize("mode", RACES)
async def test_where_only_bots_play_nothing_runs_unless_somebody_looks_on(mode: str, tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await race(registry, "bot", "bot", mode=mode)
        await assert_still(table)
        assert table.ticks == 0
        watcher = await look_on(table, -1)
        await looked(table)
        if mode == "m1_claim":  # the other begins with a pause
            await assert_runs(table)
        await leave(table, watcher)
        await assert_still(table)


@pytest.mark.parametrize("mode", RACES)
async def test_a_table_of_people_who_never_came_or_have_left_stands_still(mode: str, tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await race(registry, "me", "bot", mode=mode)
        await assert_still(table)
        person, watcher = await look_on(table, 0), await look_on(table, -1)
        await looked(table)
        if mode == "m1_claim":
            await assert_runs(table)
        await leave(table, person)
        assert table.standstill.halt is not None and table.standstill.halt.kind == AWAY
        before = table.ticks
        await later(table, 60_000)
        assert table.ticks == before, "whoever only looks on keeps no table of people going"
        await leave(table, watcher)
        await assert_still(table)


async def test_who_was_stood_in_for_and_is_gone_with_all_others_keeps_nothing_going(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await race(registry, "me", "me")
        there = [await look_on(table, seat) for seat in (0, 1)]
        await assert_runs(table)
        table.info.seats[1].stand_in = True
        await leave(table, *there)
        await assert_still(table)


# -- ticks pay ---------------------------------------------------------------------------------------------------------


class Computing:
    """Whatever is looked at takes so many ms of computing."""

    def __init__(self) -> None:
        self.ms = 0
        self._at = 0

    def __call__(self) -> float:
        self._at += self.ms
        return self._at / 1000


@asynccontextmanager
async def paid(tmp_path: Path, own: float, all_: float) -> AsyncIterator[tuple[Registry, Computing]]:
    """``own`` and ``all_``: ms of computing a second, of a guest and of an address."""
    clock, computing = Stopped(), Computing()
    limits = RateLimiter(LimitSettings(own_ticks=Rate(own, own), ticks=Rate(all_, all_)), clock=lambda: clock.ms / 1000)
    how = {"now": clock, "computed": computing, "limits": limits}
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", **how) as registry:
        yield registry, computing


async def sit(registry: Registry, guest: str, account: str = HOME) -> Table:
    """An idle race whose one person is there; it runs."""
    table = await race(registry, "me", "me", guest=guest, account=account, options={"tick_ms": TICK_MS})
    for seat in (0, 1):
        await look_on(table, seat)
    await looked(table)
    assert table.standstill.current is None
    return table


async def together(tables: list[Table], many: int = 1) -> None:
    """So many ticks are due at each of them, at the same time."""
    clock = tables[0].services.now
    assert isinstance(clock, Stopped)
    for _ in range(many):
        clock.ms += TICK_MS
        for table in tables:
            await progress.run_due(table)


def standing(table: Table) -> str:
    return table.standstill.halt.kind if table.standstill.halt is not None else ""


async def until_spent(tables: list[Table], others: list[Table]) -> tuple[Table, int]:
    """The first of ``tables`` that stood still, and how many ticks were due until then."""
    for due in range(1, 50):
        await together([*tables, *others])
        for table in tables:
            if standing(table) == SPENT:
                return table, due
    raise AssertionError("none ever did")


async def test_tables_of_who_has_too_much_computed_stand_still_and_nobody_elses(tmp_path: Path) -> None:
    async with paid(tmp_path, own=100, all_=10_000) as (registry, computing):
        mine = [await sit(registry, "greedy") for _ in range(3)]
        other = await sit(registry, "modest")
        computing.ms = 9  # a tick: three of them take 270 ms a second, one takes 90
        stopped, due = await until_spent(mine, [other])
        for lang, said in (("en", "stands still"), ("pl", "Stoi")):
            pause = stopped.scene(0, lang)["pause"]
            assert pause["kind"] == SPENT and said in pause["text"] and pause["due"] > stopped.services.now()
        assert await outcome(send(stopped, 0, "1")) == "HALTED"
        await together([*mine, other], 100 - due)
        assert other.ticks == 100 and other.standstill.halt is None and "pause" not in other.scene(0, "en")
        assert sum(table.ticks for table in mine) * 9 <= 100 * 10 + 2 * 100, "ten seconds of it, and what is free"
        assert all(table.ticks for table in mine)


async def test_after_a_while_it_is_counted_in_and_goes_on(tmp_path: Path) -> None:
    async with paid(tmp_path, own=100, all_=10_000) as (registry, computing):
        table = await sit(registry, "greedy")
        computing.ms = 30
        await until_spent([table], [])
        assert table.standstill.halt is not None
        stood, due = table.ticks, table.standstill.halt.due
        await later(table, due - table.services.now() - 1)
        assert (table.ticks, standing(table)) == (stood, SPENT)
        await later(table, 1)
        assert standing(table) == COUNTDOWN
        computing.ms = 1
        await assert_runs(table)
        await together([table], 50)
        assert table.standstill.halt is None and table.ticks == stood + 55


async def test_many_guests_behind_one_address_pay_together(tmp_path: Path) -> None:
    async with paid(tmp_path, own=100, all_=100) as (registry, computing):
        mine = [await sit(registry, f"greedy{n}") for n in range(3)]
        other = await sit(registry, "modest", AWAY_FROM_HOME)
        computing.ms = 9
        _, due = await until_spent(mine, [other])
        assert other.ticks == due


async def test_what_people_send_is_paid_for_and_gets_its_tick(tmp_path: Path) -> None:
    async with paid(tmp_path, own=100, all_=10_000) as (registry, computing):
        table = await sit(registry, "greedy")
        computing.ms = int(costs.MESSAGES[Move])
        for kind, who in payment.accounts(table):
            table.services.limits.charge(kind, who, 10_000)
        assert payment.debt(table) > 0
        flipper = int(table.running().state.flipper)  # type: ignore[attr-defined]
        sent = send(table, flipper, "1")
        await in_the_inbox(table, flipper)
        await together([table], 1)
        assert await outcome(sent) == "accepted" and table.standstill.halt is None
        await together([table], 1)
        assert standing(table) == SPENT


async def test_a_tick_that_shows_something_costs_more_than_one_that_does_not(tmp_path: Path) -> None:
    """What it takes to commit and to show it is paid for as well: here the deck flips by itself."""
    async with paid(tmp_path, own=1000, all_=10_000) as (registry, computing):
        table = await race(registry, "me", "me", options={**QUICK, "tick_ms": TICK_MS})
        for seat in (0, 1):
            await look_on(table, seat)
        await looked(table)
        computing.ms = 10
        charged: list[int] = []
        table.services.limits.charge = lambda *paid: charged.append(round(paid[2]))  # type: ignore[method-assign]
        while not charged or charged[-1] == charged[0]:
            await together([table], 1)
        assert charged[-1] >= charged[0] + computing.ms + costs.KEPT_TICK
