from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, outcome, wave
from xenodeck.testkit import Scenario


def whose(t: Scenario) -> list[int]:
    return [fields(t)[key] for key in ("phase", "current", "turns_left", "dir")]


def invaded(*held: str, **more: Any) -> Scenario:
    """Seat 0 plays the first card of its hand and draws a UFO."""
    t = wave(**{"phase": 1, "hands": list(held), "supply": "UFO SAFETY VIEW", **more})
    return t.pick(held[0].split()[0])


# -- 7.1 the UFO is shown ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_7_1_everybody_sees_the_ufo_that_is_drawn(viewer: int) -> None:
    t = invaded("GREY GREY", "GREY", supply="UFO#3 VIEW")
    assert [event["cards"] for event in happened(t, "ufo", viewer)] == [["UFO#3"]]
    assert t.session.view(viewer).pile("discard").cards == ["UFO#3"]


def test_7_1_under_gold_boost_the_player_is_asked_first() -> None:
    t = invaded("GOLD_BOOST GREY", "GREY")
    assert (t.asked(), fields(t)["phase"]) == ("seat 0 reinsert: 1, pass", 1)
    assert whose(t.pick("pass")) == [2, 0, 3, 1]


def test_7_1_without_gold_boost_nobody_is_asked() -> None:
    t = invaded("GREY GREY GOLD_BOOST", "GREY GOLD_BOOST")
    assert whose(t) == [2, 0, 3, 1] and not happened(t, "reinsert_open") and not happened(t, "reinsert_secret")


# -- 7.2 the new Supply --------------------------------------------------------------------------------------------


def test_7_2_discards_and_reserve_are_shuffled_into_the_supply() -> None:
    t = invaded("GREY DEFEND.R", "GREY", reserve="UFO UFO", discard="REVERSE DEFEND.B", invasion="RELAX1 ALIEN.R",
                chance=["DEFEND.B UFO GREY VIEW SAFETY UFO REVERSE"])  # fmt: skip
    assert (t.pile("supply"), t.pile("discard"), t.pile("reserve")) == (
        "DEFEND.B UFO GREY VIEW SAFETY UFO REVERSE",
        "UFO",
        "",
    )
    assert (t.pile("invasion"), happened(t, "invasion")[0]["number"]) == ("RELAX1 ALIEN.R", 5)


def test_7_2_there_is_no_card_for_the_ufo() -> None:
    t = invaded("GREY VIEW SAFETY SHUFFLE REVERSE REARRANGE DEFEND.R", "GREY")
    assert hands(t) == ["VIEW SAFETY SHUFFLE REVERSE REARRANGE DEFEND.R", "GREY"]


def test_7_2_without_discards_or_reserve_the_card_just_played_still_goes_in() -> None:
    t = invaded("SHUFFLE GREY", "GREY", supply="VIEW UFO", chance=["UFO VIEW", "SHUFFLE VIEW"])
    assert (t.pile("supply"), t.pile("discard")) == ("SHUFFLE VIEW", "UFO")


def test_7_2_a_sighted_ufo_drawn_at_once_is_the_one_that_is_discarded() -> None:
    t = base(phase=1, hands=["DEFEND.R GREY", "GREY"], supply="VIEW UFO#1", reserve="UFO#2 UFO#3",
             chance=["UFO#3 DEFEND.R UFO#1 VIEW"])  # fmt: skip
    t.pick("DEFEND.R UFO#2 0 0")
    assert (t.pile("supply"), t.session.view(-1).pile("discard").cards) == ("UFO DEFEND.R UFO VIEW", ["UFO#2"])


def test_7_2_the_supply_is_mixed_by_chance() -> None:
    orders = set()
    for seed in range(20):
        t = base(
            {"seed": seed}, phase=1, hands=["GREY GREY", "GREY"], supply="UFO VIEW SAFETY", discard="REVERSE SHUFFLE"
        )
        orders.add(t.pick("GREY").pile("supply"))
        assert sorted(t.pile("supply").split()) == ["GREY", "REVERSE", "SAFETY", "SHUFFLE", "VIEW"]
    assert len(orders) > 10


# -- 7.3 Phase 2, and a lock that lasts ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["SUPER_SAFETY", "RAD_REVERSE"])
def test_7_3_a_lock_set_this_turn_bars_the_action_of_the_first_turn_of_phase_2_only(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} GREY SHUFFLE DEFEND.R", "GREY", "GREY"], supply="VIEW UFO",
             invasion="ALIEN.R RELAX1", chance=[f"VIEW {card}"])  # fmt: skip
    t.pick(f"{card} 1")
    assert (t.asked(), fields(t)["lock_now"]) == ("seat 0 face: GREY, DEFEND.R", 1)
    t.pick("DEFEND.R")
    assert (t.asked(), hands(t)[0]) == ("seat 0 action: SHUFFLE, VIEW, pass", "GREY SHUFFLE VIEW")


def test_7_3_the_lock_falls_on_the_next_player_if_the_drawer_is_out() -> None:
    t = wave(phase=1, hands=["SUPER_SAFETY VIEW", "GREY SHUFFLE", "GREY"], supply="VIEW UFO", invasion="ALIEN.R")
    t.pick("SUPER_SAFETY 1")
    assert (t.asked(), whose(t)) == ("seat 1 face: GREY", [2, 1, 1, 1])


def test_7_3_the_lock_under_which_the_ufo_was_drawn_is_over() -> None:
    t = invaded("SHUFFLE GREY SHUFFLE", "GREY", lock=True)
    assert (t.asked(), fields(t)["lock_now"]) == ("seat 0 action: SHUFFLE, pass", 0)


# -- 7.4 who stays in ----------------------------------------------------------------------------------------------


def test_7_4_everybody_without_a_character_is_out_at_the_same_moment() -> None:
    t = invaded("GREY DEFEND.R", "VIEW SAFETY", "REVERSE", "GREY VIEW")
    assert hands(t) == ["DEFEND.R", None, None, "GREY VIEW"]
    assert (fields(t)["out"], t.pile("discard")) == ([0, 1, 1, 0], "UFO VIEW SAFETY REVERSE")


def test_7_4_hands_given_up_do_not_go_into_the_supply() -> None:
    t = invaded("GREY DEFEND.R", "REVERSE", "GREY", chance=["SAFETY GREY VIEW"])
    assert (t.pile("supply"), t.pile("discard")) == ("SAFETY GREY VIEW", "UFO REVERSE")


def test_7_4_the_only_one_with_a_character_wins_at_once() -> None:
    t = invaded("SHUFFLE VIEW", "VIEW", "GREY", chance=["UFO SAFETY VIEW", "VIEW SAFETY SHUFFLE"])
    assert (t.table("over"), t.asked(), outcome(t).winners, outcome(t).scores) == (True, "", (2,), (0, 0, 2))


def test_7_4_if_nobody_has_a_character_nobody_wins() -> None:
    t = invaded("GREY VIEW", "VIEW", "SAFETY")
    assert (t.table("over"), outcome(t).winners, fields(t)["out"]) == (True, (), [1, 1, 1])
    assert len(happened(t, "nobody")) == 1


def test_7_4_the_character_played_this_turn_does_not_count() -> None:
    t = invaded("DEFEND.R VIEW", "GREY", "GREY")
    assert hands(t) == [None, "GREY", "GREY"]


# -- 7.5 who begins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_7_5_whoever_drew_the_ufo_takes_three_turns(seat: int) -> None:
    t = base(
        phase=1, hands=["GREY GREY"] * 3, supply="UFO", invasion="ALIEN.R RELAX1 RELAX1 RELAX1", current=seat
    ).pick("GREY")
    assert (whose(t), happened(t, "owes")[0]["number"]) == ([2, seat, 3, 1], 3)


def test_7_5_three_turns_are_three_turns() -> None:
    t = base(phase=1, hands=["GREY DEFEND.R", "GREY", "GREY"], supply="UFO SAFETY SAFETY", invasion="RELAX1 " * 4,
             discard="SAFETY SAFETY SAFETY SAFETY")  # fmt: skip
    t.pick("GREY")
    assert [t.pick("pass").asked_seat() for _ in range(4)] == [0, 0, 1, 2]


@pytest.mark.parametrize(("direction", "following"), [(1, 2), (-1, 0)])
def test_7_5_after_a_drawer_who_is_out_the_next_player_takes_one_turn(direction: int, following: int) -> None:
    t = base(phase=1, hands=["GREY", "GREY VIEW", "GREY"], supply="UFO VIEW", current=1, dir=direction).pick("GREY")
    assert (whose(t), hands(t)) == ([2, following, 1, direction], ["GREY", None, "GREY"])


def test_7_5_others_who_are_out_are_stepped_over() -> None:
    t = base(phase=1, hands=["GREY VIEW", "VIEW", "GREY", "GREY"], supply="UFO VIEW").pick("GREY")
    assert (whose(t), hands(t)) == ([2, 2, 1, 1], [None, None, "GREY", "GREY"])


def test_7_5_a_direction_turned_this_very_turn_stays_turned() -> None:
    t = base(phase=1, hands=["REVERSE GREY", "GREY", "GREY"], supply="VIEW UFO").pick("REVERSE 1")
    assert whose(t) == [2, 0, 3, -1]
