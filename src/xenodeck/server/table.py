"""One table: the only authority over its match. It applies, commits, and only then tells."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from hashlib import blake2b

from msgspec import json

from xenodeck import bots
from xenodeck.core import snapshot
from xenodeck.core.engine import paused
from xenodeck.core.errors import GameError
from xenodeck.core.game import Game
from xenodeck.core.match import Match
from xenodeck.core.telling import Teller
from xenodeck.core.wording import nearest_language
from xenodeck.server import room as rooms
from xenodeck.server.channel import Channel, Connection, encode
from xenodeck.server.clocks import Clocks
from xenodeck.server.house import House
from xenodeck.server.journal import TICK, events_to_keep
from xenodeck.server.logs import tag
from xenodeck.server.names import people_of
from xenodeck.server.once import Once
from xenodeck.server.pacing import Rhythm
from xenodeck.server.room import BOT, OVER, PERSON, RUNNING, Room
from xenodeck.server.scene import Data, Painter, canonical, match_scene
from xenodeck.server.store import Change, ChatRow, Entry, Head
from xenodeck.server.wire import Bye, ChatLine, Said
from xenodeck.server.words import ServerWords

KEPT_EVENTS = 200  # of the log, in memory and for whoever comes: so many that each viewer noticed
TRIED_EVENTS = 20  # shown before a table is opened, to see whether they can be
KEPT_CHAT = 200
SHOWN_CHAT = 50


class TableLost(Exception):
    """What this object holds is no longer what is kept: it must be read again from the store."""

    expected = True


def nobody_minds(_: Table) -> None:
    """Nobody has to know that a table is lost."""


class Table:
    def __init__(self, house: House, game: Game, room: Room, match: Match | None) -> None:
        self.house = house
        self.game = game
        self.room = room
        self.match = match
        self.lock = asyncio.Lock()
        self.clocks = Clocks(room.clock, len(room.seats), room.times, house.now())
        self.n = 0  # last entry of the journal
        self.snapshot_n = 0  # the one up to which the snapshot reaches
        self.unkept_ticks = 0  # time that passed and showed nothing yet
        self.once = Once(house.store, room.id)
        self.chat: list[ChatRow] = []
        self.connections: set[Connection] = set()
        self.channels: dict[tuple[int, str], Channel] = {}
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}  # seat -> its question, and the bot at work
        self.rhythms: dict[str, Rhythm] = {}  # level of bots -> when they answer
        self.absent_since: dict[int, int] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.tick_due: int | None = None
        self.used = house.now()
        self.lost = False
        self.losses = 0  # times in a row that this table was lost before anything could be committed
        self.on_lost: Callable[[Table], object] = nobody_minds
        self.expected_until = 0  # those who were thrown out are on their way back: their clocks do not wait for them
        self.clocks_before = self.clocks  # what they showed before the change under way
        self._kept = ""  # the room as it is in the store
        self._agreed: Room | None = None  # the same, read
        self._tellers: dict[str, Teller] = {}
        self._face = self.face() if room.changed else None  # as it was last kept
        self.note_absence()

    # -- who is there ----------------------------------------------------------------------------------------------

    @property
    def here(self) -> set[int]:
        return {c.viewer for c in self.connections if c.viewer >= 0}

    def people(self) -> list[int]:
        return [n for n, seat in enumerate(self.room.seats) if seat.kind == PERSON]

    def bot_of(self, seat: int) -> str:
        """The bot that answers for ``seat`` now; empty: a person does."""
        chair = self.room.seats[seat]
        if chair.kind == BOT:
            return chair.bot
        return bots.usual(self.game) if chair.stand_in else ""

    def note_absence(self) -> None:
        here, now = self.here, self.house.now()
        self.absent_since = {
            seat: self.absent_since.get(seat, now)
            for seat in self.people()
            if seat not in here and self.room.status == RUNNING
        }

    def ask(self, seat: int) -> str:
        """The name of the question open to ``seat``: the same after a restart, and it tells nothing but itself."""
        match = self.match
        if match is None or seat < 0 or seat not in match.waiting():
            return ""
        said = f"{seat}.{match.state.opened}.{match.state.earlier(seat)}".encode()
        key = self.room.seed.to_bytes(32, "little", signed=True)  # below 0 only at tables of old, which must open too
        return blake2b(said, key=key, digest_size=8, person=b"xenodeck ask").hexdigest()

    def running(self) -> Match:
        """The match, where there is one."""
        assert self.match is not None
        return self.match

    def teller(self, lang: str) -> Teller:
        lang = nearest_language(self.game.folder, lang)
        if lang not in self._tellers:
            names = people_of(self.game, self.room, lang)
            self._tellers[lang] = Teller(self.game, lang, len(names), names)
        return self._tellers[lang]

    def renamed(self) -> None:
        self._tellers.clear()

    # -- what is committed -----------------------------------------------------------------------------------------

    @property
    def agreed(self) -> Room | None:
        """The room as it was committed last, for whoever must neither wait nor hear of what may never come to be; None
        for a table that is not in the store yet. Not to be altered."""
        if self._agreed is None and self._kept:
            self._agreed = rooms.from_text(self._kept)
        return self._agreed

    def note_kept(self, doc: str) -> None:
        """The room is in the store like this now."""
        self._kept, self._agreed = doc, None
        self.mark_clocks()

    def mark_clocks(self) -> None:
        if self.clocks.on:
            self.clocks_before = self.clocks.copy()

    def go_back(self) -> None:
        """Forget a change that was refused before the game began."""
        agreed = self.agreed
        if agreed is not None:
            self.room = rooms.from_text(self._kept)
            self.clocks = Clocks(agreed.clock, len(agreed.seats), agreed.times, self.house.now())
        self.match = None
        self.renamed()

    # -- keeping ---------------------------------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, data: str, move_id: str | None = None) -> Entry:
        """The next entry of the journal."""
        self.n += 1
        if move_id is not None:
            self.once.note(seat, move_id)
        return Entry(self.n, kind, seat, data, move_id, self.house.now())

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
        moved: bool = False,
    ) -> int:
        """Commit everything as it is now. Returns ``mark``, an index into the log, which may have been trimmed."""
        if self.lost:
            raise TableLost
        # the state has lived through this time: a snapshot without it in the journal would live through it twice
        entries = [*(entries or []), *self.time_entry()]
        now, room, match = self.house.now(), self.room, self.match
        room.times = self.clocks.kept(now)
        room.waiting = match.waiting() if match is not None else []
        face = self.face()
        if chat is not None or face != self._face:
            # shown to everybody: half a move, or an answer that nobody may know of, must not stir them
            room.changed, room.moves = now, room.moves + moved
            self._face = face
        head = self.head()
        change = Change(self.room.id, head, entries)
        if match is not None and (begin or self.n - self.snapshot_n >= self.house.snapshot_every):
            mark -= match.trim(max(events_to_keep(match, KEPT_EVENTS), len(match.log) - mark))
            change.snapshot = (self.n, json.encode(snapshot.to_data(match)).decode())
            self.snapshot_n = self.n
        if chat is not None:
            change.chat = [chat]
            change.forget_chat_before = max(chat.n - KEPT_CHAT, 0)
        if seats_changed or begin:
            change.sitting = {n: s.guest for n, s in enumerate(room.seats) if s.kind == PERSON}
        try:
            await self.house.store.commit(change)
        except Exception as no:
            self.lose(no)
            raise TableLost from no
        self.losses = 0
        self.note_kept(head.doc)
        return mark

    def face(self) -> list[object]:
        """All that everybody may know of this table for good: what is agreed, and the game as a spectator sees it."""
        room, match = self.room, self.match
        seats = [(seat.kind, seat.name, seat.bot, seat.stand_in) for seat in room.seats]
        known: list[object] = [room.status, room.next, room.seat_of(room.host), seats]
        if room.pause is not None:
            known.append((room.pause.opened, list(room.pause.ready)))
        if match is not None:
            known += [match.told(-1), match_scene(match, match.view(-1).to_data())]
        return known

    def head(self) -> Head:
        r = self.room
        doc = rooms.to_text(r)
        wakes = self.wakes()
        return Head(r.id, r.status, r.listed, r.game, r.rules, r.mode, r.created, r.changed, wakes, r.moves, doc)

    def wakes(self) -> int | None:
        """When the server must look after this table with nobody there; None: only people can go on."""
        if self.room.status != RUNNING or self.match is None:
            return None
        if paused(self.match.state):
            return self.room.pause.due if self.room.pause is not None else self.house.now()
        if any(self.bot_of(seat) for seat in self.match.waiting()) or (self.match.setup.tick_ms and not self.people()):
            return self.house.now()
        return self.clocks.next_due() if self.clocks.by_calendar else None

    def lose(self, why: BaseException) -> None:
        """Something went wrong half way: forget this object, never what is kept. Whoever is connected comes back."""
        if self.lost:
            return
        self.lost = True
        if not self.lock.locked():  # no change is under way
            self.mark_clocks()
        self.house.log.error("table_lost", table=tag(self.room.id), exc_info=why)
        self.on_lost(self)
        self.put_away(
            Bye("TABLE_RELOADED", "Something went wrong here; nothing that was confirmed is lost.", again=True)
        )

    def put_away(self, bye: Bye | None = None) -> None:
        """Stop everything that goes on for this table."""
        if self.timer is not None:
            self.timer.cancel()
        for _, task in self.thinking.values():
            task.cancel()
        self.thinking.clear()
        for connection in self.connections:
            if bye is not None:
                connection.say(bye)
            connection.close(bye.code if bye is not None else "GONE")

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One thing at a time. A mistake of ours in the middle of it costs this object, not the table."""
        async with self.lock:
            if self.lost:
                raise TableLost
            self.used = self.house.now()
            self.mark_clocks()
            try:
                yield
            except (GameError, TableLost, asyncio.CancelledError):
                raise
            except Exception as bug:
                self.lose(bug)
                raise TableLost from bug

    @contextlib.asynccontextmanager
    async def settled(self) -> AsyncIterator[None]:
        """To look at what is here: it waits for what is being committed, and sees nothing that is not."""
        async with self.lock:
            if self.lost:
                raise TableLost
            yield

    # -- telling ---------------------------------------------------------------------------------------------------

    def painter(self) -> Painter:
        return Painter(self.game, self.room, self.clocks, self.match, self.here)

    @property
    def watchers(self) -> int:
        return sum(1 for c in self.connections if c.viewer < 0)

    def scene(self, viewer: int, lang: str) -> Data:
        return self.painter().scene(viewer, self.teller(lang), self.watchers, self.ask(viewer))

    def try_out(self) -> None:
        """Show it to everybody once: what breaks on this must not be kept, and cannot be opened."""
        painter, teller = self.painter(), self.teller("en")
        last = max(len(self.match.log) - TRIED_EVENTS, 0) if self.match is not None else 0
        for viewer in range(-1, len(self.room.seats)):
            canonical(painter.scene(viewer, teller, 0, self.ask(viewer)))
            canonical(painter.log_lines(viewer, teller, last))

    def publish(self, mark: int | None = None) -> None:
        """Tell everybody what is new to them: the scene, and the events from ``mark`` of the log on."""
        now, ticks, painter, watchers = self.house.now(), self.ticks, self.painter(), self.watchers
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
                self.house.metrics.sent(channel.send(frame), len(frame))

    @property
    def ticks(self) -> int:
        return 0 if self.match is None else int(self.match.state.now)

    def show_all(self, connection: Connection) -> None:
        """Everything, for one connection."""
        channel = self.channels[connection.viewer, connection.lang]
        lines = self.painter().log_lines(connection.viewer, self.teller(connection.lang), 0)[-KEPT_EVENTS:]
        log = {"start": channel.scene["log"] - len(lines), "lines": lines}
        chat = [self.chat_line(row, connection.lang) for row in self.chat[-SHOWN_CHAT:]]
        connection.send(channel.full(self.house.now(), self.ticks, log, chat))

    def chat_line(self, row: ChatRow, lang: str) -> ChatLine:
        text = ServerWords.of(lang).say("phrases", row.phrase) if row.phrase else row.text
        return ChatLine(row.n, row.seat, row.name, text, row.at, row.phrase)

    def tell_chat(self, row: ChatRow) -> None:
        for (_, lang), channel in self.channels.items():
            channel.send(encode(Said(self.chat_line(row, lang))))

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
        channel = self.channels.get(key)
        if channel is not None:
            channel.connections.discard(connection)
            if not channel.connections:
                del self.channels[key]
        self.note_absence()

    @property
    def idle(self) -> bool:
        """Could it be put away, to be read again when somebody asks for it?"""
        return not self.lock.locked() and self.unattended

    @property
    def unattended(self) -> bool:
        return not self.connections and not self.thinking and self.timer is None

    def over(self) -> bool:
        return self.room.status == OVER
