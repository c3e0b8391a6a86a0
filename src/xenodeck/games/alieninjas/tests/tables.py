"""Helpers for the scenarios of this folder: set up tables in words, make moves in words, pass ticks, read tables."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from xenodeck.core.definition.game import Outcome
from xenodeck.core.records.save import to_data
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.testkit import Scenario

CHARACTERS, TYPES = range(1, 7), range(1, 9)
CAMOUFLAGE = [f"C{c}T{t}" for c in CHARACTERS for t in TYPES]
CIVILIANS = [f"C{c}X" for c in CHARACTERS]
ALIENINJAS = [f"N{t}" for t in TYPES]
CARDS = [*CAMOUFLAGE, *CIVILIANS]
MAPS = [f"P{n}" for n in range(1, 7)]
SLOTS = [f"S{r}{k}" for r in (1, 2) for k in range(1, 5)]
PLACES = [f"V{r}{k}" for r in (1, 2) for k in range(1, 4)]

LISTS = ("stack", "aside", "grid", "missions", "deck", "discard", "revealed", "multipliers", "used_maps")
EACH = ("piles", "gained", "kept", "grids", "hands", "captured", "freed")  # a list for each seat
QUICK: dict[str, object] = {"min_exposure": 2, "flip_deadline": 5, "claim_pause": 3}
CHEAP: dict[str, object] = {"m3_cost": {"look": 1, "up": 1, "down": 1, "swap": 1}}


# -- tables --------------------------------------------------------------------------------------------------------


def table(mode: str, seats: int, options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A position in words: piles and hands are strings of codes, and so are scripted shuffles."""
    laid: dict[str, Any] = dict(position)
    for key in LISTS:
        if isinstance(laid.get(key), str):
            laid[key] = laid[key].split()
    for key in EACH:
        if key in laid:
            laid[key] = [cards.split() if isinstance(cards, str) else cards for cards in laid[key]]
    if "chance" in laid:
        laid["chance"] = [one.split() if isinstance(one, str) else one for one in laid["chance"]]
    if mode in ("m1_claim", "m4_hand") and isinstance(laid.get("mission"), str):
        laid["mission"] = laid["mission"].split()
    if mode == "m5_rescue" and isinstance(laid.get("removed"), str):
        laid["removed"] = laid["removed"].split()
    config = {"mode": mode, "players": seats, "seed": 7, **(options or {})}
    return Scenario.at("alieninjas", {"config": config, **laid})


def claim(options: dict[str, object] | None = None, /, seats: int = 3, **position: Any) -> Scenario:
    """Quick Claim with short clocks: seat 0 has played C1T1, seat 1 flips next, T1 and T2 are the mission."""
    laid: dict[str, Any] = {
        "state": "EXPOSED",
        "piles": ["C2T1 C2T2 C2T3", "C3T1 C3T2 C3T3", "C4T1 C4T2 C4T3", "C5T1 C5T2 C5T3"][:seats],
        "stack": "C1T1",
        "mission": "N1 N2",
        "flipper": 1,
        "seq": 1,
        "age": 0,
        "lock": 2,
        "last_player": 0,
    }
    return table("m1_claim", seats, {**QUICK, **(options or {})}, **{**laid, **position})


GRID = "C1T1 C1T2 C1T3 C1T4 C1T5 C1T6 C1T7 C1T8 C1X C2T1 C2T2 C2T3 C2T4 C2T5 C2T6 C2T7 C2T8 C2X"


def memory(options: dict[str, object] | None = None, /, seats: int = 2, **position: Any) -> Scenario:
    """Memory: cell t and cell 9 + t hold type t, cells 9 and 18 the civilians; mission T1, then T2 … T7, out is N8."""
    laid: dict[str, Any] = {
        "state": "CHOOSE",
        "grid": GRID,
        "up": [],
        "mission": "N1",
        "missions": "N2 N3 N4 N5 N6 N7",
        "removed": "N8",
        "multiplier": "M1",
        "kept": [""] * seats,
        "active": 0,
        "turns": 0,
    }
    return table("m2_memory", seats, options, **{**laid, **position})


def nine(character: int, order: str = "12345678X") -> str:
    """The cards of a character in a grid: ``nine(1, "21345678X")`` has T2 in cell 1."""
    return " ".join(f"C{character}X" if one == "X" else f"C{character}T{one}" for one in order)


def race(options: dict[str, object] | None = None, /, seats: int = 2, **position: Any) -> Scenario:
    """Map Race: everybody has map P1a (seat 0) or P2a … P6a and the cards in the order 1 … 8, X, face down.

    P1a: T1 in cell 1, T2 in 3, T3 (optional) in 5, T4 in 7, T5 in 9. P2a: T2 in 2, T3 in 4, T4 (optional) in 5,
    T5 in 6, T6 in 8.
    """
    laid: dict[str, Any] = {
        "state": "RUN",
        "characters": [f"C{seat + 1}" for seat in range(seats)],
        "grids": [nine(seat + 1) for seat in range(seats)],
        "up": [[] for _ in range(seats)],
        "maps": [f"P{seat + 1}a" for seat in range(seats)],
        "announcer": 0,
        "tick": 0,
    }
    return table("m3_map", seats, options, **{**laid, **position})


SOLVED = "1X2637485"  # in the order of the cells: P1a is replicated with 1, 3, 7, 9 face up; 5 holds the optional T3
SOLVED_2 = "12X345768"  # P2a: cells 2, 4, 6, 8 face up; 5 holds the optional T4


def solved(options: dict[str, object] | None = None, /, seats: int = 2, **position: Any) -> Scenario:
    """The same with seat 0's map replicated, without the optional card."""
    grids = [nine(1, SOLVED), *(nine(seat + 1) for seat in range(1, seats))]
    laid: dict[str, Any] = {"grids": grids, "up": [[1, 3, 7, 9], *([] for _ in range(1, seats))]}
    return race(options, seats=seats, **{**laid, **position})


def both(options: dict[str, object] | None = None, /, seats: int = 2, **position: Any) -> Scenario:
    """Seats 0 and 1 have both replicated their maps."""
    grids = [nine(1, SOLVED), nine(2, SOLVED_2), *(nine(seat + 1) for seat in range(2, seats))]
    up = [[1, 3, 7, 9], [2, 4, 6, 8], *([] for _ in range(2, seats))]
    return race(options, seats=seats, **{"grids": grids, "up": up, **position})


def hand(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """Four of a Mission: the mission is T1 … T4, T1 and T2 count twice, C6T8 is on top of the discard pile."""
    hands = position.pop("hands", ["", ""])
    laid: dict[str, Any] = {
        "state": "TURN",
        "hands": hands,
        "deck": "C6T5 C6T6 C6T7 C5T5 C5T6 C5T7",
        "discard": "C6T8",
        "mission": "N1 N2 N3 N4",
        "multipliers": "N1 N2",
        "active": 0,
    }
    return table("m4_hand", len(hands), options, **{**laid, **position})


def slots(held: str = "N1 N2 N3 N4 N5 N6 N7 N8") -> dict[str, str]:
    """``slots("N1 - N3")``: S11 and S13; a slot with a dash is empty, and so are those that follow."""
    return {slot: card for slot, card in zip(SLOTS, held.split(), strict=False) if card != "-"}


def places(held: str = "C1X C2X C3X C4X C5X C6X") -> dict[str, str]:
    return {place: card for place, card in zip(PLACES, held.split(), strict=False) if card != "-"}


def rescue(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """Rescue Grid: N1 … N8 in the slots in order, the civilians C1X … C6X under them."""
    hands = position.pop("hands", ["", ""])
    laid: dict[str, Any] = {
        "state": "CHOOSE",
        "slots": slots(),
        "places": places(),
        "hands": hands,
        "deck": "C6T1 C6T2 C6T3 C6T4 C6T5 C6T6",
        "discard": "C5T1 C5T2",
        "active": 0,
    }
    for key, lay in (("slots", slots), ("places", places)):
        if isinstance(position.get(key), str):
            position[key] = lay(position[key])
    return table("m5_rescue", len(hands), options, **{**laid, **position})


def dealt(mode: str, seats: int, chance: list[Any] | None = None, /, **options: object) -> Scenario:
    """A new game with scripted chance (None: from the seed), seat 0 first unless an option says otherwise."""
    config = {"mode": mode, "players": seats, "seed": 7, "first_player": 0, **options}
    script = {} if chance is None else {"chance": [one.split() if isinstance(one, str) else one for one in chance]}
    return Scenario.at("alieninjas", {"state": "DEAL", "config": config, **script})


def order(first: str, of: list[str] = CARDS) -> list[str]:
    """The whole result of a shuffle: ``first``, then the rest as printed."""
    named = first.split()
    return [*named, *(code for code in of if code not in named)]


def new(mode: str, seats: int, seed: int = 7, /, **options: object) -> Session:
    return Session.start(find("alieninjas"), seats, seed, options, mode)


# -- moves ---------------------------------------------------------------------------------------------------------


def move(words: str) -> dict[str, Any]:
    """``CLAIM 7``, ``SWAP 2 3``, ``DISCARD C1T7 C1T8 move T4 T1``, ``CAPTURE S11 T5`` as the JSON of a move."""
    kind, *rest = words.split()
    if kind == "CLAIM":
        return {"type": kind, "seq": int(rest[0])}
    if kind in ("SWAP", "REVEAL") and len(rest) == 2:
        return {"type": kind, "cells": [int(cell) for cell in rest]}
    if kind in ("PEEK", "REVEAL", "LOOK", "UP", "DOWN"):
        return {"type": kind, "cell": int(rest[0])}
    if kind == "PICK":
        return {"type": kind, "character": rest[0]}
    if kind == "DISCARD":
        at = rest.index("move") if "move" in rest else len(rest)
        moved = {"move": rest[at + 1 :]} if at < len(rest) else {}
        return {"type": kind, "cards": rest[:at], **moved}
    if kind == "CAPTURE":
        return {"type": kind, "slot": rest[0], "wilds": rest[1:]}
    if kind in ("REMOVE", "TRIM"):
        return {"type": kind, {"REMOVE": "slot", "TRIM": "of"}[kind]: rest[0]}
    assert not rest, words
    return {"type": kind}


def do(t: Scenario, *moves: str) -> Scenario:
    """The seat that is asked does this, then the next one this …; a number in front names the seat."""
    for words in moves:
        first, _, rest = words.partition(" ")
        if first.isdecimal():
            t.pick(move(rest), int(first))
        else:
            t.pick(move(words))
    return t


def no(t: Scenario, words: str | dict[str, Any], seat: int | None = None) -> str:
    """The code with which this is refused; checks that nothing changes."""
    return t.refused(move(words) if isinstance(words, str) else words, seat).code


# -- ticks ---------------------------------------------------------------------------------------------------------


def inputs(words: tuple[str, ...]) -> list[tuple[int, Any]]:
    return [(int(seat), move(rest)) for seat, _, rest in (one.partition(" ") for one in words)]


def tick(t: Scenario, *words: str, comp: dict[int, int] | None = None) -> list[str]:
    """One tick with these inputs in this order: ``tick(t, "1 FLIP", "0 CLAIM 3")``; returns their results."""
    return [one.result for one in t.session.advance(inputs(words), comp)]


def wait(t: Scenario, ticks: int) -> Scenario:
    """Pass so many ticks in which nobody does anything."""
    for _ in range(ticks):
        t.session.advance([])
    return t


def twin(t: Scenario) -> Scenario:
    """A copy of the table, to compare what happens otherwise."""
    state = t.session.state.clone()
    state.log = []
    copy = Scenario.__new__(Scenario)
    copy.session = Session(t.session.game, state, t.session.seed)
    return copy


def idle(t: Scenario, *words: str | tuple[int, Any], comp: dict[int, int] | None = None) -> list[str]:
    """One tick with inputs that change nothing: checks that the table is the same as after a tick without them."""
    other = wait(twin(t), 1)
    sent = [one if isinstance(one, tuple) else inputs((one,))[0] for one in words]
    results = [one.result for one in t.session.advance(sent, comp)]
    assert everything(t) == everything(other), "what was refused changed the table"
    return results


def drawn(t: Scenario, *words: str) -> list[str]:
    """One tick without an order of arrival: chance orders competing moves.

    Seat -> result, in the order of ``words``.
    """
    for seat, sent in inputs(words):
        t.session.play(seat, sent)
    told = {int(one.seat): one.result for one in t.session.tick(drawn=True)}
    return [told[seat] for seat, _ in inputs(words)]


# -- readings ------------------------------------------------------------------------------------------------------


def everything(t: Scenario) -> dict[str, Any]:
    return to_data(t.session.game, t.session.state)


def now(t: Scenario | Session) -> dict[str, Any]:
    session = t.session if isinstance(t, Scenario) else t
    return session.game.position(session.state)


def at(t: Scenario, *keys: str) -> Any:
    """The values of these keys of the position; lists of codes as words."""
    found = [words_of(now(t)[key]) for key in keys]
    return found[0] if len(keys) == 1 else found


def words_of(value: Any) -> Any:
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return " ".join(value)
    return [words_of(one) for one in value] if isinstance(value, list) else value


def points(t: Scenario, number: int = -1) -> list[int]:
    """The points of a round that is over."""
    found: list[int] = now(t)["rounds"][number]
    return found


def ended(t: Scenario) -> bool:
    """Is the round over?"""
    found = now(t)
    return bool(found["over"]) or found["state"] == "BETWEEN"


def outcome(t: Scenario) -> Outcome:
    return t.session.game.outcome(t.session.state)


def again(t: Scenario) -> Scenario:
    """The table written down and set up anew: checks that its position is the same."""
    written = now(t)
    copy = Scenario.at("alieninjas", json.loads(json.dumps(written)))
    assert now(copy) == written
    return copy


def mark(t: Scenario) -> int:
    return len(t.session.log)


def told(t: Scenario, viewer: int, since: int = 0) -> str:
    """Everything that ``viewer`` noticed since then, as text: to look for codes in it."""
    return json.dumps(t.session.events(viewer, since))


def retold(t: Scenario, viewer: int) -> str:
    """The same events as the log tells them later."""
    return json.dumps(t.session.later_events(viewer))


def shown(t: Scenario, viewer: int) -> str:
    """The view of ``viewer`` as text, without the box, whose cards are open there."""
    view = t.session.view(viewer).to_data()
    view["places"].pop("box", None)
    return json.dumps(view)


def viewers(t: Scenario) -> range:
    """Every seat, and -1: a spectator."""
    return range(-1, int(t.session.state.seats))


def raises(code: str, act: Callable[[], object]) -> None:
    """Check that ``act`` is refused with ``code``, whatever kind of refusal it is."""
    from xenodeck.core.errors import GameError

    try:
        act()
    except GameError as error:
        assert error.code == code, error
        return
    raise AssertionError(f"nothing was refused, {code} was expected")


def by_seat(t: Scenario, *words: str, comp: dict[int, int] | None = None) -> dict[int, str]:
    """One tick, and the result of what each seat sent now or before."""
    return {int(one.seat): one.result for one in t.session.advance(inputs(words), comp)}
