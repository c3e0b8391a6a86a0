"""Whole games against an independent implementation (benchmarks/peers), written from the rules page separately.

The peer plays at random and notes every decision, every result of chance and the table after each; the same chance and
the same decisions must bring our table to the same cards, pile by pile.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from effort import TIMES, first_seed, some
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

PEERS = Path(__file__).parents[5] / "benchmarks" / "peers"
PARTS = ("insert_ufo", "draw_position", "swap")  # decisions of their own there, parts of the same move here
PILES = ("supply", "invasion", "discard", "reserve", "mimics")
NUMBERS = ("phase", "dir", "hands", "phase2_turns", "over", *PILES)
CHOICES: dict[str, list[object]] = {
    "beginner": [True, False],
    "eliminated_hand": ["discard", "remove"],
    "reshuffle_current_turn": [True, False],
    "revive_self": [True, False],
    "mimic_mode": ["carry", "immediate"],
    "alliance_same_target": ["simultaneous", "sequential"],
    "boost_reinsert": ["each_ufo_once", "once"],
    "lock_survives_transition": ["phase2", "full", "off"],
    "survival_bonus": ["per_attack", "per_match"],
    "ufo_of_eliminated": ["next_player", "vanish"],
    "view_two": ["together", "one_by_one"],
    "starting_ufos": [1, 2, 3],
    "swap_check": ["after", "victim_first"],
    "public_draw_positions": [True, False],
    "turn_cap": [9, 1000],
}


def peer() -> Any:
    sys.path.insert(0, str(PEERS))
    try:
        return import_module("plain_frenzy").Frenzy
    finally:
        sys.path.remove(str(PEERS))


def moves_of_the_peer(game: Any, dice: random.Random) -> list[tuple[int, dict[str, Any], dict[str, Any]]]:
    """Seat, whole move, table after it, to the end of the game."""
    played: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
    while (asked := game.decision())["type"] != "over":
        move = game.random_decision(dice)
        game.decide(move)
        if asked["type"] in PARTS:
            seat, whole, _ = played.pop()
            move = {**move, **whole, "type": whole["type"]}
            played.append((seat, move, game.snapshot()))
        else:
            played.append((asked["seat"], move, game.snapshot()))
    return played


def same_table(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The first difference; empty if there is none."""
    for key in NUMBERS:
        if ours[key] != theirs[key]:
            return f"{key}: {ours[key]} here, {theirs[key]} there"
    if not ours["over"] and (ours["current"], ours["turns_left"]) != (theirs["current"], theirs["turns_left"]):
        return "whose turn it is"
    return ""


def compare(seats: int, expansion: bool, seed: int, options: dict[str, object]) -> int:
    """Play one game on both sides; how many moves it took."""
    there = peer().deal(seats, expansion, seed, **options)
    played = moves_of_the_peer(there, random.Random(seed))
    config = {"players": seats, "expansion": expansion, **options}
    here = Session.from_position(find("frenzy"), {"state": "DEAL", "config": config, "chance": there.chance.log})
    for number, (seat, move, table) in enumerate(played):
        here.play(seat, move)
        difference = same_table(here.game.position(here.state), table)
        assert not difference, f"seed {seed} {options} move {number}: seat {seat} {move}: {difference}"
    assert here.state.over
    end = there.snapshot()
    assert here.state.truncated == end["unfinished"]
    assert here.game.outcome(here.state).winners == (() if end["winner"] is None else (end["winner"],))
    return len(played)


@pytest.mark.parametrize(("seats", "expansion"), [(2, False), (3, False), (4, False), (2, True), (4, True), (6, True)])
def test_10_2_random_games_go_card_by_card_as_an_independent_implementation_plays_them(
    seats: int, expansion: bool
) -> None:
    assert sum(compare(seats, expansion, first_seed() + seed, {}) for seed in range(4 * TIMES)) > 60


@pytest.mark.one_engine
@pytest.mark.parametrize("seed", some(range(100), *range(12)))
def test_18_2_so_do_games_with_any_options(seed: int) -> None:
    seed += first_seed()
    dice = random.Random(seed)
    options = {name: dice.choice(values) for name, values in CHOICES.items()}
    if options["swap_check"] == "victim_first":  # where the given card goes then is read differently there
        options["eliminated_hand"] = "discard"
    compare(dice.randint(2, 6), True, seed, options)
