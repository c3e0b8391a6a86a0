"""Events as they are told: which of them are told together, and which are about cards that nobody saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xenodeck.core.layout import UNKNOWN

Event = dict[str, Any]


def runs(events: Sequence[Event]) -> list[int]:
    """For each event its number in a run of events that differ at most in their cards.

    >>> runs([{"what": "draw", "cards": ["?"]}, {"what": "draw", "cards": ["A"]}, {"what": "skip"}])
    [1, 2, 1]
    """
    found: list[int] = []
    for at, event in enumerate(events):
        found.append(found[-1] + 1 if at and alike(events[at - 1], event) else 1)
    return found


def alike(one: Event, other: Event) -> bool:
    return {**one, "cards": 0} == {**other, "cards": 0} and ("cards" in one) == ("cards" in other)


def hidden(event: Event) -> bool:
    """Is it about cards, and none of them was seen?"""
    cards = event.get("cards", ())
    return bool(cards) and all(code.startswith(UNKNOWN) for code in cards)
