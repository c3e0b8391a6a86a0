"""People who are away: how long they are expected back, and when a bot takes over their seat."""

from __future__ import annotations

from xenodeck.server.tables.game_loop.bookkeeping import set_clocks
from xenodeck.server.tables.game_loop.halting import grace_ms, next_absence, update_halt
from xenodeck.server.tables.table import Table


def stop_expecting_return(table: Table) -> None:
    """Stop expecting people who were disconnected when the table was lost. From now on the usual rules for absence
    apply."""
    if 0 < table.attendance.expected_until <= table.services.now():
        table.attendance.expected_until = 0
        set_clocks(table)


async def stand_in(table: Table) -> None:
    """Let a bot take over the seats of people who have been away for too long. Call this with the lock."""
    now, changed = table.services.now(), False
    while (due := next_absence(table)) is not None and due <= now:
        for seat, since in table.attendance.absent_since.items():
            chair = table.info.seats[seat]
            if since + grace_ms(table) <= now and not chair.stand_in and table.here - {seat}:
                chair.stand_in = changed = True
    if changed:
        set_clocks(table)
        update_halt(table)
        await table.commit()
        table.publish()
