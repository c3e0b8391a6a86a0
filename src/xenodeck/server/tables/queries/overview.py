"""A game in one minute: a turn in three pictures, played on the table of its lesson, and every card in a line."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache

from msgspec import convert

from xenodeck.core.coaching.lesson import (
    PUPIL,
    TIME,
    Lesson,
    LessonPicture,
    before_step,
    lessons,
    play_line,
    play_step,
    words_of,
)
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import Words, nearest_language
from xenodeck.core.words.telling import Teller
from xenodeck.server.messages.protocol import LogLine, ViewScene
from xenodeck.server.messages.schemas import CardsInShort, InShort, PictureSchema
from xenodeck.server.tables.audience.scene_builder import session_scene


@cache
def of(game: Game, lang: str, mode: str = "") -> InShort:
    """``mode``: the mode it is about, where each has a lesson; empty: the first."""
    words = game.words(nearest_language(game.folder, lang))
    mode = game.mode(mode or None).id
    drawn = [(lesson, one) for lesson in taught(game, mode) for one in lesson.pictures]
    return InShort([picture(game, lesson, one, words) for lesson, one in drawn], cards(game, words, mode))


def taught(game: Game, mode: str) -> list[Lesson]:
    """The lessons about ``mode``, or else about the whole game."""
    found = list(lessons(game.folder).values())
    return [lesson for lesson in found if lesson.mode == mode] or [lesson for lesson in found if not lesson.mode]


def picture(game: Game, lesson: Lesson, asked: LessonPicture, words: Words) -> PictureSchema:
    """What the pupil sees at that step. It does not depend on who asks."""
    session, at = before_step(lesson, game, asked.step)
    view = session.view(PUPIL)
    seen = convert(session_scene(session, view.to_data()), ViewScene)
    text = words.get(f"lessons.{lesson.name}", asked.say)
    if not asked.show:
        options = [] if view.question is None else view.question.options
        wanted = next(o for o in options if lesson.judge(at, words_of(session, o.word)) is None)
        return PictureSchema(text, list(view.places[wanted.place][PUPIL].cards), wanted.code, [], seen)
    teller, told = Teller(game, words.language, session.state.seats), len(session.log)
    at = play_step(lesson, session, at)
    while (line := lesson.scripted_line(at)).startswith(TIME):  # so that what takes time has happened
        play_line(session, line)
        at = lesson.after_line(at)
    events = [event for event in session.events(PUPIL, told) if event["what"] in asked.show]
    return PictureSchema(text, [], "", convert(teller.log(own(events)), list[LogLine]), seen)


def own(events: list[dict[str, object]]) -> list[dict[str, object]]:
    """The events of the pupil's turn; those of the next player belong to another picture."""
    return [event for event in events if event.get("seat", PUPIL) == PUPIL]


def cards(game: Game, words: Words, mode: str) -> list[CardsInShort]:
    """Every printed card with the first line that is about it."""
    lines: dict[str, str] = words.one_minute(mode).get("cards", {})
    under: dict[str, list[str]] = {pattern: [] for pattern in lines}
    for code, copies in game.printed().items():
        pattern = next((one for one in lines if fnmatchcase(code, one)), None)
        if copies and pattern is not None:
            under[pattern].append(code)
    return [CardsInShort(codes, lines[pattern]) for pattern, codes in under.items() if codes]
