"""What a play risks, told before it is made: exact, and from nothing but what lies open."""

from __future__ import annotations

from itertools import product

import pytest

from xenodeck.core.attempt import read
from xenodeck.core.game import Odds
from xenodeck.games.getaway.tests.setups import table
from xenodeck.testkit import Scenario


def at_risk() -> Scenario:
    return table(hands=["B4s B2s Y1c G1p", ""], route="G5s F3s", zoid=0, draw="Y5s Y4s")


def odds(t: Scenario, words: str) -> list[Odds]:
    session = t.session
    return list(session.game.odds(session.state, 0, read(session.game, session.state, 0, words)))


def thrown(values: list[int], room: int) -> dict[int, float]:
    """How often so many points are left over, counted out over all rolls."""
    rolls = [[sum(die <= value for die in dice) for dice in product(range(1, 7), repeat=4)] for value in values]
    found: dict[int, float] = {}
    for points in product(*rolls):
        left = max(sum(points) - room, 0)
        found[left] = found.get(left, 0.0) + 1
    total = sum(found.values())
    return {left: count / total for left, count in found.items()}


@pytest.mark.parametrize(("words", "values", "room"), [("B4s", [4], 2), ("Y1c L", [1], 2), ("B4s B2s roll", [4, 2], 3)])
def test_6_3_the_odds_are_those_of_all_rolls(words: str, values: list[int], room: int) -> None:
    told = {one.number: one.share for one in odds(at_risk(), words)}
    assert told == pytest.approx(thrown(values, room))
    assert sum(told.values()) == pytest.approx(1)


def test_6_5_they_name_the_cards_that_would_be_taken_in_their_order() -> None:
    most = odds(at_risk(), "B4s B2s roll")[-1]
    assert (most.number, most.cards) == (5, ("G5s", "F3s", "B4s", "?", "?"))


def test_6_5_nothing_is_owed_beyond_what_can_be_taken() -> None:
    t = table(hands=["B5s", ""], route="G5s", zoid=0, draw="")
    assert [(one.number, one.cards) for one in odds(t, "B5s")] == [(0, ()), (1, ("G5s",))]


def test_r1_the_planet_pays_first_where_it_is_a_penalty() -> None:
    t = table({"planet_penalty": "numbers"}, hands=["B5s", ""], route="G5s", zoid=0, draw="", planet="X3 X4")
    assert odds(t, "B5s")[-1].cards == ("X3", "X4", "G5s")


def test_6_4_a_pass_is_certain_and_has_no_odds() -> None:
    assert odds(at_risk(), "pass") == []
    assert odds(table(state="PLANET", hands=["G1p", ""], piles=["G2s", ""], draw="F1s"), "done") == []
