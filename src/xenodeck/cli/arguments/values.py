"""Values of arguments that need more than Typer checks: files, options of a game, bots, viewers."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

from xenodeck import bots
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.settings import parse_assignments
from xenodeck.core.errors import BadConfig, GameError


def read_text(path: Path) -> str:
    """The text of a file, or of stdin for ``-``. It is read as UTF-8, whatever the encoding of the terminal."""
    try:
        if str(path) != "-":
            return path.read_text("utf-8-sig")
        binary = getattr(sys.stdin, "buffer", None)
        return sys.stdin.read() if binary is None else binary.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise GameError("BAD_FILE", f"{path} is not a text file.") from None


def read_options(game: Game, assignments: list[str] | None, file: Path | None) -> dict[str, object]:
    """The options of a game from a TOML file; ``--set`` overrides it."""
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


def line_up(game: Game, text: str, seats: int) -> list[str]:
    """The name of a bot for each seat, from ``a,b,…``. Without names it is the strongest bot everywhere."""
    given = [name.strip() for name in text.split(",")] if text.strip() else []
    if len(given) > seats:
        raise BadConfig(f"{len(given)} bots are too many for {seats} seats.")
    return bots.line_up(game, given, seats)


def check_viewer(viewer: int | None, seats: int) -> None:
    if viewer is not None and not -1 <= viewer < seats:
        raise GameError("NO_SEAT", f"there is no seat {viewer} at a table of {seats}.")
