"""The command ``xenodeck``. Every failure is one line on stderr and an exit code that is not zero."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

import xenodeck
from xenodeck import _fast
from xenodeck.cli import admin, bench, play, position, records, serve, show, sim
from xenodeck.cli.common import fit_the_window
from xenodeck.cli.streams import complain, give_up_stdout, prepare
from xenodeck.core.errors import GameError

REFUSED, MISUSED, BROKEN, STOPPED = 1, 2, 70, 130  # exit codes
DEBUG = "XENODECK_DEBUG"

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"xenodeck {xenodeck.__version__}, engine {_fast.status()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version and engine this is.")
    ] = False,
) -> None:
    """Five alien card games at one table."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        complain("which command? They are listed above.")
        raise typer.Exit(MISUSED)


app.command("games")(show.games)
app.command("rules")(show.rules)
app.command("play")(play.play)
app.command("sim")(sim.sim)
app.command("position")(position.position)
app.command("record")(records.record)
app.command("replay")(records.replay)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("tables")(serve.tables)
app.command("export")(serve.export)
app.command("table")(admin.table)
app.command("end")(admin.end)
app.command("backup")(admin.backup)
app.command("restore")(admin.restore)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit code."""
    prepare()
    fit_the_window()
    try:
        code = typer.main.get_command(app).main(list(arguments), prog_name="xenodeck", standalone_mode=False)
        sys.stdout.flush()
    except GameError as no:
        return failed(str(no))
    except typer.TyperException as no:
        return failed(f"{no.format_message()} See `xenodeck --help`.", MISUSED)
    except (typer.Abort, KeyboardInterrupt):
        return failed("stopped.", STOPPED)
    except BrokenPipeError:
        give_up_stdout()  # `| head -1` is no mistake: leave in silence
        return REFUSED
    except OSError as no:
        give_up_stdout()
        return failed(f"{no.filename or 'writing'}: {no.strerror or no}")
    except Exception as bug:
        if os.environ.get(DEBUG):
            raise
        return failed(f"a mistake of ours, {type(bug).__name__}: {bug} ({DEBUG}=1 shows where).", BROKEN)
    if code == STOPPED:  # how Typer reports Ctrl-C
        complain("stopped.")
    return code if isinstance(code, int) else 0


def failed(text: str, code: int = REFUSED) -> int:
    complain(text)
    return code
