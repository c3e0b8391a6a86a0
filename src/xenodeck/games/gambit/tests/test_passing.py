"""12: who receives the card, and what Skip Turn does about it."""

from __future__ import annotations

from xenodeck.games.gambit.tests.tables import (
    asks,
    do,
    give_on,
    hand,
    play,
    psych,
    redirect,
    seats,
    table,
    target,
    turn,
    words,
)
from xenodeck.testkit import Scenario


def passed(**more: object) -> Scenario:
    """Seat 0 plays Red and passes Yellow, three or four players."""
    laid = {"hands": ["R passed:Y drawn:B", "YB", "YR", "R"], "draw": "heal_all heal_all heal_all", **more}
    return do(table(**laid), play("R"), give_on("Y"))


def test_12_1_the_next_seat_receives_it() -> None:
    assert (turn(passed()), hand(passed(), 1)) == ((6, 1), "YB drawn:heal_all passed:Y")


def test_12_1_from_the_last_seat_to_the_first() -> None:
    t = passed(active=3, hands=["YB", "YR", "R", "R passed:Y drawn:B"])
    assert (turn(t), hand(t, 0)) == ((6, 0), "YB drawn:heal_all passed:Y")


def test_12_1_a_skipped_player_is_passed_over() -> None:
    t = passed(skips=[1])
    assert (turn(t), hand(t, 1), hand(t, 2)) == ((6, 2), "YB", "YR drawn:heal_all passed:Y")
    assert (seats(t, "skips"), words(t, "discard")) == ([], "skip_turn")


def test_12_1_a_skip_further_on_waits() -> None:
    t = passed(skips=[2])
    assert (turn(t), seats(t, "skips")) == ((6, 1), [2])


def test_12_1_several_in_a_row() -> None:
    t = passed(skips=[1, 2], discard="B")
    assert (turn(t), seats(t, "skips"), words(t, "discard")) == ((6, 3), [], "B skip_turn skip_turn")


def test_12_1_one_skip_is_used_each_time_they_are_passed_over() -> None:
    t = passed(skips=[1, 1])
    assert (turn(t), t.table("skips")) == ((6, 2), [0, 1, 0, 0])


def test_12_1_all_others_skipped_one_gets_the_own_card_back() -> None:
    t = passed(skips=[1, 2, 3])
    assert (turn(t), hand(t, 0), asks(t)) == ((6, 0), "B drawn:heal_all passed:Y", "0 play")


def test_12_1_a_skip_of_the_passer_counts_in_the_loop() -> None:
    t = passed(skips=[0, 1, 2, 3])
    assert (turn(t), seats(t, "skips"), hand(t, 1)) == ((6, 1), [], "YB drawn:heal_all passed:Y")


def test_12_1_the_loop_may_go_round_more_than_once() -> None:
    t = passed(skips=[0, 1, 1, 2, 3])
    assert (turn(t), t.table("skips")) == ((6, 2), [0, 0, 0, 0])


def test_12_1_the_psych_card_of_a_skipped_player_goes_after_the_skip() -> None:
    t = passed(skips=[1], psych="weapon 1", discard="B")
    assert (psych(t), words(t, "discard")) == ("", "B skip_turn psych_weapon")


def test_12_1_the_psych_card_of_another_stays() -> None:
    assert psych(passed(skips=[1], psych="weapon 3")) == "weapon 3"


def test_9_2_ones_own_psych_card_goes_when_one_gets_the_card_back() -> None:
    t = passed(skips=[1, 2, 3], psych="weapon 0")
    assert (psych(t), words(t, "discard")) == ("", "skip_turn skip_turn skip_turn psych_weapon")


def test_12_1_hand_flag_force_and_protect_of_the_skipped_are_untouched() -> None:
    t = passed(skips=[1], hands=["R passed:Y drawn:B", "", "YR", "R"], damaged=[1], protects=[1],
               forces=["", "held", "", ""])  # fmt: skip
    assert (hand(t, 1), seats(t, "damaged"), seats(t, "protects"), t.table("forces")[1]) == ("", [1], [1], ["held"])


def test_5_1_what_is_left_becomes_held_before_the_own_card_comes_back() -> None:
    t = passed(skips=[1, 2, 3], hands=["R passed:Y drawn:B", "", "", ""], damaged=[1, 2, 3])
    assert hand(t, 0) == "B drawn:heal_all passed:Y"


def test_R32_without_a_card_the_turn_is_handed_over_and_skips_work() -> None:
    t = table(hands=["drawn:R", "YB", "YR"], skips=[1], damaged=[0], draw="", chance=["skip_turn"]).pick(play("R"))
    assert (turn(t), seats(t, "skips"), hand(t, 2)) == ((6, 2), [], "YR drawn:skip_turn")


def test_14_3_redirect_goes_on_from_the_chosen_seat() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R"]
    t = do(table(hands=hands, skips=[2], psych="weapon 2", abilities="redirect - - -"), play("R"), redirect("Y", 2))
    assert (turn(t), psych(t), seats(t, "skips"), words(t, "discard")) == ((6, 3), "", [], "skip_turn psych_weapon")


def test_14_3_redirect_past_the_last_seat_may_come_round_to_the_passer() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R"]
    t = do(table(hands=hands, skips=[3], abilities="redirect - - -"), play("R"), redirect("Y", 3))
    assert (turn(t), hand(t, 0)) == ((6, 0), "B drawn:R passed:Y")


def test_R35_redirect_leaves_those_jumped_over_alone() -> None:
    hands = ["R passed:Y drawn:B", "YB", "YR", "R"]
    t = table(hands=hands, skips=[1, 2], psych="weapon 1", forces=["", "held", "", ""], abilities="redirect - - -")
    do(t, play("R"), redirect("Y", 3))
    assert (turn(t), seats(t, "skips"), psych(t), t.table("forces")[1]) == ((6, 3), [1, 2], "weapon 1", ["held"])


def test_12_1_a_skip_played_on_the_next_seat_works_at_once() -> None:
    t = table(hands=["skip_turn passed:Y drawn:B", "YB", "YR"], psych="weapon 1")
    do(t, play("skip_turn"), target(1), give_on("Y"))
    assert (turn(t), psych(t), words(t, "discard")) == ((6, 2), "", "skip_turn psych_weapon")
