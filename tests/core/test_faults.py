"""Why something is refused, in the spelling of a game's own page; of several reasons the page's first."""

from __future__ import annotations

from typing import Any

import pytest

from toys.hoard.meta import GAME as HOARD
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.sessions.session import Session
from xenodeck.games import found


def code_of(work: Any, *args: Any) -> str:
    with pytest.raises(GameError) as no:
        work(*args)
    return no.value.code


def test_the_core_refuses_in_the_spelling_of_the_game() -> None:
    session = Session.start(HOARD, 2, 1, {})
    assert code_of(session.play, 1, "pebble") == "not_your_decision"
    assert code_of(session.answer, 1, 0) == "not_your_decision"
    assert code_of(session.play, 0, "nonsense") == "not_an_option"
    assert code_of(session.answer, 0, 99) == "not_an_option"
    assert code_of(session.play, 0, {"type": "lay"}) == "wrong_decision"
    assert code_of(session.play, 0, "{") == "wrong_decision"
    assert code_of(session.play, "0", "pebble") == "not_your_decision"
    assert code_of(Session.start, HOARD, 9, 1, {}) == "bad_config"
    assert code_of(Session.start, HOARD, 2, 1, {"worth": [3, 2, 1]}) == "bad_config"
    assert code_of(Session.from_position, HOARD, {}) == "bad_position"
    session.state.finish()
    assert code_of(session.play, 0, "pebble") == "game_over"


def test_what_a_game_does_not_spell_otherwise_is_spelt_as_in_the_core() -> None:
    assert HOARD.codes.get("BAD_SCRIPT") is None
    session = Session.start(found()["ufoludki"], 2, 1, {})
    other = 1 - session.waiting()[0]
    assert code_of(session.play, other, "S2A") == "NOT_YOUR_TURN"


def test_of_several_faults_the_first_of_the_page_is_told_and_unknown_ones_come_last() -> None:
    def no(code: str) -> Refusal:
        return Refusal(code, code)

    assert HOARD.first_fault([no("odd"), no("not_an_option"), no("GAME_OVER")]).code == "GAME_OVER", (
        "however it is spelt"
    )
    assert HOARD.first_fault([no("odd"), no("not_an_option")]).code == "not_an_option"
    assert HOARD.first_fault([no("odd"), no("other")]).code == "odd", "the one found first"


def test_the_order_is_the_one_of_the_page_whichever_fault_is_read_first(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.start(HOARD, 2, 1, {})
    more = [Refusal("BAD_FORMAT", "the whole line")]
    monkeypatch.setattr(type(HOARD), "more_faults", lambda *_: more)
    assert code_of(session.play, 0, "nonsense") == "wrong_decision"
    monkeypatch.setattr(type(HOARD), "faults", tuple(reversed(HOARD.faults)))
    assert code_of(session.play, 0, "nonsense") == "not_an_option"
