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
from dataclasses import dataclass
from functools import cache
from pathlib import Path

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
    found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return tuple(Note(name, **about) for name, about in found.items())
