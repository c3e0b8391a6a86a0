"""Sections 4.2 and 4.3: the last card of Quick Claim, and what gained cards score."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import again, at, claim, ended, idle, points, tick, wait


def last(options: dict[str, object] | None = None, /, **position: Any) -> Any:
    """Seat 1 is about to play its last card, which is worth 2."""
    laid: dict[str, Any] = {"piles": ["C2T1 C2T2", "C3T1", "C4T1 C4T2"], **position}
    return wait(claim(options, **laid), 1)


@pytest.mark.parametrize("sent", [("1 FLIP",), ("1 FLIP", "0 CLAIM 2")])
def test_R1_11_the_round_ends_at_once_when_a_pile_is_empty(sent: tuple[str, ...]) -> None:
    t = last()
    assert tick(t, *sent)[0] == "accepted"
    assert ended(t)
    assert points(t) == [0, 0, 0]


def test_R1_11_the_deadline_may_play_the_last_card() -> None:
    t = wait(last(), 4)
    assert ended(t)
    t.session.go_on()
    assert at(t, "first", "flipper") == [1, 1]


CLOSING: dict[str, object] = {"last_card_claimable": True, "min_exposure": 2}


@pytest.mark.parametrize("waited", [0, 1])
def test_R1_11_the_last_card_may_be_claimed_where_that_is_played(waited: int) -> None:
    t = last(CLOSING)
    assert tick(t, "1 FLIP") == ["accepted"]
    assert at(t, "state", "seq", "last_player", "age") == ["CLOSING", 2, 1, 0]
    wait(t, waited)
    assert tick(t, "0 CLAIM 2", "2 CLAIM 2") == ["accepted", "beaten"]
    assert ended(t)
    assert points(t) == [2, 0, 0]
    t.session.go_on()
    assert at(t, "first") == 1


def test_R1_11_without_a_claim_the_round_ends_after_min_exposure() -> None:
    t = last({**CLOSING, "min_exposure": 3}, lock=2)
    tick(t, "1 FLIP")
    assert not ended(wait(t, 2))
    assert ended(wait(t, 1))
    assert points(t) == [0, 0, 0]


def test_R1_11_in_the_closing_window_nobody_flips() -> None:
    t = last(CLOSING)
    tick(t, "1 FLIP")
    assert idle(t, "1 FLIP", "2 FLIP", "0 FLIP") == ["WRONG_PHASE"] * 3
    assert not ended(t)
    assert idle(again(t), "0 CLAIM 1") == ["STALE_CLAIM"]


def test_R1_11_own_last_cards_follow_self_claim() -> None:
    t = last({**CLOSING, "self_claim": False})
    tick(t, "1 FLIP")
    assert idle(t, "1 CLAIM 2") == ["SELF_CLAIM_OFF"]
    t = last(CLOSING)
    tick(t, "1 FLIP")
    assert tick(t, "1 CLAIM 2") == ["accepted"]
    assert points(t) == [0, 2, 0]


# -- scoring -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gained", "expected"),
    [
        ("", 0),
        ("C1T1", 3),
        ("C1T1 C1T2", 4),
        ("C3X", 4),
        ("C1X C2X C3X C4X C5X C6X", 18),
        ("C1T1 C1T3", 1),
        ("C1T1 C1T4", 0),
        ("C1T1 C1T4 C1T7", 0),
        ("C1T8 C2X C3T2", 5),
        ("C2T3 C2T6 C6T1 C6T2 C6X", 3),
    ],
)
def test_4_3_mission_and_civilians_add_all_else_subtracts_down_to_zero(gained: str, expected: int) -> None:
    t = last(gained=[gained, "", "C4T2"], piles=["C2T1 C2T2", "C5T1", "C4T1 C4T5"], stack="C5T8")
    tick(t, "1 FLIP")
    assert points(t) == [expected, 0, 1]


def test_4_3_stack_piles_and_aside_count_for_nobody() -> None:
    t = last(aside="C6X C5X", stack="C1T1")
    tick(t, "1 FLIP")
    assert points(t) == [0, 0, 0]


def test_4_3_next_round_starts_with_who_played_the_last_card() -> None:
    t = last(first=2)
    tick(t, "1 FLIP")
    assert at(t, "state") == "BETWEEN"
    t.session.go_on()
    assert at(t, "first", "flipper", "state", "seq", "age", "lock") == [1, 1, "WAIT_FLIP", 0, 0, 1]
    assert [len(pile) for pile in t.table("piles")] == [18, 18, 18]
    assert at(t, "gained", "stack") == [["", "", ""], ""]
