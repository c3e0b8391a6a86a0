"""What a bot still has of what its seat ever saw in places that forget: everything, nothing, or a part of it.

The information state of a seat is complete (``Cards.memory``); a recall says which of it counts. It is worked out anew
each time, from when a card was last seen and from dice, so it needs no state, and what is forgotten stays forgotten.
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
    """``rate`` of what is kept is lost with every look since, or every ``per`` ticks; at most ``capacity`` are kept."""

    def __init__(self, rate: float = 0.0, per: i64 = 0, capacity: i64 = ALL) -> None:
        self.rate: float = rate
        self.per: i64 = per  # 0: time does not count, what was seen since does
        self.capacity: i64 = capacity  # the last cards seen; ALL: as many as there are

    def is_perfect(self) -> bool:
        return self.rate <= 0.0 and self.capacity == ALL

    def forgotten(self, s: State, viewer: i64, dice: i64) -> list[int]:
        """The cards that ``viewer`` knew, does not see now, and has lost. ``dice``: the same for a whole game."""
        gone: list[int] = []
        if self.is_perfect() or not s.layout.forgetful or not s.memory:
            return gone
        mask: i64 = 1
        me: i64 = SPECTATOR if viewer < 0 else mask << viewer
        known: list[int] = []
        for zone in range(len(s.layout.forgets)):
            if s.layout.forgets[zone] and not s.sees[zone] & me:
                for card in s.zones[zone]:
                    if s.memory.get(card, NOBODY) & me and not s.sighted(card, zone) & me:
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
        return s.sights.order(card, WATCHER if viewer < 0 else viewer)

    def lost(self, s: State, card: i64, viewer: i64, dice: i64) -> bool:
        """Has time, or what was seen since, taken it? The later, the likelier; never by the number of a card."""
        if self.rate <= 0.0:
            return False
        order: i64 = self.order(s, card, viewer)
        age = float(s.sights.looked - order)
        if self.per > 0:
            age = float(s.now - s.sights.tick(card, WATCHER if viewer < 0 else viewer)) / float(self.per)
        kept = (1.0 - self.rate) ** age
        return bool(part(plan_dice(dice, viewer + 1, order), 7) >= kept)


PERFECT: Final = Recall()
BLANK: Final = Recall(0.0, 0, 0)
