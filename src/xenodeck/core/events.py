"""What happened and who saw it: the log, the animations and the announcements are made from these, and only these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final = 0
SPECTATOR: Final = 1 << 30  # the bit of people who watch without a seat
EVERYONE: Final = (1 << 31) - 1


class Event:
    """One fact. ``audience`` are the seats (as bits) who notice it, ``seen`` those who see the faces in it."""

    def __init__(
        self,
        what: str,
        seat: i64 = -1,
        other: i64 = -1,
        number: i64 = -1,
        faces: list[int] | None = None,
        src: i64 = -1,
        dst: i64 = -1,
        seen: i64 = EVERYONE,
        audience: i64 = EVERYONE,
    ) -> None:
        self.what = what  # a word of the game or of the core: draw, play, take, shuffle, …
        self.seat: i64 = seat  # who did it; -1: nobody in particular
        self.other: i64 = other  # whom it was done to; -1: nobody
        self.number: i64 = number  # how many, how much, which side of the die; -1: says nothing
        self.faces: list[int] = faces if faces is not None else []
        self.src: i64 = src  # zone the cards came from; -1: none
        self.dst: i64 = dst  # zone they went to; -1: none
        self.seen: i64 = seen
        self.audience: i64 = audience

    def opened(self) -> Event:
        """The same fact with nothing hidden in it."""
        return Event(self.what, self.seat, self.other, self.number, self.faces, self.src, self.dst)
