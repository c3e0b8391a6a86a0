"""The prospects of a Character come true, and only its player is told them."""

from __future__ import annotations

import pytest

from xenodeck.core import Prospect
from xenodeck.games import find
from xenodeck.games.frenzy.state import CHARACTERS
from xenodeck.games.frenzy.tests.tables import wave
from xenodeck.games.frenzy.tests.test_facing import attacked
from xenodeck.testkit import Scenario

GAME = find("frenzy")


def happened(t: Scenario, what: str) -> int:
    return sum(event["what"] == what for event in t.told(-1))


def said(t: Scenario, seat: int = 0) -> dict[str, list[Prospect]]:
    view = t.session.view(seat)
    return {} if view.question is None else {o.word: GAME.prospects(view, o) for o in view.question.options}


@pytest.mark.parametrize("boosted", [False, True])
@pytest.mark.parametrize("colour", ["R", "G", "B"])
@pytest.mark.parametrize("code", CHARACTERS)
def test_a_match_that_is_said_is_a_match(code: str, colour: str, boosted: bool) -> None:
    t = wave(
        phase=2,
        hands=[f"{code} GREY GREY GOLD_BOOST", "GREY GREY GREY"],
        invasion=f"ALIEN.{colour}",
        supply="VIEW SAFETY SHUFFLE VIEW",
    ).pick("GOLD_BOOST" if boosted else "pass")
    [prospect] = said(t)[code]
    t.pick(code)
    assert prospect.good == (happened(t, "match") > 0) == (prospect.key != "miss")
    if prospect.key == "draw":
        assert happened(t, "draw") == prospect.number
    assert (prospect.key == "steal") == bool(happened(t, "steal"))
    assert (prospect.key == "revive") == bool(happened(t, "revive") + happened(t, "revive_none"))
    assert (prospect.key == "deflect") == bool(happened(t, "deflect"))


def test_against_several_each_alien_that_is_left_is_spoken_of() -> None:
    t = attacked("DEFEND.R SCAVENGE.G GREY GREY", "GREY", aliens="RG", supply="VIEW SAFETY SHUFFLE")
    assert [(one.on, one.key, one.number) for one in said(t)["SCAVENGE.G"]] == [("0", "miss", 0), ("1", "draw", 2)]
    t.session.play(0, "SCAVENGE.G")
    assert {word: one.key for word, [one] in said(t).items()} == {"0": "miss", "1": "draw"}
    t.session.play(0, "1")
    assert {word: (one.on, one.key) for word, [one] in said(t).items()} == {
        "DEFEND.R": ("", "draw"),
        "GREY": ("", "miss"),
    }


def test_other_questions_and_other_seats_are_told_nothing() -> None:
    t = attacked("DEFEND.R GREY", "GREY GREY", aliens="R", supply="VIEW SAFETY")
    assert said(t, 1) == {}
    t.pick("DEFEND.R")
    assert all(one == [] for one in said(t, 1).values())
