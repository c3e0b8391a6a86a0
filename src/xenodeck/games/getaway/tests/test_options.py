"""11, 12 What is hidden, and the options."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.words.telling import Teller
from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import DONE, dealt, new, now, pile, road, solo, state, table, words
from xenodeck.testkit import Scenario


def after_done(options: dict[str, object], /, **position: Any) -> Scenario:
    """Oola's turn, once the person has said that nothing is left to do."""
    return solo(options, state="PLANET", **position).pick(DONE)


def test_11_1_hands_and_draw_pile_are_hidden() -> None:
    t = table(hands=["G1s", "G2s"], draw="G3s", pending="G4s", state="SETTLE", box="G5s")
    seen = t.session.game.position(t.session.state, 1)
    assert (seen["hands"], seen["draw"], seen["pending"]) == ([["?"], ["G2s"]], ["?"], ["G4s"])
    assert len(seen["box"]) == 47 and seen["box"][-1] == "G5s" and "?" not in seen["box"]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_11_1_oolas_card_is_open_while_it_waits(viewer: int) -> None:
    t = solo({"oola_placement": "human"}, state="OOLA", active=1, oola_card="B2c")
    assert t.session.game.position(t.session.state, viewer)["oola_card"] == "B2c"


def test_11_2_everybody_looks_through_oolas_pile_and_nobody_through_yours() -> None:
    t = solo(hands=[""], piles=["G1s G2s", "B1s B2s"])
    assert t.session.game.position(t.session.state, 0)["piles"] == [["G1s", "G2s"], ["B1s", "B2s"]]
    assert t.session.game.position(t.session.state, -1)["piles"] == [["?", "G2s"], ["B1s", "B2s"]]


def test_12_1_players_means_nothing_in_the_solo_game() -> None:
    assert len(dealt({"solo": True, "players": 4}).table("hands")) == 2


def test_12_2_solo_is_a_way_to_play() -> None:
    assert new(2, 1, "solo").setup.automata == [1]
    with pytest.raises(BadPosition):
        table({"solo": "yes"}, hands=["", ""])


def test_12_3_easy_match() -> None:
    assert new(2, 1, "easy").setup.settings["easy_match"] is True
    assert (
        pile(table({"easy_match": True}, state="PLANET", hands=["Y2p", ""], piles=["B2s", ""]).pick("Y2p discard"))
        == ""
    )


def test_12_4_dead_end_guard() -> None:
    t = table({"dead_end_guard": "off"}, hands=["Y1c", ""], route="G1c.L", rolls="6666")
    assert t.pick("Y1c left").table("front") == {"cell": [0, 1], "heading": "W"}


def test_12_5_planet_penalty() -> None:
    t = after_done({"planet_penalty": "numbers"}, draw="Y2s F1s Y3s")
    assert pile(t, 1) == "X1", "it holds for Oola too"


def test_12_6_games() -> None:
    assert new(2, 1, "match").setup.rounds == 3
    with pytest.raises(BadConfig):
        new(2, 1, "match", games=0)


def test_12_7_start_seat() -> None:
    assert new(2, 1, "solo").waiting() == [0] and new(2, 1, "competitive", start_seat=1).waiting() == [1]


def test_12_8_oola_placement() -> None:
    session = new(2, 2, "solo", oola_placement="human")
    assert session.setup.settings["oola_placement"] == "human"
    with pytest.raises(BadConfig):
        new(2, 2, "competitive", oola_placement="human")


def test_12_9_oola_planet() -> None:
    t = after_done({"oola_planet": "redraw"}, draw="Y2p B1p Y1s Y3s")
    assert (pile(t, 1), road(t)) == ("Y2p B1p", "Y1s")
    assert pile(after_done({"oola_planet": "redraw"}, draw="Y2p B1p"), 1) == "Y2p B1p"
    with pytest.raises(BadConfig):
        new(2, 2, "competitive", oola_planet="redraw")


def test_12_10_open_piles() -> None:
    session = new(2, 1, "competitive", open_piles=True)
    assert session.game.public_scores(session.state) and not new(2).game.public_scores(new(2).state)


def test_12_11_a_deck_of_ones_own() -> None:
    deck = [
        "G1s",
        "G1s#2",
        {"code": "W1p", "value": 1, "crystal": "Wild", "kind": "planet"},
        "B1c",
        "B2c",
        "B3c",
        "B4c",
    ]
    session = new(2, 1, "competitive", deck=deck)
    assert sorted(session.state.layout.codes[:7]) == ["B1c", "B2c", "B3c", "B4c", "G1s", "G1s#2", "W1p"]
    session.game.check(state(session))
    for wrong in (
        ["G1s"],
        ["G1s"] * 7,
        [*deck[:6], "G9s"],
        [*deck[:6], "Y1s#2"],
        [*deck[:6], {"code": "Y1s", "value": 2}],
    ):
        with pytest.raises(BadConfig):
            new(2, 1, "competitive", deck=wrong)


@pytest.mark.parametrize(
    ("row", "good"),
    [
        ({"code": "W5c", "value": 5, "crystal": "wild", "kind": "asteroid", "shape": "curve"}, True),
        ({"code": "W5c", "crystal": "W", "kind": "c", "shape": "C"}, True),
        ({"code": "G1p", "crystal": "Green", "kind": "Planet", "shape": ""}, True),
        ({"code": "G1p", "shape": None}, True),
        ({"code": "G1p", "shape": "none"}, True),
        ({"code": "W5c", "value": 4}, False),
        ({"code": "G1s", "value": True}, False),
        ({"code": "W5c", "crystal": "green"}, False),
        ({"code": "W5c", "kind": "planet"}, False),
        ({"code": "W5c", "shape": "straight"}, False),
        ({"code": "W5c", "shape": "none"}, False),
        ({"code": "G1p", "shape": "curve"}, False),
        ({"code": "W5c", "crystal": 4}, False),
        ({"code": "W5c", "colour": "wild"}, False),
        ({"value": 5}, False),
        ({"code": 5}, False),
    ],
)
def test_12_11_a_row_of_a_deck_says_what_its_code_says(row: dict[str, object], good: bool) -> None:
    deck = ["Y1s", "Y2s", "Y3s", "Y4s", "Y5s", row]
    if good:
        assert len(new(2, 1, "competitive", deck=deck).state.layout.codes) == 6 + 4
    else:
        with pytest.raises(BadConfig):
            new(2, 1, "competitive", deck=deck)


@pytest.mark.parametrize(("mode", "seats", "needed"), [("competitive", 2, 6), ("easy", 4, 12), ("solo", 2, 4)])
def test_12_11_there_are_enough_cards_to_deal(mode: str, seats: int, needed: int) -> None:
    deck = [f"{crystal}{value}s" for crystal in "GYBF" for value in range(1, 6)]
    session = new(seats, 1, mode, deck=deck[:needed])
    assert now(session)["final_round"], "nothing is left to draw"
    with pytest.raises(BadConfig, match=f"{needed} cards are dealt"):
        new(seats, 1, mode, deck=deck[: needed - 1])


def test_12_11_copies_and_cards_that_are_not_printed_can_be_played_and_told() -> None:
    t = table({"deck": {"Y2s": 2, "W1s": 1}}, hands=["Y2s Y2s#2 W1s", ""], rolls="1111 1111 1111", draw="G1s")
    t.pick("Y2s#2 W1s Y2s roll")
    assert road(t) == "Y2s" and words(t, "pending") == "Y2s#2 W1s G1s"
    told = [Teller(find("getaway"), language, 2).sentence(event) for language in ("en", "pl") for event in t.told(0)]
    assert "seat 0 lays Yellow straight 2." in told and "miejsce 0 dokłada: Dzika prosta 1." in told


def test_12_12_a_seed_repeats_everything() -> None:
    game = find("getaway")
    assert game.position(new(3, 5).state) == game.position(new(3, 5).state) != game.position(new(3, 6).state)
