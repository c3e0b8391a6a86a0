"""The random bot takes anything: every option, as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from xenodeck import bots
from xenodeck.core.chance import bot_seed
from xenodeck.core.engine import open_options
from xenodeck.games import find

GAME = find("ufoludki")


@pytest.mark.parametrize("seed", [2, 5])
def test_every_option_is_taken_about_as_often(seed: int) -> None:
    """The seeds of bots are odd: a bot that looks at their last bit would never take the first of two options."""
    s = GAME.start(GAME.setup(2), seed)
    options = open_options(s, int(s.asked))
    assert len(options) > 1
    random = bots.find(GAME, "random")
    taken = Counter(bots.pick(GAME, s, int(s.asked), random, bot_seed(seed, 0, number)) for number in range(2000))
    assert set(taken) == set(options)
    assert min(taken.values()) > 0.8 * 2000 / len(options)


def test_of_two_options_both_are_taken() -> None:
    assert {bots.rank(bot_seed(1, 0, number), 2) for number in range(50)} == {0, 1}
