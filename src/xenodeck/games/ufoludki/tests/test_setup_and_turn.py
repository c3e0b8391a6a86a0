from __future__ import annotations

import pytest

from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.games.ufoludki.tests.tables import PRINTED, all_cards, answer_somehow, happened, new, only, outcome, table
from xenodeck.testkit import Scenario


def test_1_1_the_biggest_haul_wins_once_earth_is_empty() -> None:
    t = Scenario("ufoludki", earth=1, loot=[3, 5], hands=["SWARM", "S2A"])
    t.pick("SWARM")
    assert t.table("over") and outcome(t).scores == (4, 5)
    assert outcome(t).winners == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_2_the_turn_passes_clockwise_and_comes_round(seats: int) -> None:
    t = Scenario("ufoludki", earth=50, hands=["SWARM SWARM"] * seats)
    seen = []
    for _ in range(seats + 1):
        seen.append(t.asked_seat())
        t.pick("SWARM 1")
    assert seen == [*range(seats), 0]


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_1_2_fewer_than_two_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadConfig) as no:
        new(seats)
    assert no.value.rule == "1.2"


def test_2_1_there_are_fifty_tokens() -> None:
    now = table(new(4))
    assert now["earth"] + sum(now["loot"]) == 50


def test_2_2_the_set_has_the_printed_copies_of_every_card() -> None:
    cards = all_cards(new(3))
    assert cards == PRINTED
    assert cards.total() == 55


def test_2_2_cards_with_the_same_code_are_one_and_the_same_choice() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S3A S3A RECRUIT S3A", "S2A"])
    assert t.asked() == "seat 0 play: S3A, RECRUIT"
    t.pick("S3A")
    assert sorted(t.pile("hands", 0).split()) == ["RECRUIT", "S3A", "S3A"]


def test_2_3_a_hand_never_has_more_than_five_cards() -> None:
    with pytest.raises(BadPosition) as no:
        Scenario("ufoludki", earth=20, hands=["S2A S2A S2A S2A S2B S2B", "S3A"])
    assert no.value.rule == "2.3"


def test_2_3_only_the_uppermost_card_of_a_stack_matters() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 9], hands=["S3A", "S2A"], stacks=["", "S3A SWARM"])
    t.pick("S3A")
    assert (t.table("earth"), t.table("loot")) == (17, [3, 9])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_2_3_no_card_and_no_token_is_ever_lost(seats: int, seed: int) -> None:
    session, number = new(seats, seed, turn_limit=150), seed
    while session.waiting():
        now = table(session)
        assert all_cards(session) == PRINTED and now["earth"] + sum(now["loot"]) == 50
        assert now["earth"] >= 1 and max(map(len, now["hands"])) <= 5 and now["hands"][now["active"]]
        assert not any("GENERAL" in stack for stack in now["stacks"])
        number = number * 5 + 3
        answer_somehow(session, number // 7 % 1000)
    assert all_cards(session) == PRINTED and table(session)["over"]


def test_3_1_all_tokens_start_on_earth() -> None:
    now = table(new(3))
    assert (now["earth"], now["loot"]) == (50, [0, 0, 0])


def test_3_2_everybody_gets_five_cards_at_once_the_start_player_first() -> None:
    order = " ".join(["S2A"] * 5 + ["S3A"] * 5 + ["S4A"] * 5 + ["SWARM"])
    config = {"players": 3, "deck": only(S2A=5, S3A=5, S4A=5, SWARM=1)}
    t = Scenario("ufoludki", state="DEAL", config=config, chance=[1, order])
    assert [t.pile("hands", seat) for seat in (1, 2, 0)] == [" ".join([code] * 5) for code in ("S2A", "S3A", "S4A")]
    assert t.pile("deck") == "SWARM"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_2_every_hand_begins_with_five(seats: int) -> None:
    assert [len(hand) for hand in table(new(seats))["hands"]] == [5] * seats


@pytest.mark.parametrize(("seats", "left"), [(2, 45), (3, 40), (4, 35), (5, 30)])
def test_3_3_the_rest_is_the_deck(seats: int, left: int) -> None:
    assert len(table(new(seats))["deck"]) == left


def test_3_4_nobody_has_a_stack_at_first() -> None:
    assert table(new(5))["stacks"] == [[], [], [], [], []]


def test_3_5_the_seat_that_begins_may_be_set() -> None:
    session = new(4, start_seat=2)
    assert session.waiting() == [2]
    assert table(session)["active"] == 2


def test_3_5_the_seat_that_begins_may_be_drawn() -> None:
    order = "S2A S2A S2A S2A"
    t = Scenario(
        "ufoludki", state="DEAL", config={"players": 4, "hand_size": 1, "deck": only(S2A=4)}, chance=[3, order]
    )
    assert t.asked() == "seat 3 play: S2A"


def test_4_0_without_cards_a_turn_begins_with_drawing_five() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["", "S2A"], deck="S2A S2B S3A S3B S4A S4B")
    assert t.pile("hands", 0) == "S2A S2B S3A S3B S4A"
    assert t.pile("deck") == "S4B" and t.asked_seat() == 0


def test_4_0_a_short_deck_is_drawn_to_its_end_and_played_from() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["", "S2A"], deck="RECRUIT S4A")
    assert t.asked() == "seat 0 play: RECRUIT, S4A"
    assert t.pile("deck") == ""


def test_4_0_with_even_one_card_nothing_is_drawn_before_playing() -> None:
    t = Scenario("ufoludki", earth=20, state="START", hands=["S2A", "S2A"], deck="S3A S3B")
    assert t.asked() == "seat 0 play: S2A"
    assert t.pile("deck") == "S3A S3B"


def test_4_0_without_cards_and_deck_the_turn_is_missed() -> None:
    t = Scenario("ufoludki", earth=20, state="START", active=1, hands=["S2A", "", "S3A"])
    assert t.asked() == "seat 2 play: S3A"
    assert [event["seat"] for event in happened(t, "skip")] == [1]


def test_4_1_any_card_of_the_hand_may_be_chosen() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL COUNTER SWARM RECRUIT S2B", "S2A"])
    assert t.asked() == "seat 0 play: GENERAL, COUNTER, SWARM, RECRUIT, S2B"


def test_4_1_one_card_is_the_whole_play() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A S3A S4A", "S2A"])
    t.pick("S3A")
    assert t.asked_seat() == 1
    assert (t.pile("hands", 0), t.pile("stacks", 0)) == ("S2A S4A", "S3A")


def test_4_1_a_counterattack_asks_for_a_target() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 3, 3], hands=["COUNTER S2A", "S2A", "S2A"])
    t.pick("COUNTER")
    assert t.asked() == "seat 0 target: seat 1, seat 2"


def test_4_1_strength_in_numbers_asks_how_many() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM S2A SWARM", "S2A"])
    t.pick("SWARM")
    assert t.asked() == "seat 0 count: 1, 2, 3"


def test_4_1_an_action_leaves_out_the_count_for_a_single_card() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM", "S2A"])
    t.pick({"type": "play", "card": "SWARM"})
    assert (t.table("loot"), t.pile("hands", 0)) == ([1, 0], "SWARM SWARM")


def test_4_1_an_action_is_a_whole_move_even_after_half_a_line_of_words() -> None:
    t = Scenario("ufoludki", earth=20, loot=[0, 3, 3], hands=["COUNTER S2A", "S2B", "S2B"])
    t.pick("COUNTER").pick({"type": "play", "card": "S2A"})
    assert (t.table("earth"), t.table("loot")) == (18, [2, 3, 3])
    assert (t.pile("hands", 0), t.pile("stacks", 0)) == ("COUNTER", "S2A")


def test_4_1_an_action_may_say_again_what_half_a_line_of_words_began() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A S2A S2A SWARM SWARM", "S2B"])
    t.pick("SWARM").pick({"type": "play", "card": "SWARM", "count": 2})
    assert t.table("loot") == [2, 0] and t.asked_seat() == 1


def test_4_1_passing_is_no_choice() -> None:
    t = Scenario("ufoludki", earth=20, hands=["COUNTER", "S2A"])
    assert t.refused("pass").code == "BAD_FORMAT"
    assert t.refused({"type": "pass"}).code == "BAD_FORMAT"


def test_4_2_the_card_lies_on_the_own_stack_before_it_works() -> None:
    t = Scenario("ufoludki", earth=20, hands=["RECRUIT", "S2A"], stacks=["S4A", ""])
    t.pick("RECRUIT")
    assert t.pile("stacks", 0) == "S4A RECRUIT"
    assert t.table("loot") == [1, 0]


def test_4_2_all_cards_of_a_group_go_on_the_stack() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM S2A", "S2A"], stacks=["S3B", ""])
    t.pick("SWARM 3")
    assert t.pile("stacks", 0) == "S3B SWARM SWARM SWARM"


def test_4_2_emptying_earth_ends_the_game_on_the_spot() -> None:
    t = Scenario("ufoludki", earth=2, hands=["S2A S3A", "S2A"], deck="S4A S4A S4A S4A")
    t.pick("S2A")
    assert t.table("over") and t.asked() == ""
    assert (t.pile("hands", 0), t.pile("deck")) == ("S3A", "S4A S4A S4A S4A")


def test_4_3_the_hand_is_refilled_to_five_from_the_top() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A S2B S3A S3B S4A", "S2A"], deck="GENERAL COUNTER")
    t.pick("S2B")
    assert sorted(t.pile("hands", 0).split()) == ["GENERAL", "S2A", "S3A", "S3B", "S4A"]
    assert t.pile("deck") == "COUNTER"


def test_4_3_a_short_hand_is_filled_up_completely() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A S4A", "S2A"], deck="S2B S2B S3B S3B S3A")
    t.pick("S2A")
    assert t.pile("hands", 0) == "S4A S2B S2B S3B S3B"
    assert t.pile("deck") == "S3A"


def test_4_3_refilling_stops_when_the_deck_is_empty() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM S4A", "S2A"], deck="S2B S3B")
    t.pick("SWARM 3")
    assert (t.pile("hands", 0), t.pile("deck")) == ("S4A S2B S3B", "")


def test_4_3_only_the_player_whose_turn_it_was_draws() -> None:
    t = Scenario("ufoludki", earth=20, hands=["S2A", "S2A", ""], deck="S3A S3A S3A S3A S3A S3A")
    t.pick("S2A")
    assert [len(hand) for hand in t.table("hands")] == [5, 1, 0]


def test_4_4_after_the_last_seat_comes_the_first() -> None:
    t = Scenario("ufoludki", earth=20, active=4, hands=["S2A", "S2B", "S3A", "S3B", "S4A"])
    t.pick("S4A")
    assert t.asked() == "seat 0 play: S2A"
