"""The server is killed with SIGKILL in the middle of games, again and again; a twin that was never killed sees the
same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from effort import PROVE
from real_server import PATIENCE
from server.serving import Serving, Sitting, everything_is_here, pick, play_on, serving, sit_down, whoever_is_asked
from xenodeck.client.player import Player
from xenodeck.server.messages.schemas import TableSchema

Seen = list[tuple[str, str, list[str], int]]


async def decide(player: Player, seed: int) -> Seen:
    """Play to the end; every question as it was put, in order."""
    seen: Seen = []
    while (question := await player.asked()) is not None:
        words = [option.word for option in question.options]
        seen.append((question.ask, question.prompt, words, player.scene.log))
        await player.move(pick(question, seed), ask=question.ask)
    return seen


def ending(player: Player) -> dict[str, Any]:
    """What is left when the game is over, without what differs between any two tables."""
    scene: dict[str, Any] = msgspec.to_builtins(player.scene)
    for key in ("table", "seats", "watchers"):
        del scene[key]
    for named in ("text", "yours"):
        del scene["result"][named]
    return scene


async def record_of(sitting: Sitting) -> str:
    status, data = await sitting.api._exchange("GET", f"/api/tables/{sitting.table}/record", b"", "")
    assert status == 200
    return data.decode()


async def killed_now_and_then(server: Serving, times: int, chance: Random) -> None:
    for _ in range(times):
        await asyncio.sleep(chance.uniform(0.0, 0.25))
        server.kill()
        await asyncio.to_thread(server.start)


async def played_to_the_end(sitting: Sitting, all_here: asyncio.Barrier) -> Any:
    """Every question of everybody, and what they see in the end."""
    async with sitting.everybody(pause=0.05, longest_pause=0.5) as players:
        await all_here.wait()
        seated = [player for seat, player in players.items() if seat >= 0]
        seen = await asyncio.wait_for(asyncio.gather(*(decide(p, 3) for p in seated)), 4 * PATIENCE)  # with every start
        await asyncio.wait_for(players[-1].until(lambda: players[-1].over), PATIENCE)
        return seen, [ending(p) for p in players.values()]


TABLES = [("ufoludki", 2, 2), ("frenzy", 1, 2), ("auction", 3, 0), ("magpie", 3, 0)]  # with people, with bots


async def test_killed_at_any_instant_nothing_is_lost(site: Serving, killable: Serving) -> None:
    """All the tables are played at once, so that every kill hits each of them somewhere else."""
    ends: list[Any] = []
    for server, kills in ((site, 0), (killable, 12 if PROVE else 4)):
        sittings = [await sit_down(server.api(), game, people, bots, seed=11) for game, people, bots in TABLES]
        all_here = asyncio.Barrier(len(sittings) + 1)
        playing = [asyncio.create_task(played_to_the_end(sitting, all_here)) for sitting in sittings]
        await asyncio.wait_for(all_here.wait(), PATIENCE)
        await killed_now_and_then(server, kills, Random(2))
        played = await asyncio.gather(*playing)
        records = [(await record_of(sitting)).splitlines() for sitting in sittings]
        ends.append([played, [sorted(record) for record in records]])  # secret answers come in any order
    assert ends[0] == ends[1]


async def test_killed_after_each_answer_the_same_question_comes_next(killable: Serving) -> None:
    """One player, one answer, one kill: what was confirmed is there, and so is the question after it."""
    sitting = await sit_down(killable.api(), "ufoludki", 2, seed=4)
    for number in range(5 if PROVE else 2):
        async with sitting.everybody() as players:
            seat, question = await whoever_is_asked(players)
            asked, told = players[seat], players[seat].scene.log
            await asked.move(pick(question), ask=question.ask)
            # told to all, or the first part of a move and the next question
            moved = asked.until(lambda a=asked, t=told: a.scene.log > t or a.question is not None)
            await asyncio.wait_for(moved, PATIENCE)
            for player in players.values():
                await asyncio.wait_for(player.until(lambda p=player, a=asked: p.scene.log == a.scene.log), PATIENCE)
            before = {seat: scene_of(player) for seat, player in players.items()}
            killable.kill()
        await asyncio.to_thread(killable.start)
        async with sitting.everybody() as players:
            await everything_is_here(players)
            assert {seat: scene_of(player) for seat, player in players.items()} == before, number


def scene_of(player: Player) -> dict[str, Any]:
    scene: dict[str, Any] = msgspec.to_builtins(player.scene)
    return {**scene, "log": [msgspec.to_builtins(line) for line in player.log]}


async def test_on_postgresql_nothing_is_lost_either(postgres_url: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--snapshots", "4", "--bots", "1", database=postgres_url) as server:
        sitting = await sit_down(server.api(), "ufoludki", 2, 1, seed=4)
        async with sitting.everybody(pause=0.05, longest_pause=0.5) as players:
            killer = asyncio.create_task(killed_now_and_then(server, 2, Random(3)))
            await asyncio.wait_for(asyncio.gather(decide(players[0], 1), decide(players[1], 1)), PATIENCE)
            await killer
        assert "winners" in await record_of(sitting)


async def test_a_move_sent_into_a_dying_server_counts_once(killable: Serving) -> None:
    """The answer is under way when the server dies: it is sent again with the same id, and counts once."""
    sitting = await sit_down(killable.api(), "ufoludki", 2, seed=9)
    async with sitting.everybody(pause=0.05, longest_pause=0.3) as players:
        for _ in range(4 if PROVE else 2):
            seat, question = await whoever_is_asked(players)
            moving = asyncio.create_task(players[seat].move(pick(question), ask=question.ask))
            await asyncio.sleep(0)
            killable.kill()
            await asyncio.to_thread(killable.start)
            await asyncio.wait_for(moving, PATIENCE)
            for player in players.values():
                await asyncio.wait_for(player.until(lambda p=player: p.connected), PATIENCE)
                await asyncio.wait_for(player.until(lambda p=player, q=question.ask: no_longer(p, q)), PATIENCE)
        await asyncio.wait_for(asyncio.gather(*(play_on(p) for s, p in players.items() if s >= 0)), PATIENCE)
    text = await record_of(sitting)
    told = await sitting.api.call("GET", f"/api/tables/{sitting.table}", TableSchema)
    assert text.count("\n0 ") + text.count("\n1 ") == told.moves


def no_longer(player: Player, ask: str) -> bool:
    return player.over or player.question is None or player.question.ask != ask


async def test_a_graceful_stop_says_goodbye_and_keeps_everything(killable: Serving) -> None:
    sitting = await sit_down(killable.api(), "ufoludki", 2, seed=2)
    raw: list[bytes] = []
    async with sitting.everybody(pause=0.05) as players, sitting.player(0, frames=raw.append) as watched:
        await everything_is_here(players)
        before = scene_of(players[0])
        assert await asyncio.to_thread(killable.stop) == 0
        await asyncio.wait_for(watched.until(lambda: not watched.connected), PATIENCE)
        assert any(b'"bye"' in frame and b'"RESTART"' in frame for frame in raw)
    await asyncio.to_thread(killable.start)
    async with sitting.everybody() as players:
        await asyncio.wait_for(players[0].until(lambda: scene_of(players[0]) == before), PATIENCE)
    assert "Traceback" not in killable.log.read_text()
