"""Addresses of databases: parses them, shows them without secrets, and opens engines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool, NullPool, QueuePool

from xenodeck.server.store.store_errors import StoreError

BUSY_TIMEOUT = 60_000  # ms to wait for another tool that has locked the file, or for a checkpoint on a slow disk
CONNECT_SECONDS, COMMAND_SECONDS = 10.0, 15.0  # over a network; a silent database counts as dead after that
OVER_A_LINE = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
POOL_SECONDS = 300.0  # to wait for a connection for reading, which may take long on a slow machine
PRAGMAS = (f"busy_timeout={BUSY_TIMEOUT}", "foreign_keys=ON", "synchronous=FULL")
TO_A_FILE = ("journal_mode=WAL", "wal_autocheckpoint=0")  # see checkpoints.py
KINDS = "give a file, sqlite:///file, or postgresql://user@host/database"
SQLITE = {"sqlite", "sqlite+aiosqlite"}
POSTGRESQL = {"postgresql", "postgres", "postgresql+asyncpg"}


class Address:
    """A database: a file, the memory of this process, or PostgreSQL. Its text never contains a password."""

    def __init__(self, url: URL, file: Path | None) -> None:
        self.url = url
        self.file = file
        self.is_postgres = url.drivername.startswith("postgresql")
        self.is_memory = not self.is_postgres and file is None

    @staticmethod
    def of(text: str) -> Address:
        if not text:
            raise StoreError(f"an empty text is no database: {KINDS}")
        if "://" not in text:
            return _sqlite(text)
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):  # the text of the error may quote the password
            raise StoreError(f"this is no address of a database: {KINDS}") from None
        if url.drivername in SQLITE:
            if url.query or url.host:
                raise StoreError("the address of a SQLite file has a path only: sqlite:///file")
            return _sqlite(url.database or ":memory:")
        if url.drivername in POSTGRESQL:
            return Address(_for_asyncpg(url), None)
        raise StoreError(f"{url.drivername} is not known here: {KINDS}")

    def __str__(self) -> str:
        if self.is_postgres:
            where = f"{self.url.host or 'localhost'}:{self.url.port or 5432}"
            return f"the PostgreSQL database {self.url.database or ''!r} at {where}"
        return f"the database {self.file}" if self.file else "a database in memory"

    def __repr__(self) -> str:
        return f"<Address of {self}>"


def _sqlite(path: str) -> Address:
    if path == ":memory:":
        return Address(URL.create("sqlite+aiosqlite", database=path), None)
    file = Path(path).expanduser().resolve()  # two names of one file must lead to the same lock
    return Address(URL.create("sqlite+aiosqlite", database=str(file)), file)


def _for_asyncpg(url: URL) -> URL:
    """The driver's name for ``sslmode`` is ``ssl``."""
    query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql+asyncpg", query=query)


def reading(address: Address) -> AsyncEngine:
    """Connections for reading only; each transaction sees one moment."""
    if not address.is_postgres:
        engine = create_async_engine(address.url, hide_parameters=True, pool_timeout=POOL_SECONDS)
        return _prepared(engine, f"busy_timeout={BUSY_TIMEOUT}", "query_only=ON")
    return create_async_engine(
        address.url,
        hide_parameters=True,
        pool_pre_ping=True,  # the database may have been restarted
        connect_args=dict(OVER_A_LINE),
        pool_timeout=POOL_SECONDS,
        execution_options={"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
    )


def writing(address: Address) -> AsyncEngine:
    """The connection for writing. A database in memory has only this one, so readers and the writer take turns."""
    if address.is_postgres:
        return create_async_engine(
            address.url, hide_parameters=True, poolclass=NullPool, connect_args=dict(OVER_A_LINE)
        )
    engine = create_async_engine(
        address.url,
        hide_parameters=True,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=POOL_SECONDS,
    )
    if address.is_memory:
        return _prepared(engine, *PRAGMAS)
    return _prepared(engine, *PRAGMAS, *TO_A_FILE, begin="BEGIN IMMEDIATE")


def writing_in_thread(address: Address) -> Engine:
    """The same for a thread of its own, where a transaction needs one change of threads instead of ten."""
    engine = create_engine(
        address.url.set(drivername="sqlite"), hide_parameters=True, poolclass=QueuePool, pool_size=1, max_overflow=0
    )
    _prepare(engine, [*PRAGMAS, *TO_A_FILE], "BEGIN IMMEDIATE")
    return engine


def _prepared(engine: AsyncEngine, *pragmas: str, begin: str = "BEGIN") -> AsyncEngine:
    _prepare(engine.sync_engine, pragmas, begin)
    return engine


def _prepare(engine: Engine, pragmas: Sequence[str], begin: str) -> None:
    """Begin transactions explicitly: by itself the driver would leave changes of the schema outside of them."""

    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
            answer = cursor.fetchone()
            if pragma == "journal_mode=WAL" and answer != ("wal",):
                raise StoreError("this file system cannot hold a SQLite database that is read while it is written")
        cursor.close()

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
