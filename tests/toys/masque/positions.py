"""How the tables of Masque are written: one format, two ways to play; mode, rounds and cards are the core's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toys.masque.rules import COUNT, LAY, PLAY
from toys.masque.state import COURT_CODES, FLIGHT_CODES, HAND, HEADINGS, OWN, Court, Flight
from xenodeck.core import BadPosition, Frame, PileKey, Positions, is_count, is_seat

COURTS, FLIGHTS = frozenset({"turn", "won"}), frozenset({"turn", "laid", "cell", "heading", "carried"})


class MasquePositions(Positions[Court | Flight]):
    rule = "3.1"
    piles = (
        PileKey("hands", "hand"),
        PileKey("roles", "role"),
        PileKey("piles", "pile"),
        PileKey("heaven", "heaven"),
        PileKey("trail", "trail"),
        PileKey("deck", "deck", top_first=True),
    )
    own = COURTS | FLIGHTS
    states = ("TURN",)

    def faces(self, named: list[tuple[PileKey, int, list[object]]], data: Mapping[str, Any]) -> list[list[int]]:
        codes = COURT_CODES if any(pile.key == "roles" for pile, _, _ in named) else FLIGHT_CODES
        return [[self.face_of(codes, code, pile) for code in cards] for pile, _, cards in named]

    def read_own(self, s: Court | Flight, data: Mapping[str, Any], state: str) -> None:
        strange = (FLIGHTS - COURTS if isinstance(s, Court) else COURTS - FLIGHTS) & set(data)
        if strange:
            raise BadPosition(f"{s.setup.mode} has no {min(strange)!r}.", self.rule)
        turn = data.get("turn", 0)
        if not is_seat(turn, s):
            raise BadPosition("turn is a seat.", self.rule)
        if isinstance(s, Court):
            read_court(s, data, turn)
        else:
            read_flight(s, data, turn)

    def write_own(self, s: Court | Flight, whole: bool) -> dict[str, Any]:
        f = s.frame if s.depth else None
        turn = int(f.seat) if f is not None and f.seat >= 0 else 0
        if isinstance(s, Court):
            return {"turn": turn, "won": int(s.won), "state": "TURN"}
        own = {"laid": int(s.laid), "cell": list(s.cell), "heading": int(s.heading), "carried": list(s.carried)}
        return {"turn": int(s.active), **own, "state": "TURN"}


def read_court(s: Court, data: Mapping[str, Any], turn: int) -> None:
    if any(len(s.zones[OWN[seat]]) != 1 for seat in range(s.seats)):
        raise BadPosition("everybody has one role.", "1.1")
    won = data.get("won", -1)
    if won not in (-1, 0, 1) or isinstance(won, bool) or (won >= 0 and not data.get("over")):
        raise BadPosition("won is the colour that has won, once it is over.", "1.4")
    s.won = won
    if data.get("over"):
        s.finish(won < 0)
    else:
        s.then(Frame(PLAY, turn))


def read_flight(s: Flight, data: Mapping[str, Any], turn: int) -> None:
    cell, heading = data.get("cell", [0, 0]), data.get("heading", 1)
    laid, carried = data.get("laid", 0), data.get("carried", [0] * int(s.seats))
    if not isinstance(cell, list) or len(cell) != 2 or not all(isinstance(n, int) for n in cell):
        raise BadPosition("cell is two whole numbers.", "2.2")
    if not is_count(heading) or heading >= len(HEADINGS):
        raise BadPosition("heading is 0 to 3.", "2.2")
    if not isinstance(carried, list) or len(carried) != s.seats or not all(is_count(n) for n in [laid, *carried]):
        raise BadPosition("laid is a count, carried one for each seat.", "2.3")
    s.cell, s.heading, s.laid, s.carried, s.active = list(cell), heading, laid, list(carried), turn
    if data.get("over"):
        s.finish()
    else:
        s.then(Frame(LAY, turn) if s.zones[HAND[turn]] else Frame(COUNT, -1))


POSITIONS = MasquePositions()
