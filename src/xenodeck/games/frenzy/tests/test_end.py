from __future__ import annotations

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, happened, outcome, table, wave
from xenodeck.testkit import Scenario


def ended(t: Scenario) -> tuple[bool, tuple[int, ...], tuple[int, ...]]:
    return t.table("over"), outcome(t).winners, outcome(t).scores


# -- 17.1 the winner -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_17_1_the_last_one_alive_wins(winner: int) -> None:
    hands: list[str | None] = [None, None, None]
    loser = (winner + 1) % 3
    hands[winner], hands[loser] = "GREY", "GREY"
    t = base(phase=2, hands=hands, current=loser, invasion="ALIEN.R RELAX1", out=[0 if h else 1 for h in hands])
    t.pick("pass").pick("GREY")
    assert (t.table("over"), outcome(t).winners, t.asked(), t.session.waiting()) == (True, (winner,), "", [])
    assert happened(t, "end")[0]["seat"] == winner


def test_17_1_owed_turns_and_ufos_do_not_matter_any_more() -> None:
    t = base(phase=2, hands=["DEFEND.R", "GREY"], turns_left=3, invasion="ALIEN.R", supply="UFO VIEW VIEW VIEW")
    assert ended(t.pick("pass").pick("DEFEND.R")) == (True, (1,), (0, 1))


def test_17_1_the_game_ends_in_the_middle_of_a_swap() -> None:
    t = base(phase=2, hands=["SWAPSIES VIEW GREY", "DEFEND.R"], invasion="ALIEN.RGB", chance=[0]).pick("SWAPSIES VIEW")
    assert (ended(t), t.pile("invasion")) == ((True, (0,), (1, 0)), "ALIEN.RGB")


def test_17_1_the_game_ends_before_further_abilities() -> None:
    t = wave(phase=2, hands=["STEAL.R DEFEND.G", "GREY"], invasion="ALIEN.RG", supply="VIEW VIEW VIEW", chance=[0])
    t.pick("pass").pick("STEAL.R 0 DEFEND.G")
    assert (ended(t), t.pile("supply"), t.pile("hands", 0)) == ((True, (0,), (1, 0)), "VIEW VIEW VIEW", "GREY")


def test_17_1_the_game_ends_before_a_pending_deflection() -> None:
    t = base(phase=2, hands=["DEFLECT.R DEFLECT.G GREY", "GREY"], invasion="ALIEN.RG", supply="VIEW VIEW")
    t.pick("pass").pick("DEFLECT.R 0 DEFLECT.G").pick("GREY")
    assert (ended(t), t.pile("hands", 0)) == ((True, (0,), (1, 0)), "GREY VIEW VIEW")


def test_17_1_the_game_ends_before_an_extra_reveal() -> None:
    t = wave(phase=2, hands=["GREY", "GREY"], invasion="STEALTH RELAX1").pick("pass").pick("GREY")
    assert (ended(t), t.pile("invasion")) == ((True, (1,), (0, 1)), "RELAX1")


def test_17_1_a_player_may_win_in_somebody_elses_turn() -> None:
    t = wave(phase=2, hands=["GREY", "DEFLECT.R GREY"], invasion="ALLIANCE", supply="VIEW").pick("pass").pick("0")
    t.pick("DEFLECT.R").pick("GREY")
    assert ended(t) == (True, (1,), (0, 1))


def test_17_1_while_two_are_left_the_game_goes_on() -> None:
    t = base(phase=2, hands=["GREY", "GREY", "GREY"], invasion="ALIEN.R").pick("pass").pick("GREY")
    assert (ended(t), t.asked_seat()) == ((False, (), (0, 1, 1)), 1)


# -- 17.2 nobody ---------------------------------------------------------------------------------------------------


def test_17_2_nobody_wins_if_nobody_has_a_character_when_phase_2_starts() -> None:
    t = base(phase=1, hands=["DEFEND.R VIEW", "SAFETY", "REVERSE"], supply="UFO VIEW").pick("DEFEND.R")
    assert (ended(t), outcome(t).truncated) == ((True, (), (0, 0, 0)), False)
    assert outcome(t).ended == "nobody"
    assert len(happened(t, "nobody")) == 1 and happened(t, "end") == []


def test_17_2_also_when_there_was_no_time_to_prepare() -> None:
    t = base(phase=1, hands=["SHUFFLE VIEW", "SAFETY UFO"], supply="GREY", reserve="UFO")
    assert ended(t) == (True, (), (0, 0)) and t.session.waiting() == []


def test_17_2_one_survivor_of_that_check_wins() -> None:
    t = base(phase=1, hands=["SHUFFLE VIEW", "SAFETY UFO", "GREY"], supply="GREY", reserve="UFO")
    assert ended(t) == (True, (2,), (0, 0, 2))


# -- 17.3 the turn cap ---------------------------------------------------------------------------------------------


def test_17_3_at_the_cap_the_game_stops_unfinished_and_those_alive_share_the_first_place() -> None:
    t = base({"turn_cap": 7}, phase=2, hands=["SAFETY GREY", None, "SAFETY GREY", "GREY"], phase2_turns=5).pick(
        "SAFETY"
    )
    assert not t.table("over")
    t.pick("SAFETY")
    assert (ended(t), outcome(t).truncated) == ((True, (), (1, 0, 1, 1)), True)
    assert (happened(t, "limit")[0]["number"], happened(t, "end"), t.session.waiting()) == (7, [], [])


def test_17_3_a_winner_in_the_last_turn_wins_all_the_same() -> None:
    t = base({"turn_cap": 1}, phase=2, hands=["GREY", "GREY"], invasion="ALIEN.R").pick("pass").pick("GREY")
    assert (ended(t), outcome(t).truncated) == ((True, (1,), (0, 1)), False)


def test_17_3_by_default_a_thousand_turns_are_played() -> None:
    t = base(phase=2, hands=["SAFETY SAFETY GREY", "SAFETY GREY"], phase2_turns=998).pick("SAFETY")
    assert not t.table("over")
    assert (ended(t.pick("SAFETY")), outcome(t).truncated) == ((True, (), (0, 0)), True)


def test_17_3_turns_of_phase_1_do_not_count() -> None:
    t = (
        base({"turn_cap": 1}, phase=1, hands=["GREY GREY", "GREY"], supply="GREY GREY GREY UFO")
        .pick("GREY")
        .pick("GREY")
    )
    assert (t.table("phase2_turns"), t.table("over")) == (0, False)


# -- 17.4 ranking --------------------------------------------------------------------------------------------------


def test_17_4_the_later_a_player_goes_out_the_higher_the_rank() -> None:
    t = base(phase=2, hands=["GREY", "GREY", "GREY", "GREY"], invasion="ALIEN.R ALIEN.R ALIEN.R")
    for _ in range(3):
        t.pick("pass").pick("GREY")
    assert (ended(t), fields(t)["out"]) == ((True, (3,), (0, 1, 2, 3)), [1, 2, 3, 0])


def test_17_4_players_who_go_out_together_share_a_rank() -> None:
    t = base(phase=1, hands=["GREY GREY", "VIEW", "SAFETY", "GREY"], supply="UFO", invasion="ALIEN.R").pick("GREY")
    assert outcome(t).scores == (2, 0, 0, 2)
    t.pick("pass").pick("GREY")
    assert (ended(t), table(t)["out"]) == ((True, (3,), (2, 0, 0, 3)), [2, 1, 1, 0])


def test_17_4_two_in_one_turn_but_one_after_the_other_do_not_share() -> None:
    t = base(phase=2, hands=["DEFLECT.R", "GREY", "GREY"], invasion="ALIEN.R", supply="VIEW VIEW VIEW")
    t.pick("pass").pick("DEFLECT.R").pick("1").pick("GREY")
    assert ended(t) == (True, (2,), (0, 1, 2))
