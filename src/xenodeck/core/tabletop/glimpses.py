"""What is seen now in places that forget, and when a card was last seen there. Decision 17.

Nothing in here is ever written into: verbs of cards.py replace it, so clones share it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.tabletop.events import NOBODY

OFF: Final = 0  # ghosts of forgotten cards: none
PUBLIC: Final = 1  # of those that everybody saw
OWN: Final = 2  # and of those that the viewer saw
NEXT_MOVE: Final = -1  # in place of a tick: until somebody makes a move
FOR_GOOD: Final = -2  # until somebody ends it
WATCHER: Final = 62  # in ``seen``: the number of those who watch, after all seats
VIEWERS: Final = 63
TICKS: Final = 1 << 32


class Look:
    """Some seats see a card where it lies, for a while."""

    def __init__(self, card: i64, seats: i64, until: i64) -> None:
        self.card: i64 = card
        self.seats: i64 = seats  # bits
        self.until: i64 = until  # the last tick of it, or one of the numbers above

    def ends(self, now: i64) -> bool:
        """Is it over by tick ``now``? NEXT_MOVE: when somebody has made a move."""
        return self.until == NEXT_MOVE if now == NEXT_MOVE else 0 <= self.until < now


class Sights:
    """Which cards somebody sees now although their place does not show them, and what was seen when."""

    def __init__(self, looks: list[Look], seen: dict[int, int], looked: i64) -> None:
        self.looks = looks
        self.seen = seen  # card and viewer, as one number -> when the viewer last saw it: order of looks, and tick
        self.looked: i64 = looked  # looks so far

    def open_to(self, card: i64) -> i64:
        """The seats (bits) who see ``card`` now."""
        seats: i64 = NOBODY
        for look in self.looks:
            if look.card == card:
                seats = seats | look.seats
        return seats

    def with_look(self, look: Look) -> Sights:
        return Sights([*self.looks, look], self.seen, self.looked)

    def noted(self, card: i64, viewers: list[int], now: i64) -> Sights:
        """``viewers`` have just seen ``card``."""
        seen = self.seen.copy()
        for viewer in viewers:
            seen[card * VIEWERS + viewer] = (self.looked + 1) * TICKS + now
        return Sights(self.looks, seen, self.looked + 1)

    def without(self, cards: list[int], gone: bool) -> Sights:
        """Nobody looks at ``cards`` any longer; ``gone``: nor can anybody say where they are."""
        looks = [look for look in self.looks if look.card not in cards]
        seen = {key: when for key, when in self.seen.items() if key // VIEWERS not in cards} if gone else self.seen
        return Sights(looks, seen, self.looked)

    def after(self, now: i64) -> Sights:
        """Looks that end with time are over; ``now`` is NEXT_MOVE when somebody has made a move."""
        ended = False  # nearly always: this is asked in every tick
        for look in self.looks:
            if look.ends(now):
                ended = True
        if not ended:
            return self
        return Sights([look for look in self.looks if not look.ends(now)], self.seen, self.looked)

    def order(self, card: i64, viewer: i64) -> i64:
        """How many looks there had been when ``viewer`` last saw ``card``; 0: it never did."""
        return self.seen.get(card * VIEWERS + viewer, 0) // TICKS

    def tick(self, card: i64, viewer: i64) -> i64:
        """… and in which tick that was."""
        return self.seen.get(card * VIEWERS + viewer, 0) % TICKS

    def to_data(self) -> dict[str, Any]:
        return {
            "looks": [[int(look.card), int(look.seats), int(look.until)] for look in self.looks],
            "seen": sorted([key, when] for key, when in self.seen.items()),
            "looked": int(self.looked),
        }


def sights_from_data(data: dict[str, Any]) -> Sights:
    looks = [Look(card, seats, until) for card, seats, until in data["looks"]]
    return Sights(looks, dict(data["seen"]), data["looked"])


NO_SIGHTS: Final = Sights([], {}, 0)
