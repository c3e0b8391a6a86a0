"""The log of SQLite is moved into its file beside the commits, and does not grow without end."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path

import pytest

from real_server import PATIENCE
from server.stores import entry, fresh, opened
from xenodeck.server.store import Change
from xenodeck.server.store.checkpoints import Checkpoints

BULK = "x" * 20_000


def wait_until(condition: object, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


async def test_commits_reach_the_file_while_the_store_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, allowed, carry = tmp_path / "tables.db", threading.Event(), Checkpoints._carry
    monkeypatch.setattr(Checkpoints, "_carry", lambda self: carry(self) if allowed.is_set() else None)
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(fresh("t"))
        for n in range(100):
            await store.commit(Change("t", entries=[entry(n + 1, data=BULK)]))
        assert file.stat().st_size < 100 * len(BULK), "the commits did that themselves"
        allowed.set()
        wait_until(lambda: file.stat().st_size > 100 * len(BULK))
        assert len(await store.entries("t")) == 100
    assert not (tmp_path / "tables.db-wal").exists()


def test_a_log_that_became_too_large_is_emptied(tmp_path: Path) -> None:
    file = tmp_path / "any.db"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("CREATE TABLE t (x)")
    connection.execute("INSERT INTO t VALUES (?)", (BULK,))
    log = tmp_path / "any.db-wal"
    assert log.stat().st_size > len(BULK)
    checkpoints = Checkpoints(file, every=0.01, largest=1000)
    wait_until(lambda: log.stat().st_size == 0)
    checkpoints.close()
    assert connection.execute("SELECT length(x) FROM t").fetchone() == (len(BULK),)
    connection.close()


def test_a_checkpoint_that_fails_is_no_end(tmp_path: Path) -> None:
    checkpoints = Checkpoints(tmp_path / "nowhere" / "no.db", every=0.01)
    time.sleep(0.1)
    (tmp_path / "nowhere").mkdir()
    wait_until(lambda: (tmp_path / "nowhere" / "no.db").exists())
    checkpoints.close()
