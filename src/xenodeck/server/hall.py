"""All tables: those in memory, and the way to those that are not. A table is in memory at most once."""

from __future__ import annotations

import asyncio

from msgspec import json

from xenodeck import games
from xenodeck.core import snapshot
from xenodeck.core.errors import GameError
from xenodeck.core.match import Match
from xenodeck.server import conduct, journal
from xenodeck.server import room as rooms
from xenodeck.server.house import House
from xenodeck.server.logs import tag
from xenodeck.server.room import OPEN, OVER, RUNNING, Room
from xenodeck.server.store import Head, Loaded, StoreError
from xenodeck.server.table import Table, TableLost
from xenodeck.server.wire import Bye

IDLE_MS = 5 * 60 * 1000  # a table nobody looks at leaves memory after this long
SWEEP_SECONDS = 30.0
AT_ONCE = 16  # tables read at the same time when the server starts


class NoTable(GameError):
    def __init__(self) -> None:
        super().__init__("NO_TABLE", "There is no such table, or it is not open to you.")


class Hall:
    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._closing = False

    # -- finding ---------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """The table, read from the store if need be. However many ask at once, it is read once."""
        table = self.tables.get(table_id)
        if table is not None and not table.lost:
            return table
        if self._closing:
            raise GameError("CLOSING", "The server is being stopped.")
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.house.begin(self._load(table_id), "load")
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        loaded = await self.house.store.load(table_id)
        if loaded is None:
            raise NoTable
        table = revive(self.house, loaded)
        if table.room.status == OVER and await self.house.store.record(table_id) is None:
            await conduct.keep_record(table)  # the server was killed between the last move and this
        self.add(table)
        if table.room.status == RUNNING:
            async with table.alone():
                conduct.set_clocks(table)
                conduct.go_on(table)
        return table

    def add(self, table: Table) -> None:
        self.tables[table.room.id] = table

    async def room(self, table_id: str) -> Room:
        """What is agreed at a table, without bringing it into memory."""
        table = self.tables.get(table_id)
        if table is not None and not table.lost:
            return table.room
        head = await self.house.store.head(table_id)
        if head is None:
            raise NoTable
        return rooms.from_text(head.doc)

    def latest(self, head: Head) -> Room:
        """The room of ``head``; what is in memory is newer."""
        table = self.tables.get(head.id)
        return table.room if table is not None and not table.lost else rooms.from_text(head.doc)

    def here(self, table_id: str) -> set[int]:
        table = self.tables.get(table_id)
        return set() if table is None else table.here

    # -- the server's day ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring back every table at which something goes on by itself, and keep memory tidy from now on."""
        self.house.begin(self._wake(), "wake")
        self.house.begin(self._sweep(), "sweep")

    async def _wake(self) -> None:
        waiting = await self.house.store.to_wake()
        limit = asyncio.Semaphore(AT_ONCE)

        async def bring(table_id: str) -> None:
            async with limit:
                try:
                    await self.get(table_id)
                except (GameError, StoreError, TableLost) as no:
                    self.house.log.error("table_not_woken", table=tag(table_id), why=type(no).__name__)

        await asyncio.gather(*(bring(table_id) for table_id, _ in waiting))
        if waiting:
            self.house.log.info("tables_woken", count=len(waiting))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep(self.house.now() - IDLE_MS)

    async def sweep(self, unused_since: int) -> int:
        """Put away tables that nobody has used since then. How many went."""
        gone = 0
        for table in list(self.tables.values()):
            if table.lost:
                self.forget(table)
            elif table.idle and table.used <= unused_since:
                async with table.lock:
                    if table.unattended and not table.lost:
                        await self._put_away(table)
                        gone += 1
        return gone

    async def _put_away(self, table: Table) -> None:
        if table.room.status in (OPEN, RUNNING):
            try:
                await table.keep()
            except TableLost:
                return
        table.put_away()
        table.lost = True
        self.forget(table)

    def forget(self, table: Table) -> None:
        if self.tables.get(table.room.id) is table:
            del self.tables[table.room.id]

    async def close(self) -> None:
        """Stop in good order: what goes on is finished, the clocks are written down, everybody is told to come back."""
        self._closing = True
        await asyncio.gather(*(self._stop(table) for table in list(self.tables.values())))

    async def _stop(self, table: Table) -> None:
        async with table.lock:
            if table.lost:
                return
            if table.room.status == RUNNING:
                try:
                    await table.keep()
                except TableLost:
                    return
            table.lost = True
            table.put_away(Bye("RESTART", "The server restarts; your seat is kept.", again=True))

    def counts(self) -> dict[str, int]:
        found = {OPEN: 0, RUNNING: 0, OVER: 0}
        for table in self.tables.values():
            found[table.room.status] += 1
        return found

    @property
    def connections(self) -> int:
        return sum(len(table.connections) for table in self.tables.values())


def revive(house: House, loaded: Loaded) -> Table:
    """The table as it was: the last snapshot, and what the journal says after it."""
    room = rooms.from_text(loaded.head.doc)
    game = games.find(room.game, room.rules)
    match: Match | None = None
    if loaded.snapshot is not None:
        n, text = loaded.snapshot
        match = snapshot.from_data(game, json.decode(text), room.seed, room.position)
        for entry in loaded.entries:
            journal.apply(match, entry)
    else:
        n = 0
    table = Table(house, game, room, match)
    table.snapshot_n = n
    table.n = loaded.entries[-1].n if loaded.entries else n
    table.recent.update(((seat, move_id), None) for seat, move_id in loaded.recent)
    table.chat = list(loaded.chat)
    return table
