"""What penalty cards cost in the end: the best way to put them on the own pile, Planet cards of the hand included."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.games.getaway.state import HAND, NO_CRYSTAL, PILE, PLANET_CARD, WILD, Getaway

# What may still come of a card on top of the pile, and of a Planet card in the hand: parts of its Value.
TOP_HOPE: Final = 0.3
WILD_HOPE: Final = 0.8
PLANET_COST: Final = 0.3
MOST_ITEMS: Final = 6  # cards that are tried in every order; more are taken as they come


class Settling:
    """An own pile to try things on: every card is a face, costs are Values."""

    def __init__(self, s: Getaway, seat: i64, turns: i64) -> None:
        terms = s.terms()
        self.values = terms.value
        self.crystals = terms.crystal
        self.easy: bool = terms.easy
        self.last: bool = turns <= 0  # what is left in the hand counts now
        self.stack: list[int] = [s.face[card] for card in s.zones[PILE + seat]]
        self.sum: i64 = 0
        for face in self.stack:
            self.sum += terms.value[face]
        self.items: list[int] = []
        self.planets: list[int] = []
        for card in s.zones[HAND + seat]:
            if terms.kind[s.face[card]] == PLANET_CARD:
                self.planets.append(s.face[card])

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

    def best(self) -> float:
        """The cost of the pile and the Planet cards after the best way to settle ``items``."""
        if not self.items:
            return self.best_planets()
        lowest: float = 1000000.0
        tries: i64 = len(self.items) if len(self.items) <= MOST_ITEMS else 1
        for at in range(tries):
            face: i64 = self.items.pop(at)
            cost: float = self.after(face)
            self.items.insert(at, face)
            if cost < lowest:
                lowest = cost
        return lowest

    def after(self, face: i64) -> float:
        """The same once ``face`` comes next, discarded or kept, whichever is better."""
        lowest: float = 1000000.0
        if self.fits(face):
            lowest = self.then(face, True)
            if not self.has_partner(face):
                return lowest
        cost: float = self.then(face, False)
        return cost if cost < lowest else lowest

    def then(self, face: i64, discard: bool) -> float:
        top: i64 = self.put(face, discard)
        cost: float = self.best()
        self.back(face, top)
        return cost

    def has_partner(self, face: i64) -> bool:
        """Could a card that is still to come take this one away, if it were kept?"""
        found = False
        for other in self.items:
            if self.alike(face, other):
                found = True
        for other in self.planets:
            if self.alike(face, other):
                found = True
        return found

    # -- Planet cards --------------------------------------------------------------------------------------------------

    def best_planets(self) -> float:
        """The lowest cost that Planet cards can bring it to, those kept in the hand counted too."""
        lowest: float = self.cost()
        for at in range(len(self.planets)):
            face: i64 = self.planets.pop(at)
            if self.fits(face):
                cost: float = self.planet_then(face, True)
                if cost < lowest:
                    lowest = cost
            elif self.has_partner(face):
                cost = self.planet_then(face, False)
                if cost < lowest:
                    lowest = cost
            self.planets.insert(at, face)
        return lowest

    def planet_then(self, face: i64, discard: bool) -> float:
        top: i64 = self.put(face, discard)
        cost: float = self.best_planets()
        self.back(face, top)
        return cost

    def cost(self) -> float:
        """The pile as it lies and the Planet cards in the hand, with what may still become of them."""
        total: float = float(self.sum)
        if self.stack and not self.last:
            top: i64 = self.stack[-1]
            total -= self.values[top] * (WILD_HOPE if self.crystals[top] == WILD else TOP_HOPE)
        for face in self.planets:
            worth: float = float(self.values[face])
            total += worth if self.last else worth * PLANET_COST
        return total
