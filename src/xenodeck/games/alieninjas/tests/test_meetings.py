"""Two rulings or options at one table: the other files test each of them alone."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    again,
    at,
    claim,
    do,
    ended,
    hand,
    idle,
    memory,
    no,
    now,
    points,
    race,
    rescue,
    shown,
    tick,
    viewers,
    wait,
)
from xenodeck.testkit import Scenario

ALL = [-1, 0, 1, 2]
FREE: dict[str, object] = {"free_pass": True}


def seen_by(t: Scenario, code: str) -> list[int]:
    return [viewer for viewer in viewers(t) if f'"{code}"' in shown(t, viewer)]


def discard(*cards: str, **fields: Any) -> dict[str, Any]:
    return {"type": "DISCARD", "cards": list(cards), **fields}


# -- Quick Claim -------------------------------------------------------------------------------------------------------


def test_R1_3_after_a_claim_the_newest_card_of_the_stack_is_older_than_the_one_claimed() -> None:
    t = claim({"claim_uncovered": True}, state="WAIT_FLIP", stack="C1T3 C1T1", seq=5, lock=3)
    assert at(t, "numbers") == [3, 4]
    assert idle(t, "2 CLAIM 5") == idle(t, "2 CLAIM 3") == ["STALE_CLAIM"]
    assert idle(t, "2 CLAIM 6") == ["BAD_ARGUMENT"]
    assert tick(t, "2 CLAIM 4") == ["accepted"]
    assert at(claim(state="WAIT_FLIP", stack="C1T3 C1T1", seq=2), "numbers") == [1, 2]
    assert at(claim(stack="C1T3 C1T1", seq=5), "numbers") == [4, 5]


def test_R1_3_an_uncovered_card_is_visible_but_not_claimable_without_the_option() -> None:
    t = claim(stack="C1T3 C1T1", seq=2)
    assert (seen_by(t, "C1T3"), seen_by(t, "C1T1")) == ([], ALL)
    tick(t, "2 CLAIM 2")
    assert seen_by(t, "C1T3") == ALL
    assert idle(t, "0 CLAIM 1") == ["NO_CARD"]


@pytest.mark.parametrize("uncovered", [False, True])
def test_R1_11_in_the_closing_window_older_cards_are_stale_whatever_may_be_claimed(uncovered: bool) -> None:
    t = claim(
        {"last_card_claimable": True, "claim_uncovered": uncovered, "self_claim": False},
        piles=["C2T1", "C3T1", "C4T1"], stack="C1T3", age=1,
    )  # fmt: skip
    assert tick(t, "1 FLIP") == ["accepted"]
    assert at(t, "state") == "CLOSING"
    assert idle(t, "0 CLAIM 1", "1 CLAIM 2", "2 FLIP") == ["STALE_CLAIM", "SELF_CLAIM_OFF", "WRONG_PHASE"]
    assert tick(t, "1 CLAIM 2", "0 FLIP", "2 CLAIM 2") == ["SELF_CLAIM_OFF", "WRONG_PHASE", "accepted"]
    assert ended(t)
    t.session.go_on()
    assert now(t)["first"] == 1


# -- Memory ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "got"), [("USE", [2, 0]), ("DECLINE", [0, 0])])
def test_R2_12_a_turn_in_which_a_wild_is_decided_reaches_the_cap_when_it_is_over(answer: str, got: list[int]) -> None:
    t = do(memory({"m2_wild_decline": True, "m2_turn_cap": 1}), "REVEAL 9", "REVEAL 18")
    assert not ended(t)
    do(t, answer)
    assert (ended(t), points(t)) == (True, got)


def test_R2_7_what_may_be_done_while_a_wild_is_decided() -> None:
    for options, passing in (({}, "BAD_ARGUMENT"), (FREE, "WRONG_PHASE")):
        t = do(memory({"m2_wild_decline": True, **options}), "REVEAL 9", "REVEAL 1")
        assert no(t, "PASS") == passing
        assert no(t, "PEEK 99") == "WRONG_PHASE"
        assert no(t, {"type": "USE", "more": 1}) == "BAD_ARGUMENT"
        assert no(t, "USE", seat=1) == "NOT_YOUR_TURN"
    assert no(memory({"m2_wild_decline": True}), {"type": "USE", "more": 1}) == "WRONG_PHASE"


def test_RG_11_passes_in_a_row_begin_anew_with_a_round_and_after_a_skipped_turn() -> None:
    t = do(memory({**FREE, "m2_turn_cap": 3}, turns=2), "PASS")
    assert ended(t)
    t.session.go_on()
    do(t, "PASS")
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"
    assert no(t, {"type": "PASS", "more": 1}) == "BAD_ARGUMENT"
    t = do(memory(FREE, seats=3), "PASS", "PASS")
    t.session.answer_by_default(2)
    assert at(do(t, "PASS"), "active") == 1


# -- Map Race ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("assist", "looked", "open_before"), [("off", [], []), ("public", [], ALL), ("own", [0], ALL)])
def test_5_5_what_a_wrong_call_puts_back_is_remembered_as_it_was_seen(
    assist: str, looked: list[int], open_before: list[int]
) -> None:
    for action, seen in (("LOOK 4", looked), ("UP 4", [])):
        t = race({"assist": assist}, seats=3)
        tick(t, f"0 {action}")
        tick(t, "1 CALL")
        assert seen_by(t, "C1T4") == seen
    for action in ("DOWN 4", "SWAP 4 5"):
        t = race({"assist": assist}, seats=3, up=[[4], [], []])
        tick(t, f"0 {action}")
        assert seen_by(t, "C1T4") == ALL
        tick(t, "1 CALL")
        assert (seen_by(t, "C1T4"), seen_by(t, "C1T5")) == (open_before, [])


def test_5_5_a_ghost_stands_where_its_card_stood_in_the_view() -> None:
    t = race({"assist": "own"})
    tick(t, "0 LOOK 4")
    at_first = list(t.session.view(0).pile("grid", 0).cards).index("C1T4")
    wait(t, 5)
    ghosts = t.session.view(0).to_data()["ghosts"]["grid"][0]
    assert (ghosts.index("C1T4"), sum(map(bool, ghosts))) == (at_first, 1)
    assert at_first == 9 - 4, "the first cell comes last, as the bottom of a pile does"
    tick(t, "0 SWAP 4 1")
    wait(t, 5)
    assert t.session.view(0).to_data()["ghosts"]["grid"][0].index("C1T4") == 9 - 1


def test_R3_11_the_limit_counts_what_is_done_in_it_and_puts_back_the_rest() -> None:
    t = race({"m3_round_limit": 5}, tick=2, up=[[], [2]])
    assert tick(t, "0 UP 1", "1 LOOK 1") == ["accepted", "accepted"]
    wait(t, 2)
    assert (ended(t), points(t)) == (True, [1, 1])
    t = race({"m3_round_limit": 4}, tick=2, up=[[1], [2]])
    tick(t, "0 DOWN 1", "1 SWAP 2 1")
    wait(t, 1)
    assert (ended(t), points(t)) == (True, [0, 0])


# -- Four of a Mission -------------------------------------------------------------------------------------------------

HELD = ["C6T1 C6T2 C1T8 C2T2 C1X C2X", ""]


@pytest.mark.parametrize(
    ("options", "top", "move", "code"),
    [
        ({}, "C6T8", discard("C1X", move=["T1", "T3"]), "MULTIPLIER_NOT_ALLOWED"),
        ({}, "C6T8", discard("C1X", "C2X", move=["T1", "T3"]), "WILD_NOT_ALONE"),
        ({}, "C6T8", discard("C6T1", "C6T2", move=["T1", "T1"]), "MULTIPLIER_TARGET"),
        ({}, "C6T8", discard("C6T1", "C6T2", move=["T8", "T3"]), "MULTIPLIER_TARGET"),
        ({}, "C6T8", discard("C6T1", "C6T2", move=None), "BAD_ARGUMENT"),
        ({}, "C6T8", discard("C6T1", move=["T1", "T9"]), "BAD_ARGUMENT"),
        ({}, "C6X", discard("C6T1", "C1T8"), "NO_MATCH"),
        ({"m4_mixed_criteria": True}, "C6X", discard("C6T1", "C1T8"), "NO_MATCH"),
        ({"m4_chain": True}, "C6X", discard("C2T2", "C6T2"), "NO_MATCH"),
        ({"m4_chain": True}, "C6T8", discard("C6T1", "C1T8"), "NO_MATCH"),
        ({"m4_chain": True}, "C6T8", discard("C6T1", "C1X"), "WILD_NOT_ALONE"),
        ({"m4_wild_on_wild": False}, "C6X", discard("C1X", move=["T1", "T3"]), "NO_MATCH"),
        ({"m4_wild_on_wild": False}, "C6X", discard("C1X", "C2X"), "WILD_NOT_ALONE"),
        ({"m4_wild_on_wild": False, "m4_chain": True}, "C6X", discard("C1X"), "NO_MATCH"),
    ],
)
def test_R4_4_readings_and_refusals_meet(options: dict[str, object], top: str, move: dict[str, Any], code: str) -> None:
    assert no(hand(options, hands=HELD, discard=top), move) == code


def test_R4_4_a_chain_leaves_a_civilian_by_its_character_and_may_move_a_multiplier() -> None:
    t = do(hand({"m4_chain": True}, hands=HELD, discard="C6X"), "DISCARD C6T2 C2T2 move T1 T3")
    assert at(t, "discard") == "C6X C6T2 C2T2"
    assert sorted(now(t)["multipliers"]) == ["N2", "N3"]


def test_R4_9_the_last_card_may_complete_a_hand_and_empty_the_deck_at_once() -> None:
    t = do(hand(hands=["C1T1 C2T2 C3T3", ""], deck="C4T4"), "DRAW")
    assert (ended(t), points(t)) == (True, [6 + 4 + 1 + 3, 0])


# -- Rescue Grid -------------------------------------------------------------------------------------------------------


def test_R5_10_a_new_deck_may_run_out_in_the_same_turn_with_nothing_left_to_shuffle() -> None:
    t = do(rescue(deck="C6T1", discard="C5T2", chance=["C5T2"]), "DRAW", "REMOVE S24", "MORE")
    assert at(t, "state", "revealed", "waits_for_deck") == ["REMOVE", "C6T1 C5T2", True]
    do(again(t), "REMOVE S23")
    do(t, "REMOVE S23")
    assert no(t, "MORE") == no(t, {"type": "MORE", "more": 1}) == "WRONG_PHASE"
    assert no(t, {"type": "STOP", "more": 1}) == "BAD_ARGUMENT"


def test_R5_10_a_table_with_neither_deck_nor_discards_is_over() -> None:
    t = rescue(deck="C6T1", discard="", captured=["", ""], first=1)
    do(t, "DRAW", "REMOVE S11", "STOP")
    assert (ended(t), points(t)) == (True, [0, 0])
    t.session.go_on()
    assert now(t)["first"] == 1


def test_8_3_the_types_revealed_before_a_new_deck_bust_after_it() -> None:
    t = rescue(deck="C6T1", discard="C5T1 C4T2", chance=["C5T1 C4T2"])
    do(t, "DRAW", "REMOVE S24", "MORE")
    assert at(t, "state", "active", "discard", "deck") == ["CHOOSE", 1, "C6T1 C5T1", "C4T2"]


def test_8_3_one_removal_may_lose_two_civilians() -> None:
    t = rescue(deck="C6T1", discard="C5T2", slots="- N2 - N4", places="C1X C2X C3X")
    do(t, "DRAW", "REMOVE S12")
    assert at(t, "removed", "places") == ["N2 C1X C2X", {"V13": "C3X"}]
