"""The ranks say who is first, whatever decides: points, tie-breaks, the most or the fewest."""

from __future__ import annotations

from itertools import product

import pytest

from core.tables import Laid, lay_out, layout
from toys.base import Toy
from xenodeck.core.rules.state import Criterion


class Scored(Toy):
    """A table at which the points and one tie-break are given."""

    marks: list[list[int]]

    def scores(self) -> list[int]:
        return self.marks[0]

    def tie_breaks(self) -> list[list[int]]:
        return self.marks[1:]


def scored(marks: list[list[int]], fewest: list[bool]) -> Scored:
    setup = Laid(layout())
    setup.scoring = [Criterion(f"criterion {n}", few) for n, few in enumerate(fewest)]
    plain = lay_out(layout(), {}, [], setup=setup)
    s = Scored(setup, plain.face, plain.pool, plain.zones, plain.chance, [])
    s.marks = marks
    return s


@pytest.mark.parametrize("fewest", list(product([False, True], repeat=2)))
def test_whoever_has_the_first_rank_wins(fewest: tuple[bool, bool]) -> None:
    for points in product(range(3), repeat=3):
        for cards in product(range(2), repeat=3):
            s = scored([list(points), list(cards)], list(fewest))
            ranks = s.ranks()
            assert s.winners() == [seat for seat in range(3) if ranks[seat] == 1], (points, cards)


@pytest.mark.parametrize(("fewest", "winners"), [(False, [1, 2]), (True, [0])])
def test_equals_share_first_place_where_nothing_else_decides(fewest: bool, winners: list[int]) -> None:
    assert scored([[3, 5, 5]], [fewest]).winners() == winners
