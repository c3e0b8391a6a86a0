"""Tables in real time on real servers: raced over sockets and bad lines, killed in mid-tick, paused, played by bots."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from effort import PROVE, some
from real_server import PATIENCE
from server.proxy import chaotic
from server.race_checks import entries_of
from server.registries import GAMES
from server.serving import Serving, Sitting, file_of, numbers, pick, sit_down, whoever_is_asked
from server.test_never_lost import killed_now_and_then, record_of
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player
from xenodeck.core.records.record import Record
from xenodeck.server.tables.persistence.entries import read_sent

SCRAMBLE = GAMES["scramble"]
OUT_OF_TIME = {
    "STALE",
    "BUSY",
    "FROZEN",
    "HALTED",
    "ROUND_OVER",
    "WRONG_PHASE",
    "NOT_YOUR_TURN",
    "GAME_OVER",
    "ONE_A_TICK",
}
CAME_TO_NOTHING = {"INTERRUPTED", "CLAIM_PENDING"}  # by a rule, in its tick: these are in the record too


async def race(player: Player, seed: int, idle: bool = False, most: int | None = None) -> Counter[str]:
    """Do something whenever something may be done, until it is over, or ``most`` moves were accepted. What became of
    it. ``idle``: only be ready."""
    chance, became = Random(seed), Counter[str]()
    while not player.over and (most is None or became["accepted"] < most or player.scene.pause is not None):
        pause = player.scene.pause
        try:
            if pause is not None and player.scene.you in pause.waits_for and player.scene.you not in pause.ready:
                await player.ready()
            elif player.question is not None and not idle:
                if player.question.before:
                    words = chance.choice(player.question.options).word
                else:
                    words = chance.choice(["look", "look 0", "look 1", "exchange 0 2", "exchange 1 2", "shout"])
                ack = await player.move(words)
                became[ack.result or "part"] += 1
                if ack.result == "accepted":
                    await player.ping()
            else:
                await asyncio.wait_for(player.changed(), PATIENCE)
        except Refused as no:
            assert no.code in OUT_OF_TIME | CAME_TO_NOTHING | {"NOT_PAUSED", "NOT_ASKED"}, no
            became[no.code] += 1
            await player.ping()
    return became


async def check_record(sitting: Sitting, became: dict[int, Counter[str]]) -> Record:
    """It replays to the same bytes, and everything that was acknowledged is in it."""
    text = await record_of(sitting)
    record = Record.read(text)
    again = record.replay(SCRAMBLE)
    assert Record.of(again).text() == text
    for seat, results in became.items():
        told = sum(results[result] for result in ("accepted", "beaten", "void", *CAME_TO_NOTHING))
        made = sum(1 for entry in record.inputs if entry.seat == seat)
        assert told <= made, (seat, results, made)
    return record


@pytest.mark.parametrize("mode", some(["race", "fair"], "fair"))  # that arrival decides: alieninjas in the gate
async def test_two_race_over_sockets_one_of_them_on_a_bad_line(mode: str, site: Serving) -> None:
    before = await ticks_of(site)
    sitting = await sit_down(site.api(), "scramble", 2, seed=5, mode=mode, options={"limit": 80})
    async with chaotic(sitting.api.socket, 3, lost=0.02, doubled=0.05, cut=0.01) as (address, chaos):
        chaos.delay, chaos.jitter = 0.03, 0.05
        async with (
            sitting.player(0) as near,
            Player(address, sitting.table, sitting.tokens[1], pause=0.02, longest_pause=0.1) as far,
            sitting.player(-1) as watcher,
        ):
            racers = [asyncio.create_task(stubborn(near, 1)), asyncio.create_task(stubborn(far, 2))]
            became = await asyncio.wait_for(asyncio.gather(*racers), PATIENCE)
            await asyncio.wait_for(watcher.until(lambda: watcher.over), PATIENCE)
            chaos.calm = True
            await far.drop()
            await asyncio.wait_for(far.until(lambda: far.connected), PATIENCE)
            assert [line.text for line in far.log] != []
            results = [p.scene.result for p in (near, far, watcher)]
            assert len({tuple(r.scores) for r in results if r is not None}) == 1
            assert near.resyncs == watcher.resyncs == 0
    record = await check_record(sitting, dict(enumerate(became)))
    assert any(entry.seat == 0 for entry in record.inputs) and any(entry.seat == 1 for entry in record.inputs)
    if mode == "race":
        assert all(entry.comp == 0 for entry in record.inputs), "arrival decides"
    assert await ticks_of(site) > before + 10


async def ticks_of(server: Serving) -> float:
    _, metrics = await server.api()._exchange("GET", "/metrics", b"", "")
    return numbers(metrics.decode(), "xenodeck_tick_lateness_seconds_count")


async def test_looks_and_pauses_outlive_a_bad_line_and_a_killed_server(killable: Serving) -> None:
    """Both are played at once, so that a kill hits both."""
    games: dict[str, dict[str, Any]] = {"pairs": {"peek_ms": 60, "turn_s": 5}, "halftime": {}}
    sittings = {name: await sit_down(killable.api(), name, 2, seed=5, options=how) for name, how in games.items()}
    all_here = asyncio.Barrier(len(sittings) + 1)
    playing = [asyncio.create_task(near_and_far(sitting, all_here)) for sitting in sittings.values()]
    await asyncio.wait_for(all_here.wait(), PATIENCE)
    await killed_now_and_then(killable, 2, Random(1))
    for (game, sitting), ended in zip(sittings.items(), await asyncio.gather(*playing), strict=True):
        text = await record_of(sitting)
        again = Record.read(text).replay(GAMES[game])
        assert again.state.over and Record.of(again).text() == text
        made = Counter(entry.seat for entry in again.inputs)
        assert all(results["made"] <= made[seat] for seat, results in enumerate(ended)), (ended, made)


async def near_and_far(sitting: Sitting, all_here: asyncio.Barrier) -> list[Counter[str]]:
    """Two play, one of them over a bad line; what became of what each did."""
    async with chaotic(sitting.api.socket, 3, lost=0.02, doubled=0.05, cut=0.01) as (address, chaos):
        chaos.delay, chaos.jitter = 0.005, 0.01
        async with (
            sitting.player(0, pause=0.05, longest_pause=0.3) as near,
            Player(address, sitting.table, sitting.tokens[1], pause=0.05, longest_pause=0.3) as far,
        ):
            await all_here.wait()
            both = [asyncio.create_task(stubborn(player, seed, in_turn)) for seed, player in enumerate((near, far))]
            return await asyncio.wait_for(asyncio.gather(*both), PATIENCE)


async def in_turn(player: Player, seed: int) -> Counter[str]:
    """Answer whatever is asked, and be ready, until it is over. What became of it."""
    became = Counter[str]()
    while not player.over:
        pause, question = player.scene.pause, player.question
        try:
            if pause is not None and player.scene.you in pause.waits_for and player.scene.you not in pause.ready:
                await player.ready()
            elif question is not None and pause is None:
                whole = not question.before and question.name != "how"
                await player.move(pick(question, seed), ask=question.ask)
                became["made"] += whole
            else:
                await asyncio.wait_for(player.changed(), PATIENCE)
        except Refused as no:
            assert no.code in OUT_OF_TIME | {"NOT_PAUSED", "NOT_ASKED"}, no
            became[no.code] += 1
            await player.ping()
    return became


async def stubborn(player: Player, seed: int, play: Any = None) -> Counter[str]:
    """Over a bad line: what hears nothing for a while comes back anew."""
    racing: asyncio.Task[Counter[str]] = asyncio.create_task((play or race)(player, seed))
    while not racing.done():
        before = player.mirror.seq, player.seatings
        await asyncio.wait({racing}, timeout=2.0)
        if not racing.done() and before == (player.mirror.seq, player.seatings):
            await player.drop()
    return racing.result()


@pytest.mark.parametrize(
    ("named", "tells", "ticks"),
    [
        pytest.param(True, True, 2, id="a quarter of a second is two whole ticks"),
        pytest.param(False, False, 0, id="who holds back what it answers earns nothing"),
        pytest.param(False, True, 0, id="nor who says that it is a proxy"),
        pytest.param(True, False, 0, id="a proxy that says nothing"),
    ],
)
async def test_a_long_line_is_made_up_for_if_those_say_so_who_can_be_believed(
    site: Serving, named: bool, tells: bool, ticks: int
) -> None:
    # a round that does not end while a slow machine is still at its first moves
    sitting = await sit_down(site.api(), "scramble", 2, seed=5, mode="fair", options={"limit": 6000})
    async with chaotic(sitting.api.socket, 3) as (address, chaos):
        chaos.delay, chaos.named, chaos.tells = 0.25, named, tells
        raw: list[bytes] = []
        async with (
            sitting.player(0) as near,
            Player(address, sitting.table, sitting.tokens[1], frames=raw.append) as far,
        ):
            while not any(b'"probe"' in frame for frame in raw):
                await far.ping()
            await far.ping()  # whose echo, sent before, is there now
            await asyncio.wait_for(asyncio.gather(race(near, 1, idle=True, most=0), race(far, 2, most=3)), PATIENCE)
    sent = [entry for entry in entries_of(file_of(site), sitting.table) if entry.kind == "sent" and entry.seat == 1]
    comps = {read_sent(entry.data)[1] for entry in sent}
    assert len(sent) >= 3 and comps == {ticks}


async def test_killed_in_mid_tick_it_comes_back_with_a_countdown_and_nothing_acknowledged_is_lost(
    killable: Serving,
) -> None:
    sitting = await sit_down(killable.api(), "scramble", 2, seed=8, options={"limit": 80})
    raw: list[bytes] = []
    async with (
        sitting.player(0, pause=0.05, longest_pause=0.3, frames=raw.append) as one,
        sitting.player(1, pause=0.05, longest_pause=0.3) as two,
    ):
        racers = [asyncio.create_task(race(one, 1)), asyncio.create_task(race(two, 2))]
        for _ in range(3 if PROVE else 1):
            ticks = one.mirror.ticks
            await asyncio.wait_for(one.until(lambda t=ticks: one.over or one.mirror.ticks > t), PATIENCE)  # type: ignore[misc]
            mark = len(raw)
            await killed_now_and_then(killable, 1, Random(mark))
            if not one.over:
                await asyncio.wait_for(one.until(lambda m=mark: one.over or counted_in(raw[m:])), PATIENCE)  # type: ignore[misc]
        became = await asyncio.wait_for(asyncio.gather(*racers), PATIENCE)
        assert counted_in(raw)
    await check_record(sitting, dict(enumerate(became)))
    assert "Traceback" not in killable.log.read_text()


def counted_in(frames: list[bytes]) -> bool:
    return any(b'"kind":"countdown"' in frame for frame in frames)


async def test_a_pause_that_nobody_can_hurry_ends_by_time_and_one_by_readiness(site: Serving) -> None:
    sitting = await sit_down(site.api(), "halftime", 2, seed=1)
    seen: list[Any] = []
    async with sitting.everybody(watching=False) as players:
        while not any(player.over for player in players.values()):
            pause = players[0].scene.pause
            if pause is None:
                seat, question = await whoever_is_asked(players)
                await said(players[seat], question.ask)
            else:
                seen.append((pause.kind, pause.waits_for, pause.due > 0))
                if pause.waits_for == []:
                    with pytest.raises(Refused, match=r"NOT_ASKED|NOT_PAUSED"):
                        await players[0].ready()
                await asyncio.wait_for(players[0].until(lambda p=pause: players[0].scene.pause != p), PATIENCE)  # type: ignore[misc]
            for player in players.values():
                await player.ping()
    assert ("countdown", [], True) in seen and ("round", [0, 1], True) in seen


async def said(player: Player, ask: str) -> None:
    try:
        await player.move("1", ask=ask)
    except Refused as no:
        assert no.code in OUT_OF_TIME, no  # its time ran out meanwhile


@pytest.mark.prove
async def test_bots_race_with_people_and_among_themselves(site: Serving) -> None:
    mark = site.log.stat().st_size
    sitting = await sit_down(site.api(), "scramble", 1, 2, seed=3, bot="racer")
    async with sitting.player(0) as player:
        became = await asyncio.wait_for(race(player, 4), PATIENCE)
    record = await check_record(sitting, {0: became})
    assert {entry.seat for entry in record.inputs if entry.seat >= 0} == {0, 1, 2}
    assert all(entry.comp == 0 for entry in record.inputs)
    assert not re.search(r'"bot_failed"|gave no answer', site.log.read_bytes()[mark:].decode())


async def test_whoever_comes_back_or_comes_late_is_shown_no_forgotten_face(site: Serving) -> None:
    """In all that is sent to anybody, and in every answer over HTTP."""
    sitting = await sit_down(site.api(), "pairs", 2, seed=6)
    raw: dict[int, list[bytes]] = {seat: [] for seat in (-1, 0, 1)}
    async with (
        sitting.player(0, frames=raw[0].append) as one,
        sitting.player(1, frames=raw[1].append) as two,
        sitting.player(-1, frames=raw[-1].append) as watcher,
    ):
        for player, cells in ((one, ("1 0", "4")), (two, ("1 3", "6"))):
            for words in cells:
                await asyncio.wait_for(player.asked(), PATIENCE)
                await player.move(words)
        for player in (one, two, watcher):
            await player.ping()
        assert faces(raw[0]) and faces(raw[1]), "whoever looked has seen something"
        assert not faces(raw[-1])
        mark = {seat: len(frames) for seat, frames in raw.items()}
        assert one.question is not None, "all looks of seat 0 are over"
        for code in ("sun", "moon", "star", "comet"):
            because = await one.why(f"1 {code}")
            assert not because.allowed
        hint = await one.hint()
        assert not faces([json.dumps([hint.word, hint.label, hint.reasons]).encode()])
        del raw[0][:]
        mark[0] = 0
        await one.drop()
        await asyncio.wait_for(one.until(lambda: one.connected and one.seatings > 1), PATIENCE)
        late: list[bytes] = []
        async with sitting.player(0, frames=late.append) as device, sitting.player(-1, frames=late.append):
            await device.ping()
        assert not faces(raw[0]) and not faces(late)
        assert [line.what for line in one.log].count("peek") == 4, "who looked where is told"
        for path in ("position", "record", "replay?viewer=0", ""):
            for seat in (0, None):
                headers = {} if seat is None else {"X-Seat": sitting.tokens[seat]}
                answer = await fetched(site, f"/api/tables/{sitting.table}/{path}".rstrip("/"), headers)
                assert not faces([answer]), path
        assert not faces([frame for seat in (-1,) for frame in raw[seat][mark[seat] :]])


async def fetched(server: Serving, path: str, headers: dict[str, str]) -> bytes:
    import httpx

    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as web:
        return (await web.get(path, headers=headers)).content


def faces(frames: list[bytes]) -> list[bytes]:
    """Faces in anything but the answer to *why*, in which somebody named them."""
    told = [frame for frame in frames if b'"because"' not in frame]
    return [found for frame in told for found in re.findall(rb"(?i)\b(sun|moon|star|comet)\b", frame)]
