"""10 – 12, R30 – R39 The solo game, what is hidden, and the options: one try of each."""

from __future__ import annotations

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.telling import Teller
from xenodeck.games import find
from xenodeck.games.getaway.tests.tables import (
    alone,
    at,
    boxed,
    dealt,
    happened,
    held,
    new,
    outcome,
    pile,
    route,
    state,
)

DONE = {"state": "PLANET", "hands": [""]}  # the human has nothing left to do but to say done


def oola(options: dict[str, object] | None = None, /, **position: object):  # type: ignore[no-untyped-def]
    """Oola's next turn, as it is after the human's ``done``."""
    return alone(options, **{**DONE, **position}).pick("done")


def test_10_0_oola_gets_a_penalty_card_and_no_hand() -> None:
    t = dealt({"solo": True}, ["G1s", "G2s", "G3s", "G4s", "B1s", "B2s"])
    assert (pile(t, 0), pile(t, 1), held(t, 0), held(t, 1)) == ("G1s", "G2s", "G3s G4s B1s B2s", "")


def test_10_1_an_empty_draw_pile_skips_oola() -> None:
    t = oola()
    assert (t.asked(), t.table("final_round"), t.table("active")) == ("seat 0 play: pass", True, 0)


def test_10_2_oola_turns_up_one_card() -> None:
    t = oola(draw=["Y1s", "Y2s", "Y3s"])
    assert happened(t, "oola_draw")[0]["cards"] == ["Y1s"] and held(t) == "Y2s Y3s"


def test_10_3_a_planet_card_goes_onto_its_pile() -> None:
    t = oola(draw=["Y2p", "Y2s", "Y3s"], piles=["", "B1s"])
    assert (pile(t, 1), t.table("zoid"), route(t)) == ("B1s Y2p", -1, "")


@pytest.mark.parametrize(
    ("position", "turn"),
    [({"route": "G1c:L"}, "R"), ({"route": "G1s:S"}, "R"), ({"route": "G1s:S G1c:R G2c:R"}, "L")],
)
def test_10_4_oola_lays_flies_its_value_and_owes_one_card(position: dict[str, str], turn: str) -> None:
    t = oola(draw=["Y5c", "Y2s", "Y3s"], zoid=0, **position)
    step = t.table("route")[-1]
    assert (step["card"], step["turn"]) == ("Y5c", turn)
    assert len(happened(t, "take_route") + happened(t, "take_draw")) == 1
    asks = oola({"oola_placement": "human"}, draw=["Y5c", "Y2s", "Y3s"], route="G1s:S")
    assert asks.asked() == "seat 0 oola: 1, 2" and asks.table("oola_card") == "Y5c" and asks.table("active") == 1
    assert asks.refused({"type": "oola", "turn": "S"}).code == asks.refused("straight").code == "BAD_TURN"
    assert asks.refused({"type": "oola", "turn": "L"}, seat=1).code == "NOT_YOUR_TURN"
    assert asks.refused({"type": "pass"}).code == "WRONG_PHASE"
    assert asks.pick("left").table("route")[-1]["turn"] == "L"


def test_10_5_a_card_that_cannot_be_laid_goes_into_the_box() -> None:
    ring = {"route": "G1c:L G2c:L G3c:L G4c:L", "route_start": {"cell": [5, 5], "heading": "E"}}
    t = oola(draw=["Y5c", "Y2s", "Y3s"], zoid=1, **ring)
    assert boxed(t, "Y5c") and pile(t, 1) == "G1c" and t.table("zoid") == 1


def test_10_6_its_penalty_card_comes_from_where_anybodys_comes() -> None:
    assert pile(oola(draw=["Y2s", "F1s", "Y3s"]), 1) == "F1s"


def test_10_7_oola_discards_whatever_matches() -> None:
    t = oola(draw=["Y2s", "F1s", "Y3s"], piles=["", "F4s"])
    assert pile(t, 1) == "" and boxed(t, "F1s") and boxed(t, "F4s")


def test_10_8_oola_plays_the_last_card_and_no_last_turn() -> None:
    t = oola(draw=["Y1s"])
    assert (route(t), t.table("final_round"), t.asked_seat()) == ("Y1s", True, 0)
    t.pick("pass").pick("done")
    assert t.table("over")


def test_10_9_oola_counts_cards() -> None:
    t = alone(over=True, hands=[""], piles=["G3s", "F5s F4s"])
    assert (outcome(t).scores, outcome(t).winners) == ((3, 2), (1,))


def test_11_1_hands_and_draw_pile_are_hidden() -> None:
    t = at(hands=["G1s", "G2s"], draw=["G3s"], pending=["G4s"], state="SETTLE", box=["G5s"])
    seen = t.session.game.position(t.session.state, 1)
    assert (seen["hands"], seen["draw"], seen["pending"]) == ([["?"], ["G2s"]], ["?"], ["G4s"])


def test_11_2_everybody_looks_through_oolas_pile_and_nobody_through_yours() -> None:
    t = alone(hands=[""], piles=["G1s G2s", "B1s B2s"])
    assert t.session.game.position(t.session.state, 0)["piles"] == [["G1s", "G2s"], ["B1s", "B2s"]]
    assert t.session.game.position(t.session.state, -1)["piles"] == [["?", "G2s"], ["B1s", "B2s"]]


def test_12_1_players_means_nothing_in_the_solo_game() -> None:
    assert len(dealt({"solo": True, "players": 4}, []).table("hands")) == 2


def test_12_2_solo_is_a_way_to_play() -> None:
    assert new(2, 1, "solo").setup.automata == [1]
    with pytest.raises(BadPosition):
        at({"solo": "yes"}, hands=["", ""])


def test_12_3_easy_match() -> None:
    assert new(2, 1, "easy").setup.settings["easy_match"] is True
    assert (
        pile(at({"easy_match": True}, state="PLANET", hands=["Y2p", ""], piles=["B2s", ""]).pick("Y2p discard")) == ""
    )


def test_12_4_dead_end_guard() -> None:
    t = at({"dead_end_guard": "off"}, hands=["Y1c", ""], route="G1c:L", rolls=["6666"])
    assert t.pick("Y1c left").table("front") == {"cell": [0, 1], "heading": "W"}


def test_12_5_planet_penalty() -> None:
    t = oola({"planet_penalty": "numbers"}, draw=["Y2s", "F1s", "Y3s"])
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
    t = oola({"oola_planet": "redraw"}, draw=["Y2p", "B1p", "Y1s", "Y3s"])
    assert (pile(t, 1), route(t)) == ("Y2p B1p", "Y1s")
    assert pile(oola({"oola_planet": "redraw"}, draw=["Y2p", "B1p"]), 1) == "Y2p B1p"


def test_12_10_open_piles() -> None:
    session = new(2, 1, "competitive", open_piles=True)
    assert session.game.standing(session.state) and not new(2).game.standing(new(2).state)


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


def test_12_11_copies_and_cards_that_are_not_printed_can_be_played_and_told() -> None:
    t = at({"deck": {"Y2s": 2, "W1s": 1}}, hands=["Y2s Y2s#2 W1s", ""], rolls=["1111"] * 3, draw=["G1s"])
    t.pick("Y2s#2 W1s Y2s roll")
    assert route(t) == "Y2s" and " ".join(t.table("pending")) == "Y2s#2 W1s G1s"
    told = [Teller(find("getaway"), language, 2).line(event) for language in ("en", "pl") for event in t.told(0)]
    assert "seat 0 lays Yellow straight 2." in told and "miejsce 0 dokłada: Dzika prosta 1." in told


def test_12_12_a_seed_repeats_everything() -> None:
    game = find("getaway")
    assert game.position(new(3, 5).state) == game.position(new(3, 5).state) != game.position(new(3, 6).state)


def test_r30_nothing_is_set_aside_for_oola() -> None:
    assert len(dealt({"solo": True}, []).table("draw")) == 45


def test_r31_oola_may_begin() -> None:
    assert happened(dealt({"solo": True, "start_seat": 1}, []), "oola_draw")


def test_r32_one_card_for_oola_two_for_you() -> None:
    t = oola(draw=["Y1s", "Y2s", "Y3s", "Y4s"])
    assert len(happened(t, "oola_draw")) == 1 and held(t) == "Y2s Y3s"


def test_r33_a_planet_card_is_no_pass() -> None:
    t = oola(draw=["Y2p", "Y2s", "Y3s"], route="G1s:S G2s:S", zoid=0)
    assert (t.table("zoid"), route(t), pile(t, 1)) == (0, "G1s G2s", "Y2p")


def test_r34_a_free_way_on_comes_first() -> None:
    """Left leads farther from the planet, but against a card of the route."""
    t = oola(
        draw=["Y1c", "F1s", "F2s"], route="G1s:S G1c:L G2c:L", route_start={"cell": [5, 5], "heading": "E"}, zoid=2
    )
    assert t.table("route")[-1]["turn"] == "R"


def test_r35_the_human_has_exactly_one_final_turn() -> None:
    t = alone(state="START", hands=[""])
    t.pick("pass").pick("done")
    assert t.table("over") and t.table("final_turns_done") == 1


def test_r36_equal_scores() -> None:
    assert outcome(alone(over=True, hands=[""], piles=["G2s", "F5s F4s"])).winners == (0,)
    assert outcome(alone(over=True, hands=[""], piles=["G1s B1s", "F5s F4s"])).winners == (0, 1)


def test_r37_easy_oola() -> None:
    t = oola({"easy_match": True}, draw=["Y2p", "Y2s", "Y3s"], piles=["", "B2s"])
    assert pile(t, 1) == ""


def test_r38_a_solo_match_adds_points_and_cards() -> None:
    match = {"game": 2, "start": 0, "points": [9, 4], "cards": [3, 4]}
    t = alone({"games": 2}, over=True, hands=[""], piles=["G3s", "F5s F4s"], match=match)
    assert outcome(t).scores == (12, 6)


def test_r39_zoid_has_no_facing() -> None:
    assert "facing" not in at(hands=["", ""]).session.game.position(at(hands=["", ""]).session.state)
