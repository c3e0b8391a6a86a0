"""Connections that break: reconnecting at every question, frames lost, doubled and out of order, two clients at
once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from real_server import PATIENCE
from server.proxy import chaotic
from server.registries import GAMES, registry_on, seated
from server.serving import Serving, Sitting, pick, sit_down, whoever_is_asked
from xenodeck import games
from xenodeck.client.canonical import merge_patch, scene_hash
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player
from xenodeck.core.errors import GameError
from xenodeck.server.messages.protocol import Hello, Move
from xenodeck.server.messages.scenes import Result
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.tables.commands import moves


def as_data(player: Player) -> dict[str, Any]:
    """All that a player has on screen; how many watch is of no matter here."""
    scene: dict[str, Any] = msgspec.to_builtins(player.scene)
    del scene["watchers"], scene["seats"]
    return {**scene, "told": [msgspec.to_builtins(line) for line in player.log]}


async def same_as(player: Player, other: Player) -> None:
    try:
        await asyncio.wait_for(player.until(lambda: as_data(player) == as_data(other)), PATIENCE)
    except TimeoutError:
        assert as_data(player) == as_data(other)
        raise


@pytest.mark.parametrize("game", ["ufoludki", "auction", "magpie", "oracle"])
async def test_whoever_comes_back_at_any_question_sees_what_one_who_stayed_sees(site: Serving, game: str) -> None:
    sitting = await sit_down(site.api(), game, 2, seed=6)
    async with sitting.everybody() as stayed:
        questions = 0
        while not any(p.over for p in stayed.values()) and questions < 60:
            for seat, player in stayed.items():
                async with sitting.player(seat) as back:
                    await same_as(back, player)
            seat, question = await whoever_is_asked(stayed)
            await stayed[seat].move(pick(question), ask=question.ask)
            questions += 1
            for player in stayed.values():
                await player.ping()  # what was sent before is here now
        assert questions > 5


async def test_a_player_whose_frames_are_lost_doubled_and_swapped_ends_where_everybody_does(site: Serving) -> None:
    """Both play through chaos; a third who watches over a clean line is the measure."""
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=8)
    async with (
        chaotic(sitting.api.socket, 1, lost=0.05, doubled=0.08, swapped=0.05, cut=0.01) as (address, chaos),
        sitting.player(-1) as clean,
    ):
        how: dict[str, Any] = {"pause": 0.02, "longest_pause": 0.1}
        async with (
            Player(address, sitting.table, sitting.tokens[0], **how) as one,
            Player(address, sitting.table, sitting.tokens[1], **how) as two,
            Player(address, sitting.table, **how) as watcher,
        ):
            await asyncio.wait_for(asyncio.gather(stubborn(one), stubborn(two)), PATIENCE)
            chaos.calm = True
            await asyncio.wait_for(clean.until(lambda: clean.over), PATIENCE)
            await settled(watcher, clean)
            assert as_data(watcher) == as_data(clean)
            assert told_to_all(one) == told_to_all(two) == told_to_all(clean)
        assert min(chaos.done.values()) > 0, chaos.done
        assert one.resyncs + two.resyncs + watcher.resyncs > 0
    told = await sitting.api.call("GET", f"/api/tables/{sitting.table}", dict)
    _, record = await sitting.api._exchange("GET", f"/api/tables/{sitting.table}/record", b"", "")
    moves = [line for line in record.decode().split("--\n")[1].splitlines() if line]
    assert len(moves) == told["moves"]


async def stubborn(player: Player) -> None:
    """Play to the end over a bad line: a client that hears nothing for a while asks again, like a person who reloads
    the page.

    It waits longer after each attempt without success: the machine may only be slow.
    """
    patience = 1.0
    while not player.over:
        try:
            async with asyncio.timeout(patience):
                question = await player.asked()
                if question is None:
                    return
                await player.move(pick(question), ask=question.ask)
            patience = 1.0
        except TimeoutError:
            patience *= 2
            await player.drop()
        except Refused as no:
            assert no.code in {"STALE", "NOT_YOUR_TURN", "GAME_OVER"}, no


async def settled(player: Player, clean: Player) -> None:
    await player.drop()
    await asyncio.wait_for(player.until(lambda: as_data(player) == as_data(clean)), PATIENCE)


async def test_a_move_sent_twice_counts_once_over_whichever_connection(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=5)
    seat, ask, word = await first_question(sitting)
    move = Move("once", ask, word)
    answers: list[dict[str, Any]] = []
    for times in (2, 1):
        async with connect(sitting.api.socket) as socket:
            await socket.send(msgspec.json.encode(Hello(sitting.table, token=sitting.tokens[seat])).decode())
            for _ in range(times):
                await socket.send(msgspec.json.encode(move).decode())
            while len(answers) < times:
                frame = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                if frame.get("id") == "once":
                    answers.append(frame)
        if times == 2:
            answers, first = [], answers
    assert [a["t"] for a in [*first, *answers]] == ["ack", "ack", "ack"]
    assert [a.get("again", False) for a in [*first, *answers]] == [False, True, True]
    table = await sitting.api.call("GET", f"/api/tables/{sitting.table}", dict)
    assert table["moves"] == 1


async def first_question(sitting: Sitting) -> tuple[int, str, str]:
    for seat in sitting.tokens:
        async with sitting.player(seat) as player:
            if player.question is not None:
                return seat, player.question.ask, player.question.options[0].word
    raise AssertionError("nobody is asked")


async def test_of_two_clients_that_race_for_one_decision_one_wins_and_the_other_is_told(site: Serving) -> None:
    for number in range(8):
        sitting = await sit_down(site.api(), "ufoludki", 2, seed=number)
        seat, ask, _ = await first_question(sitting)
        async with sitting.player(seat) as laptop, sitting.player(seat) as phone:
            assert laptop.question is not None
            words = [laptop.question.options[0].word, laptop.question.options[-1].word]
            results = await asyncio.gather(
                laptop.move(words[0], ask=ask), phone.move(words[1], ask=ask), return_exceptions=True
            )
            codes = Counter(r.code if isinstance(r, Refused) else "ok" for r in results)
            assert codes["ok"] == 1
            assert sum(codes.values()) == 2
            assert set(codes) <= {"ok", "STALE", "NOT_YOUR_TURN"}
            await laptop.ping()
            await phone.ping()
            assert laptop.scene == phone.scene


async def test_in_a_race_the_first_claim_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time stands still here, so that nobody is too late for another reason."""
    monkeypatch.setattr(games, "found", lambda: GAMES)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "slap", 2, begin=Beginning(seed=3))
        for number in range(10):
            claims = [moves.move(table, s, Move(f"c{number}", table.ask(s), "1")) for s in (0, 1)]
            results = await asyncio.gather(*claims, return_exceptions=True)
            assert Counter(r.code if isinstance(r, GameError) else "ok" for r in results) == {"ok": 1, "STALE": 1}


async def test_in_a_race_in_real_time_never_do_two_get_it(site: Serving) -> None:
    """However late they come: then neither does."""
    sitting = await sit_down(site.api(), "slap", 2, seed=3)
    async with sitting.everybody() as players:
        for _ in range(10):
            questions = [await asyncio.wait_for(players[s].asked(), PATIENCE) for s in (0, 1)]
            claims = [p.move("1", ask=q.ask) for p, q in zip((players[0], players[1]), questions, strict=True) if q]
            results = await asyncio.gather(*claims, return_exceptions=True)
            codes = Counter(r.code if isinstance(r, Refused) else "ok" for r in results)
            assert codes["ok"] <= 1, "two cannot both be first"
            assert set(codes) <= {"ok", "STALE", "GAME_OVER"}


async def test_time_passes_by_itself_at_a_table_in_real_time(site: Serving) -> None:
    """Nobody claims anything: the cards go by, and the game ends."""
    sitting = await sit_down(site.api(), "slap", 2, seed=3)
    async with sitting.everybody() as players:
        await asyncio.wait_for(players[-1].until(lambda: players[-1].over), PATIENCE)
        for player in players.values():
            await player.ping()
            assert player.resyncs == 0
        assert told_to_all(players[0]) == told_to_all(players[-1])
    _, record = await sitting.api._exchange("GET", f"/api/tables/{sitting.table}/record", b"", "")
    assert b"\ntick " in record
    await sitting.api.call("GET", f"/api/tables/{sitting.table}/replay?viewer=1", dict)


async def test_every_delta_leads_from_one_hash_to_the_next(site: Serving) -> None:
    """Checked here with nothing but the written page: patch, canonical JSON, CRC-32."""
    raw: list[bytes] = []
    sitting = await sit_down(site.api(), "ufoludki", 1, 2, seed=12)
    async with sitting.player(0, frames=raw.append) as player:
        while not player.over:
            question = await player.asked()
            if question is not None:
                await player.move(pick(question), ask=question.ask)
    scene: Any = None
    seq = deltas = 0
    for frame in map(msgspec.json.decode, raw):
        if frame["t"] == "scene":
            scene, seq = frame["scene"], frame["seq"]
        elif frame["t"] == "delta":
            scene, seq, deltas = merge_patch(scene, frame["patch"]), seq + 1, deltas + 1
            assert frame["seq"] == seq
        else:
            continue
        assert scene_hash(scene) == frame["hash"]
    assert deltas > 20
    assert scene["result"]["winners"]


def told_to_all(player: Player) -> Result:
    """How it ended, without the line that speaks to one person only."""
    assert player.scene.result is not None
    return msgspec.structs.replace(player.scene.result, yours="")
