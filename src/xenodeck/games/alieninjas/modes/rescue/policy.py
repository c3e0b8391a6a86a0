"""8 Ways to play Rescue Grid: what a hand is worth, and the exact odds of a further card."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import BITS, PASS, Policy, State
from xenodeck.games.alieninjas.modes.rescue.rules import CAPTURE, DRAW, MORE, PUSH, REMOVE, STOP, TURN, civilian_at
from xenodeck.games.alieninjas.modes.rescue.state import (
    DECK,
    HELD,
    MOST_HELD,
    PLACES,
    PRICE,
    REVEALED,
    SLOTS,
    TRIPLE,
    Rescue,
)

CATCH: Final = 0
GATHER: Final = 1
PUSHING: Final = 2
ENOUGH: Final = 3
CHEAP: Final = 4
SPARE: Final = 5
SHED: Final = 6
ONLY: Final = 7
REASONS: Final = [
    "rescue_catch", "rescue_gather", "rescue_pushing", "rescue_enough", "rescue_cheap", "rescue_spare", "rescue_shed",
    "only",
]  # fmt: skip

# The worth of cards of one type in the hand, by their number: types in the grid, and others.
WANTED: Final = [0.0, 0.55, 1.25, 2.6, 2.9, 3.2, 3.9, 4.1]
OTHERS: Final = [0.0, 0.12, 0.35, 0.95, 1.05, 1.15, 1.8, 1.9]
UNSEEN: Final = 3.0  # the assumed points of a face-down civilian


class Choice:
    """What was chosen, why, and the percentage that goes with the reason."""

    def __init__(self, pick: i64, why: i64, percent: i64 = 0) -> None:
        self.pick: i64 = pick
        self.why: i64 = why
        self.percent: i64 = percent


class Rescuer(Policy):
    """Captures what it can, and draws while the odds are good.

    ``blunt``: it stops at three cards, whatever they are; ``wary``: it looks at what the others can pay.
    """

    def __init__(self, blunt: bool, wary: bool) -> None:
        self.blunt = blunt
        self.wary = wary

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return self.think(cast(Rescue, s), seat, options).pick

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = self.think(cast(Rescue, s), seat, options)
        return REASONS[best.why], {"percent": int(best.percent)}

    def think(self, s: Rescue, seat: i64, options: list[int]) -> Choice:
        rule = s.frame.rule
        before = s.earlier(seat)
        if rule is TURN:
            if not before:
                return Choice(CAPTURE, CATCH) if CAPTURE in options else Choice(DRAW, GATHER)
            if len(before) == 1:
                return self.capture(s, seat, options)
            return self.pay(s, seat, options, before)
        if rule is PUSH:
            return self.push(s, seat)
        if rule is REMOVE:
            return self.remove(s, seat, options)
        return trim(s, seat, options)

    def capture(self, s: Rescue, seat: i64, options: list[int]) -> Choice:
        """8.2 The Alieninja that brings most: its own points, the civilians it frees, and the rest of the hand."""
        best: i64 = options[0]
        most: float = -1000.0
        for card in options:
            value: float = gain(s, card) if not self.blunt else 0.0
            if self.wary:
                value += 0.35 * threat(s, seat, card)
            counts = s.counts(seat)
            value += after_paying(s, seat, card, counts)
            if value > most:
                most = value
                best = card
        return Choice(best, CATCH)

    def pay(self, s: Rescue, seat: i64, options: list[int], before: list[int]) -> Choice:
        """8.2 Without triples if possible; otherwise the triple that is worth least."""
        if PASS in options:
            return Choice(PASS, CHEAP)
        best: i64 = options[0]
        least: float = 1000.0
        counts = s.counts(seat)
        for wild in options:
            value: float = worth_of(s, wild - 1, counts[wild - 1]) - worth_of(s, wild - 1, counts[wild - 1] - TRIPLE)
            if value < least:
                least = value
                best = wild
        return Choice(best, CHEAP)

    def push(self, s: Rescue, seat: i64) -> Choice:
        """8.2 Compare the revealed cards with the average result of one more card."""
        risk: float = bust_odds(s, seat)
        percent: i64 = round(risk * 100.0)
        if self.blunt:
            return Choice(STOP, ENOUGH, percent) if len(s.zones[REVEALED]) >= 3 else Choice(MORE, PUSHING, percent)
        stop: float = hand_worth(s, taken(s, seat))
        more: float = one_more(s, seat)
        return Choice(MORE, PUSHING, percent) if more > stop else Choice(STOP, ENOUGH, percent)

    def remove(self, s: Rescue, seat: i64, options: list[int]) -> Choice:
        """8.3 The Alieninja that one's own hand needs least and the others need most."""
        best: i64 = options[0]
        least: float = 1000.0
        counts = taken(s, seat)
        type_of = s.setup.type_of
        for card in options:
            type_: i64 = type_of[s.face[card]]
            value: float = WANTED[at_most(counts[type_])] * (1.0 + 0.4 * gain(s, card))
            if self.wary:
                value -= 0.5 * threat(s, seat, card)
            if value < least:
                least = value
                best = card
        return Choice(best, SPARE)


def trim(s: Rescue, seat: i64, options: list[int]) -> Choice:
    """R5.4 The card whose loss costs least."""
    counts = s.counts(seat)
    type_of = s.setup.type_of
    best: i64 = options[0]
    least: float = 1000.0
    for card in options:
        type_: i64 = type_of[s.face[card]]
        value: float = worth_of(s, type_, counts[type_]) - worth_of(s, type_, counts[type_] - 1)
        if value < least:
            least = value
            best = card
    return Choice(best, SHED)


# -- what things are worth ---------------------------------------------------------------------------------------------


def at_most(count: i64) -> i64:
    return count if count < len(WANTED) else len(WANTED) - 1


def in_grid(s: Rescue, type_: i64) -> bool:
    type_of = s.setup.type_of
    for card in s.zones[SLOTS]:  # noqa: SIM110  compiled, a generator would be slow
        if type_of[s.face[card]] == type_:
            return True
    return False


def worth_of(s: Rescue, type_: i64, count: i64) -> float:
    """The worth of so many cards of one type in the hand."""
    if count <= 0:
        return 0.0
    return WANTED[at_most(count)] if in_grid(s, type_) else OTHERS[at_most(count)]


def hand_worth(s: Rescue, counts: list[int]) -> float:
    """The worth of a hand by its types, after the best discards down to the limit."""
    held: i64 = 0
    for count in counts:
        held += count
    left = counts.copy()
    wanted = [in_grid(s, type_) for type_ in range(len(counts))]
    while held > MOST_HELD:
        cheapest: i64 = 0
        least: float = 1000.0
        for type_ in range(len(left)):
            if left[type_] > 0:
                value: float = step(wanted[type_], left[type_])
                if value < least:
                    least = value
                    cheapest = type_
        left[cheapest] = left[cheapest] - 1
        held -= 1
    worth: float = 0.0
    for type_ in range(len(left)):
        worth += WANTED[at_most(left[type_])] if wanted[type_] else OTHERS[at_most(left[type_])]
    return worth


def step(wanted: bool, count: i64) -> float:
    """What the last of so many cards adds."""
    if wanted:
        return WANTED[at_most(count)] - WANTED[at_most(count - 1)]
    return OTHERS[at_most(count)] - OTHERS[at_most(count - 1)]


def after_paying(s: Rescue, seat: i64, card: i64, counts: list[int]) -> float:
    """The worth of the hand after paying for this Alieninja, with as few triples as possible."""
    type_of = s.setup.type_of
    type_: i64 = type_of[s.face[card]]
    left = counts.copy()
    own: i64 = left[type_] if left[type_] < PRICE else PRICE
    left[type_] = left[type_] - own
    missing: i64 = PRICE - own
    for other in range(len(left)):
        while missing > 0 and other != type_ and left[other] >= TRIPLE:
            left[other] = left[other] - TRIPLE
            missing -= 1
    return hand_worth(s, left)


def gain(s: Rescue, card: i64) -> float:
    """8.4 The points of a capture: one, and those of the civilians that it frees; face-down ones at their average."""
    terms = s.setup
    slot: i64 = s.slot_of(card)
    points: float = 1.0
    for place in terms.covers[slot]:
        if terms.over[place] & s.filled == BITS[slot]:
            points += civilian_points(s, place)
    return points


def civilian_points(s: Rescue, place: i64) -> float:
    """8.5 The printed points if everybody sees them, else an assumed number: nobody knows face-down civilians."""
    card: i64 = civilian_at(s, place)
    if s.known_to(card, PLACES) == 0:
        return UNSEEN
    return float(s.setup.printed[s.face[card]])


def threat(s: Rescue, seat: i64, card: i64) -> float:
    """How near the others are to this Alieninja, by what the seat remembers of their cards."""
    type_of = s.setup.type_of
    type_: i64 = type_of[s.face[card]]
    worst: float = 0.0
    for other in range(s.seats):
        if other != seat:
            count: i64 = known_count(s, seat, other, type_)
            value: float = float(count if count < PRICE else PRICE) * gain(s, card) / float(PRICE)
            if value > worst:
                worst = value
    return worst


def known_count(s: Rescue, seat: i64, other: i64, type_: i64) -> i64:
    """How many cards of a type the seat knows in another hand."""
    type_of = s.setup.type_of
    zone: i64 = HELD[other]
    count: i64 = 0
    for card in s.zones[zone]:
        if s.known_to(card, zone) & BITS[seat] and type_of[s.face[card]] == type_:
            count += 1
    return count


# -- odds --------------------------------------------------------------------------------------------------------------


def unknown_types(s: Rescue, seat: i64) -> list[int]:
    """Type -> the number of cards whose place the seat does not know: in the deck, or forgotten in other hands."""
    type_of = s.setup.type_of
    found = [0] * s.setup.types
    for card in s.zones[DECK]:
        type_: i64 = type_of[s.face[card]]
        found[type_] = found[type_] + 1
    for other in range(s.seats):
        zone: i64 = HELD[other]
        if other != seat:
            for card in s.zones[zone]:
                if s.known_to(card, zone) & BITS[seat] == 0:
                    type_ = type_of[s.face[card]]
                    found[type_] = found[type_] + 1
    return found


def revealed_types(s: Rescue) -> list[int]:
    """Type -> 1 if a card of it is revealed."""
    type_of = s.setup.type_of
    found = [0] * s.setup.types
    for card in s.zones[REVEALED]:
        found[type_of[s.face[card]]] = 1
    return found


def bust_odds(s: Rescue, seat: i64) -> float:
    """8.2 The odds that the next card is a bust."""
    unseen = unknown_types(s, seat)
    shown = revealed_types(s)
    all_: i64 = 0
    bad: i64 = 0
    for type_ in range(len(unseen)):
        all_ += unseen[type_]
        if shown[type_]:
            bad += unseen[type_]
    return float(bad) / float(all_) if all_ else 0.0


def taken(s: Rescue, seat: i64) -> list[int]:
    """The hand by types, together with the revealed cards."""
    counts = s.counts(seat)
    type_of = s.setup.type_of
    for card in s.zones[REVEALED]:
        type_: i64 = type_of[s.face[card]]
        counts[type_] = counts[type_] + 1
    return counts


def one_more(s: Rescue, seat: i64) -> float:
    """The average worth of the hand if exactly one more card is revealed."""
    unseen = unknown_types(s, seat)
    shown = revealed_types(s)
    stays: float = hand_worth(s, s.counts(seat))
    counts = taken(s, seat)
    total: float = 0.0
    all_: i64 = 0
    for type_ in range(len(unseen)):
        if unseen[type_] == 0:
            continue
        all_ += unseen[type_]
        if shown[type_]:
            total += float(unseen[type_]) * stays
        else:
            counts[type_] = counts[type_] + 1
            total += float(unseen[type_]) * hand_worth(s, counts)
            counts[type_] = counts[type_] - 1
    return total / float(all_) if all_ else 0.0


RESCUE_POLICIES: Final[dict[str, Policy]] = {
    "novice": Rescuer(True, False),
    "agent": Rescuer(False, False),
    "shadow": Rescuer(False, True),
}
