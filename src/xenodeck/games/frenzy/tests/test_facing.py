from __future__ import annotations

import pytest

from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.frenzy.tests.tables import base, fields, hands, happened, outcome, table, wave
from xenodeck.testkit import Scenario


def attacked(*held: str | None, aliens: str = "R", supply: str = "", **more: object) -> Scenario:
    """Seat 0 has revealed an alien card."""
    t = wave(phase=2, hands=list(held), invasion=f"ALIEN.{aliens}", supply=supply, **more)
    return t.pick("pass")


# -- 10.1 attacks --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "aliens"),
    [("R", [0]), ("G", [1]), ("B", [2]), ("RG", [0, 1]), ("GB", [1, 2]), ("RB", [0, 2]), ("RGB", [0, 1, 2])],
)
def test_10_1_an_alien_card_attacks_whoever_revealed_it_with_all_its_aliens(card: str, aliens: list[int]) -> None:
    t = attacked("GREY GREY GREY GREY", "GREY", aliens=card)
    assert (fields(t)["attacked"], fields(t)["aliens"], t.asked()) == (0, aliens, "seat 0 face: GREY")


def test_10_1_aliens_are_numbered_in_the_order_of_the_code() -> None:
    t = attacked("DEFEND.R DEFEND.G DEFEND.B GREY", "GREY", aliens="RGB", supply="VIEW SAFETY SHUFFLE")
    t.pick({"type": "face", "pairs": [[2, "DEFEND.B"], [0, "DEFEND.R"], [1, "GREY"]]})
    assert (t.pile("discard"), hands(t)[0]) == ("ALIEN.RGB DEFEND.B DEFEND.R GREY", "DEFEND.G VIEW SAFETY")


def test_10_1_with_a_mimic_the_whole_row_repeats() -> None:
    t = attacked("DEFEND.G DEFEND.B GREY GREY GREY", "GREY", aliens="GB", supply="VIEW SAFETY", mimics="MIMIC")
    assert fields(t)["aliens"] == [1, 2, 1, 2]
    t.pick({"type": "face", "pairs": [[3, "DEFEND.B"], [2, "DEFEND.G"], [0, "GREY"], [1, "GREY"]]})
    assert hands(t)[0] == "GREY VIEW SAFETY"


# -- 10.2 facing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("aliens", "held"), [("RG", "DEFEND.GOLD SAFETY"), ("RGB", "DEFEND.R DEFEND.G VIEW")])
def test_10_2_with_too_few_characters_a_player_is_out_at_once(aliens: str, held: str) -> None:
    t = attacked(held, "GREY", "GREY", aliens=aliens, supply="VIEW SAFETY")
    assert (hands(t), t.pile("discard")) == ([None, "GREY", "GREY"], f"ALIEN.{aliens} {held}")
    assert (t.pile("supply"), t.asked_seat(), happened(t, "bonus")) == ("VIEW SAFETY", 1, [])


def test_10_2_a_player_may_refuse_to_match() -> None:
    t = attacked("DEFEND.R DEFEND.B VIEW", "GREY", supply="SAFETY")
    assert t.asked() == "seat 0 face: DEFEND.R, DEFEND.B"
    t.pick("DEFEND.B")
    assert (hands(t)[0], t.pile("supply")) == ("DEFEND.R VIEW", "SAFETY")


def test_10_2_a_player_must_lay_one_even_if_nothing_matches() -> None:
    t = attacked("DEFEND.G GREY VIEW", "GREY")
    assert t.refused("pass").code == t.refused({"type": "face", "pairs": []}).code == "MUST_PLAY"
    assert t.refused("VIEW").code == "WRONG_CARD"


def test_10_2_which_character_faces_which_alien_is_free() -> None:
    crossed = attacked("DEFEND.R DEFEND.G GREY", "GREY", aliens="RG", supply="VIEW SAFETY")
    assert crossed.pick("DEFEND.R").asked() == "seat 0 against: 0, 1"
    assert crossed.pick("1").asked() == "seat 0 face: DEFEND.G, GREY"
    crossed.pick("DEFEND.G")
    assert (hands(crossed)[0], crossed.pile("supply")) == ("GREY", "VIEW SAFETY")
    straight = attacked("DEFEND.R DEFEND.G GREY", "GREY", aliens="RG", supply="VIEW SAFETY").pick("DEFEND.G 1 DEFEND.R")
    assert (hands(straight)[0], straight.pile("discard")) == ("GREY VIEW SAFETY", "ALIEN.RG DEFEND.G DEFEND.R")


def test_10_2_two_copies_may_face_two_aliens() -> None:
    t = attacked("DEFEND.R DEFEND.R GREY", "GREY", aliens="RB", supply="VIEW").pick("DEFEND.R 2 DEFEND.R")
    assert (hands(t)[0], t.pile("discard")) == ("GREY VIEW", "ALIEN.RB DEFEND.R DEFEND.R")


def test_10_2_gold_matches_any_colour_and_grey_none() -> None:
    t = attacked("DEFEND.GOLD SCAVENGE.GOLD GREY VIEW", "GREY", aliens="GB", supply="SAFETY SHUFFLE REVERSE REARRANGE")
    t.pick("SCAVENGE.GOLD 2 GREY")
    assert (hands(t)[0], t.pile("supply")) == ("DEFEND.GOLD VIEW SAFETY SHUFFLE", "REVERSE REARRANGE")


def test_10_2_abilities_work_in_the_order_laid() -> None:
    t = attacked(
        "SCAVENGE.R DEFEND.G STEAL.B GREY",
        "SAFETY GREY",
        "GREY",
        aliens="RGB",
        supply="VIEW SHUFFLE REVERSE",
        chance=[0],
    )
    t.pick("DEFEND.G 1 STEAL.B 2 SCAVENGE.R")
    assert (t.asked(), hands(t)[0]) == ("seat 0 steal: seat 1, seat 2", "GREY VIEW")
    t.pick("1")
    assert hands(t) == ["GREY VIEW SAFETY SHUFFLE REVERSE", "GREY", "GREY"]


def test_10_2_the_last_character_earns_two_more_cards_if_it_matches() -> None:
    t = attacked("DEFEND.R VIEW", "GREY", supply="SAFETY GREY SHUFFLE REVERSE").pick("DEFEND.R")
    assert (hands(t)[0], t.pile("supply"), happened(t, "bonus")[0]["number"]) == (
        "VIEW SAFETY GREY SHUFFLE",
        "REVERSE",
        2,
    )


def test_10_2_the_bonus_comes_after_the_abilities_and_whatever_they_brought() -> None:
    t = attacked("SCAVENGE.R", "GREY", supply="GREY DEFEND.R SHUFFLE REVERSE VIEW").pick("SCAVENGE.R")
    assert (hands(t)[0], t.pile("supply")) == ("GREY DEFEND.R SHUFFLE REVERSE", "VIEW")


def test_10_2_there_is_one_bonus_for_an_attack() -> None:
    t = attacked("DEFEND.R DEFEND.G", "GREY", aliens="RG", supply="VIEW VIEW SAFETY GREY SHUFFLE REVERSE")
    t.pick("DEFEND.R 0 DEFEND.G")
    assert (hands(t)[0], t.pile("supply")) == ("VIEW VIEW SAFETY GREY", "SHUFFLE REVERSE")


def test_10_2_one_match_among_the_last_characters_is_enough() -> None:
    t = attacked("GREY DEFEND.G", "GREY", aliens="RG", supply="VIEW VIEW GREY SHUFFLE").pick("GREY 0 DEFEND.G")
    assert (hands(t)[0], t.pile("supply")) == ("VIEW VIEW GREY", "SHUFFLE")


def test_10_2_without_a_match_there_is_no_bonus() -> None:
    t = attacked("DEFEND.B VIEW", "GREY", "GREY", supply="GREY GREY").pick("DEFEND.B")
    assert (hands(t), t.pile("supply"), t.pile("discard")) == (
        [None, "GREY", "GREY"],
        "GREY GREY",
        "ALIEN.R DEFEND.B VIEW",
    )


def test_10_2_with_a_character_left_there_is_no_bonus() -> None:
    t = attacked("DEFEND.R GREY", "GREY", supply="VIEW SAFETY SHUFFLE").pick("DEFEND.R")
    assert (hands(t)[0], happened(t, "bonus")) == ("GREY VIEW", [])


def test_10_2_deflections_wait_until_every_draw_is_done() -> None:
    t = attacked("DEFLECT.R SCAVENGE.G", "GREY", "GREY", aliens="RG", supply="VIEW SAFETY SHUFFLE REVERSE GREY")
    t.pick("DEFLECT.R 0 SCAVENGE.G")
    assert (t.asked(), hands(t)[0]) == ("seat 0 deflect: seat 1, seat 2", "VIEW SAFETY SHUFFLE REVERSE GREY")


def test_10_2_a_chain_is_finished_before_the_next_deflection() -> None:
    t = attacked("DEFLECT.R DEFLECT.G GREY", "DEFLECT.R GREY", "GREY GREY", aliens="RG", supply="VIEW " * 5)
    t.pick("DEFLECT.G 1 DEFLECT.R")
    assert t.asked() == "seat 0 deflect: seat 1, seat 2"
    t.pick("1")
    assert (t.asked(), fields(t)["aliens"]) == ("seat 1 face: DEFLECT.R, GREY", [1])
    assert t.pick("GREY").asked() == "seat 0 deflect: seat 1, seat 2"
    t.pick("1")
    assert (t.asked(), fields(t)["aliens"]) == ("seat 1 face: DEFLECT.R", [0])
    t.pick("DEFLECT.R")
    assert (t.asked(), hands(t)) == ("seat 1 deflect: seat 2, seat 0", ["GREY VIEW VIEW", None, "GREY GREY"])


# -- 10.3 deflections ----------------------------------------------------------------------------------------------


def test_10_3_only_the_alien_that_was_faced_is_passed_on_in_its_own_colour() -> None:
    t = attacked("DEFLECT.GOLD GREY GREY GREY", "GREY GREY", aliens="RGB", supply="VIEW").pick(
        "GREY 0 DEFLECT.GOLD 2 GREY"
    )
    assert (fields(t)["attacked"], fields(t)["aliens"], t.asked()) == (1, [2], "seat 1 face: GREY")
    assert happened(t, "deflect_b")[0]["other"] == 1


def test_10_3_the_deflectors_own_facing_stands() -> None:
    t = (
        attacked("DEFLECT.R GREY", "DEFEND.R GREY", "GREY", supply="VIEW SAFETY")
        .pick("DEFLECT.R")
        .pick("1")
        .pick("DEFEND.R")
    )
    assert (hands(t), t.pile("discard")) == (["GREY VIEW", "GREY SAFETY", "GREY"], "ALIEN.R DEFLECT.R DEFEND.R")


def test_10_3_two_deflections_at_one_player_are_two_attacks() -> None:
    t = attacked("DEFLECT.R DEFLECT.G GREY", "DEFEND.R", "GREY", aliens="RG", supply="VIEW VIEW SAFETY GREY SHUFFLE")
    t.pick("DEFLECT.R 0 DEFLECT.G").pick("1").pick("DEFEND.R")
    assert hands(t)[1] == "SAFETY GREY SHUFFLE"
    t.pick("1")
    assert (t.asked(), fields(t)["aliens"]) == ("seat 1 face: GREY", [1])


def test_10_3_two_deflections_may_go_to_two_players() -> None:
    t = attacked("DEFLECT.R DEFLECT.G GREY", "GREY GREY", "GREY GREY", aliens="RG", supply="VIEW VIEW")
    t.pick("DEFLECT.R 0 DEFLECT.G").pick("1").pick("GREY").pick("2").pick("GREY")
    assert (hands(t), t.asked_seat()) == (["GREY VIEW VIEW", "GREY", "GREY"], 1)


def test_10_3_the_target_gets_ability_and_bonus() -> None:
    t = (
        attacked("DEFLECT.R GREY", "SCAVENGE.R", supply="VIEW SAFETY SHUFFLE GREY REVERSE UFO")
        .pick("DEFLECT.R")
        .pick("SCAVENGE.R")
    )
    assert (hands(t), t.pile("supply")) == (["GREY VIEW", "SAFETY SHUFFLE GREY REVERSE"], "UFO")


def test_10_3_an_alien_may_come_back_and_go_on_and_on() -> None:
    t = attacked("DEFLECT.R DEFLECT.R GREY", "DEFLECT.R DEFLECT.R GREY", supply="VIEW " * 5)
    seen = []
    for card in ("DEFLECT.R", "DEFLECT.R", "DEFLECT.R", "DEFLECT.R", "GREY"):
        seen.append(t.asked_seat())
        t.pick(card)
    assert (seen, outcome(t).winners) == ([0, 1, 0, 1, 0], (1,))


def test_10_3_three_players_may_send_it_round() -> None:
    t = attacked("DEFLECT.R GREY", "DEFLECT.R GREY", "DEFLECT.GOLD GREY", supply="VIEW " * 5)
    t.pick("DEFLECT.R").pick("1").pick("DEFLECT.R")
    assert t.asked() == "seat 1 deflect: seat 2, seat 0"
    t.pick("2").pick("DEFLECT.GOLD").pick("0")
    assert (t.asked(), fields(t)["attacked"], fields(t)["aliens"]) == ("seat 0 face: GREY", 0, [0])


def test_10_3_with_one_other_player_left_there_is_nothing_to_choose() -> None:
    t = attacked("DEFLECT.R GREY", None, "GREY GREY", supply="VIEW").pick("DEFLECT.R")
    assert (t.asked(), happened(t, "deflect_r")[0]["other"]) == ("seat 2 face: GREY", 2)


# -- 10.4 elimination ----------------------------------------------------------------------------------------------


def test_10_4_too_few_characters_bring_neither_ability_nor_bonus() -> None:
    t = attacked("DEFLECT.R", "GREY", "GREY", aliens="RG", supply="GREY GREY")
    assert (hands(t), t.pile("supply"), fields(t)["out"]) == ([None, "GREY", "GREY"], "GREY GREY", [1, 0, 0])


def test_10_4_the_last_character_without_a_match_is_the_end() -> None:
    t = attacked("GREY VIEW SAFETY", "GREY", "GREY").pick("GREY")
    assert (hands(t), t.pile("discard"), t.asked_seat()) == ([None, "GREY", "GREY"], "ALIEN.R GREY VIEW SAFETY", 1)


@pytest.mark.parametrize(("supply", "alive"), [("VIEW VIEW GREY", True), ("VIEW VIEW VIEW GREY", False)])
def test_10_4_the_last_character_with_a_match_draws_first(supply: str, alive: bool) -> None:
    t = attacked("DEFEND.R", "GREY", "GREY", supply=supply).pick("DEFEND.R")
    assert hands(t)[0] == (supply if alive else None)
    assert t.pile("discard") == "ALIEN.R DEFEND.R" + ("" if alive else " VIEW VIEW VIEW")


def test_10_4_the_last_character_stolen_is_the_end_at_once() -> None:
    t = attacked("STEAL.R GREY", "DEFEND.B VIEW", "GREY", chance=[0]).pick("STEAL.R").pick("1")
    assert (hands(t), t.pile("discard")) == (["GREY DEFEND.B", None, "GREY"], "ALIEN.R STEAL.R VIEW")
    assert t.asked_seat() == 2


def test_10_4_whoever_goes_out_with_a_deflect_still_deflects() -> None:
    t = attacked("DEFLECT.R", "GREY GREY", "GREY GREY", supply="VIEW VIEW VIEW").pick("DEFLECT.R")
    assert (hands(t), t.asked()) == ([None, "GREY GREY", "GREY GREY"], "seat 0 deflect: seat 1, seat 2")
    t.pick("2").pick("GREY")
    assert (hands(t), t.asked_seat()) == ([None, "GREY GREY", "GREY"], 1)


def test_10_4_the_last_one_standing_does_not_face_a_deflected_alien() -> None:
    t = attacked("DEFLECT.R", "GREY", supply="VIEW VIEW VIEW").pick("DEFLECT.R")
    assert (t.table("over"), hands(t), outcome(t).winners) == (True, [None, "GREY"], (1,))


def test_10_4_hands_are_laid_on_the_discard_pile_in_the_order_they_were_gained() -> None:
    t = attacked("SAFETY DEFEND.R VIEW GREY", "GREY", "GREY", aliens="RGB", discard="REVERSE")
    assert t.pile("discard") == "REVERSE ALIEN.RGB SAFETY DEFEND.R VIEW GREY"


def test_10_4_eliminated_players_get_no_turns() -> None:
    t = base(phase=2, hands=["SAFETY GREY", None, None, "SAFETY GREY"]).pick("SAFETY")
    assert t.asked_seat() == 3 and t.pick("SAFETY").asked_seat() == 0


# -- 11.1 what is pending ------------------------------------------------------------------------------------------


def test_11_1_pending_deflections_can_be_written_down_and_taken_up_again() -> None:
    t = attacked("DEFLECT.R DEFLECT.G GREY", "DEFLECT.R GREY", "GREY GREY", aliens="RG", supply="VIEW VIEW VIEW VIEW")
    t.pick("DEFLECT.R 0 DEFLECT.G").pick("1").pick("DEFLECT.R")
    assert t.asked() == "seat 1 deflect: seat 2, seat 0" and t.table("stack")
    again = Session.from_position(find("frenzy"), table(t))
    for session in (t.session, again):
        for seat, words in ((1, "2"), (2, "GREY"), (0, "1"), (1, "GREY")):
            session.play(seat, words)
    assert table(again) == table(t) and table(again)["hands"] == [["GREY", "VIEW", "VIEW"], None, ["GREY"]]


def test_11_1_whoever_is_asked_need_not_be_at_turn_nor_alive() -> None:
    t = attacked("DEFLECT.R", "DEFLECT.R GREY", "GREY GREY", supply="VIEW VIEW VIEW VIEW").pick("DEFLECT.R")
    assert (t.session.waiting(), fields(t)["out"], fields(t)["current"]) == ([0], [1, 0, 0], 0)
    again = Session.from_position(find("frenzy"), table(t))
    assert again.waiting() == [0]
    again.play(0, "1")
    assert again.waiting() == [1]


def test_11_1_nothing_is_pending_between_turns() -> None:
    t = base(phase=2, hands=["SAFETY GREY", "GREY"]).pick("SAFETY")
    assert "stack" not in table(t) and "turn" not in table(t)


def test_11_1_a_second_reveal_waits_for_the_first_to_be_faced() -> None:
    t = wave(phase=2, hands=["GREY GREY DEFEND.R", "GREY"], invasion="STEALTH ALIEN.R", supply="VIEW").pick("pass")
    again = Session.from_position(find("frenzy"), table(t))
    for session in (t.session, again):
        session.play(0, "GREY")
        session.play(0, "DEFEND.R")
    assert table(again) == table(t) and table(again)["discard"] == ["STEALTH", "GREY", "ALIEN.R", "DEFEND.R"]
