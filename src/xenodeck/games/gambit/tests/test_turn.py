"""5.1 slots, 6 damage and how many cards one holds, 7 the turn."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    asks,
    damage,
    decline,
    discard,
    do,
    faces_told,
    force,
    give_on,
    hand,
    heal,
    look_the_same,
    play,
    psych,
    science,
    seats,
    show,
    stuck,
    table,
    target,
    turn,
    winners,
    words,
)

PLAIN = ["R passed:B drawn:Y", "R", "B"]


# -- 5.1 slots -----------------------------------------------------------------------------------------------------


def test_5_1_what_is_left_after_the_pass_is_held() -> None:
    t = do(table(hands=["R passed:B drawn:Y", "R", "B"]), play("R"), give_on("B"))
    assert hand(t, 0) == "Y"


def test_5_1_the_card_received_is_passed_the_card_drawn_is_drawn() -> None:
    t = do(table(hands=["R passed:B drawn:Y", "R", "B"], draw="skip_turn R"), play("R"), give_on("B"))
    assert hand(t, 1) == "R drawn:skip_turn passed:B"


def test_5_1_tags_stay_while_the_turn_goes_on() -> None:
    t = do(table(hands=["R passed:B drawn:Y", "R", "B"]), play("R"))
    assert hand(t, 0) == "drawn:Y passed:B"


def test_5_1_a_healed_card_is_held() -> None:
    t = table(hands=["passed:damage_or_heal drawn:Y", "R", "B"], damaged=[0], draw="YB R")
    assert hand(do(t, play("damage_or_heal"), heal(0)), 0) == "YB drawn:Y"


def test_5_1_a_replaced_card_is_held() -> None:
    t = table(hands=["R passed:replace_card drawn:Y", "R", "B"], draw="YB R")
    assert hand(do(t, play("replace_card"), target(0), discard("Y")), 0) == "R YB"


def test_5_1_twins_are_told_apart_by_their_slots() -> None:
    t = do(table(hands=["B passed:B drawn:B", "R", "R"]), play("B", "passed"))
    assert hand(t, 0) == "B drawn:B"


def test_5_1_twins_that_are_forces_themselves_too() -> None:
    t = table(hands=["force_to_play passed:B drawn:force_to_play", "R", "R"])
    do(t, play("force_to_play", "drawn"), force(1, "held"))
    assert hand(t, 0) == "force_to_play passed:B"
    t = table(state="PASS", hands=["R passed:force_to_play", "R", "R"])
    assert t.refused(give_on("force_to_play", "held")).code == "card_not_in_hand"


# -- 6.1 damage and healing, 6.2 how many cards --------------------------------------------------------------------


def test_6_1_damage_costs_a_card_of_the_own_choice_and_sets_the_flag() -> None:
    t = do(table(hands=["R damage_or_heal drawn:Y", "R", "B"]), play("damage_or_heal"), damage(0))
    assert asks(t) == "0 discard"
    t.pick(discard("R"))
    assert (hand(t, 0), seats(t, "damaged"), words(t, "discard")) == ("drawn:Y", [0], "R damage_or_heal")


def test_6_1_the_player_hit_chooses_not_the_active_one() -> None:
    t = do(table(hands=["R damage_or_heal drawn:Y", "R", "B"]), play("damage_or_heal"), damage(1))
    assert asks(t) == "1 discard"
    assert hand(t.pick(discard("R")), 1) == ""


def test_6_1_a_damaged_player_suffers_nothing_more() -> None:
    t = table(hands=["passed:damage_or_heal drawn:Y", "R", "B"], damaged=[0])
    do(t, play("damage_or_heal"), damage(0))
    assert (hand(t, 0), seats(t, "damaged"), asks(t)) == ("drawn:Y", [0], "0 pass")


def test_6_1_heal_draws_a_card_and_clears_the_flag() -> None:
    t = table(hands=["R damage_or_heal drawn:Y", "", "B"], damaged=[1], draw="YB R")
    do(t, play("damage_or_heal"), heal(1))
    assert (hand(t, 1), seats(t, "damaged"), words(t, "draw")) == ("YB", [], "R")


def test_6_1_healing_the_healthy_gives_nothing() -> None:
    t = do(table(hands=["R damage_or_heal drawn:Y", "R", "B"]), play("damage_or_heal"), heal(1))
    assert (hand(t, 1), words(t, "draw"), words(t, "discard")) == ("R", "R B Y R B Y", "damage_or_heal")


def test_6_1_a_damaged_player_plays_on_with_a_card_fewer() -> None:
    t = table(state="START", hands=["passed:R", "B", "B"], damaged=[0], draw="Y R B")
    assert (hand(t, 0), asks(t)) == ("drawn:Y passed:R", "0 play")
    do(t, play("Y"), give_on("R"))
    assert (hand(t, 0), hand(t, 1), seats(t, "damaged")) == ("", "B drawn:R passed:R", [0])


def test_6_2_hand_sizes_over_a_whole_lap() -> None:
    t = table(state="START", hands=["R passed:R", "R", ""], damaged=[2], draw="B B B B B B")
    sizes = []
    for _ in range(4):
        sizes.append([len(held) for held in t.table("hands")])
        t.pick(play("R", "passed") if "passed:R" in t.table("hands")[t.table("active")] else play("B", "drawn"))
        sizes.append([len(held) for held in t.table("hands")])
        card = t.table("hands")[t.table("active")][-1].rpartition(":")[2]
        t.pick(give_on(card))
    assert sizes == [[3, 1, 0], [2, 1, 0], [1, 3, 0], [1, 2, 0], [1, 1, 2], [1, 1, 1], [3, 1, 0], [2, 1, 0]]


# -- 7.1 the start, 7.2 the draw -----------------------------------------------------------------------------------


def test_21_1_the_turn_counter_goes_up_as_a_turn_begins() -> None:
    assert turn(table(state="START", turn=5, hands=["R passed:B", "R", "B"])) == (6, 0)


def test_7_1_the_own_psych_card_is_discarded_and_its_ban_is_over() -> None:
    t = table(state="START", hands=["B passed:B", "R", "B"], psych="weapon 0", discard="Y", draw="B R")
    assert (psych(t), words(t, "discard"), asks(t)) == ("", "Y psych_weapon", "0 play")
    assert science(t.pick(play("B", "held"))) == "B"


def test_7_1_somebody_elses_psych_card_stays() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], psych="weapon 1")
    assert psych(t) == "weapon 1"


def test_7_2_one_card_is_drawn() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], draw="YB R")
    assert (hand(t, 0), words(t, "draw")) == ("R drawn:YB passed:B", "R")


def test_7_2_the_psych_card_put_away_may_be_reshuffled_and_drawn() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], psych="weapon 0", draw="", chance=["psych_weapon"])
    assert (hand(t, 0), words(t, "discard"), psych(t)) == ("R drawn:psych_weapon passed:B", "", "")


def test_7_2_nothing_happens_if_no_card_can_be_drawn() -> None:
    t = table(state="START", hands=["R passed:B", "R", "B"], draw="", chance=[])
    assert (hand(t, 0), asks(t)) == ("R passed:B", "0 play")


# -- 7.3 forced ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slot", "card"), [("held", "R"), ("passed", "B"), ("drawn", "Y")])
def test_7_3_the_card_in_the_marked_slot_must_be_played(slot: str, card: str) -> None:
    t = table(hands=PLAIN, forces=[slot, "", ""])
    for other in {"R", "B", "Y"} - {card}:
        assert t.refused(play(other)).code == "forced_card_required"
    t.pick(play(card))
    assert (science(t), seats(t, "forces"), words(t, "discard")) == (card, [], "force_to_play")


def test_7_3_the_force_is_put_away_after_the_card_is_resolved() -> None:
    t = table(hands=["R passed:steal_card drawn:Y", "damage_or_heal", "B"], forces=["passed", "", ""], draw="B B")
    do(
        t,
        play("steal_card"),
        target(1),
        show("damage_or_heal"),
    )
    assert t.table("forces")[0] == ["passed"] and words(t, "discard") == ""
    t.pick(heal(0))
    assert words(t, "discard") == "damage_or_heal steal_card force_to_play"


def test_7_3_a_prohibited_one_is_shown_to_all_and_discarded() -> None:
    t = table(hands=["R passed:B drawn:Y", "R", "R"], forces=["passed", "", ""], psych="weapon 1")
    t.pick(play("B"))
    assert (science(t), hand(t, 0), words(t, "discard")) == ("", "R drawn:Y", "B force_to_play")
    assert all("B" in faces_told(t, viewer) for viewer in (0, 1, 2, -1))
    assert asks(t) == "0 pass"


def test_7_3_only_this_card_is_shown_even_if_the_hand_is_stuck() -> None:
    one, other = (
        table(hands=[f"{held} passed:B drawn:B", "R", "R"], forces=["passed", "", ""], psych="weapon 1").pick(
            play("B", "passed")
        )
        for held in ("B", "R")
    )
    look_the_same(1, one, other)


def test_7_3_without_a_candidate_the_force_is_put_away_and_play_is_free() -> None:
    t = table(hands=["passed:B drawn:Y", "R", "B"], damaged=[0], forces=["held", "", ""], discard="R")
    assert (seats(t, "forces"), words(t, "discard"), asks(t)) == ([], "R force_to_play", "0 play")
    assert science(t.pick(play("Y"))) == "Y"


def test_7_3_a_void_force_gives_way_to_the_next() -> None:
    t = table(hands=["passed:B drawn:Y", "R", "B"], damaged=[0], forces=["held drawn", "", ""])
    assert (t.table("forces")[0], words(t, "discard")) == (["drawn"], "force_to_play")
    assert t.refused(play("B")).code == "forced_card_required"


def test_7_3_several_candidates_leave_a_choice() -> None:
    t = table(hands=["R B drawn:Y", "R", "B"], forces=["held", "", ""])
    assert t.refused(play("Y")).code == "forced_card_required"
    assert science(t.pick(play("B"))) == "B"


def test_7_3_among_several_a_prohibited_one_may_be_chosen() -> None:
    t = table(hands=["R B drawn:Y", "R", "R"], forces=["held", "", ""], psych="weapon 1").pick(play("B"))
    assert (science(t), hand(t, 0), words(t, "discard")) == ("", "R drawn:Y", "B force_to_play")


def test_11_4_a_protect_does_not_help_against_a_force_that_lies_there() -> None:
    t = table(hands=PLAIN, forces=["held", "", ""], protects=[0])
    assert asks(t) == "0 play" and t.refused(PROTECT).code == "wrong_decision"


# -- 7.4 free play, 7.5 stuck --------------------------------------------------------------------------------------


def test_7_4_an_empty_hand_plays_and_passes_nothing() -> None:
    t = table(state="START", hands=["", "R", ""], damaged=[0, 2], draw="", chance=[])
    assert (turn(t), asks(t)) == ((7, 1), "1 play")


def test_7_4_playing_is_mandatory() -> None:
    t = table(hands=PLAIN)
    assert {t.refused(move).code for move in (give_on("R"), discard("R"), stuck("R"))} == {"must_play"}


def test_7_4_playing_is_mandatory_even_if_it_makes_others_win() -> None:
    t = table(hands=["R passed:R drawn:R", "R", "B"], roles="scientist alien extinctionist", science="R R R R R")
    assert winners(t.pick(play("R", "held"))) == [1]


def test_7_4_a_prohibited_card_is_refused_while_another_can_be_played() -> None:
    t = table(hands=["B passed:B drawn:Y", "R", "R"], psych="weapon 1")
    assert t.refused(play("B")).code == "prohibited_card"
    assert science(t.pick(play("Y"))) == "Y"


def test_7_5_a_stuck_hand_is_shown_before_a_card_is_chosen() -> None:
    t = table(hands=["B passed:B drawn:B", "R", "R"], psych="weapon 1")
    assert asks(t) == "0 stuck_discard"
    assert all(faces_told(t, viewer).count("B") == 3 for viewer in (1, 2, -1))


def test_7_5_it_costs_one_card_and_is_no_damage() -> None:
    t = table(hands=["R passed:R drawn:R", "R", "B"], psych="defence 1", discard="Y").pick(
        {"type": "stuck_discard", "card": "R", "slot": "held"}
    )
    assert (hand(t, 0), words(t, "discard"), seats(t, "damaged")) == ("drawn:R passed:R", "Y R", [])
    assert (science(t), asks(t)) == ("", "0 pass")


# -- 7.6 after the play ---------------------------------------------------------------------------------------------


def test_7_6_abilities_come_when_the_card_and_all_that_came_of_it_is_settled() -> None:
    hands = ["R passed:steal_card drawn:Y", "replace_card", "B", "YB"]
    t = table(hands=hands, forces=["passed", "", "", ""], abilities="double_play - ambush -", draw="YR R Y")
    do(t, play("steal_card"), target(1), show("replace_card"), target(2))
    assert asks(t) == "2 discard"
    t.pick(discard("B"))
    assert (words(t, "discard"), asks(t)) == ("B replace_card steal_card force_to_play", "0 ability:double_play")
    assert asks(t.pick(decline("double_play"))) == "2 ability:ambush"
    assert asks(t.pick(decline("ambush"))) == "0 pass"


def test_7_6_after_a_stuck_hand_too() -> None:
    t = table(hands=["B passed:B drawn:B", "R", "R", "R"], psych="weapon 1", abilities="- ambush - -")
    t.pick({**stuck("B"), "slot": "held"})
    assert asks(t) == "1 ability:ambush"


# -- 7.7 the pass --------------------------------------------------------------------------------------------------


def test_7_7_any_card_may_be_passed_the_drawn_one_too() -> None:
    t = do(table(hands=PLAIN), play("R"), give_on("Y"))
    assert (hand(t, 0), "passed:Y" in t.table("hands")[1]) == ("B", True)


def test_7_7_the_pass_is_face_down() -> None:
    one, other = (
        do(table(hands=[f"R passed:{card} drawn:Y", "R", "B"]), play("R"), give_on(card)) for card in ("B", "Y")
    )
    look_the_same(2, one, other)
    look_the_same(-1, one, other)


def test_7_7_whoever_receives_the_card_is_next() -> None:
    assert turn(do(table(hands=PLAIN), play("R"), give_on("B"))) == (6, 1)


def test_15_1_a_win_stops_everything_before_the_pass() -> None:
    t = table(hands=PLAIN, science="R R R R R").pick(play("R"))
    assert (winners(t), t.table("over"), turn(t), len(t.table("hands")[0])) == ([0], True, (5, 0), 2)
    assert t.refused(give_on("B"), 0).code == "game_over"
