"""Brings a database to the schema of this version, and refuses one of a newer version.

Most databases have this schema already, or are empty. They need no migration, so Alembic is not loaded.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from weakref import WeakKeyDictionary

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from xenodeck.server.store.schema import HEAD, metadata
from xenodeck.server.store.store_errors import StoreError

MIGRATIONS = Path(__file__).with_name("migrations")

# as Alembic creates it, so that it can continue from here
version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

# Alembic keeps the current migration in globals, so two databases of one process must take turns.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def upgrade(connection: AsyncConnection, folder: Path = MIGRATIONS) -> None:
    """Create the tables, or run the missing migrations, within the transaction of ``connection``."""
    async with _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        await connection.run_sync(_upgrade, folder)


async def check(connection: AsyncConnection, folder: Path = MIGRATIONS) -> None:
    """Refuse a database that does not have this schema."""
    if await connection.run_sync(_outdated, folder):
        raise StoreError("this database has not been set up by this version yet: start the server on it once")


def is_current(connection: Connection) -> bool:
    """Does the database have the schema that ``schema`` describes?"""
    if not inspect(connection).has_table(version.name):
        return False
    return list(connection.execute(select(version.c.version_num)).scalars()) == [HEAD]


def make(connection: Connection) -> None:
    """Create the tables as they are after all migrations, in an empty database."""
    metadata.create_all(connection)
    version.create(connection)
    connection.execute(insert(version).values(version_num=HEAD))


def _outdated(connection: Connection, folder: Path) -> bool:
    if folder == MIGRATIONS and is_current(connection):
        return False
    from xenodeck.server.store import migrating

    return migrating.missing(connection, folder)


def _upgrade(connection: Connection, folder: Path) -> None:
    if folder == MIGRATIONS and not inspect(connection).get_table_names():
        make(connection)
    elif _outdated(connection, folder):
        from xenodeck.server.store import migrating

        migrating.migrate(connection, folder)
