"""Between two rounds a table pauses: for a while, or until all people are ready. Nothing of the pause is lost."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from real_server import TESTS
from server.inside import Pen
from server.registries import GAMES, drained, look_on, registry_on, rest_is_over, seated
from server.serving import Serving, pick, play_on, sit_down
from toys.relay.meta import HURRY
from xenodeck import games
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player
from xenodeck.core.errors import GameError
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.inputs import GO_ON, Input
from xenodeck.server.messages.protocol import Hint, Move, Ready, Scene, Undo, Why
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.store import JournalEntry
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.game_loop import arrivals, progress
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.persistence.entries import effective
from xenodeck.server.tables.queries import archive
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table, TableLost

RELAY = GAMES["relay"]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the processes that play records through."""
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


async def play_round(table: Table, number: int = 0) -> None:
    """Until the round is over: the first option of every question."""
    session = moves.session_of(table)
    while seats := session.waiting():
        question = session.view(seats[0]).question
        assert question is not None
        number += 1
        await moves.move(
            table, seats[0], Move(f"{table.journal.n}.{number}", table.ask(seats[0]), question.options[0].word)
        )


async def at_rest(registry: Registry, **wish: Any) -> Table:
    table = await seated(registry, "relay", 4, begin=Beginning(seed=3), **wish)
    await play_round(table)
    return table


async def until_it_goes_on(table: Table) -> None:
    while table.info.pause is not None:
        await asyncio.sleep(0)
    async with table.committed():
        pass  # and it is kept


async def kinds(table: Table) -> list[str]:
    return [entry.kind for entry in await table.services.store.entries(table.info.id)]


async def refusal(work: Any) -> str:
    with pytest.raises(GameError) as no:
        await work
    return no.value.code


async def test_what_a_game_draws_is_in_every_scene_and_in_every_step_of_a_replay(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "relay", 4, begin=Beginning(seed=3))
        first = moves.session_of(table).waiting()[0]
        await moves.move(
            table, first, Move("a", table.ask(first), table.scene(first, "en")["question"]["options"][0]["word"])
        )
        track = table.scene(-1, "en")["view"]["places"]["track"][0]["cards"]
        for viewer in range(-1, 4):
            scene = convert(table.scene(viewer, "en"), Scene)
            assert scene.view is not None and scene.view.board == {"leg": track}
        steps, _ = archive.play_through(Record.of(moves.session_of(table)).text(), -1, "en", ["a", "b", "c", "d"])
        assert [step["view"]["board"] for step in steps] == [{"leg": []}, {"leg": track}]


async def test_a_table_at_rest_says_so_and_refuses_moves_in_words(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await at_rest(registry)
        scene = convert(table.scene(-1, "en"), Scene)
        assert scene.view is not None
        assert scene.pause is not None
        assert (scene.view.paused, len(scene.view.rounds), scene.view.waiting) == (True, 1, [])
        assert (scene.pause.ready, scene.pause.due) == ([], 1_000_000 + registry.services.pause_ms)
        assert not table.scene(0, "en")["can_undo"]
        for work in (
            moves.move(table, 0, Move("m", "", "r1")),
            moves.undo(table, 0, Undo("u")),
            moves.hint(table, 0, Hint("h"), "en"),
        ):
            assert await refusal(work) == "ROUND_OVER"
        said = {lang: await moves.why(table, 0, Why("w", "r1"), lang) for lang in ("en", "pl")}
        assert {because.code for because in said.values()} == {"ROUND_OVER"}
        assert said["en"].text.startswith("The round is over") and said["pl"].text.startswith("Runda jest skończona")


async def test_it_goes_on_when_all_are_ready(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await at_rest(registry)
        for seat in (0, 2, 1):
            assert not (await moves.ready(table, seat, Ready(f"r{seat}"))).again
            assert (await moves.ready(table, seat, Ready(f"r{seat}"))).again
        assert table.scene(-1, "en")["pause"]["ready"] == [0, 1, 2]
        await moves.ready(table, 3, Ready("r3"))
        await until_it_goes_on(table)
        assert moves.session_of(table).waiting()
        assert "pause" not in table.scene(-1, "en")
        assert (await kinds(table))[-1] == "next"
        assert await refusal(moves.ready(table, 0, Ready("late"))) == "NOT_PAUSED"
        assert await refusal(moves.undo(table, 0, Undo("u"))) == "NO_UNDO"


async def test_who_is_away_for_a_moment_is_waited_for_and_who_is_stood_in_for_is_not(tmp_path: Path) -> None:
    """After a restart everybody is away for a moment: the first who is back must not begin without the others."""
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await at_rest(registry)
        for seat in range(3):
            await moves.ready(table, seat, Ready(f"r{seat}"))
        [unready] = [connection for connection in table.audience.connections if connection.viewer == 3]
        await arrivals.depart(table, unready)
        await progress.run_due(table)
        assert table.info.pause is not None
        table.info.seats[3].stand_in = True
        await progress.run_due(table)
        assert table.info.pause is None
        assert moves.session_of(table).waiting()


async def test_it_goes_on_by_itself_when_the_time_has_come_and_not_before(tmp_path: Path) -> None:
    clock = [1_000_000]
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: clock[0]) as registry:
        table = await at_rest(registry)
        clock[0] += registry.services.pause_ms - 1
        await progress.run_due(table)
        assert table.info.pause is not None
        clock[0] += 1
        await progress.run_due(table)
        assert table.info.pause is None
        assert moves.session_of(table).waiting()


async def test_in_a_pause_no_time_of_the_game_passes_and_after_it_a_deadline_starts_afresh(tmp_path: Path) -> None:
    clock = [1_000_000]
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: clock[0]) as registry:
        table = await at_rest(registry, mode="hurried")
        session, tick_ms = moves.session_of(table), RELAY.mode("hurried").tick_ms
        now, log = int(session.state.now), len(session.log)
        clock[0] += registry.services.pause_ms - 1  # many deadlines long
        await progress.run_due(table)
        assert table.info.pause is not None
        assert (session.state.now, len(session.log)) == (now, log)
        clock[0] += 1
        await progress.run_due(table)
        assert (table.info.pause, session.state.now) == (None, now), "the next round begins without a tick gone by"
        first = session.waiting()
        for _ in range(HURRY - 1):
            clock[0] += tick_ms
            await progress.run_due(table)
        assert (session.waiting(), session.state.now) == (first, now + HURRY - 1)
        clock[0] += tick_ms
        await progress.run_due(table)
        assert session.waiting() != first, "a card ran for who was slow"
        text = Record.of(session).text()
        again = Record.read(text).replay(RELAY)
        assert RELAY.position(again.state) == RELAY.position(session.state)


async def test_a_pause_ends_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    async with registry_on(url) as registry:
        table_id = (await at_rest(registry)).info.id
        assert [found for found, _ in await registry.services.store.to_wake()] == [table_id]
    async with registry_on(url, now=lambda: 2_000_000) as registry:
        await registry.open()
        async with asyncio.timeout(60):
            while table_id not in registry.tables:
                await asyncio.sleep(0.01)
        await until_it_goes_on(registry.tables[table_id])
        assert moves.session_of(registry.tables[table_id]).waiting()
        assert (await kinds(registry.tables[table_id]))[-1] == "next"


async def test_where_only_bots_sit_nobody_needs_a_pause(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        await registry.services.store.add_guest("g", "Gus", 1)
        guest = await registry.services.store.guest("g")
        assert guest is not None
        wish = NewTable("relay", [SeatWish("bot", "random")] * 4, pace=0)
        table = await registry.get((await creating.create(registry, guest, wish)).table)
        async with asyncio.timeout(60):
            while table.info.status != OVER or table.lock.locked():
                await asyncio.sleep(0.01)
        text = await registry.services.store.record(table.info.id)
        assert text is not None
        assert text.splitlines().count("next") == 2
        assert Record.read(text).replay(RELAY).state.over


async def test_nothing_is_told_of_the_next_round_before_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await at_rest(registry)
        connection = await look_on(table, 0)
        for seat in range(3):
            await moves.ready(table, seat, Ready(f"r{seat}"))
        assert table.info.pause is not None
        pen = Pen(monkeypatch)
        pen.hold()
        drained(connection)
        ready = asyncio.create_task(moves.ready(table, 3, Ready("r3")))
        while not pen.waiting:
            await asyncio.sleep(0)
        assert drained(connection) == []
        pen.break_off()
        with pytest.raises(TableLost):
            await ready
        back = await registry.get(table.info.id)
        assert back is not table
        assert back.info.pause is not None
        assert back.info.pause.ready == [0, 1, 2]
        assert "next" not in await kinds(back)


async def test_the_ending_tells_ranks_teams_rounds_and_tie_breaks_everywhere(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await at_rest(registry)
        for number in range(2):
            await rest_is_over(table, str(number))
            await play_round(table)
        outcome = RELAY.outcome(moves.session_of(table).state)
        label = {"en": "points of the last round", "pl": "punkty ostatniej rundy"}
        for lang in ("en", "pl"):
            result = convert(table.scene(-1, lang), Scene).result
            assert result is not None
            assert (tuple(result.ranks), tuple(result.teams)) == (outcome.ranks, (0, 1, 0, 1))
            assert [tuple(points) for points in result.rounds] == list(outcome.rounds)
            assert [(each.label, tuple(each.values)) for each in result.breaks] == [
                (label[lang], outcome.breaks["last"])
            ]
            replay = await archive.replay_of(registry, table.info, -2, lang)
            for name in ("ranks", "teams", "rounds", "breaks", "text"):
                assert getattr(replay, name) == getattr(result, name)
        assert table.info.ranks == list(outcome.ranks)
        assert [step.view.paused for step in replay.steps].count(True) == 2
        assert [len(step.view.rounds) for step in replay.steps][-1] == 3
        assert [step.words for step in replay.steps].count("next") == 2


def test_the_end_of_a_pause_is_an_input_that_time_does_not_run_into() -> None:
    told = [
        ("move", 0, "r1"),
        ("tick", -1, "2"),
        ("tick", -1, "3"),
        ("next", -1, ""),
        ("tick", -1, "4"),
        ("ready", 1, ""),
    ]
    entries = [JournalEntry(n, kind, seat, data, None, 0) for n, (kind, seat, data) in enumerate(told, start=1)]
    assert effective(entries) == [Input(0, "r1"), Input(-1, "", 5), Input(-1, GO_ON), Input(-1, "", 4)]


# -- over real sockets ---------------------------------------------------------------------------------------------


async def play_until_rest(players: dict[int, Player]) -> None:
    """Everybody answers until the round is over."""

    async def play(player: Player) -> None:
        while True:
            await player.until(lambda: player.over or player.scene.pause is not None or player.question is not None)
            if player.over or player.scene.pause is not None:
                return
            question = player.question
            assert question is not None
            await player.move(pick(question), ask=question.ask)

    async with asyncio.timeout(120):
        await asyncio.gather(*(play(player) for seat, player in players.items() if seat >= 0))


async def nobody_rests(players: dict[int, Player]) -> None:
    for player in players.values():
        await player.until(lambda player=player: player.scene.pause is None)


async def test_a_game_of_rounds_is_played_to_its_end_over_a_kill_in_the_pause(killable: Serving) -> None:
    api = killable.api()
    sitting = await sit_down(api, "relay", 2, 2, bot="random", seed=5)
    async with asyncio.timeout(240), sitting.everybody() as players:
        await play_until_rest(players)
        await players[0].ready()
        await players[1].until(lambda: ready_in(players[1]) == [0])
        with pytest.raises(Refused) as no:
            await players[1].move("r1", ask="")
        assert no.value.code == "ROUND_OVER"
        before = players[1].scene
        seatings = {seat: player.seatings for seat, player in players.items()}
        killable.kill()
        await asyncio.to_thread(killable.start)
        for seat, player in players.items():
            await player.until(lambda player=player, seat=seat: player.seatings > seatings[seat])
        assert players[1].scene.view == before.view
        assert players[1].scene.pause == before.pause
        await players[1].ready()
        await nobody_rests(players)
        await play_until_rest(players)
        await asyncio.gather(players[0].ready(), players[1].ready())
        await nobody_rests(players)
        await asyncio.gather(*(play_on(players[seat]) for seat in (0, 1)))
        result = players[-1].scene.result
        if result is None:
            await players[-1].until(lambda: players[-1].over)
            result = players[-1].scene.result
        assert result is not None
        assert len(result.rounds) == 3 and set(result.ranks) <= {1, 3}
    _, data = await api._exchange("GET", f"/api/tables/{sitting.table}/record", b"", "")
    text = data.decode()
    session = Record.read(text).replay(RELAY)
    assert text.splitlines().count("next") == 2
    assert list(session.game.outcome(session.state).ranks) == result.ranks


def ready_in(player: Player) -> list[int]:
    return [] if player.scene.pause is None else player.scene.pause.ready
