"""The table socket: a hello, then requests. Answers and frames are sent by a task of their own. docs/protocol.md."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from msgspec import DecodeError, ValidationError
from msgspec.json import Decoder

from xenodeck.core.definition.wording import nearest_language
from xenodeck.core.errors import GameError
from xenodeck.server.garbage_collection import drop_traceback
from xenodeck.server.http.authenticator import Authenticator
from xenodeck.server.http.middleware import address_of
from xenodeck.server.limits import costs
from xenodeck.server.limits.accounts import account_of
from xenodeck.server.limits.rate_limiter import MAX_REFUSAL_DELAY, Kind
from xenodeck.server.messages.protocol import (
    LONGEST_FRAME,
    VERSION,
    Ack,
    Back,
    Bye,
    ClientMessage,
    Echo,
    FromServer,
    Hello,
    Hint,
    Hurry,
    MakeClaim,
    Move,
    Next,
    Ping,
    Pong,
    Probe,
    Ready,
    Refused,
    Resync,
    Say,
    TakeBack,
    Undo,
    Why,
)
from xenodeck.server.server_words import ServerWords
from xenodeck.server.store import StoreError
from xenodeck.server.tables.audience.channel import Connection
from xenodeck.server.tables.commands import moves, talking
from xenodeck.server.tables.game_loop import arrivals, margins
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table, TableLost
from xenodeck.server.workers.fair_queue import QueueTicket

HELLO_SECONDS = 60.0  # for the hello to arrive; the time for answering it does not count
FAREWELL_SECONDS = 5.0  # for the last frames to be sent
MOST_ABUSE = 200  # messages beyond the limit, or not understood, on one socket
PROBE_SECONDS = (0.05, 0.2, 0.5, 1.0, 4.0)  # before the first probes of a connection, and between all later ones
FIRST_REST = 0.05  # seconds for which a socket that sends too much is not read, at first
MOST_DOUBLINGS = 6
LONGEST_BREATH = 0.02  # seconds between two slow answers
MOST_AT_WORK = 16  # requests of one socket that are carried out at the same time
NORMAL, GOING_AWAY, POLICY, TOO_BIG, TRY_AGAIN = 1000, 1001, 1008, 1009, 1012

Socket = WebSocket[Any, Any, Any]
decode = Decoder(ClientMessage).decode


class CloseSocket(Exception):
    """The socket must be closed, with this last message."""

    def __init__(self, code: str, text: str, close: int = POLICY, again: bool = False) -> None:
        super().__init__(code)
        self.bye = Bye(code, text, again)
        self.close = close


@websocket("/ws")
async def table_socket(socket: Socket) -> None:
    await socket.accept()
    visit = SocketSession(socket, socket.app.state.registry, socket.app.state.authenticator)
    await visit.run()


class SocketSession:
    """One socket, from its hello to its close."""

    def __init__(self, socket: Socket, registry: Registry, authenticator: Authenticator) -> None:
        self.socket = socket
        self.registry = registry
        self.authenticator = authenticator
        self.services = registry.services
        self.connection = Connection(address_of(socket.scope), self.services.round_trips(socket.scope))
        self.meter = authenticator.limits.meter()
        self.resyncs = authenticator.limits.meter("resync")
        self.table: Table | None = None
        self.guest = ""  # the guest who has the seat
        self.place = QueueTicket(account_of(self.connection.address))
        self.abuse = 0
        self.floods = 0  # messages in a row beyond the limit
        self.at_work: set[asyncio.Task[None]] = set()
        self.asking: set[asyncio.Task[None]] = set()  # those of them that change nothing
        self.showing: asyncio.Task[None] | None = None

    async def run(self) -> None:
        sending = asyncio.create_task(self.send_queued())
        reading = asyncio.create_task(self.read_all())
        ending = asyncio.create_task(self.connection.ending.wait())
        measuring = asyncio.create_task(self.measure())
        try:
            await asyncio.wait({sending, reading, ending}, return_when=asyncio.FIRST_COMPLETED)
            if self.connection.closed:
                await asyncio.wait({sending}, timeout=FAREWELL_SECONDS)
        finally:
            for task in (reading, sending, ending, measuring):
                task.cancel()
            await asyncio.gather(reading, sending, ending, measuring, return_exceptions=True)
            for task in self.asking:  # nobody waits for these answers any more
                task.cancel()
            if self.table is not None:
                self.services.begin(arrivals.depart(self.table, self.connection), "depart")

    async def send_queued(self) -> None:
        """Send all queued frames in order, then close the socket as the connection says."""
        connection = self.connection
        try:
            while (frame := await connection.next_frame()) is not None:
                await self.socket.send_data(frame.decode(), mode="text")
            await self.socket.close(code=CLOSES.get(connection.closed, NORMAL), reason=connection.closed)
        except (WebSocketDisconnect, WebSocketException, RuntimeError, OSError):
            return

    async def read_all(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                first = await self.receive()
            await self.hello(first)
            while True:
                message = await self.receive()
                if message is not None:
                    await self.take(message)
        except TimeoutError:
            self.leave(CloseSocket("NO_HELLO", "Nobody said hello."))
        except CloseSocket as bye:
            self.leave(bye)
        except TableLost:
            self.leave(CloseSocket("TABLE_RELOADED", "Please come back.", TRY_AGAIN, again=True))
        except StoreError:
            self.leave(CloseSocket("STORE", "The server cannot reach its store.", TRY_AGAIN, again=True))
        except (WebSocketDisconnect, OSError):
            return

    def leave(self, bye: CloseSocket) -> None:
        CLOSES.setdefault(bye.bye.code, bye.close)
        self.connection.say(bye.bye)
        self.connection.close(bye.bye.code)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def receive(self) -> Any:
        """Return the next message; None for one beyond the limit or not understood, which is answered here."""
        raw = await self.socket.receive_data(mode="text")
        if len(raw) > LONGEST_FRAME:
            raise CloseSocket("TOO_BIG", f"A message has at most {LONGEST_FRAME} bytes.", TOO_BIG)
        if self.meter.take():
            return self.complain("SLOW_DOWN", request_id(raw))
        try:
            message = decode(raw)
        except (DecodeError, ValidationError, RecursionError):
            return self.complain("BAD_MESSAGE", request_id(raw))
        wait = self.authenticator.limits.spend(costs.MESSAGES[type(message)], self.connection.address, self.guest)
        if not wait:
            self.floods = 0
            return message
        self.floods = min(self.floods + 1, MOST_DOUBLINGS)
        self.services.metrics.refused("SLOW_DOWN")
        if isinstance(message, Hello):
            raise CloseSocket("BUSY", "Too many at once. Try again in a moment.", TRY_AGAIN, again=True)
        self.refuse("SLOW_DOWN", getattr(message, "id", ""))
        # The socket is not read for a while, and longer each time. Otherwise many sockets that share a budget would all
        # send refusals whenever it has grown a little.
        await asyncio.sleep(min(max(wait, FIRST_REST * 2**self.floods), MAX_REFUSAL_DELAY))
        return None

    def complain(self, code: str, request: str) -> None:
        self.abuse += 1
        if self.abuse > MOST_ABUSE:
            raise CloseSocket(code, "That was too much.")
        self.services.metrics.refused(code)
        self.refuse(code, request)

    def refuse(self, code: str, request: str) -> None:
        self.connection.say(Refused(request, code, ServerWords.of(self.connection.lang).say("refusals", code)))

    async def hello(self, message: Any) -> None:
        """Check the first message, and connect to its table."""
        if not isinstance(message, Hello):
            raise CloseSocket("NO_HELLO", "The first message is hello.")
        if message.version != VERSION:
            raise CloseSocket("OTHER_VERSION", f"This server speaks version {VERSION}.")
        connection, address = self.connection, self.connection.address
        try:
            info = await self.authenticator.info(message.table, address, message.token)
            viewer = self.authenticator.viewer(info, message.token, address)
            if viewer is not None:
                connection.viewer, connection.generation = viewer, info.seats[viewer].generation
                self.guest = info.seats[viewer].guest
            else:
                if not info.watch:
                    raise GameError("NOT_WATCHED", "This table is not open to spectators.")
                await self.authenticator.phrase(info, message.phrase, address)
            table = await self.registry.get(message.table)
            connection.lang = nearest_language(table.game.folder, message.lang)
            self.table = table
            await self.arrive(table)
        except GameError as no:
            self.services.metrics.refused(no.code)
            words = ServerWords.of(message.lang)
            text = words.say("refusals", no.code) if words.has("refusals", no.code) else no.text
            raise CloseSocket(no.code, text) from None

    async def arrive(self, table: Table) -> None:
        """Building the first scene takes a while, so new connections take turns. A person who takes a seat back from a
        bot does not, because that waits for a commit, and other tables should not wait for it."""
        viewer = self.connection.viewer
        if viewer >= 0 and table.info.seats[viewer].stand_in:
            await self.services.run_to_end(arrivals.arrive(table, self.connection), "arrive")
            return
        async with self.in_slow_answer_queue(table, changes=True):
            await self.services.run_to_end(arrivals.arrive(table, self.connection), "arrive")

    # -- doing -----------------------------------------------------------------------------------------------------

    async def take(self, message: Any) -> None:
        """Carry out a request in a task of its own. Answers are sent in the order in which they are ready."""
        if isinstance(message, Ping):
            self.connection.say(Pong(message.id, self.services.now()))
        elif isinstance(message, Echo):
            self.connection.latency.echo(message.nonce, monotonic_ms())
        elif isinstance(message, Resync):
            self.services.metrics.resynced(message.why)
            wait = self.resyncs.take()
            # otherwise the scene that is on its way will be newer
            if not wait or self.showing is None or self.showing.done():
                self.showing = self.services.begin(self.show_again(wait), "resync")
        elif isinstance(message, Hello):
            self.complain("BAD_MESSAGE", "")
        elif len(self.at_work) >= MOST_AT_WORK or self.too_often(message):
            self.complain("SLOW_DOWN", message.id)
        else:
            task = self.services.begin(self.answer(message), "request")
            self.at_work.add(task)
            task.add_done_callback(self.at_work.discard)
            if isinstance(message, Hint | Why):
                self.asking.add(task)
                task.add_done_callback(self.asking.discard)

    def too_often(self, message: Any) -> bool:
        """Chat and hints are limited by guest, over all sockets and seats."""
        kind: Kind | None = (
            "talk" if isinstance(message, Say | MakeClaim) else "hint" if isinstance(message, Hint) else None
        )
        who = f"guest:{self.guest}" if self.guest else self.connection.address
        return kind is not None and self.authenticator.limits.take(kind, who) > 0

    async def show_again(self, wait: float) -> None:
        """Send the whole scene, at once or after ``wait`` seconds."""
        table = self.table
        assert table is not None
        with suppress(TimeoutError):
            if wait:
                await asyncio.wait_for(self.connection.ending.wait(), wait)
        async with self.in_slow_answer_queue(table), table.committed(self.connection.viewer):
            if self.connection in table.audience.connections and not self.connection.closed:
                table.show_all(self.connection)

    @asynccontextmanager
    async def in_slow_answer_queue(self, table: Table, changes: bool = False) -> AsyncIterator[None]:
        """Run a block that takes long: one after the other, addresses in turn, with a break for everybody else that is
        as long as the block took. Waits for the commit under way before, so that other tables do not wait with it.
        ``changes``: the block changes the table, so it also waits for the secret commits of others."""
        async with table.committed(None if changes else self.connection.viewer):
            pass
        async with self.services.slow_answers.turn(self.place):
            begun = time.perf_counter()
            yield
            await asyncio.sleep(min(time.perf_counter() - begun, LONGEST_BREATH))

    async def answer(self, message: Any) -> None:
        table, connection = self.table, self.connection
        assert table is not None
        begun = time.perf_counter()
        try:
            if connection.viewer < 0:
                raise GameError("NOT_SEATED", "You are watching; only those who sit at the table can do that.")
            seat = (table.journal.committed_info or table.info).seats[connection.viewer]
            if seat.generation != connection.generation:
                raise GameError("BAD_TOKEN", "This token does not open that seat.")
            if seat.stand_in:
                await arrivals.come_back(table, connection.viewer)
            reply: FromServer = await self.do(table, connection.viewer, message)
        except GameError as no:
            self.services.metrics.refused(no.code)
            late = self.too_late(table, message)
            text = moves.refusal_text(table, no, connection.lang)
            reply = Refused(message.id, no.code, text, no.rule, list(no.legal), *late)
            drop_traceback(no)
        except TableLost:
            return  # all clients of this table were told to come back
        except Exception as bug:
            self.services.log.error("request_failed", request=type(message).__name__, exc_info=bug)
            reply = Refused(message.id, "SERVER_ERROR", ServerWords.of(connection.lang).say("refusals", "SERVER_ERROR"))
        if isinstance(message, Move) and isinstance(reply, Ack):
            self.services.metrics.move_took(time.perf_counter() - begun)
        connection.say(reply)

    def too_late(self, table: Table, message: Any) -> tuple[int, int]:
        """For a refused move: its time, and by how much it was too late for a race; zeros: it was not."""
        if not isinstance(message, Move):
            return 0, 0
        return margins.too_late(table, self.connection.viewer, message, self.under_way(table))

    def under_way(self, table: Table) -> int:
        """How many ticks a move takes over this connection, where the set-up makes up for that."""
        session = table.session
        if session is None or session.setup.hold_ticks < 0:
            return 0
        return self.connection.latency.ticks(session.setup.tick_ms, session.setup.hold_ticks)

    async def measure(self) -> None:
        """Send probes to measure the latency of the connection, where it matters."""
        connection = self.connection
        for number in count():
            await asyncio.sleep(PROBE_SECONDS[min(number, len(PROBE_SECONDS) - 1)])
            table = self.table
            if table is not None and table.session is not None and table.session.setup.hold_ticks >= 0:
                connection.say(Probe(connection.latency.probe(monotonic_ms())))

    async def do(self, table: Table, seat: int, message: Any) -> FromServer:
        lang = self.connection.lang
        match message:
            case Move():
                return await moves.move(table, seat, message, self.under_way(table))
            case Back():
                return await moves.back(table, seat, message)
            case Undo():
                return await moves.undo(table, seat, message)
            case TakeBack():
                return await moves.take_back(table, seat, message)
            case Hurry():
                return await moves.hurry(table, seat, message)
            case Next():
                return await moves.go_on_with_lesson(table, seat, message)
            case Ready():
                return await moves.ready(table, seat, message)
            case Why():
                async with self.in_slow_answer_queue(table):
                    return await moves.why(table, seat, message, lang)
            case Hint():
                return await moves.hint(table, seat, message, lang)
            case MakeClaim():
                return await talking.claim(table, seat, message)
            case Say():
                return await moves.say(table, seat, message)
        raise TypeError(f"no answer to {type(message).__name__}")


def monotonic_ms() -> float:
    return time.monotonic() * 1000


def request_id(raw: str) -> str:
    """The id of a request that is refused without being decoded, so that the client knows which one; empty if it has
    none."""
    try:
        found = Decoder(dict[str, Any]).decode(raw).get("id", "")
    except (DecodeError, ValidationError, RecursionError):
        return ""
    return found[:40] if isinstance(found, str) else ""


CLOSES = {
    "RESTART": TRY_AGAIN,
    "TABLE_RELOADED": TRY_AGAIN,
    "STORE": TRY_AGAIN,
    "TOO_SLOW": TRY_AGAIN,
    "TABLE_CLOSED": NORMAL,
    "SEAT_LEFT": NORMAL,
    "SIGNED_OUT": POLICY,
    "GONE": GOING_AWAY,
}
