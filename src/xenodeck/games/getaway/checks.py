"""14 What always holds, checked at every question in tests and soak."""

from __future__ import annotations

from itertools import pairwise

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
    terms = s.terms()
    lying = sorted(card for zone in s.zones for card in zone)
    assert lying == list(range(len(s.face))), "a card is lost or doubled"
    assert sorted(s.face) == list(range(len(terms.value))), "every card of the deck once, and the planet"
    exploding = {card for card in lying if terms.kind[s.face[card]] == EXPLODING}
    if terms.numbers:
        penalties = [PLANET, PENDING, BOX, *(PILE + seat for seat in range(s.seats))]
        assert exploding <= {card for zone in penalties for card in s.zones[zone]}, "X1-X4 lie where they may"
        assert s.zoid >= 0 or "X4" in codes(s, PLANET), "nobody takes the card under Zoid"
    else:
        assert codes(s, PLANET) == ["X1", "X2", "X3", "X4"], "X1-X4 lie on the table"
    assert codes(s, PLANET) == sorted(codes(s, PLANET))
    assert set(s.zones[PLANET]) <= exploding
    assert not exploding & {card for seat in range(s.seats) for card in s.zones[HAND + seat]}
    assert not terms.solo or not s.zones[HAND + OOLA], "Oola holds nothing"


def codes(s: Getaway, zone: int) -> list[str]:
    return [s.layout.codes[s.face[card]] for card in s.zones[zone]]


def check_route(s: Getaway) -> None:
    track = list(s.track)
    assert len(track) == len(s.zones[ROUTE]), "every card of the route lies somewhere"
    assert -1 <= s.zoid <= len(track) - 1
    cells = [entry >> 4 for entry in track]
    planet = [PLANET_CELLS[s.terms().value[s.face[card]] - 1] for card in s.zones[PLANET]]
    assert len({*cells, *planet}) == len(cells) + len(planet), "cards overlap"
    for before, after in pairwise(track):
        assert front_behind(before) == after >> 2, "the lines do not join"
    assert not track or front_behind(track[-1]) == s.front
    for card, entry in zip(s.zones[ROUTE], track, strict=True):
        kind, quarters = s.terms().kind[s.face[card]], (entry - (entry >> 2)) & 3
        assert quarters == 0 if kind == STRAIGHT else quarters in (1, 3), "a card lies as its shape allows"


def check_turn(s: Getaway) -> None:
    terms = s.terms()
    assert 0 <= s.final_turns <= terms.last_turns
    assert s.final or not s.final_turns
    assert not s.final or not s.zones[DRAW]
    asked = None if s.over or not s.depth else s.agenda[s.depth - 1].rule
    assert bool(s.zones[PENDING]) == (asked is SETTLE), "penalty cards wait for their player"
    assert len(s.zones[SHOWN]) == (1 if asked is OOLA_LAYS else 0)
    if s.over:
        assert not any(s.zones[HAND + seat] for seat in range(s.seats)), "all hands are empty"
        assert s.final_turns == terms.last_turns, "everybody has had one final turn"
