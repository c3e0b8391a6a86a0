"""Section 3: rounds, totals, ranks, tie-breaks, first players, passing at will, and what chance is used for."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.records.record import Record
from xenodeck.core.records.save import to_data
from xenodeck.core.sessions.information import information
from xenodeck.games import find
from xenodeck.games.alieninjas.tests.tables import (
    SOLVED,
    again,
    at,
    claim,
    dealt,
    do,
    drawn,
    ended,
    everything,
    hand,
    idle,
    memory,
    new,
    nine,
    no,
    now,
    outcome,
    points,
    race,
    rescue,
    tick,
    wait,
)
from xenodeck.testkit import Scenario

MODES = ["m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue"]
ALL_UP = [*range(1, 7), *range(10, 16)]


def finish(mode: str, options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A round of three players that is just over, by an action of seat 1."""
    if mode == "m1_claim":
        t = wait(claim(options, piles=["C2T1 C2T2", "C3T1", "C4T1 C4T2"], **position), 1)
        tick(t, "1 FLIP")
    elif mode == "m2_memory":
        t = memory(options, **{"seats": 3, "mission": "N7", "missions": "", "up": ALL_UP, "active": 1,
                               "kept": ["N1 N2 N3 N4 N5 N6", "", ""], **position})  # fmt: skip
        do(t, "REVEAL 7", "REVEAL 16")
    elif mode == "m3_map":
        t = race(options, seats=3, maps=["P2a", "P1a", "P3a"], grids=[nine(1), nine(2, SOLVED), nine(3)],
                 up=[[], [1, 3, 7, 9], []], **position)  # fmt: skip
        tick(t, "1 CALL")
    elif mode == "m4_hand":
        t = do(hand(options, **{"hands": ["", "", ""], "deck": "C6T7", "active": 1, **position}), "DRAW")
    else:
        t = rescue(options, **{"hands": ["", "C1T1 C2T1 C3T1", ""], "active": 1, "slots": "N1", "places": "C1X",
                               **position})  # fmt: skip
        do(t, "CAPTURE S11")
    assert ended(t)
    return t


FIRST_MOVES: dict[str, dict[str, Any]] = {
    "m1_claim": {"type": "FLIP"},
    "m2_memory": {"type": "PEEK", "cell": 1},
    "m3_map": {"type": "START"},
    "m4_hand": {"type": "DRAW"},
    "m5_rescue": {"type": "DRAW"},
}


@pytest.mark.parametrize("mode", MODES)
def test_RG_10_between_rounds_the_scores_are_recorded_and_nothing_is_accepted(mode: str) -> None:
    t = finish(mode)
    assert at(t, "state") == "BETWEEN"
    assert len(now(t)["rounds"]) == 1
    for seat in range(3):
        assert t.refused(FIRST_MOVES[mode], seat).code == "ROUND_OVER"
    assert no(t, {"type": "NONSENSE"}, seat=0) == "ROUND_OVER"


@pytest.mark.parametrize("mode", MODES)
def test_RG_10_the_next_round_comes_when_the_driver_says_so(mode: str) -> None:
    t = finish(mode)
    scores = now(t)["rounds"]
    again(t)
    assert t.session.view(-1).fields["running"] == 0
    t.session.go_on()
    assert t.session.view(-1).fields["running"] == 1
    assert at(t, "state") not in ("BETWEEN", "GAME_OVER")
    assert at(t, "first") == 1
    assert now(t)["rounds"] == scores
    again(t)


@pytest.mark.parametrize("mode", MODES)
def test_RG_10_after_the_last_round_the_game_is_over(mode: str) -> None:
    t = finish(mode, rounds=[[1, 2, 3], [4, 5, 6]])
    assert now(t)["over"] is True
    assert len(now(t)["rounds"]) == 3
    for seat in range(3):
        assert t.refused(FIRST_MOVES[mode], seat).code == "GAME_OVER"
    totals = tuple(map(sum, zip(*now(t)["rounds"], strict=True)))
    assert outcome(t).scores == totals


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("rounds", [1, 2, 4])
def test_RG_3_a_game_has_so_many_rounds(mode: str, rounds: int) -> None:
    t = finish(mode, {"rounds": rounds}, rounds=[[0, 0, 0]] * (rounds - 1))
    assert now(t)["over"] is True
    t = finish(mode, {"rounds": rounds + 1}, rounds=[[0, 0, 0]] * (rounds - 1))
    assert now(t)["over"] is False


HIDDEN = {
    "m1_claim": ("pile", "aside"),
    "m2_memory": ("grid", "missions", "removed"),
    "m3_map": ("grid",),
    "m4_hand": ("deck",),
    "m5_rescue": ("deck",),
}


@pytest.mark.parametrize("mode", MODES)
def test_RG_6_nobody_knows_a_card_of_the_next_round_from_the_last_one(mode: str) -> None:
    t = finish(mode)
    t.session.go_on()
    for viewer in range(-1, 3):
        known = information(t.session, viewer)["known"]
        zones = [zone for zone in known if zone.split()[0] in HIDDEN[mode]]
        assert zones
        assert all(code.startswith("?") for zone in zones for code in known[zone])


# -- ranks -------------------------------------------------------------------------------------------------------------


LAST: dict[
    str, dict[str, Any]
] = {  # mode -> what makes the last round 2, 0, 1 for seats 0, 1, 2 in the positions above, and what is scored
    "m1_claim": {"gained": ["C5T2", "", "C5T1"]},
    "m4_hand": {"hands": ["C1T3", "", "C3T3"], "deck": "C6T7"},
}


@pytest.mark.parametrize("mode", LAST)
@pytest.mark.parametrize(
    ("before", "ranks", "winners"),
    [
        ([0, 0, 0], (1, 3, 2), (0,)),
        ([0, 2, 1], (1, 3, 2), (0,)),  # 2 2 2: the last round says it
        ([0, 2, 0], (1, 2, 3), (0,)),  # 2 2 1
        ([0, 5, 4], (3, 2, 1), (2,)),  # 2 5 5
        ([0, 5, 0], (2, 1, 3), (1,)),
    ],
)
def test_RG_1_players_are_ranked_by_total_and_then_by_the_last_round(
    mode: str, before: list[int], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = finish(mode, rounds=[[0, 0, 0], before], **LAST[mode])
    assert points(t) == [2, 0, 1]
    assert outcome(t).ranks == ranks
    assert outcome(t).winners == winners


@pytest.mark.parametrize(
    ("rounds", "ranks"),
    [
        ([[1, 1, 1], [0, 0, 0]], (1, 1, 1)),
        ([[1, 1, 0], [0, 0, 0]], (1, 1, 3)),
        ([[1, 2, 1], [0, 0, 0]], (2, 1, 2)),
        ([[1, 0, 0], [0, 1, 1]], (1, 1, 1)),  # only the last round breaks ties
        ([[5, 3, 0], [0, 0, 9]], (2, 3, 1)),
    ],
)
def test_RG_1_equals_share_a_rank_and_the_next_is_skipped(rounds: list[list[int]], ranks: tuple[int, ...]) -> None:
    t = finish("m1_claim", rounds=rounds)
    assert points(t) == [0, 0, 0]
    assert outcome(t).ranks == ranks
    assert outcome(t).winners == tuple(seat for seat in range(3) if ranks[seat] == 1)


@pytest.mark.parametrize(
    ("captured", "before", "ranks"),
    [
        # the last round: seat 1 gets 1 + 2 for N1 and C1X
        (["N2 N3 N4", "", ""], [0, 0, 0], (1, 2, 3)),  # 3 3 0, three captured against one
        (["", "", ""], [3, 0, 3], (2, 1, 2)),  # 3 3 3
        (["N2", "", "N3 N4"], [2, 0, 1], (2, 2, 1)),  # 3 3 3, captured 1 1 2
        (["N2", "", ""], [2, 0, 9], (2, 2, 1)),  # 3 3 9
    ],
)
def test_3_in_mode_5_the_captures_of_the_last_round_break_ties(
    captured: list[str], before: list[int], ranks: tuple[int, ...]
) -> None:
    t = finish("m5_rescue", rounds=[[0, 0, 0], before], captured=captured)
    assert outcome(t).ranks == ranks


def test_3_in_mode_5_the_score_of_the_last_round_does_not() -> None:
    t = finish("m5_rescue", rounds=[[0, 0, 0], [0, 0, 1]], freed=["C4X C5X C2X", "", ""], captured=["", "", "N2 N3"],
               hands=["", "C1T1 C2T1 C3T1", ""])  # fmt: skip
    assert points(t) == [8, 3, 2]
    t = finish("m5_rescue", rounds=[[0, 5, 6], [0, 0, 0]], freed=["C4X C5X C2X", "", ""], captured=["", "", "N2 N3"])
    assert outcome(t).scores == (8, 8, 8)
    assert outcome(t).ranks == (3, 2, 1)


def test_RG_2_a_round_below_zero_is_recorded_as_zero() -> None:
    t = finish("m1_claim", rounds=[[0, 0, 5], [0, 0, 5]], gained=["C1T7 C1T4", "", "C1T3"])
    assert points(t) == [0, 0, 0]
    assert outcome(t).scores == (0, 0, 10)


# -- who begins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seat", [0, 2])
def test_3_the_first_player_may_be_settled(mode: str, seat: int) -> None:
    t = dealt(mode, 3, None, first_player=seat)
    key = {"m1_claim": "flipper", "m3_map": "announcer"}.get(mode, "active")
    assert at(t, "first", key) == [seat, seat]


@pytest.mark.parametrize("mode", MODES)
def test_3_or_drawn(mode: str) -> None:
    found = {now(new(mode, 3, seed, first_player="random"))["first"] for seed in range(40)}
    assert found == {0, 1, 2}


@pytest.mark.parametrize("mode", MODES)
def test_3_by_default_it_is_drawn(mode: str) -> None:
    assert len({now(new(mode, 6, seed))["first"] for seed in range(40)}) > 3


# -- passing at will ---------------------------------------------------------------------------------------------------

FREE: dict[str, object] = {"free_pass": True}


def test_RG_11_without_the_option_passing_is_unknown() -> None:
    assert no(memory(), "PASS") == no(rescue(), "PASS") == "BAD_ARGUMENT"
    assert no(hand(), "PASS") == "PASS_NOT_ALLOWED"
    assert idle(claim(), (0, {"type": "PASS"})) == ["BAD_ARGUMENT"]


@pytest.mark.parametrize("make", [memory, rescue])
def test_RG_11_the_last_of_all_passes_in_a_row_is_not_allowed(make: Any) -> None:
    t = do(make(FREE), "PASS")
    assert at(t, "active", "passes", "state") == [1, 1, "CHOOSE"]
    assert no(again(t), "PASS") == "PASS_NOT_ALLOWED"
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"


def test_RG_11_anything_else_starts_the_row_anew() -> None:
    t = do(memory(FREE, seats=3), "PASS", "PASS")
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"
    do(t, "PEEK 1", "PEEK 2", "PASS", "PASS")
    assert at(t, "active", "turns", "passes") == [2, 5, 2]
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"
    do(t, "REVEAL 1", "REVEAL 10", "PASS")
    assert at(t, "passes") == 1


def test_RG_11_a_capture_starts_the_row_anew_too() -> None:
    t = do(rescue(FREE, hands=["", "", "C1T1 C2T1 C3T1"]), "PASS", "PASS", "CAPTURE S11", "PASS", "PASS")
    assert at(t, "active", "passes") == [2, 2]
    assert no(t, "PASS") == "PASS_NOT_ALLOWED"


def test_RG_11_a_turn_that_has_begun_is_not_passed() -> None:
    assert no(do(memory(FREE), "PEEK 1"), "PASS") == "WRONG_PHASE"
    assert no(do(memory(FREE), "REVEAL 1"), "PASS") == "WRONG_PHASE"
    assert no(do(rescue(FREE), "DRAW"), "PASS") == "WRONG_PHASE"


def test_RG_11_in_mode_4_free_passes_count_like_any_other() -> None:
    t = do(hand(FREE, hands=["C1T1", ""]), "PASS", "PASS")
    assert at(t, "discard", "passes", "active") == ["C6T8 C6T5", 0, 0]
    do(t, "PASS", "DRAW", "PASS")
    assert at(t, "passes", "deck") == [1, "C6T7 C5T5 C5T6 C5T7"]


# -- refusals and chance -----------------------------------------------------------------------------------------------


def test_RG_4_in_a_tick_everything_is_as_if_it_had_not_been_sent() -> None:
    t = wait(claim(seq=2, stack="C1T3 C1T1", chance=[0]), 1)
    sent: list[Any] = [(0, {"type": "CLAIM", "seq": 1}), (2, {"type": "FLIP"}), (7, {"type": "FLIP"}), (1, {})]
    assert idle(t, *sent) == ["STALE_CLAIM", "NOT_YOUR_TURN", "UNKNOWN_PLAYER", "BAD_ARGUMENT"]


def test_RG_4_refusals_use_no_chance() -> None:
    t = dealt("m5_rescue", 2)
    before = everything(t)["chance"]
    for words in ("STOP", "PASS", "CAPTURE S11", "TRIM T1", "REMOVE S11"):
        no(t, words)
    assert everything(t)["chance"] == before


@pytest.mark.parametrize("mode", MODES)
def test_RG_5_one_seed_is_one_game(mode: str) -> None:
    one, same, other = (now(new(mode, 4, seed)) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_RG_5_a_race_is_replayed_from_its_inputs() -> None:
    t = new("m1_claim", 3, 5, first_player=0, min_exposure=1, claim_pause=1, flip_deadline=3)
    for number in range(1, 12):
        flipper = now(t)["flipper"]
        t.advance([(flipper, {"type": "FLIP"})])
        if number % 3 == 0:
            seq = now(t)["seq"]
            t.advance([(seat, {"type": "CLAIM", "seq": seq}) for seat in ((flipper + 1) % 3, flipper)])
        t.advance([])
    assert sum(map(len, now(t)["gained"])) == 3
    replayed = Record.read(Record.of(t).text()).replay(find("alieninjas"))
    assert now(replayed) == now(t)


def test_RG_5_ties_and_deals_come_from_different_streams() -> None:
    t = claim()
    before = everything(t)["chance"]
    drawn(t, "0 CLAIM 1", "2 CLAIM 1")
    after = everything(t)["chance"]
    assert (after["dealt"], after["drawn"]) == (before["dealt"], before["drawn"] + 1)
    t = do(rescue(deck="C6T1"), "DRAW")
    after = everything(t)["chance"]
    assert (after["dealt"], after["drawn"]) == (before["dealt"] + 1, before["drawn"])


@pytest.mark.parametrize("mode", MODES)
def test_RG_5_whether_the_first_player_is_named_or_drawn_the_deal_is_the_same(mode: str) -> None:
    """Characters, doublers and sides are dealt with the cards; the lot of who begins is another stream."""
    lots: dict[str, object] = {"m3_side": "random"} if mode == "m3_map" else {}
    for seed in range(3):
        by_lot = new(mode, 4, seed, **lots)
        named = new(mode, 4, seed, **lots, first_player=now(by_lot)["first"])
        one, other = now(by_lot), now(named)
        assert {**one, "config": {}} == {**other, "config": {}}
        chances = [to_data(t.game, t.state)["chance"] for t in (by_lot, named)]
        assert chances[0]["dealt"] == chances[1]["dealt"], "so the next rounds are dealt alike, too"
        assert [chance["drawn"] for chance in chances] == [1, 0]


# -- silent players ----------------------------------------------------------------------------------------------------


def test_RG_8_turns_have_a_time_limit_and_races_have_none() -> None:
    for mode in MODES:
        setup = find("alieninjas").setup(2, {}, mode)
        assert setup.settings["turn_timeout_s"] == 30
        assert setup.settings["disconnect_grace_s"] == 60
        assert setup.settings["bot_takeover"] is True


def test_RG_8_the_stated_default_is_played_even_where_passing_is_free() -> None:
    t = hand(FREE)
    t.session.answer_by_default(0)
    assert at(t, "hands", "passes", "active") == [["C6T5", ""], 0, 1]
    t = rescue(FREE)
    t.session.answer_by_default(0)
    assert at(t, "state", "revealed") == ["PUSH", "C6T1"]
    t = memory(FREE)
    t.session.answer_by_default(0)
    assert at(t, "active", "turns") == [1, 1]
