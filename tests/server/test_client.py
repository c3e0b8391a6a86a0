"""The client by itself, against a server whose frames each test writes: gaps, wrong hashes, broken lines."""

from __future__ import annotations

import asyncio
import doctest
import json
import sys
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from real_server import free_port
from xenodeck.client import Api, Dismissed, OutOfStep, Player, Refused, Unreachable, canonical
from xenodeck.client.canonical import merge_patch, scene_hash
from xenodeck.server.messages import schemas

LIMIT = 60.0  # seconds after which what never comes is given up
Data = dict[str, Any]


def option(word: str) -> Data:
    return {"word": word, "kind": "choice", "label": word.title()}


def question(ask: str, *words: str) -> Data:
    return {
        "ask": ask,
        "name": "turn",
        "kind": "choice",
        "rule": "1",
        "prompt": "Your turn",
        "before": [],
        "options": [option(word) for word in words],
    }


def a_scene() -> Data:
    return {
        "table": {
            "id": "abcd-efgh-jkmn",
            "game": "toy",
            "rules": 1,
            "mode": "plain",
            "status": "running",
            "options": {},
            "clock": {"name": "none"},
            "origin": "deal",
            "listed": False,
            "assist": True,
            "undo": True,
            "watch": True,
        },
        "seats": [{"kind": "person", "name": "Żaneta", "here": True}, {"kind": "bot", "bot": "random"}],
        "you": 0,
        "watchers": 0,
        "log": 1,
        "can_undo": False,
        "view": {
            "places": {"hand": [{"size": 2, "cards": ["A", "B"]}, {"size": 2, "cards": []}]},
            "fields": {"round": 1},
            "waiting": [0],
            "over": False,
            "standing": [0, 0],
            "truncated": False,
            "rounds": [],
            "paused": False,
        },
        "question": question("q1", "left", "right"),
    }


def plain_hash(scene: Data) -> str:
    """The check sum, made without the code under test."""
    text = json.dumps(scene, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return format(zlib.crc32(text.encode("utf-8")), "08x")


class Fake:
    """One seat's side of a table. Says hello back and answers a resync by itself; all else is up to the test."""

    def __init__(self) -> None:
        self.scene = a_scene()
        self.lines = [{"what": "begin", "text": "It begins."}]
        self.seq = 7
        self.heard: asyncio.Queue[Data] = asyncio.Queue()
        self.socket: ServerConnection | None = None
        self.lie_in_scenes = False
        self.early: Data | None = None  # goes out before everything
        self.sent: list[str] = []
        self.address = ""

    async def serve(self, socket: ServerConnection) -> None:
        self.socket = socket
        try:
            async for raw in socket:
                message = json.loads(raw)
                self.heard.put_nowait(message)
                if message["t"] in ("hello", "resync"):
                    await self.everything()
        except ConnectionClosed:
            pass  # the test broke it

    async def next(self, kind: str) -> Data:
        """The next message of this kind; others before it are passed over."""
        async with asyncio.timeout(LIMIT):
            while True:
                message = await self.heard.get()
                if message["t"] == kind:
                    return message

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.sent.append(json.dumps(message, ensure_ascii=False))
        await self.socket.send(self.sent[-1])

    async def everything(self) -> None:
        if self.early is not None:
            await self.send(**self.early)
        self.seq += 10
        digest = "00000000" if self.lie_in_scenes else plain_hash(self.scene)
        log = {"start": 0, "lines": self.lines}
        await self.send(t="scene", seq=self.seq, hash=digest, now=1, scene=self.scene, log=log, chat=[])

    def change(self, **patch: Any) -> None:
        """What the next delta tells; keys of the scene are replaced whole, None takes one away."""
        for key, value in patch.items():
            if value is None:
                self.scene.pop(key, None)
            else:
                self.scene[key] = value

    async def delta(self, skip: int = 0, digest: str = "", log: Data | None = None, **patch: Any) -> None:
        self.change(**patch)
        self.seq += 1 + skip
        more = {} if log is None else {"log": log}
        await self.send(t="delta", seq=self.seq, hash=digest or plain_hash(self.scene), now=2, patch=patch, **more)


@pytest.fixture
async def fake() -> AsyncIterator[Fake]:
    table = Fake()
    async with serve(table.serve, "127.0.0.1", 0) as server:
        table.address = f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/ws"
        yield table


@pytest.fixture
async def player(fake: Fake) -> AsyncIterator[Player]:
    async with asyncio.timeout(LIMIT * 4), seat(fake) as player:
        yield player


def seat(fake: Fake, **more: Any) -> Player:
    return Player(fake.address, "abcd-efgh-jkmn", "secret-token", pause=0.01, longest_pause=0.05, **more)


async def soon(player: Player, condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT):
        await player.until(condition)


# -- one way to write a scene --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "patch", "merged"),
    [
        ({"a": 1}, {"a": 2}, {"a": 2}),
        ({"a": 1}, {"b": 2}, {"a": 1, "b": 2}),
        ({"a": 1, "b": 2}, {"a": None}, {"b": 2}),
        ({}, {"a": None}, {}),
        ({"a": [1, 2]}, {"a": [3]}, {"a": [3]}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": None, "d": 3}}, {"a": {"c": 2, "d": 3}}),
        ({"a": 1}, {"a": {"b": {"c": None}}}, {"a": {"b": {}}}),
        ({"a": {"b": 1}}, {"a": 5}, {"a": 5}),
        ([1], {"a": 1}, {"a": 1}),
    ],
)
def test_a_patch_merges_as_the_standard_says(target: Any, patch: Any, merged: Any) -> None:
    before = json.dumps(target)
    assert merge_patch(target, patch) == merged
    assert json.dumps(target) == before


JSON = st.recursive(
    st.integers(-(2**53), 2**53) | st.booleans() | st.text(st.characters(exclude_categories=["Cs"])),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner),
    max_leaves=20,
)


@given(JSON)
def test_canonical_json_is_what_any_other_program_would_write(data: Any) -> None:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert canonical(data) == text.encode()


def test_the_hash_is_the_crc_in_eight_digits() -> None:
    assert scene_hash(a_scene()) == plain_hash(a_scene())
    assert scene_hash({"n": 2}) != scene_hash({"n": 3})
    small = next(n for n in range(10_000) if zlib.crc32(canonical({"n": n})) < 1 << 24)
    assert len(scene_hash({"n": small})) == 8


def test_the_examples_come_out_as_written() -> None:
    result = doctest.testmod(sys.modules["xenodeck.client.canonical"])
    assert result.attempted >= 3
    assert result.failed == 0


# -- seeing --------------------------------------------------------------------------------------------------------


async def test_hello_names_the_table_and_the_token_and_the_scene_is_shown(fake: Fake, player: Player) -> None:
    hello = await fake.next("hello")
    assert hello["table"] == "abcd-efgh-jkmn"
    assert hello["token"] == "secret-token"
    assert "secret-token" not in fake.address
    assert player.scene.seats[0].name == "Żaneta"
    assert player.scene.you == 0
    assert [line.text for line in player.log] == ["It begins."]


async def test_deltas_change_the_scene_and_the_log(fake: Fake, player: Player) -> None:
    line = {"what": "draw", "text": "A card is drawn.", "seat": 1, "from": "deck"}
    await fake.delta(log={"start": 1, "lines": [line]}, watchers=3, question=None)
    await soon(player, lambda: player.scene.watchers == 3)
    assert player.scene.question is None
    assert player.log[1].from_ == "deck"
    assert player.resyncs == 0


async def test_an_undo_replaces_the_end_of_the_log(fake: Fake, player: Player) -> None:
    lines = [{"what": "draw", "text": f"Line {n}."} for n in range(1, 4)]
    await fake.delta(log={"start": 1, "lines": lines}, watchers=1)
    await fake.delta(log={"start": 2, "lines": [{"what": "undo", "text": "Taken back."}]}, watchers=2)
    await soon(player, lambda: player.scene.watchers == 2)
    assert [line.text for line in player.log] == ["It begins.", "Line 1.", "Taken back."]


async def test_chat_is_kept_once(fake: Fake, player: Player) -> None:
    line = {"n": 1, "seat": 1, "name": "Bo", "text": "Hi", "at": 5}
    await fake.send(t="said", line=line)
    await fake.send(t="said", line=line)
    await fake.send(t="said", line={**line, "n": 2, "text": "Ho"})
    await soon(player, lambda: len(player.chat) > 1)
    assert [said.text for said in player.chat] == ["Hi", "Ho"]


async def test_the_hook_sees_every_frame_as_it_came(fake: Fake) -> None:
    seen: list[bytes] = []
    async with seat(fake, frames=seen.append) as player:
        await fake.delta(watchers=4)
        await soon(player, lambda: player.scene.watchers == 4)
    assert seen == [text.encode() for text in fake.sent]
    assert len(seen) == 2


async def test_a_field_that_is_not_of_the_protocol_is_not_overlooked(fake: Fake, player: Player) -> None:
    await fake.send(t="ack", id="1", secret="the deck")
    with pytest.raises(OutOfStep, match="secret"):
        await soon(player, lambda: False)


async def test_nor_is_one_that_a_patch_brings_in(fake: Fake, player: Player) -> None:
    await fake.delta(deck=["A", "B"])
    with pytest.raises(OutOfStep, match="deck"):
        await soon(player, lambda: False)


# -- out of step ---------------------------------------------------------------------------------------------------


async def test_a_skipped_number_makes_it_ask_for_everything(fake: Fake, player: Player) -> None:
    fake.change(can_undo=True)  # was in the frame that got lost
    await fake.delta(skip=1, watchers=1)
    assert (await fake.next("resync"))["why"] == "gap"
    await soon(player, lambda: player.scene.watchers == 1)
    assert player.scene.can_undo
    assert (player.mirror.gaps, player.resyncs) == (1, 1)


async def test_lines_missing_from_the_log_are_a_gap_too(fake: Fake, player: Player) -> None:
    await fake.delta(log={"start": 3, "lines": []}, watchers=1)
    assert (await fake.next("resync"))["why"] == "gap"
    await soon(player, lambda: player.scene.watchers == 1)


async def test_a_wrong_hash_makes_it_ask_for_everything(fake: Fake, player: Player) -> None:
    await fake.delta(digest="12345678", watchers=2)
    assert (await fake.next("resync"))["why"] == "hash"
    await soon(player, lambda: player.scene.watchers == 2)
    assert (player.mirror.mismatches, player.resyncs) == (1, 1)


async def test_what_comes_before_everything_is_sent_again_is_passed_over(fake: Fake, player: Player) -> None:
    shown: list[int] = []
    await fake.delta(digest="12345678", watchers=2)
    await fake.delta(digest="12345678", watchers=3)
    while player.resyncs == 0 or player.mirror.stale:
        await asyncio.wait_for(player.changed(), LIMIT)
        shown.append(player.scene.watchers)
    assert shown == [3]
    assert player.resyncs == 1


async def test_a_frame_that_comes_twice_counts_once(fake: Fake, player: Player) -> None:
    line = {"what": "draw", "text": "A card is drawn."}
    await fake.delta(log={"start": 1, "lines": [line]}, watchers=1)
    assert fake.socket is not None
    await fake.socket.send(fake.sent[-1])
    await fake.delta(watchers=2)
    await soon(player, lambda: player.scene.watchers == 2)
    assert player.mirror.duplicates == 1
    assert len(player.log) == 2
    assert player.resyncs == 0


async def test_a_server_that_stays_wrong_is_given_up(fake: Fake, player: Player) -> None:
    fake.lie_in_scenes = True
    await fake.delta(digest="12345678", watchers=2)
    with pytest.raises(OutOfStep, match="3 times"):
        await soon(player, lambda: False)
    assert player.resyncs == 4


# -- asking and answering ------------------------------------------------------------------------------------------


async def test_a_move_names_its_question_and_is_acknowledged(fake: Fake, player: Player) -> None:
    asked = await player.asked()
    assert asked is not None
    moving = asyncio.create_task(player.move(asked.options[1].word))
    heard = await fake.next("move")
    assert (heard["ask"], heard["words"]) == ("q1", "right")
    await fake.send(t="ack", id=heard["id"])
    assert not (await moving).again


async def test_a_question_just_answered_is_not_asked_again(fake: Fake, player: Player) -> None:
    """The acknowledgement may come before the frame that shows the move."""
    moving = asyncio.create_task(player.move("left"))
    await fake.send(t="ack", id=(await fake.next("move"))["id"])
    await moving
    asking = asyncio.create_task(player.asked())
    await fake.delta(watchers=1)  # something else happens first
    await soon(player, lambda: player.scene.watchers == 1)
    assert not asking.done()
    await fake.delta(question=question("q2", "on"))
    asked = await asyncio.wait_for(asking, LIMIT)
    assert asked is not None
    assert asked.ask == "q2"


async def test_a_question_that_comes_back_is_open_again(fake: Fake, player: Player) -> None:
    moving = asyncio.create_task(player.move("left"))
    await fake.send(t="ack", id=(await fake.next("move"))["id"])
    await moving
    await fake.delta(question=None)
    await fake.delta(question=question("q1", "left"))
    asked = await asyncio.wait_for(player.asked(), LIMIT)
    assert asked is not None
    assert asked.ask == "q1"


async def test_when_the_game_is_over_nothing_is_asked(fake: Fake, player: Player) -> None:
    await fake.delta(question=None, table={**fake.scene["table"], "status": "over"})
    await soon(player, lambda: player.over)
    assert await asyncio.wait_for(player.asked(), LIMIT) is None
    with pytest.raises(Refused, match="NOT_ASKED"):
        await player.move("left")


async def test_a_refusal_says_all_it_was_told(fake: Fake, player: Player) -> None:
    moving = asyncio.create_task(player.move("up"))
    heard = await fake.next("move")
    await fake.send(t="refused", id=heard["id"], code="NOT_AN_OPTION", text="No such way.", rule="2.1", legal=["left"])
    with pytest.raises(Refused) as no:
        await moving
    assert (no.value.code, no.value.text, no.value.rule, no.value.legal) == (
        "NOT_AN_OPTION",
        "No such way.",
        "2.1",
        ["left"],
    )


async def test_other_requests_get_their_own_answers(fake: Fake, player: Player) -> None:
    why = asyncio.create_task(player.why("left"))
    hint = asyncio.create_task(player.hint())
    say = asyncio.create_task(player.say("Hello"))
    undo = asyncio.create_task(player.undo())
    back = asyncio.create_task(player.back())
    ping = asyncio.create_task(player.ping())
    ids = {kind: (await fake.next(kind))["id"] for kind in ("why", "hint", "say", "undo", "back", "ping")}
    assert len(set(ids.values())) == 6
    await fake.send(t="pong", id=ids["ping"], now=9)
    for kind in ("back", "undo", "say"):
        await fake.send(t="ack", id=ids[kind])
    await fake.send(t="advised", id=ids["hint"], ask="q1", word="left", label="Left", reasons=["It is near."])
    await fake.send(t="because", id=ids["why"], allowed=True)
    async with asyncio.timeout(LIMIT):
        assert (await why).allowed
        assert (await hint).word == "left"
        assert (await ping).now == 9
        await asyncio.gather(say, undo, back)


# -- broken lines --------------------------------------------------------------------------------------------------


async def test_a_move_under_way_is_sent_again_with_the_same_id(fake: Fake, player: Player) -> None:
    moving = asyncio.create_task(player.move("left"))
    first = await fake.next("move")
    await player.drop()
    await fake.next("hello")
    again = await fake.next("move")
    assert again == first
    await fake.send(t="ack", id=again["id"], again=True)
    assert (await asyncio.wait_for(moving, LIMIT)).again
    assert player.reconnects == 1


async def test_what_happened_meanwhile_is_seen_after_coming_back(fake: Fake, player: Player) -> None:
    await fake.next("hello")
    await player.drop()
    fake.change(watchers=9)
    await soon(player, lambda: player.reconnects == 1)
    assert player.scene.watchers == 9
    assert player.resyncs == 0


async def test_a_line_of_chat_is_not_said_twice(fake: Fake, player: Player) -> None:
    saying = asyncio.create_task(player.say("Hello"))
    await fake.next("say")
    await player.drop()
    with pytest.raises(Unreachable, match="may have happened"):
        await asyncio.wait_for(saying, LIMIT)
    pinging = asyncio.create_task(player.ping())
    await fake.next("hello")
    heard = await asyncio.wait_for(fake.heard.get(), LIMIT)
    assert heard["t"] == "ping"
    await fake.send(t="pong", id=heard["id"], now=1)
    await asyncio.wait_for(pinging, LIMIT)


async def test_numbers_of_the_last_connection_mean_nothing_on_the_next(fake: Fake, player: Player) -> None:
    await fake.next("hello")
    fake.early = {"t": "delta", "seq": fake.seq + 1, "hash": "12345678", "now": 1, "patch": {"watchers": 5}}
    await player.drop()
    await soon(player, lambda: player.reconnects == 1)
    assert player.resyncs == 0
    assert player.scene.watchers == 0


async def test_a_request_made_while_nobody_answers_waits(fake: Fake, player: Player) -> None:
    await player.drop()
    await soon(player, lambda: not player.connected)
    undoing = asyncio.create_task(player.undo())
    await fake.send(t="ack", id=(await fake.next("undo"))["id"])
    await asyncio.wait_for(undoing, LIMIT)


async def test_a_goodbye_for_now_brings_it_back(fake: Fake, player: Player) -> None:
    await fake.next("hello")
    await fake.send(t="bye", code="RESTART", text="Back soon.", again=True)
    await fake.next("hello")
    await soon(player, lambda: player.reconnects == 1)


async def test_a_goodbye_for_good_is_the_end(fake: Fake, player: Player) -> None:
    moving = asyncio.create_task(player.move("left"))
    await fake.next("move")
    await fake.send(t="bye", code="ELSEWHERE", text="You play on another device.")
    with pytest.raises(Dismissed) as end:
        await asyncio.wait_for(moving, LIMIT)
    assert end.value.code == "ELSEWHERE"
    with pytest.raises(Dismissed):
        await player.move("left", ask="q1")


async def test_leaving_ends_all_waiting(fake: Fake) -> None:
    async with seat(fake) as player:
        await player.asked()
        waiting = asyncio.create_task(player.until(lambda: False))
        await asyncio.sleep(0)
    with pytest.raises(Unreachable, match="left"):
        await asyncio.wait_for(waiting, LIMIT)


async def test_where_nobody_listens_it_says_so() -> None:
    gone = Player(f"ws://127.0.0.1:{free_port()}/ws", "abcd-efgh-jkmn", pause=0.01, longest_pause=0.02, patience=0.2)
    with pytest.raises(Unreachable, match=r"0\.2 s"):
        async with gone:
            pass


# -- HTTP ----------------------------------------------------------------------------------------------------------


class FakeApi:
    """Answers every request with the same bytes, and keeps what was asked."""

    def __init__(self, answer: bytes) -> None:
        self.answer = answer
        self.request = b""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.request = head + await reader.readexactly(length)
        writer.write(self.answer)
        writer.close()


async def call(answer: bytes, ask: Callable[[Api], Any]) -> tuple[Any, bytes]:
    fake = FakeApi(answer)
    async with await asyncio.start_server(fake.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        return await ask(Api(f"http://127.0.0.1:{port}", timeout=LIMIT)), fake.request


def answer(status: int, body: Data) -> bytes:
    data = json.dumps(body).encode()
    return b"HTTP/1.1 %d Said\r\nContent-Length: %d\r\n\r\n%s" % (status, len(data), data)


async def test_a_seat_is_asked_for_with_the_guests_token_in_a_header() -> None:
    body = {"table": "abcd-efgh-jkmn", "seat": 2, "token": "seat-token"}
    seated, request = await call(
        answer(201, body), lambda api: api.join("guest-token", "abcd-efgh-jkmn", schemas.Join(seat=2))
    )
    assert seated == schemas.Seated("abcd-efgh-jkmn", 2, "seat-token")
    head, sent = request.split(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /api/tables/abcd-efgh-jkmn/join HTTP/1.1"
    assert "Authorization: Bearer guest-token" in lines
    assert json.loads(sent)["seat"] == 2


async def test_a_guest_may_bring_a_name_and_sets_up_a_table() -> None:
    guest, request = await call(answer(201, {"alias": "Zorple", "token": "abc"}), lambda api: api.guest("Zorple"))
    assert guest.token == "abc"
    assert request.startswith(b"POST /api/guests HTTP/1.1\r\n")
    assert json.loads(request.split(b"\r\n\r\n")[1]) == {"alias": "Zorple"}
    made = {"table": "abcd", "you": [], "invites": {"1": "wxyz"}}
    wish = schemas.NewTable("toy", [schemas.SeatWish("invite")])
    created, request = await call(answer(201, made), lambda api: api.table("abc", wish))
    assert created.invites == {"1": "wxyz"}
    assert request.startswith(b"POST /api/tables HTTP/1.1\r\n")
    assert json.loads(request.split(b"\r\n\r\n")[1])["seats"][0]["kind"] == "invite"


async def test_the_shelf_and_the_servers_health_need_nobodys_token() -> None:
    games, request = await call(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]", lambda api: api.games("pl"))
    assert games == []
    assert request.startswith(b"GET /api/games?lang=pl HTTP/1.1\r\n")
    assert b"authorization" not in request.lower()
    health = {
        "status": "ok",
        "version": "1",
        "engine": "compiled",
        "workers": "compiled",
        "tables": 3,
        "connections": 12,
    }
    found, request = await call(answer(200, health), lambda api: api.health())
    assert found.tables == 3
    assert request.startswith(b"GET /api/health HTTP/1.1\r\n")


async def test_an_answer_in_chunks_is_put_together() -> None:
    chunks = b'13\r\n{"alias": "Zorple",\r\n10\r\n "token": "abc"}\r\n0\r\n\r\n'
    raw = b"HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks
    guest, _ = await call(raw, lambda api: api.guest())
    assert guest == schemas.Guest("Zorple", "abc")


async def test_a_problem_is_a_refusal_with_its_status() -> None:
    problem = {"code": "TAKEN", "text": "The seat is taken.", "rule": "T2", "legal": ["1"]}
    with pytest.raises(Refused) as no:
        await call(answer(409, problem), lambda api: api.join("g", "t", schemas.Join()))
    assert (no.value.status, no.value.code, no.value.rule, no.value.legal) == (409, "TAKEN", "T2", ["1"])


@pytest.mark.parametrize("status", [200, 500])
async def test_an_answer_of_another_shape_is_not_taken(status: int) -> None:
    with pytest.raises(OutOfStep):
        await call(answer(status, {"hello": "you"}), lambda api: api.guest())


@pytest.mark.parametrize("raw", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{}", b"nonsense\r\n\r\n"])
async def test_an_answer_that_breaks_off_is_none(raw: bytes) -> None:
    with pytest.raises(Unreachable):
        await call(raw, lambda api: api.guest())


async def test_a_line_break_cannot_be_smuggled_into_a_header() -> None:
    with pytest.raises(ValueError, match="line break"):
        await Api("http://127.0.0.1").join("token\r\nX-Evil: 1", "t", schemas.Join())


@pytest.mark.parametrize(
    ("address", "beside"),
    [
        ("http://127.0.0.1:8000", "ws://127.0.0.1:8000/ws"),
        ("https://localhost/cards/", "wss://localhost/cards/ws"),
    ],
)
def test_the_socket_lies_beside_the_api(address: str, beside: str) -> None:
    assert Api(address).socket == beside


def test_an_address_without_a_scheme_is_refused() -> None:
    with pytest.raises(ValueError, match="no address"):
        Api("localhost:8000")
