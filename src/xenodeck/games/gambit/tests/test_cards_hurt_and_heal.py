"""10.1 to 10.7: Damage or Heal, Stray Damage, Heal All, Protect, Shuffle Hands, Reset Hands, Replace."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    asks,
    damage,
    discard,
    do,
    give_on,
    hand,
    heal,
    play,
    seats,
    table,
    target,
    winners,
    words,
)
from xenodeck.testkit import Scenario

# -- damage_or_heal ------------------------------------------------------------------------------------------------


def test_10_1_damage_or_heal_reaches_everybody() -> None:
    for seat in (1, 2, 3):
        t = table(hands=["damage_or_heal passed:R drawn:B", "Y", "Y", "Y"])
        do(t, play("damage_or_heal"), damage(seat), discard("Y"))
        assert (seats(t, "damaged"), hand(t, seat), words(t, "discard")) == ([seat], "", "Y damage_or_heal")


def test_6_2_own_damage_still_leaves_a_card_to_pass() -> None:
    t = table(hands=["damage_or_heal passed:R drawn:B", "Y", "Y"])
    do(t, play("damage_or_heal"), damage(0), discard("B"))
    assert (hand(t, 0), asks(t), t.refused(give_on("B")).code) == ("passed:R", "0 pass", "card_not_in_hand")


def test_6_1_own_healing_gives_a_second_card() -> None:
    t = table(hands=["passed:damage_or_heal drawn:B", "Y", "Y"], damaged=[0], draw="YR Y")
    do(t, play("damage_or_heal"), heal(0))
    assert (hand(t, 0), seats(t, "damaged")) == ("YR drawn:B", [])


def test_10_1_damage_or_heal_may_damage_the_damaged() -> None:
    t = table(hands=["damage_or_heal passed:R drawn:B", "", "Y"], damaged=[1], chance=[])
    do(t, play("damage_or_heal"), damage(1))
    assert (seats(t, "damaged"), words(t, "discard"), asks(t)) == ([1], "damage_or_heal", "0 pass")


# -- stray_damage --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "hit"), [(1, 2), (2, 3), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_10_2_stray_damage_counts_from_the_active_player_as_one(die: int, hit: int) -> None:
    hands = ["Y", "Y", "stray_damage passed:R drawn:B", "Y"]
    t = table(active=2, hands=hands, chance=[die]).pick(play("stray_damage"))
    assert asks(t) == f"{hit} discard"


def test_10_2_stray_damage_skips_do_not_matter_for_the_count() -> None:
    t = table(hands=["stray_damage passed:R drawn:B", "Y", "YB"], skips=[1], chance=[3]).pick(play("stray_damage"))
    t.pick(discard("YB"))
    assert (seats(t, "damaged"), seats(t, "skips")) == ([2], [1])


def test_10_2_stray_damage_with_eight_the_seats_beyond_the_sixth_are_safe() -> None:
    t = table(hands=["stray_damage passed:R drawn:B", *["Y"] * 7], chance=[6]).pick(play("stray_damage"))
    assert asks(t) == "5 discard"


def test_10_2_stray_damage_may_hit_its_own_player() -> None:
    t = table(hands=["stray_damage passed:R drawn:B", "Y", "Y"], chance=[1])
    do(t, play("stray_damage"), discard("R"))
    assert (hand(t, 0), seats(t, "damaged"), words(t, "discard")) == ("drawn:B", [0], "R stray_damage")


def test_6_1_stray_damage_does_nothing_to_the_damaged() -> None:
    t = table(hands=["stray_damage passed:R drawn:B", "", "Y"], damaged=[1], chance=[2]).pick(play("stray_damage"))
    assert (asks(t), words(t, "discard")) == ("0 pass", "stray_damage")


def test_11_1_stray_damage_the_window_opens_after_the_roll() -> None:
    t = table(hands=["stray_damage passed:R drawn:B", "Y", "Y"], protects=[0, 1, 2], chance=[3])
    assert asks(t.pick(play("stray_damage"))) == "2 protect"
    t.pick(PROTECT)
    assert (seats(t, "damaged"), words(t, "discard")) == ([], "protect_player stray_damage")


# -- heal_all ------------------------------------------------------------------------------------------------------


def test_10_3_heal_all_draws_in_play_order_from_the_active_player() -> None:
    t = table(active=2, hands=["", "", "passed:heal_all drawn:B", "R"], damaged=[0, 1, 2], draw="Y YR YB R")
    t.pick(play("heal_all"))
    assert [hand(t, seat) for seat in range(4)] == ["YR", "YB", "Y drawn:B", "R"]
    assert (seats(t, "damaged"), words(t, "discard")) == ([], "heal_all")


def test_11_2_heal_all_asks_only_the_damaged_for_their_protect() -> None:
    t = table(hands=["heal_all passed:R drawn:B", "R", ""], damaged=[2], protects=[0, 1, 2], draw="Y R")
    assert asks(t.pick(play("heal_all"))) == "2 protect"
    t.pick(PROTECT)
    assert (seats(t, "damaged"), hand(t, 2), words(t, "discard")) == ([2], "", "protect_player heal_all")


def test_11_3_heal_all_passes_over_who_ignores_it() -> None:
    t = table(hands=["heal_all passed:R drawn:B", "", ""], damaged=[1, 2], protects=[1], draw="Y YR")
    do(t, play("heal_all"), PROTECT)
    assert (hand(t, 1), hand(t, 2), seats(t, "damaged")) == ("", "Y", [1])


# -- protect_player ------------------------------------------------------------------------------------------------


def test_10_4_protect_lies_in_front_of_its_target() -> None:
    t = do(table(hands=["protect_player passed:R drawn:B", "R", "Y"]), play("protect_player"), target(2))
    assert (t.table("protects"), words(t, "discard")) == ([0, 0, 1], "")


def test_11_4_protect_opens_no_window() -> None:
    t = table(hands=["protect_player passed:R drawn:B", "R", "Y"], protects=[2])
    assert asks(do(t, play("protect_player"), target(2))) == "0 pass"


def test_10_4_protect_several_may_lie_with_one_player_and_are_used_one_by_one() -> None:
    t = do(table(hands=["protect_player passed:R drawn:B", "R", "Y"], protects=[2]), play("protect_player"), target(2))
    assert t.table("protects") == [0, 0, 2]
    t = table(hands=["skip_turn passed:R drawn:B", "R", "Y"], protects=[2, 2])
    do(t, play("skip_turn"), target(2), PROTECT)
    assert (t.table("protects"), seats(t, "skips"), asks(t)) == ([0, 0, 1], [], "0 pass")


# -- shuffle_hands -------------------------------------------------------------------------------------------------


def test_10_5_shuffle_hands_everybody_gets_as_many_as_before() -> None:
    t = table(hands=["shuffle_hands passed:R drawn:B", "Y", "", "YB"], damaged=[2], chance=["YB Y R B"])
    t.pick(play("shuffle_hands"))
    assert [hand(t, seat) for seat in range(4)] == ["Y YB", "R", "", "B"]
    assert (seats(t, "damaged"), words(t, "discard")) == ([2], "shuffle_hands")


def test_10_5_shuffle_hands_deals_from_the_active_player_on() -> None:
    hands = ["Y", "shuffle_hands passed:R drawn:B", "YB"]
    t = table(active=1, hands=hands, chance=["Y YB R B"]).pick(play("shuffle_hands"))
    assert [hand(t, seat) for seat in range(3)] == ["B", "Y YB", "R"]


def test_11_3_shuffle_hands_leaves_the_card_itself_and_who_ignores_it_out() -> None:
    t = table(hands=["shuffle_hands passed:R drawn:B", "Y", "YB"], protects=[1], chance=["YB R B"])
    do(t, play("shuffle_hands"), PROTECT)
    assert [hand(t, seat) for seat in range(3)] == ["R YB", "Y", "B"]
    assert words(t, "discard") == "protect_player shuffle_hands"


def test_11_2_shuffle_hands_does_not_ask_empty_hands() -> None:
    t = table(hands=["shuffle_hands passed:R drawn:B", "", "YB"], damaged=[1], protects=[1, 2])
    assert asks(t.pick(play("shuffle_hands"))) == "2 protect"


# -- reset_hands ---------------------------------------------------------------------------------------------------


def reset(**more: object) -> Scenario:
    hands = ["reset_hands passed:R drawn:B", "Y", "YB"]
    return table(**{"hands": hands, "draw": "YR heal_all skip_turn steal_card Y", **more})


def test_10_6_reset_hands_two_for_the_active_player_and_one_for_the_others() -> None:
    t = reset().pick(play("reset_hands"))
    assert [hand(t, seat) for seat in range(3)] == ["YR heal_all", "skip_turn", "steal_card"]
    assert words(t, "draw") == "Y"


def test_10_6_reset_hands_discards_in_play_order_and_each_hand_as_it_came() -> None:
    assert words(reset().pick(play("reset_hands")), "discard") == "R B Y YB reset_hands"
    hands = ["Y", "reset_hands passed:R drawn:B", "YB"]
    assert words(reset(active=1, hands=hands).pick(play("reset_hands")), "discard") == "R B YB Y reset_hands"


def test_10_6_reset_hands_draws_in_play_order_from_the_active_player() -> None:
    t = reset(active=1, hands=["Y", "reset_hands passed:R drawn:B", "YB"], draw="R YR B skip_turn Y")
    t.pick(play("reset_hands"))
    assert [hand(t, seat) for seat in (1, 2, 0)] == ["R YR", "B", "skip_turn"]


def test_10_6_reset_hands_everybody_is_healthy_again() -> None:
    t = reset(hands=["passed:reset_hands drawn:B", "", "YB"], damaged=[0, 1]).pick(play("reset_hands"))
    assert (seats(t, "damaged"), [len(held) for held in t.table("hands")]) == ([], [2, 1, 1])


def test_11_2_reset_hands_asks_everybody_in_play_order_before_anything_happens() -> None:
    t = reset(active=1, hands=["Y", "reset_hands passed:R drawn:B", ""], damaged=[2], protects=[0, 1, 2])
    t.pick(play("reset_hands"))
    assert asks(t) == "1 protect"
    assert asks(t.pick(SUFFER)) == "2 protect"
    assert asks(t.pick(SUFFER)) == "0 protect"
    assert words(t, "discard") == ""
    t.pick(PROTECT)
    assert hand(t, 0) == "Y" and words(t, "discard") == "protect_player R B reset_hands"


def test_16_1_reset_hands_renews_the_pile_between_two_draws() -> None:
    t = reset(draw="YR", chance=["Y B R YB"]).pick(play("reset_hands"))
    assert [hand(t, seat) for seat in range(3)] == ["Y YR", "B", "R"]
    assert (words(t, "draw"), words(t, "discard")) == ("YB", "reset_hands")


# -- replace_card --------------------------------------------------------------------------------------------------


def test_10_7_replace_the_target_chooses_and_draws() -> None:
    t = table(hands=["replace_card passed:R drawn:B", "Y", "YB"], draw="YR Y")
    do(t, play("replace_card"), target(2))
    assert asks(t) == "2 discard"
    t.pick(discard("YB"))
    assert (hand(t, 2), words(t, "discard"), seats(t, "damaged")) == ("YR", "YB replace_card", [])


def test_16_1_replace_the_card_thrown_away_may_come_back() -> None:
    t = table(hands=["replace_card passed:R drawn:B", "Y", "YB"], draw="", chance=["Y"])
    do(t, play("replace_card"), target(1), discard("Y"))
    assert (hand(t, 1), words(t, "discard")) == ("Y", "replace_card")


def test_10_7_replace_an_empty_hand_gets_nothing_and_is_not_asked() -> None:
    t = table(hands=["replace_card passed:R drawn:B", "", "YB"], damaged=[1], protects=[1])
    do(t, play("replace_card"), target(1))
    assert (hand(t, 1), seats(t, "damaged"), t.table("protects"), asks(t)) == ("", [1], [0, 1, 0], "0 pass")


def test_15_1_heal_all_wins_no_game_however_near_everybody_is() -> None:
    t = table(hands=["heal_all passed:R drawn:B", "", "YB"], damaged=[1], science="R R R R R Y Y B B B")
    assert winners(t.pick(play("heal_all"))) is None
