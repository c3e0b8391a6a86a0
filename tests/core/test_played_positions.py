"""Positions in the middle of a turn: the table before, and the answers that were played on it with what chance said."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from toys.toll.meta import GAME, HAND, STAKE
from xenodeck.core.errors import BadPosition, BadScript, GameError, RuleBug
from xenodeck.core.records import snapshot
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import position_after, reseeded
from xenodeck.core.sessions.atomic import unless_refused
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.events import EVERYONE
from xenodeck.games import find

TABLE: dict[str, Any] = {
    "config": {"players": 3, "seed": 4},
    "hands": [["bandit", "gold", "copper"], ["copper", "bandit"], ["gold", "gold"]],
    "spent": ["copper"],
    "deck": ["gold", "copper", "bandit", "copper"],
    "active": 0,
}
SHUFFLED = ["bandit", "copper", "gold", "copper", "copper", "bandit"]


def at(**more: Any) -> Session:
    return Session.from_position(GAME, {**TABLE, **more})


def robbed(**more: Any) -> Session:
    """Seat 0 has robbed seat 1, the die has shown a six: seat 0 won, and looks at the shuffled deck."""
    session = at(chance=[[6], SHUFFLED], **more)
    for seat, move in ((0, "bandit 1"), (0, "gold"), (1, "copper")):
        session.play(seat, move)
    assert session.waiting() == [0]
    return session


def written(session: Session, seen_by: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(session.as_position(seen_by)))
    return found


def again(position: dict[str, Any], **changed: Any) -> Session:
    return Session.from_position(GAME, {**position, **changed})


def asked(session: Session) -> list[Any]:
    questions = [session.view(seat).question for seat in range(3)]
    return [question and question.to_data() for question in questions]


# -- writing -----------------------------------------------------------------------------------------------------------


def test_in_the_middle_of_a_turn_the_table_before_and_the_answers_are_written_with_what_chance_said() -> None:
    position = written(robbed())
    assert position["hands"] == [["copper", "copper"], ["bandit", "gold"], ["gold", "gold"]], "the table as it is now"
    assert (position["deck"], position["spent"]) == (SHUFFLED, [])
    assert position["before"]["hands"] == TABLE["hands"] and position["before"]["deck"] == TABLE["deck"]
    assert position["played"] == [
        {"seat": 0, "move": "bandit 1"},
        {"seat": 0, "move": "gold"},
        {"seat": 1, "move": "copper", "chance": [[6], SHUFFLED]},
    ]
    assert not {"stack", "chance", "given"} & position.keys()


def test_where_the_table_says_it_all_nothing_was_played() -> None:
    session = robbed()
    session.play(0, "1")
    assert not {"before", "played", "stack"} & written(session).keys()
    assert written(at()) == written(again(written(at())))


def test_what_waits_for_others_or_is_half_a_move_is_given_and_not_played() -> None:
    session = at()
    session.play(0, "bandit")
    assert "played" not in written(session) and written(session)["given"] == [{"seat": 0, "move": "bandit"}]
    session.play(0, "1")
    session.play(1, "copper")
    position = written(session)
    assert position["played"] == [{"seat": 0, "move": "bandit 1"}]
    assert position["given"] == [{"seat": 1, "move": "copper"}]
    back = again(position)
    assert (back.waiting(), written(back), asked(back)) == ([0], position, asked(session))


@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_no_seat_is_told_what_others_have_answered(viewer: int) -> None:
    session = robbed()
    seen = written(session, viewer)
    assert not {"before", "played", "stack", "chance"} & seen.keys()
    assert seen == written(again(written(session)), viewer)
    assert (seen["deck"][0] == "bandit") == (viewer == 0), "only the winner has looked"


def test_a_move_that_was_undone_or_refused_is_not_written() -> None:
    session = robbed()
    session.play(0, "pass")
    assert session.may_undo() and "played" not in written(session)
    session.undo()
    assert written(session) == written(robbed())
    with pytest.raises(GameError), unless_refused(session):
        session.play(0, "pass")
        session.play(1, "bandit 2")
        session.play(0, "gold")
    assert written(session) == written(robbed())
    session.play(0, "1")
    session.play(1, "bandit 2")
    assert written(session)["played"] == [{"seat": 1, "move": "bandit 2"}]


def test_the_first_move_of_a_turn_is_undone_and_another_made() -> None:
    """Of a bandit that everybody knew nobody learns anything, so sending it may be undone."""
    session = at()
    session.state.remember(session.state.zones[HAND[0]][0], EVERYONE)
    before = written(session)
    session.play(0, "bandit 1")
    assert session.may_undo() and "played" in written(session)
    session.undo()
    assert written(session) == before
    session.play(0, "bandit 2")
    position = written(session)
    assert position["played"] == [{"seat": 0, "move": "bandit 2"}] and position["before"] == before
    assert written(again(position)) == position


def test_a_turn_that_was_taken_back_freely_is_written_from_its_new_beginning() -> None:
    session = at(chance=[[4]])
    session.take_back_seat = 0
    for seat, move in ((0, "gold"), (1, "bandit 0"), (0, "copper"), (1, "copper"), (1, "pass"), (2, "gold")):
        session.play(seat, move)
    session.take_back(0)
    assert written(session)["played"] == [{"seat": 1, "move": "bandit 0"}] and session.waiting() == [0, 1]
    session.take_back(0)
    assert "played" not in written(session) and session.waiting() == [0]
    session.play(0, "bandit 1")
    assert written(again(written(session))) == written(session)


def test_of_a_table_that_was_saved_what_is_pending_is_written_directly() -> None:
    """Nobody knows any more what was answered; the next turn is written as it is played."""
    session = robbed()
    saved = json.loads(json.dumps(snapshot.to_data(session)))
    loaded = snapshot.from_data(GAME, saved, session.seed, None)
    position = written(loaded)
    assert position["stack"] == [{"do": "Spoils", "seat": 0}, {"do": "Turn", "seat": 1}]
    now = {key: value for key, value in written(session).items() if key not in ("before", "played")}
    assert {key: value for key, value in position.items() if key != "stack"} == now
    back = again(position)
    assert (written(back), asked(back)) == (position, asked(session))
    loaded.play(0, "pass")
    loaded.play(1, "bandit 2")
    assert len(written(loaded)["played"]) == 1


def test_a_table_that_was_set_up_in_the_middle_of_a_turn_remembers_what_was_played_before() -> None:
    session = again(written(robbed()))
    assert len(session.inputs) == 0 and not session.may_undo()
    assert written(session) == written(robbed())
    session.play(0, "1")
    session.play(1, "bandit 2")
    assert written(session)["played"] == [{"seat": 1, "move": "bandit 2"}]


def test_a_script_that_was_let_go_of_at_the_table_is_let_go_of_here_too() -> None:
    session = at(chance=["what fits nothing"])
    session.drops_bad_script = True
    for seat, move in ((0, "bandit 1"), (0, "gold"), (1, "copper")):
        session.play(seat, move)
    assert session.state.chance.script is None and session.state.frame.rule is not STAKE
    assert written(again(written(session))) == written(session)


# -- reading -----------------------------------------------------------------------------------------------------------


def test_it_asks_the_same_shows_everybody_the_same_and_goes_on_the_same() -> None:
    session = robbed()
    back = again(written(session))
    for viewer in range(-1, 3):
        assert back.view(viewer).to_data()["places"] == session.view(viewer).to_data()["places"]
    assert asked(back) == asked(session)
    back.state.chance = session.state.chance.clone()
    for one in (session, back):
        one.play(0, "1")
        one.play(1, "bandit 2")
    assert written(back) == written(session)


@pytest.mark.parametrize("live", [False, True])
def test_whole_games_are_written_and_set_up_at_every_question(live: bool) -> None:
    played = drawn = 0
    for seed in range(6):
        session, luck = Session.start(GAME, 2 + seed % 3, seed, {}), Random(seed)
        while not session.state.over:
            position = written(session)
            back = Session.from_position(GAME, position, live)
            assert written(back) == position
            assert back.waiting() == session.waiting()
            played += "played" in position
            drawn += any("chance" in one for one in position.get("played", []))
            seat = luck.choice(session.waiting())
            question = session.view(seat).question
            assert question is not None
            session.play(seat, luck.choice(question.options).word)
    assert played > 20 and drawn > 10


def test_somebody_may_write_a_table_and_what_is_played_on_it() -> None:
    """Without ``before`` it is the table itself that was played on, and ``chance`` is what comes from then on."""
    moves = [{"seat": 0, "move": "bandit 1"}, {"seat": 1, "move": "bandit"}, {"seat": 0, "move": "copper"}]
    session = at(played=moves, chance=[[2], [5]])
    assert session.waiting() == [1] and session.state.chance.script == [[5]], "seat 1 has won with a two"
    assert session.view(1).pile("deck").cards[0] == "gold"
    laid = at(played=[*moves[:2], {**moves[2], "chance": [[1]]}], chance=[[5]])
    assert written(laid)["hands"] == written(session)["hands"]
    assert laid.state.chance.script == [[5]]


def test_chance_to_come_and_the_seed_are_those_of_the_table_now() -> None:
    position = written(robbed())
    one = again(position, chance=[[1]])
    for seat, move in ((0, "pass"), (1, "bandit 2"), (1, "gold"), (2, "gold")):
        one.play(seat, move)
    assert one.state.chance.script == []
    assert again(reseeded(position, 77)).state.chance.seed == 77
    assert written(again(reseeded(position, 77))) == position


def test_a_record_can_be_played_on_from_the_middle_of_a_turn() -> None:
    session = robbed()
    record = Record.read(Record.of(session).text())
    position = json.loads(json.dumps(position_after(GAME, record, 3)))
    assert position == written(session)
    begun = again(reseeded(position, 9))
    begun.play(0, "1")
    replayed = Record.read(Record.of(begun).text()).replay(GAME)
    assert written(replayed) == written(begun)


@pytest.mark.parametrize(
    "changed",
    [
        {"hands": [["copper", "gold"], ["bandit", "copper"], ["gold", "gold"]]},
        {"deck": []},
        {"active": 2},
        {"config": {"players": 2}},
        {"over": True},
        {"known": []},
        {"stack": [{"do": "Spoils", "seat": 1}, {"do": "Turn", "seat": 1}]},
        {"before": {**TABLE, "deck": []}},
        {"moon": 1},
    ],
)
def test_a_table_that_does_not_come_of_the_answers_is_refused(changed: dict[str, Any]) -> None:
    position = written(robbed())
    with pytest.raises(BadPosition):
        again(position, **changed)


def test_what_is_left_out_of_the_table_now_is_as_it_was_played() -> None:
    position = written(robbed())
    assert written(Session.from_position(GAME, {key: position[key] for key in ("before", "played")})) == position


@pytest.mark.parametrize(
    "played",
    [
        None, 3, ["bandit 1"], [{"seat": 0}], [{"move": "gold"}], [{"seat": "0", "move": "gold"}],
        [{"seat": True, "move": "gold"}], [{"seat": 0, "move": 1}], [{"seat": 0, "move": "gold", "comp": 1}],
        [{"seat": 0, "move": "gold", "chance": 6}],
        [{"seat": 1, "move": "copper"}],  # it is not asked
        [{"seat": 9, "move": "copper"}],
        [{"seat": 0, "move": "gold gold"}],
        [{"seat": 0, "move": "bandit"}],  # half a move
        [{"seat": 0, "move": ""}],
        [{"seat": 0, "move": "(time)"}],  # nothing lapses here
        [{"seat": 0, "move": "bandit 1"}, {"seat": 0, "move": "gold"}],  # it waits for seat 1
        [{"seat": 0, "move": "gold", "chance": [[3]]}],  # more chance than it needs
        [{"seat": 0, "move": "bandit 1"}, {"seat": 0, "move": "gold"}, {"seat": 1, "move": "copper", "chance": []}],
        [{"seat": 0, "move": "gold"}] * 1001,
    ],
)  # fmt: skip
def test_what_cannot_have_been_played_is_refused(played: object) -> None:
    with pytest.raises(BadPosition):
        at(played=played)


@pytest.mark.parametrize("before", [3, None, {**TABLE, "chance": []}, {**TABLE, "played": []}, {"config": 3}, {}])
def test_the_table_before_is_a_position_of_its_own(before: object) -> None:
    with pytest.raises(BadPosition):
        Session.from_position(GAME, {"before": before, "played": [{"seat": 0, "move": "gold"}]})


def test_a_table_before_on_which_nothing_was_played_is_refused() -> None:
    with pytest.raises(BadPosition, match="there is no played"):
        Session.from_position(GAME, {**TABLE, "before": TABLE})


def test_where_everybody_acts_at_their_own_pace_nothing_was_played() -> None:
    game = find("alieninjas")
    position = game.position(Session.start(game, 3, 1, {}, "m1_claim").state)
    with pytest.raises(BadPosition, match="own pace"):
        Session.from_position(game, {**position, "played": [{"seat": 0, "move": "claim"}]})


def test_a_table_as_it_is_read_by_games_has_nothing_played_on_it() -> None:
    with pytest.raises(BadPosition):
        GAME.read_position({**TABLE, "played": []})


# -- what is pending, said directly ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "stack",
    [
        [], None, [3], [{"do": "Dance"}], [{"do": "Turn", "seat": 1}],
        [{"do": "Spoils", "seat": 0}],
        [{"do": "Turn", "seat": 1}, {"do": "Spoils", "seat": 0}],
        [{"do": "Spoils", "seat": -1}, {"do": "Turn", "seat": 1}],
        [{"do": "Spoils", "seat": 0, "arg": 1}, {"do": "Turn", "seat": 1}],
        [{"do": "Spoils", "seat": 0, "card": ["deck", 0, 0]}, {"do": "Turn", "seat": 1}],
        [{"do": "Spoils", "seat": 0, "more": [1]}, {"do": "Turn", "seat": 1}],
        [{"do": "Spoils", "seat": 0, "more": 1}, {"do": "Turn", "seat": 1}],
        [{"do": "Spoils", "seat": 7}, {"do": "Turn", "seat": 1}],
        [{"do": "Stake", "seat": 0}, {"do": "Turn", "seat": 1}],
        [{"do": "Stake", "seat": 0, "arg": 10**30}, {"do": "Turn", "seat": 1}],
    ],
)  # fmt: skip
def test_a_stack_that_play_cannot_bring_about_is_refused(stack: object) -> None:
    good = at(stack=[{"do": "Stake", "seat": 0, "arg": 1}, {"do": "Turn", "seat": 1}])
    assert good.waiting() == [0, 1]
    with pytest.raises(BadPosition):
        at(stack=stack)


def test_who_is_asked_about_a_card_has_looked_at_it() -> None:
    session = at(stack=[{"do": "Spoils", "seat": 2}, {"do": "Turn", "seat": 1}])
    assert [session.view(seat).pile("deck").cards[:1] for seat in range(3)] == [[], [], ["gold"]]


def test_a_step_that_the_game_has_not_listed_is_our_own_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    session = robbed()
    monkeypatch.setattr(type(GAME.positions), "steps", {})
    with pytest.raises(RuleBug, match="Spoils is pending"):
        GAME.position(session.state)


# -- what chance said --------------------------------------------------------------------------------------------------


def test_results_of_chance_are_noted_as_a_script_says_them() -> None:
    chance = Session.start(GAME, 2, 3, {}).state.chance
    chance.results = []
    drawn: list[object] = [chance.below(9), chance.roll(2, 6), chance.arrange(4), chance.dealt_below(5)]
    drawn.append(chance.dealt_order(4))
    assert chance.results == drawn
    scripted = chance.clone()
    assert scripted.results is None
    scripted.script, scripted.results = list(drawn), []
    told = [scripted.below(9), scripted.roll(2, 6), scripted.arrange(4), scripted.dealt_below(5)]
    assert [*told, scripted.dealt_order(4)] == drawn == scripted.results
    with pytest.raises(BadScript):
        scripted.below(2)
    assert scripted.results == drawn
