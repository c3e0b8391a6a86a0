"""Garbage, bulk and floods: refused with a reason, counted, and not noticed by others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from effort import TIMES, chance_for
from real_server import PATIENCE
from server.inside import server_inside
from server.serving import Serving, play_on, serving, sit_down
from xenodeck.client.errors import Refused
from xenodeck.server.messages.protocol import LONGEST_FRAME, Hello

GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    '{"t":"move"}',
    '{"t":"dance","id":"1"}',
    '{"t":"move","id":"1","ask":"x","words":5}',
    '{"t":"move","id":"1","ask":"x","words":"a","extra":1}',
    '{"t":"move","id":"' + "x" * 60 + '","ask":"x"}',
    '{"t":"say","id":"1","text":"' + "x" * 400 + '"}',
    '{"t":"why","id":"1","words":"' + "9" * 400 + '"}',
    '{"t":"move","id":"1","ask":"x","action":{"a":' + "[" * 2000 + "]" * 2000 + "}}",
    '{"t":"hello","table":"x"}',
    "\x00\x01",
    b"\xff\xfe",
    '{"t":"ping","id":"💥"}',
    '{"t":"resync","why":"' + "x" * 100 + '"}',
]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the limits as they are by default."""
    with serving(tmp_path_factory.mktemp("strict"), "--bots", "1") as server:
        yield server


async def hello(socket: Any, table: str, token: str = "") -> dict[str, Any]:
    await socket.send(msgspec.json.encode(Hello(table, token=token)).decode())
    frame: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
    return frame


async def test_garbage_is_refused_and_the_table_plays_on(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=1)
    async with sitting.everybody() as players:
        before = players[0].scene
        for token in ("", sitting.tokens[0]):
            async with connect(sitting.api.socket) as socket:
                assert (await hello(socket, sitting.table, token))["t"] == "scene"
                for piece in GARBAGE:
                    await socket.send(piece)
                await socket.send('{"t":"ping","id":"still-here"}')
                refused = 0
                while (frame := json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)))["t"] != "pong":
                    refused += frame["t"] == "refused"
                    if frame["t"] == "refused":
                        assert frame["code"]
                        assert frame["text"]
                assert refused >= len(GARBAGE) - 1
        await players[0].ping()
        assert players[0].scene.view == before.view
        await asyncio.wait_for(asyncio.gather(play_on(players[0]), play_on(players[1])), PATIENCE)
    assert "Traceback" not in site.log.read_text()


async def test_random_bytes_never_break_the_server(site: Serving) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=1)
    chance = chance_for("bytes")
    text = '{"t":"move","id":"1","ask":"abc","words":"S2A","action":{"type":"PLAY"}}'
    for _ in range(TIMES):  # on one socket not too many are forgiven
        async with connect(sitting.api.socket) as socket:
            await hello(socket, sitting.table, sitting.tokens[0])
            for _ in range(150):
                letters, signs = list(text), [0, 34, 44, 58, 91, 123, 0x1F600, 0x7F]
                for _ in range(chance.randrange(1, 6)):
                    letters[chance.randrange(len(letters))] = chr(chance.choice(signs))
                await socket.send("".join(letters))
            await socket.send('{"t":"ping","id":"p"}')
            while json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["t"] != "pong":
                pass
    assert "Traceback" not in site.log.read_text()


@pytest.mark.parametrize("size", [LONGEST_FRAME + 1, 100_000, 3_000_000])
async def test_a_message_that_is_too_big_ends_the_connection(site: Serving, size: int) -> None:
    sitting = await sit_down(site.api(), "ufoludki", 2)
    async with connect(sitting.api.socket, max_size=None) as socket:
        await hello(socket, sitting.table)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.send('{"t":"ping","id":"' + "x" * size + '"}')
            while True:
                await asyncio.wait_for(socket.recv(), PATIENCE)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009


async def test_whoever_does_not_say_hello_is_shown_out(site: Serving) -> None:
    for first in ('{"t":"ping","id":"1"}', "nonsense"):
        async with connect(site.api().socket) as socket:
            await socket.send(first)
            codes = []
            with pytest.raises(ConnectionClosed):
                while True:
                    codes.append(json.loads(await asyncio.wait_for(socket.recv(), PATIENCE)).get("code"))
            assert codes[-1] == "NO_HELLO"


async def test_another_version_of_the_protocol_is_told_so(site: Serving) -> None:
    async with connect(site.api().socket) as socket:
        frame = {"t": "hello", "table": "abcd-efgh-jkmn", "version": 99}
        await socket.send(json.dumps(frame))
        assert json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["code"] == "OTHER_VERSION"


async def test_a_flood_of_messages_is_slowed_down_and_then_cut_off(strict: Serving) -> None:
    sitting = await sit_down(strict.api(), "ufoludki", 2, seed=1)
    async with sitting.player(1) as neighbour, connect(sitting.api.socket) as socket:
        await hello(socket, sitting.table, sitting.tokens[0])
        codes: list[str] = []
        with pytest.raises(ConnectionClosed):
            for number in range(2000):
                await socket.send(json.dumps({"t": "why", "id": str(number), "words": "S2A"}))
            while True:
                frame = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                codes.append(frame.get("code", ""))
        await neighbour.ping()


async def test_nobody_floods_the_chat_or_keeps_the_bots_busy(strict: Serving) -> None:
    sitting = await sit_down(strict.api(), "ufoludki", 2, seed=1)
    async with sitting.everybody() as players:
        asked = next(p for s, p in players.items() if s >= 0 and p.question is not None)
        for request in (lambda: asked.say("spam"), asked.hint):
            done = await asyncio.gather(*(request() for _ in range(25)), return_exceptions=True)
            codes = [r.code for r in done if isinstance(r, Refused)]
            assert set(codes) == {"SLOW_DOWN"}
            assert 1 <= len(codes) <= 24, "some come through; a slow machine lets more time pass, and more of them"
        await players[-1].ping()
        assert len(players[-1].chat) < 25


async def test_one_address_cannot_hold_all_sockets(strict: Serving) -> None:
    sitting = await sit_down(strict.api(), "ufoludki", 2, seed=1)
    opened: list[Any] = []
    try:
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            for _ in range(100):
                socket = await connect(sitting.api.socket)
                opened.append(socket)
                await hello(socket, sitting.table)
        assert 20 < len(opened) <= 70
    finally:
        await asyncio.gather(*(socket.close() for socket in opened))
    assert '"error"' not in strict.log.read_text("utf-8")  # to refuse is no fault of ours


async def test_guessing_pass_phrases_ids_and_codes_is_cut_short(sqlite_url: str) -> None:
    """With a tenth of the usual patience, which comes back so slowly that a slow machine guesses no more either."""
    async with server_inside(sqlite_url, bots=False, limits=0.1) as (_, _, web):
        host, thief = [
            {"Authorization": f"Bearer {(await web.post('/api/guests', json={})).json()['token']}"} for _ in range(2)
        ]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "open"}], "phrase": "swordfish"}
        table = (await web.post("/api/tables", json=wish, headers=host)).json()["table"]

        async def guesses(ask: Callable[[int], Awaitable[httpx.Response]]) -> list[str]:
            """Until it is told to stop; what it is told."""
            codes: list[str] = []
            while "TOO_MANY" not in codes:
                codes.append((await ask(len(codes))).json()["code"])
            assert len(codes) <= 10
            return codes[:-1]

        join = f"/api/tables/{table}/join"
        phrases = await guesses(lambda n: web.post(join, json={"phrase": f"guess {n}"}, headers=thief))
        assert set(phrases) == {"WRONG_PHRASE"}
        # guesses count against whoever made them: this address has its own patience, for all that it guesses together
        assert set(await guesses(lambda n: web.get(f"/api/tables/abcd-efgh-jkm{n}"))) == {"NO_TABLE"}
        assert (await web.post("/api/handover", json={"code": "aaaa-bbbb-cccc"})).json()["code"] == "TOO_MANY"


async def test_a_foreign_page_opens_no_socket_and_posts_nothing(site: Serving) -> None:
    api = site.api()
    with pytest.raises(InvalidStatus) as no:
        await connect(api.socket, origin="https://evil.example").__aenter__()  # type: ignore[arg-type]
    assert no.value.response.status_code == 403
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    body = b"{}"
    head = f"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nOrigin: https://evil.example\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    assert b" 403 " in answer.splitlines()[0]
    assert b"set-cookie" not in answer.lower()


async def test_a_reader_that_stops_reading_is_let_go_and_holds_up_nobody(site: Serving) -> None:
    """It asks for everything again and again and never reads: its queue fills, it is dropped, the game goes on."""
    sitting = await sit_down(site.api(), "ufoludki", 2, seed=2)
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port, limit=1024)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{site.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(masked(msgspec.json.encode(Hello(sitting.table))))
    async with sitting.everybody() as players:
        await until_watched(players[0], 2)
        for _ in range(6000):
            writer.write(masked(b'{"t":"resync"}'))
        await asyncio.wait_for(until_watched(players[0], 1), PATIENCE)
        await asyncio.wait_for(asyncio.gather(play_on(players[0]), play_on(players[1])), PATIENCE)
    writer.close()


async def until_watched(player: Any, many: int) -> None:
    await asyncio.wait_for(player.until(lambda: player.scene.watchers == many), PATIENCE)


def masked(payload: bytes) -> bytes:
    """A text frame of a client, with a mask of zeros."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + payload
