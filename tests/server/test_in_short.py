"""Every game in one minute, or every mode of it: three pictures from its lesson, and every card in a line."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

from server.serving import Serving
from xenodeck.core.coaching.lesson import Lesson, lessons
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.games import found
from xenodeck.server.messages.schemas import InShort
from xenodeck.server.tables.queries import overview

LONGEST = 120  # signs of a line

ALL = [(game, lesson) for game in found().values() for lesson in lessons(game.folder).values()]
every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{g.id} {lesson.name}" for g, lesson in ALL])


@every_lesson
def test_a_turn_is_shown_in_three_pictures(game: Game, lesson: Lesson) -> None:
    asked = lesson.pictures
    assert len(asked) == 3
    for language in languages(game.folder):
        shown = overview.of(game, language, lesson.mode).pictures
        assert len(shown) == 3
        for picture, wish in zip(shown, asked, strict=True):
            assert 0 < len(picture.text) <= LONGEST
            assert {line.what for line in picture.lines} == set(wish.show), "an event that does not happen there"
            assert bool(picture.hand) != bool(picture.lines)
            assert not picture.hand or picture.chosen in picture.hand


@every_lesson
def test_every_card_stands_in_one_line_and_every_line_is_about_a_card(game: Game, lesson: Lesson) -> None:
    """Where there is a lesson for each mode, its cards are those that are used there."""
    printed = [code for code, copies in game.printed().items() if copies]
    for language in languages(game.folder):
        lines = overview.of(game, language, lesson.mode).cards
        named = [code for line in lines for code in line.codes]
        assert len(named) == len(set(named)) and set(named) <= set(printed)
        assert lesson.mode or sorted(named) == sorted(printed)
        written = game.words(language).one_minute(lesson.mode)["cards"]
        assert len(lines) == len(written), [one for one in written if not any(fnmatchcase(c, one) for c in printed)]
        assert all(0 < len(line.text) <= LONGEST for line in lines)


def test_a_game_without_lessons_has_nothing_to_show() -> None:
    shown = overview.of(found("toys")["magpie"], "en")
    assert (shown.pictures, shown.cards) == ([], [])


async def test_it_is_there_for_everybody(site: Serving) -> None:
    shown = await site.api().call("GET", "/api/games/ufoludki/in_short?lang=pl", InShort)
    assert shown.pictures[0].text == "Zagraj jedną z pięciu kart."
