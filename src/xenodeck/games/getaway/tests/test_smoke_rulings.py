"""R1 – R29 The rulings about route, penalties, piles, the final round and matches: one try of each."""

from __future__ import annotations

import pytest

from xenodeck.games.getaway.tests.tables import (
    at,
    boxed,
    dealt,
    happened,
    held,
    new,
    outcome,
    pending,
    pile,
    play,
    route,
)

NUMBERS: dict[str, object] = {"planet_penalty": "numbers"}


def test_r1_the_planet_stays_or_goes_first() -> None:
    t = at(hands=["Y1s", ""], draw=["Y5s", "Y4s"])
    assert pending(t.pick("pass")) == "Y5s"
    t = at(NUMBERS, hands=["Y1s", ""], draw=["Y5s", "Y4s"])
    assert pending(t.pick("pass")) == "X1" and t.table("planet") == ["X2", "X3", "X4"]
    t = at(NUMBERS, hands=["Y1s", ""], draw=["Y5s", "Y4s"], planet=["X4"])
    assert pending(t.pick("pass")) == "Y5s", "Zoid stands on X4"
    t = at(
        NUMBERS, hands=["Y1s", ""], draw=["Y5s", "Y4s"], planet=["X4"], route="G1s:S G2s:S", zoid=0, piles=["W5c", ""]
    )
    assert pending(t.pick("pass")) == "X4" and route(t) == "G1s G2s"
    t.pick("X4 discard")
    assert boxed(t, "X4") and boxed(t, "W5c")
    t = at(NUMBERS, hands=["Y1s", ""], state="SETTLE", pending=["X3"], planet=["X4"], piles=["G3s", ""])
    assert t.refused("X3 discard").code == "NO_MATCH"
    t.pick("X3")
    assert outcome(t).scores == (6, 0)
    freed = at(NUMBERS, hands=["Y1s", ""], planet=["X3", "X4"], route="G1c:L G2c:L")
    assert "Y1s" in freed.asked()


def test_r2_a_pass_on_the_empty_route_takes_from_the_draw_pile() -> None:
    t = at(hands=["Y1s", ""], draw=["Y5s", "Y4s"]).pick("pass")
    assert (pending(t), t.table("zoid")) == ("Y5s", -1)


def test_r3_the_card_under_zoid_is_safe() -> None:
    t = at(hands=["Y1s", ""], route="G1s:S", draw=["Y5s", "Y4s"]).pick("pass")
    assert (pending(t), route(t), t.table("zoid")) == ("Y5s", "G1s", 0)


def test_r4_cards_ahead_are_never_taken() -> None:
    t = at(hands=["Y1s", ""], route="G1s:S G2s:S G3s:S", zoid=-1, draw=["Y5s", "Y4s"]).pick("pass")
    assert (pending(t), route(t)) == ("Y5s", "G1s G2s G3s")


def test_r5_the_route_comes_first() -> None:
    t = at(hands=["Y5s", ""], route="G1s:S G2s:S", zoid=1, rolls=["1111"]).pick("Y5s")
    assert pending(t) == "G1s G2s"


def test_r6_all_are_taken_before_any_is_placed() -> None:
    t = at(hands=["Y5s", ""], route="G1s:S", zoid=0, draw=["B1s", "B2s"], rolls=["1116"]).pick("Y5s")
    assert t.asked() == "seat 0 settle: G1s, B1s"
    t.pick("B1s")
    assert t.asked() == "seat 0 settle: G1s"


def test_r7_every_card_is_laid_before_the_first_roll() -> None:
    t = at(hands=["Y5s Y4s", ""], draw=["B1s"], rolls=["1166", "1166"])
    t.pick(play("Y5s:S", "Y4s:S"))
    told = [event["what"] for event in t.told(0)]
    assert told[:4] == ["lay", "lay", "roll", "fly"] and not happened(t, "spared")
    assert happened(t, "excess")[0]["number"] == 2


def test_r8_a_card_just_laid_may_be_taken() -> None:
    t = at(hands=["Y5s Y4s", ""], draw=["B1s"], rolls=["1116", "6666"]).pick(play("Y5s:S", "Y4s:S"))
    assert (pending(t), route(t)) == ("Y5s", "Y4s")


@pytest.mark.parametrize(
    ("cards", "good"),
    [("Y1s W4s B1c", False), ("Y2s G2s W4s", False), ("Y4s G4s W4s", True), ("W4s W5c", True), ("Y1s Y5s W4s", True)],
)
def test_r9_a_wild_stands_for_one_colour_and_keeps_its_value(cards: str, good: bool) -> None:
    t = at(hands=[cards, ""], rolls=["6666"] * 3)
    action = play(*(f"{card}:{'S' if card[2] == 's' else 'L'}" for card in cards.split()))
    if good:
        assert len(t.pick(action).table("route")) == len(cards.split())
    else:
        assert t.refused(action).code == "NOT_A_SET"


def test_r10_one_play_a_turn() -> None:
    t = at(hands=["Y5s B1s", ""], rolls=["6666"]).pick("Y5s")
    assert t.refused(play("B1s:S")).code == "WRONG_PHASE"


def test_r11_kinds_are_separate() -> None:
    assert at(hands=["G1p", ""]).refused(play("G1p:S")).code == "NOT_ASTEROID"
    assert at(state="PLANET", hands=["G1s", ""]).refused({"type": "planet", "card": "G1s"}).code == "NOT_PLANET"


def test_r12_passing_is_always_allowed() -> None:
    assert at(hands=["Y1s", ""]).asked().endswith("pass")
    assert at(state="START", hands=["Y1s", ""]).asked().endswith("pass")


def test_r13_the_guard_and_both_pure_readings() -> None:
    against_route: dict[str, object] = {"route": "G1s:S G1c:L G2c:L", "route_start": {"cell": [5, 5], "heading": "E"}}
    for guard, planet, card in (("planet", True, False), ("off", False, False), ("all", True, True)):
        t = at({"dead_end_guard": guard}, hands=["Y1c", ""], route="G1c:L", rolls=["6666"])
        if planet:
            assert t.refused(play("Y1c:L")).code == "BLOCKED_EXIT"
        else:
            assert t.pick("Y1c left", seat=0).table("front")["cell"] == [0, 1]
        t = at({"dead_end_guard": guard}, hands=["Y1c", ""], rolls=["6666"], **against_route)
        if card:
            assert t.refused(play("Y1c:L")).code == "BLOCKED_EXIT"
        else:
            assert len(t.pick(play("Y1c:L")).table("route")) == 4


def test_r14_no_rings() -> None:
    t = at(hands=["Y1s", ""], route="G1c:L G2c:L G3c:L G4c:L", route_start={"cell": [5, 5], "heading": "E"})
    assert t.table("front") == {"cell": [5, 5], "heading": "E"}
    assert t.asked() == "seat 0 play: pass"


def test_r15_neighbours_do_not_matter() -> None:
    t = at(
        hands=["Y1s", ""],
        route="G1s:S G1c:L G2c:L G3s:S G4c:R",
        rolls=["6666"],
        route_start={"cell": [5, 5], "heading": "E"},
    )
    assert len(t.pick("Y1s").table("route")) == 6


def test_r16_freed_cells_are_used_again() -> None:
    t = at(hands=["Y1s", "B1s"], route="G1c:L G2c:L G3c:L G4c:L", zoid=3, draw=["F1s", "F2s"], rolls=["6666"],
           route_start={"cell": [5, 5], "heading": "E"})  # fmt: skip
    t.pick("pass").pick("G1c").pick("done")
    assert route(t.pick("B1s roll")) == "G2c G3c G4c B1s"


def test_r17_a_planet_card_as_a_penalty_never_comes_to_the_hand() -> None:
    t = at(hands=["", ""], draw=["G1p"]).pick("pass").pick("G1p")
    assert (pile(t), held(t)) == ("G1p", "")


def test_r18_only_the_card_put_down_is_compared() -> None:
    t = at(state="SETTLE", pending=["B1s", "G2s"], hands=["", ""], piles=["G1s B2s", ""])
    t.pick("B1s keep").pick("G2s")
    assert pile(t) == "G1s B2s B1s G2s"


def test_r19_wild_matches_everything() -> None:
    for top, card in (("W4s", "G1s"), ("G1s", "W4s"), ("W4s", "W5p")):
        assert pile(at(state="SETTLE", pending=[card], hands=["", ""], piles=[top, ""]).pick(f"{card} discard")) == ""


def test_r20_a_planet_card_that_does_not_match_may_be_played() -> None:
    assert pile(at(state="PLANET", hands=["G1p", ""], piles=["Y1s", ""]).pick("G1p")) == "Y1s G1p"


def test_r21_planet_cards_after_a_pass_and_onto_an_empty_pile() -> None:
    t = at(state="START", hands=["", ""], draw=["G1p", "Y1s"]).pick("pass").pick("G1p")
    assert pile(t) == "G1p"


def test_r22_the_one_who_drew_the_last_card_has_a_final_turn_too() -> None:
    t = at(state="START", hands=["", ""], draw=["Y1s"])
    t.pick("pass").pick("done").pick("pass").pick("done")
    assert (t.asked_seat(), t.table("final_turns_done")) == (0, 1)


def test_r23_hands_are_put_down_after_each_final_turn() -> None:
    t = at(state="START", hands=["G2s", "B2s"]).pick("pass").pick("done")
    assert (pile(t, 0), held(t, 1)) == ("G2s", "B2s")


def test_r24_equal_grand_totals_are_decided_by_cards() -> None:
    match = {"game": 2, "start": 0, "points": [4, 3], "cards": [1, 1]}
    t = at({"games": 2}, over=True, hands=["", ""], piles=["", "G1s"], match=match)
    assert (outcome(t).scores, outcome(t).winners) == ((4, 4), (0,))


def test_r25_the_next_seat_begins_and_the_table_rests_first() -> None:
    t = at({"games": 3}, state="START", active=2, final_round=True, final_turns_done=2, hands=["", "", ""],
           match={"game": 1, "start": 2})  # fmt: skip
    t.pick("pass").pick("done")
    assert t.asked_seat() == -1 and t.table("pause")
    t.session.go_on()
    assert t.asked_seat() == 0 and len(t.table("hands")[0]) == 4 and len(t.table("draw")) == 40


def test_r26_a_seat_or_chance() -> None:
    assert new(4, 3, "competitive", start_seat=3).waiting() == [3]


def test_r27_open_cards_first_from_the_start_player_on() -> None:
    t = dealt({"players": 2, "start_seat": 1}, ["G1s", "G2s", "G3s", "G4s", "B1s", "B2s"])
    assert (pile(t, 1), pile(t, 0), held(t, 0)) == ("G1s", "G2s", "B1s B2s") and held(t, 1).startswith("G3s G4s")


def test_r28_cards_from_the_draw_pile_are_shown() -> None:
    t = at(hands=["", ""], draw=["G1p"]).pick("pass")
    assert happened(t, "take_draw", viewer=1)[0]["cards"] == ["G1p"]


def test_r29_of_other_piles_only_the_top_shows() -> None:
    t = at(hands=["", ""], piles=["G1s G2s", "B1s B2s"])
    seen = t.session.game.position(t.session.state, 0)["piles"]
    assert seen == [["G1s", "G2s"], ["?", "B2s"]]
    opened = at({"open_piles": True}, hands=["", ""], piles=["G1s G2s", "B1s B2s"])
    assert opened.session.game.position(opened.session.state, -1)["piles"] == [["G1s", "G2s"], ["B1s", "B2s"]]
