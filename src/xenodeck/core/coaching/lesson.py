"""A lesson: a table that teaches, as data in a game's folder. The pupil sits in seat 0; the others answer by script.

``lessons/<name>.json`` holds a position with its chance laid down and steps. At a step first the others do what is
scripted, then the coach says something, and the pupil makes a move that is wanted there, or goes on. Moves are written
as in records; in what is wanted ``*`` stands for any one word. A legal move that misses the point gets the answer that
the step has for it, and is not made: off the script no chance is laid down.

Time stands still in a lesson. Where everybody acts at their own pace a move takes the one tick that it needs; more
passes where the script of the others says so, as in a record: ``tick 16``.

A game has one lesson, or one for each of its modes; the mode is in the position.

``pictures`` are three that show one turn on the page "in one minute": each names a step, and shows the pupil's hand
there (``"hand"``) or some of the events that the wanted move brings about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import answer, paused, put_before
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import move_words, read

PUPIL: Final = 0
ANY: Final = "*"
AGAIN: Final = "look_again"  # what it says where the step has nothing to say, in the words that all games share
FIRST_NEXT: Final = "first_next"
HAND: Final = "hand"  # what a picture shows that shows no events
TIME: Final = "tick "  # a line of the script that lets so many ticks pass
NOBODY: Final = -1  # whose line that is


@dataclass(frozen=True)
class LessonStep:
    say: str  # key into the words of the lesson
    at: str = ""  # what to point at: ``stack:1``, ``hand:0/S4B``, ``seat:2``
    rule: str = ""
    others: tuple[str, ...] = ()  # ``1: RECRUIT``, or ``tick 16``, as in a record
    want: tuple[str, ...] = ()  # moves of the pupil, from their beginning; one of them ends the step
    no: Mapping[str, str] = field(
        default_factory=dict
    )  # the answer to other moves, by their first words; ``*``: to all
    next: bool = False  # nothing is wanted: the pupil says when to go on
    then: Mapping[str, Any] = field(default_factory=dict)  # what the table is like afterwards: for the tests


@dataclass(frozen=True)
class LessonPicture:
    """One of three that show a turn, drawn from a step: what the pupil holds there, or what the wanted move brings."""

    say: str  # key into the words of the lesson
    step: int
    show: tuple[str, ...] = ()  # events; none: the pupil's hand, with the card that is wanted


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    rules: int
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    pictures: tuple[LessonPicture, ...] = ()

    @property
    def mode(self) -> str:
        """The mode that it teaches, as its position names it; empty: the first."""
        return str(self.position["config"].get("mode", ""))

    def start_session(self, game: Game) -> tuple[Session, LessonProgress]:
        """The table at its beginning, and the first step."""
        return Session.from_position(game, self.position), self.next_stop(LessonProgress(self.name))

    def step(self, at: LessonProgress) -> LessonStep | None:
        """The step that is on; None: the lesson is over."""
        return self.steps[at.step] if at.step < len(self.steps) else None

    def next_stop(self, at: LessonProgress) -> LessonProgress:
        """``at``, or the next step at which somebody has something to do."""
        while (step := self.step(at)) and at.played >= len(step.others) and not step.want and not step.next:
            at = LessonProgress(at.lesson, at.step + 1)
        return at

    def scripted_line(self, at: LessonProgress) -> str:
        """The line that is scripted for the others now; empty: the pupil is next."""
        step = self.step(at)
        return step.others[at.played] if step is not None and at.played < len(step.others) else ""

    def after_line(self, at: LessonProgress) -> LessonProgress:
        """The line that was due has been played."""
        return self.next_stop(replace(at, played=at.played + 1))

    def judge(self, at: LessonProgress, words: str) -> Refusal | None:
        """What the coach says to a move, or a part of one, that is not wanted; ``words``: from the move's beginning."""
        step = self.step(at)
        if step is None:
            return None
        if self.scripted_line(at):
            return self._answer(FIRST_NEXT, step)
        said = words.split()
        if any(fits(said, pattern.split()[: len(said)]) for pattern in step.want):
            return None
        if (after := self._within(at, said)) is not None:
            return self.judge(after, words)
        answers = [
            pattern for pattern in step.no if pattern != ANY and fits(said[: len(pattern.split())], pattern.split())
        ]
        longest = max(answers, key=len, default=ANY)
        return self._answer(step.no.get(longest, AGAIN if step.want else FIRST_NEXT), step)

    def _answer(self, key: str, step: LessonStep) -> Refusal:
        return Refusal("LESSON", key, step.rule, facts={"lesson": self.name, "say": key})

    def after_move(self, at: LessonProgress, words: str) -> LessonProgress:
        """The pupil has made this move, or this part of one; answers that left no choice may follow in ``words``."""
        step, said = self.step(at), words.split()
        if (after := self._within(at, said)) is not None:
            return self.after_move(after, words)
        wanted = [] if step is None else [pattern.split() for pattern in step.want]
        if any(fits(said[: len(pattern)], pattern) for pattern in wanted):
            return self.next_stop(LessonProgress(at.lesson, at.step + 1))
        return at

    def _within(self, at: LessonProgress, said: list[str]) -> LessonProgress | None:
        """The next step, if this move does what is wanted now and goes on: somebody may make a move in one go that the
        coach teaches part by part. None: it does not, or that step is about another move."""
        step, after = self.step(at), LessonProgress(at.lesson, at.step + 1)
        following = self.step(after)
        if step is None or following is None or not following.want or following.others:
            return None
        for pattern in (one.split() for one in step.want):
            on = [one.split() for one in following.want if fits(one.split()[: len(pattern)], pattern)]
            if len(said) > len(pattern) and fits(said[: len(pattern)], pattern) and on:
                return after
        return None

    def after_next(self, at: LessonProgress) -> LessonProgress:
        """The pupil goes on."""
        step = self.step(at)
        if step is None or not step.next or self.scripted_line(at):
            raise GameError("NOT_NEXT", "The lesson waits for something else.")
        return self.next_stop(LessonProgress(at.lesson, at.step + 1))


@dataclass(frozen=True)
class LessonProgress:
    """How far a pupil is."""

    lesson: str
    step: int = 0
    played: int = 0  # lines of the others


def fits(words: list[str], pattern: list[str]) -> bool:
    return len(words) == len(pattern) and all(
        wanted in (ANY, word) for word, wanted in zip(words, pattern, strict=True)
    )


def words_of(session: Session, attempt: Attempt) -> str:
    """The pupil's move in the words of a record, from its beginning; refuses what the rules refuse."""
    picks, s, words = read(session.game, session.state, PUPIL, attempt), session.state.clone(), ""
    s.log = None
    put_before(s, PUPIL, [])
    for number, pick in enumerate(picks, start=1):
        words = move_words(s, PUPIL, [*s.earlier(PUPIL), pick])
        if number < len(picks):  # with the last part the game would go on
            answer(s, PUPIL, pick)
    return words


def play_line(session: Session, line: str) -> None:
    """Do what is scripted for the others, or let the time pass that is."""
    seat, words = parts_of(line)
    if seat == NOBODY:
        session.tick(ticks_of(words))
    else:
        make_move(session, seat, words)
    pass_pauses(session)


def make_move(session: Session, seat: int, attempt: Attempt) -> bool:
    """``seat`` answers; a move for a tick gets its tick at once. True: a move was completed."""
    whole = session.play(seat, attempt)
    if whole and realtime.in_realtime(session.state) and session.state.lanes.has_sent(seat):
        session.tick()
    return whole


def pass_pauses(session: Session) -> None:
    """A pause is for people who look: here nobody does."""
    while paused(session.state):
        session.go_on()


def parts_of(line: str) -> tuple[int, str]:
    """
    >>> parts_of("1: RECRUIT"), parts_of("tick 16")
    ((1, 'RECRUIT'), (-1, 'tick 16'))
    """
    if line.startswith(TIME):
        return NOBODY, line
    seat, _, words = line.partition(": ")
    return int(seat), words


def ticks_of(words: str) -> int:
    """How long ``tick 16`` is."""
    return int(words.removeprefix(TIME))


def play_step(lesson: Lesson, session: Session, at: LessonProgress) -> LessonProgress:
    """Play the step that is on: the others by script, the pupil what is wanted, the first where there is a choice."""
    now = at.step
    while at.step == now:
        if line := lesson.scripted_line(at):
            play_line(session, line)
            at = lesson.after_line(at)
        elif lesson.steps[now].next:
            at = lesson.after_next(at)
        else:
            at = play_wanted(lesson, session, at)
    return at


def play_wanted(lesson: Lesson, session: Session, at: LessonProgress) -> LessonProgress:
    """One answer of the pupil, as the step that is on wants it."""
    question = session.view(PUPIL).question
    for option in () if question is None else question.options:
        words = words_of(session, option.word)
        if lesson.judge(at, words) is None:
            make_move(session, PUPIL, option.word)
            pass_pauses(session)
            return lesson.after_move(at, words)
    raise GameError("NOT_NEXT", f"Nothing that step {at.step} wants can be done.")


def before_step(lesson: Lesson, game: Game, step: int) -> tuple[Session, LessonProgress]:
    """The table when the pupil is to do what this step wants."""
    session, at = lesson.start_session(game)
    while at.step < step:
        at = play_step(lesson, session, at)
    while line := lesson.scripted_line(at):
        play_line(session, line)
        at = lesson.after_line(at)
    return session, at


# -- where they lie ------------------------------------------------------------------------------------------------


@cache
def lessons(folder: Path) -> dict[str, Lesson]:
    """The lessons of the game in ``folder``, in the order of their names."""
    return {file.stem: load_lesson(file) for file in sorted((folder / "lessons").glob("*.json"))}


def load_lesson(file: Path) -> Lesson:
    data = json.loads(file.read_text("utf-8"))
    steps = [
        LessonStep(**{**step, **{name: tuple(step[name]) for name in ("others", "want") if name in step}})
        for step in data["steps"]
    ]
    pictures = [
        LessonPicture(one["say"], one["step"], () if one["show"] == HAND else tuple(one["show"]))
        for one in data.get("pictures", ())
    ]
    return Lesson(file.parents[1].name, file.stem, data["rules"], data["position"], tuple(steps), tuple(pictures))


def find_lesson(game: Game, name: str) -> Lesson:
    found = lessons(game.folder)
    if name not in found:
        raise GameError("NO_LESSON", f"{game.id} has no lesson {name!r}.", legal=list(found))
    return found[name]
