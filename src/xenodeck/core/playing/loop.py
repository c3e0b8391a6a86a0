"""The game loop: it asks the seats, takes their answers, passes ticks and ends pauses, until the game is over.

It is the only one. Whatever plays games by itself is a subclass of ``Loop`` that overrides what differs: policies and
random play (``playout``), search (``bots.search``), bots and people at a table (``driver``), the list of decisions of a
policy (``lab.decisions``). See decision 21.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.errors import RuleBug
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.engine import (
    in_window,
    open_options,
    options_after,
    paused,
    run_to_question,
    seats_open,
    take,
)
from xenodeck.core.rules.state import State

NO_SEATS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop:
    """Plays the game of one state. A subclass implements ``choose`` or ``take_answer``, and may override the rest."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.answers: i64 = 0  # given so far; a subclass may count more than answers, see ``run``
        self.stopped: bool = False  # set by a subclass: ``run`` returns before the game is over
        self.all_seats: list[int] = NO_SEATS  # filled by the first tick in real time

    # -- the loop ------------------------------------------------------------------------------------------------------

    def run(self, limit: i64) -> None:
        """Play until the game is over, ``answers`` reaches ``limit``, or a subclass has set ``stopped``."""
        while self.answers < limit and not self.stopped and not self.s.over:
            self.cycle()

    def cycle(self) -> None:
        """End a pause, go on from a secret window, or ask each seat that has a question open and then pass a tick."""
        s = self.s
        if s.asked < 0:
            if realtime.on(s):
                self.ask_in_tick()
                self.tick()
                return
            if paused(s):
                self.go_on()
                return
            if in_window(s):
                run_to_question(s)
                return
        self.ask_in_turn()
        self.tick()

    def ask_in_turn(self) -> None:
        """Ask each seat that has a question open for one answer."""
        s = self.s
        waiting = seats_open(s)
        if not waiting and not s.over:
            self.idle()
        waiting = self.order(waiting)
        while waiting:
            seat: i64 = self.next_seat(waiting)
            options = open_options(self.s, seat)
            if options:  # empty if another seat has won the race meanwhile
                self.answers += 1
                self.take_answer(seat, options)

    def ask_in_tick(self) -> None:
        """In real time ask each seat for a complete move."""
        s = self.s
        lanes = s.lanes
        f = s.agenda[s.depth - 1]
        rule = f.rule
        for each in self.seats_in_tick():
            seat: i64 = each
            if not lanes.free(seat) or lanes.has_sent(seat):
                continue
            options: list[int] | None = rule.choices(s, f, seat)
            if options and lanes.before[seat]:
                options = options_after(s, f, rule, seat, lanes.before[seat])
            while options:
                self.answers += 1
                if self.take_answer_in_tick(seat, options):
                    break
                options = options_after(s, f, rule, seat, lanes.before[seat])

    def one_by_one(self, limit: i64) -> None:
        """The fast path of ``run``: play as long as one seat at a time is asked. It passes no ticks.

        Moves are completed even if that exceeds ``limit``. Answers are not checked, so this is for subclasses whose
        ``choose`` returns one of the options that it is given.
        """
        s = self.s
        answers: i64 = self.answers
        while answers < limit and s.asked >= 0:
            while True:
                answers += 1
                if take(s, self.choose(s.asked, s.options)):
                    break
            run_to_question(s)
        self.answers = answers

    # -- what subclasses override --------------------------------------------------------------------------------------

    def choose(self, seat: i64, options: list[int]) -> i64:
        """The answer of ``seat``: one of ``options``."""
        raise NotImplementedError

    def take_answer(self, seat: i64, options: list[int]) -> bool:
        """Get the answer of ``seat`` and give it to the game. True: the move is complete."""
        return engine.answer(self.s, seat, self.choose(seat, options))

    def take_answer_in_tick(self, seat: i64, options: list[int]) -> bool:
        """The same in real time. True: ``seat`` has sent a complete move, or waits for the next tick."""
        return realtime.answer(self.s, seat, self.choose(seat, options))

    def order(self, waiting: list[int]) -> list[int]:
        """Those seats of ``waiting`` that are asked in this cycle, in this order."""
        return waiting

    def next_seat(self, waiting: list[int]) -> i64:
        """Remove the seat that is asked next from ``waiting``, and return it."""
        return waiting.pop(0)

    def seats_in_tick(self) -> list[int]:
        """The seats that are asked before the tick, in this order. Those with nothing to do are skipped."""
        if not self.all_seats:
            self.all_seats = list(range(self.s.seats))
        return self.all_seats

    def idle(self) -> None:
        """No seat is asked. It counts as an answer, so that ``run`` ends."""
        if self.s.setup.tick_ms == 0:
            raise RuleBug("nobody is asked and no time passes")
        self.answers += 1

    def tick(self) -> None:
        """Pass a tick. Here no move arrives before another, so chance orders those that compete."""
        engine.tick(self.s, True)

    def go_on(self) -> None:
        """End the pause."""
        engine.go_on(self.s)
