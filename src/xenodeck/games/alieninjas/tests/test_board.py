"""What a front end draws of each mode, worked out from the view alone."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    SOLVED,
    SOLVED_2,
    claim,
    do,
    hand,
    memory,
    nine,
    race,
    rescue,
    tick,
)
from xenodeck.testkit import Scenario


def board(t: Scenario, viewer: int = 0) -> dict[str, Any]:
    return t.session.game.board(t.session.state.setup, t.session.view(viewer).to_data())


def test_4_2_the_board_of_quick_claim() -> None:
    t = claim(gained=["C5T1 C5T3", "C3X", ""], stack="C1T3 C1T1", seq=2)
    found = board(t)
    assert [found[key] for key in ("mode", "mission", "top", "seq", "claimable", "flipper")] == [
        "m1_claim", ["T1", "T2"], "C1T1", 2, True, 1]  # fmt: skip
    tick(t, "2 CLAIM 2")
    found = board(t, -1)
    assert [found[key] for key in ("top", "seq", "claimable", "flipper")] == ["C1T3", 2, False, 2]
    assert board(claim(state="WAIT_FLIP", stack=""))["top"] == ""


def test_4_3_what_gained_cards_are_worth_now() -> None:
    found = board(claim(gained=["C5T1 C5T3", "C3X", "C1T7 C6T1 C6T2"]))
    worth = found["points"] if "points" in found else [seat["points"] for seat in found["seats"]]
    assert worth[1:] == [4, 2]
    assert worth[0] in (-2, 0)  # 1 - 3, or as it would be recorded


def test_5_5_the_board_of_memory() -> None:
    t = memory(up=[1, 10], mission="N2", missions="N3 N4 N5 N6 N7", kept=["N1", ""], multiplier="M4")
    do(t, "REVEAL 4")
    found = board(t, 1)
    assert found["cells"] == ["C1T1", "?", "?", "C1T4", *["?"] * 5, "C2T1", *["?"] * 8]
    assert [found[key] for key in ("columns", "mission", "doubled", "left", "kept")] == [
        6, "T2", ["T4", "T8"], 5, [["N1"], []]]  # fmt: skip
    assert sorted(found["up"]) == [1, 4, 10]


def test_6_4_the_board_of_map_race() -> None:
    t = race(grids=[nine(1, SOLVED), nine(2, SOLVED_2)], up=[[1, 2, 3, 5], [5, 9]], frozen=[False, True])
    for viewer in (-1, 0, 1):
        one, other = board(t, viewer)["seats"]
        assert one["map"] == {"cells": ["T1", "", "T2", "", "T3", "", "T4", "", "T5"], "optional": 5, "code": "P1a"}
        assert [one[key] for key in ("fits", "wrong", "character", "frozen")] == [[1, 3, 5], [2], "C1", False]
        assert [other[key] for key in ("fits", "wrong", "character", "frozen")] == [[5], [9], "C2", True]
        assert one["grid"] == ["C1T1", "C1X", "C1T2", "?", "C1T3", "?", "?", "?", "?"]


@pytest.mark.parametrize(
    ("options", "cards", "needs", "worth"),
    [
        ({}, "C1T1 C1T8 C2T3 C2X", ["T2", "T4"], 6 + 3 - 1),
        ({}, "", ["T1", "T2", "T3", "T4"], 0),
        ({}, "C1T1 C2T1", ["T2", "T3", "T4"], 5),
        ({"m4_leftover": "wilds"}, "C1T1 C2X", ["T2", "T3", "T4"], 5),
        ({}, "C1T5 C1T6", ["T1", "T2", "T3", "T4"], 0),
    ],
)
def test_7_3_the_board_of_four_of_a_mission(
    options: dict[str, object], cards: str, needs: list[str], worth: int
) -> None:
    found = board(hand(options, hands=[cards, "C3T3"]))
    assert [found[key] for key in ("top", "needs", "worth")] == ["C6T8", needs, worth]
    assert [one["doubled"] for one in found["mission"]] == [True, True, False, False]
    assert [one["type"] for one in found["mission"]] == ["T1", "T2", "T3", "T4"]


def test_7_2_which_cards_match() -> None:
    found = board(hand(hands=["C6T1 C1T8 C2T2 C3X", ""]))["matches"]
    assert found["C6T1"] == ["character"]
    assert found["C1T8"] == ["type"]
    assert not found.get("C2T2")
    assert found["C3X"]


def test_8_2_the_board_of_rescue_grid() -> None:
    t = rescue(hands=["C1T1 C2T1 C3T1 C1T5 C2T5 C3T5", "C4T1"], slots="N1 - N3 N4 N5 N6 N7 N8")
    found = board(t)
    assert found["slots"][:2] == [{"id": "S11", "card": "N1", "covers": ["V11"]},
                                  {"id": "S12", "card": "", "covers": ["V11", "V12"]}]  # fmt: skip
    assert found["places"][0] == {"id": "V11", "card": "?", "up": False, "under": ["S11"]}
    assert found["places"][1] == {"id": "V12", "card": "C2X", "up": True, "under": ["S13"]}
    assert found["payable"] == {"S11": [[], ["T5"]], "S21": [[], ["T1"]]}
    assert found["bust"]["num"] == 0
    assert board(t, 1)["payable"] == {}


@pytest.mark.parametrize(
    ("held", "payable"),
    [
        ("C1T1 C1T5 C2T5 C3T5 C4T5 C5T5 C6T5", [["T5", "T5"]]),
        ("C1T1 C1T5 C2T5 C3T5 C1T6 C2T6 C3T6", [["T5", "T6"]]),
        ("C1T1 C2T1 C1T5 C2T5 C3T5", [["T5"]]),
        ("C1T1 C2T1 C1T5 C2T5", []),
        ("C1T5 C2T5 C3T5 C1T6 C2T6 C3T6", []),
    ],
)
def test_8_2_how_it_could_be_paid(held: str, payable: list[list[str]]) -> None:
    t = rescue(hands=[held, ""], deck="C6T8", slots="N1 - - N4", places="C1X - C3X")
    assert board(t)["payable"].get("S11", []) == payable


def test_8_2_the_odds_of_a_bust_are_those_of_the_cards_not_seen() -> None:
    t = do(rescue(hands=["C1T1 C1T2 C3T4", "C4T1"]), "DRAW")
    bust = board(t)["bust"]
    assert (bust["num"], bust["den"]) == (4, 48 - 3 - 1 - 1)  # C6T1 lies open, C1T1 is in hand, C5T2 on the pile
    do(t, "MORE")
    bust = board(t)["bust"]
    assert (bust["num"], bust["den"]) == (4 + 3, 48 - 3 - 2 - 1)
    assert board(t, -1)["bust"] == {"num": 5 + 4, "den": 48 - 2 - 1}
