"""6.6 6.7 Penalty piles: settling penalty cards, playing Planet cards, and discarding matches."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, PASS, Frame, Rule
from xenodeck.games.getaway.state import (
    BOX,
    HAND,
    NO_CRYSTAL,
    PENDING,
    PILE,
    PLANET_CARD,
    WILD,
    Getaway,
)

KEEP: Final = 0
DISCARD: Final = 1
KEEP_ONLY: Final = [KEEP]
DISCARD_OR_KEEP: Final = [DISCARD, KEEP]


class Settle(Rule[Getaway]):
    """6.6 Put each pending penalty card on one's own pile; if it matches the top, both cards may leave the game
    instead."""

    RULE = "6.6"

    def question(self, s: Getaway, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("match", CHOICE) if before else ("settle", CARD)

    def options(self, s: Getaway, f: Frame) -> list[int] | None:
        return s.zones[PENDING].copy()

    def follow(self, s: Getaway, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        return None if before else ways(s, seat, pick)

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        put(s, f.seat, s.before[0], PENDING, pick == DISCARD)
        s.then(SETTLE.frames[f.seat] if s.zones[PENDING] else PLANETS.frames[f.seat])


class Planets(Rule[Getaway]):
    """6.7 Play any number of Planet cards onto one's own pile, one at a time; if one matches the top, both may leave
    the game.

    The question is always asked: skipping it would tell everybody that no Planet card is held.
    """

    RULE = "6.7"

    def question(self, s: Getaway, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("match", CHOICE) if before else ("planet", CARD)

    def options(self, s: Getaway, f: Frame) -> list[int] | None:
        kind = s.setup.kind
        options: list[int] = []
        for card in s.zones[HAND[f.seat]]:
            if kind[s.face[card]] == PLANET_CARD:
                options.append(card)
        options.append(PASS)
        return options

    def follow(self, s: Getaway, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        return None if before or pick == PASS else ways(s, seat, pick)

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        if s.before:
            put(s, f.seat, s.before[0], HAND[f.seat], pick == DISCARD)
            s.then(PLANETS.frames[f.seat])


SETTLE: Final = Settle()
PLANETS: Final = Planets()


# -- matching ------------------------------------------------------------------------------------------------------


def alike(s: Getaway, one: i64, other: i64) -> bool:
    """6.6 R19 Same Crystal, or one of them Wild; in the easy variant (9.4) the same Value also matches."""
    terms = s.setup
    a: i64 = s.face[one]
    b: i64 = s.face[other]
    mine: i64 = terms.crystal[a]
    its: i64 = terms.crystal[b]
    if mine == WILD or its == WILD or (mine == its and mine != NO_CRYSTAL):
        return True
    return terms.easy and terms.value[a] == terms.value[b]


def matches(s: Getaway, seat: i64, card: i64) -> bool:
    """6.6 R18 Whether ``card`` matches the top of the seat's pile. Other cards are never compared."""
    pile = s.zones[PILE[seat]]
    return bool(pile) and alike(s, card, pile[-1])


def ways(s: Getaway, seat: i64, card: i64) -> list[int]:
    """What may be done with a card that comes to the pile."""
    return DISCARD_OR_KEEP if matches(s, seat, card) else KEEP_ONLY


def put(s: Getaway, seat: i64, card: i64, src: i64, discard: bool) -> None:
    """6.6 ``card`` becomes the top of the pile, or goes into the box together with the top."""
    pile: i64 = PILE[seat]
    if discard:
        top: i64 = s.zones[pile][-1]
        s.move(card, src, BOX)
        s.move(top, pile, BOX)
        s.tell("match", seat, number=s.worth(seat, top), cards=[card, top], src=src, dst=BOX)
    else:
        s.move(card, src, pile)
        if src == HAND[seat]:
            s.tell("planet", seat, number=s.worth(seat, card), card=card, src=src, dst=pile)
        else:
            s.tell("keep", seat, number=s.worth(seat, card), card=card, src=src, dst=pile)
