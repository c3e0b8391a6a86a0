from __future__ import annotations

from random import Random

import pytest

from xenodeck.core.errors import BadScript
from xenodeck.core.rules import engine
from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, new, outcome, table, turn, wave
from xenodeck.testkit import Scenario

# -- R49-R52 -------------------------------------------------------------------------------------------------------


def test_r49_a_mimic_as_the_extra_card_becomes_active_and_ends_the_turn() -> None:
    t = wave(phase=2, hands=["GREY GREY", "GREY GREY"], invasion="STEALTH MIMIC ALIEN.R")
    t.pick("pass").pick("GREY")
    assert (t.pile("mimics"), t.pile("discard"), turn(t)) == ("MIMIC", "STEALTH GREY", (1, 1))
    t.pick("pass")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [0, 0])


def test_r49_as_an_option_the_card_after_it_is_multiplied_at_once() -> None:
    t = wave({"mimic_mode": "immediate"}, phase=2, hands=["GREY GREY GREY GREY", "GREY"],
             invasion="STEALTH MIMIC ALIEN.G RELAX1")  # fmt: skip
    t.pick("pass").pick("GREY")
    assert (fields(t)["attacked"], fields(t)["aliens"], t.pile("invasion")) == (0, [1, 1], "RELAX1")
    assert t.pile("discard") == "STEALTH GREY MIMIC ALIEN.G"


@pytest.mark.parametrize("card", ["SUPER_SAFETY", "RAD_REVERSE", "REVERSE", "SAFETY"])
def test_r50_a_locked_player_turns_and_locks_nothing_and_draws_the_top_card(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} GREY", "VIEW GREY", "GREY"], lock=True, supply="SHUFFLE UFO", reserve="UFO")
    t.pick(card)
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("GREY SHUFFLE", "UFO", card)
    assert (turn(t), t.table("dir"), t.table("lock"), fields(t)["lock_now"]) == ((1, 1), 1, False, 0)
    assert [event["what"] for event in t.told(-1)] == ["locked", "play", "wasted", "draw"]


@pytest.mark.parametrize("card", ["DEFEND.R", "SWAPSIES", "SHUFFLE", "VIEW", "REARRANGE", "VIEW_TWO"])
def test_r50_every_other_effect_is_barred_too(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} GREY", "VIEW GREY", "GREY"], lock=True, supply="SAFETY VIEW", reserve="UFO",
             chance=[])  # fmt: skip
    t.pick(card)
    assert hands(t) == ["GREY SAFETY", "VIEW GREY", "GREY"]
    assert (t.pile("supply"), t.pile("reserve"), t.asked()) == ("VIEW", "UFO", "seat 1 play: VIEW, GREY")


def test_r50_a_gold_boost_does_not_protect_a_locked_player() -> None:
    t = wave(phase=1, hands=["GOLD_BOOST GREY", "GREY"], lock=True, supply="UFO VIEW", invasion="RELAX1",
             chance=["VIEW GOLD_BOOST"])  # fmt: skip
    t.pick("GOLD_BOOST")
    assert (t.table("phase"), turn(t), t.pile("discard")) == (2, (0, 3), "UFO")


def test_r51_extra_turns_go_to_the_next_player_in_the_changed_direction() -> None:
    t = base(phase=2, hands=["REVERSE GREY", "GREY", "GREY"], turns_left=2, invasion="RELAX1", supply="UFO VIEW")
    t.pick("REVERSE").pick("pass")
    assert (turn(t), t.table("dir"), hands(t)[0]) == ((2, 2), -1, "GREY VIEW")


def test_r51_a_reverse_in_the_first_extra_turn_does_not_hand_the_others_on() -> None:
    t = base(phase=2, hands=["GREY", "REVERSE GREY", "GREY"], invasion="RELAX1 RELAX1", supply="UFO VIEW SAFETY")
    t.pick("pass")
    assert turn(t) == (1, 2)
    t.pick("REVERSE")
    assert (turn(t), t.table("dir")) == ((1, 1), -1)
    t.pick("pass")
    assert turn(t) == (0, 1)


def test_r51_whoever_is_attacked_outside_the_own_turn_cannot_turn_the_direction() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "REVERSE GREY GREY"], invasion="ALIEN.R", supply="VIEW")
    t.pick("pass").pick("DEFLECT.R")
    assert t.asked() == "seat 1 face: GREY"
    assert t.refused("REVERSE").code == "WRONG_CARD"
    assert t.refused({"type": "play_action", "card": "REVERSE"}).code == "WRONG_DECISION"


@pytest.mark.parametrize("card", ["ALIEN.RG", "ALIEN.RGB"])
def test_r52_one_deflect_passes_on_one_alien_of_the_card(card: str) -> None:
    t = base(phase=2, hands=["DEFLECT.GOLD GREY GREY GREY", "GREY", "GREY GREY"], invasion=card, supply="VIEW")
    t.pick("pass").pick("GREY 0 DEFLECT.GOLD 1" + " GREY 2" * (card == "ALIEN.RGB")).pick("2")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (2, [1])


def test_r52_only_alliance_copies_attack_another_player_together() -> None:
    t = wave(phase=2, hands=["GREY", "GREY GREY GREY"], mimics="MIMIC", invasion="ALLIANCE")
    t.pick("pass").pick("0 2")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [0, 2])


# -- R53-R56 -------------------------------------------------------------------------------------------------------


@pytest.mark.one_engine
@pytest.mark.parametrize(("seats", "mode"), [(2, "base"), (4, "base"), (3, "expansion"), (6, "expansion")])
def test_r53_no_hand_ever_holds_a_ufo_when_somebody_decides(seats: int, mode: str) -> None:
    drawn = 0
    for seed in range(8):
        session, luck = new(seats, seed, mode), Random(seed)
        while not session.state.over:
            assert not any(card.startswith("UFO") for hand in table(session)["hands"] for card in hand or [])
            seat = session.waiting()[0]
            session.answer(seat, luck.choice(engine.open_options(session.state, seat)))
        drawn += sum(event["what"] in ("ufo", "ufo_at", "ufo_again", "no_time") for event in session.events(-1))
    assert drawn >= 8


def deflected_back(mine: str, back: str) -> Scenario:
    """A boosted player's alien comes back in the same turn."""
    t = wave(phase=2, hands=[f"GOLD_BOOST DEFLECT.B {mine}", "DEFLECT.R DEFLECT.B GREY", "GREY"],
             invasion="ALIEN.R RELAX1", supply="DEFEND.G VIEW SAFETY SHUFFLE REVERSE")  # fmt: skip
    return t.pick("GOLD_BOOST").pick("DEFLECT.B").pick("1").pick(back)


@pytest.mark.parametrize("card", ["SCAVENGE.B", "DEFEND.G"])
def test_r54_the_boost_still_holds_for_characters_kept_and_drawn(card: str) -> None:
    t = deflected_back("SCAVENGE.B", "DEFLECT.R").pick("0")
    assert t.asked() == "seat 0 face: SCAVENGE.B, DEFEND.G"
    t.pick(card)
    assert [event["cards"] for event in happened(t, "match_r")] == [["DEFLECT.B"], ["DEFLECT.R"], [card]]


def test_r54_the_target_of_a_boosted_deflection_is_not_boosted() -> None:
    t = deflected_back("SCAVENGE.B", "DEFLECT.B")
    assert [event["cards"] for event in happened(t, "miss_r")] == [["DEFLECT.B"]]
    assert (hands(t)[1], turn(t)) == ("DEFLECT.R GREY", (1, 1))


def test_r54_a_boosted_grey_defends_against_the_returning_alien() -> None:
    t = deflected_back("GREY", "DEFLECT.R").pick("0").pick("GREY")
    assert (hands(t)[0], turn(t)) == ("DEFEND.G SAFETY", (1, 1))


def test_r55_a_deck_of_one_card_may_be_shuffled() -> None:
    t = base(phase=2, hands=["SHUFFLE GREY", "GREY"], invasion="RELAX1", supply="VIEW", chance=["RELAX1"])
    t.pick("SHUFFLE")
    assert (hands(t)[0], t.pile("discard")) == ("GREY VIEW", "SHUFFLE RELAX1")


def test_r55_a_boost_may_be_wasted_on_a_relax_card() -> None:
    t = wave(phase=2, hands=["GOLD_BOOST GREY", "GREY"], invasion="RELAX1", supply="VIEW")
    t.pick("GOLD_BOOST")
    assert (hands(t)[0], t.pile("discard"), fields(t)["boost"]) == ("GREY VIEW", "GOLD_BOOST RELAX1", -1)


def empty_deck(card: str, *chance: str) -> Scenario:
    t = wave(phase=2, hands=[f"{card} GREY GREY", "GREY"], supply="VIEW",
             discard="ALIEN.R UFO ALIEN.G DEFEND.R ALIEN.B", chance=list(chance))  # fmt: skip
    return t.pick(card)


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("VIEW", "seat 0 view: ALIEN.B, invasion 1, invasion 2"),
        ("REARRANGE", "seat 0 order: ALIEN.B, ALIEN.G"),
        ("VIEW_TWO", "seat 0 first: invasion 0, invasion 1, invasion 2"),
    ],
)
def test_r56_an_empty_invasion_deck_is_rebuilt_before_it_is_looked_at(card: str, asked: str) -> None:
    t = empty_deck(card, "ALIEN.B ALIEN.G ALIEN.R")
    assert (t.asked(), t.pile("discard")) == (asked, f"UFO DEFEND.R {card}")
    assert t.pile("invasion") == "ALIEN.B ALIEN.G ALIEN.R"


def test_r56_and_before_it_is_shuffled() -> None:
    t = base(phase=2, hands=["SHUFFLE GREY GREY", "GREY"], discard="ALIEN.R UFO ALIEN.G ALIEN.B", supply="VIEW")
    t.pick("SHUFFLE")
    revealed = t.table("discard")[-1]
    assert t.table("discard") == ["UFO", "SHUFFLE", revealed] and t.asked() == "seat 0 face: GREY"
    assert sorted([*t.table("invasion"), revealed]) == ["ALIEN.B", "ALIEN.G", "ALIEN.R"]


# -- R57-R62 -------------------------------------------------------------------------------------------------------


def test_r57_a_ufo_in_the_middle_of_a_turn_stops_nothing() -> None:
    t = base(phase=2, hands=["DEFLECT.R SCAVENGE.B GREY", "GREY GREY", "GREY"], invasion="ALIEN.RB",
             supply="UFO VIEW UFO SAFETY SHUFFLE REVERSE")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R 0 SCAVENGE.B 2")
    assert (hands(t)[0], fields(t)["ufos"], t.asked()) == (
        "GREY VIEW SAFETY SHUFFLE",
        2,
        "seat 0 deflect: seat 1, seat 2",
    )
    t.pick("1").pick("GREY")
    assert (turn(t), t.pile("discard")) == ((1, 3), "ALIEN.RB DEFLECT.R SCAVENGE.B UFO UFO GREY")


def test_r57_a_replacement_decides_over_life_and_death_like_any_card() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY", "GREY"], invasion="ALIEN.R", supply="VIEW SAFETY UFO GREY")
    t.pick("pass").pick("DEFEND.R")
    assert (hands(t)[0], turn(t)) == ("VIEW SAFETY GREY", (1, 2))


def test_r58_each_of_the_three_opening_turns_has_its_own_action_and_reveal() -> None:
    t = base(phase=1, hands=["SAFETY VIEW SHUFFLE SHUFFLE GREY", "GREY"], supply="UFO VIEW VIEW",
             invasion="RELAX1 " * 4, chance=["VIEW VIEW SAFETY", "RELAX1 " * 4, "RELAX1 " * 3])  # fmt: skip
    t.pick("SAFETY 0")
    for left, action in [(3, "SHUFFLE"), (2, "SHUFFLE"), (1, "VIEW")]:
        assert turn(t) == (0, left)
        t.pick(action)
    t.pick("RELAX1")
    assert (len(happened(t, "reveal")), t.pile("invasion"), turn(t)) == (3, "RELAX1", (1, 1))


def test_r59_a_deflected_alien_is_not_multiplied_again() -> None:
    t = wave(phase=2, hands=["DEFLECT.R GREY GREY", "GREY GREY", "GREY"], mimics="MIMIC", invasion="ALIEN.R RELAX1",
             supply="VIEW")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R GREY").pick("1")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (1, [0])


@pytest.mark.parametrize("boost", ["pass", "GOLD_BOOST"])
def test_r59_stealth_is_never_deflected(boost: str) -> None:
    t = wave(phase=2, hands=["DEFLECT.GOLD GREY GOLD_BOOST", "GREY"], invasion="STEALTH RELAX1", supply="VIEW")
    t.pick(boost).pick("DEFLECT.GOLD")
    assert [event["cards"] for event in happened(t, "miss_s")] == [["DEFLECT.GOLD"]]
    assert (t.table("hands")[1], t.table("hands")[0][-1], turn(t)) == (["GREY"], "VIEW", (1, 1))


def test_r60_of_several_turns_only_the_first_is_locked() -> None:
    t = wave(phase=2, hands=["VIEW GREY GREY", "GREY"], lock=True, turns_left=2, invasion="ALIEN.R RELAX1")
    assert t.asked() == "seat 0 face: GREY"
    t.pick("GREY")
    assert (turn(t), t.asked()) == ((0, 1), "seat 0 action: VIEW, pass")


def test_r60_ufos_of_a_locked_turn_give_turns_that_are_not_locked() -> None:
    t = wave(phase=2, hands=["VIEW GREY", "VIEW GREY"], lock=True, invasion="RELAX1 RELAX1", supply="UFO SAFETY")
    assert (turn(t), t.asked()) == ((1, 2), "seat 1 action: VIEW, pass")


def test_r61_the_target_of_a_deflection_gets_ability_and_bonus_and_replacements() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "SCAVENGE.R", "GREY"], invasion="ALIEN.R",
             supply="VIEW SAFETY UFO SHUFFLE REVERSE GREY VIEW")  # fmt: skip
    t.pick("pass").pick("DEFLECT.R").pick("1").pick("SCAVENGE.R")
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "SAFETY SHUFFLE REVERSE GREY", "GREY"], "VIEW")
    assert turn(t) == (1, 2)


def test_r61_so_does_the_target_of_an_alliance() -> None:
    t = wave(phase=2, hands=["GREY", "GREY", "DEFEND.B"], invasion="ALLIANCE", supply="VIEW SAFETY GREY SHUFFLE")
    t.pick("pass").pick("2 2").pick("DEFEND.B")
    assert (hands(t), [event["seat"] for event in happened(t, "bonus")]) == (["GREY", "GREY", "VIEW SAFETY GREY"], [2])


def test_r61_and_both_may_be_eliminated_outside_their_own_turn() -> None:
    t = wave(phase=2, hands=["GREY", "GREY", "DEFEND.B"], invasion="ALLIANCE", supply="VIEW")
    t.pick("pass").pick("0 2").pick("DEFEND.B")
    assert (hands(t), turn(t)) == (["GREY", "GREY", None], (1, 1))


@pytest.mark.parametrize("seed", range(12))
def test_r62_the_given_card_is_never_the_one_taken_back(seed: int) -> None:
    t = base({"seed": seed}, phase=2, hands=["SWAPSIES GREY DEFEND.R", "DEFEND.B"], invasion="ALIEN.R")
    t.pick("SWAPSIES GREY")
    assert hands(t) == ["DEFEND.R DEFEND.B", "GREY"]


def test_r62_chance_picks_among_the_cards_held_before() -> None:
    t = base(phase=2, hands=["SWAPSIES GREY DEFEND.R", "DEFEND.B VIEW"], invasion="ALIEN.R", chance=[2])
    with pytest.raises(BadScript):
        t.pick("SWAPSIES GREY")


# -- R63-R65 -------------------------------------------------------------------------------------------------------


def test_r63_a_game_without_aliens_runs_until_the_turn_cap() -> None:
    t = base({"turn_cap": 25}, phase=2, hands=["GREY", "GREY", None], invasion="RELAX1 RELAX1", supply="VIEW")
    while not t.table("over"):
        t.pick("pass")
    assert (t.table("phase2_turns"), t.table("truncated"), outcome(t).winners) == (25, True, ())
    assert outcome(t).scores == (1, 1, 0)
    assert happened(t, "limit") == [{"what": "limit", "number": 25}]


@pytest.mark.parametrize(("before", "over"), [(998, False), (999, True)])
def test_r63_a_thousand_turns_are_the_limit_unless_told_otherwise(before: int, over: bool) -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1 RELAX1", supply="VIEW", phase2_turns=before)
    assert t.pick("pass").table("over") == over


def test_r63_without_a_limit_the_game_goes_on() -> None:
    t = base({"turn_cap": "none"}, phase=2, hands=["GREY", "GREY"], invasion="RELAX1 ALIEN.R", phase2_turns=1_000_000)
    t.pick("pass")
    assert (t.table("over"), t.table("phase2_turns"), t.asked()) == (False, 1_000_001, "seat 1 action: pass")


def test_r63_a_win_in_the_last_turn_allowed_is_a_win() -> None:
    t = base({"turn_cap": 10}, phase=2, hands=["GREY", "GREY"], invasion="ALIEN.RG", phase2_turns=9)
    t.pick("pass")
    assert (t.table("over"), outcome(t).winners, happened(t, "limit")) == (True, (1,), [])


def test_r64_a_ufo_that_comes_back_in_the_same_turn_counts_again() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1", supply="UFO", discard="VIEW", chance=["UFO VIEW"])
    t.pick("pass")
    assert (hands(t)[0], t.pile("discard"), turn(t)) == ("GREY VIEW", "RELAX1 UFO", (1, 3))


def test_r64_it_cannot_when_the_cards_of_the_turn_stay_out() -> None:
    t = base({"reshuffle_current_turn": False}, phase=2, hands=["GREY", "GREY"], invasion="RELAX1", supply="UFO",
             discard="VIEW", chance=["VIEW"])  # fmt: skip
    t.pick("pass")
    assert (hands(t)[0], t.pile("discard"), turn(t)) == ("GREY VIEW", "RELAX1 UFO", (1, 2))


def test_r65_a_mimic_hits_its_own_revealer_in_an_owed_turn() -> None:
    t = wave(phase=2, hands=["GREY GREY GREY", "GREY"], turns_left=2, invasion="MIMIC ALIEN.B")
    t.pick("pass")
    assert turn(t) == (0, 1)
    t.pick("pass")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (0, [2, 2])


def test_r65_turns_without_a_reveal_leave_it_waiting() -> None:
    t = wave(phase=2, hands=["GREY", "SAFETY GREY", "GREY GREY GREY"], invasion="MIMIC ALIEN.B", supply="VIEW")
    t.pick("pass").pick("SAFETY")
    assert (t.pile("mimics"), turn(t)) == ("MIMIC", (2, 1))
    t.pick("pass")
    assert (fields(t)["attacked"], fields(t)["aliens"]) == (2, [2, 2])


def test_r65_it_outlives_the_player_who_revealed_it() -> None:
    t = wave(phase=2, hands=["DEFEND.R VIEW", "SWAPSIES SAFETY GREY", "GREY"], invasion="MIMIC RELAX2",
             supply="VIEW SAFETY REVERSE GREY", chance=[0])  # fmt: skip
    t.pick("pass").pick("SWAPSIES SAFETY 0")
    assert (hands(t)[0], t.pile("mimics")) == (None, "")
    assert hands(t)[1] == "GREY DEFEND.R VIEW SAFETY REVERSE GREY"
    assert t.pile("discard") == "SWAPSIES VIEW SAFETY MIMIC RELAX2"
