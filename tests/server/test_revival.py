"""After every single step of random games, what the store holds is the table: the same scenes, questions, undo and log
for every viewer. No process is killed here, but every place to be killed at is looked at."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.halls import GAMES, hall_on, seated
from xenodeck import games
from xenodeck.core.errors import GameError
from xenodeck.core.record import Record
from xenodeck.server import moves
from xenodeck.server.conduct import pass_time
from xenodeck.server.hall import revive
from xenodeck.server.room import OVER
from xenodeck.server.shapes import Beginning, ClockWish
from xenodeck.server.table import Table
from xenodeck.server.wire import Back, Move, Ready, Say, Undo, Why

SEATED = 3


def shown(table: Table) -> list[Any]:
    """Everything that anybody could see or do, in both languages; not who is connected."""
    found: list[Any] = []
    for viewer in range(-1, len(table.room.seats)):
        for lang in ("en", "pl"):
            scene = table.scene(viewer, lang)
            for seat in scene["seats"]:
                seat.pop("here", None)
                seat.get("clock", {}).pop("since", None)
            scene["watchers"] = 0
            lines = table.painter().log_lines(viewer, table.teller(lang), 0)[-50:]
            found.append((scene, lines, table.ask(viewer)))
    return [*found, list(table.once.recent), table.n, table.chat, table.ticks]


async def check_kept(table: Table) -> None:
    loaded = await table.house.store.load(table.room.id)
    assert loaded is not None
    assert len(loaded.entries) < table.house.snapshot_every
    assert shown(revive(table.house, loaded)) == shown(table)


async def one_step(table: Table, chance: Random, number: int) -> None:
    """Something that somebody at the table might do."""
    match = moves.match_of(table)
    seat = chance.choice(match.waiting())
    deed = chance.random()
    try:
        if deed < 0.1:
            await moves.back(table, seat, Back(f"b{number}", table.ask(seat)))
        elif deed < 0.2:
            await moves.undo(table, chance.randrange(len(table.room.seats)), Undo(f"u{number}"))
        elif deed < 0.25:
            await moves.say(table, seat, Say(f"s{number}", text=f"hm {number}"))
        else:
            question = match.view(seat).question
            assert question is not None
            word = chance.choice(question.options).word
            await moves.move(table, seat, Move(f"m{number}", table.ask(seat), word))
    except GameError as no:
        assert no.code in {"NOTHING_BEGUN", "NO_UNDO"}


async def check_pause(table: Table, number: int) -> None:
    """One after the other is ready, and with the last one it goes on."""
    for seat in range(len(table.room.seats)):
        await moves.ready(table, seat, Ready(f"r{number}.{seat}"))
        async with table.settled():
            await check_kept(table)
    while table.room.pause is not None:
        await asyncio.sleep(0)
    async with table.settled():
        await check_kept(table)


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
async def test_every_step_is_kept_before_the_next(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=7) as hall:
        begin, clock = Beginning(seed=seed), ClockWish("own", move=1000, bank=5)
        low, high = GAMES[name].seats
        table = await seated(hall, name, max(min(SEATED, high), low), begin=begin, clock=clock)
        chance = Random(seed)
        number = 0
        while table.room.status != OVER and number < 150:
            await check_kept(table)
            if table.room.pause is not None:
                await check_pause(table, number)
            if not moves.match_of(table).waiting():
                break
            await one_step(table, chance, number)
            number += 1
        await check_kept(table)
        if table.room.status == OVER:
            text = await hall.house.store.record(table.room.id)
            assert text is not None
            replayed = Record.read(text).replay(table.game)
            assert replayed.view(-1).to_data() == moves.match_of(table).view(-1).to_data()


async def test_loading_does_not_grow_with_the_length_of_a_game(tmp_path: Path) -> None:
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=10) as hall:
        options = {"loot": 1_000_000, "turn_limit": 400}
        table = await seated(hall, "ufoludki", 2, options=options, begin=Beginning(seed=1))
        chance = Random(1)
        sizes: list[int] = []
        for number in range(300):
            match = moves.match_of(table)
            seat = match.waiting()[0]
            question = match.view(seat).question
            assert question is not None
            await moves.move(table, seat, Move(f"m{number}", table.ask(seat), chance.choice(question.options).word))
            loaded = await hall.house.store.load(table.room.id)
            assert loaded is not None
            assert loaded.snapshot is not None
            assert len(loaded.entries) < 10
            sizes.append(len(loaded.snapshot[1]))
        assert moves.match_of(table).moves > 150
        assert max(sizes[200:]) < 1.5 * max(sizes[50:100])
        assert len(moves.match_of(table).log) < 400


async def test_time_that_was_not_written_down_yet_is_lived_through_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is taken when somebody talks, in the middle of uneventful time."""
    monkeypatch.setattr(games, "found", lambda: GAMES)
    clock = [1_000_000]
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=1, now=lambda: clock[0]) as hall:
        table = await seated(hall, "slap", 2, begin=Beginning(seed=1))
        clock[0] += GAMES["slap"].modes[0].tick_ms
        async with table.alone():
            await pass_time(table)
        assert table.unkept_ticks == 1
        await moves.say(table, 0, Say("s", text="hm"))
        await check_kept(table)
        hall.house.snapshot_every = 50  # what comes now is read from the journal
        await moves.move(table, 0, Move("m", table.ask(0), "pass"))
        await check_kept(table)
        assert table.ticks == 1


async def test_words_that_people_type_are_taken_and_kept_as_a_record_writes_them(tmp_path: Path) -> None:
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=50) as hall:
        position = {
            "config": {"players": 2}, "phase": 1, "hands": [["DEFEND.R", "SAFETY"], ["GREY"]],
            "reserve": ["UFO"], "supply": ["UFO", "GREY", "VIEW", "SAFETY"],
        }  # fmt: skip
        table = await seated(hall, "frenzy", 2, begin=Beginning(position=position))
        asked = await moves.why(table, 0, Why("w", "czerwony obrońca spód skrycie"), "en")
        assert asked.allowed
        no = await moves.why(table, 0, Why("w", "Red Defend nowhere"), "en")
        assert (no.allowed, no.code, no.legal) == (False, "BAD_POSITION", ["0", "1", "2", "3", "4"])
        await moves.move(table, 0, Move("m", table.ask(0), "red defend, bottom, secretly"))
        assert moves.match_of(table).inputs[-1].words == "DEFEND.R UFO#2 4 0"
        await check_kept(table)


async def test_a_line_goes_on_with_what_was_told_before_it_wherever_a_frame_begins(tmp_path: Path) -> None:
    async with hall_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=50) as hall:
        position = {"earth": 30, "loot": [0, 0], "hands": [["SWARM"] * 4, ["S2A"]], "deck": ["S3A"] * 9}
        table = await seated(hall, "ufoludki", 2, begin=Beginning(position=position))
        await moves.move(table, 0, Move("m", table.ask(0), "SWARM 3"))
        for viewer, drew in ((0, "Gus draws 4 × Saucer 3 with a moon."), (1, "Gus draws 4 cards.")):
            teller, painter = table.teller("en"), table.painter()
            lines = painter.log_lines(viewer, teller, 0)
            assert [line["whole"] for line in lines if "whole" in line] == ["Gus plays 3 × Strength in numbers.", drew]
            for since in range(1, len(moves.match_of(table).log)):
                part = table.painter().log_lines(viewer, teller, since)
                assert part == lines[len(lines) - len(part) :], "a frame that begins here tells it otherwise"
