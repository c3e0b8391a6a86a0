"""Plays a table of bots to its end as the server would: each bot gets only what its seat may know."""

from __future__ import annotations

from xenodeck import bots
from xenodeck.core.definition.bot import Bot
from xenodeck.core.definition.game import Game
from xenodeck.core.playing.driver import Driven, driver
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed


def run(game: Game, s: State, line_up: list[Bot], seed: int, check: bool = False) -> int:
    """Play to the end, or to the bound of the set-up.

    Returns the number of answers. ``check``: check the invariants too.
    """
    many = _run(game, s, line_up, seed, check)
    if check:
        game.check(s)
    return many


def run_session(session: Session, line_up: list[Bot]) -> None:
    """The same for a session, which keeps the record."""
    _run(session.game, session, line_up, session.seed, False)


def _run(game: Game, table: State | Driven, line_up: list[Bot], seed: int, check: bool) -> int:
    many = 0
    memory = bots.memory_dice(seed)

    def choose(seat: int) -> int:
        nonlocal many
        many += 1
        s = loop.s
        return bots.pick(game, s, seat, line_up[seat], bots.dice_for(s, seat, line_up[seat], seed, many - 1), memory)

    def quickest_first(waiting: list[int]) -> list[int]:
        """A random order, otherwise one seat would win all races. Bots do not get these dice."""
        if len(waiting) < 2:
            return waiting
        return sorted(waiting, key=lambda seat: bot_seed(seed, int(loop.s.seats) + seat, many))

    loop = driver(table, choose, quickest_first, (lambda: game.check(loop.s)) if check else None)
    loop.run(loop.s.setup.max_answers)
    return int(loop.answers)
