"""Picks that belong to a deal come from the stream of the shuffles, and leave the one of play alone."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck.core.errors import BadScript
from xenodeck.core.tabletop.chance import DEAL, Chance, UniformNumbers


def sealed(seed: int = 42, script: list[object] | None = None) -> Chance:
    return Chance(seed, 0, 0, 0, script)


def test_each_is_one_operation_of_the_deal_stream() -> None:
    chance = sealed()
    found = [chance.dealt_below(1000) for _ in range(5)]
    assert found == [UniformNumbers(42, DEAL, number).below(1000) for number in range(5)]
    assert (chance.dealt, chance.drawn) == (5, 0)
    order, cards = chance.dealt_order(10), list(range(10))
    again = Chance(42, 5, 0, 0, None)
    again.shuffle(cards)
    assert (order, chance.dealt, chance.drawn) == (cards, 6, 0)


def test_what_was_drawn_in_play_does_not_change_them() -> None:
    chance, other = sealed(), sealed()
    other.below(6)
    other.arrange(4)
    assert [chance.dealt_below(50), chance.dealt_order(9)] == [other.dealt_below(50), other.dealt_order(9)]
    assert sealed().dealt_below(1 << 20) != sealed().below(1 << 20)


def test_quick_ones_come_up_alike() -> None:
    quick = Chance(0, 0, 0, 12345, None)
    counts = Counter(quick.dealt_below(4) for _ in range(4000))
    assert sorted(counts) == [0, 1, 2, 3]
    assert min(counts.values()) > 850
    assert sorted(quick.dealt_order(12)) == list(range(12))
    assert (quick.dealt, quick.drawn) == (4001, 0)


def test_a_script_has_them_as_it_has_those_of_play() -> None:
    chance = sealed(script=[3, [2, 0, 1], 1])
    assert (chance.dealt_below(4), chance.dealt_order(3), chance.below(2)) == (3, [2, 0, 1], 1)
    assert (chance.script, chance.dealt, chance.drawn) == ([], 2, 1)


@pytest.mark.parametrize("script", [[], [4], [[0, 1]], ["x"]])
def test_what_does_not_fit_is_refused_kept_and_not_counted(script: list[object]) -> None:
    chance = sealed(script=list(script))
    with pytest.raises(BadScript):
        chance.dealt_below(4)
    with pytest.raises(BadScript):
        chance.dealt_order(3)
    assert (chance.script, chance.used()) == (script, 0)
