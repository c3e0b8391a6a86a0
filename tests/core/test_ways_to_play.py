"""One folder with two modes that share neither places nor fields: positions, saves, codes, hidden teams.

And a match of several games in one record.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from toys.masque.meta import GAME
from toys.masque.state import COURT, FLIGHT, Court, Flight
from toys.relay.meta import GAME as RELAY, Relay
from xenodeck.core.errors import BadPosition, GameError, Refusal
from xenodeck.core.fields import own_fields
from xenodeck.core.knowledge.views import view
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import steps
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.session import Session


def court(**more: Any) -> dict[str, Any]:
    roles = [["child_of_sun"], ["child_of_moon"], ["child_of_moon"]]
    return {
        "config": {"players": 3},
        "hands": [["sun", "lantern"], ["moon"], ["moon"]],
        "roles": roles,
        "heaven": ["sun", "sun", "sun"],
        "deck": ["lantern"],
        **more,
    }


def flight(**more: Any) -> dict[str, Any]:
    return {
        "config": {"players": 2, "mode": FLIGHT},
        "hands": [["f1"], ["f5"]],
        "piles": [["f1", "f3"], []],
        "deck": ["f5", "f5", "f1", "f1", "f1", "f1"],
        "laid": 2,
        **more,
    }


def refused(work: Any, *args: Any) -> GameError:
    with pytest.raises(GameError) as no:
        work(*args)
    return no.value


def test_the_states_of_two_modes_are_of_different_classes_in_saves_too() -> None:
    for mode, kind in ((COURT, Court), (FLIGHT, Flight)):
        s = game_of(mode)
        assert type(s) is kind
        saved = json.loads(json.dumps(to_data(GAME, s)))
        assert saved["mode"] == mode
        assert type(from_data(GAME, saved)) is kind


def game_of(mode: str) -> State:
    return GAME.start(GAME.setup(3, GAME.safe_settings(mode), mode), 5)


def test_nothing_that_was_settled_beforehand_lies_among_the_fields_or_in_a_view() -> None:
    for mode in (COURT, FLIGHT):
        s = game_of(mode)
        chosen = set(s.setup.settings) | {"mode", "settings", "options", "tick_ms", "layout"}
        assert not chosen & set(own_fields(type(s)))
        shown = view(s, 0).to_data()
        assert not chosen & (set(shown) | set(shown["fields"]))


def test_a_position_says_its_mode_unless_it_is_the_first() -> None:
    session = Session.from_position(GAME, flight())
    written = GAME.position(session.state)
    assert (session.setup.mode, written["config"]["mode"]) == (FLIGHT, FLIGHT)
    assert "mode" not in GAME.position(Session.from_position(GAME, court()).state)["config"]
    assert refused(Session.from_position, GAME, flight(config={"players": 2, "mode": "siege"})).code == "bad_position"


@pytest.mark.parametrize("position", [court(trail=[]), court(cell=[0, 0]), flight(roles=[[], []]), flight(won=0)])
def test_what_belongs_to_the_other_way_to_play_is_refused(position: dict[str, Any]) -> None:
    no = refused(Session.from_position, GAME, position)
    assert isinstance(no, BadPosition)
    assert "has no" in no.text


def test_the_rounds_that_are_over_stand_in_a_position() -> None:
    session = Session.from_position(GAME, flight(rounds=[[4, 9]], carried=[2, 3]))
    assert session.state.rounds == [[4, 9]]
    assert GAME.outcome(session.state).scores == (8, 9)
    assert GAME.position(session.state)["rounds"] == [[4, 9]]
    assert view(session.state, 0).rounds == [[4, 9]]


@pytest.mark.parametrize("rounds", [[[4, 9], [1, 1]], [[4]], [4], "no", [[4, True]], [[4, "9"]]])
def test_rounds_that_cannot_be_are_refused(rounds: object) -> None:
    assert refused(Session.from_position, GAME, flight(rounds=rounds)).code == "bad_position"


def test_a_match_of_several_games_is_one_record_one_replay_one_outcome() -> None:
    session = Session.start(GAME, 3, 5, {"games": 3}, FLIGHT)
    began: list[int] = []
    while not session.state.over:
        s = session.state
        assert isinstance(s, Flight)
        if s.laid == 0 and not s.before:
            began.append(session.waiting()[0])
        session.answer(session.waiting()[0], engine.open_options(s, session.waiting()[0])[0])
    outcome = GAME.outcome(session.state)
    assert began == [0, 1, 2], "another seat begins each game"
    assert len(outcome.rounds) == 3
    assert list(outcome.scores) == [sum(points[seat] for points in outcome.rounds) for seat in range(3)]
    best = min(zip(outcome.scores, outcome.breaks["cards"], strict=True))
    firsts = [n for n in range(3) if (outcome.scores[n], outcome.breaks["cards"][n]) == best]
    assert list(outcome.winners) == firsts
    record = Record.of(session)
    assert GAME.outcome(Record.read(record.text()).replay(GAME).state) == outcome
    last = list(steps(GAME, record, -1, "en"))[-1]
    assert last["view"]["rounds"] == [list(points) for points in outcome.rounds]


def test_an_event_tells_of_dice_a_cell_a_side_and_a_number_below_nothing() -> None:
    chance = [5, 5, 5, 5]
    session = Session.from_position(GAME, flight(chance=chance, cell=[2, -1], heading=0))
    session.play(0, "f1 left")
    roll = next(event for event in session.events(1) if event["what"] == "roll")
    assert roll == {
        "what": "roll",
        "seat": 0,
        "number": -1,
        "word": "left",
        "facts": {"dice": [6, 6, 6, 6], "cell": [2, -1]},
    }


def test_who_plays_with_whom_is_told_at_the_end_only() -> None:
    session = Session.from_position(GAME, court())
    assert (GAME.outcome(session.state).teams, view(session.state, 0).pile("role", 1).cards) == ((), ["?1"])
    session.play(0, "lantern 2")
    assert view(session.state, 0).pile("role", 2).cards == ["child_of_moon"]
    assert view(session.state, 1).pile("role", 2).cards == ["?1"]
    session.play(1, "moon")
    session.play(2, "moon")
    session.play(0, "sun")
    outcome = GAME.outcome(session.state)
    assert (outcome.teams, outcome.winners, outcome.ranks) == ((0, 1, 1), (0,), (1, 2, 2))
    assert view(session.state, 1).pile("role", 2).cards == ["child_of_moon"]


def test_a_colour_without_children_wins_for_nobody() -> None:
    moons = [["child_of_moon"]] * 3
    session = Session.from_position(GAME, court(roles=moons, config={"players": 3, "roles": ["moon"] * 3}))
    session.play(0, "sun")
    outcome = GAME.outcome(session.state)
    assert (session.state.over, outcome.winners, outcome.truncated) == (True, (), False)
    assert session.state.shares() == [0.0, 0.0, 0.0]


def test_the_page_says_which_faults_there_are_and_which_comes_first() -> None:
    session = Session.from_position(GAME, court())
    assert refused(session.play, 1, "moon").code == "not_your_decision"
    assert refused(session.play, 9, "moon").code == "no_such_player"
    assert refused(session.play, 1, {"type": "lantern", "seat": 0}).code == "no_lantern", "whatever else is wrong"
    assert refused(session.play, 9, {"type": "lantern", "seat": 0}).code == "no_such_player"
    session.play(0, "sun")
    assert session.state.over
    assert refused(session.play, 0, {"type": "lantern", "seat": 1}).code == "game_over"
    assert refused(session.play, 9, "moon").code == "no_such_player", "this page has it before the end of the game"


def test_between_two_rounds_that_is_what_is_told_in_the_spelling_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start(RELAY, 4, 1, {})
    while not engine.paused(session.state):
        session.answer(session.waiting()[0], engine.open_options(session.state, session.waiting()[0])[0])
    assert view(session.state, -1).paused
    no = refused(session.play, 0, "r1")
    assert isinstance(no, Refusal)
    assert no.code == "ROUND_OVER"
    assert refused(session.play, 7, "r1").code == "NOT_YOUR_TURN", "where a page does not tell the two apart"
    monkeypatch.setattr(Relay, "codes", {"ROUND_OVER": "between_rounds"})
    assert refused(session.play, 0, "r1").code == "between_rounds"


class Clashing(Flight):
    ranks: int = 0  # type: ignore[assignment]


def test_a_field_cannot_have_a_name_that_the_core_needs() -> None:
    with pytest.raises(TypeError, match="ranks"):
        own_fields(Clashing)
