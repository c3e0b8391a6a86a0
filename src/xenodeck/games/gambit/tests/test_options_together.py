"""18: options together with each other, with Forces and windows."""

from __future__ import annotations

from xenodeck.games.gambit.tests.tables import (
    AUTO,
    PROTECT,
    SUFFER,
    asks,
    damage,
    discard,
    do,
    force,
    give,
    give_on,
    hand,
    look_the_same,
    pair,
    play,
    psych,
    science,
    seats,
    show,
    sit_out,
    table,
    target,
    turn,
    use,
    words,
)

PLAIN = ["R passed:Y drawn:B", "YB", "YR"]
LINGERING: dict[str, object] = {"protect_lingering": "also_on_trigger"}
NEXT_BEST: dict[str, object] = {"force_empty_slot": "next_best"}
IMMEDIATE: dict[str, object] = {"reshuffle": "immediate"}


# -- auto_single ---------------------------------------------------------------------------------------------------


def test_18_18_auto_single_a_forced_action_still_asks_its_choices_and_stays_hidden_until_then() -> None:
    t, other = (
        table(AUTO, hands=[f"R passed:{card} drawn:B", "YB", "YR"], forces=["passed", "", ""])
        for card in ("skip_turn", "steal_card")
    )
    assert (asks(t), asks(other)) == ("0 target", "0 target")
    look_the_same(1, t, other)
    t.pick(target(1))
    assert (seats(t, "skips"), words(t, "discard"), asks(t)) == ([1], "force_to_play", "0 pass")


def test_18_18_auto_single_only_the_trader_with_a_choice_is_asked() -> None:
    t = do(table(AUTO, hands=["trade_cards passed:Y drawn:B", "YB", "YR"]), play("trade_cards"), pair(1, 0))
    assert asks(t) == "0 give"
    t.pick(give("B"))
    assert (hand(t, 0), hand(t, 1)) == ("YB passed:Y", "B")


def test_18_18_auto_single_two_traders_with_one_card_each_are_not_asked() -> None:
    t = do(table(AUTO, hands=["trade_cards passed:Y drawn:B", "YB", "YR"]), play("trade_cards"), pair(1, 2))
    assert (asks(t), hand(t, 1), hand(t, 2)) == ("0 pass", "YR", "YB")


def test_18_18_auto_single_a_take_of_the_only_card_by_an_empty_hand_runs_by_itself() -> None:
    hands = ["take_from_discard passed:Y drawn:B", "", "YR"]
    t = do(table(AUTO, hands=hands, damaged=[1], discard="R"), play("take_from_discard"), target(1))
    assert (asks(t), hand(t, 1), words(t, "discard")) == ("0 pass", "", "R take_from_discard")


def test_18_18_auto_single_the_only_card_for_a_cancel_is_covered() -> None:
    t = table(AUTO, hands=["cancel_science passed:Y drawn:B", "YB", "YR"], science="R").pick(play("cancel_science"))
    assert (science(t), asks(t)) == ("R*", "0 pass")


def test_18_18_auto_single_redirect_leaves_a_choice_even_with_one_card() -> None:
    hands = ["passed:Y drawn:B", "YB", "YR", "R"]
    t = table(AUTO, hands=hands, damaged=[0], abilities="redirect - - -").pick(play("Y"))
    assert asks(t) == "0 pass, 0 ability:redirect"


# -- Forces --------------------------------------------------------------------------------------------------------


def test_18_7_latest_replaces_even_the_force_that_is_being_executed() -> None:
    hands = ["R passed:force_to_play drawn:B", "YB", "YR"]
    t = table({"force_queue": "latest_replaces"}, hands=hands, forces=["passed", "", ""])
    do(t, play("force_to_play"), force(0, "drawn"))
    assert (t.table("forces")[0], words(t, "discard"), asks(t)) == (["drawn"], "force_to_play", "0 pass")


def test_18_8_next_best_a_slot_that_holds_a_card_binds_as_ever() -> None:
    t = table(NEXT_BEST, hands=PLAIN, forces=["passed", "", ""])
    assert t.refused(play("R")).code == "forced_card_required"
    assert (science(t.pick(play("Y"))), words(t, "discard")) == ("Y", "force_to_play")


def test_18_8_next_best_sit_out_counts_as_executed_too() -> None:
    hands = ["passed:Y drawn:B", "YB", "YR"]
    t = table(NEXT_BEST, hands=hands, damaged=[0], forces=["held", "", ""], abilities="sit_out - -").pick(sit_out("B"))
    assert (words(t, "discard"), seats(t, "forces"), asks(t)) == ("B force_to_play", [], "0 pass")


def test_R42_next_best_no_sit_out_while_another_force_would_bind() -> None:
    hands = ["passed:Y drawn:B", "YB", "YR"]
    t = table(NEXT_BEST, hands=hands, damaged=[0], forces=["held drawn", "", ""], abilities="sit_out - -")
    assert (asks(t), t.refused(sit_out("B")).code) == ("0 play", "ability_unavailable")


def test_18_9_lingering_no_window_for_a_force_without_a_candidate() -> None:
    t = table(LINGERING, hands=["passed:Y drawn:B", "YB", "YR"], damaged=[0], forces=["held", "", ""], protects=[0])
    assert (asks(t), words(t, "discard"), t.table("protects")) == ("0 play", "force_to_play", [1, 0, 0])


def test_18_9_lingering_each_force_opens_its_own_window() -> None:
    t = table(LINGERING, hands=PLAIN, forces=["held drawn", "", ""], protects=[0, 0]).pick(PROTECT)
    assert (asks(t), t.table("forces")[0]) == ("0 protect", ["drawn"])
    t.pick(SUFFER)
    assert t.refused(play("R")).code == "forced_card_required"
    assert (science(t.pick(play("B"))), t.table("protects")) == ("B", [1, 0, 0])


def test_18_9_lingering_in_the_loop_of_skips() -> None:
    t = do(table(LINGERING, hands=PLAIN, skips=[1, 2], protects=[2]), play("R"), give_on("Y"))
    assert (asks(t), words(t, "discard")) == ("2 protect", "skip_turn")
    t.pick(PROTECT)
    assert (turn(t), words(t, "discard")) == ((6, 2), "skip_turn protect_player skip_turn")


def test_18_9_lingering_the_passer_may_keep_its_turn_too() -> None:
    t = do(table(LINGERING, hands=PLAIN, skips=[0, 1, 2], protects=[0]), play("R"), give_on("Y"), PROTECT)
    assert (turn(t), seats(t, "skips"), "passed:Y" in t.table("hands")[0]) == ((6, 0), [], True)


# -- reshuffle -----------------------------------------------------------------------------------------------------


def test_18_6_immediate_when_the_last_card_is_turned_over() -> None:
    t = table(IMMEDIATE, hands=["play_top_card passed:Y drawn:B", "YB", "YR"], draw="Y", discard="R", chance=["R"])
    t.pick(play("play_top_card"))
    assert (science(t), words(t, "draw"), words(t, "discard")) == ("Y", "R", "play_top_card")


def test_18_6_immediate_during_a_steal_leaves_the_open_cards_out() -> None:
    t = table(IMMEDIATE, hands=["steal_card passed:Y drawn:B", "heal_all", "YR"], draw="R", discard="B", chance=["B"])
    do(t, play("steal_card"), target(1), show("heal_all"))
    assert (hand(t, 1), words(t, "draw"), words(t, "discard")) == ("R", "B", "heal_all steal_card")


# -- what belongs together -----------------------------------------------------------------------------------------


def test_18_11_two_defences_of_one_player_leave_together() -> None:
    two = [{"card": "psych_defence", "owner": 1}, {"card": "psych_defence", "owner": 1}]
    t = do(table({"defence_replaces_defence": False}, hands=PLAIN, psych=two), play("B"), give_on("Y"))
    assert (psych(t), words(t, "discard")) == ("", "psych_defence psych_defence")


def test_18_13_replace_draw_gives_the_undamaged_a_card_too() -> None:
    hands = ["replace_card passed:Y drawn:B", "", "YR"]  # empty after failed draws
    t = do(table({"replace_empty_hand": "draw"}, hands=hands, draw="YB R"), play("replace_card"), target(1))
    assert (hand(t, 1), seats(t, "damaged")) == ("YB", [])


def test_18_12_reset_keeps_damage_and_a_later_heal_still_draws() -> None:
    hands = ["reset_hands passed:Y drawn:B", "", "YR"]
    t = table({"reset_clears_damage": False}, hands=hands, damaged=[1], draw="damage_or_heal Y R B YB YR")
    do(t, play("reset_hands"), give_on("damage_or_heal"), play("damage_or_heal"))
    do(t, {"type": "damage_or_heal", "mode": "heal", "target": 1})
    assert (hand(t, 1), seats(t, "damaged")) == ("R YR drawn:YB", [])


def test_18_4_an_explicit_deal_of_abilities() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R"]
    options: dict[str, object] = {"special_abilities": [None, "ambush", None, None]}
    t = do(table(options, hands=hands, abilities="- ambush - -"), play("R"), use("ambush"), discard("B"))
    assert seats(t, "damaged") == [0]


def test_18_18_a_protect_against_damage_is_asked_before_a_single_discard() -> None:
    t = do(table(AUTO, hands=["damage_or_heal passed:Y drawn:B", "YB", "YR"], protects=[1]), play("damage_or_heal"))
    t.pick(damage(1))
    assert (asks(t), hand(t, 1)) == ("1 protect", "YB")
    assert (hand(t.pick(SUFFER), 1), seats(t, "damaged"), asks(t)) == ("", [1], "0 pass")


def test_18_9_a_skip_that_is_let_happen_leads_on_to_the_next() -> None:
    t = do(table(LINGERING, hands=PLAIN, skips=[1, 2], protects=[1]), play("R"), give_on("Y"), SUFFER)
    assert (turn(t), t.table("skips"), t.table("protects")) == ((6, 0), [0, 0, 0], [0, 1, 0])


def test_7_3_auto_single_a_forced_card_that_is_prohibited_is_shown_and_discarded() -> None:
    t = table(AUTO, hands=["B passed:Y drawn:R", "YB", "YR"], psych="weapon 1", forces=["held", "", ""])
    assert (science(t), words(t, "discard"), hand(t, 0), asks(t)) == (
        "", "B force_to_play", "drawn:R passed:Y", "0 pass",
    )  # fmt: skip
