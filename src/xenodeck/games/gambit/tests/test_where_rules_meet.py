"""Tables at which two rules or options apply together."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    again,
    asks,
    cover,
    damage,
    decline,
    discard,
    do,
    fault,
    force,
    give,
    give_on,
    hand,
    heal,
    pair,
    peek,
    play,
    psych,
    redirect,
    resolving,
    science,
    seats,
    show,
    sit_out,
    stuck,
    table,
    take,
    target,
    turn,
    use,
    winners,
    words,
)

TRIGGER: dict[str, object] = {"protect_lingering": "also_on_trigger"}
NEXT_BEST: dict[str, object] = {"force_empty_slot": "next_best"}
AT_ONCE: dict[str, object] = {"reshuffle": "immediate"}
BESIDE: dict[str, object] = {"defence_replaces_defence": False}


# -- abilities with abilities, cards with abilities ----------------------------------------------------------------


def test_14_2_a_double_play_that_heals_makes_room_for_one_ambush_and_not_for_two() -> None:
    t = table(
        hands=["R passed:damage_or_heal drawn:B", "Y", "YR", "YB"], abilities="double_play ambush - ambush", draw="Y R"
    )
    do(t, play("R"), use("double_play", card="damage_or_heal"), heal(0))
    assert (hand(t, 0), seats(t, "damaged"), asks(t)) == ("Y drawn:B", [], "1 ability:ambush")
    do(t, use("ambush"), discard("B"))
    assert (asks(t), seats(t, "damaged"), words(t, "discard")) == ("0 pass", [0], "damage_or_heal B")
    assert t.table("abilities") == ["used:double_play", "used:ambush", None, "ambush"]


def test_14_2_a_self_heal_makes_the_active_player_worth_an_ambush() -> None:
    t = table(hands=["passed:R drawn:B", "Y", "YR", "YB"], damaged=[0], abilities="self_heal ambush - -", draw="Y")
    assert asks(do(t, play("R"), use("self_heal"))) == "1 ability:ambush"


def test_R43_a_force_on_oneself_waits_through_a_double_play_of_the_same_turn() -> None:
    t = table(hands=["force_to_play passed:R drawn:B", "Y", "YR"], abilities="double_play - -")
    do(t, play("force_to_play"), force(0, "drawn"), use("double_play", card="R"))
    assert (t.table("forces")[0], science(t), hand(t, 0)) == (["drawn"], "R", "drawn:B")


def test_R46_the_guard_is_spent_by_one_card_and_a_double_play_brings_the_other() -> None:
    t = table(
        hands=["psych_defence passed:psych_weapon drawn:B", "Y", "YR"], psych_guard=True, abilities="double_play - -"
    )
    do(t, play("psych_weapon"), use("double_play", card="psych_defence"))
    assert (psych(t), words(t, "discard"), t.table("psych_guard")) == ("defence 0", "psych_weapon", False)


def test_14_3_a_psych_card_that_was_cancelled_is_drawn_by_a_self_heal_of_the_same_window() -> None:
    t = table(
        hands=["R passed:Y drawn:B", "", "YR", "YB"],
        damaged=[1],
        abilities="cancel_psych self_heal - -",
        draw="",
        psych="weapon 2",
    )
    do(t, play("R"), use("cancel_psych"), use("self_heal"))
    assert (hand(t, 1), seats(t, "damaged"), words(t, "discard")) == ("psych_weapon", [], "")


def test_14_2_after_a_cancelled_announcement_the_card_on_the_table_can_still_be_cancelled() -> None:
    t = table(
        hands=["R passed:psych_weapon drawn:B", "Y", "YR"], abilities="cancel_psych - cancel_psych", psych="defence 2"
    )
    do(t, play("psych_weapon"), decline("cancel_psych"), use("cancel_psych"))
    assert (psych(t), words(t, "discard"), asks(t)) == ("defence 2", "psych_weapon", "0 ability:cancel_psych")
    assert words(do(t, use("cancel_psych")), "discard") == "psych_weapon psych_defence"


def test_18_11_with_a_defence_left_the_second_owner_of_cancel_psych_is_asked() -> None:
    two = [{"card": "psych_defence", "owner": 1}, {"card": "psych_defence", "owner": 2}]
    t = table(
        BESIDE, state="START", hands=["R passed:B", "YB", "YR"], psych=two, abilities="cancel_psych - cancel_psych"
    )
    do(t, use("cancel_psych"))
    assert (psych(t), asks(t)) == ("defence 2", "2 ability:cancel_psych")
    assert hand(t, 0) == "R passed:B", "in the same window, before the draw"


@pytest.mark.parametrize("skipped", [[], [1]])
def test_18_11_two_defences_of_one_owner_leave_together(skipped: list[int]) -> None:
    same = [{"card": "psych_defence", "owner": 1}] * 2
    t = table(BESIDE, state="PASS", hands=["R passed:B", "YB", "YR"], psych=same, skips=skipped).pick(give_on("B"))
    assert (psych(t), words(t, "discard").split()[-2:]) == ("", ["psych_defence"] * 2)


@pytest.mark.parametrize(
    "card", ["cancel_science", "move_cancel_science", "heal_all", "play_top_card", "rearrange_top_3"]
)
def test_14_2_veto_is_asked_for_even_against_a_card_that_would_do_nothing(card: str) -> None:
    t = table(hands=[f"R passed:{card} drawn:B", "Y", "YR", "YB"], abilities="- veto - -", draw="").pick(play(card))
    assert asks(t) == "1 ability:veto"
    assert (words(do(t, use("veto")), "discard"), t.table("abilities")[1]) == (card, "used:veto")


def test_8_3_a_vetoed_peek_renews_no_pile() -> None:
    t = table(hands=["R passed:peek_any_card drawn:B", "Y", "YR", "YB"], abilities="- veto - -", draw="", discard="Y B")
    do(t, play("peek_any_card"), peek("draw"), use("veto"))
    assert (words(t, "draw"), words(t, "discard")) == ("", "Y B peek_any_card")


# -- Protect on trigger, Forces, Skips -----------------------------------------------------------------------------


def test_18_9_each_force_of_a_queue_opens_its_own_window() -> None:
    t = table(TRIGGER, hands=["R passed:B drawn:Y", "YB", "YR"], forces=["held passed", "", ""], protects=[0, 0])
    do(t, PROTECT)
    assert (asks(t), t.table("forces")[0], words(t, "discard")) == (
        "0 protect",
        ["passed"],
        "protect_player force_to_play",
    )
    assert t.pick(SUFFER).refused(play("R")).code == "forced_card_required"


def test_R42_sit_out_comes_back_when_a_protect_lifts_the_only_force() -> None:
    t = table(
        TRIGGER,
        hands=["R passed:B drawn:Y", "YB", "YR"],
        forces=["held", "", ""],
        protects=[0],
        abilities="sit_out - -",
    )
    assert t.refused(sit_out("R")).code == "ability_unavailable"
    assert fault(t.pick(PROTECT), 0, sit_out("R")) == ""


def test_18_9_a_stuck_hand_is_shown_only_once_the_force_is_lifted() -> None:
    t = table(
        TRIGGER, hands=["B passed:B drawn:B", "YB", "YR"], forces=["held", "", ""], protects=[0], psych="weapon 1"
    )
    assert asks(t) == "0 protect"
    do(t, PROTECT, stuck("B"))
    assert (words(t, "discard"), asks(t)) == ("protect_player force_to_play B", "0 pass")


def test_18_8_a_force_without_a_card_is_not_executed_so_no_protect_answers_it() -> None:
    for options in (TRIGGER, {**TRIGGER, **NEXT_BEST}):
        t = table(options, hands=["passed:B drawn:Y", "YB", "YR"], damaged=[0], forces=["held", "", ""], protects=[0])
        assert asks(t) == "0 play"


def test_18_8_a_stuck_hand_uses_the_force_up_too_and_the_next_one_waits() -> None:
    t = table(
        NEXT_BEST, hands=["passed:B drawn:B", "YB", "YR"], damaged=[0], forces=["held passed", "", ""], psych="weapon 1"
    )
    do(t, stuck("B"))
    assert (t.table("forces")[0], words(t, "discard")) == (["passed"], "B force_to_play")


def test_18_9_two_skips_and_one_protect_the_second_skip_works() -> None:
    t = table(TRIGGER, state="PASS", hands=["R passed:B", "YB", "YR"], skips=[1, 1], protects=[1])
    do(t, give_on("B"), PROTECT)
    assert (turn(t), words(t, "discard")) == ((6, 2), "protect_player skip_turn skip_turn")


def test_R33_the_passer_may_protect_itself_from_its_own_skip_when_the_card_comes_back() -> None:
    t = table(TRIGGER, state="PASS", hands=["R passed:B", "YB", "YR"], skips=[0, 1, 2], protects=[0]).pick(give_on("B"))
    assert asks(t) == asks(again(t)) == "0 protect"
    used = again(t).pick(PROTECT)
    assert (turn(used), hand(used, 0)) == ((6, 0), "R drawn:R passed:B")
    assert words(used, "discard") == "skip_turn skip_turn protect_player skip_turn"
    assert turn(t.pick(SUFFER)) == (6, 1)


def test_R32_a_skip_asks_for_a_protect_even_if_nothing_is_passed() -> None:
    t = table(TRIGGER, state="PASS", hands=["", "YB", "YR"], skips=[1], protects=[1])
    assert asks(t) == "1 protect"
    assert (turn(t.pick(PROTECT)), hand(t, 1)) == ((6, 1), "YB drawn:R")


def test_18_17_the_last_pass_finds_its_way_before_the_game_ends() -> None:
    t = table({**TRIGGER, "max_turns": 5}, state="PASS", hands=["R passed:B", "YB", "YR"], skips=[1], protects=[1])
    do(t, give_on("B"))
    assert (asks(t), winners(t)) == ("1 protect", None)
    assert (winners(t.pick(PROTECT)), hand(t, 1), t.table("turn")) == ([], "B YB", 5)


def test_14_3_redirect_into_a_full_circle_of_skips_comes_round_to_the_chosen_seat() -> None:
    t = table(state="PASS", hands=["R passed:B", "YB", "YR", "Y"], abilities="redirect - - -", skips=[0, 1, 2, 3])
    do(t, redirect("R", 2))
    assert (turn(t), words(t, "discard"), hand(t, 2)) == ((6, 2), " ".join(["skip_turn"] * 4), "YR drawn:R passed:R")


# -- cards within cards --------------------------------------------------------------------------------------------


def test_11_3_the_same_player_answers_each_of_two_steals_with_a_protect_of_its_own() -> None:
    t = table(hands=["R passed:steal_card drawn:B", "steal_card", "YR"], protects=[1, 1], draw="damage_or_heal Y R")
    do(t, play("steal_card"), target(1), SUFFER, show("steal_card"), target(1), PROTECT)
    assert (asks(t), words(t, "discard")) == ("0 pass", "protect_player steal_card steal_card")
    assert (hand(t, 1), t.table("protects")) == ("damage_or_heal", [0, 1, 0])


def test_8_4_a_reset_within_a_steal_takes_the_replacement_too() -> None:
    t = table(hands=["R passed:steal_card drawn:B", "reset_hands", "YR"], draw="Y R B YB Y")
    do(t, play("steal_card"), target(1), show("reset_hands"))
    assert words(t, "discard") == "R B Y YR reset_hands steal_card"
    assert t.table("hands") == [["R", "B"], ["YB"], ["Y"]]


def test_15_1_a_win_within_a_forced_chain_leaves_force_and_cards_where_they_are() -> None:
    t = table(
        hands=["steal_card passed:R drawn:Y", "play_top_card", "YR"],
        draw="B R Y",
        science="R R R R R",
        forces=["held", "", ""],
    )
    do(t, play("steal_card"), target(1), show("play_top_card"))
    assert (winners(t), resolving(t), words(t, "discard")) == ([0], "steal_card play_top_card", "")
    assert (t.table("forces")[0], t.table("active"), t.table("turn")) == (["held"], 0, 5)


def test_15_1_a_cover_is_a_change_that_is_checked() -> None:
    t = table(hands=["R passed:cancel_science drawn:B", "Y", "YR"], science="R R R R R R B")
    assert winners(do(t, play("cancel_science"), cover(6))) == [0]


def test_10_14_damage_on_oneself_within_a_steal() -> None:
    t = table(hands=["R passed:steal_card drawn:B", "damage_or_heal", "YR"], protects=[0], draw="Y R")
    do(t, play("steal_card"), target(1), show("damage_or_heal"), damage(0), SUFFER, discard("R"))
    assert (words(t, "discard"), hand(t, 0), seats(t, "damaged")) == ("R damage_or_heal steal_card", "drawn:B", [0])


# -- the piles -----------------------------------------------------------------------------------------------------


def test_16_1_a_protect_used_against_heal_all_may_be_drawn_by_the_next_to_be_healed() -> None:
    t = table(active=1, hands=["", "heal_all passed:R", "", ""], damaged=[0, 1, 2, 3], protects=[2], draw="B")
    do(t, play("heal_all"), PROTECT)
    assert (hand(t, 1), hand(t, 3), hand(t, 0)) == ("B passed:R", "protect_player", "")
    assert (seats(t, "damaged"), words(t, "discard")) == ([0, 2], "heal_all")


def test_18_6_at_once_between_the_draws_of_one_heal_all() -> None:
    t = table(AT_ONCE, hands=["heal_all passed:R", "", ""], damaged=[0, 1, 2], draw="Y B", discard="R").pick(
        play("heal_all")
    )
    assert ([hand(t, seat) for seat in (0, 1, 2)], words(t, "draw")) == (["Y passed:R", "B", "R"], "")


def test_18_6_at_once_the_refused_card_is_the_one_that_is_drawn() -> None:
    t = table(AT_ONCE, state="START", hands=["R passed:B", "Y", "YR"], abilities="refuse - -", draw="Y")
    assert hand(t.pick(use("refuse")), 0) == "R drawn:B passed:Y"


def test_18_6_a_look_takes_no_card_from_the_pile() -> None:
    t = table(AT_ONCE, hands=["peek_any_card passed:B drawn:R", "Y", "YR"], draw="Y", discard="R")
    do(t, play("peek_any_card"), peek("draw"))
    assert (words(t, "draw"), words(t, "discard")) == ("Y", "R peek_any_card")


def test_R30_a_force_on_a_drawn_card_is_void_if_nothing_was_drawn() -> None:
    t = table(state="START", hands=["passed:R", "Y", "YR"], damaged=[0], draw="", forces=["drawn", "", ""])
    assert (t.table("forces")[0], words(t, "discard"), asks(t)) == ([], "force_to_play", "0 play")


def test_11_2_a_pair_of_traders_is_asked_in_play_order_however_it_was_named() -> None:
    t = table(active=2, hands=["Y", "R", "trade_cards passed:R drawn:B", "YB"], protects=[1, 2, 3])
    do(t, play("trade_cards"), pair(1, 2))
    assert asks(t) == "2 protect"
    assert (words(t.pick(PROTECT), "discard"), t.table("protects")) == ("protect_player trade_cards", [0, 1, 0, 1])


# -- rounds of questions -------------------------------------------------------------------------------------------


def test_14_2_a_veto_is_asked_for_behind_somebody_with_another_ability() -> None:
    t = table(hands=["heal_all passed:Y drawn:B", "YB", "YR", "R"], abilities="- refuse veto -").pick(play("heal_all"))
    assert asks(t) == "2 ability:veto"


def test_14_2_after_a_veto_was_declined_the_next_owner_is_asked() -> None:
    t = table(hands=["heal_all passed:Y drawn:B", "YB", "YR", "R"], abilities="- veto - veto").pick(play("heal_all"))
    assert asks(t) == "1 ability:veto"
    assert asks(t.pick(decline("veto"))) == "3 ability:veto"
    t.pick(use("veto"))
    assert (t.table("abilities"), words(t, "discard")) == ([None, "veto", None, "used:veto"], "heal_all")


def test_14_1_after_one_veto_another_owner_still_has_theirs() -> None:
    hands = ["heal_all passed:Y drawn:B", "stray_damage", "YR", "R"]
    t = do(table(hands=hands, abilities="- - veto veto"), play("heal_all"), use("veto"), give_on("Y"))
    assert asks(t.pick(play("stray_damage"))) == "3 ability:veto"


def test_R45_nor_if_somebody_with_another_ability_sits_between_the_two() -> None:
    t = table(hands=["R passed:Y drawn:B", "YB", "YR", "R"], psych="weapon 1",
              abilities="cancel_psych veto cancel_psych -")  # fmt: skip
    do(t, play("R"), use("cancel_psych"))
    assert (psych(t), asks(t), t.table("psych_guard")) == ("", "0 pass", False)


@pytest.mark.parametrize("abilities", ["double_play - -", "- ambush -"])
def test_18_12_a_damaged_player_with_two_cards_has_no_double_play_and_no_ambush_to_fear(abilities: str) -> None:
    options: dict[str, object] = {"reset_clears_damage": False}
    t = table(options, hands=["passed:reset_hands drawn:B", "YB", "YR"], damaged=[0], abilities=abilities)
    t.pick(play("reset_hands"))
    assert (len(t.table("hands")[0]), seats(t, "damaged"), asks(t)) == (2, [0], "0 pass")


@pytest.mark.parametrize("traders", [(0, 1), (1, 0)])
def test_5_1_a_card_that_was_traded_away_and_back_is_held(traders: tuple[int, int]) -> None:
    t = table(hands=["trade_cards passed:Y drawn:trade_cards", "YB", "YR"], abilities="double_play - -")
    do(t, play("trade_cards", "held"), pair(0, 1)).pick(give("Y"), 0).pick(give("YB"), 1)
    t.pick(use("double_play", card="trade_cards"))
    do(t, pair(*traders)).pick(give("YB"), 0).pick(give("Y"), 1)
    assert (hand(t, 0), hand(t, 1)) == ("Y", "YB")


def test_5_1_a_card_that_was_discarded_and_taken_back_is_held() -> None:
    t = table(hands=["take_from_discard passed:Y drawn:take_from_discard", "YB", "YR"], discard="R",
              abilities="double_play - -")  # fmt: skip
    do(t, play("take_from_discard", "held"), target(0), take("R"), discard("Y"))
    do(t, use("double_play", card="take_from_discard"), target(0), take("Y"), discard("R"))
    assert hand(t, 0) == "Y"
