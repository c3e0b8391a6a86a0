"""Problems are visible: a store that cannot be written to, or does not answer, is reported at once and delays
nobody."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import IntegrityError

from server.inside import server_inside
from server.stores import entry, fresh
from xenodeck.server.store import Change, Store, StoreError, checkpoints, health
from xenodeck.server.store.database import LEAST_ROOM
from xenodeck.server.store.health import StoreHealth
from xenodeck.server.store.writer import TransactionFailed, Writer


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_pulse_tells_what_is_wrong_and_when_it_is_over() -> None:
    clock = Clock()
    felt = StoreHealth(clock)
    felt.begin()
    clock.now += health.SLOW_SECONDS + 1
    assert felt.trouble == health.SILENT
    felt.end(False, OSError("disk full"))
    assert felt.trouble == health.FAILS
    felt.begin()
    felt.end(False, IntegrityError("", {}, Exception("a row that does not fit")))
    assert felt.trouble == health.FAILS, "which says nothing about the store"
    felt.begin()
    felt.end(True)
    assert (felt.trouble, felt.seconds_since_commit) == ("", 0.0)
    felt.end(False, IntegrityError("", {}, Exception("a row that does not fit")))
    assert felt.trouble == ""


async def test_health_is_told_by_the_last_commit(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_inside(sqlite_url, bots=False) as (server, registry, web):
        store = registry.services.store
        assert (await web.get("/api/health")).status_code == 200

        async def full(writer: Writer, batch: Any) -> None:
            raise TransactionFailed(OSError("No space left on device"), begun=False)

        with monkeypatch.context() as patch:
            patch.setattr(Writer, "_transact", full)
            with pytest.raises(StoreError):
                await store.probe()
            told = await web.get("/api/health")
            assert (told.status_code, told.json()["status"]) == (503, health.FAILS)
            assert (await web.get("/api/ready")).status_code == 503
        await store.probe()
        assert (await web.get("/api/health")).json()["status"] == "ok"
        assert (await web.get("/api/ready")).status_code == 200
        server.bots_up = False
        assert (await web.get("/api/ready")).status_code == 503
        assert (await web.get("/api/health")).status_code == 200


async def test_a_disk_that_is_nearly_full_is_told_before_a_table_does_not_fit(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A small commit still works there, so commits alone would say that all is well."""
    async with server_inside(sqlite_url, bots=False) as (_, registry, web):
        room = shutil.disk_usage("/")
        monkeypatch.setattr(shutil, "disk_usage", lambda _: room._replace(free=LEAST_ROOM - 1))
        await registry.services.store.probe()
        told = await web.get("/api/health")
        assert (told.status_code, told.json()["status"]) == (503, registry.services.store.low_disk_space)
        assert (await web.get("/api/ready")).status_code == 503
        monkeypatch.setattr(shutil, "disk_usage", lambda _: room._replace(free=LEAST_ROOM))
        assert (await web.get("/api/health")).status_code == 200


async def test_a_store_that_does_not_answer_is_said_not_to(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server_inside(sqlite_url, bots=False) as (_, registry, web):
        store, clock, go = registry.services.store, Clock(), asyncio.Event()
        assert store._writer is not None
        store._writer.health = StoreHealth(clock)
        real: Callable[..., Any] = Writer._transact

        async def hang(writer: Writer, batch: Any) -> None:
            await go.wait()
            await real(writer, batch)

        monkeypatch.setattr(Writer, "_transact", hang)
        probing = asyncio.create_task(store.probe())
        while store._writer.health._begun is None:
            await asyncio.sleep(0)
        assert (await web.get("/api/health")).status_code == 200
        clock.now += health.SLOW_SECONDS + 1
        told = await web.get("/api/health")
        assert (told.status_code, told.json()["status"]) == (503, health.SILENT)
        go.set()
        await probing
        assert (await web.get("/api/health")).status_code == 200


async def test_postgresql_that_hangs_is_given_up_and_found_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xenodeck.server.store.writer.COMMIT_SECONDS", 0.5)
    store = await Store.open(postgres_url)
    stopped = await backend_of_writer(postgres_url)
    try:
        await store.commit(fresh("t"))
        os.kill(stopped, signal.SIGSTOP)
        with pytest.raises(StoreError):
            await asyncio.wait_for(store.commit(Change("t", entries=[entry(1)])), 60)
        assert store.trouble
        os.kill(stopped, signal.SIGCONT)
        async with asyncio.timeout(120):
            while True:
                try:  # the lock is free when the database has noticed that its client is gone
                    await store.commit(Change("t", entries=[entry(2)]))
                    break
                except StoreError:
                    await asyncio.sleep(0.05)
        assert not store.trouble
        stopped = await backend_of_writer(postgres_url)
        os.kill(stopped, signal.SIGSTOP)
        await asyncio.wait_for(store.close(), 60)
    finally:
        os.kill(stopped, signal.SIGCONT)


async def backend_of_writer(url: str) -> int:
    """The process that serves the connection with the lock."""
    connection = await asyncpg.connect(url)
    try:
        found = await connection.fetchval(
            "SELECT l.pid FROM pg_locks l JOIN pg_database d ON d.oid = l.database"
            " WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()"
        )
    finally:
        await connection.close()
    return int(found)


def test_a_process_that_is_to_end_ends_whatever_hangs() -> None:
    script = (
        "import threading; from xenodeck.server import running; running.END_SECONDS = 0.2; running.end_soon();"
        "threading.Thread(target=threading.Event().wait).start()"  # Python would wait for this one for ever
    )
    done = subprocess.run([sys.executable, "-c", script], timeout=120, check=False, capture_output=True)
    assert done.returncode == 1


def test_the_log_of_sqlite_has_a_bound_that_a_disk_notices() -> None:
    assert checkpoints.LARGEST <= 16 * 1024 * 1024
