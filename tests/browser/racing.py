"""A player who acts quickly, inside the page: a mouse driven from outside would be too late for games in real time."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from browser import steps

# Presses whatever can be pressed: ready, an action by chance, a card. It sees no more than the page shows.
PLAY = """(seed) => {
    let state = seed;
    const chance = (n) => (state = (state * 1103515245 + 12345) % 2147483648) % n;
    const press = (all) => all.length && all[chance(all.length)].click();
    window.racer = setInterval(() => {
        if (document.querySelector('.door, .lobby')) return;
        const ready = document.querySelector('.pause .btn.go:not(:disabled)');
        if (ready) return ready.click();
        if (document.querySelector('.ending')) return clearInterval(window.racer);
        const loose = [...document.querySelectorAll('.prompt .loose[data-word]:not(:disabled)')];
        press(loose.length ? loose : [...document.querySelectorAll('.board .card.playable > button')]);
    }, 40);
}"""


def play_by_itself(page: Page, seed: int) -> None:
    """From the next page on."""
    page.add_init_script(f"({PLAY})({seed})")


class Watched:
    """What came over the line of a page."""

    def __init__(self, page: Page) -> None:
        self.became: dict[str, set[str]] = {}  # what came of each request: a bad line may tell it twice
        self.moves: set[str] = set()  # … that was a move
        self.pauses: list[str] = []
        self.probes: list[str] = []
        self.echoes: list[str] = []
        page.on("websocket", self.open)

    def open(self, line: WebSocket) -> None:
        line.on("framereceived", lambda text: self.hear(json.loads(text)))
        line.on("framesent", lambda text: self.say(json.loads(text)))

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["t"]
        if kind == "ack" and message.get("result"):
            self.became.setdefault(message["id"], set()).add(message["result"])
        elif kind == "refused":
            self.became.setdefault(message["id"], set()).add(message["code"])
        elif kind == "probe":
            self.probes.append(message["nonce"])
        elif kind in ("scene", "delta"):
            pause = message.get("scene", message.get("patch", {})).get("pause")
            if pause and "kind" in pause:
                self.pauses.append(pause["kind"])

    def say(self, message: dict[str, Any]) -> None:
        if message["t"] == "echo":
            self.echoes.append(message["nonce"])
        elif message["t"] == "move":
            self.moves.add(message["id"])


def sit_together(page: Page, friend: Page, **wish: Any) -> steps.Laid:
    """Two people in two browsers at a new table."""
    laid = steps.lay(page, "me", "invite", **{"begin": {"seed": 4}, **wish})
    friend.goto(f"{laid.address}#invite={laid.invites['1']}")
    steps.sit_down(friend)
    return laid


def scores(page: Page) -> list[str]:
    expect(page.locator(".ending ol > li").first).to_be_visible()
    return sorted(re.sub(r" you\b", "", one) for one in page.locator(".ending summary").all_inner_texts())
