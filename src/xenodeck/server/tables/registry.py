"""All tables: those in memory, and loading of the others. A table is in memory at most once."""

from __future__ import annotations

import asyncio

from msgspec import MsgspecError, Struct, json

from xenodeck import games
from xenodeck.core.errors import GameError
from xenodeck.core.records import snapshot
from xenodeck.core.sessions.session import Session
from xenodeck.server.messages.protocol import Bye
from xenodeck.server.services import Services
from xenodeck.server.store import StoredTable, StoreError, TableHead
from xenodeck.server.tables.game_loop import bookkeeping, pauses, progress, window_times
from xenodeck.server.tables.game_loop.halting import RETURN_MS, update_halt
from xenodeck.server.tables.model import info as table_info
from xenodeck.server.tables.model.info import OPEN, OVER, RUNNING, ClockTimes, TableInfo
from xenodeck.server.tables.persistence import entries
from xenodeck.server.tables.persistence.chat import ChatHistory
from xenodeck.server.tables.table import Table, TableLost
from xenodeck.server.telemetry.logs import table_tag

IDLE_MS = 5 * 60 * 1000  # a table that nobody looks at leaves memory after this long
FAR_MS = 30 * 60 * 1000  # a table with nothing due for so long may leave memory too
EARLY_MS = 5_000  # so long before it is due it is brought back
SWEEP_SECONDS = 30.0
AT_ONCE = 16  # tables read at the same time when the server starts
FIRST_PAUSE, LONGEST_PAUSE = (
    0.1,
    30.0,
)  # seconds before a lost table is brought back; doubled while nothing is committed


class TableNotFound(GameError):
    expected = True

    def __init__(self) -> None:
        super().__init__("NO_TABLE", "There is no such table, or it is not open to you.")


class BrokenTable(GameError):
    """This server cannot read or show what the store has of the table."""

    expected = True  # it was logged where it happened

    def __init__(self) -> None:
        text = "This table cannot be opened. It is kept, and the reason is noted for whoever runs the server."
        super().__init__("TABLE_BROKEN", text)


class LostTable(Struct, frozen=True):
    """What a lost table had in memory only, for the object that replaces it."""

    losses: int  # in a row
    times: ClockTimes | None  # what its clocks showed
    people: bool  # was anybody connected?


class Registry:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables: dict[str, Table] = {}
        self.broken: set[str] = set()  # tables that could not be opened at the last attempt
        self._lost: dict[str, LostTable] = {}
        self._returning: set[str] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}  # for tables that are not in memory until then
        self._closing = False

    # -- finding ---------------------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """Return the table, read from the store if necessary. It is read once, however many ask at the same time."""
        table = self.tables.get(table_id)
        if table is not None and not table.lost:
            return table
        if self._closing:
            raise GameError("CLOSING", "The server is being stopped.")
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = self.services.begin(self._load(table_id), "load")
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Table:
        loaded = await self.services.store.load(table_id)
        if loaded is None:
            raise TableNotFound
        table: Table | None = None
        try:
            table = restore_table(self.services, loaded, self._lost.get(table_id))
            table.check_scenes()
            if table.info.status == OVER and await self.services.store.record(table_id) is None:
                await bookkeeping.write_record(table)  # the server was killed after the last move and before this
            if table.info.status == RUNNING:
                bookkeeping.set_clocks(table)
                pauses.update_pause(table)
                update_halt(table)
                progress.schedule_next(table)
        except StoreError:
            raise
        except Exception as bug:
            if table is not None:
                table.shut_down()
            raise self._break(table_id, bug) from bug
        self.broken.discard(table_id)
        self._lost.pop(table_id, None)
        self.add(table)
        return table

    def add(self, table: Table) -> None:
        self._forget_alarm(table.info.id)
        table.on_lost = self._note_lost
        self.tables[table.info.id] = table

    async def info(self, table_id: str) -> TableInfo:
        """What is agreed and committed at a table. Does not load the table, and does not wait for it."""
        agreed = self._agreed(table_id)
        if agreed is not None:
            return agreed
        head = await self.services.store.head(table_id)
        if head is None:
            raise TableNotFound
        return self._read(head)

    def latest(self, head: TableHead) -> TableInfo:
        """The same for a table whose row was just read; what is in memory may be newer."""
        return self._agreed(head.id) or self._read(head)

    def _agreed(self, table_id: str) -> TableInfo | None:
        table = self.tables.get(table_id)
        return None if table is None or table.lost else table.journal.committed_info

    def _read(self, head: TableHead) -> TableInfo:
        try:
            return table_info.from_text(head.doc)
        except MsgspecError as bug:
            raise self._break(head.id, bug) from bug

    def _break(self, table_id: str, why: Exception) -> BrokenTable:
        self.services.log.error("table_broken", table=table_tag(table_id), exc_info=why)
        self.broken.add(table_id)
        return BrokenTable()

    def here(self, table_id: str) -> set[int]:
        table = self.tables.get(table_id)
        return set() if table is None or table.lost else table.here

    # -- the server's day ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Bring back every table at which something happens by itself, and unload unused tables from now on."""
        self.services.begin(self._wake(), "wake")
        self.services.begin(self._sweep(), "sweep")

    async def _wake(self) -> None:
        known, far = await self.services.store.to_wake(), self.services.now() + FAR_MS
        waiting = [(table_id, due) for table_id, due in known if due <= far]
        for table_id, due in known:
            if due > far:
                self._wake_at(table_id, due)
        limit = asyncio.Semaphore(AT_ONCE)

        async def bring(table_id: str) -> None:
            async with limit:
                try:
                    await self.get(table_id)
                except Exception as no:  # one table that fails must not keep the others
                    if self._closing:
                        return  # the next start brings it back
                    self.services.log.error("table_not_woken", table=table_tag(table_id), why=type(no).__name__)
                    if not isinstance(no, GameError):
                        self.bring_back(table_id)

        await asyncio.gather(*(bring(table_id) for table_id, _ in waiting))
        if waiting:
            self.services.log.info("tables_woken", count=len(waiting))

    # -- a table that was lost -------------------------------------------------------------------------------------

    def _note_lost(self, table: Table) -> None:
        """A table was lost: bring it back if its game goes on, even if nobody is connected who would ask for it."""
        table_id, agreed = table.info.id, table.journal.committed_info
        if agreed is None or agreed.status != RUNNING or self._closing:
            return
        times = table.clocks.before.kept(self.services.now()) if table.clocks.on else None
        self._lost[table_id] = LostTable(table.journal.losses + 1, times, bool(table.here))
        self.bring_back(table_id)

    def bring_back(self, table_id: str) -> None:
        """Load the table again, as often as necessary."""
        if table_id not in self._returning:
            self._returning.add(table_id)
            self.services.begin(self._bring_back(table_id), "bring back")

    async def _bring_back(self, table_id: str) -> None:
        failures = 0
        try:
            while not self._closing:
                before = self._lost[table_id].losses if table_id in self._lost else 0
                await asyncio.sleep(retry_delay(before + failures))
                try:
                    await self.get(table_id)
                except GameError as no:  # the table does not exist any more, or cannot be opened
                    self._lost.pop(table_id, None)
                    self.services.log.warning("table_not_brought_back", table=table_tag(table_id), why=no.code)
                    return
                except (StoreError, TableLost):
                    failures += 1
                else:
                    return
        finally:
            self._returning.discard(table_id)

    # -- memory ----------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep(self.services.now() - IDLE_MS)

    async def sweep(self, unused_since: int) -> int:
        """Unload tables that nobody has used since then. Returns how many."""
        gone = 0
        for table in list(self.tables.values()):
            if table.lost:
                self.forget(table)
            elif not table.lock.locked() and self.may_go(table) and table.used <= unused_since:
                async with table.lock:
                    if self.may_go(table) and not table.lost:
                        gone += await self._put_away(table)
        return gone

    def may_go(self, table: Table) -> bool:
        """Is nothing due at this table, or nothing soon? It is brought back in time."""
        if table.is_unused:
            return True
        due = (
            table.next_wake()
            if not table.audience.connections and not table.bots.thinking and table.clocks.by_calendar
            else None
        )
        return due is not None and due > self.services.now() + FAR_MS

    async def _put_away(self, table: Table) -> bool:
        if not await self._written_down(table, OPEN, RUNNING):
            return False
        due = table.next_wake()
        table.shut_down()
        table.lost = True
        self.forget(table)
        if due is not None:
            self._wake_at(table.info.id, due)
        return True

    def _wake_at(self, table_id: str, due: int) -> None:
        """Bring a table back when something is due there."""
        wait = max(due - self.services.now() - EARLY_MS, 0) / 1000
        self._forget_alarm(table_id)
        self._alarms[table_id] = asyncio.get_running_loop().call_later(wait, self.bring_back, table_id)

    def _forget_alarm(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    async def _written_down(self, table: Table, *statuses: str) -> bool:
        """Commit what is in memory only. False: the table is lost; other tables must not be affected."""
        try:
            if table.info.status in statuses:
                await table.commit()
        except TableLost:
            return False
        except Exception as bug:
            table.lose(bug)
            return False
        return True

    def forget(self, table: Table) -> None:
        if self.tables.get(table.info.id) is table:
            del self.tables[table.info.id]

    async def close(self) -> None:
        """Stop in good order: finish what is under way, store the clocks, ask all clients to come back."""
        self._closing = True
        for table_id in list(self._alarms):
            self._forget_alarm(table_id)
        await asyncio.gather(*(self._stop(table) for table in list(self.tables.values())))

    async def _stop(self, table: Table) -> None:
        async with table.lock:
            if table.lost:
                return
            if not await self._written_down(table, RUNNING):
                return
            table.lost = True
            table.shut_down(Bye("RESTART", "The server restarts; your seat is kept.", again=True))

    def counts(self) -> dict[str, int]:
        found = {OPEN: 0, RUNNING: 0, OVER: 0}
        for table in self.tables.values():
            if not table.lost and table.journal.committed_info is not None:
                found[table.journal.committed_info.status] += 1
        return found

    @property
    def connections(self) -> int:
        return sum(len(table.audience.connections) for table in self.tables.values())


def retry_delay(failures: int) -> float:
    """Seconds to wait before a table is brought back.

    >>> [retry_delay(n) for n in (0, 1, 2, 5, 50)]
    [0.1, 0.2, 0.4, 3.2, 30.0]
    """
    return min(FIRST_PAUSE * 2.0 ** min(failures, 20), LONGEST_PAUSE)


def restore_table(services: Services, loaded: StoredTable, lost: LostTable | None = None) -> Table:
    """Restore a table from the last snapshot and the journal after it. ``lost``: what this server had in memory
    besides; without it the clocks show what they showed at the last commit."""
    info = table_info.from_text(loaded.head.doc)
    game = games.find(info.game, info.rules)
    session: Session | None = None
    if loaded.snapshot is not None:
        n, text = loaded.snapshot
        session = snapshot.from_data(game, json.decode(text), info.seed, info.position)
        session.drops_bad_script = True
        session.take_back_seat = info.lone_person()
        for entry in loaded.entries:
            entries.apply(session, entry)
        info.waiting = session.waiting()
    else:
        n = 0
    if lost is not None and lost.times is not None:
        info.times = lost.times
    table = Table(services, game, info, session)
    if lost is not None:
        table.journal.losses = lost.losses
        table.attendance.expected_until = services.now() + RETURN_MS if lost.people else 0
    table.journal.snapshot_n = n
    table.journal.n = table.journal.seen_n = loaded.entries[-1].n if loaded.entries else n
    table.journal.requests.load(loaded.recent)
    table.chat = ChatHistory(loaded.chat)
    table.note_committed(table_info.to_text(info))
    window_times.open_window(table)
    return table
