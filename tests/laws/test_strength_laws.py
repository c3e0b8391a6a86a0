"""Search plays well, over every game found and every kind of question: one seat, several in secret, several in a race.

Seeds are fixed, so these come out the same each time. The numbers of moves are chosen so that what search brings lies
some five standard errors above nothing, and three are asked for: a change that only deals other cards passes as well.
"""

from __future__ import annotations

import types
from math import sqrt
from pathlib import Path

import pytest

from effort import some
from laws import strength
from laws.strength import ASKED, kinds, victories, worth
from laws.walks import GAMES
from xenodeck import _fast, bots
from xenodeck.core.definition.game import Game
from xenodeck.games import found

pytestmark = pytest.mark.skipif(
    not _fast.is_compiled(), reason="that search finds the same on both engines is shown with the golden games"
)
CLEARLY = 3  # standard errors
# A race of a whole game has thousands of ticks, and in hardly any of them a move matters: search in real time is tested
# with the toys.
TABLES = [(game, mode.id) for game in GAMES for mode in game.modes if game.id not in found() or not mode.tick_ms]
# In the gate one where one seat is asked and one race; in secret and with a deadline in ``make prove``.
TRIED = some(TABLES, *[(game, mode) for game, mode in TABLES if game.id in ("slap", "ufoludki")])
# of each way of asking; elsewhere
MOVES = {"alieninjas": 450, "auction": 160, "frenzy": 160, "gambit": 300, "getaway": 240, "scramble": 450, "toll": 160}
FEWER_MOVES = 100
SEATS = {"auction": 4, "toll": 2}  # among three it matters little what one bids or stakes; elsewhere
THREE = 3


@pytest.mark.parametrize(("game", "mode"), TRIED, ids=[f"{game.id} {mode}" for game, mode in TRIED])
def test_a_move_found_by_search_wins_more_often_than_one_at_random(game: Game, mode: str) -> None:
    """However it is asked for. There is no game here in which skill does not matter."""
    low, high = game.mode(mode).seats
    seats, moves = min(max(SEATS.get(game.id, THREE), low), high), MOVES.get(game.id, FEWER_MOVES)
    brought = worth(game, mode, seats, moves)
    assert brought
    for asked, found_ in brought.items():
        assert found_.moves == moves, f"{asked}: too few questions to say anything"
        assert found_.gain > CLEARLY * found_.error, f"{asked}: {found_}"


@pytest.mark.prove
def test_each_kind_of_question_is_somewhere_weighed_by_itself() -> None:
    """Some game asks only in this way, so that no other kind could compensate for it above."""
    pure: set[str] = set()
    for game in GAMES:
        met = set(kinds(game))
        for asked in ASKED.values():
            mine = [kind for kind in met if kind.split()[0] == asked]
            pure.update(mine if len(mine) == 1 else [])
    for asked in ASKED.values():
        facts = [kind.split()[1:] for kind in pure if kind.split()[0] == asked]
        assert any("several" in fact for fact in facts), f"{asked}: no move of several parts"
        assert any("several" not in fact for fact in facts), f"{asked}: no move of one part"
        assert any("timed" in fact for fact in facts), f"{asked}: none with a deadline"


def above_chance(games: int) -> bool:
    """Does one who searches win more races than two others, by two standard errors?"""
    chance = 1 / THREE
    return victories(found("toys")["slap"], THREE, games) > chance + 2 * sqrt(chance * (1 - chance) / games)


def test_whoever_searches_wins_more_than_its_share_of_the_victories() -> None:
    """Where all are in each other's way, and skill decides."""
    assert above_chance(80)


# As it once was: branches without their seat, and whoever is asked may be taken for the one who searches.
FAULTS = {
    "return s.face[pick] * SEATS + seat": "return s.face[pick] * SEATS",
    "return (NOT_A_FACE + pick) * SEATS + seat": "return (NOT_A_FACE + pick) * SEATS",
    "self.searcher if self.answers == 1 else waiting": "waiting",
}


@pytest.mark.prove
def test_a_search_that_credits_the_wrong_seat_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (Path(bots.__path__[0]) / "search.py").read_text("utf-8")
    for old, new in FAULTS.items():
        assert source.count(old) == 1, "the line to change is gone"
        source = source.replace(old, new)
    module = types.ModuleType("mutant_search")
    exec(compile(source, "<mutant>", "exec"), module.__dict__)
    monkeypatch.setattr(bots, "search", module.search)
    assert not above_chance(30)
    monkeypatch.setattr(strength, "search", module.search)
    race = worth(found("toys")["slap"], "standard", THREE, FEWER_MOVES)["race"]
    assert race.gain < CLEARLY * race.error, "what it finds is worth little, so the law above does not pass either"
