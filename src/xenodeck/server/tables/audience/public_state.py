"""What everybody may know of a table, as it was committed last. Lists show when it changed."""

from __future__ import annotations

from xenodeck.core.sessions.session import Session
from xenodeck.server.tables.audience.scene_builder import session_scene
from xenodeck.server.tables.model.info import RUNNING, TableInfo

LISTED_EVERY_MS = 1000  # a table in real time changes in lists at most this often


def public_state_of(info: TableInfo, session: Session | None) -> list[object]:
    """All that everybody may know of a table permanently: what is agreed, and the game as a spectator sees it."""
    seats = [(seat.kind, seat.name, seat.bot, seat.stand_in) for seat in info.seats]
    known: list[object] = [info.status, info.next, info.seats_of(info.host), seats]
    if info.pause is not None:
        known.append((info.pause.opened, list(info.pause.ready)))
    if session is not None:
        known += [session.noticed_count(-1), session_scene(session, session.view(-1).to_data())]
    return known


class PublicState:
    """Sets ``changed`` and ``moves`` of a table's info, which anybody may ask for.

    They change only with what a spectator could notice: part of a move, or an answer in a secret window, must not
    change them."""

    def __init__(self, info: TableInfo, session: Session | None) -> None:
        self._committed = public_state_of(info, session) if info.changed else None
        self._deferred_moves = 0  # visible moves that are not counted in ``info.moves`` yet

    def update(
        self, info: TableInfo, session: Session | None, now: int, moved: int, ticks_pass: bool, talked: bool
    ) -> None:
        """Called before each commit. ``moved``: visible moves in it; ``talked``: it is a line of chat."""
        deferred = ticks_pass and now - info.changed < LISTED_EVERY_MS and info.status == RUNNING
        if talked or (not deferred and self._has_changed(info, session)):
            info.changed, info.moves = now, info.moves + self._deferred_moves + moved
            self._deferred_moves = 0
        elif deferred:
            self._deferred_moves += moved

    def _has_changed(self, info: TableInfo, session: Session | None) -> bool:
        before, self._committed = self._committed, public_state_of(info, session)
        return before != self._committed
