"""R1 to R29. What concerns the route alone is in test_geometry, what concerns Oola in test_solo."""

from __future__ import annotations

import pytest

from xenodeck.games.getaway.tests.tables import (
    DONE,
    PASS,
    asking,
    boxed,
    dealt,
    front,
    hand,
    happened,
    new,
    now,
    outcome,
    pile,
    planet,
    play,
    road,
    route,
    settle,
    solo,
    table,
    words,
)

STILL = "6666"
NUMBERS: dict[str, object] = {"planet_penalty": "numbers"}


# -- R1: the exploding planet --------------------------------------------------------------------------------------


def test_r1_cards_of_the_planet_are_never_taken() -> None:
    t = table(hands=["", ""], route="Y1s Y2s", zoid=1, draw="G1s G2s G3s").pick(PASS).pick(settle("Y1s")).pick(DONE)
    t.pick(PASS)
    assert words(t, "pending") == "G3s"  # seat 1 has drawn two; Y2s is under Zoid


def test_r1_or_they_are_the_oldest_cards_of_the_route() -> None:
    t = table(NUMBERS, hands=["B5s", ""], route="Y1s Y2s", zoid=1, draw="G1s G2s G3s", rolls="1111")
    t.pick(play("B5s"))  # four points, three left over
    assert (words(t, "pending"), words(t, "planet"), road(t)) == ("X1 X2 X3", "X4", "Y1s Y2s B5s")


def test_r1_the_lowest_number_goes_first_however_they_are_written_down() -> None:
    t = table(NUMBERS, planet="X4 X2 X3", draw="G1s G2s").pick(PASS)
    assert (words(t, "pending"), words(t, "planet")) == ("X2", "X3 X4")


def test_r1_the_last_one_only_once_zoid_has_left_it() -> None:
    t = table(NUMBERS, hands=["", ""], planet="X4", draw="G1s G2s G3s").pick(PASS)
    assert (words(t, "pending"), words(t, "planet")) == ("G1s", "X4")
    t = table(NUMBERS, hands=["", ""], planet="X4", route="Y1s", zoid=-1, draw="G1s G2s G3s").pick(PASS)
    assert (words(t, "pending"), words(t, "planet"), now(t)["zoid"]) == ("X4", "", 0)


def test_r1_after_them_the_route_and_the_draw_pile_pay() -> None:
    t = table(NUMBERS, hands=["B5s", ""], planet="X4", route="Y1s", zoid=0, draw="G1s G2s", rolls="1111")
    t.pick(play("B5s"))
    assert words(t, "pending") == "X4 Y1s G1s"


def test_r1_a_taken_one_counts_its_number_and_matches_only_wilds() -> None:
    t = table(NUMBERS, state="SETTLE", hands=["", ""], piles=["Y3s", ""], pending="X3", planet="X4", draw="F1s F2s")
    assert t.refused(settle("X3", True)).code == "NO_MATCH"
    t.pick(settle("X3"))
    assert pile(t) == "Y3s X3"
    t = table(NUMBERS, state="SETTLE", hands=["", ""], piles=["W4s", ""], pending="X3", planet="X4", draw="F1s F2s")
    assert pile(t.pick(settle("X3", True))) == ""
    t = table(NUMBERS, state="SETTLE", hands=["", ""], piles=["X1", ""], pending="X2", planet="X3 X4", draw="F1s F2s")
    assert t.refused(settle("X2", True)).code == "NO_MATCH"


def test_r1_in_the_easy_variant_an_equal_value_too() -> None:
    options = {**NUMBERS, "easy_match": True}
    t = table(options, state="SETTLE", hands=["", ""], piles=["Y3s", ""], pending="X3", planet="X4", draw="F1s F2s")
    assert pile(t.pick(settle("X3", True))) == ""


def test_r1_its_number_is_its_worth() -> None:
    t = table(NUMBERS, hands=["", ""], piles=["X2 X3 Y1s", "X1"], planet="X4", draw="", active=1, final_round=True,
              final_turns_done=1).pick(PASS).pick(DONE)  # fmt: skip
    assert list(outcome(t).scores) == [6, 1]


def test_r1_a_freed_cell_of_the_planet_can_be_laid_on_and_faced() -> None:
    on = "B1c.L"  # the front is (1,1), going north; left of it is (0,1), where X2 lay
    t = table(NUMBERS, hands=["G1c G2s", ""], planet="X3 X4", route=on, zoid=0, draw="F1s F2s F3s", rolls="6666 6666")
    t.pick(play("G1c.L", "G2s"))
    assert route(t).endswith("G1c@1,1 S>W; G2s@0,1 E>W")


def test_r1_the_same_holds_for_oola() -> None:
    t = solo(
        NUMBERS, state="START", active=1, hands=["", ""], piles=["", "Y3s"], route="G1s", zoid=0, draw="B5s F1s F2s"
    )
    assert (pile(t, 1), words(t, "planet")) == ("Y3s X1", "X2 X3 X4")


# -- R2 to R8: what is taken ---------------------------------------------------------------------------------------


def test_r2_a_pass_at_the_very_beginning_is_paid_from_the_pile() -> None:
    t = table(hands=["", ""], draw="G1s G2s G3s").pick(PASS)
    assert (now(t)["zoid"], words(t, "pending")) == (-1, "G1s")


def test_r3_the_first_card_under_zoid_is_safe() -> None:
    t = table(hands=["", ""], route="Y1s Y2s", zoid=-1, draw="G1s G2s G3s").pick(PASS)
    assert (now(t)["zoid"], words(t, "pending"), road(t)) == (0, "G1s", "Y1s Y2s")


def test_r4_what_lies_ahead_is_never_taken() -> None:
    t = table(hands=["", ""], route="Y1s Y2s Y3s", zoid=-1, draw="").pick(PASS)
    assert (words(t, "pending"), road(t)) == ("", "Y1s Y2s Y3s")


def test_r5_an_empty_pile_does_not_protect_from_the_route() -> None:
    t = table(hands=["", ""], route="Y1s Y2s", zoid=1, draw="").pick(PASS)
    assert words(t, "pending") == "Y1s"


def test_r6_all_cards_are_collected_before_the_first_is_placed() -> None:
    t = table(hands=["B5s", ""], route="Y1s", zoid=0, rolls="1111", draw="G1s G2s G3s").pick(play("B5s"))
    assert words(t, "pending") == "Y1s G1s G2s"
    t.pick(settle("G2s")).pick(settle("Y1s")).pick(settle("G1s"))
    assert pile(t) == "G2s Y1s G1s"


def test_r7_all_cards_lie_before_the_first_roll() -> None:
    # with the second card laid first there is room for two points
    t = table(hands=["B2s B3s", ""], rolls="1122 6666", draw="G1s G2s G3s").pick(play("B2s", "B3s"))
    assert (now(t)["zoid"], words(t, "pending")) == (0, "B2s G1s")


def test_r8_a_card_that_was_just_laid_can_be_taken_back_at_once() -> None:
    t = table(hands=["B2s B3s", ""], rolls="1166 1666", draw="G1s G2s G3s").pick(play("B2s", "B3s"))
    assert words(t, "pending") == "B2s"


# -- R9 to R12: what is played -------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", ["Y1s W4s B1s", "Y2s G2s W5c.L"])
def test_r9_a_wild_stands_for_one_colour_and_the_two_ways_cannot_be_mixed(cards: str) -> None:
    t = table(hands=[cards.replace(".L", ""), ""], draw="F1s F2s")
    assert t.refused(play(*cards.split())).code == "NOT_A_SET"


@pytest.mark.parametrize("cards", ["Y4s G4s W4s", "W4s W5c.L", "Y1s W5c.R Y3s"])
def test_r9_a_wild_keeps_its_value(cards: str) -> None:
    held = cards.replace(".L", "").replace(".R", "")
    table(hands=[held, ""], rolls=" ".join([STILL] * 3), draw="F1s F2s").pick(play(*cards.split()))


def test_r10_there_is_one_play_a_turn() -> None:
    t = table(hands=["B1s G2s", ""], rolls=STILL, draw="F1s F2s F3s").pick(play("B1s"))
    assert t.refused(play("G2s")).code == "WRONG_PHASE"


def test_r11_planet_cards_are_not_laid_and_asteroids_not_put_on_piles() -> None:
    assert table(hands=["G1p", ""], draw="F1s").refused(play("G1p")).code == "NOT_ASTEROID"
    t = table(state="PLANET", hands=["G1s", ""], piles=["G2s", ""], draw="F1s F2s")
    assert t.refused(planet("G1s")).code == "NOT_PLANET"


def test_r12_one_may_always_pass() -> None:
    t = table(hands=["B1s", ""], draw="", final_round=True).pick(PASS)
    assert (words(t, "pending"), asking(t)) == ("", "0 PLANET")


# -- R17 to R21: the pile ------------------------------------------------------------------------------------------


def test_r17_a_planet_card_that_is_a_penalty_goes_onto_the_pile() -> None:
    t = table(hands=["", ""], piles=["G2s", ""], draw="G1p F1s F2s").pick(PASS)
    assert (words(t, "pending"), hand(t)) == ("G1p", "")
    assert pile(t.pick(settle("G1p", False))) == "G2s G1p"


def test_r18_kept_cards_are_not_compared_again() -> None:
    t = table(state="SETTLE", hands=["", ""], piles=["G1s", ""], pending="G2s B1s", draw="F1s F2s")
    t.pick(settle("G2s", False)).pick(settle("B1s"))
    assert pile(t) == "G1s G2s B1s"


@pytest.mark.parametrize(
    ("top", "card"), [("W4s", "G1s"), ("G1s", "W4s"), ("W4s", "W5c"), ("B5p", "W5p"), ("W5p", "Y1c")]
)
def test_r19_a_wild_matches_everything_both_ways(top: str, card: str) -> None:
    t = table(state="SETTLE", hands=["", ""], piles=[top, ""], pending=card, draw="F1s F2s")
    assert pile(t.pick(settle(card, True))) == ""


def test_r20_a_planet_card_without_a_match_may_be_played() -> None:
    t = table(state="PLANET", hands=["G1p G3p", ""], piles=["", ""], draw="F1s F2s").pick(planet("G1p"))
    assert pile(t) == "G1p"
    assert pile(t.pick(planet("G3p"))) == ""


def test_r21_planet_cards_are_played_after_a_pass_and_in_the_turn_they_were_drawn_in() -> None:
    t = table(state="START", hands=["", ""], piles=["", ""], draw="G1p B1s F1s F2s F3s", route="Y1s", zoid=0)
    t.pick(PASS).pick(settle("F1s")).pick(planet("G1p"))
    assert pile(t) == "F1s G1p"


# -- R22 to R29 ----------------------------------------------------------------------------------------------------


def test_r22_who_draws_the_only_card_left_plays_normally_and_once_more() -> None:
    t = table(state="START", hands=["B1s", "G1s"], draw="F1s", rolls=f"{STILL} {STILL}")
    assert (hand(t), now(t)["final_round"]) == ("B1s F1s", False)
    t.pick(play("B1s")).pick(DONE)
    assert (asking(t), now(t)["final_round"]) == ("1 PLAY", True)
    t.pick(PASS).pick(DONE)
    assert asking(t) == "0 PLAY"
    t.pick(PASS).pick(DONE)
    assert asking(t) == "over"


def test_r23_everybody_dumps_at_the_end_of_the_own_final_turn() -> None:
    t = table(hands=["Y1s", "F1s"], draw="", final_round=True).pick(PASS).pick(DONE)
    assert (pile(t), hand(t), hand(t, 1), pile(t, 1)) == ("Y1s", "", "F1s", "")


def test_r24_ties_of_a_match_are_broken_by_cards_over_all_games() -> None:
    t = table({"games": 2}, hands=["", ""], piles=["Y2s", "G1s G1c"], draw="", active=1, final_round=True,
              final_turns_done=1, match={"game": 2, "start": 0, "points": [3, 3], "cards": [3, 1]})  # fmt: skip
    t.pick(PASS).pick(DONE)
    assert (list(outcome(t).scores), outcome(t).winners) == ([5, 5], (1,))


def test_r24_the_cards_of_every_game_are_added_up() -> None:
    t = table({"games": 3}, hands=["", ""], piles=["Y2s", "G1s G1c"], draw="", active=1, final_round=True,
              final_turns_done=1, match={"game": 2, "start": 0, "points": [3, 3], "cards": [3, 1]})  # fmt: skip
    t.pick(PASS).pick(DONE)
    assert now(t)["match"] == {"game": 3, "start": 1, "points": [5, 5], "cards": [4, 3]}


def test_r25_you_and_oola_take_turns_in_beginning() -> None:
    t = solo({"games": 2}, piles=["Y2s", "F5s G4s"], draw="", final_round=True, match={"game": 1, "start": 0})
    t.pick(PASS).pick(DONE)
    assert asking(t) == "1 START"
    t.session.go_on()
    assert now(t)["match"] == {"game": 2, "start": 1, "points": [2, 2], "cards": [1, 2]}
    assert len(happened(t, "oola_draw")) == 1  # Oola has begun


def test_r25_the_start_moves_on_by_one_seat_each_game() -> None:
    t = table({"games": 3}, hands=["", "", ""], piles=["Y2s", "G1s", "B1s"], draw="", active=2, final_round=True,
              final_turns_done=2, match={"game": 1, "start": 1, "points": [0, 0, 0], "cards": [0, 0, 0]})  # fmt: skip
    t.pick(PASS).pick(DONE)
    found = now(t)
    assert (found["match"]["game"], found["match"]["start"], found["active"]) == (2, 2, 2)
    assert found["match"]["points"] == [2, 1, 1]


def test_r26_the_start_player_is_named_or_drawn() -> None:
    assert {now(new(3, seed, start_seat=1))["active"] for seed in range(5)} == {1}
    assert len({now(new(3, seed))["active"] for seed in range(30)}) == 3


def test_r27_open_cards_first_then_hands_from_the_start_player_on() -> None:
    t = dealt({"players": 2, "start_seat": 1}, "G1s G2s Y1s Y2s Y3s Y4s")
    assert now(t)["piles"] == [["G2s"], ["G1s"]]
    assert now(t)["hands"][0] == ["Y3s", "Y4s"]


def test_r28_a_penalty_from_the_pile_is_seen_by_everybody() -> None:
    t = table(hands=["", ""], draw="G1s G2s G3s").pick(PASS)
    for viewer in (-1, 0, 1):
        assert t.session.game.position(t.session.state, viewer)["pending"] == ["G1s"]


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_r29_others_see_the_top_of_a_pile_and_the_owner_all_of_it(viewer: int) -> None:
    piles = ["G1s G2s G3s", "Y1s Y2s", "B1s B2s"]
    t = table(hands=["", "", ""], piles=piles, draw="F1s F2s F3s")
    for owner, seen in enumerate(t.session.game.position(t.session.state, viewer)["piles"]):
        cards = piles[owner].split()
        assert seen == (cards if viewer == owner else ["?"] * (len(cards) - 1) + cards[-1:])


def test_r29_with_open_piles_everybody_sees_all() -> None:
    t = table({"open_piles": True}, hands=["", ""], piles=["G1s G2s G3s", "Y1s Y2s"], draw="F1s F2s F3s")
    for viewer in (-1, 1):
        assert t.session.game.position(t.session.state, viewer)["piles"][0] == ["G1s", "G2s", "G3s"]


def test_r39_where_zoid_looks_changes_nothing() -> None:
    t = table(hands=["B1s", ""], rolls="1666", draw="F1s F2s F3s").pick(play("B1s"))
    assert (now(t)["zoid"], front(t)) == (0, ([2, 0], "E"))


# -- in words, and at the end of games ----------------------------------------------------------------------------


def test_r1_the_planet_stays_or_goes_first() -> None:
    t = table(hands=["Y1s", ""], draw="Y5s Y4s")
    assert words(t.pick("pass"), "pending") == "Y5s"
    t = table(NUMBERS, hands=["Y1s", ""], draw="Y5s Y4s")
    assert words(t.pick("pass"), "pending") == "X1" and t.table("planet") == ["X2", "X3", "X4"]
    t = table(NUMBERS, hands=["Y1s", ""], draw="Y5s Y4s", planet="X4")
    assert words(t.pick("pass"), "pending") == "Y5s", "Zoid stands on X4"
    t = table(NUMBERS, hands=["Y1s", ""], draw="Y5s Y4s", planet="X4", route="G1s G2s", zoid=0, piles=["W5c", ""])
    assert words(t.pick("pass"), "pending") == "X4" and road(t) == "G1s G2s"
    t.pick("X4 discard")
    assert boxed(t, "X4 W5c")
    t = table(NUMBERS, hands=["Y1s", ""], state="SETTLE", pending="X3", planet="X4", piles=["G3s", ""])
    assert t.refused("X3 discard").code == "NO_MATCH"
    t.pick("X3")
    assert outcome(t).scores == (6, 0)
    freed = table(NUMBERS, hands=["Y1s", ""], planet="X3 X4", route="G1c.L G2c.L")
    assert "Y1s" in freed.asked()


def test_r7_every_card_is_laid_before_the_first_roll() -> None:
    t = table(hands=["Y5s Y4s", ""], draw="B1s", rolls="1166 1166")
    t.pick(play("Y5s", "Y4s"))
    told = [event["what"] for event in t.told(0)]
    assert told[:4] == ["lay", "lay", "roll", "fly"] and not happened(t, "spared")
    assert happened(t, "excess")[0]["number"] == 2


def test_r12_passing_is_always_allowed() -> None:
    assert table(hands=["Y1s", ""]).asked().endswith("pass")
    assert table(state="START", hands=["Y1s", ""]).asked().endswith("pass")


def test_r24_equal_grand_totals_are_decided_by_cards() -> None:
    match = {"game": 2, "start": 0, "points": [4, 3], "cards": [1, 1]}
    t = table({"games": 2}, over=True, hands=["", ""], piles=["", "G1s"], match=match)
    assert (outcome(t).scores, outcome(t).winners) == ((4, 4), (0,))


def test_r25_the_next_seat_begins_and_the_table_rests_first() -> None:
    t = table({"games": 3}, state="START", active=2, final_round=True, final_turns_done=2, hands=["", "", ""],
           match={"game": 1, "start": 2})  # fmt: skip
    t.pick("pass").pick("done")
    assert t.asked_seat() == -1 and t.table("pause")
    t.session.go_on()
    assert t.asked_seat() == 0 and len(t.table("hands")[0]) == 4 and len(t.table("draw")) == 40


def test_r28_cards_from_the_draw_pile_are_shown() -> None:
    t = table(hands=["", ""], draw="G1p").pick("pass")
    assert happened(t, "take_draw", viewer=1)[0]["cards"] == ["G1p"]
