"""Secret windows without a server: where a live table stops, what is asked beside it, and the results."""

from __future__ import annotations

import json

import pytest

from laws.walks import Dice
from toys.veil.meta import ECHO, GAME, HUSH, STOP, TALENT, USE, Veil
from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.knowledge.views import view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records import snapshot
from xenodeck.core.records.record import Record
from xenodeck.core.rules import engine
from xenodeck.core.rules.engine import at_secret_window
from xenodeck.core.sessions import hidden_questions, secret_windows
from xenodeck.core.sessions.session import Session

SEATS = 4


def live(seed: int) -> Session:
    return Session.start(GAME, SEATS, seed, {}, live=True)


def step(session: Session, dice: Dice) -> None:
    """One random answer, or the end of a window after some of those asked have answered."""
    window = session.window
    if window is None:
        seat = session.waiting()[0]
        answer(session, seat, dice)
        return
    for seat in list(window.asked):
        if dice.below(2):
            answer(session, seat, dice)
    secret_windows.shut(session)


def answer(session: Session, seat: int, dice: Dice) -> None:
    options = engine.open_options(session.table_of(seat), seat)
    session.answer(seat, options[dice.below(len(options))])


def at_a_window(seed: int) -> Session:
    session, dice = live(seed), Dice(seed)
    while session.window is None or not session.window.asked:
        step(session, dice)
        if session.state.over:
            return at_a_window(seed + 100)
    return session


@pytest.mark.parametrize("seed", range(12))
def test_a_live_table_has_the_record_of_one_that_goes_straight_on(seed: int) -> None:
    session, dice, windows = live(seed), Dice(seed), 0
    while not session.state.over:
        windows += session.window is not None
        step(session, dice)
    again = Record.read(Record.of(session).text()).replay(GAME)
    assert [vars(e) if hasattr(e, "__dict__") else e.what for e in again.log] == [
        vars(e) if hasattr(e, "__dict__") else e.what for e in session.log
    ]
    assert again.state.zones == session.state.zones
    assert windows or seed


def test_the_state_is_the_same_whether_or_not_anybody_is_asked() -> None:
    """Nobody is asked in it, so nothing that is made of it can tell."""
    for seed in range(6):
        session = at_a_window(seed)
        assert session.waiting() == []
        assert at_secret_window(session.state)
        for viewer in range(-1, SEATS):
            assert view(session.state, viewer).waiting == []
            assert view(session.state, viewer).window


def test_only_those_who_could_be_asked_as_everybody_knows_may_be() -> None:
    """R-SECRET: a rule that asks somebody whom it does not cover would tell what they hold by the time it takes."""
    session = at_a_window(1)
    covers = type(STOP).covers
    try:
        type(STOP).covers = lambda self, s, f: [] if f.seat in session.window.asked else covers(self, s, f)  # type: ignore
        with pytest.raises(RuleBug, match="of whom nobody could think"):
            hidden_questions.WindowQuestions(session.state, ())
    finally:
        type(STOP).covers = covers  # type: ignore[method-assign]


def test_no_imagined_world_puts_a_seat_into_a_question_it_could_not_be_in() -> None:
    """For those who are not asked, a window is open and whoever is asked there holds what it takes."""
    both = set()
    for seed in range(8):
        session = at_a_window(seed)
        window = session.window
        assert window is not None
        for viewer in range(-1, SEATS):
            for number in range(6):
                world = redeal(session.table_of(viewer), viewer, number * 7 + 1)
                if not window.open_to(viewer):
                    assert world.asked == -1
                    assert view(world, viewer).to_data() == session.view(viewer).to_data()
                    engine.run_to_question(world)
                f = world.frame
                if world.asked >= 0 and f.rule is STOP:
                    assert world.face[world.zones[TALENT[world.asked]][0]] == HUSH
                    both.add(int(world.asked) in window.asked)
    assert both == {True, False}, "sometimes it is somebody else than in truth"


def test_who_could_be_asked_is_the_same_in_every_world() -> None:
    """So is how long a window takes, which is made of that."""
    for seed in range(8):
        session = at_a_window(seed)
        assert session.window is not None
        for viewer in range(-1, SEATS):
            world = redeal(session.state, viewer, 5 + seed)
            window = hidden_questions.WindowQuestions(world, ())
            assert (window.seats, window.frames) == (session.window.seats, session.window.frames)


class Chained(type(STOP)):  # type: ignore[misc]
    """3.1 The same, each frame put there by the one before it."""

    def resolve(self, s: Veil, f: engine.Frame, pick: int) -> None:
        super().resolve(s, f, pick)
        if pick != USE and f.more:
            s.then(engine.Frame(self, f.more[0], 0, f.more[1:]))


def test_frames_that_put_each_other_there_are_one_window_too() -> None:
    for asked in ([], [1], [3], [1, 2, 3]):
        s = GAME.start(GAME.setup(SEATS), 3)
        s.face = list(s.face)
        for seat in range(SEATS):
            s.face[s.zones[TALENT[seat]][0]] = HUSH if seat in asked else ECHO
        s.stops_at_windows = True
        s.then(engine.Frame(Chained(), 1, 0, (2, 3)))
        engine.run_to_question(s)
        window = hidden_questions.WindowQuestions(s, ())
        assert (window.frames, window.seats) == (3, [1, 2, 3])
        assert sorted(window.asked) == asked


def test_an_answer_half_made_or_whole_is_in_a_snapshot() -> None:
    session = at_a_window(3)
    assert session.window is not None
    seat = next(iter(session.window.asked))
    session.play(seat, "pass")
    again = snapshot.from_data(GAME, json.loads(json.dumps(snapshot.to_data(session))), session.seed, None)
    assert again.window is not None
    assert again.window.answers == session.window.answers
    assert not again.asks(seat)
    for one in (session, again):
        secret_windows.shut(one)
    assert again.state.zones == session.state.zones


def test_undo_never_reaches_behind_a_window_whoever_was_asked() -> None:
    for seed in range(6):
        session = at_a_window(seed)
        assert not session.may_undo()
        secret_windows.shut(session)
        assert not session.may_undo()


def test_whoever_is_not_asked_is_refused_alike() -> None:
    session = at_a_window(2)
    assert session.window is not None
    others = [seat for seat in range(SEATS) if seat not in session.window.asked]
    codes = set()
    for seat in others:
        with pytest.raises(Refusal) as no:
            session.play(seat, "pass")
        codes.add((no.value.code, str(no.value).replace(str(seat), "n")))
    assert len(codes) == 1
    asked = next(iter(session.window.asked))
    with pytest.raises(Refusal, match="nonsense"):
        session.play(asked, "nonsense")
    assert session.asks(asked)


def test_a_window_that_nobody_could_be_in_is_none() -> None:
    """All talents are used up, as everybody saw: the table goes straight on."""
    s = GAME.start(GAME.setup(2), 1)
    assert all(s.face[s.zones[TALENT[seat]][0]] in (HUSH, ECHO) for seat in range(2))
    for seat in range(2):
        s.move(s.zones[TALENT[seat]][0], TALENT[seat], 17)
    s.stops_at_windows = True
    s.then_each([engine.Frame(STOP, seat) for seat in range(2)])
    engine.run_to_question(s)
    assert s.asked == 0
