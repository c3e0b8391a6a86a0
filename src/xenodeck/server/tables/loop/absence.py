"""People who are away: how long they are expected, and when a bot sits in for them."""

from __future__ import annotations

from xenodeck.server.tables.loop.bookkeeping import set_clocks
from xenodeck.server.tables.loop.halting import grace_ms, next_absence, update_halt
from xenodeck.server.tables.table import Table


def stop_expecting_return(table: Table) -> None:
    """Whoever was thrown out with a lost table is back by now, or not coming: then time stands still as ever."""
    if 0 < table.attendance.expected_until <= table.services.now():
        table.attendance.expected_until = 0
        set_clocks(table)


async def stand_in(table: Table) -> None:
    """A bot takes the seat of whoever has been away for too long. Called alone."""
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
