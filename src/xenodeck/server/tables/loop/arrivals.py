"""People who come to a table, leave it, or stir again after a bot sat in for them."""

from __future__ import annotations

from xenodeck.core.errors import GameError
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.loop.bookkeeping import set_clocks
from xenodeck.server.tables.loop.halting import update_halt, welcome_back
from xenodeck.server.tables.loop.progress import schedule_next
from xenodeck.server.tables.table import Table, TableLost


async def come_back(table: Table, seat: int) -> None:
    """Somebody was there all the time, only too slow, and stirs again."""
    async with table.exclusive():
        if welcome_back(table, seat):
            set_clocks(table)
            await table.commit()
            table.publish()
            schedule_next(table)


async def arrive(table: Table, connection: Connection) -> None:
    """Somebody looks at this table from now on; whoever has a seat here takes it back from the bot that sat in."""
    async with table.exclusive():
        seat = connection.viewer
        if seat >= 0 and table.info.seats[seat].generation != connection.generation:
            raise GameError("BAD_TOKEN", "This token does not open that seat.")  # void since it was looked at
        table.enter(connection)
        back = connection.viewer >= 0 and welcome_back(table, connection.viewer)
        set_clocks(table)
        update_halt(table)
        if back:
            await table.commit()
        table.show_to(connection)
        schedule_next(table)


async def depart(table: Table, connection: Connection) -> None:
    try:
        async with table.exclusive():
            table.exit(connection)
            set_clocks(table)
            update_halt(table)
            table.publish()
            schedule_next(table)
    except TableLost:
        return
