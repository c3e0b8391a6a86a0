"""Whole games against an independent implementation (benchmarks/peers), written from the rules page separately.

The peer plays at random, legally and not, and notes every input, its result, every result of chance and the table after
each move or tick; the same chance and the same inputs must bring our table to the same cards with the same results.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest

from effort import PROVE, first_seed
from xenodeck import _fast
from xenodeck.core.errors import Refusal
from xenodeck.core.rules import engine
from xenodeck.core.rules.engine import open_options, paused, seats_open
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import plan_dice
from xenodeck.games import find
from xenodeck.games.alieninjas.modes.claim.policy import CLAIM_POLICIES, Claimer
from xenodeck.games.alieninjas.modes.claim.state import GAINED, Claim

PEERS = Path(__file__).parents[5] / "benchmarks" / "peers"
FIRST = first_seed()
GAMES = 40 if PROVE else 6 if _fast.is_compiled() else 2
MODES = ("m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue")
FLAG: list[object] = [True, False]
CHOICES: dict[str, dict[str, list[object]]] = {
    "m1_claim": {
        "latency_mode": ["arrival", "arrival", "compensated"],
        "comp_cap": [0, 1, 2, 3, 5],
        "min_exposure": [1, 2, 5],
        "flip_deadline": [5, 8, 14],
        "claim_pause": [1, 3, 5],
        "self_claim": FLAG,
        "last_card_claimable": FLAG,
        "claim_uncovered": FLAG,
    },
    "m2_memory": {
        "free_pass": FLAG,
        "assist": ["off", "public", "own"],
        "m2_characters": ["random", ["C2", "C5"], ["C6", "C1"]],
        "m2_multiplier": ["random", "M2", "M4"],
        "m2_reveal": ["sequential", "together"],
        "m2_wild_decline": FLAG,
        "m2_turn_cap": [2000, 2000, 0, 1, 40],
    },
    "m3_map": {
        "latency_mode": ["arrival", "arrival", "compensated"],
        "comp_cap": [0, 1, 2, 3, 5],
        "assist": ["off", "public", "own"],
        "m3_characters": ["random", "choose"],
        "m3_side": ["a", "b", "random"],
        "m3_fresh_maps_first": FLAG,
        "m3_cost": [{"look": 5, "up": 3, "down": 3, "swap": 5}, 1, {"look": 2, "up": 1, "down": 4, "swap": 3}],
        "m3_round_limit": [3000, 3000, 3000, 3000, 40, 1],
        "m3_call_guard": [False, False, True],
        "m3_optional_card_point": FLAG,
        "m3_false_caller_optional": FLAG,
    },
    "m4_hand": {
        "free_pass": FLAG,
        "m4_initial_hand": [0, 0, 0, 1, 4, 7],
        "m4_chain": [False, False, True],
        "m4_mixed_criteria": [False, False, True],
        "m4_wild_on_wild": FLAG,
        "m4_wild_character_counts": FLAG,
        "m4_browse_discard": FLAG,
        "m4_leftover": ["unused", "wilds", "all"],
    },
    "m5_rescue": {"free_pass": FLAG, "m5_open_hands": FLAG},
}
UNORDERED = {"aside", "hands", "removed", "multipliers", "used_maps", "up", "freed"}
"""Keys whose lists are sets: nothing on the table depends on their order."""
LEFT_OUT = {"rounds", "hold", "stood", "cell", "cells", "busy", "frozen", "window", "active", "waits_for_deck", "bust"}
"""Keys that a position may leave out where they say nothing."""


@dataclass
class Done:
    """One input of a game, its result, and the table after it."""

    kind: str  # play, tick, default, next
    told: Any
    result: Any
    table: dict[str, Any]


@dataclass
class Played:
    game: Any
    options: dict[str, Any]
    course: list[Done] = field(default_factory=list)


def peer() -> Any:
    sys.path.insert(0, str(PEERS))
    try:
        return import_module("plain_alieninjas")
    finally:
        sys.path.remove(str(PEERS))


def any_options(mode: str, seed: int) -> dict[str, Any]:
    dice = random.Random(f"{mode} {seed}")
    seats = dice.randint(2, 6)
    chosen = {name: dice.choice(values) for name, values in CHOICES[mode].items()}
    rounds = dice.choice([1, 2, 3, 3])
    if mode == "m3_map" and dice.random() < 0.2:
        chosen["m3_side"] = [dice.choice(["a", "b"]) for _ in range(rounds)]
    first = dice.choice(["random", dice.randrange(seats)])
    return {"players": seats, "rounds": rounds, "first_player": first, **chosen}


def played(mode: str, seed: int, options: dict[str, Any]) -> Played:
    """A random game of the peer."""
    dice = random.Random(seed)
    there = peer().alieninjas(mode, seed, **options)
    done = Played(there, options)

    def note(kind: str, told: Any, result: Any) -> None:
        done.course.append(Done(kind, told, result, there.snapshot()))

    def too_late() -> None:
        if dice.random() < 0.5:
            seat, move = dice.choice([-1, 0, there.seats - 1, there.seats]), there.nonsense(dice)
            note("play", (seat, move), there.attempt(seat, move))

    while not there.over:
        if there.state == "BETWEEN":
            too_late()
            there.next_round()
            note("next", None, None)
        elif there.ticking:
            sent, drawn = there.random_inputs(dice), dice.random() < 0.4
            comp = {seat: dice.choice([0, 0, 1, 2, 3, 9]) for seat in range(there.seats)}
            if drawn:  # everybody once, in no order
                sent = sorted({seat: move for seat, move in sent if 0 <= seat < there.seats}.items())
            note("tick", (sent, comp, drawn), there.step(sent, comp, drawn))
        elif dice.random() < 0.03:
            seat, move = there.active, there.default()
            if move["type"] == "SKIP":
                there.skip()
            else:
                there.decide(move)
            note("default", seat, None)
        else:
            seat, move = there.random_attempt(dice)
            note("play", (seat, move), there.attempt(seat, move))
    too_late()
    return done


def attempt(here: Session, seat: int, move: Any) -> str:
    try:
        here.play(seat, move)
    except Refusal as no:
        return no.code
    return "accepted"


def tick(here: Session, sent: list[tuple[int, Any]], comp: dict[int, int], drawn: bool) -> tuple[list[str], list[Any]]:
    """One tick; a result for each input, then what was decided of earlier ones after a hold."""
    if not drawn:
        results = [(one.seat, one.result) for one in here.advance(sent, comp)]
        return [result for _, result in results[: len(sent)]], results[len(sent) :]
    told: dict[int, str] = {}
    refused: list[tuple[int, Any, Refusal]] = []
    for seat, move in sent:
        try:
            here.play(seat, move, comp[seat])
            told[seat] = "waits" if move["type"] == "WAIT" else "sent"
        except Refusal as no:
            refused.append((seat, move, no))
    late = []
    became = [(int(one.seat), one.result) for one in here.tick(drawn=True)]
    for at, (seat, result) in enumerate(became):
        if told.get(seat) == "sent" and seat not in [other for other, _ in became[at + 1 :]]:
            told[seat] = result  # what a hold had collected of the seat comes before it
        else:
            late.append((seat, result))
    told |= {seat: here.game.after_tick(here.state, seat, move, no) for seat, move, no in refused}
    return [told[seat] for seat, _ in sent], late


def alike(name: str, ours: Any, theirs: Any) -> bool:
    if name in UNORDERED and isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = zip(ours, theirs, strict=True)
        if all(isinstance(each, list) for each in (*ours, *theirs)):
            return all(sorted(a) == sorted(b) for a, b in pairs)
        return sorted(ours) == sorted(theirs)
    return bool(ours == theirs)


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The first one; empty if there is none."""
    for name, value in theirs.items():
        if name in LEFT_OUT and name not in ours and not (any(value) if isinstance(value, list) else value):
            continue
        if not alike(name, ours.get(name), value):
            return f"{name}: {ours.get(name)} here, {value} there"
    return ""


def opened_again(here: Session) -> Session:
    """The same table set up anew from its own position."""
    data = here.game.position(here.state)
    again = Session.from_position(here.game, {**data, "chance": list(here.state.chance.script or [])})
    assert here.game.position(again.state) == data
    return again


def compare(mode: str, seed: int, options: dict[str, Any], reopen: float = 0.0) -> Played:
    """The same game on both sides; ``reopen``: how often the table is set up anew from its position meanwhile."""
    dice = random.Random(seed)
    done = played(mode, seed, options)
    config = {"mode": mode, **options}
    here = Session.from_position(
        find("alieninjas"), {"state": "DEAL", "config": config, "chance": list(done.game.chance)}
    )
    for number, one in enumerate(done.course):
        where = f"{mode} seed {seed} {options} input {number}: {one.kind} {one.told}"
        result: Any = None
        if one.kind == "next":
            assert paused(here.state), where
            here.go_on()
        elif one.kind == "default":
            if paused(here.state):  # before the start
                here.go_on()
            else:
                here.answer_by_default(one.told)
        elif one.kind == "play":
            result = attempt(here, *one.told)
        else:
            results, late = tick(here, *one.told)
            result = (results, sorted(late))
            one.result = (one.result[0], sorted(one.result[1]))
        assert result == one.result, f"{where}: {result} here, {one.result} there"
        here.game.check(here.state)
        found = difference(here.game.position(here.state), one.table)
        assert not found, f"{where}: {found}"
        if dice.random() < reopen and not here.state.over:
            here = opened_again(here)
    assert here.state.over
    outcome = here.game.outcome(here.state)
    assert list(outcome.scores) == done.game.totals()
    assert list(outcome.ranks) == done.game.ranks()
    assert [list(each) for each in outcome.rounds] == done.game.rounds
    return done


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", range(GAMES))
def test_9_0_random_games_with_any_options_go_as_an_independent_implementation_plays_them(
    mode: str, number: int
) -> None:
    seed = FIRST + number
    compare(mode, seed, any_options(mode, seed))


@pytest.mark.parametrize("mode", MODES)
def test_9_0_and_so_they_do_when_they_are_set_up_anew_from_their_positions(mode: str) -> None:
    for seed in range(FIRST, FIRST + GAMES // 2):
        compare(mode, seed, any_options(mode, seed), reopen=0.05)


# -- 4.4 Quick Claim in one decision a card


def plans(game: Any, dice: random.Random) -> tuple[dict[int, int], int]:
    """What each seat plans for the present card: when to claim, and when the flipper flips."""
    latest = game.config["flip_deadline"] + 2
    claims = {seat: dice.randint(0, latest) for seat in range(game.seats) if dice.random() < 0.35}
    return claims, dice.randint(0, latest)


@pytest.mark.parametrize("number", range(GAMES))
def test_4_4_the_epoch_form_is_the_tick_form_in_which_everybody_acts_on_a_plan(number: int) -> None:
    seed = FIRST + number
    options = any_options("m1_claim", seed) | {"claim_uncovered": False, "latency_mode": "arrival"}
    dice = random.Random(seed)
    by_card, by_tick = (peer().alieninjas("m1_claim", seed, **options) for _ in range(2))
    course: list[tuple[list[Any], dict[str, Any]]] = []  # inputs of a tick, and the table after it
    while not by_card.over:
        if by_card.state == "BETWEEN":
            by_card.next_round()
            by_tick.next_round()
            continue
        claims, flip = plans(by_card, dice)
        by_card.epoch(claims, flip)
        while True:
            sent = by_tick.plan_inputs(claims, flip)
            by_tick.step(sent, drawn=True)
            course.append((sent, by_tick.snapshot()))
            if not by_tick.ticking or by_tick.age == 0:
                break
        assert by_tick.snapshot() == by_card.snapshot()
    assert by_tick.over and by_tick.chance == by_card.chance

    here = Session.from_position(
        find("alieninjas"), {"state": "DEAL", "config": {"mode": "m1_claim", **options}, "chance": list(by_card.chance)}
    )
    for sent, table in course:
        if paused(here.state):
            here.go_on()
        tick(here, sent, dict.fromkeys(range(by_card.seats), 0), drawn=True)
        found = difference(here.game.position(here.state), table)
        assert not found, f"seed {seed} {options} {sent}: {found}"
    assert here.state.over


def laid_like(there: Any, here: dict[str, Any]) -> None:
    """Give the peer, whose round has just been dealt, the cards of our table."""
    there.first = there.flipper = here["first"]
    for name in ("piles", "aside", "mission"):
        setattr(there, name, here[name])
    assert not difference(here, there.snapshot())


@pytest.mark.parametrize("number", range(GAMES))
def test_4_4_bots_play_as_the_epoch_form_of_their_plans_says(number: int) -> None:
    seed = FIRST + number
    dice = random.Random(seed)
    options = {"rounds": 1, "self_claim": dice.choice(FLAG), "last_card_claimable": dice.choice(FLAG)}
    seats, game = dice.randint(2, 6), find("alieninjas")
    bots = [cast(Claimer, dice.choice(list(CLAIM_POLICIES.values()))) for _ in range(seats)]
    s = cast(Claim, game.start(game.setup(seats, options, "m1_claim"), seed))
    there = peer().alieninjas("m1_claim", seed, players=seats, **options)
    laid_like(there, game.position(s))
    cards = 0
    while not s.over:
        f = s.frame
        plan = [plan_dice(seed, seat, f.rule.occasion(s, f, seat)) for seat in range(seats)]
        claims = {seat: int(bots[seat].claim_tick(s, plan[seat])) for seat in range(seats) if there.claimable()}
        flip = 0 if there.flipper is None else int(bots[there.flipper].flip_tick(s, plan[there.flipper]))
        before = game.position(s)
        while not s.over and s.event_tick == before["tick"]:
            for seat in seats_open(s):
                engine.answer(s, seat, bots[seat].choose(s, seat, open_options(s, seat), plan[seat]))
            engine.tick(s, True)
        took = [seat for seat in range(seats) if len(s.zones[GAINED[seat]]) > len(before["gained"][seat])]

        def first_of(tied: list[int], drawn: bool, took: list[int] = took) -> int:
            """The order in which chance put those who were equally quick at our table."""
            return next((seat for seat in took if seat in tied), tied[0])

        there.quickest = first_of
        there.epoch({seat: tick for seat, tick in claims.items() if tick}, flip)
        found = difference(game.position(s), there.snapshot())
        assert not found, f"seed {seed}: {found}"
        cards += 1
    assert cards > 20
