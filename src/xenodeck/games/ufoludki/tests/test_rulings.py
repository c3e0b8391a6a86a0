from __future__ import annotations

import pytest

from xenodeck.core.words.telling import Teller
from xenodeck.games.ufoludki.tests.tables import only, outcome
from xenodeck.testkit import Scenario


def test_u1_only_the_number_of_tokens_is_scored() -> None:
    t = Scenario("ufoludki", earth=1, loot=[6, 7, 2], hands=["SWARM", "S2A", "S2A"])
    t.pick("SWARM")
    assert (outcome(t).scores, outcome(t).winners) == ((7, 7, 2), (0, 1))


def test_u2_whole_hands_are_dealt_clockwise_from_the_seat_that_begins() -> None:
    config = {"players": 4, "hand_size": 2, "deck": only(S2A=2, S2B=2, S3A=2, S3B=2)}
    t = Scenario("ufoludki", state="DEAL", config=config, chance=[2, "S2A S2A S2B S2B S3A S3A S3B S3B"])
    assert t.table("hands") == [["S3A", "S3A"], ["S3B", "S3B"], ["S2A", "S2A"], ["S2B", "S2B"]]
    assert t.asked_seat() == 2


@pytest.mark.parametrize("shown", ["S3B", "S2A", "S4A", "COUNTER", "S3A S3B"])
def test_u3_another_picture_or_value_is_not_the_same_saucer(shown: str) -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 9], hands=["S3A", "S2A"], stacks=["", shown])
    t.pick("S3A")
    assert (t.table("earth"), t.table("loot")) == (17, [3, 9])


def test_u3_the_own_stack_never_counts() -> None:
    t = Scenario("ufoludki", earth=20, loot=[5, 9], hands=["S4B", "S2A"], stacks=["S4B S4B", "S4A"])
    t.pick("S4B")
    assert (t.table("earth"), t.table("loot")) == (16, [9, 9])


def test_u3_a_buried_match_is_passed_over_for_one_that_shows() -> None:
    t = Scenario(
        "ufoludki", earth=20, loot=[0, 9, 9], hands=["S2A", "SWARM", "SWARM"], stacks=["", "S2A SWARM", "S3A S2A"]
    )
    t.pick("S2A")
    assert (t.table("earth"), t.table("loot")) == (20, [2, 9, 7])


def test_u4_a_victim_without_loot_shields_earth_and_the_others() -> None:
    t = Scenario("ufoludki", earth=20, loot=[2, 0, 8, 8], hands=["S4B", "SWARM", "SWARM", "SWARM"],
              stacks=["", "S4B", "S4B", "S4B"])  # fmt: skip
    t.pick("S4B")
    assert (t.table("earth"), t.table("loot")) == (20, [2, 0, 8, 8])


def test_u4_the_spent_saucer_stays_on_the_stack_and_the_hand_is_refilled() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S4B RECRUIT", "SWARM"], stacks=["S2A", "S4B"], deck="COUNTER")
    t.pick("S4B")
    assert (t.pile("stacks", 0), t.pile("hands", 0)) == ("S2A S4B", "RECRUIT COUNTER")


def test_u4_everybody_is_told_why_the_saucer_brings_nothing() -> None:
    t = Scenario("ufoludki", earth=20, loot=[2, 0, 8], hands=["S4B", "SWARM", "SWARM"], stacks=["", "S4B", "S4B"])
    t.pick("S4B")
    told = [event for event in t.told(-1) if event["what"] in ("rob", "take", "spent")]
    assert told == [{"what": "spent", "seat": 0, "other": 1, "number": 0}]
    said = {lang: Teller(t.session.game, lang, 3, ["Ada", "Bo", "Cy"]).sentence(told[0]) for lang in ("en", "pl")}
    assert said == {
        "en": "Ada meets the same Saucer, but Bo has no loot: the Saucer brings nothing.",
        "pl": "Ada trafia na taki sam spodek, ale Bo nie ma łupów: spodek nic nie daje.",
    }


def test_u4_such_a_saucer_does_not_end_the_game() -> None:
    t = Scenario("ufoludki", earth=2, hands=["S2A", "SWARM"], stacks=["", "S2A"])
    t.pick("S2A")
    assert not t.table("over") and t.asked_seat() == 1


def test_u5_a_saucer_asks_nothing_even_with_a_richer_match_further_on() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 1, 9], hands=["S3A S2A", "SWARM", "SWARM"], stacks=["", "S3A", "S3A"])
    t.pick("S3A")
    assert t.asked_seat() == 1
    assert (t.table("earth"), t.table("loot")) == (20, [1, 0, 9])


@pytest.mark.parametrize("words", ["S3A 2", {"type": "play", "card": "S3A", "target": 2}])
def test_u5_a_saucer_takes_no_target(words: str | dict[str, object]) -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 1, 9], hands=["S3A S2A", "SWARM", "SWARM"], stacks=["", "S3A", "S3A"])
    assert t.refused(words).code == "BAD_FORMAT"


def test_u6_an_opponent_without_tokens_may_be_attacked_though_others_have_plenty() -> None:
    t = Scenario("ufoludki", earth=20, loot=[1, 0, 9], hands=["COUNTER", "SWARM", "SWARM"])
    t.pick("COUNTER 1")
    assert (t.table("earth"), t.table("loot")) == (20, [1, 0, 9])
    assert t.pile("stacks", 0) == "COUNTER" and t.asked_seat() == 1


def test_u6_a_counterattack_may_be_played_when_nobody_owns_anything() -> None:
    t = Scenario("ufoludki", earth=50, hands=["COUNTER S2A", "SWARM", "SWARM"])
    t.pick({"type": "play", "card": "COUNTER", "target": 2})
    assert (t.table("earth"), t.table("loot"), t.pile("stacks", 0)) == (50, [0, 0, 0], "COUNTER")


def test_u6_the_tops_of_the_stacks_do_not_matter_to_a_counterattack() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 5, 5], hands=["COUNTER", "SWARM", "SWARM"], stacks=["", "COUNTER", ""])
    t.pick("COUNTER 2")
    assert t.table("loot") == [2, 5, 3]


def test_u7_the_size_of_the_group_is_free_and_the_rest_stays_in_hand() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM S2A", "S2A"])
    t.pick("SWARM 2")
    assert sorted(t.pile("hands", 0).split()) == ["S2A", "SWARM"]
    assert t.table("loot") == [2, 0]


def test_u7_all_five_may_go_and_five_are_drawn() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM SWARM SWARM", "S2A"], deck="S2A S2B S3A S3B S4A S4B")
    t.pick("SWARM 5")
    assert (t.pile("hands", 0), t.pile("deck")) == ("S2A S2B S3A S3B S4A", "S4B")


def test_u7_a_group_is_one_play() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM S2A", "S2B"])
    t.pick("SWARM 2")
    assert t.asked() == "seat 1 play: S2B"


def test_u7_no_other_card_joins_a_group() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM S2A", "S2B"])
    assert t.refused("SWARM 2 S2A").code == "BAD_FORMAT"


@pytest.mark.parametrize("code", ["S2A", "RECRUIT", "COUNTER", "GENERAL"])
def test_u7_no_other_kind_is_played_in_groups(code: str) -> None:
    t = Scenario("ufoludki", earth=20, hands=[f"{code} {code}", "S2B"])
    assert t.refused({"type": "play", "card": code, "count": 2}).code == "BAD_FORMAT"


def test_u8_two_recruitments_cost_two_each() -> None:
    t = Scenario("ufoludki", earth=10, loot=[5, 5, 5, 5], hands=["GENERAL", "S2A", "S2A", "S2A"],
              stacks=["S2A", "RECRUIT", "S4A RECRUIT", "SWARM"])  # fmt: skip
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (15, [5, 3, 3, 4])


def test_u8_the_generals_player_has_covered_the_own_recruitment() -> None:
    t = Scenario(
        "ufoludki", earth=10, loot=[5, 5, 5], hands=["GENERAL", "S2A", "S2A"], stacks=["RECRUIT", "RECRUIT", "S2B"]
    )
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (13, [5, 4, 3])


def test_u8_four_recruitments_cost_four_each_whatever_the_first_of_them_owns() -> None:
    t = Scenario(
        "ufoludki", earth=10, loot=[0, 1, 9, 0, 4], hands=["GENERAL"] + ["S2A"] * 4, stacks=[""] + ["RECRUIT"] * 4
    )
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (19, [0, 0, 5, 0, 0])


def test_u9_a_second_general_meets_only_empty_stacks() -> None:
    t = Scenario("ufoludki", earth=10, loot=[6, 6], hands=["GENERAL", "GENERAL"], stacks=["S4A", "S4B"])
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (14, [6, 2])
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot"), t.table("stacks")) == (14, [6, 2], [[], []])


def test_u9_a_player_without_a_stack_sends_back_nothing() -> None:
    t = Scenario("ufoludki", earth=10, loot=[0, 6, 6], hands=["GENERAL", "S2A", "S2A"], stacks=["", "", "COUNTER"])
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (12, [0, 6, 4])


def test_u10_the_older_cards_are_drawn_first() -> None:
    t = Scenario("ufoludki", earth=10, hands=["GENERAL SWARM SWARM", "S2A"], deck="S3A S3B COUNTER",
              stacks=["S4A", "S4B"], chance=["S4B S4A GENERAL"])  # fmt: skip
    t.pick("GENERAL")
    assert t.pile("hands", 0) == "SWARM SWARM S3A S3B COUNTER"
    assert t.pile("deck") == "S4B S4A GENERAL"


def test_u10_without_a_deck_the_gathered_cards_are_the_new_one_and_the_general_may_come_back() -> None:
    t = Scenario("ufoludki", earth=10, hands=["GENERAL SWARM SWARM SWARM SWARM", "S2A"], stacks=["S4A", "S4B"],
              chance=["GENERAL S4A S4B"])  # fmt: skip
    t.pick("GENERAL")
    assert t.pile("hands", 0) == "SWARM SWARM SWARM SWARM GENERAL"
    assert t.pile("deck") == "S4A S4B"


@pytest.mark.parametrize(
    "stacks", [["", "S2A", "S3A S3B"], ["S2A", "S3A S3B", ""], ["S2A", "", "S3A S3B"], ["S3A S3B S2A", "", ""]]
)
def test_u10_cards_are_gathered_from_the_own_stack_on_clockwise_and_each_from_its_top(stacks: list[str]) -> None:
    def deck_after(stacks: list[str]) -> str:
        hands = ["GENERAL SWARM SWARM SWARM SWARM", "S2B", "S2B"]
        t = Scenario("ufoludki", earth=10, hands=hands, deck="S4A", stacks=stacks, config={"seed": 11})
        return t.pick("GENERAL").pile("deck")

    assert deck_after(stacks) == deck_after(["S2A", "S3B", "S3A"])
    assert deck_after(stacks) != deck_after(["S2A", "S3A", "S3B"])


def test_u10_the_old_deck_is_not_shuffled_with_the_gathered_cards() -> None:
    deck = " ".join(["S3A"] * 9 + ["S3B"] * 9)
    t = Scenario(
        "ufoludki", earth=10, hands=["GENERAL S2A S2A S2A S2A", "S2B"], deck=deck, stacks=["S4A", "S4B COUNTER"]
    )
    t.pick("GENERAL")
    assert t.pile("deck").startswith(" ".join(["S3A"] * 8 + ["S3B"] * 9))
    assert sorted(t.table("deck")[17:]) == ["COUNTER", "GENERAL", "S4A", "S4B"]


def test_u11_the_skipped_player_draws_first_and_then_has_a_complete_turn() -> None:
    t = Scenario("ufoludki", earth=10, active=1, hands=["", "GENERAL SWARM SWARM SWARM SWARM"],
              stacks=["S3A S3B S4A", "S4B COUNTER RECRUIT"],
              chance=["S3A S3B S4A S4B COUNTER RECRUIT GENERAL"])  # fmt: skip
    t.pick("GENERAL")
    assert t.asked() == "seat 0 play: S3B, S4A, S4B, COUNTER, RECRUIT"
    t.pick("S3B")
    assert t.pile("hands", 0) == "S4A S4B COUNTER RECRUIT GENERAL"


def test_u11_the_player_before_may_leave_nothing_to_draw() -> None:
    t = Scenario("ufoludki", earth=10, hands=["GENERAL", "", "S2A"], stacks=["S3A", "S3B", ""])
    t.pick("GENERAL")
    assert (len(t.table("hands")[0]), t.pile("deck"), t.asked_seat()) == (3, "", 2)


def test_u12_a_general_that_helps_only_the_others_must_be_played() -> None:
    t = Scenario("ufoludki", earth=10, loot=[6, 0], hands=["GENERAL", "S4A"], stacks=["S4A", ""])
    assert t.asked() == "seat 0 play: GENERAL"
    assert t.refused("").code == "BAD_FORMAT"


def test_u12_a_useless_card_must_be_played() -> None:
    t = Scenario("ufoludki", earth=10, hands=["S4A", "S2A"], stacks=["", "S4A"])
    assert t.asked() == "seat 0 play: S4A"
    t.pick("S4A")
    assert (t.table("loot"), t.pile("stacks", 0)) == ([0, 0], "S4A")


@pytest.mark.parametrize(("move", "earth"), [("S4A", 1), ("S4A", 3), ("RECRUIT", 1), ("SWARM 3", 1), ("SWARM 3", 2)])
def test_u13_too_little_on_earth_is_taken_all_the_same_and_ends_the_game(move: str, earth: int) -> None:
    t = Scenario(
        "ufoludki", earth=earth, loot=[2, 2], hands=["S4A RECRUIT SWARM SWARM SWARM", "S2A"], stacks=["", "RECRUIT"]
    )
    t.pick(move)
    assert (t.table("over"), t.table("earth"), t.table("loot")) == (True, 0, [2 + earth, 2])


def test_u13_all_cards_of_the_last_group_count_as_played() -> None:
    t = Scenario("ufoludki", earth=1, hands=["SWARM SWARM SWARM SWARM S2A", "S2A"], deck="S3A S3A")
    t.pick("SWARM 3")
    assert t.pile("stacks", 0) == "SWARM SWARM SWARM"
    assert sorted(t.pile("hands", 0).split()) == ["S2A", "SWARM"]


def test_u14_a_general_with_nothing_to_send_back_does_not_end_it() -> None:
    t = Scenario("ufoludki", earth=1, loot=[9, 0], hands=["GENERAL", "SWARM"], stacks=["S2A", "S4A"])
    t.pick("GENERAL")
    assert (t.table("over"), t.table("earth"), t.asked_seat()) == (False, 1, 1)


def test_u14_a_general_puts_the_end_off() -> None:
    t = Scenario("ufoludki", earth=1, loot=[0, 9], hands=["GENERAL", "S4A"], stacks=["", "S4A"])
    t.pick("GENERAL").pick("S4A")
    assert (t.table("over"), t.table("earth"), t.table("loot")) == (False, 1, [0, 9])


def test_u15_not_even_the_owner_sees_below_the_top() -> None:
    t = Scenario("ufoludki", earth=10, hands=["S2A", "S2A"], stacks=["S3A GENERAL S4A", ""])
    assert [t.pile("stacks", 0, seen_by=viewer) for viewer in (0, 1, -1)] == ["? ? S4A"] * 3


@pytest.mark.parametrize(("top", "owned"), [("S4A", 3), ("COUNTER", 1), ("S2B", 1), ("SWARM", 0), ("RECRUIT", 0)])
def test_u16_whoever_owns_too_little_sends_back_everything_and_owes_nothing(top: str, owned: int) -> None:
    t = Scenario("ufoludki", earth=10, loot=[4, owned, 5], hands=["GENERAL", "S2A", "S2A"], stacks=["", top, ""])
    t.pick("GENERAL")
    assert (t.table("earth"), t.table("loot")) == (10 + owned, [4, 0, 5])


def test_u17_a_lonely_recruitment_brings_one() -> None:
    t = Scenario("ufoludki", earth=10, hands=["RECRUIT", "S2A", "S2A"])
    t.pick("RECRUIT")
    assert (t.table("earth"), t.table("loot")) == (9, [1, 0, 0])


def test_u17_a_recruitment_on_top_of_the_own_one_counts_once() -> None:
    t = Scenario("ufoludki", earth=10, hands=["RECRUIT", "S2A"], stacks=["RECRUIT", "RECRUIT"])
    t.pick("RECRUIT")
    assert t.table("loot") == [2, 0]


def test_u18_with_two_the_opponent_is_always_next() -> None:
    t = Scenario("ufoludki", earth=20, loot=[5, 5], active=1, hands=["S2A", "S3A"], stacks=["S3A", ""])
    t.pick("S3A")
    assert t.table("loot") == [2, 8] and t.asked_seat() == 0


def test_u18_with_two_a_counterattack_has_only_one_target() -> None:
    t = Scenario("ufoludki", earth=20, loot=[5, 5], hands=["COUNTER S2A", "S3A"])
    t.pick("COUNTER 1")
    assert t.table("loot") == [7, 3]
