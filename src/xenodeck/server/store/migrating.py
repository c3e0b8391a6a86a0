"""Runs the migrations of a database. Imported only when one is needed, because it loads Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from xenodeck.server.store.store_errors import StoreError


def config_of(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))  # it interpolates %(names)s
    return config


def head_of(folder: Path) -> str | None:
    """The last revision."""
    return ScriptDirectory.from_config(config_of(folder)).get_current_head()


def missing(connection: Connection, folder: Path) -> bool:
    """Are migrations missing in the database?"""
    script = ScriptDirectory.from_config(config_of(folder))
    known = {revision.revision for revision in script.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_revision()
    if present is not None and present not in known:
        raise StoreError(f"this database was written by a newer version (its schema is {present}): use that one")
    return present != script.get_current_head()


def migrate(connection: Connection, folder: Path) -> None:
    """Run the missing migrations within the transaction of ``connection``."""
    config = config_of(folder)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
