"""Which play is best: every set of the hand weighed by what it risks, what it leaves in the hand and to the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import PASS
from xenodeck.games.getaway.play.flying import laid_by
from xenodeck.games.getaway.play.grid import (
    LEFTS,
    RIGHTS,
    STRAIGHTS,
    entry_for,
    fits,
    front_after,
    front_behind,
    open_turns,
)
from xenodeck.games.getaway.policy_odds import MOST, STEPS, odds
from xenodeck.games.getaway.policy_piles import Settling
from xenodeck.games.getaway.state import (
    DRAW,
    HAND,
    LEFT,
    ON,
    PLANET,
    PLANET_CARD,
    RIGHT,
    ROUTE,
    STRAIGHT,
    WILD,
    Getaway,
)

BLIND: Final = 1.7  # what a penalty card costs that nobody has seen yet
EXACT: Final = 4  # penalty cards whose best way onto the pile is worked out; each further one costs
MORE: Final = 1.5
SHED: Final = [0.0, 0.1, 0.4, 0.9, 1.5, 2.1]  # what it costs to get rid of a card of this Value later on
ROAD: Final = 0.25  # a card of road that is left to the next player
SMALL: Final = 4  # sets up to this size are tried in all their parts
NEVER: Final = 1000000.0


class Plan:
    """One seat's thoughts about its play."""

    def __init__(self, s: Getaway, seat: i64, before: list[int]) -> None:
        self.s = s
        self.seat: i64 = seat
        self.before = before
        self.laid = laid_by(s, before)
        terms = s.terms()
        self.values = terms.value
        self.crystals = terms.crystal
        self.turns: i64 = turns_after(s)
        self.hand: list[int] = []  # Asteroid cards that are not laid yet
        for card in s.zones[HAND + seat]:
            if terms.kind[s.face[card]] != PLANET_CARD and not in_cards(before, card):
                self.hand.append(card)
        self.counts: i64 = 0  # the Values laid so far, for the odds
        i: i64 = 0
        while i < len(before):
            self.counts += STEPS[terms.value[s.face[before[i]]] - 1]
            i += 2
        self.pile = pile_costs(s, seat, self.laid, before, self.turns)
        self.ahead: i64 = len(s.track) + len(self.laid) - 1 - s.zoid
        self.best: float = NEVER
        self.first: i64 = PASS  # the card to lay next
        self.risk: float = 0.0  # of taking any penalty card
        self.more: i64 = 0  # cards that the best plan still lays

    # -- weighing ------------------------------------------------------------------------------------------------------

    def weigh(self, cards: list[int]) -> None:
        """What it costs to lay ``cards`` after those laid so far, and roll."""
        counts: i64 = self.counts
        for card in cards:
            counts += STEPS[self.values[self.s.face[card]] - 1]
        chance = odds(counts, self.ahead + len(cards))
        total: float = 0.0
        for excess in range(MOST + 1):
            total += chance[excess] * self.pile[excess]
        total += chance[MOST + 1] * (ROAD if self.turns > 0 else 0.0)
        total += self.left_over(cards)
        if total < self.best and (not cards or self.lays(cards)):
            self.best = total
            self.risk = 1.0 - chance[0]
            self.more = len(cards)
            if not cards:
                self.first = PASS

    def weigh_pass(self) -> None:
        """6.4 One penalty card, and all cards stay in the hand."""
        s = self.s
        settling = Settling(s, self.seat, self.turns)
        total: float
        moved: i64 = s.zoid + 1 if s.zoid + 1 < len(s.track) else s.zoid
        if s.terms().numbers and s.zones[PLANET] and (moved >= 0 or len(s.zones[PLANET]) > 1):
            settling.items.append(s.face[s.zones[PLANET][0]])
            total = settling.best()
        elif moved >= 1:
            settling.items.append(s.face[s.zones[ROUTE][0]])
            total = settling.best()
        else:
            total = settling.best() + (BLIND if s.zones[DRAW] else 0.0)
        ahead: i64 = len(s.track) - 1 - moved
        total += ahead * (ROAD if self.turns > 0 else 0.0)
        total += self.left_over([])
        if total < self.best:
            self.best = total
            self.first = PASS
            self.risk = 1.0
            self.more = 0

    def left_over(self, cards: list[int]) -> float:
        """What the Asteroid cards that stay in the hand will cost: those that fit no set of the turns to come, all."""
        left: list[int] = []
        total: float = 0.0
        for card in self.hand:
            if not in_list(cards, card):
                left.append(self.s.face[card])
        if self.turns > 3:
            for face in left:
                total += SHED[self.values[face]]
            return total
        rounds: i64 = self.turns
        while rounds > 0 and left:
            total += self.take_out(left)
            rounds -= 1
        for face in left:
            total += self.values[face]
        return total

    def take_out(self, left: list[int]) -> float:
        """Take the most valuable set out of ``left``; what it costs to lay it."""
        best: i64 = 0
        theme: i64 = 0
        for number in range(9):
            worth: i64 = 0
            for face in left:
                if self.belongs(face, number):
                    worth += self.values[face]
            if worth > best:
                best = worth
                theme = number
        cost: float = 0.0
        at: i64 = len(left) - 1
        while at >= 0:
            face = left[at]
            if self.belongs(face, theme):
                cost += SHED[self.values[face]]
                left.pop(at)
            at -= 1
        return cost

    def belongs(self, face: i64, theme: i64) -> bool:
        """Is a card of a theme: 0 – 3 a colour, with Wilds, 4 – 8 a Value?"""
        if theme < WILD:
            crystal: i64 = self.crystals[face]
            return crystal in (theme, WILD)
        return self.values[face] == theme - 3

    # -- the sets of the hand ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Weigh every set that the hand offers, and to stop, or to pass, here."""
        if self.before:
            self.weigh([])
        else:
            self.weigh_pass()
        for theme in range(9):
            self.look_at(theme)

    def look_at(self, theme: i64) -> None:
        face = self.s.face
        cards: list[int] = []
        for card in self.hand:
            if self.belongs(face[card], theme):
                at: i64 = 0
                while at < len(cards) and self.values[face[cards[at]]] <= self.values[face[card]]:
                    at += 1
                cards.insert(at, card)
        i: i64 = 0
        while i < len(self.before):
            if not self.belongs(face[self.before[i]], theme):
                return
            i += 2
        size: i64 = len(cards)
        if size == 0 or (size == 1 and theme >= WILD):
            return  # a single card was seen with its colour
        if size <= SMALL:
            self.all_parts(cards)
            return
        chosen: list[int] = []
        for card in cards:  # from the slowest on
            chosen.append(card)
            self.weigh(chosen)
        for at in range(size):
            self.weigh([cards[at]])
            if at > 0:
                self.weigh(cards[at:])

    def all_parts(self, cards: list[int]) -> None:
        many: i64 = 1
        for _ in range(len(cards)):
            many = many * 2
        for bits in range(1, many):
            part: list[int] = []
            left: i64 = bits
            for card in cards:
                if left & 1:
                    part.append(card)
                left = left >> 1
            self.weigh(part)

    # -- on the grid ---------------------------------------------------------------------------------------------------

    def lays(self, cards: list[int]) -> bool:
        """Can they be laid, one after the other, whichever fits next? Then the first of them is remembered."""
        s = self.s
        kinds = s.terms().kind
        laid = self.laid.copy()
        left = cards.copy()
        first: i64 = -1
        while left:
            front: i64 = front_after(s, laid)
            turns: i64 = open_turns(s, laid, front)
            at: i64 = 0
            while at < len(left) and not fits(kinds[s.face[left[at]]], turns):
                at += 1
            if at == len(left):
                return False
            card: i64 = left.pop(at)
            if first < 0:
                first = card
            turn: i64 = ON if kinds[s.face[card]] == STRAIGHT else best_turn(s, laid, front, turns)
            laid.append(entry_for(front, turn))
        self.first = first
        return True


# -- what they are made of ---------------------------------------------------------------------------------------------


def best_turn(s: Getaway, laid: list[int], front: i64, turns: i64) -> i64:
    """Of the turns open to a curve the one behind which most ways go on; left among equals."""
    if turns & LEFTS == 0:
        return RIGHT
    if turns & RIGHTS == 0:
        return LEFT
    return RIGHT if ways_on(s, laid, front, RIGHT) > ways_on(s, laid, front, LEFT) else LEFT


def ways_on(s: Getaway, laid: list[int], front: i64, turn: i64) -> i64:
    """How open the route is behind a card laid like this: the turns that are free there, and the cells behind them."""
    laid.append(entry_for(front, turn))
    ahead: i64 = front_after(s, laid)
    turns: i64 = open_turns(s, laid, ahead)
    found: i64 = 0
    for each in (ON, LEFT, RIGHT):
        bit: i64 = STRAIGHTS if each == ON else LEFTS if each == LEFT else RIGHTS
        if turns & bit:
            found += 1
            if open_turns(s, laid, front_behind(entry_for(ahead, each))) != 0:
                found += 3
    laid.pop()
    return found


def pile_costs(s: Getaway, seat: i64, laid: list[int], before: list[int], turns: i64) -> list[float]:
    """What the pile costs with 0 … MOST penalty cards, as they would be taken: Zoid is at the end of the route then."""
    settling = Settling(s, seat, turns)
    costs = [settling.best()]
    planet: i64 = len(s.zones[PLANET]) if s.terms().numbers else 0
    known: i64 = planet + len(s.track)
    drawn: i64 = len(s.zones[DRAW])
    for number in range(1, MOST + 1):
        if number <= known and number <= EXACT:
            card: i64 = s.zones[PLANET][number - 1] if number <= planet else s.zones[ROUTE][number - 1 - planet]
            settling.items.append(s.face[card])
            costs.append(settling.best())
        elif number <= known:
            costs.append(costs[number - 1] + MORE)
        else:
            costs.append(costs[number - 1] + (BLIND if number - known <= drawn else 0.0))
    return costs


def turns_after(s: Getaway) -> i64:
    """Turns that the active player still has after this one, the final one included; 0: this is the last."""
    if s.final != 0:
        return 0
    drawn: i64 = len(s.zones[DRAW])
    if s.terms().solo:
        return (drawn + 1) // 3 + 1
    return (drawn + 1) // 2 // s.seats + 1


def in_cards(before: list[int], card: i64) -> bool:
    i: i64 = 0
    while i < len(before):
        if before[i] == card:
            return True
        i += 2
    return False


def in_list(cards: list[int], card: i64) -> bool:
    return card in cards
