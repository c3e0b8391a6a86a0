"""18: every option, both ways."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.errors import BadConfig
from xenodeck.games.gambit.tests.tables import (
    AUTO,
    PROTECT,
    SUFFER,
    asks,
    cards,
    damage,
    dealt,
    discard,
    do,
    force,
    give_on,
    hand,
    new,
    outcome,
    peek,
    play,
    psych,
    science,
    seats,
    seen_pile,
    stacked,
    stuck,
    table,
    target,
    turn,
    use,
    winners,
    words,
)
from xenodeck.testkit import Scenario

PLAIN = ["R passed:Y drawn:B", "YB", "YR"]


# -- the deal ------------------------------------------------------------------------------------------------------


def test_18_2_roles_may_be_given() -> None:
    session = new(3, 7, roles={"alien": 2, "scientist": 1, "extinctionist": 0})
    assert Counter(session.game.position(session.state)["roles"]) == {"alien": 2, "scientist": 1}


def test_18_2_the_deck_may_be_given() -> None:
    deck = {"R": 6, "B": 6, "skip_turn": 2}
    assert cards(new(3, 7, deck=deck)) == Counter(deck)


@pytest.mark.parametrize(
    "options",
    [{"roles": {"alien": 2, "scientist": 2, "extinctionist": 0}}, {"roles": {"alien": 1, "scientist": 1}},
     {"deck": {"R": 7}}, {"stray_die_sides": 0}, {"max_turns": -1}, {"reshuffle": "never"}, {"force_queue": "lifo"},
     {"force_empty_slot": "none"}, {"protect_lingering": "always"}, {"replace_empty_hand": "heal"}, {"talk": "loud"},
     {"double_target_tie": "nobody"}, {"start_seat": 3}, {"no_such_option": 1},
     {"special_abilities": ["veto", None, None, None]}, {"special_abilities": ["veto", None]}],
)  # fmt: skip
def test_19_2_what_does_not_fit_is_bad_config(options: dict[str, object]) -> None:
    with pytest.raises(BadConfig) as no:
        new(3, 7, **options)
    assert no.value.code == "bad_config"


def test_18_2_the_smallest_deck() -> None:
    assert sum(cards(new(3, 7, deck={"R": 8})).values()) == 8


@pytest.mark.parametrize("players", [0, 1, 2, 9])
def test_1_1_three_to_eight_players(players: int) -> None:
    with pytest.raises(BadConfig) as no:
        new(players)
    assert no.value.code == "bad_config"


# -- stray_die_sides -----------------------------------------------------------------------------------------------


def test_18_5_a_die_with_eight_sides_reaches_everybody() -> None:
    hands = ["stray_damage passed:R drawn:B", *["Y"] * 7]
    assert asks(table({"stray_die_sides": 8}, hands=hands, chance=[8]).pick(play("stray_damage"))) == "7 discard"


def test_18_5_a_die_with_one_side_hits_its_player() -> None:
    hands = ["stray_damage passed:R drawn:B", "Y", "Y"]
    assert asks(table({"stray_die_sides": 1}, hands=hands, chance=[1]).pick(play("stray_damage"))) == "0 discard"


# -- reshuffle -----------------------------------------------------------------------------------------------------


def test_18_6_reshuffle_immediate_when_the_last_card_leaves() -> None:
    t = table({"reshuffle": "immediate"}, state="START", hands=["R passed:B", "R", "B"], draw="Y", discard="YB YR",
              chance=["YR YB"])  # fmt: skip
    assert (hand(t, 0), words(t, "draw"), words(t, "discard")) == ("R drawn:Y passed:B", "YR YB", "")


def test_18_6_reshuffle_immediate_on_demand_if_there_was_nothing_then() -> None:
    t = table(
        {"reshuffle": "immediate"}, state="START", hands=["R passed:heal_all", "R", "B"], draw="Y", chance=["heal_all"]
    )
    assert (words(t, "draw"), words(t, "discard")) == ("", "")
    do(t, play("heal_all"), give_on("Y"))
    assert (hand(t, 1), words(t, "draw")) == ("R drawn:heal_all passed:Y", "")


def test_18_6_reshuffle_immediate_in_the_middle_of_an_effect() -> None:
    t = table({"reshuffle": "immediate"}, hands=["replace_card passed:R drawn:B", "Y", "B"], draw="YB", discard="YR",
              chance=["Y YR"])  # fmt: skip
    do(t, play("replace_card"), target(1), discard("Y"))
    assert (hand(t, 1), words(t, "draw"), words(t, "discard")) == ("YB", "Y YR", "replace_card")


# -- force_queue, force_empty_slot ---------------------------------------------------------------------------------


def test_18_7_force_queue_the_latest_replaces_the_older() -> None:
    t = table({"force_queue": "latest_replaces"}, hands=["force_to_play passed:R drawn:B", "Y", "B"],
              forces=["", "held", ""])  # fmt: skip
    do(t, play("force_to_play"), force(1, "drawn"))
    assert (t.table("forces"), words(t, "discard")) == ([[], ["drawn"], []], "force_to_play")


def test_18_7_force_queue_not_if_the_new_one_is_ignored() -> None:
    t = table({"force_queue": "latest_replaces"}, hands=["force_to_play passed:R drawn:B", "Y", "B"],
              forces=["", "held", ""], protects=[1])  # fmt: skip
    do(t, play("force_to_play"), force(1, "drawn"), PROTECT)
    assert t.table("forces")[1] == ["held"]


def void(**more: object) -> Scenario:
    """Seat 0 is damaged and holds nothing, but is forced to play what it holds."""
    laid = {"hands": ["passed:Y drawn:B", "YB", "YR"], "damaged": [0], "forces": ["held", "", ""], **more}
    return table({"force_empty_slot": "next_best"}, **laid)


def test_18_8_force_empty_slot_next_best_plays_freely_and_uses_the_force_up_afterwards() -> None:
    t = void()
    assert (t.table("forces")[0], words(t, "discard"), asks(t)) == (["held"], "", "0 play")
    t.pick(play("B"))
    assert (science(t), t.table("forces")[0], words(t, "discard")) == ("B", [], "force_to_play")


def test_18_8_force_empty_slot_next_best_further_forces_wait() -> None:
    t = void(forces=["held drawn", "", ""]).pick(play("Y"))
    assert (science(t), t.table("forces")[0], words(t, "discard"), asks(t)) == (
        "Y",
        ["drawn"],
        "force_to_play",
        "0 pass",
    )


def test_18_8_force_empty_slot_next_best_with_a_stuck_hand() -> None:
    t = void(hands=["passed:B drawn:B", "YB", "YR"], psych="weapon 1")
    assert asks(t) == "0 stuck_discard"
    t.pick({**stuck("B"), "slot": "drawn"})
    assert (words(t, "discard"), t.table("forces")[0]) == ("B force_to_play", [])


# -- protect_lingering ---------------------------------------------------------------------------------------------


LINGERING: dict[str, object] = {"protect_lingering": "also_on_trigger"}


def test_18_9_protect_lingering_before_a_skip_works() -> None:
    t = do(table(LINGERING, hands=PLAIN, skips=[1], protects=[1]), play("R"), give_on("Y"))
    assert asks(t) == "1 protect"
    t.pick(PROTECT)
    assert (turn(t), words(t, "discard"), seats(t, "skips")) == ((6, 1), "protect_player skip_turn", [])


def test_18_9_protect_lingering_declined_the_skip_works() -> None:
    t = do(table(LINGERING, hands=PLAIN, skips=[1], protects=[1]), play("R"), give_on("Y"), SUFFER)
    assert (turn(t), words(t, "discard"), t.table("protects")) == ((6, 2), "skip_turn", [0, 1, 0])


def test_18_9_protect_lingering_the_psych_card_then_goes_with_the_turn() -> None:
    t = do(table(LINGERING, hands=PLAIN, skips=[1], protects=[1], psych="weapon 1"), play("R"), give_on("Y"), PROTECT)
    assert words(t, "discard") == "protect_player skip_turn psych_weapon" and turn(t) == (6, 1)


def test_18_9_protect_lingering_before_a_force_is_executed() -> None:
    t = table(LINGERING, hands=PLAIN, forces=["held", "", ""], protects=[0])
    assert asks(t) == "0 protect"
    t.pick(PROTECT)
    assert (words(t, "discard"), seats(t, "forces")) == ("protect_player force_to_play", [])
    assert science(t.pick(play("B"))) == "B"


def test_18_9_protect_lingering_declined_the_force_binds() -> None:
    t = table(LINGERING, hands=PLAIN, forces=["held", "", ""], protects=[0]).pick(SUFFER)
    assert t.refused(play("B")).code == "forced_card_required"


def test_18_9_protect_lingering_on_play_it_is_asked_as_ever() -> None:
    t = do(
        table(LINGERING, hands=["skip_turn passed:Y drawn:B", "YB", "YR"], protects=[1]), play("skip_turn"), target(1)
    )
    assert asks(t) == "1 protect"
    assert asks(do(t, SUFFER, give_on("Y"))) == "1 protect"


# -- protect_vs_peek, defence_replaces_defence ---------------------------------------------------------------------


@pytest.mark.parametrize(("asked", "expected"), [(True, "1 protect"), (False, "0 pass")])
def test_18_10_protect_vs_peek(asked: bool, expected: str) -> None:
    t = table({"protect_vs_peek": asked}, hands=["peek_any_card passed:Y drawn:B", "YB", "YR"], protects=[1])
    assert asks(do(t, play("peek_any_card"), peek("role", 1))) == expected


BESIDE: dict[str, object] = {"defence_replaces_defence": False}
TWO = [{"card": "psych_defence", "owner": 2}, {"card": "psych_defence", "owner": 1}]


def test_18_11_a_second_defence_lies_beside_the_first() -> None:
    t = table(BESIDE, hands=["psych_defence passed:Y drawn:B", "YB", "YR"], psych="defence 2").pick(
        play("psych_defence")
    )
    assert (psych(t), words(t, "discard")) == ("defence 2 defence 0", "")


def test_18_11_a_second_weapon_still_takes_the_place_of_the_first() -> None:
    t = table(BESIDE, hands=["psych_weapon passed:Y drawn:B", "YB", "YR"], psych="weapon 2").pick(play("psych_weapon"))
    assert (psych(t), words(t, "discard")) == ("weapon 0", "psych_weapon")


def test_18_11_each_defence_leaves_with_its_own_owner() -> None:
    t = do(table(BESIDE, hands=PLAIN, psych=TWO), play("B"), give_on("Y"))
    assert (psych(t), words(t, "discard")) == ("defence 2", "psych_defence")
    t = table(BESIDE, hands=["R passed:Y drawn:B", "YB", "YR"], psych=TWO, skips=[1])
    do(t, play("B"), give_on("R"))
    assert (psych(t), words(t, "discard")) == ("", "skip_turn psych_defence psych_defence")


def test_18_11_the_ban_lasts_while_one_is_there() -> None:
    t = do(table(BESIDE, hands=["R passed:Y drawn:B", "R", "YR"], psych=TWO), play("B"), give_on("Y"))
    assert t.refused(play("R")).code == "prohibited_card"


def test_18_11_a_weapon_takes_the_oldest_defence_away() -> None:
    t = table(BESIDE, hands=["psych_weapon passed:Y drawn:B", "YB", "YR"], psych=TWO).pick(play("psych_weapon"))
    assert (psych(t), words(t, "discard")) == ("defence 1", "psych_defence psych_weapon")


def test_18_11_cancel_psych_takes_the_oldest_defence_away() -> None:
    t = table(BESIDE, hands=["B passed:Y drawn:B", "YB", "YR"], psych=TWO, abilities="cancel_psych - -")
    do(t, play("Y"), use("cancel_psych"))
    assert psych(t) == "defence 1"


# -- reset_clears_damage, replace_empty_hand -----------------------------------------------------------------------


@pytest.mark.parametrize(("clears", "damaged"), [(True, []), (False, [1])])
def test_18_12_reset_clears_damage(clears: bool, damaged: list[int]) -> None:
    t = table({"reset_clears_damage": clears}, hands=["reset_hands passed:Y drawn:B", "", "YR"], damaged=[1])
    t.pick(play("reset_hands"))
    assert (seats(t, "damaged"), [len(held) for held in t.table("hands")]) == (damaged, [2, 1, 1])


def replacing(reading: str, **more: object) -> Scenario:
    laid = {"hands": ["replace_card passed:Y drawn:B", "", "YR"], "damaged": [1], "draw": "YB R", **more}
    return do(table({"replace_empty_hand": reading}, **laid), play("replace_card"), target(1))


def test_18_13_replace_empty_hand_draw() -> None:
    t = replacing("draw")
    assert (hand(t, 1), seats(t, "damaged"), words(t, "discard")) == ("YB", [], "replace_card")


def test_18_13_replace_empty_hand_draw_opens_the_window() -> None:
    t = replacing("draw", protects=[1])
    assert asks(t) == "1 protect"
    assert (hand(t.pick(PROTECT), 1), seats(t, "damaged")) == ("", [1])


def test_18_13_replace_empty_hand_nothing() -> None:
    t = replacing("nothing", protects=[1])
    assert (hand(t, 1), seats(t, "damaged"), asks(t)) == ("", [1], "0 pass")


# -- discard_public, double_target_tie -----------------------------------------------------------------------------


def test_18_14_discard_public_shows_the_pile_in_its_order() -> None:
    t = table({"discard_public": True}, hands=PLAIN, discard="R heal_all Y")
    assert {seen_pile(t, "discard", viewer) for viewer in (0, 1, 2, -1)} == {"R heal_all Y"}
    t = table({"discard_public": True}, hands=["stray_damage passed:Y drawn:B", "YB", "YR"], chance=[2])
    do(t, play("stray_damage"), discard("YB"))
    assert seen_pile(t, "discard", 2) == "YB stray_damage"


SIX = "R R R R R R B B B B B"  # no play leads there: red was complete already


@pytest.mark.parametrize(("tie", "won"), [("shared", [0, 1]), ("active_team", [0])])
def test_18_16_red_and_blue_together(tie: str, won: list[int]) -> None:
    t = table({"double_target_tie": tie}, hands=["B passed:Y drawn:skip_turn", "YB", "YR"], science=SIX).pick(play("B"))
    assert winners(t) == won


def test_18_16_with_neither_of_the_two_active_both_win() -> None:
    t = table({"double_target_tie": "active_team"}, hands=["B passed:Y drawn:skip_turn", "YB", "YR"], science=SIX,
              roles="extinctionist scientist alien").pick(play("B"))  # fmt: skip
    assert winners(t) == [1, 2]


def test_R22_both_teams_win() -> None:
    hands = ["B passed:Y drawn:skip_turn", "YB", "YR", "R"]
    t = table(hands=hands, science=SIX, roles="extinctionist scientist alien extinctionist").pick(play("B"))
    assert (t.table("over"), winners(t)) == (True, [1, 2])


def test_15_1_yellow_goes_before_red_and_blue_together() -> None:
    t = table(hands=["YB passed:Y drawn:skip_turn", "YB", "YR"], science=f"{SIX} Y Y").pick(play("YB"))
    assert winners(t) == [2]


# -- auto_single ---------------------------------------------------------------------------------------------------


def test_18_18_auto_single_what_has_one_answer_is_not_asked() -> None:
    t = do(table(AUTO, hands=["damage_or_heal passed:Y drawn:B", "YB", "YR"]), play("damage_or_heal"), damage(1))
    assert (asks(t), seats(t, "damaged"), words(t, "discard")) == ("0 pass", [1], "YB damage_or_heal")


def test_18_18_auto_single_the_last_card_is_passed_by_itself() -> None:
    t = table(AUTO, hands=["passed:Y drawn:B", "YB", "YR"], damaged=[0]).pick(play("Y"))
    assert turn(t) == (6, 1) and "passed:B" in t.table("hands")[1]


def test_18_18_auto_single_the_only_card_of_a_hand_is_played() -> None:
    t = table(AUTO, hands=["drawn:Y", "YB", "YR"], damaged=[0], draw="B")
    assert (science(t), turn(t), hand(t, 1)) == ("Y", (6, 1), "YB drawn:B")


def test_18_18_auto_single_a_forced_card_is() -> None:
    t = table(AUTO, hands=PLAIN, forces=["passed", "", ""])
    assert (science(t), words(t, "discard"), asks(t)) == ("Y", "force_to_play", "0 pass")


def test_18_18_auto_single_a_protect_is_always_asked() -> None:
    hands = ["skip_turn passed:Y drawn:B", "YB", "YR"]
    assert asks(do(table(AUTO, hands=hands, protects=[1]), play("skip_turn"), target(1))) == "1 protect"


def test_18_18_auto_single_an_ability_is_always_asked() -> None:
    t = table(AUTO, hands=["R passed:Y drawn:B", "YB", "YR", "R"], abilities="- ambush - -").pick(play("R"))
    assert asks(t) == "1 ability:ambush"


def test_18_18_auto_single_comes_to_the_same() -> None:
    hands = ["steal_card passed:Y drawn:B", "stray_damage", "YR"]
    asked, not_asked = (table(options, hands=hands, chance=[3], draw="R B Y R") for options in ({}, AUTO))
    do(asked, play("steal_card"), target(1), {"type": "show", "card": "stray_damage"}, discard("YR"), give_on("Y"))
    do(not_asked, play("steal_card"), target(1), give_on("Y"))
    ends = [t.session.game.position(t.session.state) for t in (asked, not_asked)]
    for end in ends:
        del end["config"]
    assert ends[0] == ends[1] and turn(asked) == (6, 1)


def test_18_18_auto_single_is_the_default() -> None:
    t = dealt(
        3, ["alien scientist extinctionist", stacked(3, "stray_damage B Y R Y"), 2], start_seat=0, auto_single=True
    )
    t.pick(play("stray_damage"))
    default = new(3, 7)
    assert seats(t, "damaged") == [1] and default.setup.settings["auto_single"] is True


def test_15_2_a_draw_by_the_limit_is_told_as_such() -> None:
    t = do(table({"max_turns": 5}, hands=PLAIN), play("R"), give_on("Y"))
    assert (outcome(t).winners, t.table("over")) == ((), True)
