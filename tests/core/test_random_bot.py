"""The random bot takes anything: every option, as often as any other."""

from __future__ import annotations

from collections import Counter

import pytest

from toys.scramble.meta import GAME as SCRAMBLE
from xenodeck import bots
from xenodeck.core.rules.engine import open_options
from xenodeck.core.rules.state import WAIT
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed
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


def test_where_everybody_acts_at_their_own_pace_it_does_something_about_once_a_second() -> None:
    """In every tick it would be first with everything, and nobody could play beside it."""
    m = Session.start(SCRAMBLE, 3, 1, {"limit": 6000}, "race")
    m.ready(0)
    random = bots.find(SCRAMBLE, "random")
    seen = [bots.pick(SCRAMBLE, m.state, 1, random, bot_seed(7, 1, number)) for number in range(4000)]
    views = [random.choose(m.view(1), bot_seed(7, 1, number)).index for number in range(4000)]
    acted = [answer for answer in seen if answer != WAIT]
    assert 300 < len(acted) < 500  # ten ticks are a second
    assert set(acted) == {answer for answer in open_options(m.state, 1) if answer != WAIT}
    assert [open_options(m.state, 1)[index] for index in views] == seen
