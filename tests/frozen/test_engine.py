"""Saved tables, records and positions of released versions: read, continued, replayed and written again.

In the gate every game and mode has some of each; ``make prove`` takes them all.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from effort import PROVE
from frozen.kept import RELEASES, Data, as_json, digest, files, grown, outcome, played_then, read, told
from frozen.steps import asked, offered, take
from xenodeck import bots
from xenodeck.core.records import snapshot
from xenodeck.core.records.record import Record
from xenodeck.core.rules.engine import open_options
from xenodeck.core.sessions.session import Session
from xenodeck.games import found

LONG = 400  # steps from a moment to the end that the gate goes; the first moment of a mode is always played out
# done at once, before or after anybody is asked: no table was ever saved while they were pending
NEVER_PENDING = {
    "alieninjas": {"Opening", "ClaimDeal", "MemoryDeal", "MapDeal", "MapLay", "HandDeal", "HandStart", "RescueDeal"},
    "frenzy": {"Deal", "Opening", "Start"},
    "gambit": {"Deal", "Start"},
    "getaway": {"Deal", "Start", "Lay", "Fly", "Glide", "Take", "Dump", "Score", "OolaTurn", "OolaPass"},
    "ufoludki": {
        *("Deal", "Start", "Saucer", "Counterattack", "Recruitment", "Strength", "SaveEarth", "Refill", "Return"),
    },
}


def each(kind: str) -> pytest.MarkDecorator:
    """The files of one kind: one for each game of each release."""
    names = [f"{file.parent.parent.name}-{file.name.split('.')[0]}" for file in files(kind)]
    return pytest.mark.parametrize("file", files(kind), ids=names)


def first_of_modes(parts: list[Data], every: int) -> list[Data]:
    """All of them in ``make prove``; in the gate the first of each mode and then every n-th."""
    met: dict[str, int] = {}
    chosen: list[Data] = []
    for part in parts:
        number = met[part["mode"]] = met.get(part["mode"], -1) + 1
        if PROVE or number % every == 0:
            chosen.append(part)
    return chosen


def test_every_release_has_every_game_of_its_time_in_every_mode() -> None:
    assert "v0_5_0" in RELEASES
    games = ["alieninjas", "frenzy", "gambit", "getaway", "ufoludki"]
    for kind, parts in (("saves", "games"), ("positions", "positions"), ("records", "records")):
        kept = [read(file) for file in files(kind)]
        assert [one["game"] for one in kept] == games
        for one in kept:
            modes = {mode.id for mode in played_then(one).modes}
            assert {mode_of(part) for part in one[parts]} - {""} == modes


def mode_of(part: Data) -> str:
    """Empty where a record or a position says it in another way."""
    mode: str = Record.read(part["text"]).mode if "text" in part else part["mode"]
    return mode


# -- saved tables --------------------------------------------------------------------------------------------------


@each("saves")
def test_every_rule_that_can_wait_waits_in_a_saved_table(file: Path) -> None:
    kept = read(file)
    tables = [moment["snapshot"]["state"] for game in kept["games"] for moment in game["moments"]]
    pending = {step["rule"] for table in tables for step in table["agenda"]}
    then = {rule.key for rule in played_then(kept).rules}
    assert pending == then - NEVER_PENDING[kept["game"]]


@each("saves")
def test_a_saved_table_goes_on_to_the_same_end(file: Path) -> None:
    kept = read(file)
    game = played_then(kept)
    ended: set[str] = set()
    for one in kept["games"]:
        for moment in reversed(one["moments"]):  # the last has the shortest way
            session = snapshot.from_data(game, moment["snapshot"], one["seed"], None)
            assert (session.waiting(), asked(session)) == (moment["waiting"], moment["asked"])
            assert offered(session) == moment["offered"]
            again = as_json(snapshot.to_data(session))
            assert unlike(again, moment["snapshot"]) == []
            if not PROVE and one["mode"] in ended and len(one["steps"]) - moment["at"] > LONG:
                continue
            ended.add(one["mode"])
            session = snapshot.from_data(game, again, one["seed"], None)
            mark = len(session.log)
            session.take_back_seat = one["free_seat"]
            for step in one["steps"][moment["at"] :]:
                take(session, step)
            end = {**outcome(session), "moves": session.moves, "position": as_json(game.position(session.state))}
            assert grown(end, one["end"]) == []
            assert digest(told(session.all_events(mark))) == moment["told"]
    assert ended == {mode.id for mode in game.modes}


@each("saves")
def test_the_bots_of_that_time_answer_at_a_saved_table(file: Path) -> None:
    """These are bots of kept rules: tables that were begun with them go on with them. Others are tested elsewhere."""
    kept = read(file)
    game = played_then(kept)
    if game is found()[kept["game"]]:
        return
    answered: set[tuple[str, str]] = set()
    for one in first_of_modes(kept["games"], 4):
        for moment in one["moments"][:: 1 if PROVE else 3]:
            state = snapshot.from_data(game, moment["snapshot"], one["seed"], None).state
            for seat in moment["asked"][:1]:
                for name in (bots.RANDOM, *game.bots(), "dreamer:2"):
                    answer = bots.pick(game, state, seat, bots.find(game, name), 12345)
                    assert answer in open_options(state, seat)
                    answered.add((one["mode"], name))
    assert answered == {(mode.id, name) for mode in game.modes for name in (bots.RANDOM, *game.bots(), "dreamer:2")}


def unlike(now: Data, then: Data) -> list[str]:
    """The differences of a table that is saved anew, except for the numbers of newer formats."""
    newer = [line for line in grown(now, then) if line.split(" ")[0].rsplit("/", 1)[-1] == "format"]
    return [line for line in grown(now, then) if line not in newer]


# -- records -------------------------------------------------------------------------------------------------------


def some_of_each_mode(records: list[Data]) -> list[Data]:
    """Of each mode the first as printed, the first with house rules and the first from a position."""
    first: dict[tuple[str, str], Data] = {}
    for one in records:
        mode, _, more = one["name"].partition("-")
        first.setdefault((mode, more[2:]), one)
    return list(first.values())


@each("records")
def test_a_record_replays_to_the_same_table_and_the_same_log(file: Path) -> None:
    kept = read(file)
    game = played_then(kept)
    for one in kept["records"] if PROVE else some_of_each_mode(kept["records"]):
        record = Record.read(one["text"])
        assert record.text() == one["text"]
        session = record.replay(game)
        assert Record.of(session).text() == one["text"], one["name"]
        end = {**outcome(session), "position": as_json(game.position(session.state))}
        assert grown(end, one["end"]) == [], one["name"]
        assert digest(told(session.all_events())) == one["happened"], one["name"]
        now = {str(viewer): digest(told(session.events(viewer))) for viewer in range(-1, session.state.seats)}
        assert now == one["told"], one["name"]


# -- positions -----------------------------------------------------------------------------------------------------


@each("positions")
def test_a_position_sets_up_the_same_table_and_is_written_the_same(file: Path) -> None:
    kept = read(file)
    game = played_then(kept)
    for one in first_of_modes(kept["positions"], 2):
        where = json.dumps(one["position"])
        table = Session.from_position(game, one["position"])
        assert as_json(game.position(table.state)) == (one["again"] or one["position"]), where
        assert (asked(table), offered(table)) == (one["asked"], one["offered"]), where
        assert grown(outcome(table), one["outcome"]) == [], where
        for seat, seen in one["seen"].items():
            now = as_json(game.position(table.state, int(seat)))
            if table.state.over:  # 0.5.0 still hid cards there
                assert grown(now, seen) == [], (seat, where)
                assert now == as_json(game.position(table.state)), (seat, where)
            else:
                assert now == seen, (seat, where)


@each("positions")
def test_a_position_is_set_up_by_the_rules_of_today_as_well(file: Path) -> None:
    """A position names no version of the rules: old positions are read under the current ones.

    What they deal may differ, and so may what is open inside a hold.
    """
    kept = read(file)
    game = found()[kept["game"]]
    for one in first_of_modes(kept["positions"], 2) if game.version != kept["rules"] else []:
        where = json.dumps(one["position"])
        table = Session.from_position(game, one["position"])
        if one["position"].get("state") != "DEAL" and "hold" not in one["position"]:
            assert (asked(table), offered(table)) == (one["asked"], one["offered"]), where
            assert grown(outcome(table), one["outcome"]) == [], where
        again = as_json(game.position(table.state))
        assert as_json(game.position(Session.from_position(game, again).state)) == again, where


def test_what_is_lost_or_changed_is_named_and_what_is_new_is_not() -> None:
    then = {"a": 1, "b": [{"c": 2}], "d": True}
    assert grown({**then, "more": 1, "b": [{"c": 2, "e": 0}]}, then) == []
    assert grown({"a": 1, "b": [{}], "d": 1}, then) == ["/b/0/c is gone", "/d is 1, was True"]
    assert grown({**then, "b": []}, then) == ["/b is [], was [{'c': 2}]"]


def test_only_the_hidden_cards_of_a_finished_game_may_be_shown() -> None:
    deck, hand = {"size": 2, "cards": []}, {"size": 3, "cards": ["C", "?", "?"]}
    then = {
        "over": True,
        "places": {"deck": [deck], "hand": [hand]},
        "draw": ["?", "A"],
        "hands": [["?"]],
        "turn": "?1",
    }
    piles = {"deck": [{"size": 2, "cards": ["A", "B"]}], "hand": [{"size": 3, "cards": ["A", "C", "B"]}]}
    now = {"over": True, "places": piles, "draw": ["B", "A"], "hands": [["A"]], "turn": "3"}
    assert grown(now, then) == [] == grown(then, then)
    assert grown({**now, "over": False}, {**then, "over": False}) != [], "while it goes on nothing is"
    assert grown({**now, "draw": ["B", "B"]}, then) == ["/draw/1 is B, was A"]
    assert grown({**now, "draw": ["A"]}, then) == ["/draw is ['A'], was ['?', 'A']"]
    assert grown({**now, "turn": 3}, then) == ["/turn is 3, was ?1"]
    for cards in (["A", "B", "B"], ["C", "A", "?"], ["C"]):
        wrong = {**piles, "hand": [{"size": 3, "cards": cards}]}
        assert grown({**now, "places": wrong}, then) != [], "what was shown is shown, and all of the rest"
    assert grown({**now, "places": {**piles, "deck": [{"size": 3, "cards": ["A", "B", "C"]}]}}, then) != []
