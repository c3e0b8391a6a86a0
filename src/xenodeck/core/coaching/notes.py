"""Notes of the coach: until a person has finished a first game, each new thing is pointed at once, with its rule.

``notes.toml`` in a game's folder has a table for each, in the order in which they are told where several are due. Its
name is the key of its words in ``[notes]``. One of these says when it is due:

- ``ask``: this question is put to the reader; the first part of a move, for no note comes while one is half made.
- ``event``: this was told; with ``me = "seat"`` only if the reader did it, with ``me = "other"`` if it was done to
  the reader.
- ``refusal``: the reader wanted something that is refused with this code.
- ``field``: this open number is ``at_most`` or ``at_least`` so much; of a number that each seat has, the reader's own.

``at`` is what it points at: a place (``supply``), with ``:me`` the reader's own (``stack:me``); a field that the page
draws, such as ``earth``; or a seat (``seat:me``).
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
    """The notes of the game in ``folder``; it may have none."""
    file = folder / "notes.toml"
    found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return tuple(Note(name, **about) for name, about in found.items())
