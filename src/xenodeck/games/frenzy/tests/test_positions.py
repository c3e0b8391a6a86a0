from __future__ import annotations

import random
from typing import Any

import pytest

from xenodeck.core.errors import BadConfig, BadPosition, BadScript
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.frenzy.tests.tables import base, dealt, fields, new, outcome, table, wave
from xenodeck.testkit import Scenario

GAME = find("frenzy")


def answer_somehow(session: Session, luck: random.Random) -> tuple[int, str]:
    seat = session.waiting()[0]
    question = session.view(seat).question
    assert question is not None
    word = luck.choice(question.options).word
    session.play(seat, word)
    return seat, word


def seen_by_all(session: Session) -> list[Any]:
    """Everybody's view, with the question."""
    return [session.view(viewer).to_data() for viewer in (-1, *range(session.state.seats))]


# -- loading -------------------------------------------------------------------------------------------------------


def test_21_1_what_is_missing_is_empty_or_as_at_the_start() -> None:
    t = base(phase=2, hands=["GREY", "GREY"])
    assert {key: value for key, value in table(t).items() if key != "config"} == {
        "phase": 2, "current": 0, "turns_left": 1, "dir": 1, "hands": [["GREY"], ["GREY"]], "supply": [],
        "invasion": [], "discard": [], "reserve": [], "mimics": [], "lock": False, "phase2_turns": 0, "over": False,
    }  # fmt: skip


def test_21_1_everything_that_is_given_is_taken_over() -> None:
    given: dict[str, Any] = {
        "config": {"players": 4, "expansion": True, "swap_check": "victim_first", "turn_cap": 50},
        "phase": 2, "current": 2, "turns_left": 4, "dir": -1,
        "hands": [["GREY", "VIEW"], None, ["DEFEND.R"], ["STEAL.B"]],
        "supply": ["VIEW", "UFO"], "invasion": ["RELAX1", "STEALTH"], "discard": ["ALIEN.R", "UFO"], "reserve": [],
        "mimics": ["MIMIC"], "lock": False, "phase2_turns": 9, "over": False,
    }  # fmt: skip
    session = Session.from_position(GAME, given)
    written = table(session)
    assert {key: written[key] for key in given if key != "config"} == {
        key: given[key] for key in given if key != "config"
    }
    assert written["config"] == {"players": 4, "expansion": True, "swap_check": "victim_first", "turn_cap": 50}
    assert session.waiting() == [2]


def test_21_1_decks_are_written_top_first_and_the_discard_pile_top_last() -> None:
    t = wave(
        phase=2,
        hands=["REVIVE.R GREY", "GREY"],
        invasion="ALIEN.R RELAX1",
        supply="VIEW SAFETY",
        discard="GREY DEFEND.B",
    )
    t.pick("pass").pick("REVIVE.R").pick("pass")
    assert (t.pile("hands", 0), t.pile("hands", 1)) == ("GREY DEFEND.B", "GREY VIEW")


@pytest.mark.parametrize(("lock", "now"), [(False, 0), (True, 1), ("full", 2)])
def test_21_1_the_lock_is_on_the_turn_that_begins(lock: object, now: int) -> None:
    t = wave(phase=2, hands=["VIEW GREY", "GREY"], invasion="ALIEN.R", lock=lock)
    assert (fields(t)["lock_now"], fields(t)["lock"], t.asked().split()[2]) == (now, 0, "face:" if lock else "action:")


def test_21_1_a_ufo_in_a_hand_of_phase_1_was_just_dealt() -> None:
    t = base(phase=1, hands=["GREY VIEW", "GREY UFO SAFETY"], supply="VIEW", reserve="UFO", chance=["UFO VIEW"])
    assert (t.table("phase"), t.table("hands")[1], t.pile("supply"), t.pile("discard")) == (
        2,
        ["GREY", "SAFETY"],
        "UFO VIEW",
        "UFO",
    )
    assert t.asked() == "seat 1 action: SAFETY, pass" and t.table("turns_left") == 3


def test_21_1_null_is_an_eliminated_player() -> None:
    t = base(phase=2, hands=["SAFETY GREY", None, "GREY"]).pick("SAFETY")
    assert (fields(t)["out"], t.asked_seat(), t.table("hands")) == ([0, 1, 0], 2, [["GREY"], None, ["GREY"]])


def test_21_1_a_finished_position_asks_nobody() -> None:
    t = base(phase=2, hands=["GREY", None], over=True)
    assert (t.session.waiting(), outcome(t).winners) == ([], (0,))
    assert t.refused("pass", seat=0).code == "GAME_OVER"


@pytest.mark.parametrize(
    "wrong",
    [
        {"config": None}, {"config": {"players": 3}}, {"config": {"players": 1}}, {"config": {"seed": "x"}},
        {"config": {"players": 2, "seed": -1}}, {"config": {"players": 2, "seed": 2**255}},
        {"config": {"expansion": "yes"}}, {"phase": 0}, {"phase": 3}, {"phase": "1"}, {"phase": None}, {"current": 2},
        {"current": -1}, {"turns_left": 0}, {"turns_left": 1.5}, {"dir": 0}, {"dir": "left"}, {"hands": None},
        {"hands": ["GREY"]}, {"hands": ["GREY", "VIEW"]}, {"hands": ["GREY", ""]}, {"hands": ["GREY", "GREY UFO"]},
        {"hands": ["GREY", "PURPLE"]}, {"hands": ["GREY", None]}, {"hands": [None, "GREY"]}, {"supply": "JOKER"},
        {"supply": "ALIEN.R"}, {"supply": 5}, {"invasion": "UFO"}, {"reserve": "VIEW"}, {"mimics": "ALIEN.R"},
        {"supply": "UFO#1", "discard": "UFO#1"}, {"lock": 1}, {"lock": "half"}, {"over": "no"}, {"phase2_turns": -1},
        {"moon": 7}, {"chance": 4}, {"state": "REVEAL"}, {"stack": []}, {"stack": [{"do": "Dance"}]}, {"known": 3},
        {"known": [{"place": "supply", "at": 0, "seats": [0]}]},
        {"supply": "VIEW", "known": [{"place": "supply", "at": 0, "seats": [5]}]},
        {"supply": "VIEW", "known": [{"place": "supply", "at": 0, "seats": ["0"]}]},
        {"supply": "VIEW", "known": [{"place": "moon", "at": 0, "seats": [0]}]},
        {"known": [{"place": "hands", "seat": 2, "at": 0, "seats": [0]}]},
    ],
)  # fmt: skip
def test_21_1_a_position_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    good: dict[str, Any] = {"config": {"players": 2}, "phase": 2, "hands": ["GREY", "GREY"]}
    assert Scenario("frenzy", **good).asked_seat() == 0
    with pytest.raises(BadPosition):
        Scenario("frenzy", **{**good, **wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1}, {"players": 5}, {"players": "2"}, {"players": 2.0}, {"players": True}, {"expansion": "yes"},
        {"dealer": 2}, {"dealer": "first"}, {"counts": {"UFO": 0}}, {"counts": {"JOKER": 1}}, {"turn_cap": -1},
        {"starting_ufos": 4}, {"mimic_mode": "never"}, {"moons": 2},
    ],
)  # fmt: skip
def test_21_1_a_deal_refuses_wrong_options_like_a_new_game(wrong: dict[str, Any]) -> None:
    config = {"players": 2, **wrong}
    with pytest.raises(BadConfig) as no:
        Scenario("frenzy", state="DEAL", config=config)
    assert no.value.code == "BAD_CONFIG"
    with pytest.raises(BadPosition) as bad:
        Scenario("frenzy", config=config, phase=2, hands=["GREY", "GREY"])
    assert (bad.value.code, bad.value.text) == ("BAD_POSITION", no.value.text)


@pytest.mark.parametrize("key", ["config", "phase", "hands"])
def test_21_1_config_phase_and_hands_are_needed(key: str) -> None:
    good: dict[str, Any] = {"config": {"players": 2}, "phase": 2, "hands": ["GREY", "GREY"]}
    with pytest.raises(BadPosition):
        Scenario("frenzy", **{name: value for name, value in good.items() if name != key})


# -- chance --------------------------------------------------------------------------------------------------------


def test_21_1_chance_is_laid_down_in_the_order_it_is_needed() -> None:
    t = wave(phase=2, hands=["SHUFFLE STEAL.R GREY", "VIEW SAFETY GREY", "GREY"], invasion="RELAX1 ALIEN.R",
             discard="REVERSE", chance=["ALIEN.R RELAX1", 1, "STEAL.R SHUFFLE REVERSE"])  # fmt: skip
    t.pick("SHUFFLE").pick("STEAL.R").pick("1").pick("pass")
    assert t.table("hands") == [["GREY", "SAFETY"], ["VIEW", "GREY", "STEAL.R"], ["GREY"]]
    assert t.pile("supply") == "SHUFFLE REVERSE"


@pytest.mark.parametrize("chance", [[], ["ALIEN.R"], ["ALIEN.R ALIEN.R"], ["ALIEN.R RELAX1 RELAX1"], [0]])
def test_21_1_a_script_that_does_not_fit_a_shuffle_is_an_error_and_changes_nothing(chance: list[Any]) -> None:
    t = base(phase=2, hands=["SHUFFLE GREY", "GREY"], invasion="RELAX1 ALIEN.R", chance=chance)
    before = t.everything()
    with pytest.raises(BadScript):
        t.pick("SHUFFLE")
    assert t.everything() == before


@pytest.mark.parametrize("chance", [[], [2], [-1], ["GREY VIEW"]])
def test_21_1_a_script_that_does_not_fit_a_random_card_is_an_error_and_changes_nothing(chance: list[Any]) -> None:
    t = base(phase=1, hands=["SWAPSIES GREY", "GREY VIEW"], supply="VIEW UFO", chance=chance)
    before = t.everything()
    with pytest.raises(BadScript):
        t.pick("SWAPSIES")
    assert t.everything() == before


def test_21_1_the_same_seed_and_decisions_give_the_same_game() -> None:
    for seed in range(3):
        one, other = new(4, seed, "expansion"), new(4, seed, "expansion")
        luck = random.Random(seed)
        while one.waiting():
            seat, word = answer_somehow(one, luck)
            other.play(seat, word)
            assert table(one) == table(other)


def test_21_1_a_deal_can_be_asked_for_in_a_position() -> None:
    t = dealt(3, None, "expansion", beginner=True)
    assert ([len(hand) for hand in t.table("hands")], len(t.table("supply")), t.asked_seat()) == ([7, 7, 7], 83, 0)


# -- writing down and setting up again -----------------------------------------------------------------------------


def test_21_1_in_the_middle_of_a_turn_the_stack_is_added() -> None:
    t = wave(
        phase=2, hands=["DEFLECT.R DEFLECT.G GREY", "GREY GREY", "GREY"], invasion="ALIEN.RG", supply="VIEW VIEW"
    ).pick("pass")
    assert "stack" in table(t) and table(t)["turn"]["aliens"] == [0, 1]
    t.pick("DEFLECT.R 0 DEFLECT.G").pick("1")
    again = Session.from_position(GAME, table(t))
    assert (again.waiting(), table(again)) == ([1], table(t))
    for session in (t.session, again):
        session.play(1, "GREY")
        session.play(0, "1")
        session.play(1, "GREY")
    assert table(again) == table(t) and table(again)["hands"][1] is None


def under_way() -> dict[str, Any]:
    """Seat 0 has to face two aliens."""
    t = wave(
        phase=2, hands=["DEFLECT.R DEFLECT.G GREY", "GREY GREY", "GREY"], invasion="ALIEN.RG", supply="VIEW VIEW"
    ).pick("pass")
    return table(t)


FACING, ENDING = {"do": "Face", "seat": 0}, {"do": "End", "seat": -1, "arg": 2}


@pytest.mark.parametrize(
    "stack",
    [
        [], [FACING], [ENDING], [ENDING, FACING], [FACING, FACING, ENDING], [{"do": "Face", "seat": 1}, ENDING],
        [{"do": "Face"}, ENDING], [{**FACING, "arg": 1}, ENDING], [{**FACING, "more": [0]}, ENDING],
        [{**FACING, "seat": 0.0}, ENDING], [{**FACING, "seat": 10**30}, ENDING], [{**FACING, "do": ["Face"]}, ENDING],
        [FACING, {**ENDING, "arg": 1}], [FACING, {**ENDING, "seat": 0}], [FACING, {"do": "Check", "seat": 0}, ENDING],
        [FACING, {"do": "Attack", "seat": 1}, ENDING], [FACING, {"do": "Attack", "seat": 1, "more": [4]}, ENDING],
        [FACING, {"do": "Deflection", "seat": 1, "arg": 3}, ENDING], [FACING, {"do": "Extra"}, ENDING],
        [{"do": "Theft", "seat": 0}, {"do": "Check", "seat": 0}, ENDING], [{"do": "Play", "seat": 0}, ENDING],
        [{"do": "Glimpse", "seat": 0}, ENDING], [{"do": "Ally", "seat": 0, "arg": 1}, ENDING],
    ],
)  # fmt: skip
def test_21_1_a_stack_that_play_never_brings_is_refused(stack: list[Any]) -> None:
    good = under_way()
    assert Session.from_position(GAME, {**good, "stack": [FACING, ENDING]}).waiting() == [0]
    with pytest.raises(BadPosition):
        Session.from_position(GAME, {**good, "stack": stack})


@pytest.mark.parametrize(
    "wrong",
    [
        {"aliens": []}, {"aliens": [0] * 4}, {"aliens": [4]}, {"aliens": [True]}, {"aliens": [0.0]}, {"attacked": -1},
        {"attacked": 1}, {"attacked": 3}, {"ufos": -1}, {"ufos": 10**30}, {"lock_now": 3}, {"acted": 2}, {"boost": 3},
        {"boost": -2}, {"returned": 64}, {"returned": -1}, {"old": 99}, {"old": -1}, {"old": None},
    ],
)  # fmt: skip
def test_21_1_numbers_of_a_turn_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    good = under_way()
    with pytest.raises(BadPosition):
        Session.from_position(GAME, {**good, "turn": {**good["turn"], **wrong}})


def looking(do: str, **more: Any) -> dict[str, Any]:
    """Seat 0 looks into the Supply, of which the position says of nothing that it was seen."""
    t = wave(phase=1, hands=["VIEW GREY", "GREY GREY"], supply="VIEW SAFETY REVERSE UFO").pick("VIEW")
    step = {"do": do, "seat": 0, **more}
    return {**table(t), "known": [], "stack": [step, {"do": "End", "seat": -1, "arg": 1}]}


@pytest.mark.parametrize(
    "do, more, seen",
    [("Glimpse", {}, 1), ("Arrange", {"arg": 3}, 3), ("SecondPlace", {"arg": 3}, 1),
     ("PickOne", {"arg": 3, "more": [2]}, 2)],
)  # fmt: skip
def test_21_1_whoever_is_asked_about_cards_has_seen_them(do: str, more: dict[str, Any], seen: int) -> None:
    session = Session.from_position(GAME, looking(do, **more))
    shown = session.view(0).pile("supply").cards
    assert [card != "?0" for card in shown] == [True] * seen + [False] * (4 - seen)


@pytest.mark.parametrize(
    "do, more",
    [("Arrange", {"arg": 5}), ("Arrange", {"arg": 1}), ("SecondPlace", {"arg": -1}), ("PickOne", {"arg": 3}),
     ("PickOne", {"arg": 3, "more": [3]}), ("PickOne", {"arg": 3, "more": [4]}), ("Glimpse", {"arg": 1}),
     ("Reinsert", {}), ("Face", {})],
)  # fmt: skip
def test_21_1_nobody_is_asked_about_cards_that_are_not_there(do: str, more: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        Session.from_position(GAME, looking(do, **more))


def test_21_1_a_revive_that_waits_may_have_been_taken_back_meanwhile() -> None:
    held = ["REVIVE.R REVIVE.G STEAL.B GREY", "GREY VIEW", "GREY"]
    t = wave(phase=2, hands=held, invasion="ALIEN.RGB", discard="DEFEND.B", chance=[1]).pick("pass")
    t.pick("REVIVE.R 0 STEAL.B 2 REVIVE.G")
    assert (t.asked(), t.pile("discard")) == ("seat 0 steal: seat 1, seat 2", "DEFEND.B ALIEN.RGB REVIVE.R STEAL.B")
    again = Session.from_position(GAME, {**table(t), "chance": [1]})
    for session in (t.session, again):
        session.play(0, "1")
    assert table(again) == table(t) and table(t)["hands"][0] == ["GREY", "REVIVE.G", "VIEW", "STEAL.B"]


def test_21_1_what_the_players_know_is_written_down_too() -> None:
    t = wave(
        phase=1, hands=["REARRANGE GREY", "SWAPSIES GREY", "GREY VIEW"], supply="VIEW SAFETY REVERSE UFO", chance=[0]
    )
    t.pick("REARRANGE").pick("VIEW REVERSE SAFETY").pick("SWAPSIES 2")
    again = Session.from_position(GAME, table(t))
    assert seen_by_all(again) == seen_by_all(t.session)
    assert again.view(0).pile("supply").cards[0] == "SAFETY"


def test_21_1_a_ufo_put_back_this_turn_is_still_the_same_ufo_when_set_up_again() -> None:
    t = wave(phase=1, hands=["GOLD_BOOST GREY", "GREY"], supply="UFO#2 UFO#1 VIEW").pick("GOLD_BOOST").pick("1 1 0")
    assert t.asked() == "seat 0 reinsert: 1, pass"  # UFO#1 lies on top of UFO#2, which went back already
    again = Session.from_position(GAME, {**table(t), "chance": [["GOLD_BOOST", "UFO", "VIEW"]]})
    again.play(0, "1 1 0")  # UFO#1 below UFO#2: that one cannot be put back again
    assert table(again)["phase"] == 2 and again.waiting() == [0]


@pytest.mark.parametrize("seen_by", [0, 1, -1])
def test_21_1_what_one_seat_may_know_of_the_position_hides_the_rest(seen_by: int) -> None:
    t = base(phase=2, hands=["GREY VIEW", "GREY SAFETY"], supply="VIEW UFO", invasion="RELAX1", discard="ALIEN.R")
    known = t.session.game.position(t.session.state, seen_by)
    assert (known["supply"], known["invasion"], known["discard"]) == (["?", "?"], ["?"], ["ALIEN.R"])
    assert [set(hand) == {"?"} for hand in known["hands"]] == [seen_by != 0, seen_by != 1]


def test_21_1_who_knows_two_equal_cards_of_a_hand_knows_both_when_it_is_read_again() -> None:
    known = [{"place": "hands", "seat": 1, "at": at, "seats": [0]} for at in (0, 1)]
    t = base(phase=2, hands=["GREY", "GREY GREY VIEW"], supply="SAFETY", invasion="RELAX1", known=known)
    assert t.table("known") == known
    assert t.pile("hands", 1, seen_by=0) == "GREY GREY ?"
