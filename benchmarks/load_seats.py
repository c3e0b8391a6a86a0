"""One scripted player's end of a socket.

Most players decode only parts of frames, to leave the machine to the server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from xenodeck.client import Mirror, OutOfStep
from xenodeck.client.mirror import decode
from xenodeck.server.messages import protocol

SHOWN_SECONDS = 30.0  # a table must be shown within


# -- the parts of a frame that a player needs in order to go on; everything else is skipped unread ------------------


class OptionGlance(Struct):
    word: str


class QuestionGlance(Struct):
    ask: str | UnsetType = UNSET
    before: list[str] | UnsetType = UNSET
    options: list[OptionGlance] | UnsetType = UNSET


class ViewGlance(Struct):
    waiting: list[int] | UnsetType = UNSET


class TableGlance(Struct):
    status: str | UnsetType = UNSET


class SceneGlance(Struct):
    """The parts of a scene, or of a patch of one, that are read."""

    log: int | UnsetType = UNSET
    table: TableGlance | UnsetType = UNSET
    view: ViewGlance | UnsetType = UNSET
    question: QuestionGlance | UnsetType | None = UNSET


class Glance(Struct):
    t: str
    seq: int = -1
    scene: SceneGlance | None = None
    patch: SceneGlance | None = None
    id: str = ""
    code: str = ""


glance = msgspec.json.Decoder(Glance).decode
encode = msgspec.json.encode


class Company(Protocol):
    """The table of a seat: it is told when something was shown or answered there."""

    errors: Counter[str]

    def shown(self, seat: Seat) -> None: ...
    def acknowledged(self, seat: Seat) -> None: ...
    def refused(self, seat: Seat, code: str) -> None: ...


class Line(WSListener):
    """One connection of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT and self.seat.line is self:
            self.seat.hear(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if self.seat.line is self:
            self.seat.company.errors["disconnected"] += 1
            self.seat.line = None


class Seat:
    """What a player knows: how long the log is, what is asked, whether the game is over."""

    def __init__(self, company: Company, number: int, address: str, hello: protocol.Hello, checks: bool) -> None:
        self.company = company
        self.number = number
        self.address = address
        self.hello = hello
        self.checks = checks  # whether every frame is decoded strictly and every hash compared
        self.mirror = Mirror()
        self.line: Line | None = None
        self.ready: asyncio.Future[None] | None = None  # set until the table has been shown
        self.seq = -1
        self.stale = True
        self.log = 0
        self.waiting: list[int] = []
        self.steps = 0  # how often the log grew, or the seat that is waited for changed
        self.ask = ""  # empty: no question is open
        self.words: list[str] = []
        self.begun = False  # whether the first part of a move was answered
        self.over = False

    async def connect(self) -> None:
        """Connect and wait until the table has been shown."""
        line = self.line = Line(self)
        self.stale = True
        self.ready = asyncio.get_running_loop().create_future()
        await ws_connect(lambda: line, self.address, websocket_handshake_timeout=SHOWN_SECONDS)
        self.send(self.hello)
        async with asyncio.timeout(SHOWN_SECONDS):
            await self.ready

    def leave(self) -> None:
        line, self.line = self.line, None
        if line is not None and line.transport is not None:
            line.transport.send_close()
            line.transport.disconnect()

    def send(self, message: protocol.ClientMessage) -> None:
        if self.line is not None and self.line.transport is not None:
            self.line.transport.send(WSMsgType.TEXT, encode(message))

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hear(self, raw: bytes) -> None:
        frame = glance(raw)
        if self.checks:
            self.check(raw)
        if frame.t == "delta" and frame.patch is not None:
            self.hear_delta(frame.seq, frame.patch)
        elif frame.t == "ack":
            self.company.acknowledged(self)
        elif frame.t == "scene" and frame.scene is not None:
            self.hear_scene(frame.seq, frame.scene)
        elif frame.t == "refused":
            self.company.refused(self, frame.code)
        elif frame.t == "bye":
            self.company.errors[f"dismissed {frame.code}"] += 1

    def hear_scene(self, seq: int, scene: SceneGlance) -> None:
        self.seq, self.stale = seq, False
        if scene.question is UNSET:
            self.ask = ""
        self.take(scene)
        if self.ready is not None:
            self.ready.set_result(None)
            self.ready = None
        self.company.shown(self)

    def hear_delta(self, seq: int, patch: SceneGlance) -> None:
        if self.stale:
            return
        if seq != self.seq + 1:
            self.company.errors["resync: gap"] += 1
            self.stale = True
            self.send(protocol.Resync(why="gap"))
            return
        self.seq = seq
        self.take(patch)
        self.company.shown(self)

    def take(self, scene: SceneGlance) -> None:
        step = False
        if scene.log is not UNSET:
            step = scene.log > self.log
            self.log = scene.log
        if scene.view is not UNSET and scene.view.waiting is not UNSET:
            step = step or scene.view.waiting != self.waiting
            self.waiting = scene.view.waiting
        self.steps += step
        if scene.table is not UNSET and scene.table.status is not UNSET:
            self.over = scene.table.status == "over"
        if scene.question is None:
            self.ask = ""
        elif scene.question is not UNSET:
            self.take_question(scene.question)

    def take_question(self, question: QuestionGlance) -> None:
        if question.ask is not UNSET:
            self.ask = question.ask
        if question.before is not UNSET:
            self.begun = bool(question.before)
        if question.options is not UNSET:
            self.words = [option.word for option in question.options]

    def check(self, raw: bytes) -> None:
        try:
            reason = self.mirror.take(decode(raw), raw)
        except OutOfStep:
            self.company.errors["not of the protocol"] += 1
            return
        if reason == "hash":
            self.company.errors["hash mismatch"] += 1
            self.send(protocol.Resync(why=reason))
