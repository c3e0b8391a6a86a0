"""A table whose server is the test: after the first true scene it sends what the test wants, when the test wants it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from browser import steps
from xenodeck.server.tables.audience.scene_builder import scene_hash

Message = dict[str, Any]


def patched(target: Any, patch: Any) -> Any:
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    made = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        if value is None:
            made.pop(key, None)
        else:
            made[key] = patched(made.get(key), value)
    return made


class Script:
    """Sits on the line of a page. Until ``take_over`` everything passes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.sent: list[Message] = []
        self.scene: Message = {}
        self.seq = self.log = self.now = 0
        self.mine = False
        self.route: WebSocketRoute | None = None
        self.answer: Callable[[Message], Message | None] = lambda message: {"t": "ack", "id": message["id"]}
        page.route_web_socket("**/ws", self.take)

    def take(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        route.on_message(lambda text: self.from_page(str(text), server))
        server.on_message(lambda text: self.from_server(str(text)))

    def from_page(self, text: str, server: WebSocketRoute) -> None:
        message = json.loads(text)
        self.sent.append(message)
        if not self.mine:
            server.send(text)
        elif "id" in message:
            reply = {"t": "pong", "id": message["id"], "now": self.now} if message["t"] == "ping" else None
            if (reply := reply or self.answer(message)) is not None:
                self.tell(reply)

    def from_server(self, text: str) -> None:
        message = json.loads(text)
        if self.mine:
            return
        if message["t"] == "scene":
            self.scene, self.log = message["scene"], message["scene"]["log"]
        elif message["t"] == "delta":
            self.scene = patched(self.scene, message["patch"])
            self.log = self.scene["log"]
        if message["t"] in ("scene", "delta"):
            self.seq, self.now = message["seq"], message["now"]
        assert self.route is not None
        self.route.send(text)

    def take_over(self) -> None:
        self.mine = True

    def tell(self, message: Message) -> None:
        assert self.route is not None
        self.route.send(json.dumps(message))

    def show(self, patch: Message, *lines: Message, ticks: int = 0) -> None:
        """The table changes, and these lines are told."""
        start = self.log
        self.log += len(lines)
        self.scene = patched(self.scene, {**patch, "log": self.log})
        self.seq += 1
        frame: Message = {"t": "delta", "seq": self.seq, "hash": scene_hash(self.scene), "now": self.now}
        frame |= {"patch": {**patch, "log": self.log}, "ticks": ticks}
        if lines:
            frame["log"] = {"start": start, "lines": list(lines)}
        self.tell(frame)

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.sent if message["t"] == kind]


LOOK = {"word": "1", "kind": "choice", "value": 1, "label": "Look"}
SWAP = {"word": "2", "kind": "choice", "value": 2, "label": "Exchange"}
SHOUT = {"word": "3", "kind": "choice", "value": 3, "label": "Shout"}
WAIT = {"word": "pass", "kind": "pass", "value": -1, "label": "Wait"}


def act(ask: str = "a1") -> Message:
    """The question of scramble: what do you do?"""
    options = [WAIT, LOOK, SWAP, SHOUT]
    asked = {"ask": ask, "name": "act", "kind": "choice", "rule": "2.1", "prompt": "What do you do?"}
    return {**asked, "before": [], "options": options}


def which(ask: str = "a1") -> Message:
    """… and its second part: which card?"""
    spots = [
        {"word": str(at), "kind": "place", "label": f"{at}", "place": "row", "seat": 0, "at": at} for at in range(3)
    ]
    asked = {"ask": ask, "name": "look", "kind": "place", "rule": "2.1", "prompt": "Which card do you look at?"}
    return {**asked, "before": ["1"], "options": spots}


FREE = {"frozen": False}


def row(*cards: str) -> Message:
    """My row of scramble; the other one lies face down."""
    return {"row": [{"size": 3, "cards": list(cards)}, {"size": 3, "cards": []}]}


def racing(page: Page, seats: int = 2) -> Script:
    """A table of scramble in the middle of a round, at which nothing happens but what the script says."""
    script = Script(page)
    steps.lay(page, "me", *["friend"] * (seats - 1), game="scramble", mode="race", begin={"seed": 4})
    script.take_over()
    lanes = [FREE] * seats
    view = {"paused": False, "waiting": list(range(seats)), "lanes": lanes}
    script.show({"pause": None, "view": view, "question": act()}, ticks=1)
    return script
