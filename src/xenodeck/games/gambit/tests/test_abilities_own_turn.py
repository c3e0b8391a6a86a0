"""14: the abilities that change one's own turn: Double Play, Redraft, Refuse, Sit Out, Redirect."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    asks,
    damage,
    decline,
    do,
    faces_told,
    give_on,
    hand,
    heal,
    look_the_same,
    play,
    redirect,
    science,
    seats,
    sit_out,
    stuck,
    table,
    target,
    turn,
    use,
    winners,
    words,
)
from xenodeck.testkit import Scenario

# -- double_play ---------------------------------------------------------------------------------------------------


def doubling(first: str = "R", **more: object) -> Scenario:
    hands = [f"{first} passed:Y drawn:B", "YB", "YR", "R"]
    return table(**{"hands": hands, "abilities": "double_play - - -", **more}).pick(play(first))


def test_14_2_double_play_is_asked_after_the_play() -> None:
    assert asks(doubling()) == "0 ability:double_play"


def test_14_3_double_play_a_second_card_for_being_damaged() -> None:
    t = doubling().pick(use("double_play", card="B"))
    assert (science(t), hand(t, 0), seats(t, "damaged"), words(t, "discard")) == ("R B", "passed:Y", [0], "")
    assert (asks(t), t.table("abilities")[0]) == ("0 pass", "used:double_play")


def test_14_1_double_play_declined_is_kept_and_costs_nothing() -> None:
    t = doubling().pick(decline("double_play"))
    assert (asks(t), seats(t, "damaged"), t.table("abilities")[0]) == ("0 pass", [], "double_play")


def test_14_3_double_play_not_for_the_damaged() -> None:
    assert asks(doubling(hands=["R drawn:B", "YB", "YR", "R"], damaged=[0])) == "0 pass"


def test_14_3_double_play_needs_a_second_card() -> None:
    assert asks(doubling(hands=["R drawn:B", "YB", "YR", "R"])) == "0 pass"


def test_14_3_double_play_needs_a_card_that_may_be_played() -> None:
    t = doubling(hands=["R passed:B drawn:B", "YB", "YR", "R"], psych="weapon 1")
    assert asks(t) == "0 pass"


def test_8_1_double_play_a_prohibited_card_is_refused() -> None:
    t = doubling(psych="weapon 1")
    assert t.refused(use("double_play", card="B")).code == "prohibited_card"
    assert t.refused(use("double_play", card="YR")).code == "card_not_in_hand"
    assert science(t.pick(use("double_play", card="Y"))) == "R Y"


def test_14_3_double_play_an_action_asks_its_choices_and_opens_windows() -> None:
    t = doubling(hands=["R passed:Y drawn:skip_turn", "YB", "YR", "R"], protects=[2])
    do(t, use("double_play", card="skip_turn"), target(2))
    assert asks(t) == "2 protect"
    t.pick(PROTECT)
    assert (asks(t), words(t, "discard"), seats(t, "skips")) == ("0 pass", "protect_player skip_turn", [])


def test_14_2_double_play_gives_no_second_window_after_the_play() -> None:
    t = doubling(abilities="double_play cancel_psych - -").pick(use("double_play", card="B"))
    assert asks(t) == "1 ability:cancel_psych"
    assert asks(t.pick(decline("cancel_psych"))) == "0 pass"


def test_14_3_double_play_leaves_nothing_to_ambush() -> None:
    t = doubling(abilities="double_play ambush - -").pick(use("double_play", card="B"))
    assert asks(t) == "0 pass"


def test_15_1_double_play_can_win() -> None:
    assert winners(doubling(science="R R R R Y", hands=["R passed:YR drawn:B", "YB", "YR", "R"])) is None
    t = doubling(science="R R R R Y", hands=["R passed:YR drawn:B", "YB", "YR", "R"])
    assert winners(t.pick(use("double_play", card="YR"))) == [0]


def test_R43_double_play_is_free_even_if_a_force_waits() -> None:
    t = doubling(forces=["held passed", "", "", ""]).pick(use("double_play", card="B"))
    assert (science(t), t.table("forces")[0], words(t, "discard")) == ("R B", ["passed"], "force_to_play")


def test_R44_double_play_then_damage_does_nothing() -> None:
    t = doubling(hands=["R passed:Y drawn:damage_or_heal", "YB", "YR", "R"])
    do(t, use("double_play", card="damage_or_heal"), damage(0))
    assert (asks(t), hand(t, 0), seats(t, "damaged")) == ("0 pass", "passed:Y", [0])


def test_R44_double_play_then_heal_draws_and_clears() -> None:
    t = doubling(hands=["R passed:Y drawn:damage_or_heal", "YB", "YR", "R"], draw="YR R")
    do(t, use("double_play", card="damage_or_heal"), heal(0))
    assert (hand(t, 0), seats(t, "damaged")) == ("YR passed:Y", [])


# -- redraft -------------------------------------------------------------------------------------------------------


def redrafting(**more: object) -> Scenario:
    laid = {"state": "START", "hands": ["R passed:Y", "YB", "YR"], "draw": "B skip_turn Y", "abilities": "redraft - -"}
    return table(**{**laid, **more})


def test_14_2_redraft_is_asked_after_the_draw() -> None:
    t = redrafting()
    assert (asks(t), hand(t, 0)) == ("0 ability:redraft", "R drawn:B passed:Y")


@pytest.mark.parametrize(
    ("card", "then"),
    [("R", "drawn:B passed:Y skip_turn"), ("Y", "R drawn:B passed:skip_turn"), ("B", "R drawn:skip_turn passed:Y")],
)
def test_14_3_redraft_the_new_card_inherits_the_tag(card: str, then: str) -> None:
    t = redrafting().pick(use("redraft", card=card))
    assert (hand(t, 0), words(t, "discard"), asks(t)) == (then, card, "0 play")
    assert t.table("abilities")[0] == "used:redraft"


def test_14_3_redraft_a_force_catches_the_new_card() -> None:
    t = redrafting(forces=["passed", "", ""]).pick(use("redraft", card="Y"))
    assert t.refused(play("R")).code == "forced_card_required"
    assert seats(do(t, play("skip_turn"), target(1)), "skips") == [1]


def test_5_2_redraft_the_discarded_card_is_hidden() -> None:
    one, other = (
        redrafting(hands=[f"{card} passed:Y", "YB", "YR"]).pick(use("redraft", card=card)) for card in ("R", "heal_all")
    )
    for viewer in (1, 2, -1):
        look_the_same(viewer, one, other)


def test_14_3_redraft_the_new_card_is_where_the_old_one_was() -> None:
    """Its place in the hand would tell everybody which one was exchanged."""
    t = redrafting(hands=["B passed:R", "YB", "YR"], draw="reset_hands Y skip_turn skip_turn skip_turn skip_turn")
    do(t, use("redraft", card="B"), play("reset_hands"))
    assert words(t, "discard") == "B Y R YB YR reset_hands"


def test_14_1_redraft_declined_stays() -> None:
    t = redrafting().pick(decline("redraft"))
    assert (asks(t), t.table("abilities")[0], hand(t, 0)) == ("0 play", "redraft", "R drawn:B passed:Y")


def test_14_2_redraft_only_in_ones_own_turn() -> None:
    assert asks(redrafting(abilities="- redraft -")) == "0 play"


def test_19_2_redraft_only_cards_in_hand() -> None:
    t = redrafting()
    assert t.refused(use("redraft", card="YB")).code == "card_not_in_hand"
    assert t.refused(use("redraft")).code == "illegal_choice"


# -- refuse --------------------------------------------------------------------------------------------------------


def refusing(**more: object) -> Scenario:
    laid = {"state": "START", "hands": ["R passed:Y", "YB", "YR"], "draw": "B skip_turn Y", "abilities": "refuse - -"}
    return table(**{**laid, **more})


def test_14_2_refuse_is_asked_before_the_draw() -> None:
    assert (asks(refusing()), hand(refusing(), 0)) == ("0 ability:refuse", "R passed:Y")


def test_14_3_refuse_another_card_in_the_place_of_the_passed_one() -> None:
    t = refusing().pick(use("refuse"))
    assert (hand(t, 0), words(t, "discard"), asks(t)) == ("R drawn:skip_turn passed:B", "Y", "0 play")


def test_5_2_refuse_nobody_else_sees_what_was_refused() -> None:
    one, other = (refusing(hands=[f"R passed:{card}", "YB", "YR"]).pick(use("refuse")) for card in ("Y", "steal_card"))
    for viewer in (1, 2, -1):
        look_the_same(viewer, one, other)


def test_14_3_refuse_needs_a_passed_card() -> None:
    t = refusing(hands=["R", "YB", "YR"])
    assert (asks(t), t.refused(use("refuse")).code) == ("0 play", "ability_unavailable")


def test_14_2_refuse_comes_after_the_psych_card_was_put_away() -> None:
    t = refusing(psych="weapon 0").pick(use("refuse"))
    assert words(t, "discard") == "psych_weapon Y"


def test_14_3_refuse_works_in_turn_1_on_the_additional_card() -> None:
    t = refusing(turn=0).pick(use("refuse"))
    assert (turn(t), hand(t, 0)) == ((1, 0), "R drawn:skip_turn passed:B")


def test_14_1_refuse_declined_goes_on() -> None:
    t = refusing().pick(decline("refuse"))
    assert (hand(t, 0), t.table("abilities")[0]) == ("R drawn:B passed:Y", "refuse")
    assert asks(t) == "0 play", "after the draw it is too late"


def test_16_1_refuse_the_only_card_may_come_back() -> None:
    t = refusing(draw="", chance=["Y"]).pick(use("refuse"))
    assert (hand(t, 0), words(t, "discard")) == ("R passed:Y", "")


# -- sit_out -------------------------------------------------------------------------------------------------------


def sitting(**more: object) -> Scenario:
    return table(**{"hands": ["R passed:Y drawn:B", "YB", "YR"], "abilities": "sit_out - -", **more})


def test_14_2_sit_out_is_part_of_the_play() -> None:
    assert asks(sitting()) == "0 play, 0 ability:sit_out"


def test_14_3_sit_out_discards_a_card_instead() -> None:
    t = sitting(discard="YR").pick(sit_out("B"))
    assert (hand(t, 0), words(t, "discard"), science(t), asks(t)) == ("R passed:Y", "YR B", "", "0 pass")
    assert (t.table("abilities")[0], seats(t, "damaged")) == ("used:sit_out", [])


def test_14_3_sit_out_is_face_down() -> None:
    one, other = (sitting(hands=[f"R passed:Y drawn:{c}", "YB", "YR"]).pick(sit_out(c)) for c in ("B", "heal_all"))
    for viewer in (1, 2, -1):
        look_the_same(viewer, one, other)


def test_14_3_sit_out_hides_a_stuck_hand() -> None:
    t = sitting(hands=["R passed:R drawn:R", "YB", "YR"], psych="defence 1")
    assert faces_told(t, 1) == [] and "0 ability:sit_out" in asks(t)
    t.pick({"type": "ability:sit_out", "card": "R", "slot": "held"})
    assert (hand(t, 0), words(t, "discard"), asks(t)) == ("drawn:R passed:R", "R", "0 pass")
    assert "R" not in faces_told(t, 1)


def test_7_5_sit_out_not_used_a_stuck_hand_is_shown() -> None:
    t = sitting(hands=["passed:R drawn:R", "YB", "YR"], psych="defence 1", damaged=[0])
    t.pick({**stuck("R"), "slot": "drawn"})
    assert faces_told(t, 2).count("R") >= 2 and words(t, "discard") == "R"


def test_R42_sit_out_not_while_a_force_binds() -> None:
    t = sitting(forces=["held", "", ""])
    assert (asks(t), t.refused(sit_out("B")).code) == ("0 play", "ability_unavailable")


def test_R42_sit_out_again_when_every_force_proves_void() -> None:
    t = sitting(hands=["passed:Y drawn:B", "YB", "YR"], damaged=[0], forces=["held held", "", ""]).pick(sit_out("B"))
    assert (hand(t, 0), words(t, "discard")) == ("passed:Y", "force_to_play force_to_play B")


def test_19_2_sit_out_only_cards_in_hand() -> None:
    assert sitting().refused(sit_out("YB")).code == "card_not_in_hand"


# -- redirect ------------------------------------------------------------------------------------------------------


def redirecting(**more: object) -> Scenario:
    laid = {"hands": ["R passed:Y drawn:B", "YB", "YR", "R"], "abilities": "redirect - - -", **more}
    return table(**laid).pick(play("R"))


def test_14_2_redirect_is_part_of_the_pass() -> None:
    assert asks(redirecting()) == "0 pass, 0 ability:redirect"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_14_3_redirect_passes_to_any_other_player(seat: int) -> None:
    t = redirecting().pick(redirect("Y", seat))
    assert (turn(t), t.table("abilities")[0]) == ((6, seat), "used:redirect")
    assert "passed:Y" in t.table("hands")[seat]


def test_14_3_redirect_play_goes_on_clockwise_from_there() -> None:
    t = redirecting(draw="heal_all heal_all heal_all").pick(redirect("Y", 2))
    assert turn(do(t, play("heal_all"), give_on("Y"))) == (7, 3)


def test_14_3_redirect_not_to_oneself() -> None:
    t = redirecting()
    assert t.refused(redirect("Y", 0)).code == "illegal_target"
    assert t.refused(redirect("YB", 1)).code == "card_not_in_hand"


def test_14_1_redirect_an_ordinary_pass_keeps_it() -> None:
    t = redirecting().pick(give_on("Y"))
    assert (turn(t), t.table("abilities")[0]) == ((6, 1), "redirect")


def test_14_2_redraft_is_not_asked_after_the_play() -> None:
    t = table(state="START", hands=["R passed:Y", "YB", "YR"], draw="B R", abilities="redraft - -")
    assert asks(do(t, decline("redraft"), play("R"))) == "0 pass"
