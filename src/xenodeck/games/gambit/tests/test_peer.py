"""Whole games against an independent implementation (benchmarks/peers), written from the rules page separately.

The peer plays at random, legally and not, and notes every input, what became of it, every result of chance, what was
asked and the table after each; the same chance and the same inputs must bring our table to the same cards, slot by slot
and pile by pile, with the same questions and the same refusals.
"""

from __future__ import annotations

import os
import random
import sys
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from xenodeck import _fast
from xenodeck.core.attempt import why_not
from xenodeck.core.errors import Refusal
from xenodeck.core.session import Session
from xenodeck.games import find

PEERS = Path(__file__).parents[5] / "benchmarks" / "peers"
FRESH = int(os.environ.get("XENODECK_FRESH", "0"))
GAMES = 60 if FRESH else 12 if _fast.is_compiled() else 6
ABSENT: dict[str, Any] = {"damaged": False, "protects": 0, "skips": 0, "forces": [], "abilities": None}
"""What a position may leave out, for every seat."""


@dataclass
class Step:
    """What was asked, what somebody put in, what became of it, and the table after it."""

    asked: list[Any]
    seat: int
    told: dict[str, Any]
    result: str
    table: dict[str, Any]


@dataclass
class Played:
    game: Any
    options: dict[str, Any]
    course: list[Step] = field(default_factory=list)


def peer(name: str) -> Any:
    sys.path.insert(0, str(PEERS))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(PEERS))


def played(seed: int, options: dict[str, Any]) -> Played:
    """A random game of the peer, with things tried that are mostly refused."""
    dice = random.Random(seed)
    there = peer("plain_gambit").Gambit({"state": "DEAL", "config": options}, seed)
    done = Played(there, options)
    last = 3
    while not there.over or last:
        last -= there.over
        asked = there.decisions()
        wild = there.over or dice.random() < 0.4
        seat, told = peer("plain_gambit_tries").any_try(there, dice) if wild else there.random_decision(dice)
        result = there.attempt(seat, told)
        done.course.append(Step(asked, seat, told, result, there.snapshot()))
    return done


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The first one; empty if there is none."""
    for name, value in theirs.items():
        seats = len(theirs["roles"])
        here = ours.get(name, [ABSENT[name]] * seats if name in ABSENT else [] if isinstance(value, list) else None)
        if (here or None) != (value or None):
            return f"{name}: {here} here, {value} there"
    return ""


def attempt(here: Session, seat: int, told: dict[str, Any]) -> str:
    try:
        here.play(seat, told)
    except Refusal as no:
        return no.code
    return "accepted"


def compare(seed: int, options: dict[str, Any]) -> int:
    """Play one game on both sides; how many inputs it took."""
    done = played(seed, options)
    game = find("gambit")
    here = Session.from_position(game, {"state": "DEAL", "config": options, "chance": done.game.chance.log})
    for number, step in enumerate(done.course):
        where = f"seed {seed} {options} input {number}: seat {step.seat} {step.told}"
        assert sorted(here.waiting()) == sorted(one.seat for one in step.asked), where
        for one in step.asked:
            for option in one.options:
                told = {**option, "type": "play"} if option["type"] == "forced_card" else option
                assert why_not(game, here.state, one.seat, told) is None, f"{where}: {told} is open there"
        told = {**step.told, "type": "play"} if step.told["type"] == "forced_card" else step.told
        assert attempt(here, step.seat, told) == step.result, where
        game.check(here.state)
        if not here.unfinished(step.seat):
            found = difference(game.position(here.state), step.table)
            assert not found, f"{where}: {found}"
    assert here.state.over
    assert sorted(game.outcome(here.state).winners) == done.game.winners()
    return len(done.course)


@pytest.mark.parametrize("seats", range(3, 9))
def test_3_1_random_games_go_card_by_card_as_an_independent_implementation_plays_them(seats: int) -> None:
    assert sum(compare(FRESH + seed, {"players": seats}) for seed in range(2)) > 100


@pytest.mark.parametrize("seed", range(GAMES))
def test_18_1_so_do_games_with_any_options_cards_roles_and_abilities(seed: int) -> None:
    compare(FRESH + seed, peer("plain_gambit_tries").any_options(FRESH + seed))


@pytest.mark.parametrize("name", peer("plain_gambit_cases").CASES)
def test_21_1_set_positions_end_as_the_page_says_on_both_sides(name: str) -> None:
    case = peer("plain_gambit_cases").CASES[name]
    there = peer("plain_gambit").Gambit(case["position"])
    here = Session.from_position(find("gambit"), case["position"])
    for seat, told, *code in case["inputs"]:
        wanted = code[0] if code else "accepted"
        assert (there.attempt(seat, told), attempt(here, seat, told)) == (wanted, wanted), f"{seat} {told}"
    for table in (there.snapshot(), here.game.position(here.state)):
        assert not difference(table, case["after"] | {"roles": case["position"]["roles"]})
