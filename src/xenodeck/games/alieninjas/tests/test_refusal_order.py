"""RG.4 when two rulings apply to one refusal: seats that do not exist, phases, calls, holds and the last tick."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    again,
    both,
    claim,
    dealt,
    ended,
    hand,
    idle,
    memory,
    no,
    now,
    race,
    rescue,
    tick,
    twin,
    wait,
)
from xenodeck.testkit import Scenario

ODD_SEATS: list[Any] = ["0", "x", True, False, 0.0, 1.0, [0], {}]
START, WAIT, CALL = {"type": "START"}, {"type": "WAIT"}, {"type": "CALL"}
HELD: dict[str, object] = {"latency_mode": "compensated", "comp_cap": 2}
AT_ONCE: dict[str, object] = {"latency_mode": "compensated", "comp_cap": 0}
LIMIT: dict[str, object] = {"m3_round_limit": 5}


def picking(first: int = 1) -> Scenario:
    return dealt("m3_map", 3, m3_characters="choose", first_player=first)


# -- who ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ODD_SEATS)
def test_RG_4_what_is_no_seat_is_an_unknown_player(seat: Any) -> None:
    for t in (claim(), memory(), race(), race(state="READY"), picking(), hand(), rescue()):
        for move in ({"type": "PEEK", "cell": 1}, {"type": "DRAW"}, START, WAIT, {"type": "fly"}):
            assert no(t, move, seat) == "UNKNOWN_PLAYER"
    assert no(memory(seats=2, rounds=[[1, 0], [0, 1], [1, 2]], over=True), "PEEK 1", seat) == "UNKNOWN_PLAYER"


@pytest.mark.parametrize("seat", ODD_SEATS)
def test_RG_4_in_a_tick_it_takes_nobodys_place(seat: Any) -> None:
    t = claim()
    claims = {"type": "CLAIM", "seq": 1}
    results = [one.result for one in t.session.advance([(seat, claims), (seat, claims), (1, claims), (0, claims)])]
    assert results == ["UNKNOWN_PLAYER", "UNKNOWN_PLAYER", "accepted", "beaten"]


# -- before a race -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "announcer", "other"),
    [
        ({**START, "more": 1}, "BAD_ARGUMENT", "NOT_YOUR_TURN"),
        ({**WAIT, "more": 1}, "BAD_ARGUMENT", "BAD_ARGUMENT"),
        ({"type": "LOOK", "cell": 99}, "WRONG_PHASE", "WRONG_PHASE"),
        ({**CALL, "more": 1}, "WRONG_PHASE", "WRONG_PHASE"),
        ({"type": "PICK", "character": "C1"}, "BAD_ARGUMENT", "BAD_ARGUMENT"),
        ({"type": "start"}, "BAD_ARGUMENT", "BAD_ARGUMENT"),
    ],
)
def test_R3_2_only_the_time_of_what_is_well_formed_may_be_wrong(
    move: dict[str, Any], announcer: str, other: str
) -> None:
    t = race(state="READY")
    assert (no(t, move, 0), no(t, move, 1)) == (announcer, other)
    assert idle(t, (0, move)) == [announcer]


@pytest.mark.parametrize(
    ("move", "picks", "other"),
    [
        ({"type": "PICK", "character": "C1", "more": 1}, "BAD_ARGUMENT", "NOT_YOUR_TURN"),
        ({"type": "PICK"}, "BAD_ARGUMENT", "NOT_YOUR_TURN"),
        ({"type": "PICK", "character": 1}, "BAD_ARGUMENT", "NOT_YOUR_TURN"),
        ({"type": "LOOK"}, "WRONG_PHASE", "NOT_YOUR_TURN"),
        (START, "WRONG_PHASE", "NOT_YOUR_TURN"),
        ({"type": "fly"}, "BAD_ARGUMENT", "NOT_YOUR_TURN"),
    ],
)
def test_6_1_while_characters_are_picked_it_is_one_players_turn(move: dict[str, Any], picks: str, other: str) -> None:
    assert (no(picking(), move, 1), no(picking(), move, 0)) == (picks, other)


def test_6_1_once_all_are_picked_picking_is_out_of_time_for_frozen_and_busy_players_too() -> None:
    t = race({"m3_characters": "choose"}, seats=3, frozen=[True, False, False])
    tick(t, "1 LOOK 1")
    pick = {"type": "PICK", "character": "C6"}
    assert [no(t, pick, seat) for seat in range(3)] == ["WRONG_PHASE"] * 3
    assert [no(t, START, seat) for seat in range(3)] == ["WRONG_PHASE"] * 3
    t = race(seats=3, frozen=[True, False, False])
    tick(t, "1 LOOK 1")
    assert [no(t, pick, seat) for seat in range(3)] == ["FROZEN", "BUSY", "BAD_ARGUMENT"]


# -- calls and the last tick -------------------------------------------------------------------------------------------


def busy_before_the_limit(action: str, options: dict[str, object] | None = None) -> Scenario:
    """Seat 1 is busy, and the coming tick is the last one."""
    t = race({**LIMIT, **(options or {})}, seats=3, tick=3, up=[[], [4, 5], []])
    assert tick(t, f"1 {action}") == ["accepted"]
    return t


@pytest.mark.parametrize("rounds", [1, 3])
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize(
    ("action", "sent", "code"),
    [
        ("LOOK 1", "LOOK 2", "INTERRUPTED"),
        ("LOOK 1", "LOOK 5", "CELL_FACE_UP"),
        ("DOWN 4", "DOWN 4", "CELL_FACE_DOWN"),
        ("DOWN 4", "LOOK 4", "INTERRUPTED"),
        ("SWAP 4 5", "UP 5", "INTERRUPTED"),
        ("LOOK 1", "LOOK 99", "BAD_ARGUMENT"),
        ("LOOK 1", "CALL", "BUSY"),
    ],
)
def test_R3_11_a_wrong_call_in_the_last_tick_frees_who_was_busy(
    action: str, sent: str, code: str, reverse: bool, rounds: int
) -> None:
    t = busy_before_the_limit(action, {"rounds": rounds})
    words = ["0 CALL", f"1 {sent}"]
    results = tick(t, *(reversed(words) if reverse else words))
    assert (list(reversed(results)) if reverse else results) == ["accepted", code]
    assert ended(t)


def test_R3_11_without_a_call_who_is_busy_stays_so_until_the_end() -> None:
    t = busy_before_the_limit("LOOK 1")
    assert tick(t, "1 LOOK 2") == ["BUSY"]
    assert ended(t)


@pytest.mark.parametrize("limit", [False, True])
def test_RG_9_a_hold_of_no_ticks_shows_to_nobody(limit: bool) -> None:
    t = busy_before_the_limit("DOWN 4", {**AT_ONCE, "m3_round_limit": 5 if limit else 0})
    other = twin(t)
    assert tick(t, "1 LOOK 5", "0 CALL", "2 LOOK 1") == ["BUSY", "accepted", "accepted"]
    assert tick(other, "1 LOOK 99", "0 CALL", "2 DOWN 0") == ["BUSY", "accepted", "BAD_ARGUMENT"]
    assert ended(t) == ended(other) == limit


def test_R3_12_a_hold_that_begins_with_the_last_tick_is_checked_before_the_limit() -> None:
    t = busy_before_the_limit("LOOK 1", HELD)
    assert tick(t, "1 LOOK 2", "0 CALL") == ["BUSY", "held"]
    assert not ended(again(t)) and not ended(wait(t, 1))
    for one in (again(t), t):
        assert ended(wait(one, 1))
    assert now(t)["rounds"] == [[0, 0, 0]]


def test_R3_12_a_look_that_a_hold_has_cancelled_lasts_to_the_end_of_the_hold_at_most() -> None:
    t = race({**HELD, "m3_cost": {"look": 9, "up": 1, "down": 1, "swap": 1}}, seats=3)
    tick(t, "1 LOOK 4")
    assert "C2T4" in t.session.view(1).pile("grid", 1).cards
    tick(t, "0 CALL")
    assert "C2T4" in t.session.view(1).pile("grid", 1).cards
    wait(t, t.session.state.setup.hold_ticks)
    assert "C2T4" not in t.session.view(1).pile("grid", 1).cards


def test_R3_10_a_guarded_call_interrupts_nobody_and_holds_nobody_up() -> None:
    t = race({"m3_call_guard": True}, seats=3)
    assert tick(t, "0 CALL", "1 LOOK 1") == ["WRONG_PHASE", "accepted"]
    t = both({"m3_call_guard": True, **HELD}, seats=3)
    assert tick(t, "2 CALL", "1 LOOK 1") == ["WRONG_PHASE", "accepted"]
    assert tick(t, "2 CALL", "0 CALL", "1 CALL") == ["WRONG_PHASE", "held", "BUSY"]
    assert tick(t, "2 CALL", "1 CALL") == ["WRONG_PHASE", "BUSY"]


def test_R3_9_four_calls_of_one_tick() -> None:
    t = both(seats=4)
    assert tick(t, "2 CALL", "0 CALL", "3 CALL", "1 CALL") == ["accepted", "accepted", "void", "void"]
    assert now(t)["rounds"] == [[5, 4, 0, 0]]


# -- typed -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "code"),
    [("look 2", "CELL_FACE_UP"), ("up 2", "CELL_FACE_UP"), ("down 1", "CELL_FACE_DOWN"), ("swap 3 3", "SAME_CELL"),
     ("look 10", "BAD_ARGUMENT"), ("swap 3 0", "BAD_ARGUMENT")],
)  # fmt: skip
def test_R3_4_what_is_typed_is_refused_with_the_same_codes(words: str, code: str) -> None:
    assert race(up=[[2], []]).refused(words, 0).code == code


def test_R1_8_a_typed_flip_or_claim_is_refused_with_the_same_codes() -> None:
    assert claim().refused("flip", 1).code == "TOO_SOON"
    assert claim().refused("flip", 2).code == "NOT_YOUR_TURN"
    assert claim(state="WAIT_FLIP").refused("claim", 2).code == "NO_CARD"
    assert claim({"self_claim": False}).refused("claim", 0).code == "SELF_CLAIM_OFF"


@pytest.mark.parametrize("sent", ["claim", {"type": "CLAIM", "seq": 1}])
def test_RG_9_who_claims_again_in_the_last_tick_of_a_hold_is_told_what_became_of_the_first(sent: Any) -> None:
    t = claim(HELD, seats=4)
    for seat in (2, 3):
        assert [one.result for one in t.session.advance([(seat, sent)])] == ["held"]
    told = [(one.seat, one.result) for one in t.session.advance([(2, sent), (1, sent)])]
    assert told == [(2, "NO_CARD"), (1, "beaten"), (2, "accepted"), (3, "beaten")]
