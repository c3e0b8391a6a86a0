"""Times that a game's options set at a live table: to look, for a move, to be away, before a start.

Simulations know nothing of them.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from real_server import TESTS
from server.registries import GAMES, drained, later, look_on, moved, registry_on, seated, ticks
from server.test_live import connection, in_the_inbox, lay, outcome, send
from xenodeck import games
from xenodeck.core.errors import GameError
from xenodeck.core.records.record import Record
from xenodeck.server.messages.protocol import Hint, Move, Ready
from xenodeck.server.messages.schemas import Beginning, ClockWish, NewTable, SeatWish
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.game_loop import arrivals, live_ticks
from xenodeck.server.tables.model.halts import AWAY, COUNTDOWN
from xenodeck.server.tables.model.info import BOT, Seat
from xenodeck.server.tables.registry import Registry, restore_table
from xenodeck.server.tables.table import Table

MESSY = "cob bud ash"
START = {"type": "START"}


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", str(TESTS))


@asynccontextmanager
async def playing(tmp_path: Path, game: str, seats: int = 2, **wish: Any) -> AsyncIterator[tuple[Registry, Table]]:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        yield registry, await seated(registry, game, seats, begin=Beginning(seed=1), **wish)


async def refusal(table: Table, seat: int, words: str = "", action: dict[str, Any] | None = None) -> str:
    with pytest.raises(GameError) as no:
        await moves.move(table, seat, Move(f"no{table.journal.n}", table.ask(seat), words, action))
    return no.value.code


# -- time to look ------------------------------------------------------------------------------------------------------


async def test_after_a_look_nothing_is_taken_until_everybody_has_had_the_time_to_look(tmp_path: Path) -> None:
    async with playing(tmp_path, "pairs", options={"peek_ms": 2500, "turn_s": 30}) as (_, table):
        everybody = list(table.audience.connections)
        await moves.move(table, 0, Move("a", table.ask(0), "1 0"))
        due = table.services.now() + 2500
        pause = {"kind": "peek", "text": "Look.", "waits_for": [], "ready": [], "due": due}
        assert [table.scene(viewer, "en")["pause"] for viewer in (-1, 0, 1)] == [pause] * 3
        assert table.scene(0, "en")["seats"][0]["clock"] == {"move": 30_000, "bank": 0}, "and no clock runs"
        assert await refusal(table, 0, "3") == "HALTED"
        await later(table, 2499)
        assert await refusal(table, 0, "3") == "HALTED"
        for one in everybody:
            drained(one)
        await later(table, 1)
        frames = [json.loads(drained(one)[-1] or b"") for one in everybody]
        assert all(frame["patch"]["pause"] is None for frame in frames), "everybody is told that it goes on"
        assert table.scene(0, "en")["seats"][0]["clock"]["since"] == due
        await moves.move(table, 0, Move("b", table.ask(0), "3"))


async def test_time_to_look_is_in_no_record_and_over_after_a_restart(tmp_path: Path) -> None:
    async with playing(tmp_path, "pairs", options={"peek_ms": 2500}) as (registry, table):
        await moves.move(table, 0, Move("a", table.ask(0), "1 0"))
        loaded = await registry.services.store.load(table.info.id)
        assert loaded is not None
        back = restore_table(registry.services, loaded)
        assert back.standstill.current is None and back.ask(0) == table.ask(0)
        session = moves.session_of(table)
        text = Record.of(session).text()
        assert Record.of(Record.read(text).replay(GAMES["pairs"])).text() == text
        session.play(0, "3")  # whoever drives a game without a wall clock waits for nothing
        assert session.waiting() == [1]


async def test_people_who_come_and_go_do_not_end_the_time_to_look_and_it_runs_on_while_they_are_away(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path, "pairs", options={"peek_ms": 2500}) as (_, table):
        await moves.move(table, 0, Move("a", table.ask(0), "1 0"))
        await arrivals.depart(table, connection(table, 1))
        await look_on(table, 1)
        assert await refusal(table, 0, "3") == "HALTED"
        await later(table, 2500)
        await moves.move(table, 0, Move("b", table.ask(0), "3"))


async def test_a_wrong_shout_is_looked_at_while_no_tick_passes_then_it_goes_on_without_a_countdown(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path, "scramble", 3, options={"check_ms": 1500}) as (_, table):
        await begin(table)
        lay(table, {0: MESSY})
        await moves.move(table, 1, Move("half", table.ask(1), "exchange"))
        half = table.ask(1)
        await moved(table, 0, Move("m", table.ask(0), "shout"))
        now = table.ticks
        assert table.scene(1, "en")["pause"]["kind"] == "wrong" and table.standstill.halt is None
        assert await outcome(send(table, 2, "look 0")) == "HALTED"
        await later(table, 1499)
        assert table.ticks == now
        await later(table, 1)
        assert table.standstill.current is None and table.ask(1) == half, "a half-made move is still there"
        await ticks(table)
        assert table.ticks == now + 1
        lanes = moves.session_of(table).state.lanes
        assert lanes.is_frozen(0) and not lanes.is_frozen(1)


async def test_where_all_leave_meanwhile_the_table_stands_and_is_counted_in(tmp_path: Path) -> None:
    async with playing(tmp_path, "scramble", options={"check_ms": 1500}) as (_, table):
        await begin(table)
        lay(table, {0: MESSY})
        await moved(table, 0, Move("m", table.ask(0), "shout"))
        for seat in (0, 1):
            await arrivals.depart(table, connection(table, seat))
        assert table.scene(-1, "en")["pause"]["kind"] == AWAY
        await later(table, 1500)
        for seat in (0, 1):
            await look_on(table, seat)
        assert table.standstill.current is not None and table.standstill.current.kind == COUNTDOWN


async def test_bots_wait_while_people_look(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        await registry.services.store.add_guest("g", "Gus", 1)
        guest = await registry.services.store.guest("g")
        assert guest is not None
        wish = NewTable("pairs", [SeatWish("me"), SeatWish("bot")], options={"peek_ms": 2500}, begin=Beginning(seed=1))
        table = await registry.get((await creating.create(registry, guest, wish)).table)
        await look_on(table, 0)
        await moves.move(table, 0, Move("a", table.ask(0), "1 0"))
        await later(table, 2500)
        await moves.move(table, 0, Move("b", table.ask(0), "3"))
        assert (
            table.standstill.linger is not None and not table.bots.thinking and moves.session_of(table).waiting() == [1]
        )
        await later(table, 2500)
        assert list(table.bots.thinking) == [1]


# -- the clocks of RG.8: for a move, to be away ------------------------------------------------------------------------


async def test_the_time_for_a_move_comes_from_the_options_and_who_lets_it_pass_loses_the_turn(tmp_path: Path) -> None:
    async with playing(tmp_path, "pairs", options={"turn_s": 30}) as (registry, table):
        assert table.scene(0, "en")["table"]["clock"] == {"name": "own", "move": 30_000}
        await later(table, 29_999)
        assert moves.session_of(table).waiting() == [0]
        await later(table, 1)
        assert moves.session_of(table).waiting() == [1]
        entry = (await registry.services.store.entries(table.info.id))[-1]
        assert (entry.kind, entry.seat, entry.data) == ("move", 0, "(time)")
        loaded = await registry.services.store.load(table.info.id)
        assert loaded is not None
        assert moves.session_of(restore_table(registry.services, loaded)).waiting() == [1], "the journal says it again"


async def test_whoever_sets_up_the_table_may_wish_for_another_clock_or_none(tmp_path: Path) -> None:
    async with playing(tmp_path, "pairs", options={"turn_s": 30}, clock=ClockWish("slow")) as (registry, table):
        assert table.info.clock.name == "slow"
        other = await seated(registry, "pairs", 2, options={"turn_s": 0})
        assert not other.clocks.on


async def test_who_is_there_and_silent_keeps_the_seat_who_is_away_loses_it_to_a_bot_after_the_time_of_the_options(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path, "pairs", options={"turn_s": 10, "grace_s": 45}) as (_, table):
        for _ in range(6):
            await later(table, 10_000)
        assert not any(seat.stand_in for seat in table.info.seats), "three turns in a row went by, but both are there"
        await arrivals.depart(table, connection(table, 1))
        await later(table, 44_999)
        assert not table.info.seats[1].stand_in or table.info.seats[1].late >= 2
        await later(table, 1)
        assert table.info.seats[1].stand_in


async def test_no_bot_sits_in_where_the_options_forbid_it(tmp_path: Path) -> None:
    async with playing(tmp_path, "pairs", options={"turn_s": 10, "grace_s": 5, "takeover": False}) as (_, table):
        await arrivals.depart(table, connection(table, 1))
        for _ in range(12):
            await later(table, 10_000)
        assert not table.info.seats[1].stand_in
        turns = moves.session_of(table).events(-1)
        assert {event["seat"] for event in turns if event["what"] == "skip"} == {0, 1}, "their turns go by"


# -- before a race -----------------------------------------------------------------------------------------------------


async def begin(table: Table) -> None:
    await moves.ready(table, 0, Ready("begin"))
    await later(table, 0)
    await later(table, table.services.countdown_ms)
    assert live_ticks.is_live(table)


async def test_picks_in_turn_a_start_and_a_countdown_come_before_the_race(tmp_path: Path) -> None:
    async with playing(tmp_path, "scramble", options={"pick": True}) as (_, table):
        assert await refusal(table, 1, "2") == "NOT_YOUR_TURN"
        await moves.move(table, 0, Move("a", table.ask(0), "2"))
        await ticks(table, 20)
        assert moves.session_of(table).view(-1).fields["picked"] == [2, 1], "who is silent gets the lowest"
        assert await refusal(table, 1, action=START) == "NOT_YOUR_TURN"
        assert await refusal(table, 0, "shout") == "WRONG_PHASE"
        ack = await moves.move(table, 0, Move("go", "", action=START))
        assert not ack.again and (await moves.move(table, 0, Move("go", "", action=START))).again
        await later(table, 0)
        assert table.standstill.halt is not None and table.standstill.halt.kind == COUNTDOWN
        assert await outcome(send(table, 1, "look 0")) == "HALTED"
        await later(table, table.services.countdown_ms)
        assert live_ticks.is_live(table) and table.standstill.halt is None


async def test_nobody_says_start_and_it_starts_all_the_same(tmp_path: Path) -> None:
    async with playing(tmp_path, "scramble") as (_, table):
        await later(table, 2999)
        assert table.info.pause is not None
        await later(table, 1)
        assert table.info.pause is None and table.standstill.halt is not None


async def test_a_bot_that_is_to_start_lets_people_see_what_there_is_and_no_longer(tmp_path: Path) -> None:
    async with playing(tmp_path, "scramble", options={"pick": False}) as (_, table):
        pause = table.info.pause
        assert pause is not None
        pause.due += 12_000
        table.info.seats[0] = Seat(BOT, bot="racer", name="Bot")
        await later(table, 2999)
        assert table.info.pause is not None
        await later(table, 1)
        assert table.info.pause is None


# -- one input a tick --------------------------------------------------------------------------------------------------


async def test_what_is_refused_was_the_only_input_of_its_tick(tmp_path: Path) -> None:
    """As in a list of the same inputs that a simulation gets."""
    async with playing(tmp_path, "scramble") as (_, table):
        await begin(table)
        assert await outcome(send(table, 0, "look 9")) == "NOT_AN_OPTION"
        assert await outcome(send(table, 0, "look 0", "second")) == "ONE_A_TICK"
        await ticks(table)
        session = moves.session_of(table)
        assert not session.state.lanes.doing[0]
        task = send(table, 0, "look 0", "third")
        await in_the_inbox(table, 0)
        await ticks(table)
        assert await outcome(task) == "accepted"
        results = session.advance([(1, "look 9"), (1, "look 0")])
        assert [one.result for one in results] == ["NOT_AN_OPTION", "ONE_A_TICK"]


async def test_a_hint_may_be_asked_for_while_people_look(tmp_path: Path) -> None:
    async with playing(tmp_path, "pairs", options={"peek_ms": 2500}) as (_, table):
        await moves.move(table, 0, Move("a", table.ask(0), "1 0"))
        assert (await moves.hint(table, 0, Hint("h"), "en")).word
