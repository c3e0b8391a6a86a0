"""Scripted people who play the real-time modes of Alieninjas over sockets, and keep everything that they were sent."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from real_server import PATIENCE
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player, Request, T
from xenodeck.core import Reaction
from xenodeck.server.messages import protocol

SILENCE = 2.0  # seconds without a frame, after which whoever is on a bad line comes back anew
HUMAN = Reaction(250.0, 100.0, 0.35)  # ms: about 350
OUT_OF_TIME = {
    "STALE", "BUSY", "FROZEN", "HALTED", "ROUND_OVER", "WRONG_PHASE", "NOT_YOUR_TURN", "GAME_OVER", "ONE_A_TICK",
    "NOT_PAUSED", "NOT_ASKED", "SELF_CLAIM_OFF", "NO_CARD", "STALE_CLAIM", "TOO_SOON", "CLAIM_PENDING",
    "INTERRUPTED", "CELL_FACE_UP", "CELL_FACE_DOWN",
}  # fmt: skip  # what people hear who see things late


@dataclass
class Shown:
    """One frame, and the whole scene as it was after it."""

    at: float  # on the clock of whoever saw it, seconds
    now: int  # on the server's, ms
    ticks: int
    anew: bool  # everything was sent: after hello or resync
    scene: dict[str, Any]
    start: int  # the number of the first line
    lines: list[dict[str, Any]]


@dataclass
class Said:
    """A move and what became of it; ``result``: empty until that is known."""

    id: str
    what: dict[str, Any]
    at: float
    result: str = ""
    took: float = 0.0
    again: bool = False


@dataclass
class Habits:
    """How somebody plays."""

    reaction: Reaction = field(default_factory=lambda: HUMAN)
    rash: float = 0.0  # share of cards claimed, or of steps at which is called, without a reason
    flips: bool = True


class Racer(Player):
    """A player that keeps what it saw and said."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.shown: list[Shown] = []
        self.said: list[Said] = []
        self.raced: list[protocol.Race] = []  # how close it was, each time
        self.line_kept_all = True  # nothing that was sent over this line was lost, doubled or swapped

    async def _hear(self, socket: Any, message: protocol.ServerMessage, raw: bytes) -> None:
        before = self.mirror.seq
        await super()._hear(socket, message, raw)
        if isinstance(message, protocol.Race):
            self.raced.append(message)
        anew = isinstance(message, protocol.SceneFrame)
        if not isinstance(message, protocol.SceneFrame | protocol.Delta) or self.mirror.stale:
            return
        if anew or (message.seq == self.mirror.seq and message.seq != before):
            frame = json.loads(raw)
            log = frame.get("log") or {"start": 0, "lines": []}
            at = asyncio.get_running_loop().time()
            scene = self.mirror.data
            self.shown.append(Shown(at, frame["now"], frame.get("ticks", 0), anew, scene, log["start"], log["lines"]))

    async def _request(self, request: Request, kind: type[T]) -> T:
        if not isinstance(request, protocol.Move):
            return await super()._request(request, kind)
        clock = asyncio.get_running_loop().time
        said = Said(request.id, dict(request.action or {}), clock())
        self.said.append(said)
        try:
            answer = await super()._request(request, kind)
        except Refused as no:
            said.result, said.took = no.code, clock() - said.at
            raise
        assert isinstance(answer, protocol.Ack)
        said.result, said.took, said.again = answer.result or "accepted", clock() - said.at, answer.again
        if answer.again and not answer.result:
            said.result = ""  # it was carried out; what became of it was told to a line that is gone
        return answer

    # -- what it sees ------------------------------------------------------------------------------------------------

    @property
    def board(self) -> dict[str, Any]:
        found: dict[str, Any] = self.mirror.data["view"]["board"]
        return found

    @property
    def me(self) -> int:
        return self.scene.you

    def paused(self) -> bool:
        return self.scene.pause is not None

    async def be_ready(self) -> bool:
        """Say so if that is waited for."""
        pause = self.scene.pause
        if pause is None or self.me not in pause.waits_for or self.me in pause.ready:
            return False
        try:
            await self.ready()
        except Refused as no:
            assert no.code in OUT_OF_TIME, no
        return True

    async def act(self, **action: Any) -> str:
        """Send it with the question that is in sight. The result or the code."""
        question = self.scene.question
        try:
            ack = await self.move(action=action, ask="" if question is None else question.ask)
        except Refused as no:
            assert no.code in OUT_OF_TIME, no
            return no.code
        return ack.result

    async def news(self, seconds: float = PATIENCE) -> bool:
        """Wait for a change, so long at most. False: there was none."""
        try:
            await asyncio.wait_for(self.changed(), max(seconds, 0.0))
        except TimeoutError:
            return False
        return True


async def stubborn(player: Racer, playing: Callable[..., Any], *how: Any) -> None:
    """Over a bad line: whoever hears nothing for a while comes back anew."""
    task = asyncio.create_task(playing(player, *how))
    try:
        while not task.done():
            before = player.mirror.seq, player.seatings
            await asyncio.wait({task}, timeout=SILENCE)
            if not task.done() and before == (player.mirror.seq, player.seatings):
                await player.drop()
        task.result()
    finally:
        task.cancel()


# -- Quick Claim -------------------------------------------------------------------------------------------------------


def fits(board: dict[str, Any]) -> bool:
    """Is the card on top worth having?"""
    top = board["top"]
    return top.endswith("X") or top[2:] in board["mission"]


async def quick_claim(player: Racer, chance: Random, habits: Habits) -> None:
    """Claims what fits when it has reacted, flips as soon as it may, until the game is over."""
    while not player.over:
        if await player.be_ready():
            continue
        if player.mirror.data.get("view") is None or player.paused() or player.scene.question is None:
            await player.news()
            continue
        board = player.board
        occasion = board["since"], board["number"], board["phase"]
        seen, clock = asyncio.get_running_loop().time(), asyncio.get_running_loop().time
        tick = player.scene.table.tick / 1000
        plans: list[tuple[float, dict[str, Any]]] = []
        if board["claimable"] and (fits(board) or chance.random() < habits.rash):
            due = seen + habits.reaction.ms(chance.getrandbits(31)) / 1000
            plans.append((due, {"type": "CLAIM", "seq": board["number"]}))
        if habits.flips and board["flipper"] == player.me:
            due = seen + max(board["opens"] - player.mirror.ticks, 0) * tick
            plans += [(due + n * 4 * tick, {"type": "FLIP"}) for n in range(4)]  # it may be too soon
        for due, action in sorted(plans, key=lambda plan: plan[0]):
            while clock() < due and same(player, occasion):
                await player.news(due - clock())
            if not same(player, occasion):
                break
            if await player.act(**action) in ("accepted", "beaten", "void"):
                break
        while same(player, occasion) and not player.paused():
            await player.news()


def same(player: Racer, occasion: tuple[int, int, int]) -> bool:
    board = player.board
    return not player.over and (board["since"], board["number"], board["phase"]) == occasion and not player.paused()


# -- Map Race ----------------------------------------------------------------------------------------------------------


class Memory:
    """What a person has seen of the own grid: cell -> card. It reads the log as it comes, and is not told twice."""

    def __init__(self) -> None:
        self.cells: dict[int, str] = {}
        self.read = 0

    def listen(self, player: Racer) -> None:
        start, me = player.mirror.log_start, player.me
        for at, line in enumerate(player.log, start=start):
            if at < self.read or line.seat != me:
                continue
            if line.what in ("look", "up") and line.cards and not line.cards[0].startswith("?"):
                self.cells[line.number or 0] = line.cards[0]
            elif line.what == "swap" and line.facts:
                one, other = line.facts["cells"]
                moved = self.cells.pop(one, ""), self.cells.pop(other, "")
                self.cells.update({cell: card for cell, card in zip((other, one), moved, strict=True) if card})
        for line in player.log[max(self.read - start, 0) :]:
            if line.what == "maps":
                self.cells = {}  # a new round
        self.read = start + len(player.log)
        own = player.board["seats"][me]["grid"]
        for cell, card in enumerate(own, start=1):
            if card != "?":
                self.cells[cell] = card


def next_step(board: dict[str, Any], cells: dict[int, str], chance: Random) -> dict[str, Any]:
    """What brings the map about, given what is known of the own cells."""
    wants: list[str] = board["map"]["cells"]
    optional, up = board["map"]["optional"], set(board["up"])
    lies = {card[2:]: cell for cell, card in cells.items()}
    missing = False
    for cell, kind in enumerate(wants, start=1):
        if not kind or cell == optional:
            continue
        if kind not in lies:
            missing = True
        elif lies[kind] != cell:
            return {"type": "SWAP", "cells": [cell, lies[kind]]}
        elif cell not in up:
            return {"type": "UP", "cell": cell}
    if missing:
        unseen = [cell for cell in range(1, 10) if cell not in cells and cell not in up]
        return {"type": "LOOK", "cell": chance.choice(unseen)}
    for cell in sorted(up):
        if not wants[cell - 1] or (cell == optional and lies.get(wants[cell - 1]) != cell):
            return {"type": "DOWN", "cell": cell}
    return {"type": "CALL"}


async def map_race(player: Racer, chance: Random, habits: Habits) -> None:
    """Looks, turns, trades and calls, sometimes too early, until the game is over."""
    memory = Memory()
    while not player.over:
        pause = player.scene.pause
        if pause is not None and pause.kind == "start" and player.me in pause.waits_for:
            if chance.random() < 0.5:
                await player.act(type="START")
            else:
                await player.be_ready()
            await player.news(0.05)
            continue
        if await player.be_ready():
            continue
        lanes = player.mirror.data.get("view", {}).get("lanes")
        question = player.scene.question
        if pause is not None or question is None or (lanes and lanes[player.me]["frozen"]):
            await player.news()
            continue
        if question.name == "pick":
            await player.act(type="PICK", character=f"C{chance.choice(question.options).value}")
            await player.news(0.05)
            continue
        memory.listen(player)
        step = next_step(player.board["seats"][player.me], memory.cells, chance)
        if chance.random() < habits.rash:
            step = {"type": "CALL"}
        asked, seen = question.ask, len(player.shown)
        if habits.reaction.median:
            await asyncio.sleep(habits.reaction.ms(chance.getrandbits(31)) / 1000)
        became = await player.act(**step)
        if became == "accepted":
            while not player.over and len(player.shown) == seen and player.scene.question is not None:
                await player.news(0.5)
        elif became in ("STALE", "HALTED", "FROZEN", "BUSY", "CLAIM_PENDING", "INTERRUPTED"):
            await player.news(0.05 if player.scene.question and player.scene.question.ask != asked else 0.2)


def results(player: Racer) -> Counter[str]:
    return Counter(said.result for said in player.said)
