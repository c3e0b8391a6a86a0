"""Events: what happened, and who saw it. Logs, animations and announcements are made from events only."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

NOBODY: Final = 0
SPECTATOR: Final = 1 << 30  # the bit of people who watch without a seat, in sets of viewers
EVERYONE: Final = (1 << 31) - 1
NO_NUMBER: Final = -(1 << 40)  # an event without a number; far below any count, because numbers may be negative


class Event:
    """One thing that happened. ``audience`` has the bits of the viewers who notice it, ``seen`` of those who see its
    card faces."""

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
        self.what = what  # the kind of event, a word of the game or of the core: draw, play, take, shuffle, …
        self.seat: i64 = seat  # the seat that did it; -1: no seat
        self.other: i64 = other  # the seat it was done to; -1: no seat
        self.number: i64 = number  # how many, how much
        self.faces: list[int] = faces if faces is not None else []
        self.src: i64 = src  # the zone the cards came from; -1: none
        self.dst: i64 = dst  # the zone they went to; -1: none
        self.seen: i64 = seen
        self.audience: i64 = audience
        self.word = word  # a variant of the kind: a colour, a side, a slot; empty: there are no variants
        self.facts = facts  # further values by name, as plain data: four dice, a cell, the points of a round
        self.fleeting = fleeting  # its faces are told when it happens and never again: the place forgets

    def uncovered(self) -> Event:
        """A copy of the event in which every viewer sees the faces."""
        shown = Event(self.what, self.seat, self.other, self.number, self.faces, self.src, self.dst)
        shown.word, shown.facts = self.word, self.facts
        return shown
