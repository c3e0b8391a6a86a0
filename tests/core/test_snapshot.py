"""A long session in little data: the same table comes back, and what was dropped is still counted."""

from __future__ import annotations

import json
from random import Random

import pytest

from core.test_session import doing
from toys.auction import meta as auction
from xenodeck import games
from xenodeck.core.definition.game import Game
from xenodeck.core.records import snapshot
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions.session import MOST_SAVES, Session

GAMES = {**games.found(), **games.found("toys")}


def round_trip(session: Session) -> Session:
    data = json.loads(json.dumps(snapshot.to_data(session)))
    return snapshot.from_data(session.game, data, session.seed, session.position)


def everything(session: Session) -> object:
    viewers = range(-1, int(session.state.seats))
    return (
        [session.view(v).to_data() for v in viewers],
        [session.events(v) for v in viewers],
        [session.noticed_count(v) for v in viewers],
        session.moves,
        session.may_undo(),
        session.waiting(),
    )


def random_step(session: Session, chance: Random) -> None:
    waiting = session.waiting()
    if paused(session.state):
        session.go_on()
        return
    if not waiting:
        session.tick()
        return
    seat = chance.choice(waiting)
    question = session.view(seat).question
    assert question is not None
    session.play(seat, chance.choice(question.options).word)
    if session.setup.tick_ms and chance.random() < 0.3:
        session.tick()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("keep", [0, 5, 1000])
def test_a_snapshot_at_any_moment_is_the_session(game: Game, keep: int) -> None:
    session = Session.start(game, max(game.seats[0], min(3, game.seats[1])), 5, game.safe_settings(game.modes[0].id))
    chance = Random(keep)
    for _ in range(60):
        if session.state.over:
            break
        before = session.noticed_count(-1)
        session.trim(keep)
        assert session.noticed_count(-1) == before
        again = round_trip(session)
        assert everything(again) == everything(session)
        state = chance.getstate()
        random_step(session, chance)
        chance.setstate(state)
        random_step(again, chance)
        assert everything(again) == everything(session), "it goes on differently"
        if again.may_undo():
            twin = round_trip(again)
            again.undo()
            twin.undo()
            assert everything(twin) == everything(again)


def test_trimming_never_takes_what_undo_needs() -> None:
    session = doing()
    for _ in range(4):
        session.play(session.waiting()[0], "1")
    session.trim(0)
    assert len(session.undo_points) == 4
    for _ in range(4):
        session.undo()
    assert session.moves == 0
    assert session.noticed_count(-1) == 0


def test_undo_reaches_back_a_bounded_way() -> None:
    session = doing()
    for _ in range(MOST_SAVES + 10):
        session.play(session.waiting()[0], "1")
    many = 0
    while session.may_undo():
        session.undo()
        many += 1
    assert many == MOST_SAVES
    assert session.moves == 10


def test_undo_goes_back_to_the_beginning_of_a_move_of_several_parts() -> None:
    session = Session.start(auction.GAME, 2, 4, {})
    first = session.view(0).question
    assert first is not None
    while session.view(0).question is not None:
        question = session.view(0).question
        assert question is not None
        session.play(0, question.options[0].word)
    session.undo()
    again = session.view(0).question
    assert again is not None
    assert again.to_data() == first.to_data()
    assert session.unfinished_words(0) == ""


@pytest.mark.parametrize("begun", [True, False])
def test_a_silent_seat_gets_a_whole_move_by_default(begun: bool) -> None:
    session = Session.start(auction.GAME, 2, 4, {})
    if begun:
        question = session.view(0).question
        assert question is not None
        session.play(0, question.options[-1].word)
        assert session.unfinished_words(0)
    session.answer_by_default(0)
    assert session.waiting() == [1]
    assert (session.moves, session.inputs[-1].seat, session.unfinished_words(0)) == (1, 0, "")
