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
    inputs, passed = list(session.inputs), session.silent_frames
    saves, returns = list(session.undo_points), list(session.take_back_points)
    try:
        yield
    except GameError:
        session._restore(state, mark)
        session.inputs[:], session.silent_frames = inputs, passed
        session.undo_points[:], session.take_back_points[:] = saves, returns
        raise
