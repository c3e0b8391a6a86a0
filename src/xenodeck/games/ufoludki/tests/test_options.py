from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.ufoludki.tests.tables import (
    PRINTED,
    all_cards,
    answer_somehow,
    happened,
    new,
    only,
    outcome,
    table,
)
from xenodeck.testkit import Scenario


@pytest.mark.parametrize("loot", [1, 49, 400])
def test_10_1_the_number_of_tokens_may_be_set(loot: int) -> None:
    assert table(new(3, loot=loot))["earth"] == loot


def test_10_1_a_single_token_is_gone_with_the_first_catch() -> None:
    t = Scenario("ufoludki", state="DEAL", config={"players": 2, "hand_size": 1, "deck": only(S4A=2), "loot": 1},
              chance=[1, "S4A S4A"])  # fmt: skip
    t.pick("S4A")
    assert (t.table("over"), t.table("loot")) == (True, [0, 1])


def test_10_2_the_copies_of_each_card_may_be_set() -> None:
    assert all_cards(new(2, deck=only(S2A=7, GENERAL=5))) == {"S2A": 7, "GENERAL": 5}


def test_10_2_a_set_that_deals_everybody_exactly_one_hand_will_do() -> None:
    now = table(new(5, deck=only(SWARM=25)))
    assert now["deck"] == [] and now["hands"] == [["SWARM"] * 5] * 5


@pytest.mark.parametrize(("seats", "cards", "hand_size"), [(5, 24, 5), (2, 9, 5), (3, 5, 2)])
def test_10_2_one_card_too_few_for_all_hands_is_refused(seats: int, cards: int, hand_size: int) -> None:
    with pytest.raises(BadConfig) as no:
        new(seats, deck=only(SWARM=cards), hand_size=hand_size)
    assert no.value.rule == "10.2"


def test_10_3_hands_are_dealt_and_refilled_to_the_size_set() -> None:
    t = Scenario("ufoludki", state="DEAL", config={"players": 2, "hand_size": 2, "deck": only(S2A=4, S3A=1, S4A=1)},
              chance=[0, "S2A S2A S2A S2A S3A S4A"])  # fmt: skip
    assert t.table("hands") == [["S2A", "S2A"], ["S2A", "S2A"]]
    t.pick("S2A")
    assert (t.pile("hands", 0), t.pile("deck")) == ("S2A S3A", "S4A")


def test_10_3_a_larger_hand_is_drawn_in_full_at_the_start_of_a_turn() -> None:
    t = Scenario(
        "ufoludki", earth=20, state="START", hands=["", "S2A"], deck=" ".join(["S3A"] * 8), config={"hand_size": 7}
    )
    assert (len(t.table("hands")[0]), len(t.table("deck"))) == (7, 1)


def test_10_3_hands_may_use_up_the_whole_set() -> None:
    now = table(new(5, hand_size=11))
    assert now["deck"] == [] and [len(hand) for hand in now["hands"]] == [11] * 5


def test_10_4_the_seat_named_begins_and_is_dealt_to_first() -> None:
    t = Scenario("ufoludki", state="DEAL", chance=["S2A S3A S4A"],
              config={"players": 3, "hand_size": 1, "start_seat": 2, "deck": only(S2A=1, S3A=1, S4A=1)})  # fmt: skip
    assert t.table("hands") == [["S3A"], ["S4A"], ["S2A"]]
    assert t.asked_seat() == 2


@pytest.mark.parametrize("options", [{}, {"start_seat": "random"}])
def test_10_4_by_lot_every_seat_gets_to_begin(options: dict[str, object]) -> None:
    assert {new(5, seed, **options).waiting()[0] for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("options", "drawn"), [({}, 0), ({"refill_timing": "own_turn"}, 0), ({"refill_timing": "immediate"}, 2)]
)
def test_10_5_empty_hands_wait_for_their_turn_unless_told_otherwise(options: dict[str, object], drawn: int) -> None:
    t = Scenario(
        "ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "S2B", ""], stacks=["", "S3A", "S4A"], config=options
    )
    t.pick("GENERAL")
    assert len(t.table("hands")[2]) == drawn


def test_10_6_the_game_stops_after_the_last_turn_allowed() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["S2A S2A", "S3A S3A"], config={"turn_limit": 3})
    t.pick("S2A").pick("S3A")
    assert not t.table("over")
    t.pick("S2A")
    assert t.table("over") and outcome(t).truncated
    assert (outcome(t).scores, outcome(t).winners, outcome(t).ended) == ((4, 3), (0,), "limit")


def test_10_6_a_turn_already_begun_counts() -> None:
    t = Scenario("ufoludki", earth=20, state="PLAY", hands=["S2A S2A", "S3A S3A"], config={"turn_limit": 1})
    t.pick("S2A")
    assert t.table("over") and outcome(t).truncated


def test_10_6_skipped_turns_count() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["SWARM S2A", "", ""], config={"turn_limit": 3})
    t.pick("SWARM")
    assert t.table("over") and outcome(t).truncated
    assert [event["seat"] for event in happened(t, "skip")] == [1, 2]


def test_10_6_a_limit_that_is_not_yet_reached_by_skips_lets_play_go_on() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["SWARM S2A", "", ""], config={"turn_limit": 4})
    t.pick("SWARM")
    assert t.asked() == "seat 0 play: S2A"


def test_10_6_a_game_that_ends_by_itself_in_its_last_turn_is_not_truncated() -> None:
    t = Scenario("ufoludki", earth=2, state="START", hands=["S2A", "S3A"], config={"turn_limit": 1})
    t.pick("S2A")
    assert t.table("over") and not outcome(t).truncated and outcome(t).ended == ""


def test_10_6_a_new_game_of_one_turn_is_over_after_one_play() -> None:
    session = new(3, turn_limit=1, deck=only(S2A=15))
    session.play(session.waiting()[0], "S2A")
    assert session.waiting() == [] and session.game.outcome(session.state).truncated
    assert sorted(table(session)["loot"]) == [0, 0, 2]


def test_10_6_zero_is_no_limit() -> None:
    t = Scenario(
        "ufoludki", earth=50, state="START", hands=["SWARM SWARM SWARM", "S2A S2A S2A"], config={"turn_limit": 0}
    )
    for word in ("SWARM 1", "S2A") * 2:
        t.pick(word)
    assert t.asked() == "seat 0 play: SWARM"


def test_10_7_the_same_seed_gives_the_same_game() -> None:
    one, other = new(4, 123, turn_limit=100), new(4, 123, turn_limit=100)
    for number in range(400):
        if not one.waiting():
            break
        answer_somehow(one, number)
        answer_somehow(other, number)
        assert table(one) == table(other)


def test_10_7_other_seeds_give_other_deals() -> None:
    assert len({str(table(new(4, seed))["hands"]) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [-5, 0, 2**64])
def test_10_7_any_whole_number_is_a_seed(seed: int) -> None:
    assert table(new(3, seed)) == table(new(3, seed))


def test_10_7_a_recorded_game_comes_out_the_same() -> None:
    session, number = new(3, 99, turn_limit=100), 0
    while session.waiting():
        number += 1
        answer_somehow(session, number)
    again = Record.read(Record.of(session).text()).replay(find("ufoludki"))
    assert table(again) == table(session)


def test_10_8_without_generals_the_game_ends_when_no_card_is_left_to_play() -> None:
    t = Scenario("ufoludki", state="DEAL", config={"players": 3, "hand_size": 1, "deck": only(S2A=4)},
              chance=[1, "S2A S2A S2A S2A"])  # fmt: skip
    for _ in range(4):
        assert not t.table("over")
        t.pick("S2A")
    assert t.table("over") and outcome(t).truncated
    assert (outcome(t).scores, outcome(t).winners) == ((0, 2, 0), (1,))
    assert outcome(t).ended == "halt" and len(happened(t, "halt")) == 1
    again = Session.from_position(t.session.game, t.session.game.position(t.session.state))
    assert again.game.outcome(again.state) == outcome(t), "a finished table that is set up again knows why it ended"


def test_10_8_a_standstill_in_the_moment_of_the_limit_is_told_as_what_it_is() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["S2A", "S3A"], config={"turn_limit": 2})
    t.pick("S2A").pick("S3A")
    assert (outcome(t).truncated, outcome(t).ended) == (True, "halt")
    assert len(happened(t, "halt")) == 1 and not happened(t, "limit")


def test_10_8_as_long_as_somebody_holds_a_card_the_game_goes_on() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "", "S3A S3A"], config={"deck": {**PRINTED, "GENERAL": 0}})
    t.pick("S2A").pick("S3A")
    assert not t.table("over") and t.asked() == "seat 2 play: S3A"


VALUES: dict[str, tuple[str, list[object]]] = {
    "loot": ("10.1", [0, -1, 2.5, "50", True, None]),
    "deck": ("10.2", [55, [], {"S5A": 4}, {"S2A": -1}, {"S2A": 1.5}, {"S2A": "4"}]),
    "hand_size": ("10.3", [0, -5, 5.0, "5", True]),
    "start_seat": ("10.4", [-1, 3, "youngest", 1.0, True, None]),
    "refill_timing": ("10.5", ["", "later", "IMMEDIATE", 1, None]),
    "turn_limit": ("10.6", [-1, 0.5, "2000", False, None]),
}
WRONG = [(rule, {name: value}) for name, (rule, values) in VALUES.items() for value in values]


@pytest.mark.parametrize(("rule", "options"), WRONG)
def test_10_values_out_of_range_are_refused_with_the_number_of_their_rule(
    rule: str, options: dict[str, object]
) -> None:
    with pytest.raises(BadConfig) as no:
        new(3, **options)
    assert no.value.rule == rule


@pytest.mark.parametrize(("rule", "options"), WRONG)
def test_10_a_position_with_such_options_is_refused_too(rule: str, options: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as no:
        Scenario("ufoludki", earth=20, hands=["S2A", "S2A", "S2A"], config=options)
    assert no.value.rule == rule


def test_10_an_option_nobody_knows_is_refused() -> None:
    with pytest.raises(BadConfig):
        new(3, lot=40)


@pytest.mark.parametrize(
    "options",
    [
        {"loot": 20_000},
        {"deck": only(SWARM=150)},
        {"hand_size": 120, "deck": only(SWARM=400)},
        {"turn_limit": 2_000_000},
    ],
)
def test_10_values_without_an_upper_limit_on_the_page_have_none(options: dict[str, object]) -> None:
    assert table(new(3, **options))["over"] is False


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1}, {"players": 6}, {"players": "2"}, {"players": 2.0}, {"players": True}, {"loot": 0},
        {"deck": {"S2A": -1}}, {"deck": {"JOKER": 1}}, {"hand_size": 28}, {"start_seat": 2}, {"refill_timing": "never"},
        {"turn_limit": "ten"}, {"moons": 2},
    ],
)  # fmt: skip
def test_a_deal_refuses_wrong_options_like_a_new_game(wrong: dict[str, Any]) -> None:
    config = {"players": 2, **wrong}
    with pytest.raises(BadConfig) as no:
        Scenario("ufoludki", state="DEAL", config=config)
    assert no.value.code == "BAD_CONFIG"
    with pytest.raises(BadPosition) as bad:
        Scenario("ufoludki", config=config, hands=["S2A", "S2A"])
    assert (bad.value.code, bad.value.text) == ("BAD_POSITION", no.value.text)
