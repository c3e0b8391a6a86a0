"""Simulations: the same figures however the work is shared out, and on both engines."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from effort import PROVE
from xenodeck import _fast
from xenodeck.core.errors import BadConfig
from xenodeck.games import find, found
from xenodeck.lab import simulate as lab
from xenodeck.lab.simulate import Plan, Tally, play_batch, simulate

TIMED = ("seconds", "decisions_per_s")
PLANS = {
    "at random": Plan("ufoludki", 3, 130, 1, ("random",) * 3),
    "a policy": Plan("ufoludki", 4, 130, 2, ("raider",) * 4),
    "a policy and chance": Plan("frenzy", 4, 60, 3, ("survivor", "random") * 2, "expansion"),
    "a searcher too": Plan("ufoludki", 2, 25, 4, ("dreamer:3", "raider")),
    "checked": Plan("frenzy", 2, 25, 5, ("survivor", "random"), "base", check=True),
}
every_plan = pytest.mark.parametrize("plan", PLANS.values(), ids=list(PLANS))


def total(plan: Plan, workers: int = 1) -> dict[str, object]:
    tally = Tally([0] * plan.seats)
    for some in simulate(plan, workers):
        tally.add(some)
    return {key: value for key, value in tally.to_data(plan, 1.0).items() if key not in TIMED}


@every_plan
def test_the_size_of_a_batch_changes_nothing(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "BATCH_SECONDS", 0.0)
    one_by_one = total(plan)
    monkeypatch.setattr(lab, "BATCH_SECONDS", 1e6)
    assert total(plan) == one_by_one
    assert one_by_one["games"] == plan.games


@pytest.mark.parametrize("name", ["at random", "a policy and chance", "a searcher too"])
def test_the_number_of_workers_changes_nothing(name: str) -> None:
    assert total(PLANS[name], 2) == total(PLANS[name], 1)


def test_policies_play_without_anything_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of policies alone is one call into the engine; to look at every decision it goes the long way, and so it
    does where bots forget what a policy would know."""

    def too_slow(*_: object) -> int:
        raise AssertionError("the long way")

    monkeypatch.setattr(lab, "run", too_slow)
    forgets: list[str] = []
    for game in found().values():
        policy = next(reversed(game.policies()))
        line_up = tuple(policy if seat else "random" for seat in range(game.seats[0]))
        plan = Plan(game.id, game.seats[0], 3, 1, line_up)
        if game.setup(game.seats[0]).layout.forgetful:
            forgets.append(game.id)
            with pytest.raises(AssertionError, match="the long way"):
                play_batch(plan, 0, 3)
            continue
        assert play_batch(plan, 0, 3).games == 3
        with pytest.raises(AssertionError, match="the long way"):
            play_batch(replace(plan, check=True), 0, 3)
    assert forgets == ["alieninjas"]


def test_a_seed_is_a_series_of_its_own() -> None:
    plans = [Plan("ufoludki", 2, 20, seed, ("raider", "random")) for seed in (1, 1, 2)]
    first, again, other = (total(plan)["length"] for plan in plans)
    assert first == again != other


def test_nothing_to_do_is_refused() -> None:
    for games, workers in ((0, 1), (1, 0)):
        with pytest.raises(BadConfig):
            next(simulate(Plan("ufoludki", 2, games, 1, ("random",) * 2), workers))


@pytest.mark.parametrize(("mode", "seats"), find("frenzy").tables())
def test_every_table_can_be_simulated(mode: str, seats: int) -> None:
    tally = play_batch(Plan("frenzy", seats, 5, 1, ("survivor",) * seats, mode), 0, 5)
    assert (tally.games, tally.truncated) == (5, 0)


COUNTED = f"""
HOW_MANY, RACES = {(25, 5) if PROVE else (3, 1)}
from xenodeck import _fast
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.series import Counts, series
from xenodeck.games import found
print(_fast.status())
for game in found().values():
    for mode, seats in game.tables():
        setup = game.setup(seats, game.safe_settings(mode), mode)
        for policies in ([Policy()], [*game.policies().values()], [*game.policies().values(), Policy()]):
            counts = Counts(seats)
            many = RACES if setup.tick_ms else HOW_MANY  # a race has thousands of ticks
            series(setup, [policies[seat % len(policies)] for seat in range(seats)], 5, 0, many, counts)
            print(game.id, mode, seats, len(policies), counts.wins, counts.ranks, counts.points, counts.lengths)
"""


def test_interpreted_and_compiled_count_the_same() -> None:
    if not _fast.is_compiled():
        pytest.skip("it starts both engines by itself: once, beside the compiled one, is enough")
    counted: list[list[str]] = []
    for number, engine in enumerate(("interpreted", "compiled")):
        env = {**os.environ, "XENODECK_ENGINE": engine, "PYTHONHASHSEED": str(number + 1)}
        done = subprocess.run([sys.executable, "-c", COUNTED], env=env, capture_output=True, text=True, check=True)
        status, *lines = done.stdout.splitlines()
        assert status == engine
        counted.append(lines)
    assert counted[0] == counted[1]
    assert len(counted[0]) > 20
