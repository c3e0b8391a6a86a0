from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, outcome, wave, whose
from xenodeck.testkit import Scenario

COLOURS = [("R", "R"), ("G", "G"), ("B", "B"), ("GOLD", "R"), ("GOLD", "G"), ("GOLD", "B")]
MISSES = [("R", "G"), ("R", "B"), ("G", "R"), ("G", "B"), ("B", "R"), ("B", "G")]


def faced(card: str, alien: str, options: dict[str, object] | None = None) -> Scenario:
    """Seat 0 has revealed one alien, faces it with ``card`` and keeps a Grey."""
    t = wave(options, phase=2, hands=[f"{card} GREY", "GREY VIEW", "DEFEND.R"], supply="VIEW SAFETY SHUFFLE",
             invasion=f"ALIEN.{alien} RELAX1", discard="DEFEND.B ALIEN.G", chance=[])  # fmt: skip
    return t.pick("pass").pick(card)


# -- 6.1 to 6.7: UFO and Characters --------------------------------------------------------------------------------


def test_6_1_a_ufo_drawn_in_phase_2_is_replaced_and_makes_an_extra_turn() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply="UFO VIEW SAFETY", invasion="RELAX1 RELAX1").pick("pass")
    assert (hands(t), t.pile("supply"), t.pile("discard")) == (["GREY VIEW", "GREY"], "SAFETY", "RELAX1 UFO")
    assert whose(t) == [1, 2, 1] and happened(t, "ufo_again")[0]["seat"] == 0


@pytest.mark.parametrize("alien", ["R", "G", "B"])
def test_6_2_grey_can_be_laid_but_never_matches(alien: str) -> None:
    t = (
        base(phase=2, hands=["GREY DEFEND.R", "GREY"], supply="VIEW", invasion=f"ALIEN.{alien}")
        .pick("pass")
        .pick("GREY")
    )
    assert (hands(t), t.pile("supply"), t.pile("discard")) == (["DEFEND.R", "GREY"], "VIEW", f"ALIEN.{alien} GREY")


@pytest.mark.parametrize(("colour", "alien"), COLOURS)
def test_6_3_a_defend_that_matches_draws_one(colour: str, alien: str) -> None:
    t = faced(f"DEFEND.{colour}", alien)
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "GREY VIEW", "DEFEND.R"], "SAFETY SHUFFLE")
    assert t.pile("discard") == f"DEFEND.B ALIEN.G ALIEN.{alien} DEFEND.{colour}" and whose(t) == [1, 1, 1]


@pytest.mark.parametrize(("colour", "alien"), COLOURS)
def test_6_4_a_scavenge_that_matches_draws_two(colour: str, alien: str) -> None:
    t = faced(f"SCAVENGE.{colour}", alien)
    assert (hands(t), t.pile("supply")) == (["GREY VIEW SAFETY", "GREY VIEW", "DEFEND.R"], "SHUFFLE")
    assert t.pile("discard") == f"DEFEND.B ALIEN.G ALIEN.{alien} SCAVENGE.{colour}"


@pytest.mark.parametrize(("colour", "alien"), COLOURS)
def test_6_5_a_deflect_that_matches_draws_one_and_passes_the_alien_on(colour: str, alien: str) -> None:
    t = faced(f"DEFLECT.{colour}", alien)
    assert (hands(t)[0], t.asked()) == ("GREY VIEW", "seat 0 deflect: seat 1, seat 2")
    t.pick("2")
    assert (t.asked(), fields(t)["aliens"]) == ("seat 2 face: DEFEND.R", ["RGB".index(alien)])


@pytest.mark.parametrize("colour", ["R", "G", "B"])
def test_6_6_a_steal_that_matches_takes_a_card_at_random(colour: str) -> None:
    t = wave(phase=2, hands=[f"STEAL.{colour} GREY", "GREY VIEW SAFETY", "DEFEND.R"], supply="VIEW",
             invasion=f"ALIEN.{colour}", chance=[2])  # fmt: skip
    t.pick("pass").pick(f"STEAL.{colour}")
    assert t.asked() == "seat 0 steal: seat 1, seat 2"
    t.pick("1")
    assert (hands(t), t.pile("supply")) == (["GREY SAFETY", "GREY VIEW", "DEFEND.R"], "VIEW")


@pytest.mark.parametrize("colour", ["R", "G", "B"])
def test_6_7_a_revive_that_matches_takes_the_topmost_character_of_the_discard_pile(colour: str) -> None:
    t = faced(f"REVIVE.{colour}", colour)
    assert (hands(t)[0], t.pile("supply")) == ("GREY DEFEND.B", "VIEW SAFETY SHUFFLE")
    assert t.pile("discard") == f"ALIEN.G ALIEN.{colour} REVIVE.{colour}"


@pytest.mark.parametrize("ability", ["DEFEND", "SCAVENGE", "DEFLECT", "STEAL", "REVIVE"])
@pytest.mark.parametrize(("colour", "alien"), MISSES)
def test_6_3_to_6_7_the_wrong_colour_has_no_effect(ability: str, colour: str, alien: str) -> None:
    t = faced(f"{ability}.{colour}", alien)
    assert (hands(t), t.pile("supply")) == (["GREY", "GREY VIEW", "DEFEND.R"], "VIEW SAFETY SHUFFLE")
    assert t.pile("discard") == f"DEFEND.B ALIEN.G ALIEN.{alien} {ability}.{colour}" and whose(t) == [1, 1, 1]


# -- 6.8 to 6.17: Actions ------------------------------------------------------------------------------------------


def acting(card: str, **more: object) -> Scenario:
    position = {"supply": "SHUFFLE", "invasion": "ALIEN.R RELAX1 ALIEN.G RELAX2"}
    return wave(**{"phase": 2, "hands": [f"{card} GREY DEFEND.R", "GREY", "GREY"], **position, **more}).pick(card)


def test_6_8_view_may_face_the_card_it_saw() -> None:
    t = acting("VIEW")
    assert t.asked() == "seat 0 view: ALIEN.R, invasion 1, invasion 2, invasion 3"
    t.pick("ALIEN.R")
    assert (t.asked(), t.pile("invasion")) == ("seat 0 face: GREY, DEFEND.R", "RELAX1 ALIEN.G RELAX2")
    assert t.pile("discard") == "VIEW ALIEN.R"


def test_6_8_view_may_leave_it_there_and_reveal_another() -> None:
    t = acting("VIEW").pick("1")
    assert (t.pile("invasion"), t.pile("discard")) == ("ALIEN.R ALIEN.G RELAX2", "VIEW RELAX1")
    assert (hands(t)[0], t.pile("supply"), t.asked_seat()) == ("GREY DEFEND.R SHUFFLE", "", 1)


def test_6_9_swapsies_exchanges_cards_and_the_top_is_revealed() -> None:
    t = wave(phase=2, hands=["SWAPSIES VIEW DEFEND.R", "GREY SAFETY", "GREY"], invasion="ALIEN.R", chance=[1])
    t.pick("SWAPSIES").pick("VIEW").pick("1")
    assert (hands(t), t.pile("discard")) == (["DEFEND.R SAFETY", "GREY VIEW", "GREY"], "SWAPSIES ALIEN.R")
    assert t.asked() == "seat 0 face: DEFEND.R"


def test_6_10_safety_ends_the_turn_without_a_reveal() -> None:
    t = acting("SAFETY")
    assert (t.pile("invasion"), t.pile("discard")) == ("ALIEN.R RELAX1 ALIEN.G RELAX2", "SAFETY")
    assert (hands(t)[0], whose(t), fields(t)["lock_now"], t.pile("supply")) == (
        "GREY DEFEND.R",
        [1, 1, 1],
        0,
        "SHUFFLE",
    )
    assert not happened(t, "reveal") and happened(t, "safe")[0]["seat"] == 0


def test_6_11_shuffle_mixes_the_invasion_deck_and_reveals_its_new_top() -> None:
    t = acting("SHUFFLE", chance=["ALIEN.G RELAX2 ALIEN.R RELAX1"])
    assert (t.pile("invasion"), t.pile("discard"), t.pile("supply")) == (
        "RELAX2 ALIEN.R RELAX1",
        "SHUFFLE ALIEN.G",
        "SHUFFLE",
    )
    assert fields(t)["aliens"] == [1]


@pytest.mark.parametrize(("direction", "following"), [(1, 2), (-1, 1)])
def test_6_12_reverse_turns_the_direction_and_ends_the_turn(direction: int, following: int) -> None:
    t = acting("REVERSE", dir=direction)
    assert (whose(t), t.pile("discard"), fields(t)["lock_now"]) == ([following, 1, -direction], "REVERSE", 0)
    assert t.pile("invasion") == "ALIEN.R RELAX1 ALIEN.G RELAX2"


def test_6_13_rearrange_puts_the_top_cards_of_the_invasion_deck_in_order() -> None:
    t = acting("REARRANGE")
    assert t.asked() == "seat 0 order: ALIEN.R, RELAX1, ALIEN.G"
    t.pick("ALIEN.G ALIEN.R RELAX1")
    assert (t.pile("invasion"), t.pile("discard"), fields(t)["aliens"]) == (
        "ALIEN.R RELAX1 RELAX2",
        "REARRANGE ALIEN.G",
        [1],
    )


def test_6_13_only_players_still_in_count() -> None:
    t = acting("REARRANGE", hands=["REARRANGE GREY", None, "GREY", None])
    assert t.asked() == "seat 0 order: ALIEN.R, RELAX1"


def test_6_13_fewer_cards_than_players_are_simply_all_looked_at() -> None:
    assert acting("REARRANGE", invasion="ALIEN.R RELAX1").asked() == "seat 0 order: ALIEN.R, RELAX1"


def test_6_14_rad_reverse_turns_ends_the_turn_and_bars_the_next_action() -> None:
    t = acting("RAD_REVERSE", hands=["RAD_REVERSE GREY", "GREY", "VIEW DEFEND.R"])
    assert (whose(t), fields(t)["lock_now"], t.pile("discard")) == ([2, 1, -1], 1, "RAD_REVERSE ALIEN.R")
    assert t.asked() == "seat 2 face: DEFEND.R"


def test_6_15_super_safety_ends_the_turn_and_bars_the_next_action() -> None:
    t = acting("SUPER_SAFETY", hands=["SUPER_SAFETY GREY", "VIEW DEFEND.R", "GREY"])
    assert (whose(t), fields(t)["lock_now"], t.asked()) == ([1, 1, 1], 1, "seat 1 face: DEFEND.R")


def test_6_16_view_two_reveals_one_of_two_and_puts_the_other_on_top() -> None:
    t = acting("VIEW_TWO").pick("1 2")
    assert t.asked() == "seat 0 pick_one: RELAX1, ALIEN.G"
    t.pick("RELAX1")
    assert (t.pile("invasion"), t.pile("discard")) == ("ALIEN.G ALIEN.R RELAX2", "VIEW_TWO RELAX1")
    assert (hands(t)[0], t.asked_seat()) == ("GREY DEFEND.R SHUFFLE", 1)


def test_6_16_the_alien_that_is_picked_has_to_be_faced() -> None:
    t = acting("VIEW_TWO").pick("3 0").pick("ALIEN.R")
    assert (t.pile("invasion"), t.asked()) == ("RELAX2 RELAX1 ALIEN.G", "seat 0 face: GREY, DEFEND.R")


def test_6_17_gold_boost_makes_every_character_gold_and_grey_a_gold_defend() -> None:
    t = acting("GOLD_BOOST", invasion="ALIEN.B")
    assert (fields(t)["boost"], t.asked(), t.pile("discard")) == (
        0,
        "seat 0 face: GREY, DEFEND.R",
        "GOLD_BOOST ALIEN.B",
    )
    t.pick("GREY")
    assert (hands(t)[0], fields(t)["boost"], whose(t)) == ("DEFEND.R SHUFFLE", -1, [1, 1, 1])
    assert acting("GOLD_BOOST", invasion="ALIEN.B").pick("DEFEND.R").pile("hands", 0) == "GREY SHUFFLE"


@pytest.mark.parametrize(
    "card", ["VIEW", "SWAPSIES", "SHUFFLE", "REARRANGE", "VIEW_TWO", "GOLD_BOOST", "SAFETY", "REVERSE"]
)
def test_6_0_in_phase_2_actions_leave_the_supply_alone(card: str) -> None:
    t = wave(phase=2, hands=[f"{card} GREY VIEW", "GREY"], supply="UFO VIEW SAFETY", invasion="ALIEN.R ALIEN.G")
    t.pick(f"{card} VIEW" if card == "SWAPSIES" else card)
    assert t.pile("supply") == "UFO VIEW SAFETY" and t.pile("discard").split()[0] == card


# -- 8 the turn ----------------------------------------------------------------------------------------------------


def test_8_1_a_turn_starts_without_ufos_and_boost_and_takes_over_the_lock() -> None:
    t = wave(
        phase=2,
        hands=["GOLD_BOOST GREY", "SUPER_SAFETY GREY", "GREY VIEW"],
        supply="UFO VIEW",
        invasion="RELAX1 ALIEN.R",
    )
    t.pick("GOLD_BOOST")
    assert [fields(t)[key] for key in ("current", "turns_left", "ufos", "boost", "acted")] == [1, 2, 0, -1, 0]
    t.pick("SUPER_SAFETY")
    assert [fields(t)[key] for key in ("current", "turns_left", "lock", "lock_now")] == [1, 1, 0, 1]


def test_8_2_one_action_or_none() -> None:
    t = base(phase=2, hands=["VIEW SHUFFLE GREY", "GREY"], invasion="ALIEN.R RELAX1", supply="VIEW SAFETY")
    assert t.asked() == "seat 0 action: VIEW, SHUFFLE, pass"
    assert t.pick("pass").asked() == "seat 0 face: GREY"


def test_8_2_all_see_which_action_is_played() -> None:
    t = base(phase=2, hands=["VIEW SAFETY GREY", "GREY"], invasion="ALIEN.R RELAX1").pick("SAFETY")
    assert [(event["seat"], event["cards"]) for event in happened(t, "play")] == [(0, ["SAFETY"])]


def test_8_2_there_is_no_second_action() -> None:
    t = base(phase=2, hands=["VIEW SHUFFLE GREY", "GREY"], invasion="ALIEN.R RELAX1").pick("VIEW").pick("0")
    assert t.asked() == "seat 0 face: GREY"
    assert t.refused("SHUFFLE").code == t.refused({"type": "play_action", "card": "SHUFFLE"}).code == "ACTION_SPENT"


def test_8_2_characters_cannot_be_played_as_actions() -> None:
    t = base(phase=2, hands=["VIEW GREY", "GREY"], invasion="ALIEN.R")
    assert t.refused("GREY").code == t.refused({"type": "play_action", "card": "GREY"}).code == "WRONG_CARD"


def test_8_2_a_locked_turn_has_no_action() -> None:
    t = wave(phase=2, hands=["VIEW GREY", "GREY"], invasion="ALIEN.R", lock=True)
    assert (t.asked(), t.pile("discard")) == ("seat 0 face: GREY", "ALIEN.R")
    assert happened(t, "locked")[0]["seat"] == 0


def test_8_3_the_top_card_is_revealed_onto_the_discard_pile() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="ALIEN.G ALIEN.R", discard="RELAX1 VIEW").pick("pass")
    assert (t.pile("discard"), t.pile("invasion")) == ("RELAX1 VIEW ALIEN.G", "ALIEN.R")
    assert [event["cards"] for event in happened(t, "reveal")] == [["ALIEN.G"]]


@pytest.mark.parametrize("place", [1, 2])
def test_8_3_all_see_from_where_a_card_is_revealed(place: int) -> None:
    t = base(phase=2, hands=["VIEW GREY", "GREY"], invasion="ALIEN.G ALIEN.R ALIEN.B").pick("VIEW").pick(str(place))
    assert [event["number"] for event in happened(t, "reveal_at", 1)] == [place] and happened(t, "reveal") == []


def test_8_3_a_mimic_goes_aside() -> None:
    t = wave(phase=2, hands=["GREY", "GREY"], invasion="MIMIC ALIEN.R", discard="VIEW").pick("pass")
    assert (t.pile("discard"), t.pile("mimics"), t.pile("invasion"), t.asked_seat()) == ("VIEW", "MIMIC", "ALIEN.R", 1)


def test_8_3_whoever_goes_out_by_the_own_swapsies_reveals_nothing() -> None:
    t = base(phase=2, hands=["SWAPSIES GREY", "VIEW GREY", "GREY"], invasion="RELAX1", supply="SAFETY", chance=[0])
    t.pick("SWAPSIES 1")
    assert (hands(t), t.pile("invasion"), t.asked_seat()) == ([None, "GREY GREY", "GREY"], "RELAX1", 1)


def test_8_4_relax_draws_and_aliens_attack_whoever_revealed_them() -> None:
    t = base(phase=2, hands=["GREY", "GREY VIEW"], invasion="RELAX2 ALIEN.RB", supply="DEFEND.R SAFETY VIEW").pick(
        "pass"
    )
    assert (hands(t), t.asked_seat()) == (["GREY DEFEND.R SAFETY", "GREY VIEW"], 1)
    t.pick("pass")  # two aliens, one Character
    assert outcome(t).winners == (0,)


def test_8_5_the_turn_passes_on_and_is_counted() -> None:
    t = base(phase=2, hands=["SAFETY GREY"] * 3, phase2_turns=5).pick("SAFETY")
    assert (whose(t), t.table("phase2_turns"), happened(t, "owes")) == ([1, 1, 1], 6, [])


def test_8_5_owed_turns_are_taken_one_by_one_each_with_an_action_of_its_own() -> None:
    t = base(phase=2, hands=["SAFETY REVERSE GREY", "GREY", "GREY"], turns_left=3, invasion="RELAX1", supply="VIEW")
    assert (whose(t.pick("SAFETY")), t.asked()) == ([0, 2, 1], "seat 0 action: REVERSE, pass")
    assert (whose(t.pick("REVERSE")), t.asked()) == ([0, 1, -1], "seat 0 action: pass")
    assert (whose(t.pick("pass")), t.table("phase2_turns")) == ([2, 1, -1], 3)


def test_8_5_ufos_of_the_turn_go_to_whoever_is_next() -> None:
    t = base(phase=2, hands=["GREY", "GREY", "GREY"], invasion="RELAX2", supply="UFO VIEW UFO SAFETY").pick("pass")
    assert whose(t) == [1, 3, 1]
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2", supply="UFO VIEW UFO SAFETY", turns_left=2).pick(
        "pass"
    )
    assert whose(t) == [0, 3, 1]


def test_8_5_owed_turns_go_with_the_player_and_eliminated_seats_are_stepped_over() -> None:
    t = base(phase=2, hands=["GREY", None, "GREY", "GREY"], invasion="ALIEN.R", turns_left=3).pick("pass").pick("GREY")
    assert (whose(t), hands(t)) == ([2, 1, 1], [None, None, "GREY", "GREY"])


def test_8_5_there_is_no_draw_and_no_hand_limit() -> None:
    t = (
        base(phase=2, hands=["GREY " * 12, "GREY"], invasion="ALIEN.R RELAX2", supply="VIEW SAFETY")
        .pick("pass")
        .pick("GREY")
    )
    assert (len(t.table("hands")[0]), t.pile("supply")) == (11, "VIEW SAFETY")


# -- 9 Relax and Swapsies ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "drawn"), [("RELAX1", 1), ("RELAX2", 2)])
def test_9_1_relax_draws_as_many_as_it_says_and_ends_the_turn(card: str, drawn: int) -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion=card, supply="VIEW SAFETY SHUFFLE").pick("pass")
    assert t.pile("hands", 0).split() == ["GREY", "VIEW", "SAFETY"][: drawn + 1]
    assert (t.pile("discard"), t.asked_seat(), happened(t, "relax")[0]["number"]) == (card, 1, drawn)


def test_9_1_ufos_on_the_way_are_replaced() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2", supply="VIEW UFO UFO SAFETY SHUFFLE").pick("pass")
    assert (t.pile("hands", 0), t.pile("discard"), whose(t)) == ("GREY VIEW SAFETY", "RELAX2 UFO UFO", [1, 3, 1])


@pytest.mark.parametrize(
    ("mine", "given", "theirs", "pick", "after"),
    [
        ("VIEW GREY", "VIEW", "DEFEND.R", 0, ["GREY DEFEND.R", None]),  # the last Character is taken
        ("VIEW GREY", "GREY", "DEFEND.R", 0, ["VIEW DEFEND.R", "GREY"]),  # Character for Character
        ("GREY", "GREY", "DEFEND.R SAFETY", 1, [None, "DEFEND.R GREY"]),  # the last one given away for an Action
        ("GREY", "GREY", "DEFEND.R SAFETY", 0, ["DEFEND.R", "SAFETY GREY"]),
    ],
)
def test_9_2_hands_are_checked_after_the_exchange(
    mine: str, given: str, theirs: str, pick: int, after: list[str]
) -> None:
    t = base(phase=2, hands=[f"SWAPSIES {mine}", theirs, "GREY"], invasion="ALIEN.R", chance=[pick])
    t.pick(f"SWAPSIES {given} 1")
    assert hands(t) == [*after, "GREY"] and t.asked_seat() == (1 if after[0] is None else 0)


def test_9_2_a_target_without_a_character_gives_up_the_card_received_too() -> None:
    t = base(phase=2, hands=["SWAPSIES VIEW GREY", "SAFETY DEFEND.R REVERSE", "GREY"], invasion="ALIEN.R", chance=[1])
    t.pick("SWAPSIES VIEW 1")
    assert t.pile("discard") == "SWAPSIES SAFETY REVERSE VIEW ALIEN.R" and t.asked() == "seat 0 face: GREY, DEFEND.R"


def test_9_2_taking_the_last_character_of_the_last_rival_wins() -> None:
    t = base(phase=2, hands=["SWAPSIES VIEW GREY", "DEFEND.R"], invasion="ALIEN.RGB", chance=[0]).pick("SWAPSIES VIEW")
    assert (t.table("over"), outcome(t).winners, t.pile("invasion")) == (True, (0,), "ALIEN.RGB")


def test_9_2_only_others_who_are_still_in_can_be_chosen() -> None:
    t = base(phase=2, hands=["SWAPSIES VIEW GREY", None, "DEFEND.R", "GREY"], invasion="ALIEN.R").pick("SWAPSIES VIEW")
    assert t.asked() == "seat 0 target: seat 2, seat 3"
    assert t.refused("0").code == t.refused("1").code == t.refused("4").code == "BAD_TARGET"
