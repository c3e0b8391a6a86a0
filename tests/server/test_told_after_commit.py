"""Nobody is told what is not committed, in any way: every address and every message is tried while a change waits.

The store is held up while they are tried, and then the change fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from litestar.enums import HttpMethod

from server.inside import NOW, Pen, Visitor, server_inside
from server.test_worker_pool import until
from xenodeck.server.app import Server, ServerOptions
from xenodeck.server.messages import protocol
from xenodeck.server.messages.protocol import (
    Back,
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
from xenodeck.server.tables.game_loop import progress
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

LAST_MOVE = {
    "earth": 2,
    "loot": [1, 5],
    "hands": [["S2A", "S4B"], ["S3A", "RECRUIT"]],
    "stacks": [[], []],
    "config": {"seed": 5},
}


@dataclass
class Scene:
    """A table, whoever sits there, and the ways to ask."""

    server: Server
    registry: Registry
    web: httpx.AsyncClient
    table: str = ""
    guests: dict[str, str] = field(default_factory=dict)
    seats: dict[str, str] = field(default_factory=dict)
    codes: list[str] = field(default_factory=list)

    async def ask(self, method: str, path: str, body: Any = None, who: str = "", seat: str = "") -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.guests[who]}"} if who else {}
        if seat:
            headers["X-Seat"] = self.seats[seat]
        address = path.replace("{table}", self.table).replace("{game}", "ufoludki")
        return await self.web.request(method, address, json=body, headers=headers)

    def proof(self, who: str) -> dict[str, str]:
        return {"token": self.seats[who]}

    def here(self) -> Table:
        return self.registry.tables[self.table]


Asking = Callable[[Scene], Awaitable[httpx.Response]]


def get(path: str, **how: str) -> Asking:
    return lambda scene: scene.ask("GET", path, **how)


# -- every address -------------------------------------------------------------------------------------------------

# What only looks: it is answered as before the change, or after it has failed, or with "try again".
READ: dict[str, list[Asking]] = {
    "GET /api/me": [get("/api/me", who="Ada")],
    "GET /api/me/tables": [get("/api/me/tables", who="Ada"), get("/api/me/tables", who="Bo")],
    "GET /api/games": [get("/api/games")],
    "GET /api/games/{game}": [get("/api/games/ufoludki")],
    "GET /api/games/{game}/options": [get("/api/games/ufoludki/options")],
    "GET /api/games/{game}/rules": [get("/api/games/ufoludki/rules")],
    "GET /api/games/{game}/in_short": [get("/api/games/ufoludki/in_short")],
    "GET /api/tables": [get("/api/tables"), *[get(f"/api/tables?status={s}") for s in ("open", "running", "over")]],
    "GET /api/tables/{table}": [get("/api/tables/{table}"), get("/api/tables/{table}", seat="Ada")],
    "GET /api/tables/{table}/invitation": [get("/api/tables/{table}/invitation")],
    "GET /api/tables/{table}/record": [get("/api/tables/{table}/record")],
    "GET /api/tables/{table}/position": [
        get("/api/tables/{table}/position"),
        get("/api/tables/{table}/position", seat="Ada"),
        get("/api/tables/{table}/position?step=0"),
    ],
    "GET /api/tables/{table}/replay": [get("/api/tables/{table}/replay"), get("/api/tables/{table}/replay?viewer=0")],
    "POST /api/tables/{table}/handover": [
        lambda scene: scene.ask("POST", "/api/tables/{table}/handover", scene.proof("Ada"))
    ],
    "POST /api/handover": [lambda scene: scene.ask("POST", "/api/handover", {"code": "aaaa-bbbb-cccc"})],
    "POST /api/admin/end": [lambda scene: scene.ask("POST", "/api/admin/end", {"token": "no order of the operator"})],
    "GET /api/health": [get("/api/health")],
    "GET /api/ready": [get("/api/ready")],
    "GET /metrics": [get("/metrics")],
    "GET /api/openapi.json": [get("/api/openapi.json")],
}


def post(path: str, who: str = "", proof: str = "", **body: Any) -> Asking:
    return lambda scene: scene.ask("POST", path, {**body, **(scene.proof(proof) if proof else {})}, who=who)


# What changes something itself: it comes to nothing, and what it is refused with tells nothing of the change either.
WRITE: dict[str, Asking] = {
    "POST /api/guests": post("/api/guests", alias="Eve"),
    "POST /api/me": post("/api/me", who="Ada", alias="Eve"),
    "POST /api/me/rotate": post("/api/me/rotate", who="Ada"),
    "POST /api/tables": lambda scene: scene.ask(
        "POST",
        "/api/tables",
        {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "bot"}], "begin": {"table": scene.table}},
        who="Ada",
    ),
    "POST /api/tables/{table}/join": post("/api/tables/{table}/join", who="Cy"),
    "POST /api/tables/{table}/leave": post("/api/tables/{table}/leave", proof="Ada"),
    "POST /api/tables/{table}/start": post("/api/tables/{table}/start", proof="Ada"),
    "POST /api/tables/{table}/close": post("/api/tables/{table}/close", proof="Ada"),
    "POST /api/tables/{table}/rematch": post("/api/tables/{table}/rematch", proof="Ada"),
    "POST /api/tables/{table}/rotate": post("/api/tables/{table}/rotate", proof="Ada"),
    "POST /api/records": post("/api/records", who="Ada", text="xenodeck record 1"),
}
TRY_AGAIN = (503, "TRY_AGAIN")
WHILE_OPEN = {TRY_AGAIN, (409, "NOT_OVER"), (400, "BAD_RECORD")}
WHILE_RUNNING = {*WHILE_OPEN, (409, "ALREADY_STARTED")}

# Every message: what only looks has a reply to be compared.
LOOKS: list[protocol.FromClient] = [Why("why", "S2A"), Hint("hint"), Ping("ping")]
DOES: list[protocol.FromClient] = [
    Move("move", "old", "S2A"),
    Back("back", "old"),
    Undo("undo"),
    TakeBack("take"),
    Hurry("hurry"),
    Ready("ready"),
    Next("next"),
    Say("say", text="hm"),
    MakeClaim("claim", "role 1 alien"),
    Resync("gap"),
]


def test_no_address_and_no_message_is_forgotten() -> None:
    """Whoever adds one says here what it may tell."""
    routes = {
        f"{method} {route.path_format}"
        for route in Server(ServerOptions("unused")).litestar.routes
        for method in getattr(route, "methods", ())
        if method != HttpMethod.OPTIONS and not route.path_format.startswith("/api/framework")
    }
    assert routes == {*READ, *WRITE}
    tried = {type(message) for message in (*LOOKS, *DOES)}
    assert tried | {protocol.Hello, protocol.Echo} == set(get_args(protocol.ClientMessage))


# -- the changes ---------------------------------------------------------------------------------------------------


async def make_last_move(scene: Scene) -> Any:
    table = scene.here()
    visitor = Visitor(scene.server, scene.table, scene.seats["Ada"])
    await until(lambda: visitor.has("scene"))
    visitor.say(Move("last", table.ask(0), "S2A"))
    return visitor


async def speak(scene: Scene) -> Any:
    visitor = Visitor(scene.server, scene.table, scene.seats["Ada"])
    await until(lambda: visitor.has("scene"))
    visitor.say(Say("spoken", text="I win"))
    return visitor


async def let_time_run_out(scene: Scene) -> Any:
    table = scene.here()
    table.clocks.since[0] = NOW - 10_000_000
    return asyncio.create_task(progress.run_due(table))


def http(asking: Asking) -> Callable[[Scene], Awaitable[Any]]:
    async def begin(scene: Scene) -> Any:
        return asyncio.create_task(asking(scene))  # type: ignore[arg-type]

    return begin


TIME_IS_UP = "time runs out"
# name -> is the table still open, and what happens there
CHANGES: dict[str, tuple[bool, Callable[[Scene], Awaitable[Any]]]] = {
    "the last move": (False, make_last_move),
    "a line of chat": (False, speak),
    TIME_IS_UP: (False, let_time_run_out),
    "somebody leaves": (False, http(post("/api/tables/{table}/leave", proof="Bo"))),
    "a token becomes void": (False, http(post("/api/tables/{table}/rotate", proof="Ada"))),
    "the last seat is taken": (True, http(post("/api/tables/{table}/join", who="Bo"))),
    "bots take the seats": (True, http(post("/api/tables/{table}/start", proof="Ada"))),
    "the table is closed": (True, http(post("/api/tables/{table}/close", proof="Ada"))),
    "the host leaves": (True, http(post("/api/tables/{table}/leave", proof="Ada"))),
}


async def set_up(scene: Scene, still_open: bool) -> None:
    await until(lambda: not scene.server.unready)  # bots come up beside the tables, and /api/ready tells when
    for name in ("Ada", "Bo", "Cy"):
        scene.guests[name] = (await scene.web.post("/api/guests", json={"alias": name})).json()["token"]
    wish = {
        "game": "ufoludki",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "listed": True,
        "begin": {"position": LAST_MOVE},
        "clock": {"name": "fast"},
    }
    made = (await scene.ask("POST", "/api/tables", wish, who="Ada")).json()
    scene.table, scene.seats["Ada"] = made["table"], made["you"][0]["token"]
    if not still_open:
        joined = await scene.ask("POST", "/api/tables/{table}/join", {}, who="Bo")
        scene.seats["Bo"] = joined.json()["token"]


async def people(scene: Scene, wait: bool = True) -> dict[str, Visitor]:
    """Everybody who sits there, and a spectator."""
    found = {who: Visitor(scene.server, scene.table, token) for who, token in {**scene.seats, "": ""}.items()}
    for visitor in found.values() if wait else ():
        await until(lambda v=visitor: v.has("scene"))  # type: ignore[misc]
    return found


# -- asking everything ---------------------------------------------------------------------------------------------


def told(name: str, answer: httpx.Response) -> Any:
    """What an answer says of the table; not who is connected, nor codes and counts that are new each time."""
    if name == "GET /metrics":
        return [line for line in answer.text.splitlines() if line.startswith("xenodeck_tables")]
    if name in ("GET /api/health", "GET /api/ready", "POST /api/tables/{table}/handover"):
        return answer.status_code
    if answer.headers["content-type"].startswith("text"):
        return answer.status_code, answer.text
    return answer.status_code, without(answer.json(), {"here", "watchers"})


def without(data: Any, keys: set[str]) -> Any:
    if isinstance(data, dict):
        return {key: without(value, keys) for key, value in data.items() if key not in keys}
    return [without(value, keys) for value in data] if isinstance(data, list) else data


def reads(scene: Scene) -> list[tuple[str, int, asyncio.Task[httpx.Response]]]:
    return [
        (name, number, asyncio.create_task(asking(scene)))  # type: ignore[arg-type]
        for name, askings in READ.items()
        for number, asking in enumerate(askings)
    ]


async def read_all(scene: Scene) -> dict[tuple[str, int], Any]:
    return {(name, number): told(name, await task) for name, number, task in reads(scene)}


def seen(visitor: Visitor) -> Any:
    """The table as it was shown when this visitor came; a running clock may have begun to run later."""
    shown = next(frame["scene"] for frame in visitor.frames if frame["t"] == "scene")
    return without(shown, {"here", "watchers", "since"})


async def looked(crowd: dict[str, Visitor]) -> dict[str, list[Any]]:
    """What everybody is answered who only looks."""
    for visitor in crowd.values():
        for message in LOOKS:
            visitor.say(message)
            await until(lambda v=visitor, m=message: v.reply(m.id) is not None)  # type: ignore[misc]
    return {who: [visitor.reply(message.id) for message in LOOKS] for who, visitor in crowd.items()}


def at_work(crowd: Iterable[Visitor]) -> int:
    return sum(len(visitor.visit.at_work) for visitor in crowd)


@pytest.mark.parametrize("change", list(CHANGES))
async def test_nobody_hears_of_a_change_that_fails(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    still_open, begin = CHANGES[change]
    pen = Pen(monkeypatch)
    async with server_inside(f"sqlite:///{tmp_path / 'tables.db'}") as (server, registry, web):
        scene = Scene(server, registry, web)
        await set_up(scene, still_open)
        crowd = await people(scene)
        before, replies, table = await read_all(scene), await looked(crowd), scene.here()
        shown = {who: seen(visitor) for who, visitor in crowd.items()}

        def waiting() -> int:
            return len(table.lock.waiting) + pen.waiting - 1

        pen.hold()
        doing = await begin(scene)
        await until(lambda: pen.waiting == 1)
        heard = {who: len(visitor.frames) for who, visitor in crowd.items()}

        # everybody asks everything, and is answered or waits
        asked = reads(scene)
        wanted = {name: asyncio.create_task(asking(scene)) for name, asking in WRITE.items()}  # type: ignore[arg-type]
        tasks = [*(task for _, _, task in asked), *wanted.values()]
        await until(lambda: sum(1 for task in tasks if not task.done()) <= waiting())
        stuck = waiting()
        for visitor in crowd.values():
            for message in (*LOOKS, *DOES):
                visitor.say(message)
        arriving = await people(scene, wait=False)
        await until(lambda: at_work(crowd.values()) + len(arriving) + len(crowd) <= waiting() - stuck)
        new = [frame for who, visitor in crowd.items() for frame in visitor.frames[heard[who] :]]
        assert {frame["t"] for frame in new} <= {"pong", "refused"}
        assert {frame["code"] for frame in new if frame["t"] == "refused"} <= {"NOT_SEATED"}

        # it fails
        pen.break_off()
        for name, number, task in asked:
            answer = await task
            assert told(name, answer) == before[name, number] or code_of(answer) == TRY_AGAIN, (name, answer.text)
        for name, task in wanted.items():
            assert code_of(await task) in (WHILE_OPEN if still_open else WHILE_RUNNING), (name, (await task).text)
        for visitor in (*crowd.values(), *arriving.values()):
            await until(lambda v=visitor: v.socket.closed or v.has("scene"))  # type: ignore[misc]
        for who, visitor in crowd.items():
            for frame in visitor.frames[heard[who] :]:
                assert frame in replies[who] or frame.get("code") in ("NOT_SEATED", "TABLE_RELOADED"), (who, frame)
        for who, visitor in arriving.items():
            kinds = {frame["t"] for frame in visitor.frames}
            assert kinds == {"bye"} or (kinds == {"scene"} and seen(visitor) == shown[who]), (who, visitor.frames)

        # and it is as if nothing had been
        if change == TIME_IS_UP:
            await until(lambda: registry.tables[scene.table].over())  # it is up for the table that came back, too
            return
        await until(lambda: still_open or not registry.tables[scene.table].lost)
        after, again = await read_all(scene), await people(scene)
        for key in before:
            assert after[key] == before[key] or key[0] == "GET /metrics", key
        assert {who: seen(visitor) for who, visitor in again.items()} == shown
        for visitor in (*crowd.values(), *arriving.values(), *again.values()):
            await visitor.leave()
        if isinstance(doing, Visitor):
            assert doing.reply("last") is None
            assert doing.reply("spoken") is None
            await doing.leave()
        else:
            await asyncio.wait([doing])


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, "" if answer.status_code < 400 else answer.json()["code"]
