"""Section 7: every refusal, and which one is reported if several would fit."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.getaway.tests.tables import DONE, PASS, oola, planet, play, settle, solo, table
from xenodeck.testkit import Scenario


def playing() -> Scenario:
    return table(hands=["B1s B2c Y3s G1p", "F1s"], piles=["Y2s", "F3s"], draw="G1s G2s G3s", rolls="6666 6666")


def settling() -> Scenario:
    return table(state="SETTLE", hands=["G1p B1s", "F1s"], piles=["Y2s", ""], pending="Y5c B3s", draw="G1s G2s")


def with_planets() -> Scenario:
    return table(state="PLANET", hands=["G1p B1s B2c", "F1s"], piles=["Y2s", ""], draw="G1s G2s")


def over() -> Scenario:
    return table(state="PLAY", hands=["", ""], piles=["Y2s", "F3s"], final_round=True, final_turns_done=2, over=True)


def waiting_for_a_turn() -> Scenario:
    """Oola has drawn a curve that may be laid both ways."""
    return solo({"oola_placement": "human"}, state="OOLA", active=1, oola_card="B2c", hands=["Y1s", ""],
                piles=["Y2s", "F3s"], route="G5s", zoid=0, draw="G1s G2s G3s")  # fmt: skip


@pytest.mark.parametrize("move", [PASS, DONE, play("B1s"), settle("Y5c"), planet("G1p"), {"type": "nonsense"}, {}])
def test_7_1_after_the_end_everything_is_refused(move: dict[str, Any]) -> None:
    assert over().refused(move, seat=0).code == "GAME_OVER"


@pytest.mark.parametrize("move", [PASS, DONE, play("F1s"), play(), settle("Y5c"), {"type": "nonsense"}, {}])
def test_7_1_whose_turn_it_is_not_is_told_so_first(move: dict[str, Any]) -> None:
    assert playing().refused(move, seat=1).code == "NOT_YOUR_TURN"


@pytest.mark.parametrize(
    ("at", "move"),
    [
        (playing, settle("Y5c")),
        (playing, planet("G1p")),
        (playing, DONE),
        (playing, oola("L")),
        (playing, {"type": "settle"}),
        (playing, {"type": "done", "more": 1}),
        (settling, PASS),
        (settling, play("B1s")),
        (settling, planet("G1p")),
        (settling, DONE),
        (with_planets, PASS),
        (with_planets, play("B1s")),
        (with_planets, settle("Y5c")),
        (with_planets, {"type": "play", "cards": 7}),
    ],
)
def test_7_1_a_move_of_another_moment_is_in_the_wrong_phase(at: Any, move: dict[str, Any]) -> None:
    assert at().refused(move).code == "WRONG_PHASE"


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "fly"},
        {"type": None},
        {"type": ["play"]},
        {"cards": []},
        {"type": "play"},
        {"type": "play", "cards": "B1s"},
        {"type": "play", "cards": ["B1s"]},
        {"type": "play", "cards": [{"card": "B1s"}]},
        {"type": "play", "cards": [{"turn": "S"}]},
        {"type": "play", "cards": [{"card": "B1s", "turn": "S", "more": 1}]},
        {"type": "play", "cards": [{"card": 1, "turn": "S"}]},
        {"type": "play", "cards": [{"card": "B1s", "turn": 1}]},
        {"type": "play", "cards": [{"card": "B1s", "turn": None}]},
        {"type": "play", "cards": [], "discard": True},
        {"type": "pass", "card": "B1s"},
    ],
)
def test_7_1_what_is_no_move_at_all_is_badly_formed(move: dict[str, Any]) -> None:
    assert playing().refused(move).code == "BAD_FORMAT"


@pytest.mark.parametrize(
    "move",
    [
        {"type": "settle"},
        {"type": "settle", "card": 5},
        {"type": "settle", "card": "Y5c", "discard": 1},
        {"type": "settle", "card": "Y5c", "discard": "yes"},
        {"type": "settle", "card": "Y5c", "discard": None},
        {"type": "settle", "card": "Y5c", "turn": "L"},
    ],
)
def test_7_1_so_is_a_card_that_is_settled_in_other_words(move: dict[str, Any]) -> None:
    assert settling().refused(move).code == "BAD_FORMAT"


@pytest.mark.parametrize(
    "move", [{"type": "done", "card": "G1p"}, {"type": "planet"}, {"type": "planet", "card": True}]
)
def test_7_1_and_a_planet_card_in_other_words(move: dict[str, Any]) -> None:
    assert with_planets().refused(move).code == "BAD_FORMAT"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ([], "EMPTY_PLAY"),
        (["B1s", "B1s"], "DUPLICATE_CARD"),
        (["F9s", "F9s"], "DUPLICATE_CARD"),
        (["F1s"], "CARD_NOT_IN_HAND"),
        (["banana"], "CARD_NOT_IN_HAND"),
        (["X1"], "CARD_NOT_IN_HAND"),
        (["G1p", "F1s"], "CARD_NOT_IN_HAND"),
        (["G1p"], "NOT_ASTEROID"),
        (["G1p.L", "Y3s.L"], "NOT_ASTEROID"),
        (["B1s.Q", "Y3s.Q"], "NOT_A_SET"),
        (["B1s", "B2c.S"], "BAD_TURN"),
        (["B1s.L"], "BAD_TURN"),
        (["B2c.l"], "BAD_TURN"),
        (["B2c.left"], "BAD_TURN"),
    ],
)
def test_7_1_a_play_is_judged_in_this_order(cards: list[str], code: str) -> None:
    assert playing().refused(play(*cards)).code == code


def test_7_1_whoever_names_a_card_they_do_not_hold_is_told_what_they_hold() -> None:
    t = table(hands=["B1s", "Y3s G1p"], piles=["Y2s", "F3s"], draw="G1s G2s", active=1)
    assert t.refused(play("B1s")).legal == ["Y3s", "G1p"]


def test_7_1_turns_of_all_cards_are_looked_at_before_any_cell() -> None:
    t = table(hands=["B1s B2c", ""], route="G1c.R G2c.L G3c.L G4c.L", draw="Y1s Y2s")
    assert t.refused(play("B1s")).code == "CELL_OCCUPIED"
    assert t.refused(play("B1s", "B2c.S")).code == "BAD_TURN"


def test_7_1_cells_and_exits_are_looked_at_card_by_card() -> None:
    t = table(hands=["B1c B2c B3s", ""], route="", draw="Y1s Y2s")
    assert t.refused(play("B1c.L", "B2c.L", "B3s")).code == "BLOCKED_EXIT"
    t = table({"dead_end_guard": "off"}, hands=["B1c B2c B3s", ""], route="", draw="Y1s Y2s")
    assert t.refused(play("B1c.L", "B2c.L", "B3s")).code == "CELL_OCCUPIED"


@pytest.mark.parametrize(
    ("card", "discard", "code"),
    [
        ("B1s", None, "NOT_PENDING"),
        ("banana", True, "NOT_PENDING"),
        ("G1p", True, "NOT_PENDING"),
        ("B3s", True, "NO_MATCH"),
    ],
)
def test_7_1_settling_is_judged_in_this_order(card: str, discard: bool | None, code: str) -> None:
    assert settling().refused(settle(card, discard)).code == code


@pytest.mark.parametrize(
    ("card", "discard", "code"),
    [
        ("F2p", None, "CARD_NOT_IN_HAND"),
        ("F2s", True, "CARD_NOT_IN_HAND"),
        ("banana", None, "CARD_NOT_IN_HAND"),
        ("B1s", True, "NOT_PLANET"),
        ("B2c", None, "NOT_PLANET"),
        ("G1p", True, "NO_MATCH"),
    ],
)
def test_7_1_a_planet_card_is_judged_in_this_order(card: str, discard: bool | None, code: str) -> None:
    assert with_planets().refused(planet(card, discard)).code == code


@pytest.mark.parametrize("turn", ["S", "X", "", "l"])
def test_7_1_oolas_curve_turns_left_or_right(turn: str) -> None:
    assert waiting_for_a_turn().refused(oola(turn), seat=0).code == "BAD_TURN"


def test_7_1_a_turn_that_the_guard_forbids_is_no_turn() -> None:
    # only the human asks for a turn where both are legal; so both are taken
    for turn in ("L", "R"):
        waiting_for_a_turn().pick(oola(turn), seat=0)


@pytest.mark.parametrize("move", [PASS, DONE, play("Y1s"), settle("B2c")])
def test_7_1_while_oola_waits_nothing_else_is_in_order(move: dict[str, Any]) -> None:
    assert waiting_for_a_turn().refused(move, seat=0).code == "WRONG_PHASE"


def test_7_1_oola_does_not_answer_for_itself() -> None:
    assert waiting_for_a_turn().refused(oola("L"), seat=1).code == "NOT_YOUR_TURN"


@pytest.mark.parametrize(
    "move", [{"type": "oola"}, {"type": "oola", "turn": 1}, {"type": "oola", "turn": "L", "card": "B2c"}]
)
def test_7_1_and_is_answered_in_good_form(move: dict[str, Any]) -> None:
    assert waiting_for_a_turn().refused(move, seat=0).code == "BAD_FORMAT"


# -- in words, too ------------------------------------------------------------------------------------------------


def test_7_1_of_several_faults_the_first_counts() -> None:
    t = table(hands=["Y2s Y3c B3s B1p", ""], route="G1c.L")
    assert t.refused({"type": "settle", "x": 1}).code == "WRONG_PHASE"
    for cards in (
        "Y2s",
        ["Y2s"],
        [{"card": "Y2s"}],
        [{"card": "Y2s", "turn": 1}],
        [{"card": "Y2s", "turn": "S", "x": 1}],
    ):
        assert t.refused({"type": "play", "cards": cards}).code == "BAD_FORMAT", cards
    for wrong in ({}, {"type": 3}, {"type": "fly"}, {"type": "pass", "x": 1}, {"type": "play"}):
        assert t.refused(wrong).code == "BAD_FORMAT", wrong
    assert t.refused(play()).code == "EMPTY_PLAY"
    assert t.refused(play("nothing", "nothing")).code == "DUPLICATE_CARD"
    assert t.refused(play("B1p", "nothing")).code == "CARD_NOT_IN_HAND"
    assert t.refused(play("Y2s", "B1p", "B3s.L")).code == "NOT_ASTEROID"
    assert t.refused(play("Y2s.L", "B3s")).code == "NOT_A_SET"
    assert t.refused(play("Y3c.L", "Y2s.L")).code == "BAD_TURN"
    assert t.refused(play("Y3c.L", "Y2s")).code == "BLOCKED_EXIT"
    assert t.refused(play("Y2s"), seat=1).code == "NOT_YOUR_TURN"
    assert t.refused("Y2s B3s").code == "NOT_A_SET"
    assert t.refused("Y2s Y2s").code == "DUPLICATE_CARD"
    assert t.refused("Y2s left").code == t.refused("Y3c right right").code == "BAD_TURN"
    assert t.refused("Y3c left").code == "BLOCKED_EXIT"
    assert t.refused("done").code == "WRONG_PHASE"
