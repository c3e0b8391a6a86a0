"""Recall: how much a bot remembers of the cards that its seat saw in places that forget.

``Cards.memory`` is the complete memory of a seat; a recall says which part of it a bot may use. It is computed each
time from the sightings of a card and from dice that stay the same for a whole game. So it needs no state, and a card
that is forgotten stays forgotten.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.chance import part, plan_dice
from xenodeck.core.tabletop.events import NOBODY, SPECTATOR
from xenodeck.core.tabletop.glimpses import WATCHER

ALL: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Recall:
    """How a bot forgets. Each later sighting, or every ``per`` ticks, makes it forget a card with probability ``rate``;
    it remembers at most ``capacity`` cards."""

    def __init__(self, rate: float = 0.0, per: i64 = 0, capacity: i64 = ALL) -> None:
        self.rate: float = rate
        self.per: i64 = per  # ticks; 0: later sightings count and not time
        self.capacity: i64 = capacity  # how many of the cards seen last are remembered; ALL: no limit

    def is_perfect(self) -> bool:
        """Is nothing ever forgotten?"""
        return self.rate <= 0.0 and self.capacity == ALL

    def forgotten(self, s: State, viewer: i64, dice: i64) -> list[int]:
        """The cards that ``viewer`` has seen, does not see now and has forgotten. ``dice`` is the same for a game."""
        gone: list[int] = []
        if self.is_perfect() or not s.layout.forgetful or not s.memory:
            return gone
        mask: i64 = 1
        me: i64 = SPECTATOR if viewer < 0 else mask << viewer
        known: list[int] = []
        for zone in range(len(s.layout.forgets)):
            if s.layout.forgets[zone] and not s.sees[zone] & me:
                for card in s.zones[zone]:
                    if s.memory.get(card, NOBODY) & me and not s.visible_to(card, zone) & me:
                        known.append(card)
        for card in known:
            newer: i64 = 0
            order: i64 = self.order(s, card, viewer)
            for other in known:
                if self.order(s, other, viewer) > order:
                    newer += 1
            if (self.capacity != ALL and newer >= self.capacity) or self.lost(s, card, viewer, dice):
                gone.append(card)
        return gone

    def order(self, s: State, card: i64, viewer: i64) -> i64:
        """The number of the sighting in which ``viewer`` last saw ``card``."""
        return s.glimpses.sighting_number(card, WATCHER if viewer < 0 else viewer)

    def lost(self, s: State, card: i64, viewer: i64, dice: i64) -> bool:
        """Is ``card`` forgotten by chance? The longer ago it was seen, the likelier; independent of its number."""
        if self.rate <= 0.0:
            return False
        order: i64 = self.order(s, card, viewer)
        age = float(s.glimpses.sightings - order)
        if self.per > 0:
            age = float(s.now - s.glimpses.sighting_tick(card, WATCHER if viewer < 0 else viewer)) / float(self.per)
        kept = (1.0 - self.rate) ** age
        return bool(part(plan_dice(dice, viewer + 1, order), 7) >= kept)


PERFECT: Final = Recall()
BLANK: Final = Recall(0.0, 0, 0)
