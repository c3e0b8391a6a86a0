from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, outcome, turn, wave
from xenodeck.testkit import Scenario

# -- R17-R20: several matches --------------------------------------------------------------------------------------


@pytest.mark.parametrize("laid", ["DEFEND.R 0 SCAVENGE.B 2", "SCAVENGE.B 2 DEFEND.R 0"])
def test_r17_with_draws_alone_the_order_of_laying_brings_the_same_cards(laid: str) -> None:
    t = base(phase=2, hands=["DEFEND.R SCAVENGE.B GREY", "GREY"], invasion="ALIEN.RB", supply="VIEW UFO SAFETY GREY")
    t.pick("pass").pick(laid)
    assert (hands(t)[0], t.pile("supply"), turn(t)) == ("GREY VIEW SAFETY GREY", "", (1, 2))


@pytest.mark.parametrize(
    ("laid", "hand"),
    [("DEFEND.R 0 REVIVE.B 2", "GREY VIEW DEFEND.R"), ("REVIVE.B 2 DEFEND.R 0", "GREY DEFEND.R VIEW")],
)
def test_r17_abilities_resolve_one_after_the_other_in_the_order_laid(laid: str, hand: str) -> None:
    t = wave(phase=2, hands=["DEFEND.R REVIVE.B GREY", "GREY"], invasion="ALIEN.RB", supply="VIEW SAFETY")
    t.pick("pass").pick(laid)
    assert (hands(t)[0], t.pile("discard")) == (hand, "ALIEN.RB REVIVE.B")


def test_r18_two_matches_with_the_last_characters_bring_one_bonus() -> None:
    t = base(phase=2, hands=["DEFEND.R DEFEND.B", "GREY"], invasion="ALIEN.RB", supply="VIEW VIEW SAFETY GREY SHUFFLE")
    t.pick("pass").pick("DEFEND.R 0 DEFEND.B 2")
    assert (hands(t)[0], t.pile("supply")) == ("VIEW VIEW SAFETY GREY", "SHUFFLE")
    assert happened(t, "bonus") == [{"what": "bonus", "seat": 0, "number": 2}]


@pytest.mark.parametrize(("matched", "bonus"), [("DEFEND.B", 4), ("DEFEND.G", 2)])
def test_r18_as_an_option_every_match_is_paid(matched: str, bonus: int) -> None:
    t = base({"survival_bonus": "per_match"}, phase=2, hands=[f"DEFEND.R {matched}", "GREY"], invasion="ALIEN.RB",
             supply="GREY " * 8)  # fmt: skip
    t.pick("pass").pick(f"DEFEND.R 0 {matched} 2")
    assert [event["number"] for event in happened(t, "bonus")] == [bonus]
    assert len(t.table("hands")[0]) == bonus + bonus // 2


def test_r18_with_a_character_left_in_hand_no_match_is_paid() -> None:
    t = base({"survival_bonus": "per_match"}, phase=2, hands=["DEFEND.R DEFEND.B GREY", "GREY"], invasion="ALIEN.RB",
             supply="VIEW SAFETY SHUFFLE")  # fmt: skip
    t.pick("pass").pick("DEFEND.R 0 DEFEND.B 2")
    assert (hands(t)[0], t.pile("supply")) == ("GREY VIEW SAFETY", "SHUFFLE")


def two_deflections(laid: str) -> Scenario:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY", "DEFLECT.R GREY", "GREY GREY", "GREY"], invasion="ALIEN.RB",
             supply="VIEW SAFETY SHUFFLE REVERSE")  # fmt: skip
    return t.pick("pass").pick(laid)


def test_r19_the_second_target_is_named_only_when_the_first_chain_is_over() -> None:
    t = two_deflections("DEFLECT.R 0 DEFLECT.B 2")
    assert t.asked() == "seat 0 deflect: seat 1, seat 2, seat 3"
    t.pick("1")
    assert t.asked() == "seat 1 face: DEFLECT.R, GREY"
    t.pick("DEFLECT.R")
    assert t.asked() == "seat 1 deflect: seat 2, seat 3, seat 0"
    t.pick("2").pick("GREY")
    assert t.asked() == "seat 0 deflect: seat 1, seat 2, seat 3"
    t.pick("3").pick("GREY")
    assert hands(t) == ["GREY VIEW SAFETY", "GREY SHUFFLE", "GREY", None]
    assert t.pile("discard") == "ALIEN.RB DEFLECT.R DEFLECT.B DEFLECT.R GREY GREY"


@pytest.mark.parametrize(("laid", "colour"), [("DEFLECT.R 0 DEFLECT.B 2", 0), ("DEFLECT.B 2 DEFLECT.R 0", 2)])
def test_r19_the_deflect_laid_first_comes_up_first(laid: str, colour: int) -> None:
    t = two_deflections(laid).pick("1")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [colour])


def test_r19_a_target_who_fell_in_the_first_chain_is_offered_no_more() -> None:
    t = two_deflections("DEFLECT.R 0 DEFLECT.B 2").pick("3").pick("GREY")
    assert t.asked() == "seat 0 deflect: seat 1, seat 2"


def test_r20_two_deflections_at_one_player_are_two_single_attacks() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY", "DEFEND.R", "GREY"], invasion="ALIEN.RB",
             supply="VIEW SAFETY SHUFFLE REVERSE DEFEND.B GREY VIEW UFO SAFETY")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R 0 DEFLECT.B 2").pick("1")
    assert t.asked() == "seat 1 face: DEFEND.R"
    t.pick("DEFEND.R")
    assert hands(t)[1] == "SHUFFLE REVERSE DEFEND.B"
    t.pick("1")
    assert t.asked() == "seat 1 face: DEFEND.B"
    t.pick("DEFEND.B")
    assert hands(t) == ["GREY VIEW SAFETY", "SHUFFLE REVERSE GREY VIEW SAFETY", "GREY"]
    assert t.pile("discard") == "ALIEN.RB DEFLECT.R DEFLECT.B DEFEND.R DEFEND.B UFO"


def test_r20_the_first_of_them_may_be_deadly_and_the_second_goes_elsewhere() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY", "DEFEND.G", "GREY GREY", "GREY"], invasion="ALIEN.RB",
             supply="VIEW SAFETY")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R 0 DEFLECT.B 2").pick("1").pick("DEFEND.G")
    assert hands(t)[1] is None
    assert t.asked() == "seat 0 deflect: seat 2, seat 3"


# -- R21-R23: eliminations and UFOs --------------------------------------------------------------------------------


def test_r21_the_hand_of_the_eliminated_lies_open_in_the_order_it_was_taken_up() -> None:
    t = base(phase=2, hands=["VIEW GREY SAFETY", "GREY", "GREY"], invasion="ALIEN.RG", discard="UFO")
    t.pick("pass")
    assert (hands(t), t.pile("discard", seen_by=-1)) == ([None, "GREY", "GREY"], "UFO ALIEN.RG VIEW GREY SAFETY")
    assert happened(t, "out_outnumbered")[0]["cards"] == ["VIEW", "GREY", "SAFETY"]


def test_r21_a_revive_finds_the_last_character_of_that_hand() -> None:
    t = wave(phase=2, hands=["DEFEND.B VIEW DEFEND.R SAFETY", "REVIVE.G GREY", "GREY"], invasion="ALIEN.RGB ALIEN.G")
    t.pick("pass").pick("pass").pick("REVIVE.G")
    assert hands(t) == [None, "GREY DEFEND.R", "GREY"]
    assert t.pile("discard") == "ALIEN.RGB DEFEND.B VIEW SAFETY ALIEN.G REVIVE.G"


def test_r21_as_an_option_the_hand_leaves_the_game() -> None:
    t = base({"eliminated_hand": "remove"}, phase=2, hands=["VIEW GREY SAFETY", "GREY", "GREY"], invasion="ALIEN.RG")
    t.pick("pass")
    assert (t.pile("discard"), t.pile("gone")) == ("ALIEN.RG", "VIEW GREY SAFETY")


def test_r22_a_ufo_drawn_in_phase_2_goes_to_the_discard_pile() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1 RELAX1", supply="UFO VIEW SAFETY")
    t.pick("pass")
    assert (hands(t)[0], t.pile("discard"), t.pile("supply")) == ("GREY VIEW", "RELAX1 UFO", "SAFETY")


def test_r22_and_comes_back_with_the_next_supply() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1 RELAX1", supply="UFO VIEW", discard="SAFETY ALIEN.R",
             chance=["UFO SAFETY"])  # fmt: skip
    t.pick("pass").pick("pass")
    assert (hands(t), t.pile("discard")) == (["GREY VIEW", "GREY SAFETY"], "ALIEN.R RELAX1 RELAX1 UFO")
    assert turn(t) == (1, 2)


def dies_with_a_ufo(turns_left: int, option: str) -> Scenario:
    t = base({"ufo_of_eliminated": option}, phase=2, hands=["DEFEND.R", "GREY", "GREY"], turns_left=turns_left,
             invasion="ALIEN.R ALIEN.G", supply="UFO VIEW SAFETY SHUFFLE")  # fmt: skip
    t.pick("pass").pick("DEFEND.R")
    assert hands(t) == [None, "GREY", "GREY"]
    return t


@pytest.mark.parametrize("turns_left", [1, 2, 3])
def test_r23_owed_turns_vanish_and_the_ufos_of_the_turn_go_to_the_next_player(turns_left: int) -> None:
    t = dies_with_a_ufo(turns_left, "next_player")
    assert (turn(t), t.asked()) == ((1, 2), "seat 1 action: pass")


@pytest.mark.parametrize(("turns_left", "next_owes"), [(1, 2), (2, 1), (3, 1)])
def test_r23_as_an_option_they_vanish_with_the_turns_still_owed(turns_left: int, next_owes: int) -> None:
    assert turn(dies_with_a_ufo(turns_left, "vanish")) == (1, next_owes)


# -- R24-R26: exhausted decks --------------------------------------------------------------------------------------


def test_r24_the_last_card_of_the_supply_leaves_it_empty_until_the_next_draw() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1 RELAX1", supply="VIEW",
             discard="DEFEND.R ALIEN.B SAFETY", chance=["SAFETY DEFEND.R"])  # fmt: skip
    t.pick("pass")
    assert (t.pile("supply"), t.pile("discard")) == ("", "DEFEND.R ALIEN.B SAFETY RELAX1")
    t.pick("pass")
    assert (t.pile("supply"), t.pile("discard")) == ("DEFEND.R", "ALIEN.B RELAX1 RELAX1")
    assert hands(t) == ["GREY VIEW", "GREY SAFETY"]


def test_r24_the_invasion_deck_too_is_rebuilt_at_the_next_reveal_only() -> None:
    t = base(phase=2, hands=["GREY GREY", "GREY GREY"], invasion="ALIEN.R", discard="RELAX1 UFO ALIEN.B", supply="VIEW",
             chance=["ALIEN.B RELAX1 ALIEN.R"])  # fmt: skip
    t.pick("pass").pick("GREY")
    assert (t.pile("invasion"), t.pile("discard")) == ("", "RELAX1 UFO ALIEN.B ALIEN.R GREY")
    t.pick("pass")
    assert (t.pile("invasion"), t.pile("discard")) == ("RELAX1 ALIEN.R", "UFO GREY ALIEN.B")


def test_r25_a_character_laid_this_turn_is_shuffled_into_the_new_supply() -> None:
    t = base(phase=2, hands=["SCAVENGE.R GREY", "GREY"], invasion="ALIEN.R", discard="VIEW",
             chance=["SCAVENGE.R VIEW"])  # fmt: skip
    t.pick("pass").pick("SCAVENGE.R")
    assert (hands(t)[0], t.pile("discard"), t.pile("supply")) == ("GREY SCAVENGE.R VIEW", "ALIEN.R", "")


def test_r25_as_an_option_the_cards_of_this_turn_stay_out() -> None:
    t = base({"reshuffle_current_turn": False}, phase=2, hands=["SHUFFLE SCAVENGE.R GREY", "GREY"], invasion="ALIEN.R",
             discard="VIEW", chance=["ALIEN.R", "VIEW"])  # fmt: skip
    t.pick("SHUFFLE").pick("SCAVENGE.R")
    assert (hands(t)[0], t.pile("discard")) == ("GREY VIEW", "SHUFFLE ALIEN.R SCAVENGE.R")
    assert len(happened(t, "nothing_to_draw")) == 1


def test_r25_a_stealth_alien_can_come_back_as_its_own_extra_card() -> None:
    t = wave(phase=2, hands=["GREY GREY DEFEND.R", "GREY"], invasion="STEALTH", chance=["STEALTH", "STEALTH"])
    t.pick("pass").pick("GREY")
    assert (t.asked(), t.pile("discard")) == ("seat 0 face: GREY, DEFEND.R", "GREY STEALTH")


def test_r25_as_an_option_it_cannot() -> None:
    t = wave({"reshuffle_current_turn": False}, phase=2, hands=["GREY GREY", "GREY"], invasion="STEALTH",
             discard="RELAX1", supply="VIEW", chance=["RELAX1"])  # fmt: skip
    t.pick("pass").pick("GREY")
    assert (hands(t)[0], t.pile("discard")) == ("GREY VIEW", "STEALTH GREY RELAX1")


def test_r26_a_draw_fails_when_there_is_no_card() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2 ALIEN.R", supply="VIEW", discard="ALIEN.G")
    t.pick("pass")
    assert (hands(t)[0], turn(t), len(happened(t, "nothing_to_draw"))) == ("GREY VIEW", (1, 1), 1)


def test_r26_ufos_alone_make_no_new_supply() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1", discard="UFO ALIEN.G UFO")
    t.pick("pass")
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("GREY", "", "UFO ALIEN.G UFO RELAX1")
    assert turn(t) == (1, 1)


def test_r26_a_ufo_that_cannot_be_replaced_still_counts() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1", supply="UFO")
    t.pick("pass")
    assert (hands(t)[0], t.pile("discard"), turn(t)) == ("GREY", "RELAX1 UFO", (1, 2))


def test_r26_a_reveal_without_any_invasion_card_is_skipped() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply="VIEW", discard="UFO DEFEND.R")
    t.pick("pass")
    assert (hands(t), turn(t), t.pile("discard")) == (["GREY", "GREY"], (1, 1), "UFO DEFEND.R")
    assert happened(t, "nothing_to_reveal") == [{"what": "nothing_to_reveal", "seat": 0}]


# -- R27-R29: two players, and the eliminated deflector ------------------------------------------------------------


def test_r27_of_two_players_the_opponent_must_face_it_and_may_send_it_back() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY DEFEND.R", "DEFLECT.R GREY"], invasion="ALIEN.R", supply="VIEW SAFETY UFO")
    t.pick("pass").pick("DEFLECT.R")
    assert t.asked() == "seat 1 face: DEFLECT.R, GREY"
    t.pick("DEFLECT.R")
    assert t.asked() == "seat 0 face: GREY, DEFEND.R"
    assert [(e["seat"], e["other"]) for e in happened(t, "deflect_r")] == [(0, 1),
                                                                                     (1, 0)]  # fmt: skip
    t.pick("GREY")
    assert (hands(t), turn(t)) == (["DEFEND.R VIEW", "GREY SAFETY"], (1, 1))


def test_r28_an_eliminated_deflector_names_the_target() -> None:
    t = base(phase=2, hands=["DEFLECT.R", "GREY VIEW", "GREY GREY"], invasion="ALIEN.R", supply="VIEW SAFETY SHUFFLE")
    t.pick("pass").pick("DEFLECT.R")
    assert hands(t) == [None, "GREY VIEW", "GREY GREY"]
    assert t.asked() == "seat 0 deflect: seat 1, seat 2"
    t.pick("2").pick("GREY")
    assert (hands(t), turn(t)) == ([None, "GREY VIEW", "GREY"], (1, 1))


def test_r28_with_one_survivor_there_is_nobody_left_to_choose() -> None:
    t = base(phase=2, hands=["DEFLECT.R", "GREY"], invasion="ALIEN.R", supply="VIEW SAFETY SHUFFLE")
    t.pick("pass").pick("DEFLECT.R")
    assert (t.table("over"), outcome(t).winners, t.table("hands")[1]) == (True, (1,), ["GREY"])
    assert happened(t, "deflect_r") == []


def test_r29_with_two_players_a_reverse_flips_the_direction_and_nothing_else() -> None:
    t = base(phase=2, hands=["REVERSE GREY", "REVERSE GREY"], invasion="RELAX1")
    t.pick("REVERSE")
    assert (turn(t), t.table("dir")) == ((1, 1), -1)
    t.pick("REVERSE")
    assert (turn(t), t.table("dir")) == ((0, 1), 1)


def test_r29_two_survivors_of_four_alternate_either_way() -> None:
    t = base(phase=2, hands=["REVERSE GREY", None, "GREY", None], invasion="RELAX1 RELAX1", supply="VIEW VIEW")
    t.pick("REVERSE").pick("pass")
    assert (turn(t), t.table("dir")) == ((0, 1), -1)


# -- R30-R32: the expansion's Actions ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["SUPER_SAFETY", "RAD_REVERSE"])
def test_r30_whoever_still_owes_turns_locks_the_own_next_turn(card: str) -> None:
    t = wave(phase=2, hands=[f"{card} SAFETY GREY GREY", "GREY VIEW", "GREY"], turns_left=3, invasion="ALIEN.R RELAX1")
    t.pick(card)
    assert (turn(t), fields(t)["lock_now"], t.asked()) == ((0, 2), 1, "seat 0 face: GREY")
    t.pick("GREY")
    assert (turn(t), fields(t)["lock_now"], t.asked()) == ((0, 1), 0, "seat 0 action: SAFETY, pass")


@pytest.mark.parametrize(("card", "other"), [("SUPER_SAFETY", 1), ("RAD_REVERSE", 2)])
def test_r30_in_the_last_owed_turn_it_locks_the_next_player(card: str, other: int) -> None:
    t = wave(phase=2, hands=[f"{card} SAFETY GREY", "GREY VIEW", "GREY VIEW"], invasion="ALIEN.R RELAX1")
    t.pick(card)
    assert (turn(t), t.asked()) == ((other, 1), f"seat {other} face: GREY")


def test_r31_both_places_are_named_before_either_card_is_seen() -> None:
    t = wave(phase=2, hands=["VIEW_TWO GREY", "GREY"], invasion="ALIEN.R RELAX1 ALIEN.B RELAX2", supply="VIEW SAFETY")
    t.pick("VIEW_TWO")
    assert t.asked() == "seat 0 first: invasion 0, invasion 1, invasion 2, invasion 3"
    t.pick("2")
    assert t.asked() == "seat 0 second: invasion 0, invasion 1, invasion 3"
    assert t.pile("invasion", seen_by=0) == "? ? ? ?"
    t.pick("3")
    assert t.asked() == "seat 0 pick_one: ALIEN.B, RELAX2"
    t.pick("RELAX2")
    assert (t.pile("invasion"), hands(t)[0]) == ("ALIEN.B ALIEN.R RELAX1", "GREY VIEW SAFETY")


def test_r31_as_an_option_the_first_card_is_seen_before_the_second_place_is_named() -> None:
    t = wave(
        {"view_two": "one_by_one"}, phase=2, hands=["VIEW_TWO GREY GREY", "GREY"], invasion="ALIEN.R RELAX1 ALIEN.B"
    )
    t.pick("VIEW_TWO").pick("2")
    assert t.asked() == "seat 0 second: invasion 0, invasion 1"
    assert (t.pile("invasion", seen_by=0), t.pile("invasion", seen_by=1)) == ("? ? ALIEN.B", "? ? ?")
    t.pick("0").pick("ALIEN.B")
    assert (t.pile("invasion"), t.asked()) == ("ALIEN.R RELAX1", "seat 0 face: GREY")


def test_r32_a_boost_lasts_one_of_the_owed_turns() -> None:
    t = wave(phase=2, hands=["GOLD_BOOST DEFEND.G DEFEND.G GREY", "GREY"], turns_left=2, invasion="ALIEN.R ALIEN.R",
             supply="VIEW SAFETY")  # fmt: skip
    t.pick("GOLD_BOOST")
    assert fields(t)["boost"] == 0
    t.pick("DEFEND.G")
    assert (hands(t)[0], fields(t)["boost"], turn(t)) == ("DEFEND.G GREY VIEW", -1, (0, 1))
    t.pick("pass").pick("DEFEND.G")
    assert (hands(t)[0], t.pile("supply")) == ("GREY VIEW", "SAFETY")
