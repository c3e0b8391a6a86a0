"""10.14 Steal Card, 10.15 Play Top Card, and 13.1 plays within plays."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    asks,
    cards,
    cover,
    damage,
    discard,
    do,
    faces_told,
    force,
    give,
    hand,
    heal,
    order,
    pair,
    play,
    psych,
    resolving,
    science,
    seats,
    show,
    stuck,
    table,
    take,
    target,
    turn,
    winners,
    words,
)
from xenodeck.testkit import Scenario


def stealing(card: str, **more: object) -> Scenario:
    """Seat 0 steals from seat 1, who holds ``card``."""
    hands = ["steal_card passed:R drawn:B", card, "YB"]
    return do(table(**{"hands": hands, "draw": "YR skip_turn Y", **more}), play("steal_card"), target(1))


def turning(draw: str, **more: object) -> Scenario:
    hands = ["play_top_card passed:R drawn:B", "Y", "YB"]
    return table(**{"hands": hands, "draw": draw, **more}).pick(play("play_top_card"))


# -- steal_card ----------------------------------------------------------------------------------------------------


def test_10_14_steal_the_target_shows_a_card_draws_one_and_the_active_player_plays_it() -> None:
    t = stealing("Y")
    assert asks(t) == "1 show"
    t.pick(show("Y"))
    assert (science(t), hand(t, 1), hand(t, 0), words(t, "discard")) == ("Y", "YR", "drawn:B passed:R", "steal_card")


def test_10_14_steal_the_shown_card_is_seen_by_all_and_its_replacement_is_not() -> None:
    t = stealing("Y").pick(show("Y"))
    for viewer in (0, 2, -1):
        assert "Y" in faces_told(t, viewer) and "YR" not in faces_told(t, viewer)
    assert "YR" in faces_told(t, 1)


def test_10_14_steal_the_replacement_is_drawn_before_the_card_is_played() -> None:
    t = stealing("replace_card").pick(show("replace_card"))
    assert (hand(t, 1), resolving(t)) == ("YR", "steal_card replace_card")
    do(t, target(1), discard("YR"))
    assert (hand(t, 1), words(t, "discard")) == ("skip_turn", "YR replace_card steal_card")


@pytest.mark.parametrize(("kind", "card"), [("weapon", "B"), ("defence", "R")])
def test_13_1_steal_a_prohibited_card_is_discarded(kind: str, card: str) -> None:
    t = stealing(card, psych=f"{kind} 2").pick(show(card))
    assert (science(t), words(t, "discard"), hand(t, 1), asks(t)) == ("", f"{card} steal_card", "YR", "0 pass")


def test_10_14_steal_from_an_empty_hand_does_nothing() -> None:
    t = stealing("", damaged=[1], protects=[1])
    assert (words(t, "discard"), t.table("protects"), asks(t)) == ("steal_card", [0, 1, 0], "0 pass")
    assert words(t, "draw") == "YR skip_turn Y"


def test_11_3_steal_a_protect_stops_all_of_it() -> None:
    t = stealing("Y", protects=[1])
    assert asks(t) == "1 protect"
    t.pick(PROTECT)
    assert (hand(t, 1), words(t, "discard"), "Y" in faces_told(t, 2)) == ("Y", "protect_player steal_card", False)


def test_10_14_steal_from_oneself() -> None:
    t = do(table(hands=["steal_card passed:R drawn:B", "Y", "YB"], draw="YR Y"), play("steal_card"), target(0))
    assert asks(t) == "0 show"
    t.pick(show("R"))
    assert (science(t), hand(t, 0), words(t, "discard")) == ("R", "YR drawn:B", "steal_card")


def test_6_2_steal_from_oneself_even_when_damaged_leaves_a_card_to_pass() -> None:
    t = table(hands=["passed:steal_card drawn:B", "Y", "YB"], damaged=[0], draw="YR Y")
    do(t, play("steal_card"), target(0), show("B"))
    assert (science(t), hand(t, 0), asks(t)) == ("B", "YR", "0 pass")


def test_16_1_steal_neither_steal_nor_the_shown_card_is_reshuffled() -> None:
    t = stealing("heal_all", draw="", discard="Y skip_turn", chance=["skip_turn Y"]).pick(show("heal_all"))
    assert (hand(t, 1), words(t, "draw"), words(t, "discard")) == ("skip_turn", "Y", "heal_all steal_card")


def test_R30_steal_without_any_card_left_there_is_no_replacement() -> None:
    t = stealing("Y", draw="", chance=[]).pick(show("Y"))
    assert (science(t), hand(t, 1), words(t, "discard"), seats(t, "damaged")) == ("Y", "", "steal_card", [])


def test_8_4_steal_a_lasting_card_lies_where_it_belongs() -> None:
    t = do(stealing("protect_player"), show("protect_player"), target(2))
    assert (t.table("protects"), words(t, "discard")) == ([0, 0, 1], "steal_card")


def test_15_1_steal_a_stolen_win_stops_everything() -> None:
    t = stealing("Y", science="Y Y", discard="R").pick(show("Y"))
    assert (winners(t), resolving(t), words(t, "discard"), turn(t)) == ([2], "steal_card", "R", (5, 0))
    assert hand(t, 1) == "YR"


# -- play_top_card -------------------------------------------------------------------------------------------------


def test_10_15_top_the_card_is_played_at_once() -> None:
    t = turning("YR Y")
    assert (science(t), words(t, "draw"), words(t, "discard"), asks(t)) == ("YR", "Y", "play_top_card", "0 pass")


def test_13_1_top_the_active_player_makes_its_choices() -> None:
    t = turning("skip_turn Y")
    assert asks(t) == "0 target"
    t.pick(target(2))
    assert (seats(t, "skips"), words(t, "discard")) == ([2], "play_top_card")


def test_10_15_top_the_turned_card_is_open_before_its_choices() -> None:
    t = turning("skip_turn Y")
    assert all("skip_turn" in faces_told(t, viewer) for viewer in (1, 2, -1))
    assert resolving(t) == "play_top_card skip_turn"


@pytest.mark.parametrize(("kind", "card"), [("weapon", "B"), ("defence", "R")])
def test_13_1_top_a_prohibited_card_is_discarded_and_seen(kind: str, card: str) -> None:
    t = turning(f"{card} Y", psych=f"{kind} 2")
    assert (science(t), words(t, "discard"), asks(t)) == ("", f"{card} play_top_card", "0 pass")
    assert card in faces_told(t, 1)


def test_16_1_top_an_empty_pile_is_renewed_first() -> None:
    t = turning("", discard="B Y", chance=["Y B"])
    assert (science(t), words(t, "draw"), words(t, "discard")) == ("Y", "B", "play_top_card")


def test_10_15_top_no_card_does_nothing() -> None:
    t = turning("", chance=[])
    assert (science(t), words(t, "discard"), asks(t)) == ("", "play_top_card", "0 pass")


def test_11_4_top_opens_no_window_of_its_own() -> None:
    assert asks(turning("Y Y", protects=[0, 1, 2])) == "0 pass"


# -- 13.1 a card within a card -------------------------------------------------------------------------------------


def test_13_1_a_nested_action_opens_its_own_window() -> None:
    t = do(stealing("skip_turn", protects=[1, 1]), SUFFER, show("skip_turn"), target(1))
    assert asks(t) == "1 protect"
    t.pick(PROTECT)
    assert (t.table("protects")[1], seats(t, "skips")) == (1, [])
    assert words(t, "discard") == "protect_player skip_turn steal_card"


def test_11_3_one_protect_for_each_action_of_a_chain() -> None:
    t = do(stealing("damage_or_heal", protects=[2]), show("damage_or_heal"), damage(2), PROTECT)
    assert (seats(t, "damaged"), words(t, "discard")) == ([], "protect_player damage_or_heal steal_card")


def test_13_1_a_chain_of_five() -> None:
    t = turning("steal_card play_top_card B Y", hands=["play_top_card passed:R drawn:B", "steal_card", "heal_all"])
    do(t, target(1), show("steal_card"))
    assert (resolving(t), hand(t, 1)) == ("play_top_card steal_card steal_card", "play_top_card")
    do(t, target(1), show("play_top_card"))
    assert (science(t), hand(t, 1), asks(t)) == ("Y", "B", "0 pass")
    assert words(t, "discard") == "play_top_card steal_card steal_card play_top_card"


def test_13_1_the_outer_cards_never_get_into_a_new_pile() -> None:
    t = turning("steal_card", discard="Y B", chance=["B Y"], hands=["play_top_card passed:R drawn:B", "heal_all", "R"])
    do(t, target(1), show("heal_all"))
    assert (hand(t, 1), words(t, "draw"), words(t, "discard")) == ("B", "Y", "heal_all steal_card play_top_card")


def test_9_1_in_front_of_you_is_the_active_player_at_every_depth() -> None:
    t = turning("steal_card Y", hands=["play_top_card passed:R drawn:B", "psych_weapon", "R"])
    do(t, target(1), show("psych_weapon"))
    assert psych(t) == "weapon 0"


@pytest.mark.parametrize(
    ("card", "moves"),
    [("heal_all", []), ("damage_or_heal", [heal(1)]), ("take_from_discard", [target(1), take("B"), discard("B")]),
     ("force_to_play", [force(2, "held")]), ("cancel_science", [cover(0)]), ("rearrange_top_3", [order("Y R")]),
     ("reset_hands", []), ("shuffle_hands", []), ("stray_damage", [discard("R")]),
     ("psych_defence", [])],
)  # fmt: skip
def test_13_1_no_card_is_lost_or_doubled_in_a_nested_play(card: str, moves: list[dict[str, object]]) -> None:
    hands = ["play_top_card passed:R drawn:R", "Y", "YB"]
    t = table(hands=hands, draw=f"{card} R Y B B Y", discard="B", science="R", psych="weapon 2")
    before = cards(t)
    t.pick(play("play_top_card"))
    if card == "rearrange_top_3":
        moves = [order("Y R B")]
    if card == "stray_damage":
        seat = t.asked_seat()
        held = t.table("hands")[seat][0].rpartition(":")[2]
        moves = [{"type": "discard", "card": held, "slot": "passed"} if seat == 0 else discard(held)]
    do(t, *moves)
    assert cards(t) == before and asks(t) == "0 pass"


def test_13_1_a_nested_trade_works_with_what_is_left() -> None:
    t = do(stealing("trade_cards"), show("trade_cards"), pair(0, 1))
    t.pick(give("R"), 0).pick(give("YR"), 1)
    assert (hand(t, 0), hand(t, 1), words(t, "discard")) == ("YR drawn:B", "R", "trade_cards steal_card")


def test_13_1_a_nested_play_is_no_second_regular_play() -> None:
    t = stealing("Y").pick(show("Y"))
    assert t.refused(play("R")).code == "wrong_decision"


def test_15_1_a_win_in_the_depth_leaves_the_chain_lying() -> None:
    t = turning("steal_card R", hands=["play_top_card passed:R drawn:B", "Y", "R"], science="Y YR", discard="B")
    do(t, target(1), show("Y"))
    assert (winners(t), resolving(t), words(t, "discard")) == ([2], "play_top_card steal_card", "B")


def test_13_1_stuck_is_no_case_for_stolen_cards() -> None:
    t = table(hands=["B passed:B drawn:steal_card", "B", "R"], psych="weapon 2", draw="Y Y")
    assert t.refused(stuck("B")).code == "must_play"
    do(t, play("steal_card"), target(1), show("B"))
    assert (words(t, "discard"), asks(t), seats(t, "damaged")) == ("B steal_card", "0 pass", [])
