"""``backup``, ``restore``, ``table`` and ``end``: the store as an operator manages it, also while a server uses it."""

from __future__ import annotations

import asyncio
import json
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Annotated, Any

import typer

from xenodeck.cli.arguments.database import Database, default_database, open_to_read
from xenodeck.cli.arguments.types import Json
from xenodeck.cli.output.console import console, print_json
from xenodeck.cli.output.table_data import table_data
from xenodeck.core.errors import GameError


def backup(
    out: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    database: Database = "",
) -> None:
    """Copy a store, as of one moment, into a file. The server may go on meanwhile."""
    if out.exists():
        raise GameError("FILE_EXISTS", f"{out} is there already.")
    report(_copied(database or default_database(), str(out)), f"kept in {out}")


def restore(
    file: Annotated[Path, typer.Argument(help="What ``backup`` wrote.")],
    database: Database = "",
) -> None:
    """Put a back-up into a store that is empty, and that no server uses."""
    if not file.is_file():
        raise GameError("NO_STORE", f"there is no file {file}.")
    report(_copied(str(file), database or default_database()), f"restored from {file}")


def report(rows: dict[str, int], what: str) -> None:
    console.print(f"{rows['tables']} tables, {rows['journal']} entries, {rows['guests']} guests {what}", soft_wrap=True)


def _copied(source: str, target: str) -> dict[str, int]:
    from xenodeck.server.store import StoreError
    from xenodeck.server.store.copying import copy

    try:
        return asyncio.run(copy(source, target))
    except StoreError as no:
        raise GameError("NO_STORE", f"{no}.") from None


def table(
    table: Annotated[str, typer.Argument(help="The id of a table.")], database: Database = "", as_json: Json = False
) -> None:
    """Show what is kept of one table: nothing that is secret at it."""
    data = asyncio.run(_inspected(database, table))
    if as_json:
        print_json(data)
        return
    for name, value in data.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        console.print(f"{name:<10}{shown}", soft_wrap=True, markup=False)


async def _inspected(database: str, table: str) -> dict[str, Any]:
    store = await open_to_read(database)
    try:
        found = await store.load(table)
        if found is None:
            raise GameError("NO_TABLE", f"there is no table {table!r} in this store.")
        entries = len(await store.entries(table))
        size = 0 if found.snapshot is None else len(found.snapshot[1])
        return {**table_data(found.head), "entries": entries, "snapshot": size, "chat": len(found.chat)}
    finally:
        await store.close()


def end(
    table: Annotated[str, typer.Argument(help="The id of a table.")],
    server: Annotated[str, typer.Option(help="The address of the running server; empty: none runs.")] = "",
    database: Database = "",
) -> None:
    """Take a table away for good, with everything that belongs to it; whoever is there is told."""
    asyncio.run(_ended(database or default_database(), table, server))
    console.print(f"table {table} is gone")


async def _ended(database: str, table: str, server: str) -> None:
    from xenodeck.server.auth.tokens import Tokens
    from xenodeck.server.store import Store, StoreError

    try:
        store = await Store.open(database, read_only=bool(server))
        try:
            if await store.head(table) is None:
                raise GameError("NO_TABLE", f"there is no table {table!r} in this store.")
            if not server:
                await store.remove(table)
                return
            order = Tokens(await store.secret("tokens")).order(table, time.time_ns() // 1_000_000)
        finally:
            await store.close()
    except StoreError as no:
        raise GameError("NO_STORE", f"{no}. Does a server run? Then name it with --server.") from None
    send(server, order)


def send(server: str, order: str) -> None:
    body = json.dumps({"token": order}).encode()
    head = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server.rstrip('/')}/api/admin/end", body, head, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=30):
            return
    except urllib.error.HTTPError as no:
        raise GameError("REFUSED", f"the server says no ({no.code}): is it on this machine, with this store?") from None
    except (urllib.error.URLError, ValueError) as no:
        raise GameError("NO_SERVER", f"the server cannot be reached: {no}") from None
