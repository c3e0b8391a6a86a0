"""What a silent seat loses, what pauses refuse, what a START is, and whose claim comes before whose flip."""

from __future__ import annotations

from typing import Any

import pytest

from toys.pairs.meta import GAME as PAIRS
from toys.scramble.meta import GAME as SCRAMBLE
from toys.scramble.state import SHOUT
from xenodeck.core.errors import Refusal
from xenodeck.core.records.record import Record
from xenodeck.core.rules.lanes import Sent
from xenodeck.core.sessions.inputs import LAPSED
from xenodeck.core.sessions.session import Session

START = {"type": "START"}


def pairs(**options: object) -> Session:
    return Session.start(PAIRS, 2, 3, options)


def scramble(mode: str = "race", **options: object) -> Session:
    return Session.start(SCRAMBLE, 3, 3, options, mode)


def refused(work: Any, *args: Any) -> str:
    with pytest.raises(Refusal) as no:
        work(*args)
    return no.value.code


# -- silence -----------------------------------------------------------------------------------------------------------


def test_who_is_silent_loses_the_turn_although_nobody_may_pass() -> None:
    m = pairs()
    assert refused(m.play, 0, "pass") == "NOT_AN_OPTION"
    m.answer_by_default(0)
    assert m.waiting() == [1] and m.inputs[-1].words == LAPSED
    assert m.events(-1)[-1]["what"] == "skip"


def test_a_card_that_was_turned_up_lies_face_down_again_when_its_turn_lapses() -> None:
    m = pairs()
    m.play(0, "2 5")
    assert [code for code in m.view(-1).to_data()["places"]["grid"][0]["cards"] if code != "?"]
    m.answer_by_default(0)
    assert m.waiting() == [1]
    assert m.view(-1).to_data()["places"]["grid"][0] == {"size": 8, "cards": []}


def test_what_lapsed_replays_to_the_same_bytes_and_nobody_can_type_it() -> None:
    m = pairs()
    m.play(0, "1 2")
    m.answer_by_default(0)
    assert refused(m.play, 1, LAPSED) == "NOT_AN_OPTION"
    m.answer_by_default(1)
    m.play(0, "1 3")
    text = Record.of(m).text()
    assert f"0 {LAPSED}" in text
    again = Record.read(text).replay(PAIRS)
    assert Record.of(again).text() == text and again.view(0).to_data() == m.view(0).to_data()


def test_nothing_lapses_where_the_rule_has_an_answer_for_silence() -> None:
    m = scramble("calm")
    before = m.view(0).to_data()
    assert refused(m.lapse, 0) == "NOT_AN_OPTION"
    assert m.view(0).to_data() == before and not m.inputs


# -- phases ------------------------------------------------------------------------------------------------------------


def test_a_pick_in_turn_comes_before_the_race_and_time_answers_for_the_silent() -> None:
    m = scramble(pick=True)
    assert m.waiting() == [0] and refused(m.play, 1, "1") == "NOT_YOUR_TURN"
    m.play(0, "4")
    assert refused(m.play, 1, "4") == "NOT_AN_OPTION"
    m.tick(20)
    assert [event["number"] for event in m.events(-1) if event["what"] == "pick"] == [4, 1]
    m.play(2, "2")
    assert m.view(-1).to_data()["pause"]["kind"] == "start"


def test_a_start_is_taken_from_the_announcer_alone_and_nothing_else_is_taken_meanwhile() -> None:
    m = scramble()
    assert refused(m.play, 1, START) == "NOT_YOUR_TURN"
    assert refused(m.play, 0, "shout") == refused(m.play, 1, "look 0") == "WRONG_PHASE"
    assert m.play(0, START)
    assert m.waiting() == [0, 1, 2]
    again = Record.read(Record.of(m).text()).replay(SCRAMBLE)
    assert again.view(-1).to_data() == m.view(-1).to_data()
    assert refused(m.play, 0, START) == "BAD_FORMAT", "the race has begun"


# -- claims come first -------------------------------------------------------------------------------------------------


def test_what_competes_is_served_before_the_rest_of_its_tick_whoever_came_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    m = scramble()
    m.play(0, START)
    seen: list[list[tuple[int, bool]]] = []
    rule = m.state.frame.rule
    real = type(rule).step

    def noting(self: Any, s: Any, f: Any, sent: list[Sent]) -> None:
        seen.append([(int(one.seat), one.move[0] == SHOUT) for one in sent])
        real(self, s, f, sent)

    monkeypatch.setattr(type(rule), "step", noting)
    results = m.advance([(2, "look 0"), (1, "shout"), (0, "shout")])
    assert seen == [[(1, True), (0, True), (2, False)]]
    assert [one.seat for one in results] == [2, 1, 0], "each is told its own"
    assert results[0].result == "INTERRUPTED"
