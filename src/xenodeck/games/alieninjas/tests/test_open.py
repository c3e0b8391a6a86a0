"""Which options each seat has: a table offers exactly what the page allows, so that an option is never refused."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.rules.engine import open_options, options_after
from xenodeck.core.rules.state import PASS
from xenodeck.games.alieninjas.tests.tables import do, hand, memory, race, rescue, solved, tick
from xenodeck.testkit import Scenario

FREE: dict[str, object] = {"free_pass": True}
SEVEN = "C1T5 C1T6 C1T7 C1T8 C2T5 C2T6 C2T7"


def first(t: Scenario, seat: int = 0) -> tuple[int, bool]:
    """How many things may be done besides passing (or waiting), and whether one may pass."""
    options = open_options(t.session.state, seat)
    return len([pick for pick in options if pick != PASS]), PASS in options


def moves(t: Scenario, seat: int = 0) -> int:
    """In how many ways the coming move can be made, with all its parts."""
    s = t.session.state
    f = s.frame

    def below(before: list[int]) -> int:
        options = options_after(s, f, f.rule, seat, before)
        return 1 if options is None else sum(below([*before, pick]) for pick in options)

    return below([])


@pytest.mark.parametrize(
    ("t", "expected"),
    [
        (memory(), (2, False)),
        (memory(FREE, seats=3), (2, True)),
        (do(memory(FREE, seats=3), "PASS"), (2, True)),
        (do(memory(FREE, seats=3), "PASS", "PASS"), (2, False)),
        (do(memory(), "PEEK 1"), (17, False)),
        (do(memory(), "REVEAL 1"), (17, False)),
        (do(memory({"m2_wild_decline": True}), "REVEAL 1", "REVEAL 9"), (2, False)),
        (hand(), (1, False)),
        (hand(hands=["C6T1", ""]), (2, False)),
        (hand(hands=["C1T1", ""]), (1, False)),
        (hand(FREE, hands=["C1T1", ""]), (1, True)),
        (hand(FREE, hands=["C6T1", ""]), (2, True)),
        (hand(hands=[SEVEN, ""]), (1, True)),
        (hand(hands=[SEVEN, ""], discard="C6T1"), (0, True)),
        (hand(hands=["C1X", ""], discard="C6X"), (2, False)),
        (hand({"m4_wild_on_wild": False}, hands=["C1X", ""], discard="C6X"), (1, False)),
        (rescue(), (1, False)),
        (rescue(FREE), (1, True)),
        (do(rescue(FREE), "PASS"), (1, False)),
        (rescue(hands=["C1T1 C2T1 C3T1", ""]), (2, False)),
        (rescue(FREE, hands=["C1T1 C2T1 C3T1", ""]), (2, True)),
        (rescue(hands=["C1T1 C2T1", ""]), (1, False)),
        (rescue(hands=["C1T1 C2T1 C3T1", ""], slots="- N2 N3 N4 N5 N6 N7 N8"), (1, False)),
        (do(rescue(), "DRAW"), (2, False)),
        (do(rescue(deck="C6T1", slots="N1 - N3 N4 - - - N8", places="C1X C2X C3X - - C6X"), "DRAW"), (4, False)),
    ],
)
def test_RG_11_what_a_turn_offers(t: Scenario, expected: tuple[int, bool]) -> None:
    assert first(t, t.asked_seat()) == expected


@pytest.mark.parametrize(
    ("t", "ways"),
    [
        (memory(), 18 + 18),
        (memory({"m2_reveal": "together"}), 18 + 18 * 17),
        (memory(up=[1, 10], mission="N2", missions="N3 N4 N5 N6 N7", kept=["N1", ""]), 16 + 16),
        (hand(hands=["C6T1 C1T1", ""]), 1 + 1),
        (hand(hands=["C6T1 C6T2", ""]), 1 + 2 + 2 * (1 + 2 * 2)),  # two orders, with no move or one of four
        (hand(hands=["C6T1 C1T8", ""]), 1 + 2),
        (hand({"m4_mixed_criteria": True}, hands=["C6T1 C1T8", ""]), 1 + 2 + 2 * 5),
        (hand({"m4_chain": True}, hands=["C6T1 C1T1", ""]), 1 + 1 + 5),
        (hand(hands=["C6X C6T1", ""]), 1 + 2),
        (hand(hands=["C1T8 C2T8 C3X", ""], discard="C6T8"), 1 + 3 + 2 * 5),
        (rescue(hands=["C1T1 C2T1 C3T1", ""]), 1 + 1),
        (rescue(hands=["C1T1 C2T1 C1T5 C2T5 C3T5", ""]), 1 + 1 + 1),
        (rescue(hands=["C1T1 C2T1 C3T1 C1T5 C2T5 C3T5", ""]), 1 + 4),
        (rescue(hands=["C1T1 C1T5 C2T5 C3T5 C1T6 C2T6 C3T6", ""], deck="C6T8"), 1 + 1 + 2 + 2),
        (rescue(hands=["C1T1 C1T5 C2T5 C3T5 C4T5 C5T5 C6T5", ""], deck="C6T8"), 1 + 2),
    ],
)
def test_7_2_in_how_many_ways_a_turn_can_be_made(t: Scenario, ways: int) -> None:
    assert moves(t) == ways


@pytest.mark.parametrize(
    ("position", "ways"),
    [
        ({}, 1 + 9 + 9 + 0 + 72 + 1),  # wait, look, up, down, swap, call
        ({"up": [[1, 2], []]}, 1 + 7 + 7 + 2 + 72 + 1),
        ({"up": [list(range(1, 10)), []]}, 1 + 0 + 0 + 9 + 72 + 1),
    ],
)
def test_6_2_in_how_many_ways_a_tick_can_be_used(position: dict[str, Any], ways: int) -> None:
    assert moves(race(**position)) == ways
    assert moves(race({"m3_call_guard": True}, **position)) == ways - 1


def test_6_2_the_guard_offers_right_calls() -> None:
    assert first(solved({"m3_call_guard": True})) == first(solved())


def test_6_2_nothing_is_open_to_who_is_busy_or_frozen() -> None:
    t = race(seats=3, frozen=[False, True, False])
    tick(t, "0 SWAP 1 2")
    assert [bool(open_options(t.session.state, seat)) for seat in range(3)] == [False, False, True]
