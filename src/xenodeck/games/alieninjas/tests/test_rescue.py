"""Sections 8.1, 8.2 and 8.4: Rescue Grid. Pushing luck, paying, freeing, trimming, and the end of a round."""

from __future__ import annotations

import pytest

from xenodeck.games.alieninjas.tests.tables import again, at, do, ended, no, places, points, rescue, slots

THREE = "C1T1 C2T1 C3T1"
SEVEN = "C1T1 C1T2 C1T3 C1T4 C2T1 C2T2 C2T3"


# -- pushing luck ------------------------------------------------------------------------------------------------------


def test_8_2_a_draw_reveals_a_card_and_asks_for_more() -> None:
    t = do(rescue(), "DRAW")
    assert at(t, "state", "active", "revealed", "deck", "hands") == [
        "PUSH", 0, "C6T1", "C6T2 C6T3 C6T4 C6T5 C6T6", ["", ""]]  # fmt: skip
    assert no(t, "DRAW") == no(t, "CAPTURE S11") == no(t, "TRIM T1") == no(t, "REMOVE S11") == "WRONG_PHASE"


def test_8_2_stop_takes_all_revealed_cards_and_ends_the_turn() -> None:
    t = do(rescue(hands=["C1T1", "", ""]), "DRAW", "MORE", "MORE", "STOP")
    assert sorted(t.table("hands")[0]) == ["C1T1", "C6T1", "C6T2", "C6T3"]
    assert at(t, "state", "active", "revealed", "discard") == ["CHOOSE", 1, "", "C5T1 C5T2"]


def test_8_2_the_first_card_may_be_all() -> None:
    t = do(rescue(), "DRAW", "STOP")
    assert at(t, "hands", "active") == [["C6T1", ""], 1]


def test_8_2_a_type_revealed_twice_is_a_bust() -> None:
    t = do(rescue(deck="C6T1 C6T2 C1T1 C6T4", hands=["C1T2", ""]), "DRAW", "MORE", "MORE")
    assert at(t, "state", "active", "revealed", "hands") == ["CHOOSE", 1, "", ["C1T2", ""]]
    assert sorted(t.table("discard")) == ["C1T1", "C5T1", "C5T2", "C6T1", "C6T2"]
    assert at(t, "deck") == "C6T4"


def test_8_2_a_bust_with_the_second_card() -> None:
    t = do(rescue(deck="C6T1 C2T1 C6T4"), "DRAW", "MORE")
    assert at(t, "active", "deck") == [1, "C6T4"]


def test_R5_2_a_bust_never_costs_the_hand() -> None:
    t = do(rescue(deck="C6T1 C4T1 C6T4", hands=[SEVEN, ""]), "DRAW", "MORE")
    assert t.table("hands")[0] == SEVEN.split()


def test_R5_3_types_in_hand_or_discarded_do_not_bust() -> None:
    t = do(rescue(deck="C6T1 C6T2 C6T4 C6T5", hands=["C1T1 C1T2", ""], discard="C5T1 C5T2"), "DRAW", "MORE")
    assert at(t, "state", "revealed") == ["PUSH", "C6T1 C6T2"]


def test_R5_3_nor_do_those_of_an_earlier_action() -> None:
    t = do(rescue(deck="C6T1 C5T3 C4T1 C6T5"), "DRAW", "STOP", "DRAW", "MORE")
    assert at(t, "state", "revealed") == ["PUSH", "C5T3 C4T1"]


def test_R5_3_eight_cards_are_possible_and_a_ninth_always_busts() -> None:
    deck = " ".join(f"C6T{kind}" for kind in range(1, 9))
    t = do(rescue(deck=f"{deck} C4T5 C4T6"), "DRAW", *["MORE"] * 7)
    assert len(t.table("revealed")) == 8
    do(t, "MORE")
    assert at(t, "active", "revealed", "hands") == [1, "", ["", ""]]


def test_R5_3_the_same_character_is_no_bust() -> None:
    assert at(do(rescue(), "DRAW", "MORE"), "state") == "PUSH"


def test_R5_1_nobody_passes_and_the_first_card_is_compulsory() -> None:
    t = rescue()
    assert no(t, "PASS") == "BAD_ARGUMENT"
    assert no(t, "STOP") == no(t, "MORE") == "WRONG_PHASE"


def test_R5_1_capture_and_draw_are_two_turns() -> None:
    t = do(rescue(hands=[THREE, ""]), "CAPTURE S11")
    assert at(t, "active", "state") == [1, "CHOOSE"]
    assert no(t, "DRAW", seat=0) == "NOT_YOUR_TURN"


# -- paying ------------------------------------------------------------------------------------------------------------

T5, T6 = "C1T5 C2T5 C3T5", "C1T6 C2T6 C3T6"


@pytest.mark.parametrize(
    ("held", "wilds", "left"),
    [
        (THREE, "", ""),
        (f"{THREE} C4T1", "", "C4T1"),
        (f"C4T1 {THREE} C1T5", "", "C4T1 C1T5"),
        (f"C1T1 C2T1 {T5}", "T5", ""),
        (f"C1T1 C2T1 C3T1 {T5}", "T5", "C3T1"),
        (f"C1T1 C2T1 {T5} C4T5", "T5", "C4T5"),
        (f"C1T1 {T5} {T6}", "T5 T6", ""),
        (f"C1T1 {T5} {T6}", "T6 T5", ""),
        (f"C1T1 {T5} C4T5 C5T5 C6T5", "T5 T5", ""),
    ],
)
def test_8_2_what_an_alieninja_costs(held: str, wilds: str, left: str) -> None:
    t = do(rescue(hands=[held, ""], deck="C6T8", discard="C5T2"), f"CAPTURE S11 {wilds}")
    assert at(t, "captured", "active", "state") == [["N1", ""], 1, "CHOOSE"]
    assert sorted(t.table("hands")[0]) == sorted(left.split())
    paid = [card for card in held.split() if card not in left.split()]
    assert sorted(t.table("discard")) == sorted([*paid, "C5T2"])
    assert "S11" not in t.table("slots")


@pytest.mark.parametrize(
    ("held", "wilds"),
    [
        ("", ""),
        ("C1T1 C2T1", ""),
        (f"C1T1 C2T1 {T5}", ""),
        ("C1T1 C2T1 C1T5 C2T5", "T5"),
        ("C1T1 C2T1 C1T5 C2T5 C3T6", "T5"),
        (f"C1T1 {T5}", "T5"),
        (f"C1T1 {T5}", "T5 T5"),
        (f"C1T1 {T5} C4T5 C5T5", "T5 T5"),
        (f"{T5} {T6}", "T5 T6"),
        (f"C1T1 {T5} C1T6 C2T6", "T5 T6"),
        (f"{THREE} C4T1 C5T1", "T1"),
        (f"{THREE} {T5}", "T1 T5"),
        (f"{T5} {T6} C1T7", "T5 T6 T7"),
        (THREE, "T5 T6 T7"),
        (THREE, "T5"),
    ],
)
def test_R5_6_what_does_not_pay_exactly_as_named_is_a_bad_payment(held: str, wilds: str) -> None:
    assert no(rescue(hands=[held, ""], deck="C6T8", discard="C5T8"), f"CAPTURE S11 {wilds}") == "BAD_PAYMENT"


def test_R5_6_wilds_may_be_left_out() -> None:
    t = rescue(hands=[THREE, ""])
    t.pick({"type": "CAPTURE", "slot": "S11"})
    assert at(t, "captured") == ["N1", ""]


def test_R5_6_the_type_of_a_triple_need_not_be_in_the_grid() -> None:
    t = do(rescue(hands=[f"C1T1 C2T1 {T5}", ""], slots="N1 N2 N3 N4 - N6 N7 N8"), "CAPTURE S11 T5")
    assert at(t, "captured") == ["N1", ""]


def test_R5_5_among_equal_types_the_lowest_character_is_paid() -> None:
    t = do(rescue(hands=["C6T1 C4T1 C2T1 C5T1 C3T1", ""], deck="C6T8", discard="C5T8"), "CAPTURE S11")
    assert sorted(t.table("hands")[0]) == ["C5T1", "C6T1"]
    t = do(rescue(hands=["C4T1 C6T1 C6T5 C4T5 C2T5 C3T5", ""], deck="C6T8"), "CAPTURE S11 T5")
    assert at(t, "hands") == ["C6T5", ""]


@pytest.mark.parametrize(("slot", "kind"), [("S11", 5), ("S14", 8), ("S21", 1), ("S24", 4)])
def test_8_2_the_type_in_the_slot_is_paid(slot: str, kind: int) -> None:
    held = " ".join(f"C{c}T{kind}" for c in (1, 2, 3))
    t = rescue(hands=[held, ""], slots="N5 N6 N7 N8 N1 N2 N3 N4", deck="C6T8" if kind != 8 else "C6T7")
    do(t, f"CAPTURE {slot}")
    assert at(t, "captured") == [f"N{kind}", ""]


def test_R5_7_only_what_is_in_the_grid_can_be_captured() -> None:
    t = rescue(hands=[THREE, ""], slots="- N2 N3 N4 N5 N6 N7 N8")
    assert no(t, "CAPTURE S11") == "TYPE_NOT_IN_GRID"
    assert no(t, "CAPTURE S11 T1 T2 T3") == "TYPE_NOT_IN_GRID"
    assert no(t, "CAPTURE S12") == "BAD_PAYMENT"
    assert no(t, "CAPTURE S99") == "BAD_ARGUMENT"


# -- freeing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "freed"),
    [
        ("N2 N1 N3 N4 N5 N6 N7 N8", ""),
        ("- N1 N3 N4 N5 N6 N7 N8", "C1X"),
        ("N2 N1 - N4 N5 N6 N7 N8", "C2X"),
        ("- N1 - N4 N5 N6 N7 N8", "C1X C2X"),
        ("- N1 - N4 - - - -", "C1X C2X"),
        ("- N1 - - - - - N8", "C1X C2X"),
    ],
)
def test_R5_8_a_civilian_is_freed_when_the_last_one_over_it_leaves(before: str, freed: str) -> None:
    covered = {"- N1 - N4 - - - -": "C1X C2X C3X", "- N1 - - - - - N8": "C1X C2X - - - C6X"}.get(before)
    t = rescue(hands=["", THREE], active=1, slots=before, places=places(covered) if covered else places())
    do(t, "CAPTURE S12")
    assert at(t, "captured") == ["", "N1"]
    assert " ".join(sorted(t.table("freed")[1])) == freed
    assert t.table("freed")[0] == []
    assert not set(freed.split()) & set(t.table("places").values())


@pytest.mark.parametrize(
    ("slot", "alone", "place"),
    [("S11", "S12", "V11"), ("S14", "S13", "V13"), ("S21", "S22", "V21"), ("S24", "S23", "V23"), ("S23", "S22", "V22")],
)
def test_8_1_which_slots_lie_over_which_civilian(slot: str, alone: str, place: str) -> None:
    held = slots()
    kind = int(held[slot][1])
    del held[alone]
    cards = " ".join(f"C{c}T{kind}" for c in (1, 2, 3))
    t = do(rescue(hands=[cards, ""], slots=held, deck="C6T1" if kind != 1 else "C6T2"), f"CAPTURE {slot}")
    assert t.table("freed")[0] == [places()[place]]
    assert place not in t.table("places")


def test_R5_8_the_rows_do_not_touch() -> None:
    t = do(rescue(hands=["C1T5 C2T5 C3T5", ""], slots="- - N3 N4 N5 - N7 N8", places="- C2X C3X C4X C5X C6X"),
           "CAPTURE S21")  # fmt: skip
    assert at(t, "freed") == ["C4X", ""]


# -- the hand limit ----------------------------------------------------------------------------------------------------


def test_R5_4_more_than_seven_are_trimmed_one_at_a_time() -> None:
    t = do(rescue(hands=[SEVEN, ""], deck="C6T5 C6T6 C6T7"), "DRAW", "MORE", "STOP")
    assert at(t, "state", "active") == ["TRIM", 0]
    assert len(t.table("hands")[0]) == 9
    assert no(t, "DRAW") == no(t, "STOP") == no(t, "CAPTURE S11") == no(t, "REMOVE S11") == "WRONG_PHASE"
    do(t, "TRIM T5")
    assert at(again(t), "state", "active") == ["TRIM", 0]
    do(t, "TRIM T1")
    assert at(t, "state", "active") == ["CHOOSE", 1]
    assert sorted(t.table("hands")[0]) == ["C1T2", "C1T3", "C1T4", "C2T1", "C2T2", "C2T3", "C6T6"]
    assert sorted(t.table("discard")) == ["C1T1", "C5T1", "C5T2", "C6T5"]


@pytest.mark.parametrize(("held", "state"), [(5, "CHOOSE"), (6, "CHOOSE"), (7, "TRIM")])
def test_R5_4_exactly_seven_are_kept(held: int, state: str) -> None:
    t = do(rescue(hands=[" ".join(SEVEN.split()[:held]), ""], deck="C6T5 C6T6"), "DRAW", "STOP")
    assert at(t, "state") == state


def test_R5_4_only_own_types_are_trimmed() -> None:
    t = do(rescue(hands=[SEVEN, ""], deck="C6T5 C6T6"), "DRAW", "STOP")
    assert no(t, "TRIM T8") == no(t, "TRIM T6") == "NOT_IN_HAND"
    assert no(t, "TRIM T9") == "BAD_ARGUMENT"
    assert no(t, "TRIM T1", seat=1) == "NOT_YOUR_TURN"


def test_R5_5_among_equal_types_the_lowest_character_is_trimmed() -> None:
    held = "C6T1 C3T1 C2T1 C5T1 C1T2 C1T3 C1T4"
    t = do(rescue(hands=[held, ""], deck="C6T5 C6T6", discard="C5T8"), "DRAW", "STOP", "TRIM T1")
    assert "C2T1" in t.table("discard")
    assert "C2T1" not in t.table("hands")[0]


def test_R5_4_a_bust_needs_no_trimming() -> None:
    t = do(rescue(hands=[SEVEN, ""], deck="C6T5 C5T5 C6T6"), "DRAW", "MORE")
    assert at(t, "state", "active") == ["CHOOSE", 1]


# -- the end of a round ------------------------------------------------------------------------------------------------


def test_R5_13_the_round_ends_at_once_when_the_grid_is_empty() -> None:
    t = rescue(hands=["", THREE, ""], active=1, slots="- N1 -", places="C1X C2X", captured=["N2 N3", "", "N4"],
               freed=["C3X", "", "C4X C5X"])  # fmt: skip
    do(t, "CAPTURE S12")
    assert ended(t)
    assert points(t) == [2 + 4, 1 + 2 + 3, 1 + 2 + 3]
    t.session.go_on()
    assert at(t, "first", "active", "state") == [1, 1, "CHOOSE"]
    assert at(t, "captured", "freed", "hands", "discard", "captor") == [
        ["", "", ""],
        ["", "", ""],
        ["", "", ""],
        "",
        None,
    ]
    assert len(t.table("deck")) == 48
    assert len(t.table("slots")) == 8
    assert len(t.table("places")) == 6


def test_8_4_with_one_left_in_the_grid_the_round_goes_on() -> None:
    t = do(rescue(hands=[THREE, ""], slots="N1 - - N4", places="C1X - C3X"), "CAPTURE S11")
    assert not ended(t)
    assert at(t, "active", "freed") == [1, ["C1X", ""]]


def test_8_4_what_is_in_hand_has_no_value() -> None:
    t = do(rescue(hands=[f"{THREE} C1T5 C2T5", "C5T5 C5T6 C5T7"], slots="N1", places="C1X"), "CAPTURE S11")
    assert points(t) == [3, 0]


@pytest.mark.parametrize(
    ("captured", "freed", "expected"),
    [
        ("", "", 0),
        ("N2", "", 1),
        ("N2 N3 N5", "", 3),
        ("", "C2X", 3),
        ("N2", "C2X C3X C6X", 1 + 11),
        ("", "C4X C5X", 5),
    ],
)
def test_8_4_one_for_each_alieninja_and_the_points_of_the_civilians(captured: str, freed: str, expected: int) -> None:
    t = rescue(hands=[THREE, ""], slots="N1", places="C1X", captured=["", captured], freed=["", freed])
    assert points(do(t, "CAPTURE S11")) == [3, expected]


def test_8_4_the_latest_captor_starts_the_next_round() -> None:
    t = rescue(hands=["C1T4 C2T4 C3T4", THREE, ""], active=1, first=2, slots="N1 - - N4", places="C1X - C3X")
    do(t, "CAPTURE S11")
    assert at(t, "captor") == 1
    do(t, "DRAW", "STOP", "CAPTURE S14")
    assert ended(t)
    t.session.go_on()
    assert at(t, "first", "active") == [0, 0]


# -- time-outs and free passes -----------------------------------------------------------------------------------------


def test_R5_11_by_default_one_draws_and_stops() -> None:
    t = rescue(hands=[THREE, ""])
    t.session.answer_by_default(0)
    assert at(t, "state", "revealed") == ["PUSH", "C6T1"]
    t.session.answer_by_default(0)
    assert at(t, "active") == 1
    assert sorted(t.table("hands")[0]) == ["C1T1", "C2T1", "C3T1", "C6T1"]


@pytest.mark.parametrize(
    ("held", "trimmed"),
    [
        ("C1T1 C2T1 C1T2 C2T2 C1T3 C2T3 C3T3", "C6T5"),
        ("C1T1 C2T1 C1T2 C2T2 C1T5 C2T3 C3T3", "C1T1"),  # two of each
        ("C1T7 C2T1 C3T1 C1T2 C2T2 C3T2 C4T2", "C6T5"),
        ("C1T3 C2T1 C3T1 C1T2 C2T2 C3T2 C4T2", "C1T3"),
    ],
)
def test_R5_11_by_default_the_rarest_type_is_trimmed_the_lowest_first(held: str, trimmed: str) -> None:
    t = do(rescue(hands=[held, ""], deck="C6T5 C6T6"), "DRAW", "STOP")
    t.session.answer_by_default(0)
    assert trimmed in t.table("discard")
    assert at(t, "active") == 1


def test_RG_11_free_passes_end_the_turn_but_not_all_in_a_row() -> None:
    t = do(rescue({"free_pass": True}, hands=["", "", ""]), "PASS", "PASS")
    assert at(t, "active", "passes", "state") == [2, 2, "CHOOSE"]
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"
    do(t, "DRAW")
    assert no(t, "PASS") == "WRONG_PHASE"
    do(t, "STOP", "PASS", "PASS")
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"
