"""An engine that is built while the server runs: workers take it up, the server itself stays as it is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import httpx
import pytest

from real_server import PATIENCE, TESTS
from server.serving import Serving, log_of, serving, wait_for
from xenodeck import _fast
from xenodeck.server.workers import engine_builds

needs_a_build = pytest.mark.skipif(not _fast.is_compiled(), reason="there is no compiled engine to take up")


@pytest.fixture
def uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package as it is in a fresh clone, found before the installed one."""
    package = tmp_path / "fresh" / "xenodeck"
    shutil.copytree(_fast.PACKAGE, package, ignore=shutil.ignore_patterns("_compiled", "static", "tests"))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(package.parent), str(TESTS)]))
    monkeypatch.delenv(_fast.ASK, raising=False)
    return package


def engines(server: Serving) -> tuple[str, str]:
    told = httpx.get(f"{server.url}/api/health", timeout=PATIENCE).json()
    return told["engine"].split()[0], (told["workers"] or "none yet").split()[0]


def put_in_place(package: Path) -> None:
    shutil.copytree(_fast.FOLDER, package / "aside")
    (package / "aside").rename(package / _fast.FOLDER.name)


@needs_a_build
def test_workers_take_a_new_build_up_and_the_server_stays_as_it_is(uncompiled: Path, tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", "1") as server:
        wait_for(lambda: engines(server) == ("interpreted", "interpreted"))
        put_in_place(uncompiled)
        wait_for(lambda: engines(server) == ("interpreted", "compiled"))
        wait_for(lambda: '"workers_renewed"' in log_of(server))
        assert httpx.get(f"{server.url}/api/ready", timeout=PATIENCE).status_code == 200


@needs_a_build
def test_a_build_of_other_sources_is_left_alone_until_the_next_start(uncompiled: Path, tmp_path: Path) -> None:
    with serving(tmp_path, "--bots", "1") as server:
        wait_for(lambda: engines(server) == ("interpreted", "interpreted"))
        (uncompiled / "core/tabletop/chance.py").touch()  # after the server has read it
        put_in_place(uncompiled)
        wait_for(lambda: '"build_not_taken_up"' in log_of(server))
        assert engines(server) == ("interpreted", "interpreted")


def test_one_build_is_told_from_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_fast, "MANIFEST", tmp_path / "manifest.json")
    assert engine_builds.stamp() is None
    _fast.MANIFEST.write_text("{}")
    first = engine_builds.stamp()
    assert first is not None and engine_builds.stamp() == first
    (tmp_path / "next").write_text("{}")
    (tmp_path / "next").replace(_fast.MANIFEST)
    assert engine_builds.stamp() not in (None, first)
