"""The game loop with callbacks for the answers: for bots at a table, a person at the terminal, and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.playing.loop import Loop
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State

Choose = Callable[[int], int | None]  # seat -> its answer; None: there is none, or the callback has given it
Order = Callable[
    [list[int]], list[int]
]  # the seats that may answer -> those that are asked in this cycle, in this order
Each = Callable[[], object]


class Driven(Protocol):
    """A table that takes answers and passes ticks itself: a ``Session``, which keeps a record."""

    @property
    def state(self) -> State: ...
    def answer(self, seat: int, pick: int) -> bool: ...
    def tick(self, *, drawn: bool) -> object: ...
    def go_on(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver(Loop):
    """Plays a state; ``chooses`` gives the answers. Ticks pass if the game has ticks."""

    def __init__(self, s: State, chooses: Choose, orders: Order = list, each: Each | None = None) -> None:
        super().__init__(s)
        self.chooses = chooses
        self.orders = orders
        self.each = each  # called before every cycle

    def cycle(self) -> None:
        if self.each is not None:
            self.each()
        super().cycle()

    def order(self, waiting: list[int]) -> list[int]:
        return self.orders(waiting)

    def seats_in_tick(self) -> list[int]:
        waiting = engine.seats_open(self.s)
        if not waiting:
            self.idle()
        return self.orders(waiting)

    def take_answer(self, seat: i64, options: list[int]) -> bool:
        pick = self.chooses(seat)
        return pick is None or self.answer(seat, pick)

    def take_answer_in_tick(self, seat: i64, options: list[int]) -> bool:
        return self.take_answer(seat, options)

    def answer(self, seat: i64, pick: i64) -> bool:
        return engine.answer(self.s, seat, pick)

    def tick(self) -> None:
        if self.s.setup.tick_ms > 0:
            super().tick()


class TableDriver(Driver):
    """Plays a table. The table may replace its state, for example if a move is taken back."""

    def __init__(self, table: Driven, chooses: Choose, orders: Order = list, each: Each | None = None) -> None:
        super().__init__(table.state, chooses, orders, each)
        self.table = table

    def take_answer(self, seat: i64, options: list[int]) -> bool:
        whole = super().take_answer(seat, options)
        self.s = self.table.state
        return whole

    def answer(self, seat: i64, pick: i64) -> bool:
        return self.table.answer(seat, pick)

    def tick(self) -> None:
        if self.s.setup.tick_ms > 0 and not self.s.over:
            self.table.tick(drawn=True)
            self.s = self.table.state

    def go_on(self) -> None:
        self.table.go_on()
        self.s = self.table.state


def driver(table: State | Driven, choose: Choose, order: Order = list, each: Each | None = None) -> Driver:
    """The loop for ``table``: ``choose`` gives the answers, ``each`` is called before every cycle."""
    if isinstance(table, State):
        return Driver(table, choose, order, each)
    return TableDriver(table, choose, order, each)


def drive(table: State | Driven, choose: Choose, each: Each | None = None, order: Order = list) -> int:
    """Play to the end, or to the bound of the set-up. Returns the number of answers; a cycle without any counts one."""
    loop = driver(table, choose, order, each)
    loop.run(loop.s.setup.max_answers)
    return int(loop.answers)


def silent(seat: int) -> int | None:
    """For ``choose``: no seat answers."""
    return None


def pass_until_asked(s: State) -> list[int]:
    """End pauses and pass ticks until a seat is asked. Returns the seats that are; none if the game is over."""
    loop = Driver(s, silent)
    while not s.over and not engine.seats_open(s):
        loop.cycle()
    return engine.seats_open(s)
