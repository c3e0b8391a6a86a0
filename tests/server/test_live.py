"""A table in real time: what came in during a tick is one list, committed and then told."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from real_server import TESTS
from server.registries import GAMES, drained, later, look_on, moved, registry_on, seated, ticks
from toys.scramble.state import ROW
from xenodeck import games
from xenodeck.core.errors import GameError
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.information import information
from xenodeck.server.messages.protocol import Back, Move, Ready, Say
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.store import JournalEntry, Store
from xenodeck.server.tables.audience.latency import LatencyMeter
from xenodeck.server.tables.audience.scene_builder import SceneBuilder
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop import arrivals, live_ticks
from xenodeck.server.tables.model.halts import AWAY, COUNTDOWN, RETURN
from xenodeck.server.tables.model.inbox import Inbox
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.registry import Registry, restore_table
from xenodeck.server.tables.table import Table, TableLost

TIDY, MESSY = "ash bud cob", "cob bud ash"


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the processes of bots and replays."""
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


async def begin(table: Table) -> None:
    """The pause before the first tick is over, and so is the countdown."""
    await moves.ready(table, 0, Ready("begin"))
    await later(table, 0)
    assert table.standstill.halt is not None and table.standstill.halt.kind == COUNTDOWN
    await later(table, table.services.countdown_ms)
    assert table.standstill.halt is None and live_ticks.is_live(table)


@asynccontextmanager
async def racing(tmp_path: Path, seats: int = 2, seed: int = 1, **wish: Any) -> AsyncIterator[tuple[Registry, Table]]:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "scramble", seats, begin=Beginning(seed=seed), **wish)
        await begin(table)
        yield registry, table


def lay(table: Table, rows: dict[int, str]) -> None:
    """Lay the rows of some seats, whatever was dealt."""
    s = moves.session_of(table).state
    face = list(s.face)
    for seat, written in rows.items():
        for card, code in zip(s.zones[ROW[seat]], written.split(), strict=True):
            face[card] = s.layout.codes.index(code)
    s.face = face


def send(table: Table, seat: int, words: str, name: str = "", comp: int = 0) -> asyncio.Task[Any]:
    message = Move(name or f"{seat}.{table.journal.n}.{words}".replace(" ", "_"), table.ask(seat), words)
    return asyncio.create_task(moves.move(table, seat, message, comp))


async def in_the_inbox(table: Table, *seats: int) -> None:
    while [one.seat for one in table.inbox.waiting] != list(seats):
        await asyncio.sleep(0)


async def outcome(task: asyncio.Task[Any]) -> str:
    """The result of an input, or the code of its refusal."""
    try:
        return str((await asyncio.wait_for(task, 60)).result)
    except GameError as no:
        return no.code


def connection(table: Table, viewer: int) -> Any:
    return next(c for c in table.audience.connections if c.viewer == viewer)


async def entries(table: Table) -> list[JournalEntry]:
    return await table.services.store.entries(table.info.id)


# -- one list a tick ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_what_came_in_during_a_tick_goes_to_the_rules_in_the_order_of_arrival(
    tmp_path: Path, order: tuple[int, int]
) -> None:
    async with racing(tmp_path) as (_, table):
        lay(table, {0: TIDY, 1: TIDY})
        tasks = {}
        for at, seat in enumerate(order):
            tasks[seat] = send(table, seat, "shout")
            await in_the_inbox(table, *order[: at + 1])
        assert not any(task.done() for task in tasks.values()), "nothing is answered before the tick"
        await ticks(table)
        assert [await outcome(tasks[seat]) for seat in order] == ["accepted", "beaten"]
        sent = [(e.seat, e.data) for e in await entries(table) if e.kind == "sent"]
        assert sent == [(seat, "1~0 3") for seat in order]


async def test_results_and_refusals_are_told_to_whoever_sent_it(tmp_path: Path) -> None:
    async with racing(tmp_path, seats=4) as (_, table):
        lay(table, {0: MESSY})
        wrong, peek = send(table, 0, "shout"), send(table, 1, "look 0")
        await in_the_inbox(table, 0, 1)
        again = send(table, 1, "look 1", "another")
        assert await outcome(again) == "ONE_A_TICK"
        assert await outcome(send(table, 3, "nonsense")) == "NOT_AN_OPTION", "what is no option is refused at once"
        waits = send(table, 2, "pass")
        await in_the_inbox(table, 0, 1, 2)
        await ticks(table)
        assert [await outcome(task) for task in (wrong, peek, waits)] == ["accepted", "INTERRUPTED", "waits"]
        assert await outcome(send(table, 0, "look 0")) == "FROZEN"
        assert await outcome(asyncio.create_task(moved(table, 1, Move("m", table.ask(1), "look 0")))) == "accepted"
        assert await outcome(send(table, 1, "look 0", "busy")) == "BUSY"


async def test_the_same_request_over_two_lines_is_one(tmp_path: Path) -> None:
    async with racing(tmp_path) as (_, table):
        twice = [send(table, 0, "look 0", "once") for _ in range(2)]
        await in_the_inbox(table, 0)
        for _ in range(5):
            await asyncio.sleep(0)
        await ticks(table)
        assert [await outcome(task) for task in twice] == ["accepted"] * 2
        assert (await moves.move(table, 0, Move("once", "whatever", "look 0"))).again
        assert [e.kind for e in await entries(table)].count("sent") == 1


# -- nobody touches another's ------------------------------------------------------------------------------------------


async def half_move_of_one_and_move_of_another(table: Table) -> tuple[Any, Any, list[Any]]:
    """Seat 1 has begun a move; then seat 0 begins one, takes it back, and does something."""
    await moves.move(table, 1, Move("half", table.ask(1), "exchange"))
    drained(connection(table, 1))
    lanes = moves.session_of(table).state.lanes
    before = (table.ask(1), list(lanes.before[1]), int(lanes.since[1]), int(lanes.number[1]))
    await moves.move(table, 0, Move("a", table.ask(0), "exchange"))
    await moves.back(table, 0, Back("b", table.ask(0)))
    await moves.move(table, 0, Move("c", table.ask(0), "exchange"))
    frames = drained(connection(table, 1))
    await moved(table, 0, Move("d", table.ask(0), "0 1"))
    await ticks(table, 3)
    lanes = moves.session_of(table).state.lanes
    return before, (table.ask(1), list(lanes.before[1]), int(lanes.since[1]), int(lanes.number[1])), frames


async def test_half_moves_back_and_moves_of_one_renew_nothing_for_another(tmp_path: Path) -> None:
    async with racing(tmp_path, seats=3) as (_, table):
        before, after, frames = await half_move_of_one_and_move_of_another(table)
        assert after == before
        assert frames == [], "half a move is nobody else's business"
        question = table.scene(1, "en")["question"]
        assert (question["ask"], question["before"]) == (before[0], ["2"])
        assert await outcome(asyncio.create_task(moved(table, 1, Move("e", before[0], "0 1")))) == "accepted", (
            "not stale"
        )


async def test_an_answer_to_an_older_question_is_stale(tmp_path: Path) -> None:
    async with racing(tmp_path) as (_, table):
        old = table.ask(0)
        await moved(table, 0, Move("a", old, "look 0"))
        await ticks(table, 4)
        assert table.ask(0) not in ("", old)
        assert await outcome(asyncio.create_task(moves.move(table, 0, Move("b", old, "look 0")))) == "STALE"


# -- what it costs -----------------------------------------------------------------------------------------------------


async def test_uneventful_ticks_cost_no_row_and_no_frame(tmp_path: Path) -> None:
    async with racing(tmp_path) as (registry, table):
        rows = len(await entries(table))
        everybody = list(table.audience.connections)
        for one in everybody:
            drained(one)
        await ticks(table, 11)
        assert table.ticks == 11
        assert len(await entries(table)) == rows
        assert [drained(one) for one in everybody] == [[]] * len(everybody)
        await moved(table, 0, Move("m", table.ask(0), "look 0"))
        assert [(e.kind, e.data) for e in (await entries(table))[rows:]] == [
            ("tick", "11"), ("sent", "12~0 1 row 0 0"), ("tick", "1")
        ]  # fmt: skip
        loaded = await registry.services.store.load(table.info.id)
        assert loaded is not None
        assert (
            restore_table(registry.services, loaded).ticks == 12
        )  # whoever reads the journal lives through all of them


async def test_what_shows_leaves_for_everybody_at_once_when_all_frames_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with racing(tmp_path, seats=3) as (_, table):
        order: list[str] = []
        for channel in table.audience.channels.values():
            made, sent = channel.step, channel.send
            monkeypatch.setattr(channel, "step", lambda *a, _made=made: (order.append("made"), _made(*a))[1])
            monkeypatch.setattr(channel, "send", lambda f, _sent=sent: (order.append("sent"), _sent(f))[1])
        await moved(table, 0, Move("m", table.ask(0), "look 0"))
        assert order == ["made"] * 4 + ["sent"] * 4


async def test_how_late_ticks_are_is_measured(tmp_path: Path) -> None:
    async with racing(tmp_path) as (registry, table):
        await later(table, 130)
        text = registry.services.metrics.render().decode()
        assert "xenodeck_tick_lateness_seconds_count 1.0" in text
        assert "xenodeck_tick_lateness_seconds_sum 0.03" in text


# -- committed, then told ----------------------------------------------------------------------------------------------


async def test_nothing_of_a_tick_is_told_before_it_is_committed_and_nothing_at_all_if_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with racing(tmp_path) as (registry, table):
        gate, real = asyncio.Event(), Store.commit

        async def commit(store: Store, change: Any) -> None:
            await gate.wait()
            raise OSError("planted")

        everybody = list(table.audience.connections)
        for one in everybody:
            drained(one)
        task = send(table, 0, "look 0", "m")
        await in_the_inbox(table, 0)
        monkeypatch.setattr(Store, "commit", commit)
        ticking = asyncio.create_task(ticks(table))
        while not table.lock.locked():
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)
        told_early = task.done(), [drained(one) for one in everybody]
        gate.set()  # before anything is asserted: a test that fails must not wait for it either
        assert told_early == (False, [[]] * len(everybody))
        await ticking
        with pytest.raises(TableLost):
            await task
        monkeypatch.setattr(Store, "commit", real)
        back = await registry.get(table.info.id)
        assert back.ticks == 0 and not await back.journal.requests.has(0, "m")
        frames = [json.loads(f) for one in everybody for f in drained(one) if f]
        assert {frame["t"] for frame in frames} == {"bye"}


async def test_what_is_written_in_mid_tick_knows_nothing_of_what_waits(tmp_path: Path) -> None:
    """A snapshot is taken while a move waits for its tick: brought back from it, the move counts once."""
    async with racing(tmp_path) as (registry, table):
        registry.services.snapshot_every = 1
        await ticks(table, 2)
        task = send(table, 0, "look 0", "m")
        await in_the_inbox(table, 0)
        await moves.say(table, 1, Say("s", text="hm"))
        loaded = await registry.services.store.load(table.info.id)
        assert loaded is not None
        killed = restore_table(registry.services, loaded)
        assert (killed.ticks, killed.ask(0)) == (2, table.ask(0))
        assert not await killed.journal.requests.has(0, "m")
        await ticks(table)
        assert await outcome(task) == "accepted"


async def test_a_journal_that_names_another_tick_is_not_believed(tmp_path: Path) -> None:
    async with racing(tmp_path) as (registry, table):
        await moved(table, 0, Move("m", table.ask(0), "look 0"))
        loaded = await registry.services.store.load(table.info.id)
        assert loaded is not None
        told = [msgspec.structs.replace(e, data=e.data.replace("1~", "7~")) for e in loaded.entries]
        assert told != loaded.entries
        loaded = msgspec.structs.replace(loaded, entries=told)
        with pytest.raises(ValueError, match="tick 7"):
            restore_table(registry.services, loaded)


async def test_the_record_of_a_game_in_real_time_replays_to_the_same_bytes(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=3) as registry:
        table = await seated(registry, "scramble", 3, mode="fair", begin=Beginning(seed=4))
        number = 0
        while table.info.status != OVER:
            number += 1
            if table.info.pause is not None:
                await later(table, table.info.pause.due - table.services.now())
            elif table.standstill.halt is not None:
                await later(table, table.standstill.halt.due - table.services.now())
            elif number % 2 and (seat := number // 2 % 3) in moves.session_of(table).waiting():
                word = ("look 0", "exchange 0 1", "shout", "look 2")[number // 6 % 4]
                with contextlib.suppress(GameError):
                    await moved(table, seat, Move(f"m{number}", table.ask(seat), word), comp=seat)
            else:
                await ticks(table)
        text = await registry.services.store.record(table.info.id)
        assert text is not None and "~" in text
        again = Record.read(text).replay(GAMES["scramble"])
        assert Record.of(again).text() == text
        assert again.view(-1).to_data() == moves.session_of(table).view(-1).to_data()


# -- lines -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "comp", "winner"), [("fair", 1, 1), ("fair", 0, 0), ("race", 1, 0)])
async def test_a_hold_makes_up_for_a_long_line_where_the_set_up_says_so(
    tmp_path: Path, mode: str, comp: int, winner: int
) -> None:
    """Seat 1 shouts a tick later than seat 0, over a line of ``comp`` ticks more; who was first is first."""
    async with racing(tmp_path, mode=mode, seed=2) as (_, table):
        lay(table, {0: TIDY, 1: TIDY})
        await ticks(table, 3)
        first = send(table, 0, "shout")
        await in_the_inbox(table, 0)
        await ticks(table)
        if mode == "race":
            assert await outcome(first) == "accepted"
            return
        assert not first.done(), "held, and nothing is told"
        second = send(table, 1, "shout", comp=comp + 1 if comp else 0)
        await in_the_inbox(table, 1)
        while not (first.done() and second.done()):
            await ticks(table)
        told = [await outcome(first), await outcome(second)]
        assert told[winner] == "accepted" and told[1 - winner] == "beaten"


def test_a_line_is_measured_by_the_server_alone() -> None:
    line = LatencyMeter(lambda: 1000.0)
    assert line.ticks(100, 3) == 0, "whoever never answers is not made up for"
    for trip in (900, 240, 700):
        line.echo(line.probe(0), trip)
    assert (line.one_way_ms, line.ticks(100, 3), line.ticks(20, 3)) == (120, 1, 3)
    known = line.probe(1000)
    assert line.echo(known, 1001) and not line.echo(known, 1001), "once"


@pytest.mark.parametrize(
    ("trips", "ticks"),
    [
        ([], 0),  # nobody knows how long the line is: no TCP_INFO, or a proxy that says nothing
        ([0.2], 0),  # it is short, however late the echoes are
        ([240.0, 900.0], 2),  # the shortest counts, whatever is held back later
        ([900.0, 240.0], 2),
        ([900.0], 3),  # … and what the echoes say, where they are earlier
    ],
)
def test_who_delays_its_echoes_earns_nothing(trips: list[float], ticks: int) -> None:
    told: list[float] = []
    line = LatencyMeter(lambda: told[-1] if told else None)
    for trip in trips or [0.0]:
        told[:] = [trip] if trips else []
        line.echo(line.probe(0), 320)
        line.one_way_ms  # noqa: B018
    assert line.ticks(50, 3) == ticks


# -- nobody is there ---------------------------------------------------------------------------------------------------


async def test_a_table_that_everybody_left_stands_still_and_is_counted_in_when_they_are_back(tmp_path: Path) -> None:
    async with racing(tmp_path) as (_, table):
        await ticks(table, 2)
        for seat in (0, 1):
            await arrivals.depart(table, connection(table, seat))
        assert table.standstill.halt is not None and table.standstill.halt.kind == AWAY
        assert table.scene(-1, "en")["pause"]["kind"] == AWAY, "a spectator is told why"
        await later(table, 5000)
        assert table.ticks == 2
        await look_on(table, 0)
        assert table.standstill.halt.kind == RETURN and table.standstill.halt.due == table.services.now() + 10_000
        assert await outcome(send(table, 0, "look 0")) == "HALTED"
        back = await look_on(table, 1)
        assert table.standstill.halt.kind == COUNTDOWN
        assert json.loads(drained(back)[-1] or b"")["scene"]["pause"] == {
            "kind": "countdown", "text": "", "waits_for": [], "ready": [], "due": table.services.now() + 3000
        }  # fmt: skip
        await later(table, 2999)
        assert table.ticks == 2
        await later(table, 1)
        assert table.standstill.halt is None and "pause" not in table.scene(0, "en")
        await ticks(table)
        assert table.ticks == 3


async def test_who_is_missing_is_waited_for_only_so_long(tmp_path: Path) -> None:
    async with racing(tmp_path) as (_, table):
        await ticks(table, 2)
        for seat in (0, 1):
            await arrivals.depart(table, connection(table, seat))
        await look_on(table, 1)
        await later(table, 10_000)
        assert table.standstill.halt is not None and table.standstill.halt.kind == COUNTDOWN
        await later(table, 3_000)
        await ticks(table)
        assert table.ticks == 3


async def test_while_one_person_is_there_time_passes(tmp_path: Path) -> None:
    async with racing(tmp_path) as (_, table):
        await arrivals.depart(table, connection(table, 0))
        assert table.standstill.halt is None
        await ticks(table)
        assert table.ticks == 1


async def test_played_in_turns_nothing_ticks_and_nothing_halts(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "scramble", 2, mode="calm", begin=Beginning(seed=1))
        await moves.move(table, 0, Move("m", table.ask(0), "look 0"))
        for seat in (0, 1):
            await arrivals.depart(table, connection(table, seat))
        await look_on(table, 0)
        await later(table, 60_000)
        assert (table.ticks, table.standstill.halt, table.ticker.due) == (0, None, None)


# -- what is forgotten -------------------------------------------------------------------------------------------------


async def faces_after_a_look(tmp_path: Path) -> list[str]:
    """Faces in all that is sent to seat 0 once its looks are over: to whoever comes back, asks again, plays on."""
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "pairs", 2, begin=Beginning(seed=6))
        for number, (seat, words) in enumerate([(0, "1 0"), (0, "4"), (1, "1 2")]):
            await moves.move(table, seat, Move(f"m{number}", table.ask(seat), words))
        drained(connection(table, 0))
        await moves.move(table, 1, Move("m", table.ask(1), "7"))
        comers = [await look_on(table, 0), await look_on(table, -1), connection(table, 0)]
        table.show_all(comers[0])
        frames = [frame.decode() for comer in comers for frame in drained(comer) if frame is not None]
        assert sum('"what":"peek"' in frame for frame in frames) >= 3, "who looked where is told"
        return re.findall(r"(?i)\b(sun|moon|star|comet)\b", " ".join(frames))


async def test_no_frame_brings_a_forgotten_face_back(tmp_path: Path) -> None:
    assert await faces_after_a_look(tmp_path) == []


# -- planted faults ----------------------------------------------------------------------------------------------------


async def test_a_fault_that_renews_the_questions_of_others_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = live_ticks.pass_tick

    def everybody_anew(table: Table, now: int) -> Any:
        done = real(table, now)
        if done.moved:
            s = moves.session_of(table).state
            for seat in range(s.seats):
                s.lanes.since[seat] = s.now
        return done

    monkeypatch.setattr(live_ticks, "pass_tick", everybody_anew)
    async with racing(tmp_path, seats=3) as (_, table):
        before, after, _ = await half_move_of_one_and_move_of_another(table)
        assert after != before


async def test_a_fault_that_orders_by_what_clients_say_of_time_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ids of requests are chosen by clients: a server that believed a time in them would let a late move come
    first."""
    real = Inbox.take
    monkeypatch.setattr(Inbox, "take", lambda inbox: sorted(real(inbox), key=lambda one: one.request or ""))
    async with racing(tmp_path) as (_, table):
        lay(table, {0: TIDY, 1: TIDY})
        first = send(table, 0, "shout", "at-2000")
        await in_the_inbox(table, 0)
        late = send(table, 1, "shout", "at-1000")
        await in_the_inbox(table, 0, 1)
        await ticks(table)
        assert [await outcome(first), await outcome(late)] == ["beaten", "accepted"], "the fault was not planted"


async def test_a_fault_that_leaves_a_face_in_a_scene_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = SceneBuilder.scene

    def remembering(painter: SceneBuilder, viewer: int, *more: Any) -> Any:
        scene, session = real(painter, viewer, *more), painter.session
        if session is not None:
            known = information(session, viewer)["known"]
            scene["view"]["places"]["grid"][0]["cards"] = known.get("grid", [])
        return scene

    monkeypatch.setattr(SceneBuilder, "scene", remembering)
    assert await faces_after_a_look(tmp_path) != []


async def test_a_fault_that_tells_a_face_twice_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = SceneBuilder.log_lines
    monkeypatch.setattr(SceneBuilder, "log_lines", lambda p, viewer, teller, since, **_: real(p, viewer, teller, since))
    assert await faces_after_a_look(tmp_path) != []
