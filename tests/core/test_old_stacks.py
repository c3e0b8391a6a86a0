"""Positions in the middle of a turn as versions up to 0.5.0 wrote them: with the pending steps in ``stack``.

``stacks`` has every step that could be asked, every pair of steps that could follow each other and every form in which
a step named its cards. Lines may be added, never changed.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from xenodeck.core.definition.positions import Positions
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

FILES = sorted(Path(__file__).with_name("stacks").glob("*.txt"))
each_game = pytest.mark.parametrize("game", [file.stem for file in FILES])


def old(game: str) -> list[dict[str, Any]]:
    file = Path(__file__).with_name("stacks") / f"{game}.txt"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def as_json(data: object) -> Any:
    return json.loads(json.dumps(data))


@each_game
def test_an_old_stack_asks_what_it_asked_and_is_written_the_same(game: str) -> None:
    for one in old(game):
        session = Session.from_position(find(game), one["position"])
        asked = []
        for seat in session.waiting():
            question = session.view(seat).question
            assert question is not None
            asked.append([seat, question.to_data()])
        assert as_json(asked) == one["asked"]
        assert as_json(session.game.position(session.state)) == one["position"]
        assert as_json(session.as_position()) == one["position"], "nobody knows what was answered before"


@each_game
def test_every_step_that_may_be_pending_is_in_an_old_stack(game: str) -> None:
    positions = find(game).positions
    assert isinstance(positions, Positions)
    kept = {step["do"] for one in old(game) for step in one["position"]["stack"]}
    assert kept == {rule.key for rule in positions.steps}


@each_game
def test_an_old_stack_is_played_on_to_the_next_turn_which_is_written_as_it_was_played(game: str) -> None:
    played = 0
    for number, one in enumerate(old(game)):
        session, chance = Session.from_position(find(game), one["position"]), Random(number)
        for _ in range(60):
            if session.state.over:
                break
            position = as_json(session.as_position())
            played += "played" in position
            assert "stack" in position or "played" not in position
            again = Session.from_position(find(game), position)
            assert as_json(again.as_position()) == position
            seat = chance.choice(session.waiting())
            question = session.view(seat).question
            assert question is not None
            session.play(seat, chance.choice(question.options).word)
    assert played
