"""16, 17 Positions as data, and the moves of the pages."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from xenodeck.core.errors import BadPosition
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions.session import Session
from xenodeck.games.getaway.tests.tables import asking, front, new, now, outcome, route, solo, table
from xenodeck.testkit import Scenario, examples


@pytest.mark.one_engine
@pytest.mark.parametrize(
    ("mode", "seats", "options"),
    [
        ("competitive", 2, {}),
        ("competitive", 3, {"planet_penalty": "numbers", "open_piles": True}),
        ("easy", 4, {"dead_end_guard": "all"}),
        ("match", 2, {"games": 2}),
        ("solo", 2, {"oola_placement": "human", "oola_planet": "redraw"}),
        ("solo", 2, {"games": 2, "easy_match": True}),
    ],
)
def test_16_1_a_position_is_written_as_it_is_read(mode: str, seats: int, options: dict[str, Any]) -> None:
    """At every question of a whole game, between two games, and at the end."""
    session, dice = new(seats, 9, mode, **options), random.Random(9)
    while not session.state.over:
        if paused(session.state):
            assert same_again(session)["pause"] is True
            session.go_on()
        question = session.view(session.waiting()[0]).question
        assert question is not None
        if not question.before:
            same_again(session)
        session.play(session.waiting()[0], dice.choice(question.options).word)
    assert same_again(session)["over"] is True


def same_again(session: Session) -> dict[str, Any]:
    """A position that was written, read, and written again: the same table, with the same question."""
    written: dict[str, Any] = json.loads(json.dumps(session.game.position(session.state)))
    again = Session.from_position(session.game, written)
    assert again.game.position(again.state) == written
    assert (again.waiting(), paused(again.state)) == (session.waiting(), paused(session.state))
    assert again.setup.mode == session.setup.mode and again.setup.settings == session.setup.settings
    assert again.game.outcome(again.state).winners == session.game.outcome(session.state).winners
    assert again.game.outcome(again.state).scores == session.game.outcome(session.state).scores
    return written


@pytest.mark.parametrize(
    ("options", "mode"),
    [({}, "competitive"), ({"easy_match": True}, "easy"), ({"games": 2}, "match"), ({"solo": True}, "solo"),
     ({"games": 2, "easy_match": True}, "match"), ({"solo": True, "games": 2, "easy_match": True}, "solo")],
)  # fmt: skip
def test_16_1_options_say_which_way_to_play_it_is(options: dict[str, object], mode: str) -> None:
    t = table(options)
    assert t.session.setup.mode == mode
    assert options.items() <= now(t)["config"].items()


def test_16_1_when_a_match_is_over_it_holds_the_games_before_the_last_one() -> None:
    match = {"game": 2, "start": 1, "points": [9, 4], "cards": [3, 2]}
    t = table({"games": 2}, piles=["Y2s", "G1s"], draw="", active=1, final_round=True, final_turns_done=1, match=match)
    t.pick("pass").pick("done")
    assert (now(t)["over"], now(t)["match"]) == (True, match)
    assert outcome(t).rounds == ((9, 4), (2, 1))
    assert outcome(Scenario.at("getaway", now(t))).rounds == ((9, 4), (2, 1))


def test_16_1_everything_that_follows_from_the_turns_is_written_too() -> None:
    t = table(hands=["Y1s", "B2s"], piles=["G5s", ""], route="G1c.L Y3s", zoid=0, draw="F1s F2s", box="W4s G2s")
    found = now(t)
    assert found["route"] == [
        {"card": "G1c", "turn": "L", "cell": [1, 0], "entry": "W", "exit": "N"},
        {"card": "Y3s", "turn": "S", "cell": [1, 1], "entry": "S", "exit": "N"},
    ]
    assert found["front"] == {"cell": [1, 2], "heading": "N"}
    assert found["route_start"] == {"cell": [1, 0], "heading": "E"}
    assert (found["draw"], found["hands"], found["piles"]) == (["F1s", "F2s"], [["Y1s"], ["B2s"]], [["G5s"], []])
    assert (found["active"], found["state"], found["zoid"], found["pending"]) == (0, "PLAY", 0, [])
    assert (found["final_round"], found["final_turns_done"], found["over"]) == (False, 0, False)


def test_16_1_and_worked_out_anew_when_it_is_read() -> None:
    route = [{"card": "Y3s", "turn": "S", "cell": [9, 9], "entry": "N", "exit": "N"}]
    t = table(route=route, route_start={"cell": [-3, 4], "heading": "S"}, front={"cell": [0, 0], "heading": "W"})
    assert now(t)["route"] == [{"card": "Y3s", "turn": "S", "cell": [-3, 4], "entry": "N", "exit": "S"}]
    assert front(t) == ([-3, 3], "S")


def test_16_1_what_is_named_nowhere_lies_below_what_is_named_in_the_box() -> None:
    box = now(table(hands=["Y1s", "B2s"], box="W4s G2s"))["box"]
    assert len(box) == 49 and box[-2:] == ["W4s", "G2s"]


def test_16_1_the_guard_does_not_judge_what_lies_there() -> None:
    assert front(table(route="G1c.L G2c.L")) == ([0, 1], "W")
    assert front(table({"dead_end_guard": "all"}, route="B1c.R B2c.L B3c.L B4c.L")) == ([1, 0], "W")


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"zoid": 3}, "zoid"),
        ({"zoid": 1, "route": "G1s"}, "zoid"),
        ({"zoid": -2}, "zoid"),
        ({"active": 7}, "active"),
        ({"active": 2}, "active"),
        ({"pending": "Y1s"}, "pending"),
        ({"state": "FLY"}, "state"),
        ({"front_": 1}, "front_"),
        ({"planet": "Y1s"}, "planet"),
        ({"box": "X1"}, "Exploding planet card"),
        ({"planet": "X1 X2 X3"}, "Exploding planet card"),
        ({"route": "G1c.L G2c.L G3s"}, "G3s lies on another card"),
        ({"route": "G1c.R G2c.L G3c.L G4c.L G5s"}, "G5s lies on another card"),
        ({"route": "G1s.L"}, "G1s cannot lie there"),
        ({"route": "G1c"}, "G1c cannot lie there"),
        ({"route": "G1p"}, "G1p cannot lie there"),
        ({"route_start": {"cell": [1]}}, "two whole numbers"),
        ({"route_start": {"cell": [1, 0], "heading": "U"}}, "heading"),
        ({"route_start": {"cell": [1, 20000]}}, "two whole numbers"),  # no route leads there
        ({"oola_card": "Y1c"}, "OOLA only"),
        ({"state": "OOLA", "active": 1, "oola_card": "Y1c"}, "solo game"),
        ({"final_round": True, "draw": "Y1s"}, "draw pile is empty"),
        ({"final_turns_done": 1}, "before the final round"),
        ({"final_round": 1}, "true or false"),
        ({"final_turns_done": -1}, "true or false"),
        ({"final_round": True, "final_turns_done": 2}, "game is over"),
        ({"match": {"game": 3}}, "one of the games"),
        ({"match": {"game": 1, "points": [3, 0]}}, "nobody has anything"),
        ({"match": {"game": 1, "points": [0]}}, "each of the 2 seats"),
        ({"pause": True, "state": "START"}, "pause"),
    ],
)
def test_16_1_a_table_that_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        table(**wrong)


@pytest.mark.parametrize(
    ("options", "wrong", "why"),
    [
        ({}, {"hands": ["Y1s", "Y2s"]}, "Oola holds no cards"),
        ({}, {"state": "PLAY", "active": 1}, "Oola's turn"),
        ({}, {"state": "OOLA", "active": 1, "oola_card": "Y1c"}, "placement human"),
        ({"oola_placement": "human"}, {"state": "OOLA", "active": 1}, "waits"),
        (
            {"oola_placement": "human"},
            {"state": "OOLA", "active": 1, "oola_card": "Y1c", "draw": [], "final_round": True},
            "the final round",
        ),
        ({"oola_placement": "human"}, {"state": "OOLA", "active": 1, "oola_card": "Y1s"}, "curve"),
        ({"oola_placement": "human"}, {"state": "OOLA", "active": 0, "oola_card": "Y1c"}, "waits"),
        ({"planet_penalty": "numbers"}, {"planet": "X1 X2 X3"}, "X4, which is gone"),
        ({"planet_penalty": "numbers"}, {"draw": "X1"}, "Exploding planet card"),
        ({"planet_penalty": "numbers"}, {"hands": ["X1"]}, "Exploding planet card"),
    ],
)
def test_16_1_so_is_one_against_oola(options: dict[str, object], wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        solo(options, **wrong)


def test_16_1_settling_without_penalty_cards_goes_on_to_planet_cards() -> None:
    assert asking(table(state="SETTLE", hands=["G1p", ""])) == "0 PLANET"


def test_16_1_a_table_where_oola_has_no_choice_goes_on() -> None:
    t = solo({"oola_placement": "human"}, state="OOLA", active=1, oola_card="Y1c", route="G1c.L", zoid=0)
    assert (asking(t), route(t)) == ("0 PLAY", "G1c@1,0 W>N; Y1c@1,1 S>E")


def test_17_1_the_examples_of_the_pages_are_moves() -> None:
    tables = [
        table(hands=["B2c B4s", ""], draw="Y5c", rolls="1356 2445"),
        table(hands=["", ""], draw="Y5c"),
        table(state="SETTLE", pending="Y5c", hands=["", ""], piles=["Y2s", ""]),
        table(state="SETTLE", pending="B2c", hands=["", ""]),
        table(state="PLANET", hands=["G1p", ""]),
        table(state="PLANET", hands=["G1p", ""]),
        table({"solo": True, "oola_placement": "human"}, state="OOLA", active=1, hands=["", ""], oola_card="B2c"),
    ]
    assert examples("getaway", "en") == examples("getaway", "pl")
    for t, example in zip(tables, examples("getaway", "en"), strict=True):
        t.session.play(0, example)
