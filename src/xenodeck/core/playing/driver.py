"""The one loop that asks everybody and lets time pass, for whoever drives a table without a clock on the wall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from xenodeck.core.errors import RuleBug
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.engine import at_secret_window
from xenodeck.core.rules.state import State


class Driven(Protocol):
    """A table that can be driven: a ``Session``, which keeps its record, or a ``Bare`` one."""

    @property
    def state(self) -> State: ...
    def answer(self, seat: int, pick: int) -> bool: ...
    def tick(self, *, drawn: bool) -> object: ...
    def go_on(self) -> None: ...


class Bare:
    """A state and nothing else."""

    def __init__(self, state: State) -> None:
        self.state = state

    def answer(self, seat: int, pick: int) -> bool:
        return engine.answer(self.state, seat, pick)

    def tick(self, *, drawn: bool = False) -> object:
        return engine.tick(self.state, drawn)

    def go_on(self) -> None:
        engine.go_on(self.state)


Choose = Callable[[int], int | None]  # seat -> its answer; None: it stays silent, or has answered by itself


def lap(table: Driven, choose: Choose, order: Callable[[list[int]], list[int]] = list) -> int:
    """Everybody who is asked answers once, then a tick passes where time matters. How many answers were given.

    Where everybody acts at their own pace an answer is a whole move, or to wait. A tick without anybody to ask counts
    as one, so that nobody waits for ever.
    """
    if engine.paused(table.state):
        table.go_on()
        return 0
    if at_secret_window(table.state):
        engine.advance(table.state)
    waiting = engine.seats_open(table.state)
    if not waiting and not table.state.setup.tick_ms:
        raise RuleBug("nobody is asked and no time passes")
    many = 0
    for seat in order(waiting):
        while seat in engine.seats_open(table.state):  # the first answer of a race closes it
            pick = choose(seat)
            many += 1
            if pick is None or table.answer(seat, pick) or not realtime.in_realtime(table.state):
                break
    if table.state.setup.tick_ms and not table.state.over:
        table.tick(drawn=True)  # nobody here came first: where it matters chance says so
    return many or (0 if waiting else 1)


def drive(
    table: Driven,
    choose: Choose,
    each: Callable[[], object] | None = None,
    order: Callable[[list[int]], list[int]] = list,
) -> int:
    """Lap by lap to the end, or to the bound of the set-up; ``each`` is called before each of them."""
    many = 0
    while not table.state.over and many < table.state.setup.max_answers:
        if each is not None:
            each()
        many += lap(table, choose, order)
    return many
