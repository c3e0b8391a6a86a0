"""Ticks in which nothing happens may be skipped; waiting is open to everybody; a start is not a tick."""

from __future__ import annotations

import pytest

from toys.scramble.meta import GAME
from xenodeck.core.playing.playout import play
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.series import Counts, series
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import realtime
from xenodeck.core.rules.lanes import ACCEPTED
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.inputs import WAITS
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import Chance

START, WAITING, SHOUT = {"type": "START"}, {"type": "WAIT"}, "shout"


def played(mode: str, seats: int, seed: int, leaps: bool) -> tuple[State, int]:
    setup = GAME.setup(seats, {"limit": 400}, mode)
    s = setup.deal(Chance(seed, 0, 0, 0, None))
    answers = play(s, [GAME.policies()["racer"]] * seats, seed + 1, 100_000, leaps)
    assert s.over
    return s, int(answers)


@pytest.mark.parametrize("mode", ["race", "fair"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_comes_out_the_same_with_leaps_and_without(mode: str, seats: int) -> None:
    """Busy times, freezes, deadlines of silent seats, holds and the limit: none of them is skipped."""
    for seed in range(12):
        whole, every = played(mode, seats, seed, leaps=False)
        quick, few = played(mode, seats, seed, leaps=True)
        assert to_data(GAME, whole) == to_data(GAME, quick)
        assert few < every


def test_a_series_may_leap() -> None:
    setup = GAME.setup(3, {}, "race")
    tallies = [Counts(3), Counts(3)]
    for leaps, counts in enumerate(tallies):
        series(setup, [GAME.policies()["racer"]] * 3, 7, 0, 10, counts, bool(leaps))
    assert tallies[0].wins == tallies[1].wins
    assert tallies[0].points == tallies[1].points
    assert tallies[1].decisions < tallies[0].decisions


def test_nobody_leaps_who_does_not_plan() -> None:
    """Random seats have fresh dice at every tick."""
    setup = GAME.setup(2, {}, "race")
    tallies = [Counts(2), Counts(2)]
    for leaps, counts in enumerate(tallies):
        series(setup, [Policy()] * 2, 7, 0, 5, counts, bool(leaps))
    assert tallies[0].lengths == tallies[1].lengths


def test_to_wait_is_open_to_who_is_busy_frozen_or_in_a_pause() -> None:
    m = Session.start(GAME, 3, 1, {}, "race")
    assert [one.result for one in m.advance([(1, WAITING)])] == [WAITS]
    assert [one.result for one in m.advance([(0, START)])] == [ACCEPTED]
    row = m.state.zones[1]
    m.advance([(0, f"exchange {len(row) - 1} 0")])
    assert not m.state.lanes.free(0)
    before = to_data(GAME, m.state)
    assert m.play(0, WAITING)
    assert to_data(GAME, m.state) == before


def test_the_tick_of_a_start_is_not_the_first_of_the_race() -> None:
    m = Session.start(GAME, 3, 1, {}, "race")
    now = m.state.now
    told = m.advance([(0, START), (1, SHOUT), (2, WAITING)])
    assert [one.result for one in told] == [ACCEPTED, "WRONG_PHASE", "WRONG_PHASE"]
    assert m.state.now == now
    assert realtime.in_realtime(m.state)
    assert not m.state.lanes.sent


def test_a_game_may_say_what_became_of_a_refused_input_within_the_tick() -> None:
    """Who was busy when the tick began, and is not after a wrong shout of it."""
    for seed in range(20):
        m = Session.start(GAME, 2, seed, {}, "race")
        m.advance([(0, START)])
        m.advance([(0, "exchange 2 0")])
        told = m.advance([(1, SHOUT), (0, "look 0")])
        if not m.state.lanes.is_frozen(1):
            continue  # its row was in order
        assert [one.result for one in told] == [ACCEPTED, "INTERRUPTED"]
        return
    raise AssertionError("nobody shouted wrongly")
