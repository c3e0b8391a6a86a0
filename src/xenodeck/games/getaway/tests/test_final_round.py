from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.getaway.board import board
from xenodeck.games.getaway.tests.tables import (
    DONE,
    PASS,
    asking,
    front,
    hand,
    happened,
    now,
    outcome,
    pile,
    planet,
    play,
    printed,
    settle,
    table,
    words,
)
from xenodeck.testkit import Scenario

STILL = "6666"


def test_8_1_the_final_round_begins_with_the_first_turn_that_finds_no_card() -> None:
    t = table(hands=["B1s", "G1s", "Y1s"], draw="F1s F2s", rolls=STILL).pick(play("B1s")).pick(DONE)
    assert (hand(t, 1), words(t, "draw"), now(t)["final_round"]) == ("G1s F1s F2s", "", False)
    t.pick(PASS).pick(DONE)  # nothing behind Zoid, nothing to draw
    assert (asking(t), now(t)["final_round"], hand(t, 2)) == ("2 PLAY", True, "Y1s")


def test_8_1_it_does_not_matter_what_emptied_the_pile() -> None:
    t = table(hands=["B5s", "G1s"], route="Y1s", zoid=0, draw="F1s", rolls="1166").pick(play("B5s"))
    # two points, one left over: Y1s from the route
    t.pick(settle("Y1s")).pick(DONE)
    assert now(t)["final_round"] is False
    t = table(hands=["B5s", "G1s"], route="Y1s", zoid=0, draw="F1s", rolls="1116").pick(play("B5s"))
    t.pick(settle("Y1s")).pick(settle("F1s")).pick(DONE)
    assert (now(t)["final_round"], asking(t)) == (True, "1 PLAY")


def test_8_2_whoever_takes_the_last_cards_finishes_a_normal_turn() -> None:
    t = table(state="START", hands=["B1s G1p", ""], piles=["", ""], draw="F1s F2s", rolls=STILL)
    t.pick(play("B1s")).pick(DONE)
    assert (hand(t), pile(t)) == ("G1p F1s F2s", "")


def test_8_3_everybody_has_exactly_one_turn_more_whoever_emptied_the_pile_too() -> None:
    t = table(hands=["B1s", "G1s", "Y1s"], draw="", rolls=" ".join([STILL] * 4), active=1)
    # seat 1 had drawn the last card; its turn is a normal one
    t.pick(PASS).pick(DONE)
    assert [now(t)["final_round"], asking(t)] == [True, "2 PLAY"]
    for seat in (2, 0, 1):
        assert asking(t) == f"{seat} PLAY"
        t.pick(PASS).pick(DONE)
    assert asking(t) == "over"


def test_8_4_a_final_turn_has_no_draw_and_the_pile_pays_nothing() -> None:
    t = table(hands=["B5s", "G1s"], route="Y1s Y2s", zoid=1, draw="", rolls="1111", final_round=True)
    t.pick(play("B5s"))
    assert words(t, "pending") == "Y1s Y2s"
    t = table(state="START", hands=["B5s", "G1s"], draw="")
    assert (hand(t), happened(t, "last_turn")[0]["seat"]) == ("B5s", 0)


def test_8_5_what_is_left_in_the_hand_goes_onto_the_pile_without_matching() -> None:
    t = table(hands=["Y1s G3p Y4s", "F1s"], piles=["Y2s", ""], draw="", final_round=True).pick(PASS).pick(DONE)
    assert (pile(t), hand(t)) == ("Y2s Y1s G3p Y4s", "")


def test_8_5_planet_cards_may_still_be_played_before() -> None:
    t = table(hands=["Y1s Y4p", "F1s"], piles=["Y2s", ""], draw="", final_round=True).pick(PASS).pick(planet("Y4p"))
    assert pile(t.pick(DONE)) == "Y1s"


def test_8_6_after_the_last_final_turn_the_game_is_over() -> None:
    t = table(hands=["", "F4s"], piles=["Y2s", "G1s"], draw="", active=1, final_round=True, final_turns_done=1)
    t.pick(PASS).pick(DONE)
    assert asking(t) == "over"
    assert list(outcome(t).scores) == [2, 5]
    assert outcome(t).winners == (0,)


# -- 9: scoring ----------------------------------------------------------------------------------------------------


def ended(*piles: str, options: dict[str, object] | None = None, **more: Any) -> Scenario:
    """The last player passes with an empty hand, and nothing is left to take."""
    seats = len(piles)
    t = table(options, hands=[""] * seats, piles=list(piles), draw="", active=seats - 1, final_round=True,
              final_turns_done=seats - 1, **more)  # fmt: skip
    return t.pick(PASS).pick(DONE)


def test_9_1_all_cards_of_the_pile_count_with_their_values() -> None:
    assert list(outcome(ended("Y2s G5c W4s", "B1s", "F3p F2p")).scores) == [11, 1, 5]


@pytest.mark.parametrize(
    ("piles", "winners", "ranks"),
    [
        (["Y2s", "G5c", "B3s"], (0,), (1, 3, 2)),
        (["Y1s Y2s", "G3c", "B4s"], (1,), (2, 1, 3)),
        (["Y3s", "G3c", "B4s"], (0, 1), (1, 1, 3)),
        (["Y1s B1s B1c", "G3c", "B2s F1s"], (1,), (3, 1, 2)),
        (["", "", "B2s"], (0, 1), (1, 1, 3)),
    ],
)
def test_9_2_the_fewest_points_win_then_the_fewest_cards_then_all_share(
    piles: list[str], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    found = outcome(ended(*piles))
    assert (found.winners, tuple(found.ranks)) == (winners, ranks)


# -- 9.3: a match --------------------------------------------------------------------------------------------------


def test_9_3_the_last_game_of_a_match_decides_by_the_grand_total() -> None:
    t = ended("Y2s", "G5c", options={"games": 3}, match={"game": 3, "start": 0, "points": [9, 5], "cards": [3, 4]})
    assert (asking(t), list(outcome(t).scores), outcome(t).winners) == ("over", [11, 10], (1,))


def test_9_3_a_tie_in_the_grand_total_goes_to_the_fewest_cards_of_all_games() -> None:
    t = ended("Y2s", "G5c", options={"games": 2}, match={"game": 2, "start": 0, "points": [8, 5], "cards": [3, 4]})
    assert outcome(t).winners == (0,)
    t = ended("Y2s", "G5c", options={"games": 2}, match={"game": 2, "start": 0, "points": [8, 5], "cards": [4, 4]})
    assert outcome(t).winners == (0, 1)


# -- 9.4: the easy variant -----------------------------------------------------------------------------------------

EASY: dict[str, object] = {"easy_match": True}


def test_9_4_in_the_easy_variant_equal_values_match_too() -> None:
    t = table(EASY, state="SETTLE", hands=["", ""], piles=["Y2s", ""], pending="B2c", draw="F1s F2s")
    assert pile(t.pick(settle("B2c"))) == ""
    t = table(EASY, state="PLANET", hands=["B1p", ""], piles=["Y1s", ""], draw="F1s F2s")
    assert pile(t.pick(planet("B1p", True))) == ""


def test_9_4_it_changes_nothing_about_sets_and_dumping() -> None:
    t = table(EASY, hands=["G2s Y3s", ""], draw="F1s F2s")
    assert t.refused(play("G2s", "Y3s")).code == "NOT_A_SET"
    t = table(EASY, hands=["Y1s", "F1s"], piles=["G1s", ""], draw="", final_round=True).pick(PASS).pick(DONE)
    assert pile(t) == "G1s Y1s"


# -- a table that begins, one that is over ------------------------------------------------------------------------


def test_8_1_the_final_round_begins_with_an_empty_draw_pile() -> None:
    t = table(state="START", hands=["G1s", ""])
    assert (t.table("final_round"), hand(t)) == (True, "G1s")
    assert happened(t, "final")


def test_8_2_whoever_takes_the_last_card_plays_on_as_usual() -> None:
    t = table(hands=["G1s", "B1s"], draw="B2s")
    t.pick("pass").pick("B2s").pick("done")
    assert (hand(t, 0), t.table("final_round"), t.table("active")) == ("G1s", True, 1)


def test_8_6_then_the_game_is_over() -> None:
    t = table(state="START", final_round=True, final_turns_done=1, hands=["", ""])
    t.pick("pass").pick("done")
    assert t.table("over") and t.refused("pass", seat=0).code == "GAME_OVER"


def test_8_6_a_table_that_is_over_takes_nothing_whatever_lies_there() -> None:
    t = table(over=True, hands=["G1s", "G2s"], pending="Y1s", route="B1s", zoid=0)
    for seat in (0, 1, 7):
        assert t.refused({"type": "nonsense"}, seat=seat).code == "GAME_OVER"


def test_9_3_the_next_game_begins_with_everything_in_its_place() -> None:
    t = table({"games": 2}, hands=["B4s", ""], piles=["Y2s", "G1s"], route="G1c.L G2s", zoid=1, draw="",
              active=0, final_round=True, final_turns_done=1, chance=[[1, 1, 1, 6], printed()])  # fmt: skip
    t.pick(play("B4s")).pick(settle("G1c")).pick(settle("G2s")).pick(DONE)
    found = now(t)
    assert (found["route"], found["zoid"], front(t)) == ([], -1, ([1, 0], "E"))
    assert (found["final_round"], found["final_turns_done"], found["planet"]) == (False, 0, ["X1", "X2", "X3", "X4"])
    assert ([len(cards) for cards in found["piles"]], found["box"], len(found["draw"])) == ([1, 1], [], 45)
    view = t.session.view(-1)
    assert board(view.setup, view.to_data())["dice"] == []


def test_9_3_a_match_adds_up_its_games() -> None:
    last: dict[str, Any] = {
        "final_round": True,
        "final_turns_done": 1,
        "active": 1,
        "hands": ["", ""],
        "piles": ["G3s", "F1s"],
    }
    t = table({"games": 2}, state="START", match={"game": 1, "start": 0}, **last)
    t.pick("pass").pick("done")
    assert t.table("match") == {"game": 2, "start": 1, "points": [3, 1], "cards": [1, 1]}
    assert (t.table("over"), t.table("active"), t.table("state")) == (False, 1, "START")
    t.session.go_on()
    assert t.asked_seat() == 1
    t = table({"games": 2}, state="START", match={"game": 2, "start": 1, "points": [3, 1], "cards": [1, 1]}, **last)
    t.pick("pass").pick("done")
    assert (outcome(t).scores, outcome(t).winners, len(outcome(t).rounds)) == ((6, 2), (1,), 2)
    assert t.refused("pass", seat=0).code == "GAME_OVER"
