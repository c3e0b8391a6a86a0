"""Saved tables: those of every earlier format come back and go on, and what cannot go on is refused in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from core.tables import CHOOSE, SAY, Choose, Tiny, session
from laws.walks import begin
from toys.auction.meta import GAME as AUCTION
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadPosition, BadSave
from xenodeck.core.records import save, snapshot
from xenodeck.core.rules.state import Frame
from xenodeck.core.sessions.session import Session
from xenodeck.games import found, with_rules

GAMES = {**found(), **found("toys")}
UFOLUDKI = GAMES["ufoludki"]

# Written by the programs of the time, in the middle of all kinds of effects: what was offered, the later answers, and
# how it ended. Format 0 had no number and was written up to version 0.4; 1 was never released; 2 came with 0.5.
# ``tools/saves.py`` writes them.
OLD = sorted((Path(__file__).parent / "saves").glob("format_*/*.json"))


def old_tables() -> list[Any]:
    tables: list[Any] = []
    for file in OLD:
        kept = json.loads(file.read_text("utf-8"))
        game = with_rules(GAMES[kept["game"]], kept["rules"])
        for number, table in enumerate(kept["tables"]):
            tables.append(pytest.param(game, table, id=f"{file.parent.name}-{file.stem}-{number}"))
    return tables


every_old_table = pytest.mark.parametrize(("game", "table"), old_tables())


def loaded(game: Game, table: dict[str, Any], data: dict[str, Any]) -> Session:
    return snapshot.from_data(game, data, table["seed"], None)


def play_on(session: Session, rest: list[list[Any]]) -> None:
    for seat, *words in rest:
        if seat == "tick":
            session.tick()
        elif seat == "next":
            session.go_on()
        else:
            session.play(seat, words[0])


def offered(session: Session) -> dict[str, list[str]]:
    views = {str(seat): session.view(seat) for seat in session.waiting()}
    return {seat: [o.word for o in view.question.options] for seat, view in views.items() if view.question is not None}


def test_there_are_old_tables_of_every_game_and_of_nearly_every_rule() -> None:
    pending: dict[int, dict[str, set[str]]] = {}
    for game, table in (parameter.values for parameter in old_tables()):
        steps = {step["rule"] for step in table["snapshot"]["state"]["agenda"]}
        of_format = pending.setdefault(table["snapshot"].get("format", 0), {})
        of_format.setdefault(f"{game.id} {game.version}", set()).update(steps)
    first = {"frenzy 1", "ufoludki 1", "auction 1", "auction 2", "magpie 1", "oracle 1", "slap 1"}
    then = {"hoard 1", "relay 1", "sandglass 1"}  # toys that came after the first format
    assert {form: set(games) for form, games in pending.items()} == {0: first, 2: first | then}
    never = {"Deal", "Opening", "Start"}  # done at once, before anybody is asked anything
    rare = {"Revival"}  # waits only behind a theft; a table of the first format has it
    every = {rule.key for rule in GAMES["frenzy"].rules} - never
    assert (pending[0]["frenzy 1"], pending[2]["frenzy 1"]) == (every, every - rare)


@every_old_table
def test_an_old_table_comes_back_and_goes_on_to_the_same_end(game: Game, table: dict[str, Any]) -> None:
    session = loaded(game, table, table["snapshot"])
    assert (session.waiting(), offered(session)) == (table["waiting"], table["offered"])
    play_on(session, table["rest"])
    outcome, end = game.outcome(session.state), table["end"]
    assert (list(outcome.scores), list(outcome.winners), session.moves) == (end["scores"], end["winners"], end["moves"])
    assert save.to_data(game, session.state) == save.to_data(game, save.from_data(game, end["save"]))


@every_old_table
def test_an_old_table_that_is_saved_anew_is_the_same_table(game: Game, table: dict[str, Any]) -> None:
    old = table["snapshot"]
    new = json.loads(json.dumps(snapshot.to_data(loaded(game, table, old))))
    assert new["format"] == snapshot.FORMAT
    states = [(new["state"], old["state"]), *((a[0], b[0]) for a, b in zip(new["saves"], old["saves"], strict=True))]
    for now, then in states:  # all that is not an option is where it was
        assert now["format"] == save.FORMAT
        kept = {name: value for name, value in then["own"].items() if name in now["own"]}
        assert now == {**now, **then, "own": kept, "format": save.FORMAT}
        assert {**game.setup(now["seats"], now["options"], now["mode"]).settings}.items() >= now["options"].items()
    assert [e[:1] for e in new["log"]] == [e[:1] for e in old["log"]]
    same = set(old) - {"format", "state", "saves", "log"}
    assert {key: new[key] for key in same} == {key: old[key] for key in same}
    again = loaded(game, table, new)
    play_on(again, table["rest"])
    assert list(game.outcome(again.state).scores) == table["end"]["scores"]


@every_old_table
def test_what_undo_reached_is_still_reached(game: Game, table: dict[str, Any]) -> None:
    session = loaded(game, table, table["snapshot"])
    assert session.may_undo() == bool(table["snapshot"]["saves"])
    if session.may_undo():
        before = session.moves
        session.undo()
        assert session.moves == before - 1
        assert session.waiting()


# -- what is refused -----------------------------------------------------------------------------------------------


def refused(game: Game, data: Any) -> str:
    with pytest.raises(BadSave) as no:
        save.from_data(game, data)
    assert no.value.code == "BAD_SAVE"
    return no.value.text


def saved(game: Game) -> dict[str, Any]:
    return save.to_data(game, begin(game, 1, 0))


def test_a_table_of_another_game_is_refused() -> None:
    text = refused(UFOLUDKI, saved(GAMES["frenzy"]))
    assert "'frenzy'" in text and "'ufoludki'" in text


def test_a_table_of_other_rules_is_refused_whichever_are_older() -> None:
    old = with_rules(AUCTION, 1)
    assert save.from_data(old, saved(old)).seats == 2
    assert "under rules 1 of auction, not 2" in refused(AUCTION, saved(old))
    assert "under rules 2 of auction, not 1" in refused(old, saved(AUCTION))


@pytest.mark.parametrize("form", [max(save.FORMAT, snapshot.FORMAT) + 1, 99])
def test_a_table_saved_by_a_newer_version_is_refused(form: int) -> None:
    text = refused(UFOLUDKI, {**saved(UFOLUDKI), "format": form})
    assert f"format {form}" in text and f"up to {save.FORMAT}" in text
    table = Session.start(UFOLUDKI, 2, 1, {})
    with pytest.raises(BadSave, match=f"format {form}"):
        snapshot.from_data(UFOLUDKI, {**snapshot.to_data(table), "format": form}, 1, None)


@pytest.mark.parametrize("data", [None, [], "table", 7, {}, {"format": "1"}, {"format": True}, {"format": -1}])
def test_what_is_no_saved_table_is_refused(data: Any) -> None:
    refused(UFOLUDKI, data)
    with pytest.raises(BadSave):
        snapshot.from_data(UFOLUDKI, data, 1, None)


def test_a_table_that_lacks_something_is_refused() -> None:
    whole = saved(UFOLUDKI)
    for key in set(whole) - {"format"}:
        refused(UFOLUDKI, {name: value for name, value in whole.items() if name != key})
    refused(UFOLUDKI, {**whole, "own": {**whole["own"], "moons": 2}})
    table = Session.start(UFOLUDKI, 2, 1, {})
    data = snapshot.to_data(table)
    for key in set(data) - {"format", "booked"}:  # the last came with version 0.3
        with pytest.raises(BadSave):
            part = {name: value for name, value in data.items() if name != key}
            snapshot.from_data(UFOLUDKI, part, 1, None)


def test_a_toy_refuses_such_a_table_as_a_position() -> None:
    toy = GAMES["slap"]
    with pytest.raises(BadPosition, match="newer version"):
        Session.from_position(toy, {"config": {"players": 2}, "table": {**saved(toy), "format": 99}})


# -- rules that were renamed ---------------------------------------------------------------------------------------


class Pick(Choose):
    """1.3 What used to be called Choose."""


class PickAsBefore(Choose):
    """1.3 What used to be called Choose, and still is in saved tables."""

    KEY = "Choose"


def test_a_rule_is_found_by_its_key_whatever_its_class_is_called() -> None:
    data = save.to_data(Tiny(), session(Tiny(Frame(CHOOSE, 0), Frame(SAY, -1, 4))).state)
    assert [step["rule"] for step in data["agenda"]] == ["Choose", "Say"]
    renamed = Tiny(Frame(PickAsBefore(), 0), Frame(SAY, -1))
    state = save.from_data(renamed, data)
    assert [type(step.rule).__name__ for step in state.pending()] == ["PickAsBefore", "Say"]
    assert save.to_data(renamed, state) == data


def test_a_rule_that_is_not_there_is_refused_by_name() -> None:
    data = save.to_data(Tiny(), session(Tiny(Frame(CHOOSE, 0), Frame(SAY, -1, 4))).state)
    assert "no rule 'Choose'" in refused(Tiny(Frame(Pick(), 0), Frame(SAY, -1)), data)
