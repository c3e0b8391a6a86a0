"""16, 17 Positions as data, and the moves of the pages."""

from __future__ import annotations

import json
from typing import Any

import pytest

from xenodeck.core.errors import BadPosition
from xenodeck.core.session import Session
from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import new, table
from xenodeck.testkit import examples


def test_16_1_a_position_is_written_as_it_is_read() -> None:
    game, session = find("getaway"), new(2, 9)
    for _ in range(25):
        question = session.view(session.waiting()[0]).question
        assert question is not None
        if not question.before:
            written = json.loads(json.dumps(game.position(session.state)))
            assert game.position(Session.from_position(game, written).state) == written
        session.play(session.waiting()[0], question.options[0].word)
    wrongs: list[dict[str, Any]] = [
        {"zoid": 3}, {"active": 7}, {"pending": ["Y1s"]}, {"state": "FLY"}, {"planet": ["Y1s"]}, {"oola_card": "Y1c"},
        {"final_turns_done": 1}, {"match": {"game": 3}}, {"front_": 1}, {"box": ["X1"]},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(BadPosition):
            table(hands=["", ""], **wrong)


def test_17_1_the_examples_of_the_pages_are_moves() -> None:
    tables = [
        table(hands=["B2c B4s", ""], draw="Y5c", rolls="1356 2445"),
        table(hands=["", ""], draw="Y5c"),
        table(state="SETTLE", pending="Y5c", hands=["", ""], piles=["Y2s", ""]),
        table(state="SETTLE", pending="B2c", hands=["", ""]),
        table(state="PLANET", hands=["G1p", ""]),
        table(state="PLANET", hands=["G1p", ""]),
        table({"solo": True, "oola_placement": "human"}, state="OOLA", active=1, hands=["", ""], oola_card="B2c"),
    ]
    assert examples("getaway", "en") == examples("getaway", "pl")
    for t, example in zip(tables, examples("getaway", "en"), strict=True):
        t.session.play(0, example)
