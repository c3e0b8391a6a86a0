"""What happened and who saw it: the log, the animations and the announcements are made from these, and only these."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

NOBODY: Final = 0
SPECTATOR: Final = 1 << 30  # the bit of people who watch without a seat
EVERYONE: Final = (1 << 31) - 1
NO_NUMBER: Final = -(1 << 40)  # far below anything that is counted, so that numbers may be negative


class Event:
    """One fact. ``audience`` are the seats (as bits) who notice it, ``seen`` those who see the faces in it."""

    def __init__(
        self,
        what: str,
        seat: i64 = -1,
        other: i64 = -1,
        number: i64 = NO_NUMBER,
        faces: list[int] | None = None,
        src: i64 = -1,
        dst: i64 = -1,
        seen: i64 = EVERYONE,
        audience: i64 = EVERYONE,
        word: str = "",
        facts: dict[str, Any] | None = None,
        fleeting: bool = False,
    ) -> None:
        self.what = what  # a word of the game or of the core: draw, play, take, shuffle, …
        self.seat: i64 = seat  # who did it; -1: nobody in particular
        self.other: i64 = other  # whom it was done to; -1: nobody
        self.number: i64 = number  # how many, how much
        self.faces: list[int] = faces if faces is not None else []
        self.src: i64 = src  # zone the cards came from; -1: none
        self.dst: i64 = dst  # zone they went to; -1: none
        self.seen: i64 = seen
        self.audience: i64 = audience
        self.word = word  # of which kind: a colour, a side, a slot; empty: there are none
        self.facts = facts  # more, by name and as plain data: four dice, a cell, the points of a round
        self.fleeting = fleeting  # its faces are told at their time only: they lie where things are forgotten

    def opened(self) -> Event:
        """The same fact with nothing hidden in it."""
        shown = Event(self.what, self.seat, self.other, self.number, self.faces, self.src, self.dst)
        shown.word, shown.facts = self.word, self.facts
        return shown
