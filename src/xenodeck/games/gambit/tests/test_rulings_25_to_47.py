"""R26 to R47; R25 is in test_claims, R42 to R46 are with the abilities."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    asks,
    cover,
    damage,
    discard,
    do,
    faces_told,
    give_on,
    hand,
    heal,
    known_apart,
    pair,
    peek,
    play,
    psych,
    redirect,
    science,
    seats,
    show,
    table,
    take,
    target,
    turn,
    use,
    winners,
    words,
)

PLAIN = ["R passed:Y drawn:B", "YB", "YR"]
FOUR = ["R passed:Y drawn:B", "YB", "YR", "R"]


@pytest.mark.parametrize("what", ["role", "hand", "ability"])
def test_R26_own_cards_are_not_offered_for_a_peek(what: str) -> None:
    t = table(hands=["peek_any_card passed:Y drawn:B", "YB", "YR"], abilities="redraft - -").pick(play("peek_any_card"))
    assert t.refused(peek(what, 0)).code == "illegal_choice"


def test_R27_the_owner_chooses_what_is_shown() -> None:
    t = do(table(hands=["steal_card passed:Y drawn:B", "YB", "YR"]), play("steal_card"), target(0))
    assert asks(t) == "0 show"
    assert science(t.pick(show("B"))) == "B"
    t = do(table(hands=["steal_card passed:Y drawn:B", "YB", "YR"]), play("steal_card"), target(1))
    assert t.refused(show("YB"), 0).code == "not_your_decision"


def test_R28_show_then_draw_then_play() -> None:
    t = table(hands=["steal_card passed:Y drawn:B", "reset_hands", "YR"], draw="R Y Y Y Y")
    do(t, play("steal_card"), target(1), show("reset_hands"))
    assert words(t, "discard") == "Y B R YR reset_hands steal_card"  # R was drawn before the reset


def test_R29_a_turn_limit_makes_it_a_draw() -> None:
    t = do(table({"max_turns": 1}, turn=1, hands=PLAIN), play("R"), give_on("Y"))
    assert (t.table("over"), winners(t)) == (True, [])


def test_R30_a_heal_draw_that_fails_leaves_the_flag() -> None:
    t = table(hands=["R damage_or_heal drawn:B", "", "YR"], damaged=[1], draw="", chance=[])
    do(t, play("damage_or_heal"), heal(1))
    assert (hand(t, 1), seats(t, "damaged")) == ("", [1])


def test_R30_a_self_heal_that_fails_leaves_the_flag() -> None:
    t = table(hands=["R passed:Y drawn:B", "", "YR"], damaged=[1], draw="", abilities="- self_heal -", chance=[])
    do(t, play("R"), use("self_heal"))
    assert (hand(t, 1), seats(t, "damaged"), t.table("abilities")[1]) == ("", [1], "used:self_heal")


def test_R30_any_reset_draw_that_fails_leaves_that_players_flag() -> None:
    t = table(hands=["passed:reset_hands drawn:B", "Y", ""], damaged=[0, 2], draw="", chance=["Y B"])
    t.pick(play("reset_hands"))
    assert ([len(held) for held in t.table("hands")], seats(t, "damaged")) == ([2, 0, 0], [2])


def test_R30_one_failed_draw_of_two_is_enough() -> None:
    t = table(hands=["passed:reset_hands drawn:B", "", ""], damaged=[0, 1, 2], draw="", chance=["B"])
    t.pick(play("reset_hands"))
    assert (hand(t, 0), seats(t, "damaged")) == ("B", [0, 1, 2])


def test_R30_play_and_pass_with_what_there_is() -> None:
    t = table(state="START", hands=["R passed:Y", "YB", "YR"], draw="", chance=[])
    do(t, play("R"), give_on("Y"))
    assert (turn(t), hand(t, 0), hand(t, 1)) == ((7, 1), "", "YB passed:Y")


def test_R31_damage_to_an_undamaged_player_without_cards_does_nothing() -> None:
    t = do(table(hands=["R damage_or_heal drawn:B", "", "YR"]), play("damage_or_heal"), damage(1))
    assert (seats(t, "damaged"), asks(t), words(t, "discard")) == ([], "0 pass", "damage_or_heal")
    t = table(hands=["R stray_damage drawn:B", "", "YR"], chance=[2]).pick(play("stray_damage"))
    assert seats(t, "damaged") == []


def test_R32_nothing_to_pass_hands_the_turn_over() -> None:
    t = table(hands=["drawn:R", "YB", "YR"], draw="Y Y").pick(play("R"))
    assert (turn(t), hand(t, 0), hand(t, 1)) == ((6, 1), "", "YB drawn:Y")


def test_R33_all_others_skipped_a_new_turn_for_the_passer() -> None:
    t = do(table(hands=PLAIN, skips=[1, 2], draw="heal_all"), play("R"), give_on("Y"))
    assert (turn(t), hand(t, 0)) == ((6, 0), "B drawn:heal_all passed:Y")


def test_R34_the_psych_card_of_a_skipped_owner_goes_at_the_skip() -> None:
    t = do(table(hands=["YR passed:Y drawn:R", "YB", "B"], skips=[1], psych="weapon 1"), play("YR"), give_on("Y"))
    assert (turn(t)[1], psych(t)) == (2, "")
    assert science(t.pick(play("B", "held"))) == "YR B"


def test_R35_the_psych_card_of_an_owner_jumped_over_stays() -> None:
    t = do(table(hands=FOUR, psych="weapon 1", abilities="redirect - - -"), play("R"), redirect("Y", 2))
    assert (turn(t)[1], psych(t)) == (2, "weapon 1")


def test_R36_nobody_trades_with_oneself() -> None:
    t = table(hands=["trade_cards passed:Y drawn:B", "YB", "YR"]).pick(play("trade_cards"))
    assert (t.refused(pair(0, 0)).code, t.refused(pair(2, 2)).code) == ("illegal_target", "illegal_target")


def test_R37_a_stolen_or_turned_prohibited_card_is_seen_and_discarded() -> None:
    t = table(hands=["steal_card passed:Y drawn:Y", "R", "YR"], psych="defence 2")
    do(t, play("steal_card"), target(1), show("R"))
    assert (words(t, "discard"), "R" in faces_told(t, 2), science(t)) == ("R steal_card", True, "")
    t = table(hands=["play_top_card passed:Y drawn:Y", "R", "YR"], psych="defence 2", draw="R Y").pick(
        play("play_top_card")
    )
    assert (words(t, "discard"), "R" in faces_told(t, -1), science(t)) == ("R play_top_card", True, "")


def test_R38_a_covered_card_keeps_its_place_and_takes_no_second_cover() -> None:
    t = table(hands=["cancel_science passed:Y drawn:B", "YB", "YR"], science="R* B").pick(play("cancel_science"))
    assert t.refused(cover(0)).code == "illegal_choice"
    assert science(t.pick(cover(1))) == "R* B*"


@pytest.mark.parametrize(("at", "seen"), [(0, "YB"), (1, "R")])
def test_R39_of_several_cards_chance_says_which_is_seen(at: int, seen: str) -> None:
    t = table(hands=["peek_any_card passed:Y drawn:B", "YB R", "YR"], chance=[at])
    do(t, play("peek_any_card"), peek("hand", 1))
    assert seen in faces_told(t, 0)


def test_R40_what_lies_in_front_of_players_is_no_hand_and_no_discard() -> None:
    lying: dict[str, object] = {"protects": [1], "skips": [1], "forces": ["", "held", ""], "psych": "weapon 1"}
    t = table(hands=["shuffle_hands passed:Y drawn:B", "", "YR"], damaged=[1], chance=["YR B Y"], **lying)
    t.pick(play("shuffle_hands"))
    assert (hand(t, 0), hand(t, 2), t.table("protects")[1], t.table("skips")[1]) == ("B YR", "Y", 1, 1)
    t = table(hands=["reset_hands passed:Y drawn:B", "", "YR"], damaged=[1], **lying)
    do(t, play("reset_hands"), SUFFER)
    assert (t.table("protects")[1], t.table("skips")[1], t.table("forces")[1], psych(t)) == (1, 1, ["held"], "weapon 1")
    t = table(hands=["take_from_discard passed:Y drawn:B", "", "YR"], damaged=[1], discard="R", **lying)
    do(t, play("take_from_discard"), target(2))
    assert t.refused(take("skip_turn")).code == "illegal_choice"


@pytest.mark.parametrize("card", ["reset_hands", "shuffle_hands"])
def test_R41_the_active_player_may_ignore_its_own_collective_action(card: str) -> None:
    t = table(hands=[f"passed:{card} drawn:B", "YB", "YR"], damaged=[0], protects=[0])
    t.pick(play(card))
    assert asks(t) == "0 protect"
    t.pick(PROTECT)
    assert (hand(t, 0), seats(t, "damaged"), asks(t)) == ("drawn:B", [0], "0 pass")


def test_R41_the_others_are_handled_all_the_same() -> None:
    t = table(hands=["reset_hands passed:Y drawn:B", "YB", "YR"], protects=[0], draw="R heal_all Y")
    do(t, play("reset_hands"), PROTECT)
    assert [hand(t, seat) for seat in range(3)] == ["drawn:B passed:Y", "R", "heal_all"]
    assert words(t, "discard") == "protect_player YB YR reset_hands"


@pytest.mark.parametrize("what", ["role", "hand", "ability"])
def test_R47_a_protect_answers_a_peek(what: str) -> None:
    hands = ["peek_any_card passed:Y drawn:B", "YB", "YR", "R"]
    one, other = (
        do(table(hands=[hands[0], card, *hands[2:]], protects=[1], roles=roles, abilities=f"- {own} - -"),
           play("peek_any_card"), peek(what, 1), PROTECT)
        for card, roles, own in (
            ("YB", "alien scientist extinctionist extinctionist", "redraft"),
            ("R", "alien extinctionist scientist extinctionist", "refuse"),
        )
    )  # fmt: skip
    assert not known_apart(0, one, other) and one.told(0) == other.told(0)
    assert words(one, "discard") == "protect_player peek_any_card"


def test_R47_declined_the_peek_goes_on() -> None:
    t = table(hands=["peek_any_card passed:Y drawn:B", "YB", "YR"], protects=[1])
    do(t, play("peek_any_card"), peek("hand", 1), SUFFER)
    assert "YB" in faces_told(t, 0) and "YB" not in faces_told(t, 2)


def test_16_1_replace_with_an_empty_draw_pile_gives_the_card_itself_back() -> None:
    t = table(hands=["replace_card passed:Y drawn:B", "YB", "YR"], draw="", chance=["YB"])
    do(t, play("replace_card"), target(1), discard("YB"))
    assert (hand(t, 1), words(t, "discard")) == ("YB", "replace_card")
