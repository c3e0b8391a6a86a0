"""1 – 5 Parts, grid, Zoid and the set-up: one try of each paragraph."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import at, dealt, happened, held, new, pile, play, route, state
from xenodeck.testkit import Scenario


def test_1_1_two_to_four_play_and_the_fewest_points_win() -> None:
    game = find("getaway")
    for seats in (1, 5):
        with pytest.raises(BadConfig):
            game.setup(seats)
    assert all(criterion.fewest for criterion in game.setup(4).scoring)


def test_2_1_the_parts_are_as_many_as_printed() -> None:
    codes = find("getaway").setup(2).layout.codes
    kinds = Counter(code[-1] if code[0] != "X" else "X" for code in codes)
    assert kinds == {"s": 21, "c": 21, "p": 9, "X": 4}
    assert sum(int(code[1]) for code in codes if code[0] != "X") == 155


def test_2_2_a_code_is_there_once_and_a_position_names_it_once() -> None:
    with pytest.raises(BadPosition, match="two places"):
        at(hands=["Y2s", "Y2s"])
    with pytest.raises(BadPosition, match="no card"):
        at(hands=["Y6s", ""])
    named = at({"deck": {"Y2s": 3}}, hands=["Y2s Y2s#2 Y2s#3", ""])
    assert held(named) == "Y2s Y2s#2 Y2s#3"


def test_2_3_every_colour_and_value_has_a_straight_and_a_curve() -> None:
    codes = find("getaway").setup(2).layout.codes
    assert {f"{c}{v}{k}" for c in "GYBF" for v in range(1, 6) for k in "sc"} | {"W4s", "W5c"} == {
        code for code in codes if code[-1] in "sc"
    }


def test_2_4_planet_cards() -> None:
    codes = find("getaway").setup(2).layout.codes
    assert [code for code in codes if code[-1] == "p"] == [
        "G1p",
        "G3p",
        "Y2p",
        "Y4p",
        "B1p",
        "B5p",
        "F2p",
        "F3p",
        "W5p",
    ]


def test_3_1_left_of_east_is_north() -> None:
    t = at(hands=["G1c", "G2s"], draw=["G5s", "G5c"], rolls=["6666"])
    t.pick("G1c left")
    assert t.table("front") == {"cell": [1, 1], "heading": "N"}


def test_3_2_the_planet_fills_its_four_cells() -> None:
    t = at({"dead_end_guard": "off"}, hands=["Y3s", "Y4s"], route="G1c:L G2c:L")
    assert t.table("front") == {"cell": [0, 1], "heading": "W"}
    assert t.refused(play("Y3s:S")).code == "CELL_OCCUPIED"
    assert t.table("planet") == ["X1", "X2", "X3", "X4"]


def test_3_3_the_front_is_beside_the_planet_at_first_and_moves_on() -> None:
    t = at(hands=["G1s", "G2s"], draw=["G5s", "G5c"], rolls=["6666"])
    assert t.table("front") == {"cell": [1, 0], "heading": "E"}
    t.pick("G1s")
    assert t.table("route") == [{"card": "G1s", "cell": [1, 0], "turn": "S", "entry": "W", "exit": "E"}]
    assert t.table("front") == {"cell": [2, 0], "heading": "E"}


def test_3_4_a_straight_goes_on_and_a_curve_turns_unless_it_faces_the_planet() -> None:
    t = at(hands=["Y3s Y3c", "Y4s"], route="G1c:L")
    assert t.asked() == "seat 0 play: Y3s, Y3c, pass"
    assert t.refused(play("Y3s:L")).code == t.refused(play("Y3c:S")).code == "BAD_TURN"
    no = t.refused(play("Y3c:L"))
    assert (no.code, no.rule) == ("BLOCKED_EXIT", "R13") and "R13" in no.text
    t.pick("Y3c R", seat=0)
    assert t.session.unfinished(0) == "Y3c 2"


def test_3_5_at_a_dead_end_there_is_only_the_pass() -> None:
    t = at(hands=["Y1s Y1c", ""], route="G1s:S G1c:L G2c:L G3c:L", route_start={"cell": [5, 5], "heading": "E"}, zoid=0)
    assert t.table("front") == {"cell": [5, 5], "heading": "S"} or t.table("front")["cell"] in ([6, 5], [5, 5])
    assert t.asked() == "seat 0 play: pass"
    assert t.refused(play("Y1s:S")).code == t.refused("Y1s").code == "CELL_OCCUPIED"


def test_3_6_cards_leave_at_the_start_behind_zoid_and_free_their_cells() -> None:
    t = at(hands=["Y1s", ""], route="G1s:S G2s:S G3s:S", zoid=1, draw=["Y5s", "Y5c"])
    front = t.table("front")
    t.pick("pass")
    assert (route(t), t.table("zoid"), t.table("front")) == ("G2s G3s", 1, front)
    assert t.table("route_start") == {"cell": [2, 0], "heading": "E"}


def test_4_1_zoid_stays_on_his_card_while_those_behind_him_go() -> None:
    t = at(hands=["Y1s", ""], route="G1s:S G2s:S", zoid=1, draw=["Y5s", "Y5c"], rolls=["1111"])
    t.pick("Y1s")
    assert (route(t), t.table("zoid"), " ".join(t.table("pending"))) == ("Y1s", 0, "G1s G2s Y5s")
    with pytest.raises(BadPosition, match="zoid"):
        at(hands=["", ""], route="G1s:S", zoid=1)


ORDER = ["Y2s", "B1p", "F3c", "F4s", "G1s", "G2s"]


def test_5_1_zoid_begins_on_the_planet() -> None:
    t = dealt({"players": 2}, ORDER)
    assert (t.table("zoid"), t.table("route"), t.table("planet")) == (-1, [], ["X1", "X2", "X3", "X4"])


def test_5_2_everybody_gets_an_open_card_first() -> None:
    t = dealt({"players": 2}, ORDER)
    assert (pile(t, 0), pile(t, 1)) == ("Y2s", "B1p")


def test_5_3_then_hands_of_two_both_at_once() -> None:
    t = dealt({"players": 2}, [*ORDER, "B1s", "B1c"])
    assert (held(t, 0), held(t, 1)) == ("F3c F4s B1s B1c", "G1s G2s")


@pytest.mark.parametrize(
    ("mode", "seats", "cards"), [("competitive", 2, 45), ("easy", 3, 42), ("match", 4, 39), ("solo", 2, 47)]
)
def test_5_4_the_rest_is_the_draw_pile(mode: str, seats: int, cards: int) -> None:
    session = new(seats, 3, mode)
    assert len(state(session).zones[0]) == cards - 2  # the first player has drawn


def test_5_5_a_seat_that_was_agreed_on_begins_or_a_random_one() -> None:
    assert new(3, 1, "competitive", start_seat=2).waiting() == [2]
    assert {new(3, seed).waiting()[0] for seed in range(20)} == {0, 1, 2}
    t = Scenario("getaway", state="DEAL", config={"players": 3, "seed": 4}, chance=None)
    assert happened(t, "deal")[0]["seat"] == t.asked_seat()
