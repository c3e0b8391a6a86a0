"""Section 10: what holds at every moment of every game, seen in games played at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from xenodeck.core.engine import open_options
from xenodeck.core.session import Session
from xenodeck.games.alieninjas.tests.tables import ALIENINJAS, CAMOUFLAGE, CARDS, CIVILIANS, MAPS, new, now

OVER = {"m1": {f"S{r}{k}": [f"V{r}{j}" for j in (k - 1, k) if 1 <= j <= 3] for r in (1, 2) for k in range(1, 5)}}


def flat(lists: list[list[str]]) -> list[str]:
    return [code for one in lists for code in one]


def check_claim(t: dict[str, Any], start: bool) -> None:
    assert sorted([*flat(t["piles"]), *t["stack"], *flat(t["gained"]), *t["aside"]]) == sorted(CARDS)
    if t["state"] in ("WAIT_FLIP", "EXPOSED"):
        assert all(t["piles"])
        assert len(t["stack"]) + len(flat(t["gained"])) == t["seq"]


def check_memory(t: dict[str, Any], start: bool) -> None:
    kept = flat(t["kept"])
    assert len(set(t["grid"])) == 18
    missions = [t["mission"]] if t["mission"] else []
    assert sorted([*kept, *missions, *t["missions"], t["removed"]]) == ALIENINJAS
    if t["state"] in ("CHOOSE", "PEEK_2"):
        assert len(t["up"]) == 2 * len(kept)
        current = t["mission"][1]
        both = [cell for cell, code in enumerate(t["grid"], 1) if code[2:] == f"T{current}"]
        assert len(both) == 2
        assert not set(both) & set(t["up"])


def check_map(t: dict[str, Any], start: bool) -> None:
    if t["state"] == "PICK":
        return
    for character, cards in zip(t["characters"], t["grids"], strict=True):
        assert sorted(cards) == sorted(code for code in CARDS if code[:2] == character)
    assert len({code[:2] for code in t["maps"]}) == len(t["maps"])
    assert {code[:2] for code in t["maps"]} <= set(MAPS)


def check_hand(t: dict[str, Any], start: bool) -> None:
    assert sorted([*t["deck"], *t["discard"], *flat(t["hands"])]) == sorted(CARDS)
    assert all(len(cards) <= 7 for cards in t["hands"])
    if t["state"] == "TURN":
        assert len(set(t["multipliers"])) == 2
        assert set(t["multipliers"]) <= set(t["mission"])
        assert t["deck"]


def check_rescue(t: dict[str, Any], start: bool) -> None:
    assert sorted([*t["deck"], *t["discard"], *t["revealed"], *flat(t["hands"])]) == sorted(CAMOUFLAGE)
    gone = [*flat(t["captured"]), *flat(t["freed"]), *t["removed"]]
    assert sorted([*t["slots"].values(), *t["places"].values(), *gone]) == sorted([*ALIENINJAS, *CIVILIANS])
    covered = {place for slot in t["slots"] for place in OVER["m1"][slot]}
    if t["state"] != "BETWEEN" and not t["over"]:
        assert set(t["places"]) == covered
    if t["state"] == "CHOOSE":
        assert t["deck"]
        assert all(len(cards) <= 7 for cards in t["hands"])
        assert t["revealed"] == []


CHECKS = {
    "m1_claim": check_claim,
    "m2_memory": check_memory,
    "m3_map": check_map,
    "m4_hand": check_hand,
    "m5_rescue": check_rescue,
}
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
        while True:
            options = open_options(session.state, seat)
            if not options:
                break
            before = len(session.inputs)
            if session.answer(seat, dice.choice(options)) or len(session.inputs) > before:
                break
        if not racing:
            return
    session.tick(drawn=True)


@pytest.mark.parametrize("mode", CHECKS)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (6, 4)])
def test_10_invariants(mode: str, seats: int, seed: int) -> None:
    session = new(mode, seats, seed, rounds=2, **SHORT[mode])
    dice = Random(seed)
    for _ in range(6000):
        if session.state.over:
            break
        step(session, dice)
        CHECKS[mode](now(session), False)
    assert session.state.over
    found = now(session)
    assert len(found["rounds"]) == 2
    assert all(points >= 0 for one in found["rounds"] for points in one)


@pytest.mark.parametrize(
    ("mode", "options"),
    [
        ("m1_claim", {"claim_uncovered": True, "self_claim": False, "last_card_claimable": True}),
        ("m1_claim", {"latency_mode": "compensated", "comp_cap": 2}),
        ("m2_memory", {"m2_reveal": "together", "m2_wild_decline": True, "free_pass": True}),
        ("m3_map", {"latency_mode": "compensated", "m3_characters": "choose", "m3_side": "random"}),
        ("m4_hand", {"m4_chain": True, "m4_initial_hand": 4, "free_pass": True}),
        ("m4_hand", {"m4_mixed_criteria": True, "m4_wild_character_counts": False, "m4_leftover": "all"}),
        ("m5_rescue", {"free_pass": True, "m5_open_hands": True}),
    ],
)
def test_10_invariants_with_other_options(mode: str, options: dict[str, object]) -> None:
    session = new(mode, 3, 5, rounds=1, **{**SHORT[mode], **options})
    dice = Random(5)
    for _ in range(6000):
        if session.state.over:
            break
        step(session, dice)
        CHECKS[mode](now(session), False)
    assert session.state.over
