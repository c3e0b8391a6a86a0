"""Counts the ways to answer the next few questions (perft). Any change of an option list changes a count.

This walks through a tree of copies and has no game loop: each step takes every option, each in a copy of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from xenodeck.core.definition.game import Game
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.state import WAIT, State
from xenodeck.core.sessions.session import Session

HEAD = "# ways to answer the next `depth` questions of a new game; made by xenodeck.lab.counts"
DEPTH = 4  # of the lines that a game begins with


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


def ways(game: Game, line: str) -> int:
    """The number of ways of the new game that a line names: ``[mode NAME] seats 3 seed 7 depth 5``."""
    words = line.split()
    mode, words = (words[1], words[2:]) if words[:1] == ["mode"] else (None, words)
    facts = {words[i]: int(words[i + 1]) for i in range(0, len(words) - 1, 2)}
    session = Session.start(game, facts["seats"], facts["seed"], {}, mode)
    session.state.log = None
    return count(session.state, facts["depth"])


def counted(game: Game, text: str) -> str:
    """``text``, a ``counts.txt``, with what is counted now; a text that names no game gets the first lines."""
    named = [line.partition(" nodes ")[0] for line in text.splitlines() if line.strip() and line[0] != "#"]
    lines = named or list(first_lines(game))
    return "".join(f"{line}\n" for line in [HEAD, *(f"{line} nodes {ways(game, line)}" for line in lines)])


def first_lines(game: Game) -> Iterator[str]:
    """Three new games of each mode, from the fewest seats to the most."""
    for mode in game.modes:
        named = f"mode {mode.id} " if mode is not game.modes[0] else ""
        low, high = mode.seats
        for seed, seats in enumerate((low, (low + high) // 2, high), start=1):
            yield f"{named}seats {seats} seed {seed} depth {DEPTH}"
