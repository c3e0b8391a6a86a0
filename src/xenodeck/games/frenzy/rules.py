"""The rules of Alien Frenzy in the order of the rules page, and the dealer who sets up its tables."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.cards import Layout
from xenodeck.core.chance import Chance
from xenodeck.core.state import Dealer, Frame, Rule
from xenodeck.games.frenzy.play.drawing import REINSERT
from xenodeck.games.frenzy.play.facing import ATTACK, BONUS, CHECK, DEFLECTION, FACE, REVIVAL, REWARD, THEFT
from xenodeck.games.frenzy.play.looking import ARRANGE, GLIMPSE, PICK_ONE, SECOND_PLACE, TWO_PLACES
from xenodeck.games.frenzy.play.revealing import ALLY, EXTRA
from xenodeck.games.frenzy.play.turns import ACT, END, OPENING, PLAY, START_RULE
from xenodeck.games.frenzy.state import ALIEN, GREY, HAND, INVASION, RESERVE, SUPPLY, Frenzy

RULES: Final[list[Rule[Any]]] = [
    OPENING, PLAY, REWARD, THEFT, REVIVAL, GLIMPSE, ARRANGE, PICK_ONE, START_RULE, ACT, END,
    ATTACK, FACE, BONUS, DEFLECTION, CHECK, TWO_PLACES, SECOND_PLACE, REINSERT, EXTRA, ALLY,
]  # fmt: skip
FULL_HAND: Final = 7


class Table(Dealer):
    """4.0 Shuffle both decks, one UFO among the Supply, and deal seven cards each, one at a time from dealer's left.

    ``dealer``: a seat, or -1 for a random one, drawn before anything is shuffled. ``beginner`` (4.1): the UFO comes
    into the rest of the Supply only after the deal. ``starting_ufos`` (18.6): more than one of them.
    """

    def __init__(
        self,
        layout: Layout,
        face: list[int],
        dealer: i64,
        beginner: bool,
        starting_ufos: i64,
        turn_cap: i64,
        house: i64,
    ) -> None:
        self.layout = layout
        self.face = face
        self.dealer: i64 = dealer
        self.beginner = beginner
        self.turn_cap: i64 = turn_cap
        self.house: i64 = house
        ufos = [card for card in range(len(face)) if face[card] < GREY]
        self.early = ufos[:starting_ufos]
        self.late = ufos[starting_ufos:]
        self.supply = [card for card in range(len(face)) if GREY <= face[card] < ALIEN]
        self.invasion = [card for card in range(len(face)) if face[card] >= ALIEN]

    def deal(self, chance: Chance) -> Frenzy:
        layout = self.layout
        seats: i64 = layout.seats
        dealer: i64 = self.dealer if self.dealer >= 0 else chance.below(seats)
        first: i64 = (dealer + 1) % seats
        zones: list[list[int]] = []
        for _ in range(HAND + seats):
            zones.append([])
        zones[SUPPLY] = self.supply.copy() if self.beginner else self.early + self.supply
        zones[INVASION] = self.invasion.copy()
        zones[RESERVE] = self.late.copy()
        s = new_table(layout, self.face, zones, chance, first, self.turn_cap, self.house)
        s.shuffle(INVASION)
        s.shuffle(SUPPLY)
        supply = zones[SUPPLY]
        for _ in range(FULL_HAND):
            for i in range(seats):
                zones[HAND + (first + i) % seats].append(supply.pop())
        if self.beginner:
            supply.extend(self.early)
            s.shuffle(SUPPLY)
        s.then(Frame(OPENING, first))
        return s


def new_table(
    layout: Layout,
    face: list[int],
    zones: list[list[int]],
    chance: Chance,
    current: i64,
    turn_cap: i64,
    house: i64,
) -> Frenzy:
    """Phase 1, nothing has happened yet."""
    out = [0] * len(layout.around)
    return Frenzy(
        layout, face, [], zones, chance, [], 1, 1, current, 1, 0, 0, 0, 0, -1, 0, 0, 0, turn_cap, house, -1, [], out
    )
