"""A typed client for the HTTP API of the server: guests, tables, seats. Each call opens its own connection."""

from __future__ import annotations

import asyncio
import http.client
import io
from typing import Any, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from xenodeck.client.errors import OutOfStep, Refused, Unreachable
from xenodeck.server.messages import schemas

T = TypeVar("T")
LONGEST_ANSWER = 64 * 1024 * 1024  # bytes; a replay of a long game is the largest


class _Received:
    """A complete response in the form of a socket, which is what ``http.client`` reads from."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def makefile(self, _mode: str) -> io.BytesIO:
        return io.BytesIO(self._data)


class Api:
    """The API at ``address``, e.g. ``http://127.0.0.1:8000``. Calls raise Refused or Unreachable.

    ``timeout`` is in seconds. ``source`` is the local address to connect from, if this machine has several.
    """

    def __init__(self, address: str, timeout: float = 300.0, source: str = "") -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{address} is no address of a server")
        self.secure = parts.scheme == "https"
        self.host = parts.hostname
        self.port = parts.port or (443 if self.secure else 80)
        self.base = parts.path.rstrip("/")
        self.netloc = parts.netloc.rpartition("@")[2]
        self.timeout = timeout
        self.source = (source, 0) if source else None

    @property
    def socket(self) -> str:
        """The URL of the WebSocket for tables."""
        return f"{'wss' if self.secure else 'ws'}://{self.netloc}{self.base}/ws"

    async def guest(self, alias: str | None = None) -> schemas.Guest:
        """Create a guest. Its token is the ``guest`` argument of the other calls."""
        return await self.call("POST", "/api/guests", schemas.Guest, schemas.NewGuest(alias))

    async def table(self, guest: str, wish: schemas.NewTable) -> schemas.Created:
        """Set up a table."""
        return await self.call("POST", "/api/tables", schemas.Created, wish, guest)

    async def join(self, guest: str, table: str, wish: schemas.Join) -> schemas.Seated:
        """Take a seat at a table."""
        return await self.call("POST", f"/api/tables/{quote(table, safe='')}/join", schemas.Seated, wish, guest)

    async def games(self, lang: str = "en") -> list[schemas.GameSchema]:
        """The games of the server."""
        return await self.call("GET", f"/api/games?lang={quote(lang, safe='')}", list[schemas.GameSchema])

    async def health(self) -> schemas.Health:
        """The version and state of the server."""
        return await self.call("GET", "/api/health", schemas.Health)

    async def call(
        self, method: str, path: str, answer: type[T], body: schemas.Body | None = None, guest: str = ""
    ) -> T:
        """Any other call. ``answer`` is the type to decode the response as, ``guest`` the token of the caller."""
        status, data = await self._exchange(method, path, b"" if body is None else msgspec.json.encode(body), guest)
        if status >= 400:
            raise _refusal(status, data)
        try:
            return msgspec.json.decode(data, type=answer)
        except msgspec.DecodeError as problem:
            raise OutOfStep(f"{method} {path}: {problem}") from problem

    async def _exchange(self, method: str, path: str, body: bytes, guest: str) -> tuple[int, bytes]:
        head = [f"{method} {self.base}{path} HTTP/1.1", f"Host: {self.netloc}", "Connection: close"]
        head += ["Accept: application/json", f"Content-Length: {len(body)}"]
        head += ["Content-Type: application/json"] if body else []
        head += [f"Authorization: Bearer {guest}"] if guest else []
        if not "".join(head).isprintable():
            raise ValueError("a line break in an address or a token would be read as a header")
        try:
            async with asyncio.timeout(self.timeout):
                data = await self._send("\r\n".join(head).encode("ascii") + b"\r\n\r\n" + body)
            return _read_answer(data, method)
        except (OSError, TimeoutError, http.client.HTTPException) as problem:
            raise Unreachable(f"{method} {path}: {problem!r}") from problem

    async def _send(self, request: bytes) -> bytes:
        secure = True if self.secure else None
        reader, writer = await asyncio.open_connection(self.host, self.port, ssl=secure, local_addr=self.source)
        try:
            writer.write(request)
            await writer.drain()
            data = bytearray()
            while chunk := await reader.read(65536):
                data += chunk
                if len(data) > LONGEST_ANSWER:
                    raise http.client.HTTPException("the answer does not end")
            return bytes(data)
        finally:
            writer.close()


def _read_answer(data: bytes, method: str) -> tuple[int, bytes]:
    received: Any = _Received(data)
    answer = http.client.HTTPResponse(received, method=method)
    answer.begin()
    return answer.status, answer.read()


def _refusal(status: int, data: bytes) -> Exception:
    try:
        problem = msgspec.json.decode(data, type=schemas.Problem)
    except msgspec.DecodeError:
        return OutOfStep(f"HTTP {status} without a reason: {data[:200]!r}")
    return Refused(problem.code, problem.text, problem.rule, problem.legal, status)
