"""Brings a database to the schema of this program, and refuses one from a newer program."""

from __future__ import annotations

import asyncio
from pathlib import Path
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection

from xenodeck.server.store.errors import StoreError

MIGRATIONS = Path(__file__).with_name("migrations")

# Alembic keeps the migration under way in globals, so that two databases of one process must take turns.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def upgrade(connection: AsyncConnection, folder: Path = MIGRATIONS) -> None:
    """Run, within the transaction of ``connection``, the migrations that it lacks."""
    async with _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        await connection.run_sync(_upgrade, folder)


async def check(connection: AsyncConnection, folder: Path = MIGRATIONS) -> None:
    """Refuse a database that is not of this very version."""
    if await connection.run_sync(_missing, folder):
        raise StoreError("this database has not been set up by this version yet: start the server on it once")


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))  # it fills in %(names)s
    return config


def _missing(connection: Connection, folder: Path) -> bool:
    """Does the database lack migrations?"""
    script = ScriptDirectory.from_config(_config(folder))
    known = {revision.revision for revision in script.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise StoreError(f"this database was written by a newer version (its schema is {present}): use that one")
    return present != script.get_current_head()


def _upgrade(connection: Connection, folder: Path) -> None:
    if _missing(connection, folder):
        config = _config(folder)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
