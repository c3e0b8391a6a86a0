"""What a play risks: how likely it is that it costs 0, 1, 2 … penalty cards, and which. Exact, from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from xenodeck.core import PASS, Odds
from xenodeck.games.getaway.play.flying import DICE, PLAY, SIDES
from xenodeck.games.getaway.state import DRAW, PENDING, PLANET, ROUTE, Getaway

UNKNOWN = "?"


def odds(s: Getaway, seat: int, picks: Sequence[int]) -> list[Odds]:
    """6.3 6.5 For a play with these answers, as if it ended with them. Nothing else depends on chance."""
    if s.agenda[s.depth - 1].rule is not PLAY or s.zones[PENDING]:
        return []
    cards = cards_of(s, seat, picks)
    if not cards:
        return []
    room = len(s.track) + len(cards) - 1 - s.zoid  # cards that Zoid can still fly over
    owed = takeable(s, cards)
    shares: dict[int, float] = {}
    for points, share in enumerate(motion(s, cards)):
        number = min(max(points - room, 0), len(owed))
        shares[number] = shares.get(number, 0.0) + share
    return [Odds(share, number, tuple(owed[:number])) for number, share in sorted(shares.items())]


def cards_of(s: Getaway, seat: int, picks: Sequence[int]) -> list[int]:
    """The cards that these answers lay. Of answers that leave no choice they may say nothing."""
    f = s.agenda[s.depth - 1]
    before: list[int] = []
    told = list(picks)
    while told and told[0] != PASS:
        card = told.pop(0)
        turns = PLAY.follow(s, f, seat, before, card) or []
        before.append(card)
        if len(turns) > 1 and not told:
            break
        before.append(turns[0] if len(turns) == 1 else told.pop(0))
    return before[::2]


def motion(s: Getaway, cards: list[int]) -> list[float]:
    """How likely each number of Motion points is, over the rolls for all cards."""
    shares = [1.0]
    for card in cards:
        hit = s.terms().value[s.face[card]] / SIDES
        one = [comb(DICE, n) * hit**n * (1 - hit) ** (DICE - n) for n in range(DICE + 1)]
        both = [0.0] * (len(shares) + DICE)
        for a, share in enumerate(shares):
            for b, more in enumerate(one):
                both[a + b] += share * more
        shares = both
    return shares


def takeable(s: Getaway, cards: list[int]) -> list[str]:
    """6.5 R1 R8 What would be taken, in this order, once Zoid stands on the last card: nothing is owed before that."""
    codes = s.layout.codes
    planet = [codes[s.face[card]] for card in s.zones[PLANET]] if s.terms().numbers else []
    behind = [codes[s.face[card]] for card in [*s.zones[ROUTE], *cards][:-1]]
    return [*planet, *behind, *[UNKNOWN] * len(s.zones[DRAW])]
