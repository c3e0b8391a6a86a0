from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from xenodeck.core.rules import engine
from xenodeck.core.sessions.session import Session
from xenodeck.games.frenzy.settings import KEYS
from xenodeck.games.frenzy.tests.tables import base, dealt, fields, hands, happened, new, outcome, table, turn, wave
from xenodeck.testkit import Scenario


def laid(seats: int, supply: str, /, *more: str, ufos: int = 3, **options: object) -> Scenario:
    """A deal from a Supply of just these cards (top first); the Invasion deck is one red alien."""
    counts = {**dict.fromkeys(KEYS, 0), **Counter(supply.split()), "UFO": ufos, "ALIEN.R": 1}
    return dealt(seats, ["ALIEN.R", supply, *more], counts=counts, **options)


def at_random(seats: int, seed: int, mode: str) -> Iterator[Session]:
    """A game played by chance, seen before every answer."""
    session, luck = new(seats, seed, mode), Random(seed)
    while not session.state.over:
        yield session
        seat = session.waiting()[0]
        session.answer(seat, luck.choice(engine.open_options(session.state, seat)))


TABLES = [(2, "base"), (4, "base"), (2, "expansion"), (6, "expansion")]


# -- R1-R5: set-up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_the_last_seat_deals_unless_told_otherwise(seats: int) -> None:
    m = new(seats, 5, "base", beginner=True)
    assert (m.waiting(), fields(m)["current"]) == ([0], 0)


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_r1_whoever_sits_left_of_the_named_dealer_begins(dealer: int) -> None:
    m = new(4, 5, "base", beginner=True, dealer=dealer)
    assert m.waiting() == [(dealer + 1) % 4]


def test_r1_a_random_dealer_may_be_anybody() -> None:
    begin = [new(3, seed, "base", beginner=True, dealer="random").waiting()[0] for seed in range(40)]
    assert set(begin) == {0, 1, 2}
    assert begin == [new(3, seed, "base", beginner=True, dealer="random").waiting()[0] for seed in range(40)]


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_r2_the_discard_pile_is_open_to_all_in_its_order(viewer: int) -> None:
    t = base(phase=2, hands=["SHUFFLE SCAVENGE.B", "GREY", "DEFEND.R"], supply="GREY VIEW DEFEND.G REVERSE",
             invasion="ALIEN.B RELAX1", discard="UFO DEFEND.R ALIEN.G GREY", chance=["ALIEN.B RELAX1"])  # fmt: skip
    t.pick("SHUFFLE").pick("SCAVENGE.B")
    assert t.pile("discard", seen_by=viewer) == "UFO DEFEND.R ALIEN.G GREY SHUFFLE ALIEN.B SCAVENGE.B"


def test_r3_everybody_may_count_hands_and_decks_but_sees_no_face() -> None:
    t = base(phase=1, hands=["GREY VIEW", "SAFETY SHUFFLE REVERSE"], supply="UFO GREY VIEW GREY", invasion="RELAX1")
    seen = t.session.game.position(t.session.state, -1)
    assert seen["hands"] == [["?", "?"], ["?", "?", "?"]]
    assert (seen["supply"], seen["invasion"]) == (["?"] * 4, ["?"])


def test_r3_each_player_sees_the_own_hand_and_counts_the_other() -> None:
    t = base(phase=1, hands=["GREY VIEW", "SAFETY SHUFFLE REVERSE"], supply="UFO GREY VIEW GREY", invasion="RELAX1")
    assert t.session.game.position(t.session.state, 0)["hands"] == [["GREY", "VIEW"], ["?", "?", "?"]]


ROUNDS = "VIEW SAFETY GREY " * 6 + "SHUFFLE REVERSE DEFEND.R UFO VIEW"


def test_r4_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    t = laid(3, ROUNDS)
    assert hands(t) == ["VIEW " * 6 + "SHUFFLE", "SAFETY " * 6 + "REVERSE", "GREY " * 6 + "DEFEND.R"]
    assert t.pile("supply") == "UFO VIEW"


def test_r4_another_dealer_moves_the_first_card_round_the_table() -> None:
    t = laid(3, ROUNDS, dealer=0)
    assert hands(t) == ["GREY " * 6 + "DEFEND.R", "VIEW " * 6 + "SHUFFLE", "SAFETY " * 6 + "REVERSE"]
    assert t.asked_seat() == 1


def test_r5_the_reserve_is_shuffled_in_when_a_ufo_was_dealt() -> None:
    t = laid(2, "GREY DEFEND.R UFO VIEW " + "GREY DEFEND.R " * 5 + "SHUFFLE SAFETY", "UFO SHUFFLE UFO SAFETY")
    assert hands(t) == ["GREY " * 5 + "GREY", "DEFEND.R VIEW " + "DEFEND.R " * 4 + "DEFEND.R"]
    assert (t.pile("supply"), t.pile("reserve"), t.pile("discard")) == ("UFO SHUFFLE UFO SAFETY", "", "UFO")
    assert turn(t) == (0, 3) and t.asked() == "seat 0 action: pass"


def test_r5_with_the_expansion_three_ufos_are_shuffled_in() -> None:
    t = wave(phase=1, hands=["GREY", "UFO DEFEND.R"], supply="VIEW SAFETY", reserve="UFO UFO UFO", invasion="RELAX1",
             chance=["UFO VIEW UFO UFO SAFETY"])  # fmt: skip
    assert (t.pile("supply"), t.pile("reserve"), t.pile("discard")) == ("UFO VIEW UFO UFO SAFETY", "", "UFO")
    assert hands(t) == ["GREY", "DEFEND.R"] and turn(t) == (1, 3)


# -- R6-R10: Phase 1 -----------------------------------------------------------------------------------------------


@pytest.mark.one_engine
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_r6_every_one_of_the_seven_cards_can_always_be_played(seats: int, mode: str) -> None:
    turns = 0
    for seed in range(12):
        for m in at_random(seats, seed, mode):
            if fields(m)["phase"] == 2:
                break
            seat = m.waiting()[0]
            question = m.view(seat).question
            assert question is not None
            if question.name == "play":
                hand = table(m)["hands"][seat]
                assert len(hand) == 7 and {option.word for option in question.options} == set(hand)
                turns += 1
    assert turns > 50


def test_r7_a_sighting_cannot_be_passed_over() -> None:
    t = base(phase=1, hands=["DEFEND.R VIEW", "GREY"], supply="GREY SAFETY", reserve="UFO UFO")
    t.pick("DEFEND.R")
    assert t.asked() == "seat 0 ufo: UFO#1, UFO#2"
    assert t.refused("pass").code == "MUST_PLAY"
    t.pick("UFO#2")
    assert t.refused("pass").code == "MUST_PLAY"


def test_r7_an_action_that_leaves_out_the_place_of_the_ufo_is_refused() -> None:
    t = base(phase=1, hands=["DEFEND.R VIEW", "GREY"], supply="GREY SAFETY", reserve="UFO")
    refusal = t.refused({"type": "play_card", "card": "DEFEND.R", "position": None})
    assert refusal.code == "MUST_PLAY"
    assert (t.pile("reserve"), t.pile("discard")) == ("UFO", "")


def test_r7_nothing_is_sighted_any_more_once_the_reserve_is_empty() -> None:
    t = base(phase=1, hands=["DEFEND.R VIEW", "GREY"], supply="GREY UFO")
    t.pick("DEFEND.R")
    assert (hands(t), t.pile("supply"), t.pile("discard")) == (["VIEW GREY", "GREY"], "UFO", "DEFEND.R")
    assert t.asked() == "seat 1 play: GREY"


def test_r8_a_ufo_put_on_top_is_drawn_at_once() -> None:
    t = base(phase=1, hands=["DEFLECT.G VIEW DEFEND.B", "GREY"], supply="GREY SAFETY", reserve="UFO", invasion="RELAX1",
             discard="SHUFFLE", chance=["DEFLECT.G GREY SHUFFLE SAFETY"])  # fmt: skip
    t.pick("DEFLECT.G 0 1")
    assert (hands(t), t.pile("discard")) == (["VIEW DEFEND.B", "GREY"], "UFO")
    assert t.pile("supply") == "DEFLECT.G GREY SHUFFLE SAFETY"
    assert (t.table("phase"), turn(t)) == (2, (0, 3))


def test_r8_the_very_bottom_is_a_place_too() -> None:
    t = base(phase=1, hands=["DEFEND.R VIEW", "GREY"], supply="GREY SAFETY", reserve="UFO")
    t.pick("DEFEND.R 2 0")
    assert (hands(t), t.pile("supply"), t.pile("reserve")) == (["VIEW GREY", "GREY"], "SAFETY UFO", "")


def test_r9_a_grey_character_fills_the_turn_and_does_nothing() -> None:
    t = base(phase=1, hands=["GREY VIEW", "GREY"], supply="SAFETY UFO", reserve="UFO UFO")
    t.pick("GREY")
    assert (hands(t), t.pile("discard"), t.pile("reserve")) == (["VIEW SAFETY", "GREY"], "GREY", "UFO UFO")
    assert t.pile("supply") == "UFO" and t.asked() == "seat 1 play: GREY"
    assert [event["what"] for event in t.told(-1)] == ["play", "idle", "draw"]


@pytest.mark.parametrize("card", ["VIEW", "VIEW_TWO"])
def test_r10_the_only_card_of_the_supply_must_be_taken(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} GREY", "GREY"], supply="DEFEND.R", reserve="UFO")
    t.pick(card)
    assert (hands(t), t.pile("supply"), t.asked()) == (["GREY DEFEND.R", "GREY"], "", "seat 1 play: GREY")


@pytest.mark.parametrize("card", ["VIEW", "VIEW_TWO"])
def test_r10_an_only_card_that_is_a_ufo_is_drawn_all_the_same(card: str) -> None:
    t = wave(phase=1, hands=[f"{card} GREY", "GREY"], supply="UFO", invasion="RELAX1", chance=[card])
    t.pick(card)
    assert (hands(t), t.pile("supply"), t.pile("discard")) == (["GREY", "GREY"], card, "UFO")
    assert (t.table("phase"), turn(t)) == (2, (0, 3))


@pytest.mark.parametrize("card", ["VIEW", "VIEW_TWO"])
def test_r10_the_only_card_of_the_invasion_deck_must_be_faced(card: str) -> None:
    t = wave(phase=2, hands=[f"{card} GREY DEFEND.R", "GREY"], invasion="ALIEN.R", supply="SAFETY")
    t.pick(card)
    assert (t.asked(), t.pile("discard")) == ("seat 0 face: GREY, DEFEND.R", f"{card} ALIEN.R")


# -- R11-R13: into Phase 2 -----------------------------------------------------------------------------------------


def locked_into_phase_2(option: str, **position: Any) -> Scenario:
    """The player who locks the next turn draws the UFO in that very turn."""
    found: dict[str, Any] = {
        "hands": ["SUPER_SAFETY DEFEND.R DEFEND.R SAFETY", "GREY DEFEND.G SHUFFLE", "GREY"],
        "supply": "GREY UFO",
        "invasion": "ALIEN.R RELAX1 RELAX1 ALIEN.G",
        "chance": ["SUPER_SAFETY GREY"],
    }
    return wave({"lock_survives_transition": option}, phase=1, **{**found, **position}).pick("SUPER_SAFETY 1")


def test_r11_the_first_of_the_three_turns_is_locked_and_abilities_work() -> None:
    t = locked_into_phase_2("phase2")
    assert t.asked() == "seat 0 face: DEFEND.R"
    assert fields(t)["lock_now"] == 1
    t.pick("DEFEND.R")
    assert hands(t)[0] == "DEFEND.R SAFETY SUPER_SAFETY"


def test_r11_an_action_in_that_turn_is_refused() -> None:
    t = locked_into_phase_2("phase2")
    assert t.refused({"type": "play_action", "card": "SAFETY"}).code == "LOCKED"


def test_r11_only_that_one_of_the_three_turns_is_locked() -> None:
    t = locked_into_phase_2("phase2").pick("DEFEND.R")
    assert (turn(t), t.asked()) == ((0, 2), "seat 0 action: SAFETY, SUPER_SAFETY, pass")


def test_r11_a_drawer_without_a_character_leaves_the_lock_to_whoever_begins() -> None:
    t = locked_into_phase_2("phase2", hands=["SUPER_SAFETY SAFETY", "GREY DEFEND.G SHUFFLE", "GREY"])
    assert hands(t) == [None, "GREY DEFEND.G SHUFFLE", "GREY"]
    assert (turn(t), t.asked()) == ((1, 1), "seat 1 face: GREY, DEFEND.G")


def test_r11_fully_locked_a_match_brings_no_ability() -> None:
    t = locked_into_phase_2("full")
    assert fields(t)["lock_now"] == 2
    t.pick("DEFEND.R")
    assert (hands(t)[0], t.pile("supply")) == ("DEFEND.R SAFETY", "SUPER_SAFETY GREY")
    assert happened(t, "match_r")[0]["seat"] == 0 and turn(t) == (0, 2)


def test_r11_fully_locked_the_survival_bonus_is_still_paid() -> None:
    t = locked_into_phase_2("full", hands=["SUPER_SAFETY SCAVENGE.R", "GREY", "GREY"]).pick("SCAVENGE.R")
    assert (hands(t)[0], t.pile("supply"), turn(t)) == ("SUPER_SAFETY GREY", "", (0, 2))


def test_r11_fully_locked_a_match_does_not_deflect_either() -> None:
    t = locked_into_phase_2("full", hands=["SUPER_SAFETY DEFLECT.R GREY", "GREY", "GREY"]).pick("DEFLECT.R")
    assert (hands(t), turn(t)) == (["GREY", "GREY", "GREY"], (0, 2))
    assert t.asked() == "seat 0 action: pass"


def test_r11_fully_locked_nobody_elses_ability_works_in_that_turn() -> None:
    t = locked_into_phase_2("full", hands=["SUPER_SAFETY GREY", "GREY DEFEND.G", "GREY"], invasion="ALLIANCE RELAX1")
    t.pick("1 1").pick("DEFEND.G")
    assert (hands(t), t.pile("supply")) == (["GREY", "GREY", "GREY"], "SUPER_SAFETY GREY")


def test_r11_switched_off_the_lock_lapses() -> None:
    t = locked_into_phase_2("off")
    assert t.asked() == "seat 0 action: SAFETY, pass"
    assert (fields(t)["lock"], fields(t)["lock_now"], turn(t)) == (0, 0, (0, 3))


def test_r12_a_drawer_without_a_character_is_out_and_the_next_player_has_one_turn() -> None:
    t = base(phase=1, hands=["VIEW SAFETY", "GREY", "GREY"], supply="UFO GREY", chance=["GREY SAFETY"])
    t.pick("SAFETY 0")
    assert (hands(t), t.pile("discard")) == ([None, "GREY", "GREY"], "UFO VIEW")
    assert (turn(t), t.asked()) == ((1, 1), "seat 1 action: pass")


def test_r12_the_following_player_is_the_one_after_a_reverse_of_the_same_turn() -> None:
    t = base(phase=1, hands=["VIEW REVERSE", "GREY", "GREY"], supply="UFO GREY", chance=["GREY REVERSE"])
    t.pick("REVERSE 0")
    assert (hands(t), turn(t), t.table("dir")) == ([None, "GREY", "GREY"], (2, 1), -1)


def test_r12_a_following_player_who_is_out_too_is_passed_over() -> None:
    t = base(phase=1, hands=["VIEW SAFETY", "VIEW", "GREY", "GREY"], supply="UFO GREY", chance=["GREY SAFETY"])
    t.pick("SAFETY 0")
    assert (hands(t), turn(t)) == ([None, None, "GREY", "GREY"], (2, 1))
    assert fields(t)["out"] == [1, 1, 0, 0]


def test_r13_safety_ends_one_of_the_owed_turns() -> None:
    t = base(phase=2, hands=["SAFETY GREY", "GREY"], turns_left=3, invasion="ALIEN.R")
    t.pick("SAFETY")
    assert (turn(t), t.pile("invasion"), t.asked()) == ((0, 2), "ALIEN.R", "seat 0 action: pass")


def test_r13_reverse_ends_one_owed_turn_and_turns_the_order_for_afterwards() -> None:
    t = base(phase=2, hands=["REVERSE GREY", "GREY", "GREY"], turns_left=2, invasion="RELAX1 RELAX1", supply="VIEW")
    t.pick("REVERSE")
    assert (turn(t), t.table("dir")) == ((0, 1), -1)
    t.pick("pass")
    assert turn(t) == (2, 1)


# -- R14-R16: draws and swaps --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "alien", "drawn"),
    [("DEFEND.R", "ALIEN.R", 1), ("SCAVENGE.R", "ALIEN.R", 2), ("DEFLECT.R", "ALIEN.R", 1), ("", "RELAX1", 1),
     ("", "RELAX2", 2)],
)  # fmt: skip
def test_r14_nobody_is_asked_whether_to_draw(card: str, alien: str, drawn: int) -> None:
    t = base(phase=2, hands=[f"{card} GREY", "GREY"], invasion=alien, supply="VIEW SAFETY REVERSE SHUFFLE")
    t.pick("pass")
    if card:
        t.pick(card)
    assert hands(t)[0] == " ".join(["GREY", "VIEW", "SAFETY"][: 1 + drawn])
    assert t.asked_seat() == 1


def test_r14_the_bonus_is_drawn_without_a_question() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY"], invasion="ALIEN.R", supply="VIEW GREY SAFETY SHUFFLE")
    t.pick("pass").pick("DEFEND.R")
    assert (hands(t)[0], t.asked()) == ("VIEW GREY SAFETY", "seat 1 action: pass")


def test_r15_a_victim_who_receives_a_character_is_safe() -> None:
    t = base(phase=2, hands=["SWAPSIES DEFEND.R GREY", "SAFETY DEFEND.B"], invasion="ALIEN.R", chance=[1])
    t.pick("SWAPSIES GREY")
    assert hands(t) == ["DEFEND.R DEFEND.B", "SAFETY GREY"]
    assert t.asked() == "seat 0 face: DEFEND.R, DEFEND.B"


def test_r15_a_victim_left_without_a_character_is_out_on_the_spot() -> None:
    t = base(phase=2, hands=["SWAPSIES VIEW GREY", "SAFETY DEFEND.B", "GREY"], invasion="ALIEN.R", chance=[1])
    t.pick("SWAPSIES VIEW 1")
    assert (hands(t), t.pile("discard")) == (["GREY DEFEND.B", None, "GREY"], "SWAPSIES SAFETY VIEW ALIEN.R")
    assert t.asked() == "seat 0 face: GREY, DEFEND.B"


def test_r15_the_giver_of_the_last_character_who_receives_one_is_safe() -> None:
    t = base(phase=2, hands=["SWAPSIES DEFEND.R", "GREY DEFEND.B"], invasion="ALIEN.B", chance=[1])
    t.pick("SWAPSIES DEFEND.R")
    assert (hands(t), t.asked()) == (["DEFEND.B", "GREY DEFEND.R"], "seat 0 face: DEFEND.B")


def test_r15_the_giver_of_the_last_character_who_receives_none_is_out_and_reveals_nothing() -> None:
    t = base(phase=2, hands=["SWAPSIES DEFEND.R", "GREY VIEW", "GREY"], invasion="ALIEN.B", chance=[1])
    t.pick("SWAPSIES DEFEND.R 1")
    assert (hands(t), t.pile("discard")) == ([None, "GREY DEFEND.R", "GREY"], "SWAPSIES VIEW")
    assert (t.pile("invasion"), turn(t)) == ("ALIEN.B", (1, 1))


def test_r15_checked_first_the_victim_is_out_and_the_given_card_lies_on_top_of_the_hand() -> None:
    t = base({"swap_check": "victim_first"}, phase=2, hands=["SWAPSIES DEFEND.R GREY", "SAFETY DEFEND.B", "GREY"],
             invasion="ALIEN.R", chance=[1])  # fmt: skip
    t.pick("SWAPSIES GREY 1")
    assert hands(t) == ["DEFEND.R DEFEND.B", None, "GREY"]
    assert t.pile("discard") == "SWAPSIES SAFETY GREY ALIEN.R"


def test_r15_checked_first_two_players_have_a_winner_before_the_reveal() -> None:
    t = base({"swap_check": "victim_first"}, phase=2, hands=["SWAPSIES DEFEND.R GREY", "DEFEND.B"], invasion="ALIEN.R",
             chance=[0])  # fmt: skip
    t.pick("SWAPSIES GREY")
    assert (t.table("over"), outcome(t).winners, t.pile("invasion")) == (True, (0,), "ALIEN.R")


def test_r15_checked_first_the_giver_is_checked_after_the_exchange_as_ever() -> None:
    t = base({"swap_check": "victim_first"}, phase=2, hands=["SWAPSIES DEFEND.R", "GREY DEFEND.B"], invasion="ALIEN.B",
             chance=[1])  # fmt: skip
    t.pick("SWAPSIES DEFEND.R")
    assert (hands(t), t.asked()) == (["DEFEND.B", "GREY DEFEND.R"], "seat 0 face: DEFEND.B")


@pytest.mark.one_engine
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_r16_nobody_who_can_be_chosen_for_a_swap_is_without_cards(seats: int, mode: str) -> None:
    swaps = 0
    for seed in range(14):
        for m in at_random(seats, seed, mode):
            question = m.view(m.waiting()[0]).question
            assert question is not None
            if question.name == "give":
                swaps += 1
                assert all(hand is None or len(hand) > 0 for hand in table(m)["hands"])
    assert swaps > 3
