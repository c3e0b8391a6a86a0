"""Random walks through any game: the states on which the laws are tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, seed as seeded, settings, strategies as st

from effort import FRESH, GLANCE, PROVE, TIMES
from xenodeck.core.definition.game import Game
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.engine import at_secret_window
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import QUICK_MASK, Chance
from xenodeck.games import found

GAMES: list[Game] = [*found().values(), *found("toys").values()]
IDS = [game.id for game in GAMES]

seeds = st.integers(0, 2**64)
walks = st.tuples(seeds, st.integers(0, 7), st.integers(0, 90))

REAL = set(found())
FEW = 2  # examples on a toy that a law was not made for


def examples_for(game: Game, examples: int, toys: Sequence[str]) -> int:
    """How often a law is tried on a game. A toy is tried in full if it was made for what the law is about."""
    if PROVE:
        return examples * TIMES
    if GLANCE:
        return 1
    return examples if game.id in REAL or game.id in toys else min(FEW, examples)


def law(
    examples: int,
    *toys: str,
    over: Sequence[Game | tuple[Any, ...]] = GAMES,
    **drawn: st.SearchStrategy[Any],
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A test that holds for every game, tried on random walks.

    ``examples`` on each real game and on the ``toys`` named, a few on the others. ``over``: the cases, if they are more
    than the games; the game comes first. The test is called with a case, ``walk_`` and what else is ``drawn``.
    """
    cases = [case if isinstance(case, tuple) else (case,) for case in over]
    ids = [" ".join(getattr(part, "id", part) for part in case) for case in cases]

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @pytest.mark.parametrize("case", cases, ids=ids)
        def run(case: tuple[Any, ...]) -> None:
            def tried(**example: Any) -> None:
                test(*case, **example)

            name = f"{test.__name__} {case[0].id} {FRESH}"
            held = given(walk_=walks, **drawn)(tried)
            held = settings(max_examples=examples_for(case[0], examples, toys))(held)
            seeded(name)(held)()

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return decorate


class Dice:
    """A little random source for the tests themselves."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(0, 0, 0, (seed * 2 + 1) & QUICK_MASK, None)

    def below(self, n: int) -> int:
        return int(self.chance.quick_below(n))


def table_for(game: Game, extra: int) -> tuple[str, int]:
    """A mode and a number of seats: ``extra`` goes round all that the game has."""
    tables = game.tables()
    return tables[extra % len(tables)]


def begin(game: Game, seed: int, extra: int, log: bool = False) -> State:
    mode, seats = table_for(game, extra)
    return game.start(game.setup(seats, game.safe_settings(mode), mode), seed, log=log)


def step(table: State | Session, dice: Dice) -> None:
    """One random answer of one seat that is asked; now and then time passes instead."""
    session = table if isinstance(table, Session) else None
    s = table.state if isinstance(table, Session) else table
    if at_secret_window(s):
        engine.run_to_question(s)  # an imagined world goes on from a secret window by the cards that seats hold there
        if s.over:
            return
    waiting = engine.seats_open(s)
    if s.setup.tick_ms and (dice.below(3) == 0 or not (waiting or engine.paused(s))):
        drawn = realtime.in_realtime(s) and dice.below(2) == 0
        session.tick(drawn=drawn) if session else engine.tick(s, drawn)
    elif engine.paused(s):
        session.go_on() if session else engine.go_on(s)
    else:
        seat = waiting[dice.below(len(waiting))]
        options = engine.open_options(s, seat)
        pick = options[dice.below(len(options))]
        session.answer(seat, pick) if session else engine.answer(s, seat, pick)


def walk(game: Game, seed: int, extra: int, steps: int, log: bool = False) -> State:
    """A state some ``steps`` into a game; it may be in the middle of a move, or over."""
    s = begin(game, seed, extra, log)
    dice = Dice(seed)
    for _ in range(steps):
        if s.over:
            break
        step(s, dice)
    return s


def covered(s: State) -> State:
    """A finished table as if its end had laid nothing open. Running tables are returned as they are."""
    if not s.over:
        return s
    before = s.clone()
    before.over, before.depth = False, 0
    return before


def finish(game: Game, s: State, dice: Dice) -> int:
    """Play on to the end; returns the number of steps."""
    steps = 0
    while not s.over:
        step(s, dice)
        steps += 1
        assert steps < s.setup.max_answers, f"{game.id} does not end"
    return steps


def play_session(game: Game, seed: int, extra: int) -> Session:
    """A whole game with its record kept."""
    mode, seats = table_for(game, extra)
    session = Session.start(game, seats, seed, game.safe_settings(mode), mode)
    dice = Dice(seed)
    while not session.state.over:
        step(session, dice)
    return session
