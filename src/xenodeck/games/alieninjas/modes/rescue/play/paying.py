"""8.2 What an Alieninja costs: three units of its type; at most two of them may be triples of another type."""

from __future__ import annotations

from mypy_extensions import i64

from xenodeck.core import PASS
from xenodeck.games.alieninjas.modes.rescue.state import HELD, MOST_WILDS, PRICE, SLOTS, TRIPLE, Rescue


def payable(s: Rescue, seat: i64) -> list[int]:
    """The Alieninjas of the grid that this hand can pay for, in the order of the slots."""
    found: list[int] = []
    if len(s.zones[HELD[seat]]) < PRICE:
        return found
    type_of = s.setup.type_of
    counts = s.counts(seat)
    cards = s.zones[SLOTS]
    at: i64 = len(cards) - 1
    while at >= 0:
        if pays(counts, type_of[s.face[cards[at]]]):
            found.append(cards[at])
        at -= 1
    return found


def pays(counts: list[int], type_: i64) -> bool:
    """R5.6 Whether this type can be paid for in any way."""
    own: i64 = counts[type_]
    if own == 0:
        return False
    wilds: i64 = 0
    for other in range(len(counts)):
        if other != type_:
            wilds += counts[other] // TRIPLE
    if wilds > MOST_WILDS:
        wilds = MOST_WILDS
    return own + wilds >= PRICE


def first_wilds(s: Rescue, seat: i64, card: i64) -> list[int]:
    """Types (counted from 1) of a first triple after which the rest can be paid; PASS: no triple."""
    counts = s.counts(seat)
    type_: i64 = s.setup.type_of[s.face[card]]
    own: i64 = counts[type_]
    found: list[int] = []
    for other in range(len(counts)):
        if other != type_ and counts[other] >= TRIPLE and (own >= PRICE - 1 or second(counts, type_, other)):
            found.append(other + 1)
    if own >= PRICE:
        found.append(PASS)
    return found


def second_wilds(s: Rescue, seat: i64, card: i64, first: i64) -> list[int]:
    """The same for a second triple, which is of no lower type than the first."""
    counts = s.counts(seat)
    type_: i64 = s.setup.type_of[s.face[card]]
    found = second(counts, type_, first - 1)
    if counts[type_] >= PRICE - 1:
        found.append(PASS)
    return found


def second(counts: list[int], type_: i64, first: i64) -> list[int]:
    found: list[int] = []
    if counts[type_] == 0:
        return found
    other: i64 = first
    while other < len(counts):
        left: i64 = counts[other]
        if other == first:
            left -= TRIPLE
        if other != type_ and left >= TRIPLE:
            found.append(other + 1)
        other += 1
    return found


def spent(s: Rescue, seat: i64, card: i64, wilds: list[int]) -> list[int]:
    """R5.5 The cards that pay: of the own type first, then the triples by type, each from the lowest character on."""
    type_: i64 = s.setup.type_of[s.face[card]]
    need = [0] * s.setup.types
    need[type_] = PRICE - len(wilds)
    for wild in wilds:
        need[wild] = need[wild] + TRIPLE
    paid = lowest(s, seat, type_, need[type_])
    need[type_] = 0
    for other in range(len(need)):
        if need[other] > 0:
            paid += lowest(s, seat, other, need[other])
    return paid


def lowest(s: Rescue, seat: i64, type_: i64, many: i64) -> list[int]:
    """So many cards of one type, from the lowest character on."""
    terms = s.setup
    held: list[int] = []
    for card in s.zones[HELD[seat]]:
        if terms.type_of[s.face[card]] == type_:
            held.append(card)
    found: list[int] = []
    while len(found) < many:
        best: i64 = held[0]
        for card in held:
            if terms.character_of[s.face[card]] < terms.character_of[s.face[best]]:
                best = card
        held.remove(best)
        found.append(best)
    return found
