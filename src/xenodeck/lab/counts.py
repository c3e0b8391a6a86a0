"""Perft for cards: how many ways there are to answer the next few questions. Merciless about a changed option list."""

from __future__ import annotations

from xenodeck.core import engine
from xenodeck.core.state import State


def count(s: State, depth: int) -> int:
    """The number of different series of ``depth`` answers from here (games that end count as one)."""
    if depth == 0 or s.over:
        return 1
    total = 0
    seat = engine.seats_open(s)[0]
    for option in list(engine.open_options(s, seat)):
        world = s.clone()
        engine.answer(world, seat, option)
        total += count(world, depth - 1)
    return total
