"""Nobody can block a table: clocks run out, bots take over and hand back, and have limits for thinking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from real_server import PATIENCE
from server import virtual
from server.inside import Visitor, server_inside
from server.registries import later, look_on, registry_on, seated
from server.serving import Serving, numbers as metric, play_on, serving, sit_down
from server.test_worker_pool import until as patiently
from xenodeck.client.player import Player
from xenodeck.server.messages.protocol import ClockRule, Move, Say
from xenodeck.server.messages.schemas import Beginning, ClockWish, NewTable, SeatWish, TableSchema
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop import arrivals, progress
from xenodeck.server.tables.model.info import PERSON, Seat


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Absent for a second is absent; bots may think for 100 ms."""
    flags = ("--limits", "1000", "--bots", "1", "--absence", "1", "--budget", "100")
    with serving(tmp_path_factory.mktemp("hasty"), *flags) as server:
        yield server


async def until(player: Player, condition: Callable[[], bool]) -> None:
    await asyncio.wait_for(player.until(condition), PATIENCE)


async def until_over(server: Serving, table: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await server.api().call("GET", f"/api/tables/{table}", TableSchema)).status != "over":
            await asyncio.sleep(0.1)


def test_time_runs_out_and_bots_sit_in_for_whoever_stays_silent() -> None:
    """Nobody answers anything: the clock still brings the game to its end."""

    async def silence() -> None:
        seats = [Seat(PERSON, name, name) for name in ("Ann", "Bo")]
        table = virtual.table_of("ufoludki", seats, lambda _: 0.01, clock=ClockRule("own", 1000, 0))
        watcher = virtual.Listener(-1)
        await virtual.begin(table, virtual.Listener(0), virtual.Listener(1), watcher)
        while not table.over():
            watcher.news.clear()
            await watcher.news.wait()
        assert any(b'"stand_in":true' in frame for _, frame in watcher.heard)
        await virtual.end(table)

    virtual.run(silence())


async def test_the_rule_answers_and_the_second_time_a_bot_sits_in(tmp_path: Path) -> None:
    clock = [1_000_000]
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: clock[0]) as registry:
        table = await seated(
            registry, "ufoludki", 2, begin=Beginning(seed=1), clock=ClockWish("own", move=10, bank=5), pace=5000
        )
        silent = moves.session_of(table).waiting()[0]
        for times in (1, 2):
            while moves.session_of(table).waiting() != [silent]:
                other = 1 - silent
                question = moves.session_of(table).view(other).question
                assert question is not None
                await moves.move(table, other, Move(f"m{table.journal.n}", table.ask(other), question.options[0].word))
            made, left = table.info.moves, table.clocks.next_due()
            assert left is not None
            clock[0] = left - 1
            await progress.run_due(table)
            assert table.info.moves == made, "not before the time is up"
            clock[0] = left
            await progress.run_due(table)
            assert table.info.moves == made + 1
            assert table.info.seats[silent].late == times
            assert table.info.seats[silent].stand_in == (times == 2)


async def test_whoever_was_only_too_slow_gets_the_seat_back_by_stirring(tmp_path: Path) -> None:
    async with server_inside(f"sqlite:///{tmp_path / 'tables.db'}") as (server, registry, web):
        guest = (await web.post("/api/guests", json={})).json()["token"]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": {"name": "fast"}}
        made = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {guest}"})).json()
        slow, other = (Visitor(server, made["table"], seat["token"]) for seat in made["you"])
        await patiently(lambda: slow.has("scene") and other.has("scene"))
        table = registry.tables[made["table"]]
        async with table.exclusive():
            table.info.seats[0].stand_in = True
            await table.commit()
        slow.say(Say("stir", phrase="sorry"))
        await patiently(lambda: slow.reply("stir") is not None)
        assert not table.info.seats[0].stand_in
        for visitor in (slow, other):
            await visitor.leave()


async def test_a_bot_sits_in_for_somebody_who_is_gone_and_hands_the_seat_back(hasty: Serving) -> None:
    sitting = await sit_down(hasty.api(), "ufoludki", 2, seed=2)
    async with sitting.player(0) as stays:
        await until(stays, lambda: stays.scene.seats[1].stand_in)
        await asyncio.wait_for(play_on(stays, most=3), PATIENCE)
        async with sitting.player(1) as back:
            await until(stays, lambda: not stays.scene.seats[1].stand_in)
            assert stays.scene.seats[1].here
            await asyncio.wait_for(asyncio.gather(play_on(stays), play_on(back)), PATIENCE)
            assert back.over


async def test_nobody_is_stood_in_for_while_nobody_else_is_there(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", absent_ms=1000) as registry:
        table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=2))
        back = moves.session_of(table).waiting()[0]
        for connection in list(table.audience.connections):
            await arrivals.depart(table, connection)
        before = table.journal.n
        await later(table, 100_000)
        assert table.journal.n == before and not any(seat.stand_in for seat in table.info.seats)
        await look_on(table, back)
        await later(table, 1000)
        assert [n for n, seat in enumerate(table.info.seats) if seat.stand_in] == [1 - back]


async def test_a_table_of_bots_plays_to_its_end_with_nobody_watching(hasty: Serving) -> None:
    api = hasty.api()
    guest = await api.guest()
    made = await api.table(guest.token, NewTable("ufoludki", [SeatWish("bot")] * 4, pace=0))
    await until_over(hasty, made.table)


async def test_bots_go_on_by_themselves_after_a_kill(killable: Serving) -> None:
    api = killable.api()
    guest = await api.guest()
    made = await api.table(guest.token, NewTable("ufoludki", [SeatWish("bot")] * 3, pace=40))
    async with asyncio.timeout(PATIENCE):
        while not (await api.call("GET", f"/api/tables/{made.table}", TableSchema)).moves:
            await asyncio.sleep(0.01)
    killable.kill()
    await asyncio.to_thread(killable.start)
    await until_over(killable, made.table)


async def test_a_bot_that_thinks_too_long_is_cut_off_and_the_table_goes_on(hasty: Serving) -> None:
    """5000 whole games of Alien Frenzy ahead do not fit into 100 ms of computing: the rule answers for the bot."""
    before = metric(await metrics(hasty), "xenodeck_bots_late_total")
    guest = await hasty.api().guest()
    wished = NewTable("frenzy", [SeatWish("bot", "dreamer:5000")] * 2, pace=0)
    made = await hasty.api().table(guest.token, wished)
    async with asyncio.timeout(PATIENCE):
        while metric(await metrics(hasty), "xenodeck_bots_late_total") == before:
            await asyncio.sleep(0.01)
        at_first = now = await hasty.api().call("GET", f"/api/tables/{made.table}", TableSchema)
        while now.moves < at_first.moves + 3 and now.status != "over":  # a bot may lose with its first draw
            await asyncio.sleep(0.01)
            now = await hasty.api().call("GET", f"/api/tables/{made.table}", TableSchema)


async def metrics(server: Serving) -> str:
    status, data = await server.api()._exchange("GET", "/metrics", b"", "")
    assert status == 200
    return data.decode()


async def test_undo_goes_to_the_edge_of_knowledge_and_bots_play_again(hasty: Serving) -> None:
    """In the auction an answer is secret until all have answered: until then it can be taken back."""
    sitting = await sit_down(hasty.api(), "auction", 2, seed=4)
    async with sitting.everybody() as players:
        question = await players[0].asked()
        assert question is not None
        await bid(players[0])
        await until(players[0], lambda: players[0].scene.can_undo)
        assert not players[1].scene.can_undo
        await players[0].undo()
        await until(players[0], lambda: players[0].question == question)
        await bid(players[0])
        await until(players[0], lambda: players[0].scene.can_undo)
        await bid(players[1])
        await until(players[0], lambda: not players[0].scene.can_undo)


async def bid(player: Player) -> None:
    """A whole answer, which has two parts."""
    for part in range(2):
        await until(player, lambda n=part: player.question is not None and len(player.question.before) == n)  # type: ignore[misc]
        question = player.question
        assert question is not None
        await player.move(question.options[0].word, ask=question.ask)
