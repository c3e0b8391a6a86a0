"""Replays: each viewer gets what it could know then and nothing else; a table to play on from anywhere in a record."""

from __future__ import annotations

from typing import Any

import pytest

from laws.walks import GAMES, IDS, play_session
from toys.auction import meta as auction
from toys.magpie import meta as magpie
from toys.slap import meta as slap
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadPosition, BadRecord, GameError
from xenodeck.core.knowledge.views import WATCHING
from xenodeck.core.records.record import Record, line_of
from xenodeck.core.records.replay import EVERYBODY, looks, position_after, reseeded, steps
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

UFO = find("ufoludki")
every_game = pytest.mark.parametrize("game", GAMES, ids=IDS)
PEOPLE = ["Ada", "Bo", "Cy", "Di", "Ed"]
TOLD = {"text", "run", "whole", "gist", "begins"}  # what a line has besides the event


def replayed(session: Session, viewer: int, language: str = "en") -> list[dict[str, Any]]:
    seats = int(session.state.seats)
    return list(steps(session.game, Record.of(session), viewer, language, PEOPLE[:seats]))


def all_cards(view: dict[str, Any]) -> list[str]:
    return [code for piles in view["places"].values() for pile in piles for code in pile["cards"]]


# -- what each viewer gets -------------------------------------------------------------------------------------


@every_game
def test_a_seat_and_a_spectator_get_their_views_and_events_and_no_more(game: Game) -> None:
    session = play_session(game, 3, 1)
    for viewer in range(WATCHING, session.state.seats):
        found = replayed(session, viewer)
        views: dict[int, Any] = {}

        def each(now: Session, views: dict[int, Any] = views, viewer: int = viewer) -> None:
            views[len(views)] = now.view(viewer).to_data()

        Record.of(session).replay(game, each)
        assert [step["view"] for step in found] == [views[step["move"]] for step in found]
        told = [{k: v for k, v in line.items() if k not in TOLD} for step in found for line in step["log"]]
        assert told == session.events(viewer)
        assert {step["seat"] for step in found} <= {None, viewer}
        for step in found:
            hers = step["move"] > 0 and session.inputs[step["move"] - 1].seat in (-1, viewer)
            assert (step["words"] is not None) == hers


@every_game
def test_everybody_sees_every_card_every_answer_and_every_event(game: Game) -> None:
    session = play_session(game, 3, 1)
    found = replayed(session, EVERYBODY)
    assert [step["move"] for step in found] == list(range(len(session.inputs) + 1))
    assert [(step["seat"], step["words"]) for step in found[1:]] == [
        (None, line_of(i)) if i.seat < 0 else (i.seat, i.words) for i in session.inputs
    ]
    told = [{k: v for k, v in line.items() if k not in TOLD} for step in found for line in step["log"]]
    assert told == session.all_events()
    deck = sorted(session.state.layout.codes[face] for face in session.state.face)
    for step in found:
        assert sorted(all_cards(step["view"])) == deck
        assert all(pile["size"] == len(pile["cards"]) for piles in step["view"]["places"].values() for pile in piles)
        assert step["view"]["viewer"] == EVERYBODY


def test_looking_at_everything_changes_nothing_for_the_players() -> None:
    session = play_session(UFO, 4, 1)
    before = to_data(UFO, session.state)
    record = Record.of(session)
    for look in looks(UFO, record, EVERYBODY):
        last = look.session
    assert to_data(UFO, last.state) == before
    assert last.view(0).to_data() == session.view(0).to_data()


def test_a_pile_that_covers_its_cards_is_open_to_everybody_only() -> None:
    m = Session.from_position(UFO, {"hands": [["S2A"], ["S3A"]], "stacks": [["S4A", "SWARM"], []], "deck": ["RECRUIT"]})
    record = Record.of(m)
    spectator = next(steps(UFO, record, WATCHING, "en"))["view"]["places"]
    everybody = next(steps(UFO, record, EVERYBODY, "en"))["view"]["places"]
    assert spectator["stack"][0] == {"size": 2, "cards": ["SWARM"]}
    assert everybody["stack"][0] == {"size": 2, "cards": ["SWARM", "S4A"]}
    assert (spectator["hand"][1]["cards"], everybody["hand"][1]["cards"]) == ([], ["S3A"])
    assert (spectator["deck"][0]["cards"], everybody["deck"][0]["cards"]) == ([], ["RECRUIT"])


@every_game
def test_everybodys_eyes_are_told_how_a_spectator_saw_what_belongs_to_no_seat(game: Game) -> None:
    """A viewer of the whole game sees all hands, and the deck in its order."""
    session = play_session(game, 3, 1)
    lay: list[dict[str, Any]] = []
    Record.of(session).replay(game, lambda now: lay.append(now.view(WATCHING).to_data()["places"]))
    forgets = {place.name for place in session.state.layout.places if place.forgets}
    for step in replayed(session, EVERYBODY):
        for name, piles in step["view"]["places"].items():
            seen = lay[step["move"]][name]
            same = name not in forgets and len(piles) == 1 and seen[0]["size"] == piles[0]["size"]
            assert step.get("spectator", {}).get(name, piles) == (seen if same else piles), (step["move"], name)
    for viewer in range(WATCHING, session.state.seats):
        assert all("spectator" not in step for step in replayed(session, viewer))


def test_what_lies_in_the_deck_is_told_to_everybodys_eyes_with_what_a_spectator_saw() -> None:
    m = Session.from_position(UFO, {"hands": [["S2A"], ["S3A"]], "stacks": [["S4A", "SWARM"], []], "deck": ["RECRUIT"]})
    (step,) = steps(UFO, Record.of(m), EVERYBODY, "en")
    assert step["view"]["places"]["deck"] == [{"size": 1, "cards": ["RECRUIT"]}]
    assert step["spectator"] == {"deck": [{"size": 1, "cards": []}]}


def stolen_from() -> Session:
    """A magpie was played, the rival has not said yet whether a scarecrow stops it."""
    for seed in range(100):
        m = Session.start(magpie.GAME, 3, seed, {})
        if "magpie" in m.view(0).pile("hand", 0).cards:
            m.play(0, "magpie")
            m.play(0, "1")
            return m
    raise AssertionError("no magpie was dealt")


def test_everybody_is_told_who_is_asked_discreetly_and_a_spectator_is_not() -> None:
    m = stolen_from()
    assert replayed(m, EVERYBODY)[-1]["view"]["waiting"] == [1]
    assert replayed(m, WATCHING)[-1]["view"]["waiting"] == []
    assert replayed(m, 1)[-1]["view"]["waiting"] == [1]


def test_who_is_still_thinking_can_be_seen_so_a_secret_answer_is_a_step() -> None:
    m = Session.start(auction.GAME, 3, 1, {})
    bid_first(m, 2)
    bid_first(m, 0)
    assert [step["view"]["waiting"] for step in replayed(m, WATCHING)] == [[0, 1, 2], [0, 1], [1]]


def bid_first(m: Session, seat: int) -> str:
    question = m.view(seat).question
    assert question is not None
    words = f"{question.options[0].word} 1"
    assert m.play(seat, words)
    return words


def test_nothing_noticed_and_nothing_changed_means_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is asked discreetly here, so the answers of the others change nothing that seat 0 sees."""
    monkeypatch.setattr(auction.BID, "discreet", True)
    m = Session.start(auction.GAME, 3, 1, {})
    bid_first(m, 2)
    bid_first(m, 1)
    assert [step["move"] for step in replayed(m, 0)] == [0]
    assert [step["move"] for step in replayed(m, WATCHING)] == [0]
    assert [step["move"] for step in replayed(m, 1)] == [0, 2]
    assert [step["move"] for step in replayed(m, EVERYBODY)] == [0, 1, 2]


def test_an_answer_given_in_secret_is_told_to_its_seat_and_to_everybody() -> None:
    m = Session.start(auction.GAME, 2, 1, {})
    words = bid_first(m, 1)
    for viewer, said in ((1, words), (EVERYBODY, words), (0, None), (WATCHING, None)):
        last = replayed(m, viewer)[-1]
        assert (last["words"], last["seat"]) == (said, None if said is None else 1), viewer


def test_lines_of_the_log_are_told_in_the_language_and_with_the_names() -> None:
    m = Session.start(slap.GAME, 2, 1, {})
    m.play(1, "1")
    first, second = replayed(m, WATCHING, "pl")
    assert [line["what"] for line in first["log"]] == ["flip"]
    assert first["log"][0]["text"].startswith("Odkryto: ")
    assert second["log"][0]["text"].startswith("Bo bierze: ")
    assert list(steps(slap.GAME, Record.of(m), 0, "en"))[1]["log"][0]["text"].startswith("seat 1 claims ")


def test_time_is_a_step_with_nobody_in_it() -> None:
    m = Session.start(slap.GAME, 2, 1, {})
    m.tick(2)
    assert (replayed(m, 0)[1]["seat"], replayed(m, 0)[1]["words"]) == (None, "tick 2")


def test_lines_of_time_are_counted_one_by_one_as_they_stand_in_the_record() -> None:
    m = Session.start(slap.GAME, 2, 1, {})
    record = Record.read(Record.of(m).text() + "tick 1\ntick 1\n0 1\n")
    found = list(steps(slap.GAME, record, EVERYBODY, "en"))
    assert [(step["move"], step["words"]) for step in found] == [(0, None), (1, "tick 1"), (2, "tick 1"), (3, "1")]


@pytest.mark.parametrize("viewer", [-3, 2, 64, 10**30])
def test_a_viewer_who_does_not_sit_there_is_refused(viewer: int) -> None:
    m = Session.start(slap.GAME, 2, 1, {})
    with pytest.raises(GameError) as no:
        replayed(m, viewer)
    assert no.value.code == "NO_SEAT"


@every_game
def test_a_table_that_was_begun_is_at_its_end_after_the_last_look(game: Game) -> None:
    """So the result is known without playing the record again."""
    session = play_session(game, 3, 1)
    record = Record.of(session)
    begun = record.start_session(game)
    assert list(steps(game, record, 0, "en", every_tick=True, begun=begun))
    assert to_data(game, begun.state) == to_data(game, session.state)


def test_a_record_that_does_not_come_out_is_refused_here_too() -> None:
    record = Record.of(play_session(UFO, 3, 1))
    assert record.result is not None
    record.result["scores"][0] += 1
    with pytest.raises(BadRecord):
        list(steps(UFO, record, EVERYBODY, "en"))


# -- to play on ------------------------------------------------------------------------------------------------


@every_game
def test_a_table_to_play_on_from_is_the_table_of_that_step(game: Game) -> None:
    session = play_session(game, 3, 1)
    record = Record.of(session)
    tables: list[Any] = []
    record.replay(game, lambda now: tables.append(now.view(0).to_data()))
    for step in sorted({0, 1, len(tables) // 2, len(tables) - 2}):
        again = Session.from_position(game, position_after(game, record, step))
        for name in ("places", "waiting", "over"):
            assert again.view(0).to_data()[name] == tables[step][name], (step, name)


def test_from_the_last_step_nothing_is_left_to_play() -> None:
    record = Record.of(play_session(UFO, 3, 1))
    assert position_after(UFO, record, len(record.inputs))["over"] is True


@pytest.mark.parametrize("beyond", [-1, 1])
def test_there_is_no_table_before_the_first_or_after_the_last_step(beyond: int) -> None:
    record = Record.of(play_session(UFO, 3, 1))
    with pytest.raises(BadRecord):
        position_after(UFO, record, beyond if beyond < 0 else len(record.inputs) + beyond)


def test_a_new_seed_replaces_the_old_one_and_any_script() -> None:
    position = {"config": {"players": 2, "seed": 3}, "hands": [["S2A"], []], "chance": [0]}
    assert reseeded(position, 9) == {"config": {"players": 2, "seed": 9}, "hands": [["S2A"], []]}
    assert position == {"config": {"players": 2, "seed": 3}, "hands": [["S2A"], []], "chance": [0]}
    assert reseeded({"earth": 1}, 9) == {"earth": 1, "config": {"seed": 9}}
    with pytest.raises(BadPosition):
        reseeded({"config": 7}, 9)


@every_game
def test_every_position_takes_its_chance_from_the_seed_in_its_config(game: Game) -> None:
    position = position_after(game, Record.of(play_session(game, 3, 1)), 1)
    session = Session.from_position(game, reseeded(position, 77))
    assert (session.seed, session.state.chance.seed) == (77, 77)
    assert engine.seats_open(session.state)


def test_the_standing_is_in_every_step_and_hidden_where_the_game_hides_it() -> None:
    class Covered(type(UFO)):  # type: ignore[misc]
        scores_are_public = False

    record = Record.of(play_session(UFO, 3, 1))
    for viewer in (WATCHING, 0, EVERYBODY):
        shown = [step["standing"] for step in steps(UFO, record, viewer, "en")]
        assert shown == [step["view"]["fields"]["loot"] for step in steps(UFO, record, viewer, "en")]
        covered = [step["standing"] for step in steps(Covered(), record, viewer, "en")]
        assert covered == (shown if viewer == EVERYBODY else [[]] * (len(shown) - 1) + [shown[-1]])
