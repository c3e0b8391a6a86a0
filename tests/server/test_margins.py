"""The times of a race, from the frame that showed what was raced for, sent to everybody once it is decided."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.inside import FakeSocket
from server.registries import Stopped, drained, later, look_on, registry_on, seated
from server.test_live import in_the_inbox, outcome
from xenodeck.core.records.record import Record
from xenodeck.server.http.socket import SocketSession
from xenodeck.server.limits.rate_limiter import RateLimiter
from xenodeck.server.messages.protocol import Move, Race, RaceTime
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.store import StoreError
from xenodeck.server.tables.audience.channel import encode
from xenodeck.server.tables.bots.planning import occasion
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop import arrivals, margins
from xenodeck.server.tables.model.bot_plan import BotPlan
from xenodeck.server.tables.model.info import BOT, Seat
from xenodeck.server.tables.model.race import Entrant, race_times
from xenodeck.server.tables.registry import Registry, restore_table
from xenodeck.server.tables.table import Table, TableLost

TICK = 50
HELD = {"latency_mode": "compensated", "comp_cap": 3}
CALM = {"min_exposure": 40, "flip_deadline": 60, "claim_pause": 20}


class Race3:
    """Quick Claim for three, with a card that was turned up just now."""

    def __init__(self, registry: Registry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.since = 0  # ms: when it was shown
        self.asks: list[str] = []
        self.count = 0

    @property
    def clock(self) -> Stopped:
        clock = self.table.services.now
        assert isinstance(clock, Stopped)
        return clock

    @property
    def number(self) -> int:
        return int(moves.session_of(self.table).state.numbers[-1])  # type: ignore[attr-defined]

    async def flip(self) -> None:
        flipper = int(moves.session_of(self.table).state.flipper)  # type: ignore[attr-defined]
        flipping = self.send(flipper, {"type": "FLIP"})
        await in_the_inbox(self.table, flipper)
        await later(self.table, TICK)
        assert await outcome(flipping) == "accepted"
        self.since = self.clock.ms
        self.asks = [self.table.ask(seat) for seat in range(3)]

    def send(self, seat: int, action: dict[str, Any], comp: int = 0, ask: str = "") -> asyncio.Task[Any]:
        self.count += 1
        message = Move(f"{seat}.{self.count}", ask or self.table.ask(seat), action=action)
        return asyncio.create_task(moves.move(self.table, seat, message, comp))

    async def at(self, ms: int) -> None:
        """So long after the card was shown, with every tick up to then."""
        while (due := self.table.ticker.due) is not None and due <= self.since + ms:
            await later(self.table, due - self.clock.ms)
        self.clock.ms = self.since + ms

    async def claim(self, seat: int, ms: int, comp: int = 0) -> asyncio.Task[Any]:
        await self.at(ms)
        known = [one.seat for one in self.table.inbox.waiting]
        task = self.send(seat, {"type": "CLAIM", "seq": self.number}, comp)
        await in_the_inbox(self.table, *known, seat)
        return task

    def told(self) -> dict[int, list[dict[str, Any]]]:
        """By viewer, how close it was, as told since the last time."""
        found: dict[int, list[dict[str, Any]]] = {}
        for one in self.table.audience.connections:
            frames = [json.loads(frame) for frame in drained(one) if frame]
            found.setdefault(one.viewer, []).extend(frame for frame in frames if frame["t"] == "race")
        return found

    def all_told(self) -> list[dict[str, Any]]:
        """What everybody was told, who are told the same."""
        told = self.told()
        assert set(told) == {-1, 0, 1, 2} and all(one == told[-1] for one in told.values()), told
        return told[-1]


@asynccontextmanager
async def racing(tmp_path: Path, **options: Any) -> AsyncIterator[Race3]:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(
            registry, "alieninjas", 3, mode="m1_claim", begin=Beginning(seed=1), options={**CALM, **options}
        )
        await later(table, table.services.countdown_ms)
        race = Race3(registry, table)
        await race.flip()
        race.told()
        yield race


def race(*times: tuple[int, int], drawn: int = 0) -> dict[str, Any]:
    told: dict[str, Any] = {"t": "race", "times": [{"seat": seat, "ms": ms} for seat, ms in times]}
    return {**told, "drawn": drawn} if drawn else told


# -- what is told ------------------------------------------------------------------------------------------------------


async def test_everybody_is_told_alike_who_was_after_it_and_how_quick(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        tasks = [await game.claim(2, 612), await game.claim(0, 640)]
        assert game.all_told() == [], "not before it is decided"
        await game.at(650)
        assert [await outcome(task) for task in tasks] == ["accepted", "beaten"]
        assert game.all_told() == [race((2, 612), (0, 640))]
        await game.at(900)
        assert game.all_told() == [], "once"


async def test_nothing_is_told_before_it_is_committed_and_nothing_at_all_if_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with racing(tmp_path) as game:
        store, at_commit = game.table.services.store, []

        async def failing(_: Any) -> None:
            at_commit.append(game.all_told())
            raise StoreError("planted")

        claiming = await game.claim(2, 612)
        everybody = {one.viewer: one for one in game.table.audience.connections}
        monkeypatch.setattr(store, "commit", failing)
        await game.at(650)
        with pytest.raises(TableLost):
            await claiming
        assert at_commit == [[]]
        assert not any(b'"race"' in (frame or b"") for one in everybody.values() for frame in drained(one))


async def test_whoever_claims_alone_is_told_the_own_time(tmp_path: Path) -> None:
    async with racing(tmp_path, **HELD) as game:
        await game.claim(1, 333, comp=2)
        await game.at(600)
        assert game.all_told() == [race((1, 233))]


async def test_what_a_hold_makes_up_for_is_taken_off_in_whole_ticks(tmp_path: Path) -> None:
    async with racing(tmp_path, **HELD) as game:
        near = await game.claim(0, 560)
        far = await game.claim(1, 668, comp=3)
        await game.at(749)
        assert game.all_told() == [], "nobody hears of a hold"
        await game.at(750)
        assert (await outcome(near), await outcome(far)) == ("beaten", "accepted")
        assert game.all_told() == [race((1, 518), (0, 560))]


async def test_nothing_is_counted_from_before_it_was_there(tmp_path: Path) -> None:
    """RG.9 max(window, arrival - comp)."""
    async with racing(tmp_path, **HELD) as game:
        await game.claim(0, 70, comp=3)
        await game.at(400)
        assert game.all_told() == [race((0, 20))]


async def test_where_lots_are_drawn_in_one_tick_the_times_are_the_same_and_that_is_said(tmp_path: Path) -> None:
    async with racing(tmp_path, **HELD) as game:
        tasks = [await game.claim(0, 505), await game.claim(1, 645, comp=2), await game.claim(2, 649)]
        await game.at(700)
        became = [await outcome(task) for task in tasks]
        first = became.index("accepted")
        assert became[2] == "beaten" and first < 2
        assert game.all_told() == [race((first, 550), (1 - first, 550), (2, 649), drawn=2)]


async def test_it_counts_from_the_frame_not_from_the_tick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with racing(tmp_path) as game:
        store, clock = game.table.services.store, game.clock
        real = store.commit

        async def slowly(change: Any) -> None:
            await real(change)
            clock.ms += 7

        taking = await game.claim(0, 300)
        await game.at(350)
        assert await outcome(taking) == "accepted"
        while game.table.ticks < game.table.running().state.event_tick + CALM["claim_pause"]:  # type: ignore[attr-defined]
            await later(game.table, TICK)
        monkeypatch.setattr(store, "commit", slowly)
        await game.flip()
        monkeypatch.setattr(store, "commit", real)
        game.told()
        await game.claim(2, 418)
        await game.at(600)
        assert game.all_told() == [race((2, 418))], "since is when everybody had been sent it"


async def test_while_a_table_stands_no_time_passes(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        await game.at(200)
        people = [one for one in game.table.audience.connections if one.viewer >= 0]
        for one in people:
            await arrivals.depart(game.table, one)
        assert game.table.standstill.current is not None
        await later(game.table, 60_000)
        for seat in range(3):
            await look_on(game.table, seat)
        await later(game.table, game.table.services.countdown_ms)
        assert game.table.standstill.current is None
        game.told()
        game.since = game.clock.ms - 200
        await game.claim(0, 430)
        await game.at(450)
        assert game.all_told() == [race((0, 430))]


async def test_after_a_restart_nobody_knows_when_it_was_shown_and_nothing_is_told(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        await game.at(100)
        for one in list(game.table.audience.connections):
            await arrivals.depart(game.table, one)
        game.table.shut_down()
        loaded = await game.registry.services.store.load(game.table.info.id)
        assert loaded is not None
        game.table = restore_table(game.registry.services, loaded)
        for viewer in (0, 1, 2, -1):
            await look_on(game.table, viewer)
        await later(game.table, game.table.services.countdown_ms)
        game.since = game.clock.ms
        claiming = await game.claim(1, 220)
        await game.at(250)
        assert await outcome(claiming) == "accepted"
        assert game.all_told() == []


# -- bots --------------------------------------------------------------------------------------------------------------


def planned(game: Race3, seat: int, tick: int) -> None:
    """A bot sits in ``seat`` and will claim in that tick after the card was shown."""

    async def nothing(*_: object) -> tuple[int, str]:
        return 1000, ""

    game.table.services.bot_service.plan = nothing  # type: ignore[method-assign, assignment]
    game.table.info.seats[seat] = Seat(BOT, bot="shadow", name="Bot")
    at = int(game.table.race.window) + tick
    game.table.bots.plans[seat] = BotPlan(occasion(game.table, seat), at, "2")


async def test_a_bot_has_the_time_that_it_planned(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        planned(game, 1, 8)
        await game.at(500)
        assert game.told()[0] == [race((1, 425))], "in the middle of its tick"


@pytest.mark.parametrize("options", [{}, HELD])
async def test_figures_of_bots_and_people_never_speak_against_who_was_first(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    async with racing(tmp_path, **options) as game:
        planned(game, 1, 8)
        claiming = await game.claim(0, 430)
        await game.at(700)
        became = await outcome(claiming)
        told = game.told()[0][0]
        times = [(one["seat"], one["ms"]) for one in told["times"]]
        assert {seat for seat, _ in times} == {0, 1}
        assert times[0][0] == (0 if became == "accepted" else 1)
        if options:
            assert told["drawn"] == 2 and {ms for _, ms in times} == {450}
        else:
            assert dict(times)[0] == 430 and times[0][1] <= times[1][1] and 400 <= dict(times)[1] <= 450


def test_no_figures_ever_speak_against_the_decision() -> None:
    chance = Random(7)
    for _ in range(3000):
        held, window, shown = chance.random() < 0.6, chance.randrange(1, 9), chance.randrange(0, 12)
        many = chance.randrange(1, 7)
        late = [chance.randrange(0, 4) if held else 0 for _ in range(many)]
        spot = window + chance.randrange(0, 3)
        into = sorted(chance.randrange(0, TICK + 1) for _ in range(many))
        came = [
            Entrant(seat, max(window, spot + late[seat]), None if chance.random() < 0.3 else into[seat])
            for seat in range(many)
        ]
        best = min(one.tick for one in came)
        first = chance.choice([one for one in came if one.tick == best]) if held else came[0]
        times, drawn = race_times(came, first, window, TICK, shown, held)
        assert times[0].seat == first.seat and sorted(one.seat for one in times) == list(range(many))
        assert [one.ms for one in times] == sorted(one.ms for one in times) and times[0].ms >= 0
        equal = {one.seat for one in came if one.tick == best}
        assert drawn == (len(equal) if held and len(equal) > 1 else 0)
        assert {one.seat for one in times[:drawn]} == (equal if drawn else set())
        assert len({one.ms for one in times[:drawn]}) <= 1


# -- too late ----------------------------------------------------------------------------------------------------------


async def answer(game: Race3, seat: int, message: Move, trip: float = 0.0) -> dict[str, Any]:
    """What a socket of ``seat`` hears; ``trip``: the round trip of its line, ms."""
    visit = SocketSession(cast(Any, FakeSocket()), game.registry, cast(Any, SimpleNamespace(limits=RateLimiter())))
    visit.table, visit.connection.viewer = game.table, seat
    visit.connection.generation = game.table.info.seats[seat].generation
    if trip:
        visit.connection.latency._trip = lambda: trip
        visit.connection.latency._trips.append(trip)
    await visit.answer(message)
    heard: dict[str, Any] = [json.loads(frame) for frame in drained(visit.connection) if frame][-1]
    return heard


async def taken(game: Race3) -> Move:
    """Seat 0 got the card with 540 ms; the same claim of somebody else, with the question that is gone now."""
    number = game.number
    claiming = await game.claim(0, 540)
    await game.at(550 if game.table.running().setup.hold_ticks < 0 else 700)
    assert await outcome(claiming) == "accepted" and game.all_told() == [race((0, 540))]
    return Move("late", game.asks[1], action={"type": "CLAIM", "seq": number})


async def test_who_comes_too_late_hears_alone_by_how_much(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        late = await taken(game)
        await game.at(655)
        heard = await answer(game, 1, late)
        assert (heard["t"], heard["ms"], heard["late"]) == ("refused", 655, 115)
        assert all(not told for told in game.told().values())
        again = await answer(game, 1, Move("again", late.ask, action=late.action))
        assert again["t"] == "refused" and "late" not in again, "once"


async def test_too_late_also_counts_what_is_made_up_for_the_line(tmp_path: Path) -> None:
    async with racing(tmp_path, **HELD) as game:
        late = await taken(game)
        await game.at(755)
        heard = await answer(game, 1, late, trip=220.0)
        assert (heard["ms"], heard["late"]) == (655, 115)


async def test_with_the_newest_question_it_is_late_for_the_card_that_it_names(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        late = await taken(game)
        await game.at(700)
        heard = await answer(game, 1, Move("late", game.table.ask(1), action=late.action))
        assert (heard["code"], heard["late"]) == ("NO_CARD", 160)


@pytest.mark.parametrize(
    ("seat", "words", "ask", "ms"),
    [
        (1, "2", "new", 600),  # words mean what is seen now
        (1, "1", "old", 600),  # this is no claim
        (0, "2", "old", 600),  # whoever got it is not late
        (1, "2", "old", 550 + margins.LATE_MS + 1),  # nobody remembers
    ],
)
async def test_what_was_not_too_late_for_it_is_refused_as_ever(
    tmp_path: Path, seat: int, words: str, ask: str, ms: int
) -> None:
    async with racing(tmp_path) as game:
        await taken(game)
        await game.at(ms)
        heard = await answer(game, seat, Move("x", game.asks[seat] if ask == "old" else game.table.ask(seat), words))
        assert heard["t"] == "refused" and "late" not in heard and "ms" not in heard


async def test_words_to_the_old_question_are_too_late(tmp_path: Path) -> None:
    async with racing(tmp_path) as game:
        await taken(game)
        await game.at(600)
        heard = await answer(game, 1, Move("x", game.asks[1], "2"))
        assert (heard["code"], heard["ms"], heard["late"]) == ("STALE", 600, 60)


# -- what it is not ----------------------------------------------------------------------------------------------------


async def test_nothing_of_it_is_in_the_record_the_journal_or_what_is_shown(tmp_path: Path) -> None:
    async with racing(tmp_path, **HELD) as game:
        await game.claim(0, 560)
        await game.claim(1, 668, comp=3)
        await game.at(750)
        assert game.all_told() == [race((1, 518), (0, 560))]
        text = Record.of(game.table.running()).text()
        kept = [entry.data for entry in await game.table.services.store.entries(game.table.info.id)]
        seen = [json.dumps(game.table.scene(viewer, "en")) for viewer in (-1, 0, 1, 2)]
        for written in (text, *kept, *seen):
            assert "518" not in written and "race" not in written.replace("m3_race", "")


async def test_where_nothing_was_shown_at_a_moment_no_times_are_told(tmp_path: Path) -> None:
    """A call in Map Race is no reaction: nobody is told how long it took."""
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "alieninjas", 3, mode="m3_map", begin=Beginning(seed=1))
        game = Race3(registry, table)
        while table.standstill.current is not None or table.info.pause is not None:
            due = max(
                halt.due
                for halt in (table.standstill.halt, table.standstill.linger, table.info.pause)
                if halt is not None
            )
            await later(table, max(due - game.clock.ms, 0))
        await later(table, 500)
        calling = game.send(1, {"type": "CALL"})
        await in_the_inbox(table, 1)
        await later(table, 100)
        assert await outcome(calling) == "accepted"
        assert game.all_told() == []


def test_the_message_is_as_the_protocol_writes_it() -> None:
    told = Race([RaceTime(1, 540), RaceTime(0, 612)])
    assert json.loads(encode(told)) == race((1, 540), (0, 612))
