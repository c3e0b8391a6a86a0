from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, outcome, wave, whose

# -- 12.1 drawing a UFO --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("supply", "hand", "pile", "ufos"),
    [
        ("UFO VIEW SAFETY GREY", "GREY VIEW SAFETY", "RELAX2 UFO", 1),
        ("VIEW UFO SAFETY GREY", "GREY VIEW SAFETY", "RELAX2 UFO", 1),
        ("UFO UFO UFO VIEW SAFETY GREY", "GREY VIEW SAFETY", "RELAX2 UFO UFO UFO", 3),
        ("UFO VIEW UFO SAFETY GREY", "GREY VIEW SAFETY", "RELAX2 UFO UFO", 2),
    ],
)
def test_12_1_every_ufo_is_shown_and_replaced(supply: str, hand: str, pile: str, ufos: int) -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply=supply, invasion="RELAX2").pick("pass")
    assert (hands(t)[0], t.pile("discard"), t.pile("supply")) == (hand, pile, "GREY")
    assert whose(t) == [1, 1 + ufos, 1]


def test_12_1_ufos_are_counted_while_the_turn_runs() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "GREY GREY", "GREY"], supply="UFO#2 VIEW", invasion="ALIEN.R")
    t.pick("pass").pick("DEFLECT.R")
    assert (fields(t)["ufos"], whose(t)) == (1, [0, 1, 1])
    assert [event["cards"] for event in happened(t, "ufo_again", 2)] == [["UFO#2"]]


def test_12_1_abilities_and_bonus_also_replace_ufos() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY"], supply="UFO VIEW UFO SAFETY GREY", invasion="ALIEN.R")
    t.pick("pass").pick("DEFEND.R")
    assert (hands(t)[0], t.pile("discard"), whose(t)) == ("VIEW SAFETY GREY", "ALIEN.R DEFEND.R UFO UFO", [1, 3, 1])


def test_12_1_the_turn_is_finished_all_the_same() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "DEFEND.R GREY", "GREY"], supply="UFO VIEW SAFETY", invasion="ALIEN.R")
    t.pick("pass").pick("DEFLECT.R").pick("1")
    assert t.asked() == "seat 1 face: DEFEND.R, GREY"
    t.pick("DEFEND.R")
    assert (hands(t), whose(t)) == (["GREY VIEW", "GREY SAFETY", "GREY"], [1, 2, 1])


# -- 12.2 whose extra turn it is -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turns", "direction", "after"), [(1, 1, [1, 2, 1]), (1, -1, [2, 2, -1]), (2, 1, [0, 2, 1]), (3, -1, [0, 3, -1])]
)
def test_12_2_the_extra_turn_belongs_to_whoever_is_next(turns: int, direction: int, after: list[int]) -> None:
    t = base(phase=2, hands=["GREY"] * 3, supply="UFO VIEW", invasion="RELAX1", turns_left=turns, dir=direction)
    assert whose(t.pick("pass")) == after


def test_12_2_a_ufo_drawn_by_somebody_else_burdens_the_next_player_too() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "GREY", "DEFEND.R GREY"], supply="VIEW UFO SAFETY", invasion="ALIEN.R")
    t.pick("pass").pick("DEFLECT.R").pick("2").pick("DEFEND.R")
    assert (happened(t, "ufo_again")[0]["seat"], whose(t)) == (2, [1, 2, 1])


def test_12_2_a_deflect_target_who_is_next_gets_the_own_ufo() -> None:
    t = base(phase=2, hands=["DEFLECT.R GREY", "DEFEND.R GREY", "GREY"], supply="VIEW UFO SAFETY", invasion="ALIEN.R")
    t.pick("pass").pick("DEFLECT.R").pick("1").pick("DEFEND.R")
    assert (happened(t, "ufo_again")[0]["seat"], whose(t)) == (1, [1, 2, 1])


def test_12_2_extra_turns_of_different_turns_add_up() -> None:
    t = base(phase=2, hands=["GREY", "GREY", "GREY"], supply="UFO VIEW UFO VIEW UFO UFO VIEW", invasion="RELAX1 " * 4)
    seen = [whose(t.pick("pass"))[:2] for _ in range(3)]
    assert seen == [[1, 2], [1, 2], [1, 3]]


def test_12_2_owed_turns_vanish_with_the_player_but_the_ufos_of_the_turn_do_not() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY", "GREY"], supply="VIEW UFO VIEW VIEW", invasion="ALIEN.R", turns_left=3)
    t.pick("pass").pick("DEFEND.R")
    assert (hands(t), whose(t)) == ([None, "GREY", "GREY"], [1, 2, 1])


def test_12_2_a_ufo_that_comes_back_and_is_drawn_again_counts_again() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply="VIEW", invasion="RELAX2", discard="SAFETY UFO",
             chance=["UFO SAFETY"]).pick("pass")  # fmt: skip
    assert (hands(t)[0], whose(t)) == ("GREY VIEW SAFETY", [1, 2, 1])


def test_12_2_even_in_the_same_turn() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply="UFO VIEW", invasion="RELAX2", discard="SAFETY",
             chance=["UFO SAFETY"]).pick("pass")  # fmt: skip
    assert (hands(t)[0], whose(t), t.pile("discard")) == ("GREY VIEW SAFETY", [1, 3, 1], "RELAX2 UFO")


# -- 13.1 rebuilding -----------------------------------------------------------------------------------------------


def test_13_1_an_empty_supply_is_rebuilt_from_the_supply_cards_of_the_discard_pile() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2", discard="ALIEN.R VIEW RELAX1 UFO GREY ALIEN.B SAFETY",
             chance=["SAFETY GREY UFO VIEW"]).pick("pass")  # fmt: skip
    assert (hands(t)[0], t.pile("supply")) == ("GREY SAFETY GREY", "UFO VIEW")
    assert (t.pile("discard"), happened(t, "rebuild_supply")[0]["number"]) == ("ALIEN.R RELAX1 ALIEN.B RELAX2", 4)


def test_13_1_in_the_middle_of_a_draw_too() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply="SHUFFLE", invasion="RELAX2", discard="VIEW SAFETY",
             chance=["SAFETY VIEW"]).pick("pass")  # fmt: skip
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("GREY SHUFFLE SAFETY", "VIEW", "RELAX2")


def test_13_1_an_empty_invasion_deck_is_rebuilt_from_aliens_and_relax_cards() -> None:
    t = base(phase=2, hands=["GREY GREY", "GREY"], discard="ALIEN.R VIEW RELAX1 UFO ALIEN.B",
             chance=["ALIEN.B RELAX1 ALIEN.R"]).pick("pass")  # fmt: skip
    assert (t.pile("invasion"), t.pile("discard"), fields(t)["aliens"]) == ("RELAX1 ALIEN.R", "VIEW UFO ALIEN.B", [2])
    assert happened(t, "rebuild_invasion")[0]["number"] == 3


def test_13_1_a_deck_is_rebuilt_only_when_a_card_of_it_is_needed() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], supply="VIEW", invasion="RELAX1", discard="SAFETY ALIEN.R", chance=[])
    t.pick("pass")
    assert (t.pile("supply"), t.pile("invasion"), t.pile("discard")) == ("", "", "SAFETY ALIEN.R RELAX1")


def test_13_1_cards_of_the_running_turn_are_included() -> None:
    t = base(phase=2, hands=["SHUFFLE DEFEND.R", "GREY"], invasion="ALIEN.R", discard="VIEW",
             chance=["ALIEN.R", "DEFEND.R SHUFFLE VIEW"]).pick("SHUFFLE").pick("DEFEND.R")  # fmt: skip
    assert (hands(t)[0], t.pile("supply"), t.pile("discard")) == ("DEFEND.R SHUFFLE VIEW", "", "ALIEN.R")


def test_13_1_active_mimics_stay_aside() -> None:
    t = wave(phase=2, hands=["GREY GREY GREY", "GREY"], mimics="MIMIC", discard="ALIEN.R", chance=["ALIEN.R"]).pick(
        "pass"
    )
    assert (t.pile("mimics"), t.pile("discard"), fields(t)["aliens"]) == ("", "MIMIC ALIEN.R", [0, 0])


@pytest.mark.parametrize("card", ["VIEW", "SHUFFLE", "REARRANGE", "VIEW_TWO"])
def test_13_1_looking_at_or_shuffling_an_empty_deck_rebuilds_it_first(card: str) -> None:
    script = ["ALIEN.G ALIEN.R"] * (2 if card == "SHUFFLE" else 1)
    t = wave(phase=2, hands=[f"{card} GREY GREY", "GREY"], discard="ALIEN.R SAFETY ALIEN.G", chance=script).pick(card)
    asked = {"VIEW": "view: ALIEN.G, invasion 1", "REARRANGE": "order: ALIEN.G, ALIEN.R",
             "VIEW_TWO": "pick_one: ALIEN.G, ALIEN.R", "SHUFFLE": "face: GREY"}[card]  # fmt: skip
    if card == "VIEW_TWO":
        t.pick("0 1")
    assert t.asked() == f"seat 0 {asked}"
    assert t.pile("discard") == f"SAFETY {card}" + (" ALIEN.G" if card == "SHUFFLE" else "")


@pytest.mark.parametrize(
    ("card", "asked"),
    [("REARRANGE", "seat 0 order: ALIEN.R, ALIEN.G"), ("VIEW_TWO", "seat 0 first: invasion 0, invasion 1")],
)
def test_13_1_a_deck_that_has_cards_is_not_topped_up(card: str, asked: str) -> None:
    t = wave(
        phase=2, hands=[f"{card} GREY", "GREY", "GREY"], invasion="ALIEN.R ALIEN.G", discard="RELAX1 RELAX2", chance=[]
    )
    assert (t.pick(card).asked(), t.pile("discard")) == (asked, f"RELAX1 RELAX2 {card}")


@pytest.mark.parametrize("card", ["VIEW", "VIEW_TWO"])
def test_13_1_a_single_card_is_taken_without_a_question(card: str) -> None:
    t = wave(phase=2, hands=[f"{card} GREY", "GREY"], invasion="ALIEN.R", discard="RELAX1", chance=[]).pick(card)
    assert (t.asked(), t.pile("discard"), t.pile("invasion")) == ("seat 0 face: GREY", f"RELAX1 {card} ALIEN.R", "")


# -- 13.2 nothing left ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("discard", ["", "ALIEN.R", "UFO", "UFO ALIEN.R UFO"])
def test_13_2_without_a_supply_card_other_than_ufos_the_draw_fails(discard: str) -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX2 RELAX1", discard=discard, chance=[]).pick("pass")
    assert (hands(t), t.pile("discard"), t.pile("supply")) == (["GREY", "GREY"], f"{discard} RELAX2".strip(), "")
    assert (whose(t), happened(t, "nothing_to_draw")[0]["seat"]) == ([1, 1, 1], 0)


def test_13_2_the_player_gets_as_many_cards_as_there_are() -> None:
    t = base(phase=2, hands=["SCAVENGE.R GREY", "GREY"], invasion="ALIEN.R", discard="UFO", chance=["UFO SCAVENGE.R"])
    t.pick("pass").pick("SCAVENGE.R")
    assert (hands(t)[0], t.pile("discard"), t.pile("supply"), whose(t)) == (
        "GREY SCAVENGE.R",
        "ALIEN.R UFO",
        "",
        [1, 2, 1],
    )


def test_13_2_a_last_character_that_finds_nothing_to_draw_is_gone() -> None:
    t = base({"reshuffle_current_turn": False}, phase=2, hands=["DEFEND.R", "GREY"], invasion="ALIEN.R").pick("pass")
    assert outcome(t.pick("DEFEND.R")).winners == (1,)


@pytest.mark.parametrize("card", ["pass", "VIEW", "SHUFFLE", "REARRANGE", "VIEW_TWO", "GOLD_BOOST"])
def test_13_2_without_any_invasion_card_the_turn_simply_ends(card: str) -> None:
    t = wave(
        phase=2, hands=["VIEW SHUFFLE REARRANGE VIEW_TWO GOLD_BOOST GREY", "GREY"], supply="SAFETY", chance=[]
    ).pick(card)
    assert (t.asked_seat(), t.pile("supply")) == (1, "SAFETY")
    assert happened(t, "nothing_to_reveal")[0]["seat"] == 0


def test_13_2_a_ufo_in_the_supply_still_counts_when_there_is_nothing_to_replace_it() -> None:
    t = base(phase=2, hands=["GREY", "GREY"], invasion="RELAX1", supply="UFO", discard="UFO", chance=[]).pick("pass")
    assert (hands(t)[0], t.pile("discard"), t.pile("supply"), whose(t)) == ("GREY", "UFO RELAX1 UFO", "", [1, 2, 1])
