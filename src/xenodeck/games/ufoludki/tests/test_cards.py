from __future__ import annotations

import pytest

from xenodeck.testkit import Scenario


@pytest.mark.parametrize(("saucer", "value"), [("S2A", 2), ("S2B", 2), ("S3A", 3), ("S3B", 3), ("S4A", 4), ("S4B", 4)])
def test_5_1_an_unmatched_saucer_takes_its_value_from_earth(saucer: str, value: int) -> None:
    t = Scenario("ufoludki", earth=20, loot=[1, 9], hands=[saucer, "SWARM"])
    t.pick(saucer)
    assert (t.table("earth"), t.table("loot")) == (20 - value, [1 + value, 9])


@pytest.mark.parametrize(("saucer", "value"), [("S2A", 2), ("S2B", 2), ("S3A", 3), ("S3B", 3), ("S4A", 4), ("S4B", 4)])
def test_5_1_a_matched_saucer_takes_its_value_from_the_victim(saucer: str, value: int) -> None:
    t = Scenario("ufoludki", earth=20, loot=[1, 9], hands=[saucer, "SWARM"], stacks=["", saucer])
    t.pick(saucer)
    assert (t.table("earth"), t.table("loot")) == (20, [1 + value, 9 - value])


def test_5_1_a_saucer_robs_the_first_player_clockwise_who_shows_the_identical_one() -> None:
    t = Scenario("ufoludki", earth=20, loot=[9, 9, 0, 9, 9], active=2,
              hands=["SWARM", "SWARM", "S3A", "SWARM", "SWARM"], stacks=["S3A", "S3A", "", "S3B", "S3A"])  # fmt: skip
    t.pick("S3A")
    assert t.table("loot") == [9, 9, 3, 9, 6]


def test_5_1_the_search_goes_on_past_the_last_seat() -> None:
    t = Scenario(
        "ufoludki", earth=20, loot=[9, 9, 0], active=2, hands=["SWARM", "SWARM", "S4B"], stacks=["", "S4B", ""]
    )
    t.pick("S4B")
    assert (t.table("earth"), t.table("loot")) == (20, [9, 5, 4])


def test_5_1_a_victim_with_too_little_gives_everything_and_earth_does_not_make_up_for_it() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 3, 9], hands=["S4A", "SWARM", "SWARM"], stacks=["", "S4A", "S4A"])
    t.pick("S4A")
    assert (t.table("earth"), t.table("loot")) == (20, [3, 0, 9])


def test_5_1_a_victim_with_exactly_enough_is_left_with_nothing() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 4], hands=["S4A", "SWARM"], stacks=["", "S4A"])
    t.pick("S4A")
    assert (t.table("earth"), t.table("loot")) == (20, [4, 0])


def test_5_1_a_victim_without_loot_gives_nothing() -> None:
    t = Scenario("ufoludki", earth=20, loot=[5, 0], hands=["S2B", "SWARM"], stacks=["", "S2B"])
    t.pick("S2B")
    assert (t.table("earth"), t.table("loot")) == (20, [5, 0])


def test_5_2_a_counterattack_takes_two_from_the_chosen_player() -> None:
    t = Scenario("ufoludki", earth=20, loot=[1, 9, 9], hands=["COUNTER", "SWARM", "SWARM"])
    t.pick("COUNTER 2")
    assert (t.table("earth"), t.table("loot")) == (20, [3, 9, 7])


@pytest.mark.parametrize(("owned", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_5_2_a_counterattack_takes_at_most_what_there_is(owned: int, taken: int) -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, owned, 9], hands=["COUNTER", "SWARM", "SWARM"])
    t.pick({"type": "play", "card": "COUNTER", "target": 1})
    assert (t.table("earth"), t.table("loot")) == (20, [taken, owned - taken, 9])


def test_5_2_every_opponent_may_be_named_whatever_the_distance() -> None:
    t = Scenario("ufoludki", earth=20, loot=[5] * 5, active=3, hands=["SWARM", "SWARM", "SWARM", "COUNTER", "SWARM"])
    t.pick("COUNTER")
    assert {int(seat) for seat in t.asked().split(": seat ")[1].split(", seat ")} == {0, 1, 2, 4}
    t.pick("2")
    assert t.table("loot") == [5, 5, 3, 7, 5]


def test_5_3_recruitment_counts_every_stack_that_shows_it() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "RECRUIT", "S2A", "S2A"], active=1,
              stacks=["RECRUIT", "S2A", "S2B RECRUIT", "SWARM"])  # fmt: skip
    t.pick("RECRUIT")
    assert (t.table("earth"), t.table("loot")) == (17, [0, 3, 0, 0])


def test_5_3_covered_recruitments_do_not_count() -> None:
    t = Scenario("ufoludki", earth=20, hands=["RECRUIT", "S2A", "S2A"],
              stacks=["RECRUIT RECRUIT", "RECRUIT SWARM", "RECRUIT S2A"])  # fmt: skip
    t.pick("RECRUIT")
    assert t.table("loot") == [1, 0, 0]


def test_5_3_five_recruitments_bring_five() -> None:
    t = Scenario("ufoludki", earth=20, hands=["RECRUIT"] + ["S2A"] * 4, stacks=["S2A"] + ["RECRUIT"] * 4)
    t.pick("RECRUIT")
    assert (t.table("earth"), t.table("loot")) == (15, [5, 0, 0, 0, 0])


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_5_4_each_card_of_the_group_brings_one_token(count: int) -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM SWARM SWARM", "S2A"])
    t.pick({"type": "play", "card": "SWARM", "count": count})
    assert (t.table("earth"), t.table("loot")) == (20 - count, [count, 0])
    assert len(t.table("stacks")[0]) == count


def test_5_4_the_others_who_show_it_do_not_matter() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 9], hands=["SWARM S2A", "S2A"], stacks=["SWARM", "SWARM"])
    t.pick("SWARM")
    assert (t.table("earth"), t.table("loot")) == (19, [1, 9])


@pytest.mark.parametrize(
    ("top", "owed"),
    [("S2A", 2), ("S2B", 2), ("S3A", 3), ("S3B", 3), ("S4A", 4), ("S4B", 4), ("COUNTER", 2), ("SWARM", 1),
     ("RECRUIT", 1), ("SWARM SWARM SWARM", 1), ("S4A SWARM", 1), ("SWARM S4A", 4), ("", 0)],
)  # fmt: skip
def test_5_5_the_general_sends_back_the_value_of_the_top_card(top: str, owed: int) -> None:
    t = Scenario("ufoludki", earth=20, loot=[7, 9], hands=["GENERAL", "S2A"], stacks=["", top])
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (20 + owed, [7, 9 - owed])


def test_5_5_all_opponents_pay_at_once_and_the_player_keeps_everything() -> None:
    t = Scenario("ufoludki", earth=10, loot=[9, 9, 9, 9, 9], active=2, hands=["S2A", "S2A", "GENERAL", "S2A", "S2A"],
              stacks=["S4A", "COUNTER", "S4B", "SWARM", ""])  # fmt: skip
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (17, [5, 7, 9, 8, 9])


def test_5_5_all_stacks_go_under_the_deck_and_the_hand_is_refilled_from_above() -> None:
    t = Scenario("ufoludki", earth=10, hands=["GENERAL S2A S2A S2A S2A", "S2B", "S2B"], deck="S3A S3B",
              stacks=["S4A RECRUIT", "S4B", "COUNTER SWARM"],
              chance=["SWARM GENERAL S4B RECRUIT COUNTER S4A"])  # fmt: skip
    t.pick("GENERAL")
    assert t.table("stacks") == [[], [], []]
    assert t.pile("hands", 0) == "S2A S2A S2A S2A S3A"
    assert t.pile("deck") == "S3B SWARM GENERAL S4B RECRUIT COUNTER S4A"


def test_5_5_a_refill_goes_on_from_the_old_deck_into_the_gathered_cards() -> None:
    t = Scenario("ufoludki", earth=10, hands=["GENERAL S2A S2A", "S2B"], deck="S3A", stacks=["S4A", "S4B COUNTER"],
              chance=["COUNTER GENERAL S4A S4B"])  # fmt: skip
    t.pick("GENERAL")
    assert t.pile("hands", 0) == "S2A S2A S3A COUNTER GENERAL"
    assert t.pile("deck") == "S4A S4B"


def test_5_5_a_general_may_be_the_very_first_card() -> None:
    t = Scenario("ufoludki", earth=50, hands=["GENERAL S2A", "S2B", "S2B"], deck="S3A", chance=["GENERAL"])
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (50, [0, 0, 0])
    assert (t.pile("hands", 0), t.pile("deck")) == ("S2A S3A GENERAL", "")
