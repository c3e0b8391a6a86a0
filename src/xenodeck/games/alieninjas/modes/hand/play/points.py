"""R4.8 7.3 When a hand is complete, and what it scores."""

from __future__ import annotations

from mypy_extensions import i64

from xenodeck.games.alieninjas.modes.hand.state import ALL, FOUR, HELD, UNUSED, Hand
from xenodeck.games.alieninjas.rules import floor
from xenodeck.games.alieninjas.state import NO_TYPE


def is_complete(s: Hand, seat: i64) -> bool:
    """R4.8 Exactly four cards of different characters, no mission type twice; civilians replace missing types."""
    cards = s.zones[HELD[seat]]
    if len(cards) != FOUR:
        return False
    terms = s.setup
    types: list[int] = []
    characters: list[int] = []
    for card in cards:
        face: i64 = s.face[card]
        type_: i64 = terms.type_of[face]
        if type_ != NO_TYPE:
            if type_ in types or s.mission_at(type_) < 0:
                return False
            types.append(type_)
        elif not terms.wild_counts:
            continue
        character: i64 = terms.character_of[face]
        if character in characters:
            return False
        characters.append(character)
    return True


def best_of(s: Hand, seat: i64) -> list[int]:
    """7.3 R4.11 Mission card -> the points of the best held card of its type, multiplied; -1: none is held."""
    terms = s.setup
    best = [-1] * FOUR
    for card in s.zones[HELD[seat]]:
        face: i64 = s.face[card]
        type_: i64 = terms.type_of[face]
        if type_ == NO_TYPE:
            continue
        at: i64 = s.mission_at(type_)
        if at >= 0:
            points: i64 = terms.printed[face]
            if s.doubled[at]:
                points *= terms.factor
            if points > best[at]:
                best[at] = points
    return best


def left_over(s: Hand, seat: i64) -> i64:
    """R4.13 R4.16 The cards that cost a point each."""
    terms = s.setup
    held: i64 = len(s.zones[HELD[seat]])
    if terms.leftover == ALL:
        return held
    types: i64 = 0
    for points in best_of(s, seat):
        if points >= 0:
            types += 1
    wilds: i64 = 0
    if terms.leftover == UNUSED:
        for card in s.zones[HELD[seat]]:
            if s.is_wild(card):
                wilds += 1
        if wilds > FOUR - types:
            wilds = FOUR - types
    return held - types - wilds


def worth(s: Hand, seat: i64) -> i64:
    """7.3 What a hand scores; this may be below 0."""
    return gained(s, seat) - left_over(s, seat)


def gained(s: Hand, seat: i64) -> i64:
    """7.3 The points of one card of each mission type."""
    points: i64 = 0
    for each in best_of(s, seat):
        if each > 0:
            points += each
    return points


def post_points(s: Hand) -> list[int]:
    """7.3 RG.2 Post the points of the round, entry by entry."""
    found: list[int] = []
    for seat in range(s.seats):
        points: i64 = gained(s, seat)
        lost: i64 = left_over(s, seat)
        if points:
            s.tell_number("hand_scored", seat, -1, points)
        if lost:
            s.tell_number("hand_left", seat, -1, lost)
        found.append(floor(s, seat, points - lost))
    return found
