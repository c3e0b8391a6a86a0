from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.words.event_runs import log_key
from xenodeck.games.frenzy.settings import KEYS
from xenodeck.games.frenzy.tests.tables import base, dealt, fields, hands, happened, new, outcome, table, turn, wave
from xenodeck.testkit import Scenario

# -- R33-R34: Gold Boost in Phase 1 --------------------------------------------------------------------------------


def boosted(option: str, supply: str, *chance: str) -> Scenario:
    t = wave({"boost_reinsert": option}, phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply=supply, invasion="RELAX1",
             chance=list(chance))  # fmt: skip
    return t.pick("GOLD_BOOST")


def test_r33_every_ufo_drawn_in_the_turn_may_be_put_back() -> None:
    t = boosted("each_ufo_once", "UFO#1 UFO#2 VIEW SAFETY")
    assert t.asked() == "seat 0 reinsert: 1, pass"
    t.pick("1 3 0")
    assert t.asked() == "seat 0 reinsert: 1, pass"
    t.pick("1 3 0")
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("GREY VIEW", "SAFETY UFO UFO", "GOLD_BOOST")
    assert (t.table("phase"), t.asked()) == (1, "seat 1 play: GREY")


def test_r33_the_same_ufo_met_again_starts_the_invasion() -> None:
    t = boosted("each_ufo_once", "UFO VIEW", "VIEW GOLD_BOOST").pick("1 0 0")
    assert (t.table("phase"), turn(t), t.pile("discard")) == (2, (0, 3), "UFO")
    assert (hands(t)[0], t.pile("supply")) == ("GREY", "VIEW GOLD_BOOST")


def test_r33_declining_starts_the_invasion() -> None:
    t = boosted("each_ufo_once", "UFO VIEW", "VIEW GOLD_BOOST").pick("pass")
    assert (t.table("phase"), turn(t), t.pile("discard"), t.pile("supply")) == (2, (0, 3), "UFO", "VIEW GOLD_BOOST")


def test_r33_as_an_option_only_one_ufo_goes_back_each_turn() -> None:
    t = boosted("once", "UFO#1 UFO#2 VIEW", "VIEW GOLD_BOOST UFO#1").pick("1 2 0")
    assert (t.table("phase"), turn(t), t.pile("discard")) == (2, (0, 3), "UFO")
    assert happened(t, "ufo")[-1]["cards"] == ["UFO#2"]


@pytest.mark.parametrize(("say", "what", "told"), [("0", "reinsert_secret", None), ("1", "reinsert_open", 1)])
def test_r34_the_ufo_is_shown_and_its_new_place_may_be_kept_secret(say: str, what: str, told: int | None) -> None:
    t = boosted("each_ufo_once", "UFO#3 VIEW SAFETY")
    assert happened(t, "ufo", 1) == [{"what": "ufo", "seat": 0, "cards": ["UFO#3"], "from": "supply", "to": "discard"}]
    t.pick(f"1 1 {say}")
    assert [(e["cards"], e.get("number")) for e in happened(t, what, 1)] == [(["UFO#3"], told)]
    assert t.pile("supply") == "UFO SAFETY"
    assert t.pile("supply", seen_by=1) == ("? ?" if told is None else "UFO ?")


# -- R35-R37: Revive -----------------------------------------------------------------------------------------------


def test_r35_without_a_character_to_revive_the_match_still_counts() -> None:
    t = wave(phase=2, hands=["REVIVE.R", "GREY"], invasion="ALIEN.R", discard="UFO VIEW", supply="SAFETY GREY SHUFFLE")
    t.pick("pass").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == ("SAFETY GREY", "UFO VIEW ALIEN.R REVIVE.R")
    assert [log_key(e) for e in t.told(-1)] == ["reveal", "match_r", "revive_none", "bonus", "draw", "draw"]


def test_r35_with_a_character_left_in_hand_it_just_does_nothing() -> None:
    t = wave(phase=2, hands=["REVIVE.R GREY", "GREY"], invasion="ALIEN.R", supply="SAFETY")
    t.pick("pass").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("GREY", "SAFETY", "ALIEN.R REVIVE.R")


def test_r36_a_revive_passes_itself_over() -> None:
    t = wave(phase=2, hands=["REVIVE.R GREY", "GREY"], invasion="ALIEN.R", discard="DEFEND.B DEFEND.G VIEW UFO")
    t.pick("pass").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == ("GREY DEFEND.G", "DEFEND.B VIEW UFO ALIEN.R REVIVE.R")


def test_r36_another_copy_of_the_same_card_is_not_itself() -> None:
    t = wave(phase=2, hands=["REVIVE.R GREY", "GREY"], invasion="ALIEN.R", discard="DEFEND.B REVIVE.R")
    t.pick("pass").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == ("GREY REVIVE.R", "DEFEND.B ALIEN.R REVIVE.R")


def test_r36_as_an_option_it_takes_itself_back() -> None:
    t = wave({"revive_self": True}, phase=2, hands=["REVIVE.R GREY", "GREY"], invasion="ALIEN.R", discard="DEFEND.B")
    t.pick("pass").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == ("GREY REVIVE.R", "DEFEND.B ALIEN.R")


@pytest.mark.parametrize("laid", ["REVIVE.R 0 REVIVE.B 2", "REVIVE.B 2 REVIVE.R 0"])
def test_r37_two_matched_revives_bring_each_other_back(laid: str) -> None:
    t = wave(
        phase=2, hands=["REVIVE.R REVIVE.B", "GREY"], invasion="ALIEN.RB", discard="GREY", supply="VIEW SAFETY UFO"
    )
    t.pick("pass").pick(laid)
    assert sorted(t.table("hands")[0]) == ["REVIVE.B", "REVIVE.R", "SAFETY", "VIEW"]
    assert t.pile("discard") == "GREY ALIEN.RB"


def test_r37_a_matched_deflect_that_was_taken_back_still_deflects() -> None:
    t = wave(phase=2, hands=["DEFLECT.R REVIVE.B GREY", "GREY", "GREY GREY"], invasion="ALIEN.RB", supply="VIEW SAFETY")
    t.pick("pass").pick("DEFLECT.R 0 REVIVE.B 2")
    assert (hands(t)[0], t.pile("discard")) == ("GREY VIEW DEFLECT.R", "ALIEN.RB REVIVE.B")
    assert t.asked() == "seat 0 deflect: seat 1, seat 2"
    t.pick("2").pick("GREY")
    assert hands(t) == ["GREY VIEW DEFLECT.R", "GREY", "GREY"]


def test_r37_an_ability_still_waiting_resolves_after_its_card_went_back_to_hand() -> None:
    t = wave(phase=2, hands=["REVIVE.B SCAVENGE.R GREY", "GREY"], invasion="ALIEN.RB", supply="VIEW SAFETY SHUFFLE")
    t.pick("pass").pick("REVIVE.B 2 SCAVENGE.R 0")
    assert (hands(t)[0], t.pile("discard")) == ("GREY SCAVENGE.R VIEW SAFETY", "ALIEN.RB REVIVE.B")


def test_r37_a_character_that_did_not_match_gains_nothing_by_being_taken_back() -> None:
    t = wave(phase=2, hands=["REVIVE.B SCAVENGE.G GREY", "GREY"], invasion="ALIEN.RB", supply="VIEW SAFETY SHUFFLE")
    t.pick("pass").pick("REVIVE.B 2 SCAVENGE.G 0")
    assert (hands(t)[0], t.pile("supply")) == ("GREY SCAVENGE.G", "VIEW SAFETY SHUFFLE")


# -- R38-R42: the expansion's aliens -------------------------------------------------------------------------------


@pytest.mark.parametrize("last", ["GREY", "DEFEND.GOLD", "SCAVENGE.R"])
def test_r38_stealth_against_the_last_character_is_the_end_without_bonus_or_extra_card(last: str) -> None:
    t = wave(
        phase=2, hands=[f"{last} VIEW", "GREY", "GREY"], turns_left=2, invasion="STEALTH RELAX1", supply="SAFETY GREY"
    )
    t.pick("pass").pick(last)
    assert (hands(t), t.pile("discard")) == ([None, "GREY", "GREY"], f"STEALTH {last} VIEW")
    assert (t.pile("invasion"), t.pile("supply"), turn(t)) == ("RELAX1", "SAFETY GREY", (1, 1))


def test_r39_nobody_allies_against_oneself_or_the_eliminated() -> None:
    t = wave(phase=2, hands=["GREY", "GREY", None, "GREY"], invasion="ALLIANCE RELAX1")
    t.pick("pass")
    for target in (0, 2, 4):
        assert t.refused({"type": "alliance", "pairs": [[target, "R"]]}).code == "BAD_TARGET"
    t.pick("2")
    assert t.asked() == "seat 0 ally: seat 1, seat 3"


def test_r39_nobody_steals_from_oneself_or_the_eliminated() -> None:
    t = wave(phase=2, hands=["STEAL.R GREY VIEW", "GREY SAFETY", None, "GREY"], invasion="ALIEN.R", chance=[1])
    t.pick("pass").pick("STEAL.R")
    assert t.asked() == "seat 0 steal: seat 1, seat 3"
    for target in (0, 2, 4):
        assert t.refused({"type": "steal_target", "target": target}).code == "BAD_TARGET"
    t.pick("1")
    assert hands(t) == ["GREY VIEW SAFETY", "GREY", None, "GREY"]


def test_r40_a_mimic_ends_the_turn_and_waits_for_whoever_reveals_next() -> None:
    t = wave(phase=2, hands=["GREY GREY", "GREY GREY GREY"], invasion="MIMIC ALIEN.R", supply="VIEW")
    t.pick("pass")
    assert (t.pile("mimics"), t.pile("discard"), turn(t)) == ("MIMIC", "", (1, 1))
    assert t.asked() == "seat 1 action: pass"
    t.pick("pass")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [0, 0])


def test_r40_as_an_option_the_same_player_reveals_on_at_once() -> None:
    t = wave({"mimic_mode": "immediate"}, phase=2, hands=["GREY GREY GREY", "GREY"], invasion="MIMIC ALIEN.R RELAX1")
    t.pick("pass")
    assert (fields(t)["attacked"], fields(t)["aliens"], turn(t)) == (0, [0, 0], (0, 1))
    assert (t.pile("mimics"), t.pile("discard"), t.pile("invasion")) == ("", "MIMIC ALIEN.R", "RELAX1")


def test_r41_used_mimics_lie_directly_under_the_card_they_copied() -> None:
    t = wave(phase=2, hands=["GREY SHUFFLE", "GREY"], mimics="MIMIC MIMIC", invasion="RELAX1", discard="UFO",
             supply="VIEW SAFETY REVERSE", chance=["RELAX1"])  # fmt: skip
    t.pick("SHUFFLE")
    assert (t.pile("discard"), t.pile("mimics")) == ("UFO SHUFFLE MIMIC MIMIC RELAX1", "")
    assert hands(t)[0] == "GREY VIEW SAFETY REVERSE"


def test_r41_they_are_used_up_at_the_reveal_even_if_nobody_can_stand_the_attack() -> None:
    t = wave(phase=2, hands=["GREY", "GREY", "GREY"], mimics="MIMIC", invasion="ALIEN.R ALIEN.R")
    t.pick("pass")
    assert (hands(t), t.pile("discard")) == ([None, "GREY", "GREY"], "MIMIC ALIEN.R GREY")
    t.pick("pass")
    assert fields(t)["aliens"] == [0]


def alliance(pairs: str, hands: list[str], option: str = "simultaneous") -> Scenario:
    """Two active Mimics: three Alliance aliens at once."""
    t = wave({"alliance_same_target": option}, phase=2, hands=hands, mimics="MIMIC MIMIC", invasion="ALLIANCE RELAX1",
             supply="VIEW SAFETY SHUFFLE REVERSE")  # fmt: skip
    return t.pick("pass").pick(pairs)


def test_r42_copies_on_one_target_are_one_attack_in_order_of_first_mention() -> None:
    t = alliance("0 2 1 1 2 2", ["GREY", "GREY GREY", "DEFEND.R DEFEND.B GREY"])
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (2, [0, 2])
    t.pick("DEFEND.B 2 DEFEND.R 0")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [1])
    t.pick("GREY")
    assert hands(t) == ["GREY", "GREY", "GREY VIEW SAFETY"]
    assert t.pile("discard") == "MIMIC MIMIC ALLIANCE DEFEND.B DEFEND.R GREY"


def test_r42_nobody_is_attacked_before_all_pairs_are_declared() -> None:
    t = alliance("0 2 1 1", ["GREY", "GREY GREY", "DEFEND.R GREY"])
    assert t.asked() == "seat 0 colour: 0, 1, 2"
    assert happened(t, "ally_r") == [] and hands(t)[2] == "DEFEND.R GREY"


def test_r42_too_few_characters_for_a_group_are_the_end() -> None:
    t = alliance("0 2 1 1 2 2", ["GREY", "GREY GREY", "DEFEND.R VIEW"])
    assert (hands(t), fields(t)["attacked"]) == (["GREY", "GREY GREY", None], 1)
    assert t.pile("discard") == "MIMIC MIMIC ALLIANCE DEFEND.R VIEW"


def test_r42_a_target_who_fell_meanwhile_is_skipped() -> None:
    t = alliance("0 1 2 2 1 3", ["GREY", "DEFLECT.R GREY", "GREY", "GREY GREY"])
    t.pick("DEFLECT.R").pick("2").pick("GREY")
    assert (hands(t)[2], fields(t)["attacked"], fields(t)["aliens"]) == (None, 3, [1])
    t.pick("GREY")
    assert (hands(t), turn(t)) == (["GREY", "GREY VIEW", None, "GREY"], (1, 1))


def test_r42_as_an_option_each_copy_is_an_attack_of_its_own() -> None:
    t = alliance("0 2 1 1 2 2", ["GREY", "GREY GREY", "DEFEND.R"], "sequential")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (2, [0])
    t.pick("DEFEND.R")
    assert (hands(t)[2], fields(t)["attacked"]) == (None, 1)  # drew no Character, so the third alien finds nobody
    t.pick("GREY")
    assert (hands(t), turn(t)) == (["GREY", "GREY", None], (1, 1))


# -- R43-R46 -------------------------------------------------------------------------------------------------------


def test_r43_others_see_from_where_a_card_was_drawn_but_not_which() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="VIEW UFO SHUFFLE REVERSE")
    t.pick("SAFETY 2")
    drawn = {"what": "draw_at", "seat": 0, "number": 2, "cards": ["?0"], "from": "supply", "to": "hand 0"}
    assert happened(t, "draw_at", 1) == [drawn]
    assert happened(t, "draw_at", 0) == [{**drawn, "cards": ["SHUFFLE"]}]


def test_r43_as_an_option_the_place_of_a_draw_stays_hidden() -> None:
    t = base({"public_draw_positions": False}, phase=1, hands=["SAFETY GREY", "GREY"], supply="VIEW UFO SHUFFLE")
    t.pick("SAFETY 2")
    assert happened(t, "draw_at", 1) == []
    assert [e.get("number") for e in happened(t, "draw_somewhere", 1)] == [None]


def test_r43_then_nobody_is_told_from_where_a_ufo_came_either() -> None:
    t = base({"public_draw_positions": False}, phase=1, hands=["SAFETY GREY", "GREY"], supply="VIEW UFO SHUFFLE")
    t.pick("SAFETY 1")
    assert (happened(t, "ufo_at", 1), [e.get("number") for e in happened(t, "ufo", 1)]) == ([], [None])


def test_r43_a_secret_sighting_is_seen_by_all_and_its_place_by_its_player_only() -> None:
    t = base(phase=1, hands=["DEFEND.R GREY", "GREY"], supply="VIEW SHUFFLE REVERSE", reserve="UFO")
    t.pick("DEFEND.R 2 0")
    assert [e["cards"] for e in happened(t, "sight_secret", 1)] == [["UFO#1"]]
    assert [e["number"] for e in happened(t, "noted", 0)] == [2] and happened(t, "noted", 1) == []
    assert (t.pile("supply", seen_by=0), t.pile("supply", seen_by=1)) == ("? UFO ?", "? ? ?")


def test_r44_the_later_somebody_falls_the_higher_the_rank() -> None:
    t = base(phase=2, hands=["GREY", "GREY GREY", "GREY"], current=2, invasion="ALIEN.R ALIEN.RG")
    t.pick("pass").pick("GREY")
    t.pick("pass")
    assert (t.table("over"), fields(t)["out"]) == (True, [2, 0, 1])
    assert (outcome(t).scores, outcome(t).winners) == ((1, 2, 0), (1,))


def test_r44_those_who_fall_together_share_their_rank() -> None:
    t = base(phase=1, hands=["VIEW", "GREY", "VIEW", "SAFETY GREY"], current=3, supply="UFO", chance=["SAFETY"])
    t.pick("SAFETY")
    assert (fields(t)["out"], turn(t)) == ([1, 0, 1, 0], (3, 3))
    assert outcome(t).scores == (0, 2, 0, 2)


def small_deal(supply: str, *more: str, ufos: int, starting: int) -> Scenario:
    counts = {**dict.fromkeys(KEYS, 0), **Counter(supply.split()), "UFO": ufos, "RELAX1": 1}
    return dealt(2, ["RELAX1", supply, *more], counts=counts, starting_ufos=starting)


def test_r45_as_printed_at_most_one_ufo_is_dealt_and_three_turns_are_owed() -> None:
    skipped = 0
    for seed in range(60):
        m = new(4, seed)
        now = table(m)
        assert now["phase"] == 2 or "UFO" not in [card for hand in now["hands"] for card in hand]
        if now["phase"] == 2:
            skipped += 1
            assert (now["discard"], now["turns_left"], now["reserve"]) == (["UFO"], 3, [])
    assert 5 < skipped < 40


def test_r45_with_more_ufos_in_the_supply_each_further_dealt_one_costs_a_turn() -> None:
    t = small_deal("GREY UFO UFO GREY " + "GREY " * 10 + "VIEW", "UFO VIEW", ufos=3, starting=2)
    assert [len(hand) for hand in t.table("hands")] == [6, 6]
    assert (t.pile("discard"), t.pile("supply"), t.pile("reserve")) == ("UFO UFO", "UFO VIEW", "")
    assert turn(t) == (0, 4)


def test_r45_one_player_may_hold_both() -> None:
    t = small_deal("GREY UFO GREY UFO " + "GREY " * 10 + "VIEW", "UFO VIEW", ufos=3, starting=2)
    assert [len(hand) for hand in t.table("hands")] == [7, 5]
    assert (t.pile("discard"), turn(t)) == ("UFO UFO", (1, 4))


def test_r45_a_ufo_left_in_the_supply_costs_nothing_yet() -> None:
    t = small_deal("GREY UFO GREY GREY " + "GREY " * 10 + "UFO", "UFO UFO", ufos=3, starting=2)
    assert (t.pile("discard"), t.pile("supply"), turn(t)) == ("UFO", "UFO UFO", (1, 3))


@pytest.mark.parametrize("out", [0, 1, 2])
def test_r46_rearrange_looks_at_as_many_cards_as_there_are_players_left(out: int) -> None:
    t = base(phase=2, hands=["REARRANGE GREY", "GREY"] + [None] * out + ["GREY"] * (2 - out),
             invasion="ALIEN.R RELAX1 ALIEN.B ALIEN.G RELAX2")  # fmt: skip
    t.pick("REARRANGE")
    seen = ["ALIEN.R", "RELAX1", "ALIEN.B", "ALIEN.G"][: 4 - out]
    assert t.asked() == "seat 0 order: " + ", ".join(seen)


def test_r46_in_phase_1_all_players_count() -> None:
    t = base(phase=1, hands=["REARRANGE GREY", "GREY", "GREY"], supply="VIEW UFO SAFETY GREY")
    t.pick("REARRANGE")
    assert t.asked() == "seat 0 order: VIEW, UFO#1, SAFETY"


# -- R47-R48: the end in the middle --------------------------------------------------------------------------------


def test_r47_a_theft_that_leaves_one_player_ends_the_game_before_the_rest() -> None:
    t = wave(phase=2, hands=["STEAL.R SCAVENGE.B", "GREY", None], invasion="ALIEN.RB", supply="VIEW SAFETY", chance=[0])
    t.pick("pass").pick("STEAL.R 0 SCAVENGE.B 2")
    assert (t.table("over"), outcome(t).winners) == (True, (0,))
    assert (hands(t), t.pile("supply")) == (["GREY", None, None], "VIEW SAFETY")


def test_r47_pending_deflections_are_dropped() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY", "GREY", None], invasion="ALIEN.RB", supply="VIEW SAFETY UFO")
    t.pick("pass").pick("DEFLECT.R 0 DEFLECT.B 2").pick("GREY")
    assert (t.table("over"), outcome(t).winners, t.asked()) == (True, (0,), "")
    assert (len(happened(t, "deflect_r")), happened(t, "deflect_b")) == (1, [])


def test_r47_pending_alliance_groups_are_dropped() -> None:
    t = wave(phase=2, hands=["GREY", "DEFLECT.R", "GREY VIEW"], mimics="MIMIC", invasion="ALLIANCE",
             supply="VIEW SAFETY SHUFFLE")  # fmt: skip
    t.pick("pass").pick("0 1 2 2").pick("DEFLECT.R").pick("0").pick("GREY")
    assert (t.table("over"), outcome(t).winners, hands(t)) == (True, (2,), [None, None, "GREY VIEW"])
    assert [event["seat"] for event in happened(t, "out")] == [1, 0]


def test_r48_an_eliminated_current_player_still_places_the_other_deflection() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.B GREY", "DEFLECT.R GREY", "GREY GREY"], turns_left=3,
             invasion="ALIEN.RB RELAX1", supply="VIEW SAFETY SHUFFLE")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R 0 DEFLECT.B 2").pick("1").pick("DEFLECT.R").pick("0").pick("GREY")
    assert (hands(t)[0], t.asked()) == (None, "seat 0 deflect: seat 1, seat 2")
    t.pick("2").pick("GREY")
    assert (hands(t), turn(t)) == ([None, "GREY SHUFFLE", "GREY"], (1, 1))


def test_r48_alliance_groups_already_declared_go_on_without_their_friend() -> None:
    t = wave(phase=2, hands=["GREY", "DEFLECT.R GREY", "GREY GREY"], turns_left=2, mimics="MIMIC",
             invasion="ALLIANCE RELAX1", supply="VIEW")  # fmt: skip
    t.pick("pass").pick("0 1 2 2").pick("DEFLECT.R").pick("0").pick("GREY")
    assert (hands(t)[0], fields(t)["attacked"], fields(t)["aliens"]) == (None, 2, [2])
    t.pick("GREY")
    assert (hands(t), turn(t), t.pile("invasion")) == ([None, "GREY VIEW", "GREY"], (1, 1), "RELAX1")


def test_r48_the_extra_card_after_stealth_is_not_revealed_by_the_eliminated() -> None:
    t = wave(phase=2, hands=["GREY GREY", "GREY", "GREY"], mimics="MIMIC", invasion="STEALTH ALIEN.R")
    t.pick("pass").pick("GREY GREY")
    assert (hands(t), t.pile("invasion"), turn(t)) == ([None, "GREY", "GREY"], "ALIEN.R", (1, 1))
    assert happened(t, "extra") == []
