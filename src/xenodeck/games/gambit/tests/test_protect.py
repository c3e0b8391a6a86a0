"""11: Protect, who is asked when, and what it does."""

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
    force,
    give_on,
    hand,
    heal,
    move_cover,
    order,
    pair,
    peek,
    play,
    seats,
    sees,
    show,
    table,
    take,
    target,
    turn,
    words,
)
from xenodeck.testkit import Scenario

ALL = [0, 1, 2]


def played(card: str, *moves: dict[str, object], **more: object) -> Scenario:
    """Seat 0 plays ``card``; everybody has a Protect, seat 2 is damaged and holds nothing."""
    hands = [f"{card} passed:R drawn:B", "Y", ""]
    laid = {"hands": hands, "damaged": [2], "protects": ALL, "discard": "YB", "science": "R R*", "chance": [2], **more}
    return do(table(**laid), play(card), *moves)


# -- when the window opens, and for whom ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "moves", "asked"),
    [
        ("damage_or_heal", [damage(1)], "1 protect"),
        ("damage_or_heal", [damage(0)], "0 protect"),
        ("damage_or_heal", [heal(2)], "2 protect"),
        ("stray_damage", [], "1 protect"),
        ("heal_all", [], "2 protect"),
        ("shuffle_hands", [], "0 protect"),
        ("reset_hands", [], "0 protect"),
        ("replace_card", [target(1)], "1 protect"),
        ("replace_card", [target(0)], "0 protect"),
        ("take_from_discard", [target(2)], "2 protect"),
        ("trade_cards", [pair(1, 0)], "0 protect"),
        ("force_to_play", [force(2, "held")], "2 protect"),
        ("force_to_play", [force(0, "held")], "0 protect"),
        ("skip_turn", [target(2)], "2 protect"),
        ("steal_card", [target(1)], "1 protect"),
        ("peek_any_card", [peek("role", 2)], "2 protect"),
        ("peek_any_card", [peek("hand", 1)], "1 protect"),
    ],
)
def test_11_1_the_window_opens_when_all_choices_are_made(card: str, moves: list[dict[str, object]], asked: str) -> None:
    t = played(card, *moves)
    assert (asks(t), words(t, "discard"), hand(t, 1)) == (asked, "YB", "Y")


@pytest.mark.parametrize("card", ["damage_or_heal", "replace_card", "skip_turn", "force_to_play", "steal_card"])
def test_11_1_not_before_all_choices_are_made(card: str) -> None:
    assert "protect" not in asks(played(card))


def test_11_1_the_choices_of_others_come_later() -> None:
    for card, move, later in (
        ("damage_or_heal", damage(1), "1 discard"),
        ("replace_card", target(1), "1 discard"),
        ("take_from_discard", target(1), "1 take_pick"),
        ("steal_card", target(1), "1 show"),
    ):
        t = played(card, move, chance=["YB"])
        assert asks(t) == "1 protect"
        assert asks(t.pick(SUFFER)) == later


def test_11_1_without_a_protect_nobody_is_asked() -> None:
    t = played("skip_turn", target(1), protects=[0, 2])
    assert (asks(t), seats(t, "skips")) == ("0 pass", [1])


# -- order ---------------------------------------------------------------------------------------------------------


def test_11_2_collective_actions_ask_in_play_order_from_the_active_player() -> None:
    t = table(active=2, hands=["Y", "R", "shuffle_hands passed:R drawn:B", "YB"], protects=[0, 1, 2, 3])
    t.pick(play("shuffle_hands"))
    asked = []
    while t.asked_seat() >= 0 and asks(t).endswith("protect"):
        asked.append(t.asked_seat())
        t.pick(SUFFER)
    assert asked == [2, 3, 0, 1]


def test_11_1_all_decisions_come_before_the_effect() -> None:
    t = do(played("reset_hands"), PROTECT, SUFFER)
    assert (asks(t), hand(t, 1), words(t, "discard")) == ("2 protect", "Y", "YB protect_player")


def test_11_3_a_use_is_known_at_once_to_those_asked_later() -> None:
    one, other = played("reset_hands").pick(PROTECT), played("reset_hands").pick(SUFFER)
    assert one.table("protects") == [0, 1, 1] and len(one.told(1)) > len(other.told(1))


def test_11_1_a_decline_is_not_announced() -> None:
    t = played("reset_hands")
    before = [(sees(t, viewer), t.told(viewer)) for viewer in (2, -1)]
    t.pick(SUFFER)
    assert asks(t) == "1 protect"
    assert [(sees(t, viewer), t.told(viewer)) for viewer in (2, -1)] == before


def test_11_1_nobody_is_shown_who_is_being_asked() -> None:
    t = played("skip_turn", target(1))
    assert [sees(t, viewer)["waiting"] for viewer in (0, 2, -1)] == [[], [], []]


# -- not opened (R16) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("damage_or_heal", [heal(1)]),
        ("damage_or_heal", [damage(2)]),
        ("replace_card", [target(2)]),
        ("steal_card", [target(2)]),
    ],
)
def test_R16_no_window_where_nothing_can_change(card: str, moves: list[dict[str, object]]) -> None:
    t = played(card, *moves)
    assert (asks(t), words(t, "discard"), t.table("protects")) == ("0 pass", f"YB {card}", [1, 1, 1])


def test_R16_no_window_for_take_while_the_discard_pile_is_empty() -> None:
    assert asks(played("take_from_discard", target(1), discard="")) == "0 pass"


def test_R16_no_window_for_damage_to_an_undamaged_player_without_cards() -> None:
    assert asks(played("damage_or_heal", damage(2), damaged=[])) == "0 pass"


def test_R16_no_window_for_stray_damage_that_hits_the_damaged() -> None:
    assert asks(played("stray_damage", chance=[3])) == "0 pass"


def test_R16_shuffle_does_not_ask_an_empty_hand_nor_heal_all_the_healthy() -> None:
    assert asks(do(played("shuffle_hands", chance=["R B Y"]), SUFFER, SUFFER)) == "0 pass"
    assert asks(do(played("heal_all"), SUFFER)) == "0 pass"


def test_R16_skip_and_force_always_ask() -> None:
    assert asks(played("skip_turn", target(2), skips=[2])) == "2 protect"
    assert asks(played("force_to_play", force(2, "held"), forces=["", "", "held"])) == "2 protect"


# -- what a use does -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("damage_or_heal", [damage(1)]),
        ("replace_card", [target(1)]),
        ("take_from_discard", [target(1)]),
        ("trade_cards", [pair(1, 2)]),
        ("force_to_play", [force(1, "held")]),
        ("skip_turn", [target(1)]),
        ("steal_card", [target(1)]),
        ("peek_any_card", [peek("hand", 1)]),
    ],
)
def test_11_3_a_single_target_is_spared_altogether(card: str, moves: list[dict[str, object]]) -> None:
    t = played(card, *moves, hands=[f"{card} passed:R drawn:B", "Y", "YR"], damaged=[], chance=[]).pick(PROTECT)
    assert words(t, "discard") == f"YB protect_player {card}"
    assert ([hand(t, seat) for seat in ALL], t.table("protects")) == (["drawn:B passed:R", "Y", "YR"], [1, 0, 1])
    assert (seats(t, "skips"), seats(t, "forces"), seats(t, "damaged"), asks(t)) == ([], [], [], "0 pass")
    assert "Y" not in faces_told(t, 0)


def test_11_3_a_collective_action_handles_the_others() -> None:
    t = do(played("reset_hands", draw="YB YR B R"), SUFFER, PROTECT, SUFFER)
    assert [hand(t, seat) for seat in ALL] == ["YB YR", "Y", "B"]
    assert (words(t, "discard"), seats(t, "damaged")) == ("YB protect_player R B reset_hands", [])


@pytest.mark.parametrize(
    ("answers", "hands", "left"),
    [
        ((PROTECT, PROTECT, SUFFER), ["drawn:B passed:R", "Y", "YB"], [0, 0, 1]),
        ((SUFFER, PROTECT, PROTECT), ["YB YR", "Y", ""], [1, 0, 0]),
        ((PROTECT, PROTECT, PROTECT), ["drawn:B passed:R", "Y", ""], [0, 0, 0]),
    ],
)
def test_11_3_everybody_who_ignores_a_collective_action_is_spared(
    answers: tuple[dict[str, object], ...], hands: list[str], left: list[int]
) -> None:
    t = do(played("reset_hands", draw="YB YR B R"), *answers)
    assert ([hand(t, seat) for seat in ALL], t.table("protects")) == (hands, left)


def test_11_2_a_second_protected_trader_is_no_longer_asked() -> None:
    t = played("trade_cards", pair(0, 1)).pick(PROTECT)
    assert (asks(t), t.table("protects")) == ("0 pass", [0, 1, 1])


def test_11_3_one_protect_for_an_action_and_player() -> None:
    t = played("damage_or_heal", damage(1), protects=[1, 1]).pick(SUFFER)
    assert asks(t) == "1 discard"
    t = played("reset_hands", protects=[1, 1]).pick(SUFFER)
    assert (asks(t), t.table("protects")) == ("0 pass", [0, 2, 0])


def test_11_2_the_active_player_may_protect_itself_from_its_own_action() -> None:
    t = played("damage_or_heal", damage(0)).pick(PROTECT)
    assert (hand(t, 0), seats(t, "damaged"), words(t, "discard")) == (
        "drawn:B passed:R", [2], "YB protect_player damage_or_heal",
    )  # fmt: skip


def test_11_1_a_declined_protect_stays() -> None:
    t = do(played("damage_or_heal", damage(1)), SUFFER, discard("Y"))
    assert (t.table("protects"), seats(t, "damaged")) == ([1, 1, 1], [1, 2])


def test_10_8_a_protect_in_the_discard_pile_may_be_taken() -> None:
    t = do(
        played("take_from_discard", target(1), discard="YB protect_player", protects=[], chance=["protect_player YB"])
    )
    do(t, take("protect_player"), discard("Y"))
    assert hand(t, 1) == "protect_player"


# -- no window at all ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("protect_player", [target(1)]),
        ("cancel_science", [cover(0)]),
        ("move_cancel_science", [move_cover(0)]),
        ("play_top_card", []),
        ("rearrange_top_3", [order("R B Y")]),
        ("peek_any_card", [peek("draw")]),
        ("peek_any_card", [peek("discard")]),
        ("psych_weapon", []),
        ("psych_defence", []),
        ("R", []),
    ],
)
def test_11_4_no_window_for_what_is_aimed_at_nobody(card: str, moves: list[dict[str, object]]) -> None:
    t = played(card, *moves, hands=[f"{card} passed:YR drawn:B", "Y", ""])
    assert asks(t) == "0 pass" and min(t.table("protects")) == 1


def test_R17_no_window_against_an_ability() -> None:
    hands = ["R passed:Y drawn:B", "Y", "Y", "Y"]
    t = do(
        table(hands=hands, protects=[0], abilities="- ambush - -"), play("R"), {"type": "ability:ambush", "use": True}
    )
    assert asks(t) == "0 discard"


def test_R18_no_window_when_a_skip_takes_effect() -> None:
    t = do(table(hands=["R passed:Y drawn:B", "Y", "Y"], skips=[1], protects=[1]), play("R"), give_on("Y"))
    assert (turn(t)[1], t.table("protects"), t.table("skips")) == (2, [0, 1, 0], [0, 0, 0])


def test_R18_no_window_when_a_force_is_executed() -> None:
    t = table(state="START", hands=["R passed:Y", "Y", "Y"], forces=["held", "", ""], protects=[0])
    assert asks(t) == "0 play" and t.refused(play("Y")).code == "forced_card_required"


def test_11_1_whether_somebody_was_asked_does_not_show_in_the_log() -> None:
    hands = ["steal_card passed:R drawn:B", "Y", "YR"]
    one = do(table(hands=hands, protects=[1]), play("steal_card"), target(1), SUFFER, show("Y"))
    other = do(table(hands=hands, protects=[2]), play("steal_card"), target(1), show("Y"))
    for viewer in (0, 2, -1):
        assert one.told(viewer) == other.told(viewer)
