"""People who connect to a table, disconnect, or act again after a bot took over their seat."""

from __future__ import annotations

from xenodeck.core.errors import GameError
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.game_loop.bookkeeping import set_clocks
from xenodeck.server.tables.game_loop.halting import update_halt, welcome_back
from xenodeck.server.tables.game_loop.progress import schedule_next
from xenodeck.server.tables.table import Table, TableLost


async def come_back(table: Table, seat: int) -> None:
    """A person who was connected all the time acts again, and takes the seat back from the bot."""
    async with table.exclusive():
        if welcome_back(table, seat):
            set_clocks(table)
            await table.commit()
            table.publish()
            schedule_next(table)


async def arrive(table: Table, connection: Connection) -> None:
    """``connection`` looks at this table from now on. A person takes their seat back from the bot that took it over."""
    async with table.exclusive():
        seat = connection.viewer
        if seat >= 0 and table.info.seats[seat].generation != connection.generation:
            raise GameError("BAD_TOKEN", "This token does not open that seat.")  # it became void after it was checked
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
