"""Several things done to a table as if they were one: all of them, or nothing at all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from xenodeck.core.errors import GameError
from xenodeck.core.sessions.session import Session


@contextmanager
def unless_refused(session: Session) -> Iterator[None]:
    """What is done within is undone by a refusal: the table, its chance, its log and its record are as before."""
    state, mark = session.state.clone(), len(session.log)
    inputs, passed = list(session.inputs), session.passed
    saves, returns, turn_starts = list(session.saves), list(session.returns), list(session.turn_starts)
    try:
        yield
    except GameError:
        session._restore(state, mark)
        session.inputs[:], session.passed = inputs, passed
        session.saves[:], session.returns[:], session.turn_starts[:] = saves, returns, turn_starts
        raise
