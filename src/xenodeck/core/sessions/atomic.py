"""Several changes of a session as one: all of them, or none."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from xenodeck.core.errors import GameError
from xenodeck.core.sessions.session import Session


@contextmanager
def unless_refused(session: Session) -> Iterator[None]:
    """A context in which an error of the game takes back all changes of the session: state, chance, log and record."""
    state, mark = session.state.clone(), len(session.log)
    inputs, passed = list(session.inputs), session.silent_frames
    saves, returns, turn_starts = list(session.undo_points), list(session.take_back_points), list(session.turn_starts)
    try:
        yield
    except GameError:
        session._restore(state, mark)
        session.inputs[:], session.silent_frames = inputs, passed
        session.undo_points[:], session.take_back_points[:], session.turn_starts[:] = saves, returns, turn_starts
        raise
