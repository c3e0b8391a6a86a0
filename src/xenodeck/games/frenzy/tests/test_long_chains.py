"""Turns with long chains: many deflections, allies, copies, boosts, and ends in the middle."""

from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, outcome, table, turn, wave
from xenodeck.testkit import Scenario


def each(t: Scenario, *answers: str) -> Scenario:
    for answer in answers:
        t.pick(answer)
    return t


def passed_on(t: Scenario) -> list[tuple[str, int, int]]:
    """All deflections so far: colour, from whom, at whom."""
    return [(e["word"], e["seat"], e["other"]) for e in t.told(-1) if e["what"] == "deflect"]


# -- deflections ---------------------------------------------------------------------------------------------------


def test_10_3_one_alien_goes_round_the_whole_table_and_back_to_its_first_victim() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY GREY"] + ["DEFLECT.R GREY"] * 3, invasion="ALIEN.R",
             supply="VIEW SAFETY SHUFFLE REVERSE UFO")  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "DEFLECT.R", "2", "DEFLECT.R", "3", "DEFLECT.R", "0", "GREY")
    assert passed_on(t) == [("r", 0, 1), ("r", 1, 2), ("r", 2, 3), ("r", 3, 0)]
    assert hands(t) == ["GREY VIEW", "GREY SAFETY", "GREY SHUFFLE", "GREY REVERSE"]
    assert (t.pile("discard"), turn(t)) == ("ALIEN.R DEFLECT.R DEFLECT.R DEFLECT.R DEFLECT.R GREY", (1, 1))


def test_10_3_two_players_throw_it_to_and_fro_with_the_deflects_they_draw() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "DEFLECT.R GREY"], invasion="ALIEN.R",
             supply="DEFLECT.R DEFLECT.R DEFLECT.R VIEW SAFETY UFO")  # fmt: skip
    each(t, "pass", *["DEFLECT.R"] * 5)
    assert t.asked() == "seat 1 face: GREY"
    t.pick("GREY")
    assert passed_on(t) == [("r", 0, 1), ("r", 1, 0), ("r", 0, 1), ("r", 1, 0), ("r", 0, 1)]
    assert (outcome(t).winners, hands(t)) == ((0,), ["GREY SAFETY", None])


def test_10_3_a_gold_deflect_on_the_way_keeps_the_colour_of_the_alien() -> None:
    t = base(phase=2, hands=["DEFLECT.GOLD GREY", "DEFLECT.GOLD GREY", "DEFEND.G GREY"], invasion="ALIEN.G",
             supply="VIEW SAFETY SHUFFLE")  # fmt: skip
    each(t, "pass", "DEFLECT.GOLD", "1", "DEFLECT.GOLD", "2")
    assert (fields(t)["attacked"], fields(t)["aliens"], passed_on(t)) == (2, [1], [("g", 0, 1), ("g", 1, 2)])
    t.pick("DEFEND.G")
    assert hands(t) == ["GREY VIEW", "GREY SAFETY", "GREY SHUFFLE"]


def test_10_2_the_second_deflection_waits_for_the_whole_chain_of_the_first() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY GREY", "DEFLECT.R GREY GREY", "DEFLECT.R GREY"],
             invasion="ALIEN.RB", supply="VIEW SAFETY SHUFFLE DEFLECT.B REVERSE")  # fmt: skip
    each(t, "pass", "DEFLECT.R 0 DEFLECT.B 2", "1", "DEFLECT.R", "2", "DEFLECT.R", "0", "GREY")
    assert t.asked() == "seat 0 deflect: seat 1, seat 2"
    each(t, "2", "DEFLECT.B", "1", "GREY")
    assert passed_on(t) == [("r", 0, 1), ("r", 1, 2), ("r", 2, 0), ("b", 0, 2), ("b", 2, 1)]
    assert hands(t) == ["GREY VIEW SAFETY", "GREY SHUFFLE", "GREY REVERSE"]
    assert t.pile("discard") == "ALIEN.RB DEFLECT.R DEFLECT.B DEFLECT.R DEFLECT.R GREY DEFLECT.B GREY"


FALLING = ("pass", "DEFLECT.B", "1", "DEFLECT.B", "2", "DEFLECT.GOLD", "0", "GREY")


def falling(options: dict[str, object] | None = None) -> Scenario:
    """Everybody who faces the blue alien is eliminated, and those who deflected it still choose its target."""
    return base(options, phase=2, hands=["DEFLECT.B GREY", "DEFLECT.B", "DEFLECT.GOLD", "GREY GREY"],
                invasion="ALIEN.B", supply="VIEW SAFETY SHUFFLE REVERSE VIEW VIEW VIEW UFO")  # fmt: skip


def test_10_4_players_who_fall_in_a_chain_name_the_next_target_all_the_same() -> None:
    t = each(falling(), *FALLING[:4])
    assert (hands(t)[1], t.asked()) == (None, "seat 1 deflect: seat 2, seat 3, seat 0")
    each(t, *FALLING[4:6])
    assert (hands(t)[2], t.asked()) == (None, "seat 2 deflect: seat 3, seat 0")
    each(t, *FALLING[6:])
    assert (t.table("over"), outcome(t).winners, outcome(t).scores) == (True, (3,), (2, 0, 1, 3))
    assert t.pile("discard") == (
        "ALIEN.B DEFLECT.B DEFLECT.B SAFETY SHUFFLE REVERSE DEFLECT.GOLD VIEW VIEW VIEW GREY VIEW"
    )


def test_18_7_hands_removed_in_a_chain_lie_aside_in_the_order_their_owners_fell() -> None:
    t = each(falling({"eliminated_hand": "remove"}), *FALLING)
    assert t.pile("discard") == "ALIEN.B DEFLECT.B DEFLECT.B DEFLECT.GOLD GREY"
    assert t.pile("gone") == "SAFETY SHUFFLE REVERSE VIEW VIEW VIEW VIEW"


@pytest.mark.parametrize("stop", range(len(FALLING)))
def test_21_1_a_chain_can_be_written_down_at_any_question_and_taken_up_again(stop: int) -> None:
    written = table(each(falling(), *FALLING[:stop]))
    again = Scenario("frenzy", **written)
    assert table(again) == written
    assert table(each(again, *FALLING[stop:])) == table(each(falling(), *FALLING))


def test_17_1_the_game_ends_in_a_chain_and_the_other_deflection_is_dropped() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY", "DEFLECT.R", "GREY VIEW"], invasion="ALIEN.RB",
             supply="VIEW SAFETY SHUFFLE REVERSE VIEW UFO")  # fmt: skip
    each(t, "pass", "DEFLECT.R 0 DEFLECT.B 2", "1", "DEFLECT.R", "2", "GREY")
    assert (t.table("over"), outcome(t).winners, hands(t)) == (True, (0,), ["GREY VIEW SAFETY", None, None])
    assert passed_on(t) == [("r", 0, 1), ("r", 1, 2)]
    assert (fields(t)["out"], t.refused("1", 0).code) == ([0, 1, 2], "GAME_OVER")


def test_17_1_the_current_player_may_fall_last_and_make_somebody_else_win() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "DEFLECT.R", "GREY"], turns_left=3, invasion="ALIEN.R",
             supply="VIEW SAFETY SHUFFLE REVERSE UFO")  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "DEFLECT.R", "0", "GREY")
    assert (t.table("over"), outcome(t).winners, outcome(t).scores) == (True, (2,), (1, 0, 2))


# -- UFOs and decks in a chain -------------------------------------------------------------------------------------


def test_12_2_ufos_drawn_by_several_players_of_a_chain_all_burden_the_next_turn() -> None:
    t = wave(phase=2, hands=["DEFLECT.R GREY", "GREY", "GREY", "DEFLECT.R GREY", "GREY", "DEFEND.R GREY"],
             invasion="ALIEN.R ALIEN.G", supply="UFO VIEW SAFETY UFO UFO SHUFFLE REVERSE")  # fmt: skip
    each(t, "pass", "DEFLECT.R", "3", "DEFLECT.R", "5", "DEFEND.R")
    assert (turn(t), t.pile("discard")) == ((1, 4), "ALIEN.R DEFLECT.R UFO DEFLECT.R DEFEND.R UFO UFO")
    assert [event["seat"] for event in happened(t, "ufo_again")] == [0, 5, 5]
    assert hands(t) == ["GREY VIEW", "GREY", "GREY", "GREY SAFETY", "GREY", "GREY SHUFFLE"]


def test_12_2_a_next_player_who_fell_in_the_chain_leaves_the_extra_turn_to_the_one_after() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "GREY", "GREY"], invasion="ALIEN.R ALIEN.G", supply="UFO VIEW")
    each(t, "pass", "DEFLECT.R", "1", "GREY")
    assert (hands(t), turn(t)) == (["GREY VIEW", None, "GREY"], (2, 2))


def test_12_2_anticlockwise_the_chain_burdens_the_other_neighbour() -> None:
    t = base(phase=2, dir=-1, hands=["DEFLECT.R GREY", "DEFEND.R GREY", "GREY", "GREY"], invasion="ALIEN.R ALIEN.G",
             supply="VIEW UFO SAFETY")  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "DEFEND.R")
    assert turn(t) == (3, 2)


def test_12_2_owed_turns_grow_by_ufos_that_others_draw_in_the_chain() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "DEFEND.R GREY", "GREY"], turns_left=2, invasion="ALIEN.R ALIEN.G",
             supply="VIEW UFO SAFETY")  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "DEFEND.R")
    assert turn(t) == (0, 2)


def test_13_1_a_supply_made_anew_in_a_chain_holds_the_deflects_just_laid() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "DEFLECT.R GREY", "GREY GREY"], invasion="ALIEN.R", supply="VIEW",
             chance=["DEFLECT.R DEFLECT.R"])  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "DEFLECT.R", "2", "GREY")
    assert hands(t) == ["GREY VIEW", "GREY DEFLECT.R", "GREY"]
    assert (t.pile("supply"), t.pile("discard")) == ("DEFLECT.R", "ALIEN.R GREY")


def test_18_8_with_this_turn_spared_the_same_chain_finds_nothing_to_draw() -> None:
    t = base({"reshuffle_current_turn": False}, phase=2, hands=["DEFLECT.R GREY", "DEFLECT.R GREY", "GREY GREY"],
             invasion="ALIEN.R", supply="VIEW", chance=[])  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "DEFLECT.R", "2", "GREY")
    assert hands(t) == ["GREY VIEW", "GREY", "GREY"]
    assert (t.pile("supply"), t.pile("discard")) == ("", "ALIEN.R DEFLECT.R DEFLECT.R GREY")


# -- thefts and revivals on the way --------------------------------------------------------------------------------


def test_14_1_a_theft_that_kills_comes_before_the_deflection_which_then_spares_the_dead() -> None:
    t = wave(phase=2, hands=["STEAL.R DEFLECT.B GREY", "GREY", "GREY GREY", "GREY"], invasion="ALIEN.RB", supply="VIEW",
             chance=[0])  # fmt: skip
    each(t, "pass", "DEFLECT.B 2 STEAL.R 0")
    assert t.asked() == "seat 0 steal: seat 1, seat 2, seat 3"
    t.pick("1")
    assert (hands(t), t.asked()) == (
        ["GREY VIEW GREY", None, "GREY GREY", "GREY"],
        "seat 0 deflect: seat 2, seat 3",
    )


def test_14_1_a_target_may_steal_the_deflectors_last_character() -> None:
    t = wave(phase=2, hands=["DEFLECT.R GREY", "STEAL.R GREY", "GREY"], turns_left=2, invasion="ALIEN.R", supply="VIEW",
             chance=[0])  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "STEAL.R")
    assert t.asked() == "seat 1 steal: seat 2, seat 0"
    t.pick("0")
    assert (hands(t), turn(t)) == ([None, "GREY GREY", "GREY"], (1, 1))
    assert t.pile("discard") == "ALIEN.R DEFLECT.R STEAL.R VIEW"


def test_14_1_a_target_may_revive_the_very_deflect_that_sent_the_alien() -> None:
    t = wave(phase=2, hands=["DEFLECT.R GREY", "REVIVE.R GREY", "GREY GREY"], invasion="ALIEN.R ALIEN.R",
             supply="VIEW SAFETY")  # fmt: skip
    each(t, "pass", "DEFLECT.R", "1", "REVIVE.R")
    assert (hands(t)[1], t.pile("discard"), turn(t)) == ("GREY DEFLECT.R", "ALIEN.R REVIVE.R", (1, 1))
    each(t, "pass", "DEFLECT.R", "2", "GREY")
    assert hands(t) == ["GREY VIEW", "GREY SAFETY", "GREY"]


# -- allies --------------------------------------------------------------------------------------------------------


def test_15_2_an_ally_that_is_deflected_back_can_be_sent_on_at_the_next_group() -> None:
    t = wave(phase=2, hands=["DEFLECT.R GREY", "DEFLECT.R GREY", "GREY", "GREY"], mimics="MIMIC",
             invasion="ALLIANCE ALIEN.R", supply="VIEW SAFETY")  # fmt: skip
    each(t, "pass", "0 1 2 2", "DEFLECT.R", "0", "DEFLECT.R", "2", "GREY")
    assert passed_on(t) == [("r", 1, 0), ("r", 0, 2)]
    assert (hands(t), turn(t)) == (["GREY SAFETY", "GREY VIEW", None, "GREY"], (1, 1))
    assert happened(t, "miss_b") == []


@pytest.mark.parametrize(("option", "turns"), [("next_player", 2), ("vanish", 1)])
def test_15_2_a_fallen_target_may_strike_back_and_kill_the_current_player(option: str, turns: int) -> None:
    t = wave({"ufo_of_eliminated": option}, phase=2, hands=["GREY", "DEFLECT.R", "GREY", "GREY"], turns_left=3,
             invasion="ALLIANCE ALIEN.R", supply="UFO VIEW SAFETY SHUFFLE")  # fmt: skip
    each(t, "pass", "0 1", "DEFLECT.R")
    assert t.asked() == "seat 1 deflect: seat 2, seat 3, seat 0"
    each(t, "0", "GREY")
    assert (hands(t), turn(t)) == ([None, None, "GREY", "GREY"], (2, turns))


@pytest.mark.parametrize(("option", "alive"), [("simultaneous", False), ("sequential", True)])
def test_18_11_three_allies_at_one_player_leave_time_to_draw_only_one_by_one(option: str, alive: bool) -> None:
    t = wave({"alliance_same_target": option}, phase=2, hands=["GREY", "DEFEND.R", "GREY"], mimics="MIMIC MIMIC",
             invasion="ALLIANCE", supply="DEFEND.R VIEW DEFEND.R GREY UFO SAFETY SHUFFLE")  # fmt: skip
    each(t, "pass", "0 1 0 1 0 1")
    if alive:
        each(t, "DEFEND.R", "DEFEND.R", "DEFEND.R")
    assert hands(t)[1] == ("VIEW GREY SAFETY" if alive else None)
    assert turn(t) == ((1, 2) if alive else (2, 1))


# -- copies --------------------------------------------------------------------------------------------------------


def test_15_3_a_mimic_on_the_triple_card_needs_six_characters() -> None:
    six = [f"DEFEND.{colour}" for colour in "RGBRGB"]
    t = wave(
        phase=2, hands=[" ".join(six), "GREY"], mimics="MIMIC", invasion="ALIEN.RGB", supply="VIEW " * 7 + "GREY UFO"
    )
    t.pick("pass")
    assert fields(t)["aliens"] == [0, 1, 2, 0, 1, 2]
    t.pick({"type": "face", "pairs": [[alien, card] for alien, card in enumerate(six)]})
    assert (hands(t)[0], t.pile("supply")) == ("VIEW " * 7 + "GREY", "UFO")
    assert t.pile("discard") == "MIMIC ALIEN.RGB " + " ".join(six)


def test_15_3_two_mimics_on_it_need_nine_and_eight_are_the_end() -> None:
    for many, left in ((10, "GREY"), (8, None)):
        t = wave(phase=2, hands=["GREY " * many, "GREY", "GREY"], mimics="MIMIC MIMIC", invasion="ALIEN.RGB")
        t.pick("pass")
        if left:
            assert fields(t)["aliens"] == [0, 1, 2] * 3
            t.pick("GREY 0 GREY 0 GREY 0 GREY 1 GREY 1 GREY 1 GREY 2 GREY 2 GREY 2")
        assert (hands(t)[0], turn(t)) == (left, (1, 1))
        assert t.pile("discard") == "MIMIC MIMIC ALIEN.RGB" + " GREY" * (9 if left else 8)


def test_15_3_of_six_aliens_each_deflect_passes_on_its_own() -> None:
    t = wave(phase=2, hands=["DEFLECT.GOLD DEFLECT.R " + "GREY " * 5, "GREY GREY", "GREY GREY"], mimics="MIMIC",
             invasion="ALIEN.RGB", supply="VIEW SAFETY")  # fmt: skip
    each(t, "pass", "DEFLECT.GOLD 2 GREY 2 GREY 1 GREY 1 GREY 0 DEFLECT.R 0", "2")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (2, [2])
    each(t, "GREY", "1")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [0])
    t.pick("GREY")
    assert hands(t) == ["GREY VIEW SAFETY", "GREY", "GREY"]


def test_15_3_mimics_add_up_over_safe_turns_and_eliminations() -> None:
    t = wave(phase=2, hands=["GREY " * 4, "SAFETY GREY", "SWAPSIES DEFEND.R", "VIEW GREY"],
             invasion="MIMIC MIMIC ALIEN.R", chance=[0])  # fmt: skip
    each(t, "pass", "SAFETY", "SWAPSIES DEFEND.R 3")
    assert (hands(t)[2], t.pile("mimics"), turn(t)) == (None, "MIMIC", (3, 1))
    t.pick("pass")
    assert (t.pile("mimics"), turn(t)) == ("MIMIC MIMIC", (0, 1))
    t.pick("pass")
    assert fields(t)["aliens"] == [0, 0, 0]
    t.pick("GREY GREY GREY")
    assert t.pile("discard") == "SAFETY SWAPSIES VIEW MIMIC MIMIC ALIEN.R GREY GREY GREY"


def test_15_3_two_mimics_in_owed_turns_treble_the_players_own_relax() -> None:
    t = wave(
        phase=2, hands=["GREY", "GREY"], turns_left=3, invasion="MIMIC MIMIC RELAX1", supply="VIEW UFO SAFETY GREY"
    )
    each(t, "pass", "pass", "pass")
    assert (hands(t)[0], turn(t)) == ("GREY VIEW SAFETY GREY", (1, 2))


def test_15_3_an_active_mimic_is_not_shuffled_into_a_new_invasion_deck() -> None:
    t = wave(
        phase=2, hands=["GREY", "GREY"], invasion="MIMIC", discard="RELAX1", supply="VIEW SAFETY", chance=["RELAX1"]
    )
    each(t, "pass", "pass")
    assert (hands(t)[1], t.pile("discard"), t.pile("invasion")) == ("GREY VIEW SAFETY", "MIMIC RELAX1", "")


def test_15_3_looking_at_a_card_does_not_use_a_mimic_up() -> None:
    t = wave(
        phase=2, hands=["VIEW_TWO GREY", "GREY GREY GREY"], mimics="MIMIC", invasion="ALIEN.R MIMIC", supply="VIEW"
    )
    each(t, "VIEW_TWO", "0 1", "MIMIC")
    assert (t.pile("mimics"), t.pile("invasion"), turn(t)) == ("MIMIC MIMIC", "ALIEN.R", (1, 1))
    t.pick("pass")
    assert fields(t)["aliens"] == [0, 0, 0]


@pytest.mark.parametrize(("invasion", "stealth", "then"), [
    ("STEALTH MIMIC MIMIC ALIEN.R", [3], [0, 0, 0]), ("MIMIC STEALTH ALIEN.R", [3, 3], [0])])  # fmt: skip
def test_18_10_at_once_mimics_copy_the_next_card_and_only_that(
    invasion: str, stealth: list[int], then: list[int]
) -> None:
    t = wave({"mimic_mode": "immediate"}, phase=2, hands=["GREY " * 6, "GREY"], invasion=invasion)
    t.pick("pass")
    assert fields(t)["aliens"] == stealth
    t.pick("GREY " * len(stealth))
    assert (fields(t)["aliens"], fields(t)["attacked"], t.pile("mimics")) == (then, 0, "")


# -- boosts --------------------------------------------------------------------------------------------------------


def test_14_4_a_boost_holds_however_often_the_alien_comes_back() -> None:
    t = wave(phase=2, hands=["GOLD_BOOST DEFLECT.G GREY GREY", "DEFLECT.R DEFLECT.R GREY"], invasion="ALIEN.R",
             supply="DEFLECT.B VIEW SAFETY SHUFFLE REVERSE UFO")  # fmt: skip
    each(t, "GOLD_BOOST", "DEFLECT.G", "DEFLECT.R", "DEFLECT.B", "DEFLECT.R", "GREY")
    assert passed_on(t) == [("r", 0, 1), ("r", 1, 0), ("r", 0, 1), ("r", 1, 0)]
    assert (hands(t), fields(t)["boost"]) == (["GREY SAFETY REVERSE", "GREY VIEW SHUFFLE"], -1)


def test_14_4_after_stealth_a_boosted_hand_matches_both_aliens_of_the_extra_card() -> None:
    t = wave(phase=2, hands=["GOLD_BOOST GREY GREY DEFLECT.G GREY", "DEFEND.G GREY"], invasion="STEALTH ALIEN.RB",
             supply="VIEW SAFETY SHUFFLE")  # fmt: skip
    each(t, "GOLD_BOOST", "GREY", "DEFLECT.G 2 GREY 0")
    assert (hands(t)[0], passed_on(t)) == ("GREY VIEW SAFETY", [("b", 0, 1)])
    t.pick("DEFEND.G")
    assert (hands(t)[1], turn(t)) == ("GREY", (1, 1))


def test_14_4_a_boosted_last_grey_is_a_match_and_earns_the_bonus() -> None:
    t = wave(phase=2, hands=["GOLD_BOOST GREY", "GREY"], invasion="ALIEN.B", supply="VIEW SAFETY GREY UFO")
    each(t, "GOLD_BOOST", "GREY")
    assert (hands(t)[0], t.pile("supply")) == ("VIEW SAFETY GREY", "UFO")
