from __future__ import annotations

import pytest

from xenodeck.games.ufoludki.tests.tables import happened
from xenodeck.testkit import Scenario

ADA, BO, CY = 0, 1, 2
OLA, PAWEL, PATRYCJA = 0, 1, 2


def three_turns() -> Scenario:
    return Scenario(
        "ufoludki",
        earth=12,
        loot=[3, 0, 6],
        hands=["S4B SWARM SWARM S2A S2A", "RECRUIT S3A S3A S3B S3B", "GENERAL COUNTER COUNTER S2B S2B"],
        stacks=["RECRUIT", "S4B", "S4B"],
        deck="S3A S4A SWARM S2A S2B",
        chance=["RECRUIT S4B GENERAL S4B RECRUIT S4B"],
    )


def test_the_first_worked_turn_a_saucer_meets_a_poor_victim() -> None:
    t = three_turns().pick("S4B")
    assert (t.table("earth"), t.table("loot")) == (12, [3, 0, 6])
    assert t.pile("stacks", ADA) == "RECRUIT S4B"
    assert t.pile("hands", ADA) == "SWARM SWARM S2A S2A S3A" and t.asked_seat() == BO


def test_the_second_worked_turn_a_recruitment_finds_only_itself() -> None:
    t = three_turns().pick("S4B").pick("RECRUIT")
    assert (t.table("earth"), t.table("loot")) == (11, [3, 1, 6])
    assert t.pile("hands", BO) == "S3A S3A S3B S3B S4A" and t.asked_seat() == CY


def test_the_third_worked_turn_a_general_collects_what_is_owed() -> None:
    t = three_turns().pick("S4B").pick("RECRUIT").pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (15, [0, 0, 6])
    assert t.table("stacks") == [[], [], []]
    assert t.pile("hands", CY) == "COUNTER COUNTER S2B S2B SWARM"
    assert t.pile("deck") == "S2A S2B RECRUIT S4B GENERAL S4B RECRUIT S4B"
    assert t.asked_seat() == ADA


def test_all_three_worked_turns_draw_one_card_each() -> None:
    t = three_turns().pick("S4B").pick("RECRUIT").pick("GENERAL")
    assert [event["seat"] for event in happened(t, "draw")] == [ADA, BO, CY]


def rulebook(active: int, card: str, stacks: list[str]) -> Scenario:
    hands = ["S2A S2A S2B S2B S4A"] * 3
    hands[active] = card
    return Scenario(
        "ufoludki", earth=30, loot=[5, 5, 5], active=active, hands=hands, stacks=stacks, deck="S4B S4B S4B S4B"
    )


def test_ola_passes_over_the_other_picture_and_robs_patrycja_of_three() -> None:
    t = rulebook(OLA, "S3A S2A S2A S2B S2B", ["", "S3B", "S3A"]).pick("S3A")
    assert (t.table("earth"), t.table("loot")) == (30, [8, 5, 2])
    assert t.pile("hands", OLA) == "S2A S2A S2B S2B S4B"


def test_ola_takes_three_from_earth_if_patrycja_shows_something_else() -> None:
    t = rulebook(OLA, "S3A S2A S2A S2B S2B", ["", "S3B", "S4A"]).pick("S3A")
    assert (t.table("earth"), t.table("loot")) == (27, [8, 5, 5])


def test_pawel_counterattacks_ola_for_two() -> None:
    t = rulebook(PAWEL, "COUNTER S2A S2A S2B S2B", ["S3A", "S3B", "S3A"]).pick(f"COUNTER {OLA}")
    assert (t.table("earth"), t.table("loot")) == (30, [3, 7, 5])
    assert t.pile("hands", PAWEL) == "S2A S2A S2B S2B S4B"


def test_patrycja_recruits_two_with_olas_card_and_her_own() -> None:
    t = rulebook(PATRYCJA, "RECRUIT S2A S2A S2B S2B", ["RECRUIT", "COUNTER", "S3A"]).pick("RECRUIT")
    assert (t.table("earth"), t.table("loot")) == (28, [5, 5, 7])
    assert t.pile("hands", PATRYCJA) == "S2A S2A S2B S2B S4B"


def test_ola_sends_three_in_numbers_and_draws_three() -> None:
    t = rulebook(OLA, "SWARM SWARM SWARM S2B S2B", ["RECRUIT", "COUNTER", "RECRUIT"]).pick("SWARM 3")
    assert (t.table("earth"), t.table("loot")) == (27, [8, 5, 5])
    assert (t.pile("hands", OLA), t.pile("deck")) == ("S2B S2B S4B S4B S4B", "S4B")


def test_pawels_general_costs_patrycja_and_ola_one_each() -> None:
    t = rulebook(PAWEL, "GENERAL S2A S2A S2B S2B", ["SWARM SWARM SWARM", "COUNTER", "RECRUIT"]).pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (32, [4, 5, 4])
    assert t.pile("hands", PAWEL) == "S2A S2A S2B S2B S4B"
    assert sorted(t.table("deck")[3:]) == ["COUNTER", "GENERAL", "RECRUIT", "SWARM", "SWARM", "SWARM"]


@pytest.mark.parametrize(("top", "owed"), [("S2B", 2), ("S4A", 4), ("SWARM", 1), ("COUNTER", 2)])
def test_the_rulebooks_values_for_the_general(top: str, owed: int) -> None:
    t = rulebook(PAWEL, "GENERAL", [top, "", ""]).pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (30 + owed, [5 - owed, 5, 5])


def test_a_player_who_runs_dry_waits_for_a_general_and_then_draws_five() -> None:
    t = Scenario("ufoludki", earth=30, hands=["S2A", "S3A GENERAL"], stacks=["S2B S2B S4A S4B", "SWARM SWARM SWARM"],
              chance=["SWARM S2A SWARM S2B SWARM S2B S3A GENERAL S4A S4B"])  # fmt: skip
    t.pick("S2A").pick("S3A")
    assert t.asked_seat() == 1 and [event["seat"] for event in happened(t, "skip")] == [0]
    t.pick("GENERAL")
    assert t.asked_seat() == 0 and t.pile("hands", 0) == "S2B S3A GENERAL S4A S4B"
