"""Alone with bots: the last own move is taken back freely, the record says so, and others never can.

A person who waits only for bots may hurry them.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.registries import look_on, registry_on
from server.serving import Serving, play_on, sit_down
from server.test_revival import check_kept, shown
from xenodeck import games
from xenodeck.core.errors import GameError
from xenodeck.core.records.record import Record
from xenodeck.server.messages.protocol import Hurry, Move, TakeBack
from xenodeck.server.messages.schemas import Beginning, ClockWish, NewTable, SeatWish
from xenodeck.server.tables.bots import answer_times
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.model.info import BOT, OVER
from xenodeck.server.tables.model.pacing import LEAST_MS
from xenodeck.server.tables.queries import archive
from xenodeck.server.tables.registry import Registry, restore_table
from xenodeck.server.tables.table import Table

PATIENCE = 60.0


async def lay(registry: Registry, game: str, *kinds: str, **wish: Any) -> Table:
    if await registry.services.store.guest("g") is None:
        await registry.services.store.add_guest("g", "Gus", 1)
    guest = await registry.services.store.guest("g")
    assert guest is not None
    wishes = [SeatWish(kind) for kind in kinds]
    made = await creating.create(
        registry, guest, NewTable(game, wishes, pace=0, **{"begin": Beginning(seed=3), **wish})
    )
    table = await registry.get(made.table)
    await look_on(table, 0)
    return table


async def my_turn(table: Table, seat: int = 0) -> None:
    async with asyncio.timeout(PATIENCE):
        while not table.over() and (table.lock.locked() or seat not in moves.session_of(table).waiting()):
            await asyncio.sleep(0.005)


async def answer(table: Table, number: int, seat: int = 0) -> None:
    question = moves.session_of(table).view(seat).question
    assert question is not None
    await moves.move(table, seat, Move(f"m{number}", table.ask(seat), question.options[0].word))


async def refused(doing: Any) -> str:
    with pytest.raises(GameError) as no:
        await doing
    return no.value.code


@pytest.mark.parametrize("game", ["ufoludki", "frenzy"])
async def test_the_last_own_move_goes_with_all_that_came_of_it(game: str, tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await lay(registry, game, "me", "bot", "bot")
        await my_turn(table)
        assert "can_take_back" not in table.scene(0, "en")
        before = moves.session_of(table).view(0).to_data()
        told = table.scene(0, "en")["log"]
        number = 0
        while moves.session_of(table).moves == before.get("moves", 0) or not table.scene(0, "en").get("can_take_back"):
            await answer(table, number)
            number += 1
            await my_turn(table)
        assert "can_take_back" not in table.scene(-1, "en") and "can_take_back" not in table.scene(1, "en")
        assert (await moves.take_back(table, 0, TakeBack("t"))).again is False
        assert (await moves.take_back(table, 0, TakeBack("t"))).again is True  # once is once
        await my_turn(table)
        assert moves.session_of(table).view(0).to_data() == before
        assert table.scene(0, "en")["log"] == told
        assert table.info.taken_back == 1


async def test_what_the_store_holds_after_it_is_the_table(tmp_path: Path) -> None:
    """Wherever the server is killed: also where the move that went lies behind the last snapshot."""
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=4) as registry:
        table = await lay(registry, "ufoludki", "me", "bot", "bot", options={"loot": 60})
        taken = 0
        for number in range(24):
            await my_turn(table)
            async with table.committed():
                await check_kept(table)
            if number % 3 == 2 and table.scene(0, "en").get("can_take_back"):
                await moves.take_back(table, 0, TakeBack(f"t{number}"))
                taken += 1
            else:
                await answer(table, number)
        assert taken >= 6
        await my_turn(table)
        async with table.committed():
            await check_kept(table)
            loaded = await registry.services.store.load(table.info.id)
        assert loaded is not None
        again = restore_table(registry.services, loaded)
        assert again.info.taken_back == taken and shown(again) == shown(table)


async def test_the_record_says_it_and_replays(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=4) as registry:
        table = await lay(registry, "ufoludki", "me", "bot", options={"loot": 40})
        number = 0
        while not table.over():
            await my_turn(table)
            if number in (2, 4):
                await moves.take_back(table, 0, TakeBack(f"t{number}"))
                await my_turn(table)
            if not table.over():
                await answer(table, number)
            number += 1
        assert await refused(moves.take_back(table, 0, TakeBack("late"))) == "NO_TAKE_BACK"
        scene = table.scene(0, "en")
        assert scene["result"]["taken_back"] == 2 and scene["result"]["yours"]
        assert "yours" not in table.scene(-1, "en")["result"]
        text = await registry.services.store.record(table.info.id)
        assert text is not None and "\ntaken_back 2\n" in text
        record = Record.read(text)
        assert record.text() == text
        assert record.replay(games.find("ufoludki")).state.over
        replay = await archive.replay_of(registry, table.info, -2, "en")
        assert replay.taken_back == 2 and replay.steps[-1].standing == table.info.scores


@pytest.mark.parametrize(
    ("kinds", "wish", "code"),
    [
        (("me", "me", "bot"), {}, "NOT_ALONE"),
        (("me", "bot"), {"clock": ClockWish("fast")}, "NOT_ALONE"),
        (("me", "bot"), {"undo": False}, "NO_UNDO_HERE"),
    ],
)
async def test_it_is_for_those_who_play_alone(
    kinds: tuple[str, ...], wish: dict[str, Any], code: str, tmp_path: Path
) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await lay(registry, "ufoludki", *kinds, options={"start_seat": 0}, **wish)
        await answer(table, 1)
        assert "can_take_back" not in table.scene(0, "en")
        assert await refused(moves.take_back(table, 0, TakeBack("t"))) == code
        assert moves.session_of(table).take_back_points == [] or not wish.get("undo", True)


async def test_nobody_takes_back_what_was_done_before_another_person_got_up(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await lay(registry, "ufoludki", "me", "me", options={"start_seat": 0})
        await answer(table, 1)
        table.info.seats[1].kind, table.info.seats[1].bot = BOT, "raider"
        assert await refused(moves.take_back(table, 0, TakeBack("t"))) == "NO_TAKE_BACK"


# -- hurry -------------------------------------------------------------------------------------------------------------


async def test_bots_are_quick_until_somebody_is_asked(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await lay(registry, "ufoludki", "me", "bot", "bot", options={"start_seat": 0})
        table.info.pace = 3_600_000  # nobody in this test waits for an hour
        assert table.scene(0, "en")["can_hurry"]
        await answer(table, 1)
        await moves.hurry(table, 0, Hurry("h"))
        assert answer_times.pacing_of(table, "raider").interval == LEAST_MS / 1000  # still a beat: it tells nothing
        await my_turn(table)
        assert not table.bots.hurried
        assert answer_times.pacing_of(table, "raider").interval == 3600


async def test_nobody_is_hurried_along(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await lay(registry, "ufoludki", "me", "me", "bot", options={"start_seat": 0})
        assert "can_hurry" not in table.scene(0, "en") and "can_hurry" not in table.scene(-1, "en")
        assert await refused(moves.hurry(table, 0, Hurry("h"))) == "NOT_ALONE"
        timed = await lay(registry, "ufoludki", "me", "bot", clock=ClockWish("fast"))
        assert await refused(moves.hurry(timed, 0, Hurry("h"))) == "NOT_ALONE"


LOST: dict[str, Any] = {
    "phase": 2,
    "hands": [["GREY", "VIEW"], ["GREY"] * 6, ["GREY"] * 6],
    "supply": ["GREY"] * 12,
    "invasion": ["ALIEN.RG", "ALIEN.R"] + ["ALIEN.R"] * 20,
    "current": 0,
}


async def test_who_is_out_may_skip_to_the_end_also_where_others_are_out_too(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        position = {**LOST, "config": {"players": 3, "seed": 1}}
        table = await lay(registry, "frenzy", "me", "bot", "bot", begin=Beginning(position=position))
        table.info.pace = 3_600_000
        await moves.move(table, 0, Move("m", table.ask(0), "pass"))
        scene = table.scene(0, "en")
        assert scene["out"] == [0]
        line = next(line for line in table.scene_builder().log_lines(0, table.teller("en"), 0) if line["what"] == "out")
        assert line["text"] == "You are out: 2 aliens and only 1 Character."
        assert not table.over()
        await moves.hurry(table, 0, Hurry("h"))
        async with asyncio.timeout(PATIENCE):
            while not table.over():
                await asyncio.sleep(0.005)
        assert table.info.status == OVER and table.info.winners and 0 not in table.info.winners
        replay = await archive.replay_of(registry, table.info, -2, "en")
        assert replay.ranked_only and replay.chart is not None
        assert [len(values) for values in replay.chart.values] == [3] * len(replay.steps)
        assert replay.chart.values[0] == [1, 6, 6] and replay.chart.title == "Characters in hand"
        assert {mark.kind for mark in replay.chart.marks} == {"out"}
        assert {tally.label for tally in replay.tallies} >= {"aliens survived", "aliens matched"}
        eyes = await archive.replay_of(registry, table.info, 0, "en")
        assert eyes.chart is None  # by the eyes of a seat it would tell what that seat did not know


async def test_a_killed_server_knows_what_was_taken_back(killable: Serving) -> None:
    sitting = await sit_down(killable.api(), "ufoludki", 1, bots=2, seed=4)
    async with sitting.player(0) as player:
        question = await asyncio.wait_for(player.asked(), PATIENCE)
        assert question is not None
        await player.move(question.options[0].word)
        async with asyncio.timeout(PATIENCE):
            await player.until(lambda: player.question is not None and player.scene.can_take_back)
            await player.take_back()
            await player.until(lambda: player.question is not None and not player.scene.can_take_back)
        assert player.question == question
    killable.kill()
    await asyncio.to_thread(killable.start)
    async with sitting.player(0) as player:
        assert await asyncio.wait_for(player.asked(), PATIENCE) == question
        assert not player.scene.can_take_back
        assert await asyncio.wait_for(play_on(player), PATIENCE) > 0
        assert player.scene.result is not None and player.scene.result.taken_back == 1
