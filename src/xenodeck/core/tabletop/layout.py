"""The layout of a table: the places where cards can lie, who sees the cards there, and whether the place forgets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core.errors import RuleBug
from xenodeck.core.tabletop.events import EVERYONE, NOBODY

TO_NOBODY: Final = 0
TO_OWNER: Final = 1
TO_ALL: Final = 2

UNKNOWN: Final = "?"
MOST_SEATS: Final = 16

# A table instead of a shift: compiled code computes ``1 << n`` in 32 bits.
BITS: Final = [1 << n for n in range(62)]


class Place:
    """A kind of place for cards: the deck (one zone for all) or the hands (one zone for each seat)."""

    def __init__(
        self,
        name: str,
        first: i64,
        each: bool,
        shown: i64,
        ordered: bool,
        below: i64,
        bared: i64 = NOBODY,
        forgets: bool = False,
        closed: bool = False,
    ) -> None:
        self.name = name
        self.first: i64 = first  # the number of its zone; with ``each``, of the zone of seat 0
        self.each = each  # True: one zone for each seat, numbered from ``first`` on
        self.shown: i64 = shown  # who sees the cards: TO_NOBODY, TO_OWNER or TO_ALL
        self.ordered = ordered  # False: other seats cannot tell the cards apart by their position (a hand)
        self.below: i64 = below  # who is shown more than the top card and the size (TO_NOBODY, TO_OWNER, TO_ALL)
        self.bared: i64 = bared  # seats (bits) whose zone everybody is shown whole, e.g. that of an automaton
        self.forgets = forgets  # a view shows the cards that are visible now, and none that were seen earlier
        self.closed = closed  # a view shows the number of cards and no face, even of cards that everybody knows
        self.most: i64 = MOST_SEATS  # with ``each``: for how many seats there are zones


def common(
    name: str, first: int, shown: int, below: int = TO_ALL, forgets: bool = False, closed: bool = False
) -> Place:
    """A place that the whole table shares; it has one zone."""
    return Place(name, first, False, shown, True, below, NOBODY, forgets, closed)


def by_seat(first: int, seats: int) -> list[int]:
    """The zones of a place that each seat has, for as many seats as a table of the game may have.

    ``HAND: Final = by_seat(1, MAX_SEATS)`` makes ``HAND[seat]`` the zone of a seat, and ``zone in HAND`` asks whether a
    zone is one of these. The next place begins at ``1 + MAX_SEATS``.
    """
    return list(range(first, first + seats))


def per_seat(
    name: str,
    zones: list[int] | int,
    shown: int,
    ordered: bool = True,
    below: int = TO_ALL,
    bared: int = NOBODY,
    forgets: bool = False,
) -> Place:
    """A place that every seat has. ``zones`` are its zones by seat (``by_seat``), or the zone of seat 0; the zones of
    the other seats follow it."""
    if isinstance(zones, int):
        return Place(name, zones, True, shown, ordered, below, bared, forgets)
    if zones != by_seat(zones[0], len(zones)):
        raise RuleBug(f"the zones of the place {name} do not follow each other: take by_seat()")
    place = Place(name, zones[0], True, shown, ordered, below, bared, forgets)
    place.most = len(zones)
    return place


class Layout:
    """What stays the same during a game: the places, the codes and backs of the card faces, the number of seats."""

    def __init__(
        self,
        places: list[Place],
        codes: list[str],
        backs: list[int],
        seats: int,
    ) -> None:
        self.places = places
        self.codes = codes  # face -> its code on the rules page
        self.backs = backs  # face -> its back; cards with different backs are never mistaken for one another
        self.seats: i64 = seats
        if seats > MOST_SEATS:
            raise RuleBug(f"a table has at most {MOST_SEATS} seats")
        size = max(p.first + (seats if p.each else 1) for p in places)
        if size > 62:
            raise RuleBug("a table has at most 62 zones")
        self.sees: list[int] = [NOBODY] * size  # zone -> seats (bits) to whom the place shows its cards
        self.ordered: list[bool] = [True] * size
        self.forgets: list[bool] = [False] * size
        self.forgetful = any(place.forgets for place in places)
        self.place_of: list[Place] = [places[0]] * size
        self.seat_of: list[int] = [-1] * size  # zone -> the seat that has it; -1: it is one for all
        self.around: list[list[int]] = [[(seat + i) % seats for i in range(1, seats)] for seat in range(seats)]
        self.many_backs = len(set(backs)) > 1
        # face -> the code shown for a card whose face is hidden: with its back, if there are several backs
        self.unknown: list[str] = [f"{UNKNOWN}{back}" if self.many_backs else UNKNOWN for back in backs]
        taken: set[int] = set()
        for place in places:
            if place.each and place.most < seats:
                raise RuleBug(f"the place {place.name} has zones for {place.most} seats, and {seats} sit here")
            for i in range(seats if place.each else 1):
                zone = place.first + i
                if zone in taken:
                    raise RuleBug(f"two places share zone {zone}: {self.place_of[zone].name} and {place.name}")
                taken.add(zone)
                self.place_of[zone] = place
                self.seat_of[zone] = i if place.each else -1
                self.ordered[zone] = place.ordered
                self.forgets[zone] = place.forgets
                if place.shown == TO_ALL:
                    self.sees[zone] = EVERYONE
                elif place.shown == TO_OWNER:
                    self.sees[zone] = 1 << i

    def zone_name(self, zone: int) -> str:
        """``deck`` or ``hand 2``."""
        place = self.place_of[zone]
        return f"{place.name} {zone - place.first}" if place.each else place.name
