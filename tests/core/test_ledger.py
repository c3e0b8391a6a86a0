"""How a score came about: what events bring, what was there at the start, and what is said when nobody knows."""

from __future__ import annotations

from typing import Any

from xenodeck.core.definition.ledger import Posting, balanced, book, scores_before
from xenodeck.core.records import snapshot
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.events import Event
from xenodeck.core.words.telling import Teller
from xenodeck.games import find

UFO = find("ufoludki")
POSTINGS = {
    "find": (Posting("found"),),
    "rob": (Posting("robbed"), Posting("lost", -1, other=True)),
    "wave": (Posting("waves", 2),),
}
TABLE: dict[str, Any] = {
    "earth": 3,
    "loot": [5, 7, 0],
    "hands": [["S3A"] * 5, ["S3A"] * 5, ["S4A", "S3B"]],
    "stacks": [["S3A"], ["S2A"], ["SWARM"]],
    "deck": ["S2A"] * 12,
}


def test_an_event_brings_its_number_to_who_did_it_and_costs_who_it_was_done_to() -> None:
    sums: list[dict[str, int]] = [{}, {"found": 1}]
    book(POSTINGS, [Event("find", 1, number=4), Event("rob", 0, 1, 3), Event("other", 0, number=9)], sums)
    assert sums == [{"robbed": 3}, {"found": 5, "lost": -3}]


def test_an_event_without_a_number_counts_as_one_and_with_none_as_nothing() -> None:
    sums: list[dict[str, int]] = [{}]
    book(POSTINGS, [Event("wave", 0), Event("wave", 0)], sums)
    assert sums == [{"waves": 4}]
    book(POSTINGS, [Event("wave", 0, number=0)], sums)
    assert sums == [{"waves": 4}]


def test_what_was_there_before_is_what_events_do_not_explain() -> None:
    assert scores_before(POSTINGS, [7, 1], [Event("rob", 0, 1, 2)]) == [5, 3]


def test_entries_come_in_the_order_of_the_game_and_without_zeroes() -> None:
    booked = [{"lost": -2, "found": 3}, {"robbed": 2, "found": 0}]
    sums = balanced(POSTINGS, [6, 2], [5, 0], booked)
    assert [list(entries.items()) for entries in sums] == [[("start", 5), ("found", 3), ("lost", -2)], [("robbed", 2)]]


def test_accounts_that_do_not_add_up_are_not_shown() -> None:
    assert balanced(POSTINGS, [6, 2], [0, 0], [{"found": 5}, {"found": 2}]) == [{"whole": 6}, {"found": 2}]
    assert balanced(POSTINGS, [6, 0], None, [{"found": 6}, {}]) == [{"whole": 6}, {}]
    assert balanced({}, [6, -1], [0, 0], [{}, {}]) == [{"whole": 6}, {"whole": -1}]


def played() -> Session:
    session = Session.from_position(UFO, TABLE)
    for seat, words in [(0, "S3A"), (1, "S3A"), (2, "S4A"), (0, "S3A")]:
        if not session.state.over:
            session.play(seat, words)
    assert session.state.over
    return session


def test_a_game_from_a_position_counts_what_lay_there() -> None:
    session = played()
    assert session.score_breakdown()[0] == {"start": 5, "earth": 3}
    assert session.score_breakdown()[1:] == [{"start": 7}, {}]
    polish = Teller(UFO, "pl", 3).score_breakdown(session.score_breakdown())[0]
    assert polish == [{"label": "na początku", "number": 5}, {"label": "z Ziemi", "number": 3}]


def long_game() -> Session:
    session = Session.start(UFO, 2, 4, {"turn_limit": 30})
    while not session.state.over:
        seat = session.waiting()[0]
        session.answer(seat, session.state.options[0])
    return session


def saved_before_there_were_accounts(session: Session) -> Session:
    data = snapshot.to_data(session)
    del data["booked"], data["start"]
    return snapshot.from_data(UFO, data, session.seed, session.position)


def test_what_was_saved_before_there_were_accounts_is_brought_back_with_them_if_nothing_is_missing() -> None:
    session = long_game()
    assert "whole" not in session.score_breakdown()[0]
    assert saved_before_there_were_accounts(session).score_breakdown() == session.score_breakdown()


def test_what_was_saved_before_there_were_accounts_shows_the_score_alone_if_something_is_missing() -> None:
    session = long_game()
    session.trim(4)
    again = saved_before_there_were_accounts(session)
    assert again.score_breakdown() == [{"whole": score} if score else {} for score in UFO.scores(session.state)]
    assert snapshot.from_data(UFO, snapshot.to_data(again), session.seed, None).score_breakdown() == (
        again.score_breakdown()
    )
