"""The rules of Earth Gambit: Light in the order of the rules page, and the deal that begins it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import Frame, Rule
from xenodeck.games.gambit.state import ABILITY, ASIDE, DRAW, HAND, ROLE, Gambit


class Deal(Rule[Gambit]):
    """4.1 Roles, then one card each and a second one for whoever begins; with abilities one of them each.

    The start seat comes before anything is shuffled, the deck is dealt from there on (R1).
    """

    RULE = "4.1"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        terms = s.terms()
        seats: i64 = s.seats
        first: i64 = terms.start if terms.start >= 0 else s.chance.below(seats)
        s.active = first
        roles = terms.roles.copy()
        s.mix(roles)
        for seat in range(seats):
            s.replace(ROLE + seat, [roles.pop()])
        deck = terms.deck.copy()
        s.replace(DRAW, deck)
        s.shuffle(DRAW)
        for i in range(seats):
            s.zones[HAND + (first + i) % seats].append(deck.pop())
        extra = deck.pop()
        s.zones[HAND + first].append(extra)
        if terms.abilities:
            deal_abilities(s)


def deal_abilities(s: Gambit) -> None:
    """4.7 One each, seat by seat; the others leave the game unseen."""
    terms = s.terms()
    cards = terms.abilities.copy()
    if terms.dealt:
        for seat in range(s.seats):
            for card in cards:
                if s.face[card] == terms.dealt[seat]:
                    s.own(ABILITY + seat).append(card)
        return
    s.mix(cards)
    for seat in range(s.seats):
        s.own(ABILITY + seat).append(cards.pop())
    s.replace(ASIDE, cards)


DEAL: Final = Deal()
RULES: Final[list[Rule[Any]]] = [DEAL]
