"""Positions: every state can be written down and set up again, and no viewer's position says too much."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from effort import PROVE
from xenodeck.core.rules.engine import open_options
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.alieninjas.tests.tables import (
    claim,
    do,
    hand,
    memory,
    new,
    nine,
    now,
    race,
    rescue,
    tick,
    viewers,
)
from xenodeck.testkit import Scenario

OPTIONS: list[tuple[str, dict[str, object]]] = [
    ("m1_claim", {}),
    ("m1_claim", {"latency_mode": "compensated", "claim_uncovered": True, "last_card_claimable": True}),
    ("m2_memory", {}),
    ("m2_memory", {"m2_wild_decline": True, "free_pass": True, "assist": "own"}),
    ("m3_map", {}),
    ("m3_map", {"latency_mode": "compensated", "m3_characters": "choose", "assist": "own"}),
    ("m4_hand", {}),
    ("m4_hand", {"free_pass": True, "m4_initial_hand": 4}),
    ("m5_rescue", {}),
    ("m5_rescue", {"free_pass": True}),
]
SHORT: dict[str, dict[str, object]] = {
    "m1_claim": {"min_exposure": 1, "flip_deadline": 3, "claim_pause": 1},
    "m2_memory": {"m2_turn_cap": 150},
    "m3_map": {"m3_round_limit": 60},
    "m4_hand": {},
    "m5_rescue": {},
}


def step(session: Session, dice: Random) -> None:
    """Somebody does something, chosen at random among what is open; in a race everybody does."""
    if session.view(-1).paused and not session.waiting():
        session.go_on()
        return
    racing = session.view(-1).lanes is not None
    for seat in session.waiting():
        while options := open_options(session.state, seat):
            before = len(session.inputs)
            if session.answer(seat, dice.choice(options)) or len(session.inputs) > before:
                break
        if not racing:
            return
    session.tick(drawn=True)


@pytest.mark.one_engine
@pytest.mark.parametrize(("mode", "options"), OPTIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_10_whatever_is_reached_can_be_written_down_and_set_up_again(
    mode: str, options: dict[str, object], seats: int
) -> None:
    session = new(mode, seats, 11, rounds=2, **{**SHORT[mode], **options})
    dice = Random(seats)
    for number in range(600 if PROVE else 240):
        if number % 6 == 0:
            written = json.loads(json.dumps(now(session)))
            again = Session.from_position(find("alieninjas"), written)
            assert now(again) == written
            for viewer in range(-1, seats):
                one, other = again.view(viewer).to_data(), session.view(viewer).to_data()
                for view in (one, other):
                    view["places"].pop("box")  # in which order things lie there means nothing
                assert one["places"] == other["places"]
                assert one["fields"].keys() == other["fields"].keys()
                assert one["waiting"] == other["waiting"]
        if session.state.over:
            break
        step(session, dice)


def copies(t: Scenario) -> list[Any]:
    """The position as each viewer may have it."""
    return [t.session.game.position(t.session.state, viewer) for viewer in viewers(t)]


def swap(cards: str, one: int, other: int) -> str:
    found = cards.split()
    found[one], found[other] = found[other], found[one]
    return " ".join(found)


def claimed(piles: list[str]) -> Scenario:
    t = claim({"latency_mode": "compensated"}, piles=piles)
    tick(t, "2 CLAIM 1")
    return t


def looked(order: str) -> Scenario:
    t = race(grids=[nine(1, order), nine(2)], up=[[3], []])
    tick(t, "1 LOOK 4")
    return t


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (claimed(["C2T1 C2T2", "C3T1 C3T2", "C4T1 C4T2"]), claimed(["C4T2 C2T2", "C3T1 C3T2", "C4T1 C2T1"])),
        (do(memory(), "PEEK 1", "PEEK 2", "REVEAL 3"), do(memory(grid=swap(" ".join(now(memory())["grid"]), 4, 8)),
                                                          "PEEK 1", "PEEK 2", "REVEAL 3")),
        (memory(missions="N2 N3 N4 N5 N6 N7", removed="N8"), memory(missions="N2 N8 N4 N5 N6 N7", removed="N3")),
        (looked("12345678X"), looked("21345678X")),
        (hand(hands=["", ""], deck="C6T5 C6T6 C6T7"), hand(hands=["", ""], deck="C6T7 C6T6 C6T5")),
        (rescue(deck="C6T1 C6T2 C6T3"), rescue(deck="C6T3 C6T2 C6T1")),
        (rescue(places="C1X C2X C3X C4X C5X C6X"), rescue(places="C6X C2X C4X C1X C5X C3X")),
    ],
    ids=["piles", "cells", "missions", "grid", "deck", "draw", "civilians"],
)  # fmt: skip
def test_RG_6_what_a_viewer_writes_down_says_nothing_hidden(one: Scenario, other: Scenario) -> None:
    assert copies(one) == copies(other)


def test_RG_9_a_hold_is_in_nobodys_copy() -> None:
    t = claimed(["C2T1 C2T2", "C3T1 C3T2", "C4T1 C4T2"])
    assert "hold" in now(t)
    assert not any("hold" in copy for copy in copies(t))


def test_7_4_a_hand_is_in_the_copy_of_its_owner_only() -> None:
    t = hand(hands=["C1T1", "C2T2 C3X", ""])
    hands = [copy["hands"] for copy in copies(t)]
    assert hands == [
        [["?"], ["?", "?"], []],
        [["C1T1"], ["?", "?"], []],
        [["?"], ["C2T2", "C3X"], []],
        [["?"], ["?", "?"], []],
    ]
