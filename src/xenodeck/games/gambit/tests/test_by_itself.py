"""18.18 Questions with one answer are not asked: the same things happen without a question."""

from __future__ import annotations

from xenodeck.games.gambit.tests.tables import (
    AUTO,
    asks,
    do,
    faces_told,
    give_on,
    hand,
    play,
    psych,
    science,
    seats,
    table,
    target,
    turn,
    words,
)


def test_7_5_the_only_card_is_prohibited_so_it_is_shown_and_discarded() -> None:
    t = table(AUTO, hands=["drawn:B", "YB", "YR"], damaged=[0], psych="weapon 2")
    assert (science(t), words(t, "discard"), turn(t), seats(t, "damaged")) == ("", "B", (6, 1), [0])
    assert "B" in faces_told(t, 2)


def test_10_7_the_only_card_is_replaced_and_that_is_no_damage() -> None:
    t = do(
        table(AUTO, hands=["replace_card passed:Y drawn:B", "YB", "YR"], draw="R Y"), play("replace_card"), target(1)
    )
    assert (hand(t, 1), words(t, "discard"), seats(t, "damaged"), asks(t)) == ("R", "YB replace_card", [], "0 pass")


def test_10_12_a_cancel_that_was_turned_over_covers_the_only_card() -> None:
    t = table(AUTO, hands=["play_top_card passed:Y drawn:B", "YB", "YR"], draw="cancel_science R", science="R")
    t.pick(play("play_top_card"))
    assert (science(t), words(t, "discard"), asks(t)) == ("R*", "play_top_card", "0 pass")


def test_7_3_several_cards_in_the_forced_slot_are_a_choice_all_the_same() -> None:
    t = table(AUTO, hands=["R B drawn:Y", "YB", "YR"], forces=["held", "", ""])
    assert (asks(t), t.refused(play("Y")).code) == ("0 play", "forced_card_required")
    assert science(t.pick(play("B"))) == "B"


def test_9_2_a_lap_of_single_cards_ends_the_ban_of_its_owner() -> None:
    t = do(table(AUTO, hands=["R passed:Y drawn:B", "YB", "YR"], psych="weapon 1"), play("R"), give_on("B"))
    assert (psych(t), words(t, "discard"), turn(t)) == ("", "psych_weapon", (6, 1))
