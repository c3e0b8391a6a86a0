"""Section 4: Quick Claim. Flips, claims, their clocks, and the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    at,
    claim,
    dealt,
    drawn,
    ended,
    idle,
    order,
    points,
    tick,
    wait,
)

WAITING: dict[str, Any] = {"state": "WAIT_FLIP", "flipper": 0}


# -- the state machine -------------------------------------------------------------------------------------------------


def test_4_2_a_round_starts_with_nothing_exposed_and_the_first_player_may_flip_at_once() -> None:
    t = dealt("m1_claim", 3, [order("C1T1 C1T2 C1T3"), "N8 N7 N6 N5 N4 N3 N2 N1"])
    assert at(t, "state", "flipper", "seq", "age", "lock", "stack") == ["WAIT_FLIP", 0, 0, 0, 1, ""]
    assert tick(t, "0 FLIP") == ["accepted"]
    assert at(t, "state", "flipper", "seq", "age", "lock", "last_player") == ["EXPOSED", 1, 1, 0, 16, 0]


def test_4_2_the_second_player_may_be_first() -> None:
    t = dealt("m1_claim", 3, [order(""), order("", [f"N{n}" for n in range(1, 9)])], first_player=2)
    assert at(t, "flipper", "first") == [2, 2]
    assert tick(t, "2 FLIP") == ["accepted"]
    assert at(t, "flipper") == 0


def test_4_2_every_tick_counts_one() -> None:
    t = wait(claim(), 3)
    assert at(t, "age", "lock", "state") == [3, 2, "EXPOSED"]


def test_R1_2_a_flip_lays_the_top_of_the_own_pile_on_the_stack() -> None:
    t = wait(claim(), 1)
    assert tick(t, "1 FLIP") == ["accepted"]
    assert at(t, "stack", "seq", "flipper", "last_player") == ["C1T1 C3T1", 2, 2, 1]
    assert at(t, "piles") == ["C2T1 C2T2 C2T3", "C3T2 C3T3", "C4T1 C4T2 C4T3"]
    assert at(t, "age", "lock", "state") == [0, 2, "EXPOSED"]


def test_4_2_after_the_last_seat_the_first_one_flips() -> None:
    t = wait(claim(flipper=2, last_player=1), 1)
    assert tick(t, "2 FLIP") == ["accepted"]
    assert at(t, "flipper", "last_player") == [0, 2]


@pytest.mark.parametrize(("before", "result"), [(0, "TOO_SOON"), (1, "accepted"), (2, "accepted"), (3, "accepted")])
def test_R1_8_a_card_lies_open_for_min_exposure(before: int, result: str) -> None:
    assert tick(wait(claim(), before), "1 FLIP") == [result]


def test_R1_8_a_premature_flip_changes_nothing_and_is_not_queued() -> None:
    t = claim()
    assert idle(t, "1 FLIP") == ["TOO_SOON"]
    wait(t, 1)
    assert at(t, "seq", "age") == [1, 2]


@pytest.mark.parametrize(("before", "result"), [(0, "TOO_SOON"), (1, "TOO_SOON"), (2, "accepted")])
def test_4_2_after_a_claim_there_is_a_claim_pause(before: int, result: str) -> None:
    t = claim()
    assert tick(t, "2 CLAIM 1") == ["accepted"]
    assert at(t, "state", "flipper", "age", "lock") == ["WAIT_FLIP", 2, 0, 3]
    assert tick(wait(t, before), "2 FLIP") == [result]


def test_4_2_the_printed_clocks() -> None:
    t = claim({"min_exposure": 16, "flip_deadline": 50, "claim_pause": 20}, lock=16)
    assert idle(wait(t, 14), "1 FLIP") == ["TOO_SOON"]
    assert tick(t, "1 FLIP") == ["accepted"]
    assert at(wait(t, 49), "seq", "age") == [2, 49]
    assert at(wait(t, 1), "seq", "age", "last_player", "flipper") == [3, 0, 2, 0]
    tick(t, "1 CLAIM 3")
    assert at(t, "lock") == 20
    assert idle(wait(t, 18), "1 FLIP") == ["TOO_SOON"]
    assert tick(t, "1 FLIP") == ["accepted"]


# -- hesitation --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", ["EXPOSED", "WAIT_FLIP"])
def test_R1_9_at_the_deadline_the_card_is_flipped_for_whoever_hesitates(state: str) -> None:
    t = wait(claim(state=state), 4)
    assert at(t, "seq", "age") == [1, 4]
    wait(t, 1)
    assert at(t, "seq", "age", "stack", "last_player", "flipper") == [2, 0, "C1T1 C3T1", 1, 2]


def test_R1_9_a_flip_at_the_deadline_is_one_flip() -> None:
    t = wait(claim(), 4)
    assert tick(t, "1 FLIP") == ["accepted"]
    assert at(t, "seq", "stack", "flipper") == [2, "C1T1 C3T1", 2]


def test_R1_9_with_nobody_there_the_round_plays_itself() -> None:
    t = claim(piles=["C2T1 C2T2", "C3T1 C3T2", "C4T1 C4T2"])
    wait(t, 19)
    assert not ended(t)
    assert at(t, "stack") == "C1T1 C3T1 C4T1 C2T1"
    wait(t, 1)
    assert ended(t)
    assert points(t) == [0, 0, 0]


def test_R1_9_min_exposure_may_be_as_long_as_the_deadline() -> None:
    t = wait(claim({"min_exposure": 5}, lock=5), 4)
    assert at(t, "seq") == 1
    wait(t, 1)
    assert at(t, "seq", "lock") == [2, 5]


# -- claims ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_4_2_anybody_may_claim_the_exposed_card(seat: int) -> None:
    t = claim()
    assert tick(t, f"{seat} CLAIM 1") == ["accepted"]
    gained = ["", "", ""]
    gained[seat] = "C1T1"
    assert at(t, "gained", "stack", "state", "flipper") == [gained, "", "WAIT_FLIP", seat]
    assert at(t, "seq", "last_player") == [1, 0]


def test_4_2_the_window_opens_with_the_first_tick_after_the_flip() -> None:
    t = wait(claim(), 1)
    assert tick(t, "1 FLIP", "2 CLAIM 2") == ["accepted", "BAD_ARGUMENT"]
    assert tick(t, "2 CLAIM 2") == ["accepted"]
    assert at(t, "gained") == ["", "", "C3T1"]


def test_4_2_the_window_ends_with_the_tick_of_the_next_flip() -> None:
    t = wait(claim(), 4)
    assert tick(t, "0 CLAIM 1") == ["accepted"]
    assert at(t, "seq", "stack", "flipper", "age") == [1, "", 0, 0]
    t = wait(claim(), 5)
    assert idle(t, "0 CLAIM 1") == ["STALE_CLAIM"]


def test_R1_3_a_card_is_claimed_once_and_those_beneath_not_at_all() -> None:
    t = claim(stack="C1T3 C1T1", seq=2)
    tick(t, "2 CLAIM 2")
    for number in (1, 2, 3):
        assert idle(t, f"0 CLAIM {number}") == ["NO_CARD"]
    assert at(t, "gained", "stack") == [["", "", "C1T1"], "C1T3"]


def test_R1_3_a_new_window_opens_with_the_next_flip() -> None:
    t = claim()
    tick(t, "2 CLAIM 1")
    assert tick(wait(t, 2), "2 FLIP") == ["accepted"]
    assert tick(t, "0 CLAIM 2") == ["accepted"]
    assert at(t, "gained") == ["C4T1", "", "C1T1"]


UNCOVERED: dict[str, object] = {"claim_uncovered": True}


def bared() -> Any:
    """Cards 1 and 2 lie on the stack, card 3 was claimed."""
    return claim(UNCOVERED, state="WAIT_FLIP", stack="C1T5 C1T2", seq=3, numbers=[1, 2], players_of=[0, 1], lock=3)


def test_R1_3_uncovered_cards_may_be_claimed_where_that_is_played() -> None:
    t = bared()
    assert tick(t, "2 CLAIM 2") == ["accepted"]
    assert at(t, "gained", "stack", "flipper", "lock", "age") == [["", "", "C1T2"], "C1T5", 2, 3, 0]
    assert tick(t, "0 CLAIM 1") == ["accepted"]
    assert at(t, "gained", "stack", "flipper", "state") == [["C1T5", "", "C1T2"], "", 0, "WAIT_FLIP"]
    assert idle(t, "1 CLAIM 1") == ["NO_CARD"]


@pytest.mark.parametrize(("number", "code"), [(1, "STALE_CLAIM"), (3, "STALE_CLAIM"), (4, "BAD_ARGUMENT")])
def test_R1_3_uncovered_claims_name_the_number_of_the_top_card(number: int, code: str) -> None:
    assert idle(bared(), f"0 CLAIM {number}") == [code]


def test_R1_3_uncovered_claims_beat_the_flip_too() -> None:
    t = wait(bared(), 2)
    assert tick(t, "1 FLIP", "0 CLAIM 2", "2 CLAIM 2") == ["void", "accepted", "beaten"]
    assert at(t, "seq", "piles") == [3, ["C2T1 C2T2 C2T3", "C3T1 C3T2 C3T3", "C4T1 C4T2 C4T3"]]


def test_R1_3_a_claimed_number_is_not_taken_for_the_card_beneath() -> None:
    t = claim(UNCOVERED, stack="C1T5 C1T2", seq=2)
    assert tick(t, "0 CLAIM 2", "2 CLAIM 2") == ["accepted", "beaten"]
    assert idle(t, "2 CLAIM 2") == ["STALE_CLAIM"]
    assert tick(wait(t, 2), "0 FLIP") == ["accepted"]
    assert at(t, "seq", "stack") == [3, "C1T5 C2T1"]
    assert idle(t, "2 CLAIM 2") == ["STALE_CLAIM"]
    assert tick(t, "2 CLAIM 3") == ["accepted"]
    assert tick(t, "1 CLAIM 1") == ["accepted"]
    assert at(t, "gained") == ["C1T2", "C1T5", "C2T1"]


def test_R1_3_an_uncovered_card_is_still_of_who_played_it() -> None:
    t = claim({**UNCOVERED, "self_claim": False}, state="WAIT_FLIP", stack="C1T5 C1T2", seq=3, numbers=[1, 2],
              players_of=[0, 1], last_player=2)  # fmt: skip
    assert idle(t, "1 CLAIM 2") == ["SELF_CLAIM_OFF"]
    assert tick(t, "2 CLAIM 2") == ["accepted"]
    assert idle(t, "0 CLAIM 1") == ["SELF_CLAIM_OFF"]
    assert tick(t, "1 CLAIM 1") == ["accepted"]


def test_R1_3_without_the_option_nothing_uncovered_is_taken() -> None:
    t = claim(state="WAIT_FLIP", stack="C1T5 C1T2", seq=3, numbers=[1, 2], players_of=[0, 1])
    assert idle(t, "2 CLAIM 2") == ["NO_CARD"]


@pytest.mark.parametrize("number", [1, 2, 99])
@pytest.mark.parametrize("stack", ["", "C1T3"])
def test_R1_4_a_claim_with_nothing_exposed_has_no_card(number: int, stack: str) -> None:
    assert idle(claim(state="WAIT_FLIP", stack=stack, seq=1), f"2 CLAIM {number}") == ["NO_CARD"]


def test_R1_4_nor_has_one_before_the_first_flip() -> None:
    assert idle(claim(state="WAIT_FLIP", stack="", seq=0, lock=1), "2 CLAIM 1") == ["NO_CARD"]
    assert idle(claim(UNCOVERED, state="WAIT_FLIP", stack="", seq=0, lock=1), "2 CLAIM 1") == ["NO_CARD"]


def test_R1_4_a_claim_does_not_stop_the_flip_of_the_same_tick() -> None:
    t = wait(claim(**WAITING), 1)
    assert tick(t, "2 CLAIM 1", "0 FLIP") == ["NO_CARD", "accepted"]
    assert at(t, "seq") == 2


def test_R1_5_own_cards_may_be_claimed_unless_that_is_off() -> None:
    assert tick(claim(), "0 CLAIM 1") == ["accepted"]
    t = claim({"self_claim": False})
    assert idle(t, "0 CLAIM 1") == ["SELF_CLAIM_OFF"]
    assert tick(t, "1 CLAIM 1") == ["accepted"]


def test_R1_5_an_own_claim_that_is_off_does_not_stop_the_flip() -> None:
    t = wait(claim({"self_claim": False}), 1)
    assert tick(t, "0 CLAIM 1", "1 FLIP") == ["SELF_CLAIM_OFF", "accepted"]


@pytest.mark.parametrize("arrival", [("1 FLIP", "2 CLAIM 1"), ("2 CLAIM 1", "1 FLIP")])
def test_R1_6_a_claim_beats_a_flip_in_the_same_tick(arrival: tuple[str, str]) -> None:
    t = wait(claim(), 1)
    results = dict(zip(arrival, tick(t, *arrival), strict=True))
    assert results == {"1 FLIP": "void", "2 CLAIM 1": "accepted"}
    assert at(t, "seq", "stack", "flipper", "piles") == [
        1, "", 2, ["C2T1 C2T2 C2T3", "C3T1 C3T2 C3T3", "C4T1 C4T2 C4T3"]]  # fmt: skip


def test_R1_6_a_claim_beats_the_deadline_in_the_same_tick() -> None:
    t = wait(claim(), 4)
    assert tick(t, "1 CLAIM 1") == ["accepted"]
    assert at(t, "seq", "age", "flipper") == [1, 0, 1]


def test_R1_6_inputs_that_are_wrong_in_themselves_keep_their_code() -> None:
    t = claim(seq=2, stack="C1T3 C1T1")
    assert tick(t, "0 CLAIM 2", "1 FLIP", "2 CLAIM 1") == ["accepted", "TOO_SOON", "STALE_CLAIM"]
    t = claim(seq=2, stack="C1T3 C1T1")
    assert tick(t, "2 FLIP", "1 CLAIM 3", "0 CLAIM 2") == ["NOT_YOUR_TURN", "BAD_ARGUMENT", "accepted"]


@pytest.mark.parametrize("arrival", ["012", "021", "102", "120", "201", "210"])
def test_3_1_the_first_claim_to_arrive_wins(arrival: str) -> None:
    t = claim()
    assert tick(t, *(f"{seat} CLAIM 1" for seat in arrival)) == ["accepted", "beaten", "beaten"]
    assert at(t, "flipper") == int(arrival[0])


@pytest.mark.parametrize("pick", [0, 1, 2])
def test_3_1_where_nobody_was_first_one_is_picked_among_the_seats_in_order(pick: int) -> None:
    t = claim(seats=4, chance=[pick])
    results = drawn(t, "3 CLAIM 1", "0 CLAIM 1", "2 CLAIM 1")
    winner = [0, 2, 3][pick]
    assert at(t, "flipper") == winner
    assert dict(zip([3, 0, 2], results, strict=True))[winner] == "accepted"
    assert sorted(results) == ["accepted", "beaten", "beaten"]


def test_3_1_one_candidate_uses_no_chance() -> None:
    t = wait(claim(chance=[]), 1)
    assert drawn(t, "1 FLIP", "2 CLAIM 1") == ["void", "accepted"]


def test_3_1_of_one_player_only_the_first_input_of_a_tick_counts() -> None:
    t = claim()
    assert tick(t, "2 CLAIM 1", "2 CLAIM 1", "0 CLAIM 1") == ["accepted", "ONE_A_TICK", "beaten"]
    t = wait(claim(), 1)
    assert tick(t, "1 FLIP", "1 CLAIM 1") == ["accepted", "ONE_A_TICK"]
    assert at(t, "seq", "gained") == [2, ["", "", ""]]


def test_R1_7_late_claims_never_take_the_newer_card() -> None:
    t = claim(seq=3, stack="C1T3 C1T4 C1T1")
    assert idle(t, "2 CLAIM 2", "0 CLAIM 1") == ["STALE_CLAIM", "STALE_CLAIM"]
    assert idle(t, "2 CLAIM 4") == ["BAD_ARGUMENT"]
    assert at(t, "gained", "stack") == [["", "", ""], "C1T3 C1T4 C1T1"]


def test_R1_7_a_late_claim_does_not_stop_the_flip() -> None:
    t = wait(claim(seq=2, stack="C1T3 C1T1"), 1)
    assert tick(t, "2 CLAIM 1", "1 FLIP") == ["STALE_CLAIM", "accepted"]


def test_R1_10_after_a_claim_the_order_goes_on_from_the_claimant() -> None:
    t = claim(flipper=1)
    tick(t, "0 CLAIM 1")
    assert idle(t, "1 FLIP") == ["NOT_YOUR_TURN"]
    assert tick(wait(t, 1), "0 FLIP") == ["accepted"]
    assert at(t, "flipper", "last_player") == [1, 0]


def test_R1_13_bad_claims_are_legal_and_give_the_flip() -> None:
    t = claim(stack="C1T7")
    assert tick(t, "2 CLAIM 1") == ["accepted"]
    assert at(t, "flipper", "gained") == [2, ["", "", "C1T7"]]


def test_R1_12_gained_cards_stay_in_front_of_the_player() -> None:
    t = claim(piles=["C2T1 C2T2", "C3T1", "C4T1 C4T2"], gained=["", "C5T1 C5T2", ""])
    tick(wait(t, 1), "1 FLIP")
    assert ended(t)
    assert points(t) == [0, 3, 0]
