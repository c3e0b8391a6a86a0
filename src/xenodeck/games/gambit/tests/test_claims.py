"""17 and R25: what may be said at the table."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.gambit.tests.tables import (
    asks,
    do,
    give_on,
    move,
    play,
    table,
    turn,
)
from xenodeck.testkit import Scenario

PLACES = ("hands", "draw", "discard", "science", "roles", "turn", "active", "damaged", "protects")


def talking(options: dict[str, object] | None = None, /, **more: Any) -> Scenario:
    return table(options, **{"hands": ["R passed:Y drawn:B", "YB", "YR"], **more})


def claim(subject: Any, label: object) -> dict[str, Any]:
    return move("claim", subject=subject, label=label)


@pytest.mark.parametrize("subject", ["pass", "hand"])
@pytest.mark.parametrize("label", ["good", "bad", "useful"])
def test_17_1_of_the_hand_or_the_pass_one_may_say_that_it_is_good_bad_or_useful(subject: str, label: str) -> None:
    t = talking()
    before = [t.table(key) for key in PLACES]
    heard = {viewer: len(t.told(viewer)) for viewer in (0, 1, 2, -1)}
    t.pick(claim(subject, label))
    assert [t.table(key) for key in PLACES] == before and asks(t) == "0 play"
    assert {viewer: len(t.told(viewer)) - heard[viewer] for viewer in heard} == {0: 1, 1: 1, 2: 1, -1: 1}


@pytest.mark.parametrize("label", ["alien", "scientist", "extinctionist"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_R25_roles_may_be_claimed_the_own_and_others_and_need_not_be_true(seat: int, label: str) -> None:
    t = talking()
    heard = len(t.told(2))
    t.pick(claim({"role": seat}, label))
    assert len(t.told(2)) == heard + 1


@pytest.mark.parametrize(
    ("subject", "label"),
    [("hand", "R"), ("hand", "skip_turn"), ("hand", "alien"), ("hand", "red"), ("pass", "YB"), ("pass", "Y"),
     ("pass", None), ({"role": 1}, "good"), ({"role": 1}, "R"), ({"role": 9}, "alien"), ("draw", "good"),
     (None, "good"), ({"seat": 1}, "good")],
)  # fmt: skip
def test_17_1_nothing_else_can_be_said(subject: Any, label: object) -> None:
    assert talking().refused(claim(subject, label)).code == "illegal_choice"


def test_17_2_everybody_may_speak_while_the_first_decision_of_a_turn_is_pending() -> None:
    t = talking()
    heard = len(t.told(2))
    t.pick(claim("hand", "bad"), 1).pick(claim({"role": 0}, "alien"), 2)
    assert len(t.told(2)) == heard + 2


def test_17_2_later_only_the_active_player() -> None:
    t = talking().pick(play("R"))
    assert t.refused(claim("hand", "bad"), 1).code == "not_your_decision"
    heard = len(t.told(2))
    t.pick(claim("pass", "good"), 0)
    assert len(t.told(2)) == heard + 1 and asks(t) == "0 pass"


def test_17_2_three_times_in_a_turn() -> None:
    t = do(talking(), *[claim("hand", "good")] * 3)
    assert t.refused(claim("hand", "good")).code == "illegal_choice"
    t.pick(claim("hand", "good"), 1)  # the others have their own three
    do(t, play("R"), give_on("Y"))
    heard = len(t.told(2))
    t.pick(claim("hand", "good"), 0)
    assert turn(t) == (6, 1) and len(t.told(2)) == heard + 1


def test_17_2_a_claim_is_not_a_move() -> None:
    t = talking()
    t.pick(claim("hand", "good"))
    assert (asks(t), turn(t)) == ("0 play", (5, 0))
    assert t.table("hands")[0] == ["R", "passed:Y", "drawn:B"]


def test_19_2_nobody_speaks_from_no_seat_or_after_the_end() -> None:
    assert talking().refused(claim("hand", "good"), 7).code == "not_your_decision"
    t = talking(science="R R R R R").pick(play("R"))
    assert t.refused(claim("hand", "good"), 0).code == "game_over"


def test_18_15_talk_off_nobody_speaks() -> None:
    t = talking({"talk": "off"})
    assert t.refused(claim("hand", "good")).code == "illegal_choice"
    assert t.refused(claim("hand", "good"), 7).code == "not_your_decision"
    assert t.pick(play("R")).refused(claim("hand", "good"), 1).code == "not_your_decision"


def test_17_2_everybody_may_speak_while_an_ability_is_the_first_question() -> None:
    for abilities, damaged in (("refuse - -", []), ("redraft - -", []), ("- self_heal -", [1])):
        t = table(
            state="START", hands=["R passed:Y", "" if damaged else "YB", "YR"], damaged=damaged, abilities=abilities
        )
        for seat in (0, 1, 2):
            t.pick(claim("hand", "good"), seat)


def test_17_2_everybody_may_speak_while_a_stuck_hand_or_a_protect_is_the_first_question() -> None:
    stuck = talking(hands=["B passed:B drawn:B", "YB", "YR"], psych="weapon 1")
    options: dict[str, object] = {"protect_lingering": "also_on_trigger"}
    resisting = talking(options, protects=[0], forces=["held", "", ""])
    for t, asked in ((stuck, "0 stuck_discard"), (resisting, "0 protect")):
        assert asks(t) == asked
        for seat in (0, 1, 2):
            t.pick(claim("hand", "good"), seat)


def test_18_15_free_words_only_where_talk_is_free() -> None:
    for talk, free in (("off", False), ("claims", False), ("free", True)):
        t = talking({"talk": talk})
        assert t.session.game.allows_chat(t.session.state.setup) is free


def test_17_2_only_with_a_decision_of_the_own() -> None:
    t = do(
        talking(hands=["trade_cards passed:Y drawn:B", "YB", "YR"]),
        play("trade_cards"),
        move("trade_pair", players=[0, 1]),
    )
    t.pick(claim("hand", "good"), 0).pick(move("give", card="Y"), 0)
    assert t.refused(claim("hand", "good"), 0).code == "not_your_decision"
    assert t.refused(claim("hand", "good"), 1).code == "not_your_decision"


def test_18_15_talk_free_claims_are_still_there() -> None:
    t = talking({"talk": "free"})
    heard = len(t.told(2))
    assert len(t.pick(claim("hand", "good")).told(2)) == heard + 1


# -- cards seen elsewhere --------------------------------------------------------------------------------------------


def peeked(what: str, target: int | None = None, **more: Any) -> Scenario:
    """Seat 0 has peeked, and is asked for the card to pass."""
    t = table(hands=["B passed:peek_any_card drawn:R", "YB", "YR"], draw="Y YR B", discard="skip_turn", **more)
    return t.pick(play("peek_any_card")).pick(move("peek", what=what, **({} if target is None else {"target": target})))


@pytest.mark.parametrize(("what", "subject"), [("draw", "draw"), ("discard", "discard"), ("hand", {"hand": 1})])
@pytest.mark.parametrize("label", ["good", "useful", "Y", "YB", "skip_turn", "veto"])
def test_R25_a_card_seen_with_peek_may_be_named_rightly_or_not(what: str, subject: Any, label: str) -> None:
    t = peeked(what, 1 if what == "hand" else None)
    heard = len(t.told(2))
    t.pick(claim({"seen": subject}, label))
    assert len(t.told(2)) == heard + 1 and asks(t) == "0 pass"


@pytest.mark.parametrize(
    "subject", ["draw", "discard", {"hand": 1}, {"hand": 2}, {"ability": 1}, {"hand": 0}, {"hand": 9}]
)
def test_R25_nobody_speaks_of_a_card_they_have_not_seen(subject: Any) -> None:
    assert talking().refused(claim({"seen": subject}, "good")).code == "illegal_choice"


def test_17_1_a_passed_card_is_not_named_even_when_it_lies_in_another_hand() -> None:
    t = do(talking(), play("R"), give_on("Y"))
    assert t.refused(claim({"seen": {"hand": 1}}, "Y"), 0).code == "illegal_choice"


def test_17_1_what_one_has_discarded_is_not_named_either() -> None:
    t = do(talking(hands=["stray_damage passed:Y drawn:B", "YB", "YR"], chance=[1]), play("stray_damage"))
    t.pick(move("discard", card="Y"))
    assert t.refused(claim({"seen": "discard"}, "Y"), 0).code == "illegal_choice"


def test_R25_no_role_is_named_as_a_card_and_no_card_as_a_role() -> None:
    t = peeked("draw")
    assert t.refused(claim({"seen": "draw"}, "alien")).code == "illegal_choice"
    assert t.refused(claim({"role": 1}, "Y")).code == "illegal_choice"
    assert peeked("role", 1).refused(claim({"seen": {"hand": 1}}, "YB")).code == "illegal_choice"


@pytest.mark.parametrize("label", ["bad", "refuse", "ambush", "R", "heal_all"])
def test_R25_of_an_ability_that_was_seen_any_card_or_ability_may_be_said(label: str) -> None:
    t = peeked("ability", 1, abilities="- refuse -")
    heard = len(t.told(2))
    assert len(t.pick(claim({"seen": {"ability": 1}}, label)).told(2)) == heard + 1


def test_R25_a_card_seen_on_the_draw_pile_may_be_named_in_the_hand_that_drew_it() -> None:
    t = do(peeked("draw"), give_on("B"))  # seat 1 draws the card that was seen
    t.pick(claim({"seen": {"hand": 1}}, "Y"), 0)
    assert t.refused(claim({"seen": {"hand": 2}}, "Y"), 0).code == "illegal_choice"
    assert t.refused(claim({"seen": {"hand": 0}}, "Y"), 1).code == "illegal_choice"


def test_17_1_a_card_seen_on_the_draw_pile_is_not_named_in_the_own_hand() -> None:
    t = table(hands=["B passed:rearrange_top_3 drawn:R", "YB", "YR"], draw="Y YR B", damaged=[])
    do(t, play("rearrange_top_3"), move("rearrange", order=["YR", "B", "Y"]), give_on("B"))
    do(t, play("YB"), give_on("YR"), play("YR"), give_on("YR"))  # seat 0 has drawn the last of the three
    assert t.table("hands")[0] == ["R", "passed:YR", "drawn:Y"]
    for subject in ("draw", {"hand": 0}):
        assert t.refused(claim({"seen": subject}, "Y"), 0).code == "illegal_choice"


def test_R25_what_has_gone_from_there_is_not_spoken_of_any_more() -> None:
    t = peeked("draw")
    do(t, give_on("B"))  # seat 1 draws the card that was seen
    assert t.refused(claim({"seen": "draw"}, "Y"), 0).code == "illegal_choice"


@pytest.mark.parametrize(("what", "subject"), [("hand", {"hand": 1}), ("discard", "discard")])
def test_21_1_who_has_peeked_where_is_written_and_read_again(what: str, subject: Any) -> None:
    t = peeked(what, 1 if what == "hand" else None)
    again = Scenario.at("gambit", t.session.game.position(t.session.state))
    again.pick(claim({"seen": subject}, "YB"))
    assert asks(again) == "0 pass"
