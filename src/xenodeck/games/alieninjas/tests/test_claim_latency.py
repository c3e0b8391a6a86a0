"""RG.9 in Quick Claim: a hold lets claims over slow lines catch up."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.rules import engine
from xenodeck.games.alieninjas.modes.claim.state import STACK
from xenodeck.games.alieninjas.tests.tables import again, at, by_seat, claim, ended, idle, tick, wait
from xenodeck.testkit import Scenario

HELD: dict[str, object] = {"latency_mode": "compensated", "comp_cap": 3}


def held(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """Card 1 was exposed in tick 10, so its window opens with tick 11."""
    return claim({**HELD, "flip_deadline": 9, **(options or {})}, **{"tick": 10, **position})


def test_RG_9_the_first_claim_starts_a_hold_that_lasts_comp_cap_ticks() -> None:
    t = held()
    tick(t, "2 CLAIM 1")
    for _ in range(2):
        assert by_seat(t) == {}
        assert at(t, "gained", "state") == [["", "", ""], "EXPOSED"]
    assert by_seat(t) == {2: "accepted"}
    assert at(t, "gained", "state", "flipper", "age", "lock") == [["", "", "C1T1"], "WAIT_FLIP", 2, 0, 3]


@pytest.mark.parametrize("cap", [0, 1, 2, 5])
def test_RG_9_comp_cap_says_how_long(cap: int) -> None:
    t = held({"comp_cap": cap})
    results = by_seat(t, "2 CLAIM 1")
    for _ in range(cap):
        assert results.get(2) != "accepted"
        results = by_seat(t)
    assert results == {2: "accepted"}


def test_RG_9_the_lowest_effective_tick_wins() -> None:
    t = wait(held(chance=[]), 1)
    tick(t, "1 CLAIM 1")  # tick 12, counts as 12
    tick(t, "2 CLAIM 1", comp={2: 2})  # tick 13, counts as 11
    assert by_seat(t) == {}
    assert by_seat(t) == {2: "accepted", 1: "beaten"}
    assert at(t, "flipper", "gained") == [2, ["", "", "C1T1"]]


def test_RG_9_a_slower_line_gains_no_more_than_its_own_length() -> None:
    t = wait(held(chance=[]), 1)
    tick(t, "1 CLAIM 1")  # counts as 12
    wait(t, 1)
    tick(t, "2 CLAIM 1", comp={2: 1})  # tick 14, counts as 13
    assert by_seat(t) == {1: "accepted", 2: "beaten"}


@pytest.mark.parametrize(("pick", "winner"), [(0, 1), (1, 2)])
def test_RG_9_a_claim_in_the_last_tick_of_the_hold_is_collected(pick: int, winner: int) -> None:
    t = wait(held(chance=[pick]), 2)
    tick(t, "1 CLAIM 1")  # tick 13
    wait(t, 2)
    results = by_seat(t, "2 CLAIM 1", comp={2: 3})  # tick 16, counts as 13: a tie
    assert results == {winner: "accepted", 3 - winner: "beaten"}
    assert at(t, "flipper") == winner


def test_RG_9_one_tick_later_there_is_no_card() -> None:
    t = wait(held(chance=[]), 2)
    tick(t, "1 CLAIM 1")
    wait(t, 3)
    assert idle(t, "2 CLAIM 1", comp={2: 3}) == ["NO_CARD"]


@pytest.mark.parametrize(("pick", "winner"), [(0, 1), (1, 2)])
def test_RG_9_nothing_counts_before_the_window_opened(pick: int, winner: int) -> None:
    t = held(chance=[pick])
    tick(t, "2 CLAIM 1")  # tick 11
    tick(t, "1 CLAIM 1", comp={1: 3})  # tick 12, would count as 9, counts as 11
    wait(t, 1)
    assert by_seat(t)[winner] == "accepted"


@pytest.mark.parametrize(("pick", "winner"), [(0, 0), (1, 1), (2, 2)])
def test_RG_9_ties_are_drawn_among_the_seats_in_order(pick: int, winner: int) -> None:
    t = wait(held(seats=4, chance=[pick]), 1)
    tick(t, "2 CLAIM 1", "0 CLAIM 1", "3 CLAIM 1", comp={0: 1, 2: 1})  # 11, 11, 12
    tick(t, "1 CLAIM 1", comp={1: 2})  # 11
    wait(t, 1)
    results = by_seat(t)
    assert results.pop(winner) == "accepted"
    assert list(results.values()) == ["beaten"] * 3


@pytest.mark.parametrize(("comp", "winner"), [(4, 1), (99, 1), (-5, 1)])
def test_RG_9_compensation_is_clamped(comp: int, winner: int) -> None:
    t = wait(held({"comp_cap": 2}, chance=[]), 3)
    tick(t, "1 CLAIM 1", comp={1: 1})  # tick 14, counts as 13
    wait(t, 1)
    results = by_seat(t, "2 CLAIM 1", comp={2: comp})  # tick 16, counts as 14 at best
    assert results[winner] == "accepted"
    assert at(t, "flipper") == winner


def test_RG_9_inside_the_hold_a_flip_is_answered_as_if_there_were_none_and_comes_to_nothing() -> None:
    t, other = (wait(held(seq=2, stack="C1T3 C1T1"), 2) for _ in range(2))
    tick(t, "2 CLAIM 2")
    wait(other, 1)
    assert idle(t, "2 CLAIM 2") == ["NO_CARD"]  # as after a claim
    wait(other, 1)
    assert tick(t, "1 FLIP") == tick(other, "1 FLIP") == ["accepted"]
    for words in ("flip", {"type": "FLIP"}):
        assert t.refused(words, 1).code == other.refused(words, 1).code == "NOT_YOUR_TURN"
        assert t.refused(words, 1).text == other.refused(words, 1).text
        assert t.refused(words, 2).code == other.refused(words, 2).code == "TOO_SOON"  # who flips next
    assert by_seat(again(t)) == by_seat(t) == {2: "accepted"}
    assert at(t, "seq", "flipper", "gained") == [2, 2, ["", "", "C1T1"]]


@pytest.mark.parametrize("pause", [1, 2])
def test_RG_9_a_flip_that_waited_is_done_after_the_hold_if_it_still_can(pause: int) -> None:
    t = wait(held({"claim_pause": pause}, seq=2, stack="C1T3 C1T1"), 2)
    tick(t, "2 CLAIM 2")
    tick(t, "1 FLIP")
    tick(t, "1 CLAIM 2", comp={1: 3})  # the flipper is first, and flips next
    tick(t)
    wait(t, 1)
    assert at(t, "seq", "flipper") == ([3, 2] if pause == 1 else [2, 1])


def test_RG_9_whoever_has_flipped_inside_the_hold_is_asked_the_same_in_every_world_it_imagines() -> None:
    """Bots think in such worlds: one of them chose what was not open at the table."""
    t = wait(held(seq=2, stack="C1T3 C1T1"), 2)
    tick(t, "2 CLAIM 2")
    assert tick(t, "1 FLIP") == ["accepted"]
    for quick in range(1, 9):
        world = redeal(t.session.state, 1, quick)
        assert engine.open_options(world, 1) == engine.open_options(t.session.state, 1)
        for _ in range(5):
            engine.tick(world)  # and it goes on from there
        assert len(world.zones[STACK]) > len(t.session.state.zones[STACK]), "the flip has come"


def test_RG_9_inside_the_hold_a_premature_flip_is_too_soon() -> None:
    t, other = (held({"min_exposure": 8}, lock=8) for _ in range(2))
    tick(t, "2 CLAIM 1")
    wait(other, 1)
    assert idle(t, "1 FLIP") == idle(other, "1 FLIP") == ["TOO_SOON"]
    assert t.session.view(1).to_data() == other.session.view(1).to_data()


def test_RG_9_inside_the_hold_the_own_card_is_refused_as_ever() -> None:
    t = wait(held({"self_claim": False}, seq=2, stack="C1T3 C1T1"), 2)
    tick(t, "2 CLAIM 2")
    assert idle(t, "0 CLAIM 2") == ["SELF_CLAIM_OFF"]


def test_RG_9_codes_that_come_first_are_told_inside_the_hold() -> None:
    t = wait(held(seq=2, stack="C1T3 C1T1"), 2)
    tick(t, "2 CLAIM 2")
    assert idle(t, "0 FLIP", "1 CLAIM 1") == ["NOT_YOUR_TURN", "STALE_CLAIM"]
    assert idle(t, "1 CLAIM 3", (0, {"type": "JUMP"})) == ["BAD_ARGUMENT", "BAD_ARGUMENT"]


@pytest.mark.parametrize("arrival", [("1 FLIP", "2 CLAIM 1"), ("2 CLAIM 1", "1 FLIP")])
def test_RG_9_the_flip_of_the_tick_in_which_a_hold_begins_is_not_applied(arrival: tuple[str, str]) -> None:
    t = wait(held(), 2)
    assert dict(zip(arrival, tick(t, *arrival), strict=True))["1 FLIP"] == "accepted"
    wait(t, 3)
    assert at(t, "seq", "flipper", "gained") == [1, 2, ["", "", "C1T1"]]


def test_RG_9_a_wrong_claim_starts_no_hold() -> None:
    t = wait(held({"self_claim": False}, seq=2, stack="C1T3 C1T1"), 2)
    assert idle(t, "2 CLAIM 1", "0 CLAIM 2", "1 CLAIM 7") == ["STALE_CLAIM", "SELF_CLAIM_OFF", "BAD_ARGUMENT"]
    assert tick(t, "1 FLIP") == ["accepted"]


def test_RG_9_clocks_stand_still_during_the_hold() -> None:
    t = wait(held({"flip_deadline": 5}), 4)
    tick(t, "2 CLAIM 1")  # in the tick in which the card would have been flipped
    wait(t, 2)
    assert at(t, "seq", "state") == [1, "EXPOSED"]
    assert by_seat(t) == {2: "accepted"}
    assert at(wait(t, 4), "seq") == 1
    assert at(wait(t, 1), "seq") == 2


def test_RG_9_what_was_applied_is_never_undone() -> None:
    t = wait(held(), 1)
    tick(t, "1 FLIP")  # tick 12
    assert idle(t, "2 CLAIM 1", comp={2: 3}) == ["STALE_CLAIM"]
    assert at(t, "seq", "gained") == [2, ["", "", ""]]


def test_RG_9_arrival_corrects_nothing() -> None:
    t = wait(held({"latency_mode": "arrival"}), 1)
    assert tick(t, "1 CLAIM 1", "2 CLAIM 1", comp={2: 3}) == ["accepted", "beaten"]
    assert at(t, "flipper") == 1


def test_RG_9_a_hold_may_outlast_the_closing_window() -> None:
    t = wait(held({"last_card_claimable": True}, piles=["C2T1 C2T2", "C3T1", "C4T1 C4T2"]), 1)
    tick(t, "1 FLIP")  # tick 12
    wait(t, 1)
    tick(t, "0 CLAIM 2")  # tick 14, age 2: the last one
    tick(t, "2 CLAIM 2", comp={2: 2})  # tick 15, counts as 13
    assert not ended(wait(t, 1))
    assert by_seat(t) == {2: "accepted", 0: "beaten"}
    assert ended(t)


def test_RG_9_an_uncovered_card_has_a_window_of_its_own() -> None:
    t = held({"claim_uncovered": True}, stack="C1T5 C1T2", seq=2, chance=[0])
    tick(t, "0 CLAIM 2")  # tick 11, decided in tick 14: card 1 is claimable from tick 15 on
    wait(t, 3)
    tick(t, "2 CLAIM 1")  # tick 15
    tick(t, "1 CLAIM 1", comp={1: 3})  # tick 16, would count as 13, counts as 15
    wait(t, 1)
    assert by_seat(t) == {1: "accepted", 2: "beaten"}


def test_RG_9_a_hold_may_be_written_down() -> None:
    t = wait(held(chance=[]), 1)
    tick(t, "1 CLAIM 1")
    tick(t, "2 CLAIM 1", comp={2: 2})
    other = again(t)
    for one in (t, other):
        assert by_seat(one) == {}
        assert by_seat(one) == {2: "accepted", 1: "beaten"}
    assert at(t, "gained", "flipper", "age", "lock") == at(other, "gained", "flipper", "age", "lock")


def test_RG_9_a_hold_shows_to_nobody() -> None:
    t = held()
    other = held()
    tick(t, "2 CLAIM 1")
    wait(other, 1)
    for viewer in (-1, 0, 1):
        assert t.session.view(viewer).to_data() == other.session.view(viewer).to_data()


@pytest.mark.parametrize("waited", [0, 1, 2])
def test_RG_9_a_hold_at_the_deadline_may_be_written_down_too(waited: int) -> None:
    t = wait(held({"flip_deadline": 5}), 4)
    tick(t, "2 CLAIM 1")  # in the tick in which the card would have been flipped
    other = again(wait(t, waited))
    wait(other, 3 - waited)
    assert at(other, "gained", "flipper") == [["", "", "C1T1"], 2]


def test_RG_9_a_hold_in_the_closing_window_may_be_written_down_too() -> None:
    t = wait(held({"last_card_claimable": True}, piles=["C2T1 C2T2", "C3T1", "C4T1 C4T2"]), 1)
    tick(t, "1 FLIP")
    wait(t, 1)
    tick(t, "0 CLAIM 2")  # in the last tick of the window
    assert ended(wait(again(wait(t, 1)), 2))
