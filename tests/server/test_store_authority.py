"""One server at a time writes to a database, and what it acknowledged survives a kill."""

from __future__ import annotations

import asyncio
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from real_server import PATIENCE
from server.stores import entry, fresh, opened
from xenodeck.server.store import Change, Store, StoreBusy, StoreError

ACKNOWLEDGED = 1000

# Writes as fast as it can and says what was acknowledged. Each change is a head, two entries, a snapshot and a seat.
BUSY_SERVER = """
import asyncio, sys
from server.stores import entry, head
from xenodeck.server.store import Change, Store

async def play(store, table):
    for turn in range(100_000):
        change = Change(table, head=head(table, moves=turn), sitting={0: f"guest {turn}"})
        change.entries = [entry(2 * turn), entry(2 * turn + 1)]
        change.snapshot = (2 * turn + 1, str(turn))
        await store.commit(change)
        print(table, turn, flush=True)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"t{n}") for n in range(25)))

asyncio.run(main())
"""

# Opens a store, leaves a forked child behind, and waits to be killed.
FORKING_SERVER = """
import asyncio, os, sys, time
from xenodeck.server.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    if os.fork() == 0:
        print(os.getpid(), flush=True)  # said by the child: on a busy machine it comes to itself late
        time.sleep(600)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def python(program: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the same code as here
    command = [sys.executable, "-c", program, *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


async def test_what_was_acknowledged_survives_a_kill_and_every_change_is_whole(sqlite_url: str) -> None:
    told: dict[str, int] = {}
    with python(BUSY_SERVER, sqlite_url) as server:
        assert server.stdout is not None
        for number, said in enumerate(server.stdout):
            table, turn = said.split()
            told[table] = int(turn)
            if number == ACKNOWLEDGED:
                server.send_signal(signal.SIGKILL)
                break
        for said in server.stdout:  # acknowledged before it died
            if said.endswith("\n"):
                table, turn = said.split()
                told[table] = int(turn)
    assert server.returncode == -signal.SIGKILL
    assert len(told) == 25
    async with opened(sqlite_url) as store:
        for table, turn in told.items():
            loaded = await store.load(table)
            assert loaded is not None
            last = loaded.head.moves
            assert last >= turn
            assert loaded.snapshot == (2 * last + 1, str(last))
            assert loaded.entries == []
            assert await store.entries(table) == [entry(n) for n in range(2 * last + 2)]
            assert (loaded.head, [0]) in await store.of_guest(f"guest {last}", 99)
            assert (loaded.head, [0]) not in await store.of_guest(f"guest {last - 1}", 99)
        await store.commit(Change("t0", entries=[entry(999_999)]))


async def test_a_second_server_is_refused_until_the_first_has_closed(store_url: str) -> None:
    async with opened(store_url) as first:
        for _ in range(2):
            with pytest.raises(StoreBusy, match="another server uses this database"):
                await Store.open(store_url)
        await first.commit(fresh("t"))
    async with opened(store_url) as second:
        assert await second.counts() == {"open": 1}


async def test_of_servers_that_start_at_once_one_gets_it(store_url: str) -> None:
    results = await asyncio.gather(*(Store.open(store_url) for _ in range(4)), return_exceptions=True)
    stores = [r for r in results if isinstance(r, Store)]
    assert len(stores) == 1
    assert [type(r) for r in results if not isinstance(r, Store)] == [StoreBusy] * 3
    await stores[0].commit(fresh("t"))
    await stores[0].close()


async def test_another_name_of_the_same_file_meets_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    (tmp_path / "other.db").symlink_to(tmp_path / "folder" / "t.db")
    async with opened(str(tmp_path / "folder" / "t.db")):
        (tmp_path / "second.db").hardlink_to(tmp_path / "folder" / "t.db")  # which no path tells from another file
        for name in ("link/t.db", "folder/../folder/t.db", "other.db", "second.db"):
            with pytest.raises(StoreBusy):
                await Store.open(str(tmp_path / name))


async def test_a_forked_child_does_not_keep_the_lock_of_a_dead_server(sqlite_url: str) -> None:
    with python(FORKING_SERVER, sqlite_url) as server:
        assert server.stdout is not None
        child = int(server.stdout.readline())
        try:
            with pytest.raises(StoreBusy):
                await Store.open(sqlite_url)
            server.kill()
            server.wait(PATIENCE)
            os.kill(child, 0)  # still there
            async with opened(sqlite_url) as store:
                await store.commit(fresh("t"))
        finally:
            os.kill(child, signal.SIGKILL)


async def test_a_reader_beside_a_running_server_sees_everything_and_writes_nothing(store_url: str) -> None:
    async with opened(store_url) as server, opened(store_url, read_only=True) as reader:
        await server.commit(fresh("t"))
        assert await reader.counts() == {"open": 1}
        secret = await server.secret("s")
        assert await reader.secret("s") == secret
        for writing in (
            reader.commit(fresh("u")),
            reader.secret("new"),
            reader.remove("t"),
            reader.add_guest("g", "", 0),
        ):
            with pytest.raises(StoreError, match="for reading only"):
                await writing
        assert await server.counts() == {"open": 1}
    async with opened(store_url, read_only=True) as reader:
        assert await reader.counts() == {"open": 1}


async def test_the_connections_that_read_cannot_write(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.commit(fresh("t"))
        with pytest.raises(StoreError, match=r"read-?only"):
            async with store._reading() as connection:
                await connection.exec_driver_sql("DELETE FROM tables")
        assert await store.counts() == {"open": 1}


async def test_reading_only_needs_a_database_that_is_there(tmp_path: Path, postgres_url: str) -> None:
    with pytest.raises(StoreError, match="no such file"):
        await Store.open(str(tmp_path / "none.db"), read_only=True)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(StoreError, match="start the server on it once"):
        await Store.open(postgres_url, read_only=True)
    (tmp_path / "empty.db").touch()
    with pytest.raises(StoreError, match="start the server on it once"):
        await Store.open(str(tmp_path / "empty.db"), read_only=True)


async def test_files_and_folders_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with opened(str(tmp_path / "a" / "b" / "t.db")) as store:
            await store.commit(fresh("t"))
            modes = {p.name: stat.S_IMODE(p.stat().st_mode) for p in sorted(tmp_path.rglob("*"))}
    finally:
        os.umask(before)
    files = {"t.db", "t.db-wal", "t.db-shm", "t.db.lock"}
    assert modes == {"a": 0o700, "b": 0o700} | dict.fromkeys(files, 0o600)


async def test_the_file_is_safe_and_read_while_written(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:

        async def asked(connection: object) -> list[object]:
            names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            return [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in names]

        assert await store._do(asked) == ["wal", 2, 1, 60_000]


# -- PostgreSQL: the connection breaks ---------------------------------------------------------------------------


async def cut(url: str) -> None:
    """End the connection that holds the lock, and wait until the lock is free."""
    connection = await asyncpg.connect(url)
    try:
        here = "locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ended = await connection.fetch(f"SELECT pg_terminate_backend(pid, 10000) FROM pg_locks WHERE {here}")
        assert [row[0] for row in ended] == [True]
    finally:
        await connection.close()


async def test_a_broken_connection_is_made_anew_and_the_lock_with_it(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.commit(fresh("a"))
        await cut(postgres_url)
        await asyncio.gather(*(store.commit(fresh(id)) for id in "bcd"))
        assert await store.counts() == {"open": 4}
        with pytest.raises(StoreBusy):
            await Store.open(postgres_url)


async def test_who_lost_the_right_to_another_server_writes_no_more(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    await store.commit(fresh("a"))
    await cut(postgres_url)
    async with opened(postgres_url) as other:
        await other.commit(fresh("b"))
        results = await asyncio.gather(*(store.commit(fresh(id)) for id in "cd"), return_exceptions=True)
        assert ["another server uses" in str(r) for r in results] == [True, True]
        assert await other.counts() == {"open": 2}
    with pytest.raises(StoreError, match="another server has used this database since"):
        await store.commit(fresh("e"))
    await store.close()
    async with opened(postgres_url) as other:
        assert await other.counts() == {"open": 2}


async def test_readers_find_a_new_connection_when_theirs_broke(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        await store.commit(fresh("a"))
        assert await store.counts() == {"open": 1}
        connection = await asyncpg.connect(postgres_url)
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        await connection.execute(f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE {others}")
        await connection.close()
        assert await store.counts() == {"open": 1}
