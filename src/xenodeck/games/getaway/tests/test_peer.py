"""Whole games against an independent implementation (benchmarks/peers), written from the rules page separately.

The peer plays at random and notes every decision, every result of chance and the table after each; the same chance and
the same decisions must bring our table to the same cards, pile by pile and cell by cell.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from effort import TIMES, first_seed, some
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

PEERS = Path(__file__).parents[5] / "benchmarks" / "peers"
PILES = ("draw", "hands", "piles", "pending", "zoid", "final_round", "final_turns_done")
CHOICES: dict[str, list[object]] = {
    "easy_match": [True, False],
    "dead_end_guard": ["planet", "off", "all"],
    "planet_penalty": ["never", "numbers"],
    "games": [1, 2, 3],
    "oola_placement": ["auto", "human"],
    "oola_planet": ["end", "redraw"],
    "open_piles": [True, False],
}


def peer() -> Any:
    sys.path.insert(0, str(PEERS))
    try:
        return import_module("plain_getaway").Getaway
    finally:
        sys.path.remove(str(PEERS))


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The first one; empty if there is none."""
    for key in PILES:
        if ours[key] != theirs[key]:
            return f"{key}: {ours[key]} here, {theirs[key]} there"
    laid = [{**card, "cell": list(card["cell"])} for card in theirs["route"]]
    if ours["route"] != laid:
        return f"route: {ours['route']} here, {laid} there"
    if ours["front"] != theirs["front"]:
        return f"front: {ours['front']} here, {theirs['front']} there"
    if sorted(ours["box"]) != theirs["box"]:
        return f"box: {sorted(ours['box'])} here, {theirs['box']} there"
    if ours.get("planet", ["X1", "X2", "X3", "X4"]) != theirs["planet"]:
        return "what is left of the planet"
    if (ours["active"], ours["state"]) != (theirs["active"], theirs["state"]):
        return f"{ours['active']} {ours['state']} here, {theirs['active']} {theirs['state']} there"
    return ""


def compare(seed: int, options: dict[str, Any]) -> int:
    """Play one match on both sides; how many moves it took."""
    dice = random.Random(seed)
    there = peer()(seed, **options)
    played = []
    while (asked := there.decision())["type"] != "over":
        move = there.random_decision(dice)
        there.decide(move)
        played.append((asked["seat"], move, there.snapshot()))
    config = {name: value for name, value in options.items() if not (options["solo"] and name == "players")}
    here = Session.from_position(find("getaway"), {"state": "DEAL", "config": config, "chance": there.chance})
    for number, (seat, move, table) in enumerate(played):
        here.play(seat, move)
        if paused(here.state):
            here.go_on()
        here.game.check(here.state)
        if not here.state.over:
            found = difference(here.game.position(here.state), table)
            assert not found, f"seed {seed} {options} move {number}: seat {seat} {move}: {found}"
    assert here.state.over
    outcome = here.game.outcome(here.state)
    assert list(outcome.scores) == there.points
    assert [list(each) for each in outcome.rounds] == (there.rounds if options["games"] > 1 else [])
    assert outcome.winners == tuple(there.winners())
    assert list(outcome.breaks["cards"]) == there.cards
    return len(played)


def any_options(seed: int) -> dict[str, Any]:
    dice = random.Random(seed)
    solo = dice.random() < 0.35
    seats = 2 if solo else dice.randint(2, 4)
    chosen = {name: dice.choice(values) for name, values in CHOICES.items()}
    return {"players": seats, "solo": solo, "start_seat": dice.randrange(seats), **chosen}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_6_1_random_games_go_card_by_card_as_an_independent_implementation_plays_them(seats: int) -> None:
    options = {"players": seats, "solo": False, "games": 1, "start_seat": 0}
    assert sum(compare(first_seed() + seed, options) for seed in range(3 * TIMES)) > 90


def test_10_2_so_do_games_against_oola() -> None:
    options = {"players": 2, "solo": True, "games": 1, "start_seat": 0}
    assert sum(compare(first_seed() + seed, options) for seed in range(3 * TIMES)) > 90


@pytest.mark.one_engine
@pytest.mark.parametrize("seed", some(range(100), *range(8)))
def test_12_1_and_matches_with_any_options(seed: int) -> None:
    seed += first_seed()
    compare(seed, any_options(seed))
