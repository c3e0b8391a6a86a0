"""Which people of one table are away, since when, and how long they are expected back."""

from __future__ import annotations

from collections.abc import Iterable


class Attendance:
    def __init__(self) -> None:
        self.absent_since: dict[int, int] = {}  # seat -> when its person left
        self.expected_until = 0  # people who were disconnected when the table was lost are expected back until then

    def update(self, people: Iterable[int], here: set[int], now: int) -> None:
        """Note which of these people are away. Whoever was away before has been away since then."""
        self.absent_since = {seat: self.absent_since.get(seat, now) for seat in people if seat not in here}
