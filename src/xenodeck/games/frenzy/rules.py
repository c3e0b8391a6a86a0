"""The rules of Alien Frenzy in the order of the rules page, and the deal that begins it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import Frame, Rule
from xenodeck.games.frenzy.play.drawing import REINSERT
from xenodeck.games.frenzy.play.facing import ATTACK, BONUS, CHECK, DEFLECTION, FACE, REVIVAL, REWARD, THEFT
from xenodeck.games.frenzy.play.looking import ARRANGE, GLIMPSE, PICK_ONE, SECOND_PLACE, TWO_PLACES
from xenodeck.games.frenzy.play.revealing import ALLY, EXTRA
from xenodeck.games.frenzy.play.turns import ACT, END, OPENING, PLAY, START_RULE
from xenodeck.games.frenzy.state import HAND, INVASION, RESERVE, SUPPLY, Frenzy

FULL_HAND: Final = 7


class Deal(Rule[Frenzy]):
    """4.0 Shuffle both decks, one UFO among the Supply; deal seven cards each, one at a time from the dealer's left.

    A random dealer is drawn before anything is shuffled. With ``beginner`` (4.1) the UFO comes into the rest of the
    Supply after the deal. ``starting_ufos`` (18.6) is the number of UFOs.
    """

    RULE = "4.0"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        terms = s.setup
        seats: i64 = s.seats
        dealer: i64 = terms.dealer if terms.dealer >= 0 else s.chance.below(seats)
        first: i64 = (dealer + 1) % seats
        s.current = first
        supply = terms.supply.copy() if terms.beginner else terms.early + terms.supply
        s.replace(SUPPLY, supply)
        s.replace(INVASION, terms.invasion.copy())
        s.replace(RESERVE, terms.late.copy())
        s.shuffle(INVASION)
        s.shuffle(SUPPLY)
        for _ in range(FULL_HAND):
            for i in range(seats):
                s.zones[HAND[(first + i) % seats]].append(supply.pop())
        if terms.beginner:
            supply.extend(terms.early)
            s.shuffle(SUPPLY)
        s.then(Frame(OPENING, first))


DEAL: Final = Deal()
RULES: Final[list[Rule[Any]]] = [
    DEAL, OPENING, PLAY, REWARD, THEFT, REVIVAL, GLIMPSE, ARRANGE, PICK_ONE, START_RULE, ACT, END,
    ATTACK, FACE, BONUS, DEFLECTION, CHECK, TWO_PLACES, SECOND_PLACE, REINSERT, EXTRA, ALLY,
]  # fmt: skip
