"""A connection to a table that reconnects by itself, with methods for everything a player can do."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from xenodeck.client.errors import ClientError, Dismissed, OutOfStep, Refused, Unreachable
from xenodeck.client.mirror import Mirror, decode
from xenodeck.server.messages import protocol

Request = (
    protocol.Move
    | protocol.Back
    | protocol.Undo
    | protocol.TakeBack
    | protocol.Hurry
    | protocol.Ready
    | protocol.Next
    | protocol.Why
    | protocol.Hint
    | protocol.Say
    | protocol.MakeClaim
    | protocol.Ping
)
Answer = protocol.Ack | protocol.Refused | protocol.Because | protocol.Advised | protocol.Pong
T = TypeVar("T", bound=Answer)

LONGEST_FRAME = 8 * 1024 * 1024  # bytes from the server
PONG_SECONDS = 60.0  # after so long without an answer to a ping the connection counts as broken
RESYNCS_IN_A_ROW = 3  # after so many the client gives up
# Requests that may be sent twice: the server carries them out once, or they change nothing.
REPEATABLE = (
    protocol.Move,
    protocol.Back,
    protocol.Undo,
    protocol.TakeBack,
    protocol.Ready,
    protocol.Next,
    protocol.Why,
    protocol.Hint,
    protocol.Ping,
)


class _Pending:
    """A request whose answer has not come yet."""

    def __init__(self, request: Request, answer: asyncio.Future[Answer]) -> None:
        self.request = request
        self.answer = answer
        self.sent = False


class Player:
    """A viewer at a table: ``async with Player(api.socket, seated.table, seated.token) as player``.

    ``frames`` is called with every frame as bytes. A broken connection is opened again after ``pause`` seconds, later
    after up to ``longest_pause``. Requests that were under way are sent again and carried out once, except for chat.
    ``patience`` is the timeout in seconds. ``source`` is the local address to connect from.
    """

    def __init__(
        self,
        address: str,
        table: str,
        token: str = "",
        *,
        phrase: str = "",
        lang: str = "en",
        frames: Callable[[bytes], None] | None = None,
        pause: float = 0.2,
        longest_pause: float = 10.0,
        patience: float = 120.0,
        source: str = "",
    ) -> None:
        self.address = address
        self._source: Any = {"local_addr": (source, 0)} if source else {}
        self.mirror = Mirror()
        self.seatings = 0  # how often a connection was made and the table was shown
        self.resyncs = 0  # how often a full scene was requested
        self.failure: ClientError | None = None  # why the player has stopped; None: it has not
        self._hello = protocol.Hello(table=table, token=token, phrase=phrase, lang=lang)
        self._frames = frames
        self._pause = pause
        self._longest_pause = longest_pause
        self._patience = patience
        self._socket: ClientConnection | None = None  # set while seated: connected, and shown the table
        self._pending: dict[str, _Pending] = {}
        self._name = secrets.token_hex(6)  # makes the ids of requests differ from those of other connections
        self._count = 0
        self._answered = ""  # the question answered last, which may still be in the scene
        self._in_a_row = 0  # resyncs since the last valid frame
        self._change = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # -- what is seen ----------------------------------------------------------------------------------------------

    @property
    def scene(self) -> protocol.Scene:
        """The present scene; raises Unreachable if the server has not sent one yet."""
        if self.mirror.scene is None:
            raise Unreachable("nothing was shown yet")
        return self.mirror.scene

    @property
    def log(self) -> list[protocol.LogLine]:
        """The log of the game."""
        return self.mirror.log

    @property
    def chat(self) -> list[protocol.ChatLine]:
        """The lines of chat."""
        return self.mirror.chat

    @property
    def races(self) -> deque[protocol.Race]:
        """The margins of the last races."""
        return self.mirror.races

    @property
    def connected(self) -> bool:
        """Is there a connection, and was the table shown on it?"""
        return self._socket is not None

    @property
    def reconnects(self) -> int:
        """How often the connection was opened again."""
        return max(0, self.seatings - 1)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.mirror.scene is not None and self.mirror.scene.table.status == "over"

    @property
    def question(self) -> protocol.QuestionScene | None:
        """The question open to this seat, unless it has just been answered."""
        question = None if self.mirror.scene is None else self.mirror.scene.question
        return None if question is None or question.ask == self._answered else question

    async def changed(self) -> None:
        """Wait for the next change of scene, log, chat or connection."""
        if self.failure is not None:
            raise self.failure
        await self._change.wait()
        if self.failure is not None:
            raise self.failure

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until ``condition`` is true. It is checked after each change."""
        while not condition():
            await self.changed()

    async def asked(self) -> protocol.QuestionScene | None:
        """Wait for a question to this seat. None: the game is over."""
        await self.until(lambda: self.over or self.question is not None)
        return self.question

    # -- what can be done ------------------------------------------------------------------------------------------

    async def move(
        self, words: str = "", *, action: dict[str, Any] | None = None, ask: str | None = None
    ) -> protocol.Ack:
        """Answer the open question, or the question with the id ``ask``."""
        if ask is None:
            if self.question is None:
                raise Refused("NOT_ASKED", "Nothing is asked of this seat now.")
            ask = self.question.ask
        return await self._request(protocol.Move(id=self._id(), ask=ask, words=words, action=action), protocol.Ack)

    async def back(self) -> protocol.Ack:
        """Take back the last part of an unfinished move."""
        if self.question is None:
            raise Refused("NOT_ASKED", "Nothing is asked of this seat now.")
        return await self._request(protocol.Back(id=self._id(), ask=self.question.ask), protocol.Ack)

    async def take_back(self) -> protocol.Ack:
        """Take back the last own move freely, at a table where all others are bots."""
        self._answered = ""
        return await self._request(protocol.TakeBack(id=self._id()), protocol.Ack)

    async def hurry(self) -> protocol.Ack:
        """Let the bots answer without their usual delay."""
        return await self._request(protocol.Hurry(id=self._id()), protocol.Ack)

    async def undo(self) -> protocol.Ack:
        """Undo the last own complete move."""
        self._answered = ""
        return await self._request(protocol.Undo(id=self._id()), protocol.Ack)

    async def ready(self) -> protocol.Ack:
        """Say that the pause between two rounds may end."""
        return await self._request(protocol.Ready(id=self._id()), protocol.Ack)

    async def next(self) -> protocol.Ack:
        """Go on to the next step of a lesson."""
        return await self._request(protocol.Next(id=self._id()), protocol.Ack)

    async def why(self, words: str = "", *, action: dict[str, Any] | None = None) -> protocol.Because:
        """Ask whether a move would be allowed, and if not, why."""
        return await self._request(protocol.Why(id=self._id(), words=words, action=action), protocol.Because)

    async def hint(self) -> protocol.Advised:
        """Ask for the move that the strongest bot would make."""
        return await self._request(protocol.Hint(id=self._id()), protocol.Advised)

    async def say(self, text: str | None = None, *, phrase: str | None = None) -> protocol.Ack:
        """Send a line of chat: own words, or the key of a quick phrase."""
        return await self._request(protocol.Say(id=self._id(), text=text, phrase=phrase), protocol.Ack)

    async def claim(self, words: str) -> protocol.Ack:
        """Make a claim, one of ``scene.talk``: ``role 2 alien``."""
        return await self._request(protocol.MakeClaim(id=self._id(), words=words), protocol.Ack)

    async def ping(self) -> protocol.Pong:
        """Measure the round trip to the server."""
        return await self._request(protocol.Ping(id=self._id()), protocol.Pong)

    def _id(self) -> str:
        self._count += 1
        return f"{self._name}-{self._count}"

    async def _request(self, request: Request, kind: type[T]) -> T:
        if self.failure is not None:
            raise self.failure
        pending = _Pending(request, asyncio.get_running_loop().create_future())
        self._pending[request.id] = pending
        try:
            await self._send_pending(pending)
            answer = await pending.answer
        finally:
            del self._pending[request.id]
        if isinstance(answer, protocol.Refused):
            raise Refused(answer.code, answer.text, answer.rule, answer.legal, ms=answer.ms, late=answer.late)
        if not isinstance(answer, kind):
            raise OutOfStep(f"{type(request).__name__} was answered with {type(answer).__name__}")
        return answer

    async def _send_pending(self, pending: _Pending) -> None:
        if self._socket is not None:
            pending.sent = True
            try:
                await _send(self._socket, pending.request)
            except ConnectionClosed:
                return  # sent again, or given up, when the connection is back

    # -- the connection --------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Player:
        self._task = asyncio.create_task(self._stay())
        try:
            async with asyncio.timeout(self._patience):
                await self.until(lambda: self.mirror.scene is not None and self.connected)
        except TimeoutError:
            await self.leave()
            raise Unreachable(f"no table was shown within {self._patience:g} s") from None
        except BaseException:
            await self.leave()
            raise
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _problem: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection for good."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    async def drop(self) -> None:
        """Break the connection, for tests. The player reconnects by itself."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()

    async def _stay(self) -> None:
        """Stay connected until ``leave``."""
        failure: ClientError = Unreachable("this player has left the table")
        try:
            await self._connect_again_and_again()
        except ClientError as problem:
            failure = problem
        except Exception as bug:
            failure = OutOfStep(f"the client broke: {bug!r}")
            failure.__cause__ = bug
        finally:
            self._fail(failure)

    async def _connect_again_and_again(self) -> None:
        pause = self._pause
        while True:
            try:
                async with self._dial() as socket:
                    await self._sit(socket)
            except InvalidStatus as problem:
                if 400 <= problem.response.status_code < 500 and problem.response.status_code != 429:
                    raise Dismissed("NO_SOCKET", f"HTTP {problem.response.status_code}") from problem
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                pass  # the server is not there at the moment
            finally:
                was_seated, self._socket = self._socket is not None, None
            if was_seated:
                pause = self._pause
                self._give_up_what_may_not_be_repeated()
                self._tell()
            # random, so that clients that lost their connections together do not reconnect together
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, self._longest_pause)

    def _dial(self) -> connect:
        return connect(
            self.address,
            proxy=None,
            compression=None,  # frames are short
            max_size=LONGEST_FRAME,
            open_timeout=self._patience,
            ping_timeout=PONG_SECONDS,
            close_timeout=2,
            **self._source,
        )

    async def _sit(self, socket: ClientConnection) -> None:
        self.mirror.stale = True  # frame numbers of the last connection have no meaning on this one
        await _send(socket, self._hello)
        while True:
            raw = await socket.recv(decode=False)
            if self._frames is not None:
                self._frames(raw)
            message = decode(raw)
            if isinstance(message, protocol.Bye):
                if not message.again:
                    raise Dismissed(message.code, message.text)
                return
            await self._hear(socket, message, raw)

    async def _hear(self, socket: ClientConnection, message: protocol.ServerMessage, raw: bytes) -> None:
        if isinstance(message, protocol.Ack | protocol.Refused | protocol.Because | protocol.Advised | protocol.Pong):
            self._answer(message)
            return
        if isinstance(message, protocol.Probe):
            await _send(socket, protocol.Echo(message.nonce))
            return
        reason = self.mirror.take(message, raw)
        if reason:
            await self._resync(socket, reason)
        elif not self.mirror.stale:
            self._in_a_row = 0
            if isinstance(message, protocol.SceneFrame) and self._socket is None:
                self._socket = socket
                self.seatings += 1
                for pending in list(self._pending.values()):
                    await self._send_pending(pending)
            self._tell()

    def _answer(self, message: Answer) -> None:
        pending = self._pending.get(message.id)
        if pending is None or pending.answer.done():
            return  # the caller has stopped waiting, or the answer came before
        pending.answer.set_result(message)
        settled = isinstance(message, protocol.Ack) and message.result in ("", "accepted")  # else it stays open
        if settled and isinstance(pending.request, protocol.Move):
            self._answered = pending.request.ask  # the frame without the question may still be on its way
            self._tell()

    async def _resync(self, socket: ClientConnection, reason: str) -> None:
        self.resyncs += 1
        self._in_a_row += 1
        if self._in_a_row > RESYNCS_IN_A_ROW:
            raise OutOfStep(f"asked for everything again {RESYNCS_IN_A_ROW} times; still wrong: {reason}")
        await _send(socket, protocol.Resync(why=reason))

    def _give_up_what_may_not_be_repeated(self) -> None:
        for pending in self._pending.values():
            if pending.sent and not isinstance(pending.request, REPEATABLE) and not pending.answer.done():
                pending.answer.set_exception(Unreachable("the connection broke; it may have happened or not"))

    def _tell(self) -> None:
        asked = None if self.mirror.scene is None else self.mirror.scene.question
        if asked is None or asked.ask != self._answered:
            self._answered = ""  # the question is gone; if it comes back, it is open again
        self._change.set()
        self._change = asyncio.Event()

    def _fail(self, failure: ClientError) -> None:
        self.failure = failure
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(failure)
        self._tell()


async def _send(socket: ClientConnection, message: protocol.ClientMessage) -> None:
    await socket.send(msgspec.json.encode(message), text=True)
