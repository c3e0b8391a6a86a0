"""8 playing a card, 9 Psych cards."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    asks,
    cover,
    damage,
    discard,
    do,
    force,
    give_on,
    hand,
    heal,
    move_cover,
    pair,
    peek,
    play,
    psych,
    resolving,
    science,
    seats,
    sees,
    show,
    table,
    target,
    winners,
    words,
)

SCIENCE = ("R", "B", "Y", "YR", "YB")
ACTIONS = (
    "damage_or_heal", "protect_player", "heal_all", "shuffle_hands", "stray_damage", "reset_hands", "force_to_play",
    "replace_card", "take_from_discard", "skip_turn", "trade_cards", "cancel_science", "move_cancel_science",
    "steal_card", "play_top_card", "peek_any_card", "rearrange_top_3",
)  # fmt: skip


# -- 8.1 what may be played ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SCIENCE)
def test_8_1_without_a_psych_card_every_science_card_may_be_played(card: str) -> None:
    assert science(table(hands=[f"{card} passed:heal_all drawn:skip_turn", "R", "B"]).pick(play(card))) == card


@pytest.mark.parametrize("card", SCIENCE)
@pytest.mark.parametrize(("kind", "banned"), [("weapon", "B"), ("defence", "R")])
def test_8_1_the_weapon_bans_plain_blue_and_the_defence_plain_red(kind: str, banned: str, card: str) -> None:
    t = table(hands=[f"{card} passed:heal_all drawn:skip_turn", "R", "B"], psych=f"{kind} 1")
    if card == banned:
        assert t.refused(play(card)).code == "prohibited_card"
    else:
        assert science(t.pick(play(card))) == card


@pytest.mark.parametrize("kind", ["weapon", "defence"])
@pytest.mark.parametrize("card", [*ACTIONS, "psych_weapon", "psych_defence"])
def test_8_1_actions_and_psych_cards_are_never_banned(card: str, kind: str) -> None:
    t = table(hands=[f"{card} passed:R drawn:B", "Y", "Y"], psych=f"{kind} 1", discard="R", science="Y")
    t.pick(play(card))  # no refusal: it lies open, or its choices are asked


def test_8_1_the_ban_binds_its_owner_too() -> None:
    t = do(table(hands=["B passed:psych_weapon drawn:B", "R", "R"]), play("psych_weapon"))
    assert psych(t) == "weapon 0"
    t = table(hands=["B passed:R drawn:B", "R", "R"], psych="weapon 0")
    assert t.refused(play("B", "held")).code == "prohibited_card"


def test_8_1_the_ban_does_not_touch_passing_and_discarding() -> None:
    t = table(hands=["B passed:damage_or_heal drawn:B", "R", "R"], psych="weapon 1")
    do(t, play("damage_or_heal"), damage(0), {"type": "discard", "card": "B", "slot": "held"})
    t.pick(give_on("B"))
    assert "passed:B" in t.table("hands")[1]


def test_8_1_what_lies_on_the_table_stays_and_counts() -> None:
    t = do(table(hands=["psych_weapon passed:R drawn:R", "R", "R"], science="B B YB"), play("psych_weapon"))
    assert science(t) == "B B YB"


def test_8_1_blue_on_the_table_counts_while_a_weapon_lies_there() -> None:
    t = table(hands=["YB passed:R drawn:R", "R", "R"], science="B B B B B", psych="weapon 1").pick(play("YB"))
    assert winners(t) == [1]


def test_8_4_science_lies_in_the_order_in_which_it_was_played() -> None:
    t = do(table(hands=["B passed:R drawn:R", "R", "R"], science="R YB"), play("B"))
    assert science(t) == "R YB B"


@pytest.mark.parametrize(
    "moves",
    [("damage_or_heal", [heal(1)]), ("damage_or_heal", [damage(2)]), ("replace_card", [target(2)]),
     ("steal_card", [target(2)]), ("take_from_discard", [target(0)]), ("move_cancel_science", []),
     ("cancel_science", [])],
)  # fmt: skip
def test_R5_an_action_without_effect_may_be_played_and_is_discarded(moves: tuple[str, list[dict[str, object]]]) -> None:
    t = table(hands=[f"{moves[0]} passed:R drawn:B", "R", ""], damaged=[2], draw="Y Y", chance=[])
    do(t, play(moves[0]), *moves[1])
    assert (words(t, "discard"), asks(t)) == (moves[0], "0 pass")
    assert (hand(t, 0), hand(t, 1), hand(t, 2), words(t, "draw")) == ("drawn:B passed:R", "R", "", "Y Y")


def test_R5_a_trade_without_a_pair_asks_nothing() -> None:
    t = table(hands=["passed:trade_cards drawn:B", "", ""], damaged=[0, 1, 2]).pick(play("trade_cards"))
    assert (asks(t), words(t, "discard"), hand(t, 0)) == ("0 pass", "trade_cards", "drawn:B")


# -- 8.4 where cards go, 8.2 choices -------------------------------------------------------------------------------


def test_8_4_cards_thrown_away_lie_below_the_action() -> None:
    t = table(hands=["replace_card passed:R drawn:B", "Y", "B"], discard="YB")
    do(t, play("replace_card"), target(1), discard("Y"))
    assert words(t, "discard") == "YB Y replace_card"


def test_8_4_nested_cards_lie_below_the_card_that_caused_them() -> None:
    t = table(hands=["steal_card passed:R drawn:B", "heal_all", "B"], discard="YB")
    do(t, play("steal_card"), target(1), show("heal_all"))
    assert words(t, "discard") == "YB heal_all steal_card"


def test_8_4_an_action_at_work_lies_in_no_pile() -> None:
    t = do(table(hands=["replace_card passed:R drawn:B", "Y", "B"]), play("replace_card"), target(1))
    assert (resolving(t), words(t, "discard"), hand(t, 0)) == ("replace_card", "", "drawn:B passed:R")


def test_8_2_any_player_may_be_the_active_one() -> None:
    for card, key in (("protect_player", "protects"), ("skip_turn", "skips")):
        t = do(table(hands=[f"{card} passed:R drawn:B", "Y", "B"]), play(card), target(0))
        assert seats(t, key) == [0]


@pytest.mark.parametrize(
    ("card", "choice"),
    [("damage_or_heal", damage(2)), ("skip_turn", target(1)), ("protect_player", target(0)),
     ("replace_card", target(1)), ("take_from_discard", target(1)), ("steal_card", target(2)),
     ("force_to_play", force(1, "drawn")), ("trade_cards", pair(0, 2)),
     ("cancel_science", cover(1)), ("move_cancel_science", move_cover(1)),
     ("peek_any_card", peek("hand", 1)), ("peek_any_card", peek("draw"))],
)  # fmt: skip
def test_22_1_card_and_choices_may_come_in_one_move(card: str, choice: dict[str, object]) -> None:
    one, other = (
        table(hands=[f"{card} passed:R drawn:B", "Y", "B"], science="R* YB B", discard="R R R", chance=["R R R"])
        for _ in range(2)
    )
    one.pick({**choice, **play(card)})
    do(other, play(card), choice)
    assert one.everything() == other.everything() and asks(one) == asks(other) != ""


def test_18_18_where_everything_is_asked_the_only_choice_is_made_once_the_card_lies_open() -> None:
    hands = ["cancel_science passed:R drawn:B", "Y", "B"]
    t = table({"auto_single": False}, hands=hands, science="R")
    assert t.refused({"type": "play", "card": "cancel_science", "science": 0}).code == "illegal_choice"
    t.pick(play("cancel_science"))
    assert asks(t) == "0 cover"


def test_18_18_a_peek_of_roles_only_has_a_choice_of_players_and_is_played_in_one_input() -> None:
    """10.16 Nobody else holds anything and no pile has a card: whose role it is remains to be said."""
    looks, hands = {"what": "role", "target": 2}, ["peek_any_card passed:R drawn:B", "", ""]
    one, other = (table({"auto_single": False}, hands=hands, draw="", discard="") for _ in range(2))
    assert one.refused({"type": "play", "card": "peek_any_card", "what": "hand", "target": 1}).code == "illegal_choice"
    one.pick({"type": "play", "card": "peek_any_card", **looks})
    do(other, play("peek_any_card"), {"type": "peek", **looks})
    assert asks(one) == asks(other) == "0 pass" and one.everything() == other.everything()


@pytest.mark.parametrize("card", ["damage_or_heal", "skip_turn", "force_to_play", "peek_any_card", "trade_cards"])
def test_8_2_nobody_sees_a_card_before_its_choices_are_made(card: str) -> None:
    t = table(hands=[f"{card} passed:R drawn:B", "Y", "B"])
    before = [(sees(t, viewer), t.told(viewer)) for viewer in (1, 2, -1)]
    t.pick(play(card))
    assert [(sees(t, viewer), t.told(viewer)) for viewer in (1, 2, -1)] == before


# -- 9 Psych cards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["weapon", "defence"])
def test_9_1_alone_it_lies_in_front_of_its_player(kind: str) -> None:
    t = table(hands=[f"psych_{kind} passed:Y drawn:Y", "R", "B"]).pick(play(f"psych_{kind}"))
    assert (psych(t), words(t, "discard")) == (f"{kind} 0", "")


@pytest.mark.parametrize(("kind", "old"), [("weapon", "defence"), ("defence", "weapon")])
def test_9_1_opposites_are_both_discarded_the_old_one_first(kind: str, old: str) -> None:
    t = table(hands=[f"psych_{kind} passed:Y drawn:Y", "R", "B"], psych=f"{old} 2", discard="Y")
    t.pick(play(f"psych_{kind}"))
    assert (psych(t), words(t, "discard")) == ("", f"Y psych_{old} psych_{kind}")


@pytest.mark.parametrize("kind", ["weapon", "defence"])
def test_9_1_a_second_one_takes_the_place_of_the_first(kind: str) -> None:
    t = table(hands=[f"psych_{kind} passed:Y drawn:Y", "R", "B"], psych=f"{kind} 2", discard="Y")
    t.pick(play(f"psych_{kind}"))
    assert (psych(t), words(t, "discard")) == (f"{kind} 0", f"Y psych_{kind}")


def test_9_1_after_both_are_gone_nothing_is_banned() -> None:
    t = table(hands=["psych_weapon passed:R drawn:Y", "B", "B"], psych="defence 2", draw="Y Y")
    do(t, play("psych_weapon"), give_on("R"))
    assert science(t.pick(play("R"))) == "R"


def test_9_1_one_played_through_steal_belongs_to_the_active_player() -> None:
    t = table(hands=["steal_card passed:Y drawn:Y", "psych_weapon", "B"])
    do(t, play("steal_card"), target(1), show("psych_weapon"))
    assert (psych(t), words(t, "discard")) == ("weapon 0", "steal_card")


def test_9_1_one_turned_over_belongs_to_the_active_player() -> None:
    t = table(hands=["play_top_card passed:Y drawn:Y", "R", "B"], draw="psych_defence Y").pick(play("play_top_card"))
    assert (psych(t), words(t, "discard")) == ("defence 0", "play_top_card")


def test_9_2_it_lasts_one_lap_and_leaves_at_the_owners_next_turn() -> None:
    t = table(hands=["psych_weapon passed:Y drawn:YB", "R", "R"], draw="heal_all heal_all heal_all heal_all")
    do(t, play("psych_weapon"), give_on("Y"))
    assert psych(t) == "weapon 0"
    do(t, play("heal_all"), give_on("Y"), play("heal_all"))
    assert psych(t) == "weapon 0"
    t.pick(give_on("Y"))
    assert (t.table("active"), psych(t), words(t, "discard").split()[-1]) == (0, "", "psych_weapon")


def test_8_1_it_binds_everybody_during_that_lap() -> None:
    t = table(hands=["psych_weapon passed:Y drawn:YB", "B", "R"], draw="heal_all heal_all heal_all")
    do(t, play("psych_weapon"), give_on("Y"))
    assert t.refused(play("B")).code == "prohibited_card"


@pytest.mark.parametrize("kind", ["weapon", "defence"])
def test_9_1_protect_never_works_against_it(kind: str) -> None:
    t = table(hands=[f"psych_{kind} passed:Y drawn:Y", "R", "B"], psych=f"{kind} 2", protects=[0, 1, 2])
    assert asks(t.pick(play(f"psych_{kind}"))) == "0 pass"
