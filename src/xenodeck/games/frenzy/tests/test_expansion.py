from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import fields, hands, happened, new, outcome, table, wave, whose
from xenodeck.testkit import Scenario


def revealed(*held: str | None, invasion: str = "", supply: str = "", **more: object) -> Scenario:
    """Seat 0 has revealed the top card."""
    return wave(**{"phase": 2, "hands": list(held), "invasion": invasion, "supply": supply, **more}).pick("pass")


# -- 14.1 Steal and Revive -----------------------------------------------------------------------------------------


def test_14_1_the_victim_is_chosen_when_the_steal_comes_up() -> None:
    t = revealed("STEAL.G DEFEND.R GREY", "VIEW GREY", "GREY", invasion="ALIEN.RG", supply="SAFETY", chance=[0])
    t.pick("DEFEND.R 0 STEAL.G")
    assert (t.asked(), hands(t)[0]) == ("seat 0 steal: seat 1, seat 2", "GREY SAFETY")
    assert hands(t.pick("1")) == ["GREY SAFETY VIEW", "GREY", "GREY"]


def test_14_1_any_card_of_the_victim_may_be_taken() -> None:
    taken = set()
    for seed in range(30):
        t = wave({"seed": seed}, phase=2, hands=["STEAL.R GREY", "VIEW SAFETY DEFEND.B"], invasion="ALIEN.R").pick(
            "pass"
        )
        taken.add(t.pick("STEAL.R").pile("hands", 0))
    assert taken == {"GREY VIEW", "GREY SAFETY", "GREY DEFEND.B"}


def test_14_1_a_victim_left_without_a_character_is_out_before_the_next_ability() -> None:
    t = revealed("STEAL.R STEAL.G GREY", "VIEW DEFEND.B", "SAFETY GREY", "GREY", invasion="ALIEN.RG", chance=[1, 0])
    t.pick("STEAL.R 0 STEAL.G").pick("1")
    assert (hands(t), t.asked()) == (["GREY DEFEND.B", None, "SAFETY GREY", "GREY"], "seat 0 steal: seat 2, seat 3")
    assert hands(t.pick("2")) == ["GREY DEFEND.B SAFETY", None, "GREY", "GREY"]


def test_14_1_stealing_the_last_rivals_last_character_wins() -> None:
    t = revealed("STEAL.R", "VIEW DEFEND.B", invasion="ALIEN.R", supply="SAFETY SAFETY", chance=[1]).pick("STEAL.R")
    assert (t.table("over"), outcome(t).winners, t.pile("supply")) == (True, (0,), "SAFETY SAFETY")


def test_14_1_a_thief_may_live_on_the_stolen_character() -> None:
    t = revealed("STEAL.R", "GREY DEFEND.B", "GREY", invasion="ALIEN.R", supply="VIEW SAFETY", chance=[1])
    t.pick("STEAL.R").pick("1")
    assert hands(t) == ["DEFEND.B VIEW SAFETY", "GREY", "GREY"]


@pytest.mark.parametrize(
    ("discard", "back", "left"),
    [
        ("GREY DEFEND.B VIEW ALIEN.B", "DEFEND.B", "GREY VIEW ALIEN.B"),
        ("DEFEND.B GREY UFO", "GREY", "DEFEND.B UFO"),
        ("REVIVE.R VIEW", "REVIVE.R", "VIEW"),
    ],
)
def test_14_1_revive_takes_the_topmost_character_and_greys_count(discard: str, back: str, left: str) -> None:
    t = revealed("REVIVE.R GREY", "GREY", invasion="ALIEN.R", discard=discard).pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == (f"GREY {back}", f"{left} ALIEN.R REVIVE.R")
    assert happened(t, "revive", 1)[0]["cards"] == [back]


def test_14_1_without_another_character_revive_does_nothing() -> None:
    t = revealed("REVIVE.R GREY", "GREY", invasion="ALIEN.R", discard="VIEW UFO ALIEN.B").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == ("GREY", "VIEW UFO ALIEN.B ALIEN.R REVIVE.R")
    assert happened(t, "revive_none")[0]["seat"] == 0


@pytest.mark.parametrize(
    ("laid", "back"),
    [
        ("REVIVE.R 0 DEFEND.G", "GREY DEFEND.G VIEW"),
        ("DEFEND.G 1 REVIVE.R", "GREY VIEW DEFEND.G"),
        ("REVIVE.R 0 GREY", "DEFEND.G GREY"),
    ],
)
def test_14_1_characters_just_laid_may_be_taken_back_and_still_work(laid: str, back: str) -> None:
    t = revealed("REVIVE.R DEFEND.G GREY", "GREY", invasion="ALIEN.RG", supply="VIEW SAFETY").pick(laid)
    assert (hands(t)[0], t.pile("discard")) == (back, "ALIEN.RG REVIVE.R")


def test_14_1_a_deflect_taken_back_still_deflects_after_all_draws() -> None:
    t = revealed("REVIVE.R DEFLECT.G GREY", "GREY GREY", "GREY", invasion="ALIEN.RG", supply="VIEW").pick(
        "REVIVE.R 0 DEFLECT.G"
    )
    assert (hands(t)[0], t.asked()) == ("GREY DEFLECT.G VIEW", "seat 0 deflect: seat 1, seat 2")
    t.pick("1")
    assert fields(t)["aliens"] == [1]


# -- 14.2 locks in Phase 2 -----------------------------------------------------------------------------------------


def test_14_2_a_locked_turn_of_phase_2_goes_straight_to_the_reveal() -> None:
    t = wave(
        phase=2,
        hands=["SUPER_SAFETY GREY", "VIEW GREY DEFEND.R", "GREY"],
        invasion="ALIEN.R RELAX1",
        supply="SAFETY VIEW",
    )
    t.pick("SUPER_SAFETY")
    assert t.asked() == "seat 1 face: GREY, DEFEND.R"
    t.pick("DEFEND.R")  # abilities work as usual
    assert (hands(t)[1], t.asked()) == ("VIEW GREY SAFETY", "seat 2 action: pass")


def test_14_2_the_lock_falls_on_the_setters_own_next_turn_if_turns_are_owed() -> None:
    t = wave(
        phase=2, hands=["SUPER_SAFETY VIEW GREY", "VIEW GREY"], invasion="ALIEN.R RELAX1", supply="SAFETY", turns_left=2
    )
    t.pick("SUPER_SAFETY")
    assert (t.asked(), whose(t), fields(t)["lock_now"]) == ("seat 0 face: GREY", [0, 1, 1], 1)


def test_14_2_it_lasts_exactly_one_turn() -> None:
    t = wave(
        phase=2,
        hands=["RAD_REVERSE VIEW GREY", "GREY", "GREY"],
        invasion="RELAX1 RELAX1",
        supply="SAFETY SAFETY",
        turns_left=3,
    )
    t.pick("RAD_REVERSE")
    assert (t.asked(), whose(t)) == ("seat 0 action: VIEW, SAFETY, pass", [0, 1, -1])


# -- 14.3 View Two in Phase 2 --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "pick", "left"), [("0 1", "RELAX1", "ALIEN.R ALIEN.B"), ("2 1", "RELAX1", "ALIEN.B ALIEN.R")]
)
def test_14_3_the_other_card_goes_on_top_of_the_invasion_deck(places: str, pick: str, left: str) -> None:
    t = wave(phase=2, hands=["VIEW_TWO GREY", "GREY"], invasion="ALIEN.R RELAX1 ALIEN.B", supply="SAFETY").pick(
        "VIEW_TWO"
    )
    assert (t.pick(places).pick(pick).pile("invasion"), t.pile("discard")) == (left, "VIEW_TWO RELAX1")


# -- 14.4 Gold Boost in Phase 2 ------------------------------------------------------------------------------------


def boosted(hand: str, *others: str, **more: object) -> Scenario:
    return wave(**{"phase": 2, "hands": [f"GOLD_BOOST {hand}", *others], "chance": [], **more}).pick("GOLD_BOOST")


@pytest.mark.parametrize(
    ("card", "drawn"), [("GREY", "VIEW"), ("DEFEND.R", "VIEW"), ("SCAVENGE.G", "VIEW SAFETY"), ("REVIVE.R", "DEFEND.B")]
)
def test_14_4_every_character_is_gold_and_keeps_its_ability(card: str, drawn: str) -> None:
    t = boosted(f"{card} SHUFFLE GREY", "GREY", invasion="ALIEN.B", supply="VIEW SAFETY", discard="DEFEND.B").pick(card)
    assert sorted(t.table("hands")[0]) == sorted(f"SHUFFLE GREY {drawn}".split())


def test_14_4_all_of_a_multiple_attack_may_be_matched() -> None:
    t = boosted("GREY GREY GREY DEFEND.R", "GREY", invasion="ALIEN.RGB", supply="VIEW SAFETY SHUFFLE REVERSE")
    assert hands(t.pick("GREY 0 GREY 1 GREY"))[0] == "DEFEND.R VIEW SAFETY SHUFFLE"


def test_14_4_an_alien_that_comes_back_in_the_same_turn_meets_gold_too() -> None:
    t = boosted("DEFLECT.G GREY", "DEFLECT.R GREY", invasion="ALIEN.R", supply="VIEW SAFETY SHUFFLE GREY REVERSE")
    t.pick("DEFLECT.G").pick("DEFLECT.R")
    assert (t.asked(), hands(t)) == ("seat 0 face: GREY", ["GREY VIEW", "GREY SAFETY"])
    t.pick("GREY")
    assert (hands(t), fields(t)["boost"]) == (["VIEW SHUFFLE GREY REVERSE", "GREY SAFETY"], -1)


def test_14_4_the_targets_of_the_booster_are_not_boosted() -> None:
    t = boosted("DEFLECT.G GREY", "GREY GREY", invasion="ALIEN.R", supply="VIEW SAFETY").pick("DEFLECT.G").pick("GREY")
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "GREY"], "SAFETY")


def test_14_4_gold_does_not_help_against_stealth_but_against_the_card_after_it() -> None:
    t = boosted("GREY DEFEND.R GREY", "GREY", invasion="STEALTH ALIEN.B", supply="VIEW").pick("DEFEND.R")
    assert (hands(t)[0], t.asked()) == ("GREY GREY", "seat 0 face: GREY")
    assert hands(t.pick("GREY"))[0] == "GREY VIEW"


def test_14_4_it_is_over_with_the_turn() -> None:
    t = boosted("GREY GREY", "GREY", invasion="RELAX1 ALIEN.R", supply="VIEW SAFETY", turns_left=2)
    assert (fields(t)["boost"], whose(t)) == (-1, [0, 1, 1])
    assert hands(t.pick("pass").pick("GREY"))[0] == "GREY VIEW"


def test_14_5_gold_boost_in_phase_1_leaves_characters_as_they_are() -> None:
    t = wave(
        phase=1,
        hands=["GOLD_BOOST GREY", "GREY"],
        supply="UFO VIEW",
        reserve="UFO",
        invasion="ALIEN.R",
        chance=["VIEW GOLD_BOOST UFO"],
    )
    t.pick("GOLD_BOOST").pick("pass").pick("pass").pick("GREY")
    assert outcome(t).winners == (1,)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_14_6_there_is_a_fourth_ufo(seats: int) -> None:
    session = new(seats, 7, "expansion", beginner=True)
    assert (table(session)["supply"].count("UFO"), table(session)["reserve"]) == (1, ["UFO"] * 3)
    assert sorted(session.view(-1).pile("reserve").cards) == ["UFO#2", "UFO#3", "UFO#4"]


# -- 15.1 Stealth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["GREY", "DEFEND.GOLD", "DEFLECT.R"])
def test_15_1_stealth_takes_one_character_and_nothing_matches_it(card: str) -> None:
    t = revealed(f"{card} DEFEND.B", "GREY", invasion="STEALTH RELAX1", supply="VIEW SAFETY").pick(card)
    assert (hands(t)[0], t.pile("discard")) == ("DEFEND.B VIEW", f"STEALTH {card} RELAX1")
    assert (t.asked_seat(), happened(t, "miss_s")[0]["cards"]) == (1, [card])
    assert [event["seat"] for event in happened(t, "extra")] == [0]


def test_15_1_without_a_character_left_the_turn_is_over() -> None:
    t = revealed("DEFEND.GOLD VIEW", "GREY", "GREY", invasion="STEALTH RELAX2", supply="GREY GREY").pick("DEFEND.GOLD")
    assert (hands(t), t.pile("invasion"), t.asked_seat()) == ([None, "GREY", "GREY"], "RELAX2", 1)
    assert happened(t, "bonus") == happened(t, "extra") == []


def test_15_1_the_extra_card_is_revealed_without_an_action_and_resolved_in_full() -> None:
    t = revealed("GREY DEFEND.R VIEW", "GREY", invasion="STEALTH ALIEN.RG RELAX1").pick("GREY")
    assert outcome(t).winners == (1,)  # one Character against two aliens
    t = revealed("GREY DEFEND.R VIEW", "GREY", invasion="STEALTH STEALTH RELAX1", supply="SAFETY")
    assert t.pick("GREY").asked() == "seat 0 face: DEFEND.R"
    t = revealed("GREY DEFEND.R", "GREY", invasion="STEALTH ALLIANCE").pick("GREY")
    assert t.asked() == "seat 0 colour: 0, 1, 2"
    t = revealed("GREY DEFEND.R", "GREY", invasion="STEALTH MIMIC RELAX1").pick("GREY")
    assert (t.pile("mimics"), t.asked_seat(), t.pile("invasion")) == ("MIMIC", 1, "RELAX1")


# -- 15.2 Alliance -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", [0, 1, 2])
def test_15_2_alliance_sends_an_alien_of_any_colour_at_another_player(colour: int) -> None:
    t = revealed("GREY", "DEFEND.G GREY", "GREY", invasion="ALLIANCE", supply="VIEW")
    assert t.asked() == "seat 0 colour: 0, 1, 2"
    assert t.pick(str(colour)).asked() == "seat 0 ally: seat 1, seat 2"
    t.pick("1")
    assert (fields(t)["attacked"], fields(t)["aliens"], t.asked()) == (1, [colour], "seat 1 face: DEFEND.G, GREY")
    t.pick("DEFEND.G")
    assert (hands(t), whose(t)) == (["GREY", "GREY VIEW" if colour == 1 else "GREY", "GREY"], [1, 1, 1])


def test_15_2_the_current_player_is_not_attacked_but_may_be_deflected_at() -> None:
    t = (
        revealed("GREY DEFEND.R", "DEFLECT.R GREY", invasion="ALLIANCE", supply="VIEW SAFETY")
        .pick("0")
        .pick("DEFLECT.R")
    )
    assert (t.asked(), fields(t)["attacked"]) == ("seat 0 face: GREY, DEFEND.R", 0)
    assert hands(t.pick("DEFEND.R")) == ["GREY SAFETY", "GREY VIEW"] and whose(t) == [1, 1, 1]


def test_15_2_the_target_gets_the_survival_bonus_or_goes_out() -> None:
    t = (
        revealed("GREY", "DEFEND.R", "GREY", invasion="ALLIANCE", supply="VIEW SAFETY GREY")
        .pick("0 1")
        .pick("DEFEND.R")
    )
    assert hands(t) == ["GREY", "VIEW SAFETY GREY", "GREY"]
    t = revealed("GREY", "DEFEND.R", "GREY", invasion="ALLIANCE", supply="VIEW").pick("1 1").pick("DEFEND.R")
    assert (hands(t), whose(t)) == (["GREY", None, "GREY"], [2, 1, 1])


# -- 15.3 Mimic ----------------------------------------------------------------------------------------------------


def test_15_3_a_mimic_attacks_nobody_and_ends_the_turn() -> None:
    t = revealed("GREY", "GREY", invasion="MIMIC ALIEN.R")
    assert (t.pile("mimics"), t.pile("discard"), whose(t), t.asked()) == ("MIMIC", "", [1, 1, 1], "seat 1 action: pass")
    assert [event["cards"] for event in happened(t, "mimic")] == [["MIMIC"]] and happened(t, "reveal") == []


@pytest.mark.parametrize(
    ("mimics", "card", "aliens"),
    [
        ("MIMIC", "R", [0, 0]),
        ("MIMIC", "GB", [1, 2, 1, 2]),
        ("MIMIC MIMIC", "B", [2, 2, 2]),
        ("MIMIC", "RGB", [0, 1, 2, 0, 1, 2]),
    ],
)
def test_15_3_every_alien_on_the_next_card_is_multiplied(mimics: str, card: str, aliens: list[int]) -> None:
    t = revealed("GREY " * 7, "GREY", invasion=f"ALIEN.{card}", mimics=mimics)
    assert (fields(t)["aliens"], t.pile("mimics"), t.pile("discard")) == (aliens, "", f"{mimics} ALIEN.{card}")
    assert [event["number"] for event in happened(t, "mimics_used")] == [len(mimics.split())]


def test_15_3_with_too_few_characters_for_all_of_them_a_player_is_out() -> None:
    t = revealed("DEFEND.G DEFEND.B GREY", "GREY", invasion="ALIEN.GB", mimics="MIMIC")
    assert outcome(t).winners == (1,)


@pytest.mark.parametrize(
    ("mimics", "card", "drawn"), [("MIMIC", "RELAX1", 2), ("MIMIC", "RELAX2", 4), ("MIMIC MIMIC", "RELAX2", 6)]
)
def test_15_3_relax_is_multiplied(mimics: str, card: str, drawn: int) -> None:
    t = revealed("GREY", "GREY", invasion=card, mimics=mimics, supply="VIEW " * 7)
    assert (len(t.table("hands")[0]), t.pile("discard")) == (1 + drawn, f"{mimics} {card}")


def test_15_3_stealth_is_multiplied_but_brings_one_extra_card_that_is_not() -> None:
    t = revealed(
        "GREY GREY DEFEND.R", "GREY", invasion="STEALTH RELAX1 RELAX1", mimics="MIMIC", supply="VIEW VIEW VIEW"
    )
    assert fields(t)["aliens"] == [3, 3]
    t.pick("GREY GREY")
    assert (hands(t)[0], t.pile("discard")) == ("DEFEND.R VIEW", "MIMIC STEALTH GREY GREY RELAX1")
    assert outcome(revealed("GREY", "GREY", invasion="STEALTH", mimics="MIMIC")).winners == (1,)


def test_15_3_each_ally_gets_a_target_and_a_colour() -> None:
    t = revealed("GREY", "GREY GREY", "DEFEND.B GREY", invasion="ALLIANCE", mimics="MIMIC", supply="VIEW")
    assert t.pick("0 1").asked() == "seat 0 colour: 0, 1, 2"
    t.pick("2 2")
    assert (t.asked(), fields(t)["aliens"]) == ("seat 1 face: GREY", [0])
    t.pick("GREY")
    assert (t.asked(), fields(t)["aliens"]) == ("seat 2 face: DEFEND.B, GREY", [2])


def test_15_3_allies_on_one_target_attack_together_in_the_order_declared() -> None:
    t = revealed("GREY", "DEFEND.B GREY GREY", "GREY", invasion="ALLIANCE", mimics="MIMIC", supply="VIEW")
    t.pick({"type": "alliance", "pairs": [[1, "B"], [1, "R"]]})
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [2, 0])
    assert hands(t.pick({"type": "face", "pairs": [[1, "GREY"], [0, "DEFEND.B"]]}))[1] == "GREY VIEW"


def test_15_3_mimics_accumulate_and_wait_for_whoever_reveals_next() -> None:
    t = wave(
        phase=2,
        hands=["GREY", "SAFETY GREY", "GREY GREY GREY"],
        invasion="MIMIC MIMIC ALIEN.R",
        supply="VIEW",
        turns_left=2,
    )
    t.pick("pass").pick("pass").pick("SAFETY")
    assert (t.pile("mimics"), t.asked_seat()) == ("MIMIC MIMIC", 2)
    assert fields(t.pick("pass"))["aliens"] == [0, 0, 0]


def test_15_3_looking_at_a_card_does_not_use_a_mimic_up() -> None:
    t = wave(phase=2, hands=["VIEW GREY GREY", "GREY"], invasion="RELAX1 ALIEN.R", mimics="MIMIC").pick("VIEW")
    assert t.pile("mimics") == "MIMIC" and fields(t.pick("1"))["aliens"] == [0, 0]
    assert t.pile("discard") == "VIEW MIMIC ALIEN.R"


def test_15_3_a_mimic_is_used_once() -> None:
    t = wave(phase=2, hands=["GREY", "GREY"], invasion="MIMIC RELAX1 RELAX1", supply="VIEW VIEW VIEW VIEW")
    for _ in range(3):
        t.pick("pass")
    assert hands(t) == ["GREY VIEW", "GREY VIEW VIEW"]
