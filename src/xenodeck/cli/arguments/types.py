"""Arguments and flags that several commands take. Typer makes them from these annotations."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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
