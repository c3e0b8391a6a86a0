"""The two tables of Masque: a court of hidden roles, and a flight that is a match of several games."""

from __future__ import annotations

from typing import Any, Final

from xenodeck.core import (
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Criterion,
    Layout,
    Rule,
    Setup,
    State,
    by_seat,
    common,
    per_seat,
)

COURT, FLIGHT = "court", "flight"  # the modes

# Both: the deck, what lies open in the middle, the hands; then roles, or piles of penalties.
DECK, OPEN, HAND, OWN = 0, 1, by_seat(2, 4), by_seat(6, 4)

SUN, MOON, LANTERN, OF_SUN, OF_MOON = range(5)
COURT_CODES: Final = ["sun", "moon", "lantern", "child_of_sun", "child_of_moon"]
COURT_BACKS: Final = [0, 0, 0, 1, 1]  # a role is never taken for another card
FLIGHT_CODES: Final = ["f1", "f3", "f5"]
VALUES: Final = [1, 3, 5]
SUN_NAME, MOON_NAME = "sun", "moon"  # roles, in options
LEFT, RIGHT = 0, 1
HEADINGS: Final = [(0, 1), (1, 0), (0, -1), (-1, 0)]


class Court(State["CourtSetup"]):
    won: int = -1  # the colour that has come through; -1: none yet

    def role(self, seat: int) -> int:
        return self.face[self.zones[OWN[seat]][0]] - OF_SUN

    def scores(self) -> list[int]:
        return [int(self.over and self.role(seat) == self.won) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """1.4 A colour whose children are not at the table wins for nobody."""
        return [seat for seat, point in enumerate(self.scores()) if point]

    def teams(self) -> list[int]:
        """Nobody knows them before the end."""
        return [self.role(seat) for seat in range(self.seats)] if self.over else []


class Flight(State["FlightSetup"]):
    active: int = 0
    laid: int = 0  # cards laid in this game
    cell: list[int]  # where the next card goes
    heading: int = 1
    carried: list[int]  # seat -> penalty cards of the games that are over

    def init_fields(self) -> None:
        self.cell, self.carried = [0, 0], [0] * int(self.seats)

    def weights(self) -> list[int]:
        """2.3 What the penalty cards of this game count."""
        return [sum(VALUES[self.face[card]] for card in self.zones[OWN[seat]]) for seat in range(self.seats)]

    def scores(self) -> list[int]:
        return self.rounds_total() if self.over else self.total(self.weights())

    def rounds_total(self) -> list[int]:
        return self.total([0] * int(self.seats))

    def tie_breaks(self) -> list[list[int]]:
        """2.3 The fewest penalty cards of all games."""
        return [[self.cards_of(seat) for seat in range(self.seats)]]

    def cards_of(self, seat: int) -> int:
        return self.carried[seat] + (0 if self.over else len(self.zones[OWN[seat]]))


class CourtSetup(Setup):
    def __init__(self, mode: str, settings: dict[str, Any], seats: int, opening: Rule[Any], bound: int) -> None:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("heaven", OPEN, TO_ALL),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("role", OWN, TO_OWNER),
        ]
        given = settings["roles"] or [SUN_NAME, MOON_NAME] * 2
        self.roles = [OF_SUN if name == SUN_NAME else OF_MOON for name in given[:seats]]
        face = [SUN] * 7 + [MOON] * 7 + [LANTERN] * 4 + self.roles
        super().__init__(mode, settings, Layout(places, COURT_CODES, COURT_BACKS, seats), face, opening, bound)

    def state_class(self) -> type[State]:
        return Court


class FlightSetup(Setup):
    def __init__(self, mode: str, settings: dict[str, Any], seats: int, opening: Rule[Any], bound: int) -> None:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("trail", OPEN, TO_ALL),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("pile", OWN, TO_ALL, below=TO_OWNER),
        ]
        face = [face for face, copies in enumerate(settings["copies"].values()) for _ in range(copies)]
        super().__init__(mode, settings, Layout(places, FLIGHT_CODES, [0] * 3, seats), face, opening, bound)
        self.rounds = settings["games"]
        self.scoring = [Criterion("points", fewest=True), Criterion("cards", fewest=True)]

    def state_class(self) -> type[State]:
        return Flight
