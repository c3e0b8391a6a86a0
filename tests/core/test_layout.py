"""Places that each seat has: their zones by seat, and what is refused when a table is laid out."""

from __future__ import annotations

import pytest

from xenodeck.core.errors import RuleBug
from xenodeck.core.tabletop.layout import TO_ALL, TO_OWNER, Layout, Place, by_seat, common, per_seat

MOST = 4
DECK, HAND, PILE = 0, by_seat(1, MOST), by_seat(1 + MOST, MOST)


def laid(*places: Place, seats: int = 3) -> Layout:
    return Layout(list(places), ["a"], [0], seats)


def test_each_seat_has_its_zone_of_a_place_and_a_zone_knows_its_seat() -> None:
    layout = laid(common("deck", DECK, TO_ALL), per_seat("hand", HAND, TO_OWNER), per_seat("pile", PILE, TO_ALL))
    assert [layout.zone_name(HAND[seat]) for seat in range(3)] == ["hand 0", "hand 1", "hand 2"]
    assert [layout.seat_of[zone] for zone in (DECK, HAND[0], HAND[2], PILE[1])] == [-1, 0, 2, 1]
    assert (DECK in HAND, HAND[2] in HAND, PILE[0] in HAND) == (False, True, False)


def test_the_number_of_the_first_zone_is_enough() -> None:
    by_number, by_list = laid(per_seat("hand", 1, TO_OWNER)), laid(per_seat("hand", HAND, TO_OWNER))
    assert by_number.sees == by_list.sees and by_number.seat_of == by_list.seat_of


def test_more_seats_than_a_place_has_zones_for_are_refused() -> None:
    laid(per_seat("hand", HAND, TO_OWNER), seats=MOST)
    with pytest.raises(RuleBug, match="the place hand has zones for 4 seats, and 5 sit here"):
        laid(per_seat("hand", HAND, TO_OWNER), seats=MOST + 1)


def test_zones_that_do_not_follow_each_other_are_refused() -> None:
    with pytest.raises(RuleBug, match="the zones of the place hand do not follow each other"):
        per_seat("hand", [1, 3, 5], TO_OWNER)


def test_two_places_that_share_a_zone_are_named() -> None:
    with pytest.raises(RuleBug, match="two places share zone 2: hand and pile"):
        laid(per_seat("hand", HAND, TO_OWNER), per_seat("pile", by_seat(2, MOST), TO_ALL))
