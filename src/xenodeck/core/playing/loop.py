"""The game loop: who is asked answers, a tick passes, and the game goes on after a pause. There is no other one.

Everything that plays a game on by itself is a ``Loop`` with a few methods of its own: policies and random play
(``playout``), search (``bots.search``), bots at a table with or without a record (``driver``), written decisions
(``lab.decisions``).
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.errors import RuleBug
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.engine import (
    at_secret_window,
    open_options,
    options_after,
    paused,
    run_to_question,
    seats_open,
    take,
)
from xenodeck.core.rules.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop:
    """Plays the game of one state. A subclass says what is answered (``choose``) and changes what else differs."""

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.many: i64 = 0  # how long this has been played, in answers: ``limit`` is compared with it
        self.stopped: bool = False  # ``play`` ends, although the game is not over
        self.everybody: list[int] = list(range(s.seats))

    # -- the loop ------------------------------------------------------------------------------------------------------

    def play(self, limit: i64) -> None:
        """Play on until the game is over, ``limit`` is reached, or a subclass stops it."""
        while self.many < limit and not self.stopped and not self.s.over:
            self.cycle()

    def cycle(self) -> None:
        """A pause ends; or everybody who is asked answers once, and a tick passes."""
        s = self.s
        if s.asked < 0:
            if paused(s):
                self.go_on()
                return
            if at_secret_window(s):
                run_to_question(s)
        self.ask()
        self.tick()

    def ask(self) -> None:
        """Everybody who is asked answers: once, or with a whole move where everybody acts at their own pace."""
        if realtime.in_realtime(self.s):
            self.ask_in_tick()
        else:
            self.ask_in_turn()

    def ask_in_turn(self) -> None:
        s = self.s
        waiting = seats_open(s)
        if not waiting and not s.over:
            self.idle()
        waiting = self.order(waiting)
        while waiting:
            seat: i64 = self.next_seat(waiting)
            options = open_options(self.s, seat)
            if options:  # the first answer of a race closes it
                self.many += 1
                self.turn(seat, options)

    def ask_in_tick(self) -> None:
        """Nobody sees what others do before the tick, so nothing but the own move changes what somebody may do."""
        s = self.s
        lanes = s.lanes
        f = s.agenda[s.depth - 1]
        rule = f.rule
        for seat in self.seats_in_tick():
            if not lanes.free(seat) or lanes.has_sent(seat):
                continue
            options: list[int] | None = rule.choices(s, f, seat)
            if options and lanes.before[seat]:
                options = options_after(s, f, rule, seat, lanes.before[seat])
            while options:
                self.many += 1
                if self.turn_in_tick(seat, options):
                    break
                options = options_after(s, f, rule, seat, lanes.before[seat])

    def one_by_one(self, limit: i64) -> None:
        """The same as ``play``, and faster, as long as one seat is asked and no time passes. Moves are made whole. The
        answers are not checked: this is for a subclass that chooses among the options that it is given."""
        s = self.s
        many: i64 = self.many
        while many < limit and s.asked >= 0:
            while True:
                many += 1
                if take(s, self.choose(s.asked, s.options)):
                    break
            run_to_question(s)
        self.many = many

    # -- what a subclass may say ---------------------------------------------------------------------------------------

    def choose(self, seat: i64, options: list[int]) -> i64:
        """The answer of ``seat``: one of ``options``."""
        raise NotImplementedError

    def turn(self, seat: i64, options: list[int]) -> bool:
        """``seat`` answers. True: with a whole move."""
        return engine.answer(self.s, seat, self.choose(seat, options))

    def turn_in_tick(self, seat: i64, options: list[int]) -> bool:
        """The same where everybody acts at their own pace. True: ``seat`` has done what it does before the tick."""
        return realtime.answer(self.s, seat, self.choose(seat, options))

    def order(self, waiting: list[int]) -> list[int]:
        """Those of ``waiting`` who are asked in this cycle, in this order."""
        return waiting

    def next_seat(self, waiting: list[int]) -> i64:
        """Take the next seat out of ``waiting``."""
        return waiting.pop(0)

    def seats_in_tick(self) -> list[int]:
        """The seats to ask before the tick, in this order; those of whom nothing is asked are skipped."""
        return self.everybody

    def idle(self) -> None:
        """Nobody is asked. It counts as an answer, so that nobody waits for ever."""
        if self.s.setup.tick_ms == 0:
            raise RuleBug("nobody is asked and no time passes")
        self.many += 1

    def tick(self) -> None:
        """What happens after everybody was asked. In real time chance says who was first, as nobody came first here."""
        engine.tick(self.s, True)

    def go_on(self) -> None:
        """The pause is over."""
        engine.go_on(self.s)
