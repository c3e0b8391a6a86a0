"""Shorthand for the scenarios of this folder: the printed set, new games, and readings of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from xenodeck.core.game import Outcome
from xenodeck.core.match import Match
from xenodeck.games import find
from xenodeck.testkit import Scene

SAUCERS = {"S2A": 4, "S2B": 4, "S3A": 4, "S3B": 4, "S4A": 4, "S4B": 4}
PRINTED = {**SAUCERS, "COUNTER": 6, "RECRUIT": 8, "SWARM": 14, "GENERAL": 3}


def only(**copies: int) -> dict[str, int]:
    """A set of nothing but these cards."""
    return {code: copies.get(code, 0) for code in PRINTED}


def new(seats: int, seed: int = 7, /, **options: object) -> Match:
    return Match.start(find("ufoludki"), seats, seed, options)


def table(match: Match) -> dict[str, Any]:
    return match.game.position(match.state)


def all_cards(match: Match) -> Counter[str]:
    now = table(match)
    return Counter(card for pile in [now["deck"], *now["hands"], *now["stacks"]] for card in pile)


def answer_somehow(match: Match, number: int) -> None:
    """Whoever is asked gives the answer that ``number`` points at."""
    seat = match.waiting()[0]
    question = match.view(seat).question
    assert question is not None
    match.play(seat, question.options[number % len(question.options)].word)


def outcome(t: Scene) -> Outcome:
    return t.match.game.outcome(t.match.state)


def happened(t: Scene, what: str, viewer: int = -1) -> list[dict[str, Any]]:
    """The events of one kind that ``viewer`` noticed."""
    return [event for event in t.told(viewer) if event["what"] == what]
