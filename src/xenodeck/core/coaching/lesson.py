"""Lessons: tables that teach a game, as data in its folder. The pupil has seat 0; the other seats follow a script.

``lessons/<name>.json`` has a position with scripted chance, and steps. In each step the other seats first make their
scripted moves; then the coach says something, and the pupil makes a wanted move or goes on. Moves are written as in
records; in a wanted move ``*`` stands for any one word. A legal move that is not wanted is not made, because the script
of chance would not fit it; the coach answers it with a text of the step.

Time does not pass in a lesson. In real time a move takes the one tick that it needs; more ticks pass only where the
script says so, as in a record: ``tick 16``.

A game has one lesson, or one for each of its modes; the mode is in the position.

``pictures`` are three pictures of one turn for the page "in one minute". Each names a step, and shows the hand of the
pupil in it (``"hand"``) or some of the events that the wanted move causes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from xenodeck.core.coaching.notes import entry
from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import answer, paused, put_before
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import move_words, read

PUPIL: Final = 0
ANY: Final = "*"
AGAIN: Final = "look_again"  # the text for a move that the step has no answer for, in the words of all games
FIRST_NEXT: Final = "first_next"  # the text for a move at a step that only waits for *next*
HAND: Final = "hand"  # the value of ``show`` for a picture of the pupil's hand
TIME: Final = "tick "  # the beginning of a script line that passes ticks
NOBODY: Final = -1  # the seat of such a line


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson: the script of the other seats, a text of the coach, and the wanted moves of the pupil."""

    say: str  # key into the words of the lesson
    at: str = ""  # what the coach points at: ``stack:1``, ``hand:0/S4B``, ``seat:2``
    rule: str = ""  # the number of the rule it is about
    others: tuple[str, ...] = ()  # the script: ``1: RECRUIT``, or ``tick 16``, as in a record
    want: tuple[str, ...] = ()  # the wanted moves, from their beginning; one of them ends the step
    no: Mapping[str, str] = field(
        default_factory=dict
    )  # the answer to other moves, by their first words; ``*``: to all
    next: bool = False  # no move is wanted: the pupil goes on with *next*
    then: Mapping[str, Any] = field(default_factory=dict)  # what the position has afterwards, for the tests


@dataclass(frozen=True)
class LessonPicture:
    """A picture for the page "in one minute", drawn from a step: the pupil's hand, or events of the wanted move."""

    say: str  # key into the words of the lesson
    step: int
    show: tuple[str, ...] = ()  # events; empty: the pupil's hand, with the wanted card


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is written in its file. Immutable: how far a pupil is, is a ``LessonProgress``."""

    game: str
    name: str
    rules: int
    position: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    pictures: tuple[LessonPicture, ...] = ()

    @property
    def mode(self) -> str:
        """The mode that it teaches, as its position names it; empty: the first one."""
        return str(self.position["config"].get("mode", ""))

    def start_session(self, game: Game) -> tuple[Session, LessonProgress]:
        """A new session with the position of the lesson, and the progress at its first step."""
        return Session.from_position(game, self.position), self.next_stop(LessonProgress(self.name))

    def step(self, at: LessonProgress) -> LessonStep | None:
        """The present step; None: the lesson is over."""
        return self.steps[at.step] if at.step < len(self.steps) else None

    def next_stop(self, at: LessonProgress) -> LessonProgress:
        """``at``, or the next step in which there is anything to do."""
        while (step := self.step(at)) and at.played >= len(step.others) and not step.want and not step.next:
            at = LessonProgress(at.lesson, at.step + 1)
        return at

    def scripted_line(self, at: LessonProgress) -> str:
        """The next line of the script; empty: it is the pupil's turn."""
        step = self.step(at)
        return step.others[at.played] if step is not None and at.played < len(step.others) else ""

    def after_line(self, at: LessonProgress) -> LessonProgress:
        """The progress after the next line of the script was played."""
        return self.next_stop(replace(at, played=at.played + 1))

    def judge(self, at: LessonProgress, words: str) -> Refusal | None:
        """The refusal of the coach for a move, or part of one, that is not wanted; None: it is wanted."""
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
        """The progress after the pupil made this move, or part of one; ``words`` may end with forced answers."""
        step, said = self.step(at), words.split()
        if (after := self._within(at, said)) is not None:
            return self.after_move(after, words)
        wanted = [] if step is None else [pattern.split() for pattern in step.want]
        if any(fits(said[: len(pattern)], pattern) for pattern in wanted):
            return self.next_stop(LessonProgress(at.lesson, at.step + 1))
        return at

    def _within(self, at: LessonProgress, said: list[str]) -> LessonProgress | None:
        """The progress at the next step, if ``said`` does what is wanted now and begins what the next step wants: a
        pupil may make a move at once that the coach teaches in parts. None: it does not."""
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
        """The progress after the pupil has said *next*."""
        step = self.step(at)
        if step is None or not step.next or self.scripted_line(at):
            raise GameError("NOT_NEXT", "The lesson waits for something else.")
        return self.next_stop(LessonProgress(at.lesson, at.step + 1))


@dataclass(frozen=True)
class LessonProgress:
    """How far a pupil is in a lesson. Saved with the table."""

    lesson: str
    step: int = 0
    played: int = 0  # how many lines of the step's script were played


def fits(words: list[str], pattern: list[str]) -> bool:
    """Do the words match a pattern, in which ``*`` stands for any word?"""
    return len(words) == len(pattern) and all(
        wanted in (ANY, word) for word, wanted in zip(words, pattern, strict=True)
    )


def words_of(session: Session, attempt: Attempt) -> str:
    """A move of the pupil in the words of a record, from its beginning; raises Refusal as the rules do."""
    picks, s, words = read(session.game, session.state, PUPIL, attempt), session.state.clone(), ""
    s.log = None
    put_before(s, PUPIL, [])
    for number, pick in enumerate(picks, start=1):
        words = move_words(s, PUPIL, [*s.earlier(PUPIL), pick])
        if number < len(picks):  # the last answer would run the game on
            answer(s, PUPIL, pick)
    return words


def play_line(session: Session, line: str) -> None:
    """Play one line of the script: a move of another seat, or ticks."""
    seat, words = parts_of(line)
    if seat == NOBODY:
        session.tick(ticks_of(words))
    else:
        make_move(session, seat, words)
    pass_pauses(session)


def make_move(session: Session, seat: int, attempt: Attempt) -> bool:
    """``seat`` makes a move; in real time its tick passes at once. True: the move is complete."""
    whole = session.play(seat, attempt)
    if whole and realtime.in_realtime(session.state) and session.state.lanes.has_sent(seat):
        session.tick()
    return whole


def pass_pauses(session: Session) -> None:
    """End pauses at once, because a lesson has no use for them."""
    while paused(session.state):
        session.go_on()


def parts_of(line: str) -> tuple[int, str]:
    """The seat and the words of a line of the script.

    >>> parts_of("1: RECRUIT"), parts_of("tick 16")
    ((1, 'RECRUIT'), (-1, 'tick 16'))
    """
    if line.startswith(TIME):
        return NOBODY, line
    seat, _, words = line.partition(": ")
    return int(seat), words


def ticks_of(words: str) -> int:
    """The number in a line such as ``tick 16``."""
    return int(words.removeprefix(TIME))


def play_step(lesson: Lesson, session: Session, at: LessonProgress) -> LessonProgress:
    """Play the whole present step; the pupil makes the first wanted move."""
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
    """Make one answer of the pupil that the present step wants."""
    question = session.view(PUPIL).question
    for option in () if question is None else question.options:
        words = words_of(session, option.word)
        if lesson.judge(at, words) is None:
            make_move(session, PUPIL, option.word)
            pass_pauses(session)
            return lesson.after_move(at, words)
    raise GameError("NOT_NEXT", f"Nothing that step {at.step} wants can be done.")


def before_step(lesson: Lesson, game: Game, step: int) -> tuple[Session, LessonProgress]:
    """A session and the progress at the moment in which the pupil is to do what this step wants."""
    session, at = lesson.start_session(game)
    while at.step < step:
        at = play_step(lesson, session, at)
    while line := lesson.scripted_line(at):
        play_line(session, line)
        at = lesson.after_line(at)
    return session, at


# -- files ---------------------------------------------------------------------------------------------------------


@cache
def lessons(folder: Path) -> dict[str, Lesson]:
    """Name -> lesson, for the game in ``folder``, sorted by name. Cached."""
    return {file.stem: load_lesson(file) for file in sorted((folder / "lessons").glob("*.json"))}


def load_lesson(file: Path) -> Lesson:
    """The lesson in a file. What is wrong there is told by step and key."""
    try:
        data = json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise GameError("BAD_GAMES", f"{file} is no JSON: {error}.") from error
    if not isinstance(data, dict):
        raise GameError("BAD_GAMES", f"{file} is {data!r}, and not keys with values.")
    steps = tuple(
        entry(LessonStep, f"{file}: step {number}", with_tuples(step, "others", "want"))
        for number, step in enumerate(data.get("steps", ()))
    )
    pictures = tuple(
        entry(LessonPicture, f"{file}: picture {number}", with_tuples(with_events(one), "show"))
        for number, one in enumerate(data.get("pictures", ()))
    )
    for number, one in enumerate(data.get("pictures", ())):
        if "show" not in one:
            raise GameError("BAD_GAMES", f"{file}: picture {number} has no 'show'.")
    said = {**data, **({"steps": steps} if "steps" in data else {}), "pictures": pictures}
    return entry(Lesson, str(file), said, game=file.parents[1].name, name=file.stem)


def with_events(picture: Any) -> Any:
    """``picture`` with the events that it shows; none: it shows the hand of the pupil."""
    hand = isinstance(picture, dict) and picture.get("show") == HAND
    return {**picture, "show": ()} if hand else picture


def with_tuples(given: Any, *names: str) -> Any:
    """``given`` with tuples for the lists under these names; what is no table is told by ``entry``."""
    if not isinstance(given, dict):
        return given
    return {**given, **{name: tuple(given[name]) for name in names if isinstance(given.get(name), list)}}


def try_lessons(game: Game) -> None:
    """Play every lesson of a game to its end; refuse what cannot be played, and say in which step."""
    for name, lesson in lessons(game.folder).items():
        at = LessonProgress(name)
        try:
            session, at = lesson.start_session(game)
            while lesson.step(at) is not None:
                at = play_step(lesson, session, at)
        except GameError as no:
            where = f"{game.folder}/lessons/{name}.json"
            raise GameError("BAD_GAMES", f"{where}: step {at.step}: {no}") from no


def find_lesson(game: Game, name: str) -> Lesson:
    """The lesson of this name; raises GameError if the game has none."""
    found = lessons(game.folder)
    if name not in found:
        raise GameError("NO_LESSON", f"{game.id} has no lesson {name!r}.", legal=list(found))
    return found[name]
