"""Runs before the whole app: adds security headers to every answer, and refuses foreign pages, floods and large
bodies."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Collection, Mapping, MutableMapping
from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec.json import encode

from xenodeck.server.limits import costs
from xenodeck.server.limits.accounts import account_of, payer
from xenodeck.server.limits.rate_limiter import Kind, RateLimiter
from xenodeck.server.messages.schemas import LONGEST_BODY, Problem
from xenodeck.server.telemetry.logs import logger

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

LONGEST_TARGET = 2048  # bytes of path and query
QUICK_SECONDS = 0.1  # a request that takes longer is cancelled when its client disconnects
BODY_SECONDS = 120.0  # for the whole body to arrive
SAFE = {"GET", "HEAD", "OPTIONS"}
FLOOD = 429
DEFAULT_PORTS = {"http": 80, "https": 443}
TRY_LATER, POLICY, BROKEN = 1013, 1008, 1011  # close codes

POLICY_TEXT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
CLOSED_FEATURES = (
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
)
ALWAYS = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-resource-policy": b"same-origin",
}
# Headers that govern a page. They have no effect on scripts, styles and fonts, and would be a seventh of all bytes
# before the first page is shown.
FOR_PAGES = {
    b"content-security-policy": POLICY_TEXT.encode(),
    b"permissions-policy": ", ".join(f"{name}=()" for name in CLOSED_FEATURES).encode(),
    b"cross-origin-opener-policy": b"same-origin",
}
PARTS = (b"text/javascript", b"text/css", b"font/woff2")  # never a page or a worker, which the policy forbids
ONLY_TLS = {b"strict-transport-security": b"max-age=31536000"}
NOT_KEPT = {b"cache-control": b"no-store"}

log = logger("xenodeck.middleware")


class RequestRefused(Exception):
    """The request does not reach the app."""

    def __init__(self, status: int, code: str, text: str, headers: Headers | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.problem = Problem(code, text)
        self.headers = headers or []


class Middleware:
    """``origins`` are the foreign pages that may use this server, like ``https://example.org``."""

    def __init__(
        self,
        app: App,
        limits: RateLimiter,
        origins: Collection[str] = (),
        longest_body: int = LONGEST_BODY,
        body_seconds: float = BODY_SECONDS,
    ) -> None:
        self._app = app
        self._limits = limits
        self._origins = {origin.lower().rstrip("/") for origin in origins}
        self._longest_body = longest_body
        self._body_seconds = body_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        payer.set(account_of(address_of(scope)))
        if scope["type"] == "http":
            await self._http(scope, receive, ResponseSender(scope, send))
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, ResponseSender(scope, send))
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, answer: ResponseSender) -> None:
        try:
            check_target(scope)
            self._check_rate("request", scope)
            self._check_rate("work", scope, costs.cost_of_request(scope))
            if scope["method"] not in SAFE:
                self._check_origin(scope)
            body = await self._body(scope, receive)
        except RequestRefused as no:
            await self._say_no(no, scope, receive, answer)
            return
        except ConnectionError:
            return  # the client is gone
        try:
            if not await self._while_wanted(self._app(scope, receive_again(body, receive), answer.send), receive):
                return
        except Exception:
            if answer.begun:
                raise
            log.exception("request failed")
        if not answer.begun:
            await answer.refuse(RequestRefused(500, "SERVER_ERROR", "Something went wrong here. It has been noted."))

    async def _while_wanted(self, work: Awaitable[None], receive: Receive) -> bool:
        """Do the work, unless the client disconnects before: nobody should wait behind a request that nobody waits for.
        Work that must be finished runs in a task of its own (``Services.run_to_end``)."""
        doing = asyncio.ensure_future(work)
        leaving: asyncio.Future[None] | None = None
        try:
            await asyncio.wait({doing}, timeout=QUICK_SECONDS)
            if not doing.done():
                leaving = asyncio.ensure_future(disconnected(receive))
                await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if doing.done():
                doing.result()
                return True
            return False
        finally:
            for task in (doing, leaving):
                if task is not None and not task.done():
                    task.cancel()
                    await asyncio.wait({task})

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """Read the whole body before the app sees it, so that also chunks without a length are counted."""
        too_long = RequestRefused(
            413, "TOO_LONG", f"A body has at most {self._longest_body} bytes.", [(b"connection", b"close")]
        )
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > self._longest_body:
            raise too_long
        body = b""
        try:
            async with asyncio.timeout(self._body_seconds):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise ConnectionError
                    chunk: bytes = message.get("body", b"")
                    body += chunk
                    if len(body) > self._longest_body:
                        raise too_long
                    if not message.get("more_body"):
                        return body
        except TimeoutError:
            raise RequestRefused(
                408, "TOO_SLOW", "The body did not come in time.", [(b"connection", b"close")]
            ) from None

    async def _socket(self, scope: Scope, receive: Receive, answer: ResponseSender) -> None:
        address = address_of(scope)
        try:
            check_target(scope)
            self._check_origin(scope)
            self._check_rate("socket", scope)
            self._check_rate("work", scope, costs.cost_of_request(scope))
            if not self._limits.open_socket(address):
                raise RequestRefused(
                    FLOOD, "TOO_MANY", "Too many open connections from here.", [(b"retry-after", b"5")]
                )
        except RequestRefused as no:
            await receive()  # the handshake, which is answered now
            await self._say_no(no, scope, receive, answer)
            return
        try:
            await self._app(scope, receive, answer.send)
        except Exception:
            log.exception("socket failed")
            with suppress(OSError, RuntimeError):  # it may be closed already
                await answer.refuse(
                    RequestRefused(500, "SERVER_ERROR", "Something went wrong here. It has been noted.")
                )
        finally:
            self._limits.close_socket(address)

    async def _say_no(self, no: RequestRefused, scope: Scope, receive: Receive, answer: ResponseSender) -> None:
        """Refuse at once; in a flood of requests only after a delay, so that the flood waits and nobody else does."""
        rest = self._limits.refusal_delay(address_of(scope)) if no.status == FLOOD else 0.0
        if rest:
            with suppress(TimeoutError):
                await asyncio.wait_for(disconnected(receive), rest)
                return
        await answer.refuse(no)

    def _check_rate(self, kind: Kind, scope: Scope, many: float = 1) -> None:
        wait = self._limits.take(kind, address_of(scope), many)
        if wait:
            seconds = str(math.ceil(wait)).encode()
            raise RequestRefused(
                FLOOD, "SLOW_DOWN", "Too many at once. Try again in a moment.", [(b"retry-after", seconds)]
            )

    def _check_origin(self, scope: Scope) -> None:
        """Refuse requests of foreign pages, which must not act for a visitor."""
        named = [value for name, value in scope["headers"] if name == b"origin"]
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if not named:
            return  # no browser
        if len(named) == 1:
            origin = named[0].decode("latin-1").lower()
            if origin in self._origins or (len(hosts) == 1 and is_same(origin, hosts[0].decode("latin-1").lower())):
                return
        raise RequestRefused(403, "WRONG_ORIGIN", "This page may not speak to this server.")


class ResponseSender:
    """Sends the answer with the security headers."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._scope = scope
        self._send = send
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            message = {**message, "headers": self._with_headers(message.get("headers", []))}
        elif message["type"] == "websocket.accept":
            message = {**message, "headers": self._without_cookies(message.get("headers", []))}
        self.begun = True
        await self._send(message)

    def _with_headers(self, given: Any) -> Headers:
        is_part = any(name.lower() == b"content-type" and value.startswith(PARTS) for name, value in given)
        ours = ALWAYS if is_part else ALWAYS | FOR_PAGES
        if self._scope["scheme"] in ("https", "wss"):
            ours = ours | ONLY_TLS
        path = self._scope["path"]
        if path == "/api" or path.startswith("/api/"):
            ours = ours | NOT_KEPT
        kept = [(name, value) for name, value in self._without_cookies(given) if name.lower() not in ours]
        return kept + list(ours.items())

    def _without_cookies(self, given: Any) -> Headers:
        headers = [(bytes(name), bytes(value)) for name, value in given]
        kept = [(name, value) for name, value in headers if name.lower() != b"set-cookie"]
        if len(kept) < len(headers):
            log.error("a cookie was held back")
        return kept

    async def refuse(self, no: RequestRefused) -> None:
        """Send the refusal as JSON, or by closing the socket."""
        if self._scope["type"] == "http":
            prefix = "http.response"
        elif not self.begun and "websocket.http.response" in self._scope.get("extensions", {}):
            prefix = "websocket.http.response"
        else:
            code = BROKEN if no.status >= 500 else TRY_LATER if no.status == FLOOD else POLICY
            await self._send({"type": "websocket.close", "code": code, "reason": no.problem.code})
            return
        body = encode(no.problem)
        length = (b"content-length", str(len(body)).encode())
        headers = [(b"content-type", b"application/json"), length, *NOT_KEPT.items(), *no.headers]
        await self.send({"type": f"{prefix}.start", "status": no.status, "headers": headers})
        is_head = self._scope.get("method") == "HEAD"
        await self.send({"type": f"{prefix}.body", "body": b"" if is_head else body})


def check_target(scope: Scope) -> None:
    path = scope.get("raw_path") or scope["path"].encode()
    if len(path) + len(scope.get("query_string", b"")) > LONGEST_TARGET:
        raise RequestRefused(
            414, "TOO_LONG", f"An address has at most {LONGEST_TARGET} bytes.", [(b"connection", b"close")]
        )


def address_of(scope: Mapping[str, Any]) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


FORWARDED = {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}  # headers that proxies add


def is_local(scope: Mapping[str, Any]) -> bool:
    """Does the request come from this machine, and not from a proxy?"""
    if any(name in FORWARDED for name, _ in scope["headers"]):
        return False
    try:
        return ip_address(address_of(scope).partition("%")[0]).is_loopback
    except ValueError:
        return False


def header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def is_same(origin: str, host: str) -> bool:
    """Is the page with this ``origin`` from the server called ``host``? Default ports may be written or not."""
    try:
        page = urlsplit(origin)
        server = urlsplit(f"//{host}")
        if page.scheme not in DEFAULT_PORTS or not page.hostname or origin != f"{page.scheme}://{page.netloc}":
            return False
        if "@" in page.netloc or "@" in server.netloc:  # no browser sends a user name in an origin
            return False
        default = DEFAULT_PORTS[page.scheme]
        return (page.hostname, page.port or default) == (server.hostname, server.port or default)
    except ValueError:
        return False


async def disconnected(receive: Receive) -> None:
    """Wait until the client disconnects."""
    while (await receive())["type"] not in ("http.disconnect", "websocket.disconnect"):
        pass


def receive_again(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that gives the body in one piece, and then what follows it."""
    waiting = [body]

    async def again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again
