"""``--database``: which store a command uses. The server's modules are imported only when a store is opened."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from xenodeck.server.store import Store

VARIABLE = "XENODECK_DATABASE"

Database = Annotated[
    str,
    typer.Option("--database", envvar=VARIABLE, help="Where the tables are kept: a file, sqlite:/// or postgresql://."),
]


def default_database() -> str:
    """The store in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'xenodeck' / 'tables.db'}"


async def open_to_read(database: str) -> Store:
    """The store at this address, or in the user's data folder, open for reading; a server may be using it."""
    from xenodeck.core.errors import GameError
    from xenodeck.server.store import Store, StoreError

    try:
        return await Store.open(database or default_database(), read_only=True)
    except StoreError as no:
        raise GameError("NO_STORE", str(no)) from None
