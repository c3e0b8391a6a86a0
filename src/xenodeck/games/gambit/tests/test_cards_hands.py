"""10.8 Take from Discard, 10.9 Trade Cards, 10.10 Force to Play, 10.11 Skip Turn."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    again,
    asks,
    discard,
    do,
    force,
    give,
    give_on,
    hand,
    look_the_same,
    move,
    pair,
    play,
    science,
    seats,
    table,
    take,
    target,
    turn,
    words,
)
from xenodeck.testkit import Scenario

# -- take_from_discard ---------------------------------------------------------------------------------------------


def taking(seat: int, **more: object) -> Scenario:
    hands = ["take_from_discard passed:R drawn:B", "Y", ""]
    laid = {"hands": hands, "damaged": [2], "discard": "YR skip_turn YB", "chance": ["skip_turn YB YR"], **more}
    return do(table(**laid), play("take_from_discard"), target(seat))


def test_10_8_take_one_card_and_throw_one_away() -> None:
    t = do(taking(1), take("skip_turn"))
    assert asks(t) == "1 discard"
    t.pick(discard("Y"))
    assert (hand(t, 1), words(t, "discard")) == ("skip_turn", "YR YB Y take_from_discard")


def test_10_8_take_may_throw_the_very_card_away_again() -> None:
    t = do(taking(1), take("YB"), discard("YB"))
    assert (hand(t, 1), words(t, "discard")) == ("Y", "YR skip_turn YB take_from_discard")


def test_10_8_take_works_with_an_empty_hand() -> None:
    t = do(taking(2), take("YB"), discard("YB"))
    assert (hand(t, 2), seats(t, "damaged")) == ("", [2])


def test_5_1_take_gives_the_active_player_a_held_card() -> None:
    t = do(taking(0), take("YB"), discard("R"))
    assert hand(t, 0) == "YB drawn:B"


def test_8_4_take_the_action_itself_cannot_be_taken() -> None:
    assert taking(1).refused(take("take_from_discard")).code == "illegal_choice"


def test_10_8_take_the_target_picks_not_the_active_player() -> None:
    t = taking(1)
    assert (asks(t), t.refused(take("YB"), 0).code) == ("1 take_pick", "not_your_decision")


def test_10_8_take_the_pile_is_shuffled_first() -> None:
    t = do(taking(1, chance=["YB YR skip_turn"]), take("YB"), discard("Y"))
    assert words(t, "discard") == "skip_turn YR Y take_from_discard"


def test_10_8_take_nothing_from_an_empty_pile() -> None:
    t = taking(1, discard="", chance=[], protects=[1])
    assert (asks(t), hand(t, 1), words(t, "discard"), t.table("protects")) == (
        "0 pass", "Y", "take_from_discard", [0, 1, 0],
    )  # fmt: skip


def test_11_3_take_a_protect_used_against_it_comes_before_the_shuffle() -> None:
    t = taking(1, protects=[1], chance=[]).pick(PROTECT)
    assert words(t, "discard") == "YR skip_turn YB protect_player take_from_discard"


# -- trade_cards ---------------------------------------------------------------------------------------------------


def trading(one: int, other: int, **more: object) -> Scenario:
    hands = ["trade_cards passed:R drawn:B", "Y", "YB", "YR"]
    return do(table(**{"hands": hands, **more}), play("trade_cards"), pair(one, other))


def test_10_9_trade_both_choose_at_once_and_exchange() -> None:
    t = trading(0, 2)
    assert asks(t) == "0 give, 2 give"
    t.pick(give("R"), 0).pick(give("YB"), 2)
    assert (hand(t, 0), hand(t, 2), words(t, "discard")) == ("YB drawn:B", "R", "trade_cards")


def test_10_9_trade_in_any_order() -> None:
    t = trading(0, 2).pick(give("YB"), 2)
    assert (asks(t), hand(t, 2)) == ("0 give", "YB")
    assert hand(t.pick(give("B"), 0), 2) == "B"


def test_10_9_trade_two_others() -> None:
    t = trading(3, 1).pick(give("YR"), 3).pick(give("Y"), 1)
    assert (hand(t, 1), hand(t, 3), hand(t, 0)) == ("YR", "Y", "drawn:B passed:R")


def test_10_9_trade_one_choice_tells_the_other_nothing() -> None:
    one, other = (trading(0, 2).pick(give(card), 0) for card in ("R", "B"))
    for viewer in (1, 2, 3, -1):
        look_the_same(viewer, one, other)


def test_10_9_trade_only_with_players_who_hold_a_card() -> None:
    t = table(hands=["trade_cards passed:R drawn:B", "", "YB"], damaged=[1]).pick(play("trade_cards"))
    assert t.refused(pair(0, 1)).code == "illegal_target"
    assert asks(t.pick(pair(2, 0))) == "0 give, 2 give"


def test_11_2_trade_both_windows_open_in_play_order() -> None:
    t = trading(3, 1, protects=[1, 3])
    assert asks(t) == "1 protect"
    assert asks(t.pick(SUFFER)) == "3 protect"
    assert asks(t.pick(SUFFER)) == "1 give, 3 give"


def test_11_2_trade_the_active_player_is_asked_first() -> None:
    t = trading(3, 0, protects=[0, 3])
    assert asks(t) == "0 protect" and asks(t.pick(SUFFER)) == "3 protect"


def test_10_9_trade_the_second_ignores_it_and_nobody_trades() -> None:
    t = do(trading(3, 1, protects=[1, 3]), SUFFER, PROTECT)
    assert (asks(t), hand(t, 1), hand(t, 3), t.table("protects")) == ("0 pass", "Y", "YR", [0, 1, 0, 0])


def test_10_9_trade_the_card_itself_makes_nobody_a_trader() -> None:
    t = table(hands=["drawn:trade_cards", "Y", "YB"], damaged=[0], draw="").pick(play("trade_cards"))
    assert t.refused(pair(0, 1)).code == "illegal_target"
    do(t, pair(1, 2)).pick(give("Y"), 1).pick(give("YB"), 2)
    assert (t.table("hands")[1][0], hand(t, 2)) == ("YB", "Y")


# -- force_to_play -------------------------------------------------------------------------------------------------


def forcing(seat: int, slot: str, **more: object) -> Scenario:
    hands = ["force_to_play passed:R drawn:B", "Y", "YB"]
    return do(table(**{"hands": hands, "draw": "YR Y B", **more}), play("force_to_play"), force(seat, slot))


@pytest.mark.parametrize("slot", ["held", "drawn", "passed"])
def test_10_10_force_lies_with_its_slot_in_front_of_the_target(slot: str) -> None:
    t = forcing(1, slot)
    assert (t.table("forces"), words(t, "discard")) == ([[], [slot], []], "")


def test_10_10_force_works_at_the_next_play_of_the_target() -> None:
    t = forcing(1, "drawn").pick(give_on("B"))
    assert t.refused(play("Y")).code == "forced_card_required"
    t.pick(play("YR"))
    assert (science(t), words(t, "discard"), t.table("forces")) == ("YR", "force_to_play", [[], [], []])


def test_10_10_force_on_oneself_means_the_next_turn() -> None:
    t = forcing(0, "held", hands=["force_to_play passed:R drawn:B", "heal_all", "heal_all"], draw="Y Y YB B")
    do(t, give_on("B"), play("heal_all"), give_on("B"), play("heal_all"), give_on("B"))
    assert turn(t) == (8, 0)
    assert t.refused(play("B")).code == "forced_card_required"
    assert science(t.pick(play("R"))) == "R"


def test_11_3_force_can_be_ignored_when_it_is_played() -> None:
    t = forcing(1, "held", protects=[1])
    assert asks(t) == "1 protect"
    t.pick(PROTECT)
    assert (t.table("forces")[1], words(t, "discard")) == ([], "protect_player force_to_play")


def test_10_10_force_is_not_used_up_by_a_skipped_turn() -> None:
    t = do(
        table(hands=["R passed:R drawn:B", "Y", "YB"], skips=[1], forces=["", "held", ""]),
        play("B"),
        give_on("R", "held"),
    )
    assert (turn(t)[1], t.table("forces")) == (2, [[], ["held"], []])


def test_10_10_force_is_not_used_up_by_nested_plays() -> None:
    t = table(hands=["steal_card passed:R drawn:B", "Y", "YB"], forces=["", "held", ""])
    do(t, play("steal_card"), target(1), move("show", card="Y"))
    assert (science(t), t.table("forces")[1]) == ("Y", ["held"])


def test_13_1_force_does_not_govern_what_is_stolen() -> None:
    t = table(hands=["steal_card passed:R drawn:B", "Y", "YB"], forces=["held", "", ""])
    do(t, play("steal_card"), target(1), move("show", card="Y"))
    assert (science(t), words(t, "discard"), hand(t, 0)) == ("Y", "steal_card force_to_play", "drawn:B passed:R")


def test_R13_force_one_a_turn_in_the_order_of_placement() -> None:
    t = table(hands=["R passed:YR drawn:B", "Y", "YB"], forces=["drawn passed", "", ""]).pick(play("B"))
    assert (t.table("forces")[0], words(t, "discard")) == (["passed"], "force_to_play")
    t = forcing(1, "held", forces=["", "drawn", ""])
    assert t.table("forces")[1] == ["drawn", "held"]


def test_7_3_force_may_force_a_force() -> None:
    t = table(hands=["R passed:force_to_play drawn:B", "Y", "YB"], forces=["passed", "", ""])
    do(t, play("force_to_play"), force(0, "drawn"))
    assert (t.table("forces")[0], words(t, "discard")) == (["drawn"], "force_to_play")


# -- skip_turn -----------------------------------------------------------------------------------------------------


def test_10_11_skip_lies_in_front_of_the_target() -> None:
    t = do(table(hands=["skip_turn passed:R drawn:B", "Y", "YB"]), play("skip_turn"), target(2))
    assert (t.table("skips"), words(t, "discard")) == ([0, 0, 1], "")


def test_10_11_skip_works_at_the_next_pass_that_would_reach_them() -> None:
    t = do(table(hands=["skip_turn passed:R drawn:B", "Y", "YB"]), play("skip_turn"), target(1), give_on("R"))
    assert (turn(t), t.table("skips"), words(t, "discard"), hand(t, 1)) == ((6, 2), [0, 0, 0], "skip_turn", "Y")
    assert "passed:R" in t.table("hands")[2]


def test_11_3_skip_can_be_ignored_when_it_is_played() -> None:
    t = do(table(hands=["skip_turn passed:R drawn:B", "Y", "YB"], protects=[1]), play("skip_turn"), target(1), PROTECT)
    assert (t.table("skips"), words(t, "discard")) == ([0, 0, 0], "protect_player skip_turn")


def test_10_11_skip_on_oneself_waits_for_the_own_next_turn() -> None:
    t = do(
        table(hands=["skip_turn passed:R drawn:B", "heal_all", "heal_all"], draw="Y YB YR"),
        play("skip_turn"),
        target(0),
    )
    do(t, give_on("R"), play("heal_all"), give_on("R"), play("heal_all"), give_on("R"))
    assert (turn(t), t.table("skips"), hand(t, 0)) == ((8, 1), [0, 0, 0], "B")


def test_21_2_a_table_in_the_middle_of_an_effect_can_be_written_and_read() -> None:
    for t in (trading(3, 1, protects=[1]), taking(1), do(taking(1), take("YB")), trading(0, 2)):
        other = again(t)
        assert asks(other) == asks(t) and other.table("hands") == t.table("hands")
