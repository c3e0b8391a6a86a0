"""The command ``xenodeck``. Every failure is one line on stderr and an exit code that is not zero.

A command is imported when it is called: the help imports no game, and reading a rule imports no web framework. The help
line of each command is therefore written here, too; a test compares it with the docstring of the command.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer
from typer.core import TyperGroup

import xenodeck
from xenodeck import _fast
from xenodeck.cli.plain_values import skip_pydantic
from xenodeck.cli.streams import complain, give_up_stdout, prepare

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter
    from typer._click.core import Command

REFUSED, MISUSED, BROKEN, STOPPED = 1, 2, 70, 130  # exit codes
DEBUG = "XENODECK_DEBUG"

# name -> the module of ``commands`` with the function of that name, and the first sentence of its docstring
COMMANDS = {
    "games": ("games", "List the games, or show one with its modes, bots and options."),
    "rules": ("games", "Show the rules page of a game, one rule, or one section."),
    "play": ("play", "Play a game against bots. Type help at the table."),
    "sim": ("sim", "Let bots play many games and count what happens."),
    "position": (
        "position",
        "Set up a table from a file, apply moves, print the table, the question, the events and any refusal.",
    ),
    "record": ("records", "Let bots play one game and write its record."),
    "replay": ("records", "Play a record again and tell what happened."),
    "bench": ("bench", "Measure random playouts, policies, clones, redeals and views of every game."),
    "serve": ("serve", "Serve the tables: the site, the API and the sockets."),
    "tables": ("stores", "List the tables in a store, private ones too; also while a server is using it."),
    "export": ("stores", "Write the records of finished games as text."),
    "table": ("admin", "Show what is kept of one table: nothing that is secret at it."),
    "end": ("admin", "Take a table away for good, with everything that belongs to it; whoever is there is told."),
    "backup": ("admin", "Copy a store, as of one moment, into a file. The server may go on meanwhile."),
    "restore": ("admin", "Put a back-up into a store that is empty, and that no server uses."),
}


class Imported(Mapping[str, "Command"]):
    """The commands by name; each is imported when it is looked up."""

    def __getitem__(self, name: str) -> Command:
        module, _ = COMMANDS[name]
        alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
        alone.command(name)(getattr(import_module(f"{__name__}.commands.{module}"), name))
        return skip_pydantic(typer.main.get_command(alone))

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class Commands(TyperGroup):
    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self.commands = cast("MutableMapping[str, Command]", Imported())

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, said) for name, (_, said) in COMMANDS.items()])


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


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


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name and return the exit code."""
    prepare()
    if consoles := sys.modules.get(f"{__name__}.output.console"):  # imported already, with the width of an earlier run
        consoles.update_width()
    try:
        code = skip_pydantic(typer.main.get_command(app)).main(
            list(arguments), prog_name="xenodeck", standalone_mode=False
        )
        sys.stdout.flush()
    except typer.TyperException as no:
        return failed(f"{no.format_message()} See `xenodeck --help`.", MISUSED)
    except (typer.Abort, KeyboardInterrupt):
        return failed("stopped.", STOPPED)
    except BrokenPipeError:
        give_up_stdout()  # `| head -1` is not an error: exit without a message
        return REFUSED
    except OSError as no:
        give_up_stdout()
        return failed(f"{no.filename or 'writing'}: {no.strerror or no}")
    except Exception as error:
        from xenodeck.core.errors import GameError  # imported here only, because it imports the whole core

        if isinstance(error, GameError):
            return failed(str(error))
        if os.environ.get(DEBUG):
            raise
        return failed(f"a mistake of ours, {type(error).__name__}: {error} ({DEBUG}=1 shows where).", BROKEN)
    if code == STOPPED:  # how Typer reports Ctrl-C
        complain("stopped.")
    return code if isinstance(code, int) else 0


def failed(text: str, code: int = REFUSED) -> int:
    complain(text)
    return code
