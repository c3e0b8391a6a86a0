"""10.0 What always holds, watched at every question and every tick of whole games; ``make soak`` tries fresh ones.

The engine's own check and the list of the rules page, read off the position here, are two things on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from effort import PROVE, first_seed
from xenodeck import _fast
from xenodeck.core.playing.driver import drive
from xenodeck.core.rules.engine import open_options
from xenodeck.core.rules.realtime import in_realtime
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.alieninjas.modes.claim import state as state_claim
from xenodeck.games.alieninjas.modes.hand import state as state_hand
from xenodeck.games.alieninjas.modes.map import state as state_map
from xenodeck.games.alieninjas.modes.map.state import CALL
from xenodeck.games.alieninjas.modes.memory import state as state_memory
from xenodeck.games.alieninjas.modes.rescue import state as state_rescue
from xenodeck.games.alieninjas.tests.test_peer import MODES, any_options

GAME = find("alieninjas")
FIRST = first_seed()
GAMES = 20 if PROVE else 2 if _fast.is_compiled() else 1
EVERY = 1 if PROVE else 5
"""So many questions lie between two at which the whole position is read."""

CARDS = {f"C{c}{face}" for c in range(1, 7) for face in ["X", *(f"T{t}" for t in range(1, 9))]}
NINJAS = {f"N{t}" for t in range(1, 9)}
MAPS = {f"P{n}" for n in range(1, 7)}
OVER = {f"V{row}{at}": (f"S{row}{at}", f"S{row}{at + 1}") for row in (1, 2) for at in (1, 2, 3)}


def once(cards: list[str], of: set[str]) -> None:
    assert len(cards) == len(of) and set(cards) == of, f"{sorted(cards)} are not {sorted(of)}"


def flat(lists: list[list[str]]) -> list[str]:
    return [card for cards in lists for card in cards]


def claim_holds(p: dict[str, Any]) -> None:
    once([*flat(p["piles"]), *p["stack"], *flat(p["gained"]), *p["aside"]], CARDS)
    assert len(set(p["mission"])) == 2 and set(p["mission"]) <= NINJAS
    assert all(p["piles"]) or p["state"] == "CLOSING"
    assert len(p["numbers"]) == len(p["players_of"]) == len(p["stack"])
    assert p["numbers"] == sorted(set(p["numbers"])) and max([0, *p["numbers"]]) <= p["seq"]
    assert len(p["stack"]) + len(flat(p["gained"])) == p["seq"]


def memory_holds(p: dict[str, Any]) -> None:
    characters = {card[:2] for card in p["grid"]}
    assert len(characters) == 2
    once(p["grid"], {card for card in CARDS if card[:2] in characters})
    once([p["mission"], *p["missions"], p["removed"], *flat(p["kept"])], NINJAS)
    if p["state"] not in ("REVEAL_2", "DECIDE"):
        up = [p["grid"][cell - 1] for cell in p["up"]]
        assert len(set(p["up"])) == 2 * len(flat(p["kept"]))
        assert not any(card[2:] == "T" + p["mission"][1:] for card in up)


def map_holds(p: dict[str, Any]) -> None:
    if p["state"] == "PICK":
        return
    once(p["characters"], set(p["characters"]))
    for character, grid in zip(p["characters"], p["grids"], strict=True):
        once(grid, {card for card in CARDS if card[:2] == character})
    assert len({card[:2] for card in p["maps"]}) == len(p["maps"]) and len({card[2:] for card in p["maps"]}) == 1
    assert not any(a and b for a, b in zip(p.get("busy", []), p.get("frozen", []), strict=False))


def hand_holds(p: dict[str, Any]) -> None:
    once([*p["deck"], *p["discard"], *flat(p["hands"])], CARDS)
    assert all(len(hand) <= 7 for hand in p["hands"])
    assert len(set(p["mission"])) == 4 and len(set(p["multipliers"])) == 2
    assert set(p["multipliers"]) <= set(p["mission"]) <= NINJAS
    assert p["deck"] and p["discard"]


def rescue_holds(p: dict[str, Any]) -> None:
    camouflage = {card for card in CARDS if card[2] == "T"}
    once([*p["deck"], *p["discard"], *flat(p["hands"]), *p["revealed"]], camouflage)
    once([*p["slots"].values(), *p["places"].values(), *flat(p["captured"]), *flat(p["freed"]), *p["removed"]], {
        *NINJAS, *(CARDS - camouflage)
    })  # fmt: skip
    assert all(any(slot in p["slots"] for slot in OVER[place]) == (place in p["places"]) for place in OVER)
    if p["state"] == "CHOOSE":
        assert p["deck"] and not p["revealed"] and all(len(hand) <= 7 for hand in p["hands"])


HOLDS: dict[str, Callable[[dict[str, Any]], None]] = {
    "m1_claim": claim_holds,
    "m2_memory": memory_holds,
    "m3_map": map_holds,
    "m4_hand": hand_holds,
    "m5_rescue": rescue_holds,
}


class Witness:
    """Watches a game from its beginning, because some things cannot be seen at the table alone."""

    def __init__(self, mode: str, every: int = EVERY) -> None:
        self.mode = mode
        self.every = every
        self.questions = self.read = 0
        self.frozen: dict[tuple[int, int], Any] = {}  # round and seat -> the grid as it was when it was frozen

    def __call__(self, s: State) -> None:
        GAME.check(s)
        self.questions += 1
        if self.questions % self.every == 0 and not s.over:
            self.look(GAME.position(s))

    def look(self, p: dict[str, Any]) -> None:
        if p["state"] == "BETWEEN":
            return
        self.read += 1
        HOLDS[self.mode](p)
        if self.mode == "m3_map":
            for seat in (seat for seat, frozen in enumerate(p.get("frozen", [])) if frozen):
                now = (list(p["grids"][seat]), list(p["up"][seat]))
                assert self.frozen.setdefault((len(p.get("rounds", [])), seat), now) == now


def patient(s: State, seat: int, dice: random.Random) -> int:
    """A random answer; but calls are rare if everybody may call at any time, otherwise no race would get anywhere."""
    options = open_options(s, seat)
    racing = s.setup.mode == "m3_map" and in_realtime(s) and not s.earlier(seat)
    if racing and CALL in options and dice.random() < 0.95:
        options = [option for option in options if option != CALL]
    return dice.choice(options)


def watched(mode: str, seats: int, seed: int, options: dict[str, Any]) -> Witness:
    """A whole random game, seen from its deal to its end."""
    s = GAME.start(GAME.setup(seats, {**GAME.safe_settings(mode), **options}, mode), seed)
    dice, witness = random.Random(seed), Witness(mode)
    drive(s, lambda seat: patient(s, seat, dice), lambda: witness(s))
    witness(s)
    assert s.over and len(s.rounds) == s.setup.rounds
    assert all(points >= 0 for got in s.rounds for points in got)
    return witness


@pytest.mark.parametrize(("mode", "seats"), GAME.tables())
def test_10_0_everything_holds_at_every_question_of_random_games(mode: str, seats: int) -> None:
    for seed in range(FIRST, FIRST + GAMES):
        short = {"m3_round_limit": 200} if mode == "m3_map" else {}
        assert watched(mode, seats, seed, {"rounds": 1, **short}).questions


@pytest.mark.parametrize("mode", MODES)
def test_10_0_and_with_any_options(mode: str) -> None:
    read = 0
    for seed in range(FIRST, FIRST + 2 * GAMES):
        options = any_options(mode, seed)
        seats = options.pop("players")
        read += watched(mode, seats, seed, options).read
    assert read


def test_r3_11_the_limit_counts_from_the_start_of_the_race_not_while_characters_are_chosen() -> None:
    options = {"rounds": 1, "m3_characters": "choose", "m3_round_limit": 1}
    assert watched("m3_map", 6, 1723233223, options).questions


# -- the checks themselves ---------------------------------------------------------------------------------------------


def move(source: int, target: int, many: int = 1) -> Callable[[Any], None]:
    def go(s: Any) -> None:
        for _ in range(many):
            s.zones[target].append(s.zones[source].pop())

    return go


def empty(source: int, target: int) -> Callable[[Any], None]:
    return lambda s: move(source, target, len(s.zones[source]))(s)


def twice(source: int, target: int) -> Callable[[Any], None]:
    return lambda s: s.zones[target].append(s.zones[source][0])


def set_bit(name: str) -> Callable[[Any], None]:
    return lambda s: setattr(s, name, getattr(s, name) ^ 1)


def trade(one: int, other: int) -> Callable[[Any], None]:
    def go(s: Any) -> None:
        s.zones[one][0], s.zones[other][0] = s.zones[other][0], s.zones[one][0]

    return go


C, M, R, H, G = state_claim, state_memory, state_map, state_hand, state_rescue
BROKEN: list[tuple[str, str, Callable[[Any], None]]] = [
    ("m1_claim", "a card lies in two places", twice(C.PILE[0], C.STACK)),
    ("m1_claim", "a card is nowhere", lambda s: s.zones[C.PILE[0]].pop()),
    ("m1_claim", "a pile is empty", empty(C.PILE[0], C.ASIDE)),
    ("m1_claim", "a card of the stack has no number", move(C.PILE[0], C.STACK)),
    ("m2_memory", "a card is up without a mission", set_bit("raised")),
    ("m2_memory", "a cell is empty", move(M.GRID, 0)),
    ("m2_memory", "an Alieninja too few", move(M.MISSIONS, 0)),
    ("m3_map", "cards have changed their owner", trade(R.GRID[0], R.GRID[1])),
    ("m3_map", "a cell is up that nobody turned", lambda s: s.up.__setitem__(0, 1)),
    ("m3_map", "somebody has no map", move(R.MAPS[0], 0)),
    ("m4_hand", "eight cards in a hand", move(H.DECK, H.HELD[0], 8)),
    ("m4_hand", "three multipliers", lambda s: s.doubled.__setitem__(s.doubled.index(0), 1)),
    ("m4_hand", "no deck", empty(H.DECK, H.DISCARD)),
    ("m5_rescue", "eight cards in a hand", move(G.DECK, G.HELD[0], 8)),
    ("m5_rescue", "no deck", empty(G.DECK, G.DISCARD)),
    ("m5_rescue", "a civilian too few", move(G.PLACES, G.REMOVED)),
    ("m5_rescue", "an Alieninja is gone and its slot is not", move(G.SLOTS, G.REMOVED)),
]


@pytest.mark.parametrize(("mode", "fault", "break_"), BROKEN)
def test_10_0_a_table_that_cannot_be_is_noticed(mode: str, fault: str, break_: Callable[[Any], None]) -> None:
    s: Any = Session.start(GAME, 3, 1, {}, mode).state
    GAME.check(s)
    break_(s)
    with pytest.raises(AssertionError):
        GAME.check(s)


def test_10_0_a_frozen_grid_that_changes_is_noticed() -> None:
    session = Session.from_position(
        GAME, {"state": "DEAL", "config": {"mode": "m3_map", "players": 2, "first_player": 0, "seed": 1}}
    )
    session.play(0, {"type": "START"})
    session.advance([(0, {"type": "CALL"})])
    witness, p = Witness("m3_map"), GAME.position(session.state)
    assert p["frozen"] == [True, False]
    witness.look(p)
    p["grids"][0].reverse()
    with pytest.raises(AssertionError):
        witness.look(p)
