"""Glimpses: which cards are visible for a while in places that forget, and when each viewer last saw a card there.

These objects are immutable. The verbs in cards.py replace them, so clones of a state can share them. See decision 17.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.tabletop.events import NOBODY

OFF: Final = 0  # ``Setup.assist``: a view shows no ghosts of cards that are face down again
PUBLIC: Final = 1  # a view shows ghosts of the cards that everybody saw
OWN: Final = 2  # a view also shows ghosts of the cards that its viewer saw
NEXT_MOVE: Final = -1  # in place of a tick: the glimpse lasts until a seat makes a move
FOR_GOOD: Final = -2  # in place of a tick: the glimpse lasts until the card is turned down or leaves its place
WATCHER: Final = 62  # in ``seen``: the number that stands for spectators, after all seats
VIEWERS: Final = 63
TICKS: Final = 1 << 32


class Glimpse:
    """Some seats see the face of a card for a while, in a place that does not show it."""

    def __init__(self, card: i64, seats: i64, until: i64) -> None:
        self.card: i64 = card
        self.seats: i64 = seats  # bits
        self.until: i64 = until  # its last tick, or NEXT_MOVE or FOR_GOOD

    def is_over(self, now: i64) -> bool:
        """Has it ended at tick ``now``? With NEXT_MOVE as ``now``: does it end because a seat has made a move?"""
        return self.until == NEXT_MOVE if now == NEXT_MOVE else 0 <= self.until < now


class Glimpses:
    """All glimpses of a table at one moment, and when each viewer last saw each card."""

    def __init__(self, looks: list[Glimpse], seen: dict[int, int], looked: i64) -> None:
        self.current = looks
        self.seen = seen  # card * VIEWERS + viewer -> number of the last sighting * TICKS + its tick
        self.sightings: i64 = looked  # how many sightings there were so far

    def visible_to(self, card: i64) -> i64:
        """The seats (bits) that a glimpse shows ``card`` to now."""
        seats: i64 = NOBODY
        for look in self.current:
            if look.card == card:
                seats = seats | look.seats
        return seats

    def with_glimpse(self, glimpse: Glimpse) -> Glimpses:
        """A copy with one more glimpse."""
        return Glimpses([*self.current, glimpse], self.seen, self.sightings)

    def with_sighting(self, card: i64, viewers: list[int], now: i64) -> Glimpses:
        """A copy which says that ``viewers`` see ``card`` now."""
        seen = self.seen.copy()
        for viewer in viewers:
            seen[card * VIEWERS + viewer] = (self.sightings + 1) * TICKS + now
        return Glimpses(self.current, seen, self.sightings + 1)

    def without_cards(self, cards: list[int], gone: bool) -> Glimpses:
        """A copy without glimpses of ``cards``; with ``gone`` also without their sightings, because nobody can follow
        where they are."""
        looks = [look for look in self.current if look.card not in cards]
        seen = {key: when for key, when in self.seen.items() if key // VIEWERS not in cards} if gone else self.seen
        return Glimpses(looks, seen, self.sightings)

    def at_tick(self, now: i64) -> Glimpses:
        """A copy without the glimpses that have ended; ``now`` is a tick, or NEXT_MOVE after a move."""
        ended = False  # nothing has ended in nearly every tick, so a list is made only if needed
        for look in self.current:
            if look.is_over(now):
                ended = True
        if not ended:
            return self
        return Glimpses([look for look in self.current if not look.is_over(now)], self.seen, self.sightings)

    def sighting_number(self, card: i64, viewer: i64) -> i64:
        """The number of the sighting in which ``viewer`` last saw ``card``, counted from 1; 0: it never did."""
        return self.seen.get(card * VIEWERS + viewer, 0) // TICKS

    def sighting_tick(self, card: i64, viewer: i64) -> i64:
        """The tick in which ``viewer`` last saw ``card``."""
        return self.seen.get(card * VIEWERS + viewer, 0) % TICKS

    def to_data(self) -> dict[str, Any]:
        """Plain data for a saved table."""
        return {
            "looks": [[int(look.card), int(look.seats), int(look.until)] for look in self.current],
            "seen": sorted([key, when] for key, when in self.seen.items()),
            "looked": int(self.sightings),
        }


def glimpses_from_data(data: dict[str, Any]) -> Glimpses:
    """The glimpses that ``Glimpses.to_data`` wrote."""
    looks = [Glimpse(card, seats, until) for card, seats, until in data["looks"]]
    return Glimpses(looks, dict(data["seen"]), data["looked"])


NO_GLIMPSES: Final = Glimpses([], {}, 0)
