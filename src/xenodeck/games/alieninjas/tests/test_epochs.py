"""4.4 The epoch form: games come out the same, tick by tick and from plan to plan."""

from __future__ import annotations

import pytest

from effort import TIMES
from xenodeck.core.playing.playout import play
from xenodeck.core.records.save import to_data
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.chance import Chance
from xenodeck.games import find

GAME = find("alieninjas")
SHORT = {"rounds": 1}
OPTIONS: list[dict[str, object]] = [
    {},
    {"last_card_claimable": True},
    {"self_claim": False, "flip_deadline": 20, "min_exposure": 3, "claim_pause": 2},
    {"tick_ms": 250, "reaction": {"p_miss": 0.4, "p_false": 0.3, "sigma": 1.2}},
]


def played(mode: str, options: dict[str, object], seats: int, seed: int, leaps: bool) -> tuple[State, int]:
    setup = GAME.setup(seats, {**SHORT, **options}, mode)
    policies = list(GAME.policies().values())
    s = setup.deal(Chance(seed, 0, 0, 0, None))
    line_up = [policies[(seat + seed) % len(policies)] for seat in range(seats)]
    answers = play(s, line_up, seed + 1, setup.max_answers, leaps)
    assert s.over
    return s, int(answers)


@pytest.mark.one_engine
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_4_4_epochs_and_ticks_agree(options: dict[str, object], seats: int) -> None:
    for seed in range(2 * TIMES):
        whole, every = played("m1_claim", options, seats, seed, leaps=False)
        quick, few = played("m1_claim", options, seats, seed, leaps=True)
        assert to_data(GAME, whole) == to_data(GAME, quick)
        assert whole.chance.drawn == quick.chance.drawn
        assert few < every


def test_4_4_ties_are_drawn_in_both_forms() -> None:
    """With long ticks several react in the same one, and chance says who was first."""
    drawn = [played("m1_claim", OPTIONS[3], 6, seed, leaps=True)[0].chance.drawn for seed in range(3)]
    assert max(drawn) > 1  # more than the first player


@pytest.mark.parametrize("seats", [2, 5])
def test_6_5_races_come_out_the_same_without_the_ticks_in_which_nothing_happens(seats: int) -> None:
    for seed in range(4):
        whole, every = played("m3_map", {"m3_side": "b"}, seats, seed, leaps=False)
        quick, few = played("m3_map", {"m3_side": "b"}, seats, seed, leaps=True)
        assert to_data(GAME, whole) == to_data(GAME, quick)
        assert few < every
