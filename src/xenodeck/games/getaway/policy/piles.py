"""What penalty cards cost in the end, settled in the best way and together with the Planet cards of the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS
from xenodeck.games.getaway.state import HAND, NO_CRYSTAL, PILE, PLANET_CARD, ROUTE, WILD, Getaway

# How likely a card is still cancelled, as a part of its Value: the top of the pile, a Planet card in the hand.
TOP_HOPE: Final = 0.3
ROAD_HOPE: Final = 0.75  # if one of the next cards of the route would cancel it
COMING: Final = 4  # number of cards of the route that count as next
NEXT_HOPE: Final = 0.2  # of the card below the top
WILD_HOPE: Final = 0.9
PLANET_COST: Final = 0.15
ANY: Final = 15  # the four colours, as bits
NEVER: Final = 1000000.0
MOST_ITEMS: Final = 5  # every order of up to so many cards is tried; more are settled as they come


class Settling:
    """A seat's pile on which ways to settle are tried. Each card is a face, costs are in Values."""

    def __init__(self, s: Getaway, seat: i64, turns: i64) -> None:
        terms = s.setup
        self.values = terms.value
        self.crystals = terms.crystal
        self.easy: bool = terms.easy
        self.last: bool = turns <= 0  # the cards left in the hand count now
        self.stack: list[int] = [s.face[card] for card in s.zones[PILE[seat]]]
        self.sum: i64 = 0
        for face in self.stack:
            self.sum += terms.value[face]
        self.coming: i64 = 0  # Crystals (bits) of the cards that will be taken next from the route
        self.items: list[int] = []
        self.planets: list[int] = []
        for card in s.zones[HAND[seat]]:
            if terms.kind[s.face[card]] == PLANET_CARD:
                self.planets.append(s.face[card])

    def expect(self, s: Getaway, first: i64) -> None:
        """Note that the cards of the route from number ``first`` on are taken next."""
        self.coming = 0
        at: i64 = first
        while at < len(s.track) and at < first + COMING:
            crystal: i64 = self.crystals[s.face[s.zones[ROUTE][at]]]
            self.coming = self.coming | (ANY if crystal == WILD else BITS[crystal])
            at += 1

    def alike(self, one: i64, other: i64) -> bool:
        mine: i64 = self.crystals[one]
        its: i64 = self.crystals[other]
        if mine == WILD or its == WILD or (mine == its and mine != NO_CRYSTAL):
            return True
        return self.easy and self.values[one] == self.values[other]

    def fits(self, face: i64) -> bool:
        return bool(self.stack) and self.alike(face, self.stack[-1])

    # -- trying --------------------------------------------------------------------------------------------------------

    def put(self, face: i64, discard: bool) -> i64:
        """Put a card on the pile, and return the face that was discarded with it, or -1. ``back`` undoes it."""
        if discard:
            top: i64 = self.stack.pop()
            self.sum -= self.values[top]
            return top
        self.stack.append(face)
        self.sum += self.values[face]
        return -1

    def back(self, face: i64, top: i64) -> None:
        if top >= 0:
            self.stack.append(top)
            self.sum += self.values[top]
        else:
            self.stack.pop()
            self.sum -= self.values[face]

    def best(self, used: i64) -> float:
        """The lowest cost of the pile and the Planet cards, if those of ``items`` not in ``used`` are settled in the
        best way."""
        lowest: float = NEVER
        many: i64 = 0
        for at in range(len(self.items)):
            bit: i64 = BITS[at]
            if not used & bit:
                cost: float = self.after(self.items[at], used | bit)
                if cost < lowest:
                    lowest = cost
                many += 1
                if many == 1 and len(self.items) > MOST_ITEMS:
                    return lowest  # too many to try every order
        return lowest if many else self.best_planets(0)

    def after(self, face: i64, used: i64) -> float:
        """The same, if ``face`` is settled next: discarded or kept, whichever costs less."""
        if not self.fits(face):
            return self.then(face, False, used)
        lowest: float = self.then(face, True, used)
        if self.has_partner(face, used):
            cost: float = self.then(face, False, used)
            if cost < lowest:
                return cost
        return lowest

    def then(self, face: i64, discard: bool, used: i64) -> float:
        top: i64 = self.put(face, discard)
        cost: float = self.best(used)
        self.back(face, top)
        return cost

    def has_partner(self, face: i64, used: i64) -> bool:
        """Whether a penalty card that is still to be settled could cancel this one if it were kept."""
        for at in range(len(self.items)):
            bit: i64 = BITS[at]
            if not used & bit and self.alike(face, self.items[at]):
                return True
        return False

    # -- Planet cards --------------------------------------------------------------------------------------------------

    def best_planets(self, used: i64) -> float:
        """The lowest cost after playing Planet cards; those kept in the hand count too.

        Two Planet cards that cancel each other are kept for later until the last turn.
        """
        lowest: float = self.cost(used)
        for at in range(len(self.planets)):
            bit: i64 = BITS[at]
            if not used & bit:
                face: i64 = self.planets[at]
                if self.fits(face):
                    cost: float = self.planet_then(face, True, used | bit)
                    if cost < lowest:
                        lowest = cost
                elif self.last and self.has_twin(face, used | bit):
                    cost = self.planet_then(face, False, used | bit)
                    if cost < lowest:
                        lowest = cost
        return lowest

    def planet_then(self, face: i64, discard: bool, used: i64) -> float:
        top: i64 = self.put(face, discard)
        cost: float = self.best_planets(used)
        self.back(face, top)
        return cost

    def has_twin(self, face: i64, used: i64) -> bool:
        """Whether another Planet card could cancel this one."""
        for at in range(len(self.planets)):
            bit: i64 = BITS[at]
            if not used & bit and self.alike(face, self.planets[at]):
                return True
        return False

    def cost(self, used: i64) -> float:
        """The cost of the pile and of the Planet cards in the hand, less what may still be cancelled."""
        total: float = float(self.sum)
        if self.stack and not self.last:
            top: i64 = self.stack[-1]
            crystal: i64 = self.crystals[top]
            bit: i64 = BITS[crystal]
            hope: float = WILD_HOPE if crystal == WILD else ROAD_HOPE if self.coming & bit else TOP_HOPE
            total -= float(self.values[top]) * hope
            if len(self.stack) > 1:
                total -= float(self.values[self.stack[-2]]) * NEXT_HOPE
        left: i64 = 0
        for at in range(len(self.planets)):
            if not used & BITS[at]:
                left += self.values[self.planets[at]]
        return total + (float(left) if self.last else float(left) * PLANET_COST)
