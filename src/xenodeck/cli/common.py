"""What several commands need: the console, JSON on stdout, files, options and seats from the command line."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from xenodeck import bots
from xenodeck.cli.streams import speaks_unicode
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.settings import parse_assignments
from xenodeck.core.errors import BadConfig, GameError
from xenodeck.core.words.telling import Teller

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `xenodeck games` lists them.")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="An option of the game; repeat it.")]
OptionsFile = Annotated[Path | None, typer.Option("--options", metavar="FILE", help="Options of the game as TOML.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Whole number; the same seed gives the same game.")]
ModeName = Annotated[str | None, typer.Option("--mode", help="A mode of the game.")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="A bot for each seat; a few repeat around.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document on stdout and nothing else.")]
Language = Annotated[str, typer.Option("--lang", help="Language of the words: en, pl.")]
SeenBy = Annotated[int | None, typer.Option("--seen-by", help="Only what this seat knows; -1 for a spectator.")]


def fit_the_window() -> None:
    """Take the width that is asked for now: rich looks only once, when the module is loaded."""
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) > 0:
        console.width = errors.width = int(columns)


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=not speaks_unicode(), indent=2) + "\n")


def read_text(path: Path) -> str:
    """A file, or stdin for ``-``. Always UTF-8: what a terminal speaks says nothing about files."""
    try:
        if str(path) != "-":
            return path.read_text("utf-8-sig")
        binary = getattr(sys.stdin, "buffer", None)
        return sys.stdin.read() if binary is None else binary.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise GameError("BAD_FILE", f"{path} is not a text file.") from None


def read_options(game: Game, assignments: list[str] | None, file: Path | None) -> dict[str, object]:
    """Options from a TOML file, overruled by ``--set``."""
    found: dict[str, object] = {}
    if file is not None:
        try:
            found.update(tomllib.loads(read_text(file)))
        except (tomllib.TOMLDecodeError, RecursionError) as wrong:
            raise BadConfig(f"{file} is not TOML: {wrong}.") from None
    for name, value in parse_assignments(game.settings, assignments or []).items():
        below = found.get(name)
        found[name] = {**below, **value} if isinstance(value, dict) and isinstance(below, dict) else value
    return found


def people_at(game: Game, language: str, automata: Sequence[int], names: Sequence[str]) -> list[str]:
    """``names`` by seat, but an automaton is called what the game calls it."""
    words = game.words(language)
    return [Teller.automaton(words, seat) if seat in automata else name for seat, name in enumerate(names)]


def line_up(game: Game, text: str, seats: int) -> list[str]:
    """A bot for each seat from ``a,b,…``; the strongest everywhere if nothing is given."""
    given = [name.strip() for name in text.split(",")] if text.strip() else []
    if len(given) > seats:
        raise BadConfig(f"{len(given)} bots are too many for {seats} seats.")
    return bots.line_up(game, given, seats)


def check_viewer(viewer: int | None, seats: int) -> None:
    if viewer is not None and not -1 <= viewer < seats:
        raise GameError("NO_SEAT", f"there is no seat {viewer} at a table of {seats}.")
