from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, table, wave
from xenodeck.testkit import Scenario


def piles(t: Scenario) -> tuple[str, str, str]:
    return t.pile("supply"), t.pile("discard"), t.pile("reserve")


# -- 6.0 which deck, and where from --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["SAFETY", "REVERSE", "RAD_REVERSE", "SUPER_SAFETY"])
@pytest.mark.parametrize(
    ("place", "drawn", "left"),
    [(0, "VIEW", "GREY SHUFFLE UFO"), (1, "GREY", "VIEW SHUFFLE UFO"), (2, "SHUFFLE", "VIEW GREY UFO")],
)
def test_6_0_drawing_anywhere_means_top_bottom_or_between(card: str, place: int, drawn: str, left: str) -> None:
    t = wave(phase=1, hands=[f"{card} GREY", "GREY"], supply="VIEW GREY SHUFFLE UFO", reserve="UFO", invasion="RELAX1")
    t.pick(f"{card} {place}")
    assert (hands(t), piles(t)) == ([f"GREY {drawn}", "GREY"], (left, card, "UFO"))
    assert (t.asked_seat(), t.pile("invasion")) == (1, "RELAX1")


@pytest.mark.parametrize("card", ["SAFETY", "REVERSE"])
def test_6_0_the_last_place_is_the_bottom(card: str) -> None:
    t = base(phase=1, hands=[f"{card} GREY", "GREY"], supply="UFO VIEW GREY SAFETY").pick(f"{card} 3")
    assert (hands(t), t.pile("supply")) == (["GREY SAFETY", "GREY"], "UFO VIEW GREY")
    t = base(phase=1, hands=[f"{card} GREY", "GREY"], supply="VIEW UFO")
    assert t.refused(f"{card} 2").code == t.refused(f"{card} -1").code == "BAD_POSITION"


def test_6_0_nobody_sees_a_card_before_naming_its_place() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="VIEW UFO").pick("SAFETY")
    assert t.asked() == "seat 0 place: supply 0, supply 1" and t.pile("supply", seen_by=0) == "? ?"


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("VIEW", ["0"]),
        ("SHUFFLE", []),
        ("REARRANGE", ["VIEW UFO#1"]),
        ("VIEW_TWO", ["0 1", "VIEW"]),
        ("GOLD_BOOST", []),
    ],
)
def test_6_0_in_phase_1_actions_leave_the_invasion_deck_alone(card: str, answers: list[str]) -> None:
    t = wave(phase=1, hands=[f"{card} GREY", "GREY"], supply="VIEW UFO VIEW",
             invasion="RELAX1 ALIEN.R MIMIC", chance=["VIEW UFO VIEW"] if card == "SHUFFLE" else [])  # fmt: skip
    for words in (card, *answers):
        t.pick(words)
    assert (hands(t), t.pile("invasion"), t.pile("discard")) == (["GREY VIEW", "GREY"], "RELAX1 ALIEN.R MIMIC", card)


# -- 6.1 to 6.7: UFO and Characters --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["GREY", "SHUFFLE", "VIEW"])
def test_6_1_a_ufo_that_is_drawn_starts_the_invasion(card: str) -> None:
    t = base(phase=1, hands=[f"{card} GREY", "GREY"], supply="UFO VIEW" if card != "SHUFFLE" else "VIEW UFO",
             chance=["UFO VIEW", f"{card} VIEW"] if card == "SHUFFLE" else [f"{card} VIEW"])  # fmt: skip
    t.pick(card)
    if card == "VIEW":
        t.pick("0")
    assert (fields(t)["phase"], hands(t), piles(t)) == (2, ["GREY", "GREY"], (f"{card} VIEW", "UFO", ""))
    assert happened(t, "ufo")[0]["seat"] == 0


@pytest.mark.parametrize("card", ["SAFETY", "REVERSE"])
def test_6_1_a_ufo_drawn_from_the_middle_counts_just_as_well(card: str) -> None:
    t = base(phase=1, hands=[f"{card} GREY", "GREY"], supply="VIEW UFO GREY", chance=[f"GREY {card} VIEW"])
    t.pick(f"{card} 1")
    assert (fields(t)["phase"], piles(t), hands(t)) == (2, (f"GREY {card} VIEW", "UFO", ""), ["GREY", "GREY"])


def test_6_2_grey_is_discarded_without_effect() -> None:
    t = base(phase=1, hands=["GREY VIEW", "GREY"], supply="SAFETY UFO", reserve="UFO").pick("GREY")
    assert (hands(t), piles(t), t.asked()) == (["VIEW SAFETY", "GREY"], ("UFO", "GREY", "UFO"), "seat 1 play: GREY")
    assert happened(t, "idle")[0]["seat"] == 0 and not happened(t, "sight_secret")


@pytest.mark.parametrize("card", ["DEFEND.R", "DEFEND.GOLD", "SCAVENGE.G", "DEFLECT.B", "STEAL.R", "REVIVE.G"])
def test_6_3_to_6_7_coloured_characters_only_sight_and_draw_the_top(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} VIEW", "SAFETY GREY", "GREY"], supply="SHUFFLE VIEW UFO", reserve="UFO",
             discard="DEFEND.B", invasion="ALIEN.R ALIEN.G ALIEN.B")  # fmt: skip
    t.pick(f"{card} 3 0")
    assert hands(t) == ["VIEW SHUFFLE", "SAFETY GREY", "GREY"]
    assert piles(t) == ("VIEW UFO UFO", f"DEFEND.B {card}", "") and t.asked_seat() == 1


def test_6_3_defend_draws_one_card_only() -> None:
    t = base(phase=1, hands=["DEFEND.G GREY", "GREY"], supply="VIEW SHUFFLE UFO").pick("DEFEND.G")
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "GREY"], "SHUFFLE UFO")


def test_6_4_scavenge_draws_one_card_only() -> None:
    t = base(phase=1, hands=["SCAVENGE.G GREY", "GREY"], supply="VIEW SHUFFLE UFO", reserve="UFO").pick(
        "SCAVENGE.G 3 0"
    )
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "GREY"], "SHUFFLE UFO UFO")


def test_6_5_deflect_asks_for_no_target() -> None:
    t = base(phase=1, hands=["DEFLECT.G GREY", "GREY", "GREY"], supply="VIEW SHUFFLE UFO").pick("DEFLECT.G")
    assert t.asked() == "seat 1 play: GREY" and not happened(t, "deflect_g")


def test_6_6_steal_takes_nothing() -> None:
    t = wave(phase=1, hands=["STEAL.G GREY", "VIEW", "VIEW"], supply="VIEW SHUFFLE UFO").pick("STEAL.G")
    assert hands(t) == ["GREY VIEW", "VIEW", "VIEW"] and t.asked_seat() == 1


def test_6_7_revive_takes_nothing_back() -> None:
    t = wave(phase=1, hands=["REVIVE.G GREY", "VIEW"], supply="VIEW UFO", discard="DEFEND.GOLD").pick("REVIVE.G")
    assert (hands(t), t.pile("discard")) == (["GREY VIEW", "VIEW"], "DEFEND.GOLD REVIVE.G")


# -- 6.8 to 6.13: Actions of the base game -------------------------------------------------------------------------


def test_6_8_view_may_draw_the_card_it_saw() -> None:
    t = base(phase=1, hands=["VIEW GREY", "GREY"], supply="SAFETY SHUFFLE UFO").pick("VIEW")
    assert t.asked() == "seat 0 view: SAFETY, supply 1, supply 2"
    t.pick("SAFETY")
    assert (hands(t), piles(t)) == (["GREY SAFETY", "GREY"], ("SHUFFLE UFO", "VIEW", ""))


@pytest.mark.parametrize(("place", "drawn", "left"), [(1, "SHUFFLE", "UFO GREY"), (2, "GREY", "UFO SHUFFLE")])
def test_6_8_view_may_leave_it_and_draw_from_elsewhere(place: int, drawn: str, left: str) -> None:
    t = base(phase=1, hands=["VIEW GREY", "GREY"], supply="UFO SHUFFLE GREY").pick("VIEW").pick(f"supply {place}")
    assert (hands(t), piles(t), fields(t)["phase"]) == ([f"GREY {drawn}", "GREY"], (left, "VIEW", ""), 1)


def test_6_9_swapsies_gives_a_card_takes_one_at_random_and_draws_the_top() -> None:
    t = base(phase=1, hands=["SWAPSIES GREY VIEW", "SAFETY", "SHUFFLE REVERSE DEFEND.R"], supply="REARRANGE UFO",
             reserve="UFO", chance=[1])  # fmt: skip
    t.pick("SWAPSIES").pick("VIEW").pick("2")
    assert hands(t) == ["GREY REVERSE REARRANGE", "SAFETY", "SHUFFLE DEFEND.R VIEW"]
    assert (piles(t), t.asked_seat()) == (("UFO", "SWAPSIES", "UFO"), 1)


@pytest.mark.parametrize(("pick", "taken", "kept"), [(0, "SHUFFLE", "REVERSE"), (1, "REVERSE", "SHUFFLE")])
def test_6_9_every_card_of_the_target_may_be_taken_and_never_the_one_given(pick: int, taken: str, kept: str) -> None:
    t = base(phase=1, hands=["SWAPSIES VIEW", "SHUFFLE REVERSE"], supply="REARRANGE UFO", chance=[pick])
    t.pick("SWAPSIES")
    assert hands(t) == [f"{taken} REARRANGE", f"{kept} VIEW"]


def test_6_9_by_chance_all_of_them_are_taken_sooner_or_later() -> None:
    taken = set()
    for seed in range(30):
        t = base({"seed": seed}, phase=1, hands=["SWAPSIES VIEW", "SHUFFLE REVERSE SAFETY"], supply="REARRANGE UFO")
        taken.add(t.pick("SWAPSIES").table("hands")[0][0])
    assert taken == {"SHUFFLE", "REVERSE", "SAFETY"}


def test_6_9_a_character_handed_on_sights_nothing() -> None:
    t = base(phase=1, hands=["SWAPSIES DEFEND.R", "DEFEND.B"], supply="VIEW UFO", reserve="UFO", chance=[0]).pick(
        "SWAPSIES"
    )
    assert (hands(t), piles(t)) == (["DEFEND.B VIEW", "DEFEND.R"], ("UFO", "SWAPSIES", "UFO"))


def test_6_9_swapsies_as_a_last_card_gives_nothing_and_draws() -> None:
    """No play leads there, but a position made by hand may."""
    t = base(phase=1, hands=["SWAPSIES", "SHUFFLE REVERSE"], supply="REARRANGE UFO").pick("SWAPSIES")
    assert hands(t) == ["REARRANGE", "SHUFFLE REVERSE"]
    assert happened(t, "idle")[0]["seat"] == 0 and t.asked_seat() == 1
    as_data = base(phase=1, hands=["SWAPSIES", "SHUFFLE REVERSE"], supply="REARRANGE UFO")
    as_data.session.play(0, {"type": "play_card", "card": "SWAPSIES"})
    assert hands(as_data) == hands(t)


def test_6_10_safety_draws_from_the_place_that_is_named() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY"], supply="UFO VIEW SHUFFLE", reserve="UFO").pick("SAFETY 1")
    assert (hands(t), piles(t), fields(t)["dir"]) == (["GREY VIEW", "GREY"], ("UFO SHUFFLE", "SAFETY", "UFO"), 1)
    assert (happened(t, "draw_at")[0]["number"], fields(t)["lock_now"]) == (1, 0)


def test_6_11_shuffle_mixes_the_supply_and_draws_its_new_top() -> None:
    t = base(phase=1, hands=["SHUFFLE GREY", "GREY"], supply="UFO VIEW SAFETY", discard="REVERSE",
             chance=["SAFETY UFO VIEW"]).pick("SHUFFLE")  # fmt: skip
    assert (hands(t), piles(t)) == (["GREY SAFETY", "GREY"], ("UFO VIEW", "REVERSE SHUFFLE", ""))


@pytest.mark.parametrize(("direction", "following"), [(1, 3), (-1, 1)])
def test_6_12_reverse_turns_the_direction_and_draws_anywhere(direction: int, following: int) -> None:
    t = base(phase=1, hands=["REVERSE GREY", "GREY", "GREY", "GREY"], supply="UFO VIEW SHUFFLE", dir=direction)
    t.pick("REVERSE 2")
    assert (fields(t)["dir"], t.asked_seat()) == (-direction, following)
    assert (hands(t)[0], t.pile("supply"), fields(t)["lock_now"]) == ("GREY SHUFFLE", "UFO VIEW", 0)


@pytest.mark.parametrize(
    ("seats", "seen"), [(2, "SAFETY, UFO#1"), (3, "SAFETY, UFO#1, VIEW"), (4, "SAFETY, UFO#1, VIEW, GREY")]
)
def test_6_13_rearrange_looks_at_as_many_cards_as_there_are_players(seats: int, seen: str) -> None:
    t = base(phase=1, hands=["REARRANGE GREY", *["GREY"] * (seats - 1)], supply="SAFETY UFO VIEW GREY SHUFFLE SHUFFLE")
    assert t.pick("REARRANGE").asked() == f"seat 0 order: {seen}"


@pytest.mark.parametrize(
    ("order", "drawn", "left"),
    [("VIEW UFO#1 SAFETY", "VIEW", "UFO SAFETY SHUFFLE"), ("SAFETY VIEW UFO#1", "SAFETY", "VIEW UFO SHUFFLE")],
)
def test_6_13_the_first_named_becomes_the_top_and_is_drawn(order: str, drawn: str, left: str) -> None:
    t = base(phase=1, hands=["REARRANGE GREY", "GREY", "GREY"], supply="SAFETY UFO VIEW SHUFFLE")
    t.pick("REARRANGE").pick(order)
    assert (hands(t)[0], piles(t)) == (f"GREY {drawn}", (left, "REARRANGE", ""))


def test_6_13_a_ufo_put_on_top_is_drawn() -> None:
    t = base(phase=1, hands=["REARRANGE GREY", "GREY"], supply="SAFETY UFO", chance=["REARRANGE SAFETY"])
    t.pick("REARRANGE").pick("UFO#1")
    assert (fields(t)["phase"], piles(t)) == (2, ("REARRANGE SAFETY", "UFO", ""))


def test_6_13_fewer_cards_than_players_are_simply_all_looked_at() -> None:
    t = base(phase=1, hands=["REARRANGE GREY", "GREY", "GREY", "GREY"], supply="SAFETY UFO").pick("REARRANGE")
    assert t.asked() == "seat 0 order: SAFETY, UFO#1"


# -- 6.14 to 6.17 and 14.2 14.3 14.5: Actions of the expansion -----------------------------------------------------


def test_6_14_rad_reverse_turns_draws_anywhere_and_locks_the_next_turn() -> None:
    t = wave(phase=1, hands=["RAD_REVERSE GREY", "GREY", "SHUFFLE GREY"], supply="UFO VIEW SHUFFLE").pick(
        "RAD_REVERSE 1"
    )
    assert (hands(t)[0], t.pile("supply")) == ("GREY VIEW", "UFO SHUFFLE")
    assert [fields(t)[key] for key in ("dir", "current", "lock", "lock_now")] == [-1, 2, 0, 1]


def test_6_15_super_safety_draws_anywhere_and_locks_the_next_turn() -> None:
    t = wave(phase=1, hands=["SUPER_SAFETY GREY", "GREY", "GREY"], supply="UFO VIEW SHUFFLE").pick("SUPER_SAFETY 2")
    assert (hands(t)[0], t.pile("supply")) == ("GREY SHUFFLE", "UFO VIEW")
    assert [fields(t)[key] for key in ("dir", "current", "lock", "lock_now")] == [1, 1, 0, 1]


@pytest.mark.parametrize(
    ("take", "drawn", "left"), [("GREY", "GREY", "SHUFFLE UFO VIEW"), ("SHUFFLE", "SHUFFLE", "GREY UFO VIEW")]
)
def test_6_16_view_two_draws_one_of_two_and_puts_the_other_on_top(take: str, drawn: str, left: str) -> None:
    t = wave(phase=1, hands=["VIEW_TWO SAFETY", "GREY"], supply="UFO GREY VIEW SHUFFLE").pick("VIEW_TWO").pick("1 3")
    assert t.asked() == "seat 0 pick_one: GREY, SHUFFLE"
    t.pick(take)
    assert (hands(t), piles(t)) == ([f"SAFETY {drawn}", "GREY"], (left, "VIEW_TWO", ""))


def test_6_17_gold_boost_draws_the_top_card() -> None:
    t = wave(phase=1, hands=["GOLD_BOOST SAFETY", "GREY"], supply="VIEW UFO", reserve="UFO").pick("GOLD_BOOST")
    assert (hands(t), piles(t)) == (["SAFETY VIEW", "GREY"], ("UFO", "GOLD_BOOST", "UFO"))
    assert (t.asked_seat(), fields(t)["boost"]) == (1, -1)


@pytest.mark.parametrize(
    "card",
    ["GREY", "DEFEND.R", "STEAL.B", "VIEW", "SWAPSIES", "SAFETY", "SHUFFLE", "REVERSE", "REARRANGE",
     "RAD_REVERSE", "SUPER_SAFETY", "VIEW_TWO", "GOLD_BOOST"],
)  # fmt: skip
def test_14_2_in_a_locked_turn_any_card_is_discarded_without_effect_and_the_top_drawn(card: str) -> None:
    t = wave(
        phase=1, hands=[f"{card} VIEW", "GREY", "GREY"], supply="SAFETY GREY UFO", reserve="UFO", lock=True, chance=[]
    )
    t.pick(card)
    assert (hands(t), piles(t)) == (["VIEW SAFETY", "GREY", "GREY"], ("GREY UFO", card, "UFO"))
    assert [fields(t)[key] for key in ("dir", "current", "lock", "lock_now", "boost")] == [1, 1, 0, 0, -1]
    assert happened(t, "wasted")[0]["seat"] == 0


def test_14_2_a_locked_player_still_has_to_play() -> None:
    t = wave(phase=1, hands=["GREY VIEW", "GREY"], supply="SAFETY UFO", lock=True)
    assert t.asked() == "seat 0 play: GREY, VIEW" and t.refused("pass").code == "MUST_PLAY"


def test_14_2_a_locked_gold_boost_protects_nobody() -> None:
    t = wave(phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply="UFO SAFETY", lock=True, chance=["GOLD_BOOST SAFETY"])
    t.pick("GOLD_BOOST")
    assert (fields(t)["phase"], t.pile("supply"), t.asked_seat()) == (2, "GOLD_BOOST SAFETY", 0)


def test_14_2_the_lock_lasts_one_turn() -> None:
    t = wave(phase=1, hands=["SUPER_SAFETY GREY", "REVERSE", "REVERSE"], supply="VIEW VIEW VIEW UFO")
    t.pick("SUPER_SAFETY 0").pick("REVERSE")
    assert (fields(t)["dir"], t.asked_seat()) == (1, 2)
    assert t.pick("REVERSE 0").asked_seat() == 1 and fields(t)["dir"] == -1


def test_14_3_both_places_are_named_before_a_card_is_seen() -> None:
    t = wave(phase=1, hands=["VIEW_TWO SAFETY", "GREY"], supply="UFO GREY VIEW").pick("VIEW_TWO").pick("0")
    assert t.asked() == "seat 0 second: supply 1, supply 2" and t.pile("supply", seen_by=0) == "? ? ?"
    assert t.pick("2").pile("supply", seen_by=0) == "UFO ? VIEW"


def test_14_3_a_ufo_that_is_chosen_is_drawn() -> None:
    t = wave(phase=1, hands=["VIEW_TWO GREY", "GREY"], supply="UFO GREY VIEW", chance=["VIEW GREY VIEW_TWO"])
    t.pick("VIEW_TWO").pick("0 2").pick("UFO#1")
    assert (fields(t)["phase"], hands(t), piles(t)) == (2, ["GREY", "GREY"], ("VIEW GREY VIEW_TWO", "UFO", ""))


def test_14_3_a_ufo_that_is_not_chosen_lies_on_top() -> None:
    t = wave(phase=1, hands=["VIEW_TWO GREY", "GREY"], supply="GREY VIEW UFO").pick("VIEW_TWO").pick("2 0").pick("GREY")
    assert (hands(t), t.pile("supply"), fields(t)["phase"]) == (["GREY GREY", "GREY"], "UFO VIEW", 1)


def test_14_3_a_single_card_must_be_taken() -> None:
    for card in ("VIEW_TWO", "VIEW"):
        t = wave(phase=1, hands=[f"{card} GREY", "GREY"], supply="UFO", chance=[card]).pick(card)
        assert (fields(t)["phase"], piles(t)) == (2, (card, "UFO", ""))


def boosted(supply: str = "UFO SAFETY VIEW", **more: object) -> Scenario:
    return wave(phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply=supply, reserve="UFO", **more).pick("GOLD_BOOST")


@pytest.mark.parametrize(("depth", "left"), [(1, "UFO VIEW"), (2, "VIEW UFO")])
def test_14_5_a_ufo_may_be_put_back_anywhere_and_the_top_is_drawn_again(depth: int, left: str) -> None:
    t = boosted()
    assert (t.asked(), t.pile("discard")) == ("seat 0 reinsert: 1, pass", "GOLD_BOOST UFO")
    t.pick("1")
    assert t.asked() == "seat 0 depth: 0, 1, 2"
    t.pick(f"{depth} 0")
    assert (hands(t), piles(t), t.asked_seat()) == (["GREY SAFETY", "GREY"], (left, "GOLD_BOOST", "UFO"), 1)


def test_14_5_declining_is_the_invasion() -> None:
    t = boosted(chance=["VIEW UFO GOLD_BOOST SAFETY"]).pick("pass")
    assert (fields(t)["phase"], piles(t)) == (2, ("VIEW UFO GOLD_BOOST SAFETY", "UFO", ""))
    assert (hands(t), fields(t)["turns_left"], fields(t)["boost"]) == (["GREY", "GREY"], 3, -1)


def test_14_5_the_same_ufo_cannot_be_put_back_twice() -> None:
    t = boosted(chance=["VIEW UFO GOLD_BOOST SAFETY"]).pick("1 0 1")
    assert (fields(t)["phase"], t.asked_seat(), hands(t)) == (2, 0, ["GREY", "GREY"])
    assert [event["cards"] for event in happened(t, "ufo")] == [["UFO#1"], ["UFO#1"]]


def test_14_5_every_other_ufo_of_the_turn_may_be_put_back_too() -> None:
    t = boosted("UFO#1 UFO#2 SAFETY VIEW").pick("1 3 0")
    assert (t.asked(), t.session.view(1).pile("discard").cards) == ("seat 0 reinsert: 1, pass", ["UFO#2", "GOLD_BOOST"])
    t.pick("1 2 0")
    assert (hands(t), t.pile("supply"), table(t)["phase"]) == (["GREY SAFETY", "GREY"], "VIEW UFO UFO", 1)


def test_14_5_no_other_card_puts_a_ufo_back() -> None:
    t = wave(phase=1, hands=["GREY GREY GOLD_BOOST", "GREY"], supply="UFO SAFETY", chance=["SAFETY GREY"]).pick("GREY")
    assert (fields(t)["phase"], t.asked()) == (2, "seat 0 action: GOLD_BOOST, pass")


def test_6_17_what_a_gold_boost_is_good_for_is_told_by_the_phase() -> None:
    early = wave(phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply="VIEW UFO").pick("GOLD_BOOST")
    late = wave(phase=2, hands=["GOLD_BOOST GREY", "GREY"], invasion="RELAX1", supply="VIEW").pick("GOLD_BOOST")
    assert (happened(early, "boost_early"), happened(early, "boost")) == ([{"what": "boost_early", "seat": 0}], [])
    assert (happened(late, "boost_early"), happened(late, "boost")) == ([], [{"what": "boost", "seat": 0}])
