"""Serves the files of the built page from memory, read and compressed once at the start."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from xenodeck.core.errors import GameError
from xenodeck.server.http.middleware import App, Headers, Receive, Scope, Send, header

FOLDER = Path(__file__).resolve().parents[2] / "static"  # where the client is built
INDEX = "/index.html"
# all routes of the client, which shows the right page for each
CLIENT_ROUTES = re.compile(r"/(?:style/?|(?:t|r|new|rules)/[A-Za-z0-9_-]{1,40}/?)?")
SERVER_ROUTES = re.compile(r"/(?:api|assets|ws|metrics)(?:/|$)")  # routes of the server itself, for programs
FOR_EVER = b"public, max-age=31536000, immutable"  # the name of an asset contains a hash of its content
ASK_AGAIN = b"no-cache"  # may be cached, but must be revalidated
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".woff2": "font/woff2",
}
UNKNOWN_TYPE = "application/octet-stream"
TEXT = re.compile(r"text/.*|application/json|image/svg\+xml")
SMALLER = ".br"  # suffix of a file with the same content, compressed by brotli when the page was built
BROTLI, GZIP = "br", "gzip"


@dataclass(frozen=True)
class StaticFile:
    """One file as it is served."""

    body: bytes
    packed: Mapping[str, bytes]  # by the name of the coding, the smallest first; only codings that make it smaller
    kind: str
    mark: str  # a hash of the content, for the ETag

    @staticmethod
    def of(path: Path) -> StaticFile:
        body = path.read_bytes()
        kind = TYPES.get(path.suffix, UNKNOWN_TYPE)
        is_text = bool(TEXT.fullmatch(kind))
        packed: dict[str, bytes] = {}
        if (smaller := path.with_name(path.name + SMALLER)).is_file():
            packed[BROTLI] = smaller.read_bytes()
        if is_text:
            packed[GZIP] = gzip.compress(body, mtime=0)
        mark = blake2b(body, digest_size=12).hexdigest()
        gained = {coding: less for coding, less in packed.items() if len(less) < len(body)}
        return StaticFile(body, gained, f"{kind}; charset=utf-8" if is_text else kind, mark)


def load(folder: Path) -> dict[str, StaticFile]:
    """Read all files of the page: path -> file. Without a built page the server does not start."""
    if not (folder / INDEX.lstrip("/")).is_file():
        raise GameError("NO_PAGE", "the page is not built: run make play, or serve the API alone with --no-page.")
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != SMALLER]
    return {f"/{path.relative_to(folder).as_posix()}": StaticFile.of(path) for path in files}


class StaticFiles:
    """Serves the files of the page, and its index for every route of the client; other requests go to the app."""

    def __init__(self, app: App, files: Mapping[str, StaticFile]) -> None:
        self._app = app
        self._files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._find(scope["path"]) if scope["type"] == "http" and scope["method"] in ("GET", "HEAD") else None
        lost = file is None and wants_missing_page(scope)
        if file is None and not lost:
            await self._app(scope, receive, send)
            return
        status, headers, body = answer(scope, file or self._files[INDEX])
        if lost and status == 200:
            status = 404  # the page shows that the address is unknown
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def _find(self, path: str) -> StaticFile | None:
        return self._files[INDEX] if CLIENT_ROUTES.fullmatch(path) else self._files.get(path)


def wants_missing_page(scope: Scope) -> bool:
    """Is this a browser that asks for an unknown address?"""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or SERVER_ROUTES.match(scope["path"]):
        return False
    return "text/html" in header(scope, b"accept")


def answer(scope: Scope, file: StaticFile) -> tuple[int, Headers, bytes]:
    """Status, headers and body; no body if the client has this version already."""
    coding = next((one for one in file.packed if accepts(one, header(scope, b"accept-encoding"))), "")
    body = file.packed[coding] if coding else file.body
    mark = f'"{file.mark}{f"-{coding}" if coding else ""}"'
    headers = [
        (b"etag", mark.encode()),
        (b"cache-control", FOR_EVER if scope["path"].startswith("/assets/") else ASK_AGAIN),
    ]
    if file.packed:
        headers.append((b"vary", b"accept-encoding"))
    if mark in [known.strip().removeprefix("W/") for known in header(scope, b"if-none-match").split(",")]:
        return 304, headers, b""
    headers += [(b"content-type", file.kind.encode()), (b"content-length", str(len(body)).encode())]
    if coding:
        headers.append((b"content-encoding", coding.encode()))
    return 200, headers, body


def accepts(coding: str, accepted: str) -> bool:
    """Does this ``Accept-Encoding`` allow the coding?"""
    wants: dict[str, bool] = {}
    for part in accepted.lower().split(","):
        name, _, rank = part.partition(";")
        wants[name.strip()] = not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", rank)
    return wants.get(coding, wants.get("*", False))
