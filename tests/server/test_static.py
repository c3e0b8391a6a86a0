"""The built page: which addresses lead to it, how long it may be kept, how it is packed, and that it must be there."""

from __future__ import annotations

import gzip
import shutil
import subprocess
import sys
import zipfile
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from real_server import PATIENCE
from xenodeck.cli.commands import serve
from xenodeck.core.errors import GameError
from xenodeck.server import running
from xenodeck.server.app import Server, ServerOptions
from xenodeck.server.http import static_files
from xenodeck.server.http.middleware import POLICY_TEXT
from xenodeck.server.telemetry import logs

ROOT = Path(__file__).resolve().parents[2]
HTML = "<!doctype html><title>Żółw</title>" + "<p>raid</p>" * 50
SCRIPT = "export const raid = 1;\n" * 50
FONT = bytes(range(256)) * 8
SMALLER = b"packed when the page was built"
ASSETS = "public, max-age=31536000, immutable"


def build(folder: Path) -> Path:
    """As the client's build lays it out."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(HTML, "utf-8")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "assets/index-Dx3aB_9k.js").write_text(SCRIPT)
    (folder / "assets/index-B71fa0c2.css").write_text("body { color: green }\n" * 50)
    (folder / "assets/index-B71fa0c2.css.br").write_bytes(SMALLER)
    (folder / "assets/font-C0ffee12.woff2").write_bytes(FONT)
    return folder


@pytest.fixture
async def site_built(tmp_path: Path) -> httpx.AsyncClient:
    server = Server(ServerOptions("unused", page=build(tmp_path / "static")))
    return httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="http://testserver")


@pytest.fixture
async def api_alone() -> httpx.AsyncClient:
    server = Server(ServerOptions("unused"))
    return httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url="http://testserver")


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abcd-efgh-ijkl", "/t/abcd-efgh-ijkl/", "/r/abcd", "/new/ufoludki", "/rules/my_game", "/style", "/?x=1"],
)
async def test_every_door_of_the_client_opens_its_first_page(site_built: httpx.AsyncClient, path: str) -> None:
    answer = await site_built.get(path)
    assert answer.status_code == 200
    assert answer.text == HTML
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY_TEXT


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t",
        "/t/",
        "/t/a/b",
        "/t/a.js",
        "/new",
        "/style/x",
        "/assets",
        "/assets/",
        "/assets/index.js",
        "/assets/../index.html.gz",
        "/assets/index-B71fa0c2.css.br",
        "/index.html/",
        "/api/nothing",
        "/static.py",
        "/T/abc",
        "/../app.py",
        "/%2e%2e/server/app.py",
        "/assets/%2e%2e/index.html",
        "/t/..%2f..%2fapp.py",
        "//etc/passwd",
    ],
)
async def test_any_other_address_is_refused_as_ever(site_built: httpx.AsyncClient, path: str) -> None:
    answer = await site_built.get(httpx.URL("http://testserver").copy_with(raw_path=path.encode()))
    assert answer.status_code == 404
    assert answer.json()["code"] == "NOT_FOUND"
    assert "immutable" not in answer.headers.get("cache-control", "")


async def test_the_api_is_as_it_was(site_built: httpx.AsyncClient) -> None:
    assert (await site_built.get("/api/openapi.json")).json()["info"]["title"] == "Xenodeck"
    assert (await site_built.get("/api/games")).json()[0]["id"]
    assert (await site_built.post("/", content=b"{}")).status_code in (404, 405)


@pytest.mark.parametrize(
    ("name", "kind", "keep"),
    [
        ("assets/index-Dx3aB_9k.js", "text/javascript; charset=utf-8", ASSETS),
        ("assets/index-B71fa0c2.css", "text/css; charset=utf-8", ASSETS),
        ("assets/font-C0ffee12.woff2", "font/woff2", ASSETS),
        ("icon.svg", "image/svg+xml; charset=utf-8", "no-cache"),
        ("index.html", "text/html; charset=utf-8", "no-cache"),
    ],
)
async def test_a_file_has_its_type_and_assets_may_be_kept_for_ever(
    site_built: httpx.AsyncClient, tmp_path: Path, name: str, kind: str, keep: str
) -> None:
    answer = await site_built.get(f"/{name}")
    assert answer.content == (tmp_path / "static" / name).read_bytes()
    assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, keep)
    assert answer.headers["x-content-type-options"] == "nosniff"


async def raw(site_built: httpx.AsyncClient, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    async with site_built.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        return answer.headers, b"".join([chunk async for chunk in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("identity", False),
        ("br", False),
        ("", False),
        ("gzip;q=0", False),
        ("gzip; q=0.00, *", False),
    ],
)
async def test_text_is_packed_for_whoever_takes_it(site_built: httpx.AsyncClient, accepted: str, packed: bool) -> None:
    headers, body = await raw(site_built, "/assets/index-Dx3aB_9k.js", accepted)
    assert headers.get("content-encoding") == ("gzip" if packed else None)
    assert (gzip.decompress(body) if packed else body).decode() == SCRIPT
    assert (len(body) < len(SCRIPT)) == packed
    assert headers["content-length"] == str(len(body))
    assert headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [("gzip, br", "br"), ("br;q=0.1, gzip", "br"), ("*", "br"), ("br;q=0, gzip", "gzip"), ("gzip", "gzip"), ("", None)],
)
async def test_what_was_packed_smaller_when_it_was_built_goes_to_whoever_takes_that(
    site_built: httpx.AsyncClient, accepted: str, coding: str | None
) -> None:
    headers, body = await raw(site_built, "/assets/index-B71fa0c2.css", accepted)
    assert headers.get("content-encoding") == coding
    assert (body == SMALLER) == (coding == "br")
    assert headers["content-length"] == str(len(body))
    assert (coding or '"') in headers["etag"]
    assert headers["vary"] == "accept-encoding"


async def test_what_gains_nothing_is_not_packed(site_built: httpx.AsyncClient) -> None:
    for path in ("/assets/font-C0ffee12.woff2", "/icon.svg"):
        headers, _ = await raw(site_built, path, "gzip")
        assert "content-encoding" not in headers
        assert "vary" not in headers


@pytest.mark.parametrize("path", ["/", "/assets/index-Dx3aB_9k.js"])
async def test_whoever_has_it_already_gets_only_the_headers(site_built: httpx.AsyncClient, path: str) -> None:
    first = await site_built.get(path)
    plain = await site_built.get(path, headers={"accept-encoding": "identity"})
    assert first.headers["etag"] != plain.headers["etag"], "packed and plain are not the same bytes"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = await site_built.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert (await site_built.get(path, headers={"if-none-match": '"other"'})).status_code == 200
    assert (await site_built.get(path, headers={"if-none-match": plain.headers["etag"]})).status_code == 200


async def test_head_is_answered_like_get_without_the_body(site_built: httpx.AsyncClient) -> None:
    for path in ("/", "/t/abcd", "/assets/index-Dx3aB_9k.js", "/icon.svg"):
        head, get = await site_built.head(path), await site_built.get(path)
        assert (head.status_code, head.headers) == (200, get.headers)


async def test_head_sends_no_body(tmp_path: Path) -> None:
    """Asked without a client that would hide one."""
    pages = static_files.StaticFiles(nobody, static_files.load(build(tmp_path / "static")))
    sent: dict[str, list[MutableMapping[str, Any]]] = {}
    for method in ("GET", "HEAD"):
        messages = sent[method] = []

        async def send(message: MutableMapping[str, Any], messages: list[Any] = messages) -> None:
            messages.append(message)

        await pages({"type": "http", "method": method, "path": "/", "headers": []}, nothing, send)
    assert sent["GET"][0] == sent["HEAD"][0]
    assert [m["body"] for m in (sent["GET"][1], sent["HEAD"][1])] == [HTML.encode(), b""]


async def nothing() -> MutableMapping[str, Any]:
    raise AssertionError("nothing is to be read")


async def nobody(*_: object) -> None:
    raise AssertionError("nobody else is to be asked")


async def test_without_a_page_there_is_only_the_api(api_alone: httpx.AsyncClient) -> None:
    for path in ("/", "/t/abcd", "/style", "/icon.svg"):
        assert (await api_alone.get(path)).json()["code"] == "NOT_FOUND"
    assert (await api_alone.get("/api/openapi.json")).status_code == 200


# -- a page that is not there --------------------------------------------------------------------------------------


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for the page, and a server that would not get as far as to listen."""

    def started(*_: object) -> None:
        raise AssertionError("it would have started")

    monkeypatch.setattr(running, "listening", started)
    monkeypatch.setattr(logs, "configure", lambda **_: None)
    monkeypatch.setattr(static_files, "FOLDER", tmp_path / "static")
    return tmp_path / "static"


def test_a_server_without_its_page_does_not_start(elsewhere: Path, tmp_path: Path) -> None:
    for build_something in (lambda: None, lambda: elsewhere.mkdir(), lambda: (elsewhere / "icon.svg").write_text("")):
        build_something()
        with pytest.raises(GameError) as no:
            serve.serve(port=0, database=str(tmp_path / "tables.db"))
        assert no.value.code == "NO_PAGE"
        assert "the page is not built: run make" in no.value.text
        assert "--no-page" in no.value.text
    build(tmp_path / "built")
    (tmp_path / "built/index.html").rename(elsewhere / "index.html")
    for page in (True, False):
        with pytest.raises(AssertionError, match="it would have started"):
            serve.serve(port=0, database=str(tmp_path / "tables.db"), page=page)
        shutil.rmtree(elsewhere, ignore_errors=True)


def test_the_page_is_looked_for_where_the_client_is_built_to() -> None:
    assert static_files.FOLDER == ROOT / "src/xenodeck/static"
    assert 'outDir: "../src/xenodeck/static"' in (ROOT / "web/vite.config.ts").read_text("utf-8")


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_what_is_installed_carries_the_page(tmp_path: Path, target: str) -> None:
    """Git does not keep it, so the build has to be told."""
    project = tmp_path / "project"
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        project.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    package = project / "src/xenodeck"
    build(package / "static")
    shutil.copy(ROOT / "src/xenodeck/__init__.py", package / "__init__.py")
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(tmp_path / "out")]
    subprocess.run(command, cwd=project, check=True, capture_output=True, timeout=PATIENCE)
    (made,) = (tmp_path / "out").iterdir()
    if target == "wheel":
        names = zipfile.ZipFile(made).namelist()
    else:
        shutil.unpack_archive(made, tmp_path / "unpacked")
        names = [p.as_posix() for p in (tmp_path / "unpacked").rglob("*")]
    for name in ("index.html", "icon.svg", "assets/index-Dx3aB_9k.js", "assets/font-C0ffee12.woff2"):
        assert any(n.endswith(f"xenodeck/static/{name}") for n in names), name
