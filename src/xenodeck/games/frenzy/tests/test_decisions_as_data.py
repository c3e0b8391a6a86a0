"""22.1 Every example of the rules pages is a decision, and there is one for everything that may be asked."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from xenodeck.games.frenzy.actions import READERS
from xenodeck.games.frenzy.tests.tables import wave
from xenodeck.games.frenzy.tests.test_errors import (
    acting,
    boosting,
    choosing,
    deflecting,
    facing,
    naming,
    ordering,
    preparing,
    stealing,
    viewing,
)
from xenodeck.testkit import Scenario, examples


def naming_one_by_one() -> Scenario:
    return wave({"view_two": "one_by_one"}, phase=2, hands=["VIEW_TWO GREY", "GREY"], invasion="ALIEN.R RELAX1").pick(
        "VIEW_TWO"
    )


def one_ally() -> Scenario:
    return wave(phase=2, hands=["GREY", "GREY", "GREY"], invasion="ALLIANCE").pick("pass")


SCENES: dict[str, Callable[[], Scenario]] = {
    "play_card": preparing,
    "play_action": acting,
    "view_choice": viewing,
    "order": ordering,
    "two_positions": naming,
    "pick_one": choosing,
    "reinsert": boosting,
    "face": facing,
    "deflect_target": deflecting,
    "steal_target": stealing,
    "alliance": one_ally,
}
WORDS = {
    "play_card": ["GREY", "DEFEND.R UFO#3 2 1", "SAFETY supply 1", "SWAPSIES GREY 2"],
    "play_action": ["SWAPSIES GREY 1", "VIEW", "pass"],
    "view_choice": ["ALIEN.RG", "invasion 2"],
    "order": ["RELAX1 ALIEN.R"],
    "two_positions": ["invasion 0 invasion 2", "invasion 1"],
    "pick_one": ["ALIEN.B"],
    "reinsert": ["1 0 0", "pass"],
    "face": ["DEFEND.R 1"],
    "deflect_target": ["3"],
    "steal_target": ["1"],
    "alliance": ["1 2"],
}


def made(example: str) -> tuple[str, str]:
    """The kind of a decision, and what a record writes of it: without answers that leave no choice."""
    action = json.loads(example)
    one_place = action["type"] == "two_positions" and len(action["positions"]) == 1
    t = (naming_one_by_one if one_place else SCENES[action["type"]])().pick(example)
    return action["type"], t.session.inputs[-1].words


@pytest.mark.parametrize("language", ["en", "pl"])
def test_22_1_each_example_of_the_page_is_the_decision_it_says(language: str) -> None:
    found: dict[str, list[str]] = {}
    for example in examples("frenzy", language):
        kind, words = made(example)
        found.setdefault(kind, []).append(words)
    assert found == WORDS


def test_22_1_there_is_an_example_for_everything_that_may_be_asked() -> None:
    shown = {json.loads(example)["type"] for example in examples("frenzy", "en")}
    assert shown == {kind for kind, _ in READERS.values()}
    assert sorted(examples("frenzy", "en")) == sorted(examples("frenzy", "pl"))
