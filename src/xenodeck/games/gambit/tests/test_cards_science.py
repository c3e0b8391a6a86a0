"""10.12 Cancel Science, 10.13 Move Cancel Science, 10.16 Peek at Any Card, 10.17 Rearrange Top 3."""

from __future__ import annotations

import pytest

from xenodeck.games.gambit.tests.tables import (
    PROTECT,
    SUFFER,
    asks,
    cover,
    do,
    faces_told,
    hand,
    known_apart,
    look_the_same,
    move_cover,
    order,
    peek,
    play,
    resolving,
    science,
    seen_pile,
    table,
    told_apart,
    winners,
    words,
)
from xenodeck.testkit import Scenario

# -- cancel_science ------------------------------------------------------------------------------------------------


def cancelling(lying: str, **more: object) -> Scenario:
    return table(**{"hands": ["cancel_science passed:R drawn:B", "R", "B"], "science": lying, **more}).pick(
        play("cancel_science")
    )


@pytest.mark.parametrize(("at", "then"), [(0, "R* YB Y"), (1, "R YB* Y"), (2, "R YB Y*")])
def test_10_12_cancel_covers_any_science_card_and_stays_there(at: int, then: str) -> None:
    t = cancelling("R YB Y").pick(cover(at))
    assert (science(t), words(t, "discard"), asks(t)) == (then, "", "0 pass")


def test_10_12_cancel_without_science_is_discarded() -> None:
    t = cancelling("")
    assert (words(t, "discard"), asks(t)) == ("cancel_science", "0 pass")


def test_10_12_cancel_never_covers_a_covered_card() -> None:
    t = cancelling("R* YB")
    assert (t.refused(cover(0)).code, science(t.pick(cover(1)))) == ("illegal_choice", "R* YB*")


def test_10_12_cancel_with_everything_covered_is_discarded() -> None:
    t = cancelling("R* YB*")
    assert (science(t), words(t, "discard"), asks(t)) == ("R* YB*", "cancel_science", "0 pass")


def test_10_12_a_covered_card_counts_for_nothing() -> None:
    t = table(hands=["R passed:R drawn:B", "R", "B"], science="R* R R R R R").pick(play("R", "held"))
    assert winners(t) == [0]
    t = table(hands=["R passed:R drawn:B", "R", "B"], science="R* R R R R").pick(play("R", "held"))
    assert winners(t) is None


def test_10_12_a_covered_mixed_card_counts_for_neither_colour() -> None:
    t = table(hands=["R passed:Y drawn:B", "R", "B"], science="R R R R YR* Y").pick(play("R"))
    assert winners(t) is None
    t = table(hands=["R passed:Y drawn:B", "R", "B"], science="R R R R YR* Y").pick(play("Y"))
    assert winners(t) is None


# -- move_cancel_science -------------------------------------------------------------------------------------------


def moving(lying: str, **more: object) -> Scenario:
    return table(**{"hands": ["move_cancel_science passed:R drawn:B", "R", "B"], "science": lying, **more}).pick(
        play("move_cancel_science")
    )


def test_10_13_move_the_cancel_goes_to_another_card() -> None:
    t = moving("R* YB Y").pick(move_cover(2))
    assert (science(t), words(t, "discard"), asks(t)) == ("R YB Y*", "move_cancel_science", "0 pass")


def test_10_13_move_to_where_it_lies_is_refused() -> None:
    assert moving("R* YB Y").refused(move_cover(0)).code == "illegal_choice"


@pytest.mark.parametrize("lying", ["", "R YB", "R*"])
def test_10_13_move_without_a_cancel_or_another_card_does_nothing(lying: str) -> None:
    t = moving(lying)
    assert (science(t), words(t, "discard"), asks(t)) == (lying, "move_cancel_science", "0 pass")


def test_10_13_move_must_move_even_if_it_hurts() -> None:
    t = moving("R* B")
    assert "0 move_cover" in asks(t)
    assert science(t.pick(move_cover(1))) == "R B*"


@pytest.mark.parametrize(
    ("lying", "to", "seat"), [("R* R R R R R B", 6, 0), ("B* B B B B B R", 6, 1), ("Y* Y Y R", 3, 2)]
)
def test_10_13_move_can_win_the_game_for_any_team(lying: str, to: int, seat: int) -> None:
    t = moving(lying).pick(move_cover(to))
    assert (winners(t), resolving(t)) == ([seat], "move_cancel_science")


def test_15_1_move_looks_only_at_how_it_lies_afterwards() -> None:
    assert winners(moving("R* R R R R R B").pick(move_cover(1))) is None


def test_10_13_move_with_several_cancels_says_which() -> None:
    t = moving("R* YB* Y").pick(move_cover(2, source=1))
    assert science(t) == "R* YB Y*"


# -- peek_any_card -------------------------------------------------------------------------------------------------


def peeking(**more: object) -> Scenario:
    hands = ["peek_any_card passed:R drawn:B", "Y", "YB", "R"]
    return table(**{"hands": hands, "discard": "heal_all", **more}).pick(play("peek_any_card"))


def test_10_16_peek_a_role_is_learnt_by_the_active_player_only() -> None:
    one, other = (
        peeking(roles=roles).pick(peek("role", 1))
        for roles in ("alien scientist extinctionist extinctionist", "alien extinctionist scientist extinctionist")
    )
    assert told_apart(0, one, other) and known_apart(0, one, other)
    for viewer in (3, -1):
        look_the_same(viewer, one, other)


def test_10_16_peek_a_hand_card() -> None:
    one, other = (
        peeking(hands=["peek_any_card passed:R drawn:B", card, "YB", "R"], chance=[]).pick(peek("hand", 1))
        for card in ("Y", "skip_turn")
    )
    assert told_apart(0, one, other) and known_apart(0, one, other)
    for viewer in (2, 3, -1):
        look_the_same(viewer, one, other)


def test_10_16_peek_the_top_of_the_draw_pile() -> None:
    t = peeking(draw="YR Y").pick(peek("draw"))
    assert seen_pile(t, "draw", 0) == "YR ?"
    assert {seen_pile(t, "draw", viewer) for viewer in (1, 2, 3, -1)} == {"? ?"}
    assert words(t, "draw") == "YR Y"


def test_10_16_peek_the_top_of_the_discard_pile() -> None:
    one, other = (peeking(discard=f"Y {card}").pick(peek("discard")) for card in ("heal_all", "skip_turn"))
    assert told_apart(0, one, other)
    look_the_same(1, one, other)
    assert words(one, "discard") == "Y heal_all peek_any_card"


@pytest.mark.parametrize("what", ["role", "hand"])
def test_10_16_peek_everybody_learns_where_one_looked(what: str) -> None:
    one, other = (peeking().pick(peek(what, seat)) for seat in (1, 2))
    assert told_apart(3, one, other) and told_apart(-1, one, other)


def test_16_1_peek_an_empty_draw_pile_is_renewed_when_it_is_chosen() -> None:
    t = peeking(draw="", discard="YR skip_turn", chance=["skip_turn YR"]).pick(peek("draw"))
    assert (words(t, "draw"), words(t, "discard")) == ("skip_turn YR", "peek_any_card")
    assert "skip_turn" in faces_told(t, 0) and "skip_turn" not in faces_told(t, 1)


@pytest.mark.parametrize("choice", [peek("role", 0), peek("hand", 0), peek("ability", 0), peek("ability", 1)])
def test_10_16_peek_own_cards_and_missing_abilities_are_not_offered(choice: dict[str, object]) -> None:
    assert peeking().refused(choice).code == "illegal_choice"


def test_10_16_peek_what_is_empty_is_not_offered() -> None:
    t = peeking(draw="", discard="", hands=["peek_any_card passed:R drawn:B", "", "YB", "R"], damaged=[1])
    for choice in (peek("draw"), peek("discard"), peek("hand", 1)):
        assert t.refused(choice).code == "illegal_choice"
    assert peeking(discard="").refused(peek("discard")).code == "illegal_choice"


def test_10_16_peek_an_unused_ability() -> None:
    one, other = (
        peeking(abilities=dealt).pick(peek("ability", 1)) for dealt in ("- redraft refuse -", "- refuse redraft -")
    )
    assert told_apart(0, one, other) and known_apart(0, one, other)
    look_the_same(3, one, other)
    look_the_same(-1, one, other)


def test_10_16_peek_a_used_ability_is_not_offered() -> None:
    assert peeking(abilities="- used:redraft - -").refused(peek("ability", 1)).code == "illegal_choice"


def test_10_16_peek_a_hand_of_several_shows_a_random_one() -> None:
    hands = ["peek_any_card passed:R drawn:B", "Y YR", "YB", "R"]  # no invariant holds seat 1 to one card here
    seen = [peeking(hands=hands, chance=[at]).pick(peek("hand", 1)) for at in (0, 1)]
    assert ["Y" in faces_told(t, 0) for t in seen] == [True, False]
    assert ["YR" in faces_told(t, 0) for t in seen] == [False, True]


@pytest.mark.parametrize("choice", [peek("role", 1), peek("hand", 1)])
def test_R47_peek_at_a_player_opens_a_window(choice: dict[str, object]) -> None:
    t = peeking(protects=[0, 1, 2]).pick(choice)
    assert asks(t) == "1 protect"
    assert faces_told(t.pick(PROTECT), 0) == faces_told(t, 2)
    assert words(t, "discard") == "heal_all protect_player peek_any_card"


@pytest.mark.parametrize("choice", [peek("draw"), peek("discard")])
def test_11_4_peek_at_a_pile_opens_no_window(choice: dict[str, object]) -> None:
    assert asks(peeking(protects=[0, 1, 2, 3]).pick(choice)) == "0 pass"


def test_11_1_peek_without_the_protect_being_used() -> None:
    t = peeking(protects=[1])
    do(t, peek("hand", 1), SUFFER)
    assert "Y" in faces_told(t, 0) and t.table("protects") == [0, 1, 0, 0]


# -- rearrange_top_3 -----------------------------------------------------------------------------------------------


def arranging(draw: str, **more: object) -> Scenario:
    hands = ["rearrange_top_3 passed:R drawn:B", "Y", "YB"]
    return table(**{"hands": hands, "draw": draw, **more}).pick(play("rearrange_top_3"))


def test_10_17_rearrange_puts_the_top_three_back_in_any_order() -> None:
    t = arranging("R B Y YR YB").pick(order("Y R B"))
    assert (words(t, "draw"), words(t, "discard")) == ("Y R B YR YB", "rearrange_top_3")


def test_10_17_rearrange_one_sees_them_before_choosing() -> None:
    t = arranging("R B Y YR YB")
    assert (asks(t), seen_pile(t, "draw", 0)) == ("0 rearrange", "R B Y ? ?")


def test_10_17_rearrange_others_learn_neither_cards_nor_order() -> None:
    one, other = (arranging("R B Y YR").pick(order(words)) for words in ("R B Y", "Y B R"))
    for viewer in (1, 2, -1):
        look_the_same(viewer, one, other)
    one, other = (arranging(draw) for draw in ("R B Y YR", "YR YR B R"))
    look_the_same(1, one, other)


def test_7_4_rearrange_is_played_face_up() -> None:
    t = arranging("R B Y YR").pick(order("R B Y"))
    assert any("rearrange_top_3" in event.get("cards", []) for event in t.told(2))


def test_10_17_rearrange_fewer_if_fewer_are_there() -> None:
    t = arranging("R B", discard="Y Y Y", chance=[]).pick(order("B R"))
    assert (words(t, "draw"), words(t, "discard")) == ("B R", "Y Y Y rearrange_top_3")


def test_16_1_rearrange_an_empty_pile_is_renewed_first() -> None:
    t = arranging("", discard="R B Y YR", chance=["YR B Y R"])
    t.pick(order("B Y YR"))
    assert (words(t, "draw"), words(t, "discard")) == ("B Y YR R", "rearrange_top_3")


def test_10_17_rearrange_no_card_at_all_does_nothing() -> None:
    t = arranging("", chance=[])
    assert (asks(t), words(t, "discard"), hand(t, 0)) == ("0 pass", "rearrange_top_3", "drawn:B passed:R")


@pytest.mark.parametrize("words", ["R B", "R B Y YR", "R B YR", "R R B", "R B B"])
def test_10_17_rearrange_exactly_the_seen_cards(words: str) -> None:
    assert arranging("R B Y YR").refused(order(words)).code == "illegal_choice"


def test_10_16_peek_an_ability_is_offered_of_those_who_have_one() -> None:
    t = table(hands=["peek_any_card passed:Y drawn:B", "", "YR", "R"], damaged=[1], abilities="- refuse - used:veto")
    t.pick(play("peek_any_card"))
    assert [t.refused(peek("ability", seat)).code for seat in (0, 2, 3)] == ["illegal_choice"] * 3
    t.pick(peek("ability", 1))
    assert "refuse" in faces_told(t, 0) and "refuse" not in faces_told(t, 2)
