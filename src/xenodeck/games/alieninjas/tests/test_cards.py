"""Sections 2.1 to 2.3: what is printed on the cards, seen in what they score; and 4.4: what is open in a tick."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.rules.engine import open_options
from xenodeck.games.alieninjas.tests.tables import CAMOUFLAGE, at, claim, do, hand, idle, points, rescue, tick, wait


def test_2_1_every_type_has_two_of_each_value() -> None:
    """No mission type is richer than another. Seen in scores of Quick Claim, card by card."""
    worth: dict[str, int] = {}
    for code in CAMOUFLAGE:
        own, other = ("C1T1", "C1T2") if code not in ("C1T1", "C1T2") else ("C6T7", "C6T8")
        third = "C5T5" if code != "C5T5" else "C5T6"
        t = claim(stack=third, piles=[f"{own} {other}", "C2T4" if code != "C2T4" else "C2T3"], gained=[code, ""],
                  mission=f"N{code[3]} N{1 + int(code[3]) % 8}", seats=2)  # fmt: skip
        tick(wait(t, 1), "1 FLIP")
        worth[code] = points(t)[0]
        assert worth[code] == 1 + (int(code[1]) + int(code[3])) % 3
    for kind in range(1, 9):
        assert Counter(worth[f"C{c}T{kind}"] for c in range(1, 7)) == {1: 2, 2: 2, 3: 2}


@pytest.mark.parametrize(("code", "worth"), [("C1X", 2), ("C2X", 3), ("C3X", 4), ("C4X", 2), ("C5X", 3), ("C6X", 4)])
def test_2_2_civilians_have_points(code: str, worth: int) -> None:
    covered = "C1X" if code != "C1X" else "C2X"
    t = rescue(hands=["C1T1 C2T1 C3T1", ""], slots="N1", places=covered, freed=["", code])
    assert points(do(t, "CAPTURE S11"))[1] == worth
    t = claim(piles=["C2T1 C2T2", "C3T1", "C4T1 C4T2"], gained=[code, "", ""])
    tick(wait(t, 1), "1 FLIP")
    assert points(t)[0] == worth


@pytest.mark.parametrize(("doubled", "card"), [("N1 N2", "C1T3"), ("N3 N4", "C1T1")])
def test_2_3_side_a_counts_twice_wherever_it_lies(doubled: str, card: str) -> None:
    single = points(do(hand(hands=["", card], deck="C6T7", multipliers=doubled), "DRAW"))[1]
    other = {"N1 N2": "N3 N4", "N3 N4": "N1 N2"}[doubled]
    assert points(do(hand(hands=["", card], deck="C6T7", multipliers=other), "DRAW"))[1] == 2 * single


def open_to(seat: int, waited: int = 0, options: dict[str, object] | None = None, /, **position: object) -> int:
    """How many things are open to a seat in the coming tick, waiting included."""
    return len(open_options(wait(claim(options, **position), waited).session.state, seat))  # type: ignore[arg-type]


def test_4_4_what_is_open_in_a_tick() -> None:
    assert open_to(1) == 2  # wait, claim: the card has not been there long enough
    assert open_to(1, 1) == 3  # wait, flip, claim
    assert open_to(0) == open_to(2) == 2  # wait, claim
    assert open_to(0, 1) == open_to(2, 1) == 2


def test_4_4_with_nothing_exposed_only_the_flipper_may_do_something() -> None:
    assert open_to(1, 0, state="WAIT_FLIP", lock=3) == open_to(1, 1, state="WAIT_FLIP", lock=3) == 1
    assert open_to(1, 2, state="WAIT_FLIP", lock=3) == 2
    assert open_to(0, 2, state="WAIT_FLIP", lock=3) == 1


def test_4_4_own_cards_are_not_open_where_they_cannot_be_claimed() -> None:
    assert open_to(0, 0, {"self_claim": False}) == 1
    assert open_to(2, 0, {"self_claim": False}) == 2


def test_4_4_waiting_is_open_to_everybody_and_changes_nothing() -> None:
    t = wait(claim(), 1)
    idle(t, "0 WAIT", "1 WAIT", "2 WAIT")
    assert at(t, "seq", "age") == [1, 2]
