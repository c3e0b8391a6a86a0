"""The ledger: how a score came about. Events are booked into accounts of the seats, as the game declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from xenodeck.core.tabletop.events import NO_NUMBER, Event

START: Final = "start"  # the account of what a seat had at the beginning, in a game from a position
WHOLE: Final = "whole"  # the account of the whole score, if the events do not explain it

Breakdown = list[dict[str, int]]  # seat -> account -> number


@dataclass(frozen=True)
class Posting:
    """What one kind of event adds to an account: its number (1 if it has none) times ``times``."""

    account: str
    times: int = 1
    other: bool = False  # True: into the account of ``event.other`` and not of ``event.seat``


Postings = Mapping[str, tuple[Posting, ...]]  # event -> what it adds


def book(postings: Postings, events: Sequence[Event], sums: Breakdown) -> None:
    """Book ``events``: add what they brought to ``sums``."""
    for event in events:
        for posting in postings.get(event.what, ()):
            seat = int(event.other if posting.other else event.seat)
            number = posting.times * (1 if event.number == NO_NUMBER else int(event.number))
            sums[seat][posting.account] = sums[seat].get(posting.account, 0) + number


def scores_before(postings: Postings, standing: Sequence[int], events: Sequence[Event]) -> list[int]:
    """The scores before ``events``, if they are ``standing`` after them."""
    since: Breakdown = [{} for _ in standing]
    book(postings, events, since)
    return [now - sum(account.values()) for now, account in zip(standing, since, strict=True)]


def balanced(postings: Postings, scores: Sequence[int], start: Sequence[int] | None, booked: Breakdown) -> Breakdown:
    """Seat -> its accounts in the order of their declaration. Their numbers add up to the score of the seat.

    If they do not, the result has one account with the whole score, because wrong arithmetic is worse than none.
    """
    order = [START, *dict.fromkeys(p.account for some in postings.values() for p in some)]
    sums: Breakdown = []
    for seat, score in enumerate(scores):
        entries = {START: 0 if start is None else start[seat], **booked[seat]}
        known = bool(postings) and start is not None and sum(entries.values()) == score
        found = {account: entries.get(account, 0) for account in order} if known else {WHOLE: score}
        sums.append({account: number for account, number in found.items() if number})
    return sums
