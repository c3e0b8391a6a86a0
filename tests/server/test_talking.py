"""Claims at a table: all hear them at once, they are stored, counted once, made by bots too, and change no clock or
window."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server import virtual
from server.registries import look_on, registry_on, seated
from server.test_windows import ALL, Watcher, gust, killed, people, position
from toys.veil.meta import ECHO, HUSH
from xenodeck import games
from xenodeck.core.errors import Refusal
from xenodeck.server.messages.protocol import MakeClaim, Say
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.server_words import ServerWords
from xenodeck.server.tables.audience import talk
from xenodeck.server.tables.commands import moves, talking
from xenodeck.server.tables.game_loop import change, progress
from xenodeck.server.tables.model.info import BOT, PERSON
from xenodeck.server.tables.persistence.entries import effective


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: virtual.GAMES)


async def code_of(work: Any) -> str:
    try:
        await work
    except Refusal as no:
        return no.code
    return ""


async def test_talk_is_written_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move paints the scene of every viewer: what may be said and what was said is not put into words again."""
    written: list[str] = []

    def counted(name: str) -> None:
        made = getattr(talk, name)
        monkeypatch.setattr(talk, name, lambda *args: written.append(name) or made(*args))

    counted("topic_scene")
    counted("sentence")
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "veil", 3, begin=Beginning(seed=4))
        await talking.claim(table, 0, MakeClaim("c1", "role 2 night"))
        before = table.scene(0, "en")
        assert written.count("sentence") == 1, "once for all viewers"
        written.clear()
        again = table.scene(0, "en")
        assert not written
        assert again["talk"]["topics"] is before["talk"]["topics"], "so no difference has to be looked for"
        polish = table.scene(0, "pl")["said"][0]["text"]
        assert polish != again["said"][0]["text"]
        await talking.claim(table, 0, MakeClaim("c2", "role 1 night"))
        assert [one["label"] for one in table.scene(0, "en")["said"]] == ["night", "night"]
        table.info.seats[0].name = "Zyx"
        table.names_changed()
        assert "Zyx" in table.scene(0, "en")["said"][0]["text"], "a name that changes is told anew"


async def test_a_claim_is_told_to_all_kept_and_counts_once(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=2) as registry:
        table = await seated(registry, "veil", 3, begin=Beginning(seed=4))
        before = [table.ask(seat) for seat in range(3)]
        assert [bool(table.scene(seat, "en").get("talk")) for seat in (-1, 0, 1, 2)] == [False, True, False, False]
        await talking.claim(table, 0, MakeClaim("c1", "role 2 night"))
        assert (await talking.claim(table, 0, MakeClaim("c1", "role 2 night"))).again
        assert [table.ask(seat) for seat in range(3)] == before
        assert table.info.moves == 0
        for viewer in (-1, 0, 1, 2):
            said = table.scene(viewer, "en")["said"]
            assert [(one["seat"], one["label"], one["other"]) for one in said] == [(0, "night", 2)]
            assert "Night" in said[0]["text"]
        assert table.scene(0, "en")["talk"]["left"] == 1
        assert await code_of(talking.claim(table, 1, MakeClaim("c2", "hand good"))) == "NOT_NOW"
        assert await code_of(talking.claim(table, 0, MakeClaim("c3", "hand gust"))) == "NOT_SAYABLE"
        table = await killed(registry, table)
        comer = await look_on(table, 1)
        first = json.loads(comer.queue.get_nowait() or b"")
        assert first["scene"]["said"][0]["subject"] == "role"
        inputs = effective(await registry.services.store.entries(table.info.id))
        assert [(one.seat, one.words, one.is_claim) for one in inputs] == [(0, "role 2 night", True)]


async def test_own_words_only_where_the_game_lets_people_talk_freely(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        for talk, code in (("claims", "NO_FREE_TALK"), ("off", "NO_FREE_TALK"), ("free", "")):
            table = await seated(registry, "veil", 3, options={"talk": talk})
            assert await code_of(moves.say(table, 1, Say("s", text="I have a Sun"))) == code
            assert await code_of(moves.say(table, 1, Say("t", phrase=ServerWords.of("en").keys("phrases")[0]))) == ""
            assert ("talk" in table.scene(0, "en")) == (talk == "claims")


def test_bots_claim_and_say_the_same_after_a_kill() -> None:
    async def speaking() -> list[str]:
        table = virtual.table_of("veil", people(PERSON, BOT, BOT), lambda _: 0.01, position=None, seed=3)
        await virtual.begin(table, Watcher(0))
        session = moves.session_of(table)
        for _ in range(400):
            await asyncio.sleep(0.2)
            if session.state.over or any(one.is_claim for one in session.inputs):
                break
            if session.asks(0) and (question := session.view(0).question) is not None:
                await change.make_move(table, 0, question.options[0].word)
                progress.schedule_next(table)
        await virtual.end(table)
        return [one.words for one in session.inputs if one.is_claim]

    first, again = virtual.run(speaking()), virtual.run(speaking())
    assert first == again
    assert first


def test_nobody_may_speak_in_a_window_whoever_is_asked() -> None:
    async def silent(talents: list[int]) -> list[Any]:
        table = virtual.table_of("veil", people(*ALL), lambda _: 0.03, position=position(talents))
        await virtual.begin(table, *(Watcher(viewer) for viewer in (0, 1, 2)))
        await gust(table)
        codes = [await code_of(talking.claim(table, seat, MakeClaim(f"c{seat}", "hand good"))) for seat in range(3)]
        scenes = ["talk" in table.scene(seat, "en") for seat in range(3)]
        await virtual.end(table)
        return [codes, scenes]

    asked = virtual.run(silent([ECHO, HUSH, ECHO]))
    assert asked == virtual.run(silent([ECHO, ECHO, ECHO])) == [["NOT_NOW"] * 3, [False] * 3]


async def test_notes_are_in_the_scene_of_whoever_has_them_after_a_kill_too(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=2) as registry:
        for seed in range(60):
            table = await seated(registry, "veil", 3, begin=Beginning(seed=seed))
            question = moves.session_of(table).view(0).question
            assert question is not None
            if any(option.code == "lamp" for option in question.options):
                break
        await change.make_move(table, 0, "lamp 2")
        progress.schedule_next(table)
        saw = table.scene(0, "en")["saw"]
        assert [note["what"] for note in saw] == ["lamp"]
        assert all("saw" not in table.scene(viewer, "en") for viewer in (-1, 1, 2))
        table = await killed(registry, table)
        assert table.scene(0, "en")["saw"] == saw
        assert all("saw" not in table.scene(viewer, "en") for viewer in (-1, 1, 2))
