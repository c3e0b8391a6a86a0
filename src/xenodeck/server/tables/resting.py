"""A table between two rounds: since when, for how long, and whether anybody still needs it."""

from __future__ import annotations

from xenodeck.core.engine import paused
from xenodeck.server.tables.info import Pause
from xenodeck.server.tables.table import Table


def resting(table: Table) -> bool:
    """Is the table between two rounds? Then nobody is asked anything, and no time passes in the game."""
    return table.session is not None and paused(table.session.state)


def note_pause(table: Table) -> None:
    """The table knows when a pause that has begun will be over. Where only bots play nobody needs one."""
    session, info = table.session, table.info
    if session is None or not paused(session.state):
        info.pause = None
    elif info.pause is None or info.pause.opened != session.state.opened:
        length = table.services.pause_ms if table.people() else 0
        info.pause = Pause(int(session.state.opened), table.services.now() + length)


def pause_due(table: Table) -> int | None:
    """When the pause will be over: at its time, or now, if nobody needs it any longer. Whoever is away for a moment may
    be on the way back (after a restart everybody is) and needs it like the others; who is stood in for does not."""
    pause = table.info.pause
    if pause is None or not resting(table):
        return None
    needed = {seat for seat in table.people() if not table.info.seats[seat].stand_in}
    return table.services.now() if needed <= set(pause.ready) else pause.due
