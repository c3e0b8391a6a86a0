"""Which play is best: each set of the hand is weighed by its risk, by what stays in the hand, and by what others
get."""

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
from xenodeck.games.getaway.policy.odds import MOST, STEPS, odds
from xenodeck.games.getaway.policy.piles import WILD_HOPE, Settling
from xenodeck.games.getaway.state import (
    DRAW,
    HAND,
    LEFT,
    ON,
    PILE,
    PLANET,
    PLANET_CARD,
    RIGHT,
    ROUTE,
    STRAIGHT,
    WILD,
    Getaway,
)

BLIND: Final = 1.0  # the cost of a penalty card from the draw pile; CANCELS lowers it by what the card may cancel
CANCELS: Final = 0.2
EXACT: Final = 4  # up to so many penalty cards the best way to settle them is computed
MORE: Final = 0.5  # the cost of each further penalty card
SHED: Final = [0.0, 0.5, 1.0, 1.5, 2.0, 2.5]  # the cost of getting rid of a card of this Value later
LATE: Final = 1.0  # how much that cost grows when few turns are left
LAST_SET: Final = 0.5  # the cost of the set that is laid in the final turn, as a part of its Values
SETS: Final = 0.1  # what the best set of the hand saves, as a part of its Values
ROAD: Final = 0.25  # the cost of each card of route ahead of Zoid that the next player can use
OOLA_CARD: Final = 0.7  # the worth of one more card in Oola's pile
# The cost if the next player can cancel a card with the first card of the route, as a part of its Value.
GIFT: Final = 0.15
SMALL: Final = 3  # all subsets of sets up to this size are tried
NEVER: Final = 1000000.0
THEMES: Final = 9  # kinds of sets: four colours, five Values
FIELD: Final = 7  # bits of a sum of Values; a packed number has one such field for each theme
SUM: Final = 127
PLACES: Final = [1 << (FIELD * theme) for theme in range(THEMES)]  # the lowest bit of each theme's field


class Plan:
    """What one seat considers for its play."""

    def __init__(self, s: Getaway, seat: i64, before: list[int]) -> None:
        self.s = s
        self.seat: i64 = seat
        self.before = before
        self.laid = laid_by(s, before)
        terms = s.setup
        self.values = terms.value
        self.crystals = terms.crystal
        self.turns: i64 = turns_after(s)
        self.hand: list[int] = []  # Asteroid cards that are not laid yet
        self.held: i64 = 0  # the sum of their Values
        self.themes: i64 = 0  # the same sum for each theme, packed
        self.later: float = 0.0  # the cost of getting rid of them in later turns
        self.late: float = 1.0 + LATE / float(self.turns) if self.turns > 0 else 1.0
        for card in s.zones[HAND[seat]]:
            if terms.kind[s.face[card]] != PLANET_CARD and not in_cards(before, card):
                value: i64 = terms.value[s.face[card]]
                self.hand.append(card)
                self.held += value
                self.themes += self.themes_of(s.face[card])
                self.later += SHED[value] * self.late
        self.counts: i64 = 0  # the Values laid so far, as ``odds`` takes them
        i: i64 = 0
        while i < len(before):
            self.counts += STEPS[terms.value[s.face[before[i]]] - 1]
            i += 2
        self.pile = pile_costs(s, seat, self.turns)
        self.gift: float = 0.0
        if self.turns > 0:
            self.look_ahead()
        self.ahead: i64 = len(s.track) + len(self.laid) - 1 - s.zoid
        self.best: float = NEVER
        self.first: i64 = PASS  # the card to lay next
        self.risk: float = 0.0  # of taking any penalty card

    def look_ahead(self) -> None:
        """Add to the cost of each outcome what it gives the next player."""
        found = gifts(self.s, self.seat)
        self.gift = found[0]
        for excess in range(1, EXACT + 1):
            self.pile[excess] += found[excess] * owing(self.s, 0.0)

    # -- weighing ------------------------------------------------------------------------------------------------------

    def weigh(self, cards: list[int]) -> None:
        """Weigh laying ``cards`` after those laid so far, and rolling."""
        face = self.s.face
        counts: i64 = self.counts
        held: i64 = self.held
        for card in cards:
            value: i64 = self.values[face[card]]
            counts += STEPS[value - 1]
            held -= value
        chance = odds(counts, self.ahead + len(cards))
        pile = self.pile
        total: float = 0.0
        for excess in range(1, len(chance)):
            total += chance[excess] * pile[excess - 1]
        if self.turns > 0:
            total += chance[0] * ROAD + self.left_over(cards, held)
            if total < self.best:
                total += chance[1] * self.gift * owing(self.s, chance[0])
        else:
            total += float(held)
        if total < self.best and (not cards or self.lays(cards)):
            self.best = total
            self.risk = 1.0 - chance[1]
            if not cards:
                self.first = PASS

    def weigh_pass(self) -> None:
        """6.4 Weigh a pass: one penalty card, and all cards stay in the hand."""
        s = self.s
        moved: i64 = s.zoid + 1 if s.zoid + 1 < len(s.track) else s.zoid
        planet = s.setup.numbers and s.zones[PLANET] and (moved >= 0 or len(s.zones[PLANET]) > 1)
        total: float
        if planet or moved >= 1:
            total = self.pile[1]
        else:
            total = self.pile[0] + (blind(s, self.seat) if s.zones[DRAW] else 0.0)
        if self.turns > 0:
            total += float(len(s.track) - 1 - moved) * ROAD + self.left_over([], self.held)
        else:
            total += float(self.held)
        if total < self.best:
            self.best = total
            self.first = PASS
            self.risk = 1.0

    def left_over(self, cards: list[int], held: i64) -> float:
        """The cost of the Asteroid cards that stay in the hand; in the turn before the final one the best set does not
        count fully."""
        face = self.s.face
        themes: i64 = self.themes
        for card in cards:
            themes -= self.themes_of(face[card])
        best: i64 = 0
        while themes > 0:
            worth: i64 = themes & SUM
            if worth > best:
                best = worth
            themes = themes >> FIELD
        if self.turns == 1:
            return float(held - best) + LAST_SET * float(best)
        total: float = self.later - SETS * float(best)
        for card in cards:
            total -= SHED[self.values[face[card]]] * self.late
        return total

    def themes_of(self, face: i64) -> i64:
        """The Value of a card in the field of each theme it belongs to."""
        value: i64 = self.values[face]
        crystal: i64 = self.crystals[face]
        packed: i64 = value * PLACES[3 + value]
        if crystal == WILD:
            return packed + value * (PLACES[0] + PLACES[1] + PLACES[2] + PLACES[3])
        return packed + value * PLACES[crystal]

    def belongs(self, face: i64, theme: i64) -> bool:
        """Whether a card belongs to a theme: 0 – 3 are the colours, with Wilds, 4 – 8 the Values."""
        if theme < WILD:
            crystal: i64 = self.crystals[face]
            return crystal in (theme, WILD)
        return self.values[face] == theme - 3

    # -- the sets of the hand ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Weigh every set that the hand offers, and stopping or passing now."""
        if self.before:
            self.weigh([])
        else:
            self.weigh_pass()
        for theme in range(THEMES):
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
            return  # single cards are weighed under their colour
        if size <= SMALL:
            self.all_parts(cards)
            return
        chosen: list[int] = []
        for card in cards:  # starting with the lowest Value
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
        """Whether the cards can be laid in some order. Remembers the first of them."""
        s = self.s
        kinds = s.setup.kind
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
            turn: i64 = ON if kinds[s.face[card]] == STRAIGHT else LEFT if turns & LEFTS else RIGHT
            laid.append(entry_for(front, turn))
        self.first = first
        return True


# -- what they are made of ---------------------------------------------------------------------------------------------


def best_turn(s: Getaway, laid: list[int], front: i64, turns: i64) -> i64:
    """Of the turns open to a curve, the one with most ways on behind it; left if they are equal."""
    if turns & LEFTS == 0:
        return RIGHT
    if turns & RIGHTS == 0:
        return LEFT
    return RIGHT if ways_on(s, laid, front, RIGHT) > ways_on(s, laid, front, LEFT) else LEFT


def ways_on(s: Getaway, laid: list[int], front: i64, turn: i64) -> i64:
    """How open the route is after a card laid like this: the turns that are free there, and the cells behind them."""
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


def gifts(s: Getaway, seat: i64) -> list[float]:
    """What the next player gains if 0 … EXACT cards of the route are taken and the next one becomes the first.

    Oola must take it: it cancels it, or has one more card. Other players gain something only if it cancels.
    """
    terms = s.setup
    other: i64 = s.seat_after(seat)
    settling = Settling(s, other, 1)
    found: list[float] = []
    for number in range(EXACT + 1):
        fitting = number < len(s.track) and settling.fits(s.face[s.zones[ROUTE][number]])
        if terms.solo:
            found.append(OOLA_CARD if fitting else -OOLA_CARD)
        else:
            found.append(GIFT * terms.value[settling.stack[-1]] if fitting else 0.0)
    return found


def owing(s: Getaway, ahead: float) -> float:
    """How likely the next player takes a card with this many cards ahead of Zoid; Oola flies the Value it draws."""
    if not s.setup.solo:
        return 1.0
    return (4.0 - ahead) * 0.16 if ahead < 4.0 else 0.0


def pile_costs(s: Getaway, seat: i64, turns: i64) -> list[float]:
    """The cost of the pile with 0 … MOST penalty cards in the order in which they are taken; Zoid is at the end of the
    route."""
    settling = Settling(s, seat, turns)
    settling.expect(s, 0)
    costs = [settling.best(0)]
    planet: i64 = len(s.zones[PLANET]) if s.setup.numbers else 0
    known: i64 = planet + len(s.track)
    drawn: i64 = len(s.zones[DRAW])
    unseen: float = blind(s, seat)
    for number in range(1, MOST + 1):
        if number <= known and number <= EXACT:
            card: i64 = s.zones[PLANET][number - 1] if number <= planet else s.zones[ROUTE][number - 1 - planet]
            settling.items.append(s.face[card])
            settling.expect(s, number - planet if number > planet else 0)
            costs.append(settling.best(0))
        elif number <= known:
            costs.append(costs[number - 1] + MORE)
        else:
            costs.append(costs[number - 1] + (unseen if number - known <= drawn else 0.0))
    return costs


def blind(s: Getaway, seat: i64) -> float:
    """The cost of a card from the draw pile, which may cancel the top of the pile."""
    pile = s.zones[PILE[seat]]
    if not pile:
        return BLIND
    face: i64 = s.face[pile[-1]]
    terms = s.setup
    value: float = float(terms.value[face])
    return -WILD_HOPE * value / 2.0 if terms.crystal[face] == WILD else BLIND - CANCELS * value


def turns_after(s: Getaway) -> i64:
    """The turns that the active player has after this one, the final one included; 0: this is the last."""
    if s.final != 0:
        return 0
    drawn: i64 = len(s.zones[DRAW])
    if s.setup.solo:
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
