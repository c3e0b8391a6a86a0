"""Events as they are told: which of them are told together, and which are about cards that nobody saw."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from xenodeck.core.tabletop.layout import UNKNOWN

EventData = dict[str, Any]


def runs(events: Sequence[EventData], summed: Container[str] = ()) -> list[int]:
    """For each event its number in a run of events that differ at most in their cards.

    ``summed``: the kinds (see ``log_key``) of which also the numbers may differ, because a run tells their sum.

    >>> runs([{"what": "draw", "cards": ["?"]}, {"what": "draw", "cards": ["A"]}, {"what": "skip"}])
    [1, 2, 1]
    >>> runs([{"what": "dump", "number": 1}, {"what": "dump", "number": 2}], ["dump"])
    [1, 2]
    """
    found: list[int] = []
    for at, event in enumerate(events):
        found.append(found[-1] + 1 if at and alike(events[at - 1], event, summed) else 1)
    return found


def alike(one: EventData, other: EventData, summed: Container[str] = ()) -> bool:
    may_differ = {"cards": 0, "number": 0} if log_key(one) in summed else {"cards": 0}
    return {**one, **may_differ} == {**other, **may_differ} and ("cards" in one) == ("cards" in other)


def log_key(event: EventData) -> str:
    """Under which name the words of a game have a line for an event: one for each kind there is of it."""
    what: str = event["what"]
    return f"{what}_{event['word']}" if "word" in event else what


def hidden(event: EventData) -> bool:
    """Is it about cards, and none of them was seen?"""
    cards = event.get("cards", ())
    return bool(cards) and all(code.startswith(UNKNOWN) for code in cards)
