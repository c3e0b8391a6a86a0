"""The prospects of a card come true, and only its player is told them."""

from __future__ import annotations

import pytest

from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import table
from xenodeck.testkit import Scenario

GAME = find("getaway")


def said(t: Scenario, seat: int = 0) -> dict[str, list[str]]:
    view = t.session.view(seat)
    options = [] if view.question is None else view.question.options
    return {option.word: [one.key for one in GAME.prospects(view, option)] for option in options}


def may_discard(t: Scenario, card: str) -> bool:
    """Is it asked whether both cards are discarded?"""
    t.session.play(0, card)
    question = t.session.view(0).question
    return question is not None and question.name == "match"


@pytest.mark.parametrize("easy", [False, True])
@pytest.mark.parametrize("top", ["G2s", "Y4p", "W5c", ""])
@pytest.mark.parametrize("card", ["G4s", "Y2c", "W4s", "B2s"])
def test_a_match_that_is_said_is_a_match(card: str, top: str, easy: bool) -> None:
    t = table({"easy_match": easy}, state="SETTLE", pending=[card, "F1c"], piles=[top, ""], hands=["", ""])
    promised = said(t)[card] == ["match"]
    assert promised == may_discard(t, card)


def test_planet_cards_are_spoken_of_too() -> None:
    t = table(state="PLANET", hands=["G3p Y2p", ""], piles=["G1s", ""])
    assert said(t) == {"G3p": ["match"], "Y2p": [], "pass": []}
    assert said(t, 1) == {}


def test_a_play_is_called_safe_if_the_road_is_long_enough_for_every_die() -> None:
    road = "Y1s.S Y2s.S Y3s.S Y4s.S"
    t = table(hands=["B1s B5c", ""], route=road, zoid=0)
    assert said(t) == {"B1s": ["safe"], "B5c": ["safe"], "pass": []}
    t = table(hands=["B1s B5c", ""], route=road, zoid=1)
    assert said(t) == {"B1s": [], "B5c": [], "pass": []}
    t = table(hands=["B1s B5c", ""], route=f"{road} Y5s.S G1s.S", zoid=0)
    t.session.play(0, "B1s 0")
    assert said(t) == {"B5c": [], "pass": []}
