"""Every lesson of every game is played to its end, in every language and along every free branch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.test_alongside import rows
from toys.scramble.meta import GAME as SCRAMBLE
from xenodeck.core.coaching.lesson import (
    AGAIN,
    ANY,
    FIRST_NEXT,
    PUPIL,
    Lesson,
    LessonProgress,
    LessonStep,
    find_lesson,
    fits,
    lessons,
    make_move,
    pass_pauses,
    play_line,
    play_step,
    words_of,
)
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.core.errors import GameError
from xenodeck.core.knowledge.views import Pile
from xenodeck.core.sessions.session import Session
from xenodeck.games import found, versions, with_rules

LONGEST = 120  # signs of what a coach says
ALL = [(game, lesson) for game in found().values() for lesson in lessons(game.folder).values()]
KEPT = [with_rules(game, number) for game in found().values() for number in versions(game) if number != game.version]
OLD = [(game, lesson) for game in KEPT for lesson in lessons(game.folder).values()]
every_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{g.id} {lesson.name}" for g, lesson in ALL])


def copied(session: Session) -> Session:
    state = session.state.clone()
    state.log = list(session.log)
    return Session(session.game, state, session.seed, session.position)


def others_play(lesson: Lesson, session: Session, at: LessonProgress) -> LessonProgress:
    while line := lesson.scripted_line(at):
        play_line(session, line)
        at = lesson.after_line(at)
    return at


def walks(lesson: Lesson, session: Session, at: LessonProgress) -> Iterator[tuple[Session, LessonProgress, LessonStep]]:
    """The table at every step and every part of it, along every branch; at last with the lesson behind it."""
    before = lesson.step(at)
    at = others_play(lesson, session, at)
    step = lesson.step(at)
    if step is None:
        assert before is None or holds(before, session)
        yield session, at, LessonStep("")
        return
    pass_pauses(session)
    yield session, at, step
    if not step.want:
        assert holds(step, session)
        yield from walks(lesson, session, lesson.after_next(at))
        return
    question = session.view(PUPIL).question
    assert question is not None, f"step {at.step} wants a move, and nothing is asked"
    for option in question.options:
        words = words_of(session, option.word)
        if lesson.judge(at, words) is None:
            branch = copied(session)
            make_move(branch, PUPIL, option.word)
            pass_pauses(branch)
            after = lesson.after_move(at, words)
            if after.step > at.step and not branch.unfinished_words(PUPIL):
                assert holds(step, branch), (at.step, words)
            yield from walks(lesson, branch, after)


def holds(step: LessonStep, session: Session) -> bool:
    now = session.game.position(session.state)
    return all(now.get(key, False) == value for key, value in step.then.items())


@pytest.mark.parametrize(
    ("game", "lesson"), ALL + OLD, ids=[f"{g.id} {lesson.name} rules {g.version}" for g, lesson in ALL + OLD]
)
def test_a_lesson_is_played_to_a_victory_along_every_branch(game: Game, lesson: Lesson) -> None:
    """Under rules that are kept as well: somebody may be in the middle of one."""
    assert lesson.rules == game.version
    ends = [session for session, at, _ in walks(lesson, *lesson.start_session(game)) if lesson.step(at) is None]
    assert ends
    for session in ends:
        assert game.outcome(session.state).winners == (PUPIL,)
        assert not session.state.chance.script, "all chance that was laid down is used"


@every_lesson
def test_every_other_move_has_an_answer_and_what_is_answered_can_be_tried(game: Game, lesson: Lesson) -> None:
    answered: set[tuple[int, str]] = set()
    for session, at, step in walks(lesson, *lesson.start_session(game)):
        taken_back = copied(session)
        taken_back.restart(PUPIL)
        for table in (session, taken_back):
            question = table.view(PUPIL).question
            for option in () if question is None else question.options:
                words = words_of(table, option.word)
                no = lesson.judge(at, words)
                if no is not None and no.facts["say"] not in (AGAIN, FIRST_NEXT):
                    answered.add((at.step, no.facts["say"]))
                elif no is not None:
                    assert not step.want, f"step {at.step} has no answer to {words}"
    given = {(n, key) for n, step in enumerate(lesson.steps) for key in step.no.values()}
    assert answered == given, "an answer that is never given"


@every_lesson
def test_what_is_pointed_at_is_on_the_table(game: Game, lesson: Lesson) -> None:
    for session, _, step in walks(lesson, *lesson.start_session(game)):
        if step.at and not session.unfinished_words(PUPIL):
            place, _, card = step.at.partition("/")
            name, _, seat = place.partition(":")
            view = session.view(PUPIL)
            if name == "seat":
                assert 0 <= int(seat) < session.state.seats
                continue
            pile = view.places[name][int(seat or 0)]
            assert not card or card in pile.cards or card in cells(pile), (step.say, step.at)


def cells(pile: Pile) -> list[str]:
    """Where cards lie in a pile, from 0 on: what is face down is pointed at like this."""
    return [str(cell) for cell in range(pile.size)]


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
        assert set(words.one_minute(lesson.mode)) == {"win", "turn", "others", "cards"}


@pytest.mark.parametrize("game", found().values(), ids=list(found()))
def test_every_game_has_a_first_lesson_or_one_for_each_mode(game: Game) -> None:
    taught = lessons(game.folder)
    if list(taught) != ["first"]:
        assert [(name, lesson.mode) for name, lesson in taught.items()] == [(m.id, m.id) for m in game.modes]
    with pytest.raises(GameError, match="NO_LESSON"):
        find_lesson(game, "nowhere")


def test_patterns() -> None:
    assert fits(["COUNTER", "1"], ["COUNTER", ANY])
    assert not fits(["COUNTER"], ["COUNTER", ANY])
    assert not fits(["SWARM", "2"], ["SWARM", "3"])


def test_nobody_goes_on_before_the_others_have_played_and_moves_wait_for_the_next_step() -> None:
    game = found()["frenzy"]
    lesson = find_lesson(game, "first")
    at = LessonProgress("first", 2)
    assert lesson.steps[2].next
    with pytest.raises(GameError, match="NOT_NEXT"):
        lesson.after_next(at)
    no = lesson.judge(LessonProgress("first", 2, len(lesson.steps[2].others)), "pass")
    assert no is not None
    assert no.facts["say"] == FIRST_NEXT


def test_a_move_that_is_taught_part_by_part_may_be_made_in_one_go() -> None:
    lesson = find_lesson(found()["alieninjas"], "m4_hand")
    at = LessonProgress("m4_hand", 2, 1)
    whole = "2 C1T8 C1T7 pass N4 N1"
    assert lesson.judge(at, whole) is None
    assert lesson.after_move(at, whole).step == 4
    assert lesson.after_move(at, "2 C1T8 C1T7 pass").step == 3
    for words, answer in (("2 C1T8 C1T7 pass N2 N1", "from_volt"), ("2 C1T8 pass", "two_move")):
        no = lesson.judge(at, words)
        assert no is not None
        assert (no.facts["say"], lesson.after_move(at, "2 C1T8").step) == (answer, 2)


# -- time --------------------------------------------------------------------------------------------------------------


def timed(*steps: LessonStep, cards: str = "bud ash cob") -> tuple[Lesson, Session, LessonProgress]:
    """A lesson at a table where everybody acts at their own pace."""
    session = Session.start(SCRAMBLE, 2, 1, {}, "race")
    session.ready(0)
    rows(session, {0: cards, 1: "cob bud ash"})
    position = SCRAMBLE.position(session.state)
    lesson = Lesson("scramble", "race", 1, {**position, "config": {**position["config"], "mode": "race"}}, steps)
    return lesson, *lesson.start_session(SCRAMBLE)


SWAP_FIRST_TWO = "2 row 0 2 row 0 1"


def test_a_move_takes_its_tick_and_more_time_passes_only_where_the_script_says_so() -> None:
    swap = LessonStep("swap", want=(SWAP_FIRST_TWO,), no={"*": "swap_first", "pass": "do_something"})
    shout = LessonStep("shout", others=("tick 1", "1: 1 row 1 0"), want=("3",), no={"*": "shout_now"})
    lesson, session, at = timed(swap, shout)
    assert lesson.mode == "race"
    now = session.state.now
    for _ in range(2):
        assert lesson.judge(at, "pass").facts["say"] == "do_something"  # type: ignore[union-attr]
        assert session.state.now == now
    at = play_step(lesson, session, at)
    assert (at.step, session.state.now) == (1, now + 1)
    assert session.state.lanes.doing[0], "an exchange takes two ticks"
    at = play_step(lesson, session, at)
    assert session.game.scores(session.state)[0] == 3, "in order, and shouted"
    assert [one.ticks for one in session.inputs if one.seat < 0 and one.ticks] == [2, 1, 1]
    assert lesson.step(at) is None


def test_a_step_that_is_read_may_have_answers_to_moves_too() -> None:
    lesson, _, at = timed(LessonStep("look", next=True, no={"3": "not_yet"}), cards="cob bud ash")
    for words, answer in (("3", "not_yet"), ("1 row 0 0", FIRST_NEXT)):
        no = lesson.judge(at, words)
        assert no is not None
        assert no.facts["say"] == answer
    assert lesson.step(lesson.after_next(at)) is None
