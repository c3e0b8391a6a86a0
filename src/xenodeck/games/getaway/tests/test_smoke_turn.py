"""6 – 9, 14 – 17 The turn, the final round, scoring, formats: one try of each paragraph."""

from __future__ import annotations

import json

import pytest

from xenodeck.core.errors import BadPosition
from xenodeck.core.session import Session
from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import (
    at,
    boxed,
    happened,
    held,
    new,
    outcome,
    pending,
    pile,
    play,
    route,
    state,
)
from xenodeck.testkit import examples


def test_6_0_two_cards_are_drawn_or_the_last_one() -> None:
    assert held(at(state="START", hands=["G1s", ""], draw=["Y1s", "Y2s", "Y3s"])) == "G1s Y1s Y2s"
    t = at(state="START", hands=["G1s", ""], draw=["Y1s"])
    assert (held(t), t.table("final_round")) == ("G1s Y1s", False)


def test_6_1_one_or_more_cards_that_form_a_set() -> None:
    t = at(hands=["Y2s W5c Y3s B3s B1p", ""])
    t.session.play(0, "Y2s")
    assert t.asked() == "seat 0 more: W5c, Y3s, pass"
    t.session.back(0)
    assert t.asked() == "seat 0 play: Y2s, W5c, Y3s, B3s, pass"
    assert t.refused(play("Y2s:S", "B3s:S")).code == "NOT_A_SET"
    assert t.refused(play("B1p:S")).code == t.refused("B1p").code == "NOT_ASTEROID"


def test_6_2_a_play_is_laid_as_a_whole_or_not_at_all() -> None:
    t = at(hands=["B2c B3c B4s", ""], draw=["Y5s", "Y5c"], rolls=["6666", "6666"])
    assert t.refused(play("B2c:L", "B3c:L")).code == "BLOCKED_EXIT"
    assert t.table("route") == []
    t.pick(play("B2c:L", "B4s:S"))
    assert [step["cell"] for step in t.table("route")] == [[1, 0], [1, 1]]


def test_6_3_dice_up_to_the_value_are_motion_points() -> None:
    t = at(hands=["B2c B4s", ""], draw=["Y5c", "G5s", "G5c"], piles=["Y2s", ""], rolls=["1356", "2445"])
    t.pick("B2c L B4s roll")
    assert [(event["number"], event["facts"]["dice"]) for event in happened(t, "roll")] == [
        (1, [1, 3, 5, 6]),
        (3, [2, 4, 4, 5]),
    ]
    assert happened(t, "excess")[0]["number"] == 2
    assert pending(t) == "B2c Y5c"


@pytest.mark.parametrize(("zoid", "after"), [(0, 1), (1, 1)])
def test_6_4_a_pass_costs_one_card_whether_he_moves_or_not(zoid: int, after: int) -> None:
    t = at(hands=["Y1s", ""], route="G1s:S G2s:S", zoid=zoid, draw=["Y5s", "Y4s"])
    t.pick({"type": "pass"})
    assert (pending(t), route(t), t.table("zoid")) == ("G1s", "G2s", after - 1)


def test_6_5_route_behind_zoid_then_draw_pile_then_nothing() -> None:
    t = at(hands=["Y5s", ""], route="G1s:S G2s:S", zoid=1, draw=["B1p"], rolls=["1111"])
    t.pick("Y5s")
    assert (pending(t), route(t), t.table("draw")) == ("G1s G2s B1p", "Y5s", [])
    t = at(hands=["Y5s", ""], rolls=["1111"])
    t.pick("Y5s")
    assert pending(t) == "" and happened(t, "spared")[0]["number"] == 3


def test_6_6_a_match_may_be_discarded_or_kept() -> None:
    for words, left in (("Y5c discard", ""), ("Y5c keep", "Y2s Y5c")):
        t = at(state="SETTLE", pending=["Y5c", "B2c"], hands=["", ""], piles=["Y2s", ""])
        t.pick(words)
        assert pile(t) == left
    t = at(state="SETTLE", pending=["Y5c", "B2c"], hands=["", ""], piles=["Y2s", ""])
    assert t.refused({"type": "settle", "card": "B2c", "discard": True}).code == "NO_MATCH"
    assert t.refused("B2c discard").code == "NO_MATCH"
    assert t.refused({"type": "settle", "card": "Y2s"}).code == t.refused("Y2s").code == "NOT_PENDING"
    t.pick({"type": "settle", "card": "Y5c"}).pick({"type": "settle", "card": "B2c"})
    assert pile(t) == "B2c" and boxed(t, "Y5c") and boxed(t, "Y2s")


def test_6_7_planet_cards_one_at_a_time_until_done() -> None:
    t = at(state="PLANET", hands=["G1p B5p Y1s", ""], piles=["Y2s G4s", ""], draw=["F1s", "F2s"])
    assert t.asked() == "seat 0 planet: G1p, B5p, pass"
    assert t.refused({"type": "planet", "card": "Y1s"}).code == t.refused("Y1s").code == "NOT_PLANET"
    t.pick("G1p discard").pick("B5p")
    assert pile(t) == "Y2s B5p"
    assert t.asked() == "seat 0 planet: pass"
    t.pick("done")
    assert t.asked_seat() == 1


def test_7_1_of_several_faults_the_first_counts() -> None:
    t = at(hands=["Y2s Y3c B3s B1p", ""], route="G1c:L")
    assert t.refused({"type": "settle", "x": 1}).code == "WRONG_PHASE"
    for cards in (
        "Y2s",
        ["Y2s"],
        [{"card": "Y2s"}],
        [{"card": "Y2s", "turn": 1}],
        [{"card": "Y2s", "turn": "S", "x": 1}],
    ):
        assert t.refused({"type": "play", "cards": cards}).code == "BAD_FORMAT", cards
    for wrong in ({}, {"type": 3}, {"type": "fly"}, {"type": "pass", "x": 1}, {"type": "play"}):
        assert t.refused(wrong).code == "BAD_FORMAT", wrong
    assert t.refused(play()).code == "EMPTY_PLAY"
    assert t.refused(play("nothing:S", "nothing:S")).code == "DUPLICATE_CARD"
    assert t.refused(play("B1p:S", "nothing:S")).code == "CARD_NOT_IN_HAND"
    assert t.refused(play("Y2s:S", "B1p:S", "B3s:L")).code == "NOT_ASTEROID"
    assert t.refused(play("Y2s:L", "B3s:S")).code == "NOT_A_SET"
    assert t.refused(play("Y3c:L", "Y2s:L")).code == "BAD_TURN"
    assert t.refused(play("Y3c:L", "Y2s:S")).code == "BLOCKED_EXIT"
    assert t.refused(play("Y2s:S"), seat=1).code == "NOT_YOUR_TURN"
    assert t.refused("Y2s B3s").code == "NOT_A_SET"
    assert t.refused("Y2s left").code == t.refused("Y3c right right").code == "BAD_TURN"
    assert t.refused("Y3c left").code == "BLOCKED_EXIT"
    assert t.refused("done").code == "WRONG_PHASE"


def test_8_1_the_final_round_begins_with_an_empty_draw_pile() -> None:
    t = at(state="START", hands=["G1s", ""])
    assert (t.table("final_round"), held(t)) == (True, "G1s")
    assert happened(t, "final")


def test_8_2_whoever_takes_the_last_card_plays_on_as_usual() -> None:
    t = at(hands=["G1s", "B1s"], draw=["B2s"])
    t.pick("pass").pick("B2s").pick("done")
    assert (held(t, 0), t.table("final_round"), t.table("active")) == ("G1s", True, 1)


def test_8_3_everybody_has_one_final_turn() -> None:
    t = at(state="START", active=1, hands=["", "", ""])
    for seat in (1, 2, 0):
        assert t.asked_seat() == seat
        t.pick("pass").pick("done")
    assert t.table("over")


def test_8_4_the_route_still_pays_and_the_draw_pile_does_not() -> None:
    t = at(state="START", hands=["Y5s", ""], route="G1s:S G2s:S", zoid=1, rolls=["1111"])
    t.pick("Y5s")
    assert pending(t) == "G1s G2s"


def test_8_5_what_is_left_in_hand_goes_onto_the_pile_without_matching() -> None:
    t = at(state="START", hands=["G3s G1p", ""], piles=["G2s", ""])
    t.pick("pass").pick("done")
    assert pile(t) == "G2s G3s G1p"


def test_8_6_then_the_game_is_over() -> None:
    t = at(state="START", final_round=True, final_turns_done=1, hands=["", ""])
    t.pick("pass").pick("done")
    assert t.table("over") and t.refused("pass", seat=0).code == "GAME_OVER"


def test_8_6_a_table_that_is_over_takes_nothing_whatever_lies_there() -> None:
    t = at(over=True, hands=["G1s", "G2s"], pending=["Y1s"], route="B1s:S", zoid=0)
    for seat in (0, 1, 7):
        assert t.refused({"type": "nonsense"}, seat=seat).code == "GAME_OVER"


def test_9_1_points_are_the_values_of_the_pile() -> None:
    t = at(over=True, hands=["", ""], piles=["G3s Y4c B5p", "F1s"])
    assert outcome(t).scores == (12, 1)


def test_9_2_fewest_points_then_fewest_cards_then_shared() -> None:
    assert outcome(at(over=True, hands=["", ""], piles=["G3s", "F1s F1c"])).winners == (1,)
    assert outcome(at(over=True, hands=["", ""], piles=["G2s", "F1s F1c"])).winners == (0,)
    assert outcome(at(over=True, hands=["", ""], piles=["G2s", "F2s"])).winners == (0, 1)


def test_9_3_a_match_adds_up_its_games() -> None:
    last = {"final_round": True, "final_turns_done": 1, "active": 1, "hands": ["", ""], "piles": ["G3s", "F1s"]}
    t = at({"games": 2}, state="START", match={"game": 1, "start": 0}, **last)
    t.pick("pass").pick("done")
    assert t.table("match") == {"game": 2, "start": 1, "points": [3, 1], "cards": [1, 1]}
    assert (t.table("over"), t.table("active"), t.table("state")) == (False, 1, "START")
    t.session.go_on()
    assert t.asked_seat() == 1
    t = at({"games": 2}, state="START", match={"game": 2, "start": 1, "points": [3, 1], "cards": [1, 1]}, **last)
    t.pick("pass").pick("done")
    assert (outcome(t).scores, outcome(t).winners, len(outcome(t).rounds)) == ((6, 2), (1,), 2)
    assert t.refused("pass", seat=0).code == "GAME_OVER"


def test_9_4_in_the_easy_variant_equal_values_match() -> None:
    t = at({"easy_match": True}, state="SETTLE", pending=["Y2c"], hands=["Y2s B2s Y3s", ""], piles=["B2c", ""])
    t.pick("Y2c discard")
    assert pile(t) == ""
    t = at({"easy_match": True}, hands=["Y2s B3s", ""])
    assert t.refused(play("Y2s:S", "B3s:S")).code == "NOT_A_SET"


def test_14_1_the_invariants_hold_in_whole_games_and_are_noticed_when_broken() -> None:
    game = find("getaway")
    session = new(3, 5)
    while not session.state.over:
        game.check(session.state)
        question = session.view(session.waiting()[0]).question
        assert question is not None
        session.play(session.waiting()[0], question.options[0].word)
    game.check(session.state)
    broken = state(at(hands=["", ""], route="G1s:S"))
    broken.zoid = 4
    with pytest.raises(AssertionError):
        game.check(broken)


def test_16_1_a_position_is_written_as_it_is_read() -> None:
    game, session = find("getaway"), new(2, 9)
    for _ in range(25):
        question = session.view(session.waiting()[0]).question
        assert question is not None
        if not question.before:
            written = json.loads(json.dumps(game.position(session.state)))
            assert game.position(Session.from_position(game, written).state) == written
        session.play(session.waiting()[0], question.options[0].word)
    wrongs: list[dict[str, object]] = [
        {"zoid": 3}, {"active": 7}, {"pending": ["Y1s"]}, {"state": "FLY"}, {"planet": ["Y1s"]}, {"oola_card": "Y1c"},
        {"final_turns_done": 1}, {"match": {"game": 3}}, {"front_": 1}, {"box": ["X1"]},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(BadPosition):
            at(hands=["", ""], **wrong)


def test_17_1_the_examples_of_the_pages_are_moves() -> None:
    tables = [
        at(hands=["B2c B4s", ""], draw=["Y5c"], rolls=["1356", "2445"]),
        at(hands=["", ""], draw=["Y5c"]),
        at(state="SETTLE", pending=["Y5c"], hands=["", ""], piles=["Y2s", ""]),
        at(state="SETTLE", pending=["B2c"], hands=["", ""]),
        at(state="PLANET", hands=["G1p", ""]),
        at(state="PLANET", hands=["G1p", ""]),
        at({"solo": True, "oola_placement": "human"}, state="OOLA", active=1, hands=["", ""], oola_card="B2c"),
    ]
    assert examples("getaway", "en") == examples("getaway", "pl")
    for t, example in zip(tables, examples("getaway", "en"), strict=True):
        t.session.play(0, example)
