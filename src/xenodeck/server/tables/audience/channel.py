"""Numbered streams of frames. Viewers who see the same scene in the same language share one."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec import Raw, Struct
from msgspec.json import Encoder

from xenodeck.server.messages.protocol import ChatLine, FromServer
from xenodeck.server.network.round_trips import RoundTrip, unknown_round_trip
from xenodeck.server.tables.audience.latency import LatencyMeter
from xenodeck.server.tables.audience.scene_builder import Data, canonical, difference, scene_hash

MOST_QUEUED = 200  # frames; a reader further behind is disconnected and may come back
MOST_BYTES = 1024 * 1024  # of queued frames together

encode = Encoder().encode


class RawSceneFrame(Struct, frozen=True, tag_field="t", tag="scene", omit_defaults=True):
    """``protocol.SceneFrame`` with a scene that is encoded already."""

    seq: int
    hash: str
    now: int
    scene: Raw
    log: dict[str, Any]
    chat: list[ChatLine]
    ticks: int = 0


class RawDelta(Struct, frozen=True, tag_field="t", tag="delta", omit_defaults=True):
    """``protocol.Delta`` from plain data."""

    seq: int
    hash: str
    now: int
    patch: Data
    log: dict[str, Any] | None = None
    ticks: int = 0


class Connection:
    """One open socket at a table. It has a queue of its own, so that nobody waits for a slow reader."""

    def __init__(self, address: str, trip: RoundTrip = unknown_round_trip) -> None:
        self.address = address
        self.viewer = -1
        self.lang = "en"
        self.generation = 0
        self.latency = LatencyMeter(trip)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_QUEUED)
        self.queued = 0  # bytes in the queue
        self.closed = ""  # why the connection must close; empty: it may stay
        self.ending = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if self.closed:
            return
        self.queued += len(frame)
        if self.queue.full() or self.queued > MOST_BYTES:
            self.close("TOO_SLOW")
        else:
            self.queue.put_nowait(frame)

    async def next_frame(self) -> bytes | None:
        """Return the frame to send next; None: there are no more."""
        frame = await self.queue.get()
        self.queued -= 0 if frame is None else len(frame)
        return frame

    def say(self, message: FromServer) -> None:
        self.send(encode(message))

    def close(self, why: str) -> None:
        """Close the connection when the queued frames are sent. A reader that is too slow gets no more frames."""
        if self.closed:
            return
        self.closed = why
        self.ending.set()
        if self.queue.full() or self.queued > MOST_BYTES:
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)


class Channel:
    """The stream of one viewer in one language."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.scene: Data = {}
        self.seq = 0

    def full(self, now: int, ticks: int, log: Data, chat: list[ChatLine]) -> bytes:
        """Return a frame with the whole scene, under the last number."""
        raw = canonical(self.scene)
        return encode(RawSceneFrame(self.seq, scene_hash(self.scene), now, Raw(raw), log, chat, ticks))

    def step(self, scene: Data, log: Data | None, now: int, ticks: int) -> bytes | None:
        """Return the frame that leads to ``scene``; None if nothing is new to this viewer."""
        patch = difference(self.scene, scene)
        if not patch and log is None:
            return None
        self.scene = scene
        self.seq += 1
        return encode(RawDelta(self.seq, scene_hash(scene), now, patch, log, ticks))

    def send(self, frame: bytes) -> int:
        for connection in self.connections:
            connection.send(frame)
        return len(self.connections)
