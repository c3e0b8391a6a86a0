"""Section 2 and the set-up of every mode: counts, the order in which chance is used, and a smaller box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from xenodeck.core.errors import BadPosition
from xenodeck.games import find
from xenodeck.games.alieninjas.tests.tables import (
    ALIENINJAS,
    CAMOUFLAGE,
    CARDS,
    CIVILIANS,
    MAPS,
    PLACES,
    SLOTS,
    at,
    claim,
    dealt,
    hand,
    memory,
    new,
    now,
    order,
    race,
    rescue,
    viewers,
)

SEATS = [2, 3, 4, 5, 6]


# -- the box -----------------------------------------------------------------------------------------------------------


def test_2_the_box_has_72_cards() -> None:
    printed = find("alieninjas").printed()
    box = {code: count for code, count in printed.items() if code in {*CARDS, *ALIENINJAS}}
    assert Counter(box.values()) == {1: 62}
    assert len(CARDS) == 54


def all_of(value: Any) -> list[str]:
    """Every code in a part of a position."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [code for one in value.values() for code in all_of(one)]
    return [code for one in value for code in all_of(one)] if isinstance(value, list) else []


# -- Quick Claim -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 27, 0), (3, 18, 0), (4, 13, 2), (5, 10, 4), (6, 9, 0)])
def test_R1_1_equal_piles_and_what_is_left_over_is_set_aside(seats: int, each: int, aside: int) -> None:
    t = now(new("m1_claim", seats))
    assert [len(pile) for pile in t["piles"]] == [each] * seats
    assert len(t["aside"]) == aside
    assert sorted(all_of(t["piles"]) + t["aside"]) == sorted(CARDS)
    assert len(set(t["mission"])) == 2
    assert set(t["mission"]) <= set(ALIENINJAS)


def test_4_1_cards_are_dealt_one_at_a_time_from_the_first_player() -> None:
    deck = order("C1T8 C2T8 C3T8 C4T8 C1T7 C2T7 C3T7 C4T7")
    t = dealt("m1_claim", 4, [deck, order("N5 N2", ALIENINJAS)], first_player=1)
    assert [pile[-2:] for pile in t.table("piles")] == [
        ["C4T7", "C4T8"], ["C1T7", "C1T8"], ["C2T7", "C2T8"], ["C3T7", "C3T8"]]  # fmt: skip
    assert sorted(t.table("aside")) == sorted(deck[-2:])
    assert at(t, "mission") == "N5 N2"


def test_4_1_each_round_has_a_mission_of_its_own() -> None:
    missions = {tuple(now(new("m1_claim", 2, seed))["mission"]) for seed in range(30)}
    assert len(missions) > 15


# -- Memory ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_5_1_eighteen_cards_of_two_characters(seats: int) -> None:
    t = now(new("m2_memory", seats))
    assert len(set(t["grid"])) == 18
    characters = {code[:2] for code in t["grid"]}
    assert len(characters) == 2
    assert sorted(t["grid"]) == sorted(code for code in CARDS if code[:2] in characters)
    assert t["up"] == []
    assert len(t["missions"]) == 6
    assert sorted([t["mission"], t["removed"], *t["missions"]]) == ALIENINJAS
    assert t["multiplier"] in ("M1", "M2", "M3", "M4")
    assert t["kept"] == [[]] * seats


def test_5_1_the_order_of_chance() -> None:
    cells = [code for code in CARDS if code[:2] in ("C6", "C3")][::-1]
    t = dealt("m2_memory", 2, [[5, 2, 0, 1, 3, 4], cells, "N3 N7 N1 N2 N4 N5 N6 N8", 2])
    assert t.table("grid") == cells
    assert at(t, "removed", "mission", "missions", "multiplier") == ["N3", "N7", "N1 N2 N4 N5 N6 N8", "M3"]


def test_5_1_what_is_settled_uses_no_chance() -> None:
    cells = [code for code in CARDS if code[:2] in ("C2", "C5")]
    t = dealt("m2_memory", 2, [cells, "N3 N7 N1 N2 N4 N5 N6 N8"], m2_characters=["C5", "C2"], m2_multiplier="M4")
    assert t.table("grid") == cells
    assert at(t, "multiplier") == "M4"


# -- Map Race ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_6_1_nine_cards_and_a_map_each(seats: int) -> None:
    t = now(new("m3_map", seats))
    assert len(set(t["characters"])) == seats
    for character, cards in zip(t["characters"], t["grids"], strict=True):
        assert sorted(cards) == sorted(code for code in CARDS if code[:2] == character)
    assert len({code[:2] for code in t["maps"]}) == seats
    assert {code[2:] for code in t["maps"]} == {"a"}
    assert t["up"] == [[]] * seats
    assert t["state"] == "READY"


# -- Four of a Mission -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_7_1_a_deck_of_53_and_one_discard(seats: int) -> None:
    t = now(new("m4_hand", seats))
    assert (len(t["deck"]), len(t["discard"])) == (53, 1)
    assert sorted(t["deck"] + t["discard"]) == sorted(CARDS)
    assert len(set(t["mission"])) == 4
    assert len(set(t["multipliers"])) == 2
    assert set(t["multipliers"]) <= set(t["mission"])
    assert t["hands"] == [[]] * seats


@pytest.mark.parametrize(("arranged", "doubled"), [([2, 0, 1, 3], ["N1", "N5"]), ([3, 1, 0, 2], ["N2", "N7"])])
def test_7_1_the_order_of_chance(arranged: list[int], doubled: list[str]) -> None:
    deck = order("C3X C6T8 C1T1")
    t = dealt("m4_hand", 3, [deck, order("N5 N7 N1 N2", ALIENINJAS), arranged])
    assert at(t, "discard", "mission") == ["C3X", "N5 N7 N1 N2"]
    assert t.table("deck") == deck[1:]
    assert sorted(t.table("multipliers")) == doubled


@pytest.mark.parametrize("initial", [1, 4, 7])
def test_R4_2_initial_hands(initial: int) -> None:
    t = now(new("m4_hand", 6, m4_initial_hand=initial))
    assert [len(cards) for cards in t["hands"]] == [initial] * 6
    assert len(t["deck"]) == 53 - 6 * initial


# -- Rescue Grid -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_8_1_eight_alieninjas_over_six_civilians(seats: int) -> None:
    t = now(new("m5_rescue", seats))
    assert sorted(t["slots"]) == SLOTS
    assert sorted(t["slots"].values()) == ALIENINJAS
    assert sorted(t["places"]) == PLACES
    assert sorted(t["places"].values()) == CIVILIANS
    assert sorted(t["deck"]) == sorted(CAMOUFLAGE)
    assert t["discard"] == []
    assert t["hands"] == t["captured"] == t["freed"] == [[]] * seats


def test_8_1_the_order_of_chance() -> None:
    civilians, ninjas, deck = CIVILIANS[::-1], order("N8 N1", ALIENINJAS), order("C6T8 C1T5", CAMOUFLAGE)
    t = dealt("m5_rescue", 2, [civilians, ninjas, deck])
    assert list(t.table("places").items()) == list(zip(PLACES, civilians, strict=True))
    assert list(t.table("slots").items()) == list(zip(SLOTS, ninjas, strict=True))
    assert t.table("deck") == deck


def test_8_1_v12_and_v22_are_face_up() -> None:
    t = dealt("m5_rescue", 2)
    for viewer in viewers(t):
        shown = str(t.session.view(viewer).to_data()["places"]["places"])
        for place, code in t.table("places").items():
            assert (code in shown) is (place in ("V12", "V22"))


# -- the first player --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_3_a_random_first_player_is_drawn_before_anything_else(seat: int) -> None:
    deck = order("C3X C6T8 C1T1")
    t = dealt("m4_hand", 3, [seat, deck, order("", ALIENINJAS), [0, 1, 2, 3]], first_player="random")
    assert at(t, "first", "active") == [seat, seat]


# -- positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (claim, {"stack": "C2T1"}),
        (claim, {"stack": "C9T1"}),
        (claim, {"stack": "N1"}),
        (claim, {"mission": "N1 N1"}),
        (claim, {"mission": "N1"}),
        (claim, {"flipper": 3}),
        (claim, {"state": "CHOOSE"}),
        (claim, {"piles": ["C2T1"]}),
        (memory, {"grid": "C1T1 C1T2"}),
        (memory, {"mission": "N2"}),
        (memory, {"multiplier": "M9"}),
        (memory, {"up": [19]}),
        (memory, {"active": 2}),
        (race, {"maps": ["P1a", "P1a"]}),
        (race, {"maps": ["P1", "P2"]}),
        (race, {"characters": ["C1", "C1"]}),
        (race, {"up": [[10], []]}),
        (hand, {"multipliers": "N1 N5"}),
        (hand, {"hands": ["C6T5", ""]}),
        (hand, {"mission": "N1 N2 N3"}),
        (rescue, {"hands": ["C6T1", ""]}),
        (rescue, {"slots": {"S99": "N1"}}),
        (rescue, {"places": {"V11": "C1T1"}}),
        (rescue, {"slots": {"S11": "C1X"}}),
        (memory, {"passes": 2}),
        (memory, {"turns": -1}),
        (hand, {"active": 2}),
        (hand, {"passes": 2}),
        (rescue, {"active": 2}),
        (rescue, {"active": "0"}),
        (rescue, {"passes": 2}),
        (rescue, {"passes": None}),
        (rescue, {"captor": 2}),
        (rescue, {"deck": ""}),
        (race, {"announcer": 2}),
        (race, {"frozen": [True]}),
        (claim, {"age": -1}),
        (claim, {"seq": 0}),
    ],
)
def test_10_tables_that_cannot_be_are_refused(make: Any, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        make(**wrong)


def test_6_1_used_maps_are_noted() -> None:
    t = now(new("m3_map", 4))
    assert sorted(t["used_maps"]) == sorted(code[:2] for code in t["maps"])
    assert set(t["used_maps"]) <= set(MAPS)
