"""Helpers for the scenarios of this folder: the printed set, new games, readings of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from xenodeck.core.definition.game import Outcome
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.testkit import Scenario

SAUCERS = {"S2A": 4, "S2B": 4, "S3A": 4, "S3B": 4, "S4A": 4, "S4B": 4}
PRINTED = {**SAUCERS, "COUNTER": 6, "RECRUIT": 8, "SWARM": 14, "GENERAL": 3}


def only(**copies: int) -> dict[str, int]:
    """A set of nothing but these cards."""
    return {code: copies.get(code, 0) for code in PRINTED}


def new(seats: int, seed: int = 7, /, **options: object) -> Session:
    return Session.start(find("ufoludki"), seats, seed, options)


def table(session: Session) -> dict[str, Any]:
    return session.game.position(session.state)


def all_cards(session: Session) -> Counter[str]:
    now = table(session)
    return Counter(card for pile in [now["deck"], *now["hands"], *now["stacks"]] for card in pile)


def answer_somehow(session: Session, number: int) -> None:
    """The seat that is asked gives the answer with the index ``number``."""
    seat = session.waiting()[0]
    question = session.view(seat).question
    assert question is not None
    session.play(seat, question.options[number % len(question.options)].word)


def outcome(t: Scenario) -> Outcome:
    return t.session.game.outcome(t.session.state)


def happened(t: Scenario, what: str, viewer: int = -1) -> list[dict[str, Any]]:
    """The events of one kind that ``viewer`` noticed."""
    return [event for event in t.told(viewer) if event["what"] == what]
