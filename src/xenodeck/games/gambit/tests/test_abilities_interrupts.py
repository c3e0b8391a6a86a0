"""14: the windows, and the abilities that interrupt: Cancel Psych, Veto, Background Check, Self-Heal, Ambush."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    asks,
    cover,
    decline,
    discard,
    do,
    faces_told,
    force,
    give_on,
    hand,
    known_apart,
    look_the_same,
    pair,
    peek,
    play,
    psych,
    resolving,
    science,
    seats,
    seen_pile,
    sees,
    show,
    sit_out,
    table,
    target,
    told_apart,
    use,
    words,
)
from xenodeck.testkit import Scenario

FOUR = ["R passed:Y drawn:B", "YB", "YR", "R"]


def starting(abilities: str, **more: object) -> Scenario:
    laid = {"state": "START", "hands": ["R passed:Y", "YB", "YR", "R"], "draw": "B skip_turn Y R", **more}
    return table(abilities=abilities, **laid)


def after(abilities: str, card: str = "R", **more: object) -> Scenario:
    """Seat 0 has played ``card``."""
    hands = [f"{card} passed:Y drawn:B", "YB", "YR", "R"]
    return table(abilities=abilities, **{"hands": hands, **more}).pick(play(card))


# -- cancel_psych --------------------------------------------------------------------------------------------------


def test_14_3_cancel_psych_discards_the_card_on_the_table_before_the_draw() -> None:
    t = starting("- - cancel_psych -", psych="weapon 1")
    assert (asks(t), hand(t, 0)) == ("2 ability:cancel_psych", "R passed:Y")
    t.pick(use("cancel_psych"))
    assert (psych(t), words(t, "discard"), asks(t)) == ("", "psych_weapon", "0 play")
    assert (t.table("abilities")[2], t.table("psych_guard")) == ("used:cancel_psych", False)


def test_14_3_cancel_psych_discards_the_card_on_the_table_after_the_draw() -> None:
    t = starting("cancel_psych - - -", psych="weapon 1").pick(decline("cancel_psych"))
    assert (asks(t), hand(t, 0)) == ("0 ability:cancel_psych", "R drawn:B passed:Y")
    t.pick(use("cancel_psych"))
    assert science(t.pick(play("B"))) == "B"


def test_14_3_cancel_psych_discards_the_card_on_the_table_after_the_play() -> None:
    t = after("- cancel_psych - -", psych="weapon 3")
    assert asks(t) == "1 ability:cancel_psych"
    assert (psych(t.pick(use("cancel_psych"))), asks(t)) == ("", "0 pass")


def test_14_3_cancel_psych_the_announced_card_does_nothing_at_all() -> None:
    t = after("- cancel_psych - -", "psych_weapon", psych="defence 3", discard="R")
    assert (asks(t), psych(t)) == ("1 ability:cancel_psych", "defence 3")
    t.pick(use("cancel_psych"))
    assert (psych(t), words(t, "discard"), asks(t)) == ("defence 3", "R psych_weapon", "0 pass")


def test_14_3_cancel_psych_against_the_card_one_announced_oneself() -> None:
    t = after("cancel_psych - - -", "psych_weapon").pick(use("cancel_psych"))
    assert (psych(t), words(t, "discard"), asks(t)) == ("", "psych_weapon", "0 pass")


def test_14_2_cancel_psych_declined_the_card_works_and_the_next_window_comes() -> None:
    t = after("- cancel_psych - -", "psych_weapon").pick(decline("cancel_psych"))
    assert (psych(t), asks(t)) == ("weapon 0", "1 ability:cancel_psych")


def test_14_3_cancel_psych_against_a_card_announced_in_the_depth() -> None:
    hands = ["steal_card passed:Y drawn:B", "psych_weapon", "YR", "R"]
    t = do(table(hands=hands, abilities="- - - cancel_psych"), play("steal_card"), target(1), show("psych_weapon"))
    assert (asks(t), resolving(t)) == ("3 ability:cancel_psych", "steal_card psych_weapon")
    t.pick(use("cancel_psych"))
    assert (psych(t), words(t, "discard")) == ("", "psych_weapon steal_card")


def test_14_3_cancel_psych_with_none_on_the_table_guards_against_the_next() -> None:
    t = after("- cancel_psych - -").pick(use("cancel_psych"))
    assert (t.table("psych_guard"), words(t, "discard"), asks(t)) == (True, "", "0 pass")


def test_14_3_cancel_psych_the_guard_ends_with_the_next_psych_card() -> None:
    t = table(hands=["psych_weapon passed:Y drawn:B", "YB", "YR"], psych_guard=True, abilities="- - used:cancel_psych")
    t.pick(play("psych_weapon"))
    assert (psych(t), words(t, "discard"), t.table("psych_guard"), asks(t)) == ("", "psych_weapon", False, "0 pass")


def test_14_3_cancel_psych_the_guard_works_whoever_plays_it_and_at_any_depth() -> None:
    t = table(hands=["play_top_card passed:Y drawn:B", "YB", "YR"], draw="psych_defence R", psych_guard=True,
              abilities="used:cancel_psych - -").pick(play("play_top_card"))  # fmt: skip
    assert (psych(t), words(t, "discard"), t.table("psych_guard")) == ("", "psych_defence play_top_card", False)


def test_14_2_the_first_window_comes_after_the_own_psych_card_was_put_away() -> None:
    t = starting("- cancel_psych - -", psych="weapon 0").pick(use("cancel_psych"))
    assert (words(t, "discard"), t.table("psych_guard")) == ("psych_weapon", True)


def test_R45_two_owners_are_asked_in_play_order_and_the_second_not_after_a_use() -> None:
    t = after("cancel_psych - cancel_psych -", "psych_weapon")
    assert asks(t) == "0 ability:cancel_psych"
    assert asks(do(t, decline("cancel_psych"))) == "2 ability:cancel_psych"
    t = after("cancel_psych - cancel_psych -", "psych_weapon").pick(use("cancel_psych"))
    assert (psych(t), words(t, "discard"), t.table("abilities")[2]) == ("", "psych_weapon", "cancel_psych")


def test_R45_nor_for_a_guard_once_the_psych_card_is_gone() -> None:
    t = after("cancel_psych - cancel_psych -", psych="weapon 1").pick(use("cancel_psych"))
    assert (psych(t), asks(t), t.table("psych_guard")) == ("", "0 pass", False)


def test_R46_the_guard_acts_before_anybody_is_asked() -> None:
    hands = ["psych_weapon passed:Y drawn:B", "YB", "YR", "R"]
    t = table(hands=hands, psych_guard=True, abilities="- cancel_psych - -").pick(play("psych_weapon"))
    assert (t.table("psych_guard"), words(t, "discard"), psych(t)) == (False, "psych_weapon", "")


# -- veto ----------------------------------------------------------------------------------------------------------


def vetoed(card: str, *moves: dict[str, object], **more: object) -> Scenario:
    hands = [f"{card} passed:Y drawn:B", "YB", "YR", "R"]
    laid = {"hands": hands, "abilities": "- - veto -", "protects": [0, 1, 2, 3], "chance": [], **more}
    return do(table(**laid), play(card), *moves)


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("damage_or_heal", [{"type": "damage_or_heal", "mode": "damage", "target": 1}]),
        ("protect_player", [target(1)]),
        ("heal_all", []),
        ("shuffle_hands", []),
        ("stray_damage", []),
        ("reset_hands", []),
        ("force_to_play", [force(1, "held")]),
        ("replace_card", [target(1)]),
        ("take_from_discard", [target(1)]),
        ("skip_turn", [target(1)]),
        ("trade_cards", [pair(1, 3)]),
        ("cancel_science", [cover(0)]),
        ("move_cancel_science", [{"type": "move_cover", "science": 0}]),
        ("steal_card", [target(1)]),
        ("play_top_card", []),
        ("peek_any_card", [peek("hand", 1)]),
        ("rearrange_top_3", []),
    ],
)
def test_14_3_veto_stops_every_action(card: str, moves: list[dict[str, object]]) -> None:
    t = vetoed(card, *moves, science="R R*", discard="Y")
    assert asks(t) == "2 ability:veto"
    t.pick(use("veto"))
    assert (words(t, "discard"), asks(t), t.table("abilities")[2]) == (f"Y {card}", "0 pass", "used:veto")
    assert ([hand(t, seat) for seat in range(4)], science(t)) == (["drawn:B passed:Y", "YB", "YR", "R"], "R R*")
    assert (t.table("protects"), seats(t, "skips"), seats(t, "forces"), seats(t, "damaged")) == ([1] * 4, [], [], [])
    assert words(t, "draw") == "R B Y R B Y"


def test_8_3_veto_comes_before_the_protect_window() -> None:
    t = vetoed("skip_turn", target(1)).pick(decline("veto"))
    assert asks(t) == "1 protect"
    assert seats(t.pick(PROTECT), "skips") == []


def test_8_3_veto_declined_the_die_is_rolled() -> None:
    t = vetoed("stray_damage", chance=[2]).pick(decline("veto"))
    assert asks(t) == "1 protect"


@pytest.mark.parametrize("card", ["protect_player", "replace_card", "take_from_discard", "skip_turn", "steal_card"])
def test_11_1_whoever_may_veto_knows_whom_the_action_is_aimed_at(card: str) -> None:
    peeks = [vetoed("peek_any_card", peek("hand", seat)) for seat in (1, 3)]
    assert told_apart(2, *peeks)
    one, other = (vetoed(card, target(seat), discard="Y") for seat in (1, 3))
    assert told_apart(2, one, other)


@pytest.mark.parametrize("card", ["psych_weapon", "psych_defence", "R", "YB"])
def test_14_2_veto_not_on_psych_or_science(card: str) -> None:
    assert asks(vetoed(card)) == "0 pass"


def test_14_2_veto_not_by_the_active_player() -> None:
    t = vetoed("heal_all", abilities="veto - - -")
    assert asks(t) == "0 pass"


def test_14_3_veto_in_the_depth_only_that_card() -> None:
    hands = ["steal_card passed:Y drawn:B", "skip_turn", "YR", "R"]
    t = do(
        table(hands=hands, abilities="- - veto -"), play("steal_card"), target(1), decline("veto"), show("skip_turn")
    )
    t.pick(target(3))
    assert asks(t) == "2 ability:veto"
    t.pick(use("veto"))
    assert (seats(t, "skips"), words(t, "discard"), hand(t, 1)) == ([], "skip_turn steal_card", "R")


def test_7_3_veto_on_a_forced_action_still_uses_the_force_up() -> None:
    t = vetoed("heal_all", forces=["held", "", "", ""]).pick(use("veto"))
    assert (words(t, "discard"), seats(t, "forces")) == ("heal_all force_to_play", [])


def test_8_3_veto_comes_before_the_look_of_rearrange() -> None:
    t = vetoed("rearrange_top_3")
    assert set(seen_pile(t, "draw", 0).split()) == {"?"}
    assert set(seen_pile(t.pick(use("veto")), "draw", 0).split()) == {"?"}


def test_14_1_veto_does_not_touch_abilities() -> None:
    t = starting("redraft veto - -").pick(use("redraft", card="R"))
    assert (asks(t), words(t, "discard")) == ("0 play", "R")


# -- background_check ----------------------------------------------------------------------------------------------


def test_14_2_background_check_after_the_draw_or_after_the_play() -> None:
    t = starting("background_check - - -")
    assert (asks(t), hand(t, 0)) == ("0 ability:background_check", "R drawn:B passed:Y")
    assert asks(do(t, decline("background_check"), play("R"))) == "0 ability:background_check"


def test_14_3_background_check_shows_a_role_to_its_user_only() -> None:
    one, other = (
        after("background_check - - -", roles=roles).pick(use("background_check", target=1))
        for roles in ("alien scientist extinctionist extinctionist", "alien extinctionist scientist extinctionist")
    )
    assert told_apart(0, one, other) and known_apart(0, one, other)
    for viewer in (3, -1):
        look_the_same(viewer, one, other)


def test_14_1_background_check_everybody_learns_whom_it_concerned() -> None:
    one, other = (after("background_check - - -").pick(use("background_check", target=seat)) for seat in (1, 2))
    assert told_apart(3, one, other)


def test_14_3_background_check_not_oneself_and_only_ones_own_turn() -> None:
    assert after("background_check - - -").refused(use("background_check", target=0)).code == "illegal_target"
    assert asks(after("- background_check - -")) == "0 pass"


# -- self_heal -----------------------------------------------------------------------------------------------------


def test_14_2_self_heal_in_every_window_of_any_turn() -> None:
    t = starting("- self_heal - -", hands=["R passed:Y", "", "YR", "R"], damaged=[1])
    assert (asks(t), hand(t, 0)) == ("1 ability:self_heal", "R passed:Y")
    t.pick(decline("self_heal"))
    assert (asks(t), hand(t, 0)) == ("1 ability:self_heal", "R drawn:B passed:Y")
    do(t, decline("self_heal"), play("R"))
    assert asks(t) == "1 ability:self_heal"
    t.pick(use("self_heal"))
    assert (hand(t, 1), seats(t, "damaged"), asks(t)) == ("skip_turn", [], "0 pass")


def test_5_1_self_heal_before_the_own_draw_gives_a_held_card() -> None:
    t = starting("self_heal - - -", hands=["passed:Y", "YB", "YR", "R"], damaged=[0]).pick(use("self_heal"))
    assert (hand(t, 0), seats(t, "damaged")) == ("B drawn:skip_turn passed:Y", [])


def test_14_3_self_heal_only_if_damaged() -> None:
    assert asks(starting("self_heal - - -")) == "0 play"


# -- ambush --------------------------------------------------------------------------------------------------------


def test_14_3_ambush_damages_the_active_player_after_the_play() -> None:
    t = after("- - ambush -")
    assert asks(t) == "2 ability:ambush"
    assert asks(t.pick(use("ambush"))) == "0 discard"
    t.pick(discard("B"))
    assert (hand(t, 0), seats(t, "damaged"), words(t, "discard"), asks(t)) == ("passed:Y", [0], "B", "0 pass")


def test_14_3_ambush_not_on_the_damaged_nor_on_the_last_card() -> None:
    t = after("- - ambush -", hands=["R drawn:B", "YB", "YR", "R"], damaged=[0])
    assert (asks(t), t.refused(use("ambush"), 2).code) == ("0 pass", "ability_unavailable")
    assert asks(after("- - ambush -", hands=["R drawn:B", "YB", "YR", "R"])) == "0 pass"


def test_14_2_ambush_not_in_ones_own_turn() -> None:
    assert asks(after("ambush - - -")) == "0 pass"


# -- 14.1 and 14.2 in general --------------------------------------------------------------------------------------


def test_14_1_once_a_game() -> None:
    t = after("- - used:ambush -")
    assert (asks(t), t.refused(use("ambush"), 2).code) == ("0 pass", "ability_unavailable")


def test_14_1_none_takes_the_last_card_that_could_be_passed() -> None:
    t = table(hands=["drawn:Y", "YB", "YR", "R"], damaged=[0], abilities="sit_out - - -")
    assert (asks(t), t.refused(sit_out("Y")).code) == ("0 play", "ability_unavailable")
    hands = ["R drawn:B", "YB", "YR", "R"]  # one card fewer after a failed draw
    assert asks(after("double_play ambush - -", hands=hands)) == "0 pass"


def test_14_1_a_protect_does_not_touch_abilities() -> None:
    t = after("- - ambush -", protects=[0]).pick(use("ambush"))
    assert (asks(t), t.table("protects")) == ("0 discard", [1, 0, 0, 0])


def test_14_1_a_used_ability_is_shown_to_all_and_leaves_the_game() -> None:
    t = after("- cancel_psych - -").pick(use("cancel_psych"))
    assert all("cancel_psych" in faces_told(t, viewer) for viewer in (0, 2, 3, -1))
    assert words(t, "discard") == ""


def test_14_2_one_round_in_play_order_from_the_active_player() -> None:
    t = table(active=2, hands=["Y", "", "R passed:Y drawn:B", "R"], damaged=[1],
              abilities="cancel_psych self_heal double_play ambush").pick(play("R"))  # fmt: skip
    asked = []
    for ability in ("double_play", "ambush", "cancel_psych", "self_heal"):
        asked.append(asks(t))
        t.pick(decline(ability))
    assert asked == ["2 ability:double_play", "3 ability:ambush", "0 ability:cancel_psych", "1 ability:self_heal"]
    assert asks(t) == "2 pass"


def test_14_2_nobody_is_shown_who_is_asked() -> None:
    one, other = after("- ambush redraft -"), after("- redraft ambush -")
    assert (asks(one), asks(other)) == ("1 ability:ambush", "2 ability:ambush")
    for viewer in (0, 3, -1):
        look_the_same(viewer, one, other)


def test_14_2_a_decline_is_not_told() -> None:
    t = after("- self_heal cancel_psych -", hands=["R passed:Y drawn:B", "", "YR", "R"], damaged=[1])
    before = [(sees(t, viewer), t.told(viewer)) for viewer in (0, 3, -1)]
    t.pick(decline("self_heal"))
    assert asks(t) == "2 ability:cancel_psych"
    assert [(sees(t, viewer), t.told(viewer)) for viewer in (0, 3, -1)] == before


def test_14_2_after_the_last_answer_the_pass_follows() -> None:
    t = do(after("- self_heal - -", hands=["R passed:Y drawn:B", "", "YR", "R"], damaged=[1]), decline("self_heal"))
    assert asks(t) == "0 pass"
    assert asks(t.pick(give_on("Y"))) == "1 ability:self_heal"
