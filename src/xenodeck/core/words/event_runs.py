"""Runs of events that are told in one sentence, and events about cards that the viewer does not see."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any

from xenodeck.core.tabletop.layout import UNKNOWN

EventData = dict[str, Any]


def runs(events: Sequence[EventData], summed: Container[str] = ()) -> list[int]:
    """For each event its number within its run. The events of a run differ in their cards only.

    ``summed``: kinds of events (``log_key``) whose numbers may differ as well, because their sum is told.

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
    """Do two events belong to the same run?"""
    if one["what"] != other["what"] or ("cards" in one) != ("cards" in other):
        return False
    may_differ = ("cards", "number") if log_key(one) in summed else ("cards",)
    return all(one.get(key) == other.get(key) for key in one.keys() | other.keys() if key not in may_differ)


def log_key(event: EventData) -> str:
    """The key of the sentence for an event in the words of the game: its kind, with its variant if it has one."""
    what: str = event["what"]
    return f"{what}_{event['word']}" if "word" in event else what


def hidden(event: EventData) -> bool:
    """Is the event about cards of which the viewer sees none?"""
    cards = event.get("cards", ())
    return bool(cards) and all(code.startswith(UNKNOWN) for code in cards)
