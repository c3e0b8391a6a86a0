"""A copy of what one viewer sees of a table, kept up to date from frames of the server. Does no network I/O."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec

from xenodeck.client.canonical import merge_patch, scene_hash
from xenodeck.client.errors import OutOfStep
from xenodeck.server.messages import protocol

KEPT_RACES = 50
_decoder = msgspec.json.Decoder(protocol.ServerMessage)


class _Bare(msgspec.Struct):
    """A scene frame decoded as plain JSON, because the hash is made of the JSON and not of the typed scene."""

    scene: dict[str, Any]


_bare = msgspec.json.Decoder(_Bare)


def decode(raw: bytes) -> protocol.ServerMessage:
    """Decode a frame of the server. Raises OutOfStep for a field or a message that the protocol does not have."""
    try:
        message: protocol.ServerMessage = _decoder.decode(raw)
        return message
    except msgspec.DecodeError as problem:
        raise OutOfStep(f"not a message of the protocol: {problem}") from problem


class Mirror:
    """A copy of the scene, log and chat of a viewer. ``take`` applies a message to it."""

    def __init__(self) -> None:
        self.scene: protocol.Scene | None = None  # None: the server has not sent one yet
        self.data: dict[str, Any] = {}  # the scene as plain JSON
        self.log: list[protocol.LogLine] = []
        self.log_start = 0  # the number of the first line in ``log``; earlier lines were never sent
        self.chat: list[protocol.ChatLine] = []
        self.races: deque[protocol.Race] = deque(maxlen=KEPT_RACES)  # the margins of the last races
        self.ticks = 0  # ticks of the game
        self.now = 0  # the clock of the server at the last frame, in ms
        self.seq = -1  # the number of the last frame
        self.stale = False  # True: deltas are ignored until the next full scene
        self.gaps = 0  # how often a frame number was skipped
        self.mismatches = 0  # how often the hash was wrong
        self.duplicates = 0  # how many frames came twice

    def take(self, message: protocol.ServerMessage, raw: bytes) -> str:
        """Apply ``message``, which came as ``raw``. Returns the reason for a resync; empty: none is needed."""
        if isinstance(message, protocol.SceneFrame):
            return self._take_scene(message, raw)
        if isinstance(message, protocol.Delta):
            return self._take_delta(message)
        if isinstance(message, protocol.Said) and (not self.chat or message.line.n > self.chat[-1].n):
            self.chat.append(message.line)
        if isinstance(message, protocol.Race):
            self.races.append(message)
        return ""

    def _take_scene(self, frame: protocol.SceneFrame, raw: bytes) -> str:
        self.data = _bare.decode(raw).scene
        self.scene = frame.scene
        self.seq = frame.seq
        self.log = list(frame.log.lines)
        self.log_start = frame.log.start
        self.chat = list(frame.chat)
        self.ticks, self.now = frame.ticks, frame.now
        return self._check(frame.hash)

    def _take_delta(self, delta: protocol.Delta) -> str:
        if self.stale:
            return ""
        if delta.seq <= self.seq:
            self.duplicates += 1
            return ""
        log = delta.log
        if delta.seq != self.seq + 1 or (log is not None and log.start > self.log_start + len(self.log)):
            self.gaps += 1
            self.stale = True
            return "gap"
        self.seq = delta.seq
        self.data = merge_patch(self.data, delta.patch)
        reason = self._check(delta.hash)
        if reason:
            return reason
        self.scene = _scene(self.data)
        if log is not None:
            self._retell(log)
        self.ticks, self.now = delta.ticks, delta.now
        return ""

    def _check(self, expected: str) -> str:
        self.stale = scene_hash(self.data) != expected
        if self.stale:
            self.mismatches += 1
            return "hash"
        return ""

    def _retell(self, log: protocol.Log) -> None:
        keep = log.start - self.log_start
        if keep < 0:  # an undo went back further than the lines sent here
            self.log_start, keep = log.start, 0
        self.log[keep:] = log.lines


def _scene(data: dict[str, Any]) -> protocol.Scene:
    try:
        return msgspec.convert(data, protocol.Scene)
    except msgspec.ValidationError as problem:
        raise OutOfStep(f"the patched scene is none: {problem}") from problem
