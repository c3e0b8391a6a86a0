from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.errors import BadPosition, BadScript
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.ufoludki.tests.tables import table
from xenodeck.testkit import Scenario


def running() -> Scenario:
    return Scenario(
        "ufoludki", earth=20, loot=[1, 2, 3], hands=["S3A COUNTER SWARM SWARM", "S2A SWARM", "GENERAL"], deck="S2B"
    )


def finished() -> Scenario:
    return Scenario("ufoludki", earth=1, hands=["SWARM S2A", "S2A COUNTER"]).pick("SWARM")


def play(card: object, **more: object) -> dict[str, object]:
    return {"type": "play", "card": card, **more}


# -- one fault at a time -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_game_over_after_the_last_token(seat: int) -> None:
    no = finished().refused(play("S2A"), seat=seat)
    assert (no.code, no.rule) == ("GAME_OVER", "7.1")


@pytest.mark.parametrize("seat", [1, 2])
def test_not_your_turn_for_a_seat_that_is_not_active(seat: int) -> None:
    no = running().refused(play("SWARM" if seat == 1 else "GENERAL"), seat=seat)
    assert (no.code, no.rule) == ("NOT_YOUR_TURN", "4.4")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_not_your_turn_for_a_seat_that_is_not_at_the_table(seat: int) -> None:
    assert running().refused(play("S3A"), seat=seat).code == "NOT_YOUR_TURN"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"card": "S3A"},
        {"type": "play"},
        {"type": "draw", "card": "S3A"},
        {"type": "PLAY", "card": "S3A"},
        {"type": None, "card": "S3A"},
        {"type": ["play"], "card": "S3A"},
        play("S5A"),
        play("s3a"),
        play("S3"),
        play(""),
        play(None),
        play(3),
        play(["S3A"]),
        play({"code": "S3A"}),
        play("S3A", target=1),
        play("S3A", target=None),
        play("S3A", count=1),
        play("SWARM", target=1),
        play("SWARM", count=1, target=1),
        play("SWARM", count="2"),
        play("SWARM", count=1.0),
        play("SWARM", count=True),
        play("SWARM", count=None),
        play("SWARM", count=[1]),
        play("COUNTER", count=1),
        play("COUNTER", target=1, count=1),
        play("COUNTER", target="1"),
        play("COUNTER", target=1.0),
        play("COUNTER", target=True),
        play("COUNTER", target=None),
        play("COUNTER", target=[1]),
        play("S3A", seat=0),
        play("S3A", comment="please"),
    ],
)
def test_bad_format_for_every_malformed_field(action: dict[str, Any]) -> None:
    no = running().refused(action)
    assert (no.code, no.rule) == ("BAD_FORMAT", "4.1")


@pytest.mark.parametrize(
    "text", ["{", "{}", '{"type": "play"}', '{"type": "play", "card": "S3A"', "[1]", "null", '"S3A"']
)
def test_bad_format_for_text_that_is_no_action(text: str) -> None:
    assert running().refused(text).code == "BAD_FORMAT"


def test_bad_format_for_text_that_is_nested_without_end() -> None:
    assert running().refused('{"a":' * 100_000).code == "BAD_FORMAT"


@pytest.mark.parametrize(
    "words", ["", "   ", "pass", "S5A", "hello", "3", "S3A 1", "S3A S3A", "SWARM 1 1", "COUNTER 1 2"]
)
def test_bad_format_for_words_that_are_no_move(words: str) -> None:
    assert running().refused(words).code == "BAD_FORMAT"


@pytest.mark.parametrize("card", ["S2A", "S3B", "GENERAL", "RECRUIT"])
def test_card_not_in_hand_for_a_card_held_by_another_or_by_nobody(card: str) -> None:
    for attempt in (play(card), card):
        no = running().refused(attempt)
        assert (no.code, no.rule) == ("CARD_NOT_IN_HAND", "4.1")


@pytest.mark.parametrize("count", [0, -1, 3, 14, 10**30])
def test_bad_count_for_fewer_than_one_or_more_than_held(count: int) -> None:
    for attempt in (play("SWARM", count=count), f"SWARM {count}"):
        no = running().refused(attempt)
        assert (no.code, no.rule) == ("BAD_COUNT", "5.4")


def test_bad_count_where_only_one_is_held() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM S2A", "SWARM"])
    assert t.refused(play("SWARM", count=2)).code == "BAD_COUNT"


@pytest.mark.parametrize("target", [0, 3, -1, 10**30])
def test_bad_target_for_oneself_and_for_nobody(target: int) -> None:
    for attempt in (play("COUNTER", target=target), f"COUNTER {target}"):
        no = running().refused(attempt)
        assert (no.code, no.rule) == ("BAD_TARGET", "5.2")


def test_bad_target_when_it_is_missing() -> None:
    assert running().refused(play("COUNTER")).code == "BAD_TARGET"


def test_bad_target_when_it_is_missing_even_with_a_single_opponent() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 3], hands=["COUNTER", "S2A"])
    assert t.refused(play("COUNTER")).code == "BAD_TARGET"


def test_the_allowed_words_are_named_where_a_card_is_at_hand() -> None:
    t = running()
    assert set(t.refused(play("GENERAL")).legal) == {"S3A", "COUNTER", "SWARM"}
    assert set(t.refused(play("COUNTER", target=0)).legal) == {"seat 1", "seat 2"}
    assert set(t.refused(play("SWARM", count=3)).legal) == {"1", "2"}


# -- two faults at once: the earlier check speaks ------------------------------------------------------------------


@pytest.mark.parametrize("seat", [1, 5, -1])
def test_game_over_comes_before_not_your_turn(seat: int) -> None:
    assert finished().refused(play("S2A"), seat=seat).code == "GAME_OVER"


@pytest.mark.parametrize("attempt", [{}, play("S9Z"), "{", "nonsense", ""])
def test_game_over_comes_before_bad_format(attempt: str | dict[str, object]) -> None:
    assert finished().refused(attempt, seat=0).code == "GAME_OVER"


@pytest.mark.parametrize("attempt", [{}, {"type": "pass"}, play("S9Z"), play("SWARM", count="1"), "{", "nonsense", ""])
def test_not_your_turn_comes_before_bad_format(attempt: str | dict[str, object]) -> None:
    assert running().refused(attempt, seat=1).code == "NOT_YOUR_TURN"


def test_not_your_turn_comes_before_card_not_in_hand() -> None:
    assert running().refused(play("GENERAL"), seat=1).code == "NOT_YOUR_TURN"


@pytest.mark.parametrize(
    "action",
    [
        play("GENERAL", target=1),
        play("RECRUIT", count=1),
        play("S4A", colour="green"),
        {"type": "lay", "card": "GENERAL"},
    ],
)
def test_bad_format_comes_before_card_not_in_hand(action: dict[str, object]) -> None:
    assert running().refused(action).code == "BAD_FORMAT"


@pytest.mark.parametrize("code", ["SWARM", "COUNTER"])
def test_bad_format_comes_before_card_not_in_hand_where_only_the_type_of_the_value_is_wrong(code: str) -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "S2A"])
    field = "count" if code == "SWARM" else "target"
    assert t.refused(play(code, **{field: "1"})).code == "BAD_FORMAT"


@pytest.mark.parametrize("count", [0, 9])
def test_card_not_in_hand_comes_before_bad_count(count: int) -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "SWARM"])
    assert t.refused(play("SWARM", count=count)).code == "CARD_NOT_IN_HAND"
    assert t.refused(f"SWARM {count}").code == "CARD_NOT_IN_HAND"


@pytest.mark.parametrize("more", [{}, {"target": 0}, {"target": 7}])
def test_card_not_in_hand_comes_before_bad_target(more: dict[str, int]) -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "COUNTER"])
    assert t.refused(play("COUNTER", **more)).code == "CARD_NOT_IN_HAND"


def test_bad_format_comes_before_bad_count() -> None:
    assert running().refused(play("SWARM", count=0, target=1)).code == "BAD_FORMAT"


def test_bad_format_comes_before_bad_target() -> None:
    assert running().refused(play("COUNTER", target=0, count=1)).code == "BAD_FORMAT"


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("GENERAL 1", play("GENERAL", target=1)),  # not held, and takes nothing
        ("RECRUIT 2", play("RECRUIT", count=2)),
        ("S4A green", play("S4A", colour="green")),
        ("COUNTER 0 1", play("COUNTER", target=0, count=1)),
        ("COUNTER x", play("COUNTER", target="x")),
        ("SWARM 9 1", play("SWARM", count=9, target=1)),
        ("SWARM many", play("SWARM", count="many")),
        ("swarm x9 x9", play("SWARM", count=9, times=9)),
    ],
)
def test_bad_format_comes_first_in_words_too(words: str, action: dict[str, object]) -> None:
    for attempt in (words, action):
        assert running().refused(attempt).code == "BAD_FORMAT"


@pytest.mark.parametrize("words", ["SWARM many", "COUNTER x", "COUNTER 1 1", "SWARM 1 1"])
def test_bad_format_in_words_comes_before_card_not_in_hand(words: str) -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "S2A"])
    assert t.refused(words).code == "BAD_FORMAT"
    assert t.refused(words.partition(" ")[0]).code == "CARD_NOT_IN_HAND"


@pytest.mark.parametrize("attempt", [None, 5, ["S3A"], b"S3A"])
def test_what_is_neither_words_nor_an_action_is_bad_format_in_its_turn(attempt: Any) -> None:
    assert running().refused(attempt).code == "BAD_FORMAT"
    assert running().refused(attempt, seat=1).code == "NOT_YOUR_TURN"
    assert finished().refused(attempt, seat=0).code == "GAME_OVER"


@pytest.mark.parametrize("seat", [10**30, -(10**30)])
def test_a_seat_beyond_all_numbers_is_not_at_the_table(seat: int) -> None:
    assert running().refused("S3A", seat=seat).code == "NOT_YOUR_TURN"


# -- after a refusal -----------------------------------------------------------------------------------------------


def test_a_refused_player_may_try_again() -> None:
    t = running()
    t.refused("COUNTER 0")
    t.refused(play("SWARM", count=9))
    assert t.asked() == "seat 0 play: S3A, COUNTER, SWARM"
    assert t.pick("SWARM 2").table("loot") == [3, 2, 3]


def test_a_wrong_target_keeps_the_question_open() -> None:
    t = running().pick("COUNTER")
    assert t.refused("0").code == "BAD_TARGET"
    assert t.asked() == "seat 0 target: seat 1, seat 2"


def test_refusals_leave_no_trace_in_what_is_told() -> None:
    t = running()
    t.refused("GENERAL")
    assert t.told(-1) == []


# -- positions -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": ["S2A"]},
        {"hands": ["S2A"] * 6},
        {"hands": "S2A S2A"},
        {"hands": ["", "S2A", "S2A"]},
        {"hands": ["S2A S5A", "S2A", "S2A"]},
        {"hands": ["S2A", 5, "S2A"]},
        {"hands": ["SWARM SWARM SWARM SWARM SWARM SWARM", "S2A", "S2A"]},
        {"config": {"players": 4}},
        {"config": {"players": 1}},
        {"config": {"players": "3"}},
        {"config": {"seed": "lucky"}},
        {"config": {"seed": 1.5}},
        {"config": ["players"]},
        {"config": {"refill_timing": "never"}},
        {"active": 3},
        {"active": -1},
        {"active": "first"},
        {"state": "REFILL"},
        {"state": 1},
        {"earth": 0},
        {"earth": -1},
        {"earth": 2.5},
        {"loot": [1, 2]},
        {"loot": [1, 2, -1]},
        {"loot": [1, 2, 0.5]},
        {"loot": 6},
        {"stacks": ["S2A"]},
        {"stacks": ["S2A", "", "UFO"]},
        {"deck": "S2A JOKER"},
        {"deck": 5},
        {"over": "no"},
        {"moon": 7},
        {"chance": 4},
        {"config": {"seed": -1}},
        {"config": {"seed": 2**255}},
        {"config": {"seed": 1.0}},
        {"config": {"seed": True}},
    ],
)
def test_a_wrong_position_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        Scenario("ufoludki", **{"earth": 20, "hands": ["S2A", "S2A", "S2A"], **wrong})


def test_a_position_need_not_have_all_cards_and_tokens() -> None:
    t = Scenario("ufoludki", earth=1, hands=["S2A", ""])
    assert (t.table("earth"), t.table("loot"), t.pile("deck")) == (1, [0, 0], "")


def test_a_finished_position_asks_nobody() -> None:
    t = Scenario("ufoludki", earth=0, loot=[20, 30], hands=["", "S2A"], over=True)
    assert t.session.waiting() == []
    assert t.refused("S2A", seat=1).code == "GAME_OVER"


def test_a_position_written_down_can_be_set_up_again() -> None:
    t = Scenario("ufoludki", earth=20, loot=[1, 2, 3], active=1, hands=["S2A", "S3A COUNTER", ""], deck="GENERAL S3B",
              stacks=["", "S4A SWARM", "S2B"],
              config={"refill_timing": "immediate", "hand_size": 4, "turn_limit": 9})  # fmt: skip
    written = table(t.session)
    again = Session.from_position(find("ufoludki"), written)
    assert table(again) == written
    for session in (t.session, again):
        session.play(1, "COUNTER 2")
        session.play(0, "S2A")
    assert table(again)["loot"] == [3, 4, 1]
    assert table(again) == table(t.session)


@pytest.mark.parametrize("chance", [[], ["GENERAL"], ["GENERAL S2A S2A"], ["GENERAL S4B"], [3]])
def test_a_script_that_does_not_fit_the_shuffle_is_an_error_and_changes_nothing(chance: list[object]) -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 5], hands=["GENERAL", "S2B"], stacks=["", "S2A"], chance=chance)
    before = t.everything()
    with pytest.raises(BadScript):
        t.pick("GENERAL")
    assert t.everything() == before
