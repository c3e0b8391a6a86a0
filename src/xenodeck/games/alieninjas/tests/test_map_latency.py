"""RG.9 and R3.12: calls in Map Race over slow lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from xenodeck.core import Refusal
from xenodeck.games.alieninjas.tests.tables import (
    again,
    at,
    both,
    by_seat,
    do,
    drawn,
    ended,
    idle,
    points,
    race,
    tick,
    wait,
)

HELD: dict[str, object] = {"latency_mode": "compensated", "comp_cap": 2}


def test_R3_12_a_call_is_held_and_checked_at_the_end_of_the_hold() -> None:
    t = both(HELD)
    tick(t, "0 CALL")
    assert not ended(wait(t, 1))
    assert by_seat(t) == {0: "accepted"}
    assert points(t) == [5, 4]


def test_R3_12_when_a_hold_starts_all_running_actions_are_cancelled_and_nobody_is_told_before_its_end() -> None:
    t, other = (both(HELD, seats=3, up=[[1, 3, 7, 9], [2, 4, 6, 8], [1, 5]]) for _ in range(2))
    for one in (t, other):
        tick(one, "1 SWAP 2 4", "2 DOWN 5")
    tick(t, "0 CALL")
    wait(other, 1)
    for seat in (1, 2, -1):
        assert t.session.view(seat).to_data() == other.session.view(seat).to_data()
        assert t.session.events(seat) == other.session.events(seat)
    assert t.table("busy") == other.table("busy") != [None] * 3
    for one in (again(t), t):
        wait(one, 2)
        assert points(one) == [5, 2, 0]


COSTS = {"look": 1, "up": 1, "down": 1, "swap": 1}


def test_R3_12_whoever_would_be_done_within_the_hold_acts_on_and_no_card_moves() -> None:
    t = race({**HELD, "m3_cost": {**COSTS, "up": 2}}, seats=3)
    tick(t, "1 UP 5")
    tick(t, "0 CALL")  # in this tick it would have been done
    assert t.table("up") == [[], [], []]
    assert t.table("busy") == [None] * 3
    assert tick(t, "1 DOWN 5") == ["CELL_FACE_DOWN"]
    for one in (again(t), t):
        assert by_seat(one) == {0: "accepted"}
        assert [event["what"] for event in one.told(2)].count("back") == 1
        assert one.table("up") == [[], [], []]
        assert one.table("frozen") == [True, False, False]


def test_R3_12_what_was_accepted_in_a_hold_begins_with_the_tick_after_it() -> None:
    t = race(HELD, seats=3)
    tick(t, "0 CALL")
    assert tick(t, "1 LOOK 4", "2 UP 1") == ["accepted", "accepted"]
    assert tick(t, "1 UP 4")[0] == "BUSY"
    assert "C2T4" not in t.session.view(1).pile("grid", 1).cards
    assert at(t, "frozen", "busy") == [[True, False, False], [None] * 3]
    assert t.session.waiting() == []  # that is what both do in the next tick
    for one in (again(t), t):
        assert by_seat(one) == {}
        assert "C2T4" in one.session.view(1).pile("grid", 1).cards
        assert [doing and doing["type"] for doing in one.table("busy")] == [None, "LOOK", "UP"]


@pytest.mark.parametrize("words", ["1 WAIT", "1 UP 4", "1 CALL", "1 START", "1 LOOK 99"])
def test_R3_12_what_begins_with_the_tick_after_a_hold_is_the_one_input_of_that_tick(words: str) -> None:
    t = race(HELD, seats=3)
    tick(t, "0 CALL")
    tick(t, "1 LOOK 4")
    wait(t, 1)
    assert t.table("frozen") == [True, False, False]
    assert idle(t, words, "2 WAIT") == ["ONE_A_TICK", "waits"]
    assert t.table("busy")[1]["type"] == "LOOK"
    assert tick(t, "1 WAIT") == ["waits"]


@pytest.mark.parametrize("driven", [tick, drawn])
def test_3_1_who_has_sent_something_for_a_tick_can_no_longer_wait_in_it(driven: Callable[..., list[str]]) -> None:
    t = race(HELD, seats=3)
    t.session.play(1, {"type": "LOOK", "cell": 4})
    with pytest.raises(Refusal) as no:
        t.session.play(1, {"type": "WAIT"})
    assert no.value.code == "ONE_A_TICK"
    driven(t)
    assert t.table("busy")[1]["type"] == "LOOK"


def test_R3_12_a_call_in_the_tick_after_a_hold_keeps_it_waiting() -> None:
    t = race(HELD, seats=4)
    tick(t, "0 CALL")
    tick(t, "1 UP 4")
    wait(t, 1)
    tick(t, "3 CALL")  # it holds again
    wait(t, 2)
    assert t.table("frozen") == [True, False, False, True]
    assert t.table("up") == [[], [], [], []]
    wait(t, 6)
    assert t.table("up") == [[], [4], [], []]


def test_R3_12_no_grid_changes_during_the_hold() -> None:
    t = both(HELD, seats=3)
    tick(t, "0 CALL")
    assert tick(t, "2 UP 1", "1 SWAP 1 2") == ["accepted", "accepted"]
    assert by_seat(t, "2 UP 1")[2] == "BUSY"
    assert ended(t)
    assert points(t) == [5, 4, 0]


@pytest.mark.parametrize("arrival", [("2 UP 1", "0 CALL"), ("0 CALL", "2 UP 1")])
def test_R3_12_nor_in_the_tick_in_which_it_begins(arrival: tuple[str, str]) -> None:
    t = both(HELD, seats=3)
    assert dict(zip(arrival, tick(t, *arrival), strict=True))["2 UP 1"] == "accepted"
    assert points(wait(t, 2)) == [5, 4, 0]


def test_R3_12_codes_that_come_first_are_told_inside_the_hold() -> None:
    t = race(HELD, seats=3, up=[[], [], [5]], frozen=[False, True, False])
    tick(t, "0 CALL")
    assert idle(t, "1 UP 1", (2, {"type": "UP", "cell": 10})) == ["FROZEN", "BAD_ARGUMENT"]


@pytest.mark.parametrize("words", ["2 UP 5", "2 LOOK 5", "2 DOWN 1", "2 SWAP 1 1"])
def test_R3_12_what_is_refused_is_refused_with_the_same_code_inside_the_hold(words: str) -> None:
    t, other = (race(HELD, seats=3, up=[[], [], [5]]) for _ in range(2))
    tick(t, "0 CALL")
    wait(other, 1)
    assert idle(t, words) == idle(other, words)
    assert idle(t, words) != ["CLAIM_PENDING"]


@pytest.mark.parametrize("words", ["call", "up 1", {"type": "CALL"}, {"type": "UP", "cell": 1}])
def test_R3_12_who_has_called_is_busy_with_it(words: str | dict[str, object]) -> None:
    t = race(HELD, seats=3)
    tick(t, "0 CALL")
    assert t.refused(words, 0).code == "BUSY"


def test_R3_12_the_lowest_effective_tick_is_checked_first() -> None:
    t = both(HELD, tick=9, chance=[])
    tick(t, "0 CALL")  # tick 10
    tick(t, "1 CALL", comp={1: 2})  # tick 11, counts as 9
    assert by_seat(t) == {1: "accepted", 0: "void"}
    assert points(t) == [4, 5]


@pytest.mark.parametrize(("order", "expected"), [([0, 1], [5, 4]), ([1, 0], [4, 5])])
def test_R3_12_ties_are_drawn(order: list[int], expected: list[int]) -> None:
    t = both(HELD, tick=9, chance=[order])
    tick(t, "1 CALL")  # tick 10
    tick(t, "0 CALL", comp={0: 1})  # tick 11, counts as 10
    wait(t, 1)
    assert points(t) == expected


def test_R3_12_within_each_group_of_equals() -> None:
    t = race(HELD, seats=5, tick=9, chance=[[1, 0], [2, 1, 0]], announcer=4, first=4)
    tick(t, "0 CALL", "3 CALL", "4 CALL")  # 10
    tick(t, "1 CALL", "2 CALL", comp={1: 2, 2: 2})  # 9
    wait(t, 1)
    assert ended(t)  # in the order 2, 1, 4, 3, 0, all wrong
    t.session.state.chance.script = None
    t.session.go_on()
    assert at(t, "announcer") == 0


def test_R3_12_no_call_counts_before_the_first_tick() -> None:
    t = both(HELD, chance=[[0, 1]])
    tick(t, "0 CALL")  # tick 1
    tick(t, "1 CALL", comp={1: 2})  # tick 2, counts as 1: a tie
    wait(t, 1)
    assert points(t) == [5, 4]


def test_R3_12_nor_after_a_start() -> None:
    t = do(race(HELD, state="READY", chance=[[0, 1]]), "0 START")
    tick(t, "0 CALL")  # tick 1
    tick(t, "1 CALL", comp={1: 2})  # tick 2, counts as 1: a tie
    assert ended(wait(t, 1))
    t.session.state.chance.script = None
    t.session.go_on()
    assert at(t, "announcer") == 1  # whose wrong call was the last


@pytest.mark.parametrize(("window", "ender"), [(7, 1), (8, 1), (9, 0)])
def test_R3_12_nor_before_the_tick_after_the_latest_wrong_call(window: int, ender: int) -> None:
    chance = [[0, 1]] if window == 9 else []
    t = both(HELD, seats=3, tick=9, window=window, frozen=[False, False, True], chance=chance)
    tick(t, "0 CALL")  # tick 10
    tick(t, "1 CALL", comp={1: 2})  # tick 11, counts as 9 at best
    wait(t, 1)
    assert points(t)[ender] == 5


def test_R3_12_a_wrong_call_of_a_hold_moves_the_window() -> None:
    t = both(HELD, seats=3, chance=[[0, 1]])
    tick(t, "2 CALL")  # tick 1, checked in tick 3
    wait(t, 2)
    assert at(t, "frozen", "state") == [[False, False, True], "RUN"]
    tick(t, "0 CALL")  # tick 4
    tick(t, "1 CALL", comp={1: 2})  # tick 5, counts as 4: a tie
    wait(t, 1)
    assert points(t)[:2] == [5, 4]


def test_R3_12_after_a_wrong_one_the_next_is_checked_and_play_goes_on() -> None:
    t = race(HELD, seats=3)
    tick(t, "0 CALL")
    tick(t, "1 CALL")
    assert by_seat(t) == {0: "accepted", 1: "accepted"}
    assert at(t, "frozen", "state") == [[True, True, False], "RUN"]
    assert tick(t, "2 UP 1") == ["accepted"]


def test_R3_12_a_cancelled_player_is_busy_within_the_hold_until_the_action_would_be_done() -> None:
    t, other = (both({**HELD, "m3_cost": {**COSTS, "look": 3}}, seats=3) for _ in range(2))
    for one in (t, other):
        tick(one, "0 LOOK 5")
    tick(t, "2 CALL")
    wait(other, 1)
    assert idle(t, "0 CALL") == idle(other, "0 CALL") == ["BUSY"]
    tick(t, "0 CALL")
    assert points(t) == [5, 4, 0]


def test_R3_12_who_is_busy_cannot_call_in_the_tick_in_which_it_starts() -> None:
    t = both(HELD, seats=3)
    tick(t, "0 LOOK 5")
    assert tick(t, "2 CALL", "0 CALL")[1] == "BUSY"


def test_R3_12_a_hold_may_be_written_down() -> None:
    t = both(HELD, tick=9, chance=[])
    tick(t, "0 CALL")
    tick(t, "1 CALL", comp={1: 2})
    other = wait(again(t), 1)
    assert points(other) == points(wait(t, 1)) == [4, 5]


@pytest.mark.parametrize("limit", [2, 3])
def test_R3_12_no_clock_runs_during_a_hold(limit: int) -> None:
    t = wait(race({**HELD, "m3_round_limit": limit}, seats=3), 1)
    tick(t, "0 CALL")  # tick 2, held for two more
    assert not ended(wait(t, 1))
    wait(t, 1)
    assert ended(t) is (limit == 2)  # tick 2 has passed, and what was held does not count
    if limit == 3:
        assert at(t, "frozen") == [True, False, False]
        assert ended(wait(t, 1))


@pytest.mark.parametrize("arrival", [("2 LOOK 5", "0 CALL"), ("0 CALL", "2 LOOK 5")])
def test_R3_12_whose_action_the_hold_has_cancelled_seems_to_be_busy(arrival: tuple[str, str]) -> None:
    t = both(HELD, seats=3)
    tick(t, "2 SWAP 1 2")
    assert dict(zip(arrival, tick(t, *arrival), strict=True))["2 LOOK 5"] == "BUSY"
    assert t.table("busy")[2]["type"] == "SWAP"
