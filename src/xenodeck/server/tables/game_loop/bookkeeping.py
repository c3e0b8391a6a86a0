"""What is updated after each change of a game: how it ended, its record, and the clocks."""

from __future__ import annotations

from xenodeck.core.records.record import Record
from xenodeck.core.rules.engine import question_number
from xenodeck.server.store import Change
from xenodeck.server.tables.game_loop import live_ticks
from xenodeck.server.tables.game_loop.halting import time_passes
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.persistence.entries import effective
from xenodeck.server.tables.table import Table


def note_end(table: Table) -> None:
    """If the game is over, note how it ended."""
    session, info = table.running(), table.info
    if session.state.over:
        outcome = session.game.outcome(session.state)
        info.status, info.truncated = OVER, outcome.truncated
        info.scores, info.winners = list(outcome.scores), list(outcome.winners)
        info.ranks = list(outcome.ranks)


async def write_record(table: Table) -> None:
    """Write the record of a finished game. It is made from the journal, because a long game is not all in memory."""
    session = table.running()
    record = Record.of(session)
    record.taken_back = table.info.taken_back
    record.inputs = effective(await table.services.store.entries(table.info.id))
    made = [entry for entry in record.inputs if entry.seat >= 0 and not entry.is_claim]
    table.info.moves = len(made)  # from now on all moves count for everybody
    await table.services.store.commit(Change(table.info.id, table.head(), record=record.text()))


def set_clocks(table: Table) -> None:
    """Run the clocks of the people who are asked."""
    session, now = table.session, table.services.now()
    if session is None or not table.clocks.on:
        return
    s = session.state
    # where everybody acts at their own pace, only the deadlines of the game count
    waiting = [] if live_ticks.is_live(table) else session.waiting()
    asked = {seat: int(question_number(s, seat)) for seat in waiting if not table.bot_of(seat)}
    left = not time_passes(table) and table.attendance.expected_until <= now and not table.clocks.by_calendar
    stopped = left or table.standstill.linger is not None
    table.clocks.run(asked, now, session.asks_in_secret(), stopped)
