"""Lessons at a live table: the coach judges the pupil's moves before the rules do, and the other seats play by
script."""

from __future__ import annotations

from typing import Any

from xenodeck.core.coaching.lesson import PUPIL, Lesson, find_lesson, parts_of, words_of
from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.definition.wording import Words
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.sessions.session import Session
from xenodeck.server.tables.model.info import TableInfo


def lesson_of(game: Game, info: TableInfo) -> Lesson | None:
    """The lesson of this table, while it goes on."""
    if info.lesson is None:
        return None
    lesson = find_lesson(game, info.lesson.lesson)
    return lesson if lesson.step(info.lesson) is not None else None


def refuse_unless_wanted(info: TableInfo, session: Session, seat: int, attempt: Attempt) -> None:
    """Refuse a legal move that is not what the lesson asks for; the coach says why."""
    lesson = lesson_of(session.game, info)
    if lesson is None or info.lesson is None or seat != PUPIL:
        return
    no = lesson.judge(info.lesson, words_of(session, attempt))
    if no is not None:
        raise no


def note_move(info: TableInfo, game: Game, seat: int, words: str) -> None:
    """A move, or a part of one, was made: go to the next step of the lesson if that completes this one."""
    lesson = lesson_of(game, info)
    if lesson is not None and info.lesson is not None:
        info.lesson = lesson.after_move(info.lesson, words) if seat == PUPIL else lesson.after_line(info.lesson)


def confirm_step(info: TableInfo, game: Game) -> None:
    """The pupil has read this step."""
    lesson = lesson_of(game, info)
    if lesson is None or info.lesson is None:
        raise Refusal("NOT_NEXT", "No lesson is waiting here.")
    info.lesson = lesson.after_next(info.lesson)


def scripted(info: TableInfo, game: Game) -> tuple[int, str] | None:
    """The seat that moves next by script, and its move; None: no seat does while the lesson goes on."""
    lesson = lesson_of(game, info)
    line = "" if lesson is None or info.lesson is None else lesson.scripted_line(info.lesson)
    return parts_of(line) if line else None


def coach_scene(info: TableInfo, game: Game, words: Words) -> dict[str, Any] | None:
    """What the coach says now, in the words of the pupil's language."""
    at = info.lesson
    if at is None:
        return None
    lesson = find_lesson(game, at.lesson)
    step = lesson.step(at)
    section = f"lessons.{lesson.name}"
    scene = {
        "lesson": lesson.name,
        "title": words.get(section, "title"),
        "step": min(at.step, len(lesson.steps) - 1),
        "of": len(lesson.steps),
        "done": step is None,
    }
    if step is None:
        return {**scene, "text": words.get("lesson", "done"), "at": "", "rule": "", "next": False}
    if lesson.scripted_line(at):
        scene["watch"] = True
    waits = step.next and not lesson.scripted_line(at)
    return {**scene, "text": words.get(section, step.say), "at": step.at, "rule": step.rule, "next": waits}


def coach_text(no: GameError, words: Words) -> str | None:
    """What the coach says to a refused move; None: the refusal does not come from the coach."""
    if not isinstance(no, Refusal) or no.code != "LESSON":
        return None
    section = f"lessons.{no.facts['lesson']}"
    return words.get(section if words.has(section, no.facts["say"]) else "lesson", no.facts["say"])
