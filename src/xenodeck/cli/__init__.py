"""The command ``xenodeck``. Every failure is one line on stderr and an exit code that is not zero."""

from __future__ import annotations

import sys
from typing import Annotated

import click
import typer

import xenodeck
from xenodeck import _fast
from xenodeck.cli import bench, play, position, records, show, sim
from xenodeck.core.errors import GameError

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"xenodeck {xenodeck.__version__}, engine {_fast.status()}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version and engine this is.")
    ] = False,
) -> None:
    """Five alien card games at one table."""


app.command("games")(show.games)
app.command("rules")(show.rules)
app.command("play")(play.play)
app.command("sim")(sim.sim)
app.command("position")(position.position)
app.command("record")(records.record)
app.command("replay")(records.replay)
app.command("bench")(bench.bench)


def main() -> None:
    try:
        code = app(standalone_mode=False)
    except GameError as no:
        fail(str(no))
    except click.exceptions.NoArgsIsHelpError as no:
        typer.echo(no.format_message())
        sys.exit(2)
    except click.ClickException as no:
        fail(no.format_message())
    except (click.exceptions.Abort, KeyboardInterrupt):
        fail("stopped.")
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as no:
        fail(f"{no.filename or 'file'}: {no.strerror or no}")
    sys.exit(code if isinstance(code, int) else 0)


def fail(text: str) -> None:
    sys.stderr.write(f"xenodeck: {' '.join(text.split())}\n")
    sys.exit(1)
