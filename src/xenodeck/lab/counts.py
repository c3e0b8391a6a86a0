"""Perft for cards: how many ways there are to answer the next few questions. Merciless about a changed option list."""

from __future__ import annotations

from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.state import WAIT, State


def count(s: State, depth: int) -> int:
    """The number of different series of ``depth`` answers from here (games that end count as one)."""
    if depth == 0 or s.over:
        return 1
    total = 0
    if engine.paused(s):
        world = s.clone()
        engine.go_on(world)
        return count(world, depth)
    if not engine.seats_open(s):  # all are busy, or have done something for the coming tick
        world = s.clone()
        engine.tick(world)
        return count(world, depth - 1)
    seat = engine.seats_open(s)[0]
    for option in list(engine.open_options(s, seat)):
        world = s.clone()
        if engine.answer(world, seat, option) and option == WAIT and realtime.in_realtime(world):
            engine.tick(world)
        total += count(world, depth - 1)
    return total
