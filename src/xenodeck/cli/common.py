"""What several commands need: the console, JSON on stdout, files, options from the command line."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from xenodeck.core.errors import BadConfig, GameError
from xenodeck.core.game import Game
from xenodeck.core.settings import parse_assignments

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


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def read_text(path: Path) -> str:
    """A file, or stdin for ``-``."""
    try:
        return sys.stdin.read() if str(path) == "-" else path.read_text("utf-8")
    except UnicodeDecodeError:
        raise GameError("BAD_FILE", f"{path} is not a text file.") from None


def read_options(game: Game, assignments: list[str] | None, file: Path | None) -> dict[str, object]:
    """Options from a TOML file, overruled by ``--set``."""
    found: dict[str, object] = {}
    if file is not None:
        try:
            found.update(tomllib.loads(read_text(file)))
        except tomllib.TOMLDecodeError as wrong:
            raise BadConfig(f"{file} is not TOML: {wrong}.") from None
    for name, value in parse_assignments(game.options, assignments or []).items():
        if isinstance(value, dict) and isinstance(found.get(name), dict):
            found[name] = {**found[name], **value}  # type: ignore[dict-item]
        else:
            found[name] = value
    return found


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
