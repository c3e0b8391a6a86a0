"""3 The grid: where the next card goes, which turns it may take there, and what removing cards does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.games.getaway.state import (
    CURVE,
    GUARD_ALL,
    GUARD_PLANET,
    LEFT,
    ON,
    PLANET,
    PLANET_CELLS,
    RIGHT,
    STEP,
    STRAIGHT,
    TURNED,
    Getaway,
)

# Turns as bits: the turns of a straight card and those of a curve.
STRAIGHTS: Final = 1
LEFTS: Final = 2
RIGHTS: Final = 4
CURVES: Final = 6
ON_ONLY: Final = [ON]
LEFT_ONLY: Final = [LEFT]
RIGHT_ONLY: Final = [RIGHT]
LEFT_OR_RIGHT: Final = [LEFT, RIGHT]


def planet_at(s: Getaway, cell: i64) -> bool:
    """3.2 R1 Whether this is a cell of the Exploding planet. The cell is free once its card was taken."""
    if cell < PLANET_CELLS[2] or cell > PLANET_CELLS[1]:
        return False  # a quick answer for most cells, which are far away
    for card in s.zones[PLANET]:
        number: i64 = s.setup.value[s.face[card]]
        if PLANET_CELLS[number - 1] == cell:
            return True
    return False


def taken(s: Getaway, laid: list[int], cell: i64) -> bool:
    """3.4 Whether a card lies in this cell: of the planet, of the route or of the unfinished play."""
    for entry in s.track:
        if entry >> 4 == cell:
            return True
    for entry in laid:
        if entry >> 4 == cell:
            return True
    return planet_at(s, cell)


def exit_of(heading: i64, turn: i64) -> i64:
    """3.4 The direction in which the route leaves a card."""
    quarters: i64 = TURNED[turn]
    return (heading + quarters) & 3


def entry_for(front: i64, turn: i64) -> i64:
    """A card laid at this front with this turn, as ``track`` keeps it."""
    return front * 4 + exit_of(front & 3, turn)


def front_behind(entry: i64) -> i64:
    """3.4 The front if this card of the track was laid last."""
    way: i64 = entry & 3
    step: i64 = STEP[way]
    return ((entry >> 4) + step) * 4 + way


def front_after(s: Getaway, laid: list[int]) -> i64:
    """3.3 The front after the cards of a play."""
    return front_behind(laid[-1]) if laid else s.front


def faces_block(s: Getaway, laid: list[int], front: i64, turn: i64) -> bool:
    """3.4 R13 Whether the guard forbids this turn here."""
    guard: i64 = s.setup.guard
    ahead: i64 = front_behind(entry_for(front, turn)) >> 2
    if guard == GUARD_PLANET:
        return planet_at(s, ahead)
    return guard == GUARD_ALL and taken(s, laid, ahead)


def open_turns(s: Getaway, laid: list[int], front: i64) -> i64:
    """3.4 The turns (bits) that a card may take at this front; none at a dead end (3.5)."""
    if taken(s, laid, front >> 2):
        return 0
    bits: i64 = 0
    if not faces_block(s, laid, front, ON):
        bits = STRAIGHTS
    if not faces_block(s, laid, front, LEFT):
        bits = bits | LEFTS
    if not faces_block(s, laid, front, RIGHT):
        bits = bits | RIGHTS
    return bits


def fits(kind: i64, turns: i64) -> bool:
    """Whether a card of this kind may be laid where these turns are open."""
    if kind == STRAIGHT:
        return turns & STRAIGHTS != 0
    return kind == CURVE and turns & CURVES != 0


def turns_of(kind: i64, turns: i64) -> list[int]:
    """Those of ``turns`` that a card of this kind can take. The list is shared: do not change it."""
    if kind == STRAIGHT:
        return ON_ONLY
    if turns & CURVES == CURVES:
        return LEFT_OR_RIGHT
    return LEFT_ONLY if turns & LEFTS else RIGHT_ONLY
