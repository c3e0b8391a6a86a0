"""``tables`` and ``export``: what is in a store; also while a server is using it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from xenodeck.cli.arguments.database import Database, open_to_read
from xenodeck.cli.arguments.types import Json
from xenodeck.cli.output.console import console, print_json
from xenodeck.cli.output.table_data import table_data
from xenodeck.core.errors import GameError

if TYPE_CHECKING:
    from xenodeck.server.store import TableHead

STATUSES = ["open", "running", "over"]


def tables(
    status: Annotated[str | None, typer.Option(help="Only those: open, running or over.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many, the newest first.")] = 50,
    database: Database = "",
    as_json: Json = False,
) -> None:
    """List the tables in a store, private ones too; also while a server is using it."""
    if status is not None and status not in STATUSES:
        raise GameError("BAD_STATUS", f"there are no tables that are {status!r}.", legal=STATUSES)
    heads = asyncio.run(_heads(database, status, limit))
    if as_json:
        print_json([table_data(head) for head in heads])
        return
    grid = Grid("table", "game", "status", "seats", "moves", "changed", box=None, pad_edge=False)
    for data in map(table_data, heads):
        grid.add_row(
            data["table"],
            data["game"],
            data["status"] + ("" if data["listed"] else ", private"),
            ", ".join(data["seats"]),
            str(data["moves"]),
            data["changed"],
        )
    console.print(grid)


async def _heads(database: str, status: str | None, limit: int) -> list[TableHead]:
    store = await open_to_read(database)
    try:
        return await store.tables(status, limit)
    finally:
        await store.close()


def export(
    table: Annotated[str | None, typer.Argument(help="A table; without one, every finished game.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="A folder; the record of one table goes to stdout.")] = None,
    database: Database = "",
) -> None:
    """Write the records of finished games as text."""
    if table is None and out is None:
        raise GameError("NO_FOLDER", "say with --out which folder the records go into.")
    records = asyncio.run(_records(database, table))
    if out is None:
        typer.echo(next(iter(records.values())), nl=False)
        return
    out.mkdir(parents=True, exist_ok=True)
    for name, text in records.items():
        (out / f"{name}.txt").write_text(text, "utf-8")
    console.print(f"{len(records)} records written to {out}", soft_wrap=True)


async def _records(database: str, table: str | None) -> dict[str, str]:
    store = await open_to_read(database)
    try:
        if table is not None:
            head, text = await store.head(table), await store.record(table)
            if head is None:
                raise GameError("NO_TABLE", f"there is no table {table!r} in this store.")
            if text is None:
                raise GameError("NOT_OVER", f"the game at table {table} is not finished.")
            return {table: text}
        found: dict[str, str] = {}
        after: tuple[int, str] | None = None
        while heads := await store.tables("over", 500, after):
            for head in heads:
                text = await store.record(head.id)
                if text is not None:
                    found[head.id] = text
            after = (heads[-1].changed, heads[-1].id)
        return found
    finally:
        await store.close()
