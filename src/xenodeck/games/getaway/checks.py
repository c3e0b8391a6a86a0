"""14 What always holds, checked at every question in tests and soak."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from xenodeck.core import Rule
from xenodeck.games.getaway.play.flying import PLAY
from xenodeck.games.getaway.play.grid import front_behind
from xenodeck.games.getaway.play.oola import OOLA_LAYS
from xenodeck.games.getaway.play.piles import SETTLE
from xenodeck.games.getaway.state import (
    BOX,
    DRAW,
    EXPLODING,
    HAND,
    OOLA,
    PENDING,
    PILE,
    PLANET,
    PLANET_CELLS,
    ROUTE,
    SHOWN,
    STRAIGHT,
    Getaway,
)


def check(s: Getaway) -> None:
    check_cards(s)
    check_route(s)
    check_turn(s)


def check_cards(s: Getaway) -> None:
    terms = s.setup
    lying = sorted(card for zone in s.zones for card in zone)
    assert lying == list(range(len(s.face))), "a card is lost or doubled"
    assert sorted(s.face) == list(range(len(terms.value))), "every card of the deck once, and the planet"
    exploding = {card for card in lying if terms.kind[s.face[card]] == EXPLODING}
    if terms.numbers:
        penalties = [PLANET, PENDING, BOX, *(PILE[seat] for seat in range(s.seats))]
        assert exploding <= {card for zone in penalties for card in s.zones[zone]}, "X1-X4 lie where they may"
        assert s.zoid >= 0 or "X4" in codes(s, PLANET), "nobody takes the card under Zoid"
    else:
        assert codes(s, PLANET) == ["X1", "X2", "X3", "X4"], "X1-X4 lie on the table"
    assert codes(s, PLANET) == sorted(codes(s, PLANET))
    assert set(s.zones[PLANET]) <= exploding
    assert not exploding & {card for seat in range(s.seats) for card in s.zones[HAND[seat]]}
    assert not terms.solo or not s.zones[HAND[OOLA]], "Oola holds nothing"


def codes(s: Getaway, zone: int) -> list[str]:
    return [s.layout.codes[s.face[card]] for card in s.zones[zone]]


def check_route(s: Getaway) -> None:
    track = list(s.track)
    assert len(track) == len(s.zones[ROUTE]), "every card of the route lies somewhere"
    assert -1 <= s.zoid <= len(track) - 1
    cells = [entry >> 4 for entry in track]
    planet = [PLANET_CELLS[s.setup.value[s.face[card]] - 1] for card in s.zones[PLANET]]
    assert len({*cells, *planet}) == len(cells) + len(planet), "cards overlap"
    for before, after in pairwise(track):
        assert front_behind(before) == after >> 2, "the lines do not join"
    assert not track or front_behind(track[-1]) == s.front
    for card, entry in zip(s.zones[ROUTE], track, strict=True):
        kind, quarters = s.setup.kind[s.face[card]], (entry - (entry >> 2)) & 3
        assert quarters == 0 if kind == STRAIGHT else quarters in (1, 3), "a card lies as its shape allows"


def check_turn(s: Getaway) -> None:
    terms = s.setup
    assert 0 <= s.final_turns <= terms.last_turns
    assert s.final or not s.final_turns
    assert not s.final or not s.zones[DRAW]
    asked = None if s.over or not s.depth else s.frame.rule
    assert bool(s.zones[PENDING]) == (asked is SETTLE), "penalty cards wait for their player"
    assert len(s.zones[SHOWN]) == (1 if asked is OOLA_LAYS else 0)
    if s.over:
        assert not any(s.zones[HAND[seat]] for seat in range(s.seats)), "all hands are empty"
        assert s.final_turns == terms.last_turns, "everybody has had one final turn"


# -- over a whole game ---------------------------------------------------------------------------------------------


class Witness:
    """14 Checks that need to know what happened since the deal. One for each session, called at every question."""

    def __init__(self) -> None:
        self.game = -1  # of the match
        self.turns: list[int] = []  # the number of turns in each game, Oola's included
        # the state at the last question
        self.asked: Rule[Any] | None = None
        self.zones: list[list[int]] = []
        self.points: list[int] = []
        self.left = 0  # in the draw pile
        self.moved = False  # whether Zoid has ever left X4
        self.under = -1  # the card Zoid stands on

    def __call__(self, s: Getaway) -> None:
        check(s)
        if len(s.rounds) != self.game and not s.over:
            if self.game >= 0:
                self.ended(s)
            self.begins(s)
        asked = None if s.over or not s.depth else s.frame.rule
        self.flight(s)
        if asked is PLAY and self.asked is not PLAY:
            self.turn(s)
        if s.over:
            self.ended(s)
        if asked is not OOLA_LAYS:
            self.left = len(s.zones[DRAW])
        self.asked, self.zones = asked, [zone.copy() for zone in s.zones]
        self.points = [
            sum(s.worth(seat, card) for card in s.zones[PILE[seat]] + s.zones[HAND[seat]]) for seat in range(s.seats)
        ]  # hands count too: they are dumped after the last question of a game, which is answered with done

    def begins(self, s: Getaway) -> None:
        """A game has begun: remember the table after the deal."""
        solo = s.setup.solo
        self.game, self.asked = len(s.rounds), None
        self.moved, self.under = False, -1
        self.normal = 0  # turns before the final round, Oola's included
        self.final = [0] * s.seats  # final turns of each seat
        self.zones = [[] for _ in s.zones]
        for seat in range(s.seats):
            self.zones[HAND[seat]] = [-1] * (0 if solo and seat == OOLA else 2)
        self.left = len(s.face) - 4 - (4 if solo else 3 * s.seats)
        self.most = (2 * self.left + 2) // 3 if solo else (self.left + 1) // 2  # normal turns

    def flight(self, s: Getaway) -> None:
        """Zoid never flies back, and a route that was begun never becomes empty."""
        assert s.zoid >= 0 or not self.moved, "Zoid is back on X4"
        assert s.zones[ROUTE] or not self.zones[ROUTE], "the route is gone"
        if self.moved and self.under in s.zones[ROUTE]:
            assert s.zones[ROUTE].index(self.under) <= s.zoid, "Zoid has flown back"
        self.moved = s.zoid >= 0
        self.under = s.zones[ROUTE][s.zoid] if self.moved else -1

    def turn(self, s: Getaway) -> None:
        """Check that a turn began with two drawn cards, or with the last one; in the final round with none."""
        seat = s.active
        drawn = len(s.zones[HAND[seat]]) - len(self.zones[HAND[seat]])
        if s.setup.solo and self.left and (self.asked is not None or s.start == OOLA):
            self.normal += 1  # Oola's turn
        if s.final:
            assert drawn == 0, "a final turn has no draw"
            self.final[seat] += 1
            assert self.final[seat] == 1, "one final turn"
        else:
            assert drawn == 2 or (drawn == 1 and not s.zones[DRAW]), f"{drawn} cards drawn"
            self.normal += 1
        assert self.normal <= self.most, "more turns than the draw pile is good for"

    def ended(self, s: Getaway) -> None:
        """Check that all hands were dumped, and that the score counts what lay in the piles then."""
        assert sum(self.final) == s.setup.last_turns, "everybody has had exactly one final turn"
        assert self.points == (s.rounds[self.game] if s.setup.rounds > 1 else s.points()), "all hands are dumped"
        self.turns.append(self.normal + sum(self.final))
