"""Section 8.3: when the deck of Rescue Grid runs out."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import again, at, do, ended, no, points, rescue, shown, viewers
from xenodeck.testkit import Scenario

SEVEN = "C1T1 C1T2 C1T3 C1T4 C2T1 C2T2 C2T3"


def out(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """One card is left in the deck; the discard pile will be C5T2, C5T1, C5T3 as the new deck."""
    laid: dict[str, Any] = {"deck": "C6T1", "discard": "C5T1 C5T2 C5T3", "chance": ["C5T2 C5T1 C5T3"], **position}
    return rescue(options, **laid)


def test_R5_9_the_new_deck_comes_at_once_and_the_drawer_removes_an_alieninja() -> None:
    t = do(out(), "DRAW")
    assert at(t, "state", "active", "revealed", "deck", "discard") == ["REMOVE", 0, "C6T1", "C5T2 C5T1 C5T3", ""]
    assert at(t, "bust") is False
    for words in ("STOP", "MORE", "DRAW", "CAPTURE S11", "TRIM T1"):
        assert no(t, words) == "WRONG_PHASE"
    assert no(t, "REMOVE S11", seat=1) == "NOT_YOUR_TURN"


def test_8_3_after_the_removal_the_player_goes_on() -> None:
    t = do(again(do(out(), "DRAW")), "REMOVE S13")
    assert at(t, "state", "active", "revealed") == ["PUSH", 0, "C6T1"]
    assert "S13" not in t.table("slots")
    assert len(t.table("slots")) == 7
    do(t, "MORE")
    assert at(t, "revealed", "state") == ["C6T1 C5T2", "PUSH"]


def test_8_3_types_revealed_before_still_count() -> None:
    t = do(out(), "DRAW", "REMOVE S13", "MORE", "MORE")
    assert at(t, "active", "revealed", "deck") == [1, "", "C5T3"]
    assert sorted(t.table("discard")) == ["C5T1", "C5T2", "C6T1"]


def test_8_3_the_player_may_stop_too() -> None:
    t = do(out(), "DRAW", "REMOVE S13", "STOP")
    assert at(t, "active", "hands") == [1, ["C6T1", ""]]


def test_8_3_a_bust_with_the_last_card_is_resolved_first() -> None:
    t = do(out(deck="C6T1 C4T1", chance=["C4T1 C5T3 C5T2 C6T1 C5T1"]), "DRAW", "MORE")
    assert at(t, "state", "active", "revealed", "deck", "discard", "bust") == [
        "REMOVE", 0, "", "C4T1 C5T3 C5T2 C6T1 C5T1", "", True]  # fmt: skip
    do(again(t), "REMOVE S21")
    do(t, "REMOVE S21")
    assert at(t, "state", "active", "hands", "captured") == ["CHOOSE", 1, ["", ""], ["", ""]]
    assert len(t.table("slots")) == 7


def test_8_3_a_bust_with_an_empty_discard_pile_still_makes_a_deck() -> None:
    t = do(out(deck="C6T1 C4T1", discard="", chance=["C4T1 C6T1"]), "DRAW", "MORE")
    assert at(t, "state", "deck") == ["REMOVE", "C4T1 C6T1"]
    assert at(do(t, "REMOVE S11"), "active") == 1


@pytest.mark.parametrize("deck", ["C6T1", "C6T1 C4T1"])
def test_8_3_with_one_alieninja_left_the_round_ends_at_once(deck: str) -> None:
    t = out(deck=deck, slots="- - - N4", places="- - C3X", chance=[], captured=["N1", "N2"], freed=["", "C1X"],
            captor=1)  # fmt: skip
    do(t, *["DRAW", "MORE"][: len(deck.split())])
    assert ended(t)
    assert points(t) == [1, 3]


def test_8_3_with_two_left_one_is_removed_and_the_round_goes_on() -> None:
    t = do(out(slots="N1 - - N4", places="C1X - C3X"), "DRAW", "REMOVE S14")
    assert not ended(t)
    assert at(t, "state", "slots") == ["PUSH", {"S11": "N1"}]


def test_8_3_the_deck_may_run_out_twice_in_one_turn() -> None:
    t = do(out(discard="C5T2", chance=["C5T2"]), "DRAW", "REMOVE S11")
    assert at(t, "deck") == "C5T2"
    do(t, "MORE")
    assert at(t, "state", "revealed", "deck") == ["REMOVE", "C6T1 C5T2", ""]
    do(t, "REMOVE S12")
    assert at(t, "state", "revealed") == ["PUSH", "C6T1 C5T2"]


def test_8_3_twice_in_one_turn_may_end_the_round() -> None:
    t = out(discard="C5T2", chance=["C5T2"], slots="N1 - - N4", places="C1X - C3X")
    do(t, "DRAW", "REMOVE S11")
    assert not ended(t)
    assert ended(do(t, "MORE"))
    assert points(t) == [0, 0]


# -- what is removed ---------------------------------------------------------------------------------------------------


def test_8_3_civilians_freed_by_a_removal_are_out_too() -> None:
    t = do(out(slots="- N2 - N4 N5 N6 N7 N8"), "DRAW", "REMOVE S12")
    assert sorted(t.table("removed")) == ["C1X", "C2X", "N2"]
    assert at(t, "freed", "captured") == [["", ""], ["", ""]]
    assert sorted(t.table("places").values()) == ["C3X", "C4X", "C5X", "C6X"]


def test_8_3_covered_ones_stay() -> None:
    t = do(out(), "DRAW", "REMOVE S12")
    assert at(t, "removed") == "N2"
    assert len(t.table("places")) == 6


def test_8_5_a_removed_civilian_is_shown_to_all() -> None:
    t = out(slots="- N2 N3 N4 N5 N6 N7 N8", hands=["", "", ""])
    assert not any("C1X" in shown(t, viewer) for viewer in viewers(t))
    do(t, "DRAW", "REMOVE S12")
    assert all("C1X" in shown(t, viewer) for viewer in viewers(t))


def test_R5_11_a_removal_is_no_capture() -> None:
    t = out(slots="N1 - - N4", places="C1X - C3X", hands=["", "", ""], first=2, active=1, discard="C5T2",
            chance=["C5T2"])  # fmt: skip
    do(t, "DRAW", "REMOVE S11")
    assert at(t, "captor") is None
    do(t, "MORE")
    assert ended(t)
    assert points(t) == [0, 0, 0]
    t.session.state.chance.script = None
    t.session.go_on()
    assert at(t, "first", "active") == [2, 2]


@pytest.mark.parametrize(("captor", "first"), [(None, 2), (0, 0), (1, 1)])
def test_R5_14_without_a_capture_the_first_player_stays(captor: int | None, first: int) -> None:
    captured = ["", "", ""] if captor is None else ["N1" if seat == captor else "" for seat in range(3)]
    t = rescue(deck="C6T1", slots="- - - N4", places="- - C3X", hands=["", "", ""], first=2, captor=captor,
               captured=captured)  # fmt: skip
    do(t, "DRAW")
    assert ended(t)
    t.session.go_on()
    assert at(t, "first", "active") == [first, first]


def test_R5_11_any_alieninja_may_be_removed_but_one_must_be() -> None:
    t = do(out(slots="N1 - N3 N4 N5 N6 N7 N8"), "DRAW")
    assert no(t, "REMOVE S12") == "TYPE_NOT_IN_GRID"
    assert no(t, "REMOVE S99") == no(t, {"type": "REMOVE"}) == no(t, {"type": "REMOVE", "slot": 11}) == "BAD_ARGUMENT"
    for slot in ("S11", "S13", "S14", "S21", "S22", "S23", "S24"):
        assert slot not in do(again(t), f"REMOVE {slot}").table("slots")


@pytest.mark.parametrize(("held", "slot"), [("N1 N2 N3 N4", "S11"), ("- - N3 N4 N5", "S13"), ("- - - - N5 N6", "S21")])
def test_R5_11_by_default_the_lowest_slot_is_removed(held: str, slot: str) -> None:
    covered = {"S11": "C1X C2X C3X", "S13": "- C2X C3X C4X", "S21": "- - - C4X C5X"}[slot]
    t = do(out(slots=held, places=covered), "DRAW")
    t.session.answer_by_default(0)
    assert slot not in t.table("slots")
    assert len(t.table("slots")) == len(held.replace("- ", "").split()) - 1


def test_R5_12_hands_and_revealed_cards_are_not_shuffled_in() -> None:
    t = do(out(deck="C6T8 C6T1", hands=["C1T1", "C2T1 C2T2"]), "DRAW", "MORE")
    assert at(t, "deck", "revealed", "hands") == ["C5T2 C5T1 C5T3", "C6T8 C6T1", ["C1T1", "C2T1 C2T2"]]


# -- nothing to shuffle ------------------------------------------------------------------------------------------------


def dry(**position: Any) -> Scenario:
    """Six players hold nearly everything; the last card of the deck comes, and nothing was discarded."""
    hands = [SEVEN, *(" ".join(f"C{c}T{k}" for k in range(1, 7)) for c in (3, 4, 5)), "", ""]
    laid: dict[str, Any] = {"hands": hands, "deck": "C6T5 C6T6", "discard": "", "chance": ["C1T2 C1T1"], **position}
    return do(rescue(**laid), "DRAW", "MORE")


def test_R5_10_without_discards_the_removal_happens_and_more_is_impossible() -> None:
    t = dry()
    assert at(t, "state", "deck", "discard", "bust") == ["REMOVE", "", "", False]
    do(t, "REMOVE S11")
    assert at(t, "state", "revealed") == ["PUSH", "C6T5 C6T6"]
    assert no(t, "MORE") == "WRONG_PHASE"
    assert no(again(t), "MORE") == "WRONG_PHASE"


def test_R5_10_the_new_deck_is_formed_after_the_trim() -> None:
    t = do(dry(), "REMOVE S11", "STOP")
    assert at(t, "state", "deck") == ["TRIM", ""]
    do(t, "TRIM T1")
    assert at(t, "state", "deck", "discard") == ["TRIM", "", "C1T1"]
    do(again(t), "TRIM T2")
    do(t, "TRIM T2")
    assert at(t, "state", "active", "deck", "discard") == ["CHOOSE", 1, "C1T2 C1T1", ""]
    do(t, "DRAW")
    assert at(t, "revealed", "state") == ["C1T2", "PUSH"]


def test_R5_10_nobody_removes_a_second_one_for_the_same_empty_deck() -> None:
    t = do(dry(), "REMOVE S11", "STOP", "TRIM T1", "TRIM T2")
    assert len(t.table("slots")) == 7
    assert at(t, "state") == "CHOOSE"


def test_R5_10_with_one_alieninja_the_round_ends_all_the_same() -> None:
    t = dry(slots="N1", places="C1X", chance=[])
    assert ended(t)
