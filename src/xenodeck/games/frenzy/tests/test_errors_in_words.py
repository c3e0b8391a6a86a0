"""20.1 in words: a line is refused with the same code as the decision that it means, also if it has several faults."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.frenzy.tests.tables import wave
from xenodeck.games.frenzy.tests.test_errors import (
    SCENES,
    act,
    acting,
    allying,
    boosting,
    check,
    choosing,
    deflecting,
    facing,
    finished,
    kind,
    locked,
    naming,
    ordering,
    pairs,
    play,
    preparing,
    spent,
    stealing,
    viewing,
)
from xenodeck.testkit import Scenario


def three() -> Scenario:
    """Three aliens, and only three Characters."""
    return wave(phase=2, hands=["GREY DEFEND.R DEFEND.G DEFEND.B VIEW", "GREY"], invasion="ALIEN.RGB").pick("pass")


def pressed() -> Scenario:
    """Two aliens and exactly two Characters: which card comes second is forced."""
    return wave(phase=2, hands=["GREY DEFEND.R VIEW", "GREY"], invasion="ALIEN.RG").pick("pass")


@pytest.mark.parametrize(
    ("scene", "code", "words", "action"),
    [
        (finished, "GAME_OVER", "GREY", act("GREY")),
        (locked, "LOCKED", "VIEW", act("VIEW")),
        (spent, "ACTION_SPENT", "VIEW", act("VIEW")),
        (viewing, "ACTION_SPENT", "SWAPSIES GREY 1", act("SWAPSIES", give="GREY", target=1)),
        (viewing, "ACTION_SPENT", "SHUFFLE", act("SHUFFLE")),
        (ordering, "ACTION_SPENT", "VIEW", act("VIEW")),
        (naming, "ACTION_SPENT", "VIEW", act("VIEW")),
        (choosing, "ACTION_SPENT", "VIEW", act("VIEW")),
        (preparing, "MUST_PLAY", "pass", {"type": "pass"}),
        (facing, "MUST_PLAY", "pass", {"type": "pass"}),
        (preparing, "WRONG_DECISION", "{", {"type": "dance"}),
        (preparing, "NOT_IN_HAND", "DEFEND.B UFO#9 99", play("DEFEND.B", ufo=9, position=99)),
        (preparing, "NOT_IN_HAND", "SWAPSIES VIEW 0", play("SWAPSIES", give="VIEW", target=0)),
        (acting, "NOT_IN_HAND", "SCAVENGE.R", act("SCAVENGE.R")),
        (acting, "WRONG_CARD", "DEFEND.R", act("DEFEND.R")),
        (acting, "BAD_TARGET", "SWAPSIES GREY 2", act("SWAPSIES", give="GREY", target=2)),
        (acting, "BAD_TARGET", "SWAPSIES GREY bob", act("SWAPSIES", give="GREY", target="bob")),
        (deflecting, "BAD_TARGET", "2", kind("deflect_target", target=2)),
        (deflecting, "BAD_TARGET", "bob", kind("deflect_target", target="bob")),
        (stealing, "BAD_TARGET", "bob", kind("steal_target", target="bob")),
        (facing, "NOT_IN_HAND", "DEFEND.R 0 DEFEND.R", pairs("face", [0, "DEFEND.R"], [1, "DEFEND.R"])),
        (pressed, "NOT_IN_HAND", "DEFEND.R 0 DEFEND.R", pairs("face", [0, "DEFEND.R"], [1, "DEFEND.R"])),
        (pressed, "NOT_IN_HAND", "DEFEND.R 0 DEFEND.R 1", pairs("face", [0, "DEFEND.R"], [1, "DEFEND.R"])),
        (pressed, "NOT_IN_HAND", "DEFEND.R 7 DEFEND.R", pairs("face", [7, "DEFEND.R"], [1, "DEFEND.R"])),
        (facing, "NOT_IN_HAND", "VIEW 0 SAFETY 0", pairs("face", [0, "VIEW"], [0, "SAFETY"])),
        (facing, "NOT_IN_HAND", "GREY 2 GREY 1", pairs("face", [2, "GREY"], [1, "GREY"])),
        (facing, "WRONG_CARD", "GREY 7 VIEW 1", pairs("face", [7, "GREY"], [1, "VIEW"])),
        (facing, "BAD_ASSIGNMENT", "GREY 0 DEFEND.R 0", pairs("face", [0, "GREY"], [0, "DEFEND.R"])),
        (facing, "BAD_ASSIGNMENT", "GREY 7 DEFEND.R 1", pairs("face", [7, "GREY"], [1, "DEFEND.R"])),
        (three, "WRONG_CARD", "GREY 0 VIEW 1 DEFEND.R 2", pairs("face", [0, "GREY"], [1, "VIEW"], [2, "DEFEND.R"])),
        (three, "NOT_IN_HAND", "GREY 9 VIEW 1 GREY 2", pairs("face", [9, "GREY"], [1, "VIEW"], [2, "GREY"])),
        (spent, "BAD_ASSIGNMENT", "GREY GREY", pairs("face", [0, "GREY"], [1, "GREY"])),
        (spent, "NOT_IN_HAND", "GREY GREY GREY", pairs("face", [0, "GREY"], [1, "GREY"], [2, "GREY"])),
        (allying, "BAD_TARGET", "GOLD 0", pairs("alliance", [0, "GOLD"])),
        (allying, "BAD_TARGET", "GOLD 1 0 2", pairs("alliance", [1, "GOLD"], [2, "R"])),
        (allying, "BAD_CHOICE", "GOLD 1 0 1", pairs("alliance", [1, "GOLD"], [1, "R"])),
        (allying, "BAD_ASSIGNMENT", "0 1 1 3 2 1", pairs("alliance", [1, "R"], [3, "G"], [1, "B"])),
        (allying, "BAD_ASSIGNMENT", "5 1 1 3 2 1", pairs("alliance", [1, "GOLD"], [3, "G"], [1, "B"])),
        (preparing, "BAD_POSITION", "DEFEND.R UFO#1 99", play("DEFEND.R", ufo=1, position=99)),
        (preparing, "BAD_POSITION", "DEFEND.R UFO#3 99 7", play("DEFEND.R", ufo=3, position=99, secret=7)),
        (preparing, "BAD_CHOICE", "DEFEND.R UFO#1 0", play("DEFEND.R", ufo=1, position=0)),
        (boosting, "BAD_POSITION", "2 99", kind("reinsert", yes=2, position=99)),
        (boosting, "BAD_CHOICE", "2 0", kind("reinsert", yes=2, position=0)),
        (viewing, "BAD_POSITION", "9", kind("view_choice", take="elsewhere", position=9)),
        (naming, "BAD_POSITION", "1 1", kind("two_positions", positions=[1, 1])),
        (ordering, "BAD_ORDER", "ALIEN.B RELAX1 RELAX1", kind("order", cards=["ALIEN.B", "RELAX1", "RELAX1"])),
        (choosing, "BAD_CHOICE", "RELAX1", kind("pick_one", card="RELAX1")),
    ],
)
def test_20_1_words_and_decisions_are_refused_alike(scene: Any, code: str, words: str, action: dict[str, Any]) -> None:
    seat = 0 if scene is finished else None
    check(scene(), code, action, seat)
    check(scene(), code, words, seat)


@pytest.mark.parametrize("text", ["{", "{}", '{"type"', '{"type": "play_card"', '{"a":' * 2000, "[1]", "null"])
def test_20_1_text_that_is_no_decision_at_all_is_a_wrong_decision(text: str) -> None:
    check(preparing(), "WRONG_DECISION", text)
    check(preparing(), "NOT_YOUR_DECISION", text, 1)
    check(finished(), "GAME_OVER", text, 0)


@pytest.mark.parametrize("attempt", [None, 5, ["GREY"], b"GREY"])
def test_20_1_what_is_neither_words_nor_a_decision_is_a_wrong_decision(attempt: Any) -> None:
    assert preparing().refused(attempt).code == "WRONG_DECISION"
    assert preparing().refused(attempt, 1).code == "NOT_YOUR_DECISION"
    assert finished().refused(attempt, 0).code == "GAME_OVER"


@pytest.mark.parametrize("seat", [10**30, -(10**30)])
def test_20_1_a_seat_beyond_all_numbers_is_somebody_else(seat: int) -> None:
    check(preparing(), "NOT_YOUR_DECISION", "GREY", seat)


def test_20_1_half_a_line_is_not_blamed_for_what_it_leaves_open() -> None:
    """The second pair may still follow: only the colour is wrong."""
    check(allying(), "BAD_CHOICE", "GOLD 1")
    check(facing(), "BAD_ASSIGNMENT", "GREY 2")


@pytest.mark.parametrize("words", ["", "   "])
def test_20_1_an_empty_line_is_a_wrong_decision_whatever_is_asked(words: str) -> None:
    for scene in SCENES:
        check(scene(), "WRONG_DECISION", words)
