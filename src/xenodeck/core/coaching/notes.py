"""Notes of the coach: until a person has finished a first game, the coach explains each new thing once, with its rule.

``notes.toml`` in a game's folder has a table for each note. If several are due, the first one is told. The name of the
table is the key of its text in ``[notes]``. One of these keys says when the note is due:

- ``ask``: the reader is asked this question, at the beginning of a move.
- ``event``: the reader noticed this event; with ``me = "seat"`` only if the reader did it, with ``me = "other"`` only
  if it was done to the reader.
- ``refusal``: a move of the reader was refused with this code.
- ``field``: the value of this public field is ``at_most`` or ``at_least`` a number; of a field with a value for each
  seat, the reader's own value.

``at`` is what the note points at: a place (``supply``), with ``:me`` the reader's own (``stack:me``); a field that the
page draws, such as ``earth``; or a seat (``seat:me``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from xenodeck.core.errors import GameError

SEAT = "seat"
OTHER = "other"


@dataclass(frozen=True)
class Note:
    """A note as it is written in ``notes.toml``."""

    name: str
    rule: str
    ask: str = ""
    event: str = ""
    me: str = ""
    refusal: str = ""
    field: str = ""
    at_most: int | None = None
    at_least: int | None = None
    at: str = ""


@cache
def load_notes(folder: Path) -> tuple[Note, ...]:
    """The notes of the game in ``folder``; it may have none. Cached."""
    file = folder / "notes.toml"
    try:
        found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    except tomllib.TOMLDecodeError as error:
        raise GameError("BAD_GAMES", f"{file} is no TOML: {error}.") from error
    return tuple(entry(Note, f"{file}: [{name}]", about, name=name) for name, about in found.items())


T = TypeVar("T")


def entry(kind: type[T], where: str, given: object, **more: object) -> T:
    """What an entry of a file says, with ``more`` beside it; a key that is too much or too few is named."""
    if not isinstance(given, Mapping):
        raise GameError("BAD_GAMES", f"{where} is {given!r}, and not keys with values.")
    known = {each.name: each for each in fields(cast(Any, kind)) if each.name not in more}
    for key in given:
        if key not in known:
            raise GameError("BAD_GAMES", f"{where} has {key!r}, which nothing reads; it may have {', '.join(known)}.")
    for key, each in known.items():
        if key not in given and each.default is MISSING and each.default_factory is MISSING:
            raise GameError("BAD_GAMES", f"{where} has no {key!r}.")
    return kind(**given, **more)
