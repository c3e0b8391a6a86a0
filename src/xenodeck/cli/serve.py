"""``serve``, ``tables`` and ``export``: the table server and what its operator needs beside it.

The server is imported when it is wanted: nobody who asks for a rule should wait for a web framework.
"""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid

from xenodeck.cli.common import Json, console, print_json
from xenodeck.core.errors import GameError

if TYPE_CHECKING:
    from xenodeck.server.store import Head, Store

DATABASE = "XENODECK_DATABASE"
STATUSES = ["open", "running", "over"]
LEVELS = ["debug", "info", "warning", "error"]

Database = Annotated[
    str,
    typer.Option("--database", envvar=DATABASE, help="Where the tables are kept: a file, sqlite:/// or postgresql://."),
]


def default_database() -> str:
    """Where a person's data belongs."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'xenodeck' / 'tables.db'}"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")] = 8000,
    database: Database = "",
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 2,
    budget: Annotated[int, typer.Option(min=100, max=60_000, help="Milliseconds of computing for a bot.")] = 4000,
    absence: Annotated[int, typer.Option(min=1, help="Seconds until a bot sits in for somebody who is gone.")] = 60,
    pause: Annotated[int, typer.Option(min=0, help="Seconds between two rounds, where people play.")] = 8,
    countdown: Annotated[int, typer.Option(min=0, help="Seconds before a table in real time goes on.")] = 3,
    snapshots: Annotated[int, typer.Option(min=1, help="Moves between two snapshots of a table.")] = 50,
    limits: Annotated[float, typer.Option(min=0.01, help="Rate limits times this.")] = 1.0,
    origin: Annotated[list[str] | None, typer.Option(help="Another page that may use this server.")] = None,
    proxy: Annotated[str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed.")] = "",
    open_metrics: Annotated[bool, typer.Option(help="Show /metrics to other machines too.")] = False,
    keep: Annotated[int, typer.Option(min=0, help="Days that finished tables are kept; 0: for ever.")] = 0,
    keep_idle: Annotated[int, typer.Option(min=0, help="The same for tables nobody finished or touched.")] = 0,
    page: Annotated[bool, typer.Option(help="The site itself, or only the API and the sockets.")] = True,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log lines as JSON also on a terminal.")] = False,
) -> None:
    """Serve the tables: the site, the API and the sockets."""
    if log_level not in LEVELS:
        raise GameError("BAD_LEVEL", f"nothing is logged at a level {log_level!r}.", legal=LEVELS)
    from xenodeck.server import running, static
    from xenodeck.server.app import Options

    options = Options(
        database or default_database(),
        workers=bots,
        budget_ms=budget,
        absent_ms=absence * 1000,
        pause_ms=pause * 1000,
        countdown_ms=countdown * 1000,
        snapshot_every=snapshots,
        limits=limits,
        origins=origin or (),
        open_metrics=open_metrics,
        keep_days=keep,
        keep_idle_days=keep_idle,
        page=static.FOLDER if page else None,
    )
    running.run(options, host, port, proxy, log_level, log_json)


# -- beside a running server ---------------------------------------------------------------------------------------


def tables(
    status: Annotated[str | None, typer.Option(help="Only those: open, running or over.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many, the newest first.")] = 50,
    database: Database = "",
    as_json: Json = False,
) -> None:
    """List the tables in a store, private ones too; also while a server is using it."""
    if status is not None and status not in STATUSES:
        raise GameError("BAD_STATUS", f"there are no tables that are {status!r}.", legal=STATUSES)
    heads = asyncio.run(_heads(database or default_database(), status, limit))
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


def table_data(head: Head) -> dict[str, Any]:
    from msgspec import MsgspecError

    from xenodeck.server.tables.info import TableInfo, from_text

    info: TableInfo | None = None
    with suppress(MsgspecError):  # one that cannot be read is listed all the same: what is known of it stands here
        info = from_text(head.doc)
    return {
        "table": head.id,
        "game": head.game,
        "rules": head.rules,
        "mode": head.mode,
        "status": head.status,
        "listed": head.listed,
        "seats": [seat.name or seat.kind for seat in info.seats] if info is not None else [],
        "moves": head.moves,
        "created": when(head.created),
        "changed": when(head.changed),
        "scores": info.scores if info is not None else [],
        "winners": info.winners if info is not None else [],
    }


def when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(" ", "seconds").removesuffix("+00:00")


async def _heads(database: str, status: str | None, limit: int) -> list[Head]:
    store = await opened(database)
    try:
        return await store.tables(status, limit)
    finally:
        await store.close()


async def opened(database: str) -> Store:
    from xenodeck.server.store import Store, StoreError

    try:
        return await Store.open(database, read_only=True)
    except StoreError as no:
        raise GameError("NO_STORE", str(no)) from None


def export(
    table: Annotated[str | None, typer.Argument(help="A table; without one, every finished game.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="A folder; the record of one table goes to stdout.")] = None,
    database: Database = "",
) -> None:
    """Write the records of finished games as text."""
    if table is None and out is None:
        raise GameError("NO_FOLDER", "say with --out which folder the records go into.")
    records = asyncio.run(_records(database or default_database(), table))
    if out is None:
        typer.echo(next(iter(records.values())), nl=False)
        return
    out.mkdir(parents=True, exist_ok=True)
    for name, text in records.items():
        (out / f"{name}.txt").write_text(text, "utf-8")
    console.print(f"{len(records)} records written to {out}", soft_wrap=True)


async def _records(database: str, table: str | None) -> dict[str, str]:
    store = await opened(database)
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
