"""The game loop for whoever answers from outside: bots at a table, a person at the terminal, a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.playing.loop import Loop
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State

Choose = Callable[[int], int | None]  # seat -> its answer; None: it stays silent, or has answered by itself
Order = Callable[[list[int]], list[int]]  # who is asked -> those who are to answer now, in their order
Each = Callable[[], object]


class Driven(Protocol):
    """A table that does more than its state when somebody answers: a ``Session``, which keeps a record."""

    @property
    def state(self) -> State: ...
    def answer(self, seat: int, pick: int) -> bool: ...
    def tick(self, *, drawn: bool) -> object: ...
    def go_on(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver(Loop):
    """Asks ``chooses`` for the answers of a state. Time passes where the game knows time."""

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

    def turn(self, seat: i64, options: list[int]) -> bool:
        pick = self.chooses(seat)
        return pick is None or self.answer(seat, pick)

    def turn_in_tick(self, seat: i64, options: list[int]) -> bool:
        return self.turn(seat, options)

    def answer(self, seat: i64, pick: i64) -> bool:
        return engine.answer(self.s, seat, pick)

    def tick(self) -> None:
        if self.s.setup.tick_ms > 0:
            super().tick()


class TableDriver(Driver):
    """The same for a table: everything goes through it. Its state may become another one, when a move is taken back."""

    def __init__(self, table: Driven, chooses: Choose, orders: Order = list, each: Each | None = None) -> None:
        super().__init__(table.state, chooses, orders, each)
        self.table = table

    def turn(self, seat: i64, options: list[int]) -> bool:
        whole = super().turn(seat, options)
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
    """The loop that asks ``choose`` for the answers at ``table``; ``each`` is called before every cycle."""
    if isinstance(table, State):
        return Driver(table, choose, order, each)
    return TableDriver(table, choose, order, each)


def drive(table: State | Driven, choose: Choose, each: Each | None = None, order: Order = list) -> int:
    """Play to the end, or to the bound of the set-up. How many answers were given; a cycle that asks nobody is one."""
    loop = driver(table, choose, order, each)
    loop.play(loop.s.setup.max_answers)
    return int(loop.many)


def silent(seat: int) -> int | None:
    """An answer that is never given."""
    return None


def pass_until_asked(s: State) -> list[int]:
    """End pauses and let ticks pass until somebody is asked, or the game is over. Who is asked."""
    loop = Driver(s, silent)
    while not s.over and not engine.seats_open(s):
        loop.cycle()
    return engine.seats_open(s)
