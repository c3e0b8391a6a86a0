"""One table: the only authority over its session. It applies a change, commits it, and then sends it to everybody."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from xenodeck import bots
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import GameError
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller
from xenodeck.server.messages.protocol import Bye
from xenodeck.server.services import Services
from xenodeck.server.store import Change, ChatRow, JournalEntry, TableHead
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.audience.public_state import PublicState
from xenodeck.server.tables.audience.scene_builder import Data, SceneBuilder, canonical
from xenodeck.server.tables.audience.viewers import Audience
from xenodeck.server.tables.model import info as table_info
from xenodeck.server.tables.model.attendance import Attendance
from xenodeck.server.tables.model.bot_tasks import BotTasks
from xenodeck.server.tables.model.clocks import Clocks
from xenodeck.server.tables.model.halts import Standstill, WindowState
from xenodeck.server.tables.model.inbox import Inbox
from xenodeck.server.tables.model.info import BOT, OVER, PERSON, RUNNING, TableInfo
from xenodeck.server.tables.model.questions import question_id
from xenodeck.server.tables.model.race import RaceState
from xenodeck.server.tables.model.table_lock import TableLock
from xenodeck.server.tables.model.ticker import Ticker
from xenodeck.server.tables.persistence import chat as table_chat
from xenodeck.server.tables.persistence.chat import ChatHistory
from xenodeck.server.tables.persistence.journal import Journal
from xenodeck.server.telemetry.logs import table_tag

TRIED_EVENTS = 20  # shown to every viewer before a table is opened, to see whether that works


class TableLost(Exception):
    """This object may differ from what the store has: the table must be read again from the store."""

    expected = True


class Table:
    def __init__(self, services: Services, game: Game, info: TableInfo, session: Session | None) -> None:
        self.services = services
        self.game = game
        self.info = info
        self.session = session
        self.lock = TableLock()
        self.journal = Journal(services, info.id)
        self.chat = ChatHistory()
        self.audience = Audience(services)
        self.clocks = Clocks(info.clock, len(info.seats), info.times, services.now())
        self.attendance = Attendance()
        self.bots = BotTasks()
        self.standstill = Standstill()
        self.secret_window = WindowState()
        self.ticker = Ticker(services)
        self.inbox = Inbox()  # whole moves for the coming tick
        self.race = RaceState()
        self.alarm: asyncio.TimerHandle | None = None  # for what is due next
        self.used = services.now()  # when somebody last used this table
        self.lost = False
        self.on_lost: Callable[[Table], object] = lambda _: None  # set by the registry, which brings the table back
        self._public = PublicState(info, session)
        self.note_absence()

    # -- who is there ----------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[int]:
        """Seats with somebody connected."""
        return self.audience.here

    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.info.seats) if seat.kind == PERSON]

    def bot_of(self, seat: int) -> str:
        """The bot that answers for ``seat`` now; empty: a person does."""
        chair = self.info.seats[seat]
        if chair.kind == BOT:
            return chair.bot
        return bots.usual(self.game) if chair.stand_in else ""

    def note_absence(self) -> None:
        people = self.people() if self.info.status == RUNNING else []
        self.attendance.update(people, self.here, self.services.now())

    def names_changed(self) -> None:
        """The names of people, or who sits where, have changed."""
        self.audience.forget_names()

    # -- the game --------------------------------------------------------------------------------------------------

    def running(self) -> Session:
        """The session, at a table that has one."""
        assert self.session is not None
        return self.session

    @property
    def ticks(self) -> int:
        return 0 if self.session is None else int(self.session.state.now)

    def over(self) -> bool:
        return self.info.status == OVER

    def ask(self, seat: int) -> str:
        """The id of the question open to ``seat``; empty: none is."""
        return question_id(self.info, self.session, seat)

    def roll_back(self) -> None:
        """Undo a change that was refused before the game began."""
        agreed = self.journal.committed_info_copy()
        if agreed is not None:
            self.info = agreed
            self.clocks = Clocks(agreed.clock, len(agreed.seats), agreed.times, self.services.now())
        self.session = None
        self.names_changed()

    # -- committing ------------------------------------------------------------------------------------------------

    async def commit(
        self,
        entries: list[JournalEntry] | None = None,
        mark: int = 0,
        chat: ChatRow | None = None,
        seats_changed: bool = False,
        begin: bool = False,
        moved: int = 0,
        whole: bool = False,
    ) -> int:
        """Commit everything as it is now. Returns ``mark``, an index into the log, which may have been trimmed.

        ``moved``: moves in this change that everybody can notice. ``whole``: commit a snapshot too, because this change
        cannot be replayed from the last one.
        """
        if self.lost:
            raise TableLost
        # The state has seen these ticks: after a snapshot that is committed without them they would pass twice.
        entries = [*(entries or []), *self.journal.tick_entry()]
        now, info, session = self.services.now(), self.info, self.session
        info.times = self.clocks.kept(now)
        info.waiting = session.waiting() if session is not None else []
        self._public.update(info, session, now, moved, self.ticker.due is not None, chat is not None)
        head = self.head()
        change = Change(info.id, head, entries)
        if session is not None:
            mark = self.journal.add_snapshot(change, session, mark, begin or whole)
        if chat is not None:
            table_chat.add_to_change(change, chat)
        if seats_changed or begin:
            change.sitting = {n: s.guest for n, s in enumerate(info.seats) if s.kind == PERSON}
        try:
            await self.services.store.commit(change)
        except Exception as no:
            self.lose(no)
            raise TableLost from no
        self.journal.losses = 0
        self.note_committed(head.doc)
        return mark

    def note_committed(self, doc: str) -> None:
        """``doc`` is the info as the store has it now."""
        self.journal.note_committed(doc)
        self.clocks.mark()

    def head(self) -> TableHead:
        r = self.info
        doc = table_info.to_text(r)
        wakes = self.next_wake()
        return TableHead(r.id, r.status, r.listed, r.game, r.rules, r.mode, r.created, r.changed, wakes, r.moves, doc)

    def next_wake(self) -> int | None:
        """When the server must bring this table back with nobody connected; None: only people can continue it."""
        if self.info.status != RUNNING or self.session is None or self.is_dormant():
            return None
        if self.session.setup.tick_ms and self.info.lesson is None:
            return None  # in real time nothing happens while nobody is connected
        if paused(self.session.state):
            return self.info.pause.due if self.info.pause is not None else self.services.now()
        if self.session.window is not None or any(self.bot_of(seat) for seat in self.session.waiting()):
            return self.services.now()
        return self.clocks.next_due() if self.clocks.by_calendar else None

    def is_dormant(self) -> bool:
        """Does no person play here, and has nobody looked for long? Then bots stop until somebody looks, so that a game
        without end costs nothing."""
        if self.audience.connections or any(seat.kind == PERSON and not seat.stand_in for seat in self.info.seats):
            self.journal.note_seen()
        return self.journal.unseen_too_long()

    # -- one change at a time --------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def exclusive(self) -> AsyncIterator[None]:
        """Hold the lock of this table for a change. An unexpected exception loses this object, not the table."""
        await self.lock.acquire()
        async with self.locked():
            if self.lost:
                raise TableLost
            self.used = self.services.now()
            self.clocks.mark()
            yield

    @contextlib.asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """The same for a caller that has acquired the lock already. The lock is released at the end of the block."""
        try:
            yield
        except (GameError, TableLost, asyncio.CancelledError):
            raise
        except Exception as bug:
            self.lose(bug)
            raise TableLost from bug
        finally:
            self.lock.release()

    @contextlib.asynccontextmanager
    async def committed(self, viewer: int | None = None) -> AsyncIterator[None]:
        """Wait for the commit under way, so that the block sees committed state only. ``viewer``: the block uses only
        what this viewer may know, and waits for nothing; see ``WindowState.hides_commit_from``."""
        hidden = viewer is not None and self.secret_window.hides_commit_from(viewer)
        async with contextlib.nullcontext() if hidden else self.lock:
            if self.lost:
                raise TableLost
            yield

    # -- losing and unloading --------------------------------------------------------------------------------------

    def lose(self, why: BaseException) -> None:
        """A change failed half way: give up this object, never what the store has. Connected clients come back."""
        if self.lost:
            return
        self.lost = True
        if not self.lock.locked():  # no change is under way
            self.clocks.mark()
        self.services.log.error("table_lost", table=table_tag(self.info.id), exc_info=why)
        self.on_lost(self)
        code = "STORE" if self.services.store.trouble else "TABLE_RELOADED"
        self.shut_down(Bye(code, "Something went wrong; nothing that was confirmed is lost.", again=True))

    def shut_down(self, bye: Bye | None = None) -> None:
        """Stop all tasks of this table and close its connections."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.bots.cancel_all()
        self.inbox.fail_all(TableLost())
        self.audience.close(bye)

    @property
    def is_unused(self) -> bool:
        """May this table leave memory, to be read again when somebody asks for it?"""
        return not self.audience.connections and not self.bots.thinking and self.alarm is None

    # -- showing ---------------------------------------------------------------------------------------------------

    def scene_builder(self) -> SceneBuilder:
        window, opening = None if self.session is None else self.session.window, self.secret_window.open
        shown = opening if opening is not None and opening.window is window else None
        return SceneBuilder(
            self.game,
            self.info,
            self.clocks,
            self.session,
            self.here,
            self.standstill.current,
            shown,
            self.audience.cache,
        )

    def teller(self, lang: str) -> Teller:
        return self.audience.teller(self.game, self.info, lang)

    def scene(self, viewer: int, lang: str) -> Data:
        return self.scene_builder().scene(viewer, self.teller(lang), self.audience.watchers)

    def check_scenes(self) -> None:
        """Show the table to every viewer once. A table on which this fails must not be committed, and cannot be
        opened."""
        painter, teller = self.scene_builder(), self.teller("en")
        last = max(len(self.session.log) - TRIED_EVENTS, 0) if self.session is not None else 0
        for viewer in range(-1, len(self.info.seats)):
            canonical(painter.scene(viewer, teller, 0))
            canonical(painter.log_lines(viewer, teller, last))

    def publish(self, mark: int | None = None) -> None:
        """Send each viewer what is new to it: the scene, and the events from ``mark`` of the log on."""
        with self.ticker.measured():
            self.audience.publish(self.scene_builder(), self.services.now(), self.ticks, mark)

    def show_all(self, connection: Connection) -> None:
        """Send everything to one connection."""
        self.audience.show_all(self.scene_builder(), connection, self.services.now(), self.ticks, self.chat.rows)

    # -- coming and going ------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """``connection`` looks at this table from now on. Call this with the lock."""
        self.audience.connections.add(connection)
        self.note_absence()

    def show_to(self, connection: Connection) -> None:
        """Tell the others about a new connection, then show it everything. Call this with the lock, when everything is
        committed."""
        channel = self.audience.open_channel(self.scene_builder(), connection)
        self.publish()
        channel.connections.add(connection)
        self.show_all(connection)

    def exit(self, connection: Connection) -> None:
        """``connection`` is gone. Call this with the lock: what is not committed yet must not be sent."""
        if connection in self.audience.connections:
            self.audience.remove(connection)
            self.note_absence()
