"""Sections 6.1 to 6.3: Map Race. Characters, the start, what takes how long, and what becomes of cards in hand."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    CHEAP,
    again,
    at,
    dealt,
    do,
    ended,
    idle,
    mark,
    nine,
    no,
    race,
    shown,
    solved,
    tick,
    told,
    twin,
    viewers,
    wait,
)
from xenodeck.testkit import Scenario

CHOOSE: dict[str, object] = {"m3_characters": "choose"}


def up(t: Scenario, seat: int = 0) -> list[int]:
    return sorted(t.table("up")[seat])


def busy(t: Scenario, seat: int = 0) -> Any:
    return t.table("busy")[seat]


def grid(t: Scenario, seat: int = 0) -> str:
    return " ".join(t.table("grids")[seat])


# -- before the start --------------------------------------------------------------------------------------------------


def picking(seats: int = 3, first: int = 0) -> Scenario:
    return dealt("m3_map", seats, None, m3_characters="choose", first_player=first)


@pytest.mark.parametrize("first", [0, 2])
def test_6_1_characters_are_picked_in_seat_order_from_the_announcer(first: int) -> None:
    t = picking(3, first)
    seats = [(first + n) % 3 for n in range(3)]
    for seat, character in zip(seats, ("C5", "C1", "C3"), strict=True):
        assert at(t, "state", "active") == ["PICK", seat]
        assert no(t, "PICK C6", seat=(seat + 1) % 3) == "NOT_YOUR_TURN"
        do(t, f"{seat} PICK {character}")
    assert at(t, "state", "announcer") == ["READY", first]
    by_seat = dict(zip(seats, ("C5", "C1", "C3"), strict=True))
    assert t.table("characters") == [by_seat[seat] for seat in range(3)]
    for seat in range(3):
        assert sorted(t.table("grids")[seat]) == sorted(nine(int(by_seat[seat][1])).split())


def test_6_1_a_taken_character_cannot_be_picked() -> None:
    t = do(picking(), "0 PICK C5")
    assert no(t, "PICK C5") == "BAD_ARGUMENT"
    for wrong in ("C7", "C0", "5", "T5", 5, None, ["C4"]):
        assert no(t, {"type": "PICK", "character": wrong}) == "BAD_ARGUMENT"
    assert no(t, "START") == "WRONG_PHASE"
    assert no(t, "LOOK 4") == "WRONG_PHASE"


def test_6_1_a_silent_player_gets_the_lowest_free_character() -> None:
    t = do(picking(), "0 PICK C1")
    t.session.answer_by_default(1)
    t.session.answer_by_default(2)
    assert t.table("characters") == ["C1", "C2", "C3"]
    assert at(t, "state") == "READY"


def test_6_1_picking_is_unknown_where_characters_are_random() -> None:
    assert no(dealt("m3_map", 2), "PICK C1", seat=0) == "BAD_ARGUMENT"
    assert no(race(), "PICK C1", seat=0) == "BAD_ARGUMENT"
    assert no(race(CHOOSE), "PICK C5", seat=0) == "WRONG_PHASE"


def test_6_1_characters_are_picked_once_a_game() -> None:
    t = race({**CHOOSE, "m3_round_limit": 2}, characters=["C4", "C2"], grids=[nine(4), nine(2)])
    wait(t, 2)
    t.session.go_on()
    assert at(t, "state") == "READY"
    assert t.table("characters") == ["C4", "C2"]


def test_R3_2_the_announcer_starts_the_round() -> None:
    t = race(state="READY", announcer=1, first=1)
    assert no(t, "START", seat=0) == "NOT_YOUR_TURN"
    assert no(t, "LOOK 1", seat=1) == "WRONG_PHASE"
    assert no(t, "CALL", seat=1) == "WRONG_PHASE"
    do(t, "1 START")
    assert at(t, "state", "tick") == ["RUN", 0]
    assert tick(t, "0 LOOK 1") == ["accepted"]
    assert at(t, "tick") == 1


def test_R3_2_a_round_starts_once() -> None:
    assert no(race(), "START", seat=0) == "WRONG_PHASE"


def test_R3_2_maps_are_seen_before_the_start() -> None:
    t = dealt("m3_map", 3)
    assert at(t, "state") == "READY"
    for viewer in viewers(t):
        for seat in range(3):
            cards = list(t.session.view(viewer).pile("map", seat).cards)
            assert [card[:2] for card in cards] == [t.table("maps")[seat][:2]]


# -- what takes how long -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "cost", "before", "after"),
    [
        ("LOOK 1", 5, [4], [4]),
        ("UP 1", 3, [4], [1, 4]),
        ("DOWN 4", 3, [4], []),
        ("SWAP 1 4", 5, [4], [1]),
    ],
)
def test_6_2_actions_take_their_time(words: str, cost: int, before: list[int], after: list[int]) -> None:
    t = race(up=[before, []], tick=10)
    assert tick(t, f"0 {words}") == ["accepted"]
    for k in range(11, 10 + cost):
        assert at(t, "tick") == k
        assert up(t) == before
        assert grid(t) == nine(1)
        assert (busy(t)["type"], busy(t)["done"]) == (words.split()[0], 10 + cost)
        t = again(t)
        if k < 9 + cost:
            wait(t, 1)
    assert idle(t, "0 LOOK 9") == ["BUSY"]  # in the tick in which it is done
    assert busy(t) is None
    assert up(t) == after
    assert tick(t, "0 LOOK 9") == ["accepted"]


@pytest.mark.parametrize(("words", "after"), [("UP 1", [1, 4]), ("DOWN 4", []), ("SWAP 1 4", [1]), ("LOOK 2", [4])])
def test_6_2_what_costs_one_tick_is_done_in_it(words: str, after: list[int]) -> None:
    t = race(CHEAP, up=[[4], []])
    assert tick(t, f"0 {words}") == ["accepted"]
    assert busy(t) is None
    assert up(t) == after
    assert tick(t, "0 LOOK 9") == ["accepted"]


def test_6_2_costs_are_options_one_by_one() -> None:
    t = race({"m3_cost": {"look": 2, "up": 4, "down": 1, "swap": 7}}, up=[[4], [4]], seats=2)
    tick(t, "0 UP 1", "1 SWAP 1 2")
    assert [one["done"] for one in t.table("busy")] == [4, 7]
    t = race({"m3_cost": {"look": 2, "up": 4, "down": 1, "swap": 7}}, up=[[4], [4]], seats=2)
    tick(t, "0 LOOK 1", "1 DOWN 4")
    assert busy(t)["done"] == 2
    assert busy(t, 1) is None


@pytest.mark.parametrize(
    ("before", "after"), [([], []), ([2], [3]), ([3], [2]), ([2, 3], [2, 3]), ([1, 2, 9], [1, 3, 9])]
)
def test_6_2_swapped_cards_keep_their_own_side_up(before: list[int], after: list[int]) -> None:
    t = race(CHEAP, up=[before, []])
    tick(t, "0 SWAP 2 3")
    assert grid(t) == nine(1, "13245678X")
    assert up(t) == after


def test_6_2_any_two_cells_may_be_swapped_in_any_order() -> None:
    t = race(CHEAP)
    tick(t, "0 SWAP 9 1")
    assert grid(t) == nine(1, "X23456781")


def test_6_2_grids_are_independent() -> None:
    t = race(CHEAP, seats=3)
    assert tick(t, "0 SWAP 1 2", "1 UP 5", "2 LOOK 3") == ["accepted"] * 3
    assert [grid(t, seat) for seat in range(3)] == [nine(1, "21345678X"), nine(2), nine(3)]
    assert [up(t, seat) for seat in range(3)] == [[], [5], []]


def test_R3_5_a_card_may_be_turned_up_without_a_look() -> None:
    t = race(CHEAP)
    assert tick(t, "0 UP 9") == ["accepted"]
    assert "C1X" in shown(t, 1)


def test_R3_3_one_action_at_a_time() -> None:
    t = race(up=[[4], []])
    tick(t, "0 SWAP 1 2")
    for words in ("0 LOOK 3", "0 UP 3", "0 DOWN 4", "0 SWAP 5 6", "0 CALL"):
        assert idle(twin(t), words) == ["BUSY"]


def test_R3_13_nobody_calls_with_a_card_in_hand() -> None:
    t = solved(up=[[1, 3, 7, 9], []])
    tick(t, "0 LOOK 5")
    for _ in range(4):
        assert idle(t, "0 CALL") == ["BUSY"]
    assert at(t, "frozen") == [False, False]
    assert tick(t, "0 CALL") == ["accepted"]
    assert ended(t)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("LOOK 4", "CELL_FACE_UP"),
        ("UP 4", "CELL_FACE_UP"),
        ("DOWN 1", "CELL_FACE_DOWN"),
        ("SWAP 1 1", "SAME_CELL"),
        ("SWAP 4 4", "SAME_CELL"),
        ("LOOK 0", "BAD_ARGUMENT"),
        ("UP 10", "BAD_ARGUMENT"),
        ("SWAP 1 10", "BAD_ARGUMENT"),
        ("SWAP 10 10", "BAD_ARGUMENT"),
    ],
)
def test_R3_4_what_cannot_be_done(words: str, code: str) -> None:
    t = race(up=[[4], []])
    assert no(t, words, seat=0) == code
    assert idle(t, f"0 {words}") == [code]
    assert busy(t) is None


# -- what is seen ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cost", [1, 2, 5])
def test_6_2_a_look_is_seen_by_its_owner_from_the_first_step_through_the_last(cost: int) -> None:
    t = race({"m3_cost": {"look": cost}}, seats=3)
    since = mark(t)
    tick(t, "0 LOOK 3")
    assert [viewer for viewer in viewers(t) if "C1T3" in told(t, viewer, since)] == [0]
    for _ in range(cost - 1):
        assert [viewer for viewer in viewers(t) if "C1T3" in shown(t, viewer)] == [0]
        wait(t, 1)
    assert [viewer for viewer in viewers(t) if "C1T3" in shown(t, viewer)] == [0]
    since = mark(t)
    wait(t, 1)
    assert [viewer for viewer in viewers(t) if "C1T3" in shown(t, viewer) + told(t, viewer, since)] == []


def test_6_5_a_cancelled_look_is_gone_at_once() -> None:
    t = race(seats=3)
    tick(t, "0 LOOK 3")
    assert "C1T3" in shown(t, 0)
    tick(t, "1 CALL")
    assert "C1T3" not in shown(t, 0)


# -- cards in hand when play stops -------------------------------------------------------------------------------------


STOPPED = [
    ("LOOK 1", [5], [5]),
    ("UP 1", [5], [5]),
    ("UP 1", [], []),
    ("DOWN 5", [5], []),
    ("DOWN 5", [4, 5], [4]),
    ("SWAP 1 2", [5], [5]),
    ("SWAP 1 5", [5], []),
    ("SWAP 5 1", [4, 5], [4]),
    ("SWAP 4 5", [4, 5], []),
    ("SWAP 4 5", [4, 5, 6], [6]),
]


@pytest.mark.parametrize(("words", "before", "after"), STOPPED)
def test_R3_6_a_wrong_call_puts_cards_back_face_down(words: str, before: list[int], after: list[int]) -> None:
    t = race(up=[before, [], []], seats=3)
    tick(t, f"0 {words}")
    assert tick(t, "1 CALL") == ["accepted"]
    assert up(t) == after
    assert grid(t) == nine(1)
    assert busy(t) is None
    assert tick(wait(t, 5), "0 LOOK 9") == ["accepted"]
    assert grid(t) == nine(1)
    assert up(t) == after


@pytest.mark.parametrize(("words", "before", "after"), STOPPED)
def test_R3_6_a_right_call_does_so_too(words: str, before: list[int], after: list[int]) -> None:
    t = solved(up=[[1, 3, 7, 9], before])
    tick(t, f"1 {words}")
    assert tick(t, "0 CALL") == ["accepted"]
    assert ended(t)
    assert up(t, 1) == after
    assert grid(t, 1) == nine(2)


@pytest.mark.parametrize(("words", "before", "after"), STOPPED)
def test_R3_6_and_so_does_the_limit(words: str, before: list[int], after: list[int]) -> None:
    t = race({"m3_round_limit": 2}, up=[before, []])
    tick(t, f"0 {words}")
    wait(t, 1)
    assert ended(t)
    assert up(t) == after
    assert grid(t) == nine(1)


@pytest.mark.parametrize(("waited", "after"), [(1, []), (2, [1])])
def test_R3_6_a_call_in_the_last_tick_of_an_action_still_cancels_it(waited: int, after: list[int]) -> None:
    t = race()
    tick(t, "0 UP 1")  # tick 1, done in tick 3
    wait(t, waited)
    tick(t, "1 CALL")
    assert up(t) == after


def test_R3_6_who_was_stopped_may_act_in_the_next_tick() -> None:
    t = race(seats=3)
    tick(t, "0 SWAP 1 2", "2 UP 1")
    tick(t, "1 CALL")
    assert tick(t, "0 UP 1", "2 DOWN 1") == ["accepted", "CELL_FACE_DOWN"]
    wait(t, 2)
    assert up(t) == [1]


# -- the limit ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tick_now", "over"), [(2998, [False, True]), (2997, [False, False])])
def test_R3_11_the_round_ends_at_the_limit(tick_now: int, over: list[bool]) -> None:
    t = race(tick=tick_now)
    assert [ended(wait(t, 1)), ended(wait(t, 1))] == over


def test_R3_11_what_is_done_in_the_last_tick_takes_effect() -> None:
    t = race({"m3_round_limit": 3}, seats=3)
    tick(t, "0 UP 1")
    tick(t, "1 UP 1")
    wait(t, 1)
    assert ended(t)
    assert [up(t, seat) for seat in range(3)] == [[1], [], []]


def test_R3_11_no_limit() -> None:
    t = wait(race({"m3_round_limit": 0}, tick=2999), 10)
    assert not ended(t)
    assert at(t, "tick") == 3009


def test_R3_11_a_call_in_the_last_tick_is_checked() -> None:
    t = wait(solved({"m3_round_limit": 3}, announcer=1, first=1), 2)
    assert tick(t, "0 CALL") == ["accepted"]
    t.session.go_on()
    assert at(t, "announcer") == 0


def test_R3_11_a_wrong_call_in_the_last_tick_does_not_put_off_the_end() -> None:
    t = wait(race({"m3_round_limit": 3}, announcer=2, first=2, seats=3), 2)
    assert tick(t, "0 CALL") == ["accepted"]
    assert ended(t)
    t.session.go_on()
    assert at(t, "announcer") == 2
