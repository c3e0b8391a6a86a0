"""After every step of random games the store contains the whole table: the same scenes, questions, undo and log.

No process is killed here, but every moment is checked at which one could be killed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from effort import PROVE, some
from server.registries import GAMES, TOYS, later, moved, registry_on, seated, shut_window
from xenodeck import games
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.records.record import Record
from xenodeck.server.messages.protocol import Back, Move, Ready, Say, Undo, Why
from xenodeck.server.messages.schemas import Beginning, ClockWish
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop.progress import pass_time
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.registry import restore_table
from xenodeck.server.tables.table import Table

SEATED = 3


def shown(table: Table, langs: Sequence[str] = ("en", "pl")) -> list[Any]:
    """Everything that anybody could see or do, in these languages; not who is connected."""
    found: list[Any] = []
    for viewer in range(-1, len(table.info.seats)):
        for lang in langs:
            scene = table.scene(viewer, lang)
            for seat in scene["seats"]:
                seat.pop("here", None)
                seat.get("clock", {}).pop("since", None)
            scene["watchers"] = 0
            if "window" in scene:
                scene["window"] = scene["window"]["kind"]  # it opens anew
            if table.info.pause is None:
                scene.pop("pause", None)  # a halt, which is about who is connected
            lines = table.scene_builder().log_lines(viewer, table.teller(lang), 0)[-50:]
            found.append((scene, lines, table.ask(viewer)))
    return [
        *found,
        list(table.journal.requests.recent),
        table.journal.n,
        table.chat.rows,
        table.ticks - table.journal.unwritten_ticks,
    ]


async def check_kept(table: Table) -> None:
    loaded = await table.services.store.load(table.info.id)
    assert loaded is not None
    assert len(loaded.entries) < table.services.snapshot_every
    langs = ("en", "pl")[table.journal.n % 2 :][:1]  # in turn: what is read from the store knows no language
    assert shown(restore_table(table.services, loaded), langs) == shown(table, langs)


async def one_step(table: Table, chance: Random, number: int) -> None:
    """Something that somebody at the table might do."""
    session = moves.session_of(table)
    seat = chance.choice(session.waiting() or [-1])
    if (window := session.window) is not None:
        left = [one for one in window.asked if session.asks(one)]
        if not left or chance.random() < 0.3:
            return await shut_window(table)
        seat = chance.choice(left)
    deed = chance.random()
    try:
        if deed < 0.1:
            await moves.back(table, seat, Back(f"b{number}", table.ask(seat)))
        elif deed < 0.2:
            await moves.undo(table, chance.randrange(len(table.info.seats)), Undo(f"u{number}"))
        elif deed < 0.25:
            await moves.say(table, seat, Say(f"s{number}", text=f"hm {number}"))
        else:
            question = session.view(seat).question
            assert question is not None
            word = chance.choice(question.options).word
            await moved(table, seat, Move(f"m{number}", table.ask(seat), word))
    except GameError as no:
        assert no.code in {"NOTHING_BEGUN", "NO_UNDO", "NO_FREE_TALK"}


async def check_pause(table: Table, number: int) -> None:
    """One after the other of those it waits for is ready, and with the last one it goes on; else after its time."""
    waited_for = table.scene(-1, "en")["pause"]["waits_for"]
    for seat in waited_for:
        await moves.ready(table, seat, Ready(f"r{number}.{seat}"))
        async with table.committed():
            await check_kept(table)
    if not waited_for:
        assert table.info.pause is not None
        await later(table, table.info.pause.due - table.services.now())
    while table.info.pause is not None and table.info.pause.ready:
        await asyncio.sleep(0)
    if table.standstill.halt is not None:
        await later(table, table.standstill.halt.due - table.services.now())
    async with table.committed():
        await check_kept(table)


@pytest.mark.parametrize("seed", [1, 2] if PROVE else [1])
@pytest.mark.parametrize("name", some(sorted(GAMES), *games.found(), "relay", "sandglass", "scramble", "veil"))
async def test_every_step_is_kept_before_the_next(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=7) as registry:
        begin, clock = Beginning(seed=seed), ClockWish("own", move=1000, bank=5)
        low, high = GAMES[name].seats
        # in Quick Claim a question opens by time alone, which is not kept before something happens
        mode = {"mode": "m4_hand"} if name == "alieninjas" else {}
        table = await seated(registry, name, max(min(SEATED, high), low), begin=begin, clock=clock, **mode)
        chance = Random(seed)
        number, steps = 0, 150 if PROVE else 40 if name in TOYS else 60
        while table.info.status != OVER and number < steps:
            await check_kept(table)
            if table.standstill.halt is not None:
                await later(table, table.standstill.halt.due - table.services.now())
            while table.info.pause is not None:
                await check_pause(table, number)
                number += 1
            if not moves.session_of(table).waiting() and moves.session_of(table).window is None:
                break
            await one_step(table, chance, number)
            number += 1
        await check_kept(table)
        if table.info.status == OVER:
            text = await registry.services.store.record(table.info.id)
            assert text is not None
            replayed = Record.read(text).replay(table.game)
            assert replayed.view(-1).to_data() == moves.session_of(table).view(-1).to_data()


async def test_loading_does_not_grow_with_the_length_of_a_game(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=10) as registry:
        options = {"loot": 1_000_000, "turn_limit": 400}
        table = await seated(registry, "ufoludki", 2, options=options, begin=Beginning(seed=1))
        chance = Random(1)
        sizes: list[int] = []
        for number in range(300 if PROVE else 210):
            session = moves.session_of(table)
            seat = session.waiting()[0]
            question = session.view(seat).question
            assert question is not None
            await moves.move(table, seat, Move(f"m{number}", table.ask(seat), chance.choice(question.options).word))
            loaded = await registry.services.store.load(table.info.id)
            assert loaded is not None
            assert loaded.snapshot is not None
            assert len(loaded.entries) < 10
            sizes.append(len(loaded.snapshot[1]))
        assert moves.session_of(table).moves > 100
        assert max(sizes[200:]) < 1.5 * max(sizes[50:100])
        assert len(moves.session_of(table).log) < 400


async def test_time_that_was_not_written_down_yet_is_lived_through_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is taken when somebody talks, in the middle of uneventful time."""
    monkeypatch.setattr(games, "found", lambda: GAMES)
    clock = [1_000_000]
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=1, now=lambda: clock[0]) as registry:
        table = await seated(registry, "slap", 2, begin=Beginning(seed=1))
        clock[0] += GAMES["slap"].modes[0].tick_ms
        async with table.exclusive():
            await pass_time(table)
        assert table.journal.unwritten_ticks == 1
        await moves.say(table, 0, Say("s", text="hm"))
        await check_kept(table)
        registry.services.snapshot_every = 50  # what comes now is read from the journal
        await moves.move(table, 0, Move("m", table.ask(0), "pass"))
        await check_kept(table)
        assert table.ticks == 1


async def test_words_that_people_type_are_taken_and_kept_as_a_record_writes_them(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=50) as registry:
        position = {
            "config": {"players": 2}, "phase": 1, "hands": [["DEFEND.R", "SAFETY"], ["GREY"]],
            "reserve": ["UFO"], "supply": ["UFO", "GREY", "VIEW", "SAFETY"],
        }  # fmt: skip
        table = await seated(registry, "frenzy", 2, begin=Beginning(position=position))
        asked = await moves.why(table, 0, Why("w", "czerwony obrońca spód skrycie"), "en")
        assert asked.allowed
        no = await moves.why(table, 0, Why("w", "Red Defend nowhere"), "en")
        assert (no.allowed, no.code, no.legal) == (False, "BAD_POSITION", ["0", "1", "2", "3", "4"])
        await moves.move(table, 0, Move("m", table.ask(0), "red defend, bottom, secretly"))
        assert moves.session_of(table).inputs[-1].words == "DEFEND.R UFO#2 4 0"
        await check_kept(table)


async def test_another_card_in_the_middle_of_a_move_takes_its_place_in_one_step(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=50) as registry:
        hands = [["COUNTER", "SWARM", "SWARM", "S3A"], ["S2A"], ["S2B"]]
        position = {"earth": 30, "loot": [0, 1, 1], "hands": hands, "deck": ["S3A"] * 9}
        table = await seated(registry, "ufoludki", 3, begin=Beginning(position=position))
        session = moves.session_of(table)
        await moves.move(table, 0, Move("m1", table.ask(0), "COUNTER"))
        await moves.move(table, 0, Move("m2", table.ask(0), "SWARM", afresh=True))
        assert session.unfinished_words(0) == "SWARM"
        await check_kept(table)
        with pytest.raises(Refusal, match="CARD_NOT_IN_HAND"):
            await moves.move(table, 0, Move("m3", table.ask(0), "GENERAL", afresh=True))
        assert moves.session_of(table).unfinished_words(0) == "SWARM", "what is refused leaves the begun move as it was"
        await moves.back(table, 0, Back("b", table.ask(0), whole=True))
        assert moves.session_of(table).unfinished_words(0) == ""
        await moves.move(table, 0, Move("m4", table.ask(0), "SWARM"))
        await moves.move(table, 0, Move("m5", table.ask(0), "S3A", afresh=True))
        assert moves.session_of(table).inputs[-1].words == "S3A"
        await check_kept(table)


async def test_a_line_goes_on_with_what_was_told_before_it_wherever_a_frame_begins(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=50) as registry:
        position = {"earth": 30, "loot": [0, 0], "hands": [["SWARM"] * 4, ["S2A"]], "deck": ["S3A"] * 9}
        table = await seated(registry, "ufoludki", 2, begin=Beginning(position=position))
        await moves.move(table, 0, Move("m", table.ask(0), "SWARM 3"))
        for viewer, played, drew in (
            (0, "You play 3 × Strength in numbers.", "You draw 4 × Saucer 3 with a moon."),
            (1, "Gus plays 3 × Strength in numbers.", "Gus draws 4 cards."),
        ):
            teller, painter = table.teller("en"), table.scene_builder()
            lines = painter.log_lines(viewer, teller, 0)
            assert [line["whole"] for line in lines if "whole" in line] == [played, drew]
            for since in range(1, len(moves.session_of(table).log)):
                part = table.scene_builder().log_lines(viewer, teller, since)
                assert part == lines[len(lines) - len(part) :], "a frame that begins here tells it otherwise"
