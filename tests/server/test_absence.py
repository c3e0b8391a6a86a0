"""Nobody holds up a table: clocks run out, bots sit in and hand back, bots think in their own time or not at all."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.serving import Serving, play_on, serving, sit_down
from server.serving import numbers as metric
from xenodeck.client.player import Player
from xenodeck.server.shapes import ClockWish, NewTable, SeatWish, TableShape


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Absent for a second is absent; bots may think for 100 ms."""
    flags = ("--limits", "1000", "--bots", "1", "--absence", "1", "--budget", "100")
    with serving(tmp_path_factory.mktemp("hasty"), *flags) as server:
        yield server


async def until(player: Player, condition: object, seconds: float = 15) -> None:
    await asyncio.wait_for(player.until(condition), seconds)  # type: ignore[arg-type]


async def test_time_runs_out_the_rule_answers_and_the_second_time_a_bot_sits_in(hasty: Serving) -> None:
    sitting = await sit_down(hasty.api(), "ufoludki", 2, seed=1, clock=ClockWish("own", move=1, bank=0))
    async with sitting.everybody() as players:
        silent = next(s for s in (0, 1) if players[s].question is not None)
        other = 1 - silent
        assert players[other].scene.seats[silent].clock is not None
        await until(players[other], lambda: players[other].question is not None)
        assert not players[other].scene.seats[silent].stand_in
        while not players[other].scene.seats[silent].stand_in:
            await play_on(players[other], most=1)
            await asyncio.wait_for(players[other].changed(), 15)
        await asyncio.wait_for(play_on(players[other]), 30)
        assert players[other].over


async def test_whoever_was_only_too_slow_gets_the_seat_back_by_stirring(hasty: Serving) -> None:
    sitting = await sit_down(hasty.api(), "ufoludki", 2, seed=1, clock=ClockWish("own", move=1, bank=0))
    async with sitting.everybody() as players:
        await until(players[-1], lambda: any(seat.stand_in for seat in players[-1].scene.seats))
        slow = next(n for n, seat in enumerate(players[-1].scene.seats) if seat.stand_in)
        await players[slow].say(phrase="sorry")
        await until(players[-1], lambda: not players[-1].scene.seats[slow].stand_in)


async def test_a_bot_sits_in_for_somebody_who_is_gone_and_hands_the_seat_back(hasty: Serving) -> None:
    sitting = await sit_down(hasty.api(), "ufoludki", 2, seed=2)
    async with sitting.player(0) as stays:
        await until(stays, lambda: stays.scene.seats[1].stand_in)
        await asyncio.wait_for(play_on(stays, most=3), 20)
        async with sitting.player(1) as back:
            await until(stays, lambda: not stays.scene.seats[1].stand_in)
            assert stays.scene.seats[1].here
            await asyncio.wait_for(asyncio.gather(play_on(stays), play_on(back)), 30)
            assert back.over


async def test_nobody_is_stood_in_for_while_nobody_else_is_there(hasty: Serving) -> None:
    sitting = await sit_down(hasty.api(), "ufoludki", 1, 1, seed=2)
    async with sitting.player(0) as player:
        await player.asked()
        moves = player.scene.log
    await asyncio.sleep(2)
    async with sitting.player(0) as player:
        assert player.scene.log == moves
        assert not player.scene.seats[0].stand_in


async def test_a_table_of_bots_plays_to_its_end_with_nobody_watching(hasty: Serving) -> None:
    api = hasty.api()
    guest = await api.guest()
    made = await api.table(guest.token, NewTable("ufoludki", [SeatWish("bot")] * 4, pace=0))
    end = time.monotonic() + 30
    while (await api.call("GET", f"/api/tables/{made.table}", TableShape)).status != "over":
        assert time.monotonic() < end
        await asyncio.sleep(0.1)


async def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", "1") as server:
        api = server.api()
        guest = await api.guest()
        made = await api.table(guest.token, NewTable("ufoludki", [SeatWish("bot")] * 3, pace=40))
        await asyncio.sleep(0.5)
        server.kill()
        await asyncio.to_thread(server.start)
        end = time.monotonic() + 40
        while (await api.call("GET", f"/api/tables/{made.table}", TableShape)).status != "over":
            assert time.monotonic() < end
            await asyncio.sleep(0.1)


async def test_a_bot_that_thinks_too_long_is_cut_off_and_the_table_goes_on(hasty: Serving) -> None:
    """5000 games ahead do not fit into 100 ms: the rule answers for the bot, and nobody waits longer than that."""
    before = metric(await metrics(hasty), "xenodeck_bots_late_total")
    sitting = await sit_down(hasty.api(), "ufoludki", 1, 1, seed=3, bot="dreamer:5000")
    async with sitting.player(0) as player:
        begun = time.monotonic()
        given = await asyncio.wait_for(play_on(player, most=3), 30)
        pings = [await timed_ping(player) for _ in range(5)]
        assert given == 3
        assert time.monotonic() - begun < 15
        assert min(pings) < 0.1, "the loop was blocked"
    assert metric(await metrics(hasty), "xenodeck_bots_late_total") > before


async def timed_ping(player: Player) -> float:
    begun = time.monotonic()
    await player.ping()
    return time.monotonic() - begun


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
        while players[0].question is not None:
            await players[0].move(players[0].question.options[0].word)
        await until(players[0], lambda: players[0].scene.can_undo)
        assert not players[1].scene.can_undo
        await players[0].undo()
        assert players[0].question == question
        while players[0].question is not None:
            await players[0].move(players[0].question.options[0].word)
        while players[1].question is not None and players[1].question.ask:
            ask = players[1].question.ask
            await players[1].move(players[1].question.options[0].word, ask=ask)
            if not players[0].scene.can_undo:
                break
        await until(players[0], lambda: not players[0].scene.can_undo)
