"""Section 7.3: what a hand is worth."""

from __future__ import annotations

import pytest

from xenodeck.games.alieninjas.tests.tables import at, do, ended, hand, points
from xenodeck.testkit import Scenario


def scored(cards: str, /, **options: object) -> int:
    """What seat 1 gets for this hand when seat 0 draws the last card; T1 and T2 count twice."""
    return points(round_of(cards, **options))[1]


def round_of(cards: str, /, **options: object) -> Scenario:
    t = do(hand(options, hands=["", cards], deck="C6T7", discard="C6T8"), "DRAW")
    assert ended(t)
    return t


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("", 0),
        ("C1T3", 2),
        ("C1T1", 6),
        ("C1T1 C1T2", 8),
        ("C1T1 C1T2 C1T3 C1T4", 6 + 2 + 2 + 3),
        ("C1T5", 0),
        ("C1T3 C1T5", 1),
        ("C1T1 C1T5 C1T6 C1T7", 3),
    ],
)
def test_7_3_one_card_of_each_mission_type_counts_and_each_card_left_over_costs_one(cards: str, expected: int) -> None:
    assert scored(cards) == expected


@pytest.mark.parametrize("cards", ["C1T3 C2T3", "C2T3 C1T3", "C5T3 C2T3"])
def test_R4_11_of_several_of_a_type_the_best_counts(cards: str) -> None:
    assert scored(cards) == 3 - 1


def test_R4_11_doubled_too() -> None:
    assert scored("C2T1 C3T1 C1T1") == 6 - 2


def test_R4_12_different_characters_are_not_needed_to_score() -> None:
    assert scored("C1T1 C1T2 C1T3 C1T4") == 13


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("C1X", 0),
        ("C1X C2X C3X C4X", 0),
        ("C1T1 C1X", 6),
        ("C1T1 C1X C2X C3X", 6),
        ("C1T1 C1X C2X C3X C4X", 5),
        ("C1T1 C1X C2X C3X C4X C5X", 4),
        ("C1T1 C1T2 C1T3 C1T4 C1X", 12),
        ("C1T1 C2T1 C1X C2X C3X C4X", 6 - 1 - 1),
        ("C1T3 C1X C1T5", 1),
    ],
)
def test_R4_13_a_civilian_stands_for_a_missing_type_and_scores_nothing(cards: str, expected: int) -> None:
    assert scored(cards) == expected


@pytest.mark.parametrize(
    ("cards", "unused", "wilds", "everything"),
    [
        ("C1T1 C1T2", 8, 8, 6),
        ("C1T1 C1T2 C1X", 8, 7, 5),
        ("C1T1 C1T2 C1X C2X C3X", 7, 5, 3),
        ("C1T1 C1T2 C1T5 C1X", 7, 6, 4),
        ("C1T1 C2T1 C1X", 5, 4, 3),
        ("C1X C2X C3X C4X", 0, 0, 0),
        ("C1T3 C1X", 2, 1, 0),
    ],
)
def test_R4_16_which_cards_remain(cards: str, unused: int, wilds: int, everything: int) -> None:
    found = [scored(cards, m4_leftover=reading) for reading in ("unused", "wilds", "all")]
    assert found == [unused, wilds, everything]
    assert scored(cards) == unused


def test_R4_16_the_four_of_the_ender_too() -> None:
    for reading, expected in (("unused", 13), ("wilds", 12), ("all", 9)):
        t = hand({"m4_leftover": reading}, hands=["C1T1 C2T2 C4T4", ""], deck="C5X C6T7")
        assert points(do(t, "DRAW"))[0] == expected


def test_RG_2_below_zero_is_zero() -> None:
    assert scored("C1T5 C1T6 C1T7 C1T8 C2T5 C2T6 C2T7") == 0
    assert scored("C1T3 C1T5 C1T6 C1T7") == 0


def test_R4_14_ending_the_round_gives_no_bonus() -> None:
    t = do(hand(hands=["C1T1 C2T2 C3T3", "C1T2 C5T1"], deck="C4T4 C6T7"), "DRAW")
    assert points(t) == [6 + 4 + 1 + 3, 2 + 2]


@pytest.mark.parametrize(("doubled", "expected"), [("N1 N2", 13), ("N3 N4", 14), ("N1 N4", 15), ("N2 N3", 12)])
def test_7_3_where_the_multipliers_lie_counts(doubled: str, expected: int) -> None:
    t = do(hand(hands=["", "C1T1 C1T2 C1T3 C1T4"], deck="C6T7", multipliers=doubled), "DRAW")
    assert points(t)[1] == expected


def test_7_3_a_moved_multiplier_counts_where_it_lies_at_the_end() -> None:
    t = hand(hands=["C6T5 C6T6 C1T1 C1T4", ""], deck="C6T7")
    do(t, "DISCARD C6T5 C6T6 move T1 T4", "DRAW")
    assert points(t)[0] == 3 + 3 * 2


def test_7_3_the_mission_says_which_types_count() -> None:
    t = do(hand(hands=["", "C1T1 C1T5 C1T7"], deck="C6T7", mission="N5 N6 N7 N8", multipliers="N7 N8"), "DRAW")
    assert points(t)[1] == 1 + 6 - 1


def test_7_3_everybody_scores() -> None:
    t = do(hand(hands=["C1T1", "C2T1", "C3T1"], deck="C4T1"), "DRAW")
    assert points(t) == [6 - 1, 2, 4]
    assert at(t, "state") == "BETWEEN"
