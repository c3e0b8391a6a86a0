"""What requests cost the server, in about milliseconds of computing time on a small machine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.server.messages.protocol import (
    Back,
    Echo,
    Hello,
    Hint,
    Hurry,
    MakeClaim,
    Move,
    Next,
    Ping,
    Ready,
    Resync,
    Say,
    TakeBack,
    Undo,
    Why,
)

MESSAGES: dict[type, float] = {
    Hello: 5.0,
    Move: 2.0,
    Back: 2.0,
    Undo: 3.0,
    TakeBack: 4.0,
    Hurry: 2.0,
    Next: 2.0,
    Ready: 2.0,
    Why: 1.0,
    Hint: 10.0,
    Say: 2.0,
    MakeClaim: 2.0,
    Resync: 5.0,
    Ping: 0.1,
    Echo: 0.1,
}
KEPT_TICK = 1.0  # the commit of a visible tick of a table in real time
STATIC_FILE = 0.2  # a file of the page, which is in memory
PLAIN = 1.0
BY_ENDING = {"/replay": 15.0, "/position": 10.0, "/record": 3.0, "/rules": 4.0, "/in_short": 4.0, "/rematch": 10.0}
BY_PATH = {"/api/tables": 10.0, "/api/records": 15.0, "/api/games": 5.0, "/api/me/tables": 5.0}


def cost_of_request(scope: Mapping[str, Any]) -> float:
    """The cost of an HTTP request, or of opening a socket."""
    path: str = scope["path"]
    if not path.startswith("/api/"):
        return PLAIN if scope["type"] == "websocket" else STATIC_FILE
    return BY_PATH.get(path) or BY_ENDING.get(path[path.rfind("/") :], PLAIN)
