"""11.1 Every example of the rules pages is a move, and every code of its table is one that is given."""

from __future__ import annotations

import re

import pytest

from xenodeck.games import find
from xenodeck.games.ufoludki.tests.test_errors import finished, play
from xenodeck.testkit import Scenario, examples


def table() -> Scenario:
    return Scenario("ufoludki", earth=20, loot=[0, 0, 5], hands=["S3A COUNTER SWARM SWARM SWARM", "S2A", "S2A"])


@pytest.mark.parametrize("example", examples("ufoludki", "en"))
def test_11_1_each_example_of_the_page_is_a_move(example: str) -> None:
    t = table().pick(example)
    assert t.asked_seat() == 1


def test_11_1_the_examples_are_the_same_in_every_language_and_do_what_words_do() -> None:
    assert examples("ufoludki", "en") == examples("ufoludki", "pl")
    made = [table().pick(example).session.inputs[-1].words for example in examples("ufoludki", "en")]
    assert made == ["S3A", "COUNTER 2", "SWARM 3"]


def test_11_1_the_codes_are_those_of_the_page_in_its_order() -> None:
    t = table()
    codes = [
        finished().refused(play("S2A")).code,
        t.refused(play("S2A"), 1).code,
        t.refused({"type": "dance"}).code,
        t.refused(play("GENERAL")).code,
        t.refused(play("SWARM", count=4)).code,
        t.refused(play("COUNTER")).code,
    ]
    for language in ("en", "pl"):
        assert re.findall(r"^\| `(\w+)` \|", find("ufoludki").words(language).rule("11.1").text, re.M) == codes


def test_4_1_an_action_that_says_two_things_of_a_field_is_none() -> None:
    t = table()
    twice = '{"type": "play", "card": "GENERAL", "card": "S3A"}'
    assert t.refused(twice).code == "BAD_FORMAT"
    assert t.session.replay_input(t.asked_seat(), twice)  # what was recorded was taken once
