"""Claims and own notes without a server: what may be claimed, what is kept, and that nothing else changes."""

from __future__ import annotations

import json

import pytest

from laws.walks import Dice
from toys.veil.meta import GAME, ROLE
from xenodeck.core.errors import BadRecord, Refusal
from xenodeck.core.knowledge.views import view
from xenodeck.core.records import snapshot
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import steps
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import engine
from xenodeck.core.sessions import own_notes
from xenodeck.core.sessions.session import Session

SEATS = 3


def table(seed: int = 1, **options: object) -> Session:
    return Session.start(GAME, SEATS, seed, options)


def played(seed: int, talkative: bool) -> Session:
    """A whole game at random; ``talkative``: with something said wherever something may be."""
    session, dice, words = table(seed), Dice(seed), Dice(seed + 1)
    while not session.state.over:
        seat = session.waiting()[0]
        topics = GAME.topics(session.state, seat)
        if talkative and topics and not session.state.earlier(seat):
            topic = topics[words.below(len(topics))]
            session.say(seat, f"{topic.words()} {topic.labels[words.below(len(topic.labels))]}")
        options = engine.open_options(session.state, seat)
        session.answer(seat, options[dice.below(len(options))])
    return session


@pytest.mark.parametrize("seed", range(8))
def test_a_claim_changes_neither_the_game_nor_its_chance(seed: int) -> None:
    silent, loud = played(seed, False), played(seed, True)
    assert loud.state.claims
    assert loud.state.zones == silent.state.zones
    assert loud.state.chance.used() == silent.state.chance.used()
    assert [e.what for e in loud.log if not e.what.startswith("say_")] == [e.what for e in silent.log]
    assert [(i.seat, i.words) for i in loud.inputs if not i.is_claim] == [(i.seat, i.words) for i in silent.inputs]


@pytest.mark.parametrize("seed", range(4))
def test_what_was_said_is_in_the_record_in_its_place_and_replays(seed: int) -> None:
    session = played(seed, True)
    text = Record.of(session).text()
    again = Record.read(text).replay(GAME)
    assert Record.of(again).text() == text
    assert [claim.to_data() for claim in again.state.claims] == [claim.to_data() for claim in session.state.claims]
    assert again.events(-1) == session.events(-1)
    wrong = text.replace(": role ", ": roll ", 1) if ": role " in text else text.replace(": hand ", ": hands ", 1)
    with pytest.raises(BadRecord):
        Record.read(wrong).replay(GAME)


def test_everybody_hears_it_and_views_and_saves_carry_it() -> None:
    session = table()
    session.say(0, "role 2 night")
    for viewer in range(-1, SEATS):
        assert session.view(viewer).to_data()["said"] == [
            {"seat": 0, "subject": "role", "label": "night", "other": 2, "span": 0}
        ]
        assert session.events(viewer)[-1]["what"] == "say_role"
    kept = from_data(GAME, json.loads(json.dumps(to_data(GAME, session.state))))
    assert view(kept, 1).to_data() == session.view(1).to_data()


@pytest.mark.parametrize(
    "seat, words, code",
    [
        (1, "role 2 night", "NOT_NOW"),
        (9, "role 2 night", "NOT_NOW"),
        (0, "role 2 sun", "NOT_SAYABLE"),
        (0, "lamp 1 day", "NOT_SAYABLE"),
        (0, "role 7 day", "NOT_SAYABLE"),
        (0, "", "NOT_SAYABLE"),
    ],
)
def test_what_may_not_be_said_is_refused_and_leaves_no_trace(seat: int, words: str, code: str) -> None:
    session = table()
    before = json.dumps(snapshot.to_data(session))
    with pytest.raises(Refusal) as no:
        session.say(seat, words)
    assert no.value.code == code
    assert json.dumps(snapshot.to_data(session)) == before


def test_nobody_says_more_than_the_turn_allows() -> None:
    session = table()
    session.say(0, "hand good")
    session.play(0, {"type": "claim", "words": "hand bad"})
    with pytest.raises(Refusal, match="SAID_ENOUGH"):
        session.say(0, "hand good")
    with pytest.raises(Refusal, match="NO_TALK"):
        table(talk="off").say(0, "hand good")


def test_a_claim_ends_undo_and_outlives_a_move_that_is_refused() -> None:
    session = table()
    session.undo_points.append((session.state.clone(), 0))
    session.say(0, "hand good")
    assert not session.may_undo()
    with pytest.raises(Refusal):
        session.play(0, "nonsense")
    assert [claim.label for claim in session.state.claims] == ["good"]


# -- own notes ---------------------------------------------------------------------------------------------------------


def with_notes() -> Session:
    """A game in which somebody looked at a role."""
    for seed in range(99):
        session = played(seed, False)
        if any(event.what == "lamp" for event in session.log):
            return session
    raise AssertionError("nobody ever used a Lamp")


def test_what_one_has_seen_stays_in_ones_own_notes_and_in_nobody_elses() -> None:
    session = with_notes()
    lamp = next(event for event in session.log if event.what == "lamp")
    code = session.state.layout.codes[lamp.faces[0]]
    for viewer in range(-1, SEATS):
        noted = [
            note for note in own_notes.notes_of(session, viewer) if note["what"] == "lamp" and note["seat"] == lamp.seat
        ]
        assert bool([note for note in noted if note["cards"] == [code]]) == (viewer == lamp.seat)
        for note in own_notes.notes_of(session, viewer):
            assert not any(card.startswith("?") for card in note["cards"])


def test_notes_outlive_the_log_and_a_snapshot() -> None:
    session = with_notes()
    before = [own_notes.notes_of(session, seat) for seat in range(SEATS)]
    session.trim(0)
    assert not session.log
    kept = snapshot.from_data(GAME, json.loads(json.dumps(snapshot.to_data(session))), session.seed, None)
    for one in (session, kept):
        assert [own_notes.notes_of(one, seat) for seat in range(SEATS)] == before


def test_a_replay_through_one_seats_eyes_has_its_notes_as_they_grew() -> None:
    session = with_notes()
    record = Record.read(Record.of(session).text())
    for seat in range(SEATS):
        grown = [len(step.get("saw", [])) for step in steps(GAME, record, seat, "en")]
        assert grown == sorted(grown)
        assert grown[-1] == len(own_notes.notes_of(session, seat))
    assert all("saw" not in step for step in steps(GAME, record, -1, "en"))


def test_a_role_that_was_seen_stays_in_the_view_of_who_saw_it() -> None:
    session = table(3)
    s = session.state
    s.show(s.zones[ROLE[1]][0], ROLE[1], 1 << 2, "lamp", 2, 1)
    known = s.layout.codes[s.face[s.zones[ROLE[1]][0]]]
    assert session.view(2).pile("role", 1).cards == [known]
    assert session.view(0).pile("role", 1).cards != [known]
