from __future__ import annotations

import pytest

from xenodeck.core.errors import BadPosition, BadScript
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.getaway.board import board
from xenodeck.games.getaway.tests.tables import (
    DONE,
    PASS,
    asking,
    boxed,
    front,
    hand,
    happened,
    now,
    pile,
    planet,
    play,
    road,
    route,
    settle,
    table,
    words,
)
from xenodeck.testkit import Scenario

STILL = "6666"  # no Motion points for anything


# -- 6, 6.1, 6.2: what may be played -------------------------------------------------------------------------------


def test_6_1_a_single_card_is_always_a_set() -> None:
    table(hands=["W5c", ""], rolls=STILL, draw="Y1s Y2s Y3s").pick(play("W5c.L"))


@pytest.mark.parametrize(
    "cards",
    [
        "G2s Y2s B2s",
        "G1s G3s G5s",
        "G1s W4s",
        "W4s W5c.L",
        "G4s Y4s W4s",
        "Y1s W4s Y3s W5c.L",
        "W4s Y1s Y3s",
        "W5c.L W4s B2s",
    ],
)
def test_6_1_equal_values_or_one_colour_with_wilds_are_a_set(cards: str) -> None:
    held = cards.replace(".L", "")
    t = table(hands=[held, ""], rolls=" ".join([STILL] * 4), draw="B1s B3s B4s B5s")
    t.pick(play(*cards.split()))
    assert road(t) == held


@pytest.mark.parametrize("cards", ["G2s Y3s", "Y1s W4s B1s", "Y2s G2s W5c.L", "Y4s G4s W5c.L", "G1s G2s Y1s"])
def test_6_1_anything_else_is_none(cards: str) -> None:
    t = table(hands=[cards.replace(".L", ""), ""], draw="F1s F2s")
    assert t.refused(play(*cards.split())).code == "NOT_A_SET"


def test_6_2_cards_are_laid_in_the_order_of_the_play() -> None:
    t = table(hands=["B2c B4s", ""], rolls=f"{STILL} {STILL}", draw="Y1s Y2s Y3s").pick(play("B4s", "B2c.R"))
    assert route(t) == "B4s@1,0 W>E; B2c@2,0 W>S"


def test_6_2_one_illegal_card_and_nothing_at_all_is_laid() -> None:
    t = table(hands=["B1c B2c B3s", ""], draw="Y1s Y2s")
    assert t.refused(play("B1c.L", "B2c.L", "B3s")).code == "BLOCKED_EXIT"
    assert (road(t), hand(t)) == ("", "B1c B2c B3s")


# -- 6.3: dice and flight ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "roll", "points"),
    [
        ("B1s", "1356", 1),
        ("B2s", "1256", 2),
        ("B3s", "3334", 3),
        ("B5s", "5666", 1),
        ("B5s", "1515", 4),
        ("B4s", "5566", 0),
    ],
)
def test_6_3_every_die_that_shows_at_most_the_value_is_a_motion_point(card: str, roll: str, points: int) -> None:
    t = table(hands=[card, ""], route="Y1s Y2s Y3s Y4s", zoid=0, rolls=roll, draw="G1s G2s G3s")
    t.pick(play(card))
    assert now(t)["zoid"] == points


@pytest.mark.parametrize("roll", ["7111", "0111", "111", "11111"])
def test_6_3_four_dice_show_one_to_six(roll: str) -> None:
    t = table(hands=["B5s", ""], draw="G1s G2s", rolls=roll)
    with pytest.raises(BadScript):
        t.pick(play("B5s"))


def test_6_3_where_every_point_is_used_nothing_is_said_of_an_excess() -> None:
    t = table(hands=["B5s", ""], route="Y1s", zoid=0, draw="G1s G2s", rolls="1666").pick(play("B5s"))
    assert (now(t)["zoid"], happened(t, "excess"), asking(t)) == (1, [], "0 PLANET")


def test_6_3_the_last_roll_lies_on_the_table_for_everybody() -> None:
    t = table(hands=["B2c B4s", ""], draw="Y5c G1s G2s", rolls="1356 2445")
    assert lying(t) == []
    t.pick(play("B2c.L", "B4s"))
    assert lying(t) == [2, 4, 4, 5]


def lying(t: Scenario) -> list[int]:
    """The dice as a spectator sees them."""
    view = t.session.view(-1)
    dice: list[int] = board(view.setup, view.to_data())["dice"]
    return dice


def test_6_3_what_cannot_be_used_is_excess_and_costs_a_card_each() -> None:
    t = table(hands=["B5s", ""], route="Y1s Y2s", zoid=1, rolls="1234", draw="G1s G2s G3s G4s")
    t.pick(play("B5s"))  # 4 points, one card ahead
    assert (road(t), now(t)["zoid"]) == ("B5s", 0)
    assert words(t, "pending") == "Y1s Y2s G1s"


def test_6_3_every_card_of_a_play_is_rolled_for() -> None:
    t = table(hands=["B2c B4s", ""], piles=["Y2s", ""], draw="Y5c G1s G2s", rolls="1356 2445").pick(
        play("B2c.L", "B4s")
    )
    assert words(t, "pending") == "B2c Y5c"
    assert (road(t), now(t)["zoid"], front(t)) == ("B4s", 0, ([1, 2], "N"))


# -- 6.4: passing --------------------------------------------------------------------------------------------------


def test_6_4_a_pass_moves_zoid_by_one_and_costs_one_card() -> None:
    t = table(hands=["B1s", ""], route="Y1s Y2s Y3s", zoid=1, draw="G1s G2s").pick(PASS)
    assert (now(t)["zoid"], road(t), words(t, "pending")) == (1, "Y2s Y3s", "Y1s")


def test_6_4_where_zoid_cannot_move_a_pass_still_costs_one_card() -> None:
    t = table(hands=["B1s", ""], route="Y1s Y2s", zoid=1, draw="G1s G2s").pick(PASS)
    assert (now(t)["zoid"], words(t, "pending")) == (0, "Y1s")


# -- 6.5: penalty cards --------------------------------------------------------------------------------------------


def test_6_5_first_the_oldest_cards_behind_zoid_then_the_draw_pile() -> None:
    t = table(hands=["B5s", ""], route="Y1s Y2s", zoid=1, rolls="1111", draw="G1s G2s G3s").pick(play("B5s"))
    assert words(t, "pending") == "Y1s Y2s G1s"
    assert words(t, "draw") == "G2s G3s"


def test_6_5_the_card_under_zoid_is_never_taken() -> None:
    t = table(hands=["", ""], route="Y1s", zoid=0, draw="G1s G2s").pick(PASS)
    assert (road(t), words(t, "pending")) == ("Y1s", "G1s")


def test_6_5_with_nothing_to_take_the_rest_is_cancelled() -> None:
    t = table(hands=["B5s", ""], route="Y1s", zoid=0, rolls="1111", draw="G1s").pick(play("B5s"))
    # 4 points: one to B5s, three left over: Y1s, G1s and nothing more
    assert words(t, "pending") == "Y1s G1s"
    assert words(t, "draw") == ""


def test_6_5_a_planet_card_from_the_pile_is_a_penalty_card() -> None:
    t = table(hands=["", ""], route="Y1s", zoid=0, draw="G1p G2s").pick(PASS)
    assert words(t, "pending") == "G1p"
    assert hand(t) == ""


# -- 6.6: settling -------------------------------------------------------------------------------------------------


def settling(pending: str, on: str, options: dict[str, object] | None = None) -> Scenario:
    return table(options, state="SETTLE", hands=["", ""], piles=[on, ""], pending=pending, draw="F1s F2s F3s F4s")


def test_6_6_a_match_may_be_discarded_with_the_top_card() -> None:
    t = settling("Y5c", "G1s Y2s").pick(settle("Y5c", True))
    assert pile(t) == "G1s" and boxed(t, "Y5c Y2s")
    assert happened(t, "match")[0]["number"] == 2, "that is what leaves the pile"


def test_6_6_a_match_may_be_kept() -> None:
    assert pile(settling("Y5c", "G1s Y2s").pick(settle("Y5c", False))) == "G1s Y2s Y5c"


def test_6_6_without_a_word_a_match_is_discarded_and_anything_else_laid() -> None:
    assert pile(settling("Y5c", "G1s Y2s").pick(settle("Y5c"))) == "G1s"
    assert pile(settling("B5c", "G1s Y2s").pick(settle("B5c"))) == "G1s Y2s B5c"


def test_6_6_without_a_match_there_is_nothing_to_discard() -> None:
    assert settling("B5c", "G1s Y2s").refused(settle("B5c", True)).code == "NO_MATCH"
    assert settling("B5c", "").refused(settle("B5c", True)).code == "NO_MATCH"


def test_6_6_equal_values_do_not_match() -> None:
    assert settling("B2c", "Y2s").refused(settle("B2c", True)).code == "NO_MATCH"


def test_6_6_the_order_is_free() -> None:
    t = settling("B2c Y5c", "Y2s").pick(settle("Y5c")).pick(settle("B2c"))
    assert pile(t) == "B2c"
    t = settling("B2c Y5c", "Y2s").pick(settle("B2c")).pick(settle("Y5c"))
    assert pile(t) == "Y2s B2c Y5c"


def test_6_6_a_card_that_comes_to_light_can_be_matched_by_the_next_one() -> None:
    t = settling("Y5c Y4c", "Y1s Y2s").pick(settle("Y5c")).pick(settle("Y4c"))
    assert pile(t) == ""


# -- 6.7: Planet cards ---------------------------------------------------------------------------------------------


def with_planets(cards: str, on: str) -> Scenario:
    return table(state="PLANET", hands=[cards, ""], piles=[on, ""], draw="F1s F2s F3s F4s")


def test_6_7_planet_cards_cancel_from_the_hand_one_after_the_other() -> None:
    t = with_planets("G1p Y2p", "Y3s G2s").pick(planet("G1p")).pick(planet("Y2p"))
    assert (pile(t), hand(t), asking(t)) == ("", "", "0 PLANET")
    t.pick(DONE)
    assert asking(t) == "1 PLAY"


def test_6_7_one_that_does_not_match_may_be_played_and_stays() -> None:
    assert pile(with_planets("G1p", "Y3s").pick(planet("G1p"))) == "Y3s G1p"
    assert with_planets("G1p", "Y3s").refused(planet("G1p", True)).code == "NO_MATCH"


def test_6_7_what_comes_from_the_hand_is_told_apart_from_penalty_cards() -> None:
    t = table(state="SETTLE", hands=["G1p", ""], pending="Y3s", draw="F1s F2s").pick(settle("Y3s")).pick(planet("G1p"))
    assert [happened(t, what)[0]["cards"] for what in ("keep", "planet")] == [["Y3s"], ["G1p"]]


def test_6_7_a_match_may_be_kept() -> None:
    assert pile(with_planets("G1p", "G3s").pick(planet("G1p", False))) == "G3s G1p"


def test_6_7_the_question_is_always_asked() -> None:
    t = table(hands=["B1s", ""], rolls=STILL, draw="Y1s Y2s Y3s").pick(play("B1s"))
    assert asking(t) == "0 PLANET"
    t.pick(DONE)
    assert asking(t) == "1 PLAY"


def test_6_7_asteroid_cards_are_no_planets() -> None:
    assert with_planets("G1p G2s", "G3s").refused(planet("G2s")).code == "NOT_PLANET"


# -- 4: Zoid; START and DRAW ---------------------------------------------------------------------------------------


def test_4_1_zoid_is_counted_from_the_start_of_what_is_left() -> None:
    t = table(hands=["B5s", ""], route="Y1s Y2s Y3s", zoid=2, rolls="1166", draw="G1s G2s").pick(play("B5s"))
    # 2 points: one to B5s, one left over
    assert (road(t), now(t)["zoid"]) == ("Y2s Y3s B5s", 2)


def test_6_0_a_turn_begins_with_two_cards_or_with_the_last_one() -> None:
    t = table(state="START", hands=["B1s", ""], draw="Y1s Y2s Y3s")
    assert (hand(t), words(t, "draw")) == ("B1s Y1s Y2s", "Y3s")
    t = table(state="START", hands=["B1s", ""], draw="Y1s")
    assert (hand(t), words(t, "draw")) == ("B1s Y1s", "")
    assert now(t)["final_round"] is False


def test_6_6_the_worked_turn() -> None:
    t = table(hands=["B2c B4s Y3s G1p", "F1s F2s"], piles=["Y2s", "F3s"], draw="Y5c G1s G2s", rolls="1356 2445")
    t.pick(play("B2c.L", "B4s")).pick(settle("Y5c")).pick(settle("B2c"))
    assert asking(t) == "0 PLANET"
    t.pick(DONE)
    assert (pile(t), hand(t)) == ("B2c", "Y3s G1p")
    assert asking(t) == "1 PLAY"


def test_6_6_the_other_order_keeps_both() -> None:
    t = table(hands=["B2c B4s Y3s G1p", "F1s F2s"], piles=["Y2s", "F3s"], draw="Y5c G1s G2s", rolls="1356 2445")
    t.pick(play("B2c.L", "B4s")).pick(settle("B2c")).pick(settle("Y5c"))
    assert pile(t) == "Y2s B2c Y5c"


# -- in words, step by step ---------------------------------------------------------------------------------------


def test_4_1_zoid_stays_on_his_card_while_those_behind_him_go() -> None:
    t = table(hands=["Y1s", ""], route="G1s G2s", zoid=1, draw="Y5s Y5c", rolls="1111")
    t.pick("Y1s")
    assert (road(t), t.table("zoid"), words(t, "pending")) == ("Y1s", 0, "G1s G2s Y5s")
    with pytest.raises(BadPosition, match="zoid"):
        table(hands=["", ""], route="G1s", zoid=1)


def test_6_2_each_card_of_an_unfinished_play_looks_at_those_before_it() -> None:
    t = table(hands=["G1s G2c G3c G4c", ""], route="B1c.R B2s B3c.R")  # the front is (0,-2), going west
    t.session.play(0, "G2c right")
    assert t.asked() == "seat 0 more: G3c, G4c, pass"  # straight on would be the planet
    t.session.play(0, "G3c left")
    assert t.asked() == "seat 0 more: G1s, G4c, pass"
    t.session.play(0, "G4c")  # below X3: right would be the planet, so nobody asks
    assert t.session.unfinished_words(0) == "G2c 2 G3c 1 G4c 1"


def test_6_1_one_or_more_cards_that_form_a_set() -> None:
    t = table(hands=["Y2s W5c Y3s B3s B1p", ""])
    t.session.play(0, "Y2s")
    assert t.asked() == "seat 0 more: W5c, Y3s, pass"
    t.session.back(0)
    assert t.asked() == "seat 0 play: Y2s, W5c, Y3s, B3s, pass"
    assert t.refused(play("Y2s", "B3s")).code == "NOT_A_SET"
    assert t.refused(play("B1p")).code == t.refused("B1p").code == "NOT_ASTEROID"


def test_6_3_dice_up_to_the_value_are_motion_points() -> None:
    t = table(hands=["B2c B4s", ""], draw="Y5c G5s G5c", piles=["Y2s", ""], rolls="1356 2445")
    t.pick("B2c L B4s roll")
    assert [(event["number"], event["facts"]["dice"]) for event in happened(t, "roll")] == [
        (1, [1, 3, 5, 6]),
        (3, [2, 4, 4, 5]),
    ]
    assert happened(t, "excess")[0]["number"] == 2
    assert words(t, "pending") == "B2c Y5c"


def test_6_5_route_behind_zoid_then_draw_pile_then_nothing() -> None:
    t = table(hands=["Y5s", ""], route="G1s G2s", zoid=1, draw="B1p", rolls="1111")
    t.pick("Y5s")
    assert (words(t, "pending"), road(t), t.table("draw")) == ("G1s G2s B1p", "Y5s", [])
    t = table(hands=["Y5s", ""], rolls="1111")
    t.pick("Y5s")
    assert words(t, "pending") == "" and happened(t, "spared")[0]["number"] == 3


def test_6_6_a_match_may_be_discarded_or_kept() -> None:
    for typed, left in (("Y5c discard", ""), ("Y5c keep", "Y2s Y5c")):
        t = table(state="SETTLE", pending="Y5c B2c", hands=["", ""], piles=["Y2s", ""])
        t.pick(typed)
        assert pile(t) == left
    t = table(state="SETTLE", pending="Y5c B2c", hands=["", ""], piles=["Y2s", ""])
    assert t.refused({"type": "settle", "card": "B2c", "discard": True}).code == "NO_MATCH"
    assert t.refused("B2c discard").code == "NO_MATCH"
    assert t.refused({"type": "settle", "card": "Y2s"}).code == t.refused("Y2s").code == "NOT_PENDING"
    t.pick({"type": "settle", "card": "Y5c"}).pick({"type": "settle", "card": "B2c"})
    assert pile(t) == "B2c" and boxed(t, "Y5c Y2s")


def test_6_7_planet_cards_one_at_a_time_until_done() -> None:
    t = table(state="PLANET", hands=["G1p B5p Y1s", ""], piles=["Y2s G4s", ""], draw="F1s F2s")
    assert t.asked() == "seat 0 planet: G1p, B5p, pass"
    assert t.refused({"type": "planet", "card": "Y1s"}).code == t.refused("Y1s").code == "NOT_PLANET"
    t.pick("G1p discard").pick("B5p")
    assert pile(t) == "Y2s B5p"
    assert t.asked() == "seat 0 planet: pass"
    t.pick("done")
    assert t.asked_seat() == 1


def test_3_4_which_way_a_card_turns_is_asked_by_the_rule_of_laying_it() -> None:
    session = Session.start(find("getaway"), 2, 1, {})
    asked = {}
    for _ in range(40):
        seat = session.waiting()[0]
        question = session.view(seat).question
        assert question is not None
        asked[question.name] = question.rule
        session.play(seat, question.options[0].word)
        if "turn" in asked:
            break
    assert asked == {"play": "6.1", "turn": "3.4"}
