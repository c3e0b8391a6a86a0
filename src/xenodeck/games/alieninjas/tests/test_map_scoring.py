"""Section 6.4: what a grid is worth, for the ender, for false callers and for the others; and every map."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import (
    MAPS,
    SOLVED,
    SOLVED_2,
    at,
    dealt,
    ended,
    new,
    nine,
    now,
    order,
    points,
    race,
    tick,
    wait,
)
from xenodeck.testkit import Scenario

SIDES = {
    "P1a": "1.2.3*.4.5", "P1b": "123.4*.567",
    "P2a": ".2.34*5.6.", "P2b": "2.345*67.8",
    "P3a": "34.5*.6..7", "P3b": ".34567*81.",
    "P4a": "..45.6*78.", "P4b": "45.6*78.12",
    "P5a": "5...678*1.", "P5b": "5678.12*3.",
    "P6a": ".678...1*2", "P6b": ".6*781.234",
}  # fmt: skip


def cells(side: str) -> list[str]:
    """What a map shows in each of its cells: a type, a type with a star, or nothing."""
    found: list[str] = []
    for sign in SIDES[side]:
        if sign == "*":
            found[-1] += "*"
        else:
            found.append("" if sign == "." else sign)
    assert len(found) == 9
    return found


def replica(side: str, character: int = 1) -> str:
    """The cards of a character so that they fit this side; the others wherever there is room."""
    shown = [sign.rstrip("*") for sign in cells(side)]
    rest = [sign for sign in "X87654321" if sign not in shown]
    return nine(character, "".join(sign or rest.pop() for sign in shown))


def other_map(side: str) -> str:
    """A map for somebody else, with the same side up."""
    return ("P2" if side.startswith("P1") else "P1") + side[2]


def face_up(side: str, optional: bool) -> list[int]:
    return [at + 1 for at, sign in enumerate(cells(side)) if sign and (optional or not sign.endswith("*"))]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("optional", [False, True])
def test_2_4_every_map_can_be_replicated(side: str, optional: bool) -> None:
    t = race(maps=[side, other_map(side)], grids=[replica(side), nine(2)], up=[face_up(side, optional), []])
    tick(t, "0 CALL")
    mandatory = 4 if side.endswith("a") else 6
    assert points(t) == [mandatory + (3 if optional else 1), 0]


@pytest.mark.parametrize("side", SIDES)
def test_2_4_no_cell_of_it_may_be_missing(side: str) -> None:
    for cell in face_up(side, False):
        up = [one for one in face_up(side, True) if one != cell]
        t = race(maps=[side, other_map(side)], grids=[replica(side), nine(2)], up=[up, []])
        tick(t, "0 CALL")
        assert not ended(t)


# -- who gets what -----------------------------------------------------------------------------------------------------


def scored(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """Seat 0 ends the round with its map replicated."""
    laid: dict[str, Any] = {"grids": [nine(1, SOLVED), nine(2, SOLVED_2)], **position}
    t = race(options, **laid)
    tick(t, "0 CALL")
    assert ended(t)
    return t


@pytest.mark.parametrize(
    ("options", "up", "expected"),
    [
        ({}, [1, 3, 7, 9], 5),
        ({}, [1, 3, 5, 7, 9], 7),
        ({"m3_optional_card_point": False}, [1, 3, 7, 9], 5),
        ({"m3_optional_card_point": False}, [1, 3, 5, 7, 9], 6),
    ],
)
def test_R3_14_the_ender_gets_one_more_or_two_with_the_optional_card(
    options: dict[str, object], up: list[int], expected: int
) -> None:
    assert points(scored(options, up=[up, []])) == [expected, 0]


GRIDS = [  # of a player with P2a: cards, face up, what they are worth
    (SOLVED_2, [], 0),
    (SOLVED_2, [2], 1),
    (SOLVED_2, [2, 4, 6, 8], 4),
    (SOLVED_2, [5], 0),
    (SOLVED_2, [2, 5], 1),
    (SOLVED_2, [2, 4, 5, 6, 8], 4),
    (SOLVED_2, [2, 4, 6, 8, 9], 3),
    (SOLVED_2, [2, 4, 6, 3], 2),  # 3: the civilian
    (SOLVED_2, [2, 1], 0),
    (SOLVED_2, [1], -1),
    (SOLVED_2, [1, 3, 7, 9, 2], -3),
    ("12X435768", [2, 4, 6, 8], 2),  # T4 and T3 in each other's cells: 4 is mandatory
    ("12X435768", [2, 6, 8, 5], 2),  # … and 5 optional
    ("1X2345768", [2, 4, 6], 1),  # a civilian in a mandatory cell
    ("12435X768", [2, 6], 0),
    ("21X345768", [1, 4, 6, 8], 2),  # the right type where the map shows nothing
    ("32X145768", [1, 4], -2),
]


@pytest.mark.parametrize(("cards", "up", "worth"), GRIDS)
def test_6_4_a_grid_of_somebody_else_is_worth_its_cards_down_to_zero(cards: str, up: list[int], worth: int) -> None:
    t = scored(grids=[nine(1, SOLVED), nine(2, cards)], up=[[1, 3, 7, 9], up])
    assert points(t) == [5, max(0, worth)]


@pytest.mark.parametrize(("cards", "up", "worth"), GRIDS)
def test_R3_15_a_false_caller_gets_half_rounded_down_after_the_floor(cards: str, up: list[int], worth: int) -> None:
    t = scored(grids=[nine(1, SOLVED), nine(2, cards)], up=[[1, 3, 7, 9], up], frozen=[False, True])
    assert points(t) == [5, max(0, worth) // 2]


@pytest.mark.parametrize(
    ("up", "without", "with_it"),
    [
        ([2, 5], 0, 1),
        ([2, 4, 5], 1, 1),
        ([2, 4, 6, 5], 1, 2),
        ([5], 0, 0),
        ([5, 1], 0, 0),
        ([2, 4, 6, 8, 5, 1], 1, 2),
    ],
)
def test_R3_18_the_optional_card_of_a_false_caller(up: list[int], without: int, with_it: int) -> None:
    for option, expected in ((False, without), (True, with_it)):
        t = scored({"m3_false_caller_optional": option}, up=[[1, 3, 7, 9], up], frozen=[False, True])
        assert points(t) == [5, expected]


def test_R3_18_it_gives_nothing_to_those_who_never_called() -> None:
    t = scored({"m3_false_caller_optional": True}, up=[[1, 3, 7, 9], [2, 5]])
    assert points(t) == [5, 1]


def test_R3_18_nor_where_it_lies_wrong() -> None:
    t = scored({"m3_false_caller_optional": True}, grids=[nine(1, SOLVED), nine(2, "12X435768")],
               up=[[1, 3, 7, 9], [2, 6, 8, 5]], frozen=[False, True])  # fmt: skip
    assert points(t) == [5, 1]


def test_R3_16_the_right_type_in_a_wrong_cell_is_wrong() -> None:
    t = scored(grids=[nine(1, SOLVED), nine(2, "12X543768")], up=[[1, 3, 7, 9], [4, 6]])
    assert points(t) == [5, 0]


def test_6_4_without_an_ender_nobody_gets_a_bonus_or_the_optional_card() -> None:
    t = race({"m3_round_limit": 1}, grids=[nine(1, SOLVED), nine(2, SOLVED_2)],
             up=[[1, 3, 5, 7, 9], [2, 4, 5, 6, 8]])  # fmt: skip
    assert points(wait(t, 1)) == [4, 4]


def test_6_4_a_call_that_is_wrong_halves_even_if_nobody_ends_the_round() -> None:
    t = race({"m3_round_limit": 2}, grids=[nine(1, SOLVED), nine(2, SOLVED_2)], up=[[1, 3, 7], [2, 4, 6, 8]])
    tick(t, "0 CALL")
    assert points(wait(t, 1)) == [1, 4]


def test_6_4_a_cancelled_action_may_cost_points() -> None:
    t = race(grids=[nine(1, SOLVED), nine(2, SOLVED_2)], up=[[1, 3, 7, 9], [2, 4, 6]])
    tick(t, "1 SWAP 2 4")
    tick(t, "0 CALL")
    assert points(t) == [5, 1]


def test_RG_2_the_floor_comes_before_the_totals() -> None:
    t = scored(up=[[1, 3, 7, 9], [1, 3, 7, 9]], rounds=[[0, 3]])
    assert now(t)["rounds"] == [[0, 3], [5, 0]]


# -- maps of later rounds ----------------------------------------------------------------------------------------------


def redealt(options: dict[str, object], /, announcer: int, script: list[Any], **position: Any) -> Scenario:
    """The round ends at its limit; the next one is dealt by ``script``."""
    t = race({"m3_round_limit": 1, **options}, announcer=announcer, first=announcer, chance=script, **position)
    wait(t, 1)
    t.session.go_on()
    return t


def shuffles(seats: int, *maps: str) -> list[Any]:
    return [*(nine(seat + 1, "X87654321") for seat in range(seats)), " ".join(maps)]


def test_R3_1_all_maps_are_shuffled_and_dealt_anew() -> None:
    t = redealt({}, announcer=1, script=shuffles(2, "P1", "P2", "P3", "P4", "P5", "P6"), used_maps="P1 P2")
    assert t.table("maps") == ["P2a", "P1a"]
    assert at(t, "grids", "up") == [[nine(1, "X87654321"), nine(2, "X87654321")], ["", ""]]


def test_R3_1_fresh_maps_may_come_first() -> None:
    t = redealt({"m3_fresh_maps_first": True}, announcer=1, used_maps="P1 P2 P6 P5",
                script=shuffles(2, "P1", "P2", "P4", "P5", "P3", "P6"))  # fmt: skip
    assert t.table("maps") == ["P3a", "P4a"]
    assert sorted(t.table("used_maps")) == MAPS


def test_R3_1_used_ones_follow_when_there_are_no_more() -> None:
    t = redealt({"m3_fresh_maps_first": True}, announcer=0, used_maps="P1 P2 P3 P4 P6", seats=3,
                script=shuffles(3, "P3", "P2", "P4", "P1", "P5", "P6"))  # fmt: skip
    assert t.table("maps") == ["P5a", "P3a", "P2a"]


@pytest.mark.parametrize(("side", "letter"), [("a", "a"), ("b", "b")])
def test_6_1_the_side_is_the_same_for_all(side: str, letter: str) -> None:
    t = dealt("m3_map", 4, None, m3_side=side)
    assert {code[2] for code in t.table("maps")} == {letter}
    assert len(set(t.table("maps"))) == 4


@pytest.mark.parametrize("pick", [0, 1])
def test_6_1_a_random_side_is_picked_anew_each_round(pick: int) -> None:
    t = redealt({"m3_side": "random"}, announcer=0, script=[*shuffles(2, *MAPS), pick])
    assert t.table("maps") == [f"P1{'ab'[pick]}", f"P2{'ab'[pick]}"]


def test_6_1_sides_may_be_listed_round_by_round() -> None:
    t = dealt("m3_map", 2, None, m3_side=["b", "a", "b"], m3_round_limit=1)
    for letter in "bab":
        assert {code[2] for code in t.table("maps")} == {letter}
        t.pick({"type": "START"}, t.table("announcer"))
        wait(t, 1)
        assert ended(t)
        if not now(t)["over"]:
            t.session.go_on()


def test_6_1_six_players_get_all_maps() -> None:
    assert sorted(code[:2] for code in now(new("m3_map", 6))["maps"]) == MAPS


def test_6_1_the_whole_deal_in_the_order_of_chance() -> None:
    characters = [4, 0, 2, 1, 3, 5]
    t = dealt("m3_map", 2, [characters, nine(1, "21345678X"), nine(5, "X87654321"), order("P6 P3", MAPS)],
              first_player=1)  # fmt: skip
    assert t.table("characters") == ["C1", "C5"]  # the announcer, seat 1, comes first
    assert at(t, "grids") == [nine(1, "21345678X"), nine(5, "X87654321")]
    assert t.table("maps") == ["P3a", "P6a"]
