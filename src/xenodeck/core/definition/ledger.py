"""How a score came about: events of the game, booked into the accounts of the seats as the game declares them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from xenodeck.core.tabletop.events import NO_NUMBER, Event

START: Final = "start"  # what a seat had when the game began, from a position
WHOLE: Final = "whole"  # the score in one entry, where nothing says how it came about

Breakdown = list[dict[str, int]]  # seat -> account -> number


@dataclass(frozen=True)
class Posting:
    """What one kind of event brings: ``times`` its number (one, if it has none), into the account of this name."""

    account: str
    times: int = 1
    other: bool = False  # for whom it was done to, not for who did it


Postings = Mapping[str, tuple[Posting, ...]]  # event -> what it brings


def book(postings: Postings, events: Sequence[Event], sums: Breakdown) -> None:
    """Add what ``events`` brought to ``sums``."""
    for event in events:
        for posting in postings.get(event.what, ()):
            seat = int(event.other if posting.other else event.seat)
            number = posting.times * (1 if event.number == NO_NUMBER else int(event.number))
            sums[seat][posting.account] = sums[seat].get(posting.account, 0) + number


def scores_before(postings: Postings, standing: Sequence[int], events: Sequence[Event]) -> list[int]:
    """What each seat had before ``events``, after which it has ``standing``."""
    since: Breakdown = [{} for _ in standing]
    book(postings, events, since)
    return [now - sum(account.values()) for now, account in zip(standing, since, strict=True)]


def balanced(postings: Postings, scores: Sequence[int], start: Sequence[int] | None, booked: Breakdown) -> Breakdown:
    """For each seat its entries in the order in which the game declares them; their numbers add up to its score.

    Accounts that do not add up are worse than none: then the whole score is one entry.
    """
    order = [START, *dict.fromkeys(p.account for some in postings.values() for p in some)]
    sums: Breakdown = []
    for seat, score in enumerate(scores):
        entries = {START: 0 if start is None else start[seat], **booked[seat]}
        known = bool(postings) and start is not None and sum(entries.values()) == score
        found = {account: entries.get(account, 0) for account in order} if known else {WHOLE: score}
        sums.append({account: number for account, number in found.items() if number})
    return sums
