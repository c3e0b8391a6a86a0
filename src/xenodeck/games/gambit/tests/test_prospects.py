"""The prospects of a card."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import table
from xenodeck.testkit import Scenario


def beside(t: Scenario) -> dict[str, list[tuple[str, bool]]]:
    """Card -> the texts of its prospects."""
    view = t.session.view(0)
    assert view.question is not None
    game = t.session.game
    return {o.code: [(p.key, p.good) for p in game.prospects(view, o)] for o in view.question.options}


def laid(role: str, science: str) -> Scenario:
    others = [one for one in ("alien", "scientist", "extinctionist") if one != role]
    return table(hands=["R passed:YB drawn:B", "Y", "B"], science=science, roles=[role, *others])


@pytest.mark.parametrize("science", ["R B", "R R R R R", "Y Y", "B B B B B R"])
def test_nothing_beside_a_card_tells_whose_side_one_is_on(science: str) -> None:
    said = [beside(laid(role, science)) for role in ("alien", "scientist", "extinctionist")]
    assert said[0] == said[1] == said[2] != {}


def test_a_card_that_would_end_the_game_says_so() -> None:
    said = beside(laid("alien", "R R R R R"))
    assert said["R"] == [("wins_red", True)]
    assert [what for what, _ in said["YB"]] == ["yellow", "blue"]
