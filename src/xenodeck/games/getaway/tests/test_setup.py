"""1, 2, 5 Parts, and the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import dealt, hand, happened, new, now, state, table
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
        table(hands=["Y2s", "Y2s"])
    with pytest.raises(BadPosition, match="no card"):
        table(hands=["Y6s", ""])
    named = table({"deck": {"Y2s": 3}}, hands=["Y2s Y2s#2 Y2s#3", ""])
    assert hand(named) == "Y2s Y2s#2 Y2s#3"


def test_2_3_every_colour_and_value_has_a_straight_and_a_curve() -> None:
    codes = find("getaway").setup(2).layout.codes
    assert {f"{c}{v}{k}" for c in "GYBF" for v in range(1, 6) for k in "sc"} | {"W4s", "W5c"} == {
        code for code in codes if code[-1] in "sc"
    }


def test_2_4_planet_cards() -> None:
    codes = find("getaway").setup(2).layout.codes
    assert " ".join(code for code in codes if code[-1] == "p") == "G1p G3p Y2p Y4p B1p B5p F2p F3p W5p"


def test_5_1_zoid_begins_on_the_planet() -> None:
    t = dealt({"players": 2}, "Y2s B1p F3c F4s G1s G2s")
    assert (t.table("zoid"), t.table("route"), t.table("planet")) == (-1, [], ["X1", "X2", "X3", "X4"])


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


@pytest.mark.parametrize(("seats", "left"), [(2, 45), (3, 42), (4, 39)])
def test_5_4_what_is_left_is_the_draw_pile(seats: int, left: int) -> None:
    found = now(new(seats, start_seat=0))
    # the one who begins has drawn two already
    assert len(found["draw"]) == left - 2
    assert [len(cards) for cards in found["hands"]] == [4] + [2] * (seats - 1)
    assert [len(cards) for cards in found["piles"]] == [1] * seats


def test_5_2_first_everybody_gets_an_open_card_then_everybody_two_hidden_ones() -> None:
    deck = "G1s G2s G3s Y1s Y2s Y3s Y4s Y5s B1s B2s B3s F1s"
    found = now(dealt({"players": 3, "start_seat": 1}, deck))
    assert found["piles"] == [["G3s"], ["G1s"], ["G2s"]]
    assert [cards[:2] for cards in found["hands"]] == [["Y5s", "B1s"], ["Y1s", "Y2s"], ["Y3s", "Y4s"]]
    assert found["hands"][1][2:] == ["B2s", "B3s"]  # drawn in the first turn
    assert found["draw"][0] == "F1s"


def test_5_3_both_hand_cards_are_dealt_at_once() -> None:
    t = dealt({"players": 2}, "G1s G2s Y1s Y2s Y3s Y4s")
    assert [cards[:2] for cards in now(t)["hands"]] == [["Y1s", "Y2s"], ["Y3s", "Y4s"]]


def test_5_5_the_start_seat_is_chosen_or_drawn() -> None:
    assert {now(new(4, seed))["active"] for seed in range(40)} == {0, 1, 2, 3}
    assert {now(new(4, seed, start_seat=2))["active"] for seed in range(10)} == {2}
