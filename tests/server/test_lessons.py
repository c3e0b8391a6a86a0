"""Lessons at a live table: the coach leads, the others play by script, and nothing of it is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from real_server import PATIENCE
from server.registries import registry_on
from server.serving import Serving, serving
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player
from xenodeck.core.errors import GameError
from xenodeck.core.lesson import PUPIL, find
from xenodeck.games import found
from xenodeck.server.protocol import Move, Scene
from xenodeck.server.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.store import Guest
from xenodeck.server.tables import creating, listing, moves
from xenodeck.server.tables.info import OVER
from xenodeck.server.tables.registry import Registry

FIRST = Beginning(lesson="first")
TAUGHT = ["ufoludki first", "frenzy first", *(f"alieninjas {mode.id}" for mode in found()["alieninjas"].modes)]


def wish(game: str, lesson: str = "first", **more: Any) -> NewTable:
    players = find(found()[game], lesson).position["config"]["players"]
    seats = [SeatWish("me"), *[SeatWish("bot")] * (players - 1)]
    return NewTable(game, seats, begin=Beginning(lesson=lesson), **more)


async def guest(registry: Registry) -> Guest:
    await registry.services.store.add_guest("g", "Gus", 1)
    found = await registry.services.store.guest("g")
    assert found is not None
    return found


async def follow(player: Player) -> list[str]:
    """Do what the coach wants until the lesson is over; the texts of its steps."""
    heard: list[str] = []
    assert player.scene.coach is not None
    lesson = find(found()[player.scene.table.game], player.scene.coach.lesson)
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


@pytest.mark.parametrize("taught", TAUGHT)
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
        steps = find(found()[game], lesson).steps
        assert heard[: len(steps) - 1] == [words.get(f"lessons.{lesson}", step.say) for step in steps][: len(steps) - 1]
        assert player.scene.coach is not None
        assert player.scene.coach.done


async def test_a_lesson_survives_a_kill_at_every_step(tmp_path: Path) -> None:
    with serving(tmp_path, "--limits", "1000", "--bots", "1") as server:
        api = server.api()
        person = await api.guest()
        made = await api.table(person.token, wish("frenzy"))
        async with asyncio.timeout(PATIENCE), Player(api.socket, made.table, made.you[0].token) as player:
            for words in ("DEFEND.B", "1"):
                await player.until(lambda: player.question is not None)
                await player.move(words)
            before = player.seatings
            server.kill()
            server.start()
            await player.until(lambda: player.seatings > before)
            assert player.scene.coach is not None
            assert player.scene.coach.step == 1
            assert (await follow(player))[-1]
            assert player.scene.result is not None


async def test_the_time_of_a_lesson_survives_a_kill_too(tmp_path: Path) -> None:
    with serving(tmp_path, "--limits", "1000", "--bots", "1") as server:
        api = server.api()
        person = await api.guest()
        made = await api.table(person.token, wish("alieninjas", "m1_claim"))
        async with asyncio.timeout(PATIENCE), Player(api.socket, made.table, made.you[0].token) as player:
            for step, words in enumerate(("flip", "claim", "flip")):
                await player.until(lambda at=step: player.scene.coach.step == at and not player.scene.coach.watch)
                await player.move(words)
            before = player.seatings
            server.kill()
            server.start()
            await player.until(lambda: player.seatings > before)
            assert player.scene.coach is not None
            assert player.scene.coach.step == 3
            assert player.scene.view is not None
            assert player.scene.view.places["gained"][0].cards == ["C1T3"]
            await follow(player)
            assert player.scene.result is not None
            assert player.scene.result.scores == [5, 1]


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
