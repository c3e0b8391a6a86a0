"""The bots: the Pilot beats chance, the Cadet and a plain greedy bot at every number of seats, and Oola often enough.

Seeds are fixed, so these come out the same each time.
"""

from __future__ import annotations

import pytest

from xenodeck import _fast
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.series import Counts, series
from xenodeck.core.rules.state import PASS, State
from xenodeck.games import find
from xenodeck.games.getaway.board import board
from xenodeck.games.getaway.play.flying import PLAY
from xenodeck.games.getaway.play.piles import DISCARD, matches
from xenodeck.games.getaway.policy_odds import STEPS, odds
from xenodeck.games.getaway.state import Getaway
from xenodeck.games.getaway.tests.tables import table

GAME = find("getaway")
GAMES = 120 if _fast.is_compiled() else 24
A_CARD = 1.5  # what the greedy bot thinks a penalty card costs


class Greedy(Policy):
    """Looks one turn ahead: the set with the fewest points in hand and penalty cards to be expected; takes matches."""

    def choose(self, s: State, seat: int, options: list[int], dice: int) -> int:
        assert isinstance(s, Getaway)
        before = s.earlier(seat)
        if s.agenda[s.depth - 1].rule is PLAY and len(before) % 2 == 0:
            return min(options, key=lambda card: self.cost(s, seat, before, card))
        if before:
            return DISCARD if DISCARD in options else options[-1]
        fitting = [card for card in options if card != PASS and matches(s, seat, card)]
        return fitting[0] if fitting else options[-1]

    def cost(self, s: Getaway, seat: int, before: list[int], card: int) -> float:
        if card == PASS and not before:
            return A_CARD
        values = s.terms().value
        laid = [*before[0::2], *([card] if card != PASS else [])]
        chance = odds(sum(STEPS[values[s.face[each]] - 1] for each in laid), len(s.track) + len(laid) - 1 - int(s.zoid))
        owed = sum(number * each for number, each in enumerate(chance[1:]))
        return float(A_CARD * owed - sum(values[s.face[each]] for each in laid) / 2)


def share(line_up: list[Policy], games: int, mode: str = "competitive") -> float:
    """What the first of the line-up has of the victories, each seat its own in turn."""
    seats, won = len(line_up), 0
    for turned in range(1 if mode == "solo" else seats):
        counts = Counts(seats)
        series(GAME.setup(seats, {}, mode), line_up[-turned:] + line_up[:-turned], 77 + turned, 0, games, counts)
        won += counts.wins[turned]
    return won / games / (1 if mode == "solo" else seats)


@pytest.mark.one_engine
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pilot_beats_everybody_else(seats: int) -> None:
    pilot, cadet = GAME.policies()["pilot"], GAME.policies()["cadet"]
    for other, least in ((Policy(), 0.9), (cadet, 0.7), (Greedy(), 1.5 / seats)):
        assert share([pilot, *[other] * (seats - 1)], GAMES // seats) > least, type(other).__name__


def test_the_cadet_beats_chance() -> None:
    assert share([GAME.policies()["cadet"], Policy()], GAMES // 2) > 0.75


@pytest.mark.skipif(not _fast.is_compiled(), reason="both engines decide alike, and this is slow")
def test_the_pilot_beats_oola_clearly_more_often_than_a_look_ahead_of_one_turn() -> None:
    assert share([GAME.policies()["pilot"], Policy()], 1500, "solo") > 0.45


def test_odds_are_exact() -> None:
    """One card of Value 2 with one card of road: 0 or 1 of four dice up to 2 is safe."""
    ahead, *chance = odds(STEPS[1], 1)
    hit, miss = 2 / 6, 4 / 6
    wanted = [miss**4 + 4 * hit * miss**3, 6 * hit**2 * miss**2, 4 * hit**3 * miss, hit**4]
    assert chance == pytest.approx(wanted)
    assert ahead == pytest.approx(miss**4)
    assert sum(odds(sum(STEPS) * 2, 3)[1:]) == pytest.approx(1)


def test_what_a_play_risks_is_told_to_whoever_builds_it_and_to_nobody_else() -> None:
    t = table(hands=["B2s B3c W5c", "G5s"], route="G1s Y4s", zoid=1, draw="Y1s")
    t.session.play(0, "B2s")
    view = t.session.view(0)
    seen = board(view.setup, view.to_data())
    assert seen["risk"]["cards"] == ["G1s", "Y4s", "?"] and sum(seen["risk"]["odds"]) == pytest.approx(1_000_000, abs=3)
    assert [step["card"] for step in seen["laid"]] == ["B2s"]
    ghosts = {ghost["word"]: ghost for ghost in seen["ghosts"]}
    assert [way["exit"] for way in ghosts["B3c"]["ways"]] == ["N", "S"] and ghosts["B3c"]["cell"] == [4, 0]
    for viewer in (-1, 1):
        other = t.session.view(viewer)
        assert not {"risk", "laid", "ghosts"} & set(board(other.setup, other.to_data()))
