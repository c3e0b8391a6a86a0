"""What one viewer knows of a table, kept up from the frames of the server. No network here: frames come in as bytes."""

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
    """A scene frame of which only the scene matters, as it was written: the hash is of that, not of our reading."""

    scene: dict[str, Any]


_bare = msgspec.json.Decoder(_Bare)


def decode(raw: bytes) -> protocol.ServerMessage:
    """A frame of the server, strictly: a field or a kind of message that is not of the protocol raises OutOfStep."""
    try:
        message: protocol.ServerMessage = _decoder.decode(raw)
        return message
    except msgspec.DecodeError as problem:
        raise OutOfStep(f"not a message of the protocol: {problem}") from problem


class Mirror:
    """The viewer's copy: ``scene``, ``log``, ``chat``. ``take`` says when it has to be sent anew."""

    def __init__(self) -> None:
        self.scene: protocol.Scene | None = None  # nothing was shown yet
        self.data: dict[str, Any] = {}  # the same as plain JSON
        self.log: list[protocol.LogLine] = []
        self.log_start = 0  # the number of the first line in ``log``; earlier ones were never sent
        self.chat: list[protocol.ChatLine] = []
        self.races: deque[protocol.Race] = deque(maxlen=KEPT_RACES)  # how close it was, the last times
        self.ticks = 0  # of the game's own time
        self.now = 0  # the server's clock at the last frame, ms
        self.seq = -1
        self.stale = False  # what comes next is of no use until everything has been sent again
        self.gaps = 0  # times a number was skipped
        self.mismatches = 0  # times the hash differed
        self.duplicates = 0  # frames that had been here already

    def take(self, message: protocol.ServerMessage, raw: bytes) -> str:
        """Note what ``message``, which came as ``raw``, tells. Not empty: why everything has to be sent again."""
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
        if keep < 0:  # an undo went back beyond what was ever sent here
            self.log_start, keep = log.start, 0
        self.log[keep:] = log.lines


def _scene(data: dict[str, Any]) -> protocol.Scene:
    try:
        return msgspec.convert(data, protocol.Scene)
    except msgspec.ValidationError as problem:
        raise OutOfStep(f"the patched scene is none: {problem}") from problem
