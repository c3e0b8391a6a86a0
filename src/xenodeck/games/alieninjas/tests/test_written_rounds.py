"""11.1: what a position says of its round: who began it, who begins the next one, and how many ticks it has had."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.errors import BadPosition
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.alieninjas.tests.tables import (
    QUICK,
    again,
    at,
    claim,
    ended,
    new,
    now,
    race,
    solved,
    tick,
    viewers,
    wait,
)
from xenodeck.games.alieninjas.tests.test_rounds import MODES, finish
from xenodeck.testkit import Scenario

HELD: dict[str, object] = {"latency_mode": "compensated", "comp_cap": 2}


def read(position: dict[str, Any]) -> Session:
    return Session.from_position(find("alieninjas"), position)


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as no:
        read(position)
    return no.value.text


# -- who began, who begins -------------------------------------------------------------------------------------------


def begun_by(mode: str, first: int) -> Scenario:
    """A round that seat ``first`` began and that is over, after an action of seat 1."""
    return finish(mode, first=first, **({"announcer": first} if mode == "m3_map" else {}))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("first", [0, 2])
def test_11_1_first_is_who_began_the_round_also_when_it_is_over(mode: str, first: int) -> None:
    t = begun_by(mode, first)
    assert at(t, "state", "first", "next") == ["BETWEEN", first, 1]
    again(t)
    other = read(now(t))
    for session in (t.session, other):
        session.go_on()
        assert now(session)["first"] == 1
        assert "next" not in now(session)


@pytest.mark.parametrize("mode", MODES)
def test_11_1_after_the_last_round_nobody_begins_another(mode: str) -> None:
    t = finish(mode, {"rounds": 1}, first=2, **({"announcer": 2} if mode == "m3_map" else {}))
    assert at(t, "state", "first") == ["GAME_OVER", 2]
    assert "next" not in now(t)
    again(t)


@pytest.mark.parametrize("mode", MODES)
def test_11_1_what_version_1_wrote_between_two_rounds_goes_on_as_it_was_meant(mode: str) -> None:
    """It wrote the seat that begins next as ``first``."""
    written = now(begun_by(mode, 2))
    old = {key: value for key, value in written.items() if key != "next"} | {"first": 1}
    session = read(old)
    assert now(session)["next"] == 1
    session.go_on()
    assert now(session)["first"] == 1


def test_11_1_an_announcer_alone_begins_again() -> None:
    written = now(finish("m3_map"))
    session = read({key: value for key, value in written.items() if key not in ("next", "first")} | {"announcer": 2})
    assert (now(session)["first"], now(session)["next"]) == (2, 2)


@pytest.mark.parametrize("mode", MODES)
def test_11_1_next_is_a_seat_and_only_between_two_rounds(mode: str) -> None:
    between = now(begun_by(mode, 0))
    assert "next is a seat" in refused({**between, "next": 3})
    assert "next is a seat" in refused({**between, "next": None})
    assert "between two" in refused({**now(new(mode, 3)), "next": 1})
    over = now(finish(mode, {"rounds": 1}))
    assert "between two" in refused({**over, "next": 1})


# -- ticks -------------------------------------------------------------------------------------------------------------


def ticks_of(t: Scenario, ticks: int) -> list[int]:
    """What positions say while time passes; the same for everybody."""
    found: list[int] = []
    for _ in range(ticks):
        found.append(now(t)["tick"])
        assert {t.session.game.position(t.session.state, viewer)["tick"] for viewer in viewers(t)} == {found[-1]}
        wait(t, 1)
    return found


def called(ticks: int = 9, **position: Any) -> Scenario:
    """Seat 0 has called, wrongly, in the tick after ``ticks``."""
    t = race({**HELD, "m3_round_limit": 20}, seats=3, tick=ticks, **position)
    assert tick(t, "0 CALL") == ["held"]
    return t


def test_RG_9_the_tick_of_a_race_goes_on_through_a_hold_and_never_back() -> None:
    t = called()
    assert ticks_of(t, 6) == [10, 11, 12, 13, 14, 15]
    assert at(t, "window", "stood", "frozen") == [12, 2, [True, False, False]]


def test_RG_9_what_was_held_does_not_count_for_the_limit() -> None:
    t = called()
    wait(t, 11)
    assert at(t, "state", "tick") == ["RUN", 21]
    wait(t, 1)
    assert at(t, "state", "tick") == ["BETWEEN", 22]


@pytest.mark.parametrize("passed", [0, 1, 2, 5])
def test_11_1_a_race_with_a_hold_is_written_and_goes_on_alike(passed: int) -> None:
    t = wait(called(), passed)
    other = read(now(t))
    while not ended(t):
        assert now(other) == now(t)
        other.advance([])
        wait(t, 1)
    assert now(other) == now(t)
    assert now(other)["tick"] == 22


@pytest.mark.parametrize("stood", [1, 3, 4, -2, "2", True])
def test_11_1_what_stood_still_are_whole_holds_that_froze_somebody(stood: object) -> None:
    assert refused({**now(wait(called(), 3)), "stood": stood})


def test_11_1_nothing_stands_still_without_holds() -> None:
    assert refused({**now(race(tick=9, frozen=[True, False])), "stood": 2})


def test_11_1_after_a_race_the_tick_is_that_of_the_round() -> None:
    t = solved(seats=3, tick=0)
    wait(t, 7)
    tick(t, "0 CALL")
    assert at(t, "state", "tick") == ["BETWEEN", 8]
    t.session.tick(5)  # a pause may last, the round does not
    assert at(t, "tick") == 8
    again(t)
    t.session.go_on()
    assert at(t, "state", "tick") == ["READY", 0]
    t.session.go_on()
    wait(t, 3)
    assert at(t, "state", "tick") == ["RUN", 3]
    tick(t, "1 CALL")
    tick(t, "2 CALL")
    tick(t, "0 CALL")
    assert at(t, "state", "tick") == ["BETWEEN", 6]
    again(t)


def test_11_1_no_tick_has_passed_while_characters_are_picked() -> None:
    session = new("m3_map", 3, m3_characters="choose")
    session.tick(4)
    assert (now(session)["state"], now(session)["tick"]) == ("PICK", 0)
    assert now(read({**now(session), "tick": 9}))["tick"] == 0  # version 1 counted


def test_11_1_ticks_of_quick_claim_are_those_of_the_round() -> None:
    t = claim(tick=4, piles=["C2T1 C2T2", "C3T1", "C4T1 C4T2"])
    wait(t, 1)
    tick(t, "1 FLIP")
    assert at(t, "state", "tick") == ["BETWEEN", 6]
    t.session.tick(3)
    assert at(t, "tick") == 6
    again(t)
    t.session.go_on()
    wait(t, 2)
    assert at(t, "state", "tick", "age") == ["WAIT_FLIP", 2, 2]


def test_11_1_a_held_claim_of_a_later_round_counts_in_the_ticks_of_that_round() -> None:
    session = new("m1_claim", 3, 7, **{**QUICK, **HELD, "first_player": 0})
    session.state.now = 500  # earlier rounds
    session.state.event_tick = session.state.k0 = 500  # type: ignore[attr-defined]
    session.advance([(0, {"type": "FLIP"})])
    session.advance([(1, {"type": "CLAIM", "seq": 1})])
    written = now(session)
    assert (written["tick"], written["hold"]) == (2, {"until": 2, "held": [{"seat": 1, "counts": 2}]})
    other = read(written)
    for one in (session, other):
        one.advance([])
        one.advance([])
    assert now(other) == now(session)
    assert len(now(other)["gained"][1]) == 1
