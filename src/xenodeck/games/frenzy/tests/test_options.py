from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.games.frenzy.state import CODES
from xenodeck.games.frenzy.tests.tables import (
    all_cards,
    base,
    dealt,
    fields,
    hands,
    happened,
    new,
    outcome,
    table,
    wave,
    whose,
)
from xenodeck.testkit import Scenario

SEVEN = "GREY GREY GREY GREY GREY GREY GREY"


def only(cards: str) -> dict[str, int]:
    """A set of nothing but these cards."""
    return {"UFO": 0, **{code: 0 for code in CODES if "#" not in code}, **Counter(cards.split())}


# -- 18.1 to 18.6: what is set up ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_18_1_the_number_of_players_is_given(seats: int) -> None:
    assert len(table(new(seats))["hands"]) == seats
    assert dealt(seats, None, "base").table("config")["players"] == seats


@pytest.mark.parametrize(
    "config", [{"players": 1}, {"players": 5}, {"players": "3"}, {"players": 2.0}, {"players": True}, {}]
)
def test_18_1_any_other_number_is_refused(config: dict[str, Any]) -> None:
    with pytest.raises(BadConfig) as no:
        Scenario("frenzy", state="DEAL", config=config)
    assert no.value.rule == "1.1"


def test_18_2_the_expansion_adds_its_cards_and_two_seats() -> None:
    assert len(table(new(6, 7, "expansion"))["hands"]) == 6
    plain, more = all_cards(new(4)), all_cards(new(4, 7, "expansion"))
    assert (plain.total(), more.total(), plain - more) == (120, 159, Counter())
    added = "STEAL.R STEAL.G STEAL.B REVIVE.R REVIVE.G REVIVE.B RAD_REVERSE SUPER_SAFETY VIEW_TWO GOLD_BOOST"
    assert set(more) - set(plain) == {*added.split(), "STEALTH", "ALLIANCE", "MIMIC"}
    assert (
        Scenario("frenzy", state="DEAL", config={"players": 5, "expansion": True}).table("config")["expansion"] is True
    )


def test_18_3_only_beginners_are_spared_the_ufo_in_the_deal() -> None:
    phases = [{fields(new(4, seed, beginner=beginner))["phase"] for seed in range(40)} for beginner in (False, True)]
    assert phases == [{1, 2}, {1}]


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0), ("last", 0)])
def test_18_4_the_seat_left_of_the_dealer_begins(dealer: int | str, first: int) -> None:
    assert new(3, 7, beginner=True, dealer=dealer).waiting() == [first]


def test_18_4_a_dealer_by_lot() -> None:
    assert {new(3, seed, beginner=True, dealer="random").waiting()[0] for seed in range(30)} == {0, 1, 2}
    t = dealt(
        2,
        [0, "ALIEN.R", f"{SEVEN} {SEVEN}", "UFO"],
        beginner=True,
        dealer="random",
        counts=only(f"{SEVEN} {SEVEN} UFO ALIEN.R"),
    )
    assert t.asked_seat() == 1


def test_18_5_the_copies_of_every_card_may_be_set() -> None:
    assert all_cards(new(2, 7, counts=only(f"{SEVEN} {SEVEN} UFO VIEW ALIEN.R"))) == {
        "GREY": 14,
        "UFO": 1,
        "VIEW": 1,
        "ALIEN.R": 1,
    }
    assert all_cards(new(2, 7, counts={"GREY": 9})).total() == 123
    assert all_cards(new(2, 7, counts={"UFO": 6, "MIMIC": 2}))["MIMIC"] == 2


@pytest.mark.parametrize("counts", [{"UFO": 0}, only(f"{SEVEN} {SEVEN} UFO")])
def test_18_5_there_is_a_ufo_and_a_hand_for_everybody(counts: dict[str, int]) -> None:
    with pytest.raises(BadConfig) as no:
        new(3, 7, counts=counts)
    assert (no.value.code, no.value.rule) == ("BAD_CONFIG", "18.5")


@pytest.mark.parametrize(("ufos", "aside"), [(1, 2), (2, 1), (3, 0)])
def test_18_6_more_ufos_may_start_in_the_supply(ufos: int, aside: int) -> None:
    now = table(new(2, 7, beginner=True, starting_ufos=ufos))
    assert (now["supply"].count("UFO"), now["reserve"]) == (ufos, ["UFO"] * aside)


def test_18_6_several_ufos_dealt_all_go_and_the_first_holder_takes_a_turn_more_for_each_further_one() -> None:
    order = "GREY GREY UFO GREY UFO GREY GREY GREY UFO GREY GREY GREY GREY GREY GREY GREY GREY GREY GREY GREY GREY VIEW"
    t = dealt(3, ["ALIEN.R", order, "VIEW"], dealer=0, starting_ufos=3, counts=only(order + " ALIEN.R"))
    assert ([len(hand) for hand in t.table("hands")], t.pile("discard")) == ([5, 7, 6], "UFO UFO UFO")
    assert (t.asked_seat(), fields(t)["turns_left"], t.pile("supply")) == (2, 5, "VIEW")


# -- 18.7 to 18.19: how it is played -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "pile", "gone"), [("discard", "ALIEN.RG GREY VIEW", []), ("remove", "ALIEN.RG", ["GREY", "VIEW"])]
)
def test_18_7_hands_of_eliminated_players_are_discarded_or_leave_the_game(
    value: str, pile: str, gone: list[str]
) -> None:
    t = base({"eliminated_hand": value}, phase=2, hands=["GREY VIEW", "GREY", "GREY"], invasion="ALIEN.RG").pick("pass")
    assert (t.pile("discard"), table(t).get("gone", [])) == (pile, gone)
    assert sorted(t.session.view(-1).pile("gone").cards) == gone


@pytest.mark.parametrize(
    ("value", "script", "hand", "pile"),
    [
        (True, "DEFEND.R SHUFFLE VIEW", "DEFEND.R SHUFFLE VIEW", "ALIEN.R"),
        (False, "VIEW", None, "SHUFFLE ALIEN.R DEFEND.R VIEW"),
    ],
)
def test_18_8_cards_of_the_running_turn_may_stay_out_of_a_rebuild(
    value: bool, script: str, hand: str | None, pile: str
) -> None:
    t = base({"reshuffle_current_turn": value}, phase=2, hands=["SHUFFLE DEFEND.R", "GREY", "GREY"], invasion="ALIEN.R",
             discard="VIEW", chance=["ALIEN.R", script]).pick("SHUFFLE").pick("DEFEND.R")  # fmt: skip
    assert (hands(t)[0], t.pile("discard"), t.pile("supply")) == (hand, pile, "")


def test_18_8_the_same_goes_for_ufos_drawn_and_for_the_invasion_deck() -> None:
    t = base({"reshuffle_current_turn": False}, phase=2, hands=["GREY", "GREY"], supply="UFO VIEW", invasion="RELAX2",
             discard="SAFETY REVERSE", chance=["SAFETY REVERSE"]).pick("pass")  # fmt: skip
    assert (hands(t)[0], whose(t), t.pile("discard")) == ("GREY VIEW SAFETY", [1, 2, 1], "RELAX2 UFO")
    t = wave({"reshuffle_current_turn": False}, phase=2, hands=["GREY GREY", "GREY"], invasion="STEALTH",
             discard="RELAX1", supply="VIEW", chance=["RELAX1"]).pick("pass").pick("GREY")  # fmt: skip
    assert t.pile("discard") == "STEALTH GREY RELAX1"


@pytest.mark.parametrize(
    ("value", "back", "pile"), [(False, "DEFEND.B", "ALIEN.R REVIVE.R"), (True, "REVIVE.R", "DEFEND.B ALIEN.R")]
)
def test_18_9_a_revive_may_take_itself(value: bool, back: str, pile: str) -> None:
    t = wave({"revive_self": value}, phase=2, hands=["REVIVE.R GREY", "GREY"], invasion="ALIEN.R", discard="DEFEND.B")
    t.pick("pass").pick("REVIVE.R")
    assert (hands(t)[0], t.pile("discard")) == (f"GREY {back}", pile)


@pytest.mark.parametrize(
    ("value", "asked", "mimics", "pile"),
    [("carry", "seat 1 action: pass", "MIMIC", ""), ("immediate", "seat 0 face: GREY", "", "MIMIC MIMIC ALIEN.R")],
)
def test_18_10_a_mimic_ends_the_turn_or_copies_at_once(value: str, asked: str, mimics: str, pile: str) -> None:
    t = wave(
        {"mimic_mode": value}, phase=2, hands=["GREY GREY GREY GREY", "GREY"], invasion="MIMIC MIMIC ALIEN.R"
    ).pick("pass")
    assert (t.asked(), t.pile("mimics"), t.pile("discard")) == (asked, mimics, pile)
    assert fields(t)["aliens"] == ([0, 0, 0] if value == "immediate" else [])


def test_18_10_at_once_also_after_stealth() -> None:
    t = wave(
        {"mimic_mode": "immediate"},
        phase=2,
        hands=["GREY GREY", "GREY"],
        invasion="STEALTH MIMIC RELAX1",
        supply="VIEW VIEW",
    )
    t.pick("pass").pick("GREY")
    assert (hands(t)[0], t.pile("mimics"), t.pile("discard")) == ("GREY VIEW VIEW", "", "STEALTH GREY MIMIC RELAX1")


@pytest.mark.parametrize(("value", "aliens"), [("simultaneous", [0, 2]), ("sequential", [0])])
def test_18_11_allies_on_one_target_attack_together_or_one_after_the_other(value: str, aliens: list[int]) -> None:
    t = wave({"alliance_same_target": value}, phase=2, hands=["GREY", "DEFEND.R GREY GREY", "GREY"],
             invasion="ALLIANCE", mimics="MIMIC", supply="VIEW").pick("pass").pick("0 1 2 1")  # fmt: skip
    assert (t.asked_seat(), fields(t)["aliens"]) == (1, aliens)


def test_18_11_one_after_the_other_a_player_may_live_on_what_the_first_brought() -> None:
    for value, alive in (("simultaneous", False), ("sequential", True)):
        t = wave({"alliance_same_target": value}, phase=2, hands=["GREY", "DEFEND.R", "GREY"], invasion="ALLIANCE",
                 mimics="MIMIC", supply="GREY GREY GREY").pick("pass").pick("0 1 2 1")  # fmt: skip
        if alive:
            t.pick("DEFEND.R").pick("GREY")
        assert hands(t)[1] == ("GREY GREY" if alive else None)


@pytest.mark.parametrize(("value", "phase"), [("each_ufo_once", 1), ("once", 2)])
def test_18_12_every_ufo_or_only_one_may_be_put_back_in_a_turn(value: str, phase: int) -> None:
    t = wave({"boost_reinsert": value}, phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply="UFO UFO VIEW").pick(
        "GOLD_BOOST"
    )
    t.pick("1 2 0")
    assert (fields(t)["phase"], t.asked()) == (
        phase,
        "seat 0 reinsert: 1, pass" if phase == 1 else "seat 0 action: pass",
    )


def locking(value: str, hand: str = "SCAVENGE.R VIEW", invasion: str = "ALIEN.R RELAX1") -> Scenario:
    """Seat 0 locks the next turn and draws the UFO."""
    held = [f"SUPER_SAFETY {hand}", "DEFEND.R GREY", "GREY"]
    t = wave({"lock_survives_transition": value}, phase=1, hands=held, invasion=invasion,
             supply="SAFETY UFO GREY SHUFFLE REVERSE", chance=["SAFETY GREY SHUFFLE REVERSE SUPER_SAFETY"])  # fmt: skip
    return t.pick("SUPER_SAFETY 1")


def test_18_13_by_default_there_is_no_action_and_abilities_work() -> None:
    t = locking("phase2")
    assert t.asked() == "seat 0 face: SCAVENGE.R"
    assert hands(t.pick("SCAVENGE.R"))[0] == "VIEW SAFETY GREY SHUFFLE REVERSE"


def test_18_13_fully_locked_no_ability_works_but_the_bonus_is_paid() -> None:
    t = locking("full").pick("SCAVENGE.R")
    assert (hands(t)[0], len(happened(t, "match_r"))) == ("VIEW SAFETY GREY", 1)
    t = locking("full", "DEFLECT.R GREY VIEW").pick("DEFLECT.R")
    assert (hands(t)[0], t.asked(), happened(t, "deflect_r")) == ("GREY VIEW", "seat 0 action: VIEW, pass", [])


def test_18_13_fully_locked_means_everybody_who_plays_a_character_in_that_turn() -> None:
    t = locking("full", "GREY", "ALLIANCE").pick("0 1").pick("DEFEND.R")
    assert (hands(t)[1], happened(t, "draw")) == ("GREY", [])
    t = locking("phase2", "GREY", "ALLIANCE").pick("0 1").pick("DEFEND.R")
    assert hands(t)[1] == "GREY SAFETY"


def test_18_13_the_full_lock_can_be_laid_down_in_a_position() -> None:
    t = wave(phase=2, hands=["DEFEND.R VIEW GREY", "GREY"], invasion="ALIEN.R", supply="SAFETY", lock="full").pick(
        "DEFEND.R"
    )
    assert (hands(t)[0], t.pile("supply")) == ("VIEW GREY", "SAFETY")


def test_18_13_the_lock_may_lapse() -> None:
    t = locking("off")
    assert (t.asked(), fields(t)["lock_now"]) == ("seat 0 action: VIEW, pass", 0)


def test_18_13_between_turns_of_phase_2_all_of_them_lock_alike() -> None:
    for value in ("phase2", "full", "off"):
        t = wave({"lock_survives_transition": value}, phase=2, hands=["SUPER_SAFETY GREY", "VIEW DEFEND.R GREY"],
                 invasion="ALIEN.R", supply="SAFETY").pick("SUPER_SAFETY").pick("DEFEND.R")  # fmt: skip
        assert hands(t)[1] == "VIEW GREY SAFETY"


@pytest.mark.parametrize(
    ("value", "after", "pile"),
    [
        ("after", ["VIEW DEFEND.R", "SAFETY GREY"], "SWAPSIES"),
        ("victim_first", ["VIEW DEFEND.R", None], "SWAPSIES SAFETY GREY"),
    ],
)
def test_18_14_a_victim_may_be_checked_before_picking_up_the_card_given(
    value: str, after: list[str], pile: str
) -> None:
    t = base(
        {"swap_check": value},
        phase=2,
        hands=["SWAPSIES GREY VIEW", "SAFETY DEFEND.R", "GREY"],
        invasion="ALIEN.R",
        chance=[1],
    )
    t.pick("SWAPSIES GREY 1")
    assert (hands(t)[:2], t.pile("discard"), t.asked()) == (after, f"{pile} ALIEN.R", "seat 0 face: DEFEND.R")


@pytest.mark.parametrize("value", ["after", "victim_first"])
def test_18_14_the_giver_is_checked_as_usual(value: str) -> None:
    t = base(
        {"swap_check": value},
        phase=2,
        hands=["SWAPSIES GREY", "SAFETY DEFEND.R", "GREY"],
        invasion="ALIEN.R",
        chance=[0],
    )
    assert hands(t.pick("SWAPSIES 1")) == [None, "DEFEND.R GREY", "GREY"]


@pytest.mark.parametrize(("value", "drawn"), [("per_attack", 4), ("per_match", 6)])
def test_18_15_the_bonus_is_paid_for_the_attack_or_for_every_match(value: str, drawn: int) -> None:
    t = base(
        {"survival_bonus": value}, phase=2, hands=["DEFEND.R DEFEND.G", "GREY"], invasion="ALIEN.RG", supply="GREY " * 8
    )
    t.pick("pass").pick("DEFEND.R 0 DEFEND.G")
    assert len(t.table("hands")[0]) == drawn
    t = base(
        {"survival_bonus": value}, phase=2, hands=["DEFEND.R GREY", "GREY"], invasion="ALIEN.RG", supply="GREY " * 8
    )
    assert len(t.pick("pass").pick("DEFEND.R 0 GREY").table("hands")[0]) == 3


@pytest.mark.parametrize(
    ("value", "turns", "following"), [("next_player", 3, 2), ("vanish", 3, 1), ("next_player", 1, 2), ("vanish", 1, 2)]
)
def test_18_16_ufos_of_a_turn_may_vanish_with_a_player_who_owed_more(value: str, turns: int, following: int) -> None:
    t = base({"ufo_of_eliminated": value}, phase=2, hands=["DEFEND.R", "GREY", "GREY"], supply="VIEW UFO VIEW VIEW",
             invasion="ALIEN.R", turns_left=turns).pick("pass").pick("DEFEND.R")  # fmt: skip
    assert whose(t) == [1, following, 1]


def test_18_17_the_first_card_may_be_seen_before_the_second_place_is_named() -> None:
    for value, known in (("together", "? ? ?"), ("one_by_one", "? GREY ?")):
        t = (
            wave({"view_two": value}, phase=1, hands=["VIEW_TWO SAFETY", "GREY"], supply="UFO GREY VIEW")
            .pick("VIEW_TWO")
            .pick("1")
        )
        assert t.pile("supply", seen_by=0) == known and t.asked() == "seat 0 second: supply 0, supply 2"
        t.pick("2").pick("VIEW")
        assert (hands(t)[0], t.pile("supply")) == ("SAFETY VIEW", "GREY UFO")


def test_18_17_then_each_place_is_a_decision_of_its_own() -> None:
    t = wave({"view_two": "one_by_one"}, phase=2, hands=["VIEW_TWO GREY", "GREY"], invasion="ALIEN.R RELAX1 ALIEN.B")
    assert t.pick("VIEW_TWO").refused({"type": "two_positions", "positions": [0, 1]}).code == "BAD_POSITION"
    t.pick({"type": "two_positions", "positions": [2]})
    assert t.refused({"type": "two_positions", "positions": [2]}).code == "BAD_POSITION"
    assert t.pick({"type": "two_positions", "positions": [0]}).asked() == "seat 0 pick_one: ALIEN.B, ALIEN.R"


@pytest.mark.parametrize("card", ["SAFETY", "REVERSE", "SUPER_SAFETY", "RAD_REVERSE"])
def test_18_18_the_place_of_a_draw_may_be_hidden_from_the_others(card: str) -> None:
    def drawn(place: int, value: bool) -> Scenario:
        known = [{"place": "supply", "at": 1, "seats": [1]}]
        held = [f"{card} GREY", "GREY", "GREY"]
        t = wave({"public_draw_positions": value}, phase=1, hands=held, supply="VIEW GREY SAFETY UFO", known=known)
        return t.pick(f"{card} {place}")

    hidden = [drawn(place, False) for place in (0, 1, 2)]
    assert [t.pile("hands", 0) for t in hidden] == ["GREY VIEW", "GREY GREY", "GREY SAFETY"]
    for t in hidden[1:]:
        assert t.session.view(1).to_data() == hidden[0].session.view(1).to_data() and t.told(1) == hidden[0].told(1)
    assert happened(drawn(1, True), "draw_at", 1)[0]["number"] == 1


def test_18_19_the_cap_may_be_set_or_taken_away() -> None:
    for value, over in ((1, True), (2, False), ("none", False), (0, False)):
        t = base({"turn_cap": value}, phase=2, hands=["SAFETY GREY", "GREY"]).pick("SAFETY")
        assert (t.table("over"), outcome(t).truncated) == (over, over)
    t = base({"turn_cap": "none"}, phase=2, hands=["SAFETY GREY", "GREY"], phase2_turns=5000).pick("SAFETY")
    assert (t.table("over"), t.table("phase2_turns"), t.table("config")["turn_cap"]) == (False, 5001, "none")


VALUES: dict[str, tuple[str, list[object]]] = {
    "beginner": ("18.3", [1, "yes", None]),
    "dealer": ("18.4", [-1, 3, "youngest", 1.0, True, None]),
    "counts": ("18.5", [80, [], {"S2A": 4}, {"GREY": -1}, {"GREY": 1.5}, {"GREY": "4"}]),
    "starting_ufos": ("18.6", [0, -1, 4, "1", True, None]),
    "eliminated_hand": ("18.7", ["", "DISCARD", 1, None]),
    "reshuffle_current_turn": ("18.8", ["on", 1]),
    "revive_self": ("18.9", ["off", 0]),
    "mimic_mode": ("18.10", ["later", None]),
    "alliance_same_target": ("18.11", ["both", None]),
    "boost_reinsert": ("18.12", ["twice", 1]),
    "lock_survives_transition": ("18.13", ["on", True]),
    "swap_check": ("18.14", ["before", None]),
    "survival_bonus": ("18.15", ["none", 2]),
    "ufo_of_eliminated": ("18.16", ["stay", None]),
    "view_two": ("18.17", ["apart", None]),
    "public_draw_positions": ("18.18", ["on", 1]),
    "turn_cap": ("18.19", [-1, 0.5, "1000", False]),
}
WRONG = [(rule, {name: value}) for name, (rule, values) in VALUES.items() for value in values]


@pytest.mark.parametrize(("rule", "options"), WRONG)
def test_18_values_that_do_not_exist_are_refused_with_the_number_of_their_rule(
    rule: str, options: dict[str, Any]
) -> None:
    with pytest.raises(BadConfig) as no:
        new(3, 7, **options)
    assert (no.value.code, no.value.rule) == ("BAD_CONFIG", rule)
    with pytest.raises(BadPosition) as bad:
        base(options, phase=2, hands=["GREY", "GREY", "GREY"])
    assert bad.value.rule == rule


def test_18_an_option_nobody_knows_is_refused() -> None:
    with pytest.raises(BadConfig):
        new(3, 7, jokers=2)


def test_18_19_none_is_a_word_for_no_limit_everywhere() -> None:
    for none in ("none", 0):
        assert new(2, 7, "base", turn_cap=none).setup.settings["turn_cap"] == 0
