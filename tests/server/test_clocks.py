"""Turn clocks: what they show, when they run, whom they stop for."""

from __future__ import annotations

import pytest

from xenodeck.server.messages.protocol import Clock, ClockRule
from xenodeck.server.tables.model.clocks import GRACE, Clocks
from xenodeck.server.tables.model.info import CLOCKS, ClockTimes

TEN_AND_FIVE = ClockRule("own", 10_000, 5_000)


def clocks(rule: ClockRule = TEN_AND_FIVE, kept: ClockTimes | None = None, now: int = 0) -> Clocks:
    return Clocks(rule, 2, kept, now)


def test_a_move_has_its_time_and_then_the_bank_is_used() -> None:
    c = clocks()
    c.run({0: 1}, 1000)
    assert c.next_due() == 16_000
    assert c.due(15_999) == []
    assert c.due(16_000) == [0]
    c.run({1: 2}, 13_000)
    assert c.kept(13_000).bank == [3_000, 5_000]
    assert c.shown(0, asked=False) == Clock(0, 3_000)
    assert c.shown(1, asked=True) == Clock(10_000, 5_000, 13_000)


def test_a_new_question_has_new_time_but_the_bank_stays_used() -> None:
    c = clocks()
    c.run({0: 1}, 0)
    c.run({0: 2}, 12_000)
    assert c.shown(0, asked=True) == Clock(10_000, 3_000, 12_000)


def test_a_part_of_a_move_gives_no_new_time() -> None:
    c = clocks()
    c.run({0: 1}, 0)
    c.run({0: 1}, 4_000)
    assert c.shown(0, asked=True) == Clock(10_000, 5_000, 0)
    assert c.next_due() == 15_000


def test_what_others_do_changes_nothing_on_a_running_clock() -> None:
    c = clocks()
    c.run({0: 1, 1: 1}, 0)
    before = c.shown(0, asked=True)
    c.run({0: 1}, 3_000)
    assert c.shown(0, asked=True) == before


def test_a_pause_stops_the_clock_and_gives_nothing_back() -> None:
    c = clocks()
    c.run({0: 1}, 0)
    c.run({0: 1}, 4_000, paused=True)
    assert c.next_due() is None
    assert c.shown(0, asked=True) == Clock(6_000, 5_000)
    c.run({0: 1}, 9_000)
    assert c.next_due() == 20_000


def test_a_discreet_question_never_touches_the_bank_and_shows_nothing_to_others() -> None:
    c = clocks()
    c.run({0: 1}, 0, discreet=True)
    assert c.next_due() == 10_000
    c.run({1: 2}, 12_000)
    assert c.shown(0, asked=False) == Clock(0, 5_000)


def test_what_was_kept_goes_on_where_it_was() -> None:
    c = clocks()
    c.run({0: 7}, 0)
    again = clocks(kept=c.kept(4_000), now=500_000)
    again.run({0: 7}, 500_000)
    assert again.shown(0, asked=True) == Clock(6_000, 5_000, 500_000)


def test_days_go_on_while_the_server_is_down_but_not_to_the_last_minute() -> None:
    rule, day = CLOCKS["days"], 86_400_000
    c = clocks(rule)
    c.run({0: 1}, 0)
    again = clocks(rule, c.kept(0), now=day)
    again.run({0: 1}, day)
    assert again.next_due() == 3 * day
    late = clocks(rule, c.kept(0), now=30 * day)
    late.run({0: 1}, 30 * day)
    assert late.next_due() == 30 * day + GRACE


@pytest.mark.parametrize("name", list(CLOCKS))
def test_without_a_clock_nothing_is_ever_due(name: str) -> None:
    c = clocks(CLOCKS[name])
    c.run({0: 1}, 0)
    assert (c.next_due() is None) == (name == "none")
    assert (c.shown(0, asked=True) is None) == (name == "none")
