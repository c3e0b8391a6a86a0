"""The middleware: headers on every answer, and what must not pass."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, Request, get, post

from real_server import PATIENCE
from xenodeck.server.http.middleware import Message, Middleware, Receive, Scope, Send, is_same
from xenodeck.server.limits.rate_limiter import LimitSettings, Rate, RateLimiter
from xenodeck.server.messages.schemas import LONGEST_BODY

HOST = "table.example"
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """A tiny app: says back what it got; some paths misbehave."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    if scope["path"] == "/breaks":
        raise ZeroDivisionError("planted")
    if scope["path"] == "/silent":
        return
    headers = [(b"content-type", b"text/plain"), (b"X-Content-Type-Options", b"whatever")]
    if scope["path"].startswith("/part/"):
        headers[0] = (b"Content-Type", scope["path"].removeprefix("/part/").encode())
    if scope["path"] == "/baker":
        headers.append((b"Set-Cookie", b"who=you"))
    if scope["path"] == "/kept":
        headers.append((b"cache-control", b"max-age=60"))
    await send(
        {"type": "http.response.start", "status": 404 if scope["path"] == "/nowhere" else 200, "headers": headers}
    )
    if scope["path"] == "/breaks/late":
        raise ZeroDivisionError("planted")
    await send({"type": "http.response.body", "body": body})


def client(middleware: Middleware, base: str = f"http://{HOST}", address: str = "192.0.2.1") -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=middleware, client=(address, 1234), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=base)


def wide() -> RateLimiter:
    return RateLimiter().scaled(1000)


def has_the_headers(answer: httpx.Response) -> bool:
    once = all(answer.headers.get_list(name) == [value] for name, value in HEADERS.items())
    return once and "camera=()" in answer.headers["permissions-policy"]


# -- headers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "method, path, status",
    [
        ("GET", "/", 200),
        ("POST", "/api/x", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/breaks", 500),
        ("GET", "/silent", 500),
    ],
)
async def test_every_answer_has_the_headers_once(method: str, path: str, status: int) -> None:
    async with client(Middleware(echo, wide())) as web:
        answer = await web.request(method, path)
    assert answer.status_code == status
    assert has_the_headers(answer)


@pytest.mark.parametrize("kind", ["text/javascript; charset=utf-8", "text/css", "font/woff2"])
async def test_what_governs_a_page_is_not_repeated_on_its_parts(kind: str) -> None:
    """Whatever could be shown as a page has all of it; a part still is what it says, and for this site alone."""
    async with client(Middleware(echo, wide())) as web:
        part = await web.get(f"/part/{kind}")
        assert not {"content-security-policy", "permissions-policy", "cross-origin-opener-policy"} & set(part.headers)
        assert part.headers["x-content-type-options"] == "nosniff"
        assert part.headers["cross-origin-resource-policy"] == "same-origin"
        for page in ("text/html", "image/svg+xml", "text/plain", "application/json", "application/octet-stream"):
            assert has_the_headers(await web.get(f"/part/{page}")), page


async def test_an_app_with_routes_cannot_answer_without_them_either() -> None:
    @get("/here")
    async def here() -> str:
        return "here"

    @post("/api/in")
    async def taken(request: Request[Any, Any, Any]) -> dict[str, Any]:
        return dict(await request.json())

    app = Litestar([here, taken], openapi_config=None, logging_config=None)
    async with client(Middleware(app, wide())) as web:  # type: ignore[arg-type]
        answers = [
            await web.get("/here"),
            await web.get("/not/here"),
            await web.delete("/here"),
            await web.post("/api/in", content=b"no json"),
            await web.post("/api/in", json={"a": 1}),
            await web.post("/api/in", content=b"x" * (LONGEST_BODY + 1)),
        ]
    assert [answer.status_code for answer in answers] == [200, 404, 405, 500, 201, 413]
    assert all(has_the_headers(answer) for answer in answers)


async def test_a_failure_is_told_without_its_inside() -> None:
    async with client(Middleware(echo, wide())) as web:
        answer = await web.get("/breaks")
    assert answer.json()["code"] == "SERVER_ERROR"
    assert "planted" not in answer.text


async def test_only_an_encrypted_server_asks_to_stay_encrypted() -> None:
    async with client(Middleware(echo, wide())) as web:
        assert "strict-transport-security" not in (await web.get("/")).headers
    async with client(Middleware(echo, wide()), f"https://{HOST}") as web:
        assert (await web.get("/")).headers["strict-transport-security"].startswith("max-age=")


async def test_what_the_api_says_is_not_kept_and_the_rest_as_the_app_likes() -> None:
    async with client(Middleware(echo, wide())) as web:
        assert (await web.get("/api/x")).headers["cache-control"] == "no-store"
        assert (await web.get("/api")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await web.get("/apish")).headers
        assert (await web.get("/kept")).headers["cache-control"] == "max-age=60"


async def test_no_cookie_leaves_the_house() -> None:
    async with client(Middleware(echo, wide())) as web:
        answer = await web.get("/baker")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers


# -- bodies and addresses ----------------------------------------------------------------------------------------------


async def in_chunks(size: int, count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * size


async def test_a_body_comes_through_whole() -> None:
    async with client(Middleware(echo, wide())) as web:
        assert (await web.post("/", content=b"x" * LONGEST_BODY)).content == b"x" * LONGEST_BODY
        assert (await web.post("/", content=in_chunks(10, 7))).content == b"x" * 70
        assert (await web.post("/")).content == b""


async def test_a_body_that_is_too_long_is_refused_with_a_length_or_without() -> None:
    async with client(Middleware(echo, wide())) as web:
        for content in (b"x" * (LONGEST_BODY + 1), in_chunks(1000, LONGEST_BODY // 1000 + 1)):
            answer = await web.post("/api/x", content=content)
            assert answer.status_code == 413
            assert answer.json()["code"] == "TOO_LONG"
            assert answer.headers["connection"] == "close"
            assert has_the_headers(answer)


async def test_a_body_that_is_too_long_by_its_own_account_is_not_even_read() -> None:
    async def never() -> Message:
        raise AssertionError("read")

    sent = await run(
        Middleware(echo, wide()), scope("http", {"content-length": str(LONGEST_BODY + 1)}, method="POST"), never
    )
    assert sent[0]["status"] == 413


async def test_no_more_of_an_endless_body_is_read_than_allowed() -> None:
    read = 0

    async def endless() -> Message:
        nonlocal read
        read += 10_000
        return {"type": "http.request", "body": b"x" * 10_000, "more_body": True}

    sent = await run(Middleware(echo, wide()), scope("http", method="POST"), endless)
    assert sent[0]["status"] == 413
    assert read <= LONGEST_BODY + 10_000


async def test_a_body_that_does_not_come_is_not_waited_for_for_ever() -> None:
    async def never() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    middleware = Middleware(echo, wide(), body_seconds=0.05)
    async with asyncio.timeout(PATIENCE):
        sent = await run(middleware, scope("http", method="POST"), never)
    assert sent[0]["status"] == 408


async def test_whoever_leaves_in_the_middle_of_a_body_is_not_answered() -> None:
    sent = await run(Middleware(echo, wide()), scope("http", method="POST"), messages({"type": "http.disconnect"}))
    assert sent == []


async def test_an_address_that_is_too_long_is_refused() -> None:
    async with client(Middleware(echo, wide())) as web:
        for target in ("/" + "x" * 2048, "/?" + "x" * 2048, "/" + "ż" * 400):
            answer = await web.get(target)
            assert answer.status_code == 414
            assert answer.json()["code"] == "TOO_LONG"
            assert has_the_headers(answer)
        assert (await web.get("/" + "x" * 2000)).status_code == 200


# -- floods ------------------------------------------------------------------------------------------------------------


def narrow() -> RateLimiter:
    return RateLimiter(LimitSettings(request=Rate(0.5, 2), socket=Rate(0.5, 3), open_sockets=1), clock=lambda: 0.0)


async def test_too_many_requests_are_told_when_to_come_back() -> None:
    middleware = Middleware(echo, narrow())
    async with client(middleware) as web:
        answers = [await web.get("/") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].headers["retry-after"] == "2"
    assert answers[-1].json()["code"] == "SLOW_DOWN"
    assert has_the_headers(answers[-1])
    async with client(middleware, address="192.0.2.2") as web:
        assert (await web.get("/")).status_code == 200


async def test_a_no_to_head_has_no_body() -> None:
    middleware = Middleware(echo, narrow())
    empty = {"type": "http.request", "body": b"", "more_body": False}
    answers = [await run(middleware, scope("http", method="HEAD"), messages(empty)) for _ in range(3)]
    start, body = answers[-1]
    assert start["status"] == 429
    assert body["body"] == b""


# -- foreign pages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin, host, same",
    [
        ("http://table.example", "table.example", True),
        ("http://table.example:80", "table.example", True),
        ("https://table.example", "table.example:443", True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://table.example:8000", "table.example", False),
        ("https://table.example", "table.example:80", False),
        ("http://evil.example", "table.example", False),
        ("http://table.example.evil.example", "table.example", False),
        ("http://table.example@evil.example", "table.example", False),
        ("http://evil.example@table.example", "table.example", False),
        ("http://table.example", "evil.example@table.example", False),
        ("http://evil.example/table.example", "table.example", False),
        ("http://table.example/", "table.example", False),
        ("ftp://table.example", "table.example", False),
        ("null", "table.example", False),
        ("", "", False),
        ("http://", "", False),
        ("http://table.example:x", "table.example", False),
    ],
)
def test_a_page_is_ours_if_it_was_called_by_the_same_name(origin: str, host: str, same: bool) -> None:
    assert is_same(origin, host) is same


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
async def test_a_foreign_page_changes_nothing(method: str) -> None:
    async with client(Middleware(echo, wide(), ["https://friend.example"])) as web:
        for origin, status in [
            ("http://evil.example", 403),
            ("null", 403),
            (f"http://{HOST}", 200),
            (f"HTTP://{HOST}".upper(), 200),
            ("https://friend.example", 200),
        ]:
            answer = await web.request(method, "/api/x", headers={"origin": origin})
            assert answer.status_code == status, origin
            assert has_the_headers(answer)
        assert (await web.request(method, "/api/x")).status_code == 200


async def test_a_foreign_page_may_link_to_ours() -> None:
    async with client(Middleware(echo, wide())) as web:
        assert (await web.get("/", headers={"origin": "http://evil.example"})).status_code == 200


async def test_two_origins_are_none_of_ours() -> None:
    async with client(Middleware(echo, wide())) as web:
        twice = [("origin", f"http://{HOST}"), ("origin", "http://evil.example")]
        answer = await web.post("/", headers=twice)
    assert answer.status_code == 403
    assert answer.json()["code"] == "WRONG_ORIGIN"


# -- sockets -----------------------------------------------------------------------------------------------------------


def scope(kind: str, headers: dict[str, str] | None = None, method: str = "GET", **more: Any) -> Scope:
    given = {"host": HOST} | (headers or {})
    return {
        "type": kind,
        "method": method,
        "path": "/socket",
        "raw_path": b"/socket",
        "query_string": b"",
        "scheme": "ws" if kind == "websocket" else "http",
        "client": ("192.0.2.1", 1234),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "extensions": {},
    } | more


def messages(*them: Message) -> Receive:
    waiting = list(them)

    async def receive() -> Message:
        return waiting.pop(0)

    return receive


async def run(middleware: Middleware, scope: Scope, receive: Receive) -> list[Message]:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    await middleware(scope, receive, send)
    return sent


CONNECT = {"type": "websocket.connect"}
DENIAL: dict[str, Any] = {"websocket.http.response": {}}


async def greeter(scope: Scope, receive: Receive, send: Send) -> None:
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept", "headers": [(b"set-cookie", b"a=b"), (b"x-kept", b"1")]})
    await send({"type": "websocket.close", "code": 1000})


async def test_a_socket_of_our_own_page_is_accepted_and_sets_no_cookie() -> None:
    sent = await run(Middleware(greeter, wide()), scope("websocket", {"origin": f"http://{HOST}"}), messages(CONNECT))
    assert [m["type"] for m in sent] == ["websocket.accept", "websocket.close"]
    assert sent[0]["headers"] == [(b"x-kept", b"1")]


async def test_a_socket_without_an_origin_is_no_browser_and_accepted() -> None:
    sent = await run(Middleware(greeter, wide()), scope("websocket"), messages(CONNECT))
    assert sent[0]["type"] == "websocket.accept"


async def test_a_socket_of_a_foreign_page_is_closed_before_it_is_accepted() -> None:
    foreign = scope("websocket", {"origin": "http://evil.example"})
    sent = await run(Middleware(greeter, wide()), foreign, messages(CONNECT))
    assert sent == [{"type": "websocket.close", "code": 1008, "reason": "WRONG_ORIGIN"}]


async def test_where_the_server_can_say_it_the_handshake_is_answered_with_the_problem() -> None:
    foreign = scope("websocket", {"origin": "http://evil.example"}, extensions=DENIAL)
    start, body = await run(Middleware(greeter, wide()), foreign, messages(CONNECT))
    assert start["type"] == "websocket.http.response.start"
    assert start["status"] == 403
    assert (b"x-content-type-options", b"nosniff") in start["headers"]
    assert json.loads(body["body"])["code"] == "WRONG_ORIGIN"


async def test_a_long_address_opens_no_socket() -> None:
    sent = await run(Middleware(greeter, wide()), scope("websocket", query_string=b"x" * 3000), messages(CONNECT))
    assert sent[0]["type"] == "websocket.close"


async def test_too_many_open_sockets_are_refused_until_one_closes() -> None:
    held, let_go = asyncio.Event(), asyncio.Event()

    async def holds(scope: Scope, receive: Receive, send: Send) -> None:
        held.set()
        await let_go.wait()

    middleware = Middleware(holds, narrow())
    first = asyncio.create_task(run(middleware, scope("websocket"), messages(CONNECT)))
    await held.wait()
    second = await run(middleware, scope("websocket"), messages(CONNECT))
    assert second == [{"type": "websocket.close", "code": 1013, "reason": "TOO_MANY"}]
    let_go.set()
    await first
    assert await run(middleware, scope("websocket"), messages(CONNECT)) == []


async def test_sockets_opened_too_fast_are_refused() -> None:
    middleware = Middleware(greeter, narrow())
    ends = [(await run(middleware, scope("websocket"), messages(CONNECT)))[-1] for _ in range(4)]
    assert [end.get("reason", "") for end in ends] == ["", "", "", "SLOW_DOWN"]


@pytest.mark.parametrize("accepted", [True, False])
async def test_a_socket_that_fails_is_closed_and_no_longer_counted(accepted: bool) -> None:
    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        if accepted:
            await send({"type": "websocket.accept"})
        raise ZeroDivisionError("planted")

    middleware = Middleware(fails, narrow())
    for _ in range(2):
        sent = await run(middleware, scope("websocket", extensions=DENIAL), messages(CONNECT))
        kind = "websocket.close" if accepted else "websocket.http.response.body"
        assert sent[-1]["type"] == kind


async def test_a_socket_whose_task_is_cancelled_is_no_longer_counted() -> None:
    held = asyncio.Event()

    async def holds(scope: Scope, receive: Receive, send: Send) -> None:
        held.set()
        await asyncio.Event().wait()

    middleware = Middleware(holds, narrow())
    task = asyncio.create_task(run(middleware, scope("websocket"), messages(CONNECT)))
    await held.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert middleware._limits.open_socket("192.0.2.1")


async def test_the_start_and_end_of_the_app_pass_through() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    await run(Middleware(app, wide()), {"type": "lifespan"}, messages())
    assert seen == ["lifespan"]
