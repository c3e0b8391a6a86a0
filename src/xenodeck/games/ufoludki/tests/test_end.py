from __future__ import annotations

import pytest

from xenodeck.games.ufoludki.tests.tables import happened, outcome
from xenodeck.testkit import Scenario


def test_6_1_a_player_without_cards_is_skipped_again_and_again() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM S2A S3A", "", "SWARM S2B S3B"])
    for word in ("SWARM", "SWARM", "S2A", "S2B"):
        t.pick(word)
    assert t.asked_seat() == 0
    assert [event["seat"] for event in happened(t, "skip")] == [1, 1]


def test_6_1_two_neighbours_without_cards_are_both_skipped() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM S2A", "", "", "S2B"])
    t.pick("SWARM")
    assert t.asked_seat() == 3
    assert [event["seat"] for event in happened(t, "skip")] == [1, 2]


def test_6_1_the_only_player_with_cards_plays_turn_after_turn() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM S2A", "", ""])
    t.pick("SWARM")
    assert t.asked() == "seat 0 play: S2A"
    assert [event["seat"] for event in happened(t, "skip")] == [1, 2]


def test_6_1_the_player_who_lays_the_last_card_and_finds_no_deck_is_skipped_next_time() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM", "SWARM S2A"])
    t.pick("SWARM").pick("SWARM")
    assert t.asked() == "seat 1 play: S2A"


def test_6_2_normally_the_cards_are_drawn_when_the_own_turn_begins() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "SWARM", ""], stacks=["S3A", "S3A", "S4A S4B"],
              chance=["S3A S3A S4A S4B GENERAL"])  # fmt: skip
    t.pick("GENERAL")
    assert t.asked_seat() == 1 and t.pile("hands", 2) == ""
    assert t.pile("deck") == "S3A S4A S4B GENERAL"


def test_6_2_whoever_comes_back_has_a_complete_turn_with_a_refill() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", ""], stacks=["S3A S3A S3B", "S4A S4B RECRUIT"],
              chance=["S3A S3A S3B S4A S4B RECRUIT GENERAL"])  # fmt: skip
    t.pick("GENERAL")
    assert t.pile("hands", 1) == "S3A S3B S4A S4B RECRUIT"
    t.pick("S4B")
    assert t.pile("hands", 1) == "S3A S3B S4A RECRUIT GENERAL"
    assert t.table("loot") == [0, 4] and t.asked_seat() == 0


def short_of_cards(timing: str) -> Scenario:
    return Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "COUNTER SWARM", ""],
                 stacks=["", "S3A", "S4A S4B"], chance=["S3A S4A S4B GENERAL"],
                 config={"refill_timing": timing})  # fmt: skip


def test_6_2_own_turn_whoever_finds_the_deck_used_up_in_between_goes_on_being_skipped() -> None:
    t = short_of_cards("own_turn").pick("GENERAL")
    assert t.pile("hands", 2) == "" and t.pile("deck") == "S4A S4B GENERAL"
    t.pick("SWARM")
    assert t.pile("hands", 1) == "COUNTER S4A S4B GENERAL" and t.pile("deck") == ""
    assert t.asked_seat() == 0 and [event["seat"] for event in happened(t, "skip")] == [2]


def test_6_2_immediate_refills_empty_hands_before_the_players_in_between() -> None:
    t = short_of_cards("immediate").pick("GENERAL")
    assert t.pile("hands", 2) == "S4A S4B GENERAL" and t.pile("deck") == ""
    t.pick("SWARM")
    assert t.pile("hands", 1) == "COUNTER"
    assert t.asked() == "seat 2 play: S4A, S4B, GENERAL"


def test_6_2_immediate_goes_clockwise_from_the_left_of_the_generals_player() -> None:
    t = Scenario("ufoludki", earth=20, active=1, hands=["", "GENERAL S2A S2A S2A S2A", ""], deck="S2B",
              stacks=["S3A S3A S3A S3B", "", "S4A S4B COUNTER"],
              chance=["S3A S3B S4A S4B COUNTER S3A S3A GENERAL"],
              config={"refill_timing": "immediate"})  # fmt: skip
    t.pick("GENERAL")
    assert t.pile("hands", 1) == "S2A S2A S2A S2A S2B"
    assert t.pile("hands", 2) == "S3A S3B S4A S4B COUNTER"
    assert t.pile("hands", 0) == "S3A S3A GENERAL"


def test_6_2_immediate_lets_nobody_draw_who_still_has_a_card() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "S2B", ""], stacks=["S3A", "S3B", "S4A"],
              chance=["S3A S3B S4A GENERAL"], config={"refill_timing": "immediate"})  # fmt: skip
    t.pick("GENERAL")
    assert [t.pile("hands", seat) for seat in (1, 2)] == ["S2B", "S3B S4A GENERAL"]


def test_6_2_immediate_leaves_out_whoever_finds_nothing_and_skips_on() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL", "S2B", ""], stacks=["S3A", "S3B", "S4A"],
              chance=["S3A S3B S4A GENERAL"], config={"refill_timing": "immediate"})  # fmt: skip
    t.pick("GENERAL").pick("S2B")
    assert t.pile("hands", 0) == "S3A S3B S4A GENERAL" and t.pile("hands", 2) == ""
    assert t.asked_seat() == 0


def test_6_2_immediate_keeps_the_draw_at_the_start_of_a_turn() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["", "S2B"], deck="S3A S3B",
              config={"refill_timing": "immediate"})  # fmt: skip
    assert t.asked() == "seat 0 play: S3A, S3B"


def test_6_3_a_short_hand_without_a_deck_is_played_down() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A S3A S4A", "S2B"])
    t.pick("S3A")
    assert (t.pile("hands", 0), t.asked_seat()) == ("S2A S4A", 1)
    assert t.table("loot") == [3, 0]


def test_6_4_a_player_with_nothing_else_must_play_the_general() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 9], hands=["GENERAL", ""], stacks=["", "S2A"], chance=["S2A GENERAL"])
    assert t.asked() == "seat 0 play: GENERAL"
    t.pick("GENERAL")
    assert t.pile("hands", 0) == "S2A GENERAL" and t.asked_seat() == 0


def test_6_4_no_general_stays_on_a_stack() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "GENERAL"], deck="S3A", chance=["GENERAL"])
    t.pick("GENERAL")
    assert (t.table("stacks"), t.pile("deck")) == ([[], []], "GENERAL")


@pytest.mark.parametrize(
    ("card", "stacks", "earth"), [("S4A", ["", ""], 4), ("RECRUIT", ["", "RECRUIT"], 2), ("SWARM", ["", ""], 1)]
)
def test_7_1_the_last_token_ends_the_game(card: str, stacks: list[str], earth: int) -> None:
    t = Scenario("ufoludki", earth=earth, hands=[f"{card} S2A", "S2A"], stacks=stacks, deck="S3A S3A S3A S3A")
    t.pick(card)
    assert (t.table("over"), t.table("earth"), t.table("loot")) == (True, 0, [earth, 0])
    assert (t.pile("hands", 0), t.asked(), outcome(t).truncated) == ("S2A", "", False)


@pytest.mark.parametrize(("card", "stacks"), [("S3A", ["", ""]), ("RECRUIT", ["", "RECRUIT"]), ("SWARM", ["", ""])])
def test_7_1_one_token_left_is_enough_to_go_on(card: str, stacks: list[str]) -> None:
    t = Scenario("ufoludki", earth={"S3A": 4, "RECRUIT": 3, "SWARM": 2}[card], hands=[card, "S2A"], stacks=stacks)
    t.pick(card)
    assert (t.table("over"), t.table("earth"), t.asked_seat()) == (False, 1, 1)


def test_7_1_the_round_is_not_completed() -> None:
    t = Scenario("ufoludki", earth=2, loot=[0, 1, 0], hands=["S2A", "SWARM", "SWARM"])
    t.pick("S2A")
    assert t.session.waiting() == []
    assert t.refused("SWARM", seat=1).code == "GAME_OVER"


def test_7_2_stealing_never_ends_the_game() -> None:
    t = Scenario("ufoludki", earth=1, loot=[0, 4, 2], hands=["S4A", "COUNTER", "SWARM"], stacks=["", "S4A", ""])
    t.pick("S4A").pick("COUNTER 2")
    assert (t.table("over"), t.table("earth"), t.table("loot")) == (False, 1, [4, 2, 0])
    assert t.asked_seat() == 2


def test_7_2_an_empty_deck_does_not_end_the_game() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A S2A", "S2B"], deck="")
    t.pick("S2A")
    assert not t.table("over") and t.asked_seat() == 1


def test_7_2_tokens_sent_back_can_be_taken_once_more() -> None:
    t = Scenario("ufoludki", earth=1, loot=[0, 6], hands=["GENERAL", "S4A"], stacks=["", "S3A"])
    t.pick("GENERAL")
    assert t.table("earth") == 4
    t.pick("S4A")
    assert (t.table("over"), t.table("loot")) == (True, [0, 7])


def test_8_1_whoever_owns_the_most_wins_even_if_another_took_the_last_token() -> None:
    t = Scenario("ufoludki", earth=1, loot=[3, 12, 4], hands=["SWARM", "S2A", "S2A"])
    t.pick("SWARM")
    assert outcome(t).scores == (4, 12, 4)
    assert outcome(t).winners == (1,)


@pytest.mark.parametrize(
    ("loot", "winners"),
    [([3, 4, 2], (0, 1)), ([3, 1, 4], (0, 2)), ([3, 4, 4], (0, 1, 2)), ([0, 7, 7], (1, 2)), ([4, 4, 4], (0,))],
)
def test_8_1_players_level_at_the_top_win_together(loot: list[int], winners: tuple[int, ...]) -> None:
    t = Scenario("ufoludki", earth=1, loot=loot, hands=["SWARM", "S2A S2A S2A", ""])
    t.pick("SWARM")
    assert outcome(t).winners == winners
