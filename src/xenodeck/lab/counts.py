"""Counts the ways to answer the next few questions (perft). Any change of an option list changes a count.

This walks through a tree of copies and has no game loop: each step takes every option, each in a copy of its own.
"""

from __future__ import annotations

from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.state import WAIT, State


def count(s: State, depth: int) -> int:
    """The number of different sequences of ``depth`` answers from here, or of fewer if the game ends before."""
    if depth == 0 or s.over:
        return 1
    total = 0
    if engine.paused(s):
        world = s.clone()
        engine.go_on(world)
        return count(world, depth)
    if not engine.seats_open(s):  # all seats are busy, or have sent a move for the coming tick
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
