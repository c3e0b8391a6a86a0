"""One table: the only authority over its session. It applies, commits, and only then tells."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from hashlib import blake2b

from msgspec import json

from xenodeck import bots
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import nearest_language
from xenodeck.core.errors import GameError
from xenodeck.core.records import snapshot
from xenodeck.core.rules.engine import paused, question_number
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller
from xenodeck.server.messages.protocol import Bye, Said
from xenodeck.server.services import Services
from xenodeck.server.store import Change, ChatRow, Entry, Head
from xenodeck.server.tables.audience import showing
from xenodeck.server.tables.audience.channel import Channel, Connection, encode
from xenodeck.server.tables.audience.names import people_of
from xenodeck.server.tables.audience.scene import Data, Memo, Painter, canonical, face_of
from xenodeck.server.tables.model import info as table_info, journal
from xenodeck.server.tables.model.clocks import Clocks
from xenodeck.server.tables.model.inbox import Inbox
from xenodeck.server.tables.model.info import BOT, OVER, PERSON, RUNNING, TableInfo
from xenodeck.server.tables.model.journal import TICK, events_to_keep
from xenodeck.server.tables.model.lock import Turnstile
from xenodeck.server.tables.model.pacing import Rhythm
from xenodeck.server.tables.model.plan import Plan
from xenodeck.server.tables.model.race import Margins
from xenodeck.server.tables.model.requests import Once
from xenodeck.server.tables.model.waiting import Halt, Opening
from xenodeck.server.telemetry.logs import tag

KEPT_CHAT = 200
FACE_MS = 1000  # at most so often a table in real time moves in lists


class TableLost(Exception):
    """What this object holds is no longer what is kept: it must be read again from the store."""

    expected = True


class Table:
    def __init__(self, services: Services, game: Game, info: TableInfo, session: Session | None) -> None:
        self.services = services
        self.game = game
        self.info = info
        self.session = session
        self.lock = Turnstile()
        self.clocks = Clocks(info.clock, len(info.seats), info.times, services.now())
        self.n = 0  # last entry of the journal
        self.snapshot_n = 0  # the one up to which the snapshot reaches
        self.seen_n = 0  # the one that was the last when somebody looked
        self.unkept_ticks = 0  # time that passed and showed nothing yet
        self.once = Once(services.store, info.id)
        self.chat: list[ChatRow] = []
        self.connections: set[Connection] = set()
        self.channels: dict[tuple[int, str], Channel] = {}
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # seat -> its question, and the bot at work
        self.plans: dict[int, Plan] = {}  # seat -> what its bot will do, where everybody acts at their own pace
        self.inbox = Inbox()  # for the coming tick
        self.margins = Margins()  # how close it was
        self.halt: Halt | None = None  # why no time passes at a table in real time
        self.opening: Opening | None = None  # the secret window that is open, and for how long
        self.answering: int | None = None  # the seat whose answer in a secret window is being committed
        self.linger: Halt | None = None  # … or at any: people look at what has just happened
        self.rhythms: dict[str, Rhythm] = {}  # level of bots -> when they answer
        self.hurried = False  # somebody let the bots be quick
        self.absent_since: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.tick_due: int | None = None
        self.computed = 0.0  # ms, in the present tick
        self.shown: tuple[object, ...] | None = None  # what shows since the last tick; None: to be looked at anew
        self.used = services.now()
        self.lost = False
        self.losses = 0  # times in a row that this table was lost before anything could be committed
        self.on_lost: Callable[[Table], object] = lambda _: None  # who has to know of it
        self.expected_until = 0  # those who were thrown out are on their way back: their clocks do not wait for them
        self.clocks_before = self.clocks  # what they showed before the change under way
        self._kept = ""  # the info as it is in the store
        self._agreed: TableInfo | None = None  # the same, read
        self._tellers: dict[str, Teller] = {}
        self._memo = Memo()
        self._face = face_of(info, self.session) if info.changed else None  # as it was last kept
        self._put_off = 0  # moves that everybody could notice, and will be told of a little later
        self.note_absence()

    # -- who is there ----------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[int]:
        return {c.viewer for c in self.connections if c.viewer >= 0}

    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.info.seats) if seat.kind == PERSON]

    def bot_of(self, seat: int) -> str:
        """The bot that answers for ``seat`` now; empty: a person does."""
        chair = self.info.seats[seat]
        if chair.kind == BOT:
            return chair.bot
        return bots.usual(self.game) if chair.stand_in else ""

    def note_absence(self) -> None:
        here, now = self.here, self.services.now()
        self.absent_since = {
            seat: self.absent_since.get(seat, now)
            for seat in self.people()
            if seat not in here and self.info.status == RUNNING
        }

    def ask(self, seat: int) -> str:
        """The name of the question open to ``seat``: the same after a restart, and it tells nothing but itself."""
        session = self.session
        if session is None or seat < 0 or not session.asks(seat):
            return ""
        asked = session.table_of(seat)
        anew = f".{session.steps}" if session.asks_in_secret() else ""  # in secret windows questions are not counted
        said = f"{seat}.{question_number(asked, seat)}.{session.unfinished_words(seat)}{anew}"
        key = self.info.seed.to_bytes(32, "little", signed=True)  # below 0 only at tables of old, which must open too
        return blake2b(said.encode(), key=key, digest_size=8, person=b"xenodeck ask").hexdigest()

    def running(self) -> Session:
        """The session, where there is one."""
        assert self.session is not None
        return self.session

    def teller(self, lang: str) -> Teller:
        lang = nearest_language(self.game.folder, lang)
        if lang not in self._tellers:
            names = people_of(self.game, self.info, lang)
            self._tellers[lang] = Teller(self.game, lang, len(names), names)
        return self._tellers[lang]

    def renamed(self) -> None:
        self._tellers.clear()
        self._memo = Memo()

    # -- what is committed -----------------------------------------------------------------------------------------

    @property
    def agreed(self) -> TableInfo | None:
        """The info as it was committed last, not to be altered; None: the table is not in the store yet."""
        if self._agreed is None and self._kept:
            self._agreed = table_info.from_text(self._kept)
        return self._agreed

    def note_kept(self, doc: str) -> None:
        """The info is in the store like this now."""
        self._kept, self._agreed = doc, None
        self.mark_clocks()

    def mark_clocks(self) -> None:
        if self.clocks.on:
            self.clocks_before = self.clocks.copy()

    def go_back(self) -> None:
        """Forget a change that was refused before the game began."""
        agreed = self.agreed
        if agreed is not None:
            self.info = table_info.from_text(self._kept)
            self.clocks = Clocks(agreed.clock, len(agreed.seats), agreed.times, self.services.now())
        self.session = None
        self.renamed()

    # -- keeping ---------------------------------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, data: str, move_id: str | None = None) -> Entry:
        """The next entry of the journal."""
        self.n += 1
        if move_id is not None:
            self.once.note(seat, move_id)
        return Entry(self.n, kind, seat, data, move_id, self.services.now())

    def time_entry(self) -> list[Entry]:
        """Time that has not been written down yet, to go before what happens now."""
        if not self.unkept_ticks:
            return []
        ticks, self.unkept_ticks = self.unkept_ticks, 0
        return [self.entry(TICK, -1, str(ticks))]

    async def keep(
        self,
        entries: list[Entry] | None = None,
        mark: int = 0,
        chat: ChatRow | None = None,
        seats_changed: bool = False,
        begin: bool = False,
        moved: int = 0,
        whole: bool = False,
    ) -> int:
        """Commit everything as it is now. Returns ``mark``, an index into the log, which may have been trimmed.
        ``whole``: with a snapshot, because what is done here cannot be done again from the one before."""
        if self.lost:
            raise TableLost
        # the state has lived through this time: a snapshot without it in the journal would live through it twice
        entries = [*(entries or []), *self.time_entry()]
        now, info, session = self.services.now(), self.info, self.session
        info.times = self.clocks.kept(now)
        info.waiting = session.waiting() if session is not None else []
        if chat is not None or self._stirs(now):
            # shown to everybody: half a move, or an answer that nobody may know of, must not stir them
            info.changed, info.moves = now, info.moves + self._put_off + moved
            self._put_off = 0
        elif self._is_put_off(now):
            self._put_off += moved
        head = self.head()
        change = Change(self.info.id, head, entries)
        if session is not None and (begin or whole or self.n - self.snapshot_n >= self.services.snapshot_every):
            mark -= session.trim(max(events_to_keep(session, showing.KEPT_EVENTS), len(session.log) - mark))
            change.snapshot = (self.n, json.encode(snapshot.to_data(session)).decode())
            self.snapshot_n = self.n
        if chat is not None:
            change.chat = [chat]
            change.forget_chat_before = max(chat.n - KEPT_CHAT, 0)
        if seats_changed or begin:
            change.sitting = {n: s.guest for n, s in enumerate(info.seats) if s.kind == PERSON}
        try:
            await self.services.store.commit(change)
        except Exception as no:
            self.lose(no)
            raise TableLost from no
        self.losses = 0
        self.note_kept(head.doc)
        return mark

    def _stirs(self, now: int) -> bool:
        """Does the table look different to everybody? Where that may be with every tick, now and then will do."""
        if self._is_put_off(now):
            return False
        before, self._face = self._face, face_of(self.info, self.session)
        return before != self._face

    def _is_put_off(self, now: int) -> bool:
        return self.tick_due is not None and now - self.info.changed < FACE_MS and self.info.status == RUNNING

    def head(self) -> Head:
        r = self.info
        doc = table_info.to_text(r)
        wakes = self.wakes()
        return Head(r.id, r.status, r.listed, r.game, r.rules, r.mode, r.created, r.changed, wakes, r.moves, doc)

    def wakes(self) -> int | None:
        """When the server must look after this table with nobody there; None: only people can go on."""
        if self.info.status != RUNNING or self.session is None or self.asleep():
            return None
        if self.session.setup.tick_ms and self.info.lesson is None:
            return None  # in real time nothing goes on while nobody is there
        if paused(self.session.state):
            return self.info.pause.due if self.info.pause is not None else self.services.now()
        if self.session.window is not None or any(self.bot_of(seat) for seat in self.session.waiting()):
            return self.services.now()
        return self.clocks.next_due() if self.clocks.by_calendar else None

    def asleep(self) -> bool:
        """Nobody plays here and nobody has looked for long: a game without end costs nobody anything. It goes on when
        somebody looks."""
        if self.connections or any(seat.kind == PERSON and not seat.stand_in for seat in self.info.seats):
            self.seen_n = self.n
        return self.n - self.seen_n > journal.MOST_UNSEEN

    def lose(self, why: BaseException) -> None:
        """Something went wrong half way: forget this object, never what is kept. Whoever is connected comes back."""
        if self.lost:
            return
        self.lost = True
        if not self.lock.locked():  # no change is under way
            self.mark_clocks()
        self.services.log.error("table_lost", table=tag(self.info.id), exc_info=why)
        self.on_lost(self)
        code = "STORE" if self.services.store.trouble else "TABLE_RELOADED"
        self.put_away(Bye(code, "Something went wrong; nothing that was confirmed is lost.", again=True))

    def put_away(self, bye: Bye | None = None) -> None:
        """Stop everything that goes on for this table."""
        if self.timer is not None:
            self.timer.cancel()
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        self.inbox.give_up(TableLost())
        for connection in self.connections:
            if bye is not None:
                connection.say(bye)
            connection.close(bye.code if bye is not None else "GONE")

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One thing at a time. A mistake of ours in the middle of it costs this object, not the table."""
        await self.lock.acquire()
        async with self.gone_through():
            if self.lost:
                raise TableLost
            self.used = self.services.now()
            self.mark_clocks()
            yield

    @contextlib.asynccontextmanager
    async def gone_through(self) -> AsyncIterator[None]:
        """The same for whoever has the lock already; it is let go of in the end."""
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
    async def settled(self, viewer: int | None = None) -> AsyncIterator[None]:
        """To look at what is here: it waits for what is being committed, and sees nothing that is not. ``viewer``: who
        looks at nothing but what it may know, and waits for nothing within the block; see ``kept_from``."""
        async with contextlib.nullcontext() if viewer is not None and self.kept_from(viewer) else self.lock:
            if self.lost:
                raise TableLost
            yield

    def kept_from(self, viewer: int) -> bool:
        """Is all that is being committed here somebody else's secret? Nothing that ``viewer`` may know changes with it,
        so there is nothing to wait for; and whoever waited would notice that somebody was asked, and answers."""
        return self.answering is not None and self.answering != viewer

    # -- telling ---------------------------------------------------------------------------------------------------

    def painter(self) -> Painter:
        window = None if self.session is None else self.session.window
        opening = self.opening if self.opening is not None and self.opening.window is window else None
        return Painter(self.game, self.info, self.clocks, self.session, self.here, self.standing, opening, self._memo)

    @property
    def watchers(self) -> int:
        return sum(1 for c in self.connections if c.viewer < 0)

    def scene(self, viewer: int, lang: str) -> Data:
        return self.painter().scene(viewer, self.teller(lang), self.watchers, self.ask(viewer))

    def try_out(self) -> None:
        """Show it to everybody once: what breaks on this must not be kept, and cannot be opened."""
        painter, teller = self.painter(), self.teller("en")
        last = max(len(self.session.log) - showing.TRIED_EVENTS, 0) if self.session is not None else 0
        for viewer in range(-1, len(self.info.seats)):
            canonical(painter.scene(viewer, teller, 0, self.ask(viewer)))
            canonical(painter.log_lines(viewer, teller, last))

    def publish(self, mark: int | None = None) -> None:
        """Tell everybody what is new to them: the scene, and the events from ``mark`` of the log on. All frames are
        made before the first is sent: nobody sees anything earlier because somebody else's took long to make."""
        with self.metered():
            frames: list[tuple[Channel, bytes]] = []
            now, ticks, painter, watchers = self.services.now(), self.ticks, self.painter(), self.watchers
            for (viewer, lang), channel in self.channels.items():
                teller = self.teller(lang)
                scene = painter.scene(viewer, teller, watchers, self.ask(viewer))
                log = None
                if mark is not None:
                    lines = painter.log_lines(viewer, teller, mark)
                    if lines or scene["log"] < channel.scene.get("log", 0):
                        log = {"start": scene["log"] - len(lines), "lines": lines}
                frame = channel.step(scene, log, now, ticks)
                if frame is not None:
                    frames.append((channel, frame))
            for channel, frame in frames:
                self.services.metrics.sent(channel.send(frame), len(frame))

    def tell_chat(self, row: ChatRow) -> None:
        for (_, lang), channel in self.channels.items():
            channel.send(encode(Said(showing.chat_line(row, lang))))

    @contextlib.contextmanager
    def metered(self) -> Iterator[None]:
        """What is computed in this block, which waits for nothing, is noted."""
        begun, before = self.services.computed(), self.computed
        try:
            yield
        finally:  # what was noted within it is part of it
            self.computed = before + 1000 * (self.services.computed() - begun)

    @property
    def standing(self) -> Halt | None:
        """Why nothing is taken and no time passes, if that is so."""
        return self.halt or self.linger

    @property
    def ticks(self) -> int:
        return 0 if self.session is None else int(self.session.state.now)

    def show_all(self, connection: Connection) -> None:
        """Everything, for one connection."""
        channel = self.channels[connection.viewer, connection.lang]
        teller = self.teller(connection.lang)
        lines = self.painter().log_lines(connection.viewer, teller, 0, again=True)[-showing.KEPT_EVENTS :]
        log = {"start": channel.scene["log"] - len(lines), "lines": lines}
        chat = [showing.chat_line(row, connection.lang) for row in self.chat[-showing.SHOWN_CHAT :]]
        connection.send(channel.full(self.services.now(), self.ticks, log, chat))

    # -- coming and going ------------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        """Somebody looks at this table from now on. Called alone."""
        self.connections.add(connection)
        self.note_absence()

    def show_to(self, connection: Connection) -> None:
        """Tell the others, then show everything to whoever came. Called alone, with everything committed."""
        key = (connection.viewer, connection.lang)
        channel = self.channels.get(key)
        if channel is None:
            channel = self.channels[key] = Channel()
            channel.scene = self.scene(*key)
        self.publish()
        channel.connections.add(connection)
        self.show_all(connection)

    def exit(self, connection: Connection) -> None:
        """Somebody is gone. Called alone: what is not committed yet must not be told."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        key = (connection.viewer, connection.lang)
        if (channel := self.channels.get(key)) is not None:
            channel.connections.discard(connection)
            if not channel.connections:
                del self.channels[key]
        self.note_absence()

    @property
    def unattended(self) -> bool:
        """Could it be put away, to be read again when somebody asks for it?"""
        return not self.connections and not self.thinking and self.timer is None

    def over(self) -> bool:
        return self.info.status == OVER
