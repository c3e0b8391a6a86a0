"""The turn clocks of one table. The caller says what time it is."""

from __future__ import annotations

from xenodeck.server.messages.protocol import Clock, ClockRule
from xenodeck.server.tables.model.info import SLOW_FROM, ClockTimes

GRACE = 10 * 60 * 1000  # ms that somebody who plays by calendar has at least when the server is back


class Clocks:
    """Each move has its time; when that is used up, the bank of the seat is. All times are in ms.

    A clock is charged when it stops and not in between, so what others see of it changes only when its own seat
    acts. A discreet question does not use the bank: a bank that shrinks would tell of it.
    """

    def __init__(self, rule: ClockRule, seats: int, kept: ClockTimes | None, now: int) -> None:
        self.rule = rule
        self.times = kept or ClockTimes([rule.bank] * seats, [0] * seats, [-1] * seats)
        self.since: dict[int, int] = {}  # running seat -> since when it has not been charged
        self.discreet = False
        self._before: Clocks | None = None
        if kept is not None and self.by_calendar:
            self._catch_up(now - kept.at)

    @property
    def on(self) -> bool:
        return self.rule.move > 0

    @property
    def by_calendar(self) -> bool:
        """Are days allowed for a move? Then time passes also while nobody is connected and while the server is down."""
        return self.rule.move >= SLOW_FROM

    def _catch_up(self, missed: int) -> None:
        for seat, left in enumerate(self.times.move):
            if self.times.asked[seat] >= 0 and left > 0:
                self.times.move[seat] = min(left, max(left - missed, GRACE))

    def run(self, asked: dict[int, int], now: int, discreet: bool = False, paused: bool = False) -> None:
        """From now on the clocks of exactly these seats run, or stand still if ``paused``. The values are the numbers
        of their questions."""
        if not self.on:
            return
        times = self.times
        for seat in list(self.since):
            if paused or asked.get(seat) != times.asked[seat]:
                times.move[seat], times.bank[seat] = self._left(seat, now)
                del self.since[seat]
        self.discreet = discreet
        for seat, question in asked.items():
            if times.asked[seat] != question:
                times.asked[seat] = question
                times.move[seat] = self.rule.move
            if not paused:
                self.since.setdefault(seat, now)

    def _left(self, seat: int, now: int) -> tuple[int, int]:
        """The time left for the move, and in the bank."""
        move, bank = self.times.move[seat], self.times.bank[seat]
        if seat not in self.since:
            return move, bank
        passed = max(now - self.since[seat], 0)
        over = 0 if self.discreet else max(passed - move, 0)
        return max(move - passed, 0), max(bank - over, 0)

    def kept(self, now: int) -> ClockTimes:
        """The times to store."""
        left = [self._left(seat, now) for seat in range(len(self.times.bank))]
        return ClockTimes([bank for _, bank in left], [move for move, _ in left], list(self.times.asked), now)

    def copy(self) -> Clocks:
        """A copy that does not change with these clocks."""
        times = ClockTimes(list(self.times.bank), list(self.times.move), list(self.times.asked), self.times.at)
        twin = Clocks(self.rule, len(times.bank), None, 0)
        twin.times, twin.since, twin.discreet = times, dict(self.since), self.discreet
        return twin

    def mark(self) -> None:
        """Remember what the clocks show now: a change begins here, or was committed."""
        if self.on:
            self._before = self.copy()

    @property
    def before(self) -> Clocks:
        """The clocks as they were before the change under way."""
        return self._before or self

    def due(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in sorted(self.since) if self._ends(seat) <= now]

    def next_due(self) -> int | None:
        return min((self._ends(seat) for seat in self.since), default=None)

    def _ends(self, seat: int) -> int:
        bank = 0 if self.discreet else self.times.bank[seat]
        return self.since[seat] + self.times.move[seat] + bank

    def shown(self, seat: int, asked: bool) -> Clock | None:
        """What a viewer sees of the clock of a seat. ``asked``: as far as that viewer knows, the seat is asked
        something."""
        if not self.on:
            return None
        bank = self.times.bank[seat]
        return Clock(self.times.move[seat], bank, self.since.get(seat)) if asked else Clock(0, bank)
