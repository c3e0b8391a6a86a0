"""``serve``: the table server. It is imported when it starts, so that wrong arguments are refused at once."""

from __future__ import annotations

import gc
from typing import Annotated

import typer

from xenodeck.cli.arguments.database import Database, default_database

LEVELS = ["debug", "info", "warning", "error"]


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
    from xenodeck.core.errors import GameError

    if log_level not in LEVELS:
        raise GameError("BAD_LEVEL", f"nothing is logged at a level {log_level!r}.", legal=LEVELS)
    gc.disable()  # what is imported now stays in use; the server runs the collector itself (``garbage_collection``)
    from xenodeck.server import running
    from xenodeck.server.app import ServerOptions
    from xenodeck.server.http import static_files

    options = ServerOptions(
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
        page=static_files.FOLDER if page else None,
    )
    running.run(options, host, port, proxy, log_level, log_json)
