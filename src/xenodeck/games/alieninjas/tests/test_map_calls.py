"""Section 6.3: calls in Map Race. Right, wrong, several in one tick, and over slow lines."""

from __future__ import annotations

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    CHEAP,
    SOLVED,
    SOLVED_2,
    again,
    at,
    both,
    do,
    drawn,
    ended,
    idle,
    nine,
    points,
    race,
    solved,
    tick,
    twin,
    wait,
)

# -- right or wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "up", "right"),
    [
        (SOLVED, [1, 3, 7, 9], True),
        (SOLVED, [1, 3, 5, 7, 9], True),
        ("1X2637485", [1, 3, 7], False),
        (SOLVED, [], False),
        (SOLVED, [1, 3, 7, 9, 2], False),  # the civilian on an empty cell of the map
        (SOLVED, [1, 3, 7, 9, 4], False),  # another card on one
        (SOLVED, [1, 3, 4, 5, 7, 9], False),
        ("1X2367485", [1, 3, 7, 9], True),  # a wrong card, face down, in the optional cell
        ("1X2367485", [1, 3, 5, 7, 9], False),  # the same face up
        ("2X1637485", [1, 3, 7, 9], False),  # right types in each other's cells
        ("162X37485", [1, 3, 7, 9], True),  # what lies face down does not matter
        ("X12637485", [1, 3, 7, 9], False),  # a civilian stands for nothing
        ("1X2637485", [2, 3, 7, 9], False),
    ],
)
def test_6_3_when_a_map_is_replicated(order: str, up: list[int], right: bool) -> None:
    t = race(grids=[nine(1, order), nine(2)], up=[up, []])
    assert tick(t, "0 CALL") == ["accepted"]
    assert ended(t) is right
    if not right:
        assert at(t, "frozen") == [True, False]


@pytest.mark.parametrize("seat", [0, 1])
def test_6_3_the_own_map_counts(seat: int) -> None:
    t = both()
    assert tick(t, f"{seat} CALL") == ["accepted"]
    assert ended(t)
    assert points(t) == [4 + (seat == 0), 4 + (seat == 1)]
    t = both(maps=["P2a", "P1a"])
    tick(t, f"{seat} CALL")
    assert not ended(t)


def test_6_3_calls_cost_no_time() -> None:
    t = both()
    tick(t, "0 UP 5")
    wait(t, 2)
    assert tick(t, "0 CALL") == ["accepted"]
    assert points(t) == [7, 4]


def test_R3_7_a_wrong_caller_is_frozen_and_the_others_go_on() -> None:
    t = race(up=[[], [2, 3], []], seats=3)
    assert tick(t, "1 CALL") == ["accepted"]
    assert at(t, "frozen", "state") == [[False, True, False], "RUN"]
    assert sorted(t.table("up")[1]) == [2, 3]
    for words in ("1 CALL", "1 LOOK 1", "1 UP 1", "1 DOWN 2", "1 SWAP 1 2"):
        assert idle(twin(t), words) == ["FROZEN"]
    assert tick(again(t), "0 LOOK 1", "2 UP 1") == ["accepted", "accepted"]


def test_R3_7_the_tick_of_a_wrong_call_counts() -> None:
    t = race(tick=10)
    tick(t, "1 CALL")
    assert at(t, "tick") == 11


def test_R3_8_who_is_alone_left_goes_on_and_may_earn_everything() -> None:
    t = solved(seats=3, frozen=[False, True, True])
    assert tick(t, "0 UP 5") == ["accepted"]
    wait(t, 2)
    assert tick(t, "0 CALL") == ["accepted"]
    assert points(t) == [7, 0, 0]


def test_R3_8_until_the_limit() -> None:
    t = wait(solved({"m3_round_limit": 9}, seats=3, frozen=[False, True, True]), 8)
    assert not ended(t)
    assert ended(wait(t, 1))
    assert points(t) == [4, 0, 0]


def test_6_3_when_everybody_is_frozen_the_round_ends_without_an_ender() -> None:
    t = race(frozen=[True, False, True], seats=3, up=[[], [2], []], announcer=2, first=2)
    tick(t, "1 CALL")
    assert ended(t)
    assert points(t) == [0, 0, 0]
    t.session.go_on()
    assert at(t, "announcer") == 1


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_R3_17_the_wrong_call_that_froze_the_last_one_names_the_announcer(first: int, second: int) -> None:
    t = race(frozen=[False, False, True], seats=3, announcer=2, first=2)
    assert tick(t, f"{first} CALL", f"{second} CALL") == ["accepted", "accepted"]
    assert ended(t)
    t.session.go_on()
    assert at(t, "announcer", "first") == [second, second]


def test_R3_17_the_ender_announces_the_next_round() -> None:
    t = both(announcer=0)
    tick(t, "1 CALL")
    t.session.go_on()
    assert at(t, "announcer", "first", "state", "tick") == [1, 1, "READY", 0]
    assert t.table("characters") == ["C1", "C2"]
    assert [sorted(cards) for cards in t.table("grids")] == [sorted(nine(1).split()), sorted(nine(2).split())]
    assert at(t, "up") == ["", ""]
    do(t, "1 START")
    assert at(t, "frozen") == [False, False]


def test_R3_17_at_the_limit_the_announcer_stays() -> None:
    t = wait(race({"m3_round_limit": 2}, announcer=1, first=1, frozen=[True, False]), 2)
    assert ended(t)
    t.session.go_on()
    assert at(t, "announcer") == 1


def test_R3_10_a_guard_refuses_wrong_calls() -> None:
    t = race({"m3_call_guard": True})
    assert idle(t, "0 CALL") == ["WRONG_PHASE"]
    assert at(t, "frozen") == [False, False]
    assert tick(t, "0 CALL", "1 LOOK 1") == ["WRONG_PHASE", "accepted"]
    assert tick(both({"m3_call_guard": True}), "0 CALL") == ["accepted"]


def test_R3_10_the_guard_is_told_before_busy() -> None:
    t = race({"m3_call_guard": True})
    tick(t, "0 LOOK 1")
    assert idle(t, "0 CALL") == ["WRONG_PHASE"]  # both apply, and this comes first in the list


# -- several things in one tick ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_R3_9_after_a_right_call_no_other_is_a_call(first: int, second: int) -> None:
    t = both()
    assert tick(t, f"{first} CALL", f"{second} CALL") == ["accepted", "void"]
    expected = [4, 4]
    expected[first] = 5
    assert points(t) == expected


def test_R3_9_a_wrong_call_after_a_right_one_costs_nothing() -> None:
    t = solved(up=[[1, 3, 7, 9], [2]], grids=[nine(1, SOLVED), nine(2)])
    assert tick(t, "0 CALL", "1 CALL") == ["accepted", "void"]
    assert points(t) == [5, 1]


def test_R3_9_after_a_wrong_call_the_next_is_checked() -> None:
    t = solved(up=[[1, 3, 7, 9], [2, 9]], grids=[nine(1, SOLVED), nine(2, SOLVED_2)], seats=2)
    assert tick(t, "1 CALL", "0 CALL") == ["accepted", "accepted"]
    assert ended(t)
    assert points(t) == [5, 0]
    t.session.go_on()
    assert at(t, "announcer") == 0


def test_R3_9_two_wrong_calls_freeze_two() -> None:
    t = race(seats=3)
    assert tick(t, "2 CALL", "0 CALL") == ["accepted", "accepted"]
    assert at(t, "frozen") == [True, False, True]


@pytest.mark.parametrize("arrival", [("0 LOOK 1", "1 CALL"), ("1 CALL", "0 LOOK 1")])
def test_6_3_calls_come_before_everything_else_in_the_tick(arrival: tuple[str, str]) -> None:
    t = race(seats=3)
    assert dict(zip(arrival, tick(t, *arrival), strict=True)) == {"0 LOOK 1": "INTERRUPTED", "1 CALL": "accepted"}
    assert t.table("busy") == [None] * 3
    assert tick(t, "0 LOOK 1") == ["accepted"]


def test_6_3_inputs_that_are_wrong_in_themselves_keep_their_code() -> None:
    t = race(seats=4, up=[[1], [], [], []], frozen=[False, False, False, True])
    assert tick(t, "0 LOOK 1", "1 CALL", "2 SWAP 3 3", "3 UP 1") == ["CELL_FACE_UP", "accepted", "SAME_CELL", "FROZEN"]


@pytest.mark.parametrize("arrival", [("1 LOOK 1", "0 CALL"), ("0 CALL", "1 LOOK 1")])
def test_6_3_after_a_right_call_everything_else_is_void(arrival: tuple[str, str]) -> None:
    t = solved()
    assert dict(zip(arrival, tick(t, *arrival), strict=True)) == {"1 LOOK 1": "void", "0 CALL": "accepted"}


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(("caller", "result"), [(0, "void"), (2, "INTERRUPTED")])
def test_6_3_whose_action_a_call_has_just_cancelled_is_busy_no_longer(caller: int, result: str, reverse: bool) -> None:
    """RG.4: judged at the moment its turn in the step comes; only callers must have been free when the tick began."""
    t = both(seats=3)
    tick(t, "1 SWAP 2 4")
    sent = ["1 LOOK 5", f"{caller} CALL"] if reverse else [f"{caller} CALL", "1 LOOK 5"]
    results = dict(zip(sent, tick(t, *sent), strict=True))
    assert results == {f"{caller} CALL": "accepted", "1 LOOK 5": result}


def test_6_3_who_was_busy_when_the_tick_began_cannot_call_in_it() -> None:
    t = both(seats=3)
    tick(t, "0 LOOK 5")
    assert tick(t, "2 CALL", "0 CALL") == ["accepted", "BUSY"]
    assert not ended(t)
    assert tick(t, "0 CALL") == ["accepted"]
    assert ended(t)


def test_6_3_nor_in_the_tick_in_which_the_action_is_done() -> None:
    t = both(CHEAP | {"m3_cost": {"look": 2, "up": 1, "down": 1, "swap": 1}})
    tick(t, "0 LOOK 5")
    assert idle(t, "0 CALL") == ["BUSY"]
    assert tick(t, "0 CALL") == ["accepted"]


def test_3_1_one_input_a_tick() -> None:
    t = race()
    assert tick(t, "0 LOOK 1", "0 CALL") == ["accepted", "ONE_A_TICK"]
    assert at(t, "frozen") == [False, False]


@pytest.mark.parametrize(("order", "ender"), [([0, 1], 0), ([1, 0], 1)])
def test_3_1_where_nobody_was_first_calls_are_shuffled(order: list[int], ender: int) -> None:
    t = both(chance=[order])
    results = drawn(t, "1 CALL", "0 CALL")
    assert sorted(results) == ["accepted", "void"]
    assert points(t)[ender] == 5


def test_3_1_a_single_call_uses_no_chance() -> None:
    t = both(seats=3, chance=[])
    assert drawn(t, "2 LOOK 1", "1 CALL") == ["void", "accepted"]
