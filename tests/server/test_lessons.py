"""Lessons at a live table: the coach leads, the others play by script, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from effort import some
from real_server import PATIENCE
from server.registries import registry_on
from server.serving import Serving
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player
from xenodeck.core.coaching.lesson import PUPIL, find_lesson
from xenodeck.core.errors import GameError
from xenodeck.games import found
from xenodeck.server.messages.protocol import Move, Scene
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.queries import listing
from xenodeck.server.tables.registry import Registry

FIRST = Beginning(lesson="first")
RACE = ("alieninjas", "m1_claim")
TAUGHT = ["ufoludki first", "frenzy first", *(f"alieninjas {mode.id}" for mode in found()["alieninjas"].modes)]


def wish(game: str, lesson: str = "first", **more: Any) -> NewTable:
    players = find_lesson(found()[game], lesson).position["config"]["players"]
    seats = [SeatWish("me"), *[SeatWish("bot")] * (players - 1)]
    return NewTable(game, seats, begin=Beginning(lesson=lesson), **more)


async def guest(registry: Registry) -> GuestRow:
    await registry.services.store.add_guest("g", "Gus", 1)
    found = await registry.services.store.guest("g")
    assert found is not None
    return found


async def follow(player: Player) -> list[str]:
    """Do what the coach wants until the lesson is over; the texts of its steps."""
    heard: list[str] = []
    assert player.scene.coach is not None
    lesson = find_lesson(found()[player.scene.table.game], player.scene.coach.lesson)
    while not player.over:
        coach = player.scene.coach
        assert coach is not None
        if coach.text not in heard:
            heard.append(coach.text)
        if coach.watch:
            await player.changed()
        elif coach.next:
            await player.next()
            await player.until(lambda before=coach: player.scene.coach != before)
        elif player.question is not None and lesson.steps[coach.step].want and not coach.done:
            question = player.question
            for option in question.options:
                try:
                    await player.move(option.word, ask=question.ask)
                    break
                except Refused as no:
                    assert no.code == "LESSON", no
            else:
                raise AssertionError(f"nothing is wanted of {[option.word for option in question.options]}")
        else:
            await player.changed()
    return heard


@pytest.mark.parametrize("taught", some(TAUGHT, *TAUGHT[:3]))
async def test_whoever_follows_the_coach_wins(taught: str, site: Serving) -> None:
    """Also where everybody acts at their own pace: time stands still but for what the script says."""
    game, lesson = taught.split()
    api = site.api()
    person = await api.guest()
    made = await api.table(person.token, wish(game, lesson))
    async with Player(api.socket, made.table, made.you[0].token) as player, asyncio.timeout(PATIENCE):
        heard = await follow(player)
        result = player.scene.result
        assert result is not None
        assert result.winners == [PUPIL]
        words = found()[game].words("en")
        steps = find_lesson(found()[game], lesson).steps
        assert heard[: len(steps) - 1] == [words.get(f"lessons.{lesson}", step.say) for step in steps][: len(steps) - 1]
        assert player.scene.coach is not None
        assert player.scene.coach.done


async def test_lessons_and_their_time_survive_a_kill(killable: Serving) -> None:
    """Two at once: one in turns, one where the script lets time pass."""
    api = killable.api()
    person = await api.guest()
    tables = [await api.table(person.token, wish(game, lesson)) for game, lesson in (("frenzy", "first"), RACE)]
    turns, race = (Player(api.socket, made.table, made.you[0].token) for made in tables)
    async with asyncio.timeout(PATIENCE), turns, race:
        for words in ("DEFEND.B", "1"):
            await turns.until(lambda: turns.question is not None)
            await turns.move(words)
        for step, words in enumerate(("flip", "claim", "flip")):
            await race.until(lambda at=step: race.scene.coach.step == at and not race.scene.coach.watch)
            await race.move(words)
        before = turns.seatings, race.seatings
        killable.kill()
        await asyncio.to_thread(killable.start)
        await turns.until(lambda: turns.seatings > before[0])
        await race.until(lambda: race.seatings > before[1])
        assert turns.scene.coach is not None and race.scene.coach is not None
        assert (turns.scene.coach.step, race.scene.coach.step) == (1, 3)
        assert race.scene.view is not None
        assert race.scene.view.places["gained"][0].cards == ["C1T3"]
        heard, _ = await asyncio.gather(follow(turns), follow(race))
        assert heard[-1]
        assert turns.scene.result is not None and race.scene.result is not None
        assert race.scene.result.scores == [5, 1]


async def test_a_move_that_misses_the_point_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        made = await creating.create(registry, await guest(registry), wish("ufoludki", listed=True, phrase="x"))
        table = await registry.get(made.table)
        before = table.scene(0, "en")
        for lang, text in (("en", "Alone it brings 1. The Saucer brings 3."), ("pl", "Sam daje 1. Spodek daje 3.")):
            with pytest.raises(GameError) as no:
                await moves.move(table, 0, Move("m", table.ask(0), "RECRUIT"))
            assert (no.value.code, no.value.rule) == ("LESSON", "5.1")
            assert moves.refusal_text(table, no.value, lang) == text
        with pytest.raises(GameError, match="CARD_NOT_IN_HAND"):
            await moves.move(table, 0, Move("m", table.ask(0), "GENERAL"))
        assert table.scene(0, "en") == before
        coach = convert(before, Scene).coach
        assert coach is not None
        assert (coach.step, coach.of, coach.at, coach.next, coach.done) == (0, 6, "hand:0/S3A", False, False)
        info = table.info
        assert (info.listed, info.phrase, info.watch, info.undo, info.assist) == (False, "", False, False, False)
        assert info.status != OVER


def test_a_game_tells_what_its_cards_do_as_things_are() -> None:
    """Only what holds now: ``[now]`` has the last word over the briefs, and a code over a pattern."""
    now = listing.game_schema(found()["frenzy"], "en").now["phase"]
    assert now["1"]["STEAL.R"] == "Hide a UFO in the Supply."
    assert (now["2"]["DEFEND.R"], now["2"]["DEFEND.GOLD"]) == ("On a match: draw 1.", "Matches any colour: draw 1.")
    assert now["1"]["UFO#4"] == "Whoever draws it starts the invasion."
    assert listing.game_schema(found()["ufoludki"], "en").now == {}


async def test_lessons_are_listed_with_their_game_and_others_are_refused(tmp_path: Path) -> None:
    schema = listing.game_schema(found()["frenzy"], "en")
    assert [(one.id, one.title, one.seats, one.steps) for one in schema.lessons] == [
        ("first", "Your first invasion", 2, 9)
    ]
    assert schema.brief[0] == "Be the last one left."
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        person = await guest(registry)
        for wrong in (
            NewTable("ufoludki", [SeatWish("me"), SeatWish("bot")], begin=FIRST),
            NewTable("ufoludki", [SeatWish("me"), SeatWish("open"), SeatWish("bot")], begin=FIRST),
            NewTable("ufoludki", [SeatWish("me")] * 3, begin=Beginning(lesson="last")),
            NewTable("ufoludki", [SeatWish("me")] * 3, begin=Beginning(lesson="first", seed=1)),
        ):
            with pytest.raises(GameError):
                await creating.create(registry, person, wrong)
        assert await registry.services.store.counts() == {}
