from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.getaway.tests.tables import PASS, front, new, now, play, road, route, settle, table
from xenodeck.testkit import Scenario

SLOW = "6666"  # no die counts for any Value


def laying(cards: str, on: str = "", /, **more: Any) -> Scenario:
    """Seat 0 holds these cards; nothing it rolls moves Zoid."""
    return table(hands=[cards, ""], route=on, draw="Y1s Y2s Y3s Y4s Y5s F1s", rolls=" ".join([SLOW] * 9), **more)


# -- 3.1, 3.2, 3.3: cells, the planet, the front -------------------------------------------------------------------


def test_3_1_x_grows_to_the_east_and_y_to_the_north() -> None:
    t = laying("G1s G1c").pick(play("G1s"))
    assert route(t) == "G1s@1,0 W>E"
    t = laying("G1c G2s").pick(play("G1c.L", "G2s"))
    assert route(t) == "G1c@1,0 W>N; G2s@1,1 S>N"


def test_3_2_the_planet_is_a_block_of_two_by_two_and_the_line_leaves_it_to_the_east() -> None:
    t = laying("G1s")
    assert now(t).get("planet", ["X1", "X2", "X3", "X4"]) == ["X1", "X2", "X3", "X4"]
    assert front(t) == ([1, 0], "E")


@pytest.mark.parametrize(
    ("on", "card", "into"),
    [
        ("B1c.L B2c.L", "", "X2"),  # from (1,1) west into (0,1)
        ("B1c.R B2c.R B3c.R", "", "X4"),  # below the planet, north into (0,0)
        ("B1c.R B2c.R B3s B4c.R", "", "X3"),
        ("B1c.L B2s B3c.L B4c.L", "", "X2"),
        ("B1c.L B2s B3c.L B4s B5c.L", "", "X1"),
    ],
)
def test_3_2_all_four_cells_of_the_planet_are_occupied(on: str, card: str, into: str) -> None:
    t = laying("G1s G2c", on)
    assert t.refused(play("G1s")).code == "CELL_OCCUPIED"
    assert t.refused(play("G2c.L")).code == "CELL_OCCUPIED"


def test_3_3_the_front_follows_the_last_card() -> None:
    t = laying("G1s G2c").pick(play("G1s"))
    assert front(t) == ([2, 0], "E")
    t = laying("G1s G2c").pick(play("G2c.R"))
    assert front(t) == ([1, -1], "S")


# -- 3.4: laying one card ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("on", "turn", "exit_", "cell"),
    [
        ("", "L", "N", [1, 1]),
        ("", "R", "S", [1, -1]),
        ("B1c.L", "R", "E", [2, 1]),
        ("B1c.R", "L", "E", [2, -1]),
        ("B1c.R", "R", "W", [0, -1]),
        ("B1c.L B2s", "L", "W", [0, 2]),
        ("B1c.L B2s B3c.L", "R", "N", [0, 3]),
        ("B1c.R B2c.R", "L", "S", [0, -2]),
    ],
)
def test_3_4_a_curve_turns_left_or_right_of_where_one_goes(on: str, turn: str, exit_: str, cell: list[int]) -> None:
    t = laying("G1c", on).pick(play(f"G1c.{turn}"))
    assert now(t)["route"][-1]["exit"] == exit_
    assert front(t) == (cell, exit_)


@pytest.mark.parametrize("word", ["G1s.L", "G1s.R", "G1c.S", "G1c.X", "G1c.left", "G1c.l"])
def test_3_4_a_straight_goes_straight_and_a_curve_does_not(word: str) -> None:
    assert laying("G1s G1c").refused(play(word)).code == "BAD_TURN"


def test_3_4_nothing_is_laid_on_another_card() -> None:
    ring = "B1c.R B2c.L B3c.L B4c.L"  # comes back to (1,0)
    t = laying("G1s G2c", ring)
    assert front(t) == ([1, 0], "W")
    assert t.refused(play("G1s")).code == "CELL_OCCUPIED"


def test_3_4_no_exit_may_face_the_planet() -> None:
    t = laying("G1c G2s", "B1c.L")
    no = t.refused(play("G1c.L"))
    assert (no.code, no.rule) == ("BLOCKED_EXIT", "R13")
    t.pick(play("G1c.R"))


def test_3_4_an_exit_may_face_another_card_of_the_route() -> None:
    t = laying("G1c", "B1c.R B2c.L B3c.L").pick(play("G1c.L"))
    assert front(t) == ([1, 0], "W")


def test_3_4_without_the_guard_the_planet_may_be_faced() -> None:
    t = table({"dead_end_guard": "off"}, hands=["G1c G2s", ""], route="B1c.L", draw="Y1s Y2s Y3s", rolls=SLOW)
    t.pick(play("G1c.L"))
    assert front(t) == ([0, 1], "W")


def test_3_4_the_strict_guard_refuses_every_occupied_cell() -> None:
    options: dict[str, object] = {"dead_end_guard": "all"}
    t = table(options, hands=["G1c", ""], route="B1c.R B2c.L B3c.L", draw="Y1s Y2s", rolls=SLOW)
    assert t.refused(play("G1c.L")).code == "BLOCKED_EXIT"
    t = table(options, hands=["G1c", ""], route="B1c.L", draw="Y1s Y2s", rolls=SLOW)
    assert t.refused(play("G1c.L")).code == "BLOCKED_EXIT"
    t.pick(play("G1c.R"))


def test_3_4_cards_of_the_same_play_are_in_the_way_too() -> None:
    t = laying("G1c G2c G3c G4c G5c")
    assert t.refused(play("G1c.R", "G2c.L", "G3c.L", "G4c.L", "G5c.L")).code == "CELL_OCCUPIED"
    assert t.refused(play("G1c.L", "G2c.L")).code == "BLOCKED_EXIT"


def test_3_4_for_the_strict_guard_too() -> None:
    cards = "G1c G2c G3c G4c"
    t = table({"dead_end_guard": "all"}, hands=[cards, ""], draw="Y1s Y2s", rolls=" ".join([SLOW] * 4))
    assert t.refused(play("G1c.R", "G2c.L", "G3c.L", "G4c.L")).code == "BLOCKED_EXIT"  # back to the first card
    t.pick(play("G1c.R", "G2c.L", "G3c.L", "G4c.R"))


def test_3_4_the_first_fault_in_the_order_of_the_cards_is_told() -> None:
    t = laying("G1c G2c G3c")
    assert t.refused(play("G1c.L", "G2c.L", "G3c.L")).code == "BLOCKED_EXIT"


# -- 3.5, 3.6: dead ends, cells that become free -------------------------------------------------------------------


def test_3_5_in_a_dead_end_one_can_only_pass() -> None:
    t = laying("G1s G2c", "B1c.R B2c.L B3c.L B4c.L")
    for word in ("G1s", "G2c.L", "G2c.R"):
        assert t.refused(play(word)).code == "CELL_OCCUPIED"
    t.pick(PASS)


def test_3_5_a_route_never_joins_itself_even_where_lines_would_meet() -> None:
    # the front is (1,0), coming from the east; the first card there goes west to east
    t = laying("G1s", "B1s B2c.L B3c.L B4c.L")
    assert front(t) == ([1, 0], "S")
    assert t.refused(play("G1s")).code == "CELL_OCCUPIED"


def test_3_5_a_block_against_a_card_ends_when_that_card_is_taken() -> None:
    t = table(hands=["", "G1s"], route="B1c.R B2c.L B3c.L B4c.L", zoid=3, draw="Y1s Y2s Y3s Y4s Y5s F1s", rolls=SLOW)
    assert front(t) == ([1, 0], "W")
    t.pick(PASS)
    assert road(t) == "B2c B3c B4c"
    t.pick(settle("B1c")).pick({"type": "done"})
    assert t.refused(play("G1s")).code == "BLOCKED_EXIT"  # straight on would be the planet


def test_3_5_a_front_that_is_free_may_still_refuse_one_card() -> None:
    t = laying("G1s G2c", "B1c.R B2c.R B3s B4c.R")
    assert front(t) == ([-1, 0], "N")
    t = laying("G1s G2c", "B1c.R B2s B3c.R")  # at (1,-2) going west
    assert front(t) == ([0, -2], "W")
    t = laying("G1s G2c", "B1c.R B2s B3c.R B4c.R")  # at (0,-2) going north
    assert front(t) == ([0, -1], "N")
    assert t.asked() == "seat 0 play: G2c, pass"
    assert t.refused(play("G1s")).code == t.refused("G1s").code == "BLOCKED_EXIT"
    t.pick(play("G2c.L"))


def test_3_5_a_front_between_two_cards_may_take_a_straight_only() -> None:
    """Going west between X2 and the first card."""
    t = table({"dead_end_guard": "all"}, hands=["Y1s Y1c", ""], route="G1s G1c.R G2c.R", rolls=SLOW,
              route_start={"cell": [0, 3], "heading": "E"})  # fmt: skip
    assert (front(t), t.asked()) == (([0, 2], "W"), "seat 0 play: Y1s, pass")
    for turn in "LR":
        assert t.refused(play(f"Y1c.{turn}")).code == "BLOCKED_EXIT"
    t.pick(play("Y1s"))


def test_3_6_what_is_taken_frees_its_cell_and_the_rest_stays_where_it_is() -> None:
    t = table(hands=["", "G1s"], route="B1s B2s B3s", zoid=2, draw="Y1s Y2s Y3s")
    t.pick(PASS)
    assert route(t) == "B2s@2,0 W>E; B3s@3,0 W>E"
    assert now(t)["zoid"] == 1
    assert front(t) == ([4, 0], "E")


def test_3_3_entry_and_exit_say_how_a_card_is_turned() -> None:
    t = laying("G1c G2c G3c G4c").pick(play("G1c.L", "G2c.R", "G3c.R", "G4c.L"))
    assert route(t) == "G1c@1,0 W>N; G2c@1,1 S>E; G3c@2,1 W>S; G4c@2,0 N>E"


# -- rulings on the route ------------------------------------------------------------------------------------------


def test_r13_a_refusal_by_the_guard_names_the_ruling() -> None:
    no = laying("G1c", "B1c.L").refused(play("G1c.L"))
    assert (no.code, no.rule) == ("BLOCKED_EXIT", "R13")


def test_r14_an_exit_that_faces_an_open_end_of_the_route_is_a_dead_end() -> None:
    t = laying("G1s", "B1s B2c.L B3c.L B4c.L")
    assert t.refused(play("G1s")).code == "CELL_OCCUPIED"


def test_r15_neighbours_that_do_not_follow_each_other_do_not_matter() -> None:
    t = laying("G1c G2c G3s", "B1s B2c.L B3c.L").pick(play("G1c.R"))  # beside the first card
    assert route(t).endswith("G1c@1,1 E>N")


def test_r16_a_freed_cell_can_be_used_again_at_once_by_the_next_player() -> None:
    t = table(hands=["", "G1c"], route="B1c.R B2c.L B3c.L B4c.L", zoid=3, draw="Y1s Y2s Y3s Y4s", rolls=SLOW)
    t.pick(PASS).pick(settle("B1c")).pick({"type": "done"})
    t.pick(play("G1c.L"))
    assert "G1c@1,0 E>S" in route(t)


def test_5_1_a_new_game_begins_with_an_empty_route_and_zoid_on_the_planet() -> None:
    found = now(new(3))
    assert (found["route"], found["zoid"]) == ([], -1)
    assert found["front"]["cell"] == [1, 0]


# -- in words, step by step ---------------------------------------------------------------------------------------


def test_3_3_the_front_is_beside_the_planet_at_first_and_moves_on() -> None:
    t = table(hands=["G1s", "G2s"], draw="G5s G5c", rolls="6666")
    assert t.table("front") == {"cell": [1, 0], "heading": "E"}
    t.pick("G1s")
    assert t.table("route") == [{"card": "G1s", "cell": [1, 0], "turn": "S", "entry": "W", "exit": "E"}]
    assert t.table("front") == {"cell": [2, 0], "heading": "E"}


def test_3_4_a_straight_goes_on_and_a_curve_turns_unless_it_faces_the_planet() -> None:
    t = table(hands=["Y3s Y3c", "Y4s"], route="G1c.L")
    assert t.asked() == "seat 0 play: Y3s, Y3c, pass"
    assert t.refused(play("Y3s.L")).code == t.refused(play("Y3c")).code == "BAD_TURN"
    no = t.refused(play("Y3c.L"))
    assert (no.code, no.rule) == ("BLOCKED_EXIT", "R13") and "R13" in no.text
    t.pick("Y3c R", seat=0)
    assert t.session.unfinished_words(0) == "Y3c 2"


def test_3_5_at_a_dead_end_there_is_only_the_pass() -> None:
    t = table(
        hands=["Y1s Y1c", ""], route="G1s G1c.L G2c.L G3c.L", route_start={"cell": [5, 5], "heading": "E"}, zoid=0
    )
    assert front(t) == ([5, 5], "S")
    assert t.asked() == "seat 0 play: pass"
    assert t.refused(play("Y1s")).code == t.refused("Y1s").code == "CELL_OCCUPIED"


def test_3_6_cards_leave_at_the_start_behind_zoid_and_free_their_cells() -> None:
    t = table(hands=["Y1s", ""], route="G1s G2s G3s", zoid=1, draw="Y5s Y5c")
    front = t.table("front")
    t.pick("pass")
    assert (road(t), t.table("zoid"), t.table("front")) == ("G2s G3s", 1, front)
    assert t.table("route_start") == {"cell": [2, 0], "heading": "E"}


def test_r13_the_guard_and_both_pure_readings() -> None:
    against_route: dict[str, object] = {"route": "G1s G1c.L G2c.L", "route_start": {"cell": [5, 5], "heading": "E"}}
    for guard, planet, card in (("planet", True, False), ("off", False, False), ("all", True, True)):
        t = table({"dead_end_guard": guard}, hands=["Y1c", ""], route="G1c.L", rolls="6666")
        if planet:
            assert t.refused(play("Y1c.L")).code == "BLOCKED_EXIT"
        else:
            assert t.pick("Y1c left", seat=0).table("front")["cell"] == [0, 1]
        t = table({"dead_end_guard": guard}, hands=["Y1c", ""], rolls="6666", **against_route)
        if card:
            assert t.refused(play("Y1c.L")).code == "BLOCKED_EXIT"
        else:
            assert len(t.pick(play("Y1c.L")).table("route")) == 4
