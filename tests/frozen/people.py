"""People at the tables of a server, as the tool and the tests both seat them: what they see, do and send on the socket.

What differs between any two runs (ids, tokens, times) is removed here and nowhere else.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from frozen.kept import Data
from real_server import PATIENCE
from server.serving import pick
from xenodeck.client.api import Api
from xenodeck.client.canonical import merge_patch
from xenodeck.client.errors import Refused
from xenodeck.client.player import Player
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish

# of the scene: when something was or will be, and who happens to be there
TIMES = ("now", "at", "due", "since", "opened", "created", "changed", "hash", "here", "watchers")

IN_REAL_TIME = ("m1_claim", "m3_map")
HALTS = ("away", "return", "countdown")  # a table in real time stands still


def timeless(data: Any) -> Any:
    """Frames or scenes without what differs between any two runs."""
    if isinstance(data, dict):
        kept = {key: timeless(value) for key, value in data.items() if key not in TIMES}
        if "clock" in kept and "kind" in kept:
            kept["clock"] = "runs"  # of a seat: how much time is left
        return kept
    return [timeless(value) for value in data] if isinstance(data, list) else data


# -- tables that are kept ------------------------------------------------------------------------------------------


async def look(api: Api, table: Data) -> dict[str, Any]:
    """What a spectator and then everybody sees who comes back: the first frame, whatever comes after it.

    In real time only the first of the people, for whom nothing goes on yet: time passes once somebody is there."""
    tokens = list(table["tokens"].items())
    in_real_time = table["mode"] in IN_REAL_TIME
    seen: dict[str, Any] = {}
    for seat, token in [("-1", ""), *(tokens[:1] if in_real_time else tokens)]:
        frames: list[bytes] = []
        async with Player(api.socket, table["id"], token, frames=frames.append):
            first = next(frame for frame in map(json.loads, frames) if frame["t"] == "scene")
            seen[seat] = timeless({"scene": first["scene"], "log": first["log"]["lines"], "chat": first["chat"]})
    return seen


async def play_on(api: Api, table: Data, most: int) -> tuple[int, bool]:
    """Everybody is back and answers at random, until the game is over or ``most`` answers were given.

    How many there were, and whether it is over."""
    given = 0
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        tokens = table["tokens"].values()
        players = [await stack.enter_async_context(Player(api.socket, table["id"], token)) for token in tokens]
        while given < most:
            player = await whoever_can_do_something(players)
            if player.over:
                break
            if player.scene.you in unready(player):
                await player.ready()
                await player.until(lambda p=player: p.scene.you not in unready(p))  # type: ignore[misc]
            elif (question := player.question) is not None:
                try:
                    await player.move(pick(question), ask=question.ask)
                except Refused:
                    if not player.scene.table.tick:  # in real time somebody else may have been first
                        raise
                given += 1
        return given, players[0].over


async def whoever_can_do_something(players: list[Player]) -> Player:
    """Wait for a player who is asked or has to be ready, or for the end."""
    waiting = {asyncio.create_task(p.until(lambda p=p: changed(p))): p for p in players}  # type: ignore[misc]
    try:
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        return min((waiting[task] for task in done), key=lambda player: player.scene.you)
    finally:
        for task in waiting:
            task.cancel()


def unready(player: Player) -> list[int]:
    pause = player.scene.pause
    return [] if pause is None else [seat for seat in pause.waits_for if seat not in pause.ready]


def changed(player: Player) -> bool:
    pause = player.scene.pause
    asked = player.question is not None and (pause is None or pause.kind not in HALTS)
    return player.over or asked or player.scene.you in unready(player)


# -- what is said on the socket ------------------------------------------------------------------------------------


class Line:
    """One bare connection: what was sent and what came, frame by frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.pings = 0

    async def heard(self) -> list[Data]:
        """Everything that has come up to now: the answer to a ping comes after it."""
        self.pings += 1
        mine = f"ping-{self.pings}"
        await self.send({"t": "ping", "id": mine})
        frames: list[Data] = []
        while True:
            frame = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if frame.get("t") == "pong" and frame["id"] == mine:
                return frames
            frames.append(frame)
            if frame.get("t") == "bye":
                return frames

    async def send(self, message: Data) -> None:
        await self.socket.send(json.dumps(message))


def answers(frame: Data, message: Data) -> bool:
    """Whether a sender of ``message`` waits for this. The next message is sent only after it has come."""
    if frame["t"] == "bye":
        return True
    return bool(frame["t"] == "scene" if "id" not in message else frame.get("id") == message["id"])


class Talk:
    """A table on which one guest has all seats, and a line for each of those who are here; -1 is a spectator."""

    def __init__(self, api: Api, stack: AsyncExitStack, table: str, tokens: dict[int, str]) -> None:
        self.api = api
        self.stack = stack
        self.table = table
        self.tokens = tokens
        self.lines: dict[int, Line] = {}
        self.scenes: dict[int, Data] = {}  # seat -> what it sees now

    @staticmethod
    async def begin(api: Api, stack: AsyncExitStack, wish: Data) -> Talk:
        guest = await api.guest("Frozen")
        seats = [SeatWish("me")] * wish["people"]
        begin = Beginning(seed=wish["seed"])
        made = await api.table(
            guest.token, NewTable(wish["game"], seats, mode=wish["mode"], options=wish["options"], begin=begin, pace=0)
        )
        return Talk(api, stack, made.table, {one.seat: one.token for one in made.you})

    async def say(self, seat: int, message: Data) -> dict[str, list[Data]]:
        """``seat`` sends this; returns what everybody receives, without what differs between any two runs."""
        if message["t"] == "hello":
            socket = await self.stack.enter_async_context(connect(self.api.socket, proxy=None, max_size=None))
            self.lines[seat] = Line(socket)
            message = {**message, "table": self.table, "token": self.tokens.get(seat, "")}
        await self.lines[seat].send(message)
        heard = {str(seat): await self.lines[seat].heard()}
        while not any(answers(frame, message) for frame in heard[str(seat)]):  # some answers are thought about first
            heard[str(seat)] += await self.lines[seat].heard()
        for other, line in self.lines.items():
            if other != seat:
                heard[str(other)] = await line.heard()
        for who, said in heard.items():
            for frame in said:
                self.show(int(who), frame)
        # an answer and what others see of it may overtake each other
        frames = {who: sorted(map(self.plain, said), key=lambda frame: frame["t"]) for who, said in heard.items()}
        return {who: said for who, said in sorted(frames.items()) if said}

    def show(self, seat: int, frame: Data) -> None:
        if frame["t"] == "scene":
            self.scenes[seat] = frame["scene"]
        elif frame["t"] == "delta":
            self.scenes[seat] = merge_patch(self.scenes[seat], frame["patch"])

    def plain(self, frame: Data) -> Data:
        plain: Data = json.loads(json.dumps(timeless(frame)).replace(self.table, "<table>"))
        return plain
