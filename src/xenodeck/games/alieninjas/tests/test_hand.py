"""Sections 7.1 and 7.2: Four of a Mission. Drawing, discarding, multipliers, passing, and how a round ends."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    ALIENINJAS,
    CARDS,
    again,
    at,
    dealt,
    do,
    ended,
    hand,
    no,
    order,
    points,
)
from xenodeck.testkit import Scenario

SEVEN = "C1T5 C1T6 C1T7 C1T8 C2T5 C2T6 C2T7"
OTHER_SEVEN = "C3T5 C3T6 C3T7 C3T8 C4T5 C4T6 C4T7"
THIRD_SEVEN = "C5T1 C5T2 C5T3 C5T4 C4T1 C4T2 C4T3"


# -- drawing -----------------------------------------------------------------------------------------------------------


def test_7_2_a_draw_takes_the_top_of_the_deck_and_ends_the_turn() -> None:
    t = do(hand(hands=["C1T5", "", ""]), "DRAW")
    assert at(t, "hands", "deck", "active") == [["C1T5 C6T5", "", ""], "C6T6 C6T7 C5T5 C5T6 C5T7", 1]
    do(t, "DRAW", "DRAW")
    assert at(t, "hands", "active") == [["C1T5 C6T5", "C6T6", "C6T7"], 0]
    assert at(t, "discard") == "C6T8"


@pytest.mark.parametrize(("held", "drawn"), [(5, True), (6, True), (7, False)])
def test_7_2_with_seven_cards_nobody_draws(held: int, drawn: bool) -> None:
    t = hand(hands=[" ".join(SEVEN.split()[:held]), ""])
    if drawn:
        assert len(do(t, "DRAW").table("hands")[0]) == held + 1
    else:
        assert no(t, "DRAW") == "HAND_LIMIT"


# -- discarding --------------------------------------------------------------------------------------------------------


MATCHES = [  # top of the discard pile, hand, what is discarded
    ("C6T8", "C6T1 C1T1", "C6T1"),
    ("C6T8", "C1T8 C1T1", "C1T8"),
    ("C6T8", "C6T1 C6T2 C6T3", "C6T2 C6T1 C6T3"),
    ("C6T8", "C1T8 C3T8 C2T8 C1T1", "C3T8 C1T8"),
    ("C6T8", "C1X C1T1", "C1X"),
    ("C6T8", "C6X C1T1", "C6X"),
    ("C6X", "C6T1 C1T1", "C6T1"),
    ("C6X", "C6T1 C6T2 C1T1", "C6T2 C6T1"),
    ("C6X", "C1X C1T1", "C1X"),
]


@pytest.mark.parametrize(("top", "held", "cards"), MATCHES)
def test_7_2_what_matches_may_be_discarded(top: str, held: str, cards: str) -> None:
    t = do(hand(discard=f"C5T1 {top}", hands=[held, ""]), f"DISCARD {cards}")
    left = [card for card in held.split() if card not in cards.split()]
    assert at(t, "discard", "active", "deck") == [f"C5T1 {top} {cards}", 1, "C6T5 C6T6 C6T7 C5T5 C5T6 C5T7"]
    assert t.table("hands") == [left, []]


REFUSED = [  # options, top, hand, what is discarded, code
    ({}, "C6T8", "C1T1", "C1T1", "NO_MATCH"),
    ({}, "C6T8", "C6T1 C1T1", "C6T1 C1T1", "NO_MATCH"),
    ({}, "C6T8", "C6T1 C1T8", "C6T1 C1T8", "MIXED_CRITERIA"),
    ({}, "C6T8", "C6T1 C6T2 C1T8", "C6T1 C6T2 C1T8", "MIXED_CRITERIA"),
    ({}, "C6T8", "C6T1 C1T8 C2T2", "C6T1 C1T8 C2T2", "NO_MATCH"),
    ({}, "C6T8", "C6T1 C1T1", "C6T1 C1T1", "NO_MATCH"),
    ({}, "C6X", "C1T8", "C1T8", "NO_MATCH"),
    ({}, "C6X", "C6T1 C1T1", "C6T1 C1T1", "NO_MATCH"),
    ({}, "C6T8", "C6X C6T1", "C6X C6T1", "WILD_NOT_ALONE"),
    ({}, "C6T8", "C6X C6T1", "C6T1 C6X", "WILD_NOT_ALONE"),
    ({}, "C6T8", "C6X C1X", "C6X C1X", "WILD_NOT_ALONE"),
    ({"m4_chain": True}, "C6T8", "C6X C6T1", "C6T1 C6X", "WILD_NOT_ALONE"),
    ({"m4_mixed_criteria": True}, "C6T8", "C6X C6T1", "C6T1 C6X", "WILD_NOT_ALONE"),
    ({"m4_chain": True}, "C6T8", "C6T1 C2T2", "C6T1 C2T2", "NO_MATCH"),
    ({"m4_chain": True}, "C6T8", "C1T8 C1T1", "C1T1 C1T8", "NO_MATCH"),
    ({"m4_chain": True}, "C6X", "C1T1 C6T1", "C1T1 C6T1", "NO_MATCH"),
    ({"m4_mixed_criteria": True}, "C6T8", "C6T1 C1T1", "C6T1 C1T1", "NO_MATCH"),
    ({"m4_mixed_criteria": True}, "C6X", "C6T1 C1T8", "C6T1 C1T8", "NO_MATCH"),
    ({"m4_wild_on_wild": False}, "C6X", "C1X", "C1X", "NO_MATCH"),
]


@pytest.mark.parametrize(("options", "top", "held", "cards", "code"), REFUSED)
def test_R4_4_what_does_not_match_is_refused(
    options: dict[str, object], top: str, held: str, cards: str, code: str
) -> None:
    assert no(hand(options, discard=top, hands=[held, ""]), f"DISCARD {cards}") == code


@pytest.mark.parametrize(
    ("options", "top", "cards"),
    [
        ({"m4_chain": True}, "C6T8", "C6T1 C1T1"),
        ({"m4_chain": True}, "C6T8", "C1T8 C1T1 C2T1 C2T5"),
        ({"m4_chain": True}, "C6T8", "C6T1 C1T1 C1T8"),
        ({"m4_chain": True}, "C6X", "C6T1 C1T1"),
        ({"m4_mixed_criteria": True}, "C6T8", "C6T1 C1T8"),
        ({"m4_mixed_criteria": True}, "C6T8", "C1T8 C6T1 C2T8"),
        ({"m4_chain": True, "m4_mixed_criteria": True}, "C6T8", "C6T1 C1T1"),
        ({"m4_wild_on_wild": False}, "C6T8", "C1X"),
    ],
)
def test_R4_4_other_readings_allow_more(options: dict[str, object], top: str, cards: str) -> None:
    t = do(hand(options, discard=top, hands=[cards + " C3T3", ""]), f"DISCARD {cards}")
    assert at(t, "discard", "hands", "active") == [f"{top} {cards}", ["C3T3", ""], 1]


def test_R4_4_with_a_chain_mixed_criteria_are_ignored() -> None:
    options: dict[str, object] = {"m4_chain": True, "m4_mixed_criteria": True}
    assert no(hand(options, hands=["C6T1 C1T8", ""]), "DISCARD C6T1 C1T8") == "NO_MATCH"


def test_R4_5_a_civilian_may_lie_on_a_civilian() -> None:
    t = do(hand(discard="C6X", hands=["C1X C2T2", ""]), "DISCARD C1X")
    assert at(t, "discard") == "C6X C1X"


def test_R4_3_with_seven_cards_one_may_still_discard() -> None:
    t = do(hand(hands=[SEVEN, ""]), "DISCARD C1T8")
    assert at(t, "active") == 1
    assert len(t.table("hands")[0]) == 6


def test_R4_3_the_last_card_may_be_discarded() -> None:
    t = do(hand(hands=["C6T1", ""]), "DISCARD C6T1")
    assert at(t, "hands", "state", "active") == [["", ""], "TURN", 1]


# -- multipliers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "after"), [("T1 T3", "N2 N3"), ("T2 T4", "N1 N4"), ("T1 T4", "N2 N4")])
def test_7_2_with_two_cards_a_multiplier_may_be_moved(move: str, after: str) -> None:
    t = do(hand(hands=["C6T1 C6T2 C1T1", ""]), f"DISCARD C6T1 C6T2 move {move}")
    assert " ".join(sorted(t.table("multipliers"))) == after
    assert at(t, "active", "discard") == [1, "C6T8 C6T1 C6T2"]


def test_7_2_or_left_where_it_is() -> None:
    t = do(hand(hands=["C6T1 C6T2 C1T1", ""]), "DISCARD C6T1 C6T2")
    assert sorted(t.table("multipliers")) == ["N1", "N2"]


def test_7_2_with_three_cards_still_only_one_moves() -> None:
    t = do(hand(hands=["C6T1 C6T2 C6T3 C1T1", ""]), "DISCARD C6T1 C6T2 C6T3 move T2 T3")
    assert sorted(t.table("multipliers")) == ["N1", "N3"]


@pytest.mark.parametrize(
    ("cards", "move", "code"),
    [
        ("C6T1", "T1 T3", "MULTIPLIER_NOT_ALLOWED"),
        ("C1X", "T1 T3", "MULTIPLIER_NOT_ALLOWED"),
        ("C6T1", "T3 T3", "MULTIPLIER_NOT_ALLOWED"),
        ("C6T1 C6T2", "T3 T4", "MULTIPLIER_TARGET"),  # T3 has none
        ("C6T1 C6T2", "T1 T2", "MULTIPLIER_TARGET"),  # T2 has one
        ("C6T1 C6T2", "T1 T1", "MULTIPLIER_TARGET"),
        ("C6T1 C6T2", "T1 T5", "MULTIPLIER_TARGET"),  # T5 is not in the mission
        ("C6T1 C6T2", "T5 T3", "MULTIPLIER_TARGET"),
    ],
)
def test_R4_6_multipliers_move_from_one_that_has_one_to_one_that_has_none(cards: str, move: str, code: str) -> None:
    t = hand(hands=["C6T1 C6T2 C1T1 C1X", ""])
    assert no(t, f"DISCARD {cards} move {move}") == code
    assert sorted(t.table("multipliers")) == ["N1", "N2"]


def test_R4_1_an_alieninja_never_carries_two() -> None:
    t = do(hand(hands=["C6T1 C6T2", "C5T2 C4T2 C3T3"]), "DISCARD C6T1 C6T2 move T1 T3")
    assert no(t, "DISCARD C5T2 C4T2 move T2 T3") == "MULTIPLIER_TARGET"
    do(t, "DISCARD C5T2 C4T2 move T3 T1")
    assert sorted(t.table("multipliers")) == ["N1", "N2"]


# -- passing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1, 6])
def test_R4_3_with_fewer_than_seven_nobody_passes(held: int) -> None:
    assert no(hand(hands=[" ".join(SEVEN.split()[:held]), ""]), "PASS") == "PASS_NOT_ALLOWED"


def test_R4_3_with_seven_one_may_pass_even_if_a_discard_is_possible() -> None:
    t = do(hand(hands=[SEVEN, ""]), "PASS")
    assert at(t, "active", "passes", "discard") == [1, 1, "C6T8"]


def full(**position: Any) -> Scenario:
    return hand(**{"hands": [SEVEN, OTHER_SEVEN, THIRD_SEVEN], **position})


def test_R4_7_when_all_pass_the_top_of_the_deck_is_turned_over() -> None:
    t = do(full(active=1), "PASS", "PASS")
    assert at(t, "discard", "passes") == ["C6T8", 2]
    do(t, "PASS")
    assert at(t, "discard", "passes", "active") == ["C6T8 C6T5", 0, 1]
    assert at(t, "deck") == "C6T6 C6T7 C5T5 C5T6 C5T7"


def test_R4_7_the_turned_card_may_be_a_civilian() -> None:
    t = do(full(deck="C6X C6T5"), "PASS", "PASS", "PASS")
    assert at(t, "discard", "active", "state") == ["C6T8 C6X", 0, "TURN"]
    assert no(t, "DISCARD C1T8") == "NO_MATCH"


def test_R4_7_only_passes_in_a_row_count() -> None:
    t = do(full(discard="C5T8"), "PASS", "PASS", "DISCARD C5T1")
    assert at(t, "passes", "active") == [0, 0]
    do(t, "PASS", "PASS")
    assert at(t, "passes", "deck") == [2, "C6T5 C6T6 C6T7 C5T5 C5T6 C5T7"]


def test_R4_7_a_draw_breaks_the_row_too() -> None:
    t = do(hand(hands=[SEVEN, "", OTHER_SEVEN], active=2), "PASS", "PASS", "DRAW")
    assert at(t, "passes", "active", "discard") == [0, 2, "C6T8"]


def test_R4_7_after_the_turned_card_all_may_pass_again() -> None:
    t = do(full(), *["PASS"] * 6)
    assert at(t, "discard", "passes", "active") == ["C6T8 C6T5 C6T6", 0, 0]


def test_R4_7_passes_may_be_written_down() -> None:
    t = do(again(do(full(), "PASS", "PASS")), "PASS")
    assert at(t, "discard") == "C6T8 C6T5"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R4_9_the_all_pass_card_may_be_the_last(first: int) -> None:
    t = do(full(deck="C6T5", active=first), "PASS", "PASS", "PASS")
    assert ended(t)
    assert at(t, "discard") == "C6T8 C6T5"
    t.session.go_on()
    assert at(t, "first", "active") == [(first + 2) % 3, (first + 2) % 3]


def test_R4_15_the_last_passer_starts_after_that() -> None:
    t = do(full(deck="C6T5", active=1), "PASS", "PASS", "PASS")
    t.session.go_on()
    assert at(t, "first") == 0


def test_R4_9_the_drawer_of_the_last_card_keeps_it_and_ends_the_round() -> None:
    t = do(hand(deck="C6T1", hands=["", "C6T2", "C6T3"], active=1), "DRAW")
    assert ended(t)
    assert points(t) == [0, 3 * 2 + 2 * 2, 1]
    t.session.go_on()
    assert at(t, "first", "active") == [1, 1]


def test_R4_9_a_deck_that_is_not_empty_ends_nothing() -> None:
    assert not ended(do(hand(deck="C6T1 C6T2"), "DRAW"))


def test_R4_10_every_draw_shrinks_the_deck() -> None:
    t = do(hand(deck="C6T5 C6T6 C6T7 C5T5"), "DRAW", "DRAW", "DRAW")
    assert not ended(t)
    assert ended(do(t, "DRAW"))


# -- free passes -------------------------------------------------------------------------------------------------------


def test_RG_11_free_passes_count_for_all_pass() -> None:
    t = do(hand({"free_pass": True}, hands=["", "C1T1", SEVEN]), "PASS", "PASS", "PASS")
    assert at(t, "discard", "passes", "active") == ["C6T8 C6T5", 0, 0]


def test_RG_11_free_passing_may_empty_the_deck() -> None:
    t = do(hand({"free_pass": True}, deck="C6T5"), "PASS", "PASS")
    assert ended(t)


# -- completion --------------------------------------------------------------------------------------------------------


COMPLETE = ["C1T1 C2T2 C3T3 C4T4", "C1T1 C2T2 C3T3 C4X", "C1T1 C2T2 C3X C4X", "C1T1 C2X C3X C4X", "C1X C2X C3X C4X"]
INCOMPLETE = [
    "C1T1 C2T2 C3T3",
    "C1T1 C2T2 C3T3 C4T5",  # T5 is not in the mission
    "C1T1 C2T2 C3T3 C1T4",  # a character twice
    "C1T1 C2T2 C3T3 C1X",
    "C1T1 C2T2 C3T3 C4T3",  # a type twice
    "C1T1 C2T1 C3X C4X",
    "C1T1 C2T2 C3T3 C1X C4T4",  # five cards
    "C1T1 C2T2 C3T3 C5T5 C4T4",
]


def with_last_drawn(cards: str, **options: object) -> Scenario:
    *held, drawn = cards.split()
    return do(hand(options, hands=[" ".join(held), "", ""], deck=f"{drawn} C6T6 C6T7"), "DRAW")


@pytest.mark.parametrize("cards", COMPLETE)
def test_R4_8_four_of_the_mission_end_the_round(cards: str) -> None:
    t = with_last_drawn(cards)
    assert ended(t)
    t.session.go_on()
    assert at(t, "first", "active") == [0, 0]


@pytest.mark.parametrize("cards", INCOMPLETE)
def test_R4_8_nothing_else_does(cards: str) -> None:
    t = with_last_drawn(cards)
    assert not ended(t)
    assert at(t, "active") == 1


def test_R4_8_a_discard_may_complete_as_well() -> None:
    t = do(hand(hands=["", "C1T1 C2T2 C3T3 C4T4 C6T1 C6T2"], active=1), "DISCARD C6T1 C6T2 move T1 T4")
    assert ended(t)
    assert points(t) == [0, 3 + 2 * 2 + 1 + 3 * 2]
    t.session.go_on()
    assert at(t, "first") == 1


def test_R4_8_a_discarded_civilian_may_complete() -> None:
    assert ended(do(hand(hands=["C1T1 C2T2 C3T3 C4T4 C5X", ""]), "DISCARD C5X"))


@pytest.mark.parametrize("cards", ["C1T1 C2T2 C3T3 C1X", "C1T1 C2T2 C1X C2X", "C1T1 C1X C2X C3X"])
def test_R4_8_characters_of_civilians_count_unless_that_is_off(cards: str) -> None:
    assert not ended(with_last_drawn(cards))
    assert ended(with_last_drawn(cards, m4_wild_character_counts=False))


def test_R4_8_with_that_off_camouflage_still_needs_different_characters() -> None:
    assert not ended(with_last_drawn("C1T1 C1T2 C3T3 C4X", m4_wild_character_counts=False))


def test_R4_8_others_complete_only_in_their_own_turn() -> None:
    t = hand(hands=["C1T5", "C1T1 C2T2 C3T3 C4T4", ""], active=2)
    do(t, "DRAW")
    assert not ended(t)


# -- hands dealt at the start ------------------------------------------------------------------------------------------


def opened(first: str, initial: int, seats: int = 2, **options: object) -> Scenario:
    script = [order(first, CARDS), order("N1 N2 N3 N4", ALIENINJAS), [0, 1, 2, 3]]
    return dealt("m4_hand", seats, script, m4_initial_hand=initial, **options)


def test_R4_2_hands_start_empty() -> None:
    t = opened("C6T8 C6T7", 0)
    assert at(t, "hands", "discard") == [["", ""], "C6T8"]
    assert len(t.table("deck")) == 53


def test_R4_2_or_with_so_many_cards_dealt_before_the_first_discard() -> None:
    t = opened("C1T1 C2T1 C3T1 C1T2 C2T2 C3T2 C6X", 2, seats=3, first_player=1)
    assert at(t, "hands", "discard", "active") == [["C3T1 C3T2", "C1T1 C1T2", "C2T1 C2T2"], "C6X", 1]
    assert len(t.table("deck")) == 54 - 7


def test_R4_8_a_hand_may_be_complete_when_its_first_turn_begins() -> None:
    t = opened("C1T1 C5T5 C2T2 C5T6 C3T3 C5T7 C4T4 C5T8", 4, rounds=1)
    assert ended(t)
    assert points(t) == [3 * 2 + 2 * 2 + 1 + 3, 0]


def test_R4_8_the_other_one_waits_for_the_own_turn() -> None:
    t = opened("C5T5 C1T1 C5T6 C2T2 C5T7 C3T3 C5T8 C4T4", 4, rounds=1)
    assert not ended(t)
    do(t, "DRAW")
    assert ended(t)
    assert points(t) == [0, 14]


def test_R4_2_seven_at_the_start_is_a_full_hand() -> None:
    t = opened("", 7)
    assert no(t, "DRAW") == "HAND_LIMIT"
    do(t, "PASS")


# -- time-outs ---------------------------------------------------------------------------------------------------------


def test_7_2_by_default_one_draws_or_passes() -> None:
    t = hand(hands=["", SEVEN])
    t.session.answer_by_default(0)
    assert at(t, "hands", "active") == [["C6T5", SEVEN], 1]
    t.session.answer_by_default(1)
    assert at(t, "active", "passes", "deck") == [0, 1, "C6T6 C6T7 C5T5 C5T6 C5T7"]
