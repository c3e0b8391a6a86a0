"""A long match in little data: the same table comes back, and what was let go of is still counted."""

from __future__ import annotations

import json
from random import Random

import pytest

from core.test_match import doing
from toys.auction import meta as auction
from xenodeck import games
from xenodeck.core import snapshot
from xenodeck.core.engine import paused
from xenodeck.core.game import Game
from xenodeck.core.match import MOST_SAVES, Match

GAMES = {**games.found(), **games.found("toys")}


def round_trip(match: Match) -> Match:
    data = json.loads(json.dumps(snapshot.to_data(match)))
    return snapshot.from_data(match.game, data, match.seed, match.position)


def everything(match: Match) -> object:
    viewers = range(-1, int(match.state.seats))
    return (
        [match.view(v).to_data() for v in viewers],
        [match.events(v) for v in viewers],
        [match.told(v) for v in viewers],
        match.moves,
        match.may_undo(),
        match.waiting(),
    )


def random_step(match: Match, chance: Random) -> None:
    waiting = match.waiting()
    if paused(match.state):
        match.go_on()
        return
    if not waiting:
        match.tick()
        return
    seat = chance.choice(waiting)
    question = match.view(seat).question
    assert question is not None
    match.play(seat, chance.choice(question.options).word)
    if match.setup.tick_ms and chance.random() < 0.3:
        match.tick()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("keep", [0, 5, 1000])
def test_a_snapshot_at_any_moment_is_the_match(game: Game, keep: int) -> None:
    match = Match.start(game, max(game.seats[0], min(3, game.seats[1])), 5, game.safe_options())
    chance = Random(keep)
    for _ in range(60):
        if match.state.over:
            break
        before = match.told(-1)
        match.trim(keep)
        assert match.told(-1) == before
        again = round_trip(match)
        assert everything(again) == everything(match)
        state = chance.getstate()
        random_step(match, chance)
        chance.setstate(state)
        random_step(again, chance)
        assert everything(again) == everything(match), "it goes on differently"
        if again.may_undo():
            twin = round_trip(again)
            again.undo()
            twin.undo()
            assert everything(twin) == everything(again)


def test_trimming_never_takes_what_undo_needs() -> None:
    match = doing()
    for _ in range(4):
        match.play(match.waiting()[0], "1")
    match.trim(0)
    assert len(match.saves) == 4
    for _ in range(4):
        match.undo()
    assert match.moves == 0
    assert match.told(-1) == 0


def test_undo_reaches_back_a_bounded_way() -> None:
    match = doing()
    for _ in range(MOST_SAVES + 10):
        match.play(match.waiting()[0], "1")
    many = 0
    while match.may_undo():
        match.undo()
        many += 1
    assert many == MOST_SAVES
    assert match.moves == 10


def test_undo_goes_back_to_the_beginning_of_a_move_of_several_parts() -> None:
    match = Match.start(auction.GAME, 2, 4, {})
    first = match.view(0).question
    assert first is not None
    while match.view(0).question is not None:
        question = match.view(0).question
        assert question is not None
        match.play(0, question.options[0].word)
    match.undo()
    again = match.view(0).question
    assert again is not None
    assert again.to_data() == first.to_data()
    assert match.unfinished(0) == ""


@pytest.mark.parametrize("begun", [True, False])
def test_a_silent_seat_gets_a_whole_move_by_default(begun: bool) -> None:
    match = Match.start(auction.GAME, 2, 4, {})
    if begun:
        question = match.view(0).question
        assert question is not None
        match.play(0, question.options[-1].word)
        assert match.unfinished(0)
    match.answer_by_default(0)
    assert match.waiting() == [1]
    assert (match.moves, match.inputs[-1].seat, match.unfinished(0)) == (1, 0, "")
