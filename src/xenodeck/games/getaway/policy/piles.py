"""What penalty cards cost in the end: the best way to put them on the own pile, Planet cards of the hand included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS
from xenodeck.games.getaway.state import HAND, NO_CRYSTAL, PILE, PLANET_CARD, ROUTE, WILD, Getaway

# What may still come of a card on top of the pile, and of a Planet card in the hand: parts of its Value.
TOP_HOPE: Final = 0.3
ROAD_HOPE: Final = 0.75  # if one of the next cards of the route would cancel it
COMING: Final = 4  # cards of the route that count as next
NEXT_HOPE: Final = 0.2  # of the card below the top
WILD_HOPE: Final = 0.9
PLANET_COST: Final = 0.15
ANY: Final = 15  # the four colours, as bits
NEVER: Final = 1000000.0
MOST_ITEMS: Final = 5  # cards that are tried in every order; more are taken as they come


class Settling:
    """An own pile to try things on: every card is a face, costs are Values."""

    def __init__(self, s: Getaway, seat: i64, turns: i64) -> None:
        terms = s.setup
        self.values = terms.value
        self.crystals = terms.crystal
        self.easy: bool = terms.easy
        self.last: bool = turns <= 0  # what is left in the hand counts now
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
        """The cards of the route from number ``first`` on are taken next."""
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
        """Put a card on the pile; the face that left it, or -1. ``back`` undoes it."""
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
        """The cost of the pile and the Planet cards after the best way to settle those of ``items`` not in ``used``."""
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
                    return lowest  # too many for every order: as they come
        return lowest if many else self.best_planets(0)

    def after(self, face: i64, used: i64) -> float:
        """The same once ``face`` comes next, discarded or kept, whichever is better."""
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
        """Could a penalty card that is still to come take this one away, if it were kept?"""
        for at in range(len(self.items)):
            bit: i64 = BITS[at]
            if not used & bit and self.alike(face, self.items[at]):
                return True
        return False

    # -- Planet cards --------------------------------------------------------------------------------------------------

    def best_planets(self, used: i64) -> float:
        """The lowest cost that Planet cards can bring it to, those kept in the hand counted too.

        Two of them that cancel each other are spared for better, until the last turn.
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
        """Could another Planet card take this one away?"""
        for at in range(len(self.planets)):
            bit: i64 = BITS[at]
            if not used & bit and self.alike(face, self.planets[at]):
                return True
        return False

    def cost(self, used: i64) -> float:
        """The pile as it lies and the Planet cards in the hand, with what may still become of them."""
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
