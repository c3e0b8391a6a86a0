"""R3 to R24; R1 and R2 are in test_setup, R5 in test_playing, R16 to R18 in test_protect, R22 in test_options."""

from __future__ import annotations

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    asks,
    cover,
    damage,
    discard,
    do,
    force,
    give_on,
    hand,
    heal,
    order,
    pair,
    play,
    psych,
    resolving,
    science,
    seats,
    seen_hand,
    show,
    stuck,
    table,
    take,
    target,
    turn,
    winners,
    words,
)

PLAIN = ["R passed:Y drawn:B", "YB", "YR"]


def test_R3_one_may_not_decline_to_play_even_the_last_useful_card() -> None:
    t = table(hands=["B passed:B drawn:reset_hands", "YB", "YR"], psych="weapon 1")
    assert {t.refused(move).code for move in (give_on("B"), stuck("B"), discard("B"))} == {"must_play"}
    assert asks(t.pick(play("reset_hands"))) == "0 pass"


def test_R4_the_owner_picks_after_the_whole_hand_was_shown() -> None:
    t = table(hands=["passed:R drawn:R", "YB", "YR"], damaged=[0], psych="defence 1")
    assert (asks(t), seen_hand(t, 0, 1)) == ("0 stuck_discard", "R R")
    assert t.refused(stuck("R"), 1).code == "not_your_decision"
    t.pick({**stuck("R"), "slot": "drawn"})
    assert hand(t, 0) == "passed:R"


def test_R6_the_ban_does_not_hit_mixed_cards() -> None:
    for kind, card in (("weapon", "YB"), ("defence", "YR")):
        t = table(hands=["steal_card passed:Y drawn:Y", card, "R"], psych=f"{kind} 2")
        do(t, play("steal_card"), target(1), show(card))
        assert science(t) == card


def test_R7_a_new_defence_lasts_from_its_own_player_on() -> None:
    t = table(hands=["psych_defence passed:Y drawn:B", "YB", "YR"], psych="defence 1", draw="Y Y Y")
    do(t, play("psych_defence"), give_on("Y"))
    assert (turn(t), psych(t)) == ((6, 1), "defence 0")  # the one of seat 1 is gone already


def test_R8_damaged_is_a_flag_and_not_a_number_of_cards() -> None:
    t = table(hands=["R damage_or_heal", "", "YR"], draw="YB R")  # seat 1 has no card, but was never damaged
    do(t, play("damage_or_heal"), heal(1))
    assert (hand(t, 1), words(t, "draw")) == ("", "YB R")


def test_R8_a_stuck_discard_sets_no_flag() -> None:
    t = table(hands=["passed:R drawn:R", "YB", "YR"], damaged=[0], psych="defence 1").pick(
        {**stuck("R"), "slot": "drawn"}
    )
    assert seats(t, "damaged") == [0]
    t = table(hands=["R passed:R drawn:R", "YB", "YR"], psych="defence 1").pick({**stuck("R"), "slot": "drawn"})
    assert seats(t, "damaged") == []


def test_R9_a_reset_makes_everybody_healthy_so_a_later_heal_gives_nothing() -> None:
    t = table(hands=["reset_hands passed:Y drawn:B", "", "YR"], damaged=[1], draw="Y YB damage_or_heal B B B")
    do(t, play("reset_hands"), give_on("Y"))
    assert (hand(t, 1), seats(t, "damaged")) == ("damage_or_heal drawn:B passed:Y", [])
    do(t, play("damage_or_heal"), heal(1))
    assert hand(t, 1) == "drawn:B passed:Y"


def test_R10_replace_is_no_heal() -> None:
    t = do(table(hands=["replace_card passed:Y drawn:B", "", "YR"], damaged=[1]), play("replace_card"), target(1))
    assert (hand(t, 1), seats(t, "damaged"), words(t, "discard")) == ("", [1], "replace_card")


def test_R11_take_from_an_empty_pile_costs_nothing() -> None:
    t = table(hands=["take_from_discard passed:Y drawn:B", "YB", "YR"])
    do(t, play("take_from_discard"), target(0))
    assert (asks(t), hand(t, 0)) == ("0 pass", "drawn:B passed:Y")


def test_R11_a_used_protect_or_the_action_itself_is_no_pile_to_take_from() -> None:
    t = table(hands=["steal_card passed:Y drawn:B", "take_from_discard", "YR"])
    do(t, play("steal_card"), target(1), show("take_from_discard"), target(2))
    assert (hand(t, 2), words(t, "discard")) == ("YR", "take_from_discard steal_card")


def test_R12_one_trader_ignores_it_and_nobody_trades() -> None:
    t = do(
        table(hands=["trade_cards passed:Y drawn:B", "YB", "YR"], protects=[2]),
        play("trade_cards"),
        pair(0, 2),
        PROTECT,
    )
    assert (hand(t, 0), hand(t, 1), hand(t, 2), asks(t)) == ("drawn:B passed:Y", "YB", "YR", "0 pass")
    assert words(t, "discard") == "protect_player trade_cards"


def test_R13_the_first_force_first_and_the_other_next_turn() -> None:
    t = table(hands=["R passed:Y drawn:B", "heal_all", "heal_all"], forces=["drawn held", "", ""], draw="YB YB YR")
    assert t.refused(play("R")).code == "forced_card_required"
    do(t, play("B"), give_on("Y"), play("heal_all"), give_on("Y"), play("heal_all"), give_on("Y"))
    assert (turn(t), t.table("forces")[0]) == ((8, 0), ["held"])
    assert t.refused(play("Y")).code == "forced_card_required"
    assert science(t.pick(play("R"))) == "B R"


def test_R14_a_void_force_gives_way_to_free_play() -> None:
    t = table(hands=["R drawn:B", "YB", "YR"], forces=["passed passed", "", ""])
    assert (seats(t, "forces"), words(t, "discard")) == ([], "force_to_play force_to_play")
    assert science(t.pick(play("B"))) == "B"


def test_R14_a_void_force_and_a_stuck_hand() -> None:
    t = table(hands=["passed:R drawn:R", "YB", "YR"], damaged=[0], forces=["held", "", ""], psych="defence 1")
    assert (asks(t), words(t, "discard")) == ("0 stuck_discard", "force_to_play")


def test_R15_a_force_catches_no_nested_play() -> None:
    t = table(hands=["play_top_card passed:Y drawn:B", "YB", "YR"], forces=["held drawn", "", ""], draw="YR Y")
    t.pick(play("play_top_card"))
    assert (science(t), t.table("forces")[0], words(t, "discard")) == ("YR", ["drawn"], "play_top_card force_to_play")


def test_R19_the_pile_is_renewed_when_a_card_is_needed() -> None:
    t = table(state="START", hands=["R passed:Y", "YB", "YR"], draw="B", discard="heal_all", chance=["heal_all"])
    assert (words(t, "draw"), words(t, "discard")) == ("", "heal_all")
    do(t, play("R"), give_on("Y"))
    assert (hand(t, 1), words(t, "discard")) == ("YB drawn:heal_all passed:Y", "")


def test_R20_rearrange_with_two_cards_renews_nothing() -> None:
    t = table(hands=["rearrange_top_3 passed:Y drawn:B", "YB", "YR"], draw="R B", discard="Y Y", chance=[])
    t.pick(play("rearrange_top_3"))
    assert t.refused(order("R B Y")).code == "illegal_choice"
    assert words(t.pick(order("B R")), "draw") == "B R"


def test_R21_a_cancel_must_be_placed_even_on_ones_own_colour() -> None:
    t = table(hands=["cancel_science passed:Y drawn:B", "YB", "YR"], science="R").pick(play("cancel_science"))
    assert "0 cover" in asks(t)
    assert science(t.pick(cover(0))) == "R*"


def test_R23_a_team_without_members_ends_the_game_and_nobody_wins() -> None:
    roles = {"alien": 0, "scientist": 2, "extinctionist": 1}
    t = table({"roles": roles}, hands=PLAIN, roles="scientist scientist extinctionist", science="R R R R R").pick(
        play("R")
    )
    assert (t.table("over"), winners(t)) == (True, [])


def test_R24_the_check_hits_in_the_middle_of_an_effect() -> None:
    t = table(hands=["play_top_card passed:Y drawn:B", "YB", "YR"], draw="B Y", science="B B B B B", discard="R")
    t.pick(play("play_top_card"))
    assert (winners(t), resolving(t), words(t, "discard")) == ([1], "play_top_card", "R")
    assert len(t.table("hands")[0]) == 2


def test_R13_a_force_placed_during_ones_own_forced_play_waits() -> None:
    t = table(hands=["steal_card passed:Y drawn:B", "force_to_play", "YR"], forces=["held", "", ""])
    do(t, play("steal_card"), target(1), show("force_to_play"), force(0, "held"))
    assert (t.table("forces")[0], words(t, "discard"), asks(t)) == (["held"], "steal_card force_to_play", "0 pass")


def test_R8_damage_then_take_keeps_the_flag() -> None:
    t = table(hands=["take_from_discard passed:Y drawn:B", "", "YR"], damaged=[1], discard="R")
    do(t, play("take_from_discard"), target(1), take("R"), discard("R"))
    assert (hand(t, 1), seats(t, "damaged"), words(t, "discard")) == ("", [1], "R take_from_discard")


def test_R8_the_flag_is_set_by_an_actual_discard() -> None:
    t = do(table(hands=["damage_or_heal passed:Y drawn:B", "YB", "YR"]), play("damage_or_heal"), damage(1))
    assert asks(t) == "1 discard"
    assert seats(t.pick(discard("YB")), "damaged") == [1]
