"""Every lesson of every game is played to its end, in every language and along every free branch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from xenodeck.core.errors import GameError
from xenodeck.core.game import Game
from xenodeck.core.lesson import (
    AGAIN,
    ANY,
    FIRST_NEXT,
    PUPIL,
    At,
    Lesson,
    Step,
    find,
    fits,
    lessons,
    play_line,
    words_of,
)
from xenodeck.core.session import Session
from xenodeck.core.wording import languages
from xenodeck.games import found

LONGEST = 120  # signs of what a coach says
ALL = [(game, lesson) for game in found().values() for lesson in lessons(game.folder).values()]
every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{g.id} {lesson.name}" for g, lesson in ALL])


def copied(session: Session) -> Session:
    state = session.state.clone()
    state.log = list(session.log)
    return Session(session.game, state, session.seed, session.position)


def others_play(lesson: Lesson, session: Session, at: At) -> At:
    while line := lesson.due(at):
        play_line(session, line)
        at = lesson.played(at)
    return at


def walks(lesson: Lesson, session: Session, at: At) -> Iterator[tuple[Session, At, Step]]:
    """The table at every step and every part of it, along every branch; at last with the lesson behind it."""
    before = lesson.step(at)
    at = others_play(lesson, session, at)
    step = lesson.step(at)
    if step is None:
        assert before is None or holds(before, session)
        yield session, at, Step("")
        return
    yield session, at, step
    if not step.want:
        assert holds(step, session)
        yield from walks(lesson, session, lesson.next(at))
        return
    question = session.view(PUPIL).question
    assert question is not None, f"step {at.step} wants a move, and nothing is asked"
    for option in question.options:
        words = words_of(session, option.word)
        if lesson.judge(at, words) is None:
            branch = copied(session)
            branch.play(PUPIL, option.word)
            after = lesson.moved(at, words)
            if after.step > at.step and not branch.unfinished(PUPIL):
                assert holds(step, branch), (at.step, words)
            yield from walks(lesson, branch, after)


def holds(step: Step, session: Session) -> bool:
    now = session.game.position(session.state)
    return all(now.get(key, False) == value for key, value in step.then.items())


@every_lesson
def test_a_lesson_is_played_to_a_victory_along_every_branch(game: Game, lesson: Lesson) -> None:
    assert lesson.rules == game.version
    ends = [session for session, at, _ in walks(lesson, *lesson.begin(game)) if lesson.step(at) is None]
    assert ends
    for session in ends:
        assert game.outcome(session.state).winners == (PUPIL,)
        assert not session.state.chance.script, "all chance that was laid down is used"


@every_lesson
def test_every_other_move_has_an_answer_and_what_is_answered_can_be_tried(game: Game, lesson: Lesson) -> None:
    answered: set[tuple[int, str]] = set()
    for session, at, step in walks(lesson, *lesson.begin(game)):
        taken_back = copied(session)
        taken_back.restart(PUPIL)
        for table in (session, taken_back) if step.want else ():
            question = table.view(PUPIL).question
            for option in () if question is None else question.options:
                words = words_of(table, option.word)
                no = lesson.judge(at, words)
                if no is not None:
                    assert no.facts["say"] not in (AGAIN, FIRST_NEXT), f"step {at.step} has no answer to {words}"
                    answered.add((at.step, no.facts["say"]))
    given = {(n, key) for n, step in enumerate(lesson.steps) for key in step.no.values()}
    assert answered == given, "an answer that is never given"


@every_lesson
def test_what_is_pointed_at_is_on_the_table(game: Game, lesson: Lesson) -> None:
    for session, _, step in walks(lesson, *lesson.begin(game)):
        if step.at and not session.unfinished(PUPIL):
            place, _, card = step.at.partition("/")
            name, _, seat = place.partition(":")
            view = session.view(PUPIL)
            if name == "seat":
                assert 0 <= int(seat) < session.state.seats
                continue
            pile = view.places[name][int(seat or 0)]
            assert not card or card in pile.cards, (step.say, step.at)


@every_lesson
def test_it_has_its_words_and_rules_in_every_language(game: Game, lesson: Lesson) -> None:
    keys = {step.say for step in lesson.steps} | {key for step in lesson.steps for key in step.no.values()}
    keys |= {picture.say for picture in lesson.pictures}
    for language in languages(game.folder):
        words = game.words(language)
        numbers = {rule.number for rule in words.rules()}
        assert set(words.table["lessons"][lesson.name]) == keys | {"title"}
        for key in keys:
            assert 0 < len(words.get(f"lessons.{lesson.name}", key)) <= LONGEST, (language, key)
        assert {step.rule for step in lesson.steps} <= numbers
        assert set(words.table["in_short"]) == {"win", "turn", "others", "cards"}


@pytest.mark.parametrize("game", found().values(), ids=list(found()))
def test_every_game_has_a_first_lesson(game: Game) -> None:
    assert find(game, "first").steps
    with pytest.raises(GameError, match="NO_LESSON"):
        find(game, "nowhere")


def test_patterns() -> None:
    assert fits(["COUNTER", "1"], ["COUNTER", ANY])
    assert not fits(["COUNTER"], ["COUNTER", ANY])
    assert not fits(["SWARM", "2"], ["SWARM", "3"])


def test_nobody_goes_on_before_the_others_have_played_and_moves_wait_for_the_next_step() -> None:
    game = found()["frenzy"]
    lesson = find(game, "first")
    at = At("first", 2)
    assert lesson.steps[2].next
    with pytest.raises(GameError, match="NOT_NEXT"):
        lesson.next(at)
    no = lesson.judge(At("first", 2, len(lesson.steps[2].others)), "pass")
    assert no is not None
    assert no.facts["say"] == FIRST_NEXT
