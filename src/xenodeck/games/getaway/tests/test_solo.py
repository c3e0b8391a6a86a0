from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.getaway.tests.tables import (
    DONE,
    PASS,
    asking,
    boxed,
    dealt,
    hand,
    happened,
    new,
    now,
    oola,
    outcome,
    pile,
    play,
    road,
    route,
    settle,
    solo,
    words,
)
from xenodeck.testkit import Scenario


def oolas_turn(drawn: str, /, options: dict[str, object] | None = None, **more: Any) -> Scenario:
    """Oola is about to draw these cards."""
    position: dict[str, object] = {"hands": ["Y1s", ""], "piles": ["Y2s", "F3s"], "route": "G5s", "zoid": 0, **more}
    return solo(options, state="START", active=1, draw=drawn, **position)


def test_10_0_the_set_up_has_no_hand_for_oola() -> None:
    found = now(new(2, 3, "solo"))
    assert [len(cards) for cards in found["hands"]] == [4, 0]
    assert [len(cards) for cards in found["piles"]] == [1, 1]
    assert len(found["draw"]) == 45  # 47, and the person has drawn two
    assert found["active"] == 0


def test_10_4_oola_lays_the_card_it_draws() -> None:
    t = oolas_turn("B1s Y3s Y4s Y5s")
    # one point, used
    assert (route(t), now(t)["zoid"], pile(t, 1)) == ("G5s@1,0 W>E; B1s@2,0 W>E", 1, "F3s")
    assert (asking(t), hand(t), words(t, "draw")) == ("0 PLAY", "Y1s Y3s Y4s", "Y5s")


def test_10_4_motion_points_are_the_value_without_dice_and_any_excess_costs_one_card() -> None:
    t = oolas_turn("B5s Y3s Y4s")
    # five points, one used: one card, G5s, which is behind Zoid
    assert (road(t), now(t)["zoid"], pile(t, 1)) == ("B5s", 0, "F3s G5s")


def test_10_3_a_planet_card_is_the_whole_turn() -> None:
    t = oolas_turn("B5p Y3s Y4s")
    assert (pile(t, 1), road(t), now(t)["zoid"], asking(t)) == ("F3s B5p", "G5s", 0, "0 PLAY")


def test_10_3_a_matching_planet_card_is_discarded_with_the_top() -> None:
    t = oolas_turn("F2p Y3s Y4s")
    assert pile(t, 1) == ""
    assert {"F2p", "F3s"} <= set(now(t)["box"])


def test_10_3_or_oola_draws_again() -> None:
    t = oolas_turn("B5p F2p G1s Y3s Y4s", {"oola_planet": "redraw"})
    assert (pile(t, 1), road(t)) == ("F3s B5p F2p", "G5s G1s")


def test_10_3_until_the_pile_runs_out() -> None:
    t = oolas_turn("B5p F2p", {"oola_planet": "redraw"})
    assert (pile(t, 1), road(t), now(t)["final_round"], asking(t)) == ("F3s B5p F2p", "G5s", True, "0 PLAY")


def test_10_5_a_card_that_cannot_be_laid_goes_into_the_box_and_oola_passes() -> None:
    t = oolas_turn("B5s Y3s Y4s", route="G1c.R G2c.L G3c.L G4c.L", zoid=1)
    assert "B5s" in now(t)["box"]
    assert (now(t)["zoid"], road(t), pile(t, 1)) == (1, "G2c G3c G4c", "F3s G1c")


def test_10_5_so_does_a_straight_where_only_a_curve_can_be_laid() -> None:
    t = oolas_turn("B5s Y3s Y4s", route="G1c.R G2s G3c.R G4c.R", zoid=1)  # going north to X4
    assert boxed(t, "B5s")
    assert (now(t)["zoid"], road(t), pile(t, 1)) == (1, "G2s G3c G4c", "F3s G1c")


def test_10_7_oola_must_discard_what_matches() -> None:
    t = oolas_turn("B5s Y3s Y4s", piles=["Y2s", "F3s G1s"])
    assert pile(t, 1) == "F3s"


def test_10_6_an_owed_card_comes_from_the_pile_if_nothing_lies_behind_zoid() -> None:
    t = oolas_turn("B5s Y3s Y4s Y5s", route="", zoid=-1)
    # five points, one used: Zoid stands on B5s, and nothing is behind him
    assert (road(t), now(t)["zoid"], pile(t, 1), words(t, "draw")) == ("B5s", 0, "F3s Y3s", "")


@pytest.mark.parametrize(
    ("on", "card", "exit_"),
    [
        ("", "B1c", "S"),  # from (1,0): (1,1) is 9+1, (1,-1) is 9+9
        ("G1c.L", "B1c", "E"),  # the other would face the planet
        ("G1c.L G2s", "B1c", "E"),  # (2,2) against (0,2)
        ("G1s G2s", "B1c", "S"),
        ("G1c.L G2s G3c.L G4s G5s", "B1c", "N"),
        ("G1c.L G2s G3c.L G4c.R", "B1c", "E"),  # above X2 going north: (1,3) is 9+25, (-1,3) is 1+25
        ("G1c.R G2c.R G3s G4c.L", "B1c", "W"),  # below X3 going south: (-2,-2) is 9+25, (0,-2) is 1+25
    ],
)
def test_r34_oola_turns_away_from_the_planet(on: str, card: str, exit_: str) -> None:
    t = oolas_turn(f"{card} Y3s Y4s Y5s F1s", route=on, zoid=0 if on else -1)
    laid = now(t)["route"][-1]
    assert (laid["card"], laid["exit"]) == (card, exit_)


def test_r34_oola_prefers_a_free_cell_to_a_far_one() -> None:
    # at (1,-1) going north: west (0,-1) is near the planet and free, east (2,-1) far and taken
    t = oolas_turn("B1c Y4s Y5s F1s", route="G1s G2c.R G3s G4s G5c.R Y1c.R Y3s", zoid=0)
    assert route(t).endswith("B1c@1,-1 S>W")


def test_r34_with_human_placement_the_person_chooses() -> None:
    t = oolas_turn("B2c Y3s Y4s Y5s", {"oola_placement": "human"})
    assert (asking(t), now(t)["oola_card"], t.asked_seat()) == ("1 OOLA", "B2c", 0)
    t.pick(oola("L"), seat=0)
    assert route(t).endswith("B2c@2,0 W>N")
    assert asking(t) == "0 PLAY"


def test_r34_a_straight_or_a_curve_with_one_way_is_laid_without_asking() -> None:
    t = oolas_turn("B2s Y3s Y4s Y5s", {"oola_placement": "human"})
    assert asking(t) == "0 PLAY"
    t = oolas_turn("B2c Y3s Y4s Y5s", {"oola_placement": "human"}, route="G1c.L")
    assert (asking(t), now(t)["route"][-1]["exit"]) == ("0 PLAY", "E")


def test_10_8_if_the_pile_is_empty_at_oolas_turn_the_person_plays_the_final_one() -> None:
    t = solo(hands=["Y1s Y3s", ""], piles=["Y2s", "F3s"], route="G5s", zoid=0, draw="", rolls="6666")
    t.pick(play("Y1s")).pick(DONE)
    assert (asking(t), now(t)["final_round"], road(t)) == ("0 PLAY", True, "G5s Y1s")
    t.pick(PASS).pick(settle("G5s")).pick(DONE)
    assert asking(t) == "over"


def test_10_8_if_it_is_empty_at_the_persons_turn_that_one_is_the_final_one() -> None:
    t = oolas_turn("B1s")
    assert (asking(t), now(t)["final_round"]) == ("0 PLAY", True)


@pytest.mark.parametrize(
    ("human", "oolas", "winners"),
    [
        ("Y2s", "F5s G4s W5c", (0,)),  # 2 to 3 cards
        ("Y4s", "F5s G4s", (1,)),
        ("Y2s", "F5s G4s", (0,)),  # 2 to 2: fewer cards
        ("Y1s", "F5s", (0, 1)),
        ("", "", (0, 1)),
    ],
)
def test_10_9_oola_counts_cards_and_the_person_values(human: str, oolas: str, winners: tuple[int, ...]) -> None:
    t = solo(hands=["", ""], piles=[human, oolas], draw="", final_round=True).pick(PASS).pick(DONE)
    assert asking(t) == "over"
    assert outcome(t).winners == winners
    assert outcome(t).scores[1] == len(oolas.split())


def test_r30_nothing_is_set_aside_for_oolas_hand() -> None:
    found = now(new(2, 5, "solo"))
    assert len(found["draw"]) + 4 + 2 == 51


def test_r31_the_person_starts_unless_oola_is_named() -> None:
    assert now(new(2, 5, "solo"))["active"] == 0
    t = new(2, 5, "solo", start_seat=1)
    found = now(t)
    assert found["active"] == 0  # Oola has had its turn already
    assert len(found["draw"]) <= 44


def test_r32_oola_draws_one_card_a_turn_and_the_person_two() -> None:
    t = oolas_turn("B1s Y3s Y4s Y5s")
    assert (words(t, "draw"), hand(t)) == ("Y5s", "Y1s Y3s Y4s")


def test_r33_a_planet_card_moves_nothing_and_costs_nothing() -> None:
    t = oolas_turn("B5p Y3s Y4s")
    assert (now(t)["zoid"], road(t)) == (0, "G5s")


def test_r35_oola_completes_the_turn_in_which_it_draws_the_last_card() -> None:
    t = oolas_turn("B5s")
    assert (road(t), pile(t, 1), now(t)["final_round"]) == ("B5s", "F3s G5s", True)


def test_r36_equal_scores_go_to_the_fewer_cards() -> None:
    t = solo(hands=["", ""], piles=["Y3s", "F5s G4s Y1c"], draw="", final_round=True).pick(PASS).pick(DONE)
    assert outcome(t).winners == (0,)


def test_r37_the_easy_variant_holds_for_oola() -> None:
    t = oolas_turn("B3s Y3s Y4s", {"easy_match": True}, piles=["Y2s", "F5s"])
    # three points, one used: G5s on F5s
    assert pile(t, 1) == ""


def test_r38_a_solo_match_adds_points_and_cards() -> None:
    t = solo({"games": 2}, hands=["", ""], piles=["Y2s", "F5s G4s"], draw="", final_round=True,
             match={"game": 2, "start": 0, "points": [7, 6], "cards": [3, 6]})  # fmt: skip
    t.pick(PASS).pick(DONE)
    assert list(outcome(t).scores) == [9, 8]
    assert outcome(t).winners == (1,)


# -- Oola's turn after the person's -------------------------------------------------------------------------------


def after_done(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """Oola's turn, once the person has said that nothing is left to do."""
    return solo(options, state="PLANET", **position).pick(DONE)


def test_10_0_oola_gets_a_penalty_card_and_no_hand() -> None:
    t = dealt({"solo": True}, "G1s G2s G3s G4s B1s B2s")
    assert (pile(t, 0), pile(t, 1), hand(t, 0), hand(t, 1)) == ("G1s", "G2s", "G3s G4s B1s B2s", "")


def test_10_1_an_empty_draw_pile_skips_oola() -> None:
    t = after_done()
    assert (t.asked(), t.table("final_round"), t.table("active")) == ("seat 0 play: pass", True, 0)
    assert happened(t, "final")[0]["seat"] == 1, "it begins with Oola's turn"


def test_10_2_oola_turns_up_one_card() -> None:
    t = after_done(draw="Y1s Y2s Y3s")
    assert happened(t, "oola_draw")[0]["cards"] == ["Y1s"] and hand(t) == "Y2s Y3s"


@pytest.mark.parametrize(
    ("position", "turn"),
    [({"route": "G1c.L"}, "R"), ({"route": "G1s"}, "R"), ({"route": "G1s G1c.R G2c.R"}, "L")],
)
def test_10_4_oola_lays_flies_its_value_and_owes_one_card(position: dict[str, str], turn: str) -> None:
    t = after_done(draw="Y5c Y2s Y3s", zoid=0, **position)
    step = t.table("route")[-1]
    assert (step["card"], step["turn"]) == ("Y5c", turn)
    assert len(happened(t, "take_route") + happened(t, "take_draw")) == 1
    asks = after_done({"oola_placement": "human"}, draw="Y5c Y2s Y3s", route="G1s")
    assert asks.asked() == "seat 0 oola: 1, 2" and asks.table("oola_card") == "Y5c" and asks.table("active") == 1
    assert asks.refused({"type": "oola", "turn": "S"}).code == asks.refused("straight").code == "BAD_TURN"
    assert asks.refused({"type": "oola", "turn": "L"}, seat=1).code == "NOT_YOUR_TURN"
    assert asks.refused({"type": "pass"}).code == "WRONG_PHASE"
    assert asks.pick("left").table("route")[-1]["turn"] == "L"


def test_10_8_oola_plays_the_last_card_and_no_last_turn() -> None:
    t = after_done(draw="Y1s")
    assert (road(t), t.table("final_round"), t.asked_seat()) == ("Y1s", True, 0)
    t.pick("pass").pick("done")
    assert t.table("over")


def test_r31_oola_may_begin() -> None:
    assert happened(dealt({"solo": True, "start_seat": 1}), "oola_draw")


def test_r34_a_free_way_on_comes_first() -> None:
    """Left leads farther from the planet, but against a card of the route."""
    t = after_done(draw="Y1c F1s F2s", route="G1s G1c.L G2c.L", route_start={"cell": [5, 5], "heading": "E"}, zoid=2)
    assert t.table("route")[-1]["turn"] == "R"


def test_r35_the_human_has_exactly_one_final_turn() -> None:
    t = solo(state="START", hands=[""])
    t.pick("pass").pick("done")
    assert t.table("over") and t.table("final_turns_done") == 1


def test_r36_equal_scores() -> None:
    assert outcome(solo(over=True, hands=[""], piles=["G2s", "F5s F4s"])).winners == (0,)
    assert outcome(solo(over=True, hands=[""], piles=["G1s B1s", "F5s F4s"])).winners == (0, 1)


def test_r37_easy_oola() -> None:
    t = after_done({"easy_match": True}, draw="Y2p Y2s Y3s", piles=["", "B2s"])
    assert pile(t, 1) == ""


def test_r38_so_does_one_that_is_over() -> None:
    match = {"game": 2, "start": 0, "points": [9, 4], "cards": [3, 4]}
    t = solo({"games": 2}, over=True, hands=[""], piles=["G3s", "F5s F4s"], match=match)
    assert outcome(t).scores == (12, 6)
