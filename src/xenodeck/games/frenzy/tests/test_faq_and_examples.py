"""The answers, examples and notes that come with the game, each played at the table."""

from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import all_cards, base, fields, hands, happened, new, outcome, table, turn, wave

# -- set-up and Phase 1 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_4_1_beginners_are_never_dealt_a_ufo(seed: int) -> None:
    now = table(new(4, seed, "base", beginner=True))
    assert (now["phase"], [len(hand) for hand in now["hands"]]) == (1, [7, 7, 7, 7])
    assert (now["supply"].count("UFO"), now["reserve"]) == (1, ["UFO", "UFO"])


def test_4_2_a_dealt_ufo_skips_phase_1_and_its_holder_begins_with_six_cards() -> None:
    t = base(phase=1, hands=["GREY " * 7, "GREY " * 7, "DEFEND.B UFO " + "VIEW " * 5], supply="SAFETY",
             reserve="UFO UFO", invasion="RELAX1", chance=["UFO SAFETY UFO"])  # fmt: skip
    assert (t.table("phase"), turn(t), hands(t)[2]) == (2, (2, 3), "DEFEND.B VIEW VIEW VIEW VIEW VIEW")
    assert t.pile("discard") == "UFO"


def test_5_0_in_phase_1_every_turn_ends_with_seven_cards() -> None:
    t = base(phase=1, hands=["GREY " * 7, "VIEW " * 7], supply="SAFETY SHUFFLE REVERSE UFO")
    t.pick("GREY")
    assert [len(hand) for hand in t.table("hands")] == [7, 7]
    t.pick("VIEW").pick("1")
    assert [len(hand) for hand in t.table("hands")] == [7, 7]


def test_6_8_a_shuffle_seen_on_top_is_left_there_for_a_card_from_the_middle() -> None:
    t = base(phase=1, hands=["VIEW GREY", "GREY"], supply="SHUFFLE SAFETY DEFEND.R UFO")
    t.pick("VIEW")
    assert t.asked() == "seat 0 view: SHUFFLE, supply 1, supply 2, supply 3"
    t.pick("2")
    assert (hands(t)[0], t.pile("supply"), t.asked_seat()) == ("GREY DEFEND.R", "SHUFFLE SAFETY UFO", 1)


@pytest.mark.parametrize("card", ["VIEW", "REARRANGE", "SHUFFLE", "SAFETY", "REVERSE"])
def test_6_0_in_phase_1_actions_leave_the_invasion_deck_alone(card: str) -> None:
    t = base(phase=1, hands=[f"{card} GREY", "GREY"], supply="SAFETY VIEW UFO", invasion="ALIEN.R RELAX1 ALIEN.B")
    t.pick(card)
    assert t.pile("invasion") == "ALIEN.R RELAX1 ALIEN.B"


@pytest.mark.parametrize("card", ["VIEW", "REARRANGE", "SHUFFLE", "SAFETY", "REVERSE"])
def test_6_0_in_phase_2_they_leave_the_supply_alone(card: str) -> None:
    t = base(phase=2, hands=[f"{card} GREY", "GREY"], supply="SAFETY VIEW UFO", invasion="ALIEN.R ALIEN.G ALIEN.B")
    t.pick(card)
    assert (t.pile("supply"), hands(t)[0]) == ("SAFETY VIEW UFO", "GREY")


@pytest.mark.parametrize(("place", "drawn", "left"), [
    ("0", "VIEW", "SHUFFLE DEFEND.R"),
    ("1", "SHUFFLE", "VIEW DEFEND.R"),
    ("2", "DEFEND.R", "VIEW SHUFFLE")])  # fmt: skip
def test_6_0_anywhere_is_top_middle_or_bottom(place: str, drawn: str, left: str) -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="VIEW SHUFFLE DEFEND.R")
    t.pick(f"SAFETY {place}")
    assert (hands(t)[0], t.pile("supply")) == (f"GREY {drawn}", left)


def test_5_2_a_sighted_ufo_goes_anywhere_and_the_top_card_is_drawn() -> None:
    t = base(phase=1, hands=["SCAVENGE.R GREY", "GREY"], supply="VIEW SAFETY", reserve="UFO#2 UFO#3")
    t.pick("SCAVENGE.R UFO#3 1 1")
    assert (hands(t)[0], t.pile("supply"), t.pile("reserve")) == ("GREY VIEW", "UFO SAFETY", "UFO")
    assert [event["number"] for event in happened(t, "sight_open")] == [1]


def test_5_2_once_all_ufos_are_in_play_characters_are_discarded_for_nothing() -> None:
    t = base(phase=1, hands=["DEFLECT.R GREY", "GREY"], supply="VIEW UFO UFO UFO")
    t.pick("DEFLECT.R")
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("GREY VIEW", "UFO UFO UFO", "DEFLECT.R")


def test_5_3_a_ufo_that_is_only_looked_at_changes_nothing() -> None:
    t = base(phase=1, hands=["VIEW GREY", "REARRANGE GREY"], supply="UFO SAFETY SHUFFLE")
    t.pick("VIEW").pick("1").pick("REARRANGE").pick("SHUFFLE")
    assert (t.table("phase"), t.pile("supply"), hands(t)) == (1, "UFO", ["GREY SAFETY", "GREY SHUFFLE"])


def test_2_6_a_ufo_tells_by_its_colour_which_sighting_it_was() -> None:
    t = base(phase=1, hands=["DEFEND.R GREY", "SAFETY GREY"], supply="VIEW SAFETY SHUFFLE UFO#1", reserve="UFO#2 UFO#3",
             invasion="RELAX1", chance=["SAFETY DEFEND.R UFO#2 SAFETY SHUFFLE UFO#1"])  # fmt: skip
    t.pick("DEFEND.R UFO#3 1 0").pick("SAFETY 0")
    assert [(event["seat"], event["cards"]) for event in happened(t, "ufo")] == [(1, ["UFO#3"])]
    assert turn(t) == (1, 3)


def test_7_2_the_discard_pile_and_unused_ufos_are_shuffled_in_and_the_drawn_one_stays_out() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="VIEW UFO", discard="DEFEND.G GREY", reserve="UFO UFO",
             chance=["UFO VIEW SAFETY UFO GREY DEFEND.G"])  # fmt: skip
    t.pick("SAFETY 1")
    assert (t.pile("supply"), t.pile("discard"), t.pile("reserve")) == ("UFO VIEW SAFETY UFO GREY DEFEND.G", "UFO", "")
    assert (hands(t)[0], turn(t)) == ("GREY", (0, 3))


def test_7_4_whoever_has_no_character_at_the_first_ufo_is_out() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "VIEW VIEW", "GREY"], supply="UFO", chance=["SAFETY"])
    t.pick("SAFETY")
    assert (hands(t), t.pile("discard"), turn(t)) == (["GREY", None, "GREY"], "UFO VIEW VIEW", (0, 3))


def test_17_2_if_nobody_has_one_nobody_wins() -> None:
    t = base(phase=1, hands=["SAFETY VIEW", "VIEW", "SHUFFLE"], supply="UFO", chance=["SAFETY"])
    t.pick("SAFETY")
    assert (t.table("over"), outcome(t).winners, outcome(t).scores) == (True, (), (0, 0, 0))
    assert fields(t)["out"] == [1, 1, 1]


# -- Phase 2: turns and facing -------------------------------------------------------------------------------------


def test_8_5_after_three_turns_single_turns_follow_and_nobody_draws_for_free() -> None:
    t = base(
        phase=2, hands=["GREY " * 4, "GREY GREY", "GREY GREY"], turns_left=3, supply="VIEW", invasion="ALIEN.R " * 6
    )
    for seat in (0, 0, 0, 1, 2):
        assert t.asked() == f"seat {seat} action: pass"
        t.pick("pass").pick("GREY")
    assert (hands(t), t.pile("supply"), turn(t)) == (["GREY", "GREY", "GREY"], "VIEW", (0, 1))


def test_6_4_a_blue_scavenge_against_a_blue_alien_draws_two() -> None:
    t = base(phase=2, hands=["SHUFFLE SCAVENGE.B GREY", "GREY"], invasion="RELAX1 ALIEN.B", supply="VIEW SAFETY GREY",
             chance=["ALIEN.B RELAX1"])  # fmt: skip
    t.pick("SHUFFLE").pick("SCAVENGE.B")
    assert (hands(t)[0], t.pile("discard"), turn(t)) == ("GREY VIEW SAFETY", "SHUFFLE ALIEN.B SCAVENGE.B", (1, 1))


@pytest.mark.parametrize("alien", ["R", "G", "B"])
@pytest.mark.parametrize("colour", ["R", "G", "B", "GOLD"])
def test_10_2_a_character_matches_its_own_colour_and_gold_matches_all(colour: str, alien: str) -> None:
    t = base(phase=2, hands=[f"DEFEND.{colour} GREY", "GREY"], invasion=f"ALIEN.{alien}", supply="VIEW")
    t.pick("pass").pick(f"DEFEND.{colour}")
    assert hands(t)[0] == ("GREY VIEW" if colour in (alien, "GOLD") else "GREY")


@pytest.mark.parametrize("alien", ["R", "G", "B"])
def test_10_2_grey_matches_nothing(alien: str) -> None:
    t = base(phase=2, hands=["GREY DEFEND.R", "GREY"], invasion=f"ALIEN.{alien}", supply="VIEW")
    t.pick("pass").pick("GREY")
    assert (hands(t)[0], t.pile("discard")) == ("DEFEND.R", f"ALIEN.{alien} GREY")


def test_10_2_a_character_must_be_played_even_if_none_matches() -> None:
    t = base(phase=2, hands=["DEFEND.R GREY", "GREY"], invasion="ALIEN.B")
    t.pick("pass")
    assert t.refused("pass").code == "MUST_PLAY"
    assert t.refused({"type": "face", "pairs": []}).code == "MUST_PLAY"


@pytest.mark.parametrize(("laid", "hand"), [("DEFEND.R 0 DEFEND.G 1", "GREY VIEW SAFETY"),
                                            ("DEFEND.R 1 DEFEND.G 0", "GREY"),
                                            ("DEFEND.R 0 GREY 1", "DEFEND.G VIEW")])  # fmt: skip
def test_10_2_the_defender_chooses_who_faces_which_alien(laid: str, hand: str) -> None:
    t = base(phase=2, hands=["DEFEND.R DEFEND.G GREY", "GREY"], invasion="ALIEN.RG", supply="VIEW SAFETY SHUFFLE")
    t.pick("pass").pick(laid)
    assert hands(t)[0] == hand


@pytest.mark.parametrize(("hand", "alien"), [("DEFEND.GOLD VIEW", "ALIEN.RG"), ("DEFEND.GOLD GREY", "ALIEN.RGB")])
def test_10_2_too_few_characters_for_a_double_or_triple_are_the_end_at_once(hand: str, alien: str) -> None:
    t = base(phase=2, hands=[hand, "GREY", "GREY"], invasion=alien, supply="GREY GREY GREY")
    t.pick("pass")
    assert (hands(t), t.pile("supply")) == ([None, "GREY", "GREY"], "GREY GREY GREY")
    assert t.pile("discard") == f"{alien} {hand}"


def test_10_2_the_survival_bonus_comes_every_time() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY"], turns_left=2, invasion="ALIEN.R ALIEN.G",
             supply="VIEW DEFEND.G SAFETY SHUFFLE REVERSE GREY UFO")  # fmt: skip
    t.pick("pass").pick("DEFEND.R")
    assert hands(t)[0] == "VIEW DEFEND.G SAFETY"
    t.pick("pass").pick("DEFEND.G")
    assert (hands(t)[0], len(happened(t, "bonus"))) == ("VIEW SAFETY SHUFFLE REVERSE GREY", 2)


def test_10_4_the_bonus_is_drawn_before_anybody_looks_for_characters() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY"], invasion="ALIEN.R", supply="VIEW SAFETY GREY")
    t.pick("pass").pick("DEFEND.R")
    assert (hands(t)[0], t.table("over")) == ("VIEW SAFETY GREY", False)


def test_10_4_the_one_that_matched_counts_as_the_last_character() -> None:
    t = base(phase=2, hands=["DEFEND.G DEFEND.R GREY", "GREY"], invasion="ALIEN.RGB", supply="VIEW SAFETY GREY SHUFFLE")
    t.pick("pass").pick("DEFEND.G 1 DEFEND.R 2 GREY 0")
    assert (hands(t)[0], t.pile("supply")) == ("VIEW SAFETY GREY", "SHUFFLE")


def test_8_2_in_phase_2_a_hand_has_no_limit() -> None:
    t = base(phase=2, hands=["GREY " * 12, "GREY"], invasion="RELAX2", supply="VIEW SAFETY")
    t.pick("pass")
    assert len(t.table("hands")[0]) == 14 and t.asked_seat() == 1


def test_9_1_relax_cards_cost_no_character() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2 RELAX1", supply="VIEW SAFETY SHUFFLE UFO")
    t.pick("pass").pick("pass")
    assert hands(t) == ["GREY VIEW SAFETY", "GREY SHUFFLE"]


def test_9_2_a_swap_does_not_end_the_turn() -> None:
    t = base(phase=2, hands=["SWAPSIES GREY GREY", "DEFEND.R GREY"], invasion="ALIEN.R", chance=[0])
    t.pick("SWAPSIES GREY")
    assert (hands(t), t.asked()) == (["GREY DEFEND.R", "GREY GREY"], "seat 0 face: GREY, DEFEND.R")


def test_6_9_in_phase_1_a_card_is_drawn_after_the_swap() -> None:
    t = base(phase=1, hands=["SWAPSIES GREY", "DEFEND.R VIEW"], supply="SAFETY UFO", chance=[1])
    t.pick("SWAPSIES GREY")
    assert (hands(t), t.pile("supply")) == (["VIEW SAFETY", "DEFEND.R GREY"], "UFO")


def test_10_4_whoever_loses_the_last_character_to_a_swap_is_out() -> None:
    t = base(phase=2, hands=["SWAPSIES VIEW GREY", "DEFEND.R"], invasion="ALIEN.R", chance=[0])
    t.pick("SWAPSIES VIEW")
    assert (t.table("over"), outcome(t).winners, t.pile("invasion")) == (True, (0,), "ALIEN.R")


# -- deflections, UFOs, decks --------------------------------------------------------------------------------------


def test_10_3_an_alien_deflected_at_me_can_be_deflected_at_whoever_faced_it_before() -> None:
    t = base(phase=2, hands=["DEFLECT.G GREY GREY", "DEFLECT.G GREY", "GREY"], invasion="ALIEN.G", supply="VIEW SAFETY")
    t.pick("pass").pick("DEFLECT.G").pick("1").pick("DEFLECT.G").pick("0").pick("GREY")
    assert (hands(t), turn(t)) == (["GREY VIEW", "GREY SAFETY", "GREY"], (1, 1))
    assert t.pile("discard") == "ALIEN.G DEFLECT.G DEFLECT.G GREY"


def test_10_3_only_the_alien_its_deflect_faced_is_passed_on() -> None:
    t = base(phase=2, hands=["GREY DEFLECT.B GREY", "GREY GREY", "GREY"], invasion="ALIEN.GB", supply="VIEW")
    t.pick("pass").pick("GREY 1 DEFLECT.B 2").pick("1")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [2])


@pytest.mark.parametrize("targets", [("1", "1"), ("1", "2"), ("2", "1")])
def test_10_3_several_deflections_go_to_one_player_or_several_after_all_draws(targets: tuple[str, str]) -> None:
    t = base(phase=2, hands=["DEFLECT.G DEFLECT.B GREY", "GREY GREY GREY", "GREY GREY"], invasion="ALIEN.GB",
             supply="VIEW SAFETY UFO")  # fmt: skip
    t.pick("pass").pick("DEFLECT.B 2 DEFLECT.G 1")
    assert hands(t)[0] == "GREY VIEW SAFETY"
    for target, colour in zip(targets, ([2], [1]), strict=True):
        t.pick(target)
        assert (fields(t)["attacked"], fields(t)["aliens"]) == (int(target), colour)
        t.pick("GREY")
    assert turn(t) == (1, 1)


def test_10_4_the_deflected_alien_outlives_its_deflector_but_not_the_game() -> None:
    for others, asked in ([["GREY VIEW", "GREY"], "seat 0 deflect: seat 1, seat 2"], [["GREY VIEW", None], ""]):
        t = base(phase=2, hands=["DEFLECT.R", *others], invasion="ALIEN.R", supply="VIEW SAFETY SHUFFLE")
        t.pick("pass").pick("DEFLECT.R")
        assert (hands(t), t.asked()) == ([None, *others], asked)


def test_12_2_whoever_draws_the_ufo_the_next_player_takes_the_extra_turn() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "GREY", "DEFEND.R GREY"], invasion="ALIEN.R ALIEN.G",
             supply="VIEW UFO SAFETY SHUFFLE")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R").pick("2").pick("DEFEND.R")
    assert (hands(t)[2], happened(t, "ufo_again")[0]["seat"], turn(t)) == ("GREY SAFETY", 2, (1, 2))


def test_12_2_two_ufos_of_one_turn_are_two_extra_turns() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2", supply="UFO VIEW UFO SAFETY")
    t.pick("pass")
    assert (hands(t)[0], turn(t)) == ("GREY VIEW SAFETY", (1, 3))


@pytest.mark.parametrize(("before", "after"), [(3, (0, 3)), (2, (0, 2)), (1, (1, 2))])
def test_12_2_whoever_still_owes_turns_takes_the_extra_one(before: int, after: tuple[int, int]) -> None:
    t = base(phase=2, hands=["GREY", "GREY"], turns_left=before, invasion="RELAX1", supply="UFO VIEW")
    assert turn(t.pick("pass")) == after


def test_13_1_a_deck_that_has_run_out_is_made_anew_from_its_own_discards() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], discard="RELAX1 DEFEND.R ALIEN.G UFO VIEW",
             chance=["RELAX1 ALIEN.G", "VIEW UFO DEFEND.R"])  # fmt: skip
    t.pick("pass")
    assert (hands(t)[0], t.pile("discard")) == ("GREY VIEW", "RELAX1")
    assert (t.pile("invasion"), t.pile("supply")) == ("ALIEN.G", "UFO DEFEND.R")


# -- the expansion -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_14_6_all_four_ufos_are_used_at_every_number_of_players(seats: int) -> None:
    m = new(seats, 3, "expansion", beginner=True)
    assert (all_cards(m)["UFO"], len(table(m)["reserve"]), table(m)["supply"].count("UFO")) == (4, 3, 1)


def test_14_1_own_characters_just_played_can_be_revived_if_the_order_is_right() -> None:
    for laid, revived in (
        ("DEFEND.GOLD 0 REVIVE.G 1 GREY 2", "GREY"),
        ("GREY 2 REVIVE.G 1 DEFEND.GOLD 0", "DEFEND.GOLD"),
    ):
        t = wave(
            phase=2, hands=["DEFEND.GOLD REVIVE.G GREY STEAL.R", "GREY"], invasion="ALIEN.RGB", supply="VIEW SAFETY"
        )
        t.pick("pass").pick(laid)
        assert sorted(t.table("hands")[0]) == sorted(["STEAL.R", "VIEW", revived])


def test_14_1_everything_is_drawn_stolen_and_revived_before_others_face_anything() -> None:
    t = wave(phase=2, hands=["DEFLECT.R STEAL.G REVIVE.B GREY", "GREY VIEW", "GREY"], invasion="ALIEN.RGB",
             supply="SAFETY", chance=[1])  # fmt: skip
    t.pick("pass").pick("DEFLECT.R 0 STEAL.G 1 REVIVE.B 2").pick("1")
    assert (hands(t), t.asked()) == (["GREY SAFETY VIEW STEAL.G", "GREY", "GREY"], "seat 0 deflect: seat 1, seat 2")


def test_14_4_a_boost_goes_on_into_the_extra_card_after_stealth() -> None:
    t = wave(phase=2, hands=["GOLD_BOOST DEFEND.G GREY GREY", "GREY"], invasion="STEALTH ALIEN.R", supply="VIEW SAFETY")
    t.pick("GOLD_BOOST").pick("GREY")
    assert (t.pile("supply"), t.asked()) == ("VIEW SAFETY", "seat 0 face: DEFEND.G, GREY")
    t.pick("GREY")
    assert (hands(t)[0], t.pile("supply")) == ("DEFEND.G VIEW", "SAFETY")


@pytest.mark.parametrize("card", ["DEFEND.GOLD", "GREY"])
def test_15_1_stealth_takes_a_character_and_shows_one_more_card_without_an_action(card: str) -> None:
    t = wave(phase=2, hands=["DEFEND.GOLD GREY SAFETY", "GREY"], invasion="STEALTH ALIEN.R ALIEN.G", supply="VIEW")
    t.pick("pass").pick(card)
    left = "GREY" if card == "DEFEND.GOLD" else "DEFEND.GOLD"
    assert (t.asked(), t.pile("discard"), t.pile("supply")) == (
        f"seat 0 face: {left}",
        f"STEALTH {card} ALIEN.R",
        "VIEW",
    )


def test_15_3_doubled_stealth_takes_two_characters_and_shows_one_card_only() -> None:
    t = wave(
        phase=2, hands=["GREY GREY GREY", "GREY"], mimics="MIMIC", invasion="STEALTH RELAX1 RELAX1", supply="VIEW UFO"
    )
    t.pick("pass").pick("GREY GREY")
    assert (hands(t)[0], t.pile("invasion"), len(happened(t, "extra"))) == ("GREY VIEW", "RELAX1", 1)


def test_15_2_an_ally_strikes_somebody_else_in_a_colour_of_choice() -> None:
    t = wave(phase=2, hands=["GREY", "GREY", "DEFEND.B GREY"], invasion="ALLIANCE", supply="VIEW")
    t.pick("pass").pick("1 2")
    assert (fields(t)["attacked"], fields(t)["aliens"], t.asked()) == (2, [1], "seat 2 face: DEFEND.B, GREY")


@pytest.mark.parametrize(("mimics", "card", "aliens"), [
    (1, "ALIEN.B", [2, 2]), (1, "ALIEN.GB", [1, 2, 1, 2]), (2, "ALIEN.R", [0, 0, 0])])  # fmt: skip
def test_15_3_mimics_multiply_every_alien_of_a_card(mimics: int, card: str, aliens: list[int]) -> None:
    t = wave(phase=2, hands=["GREY " * 5, "GREY " * 5, "GREY " * 5], invasion="MIMIC " * mimics + card)
    for _ in range(mimics + 1):
        t.pick("pass")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (mimics, aliens)


def test_15_3_a_mimic_before_a_relax_of_two_brings_four_cards() -> None:
    t = wave(
        phase=2, hands=["GREY", "GREY"], mimics="MIMIC", invasion="RELAX2", supply="VIEW SAFETY UFO SHUFFLE GREY VIEW"
    )
    t.pick("pass")
    assert (hands(t)[0], turn(t)) == ("GREY VIEW SAFETY SHUFFLE GREY", (1, 2))


@pytest.mark.parametrize("pairs", ["0 1 0 1", "0 1 2 1", "0 1 0 2", "2 2 1 1"])
def test_15_3_two_allies_strike_one_player_or_two_in_one_colour_or_two(pairs: str) -> None:
    t = wave(phase=2, hands=["GREY", "GREY " * 3, "GREY " * 3], mimics="MIMIC", invasion="ALLIANCE")
    t.pick("pass").pick(pairs)
    colours, targets = pairs.split()[::2], pairs.split()[1::2]
    assert fields(t)["attacked"] == int(targets[0])
    assert fields(t)["aliens"] == [int(c) for c, target in zip(colours, targets, strict=True) if target == targets[0]]


def test_15_3_a_mimic_is_used_once_and_lies_aside_until_then() -> None:
    t = wave(phase=2, hands=["GREY GREY", "GREY"], mimics="MIMIC", invasion="RELAX1 RELAX1", supply="VIEW " * 5)
    assert (t.pile("mimics"), t.pile("discard")) == ("MIMIC", "")
    t.pick("pass").pick("pass")
    assert (hands(t), t.pile("mimics")) == (["GREY GREY VIEW VIEW", "GREY VIEW"], "")
