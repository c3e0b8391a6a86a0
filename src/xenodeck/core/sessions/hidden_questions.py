"""What a live table asks beside its state while a secret window is open, and what it was answered.

The state is the same whether or not anybody is asked. Each seat that is has a table of its own, in which those before
it have declined; its answer is kept beside it. How the window shuts: secret_windows.py.
"""

from __future__ import annotations

from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import LAPSE, NO_OPTIONS, State


class SecretWindow:
    """A window that is open at a live table."""

    def __init__(self, s: State, key: tuple[int, ...]) -> None:
        self.key = key
        self.frames = 0  # that cover somebody
        self.seats: list[int] = []  # that could be asked, as everybody knows
        self.asked: dict[int, State] = {}  # seat -> the table at which it is asked, with what it has begun
        self.answers: dict[int, list[int]] = {}  # seat -> its whole answer, to be given when the window shuts
        table = s.clone()
        table.stops_at_windows = False
        while self.goes_on(table) and declined(table):
            pass
        self.seats.sort()

    def goes_on(self, table: State) -> bool:
        """Does the next frame belong to this window? Each seat is covered once. If it does it is noted who is asked."""
        if table.over or table.depth == 0:
            return False
        f = table.agenda[table.depth - 1]
        if not f.rule.has_windows:
            return False
        covered = [int(seat) for seat in f.rule.covers(table, f)]
        if any(seat in self.seats for seat in covered):
            return False
        self.frames += bool(covered)
        self.seats += covered
        if f.rule.options(table, f):
            if int(f.seat) not in covered:
                raise RuleBug(f"{f.rule.key} asks seat {f.seat}, of whom nobody could think that it is asked")
            own = table.clone()
            own.log = None
            engine.ask_hidden_question(own, f, f.rule)
            self.asked[int(f.seat)] = own
        return True

    def open_to(self, seat: int) -> bool:
        """Is an answer of ``seat`` awaited?"""
        return seat in self.asked and seat not in self.answers

    def take(self, seat: int, picks: list[int]) -> bool:
        """``seat`` answers from the beginning. True: that was a whole answer. A refusal changes nothing."""
        table = self.asked[seat].clone()
        engine.put_before(table, seat, [])
        whole = False
        for pick in picks:
            if whole or pick not in table.options:
                raise Refusal("NOT_AN_OPTION", "That is not among the options.", facts={"word": str(pick)})
            whole = engine.take(table, pick)
        if whole:
            self.answers[seat] = picks
        else:
            self.asked[seat] = table
        return whole


def declined(table: State) -> bool:
    """Whoever the next frame asks has declined, or nobody was asked. True: nothing happened that anybody could notice,
    so what comes next may still be the same window."""
    table.log = []
    drawn = table.chance.used()
    f = table.agenda[table.depth - 1]
    if engine.ask_hidden_question(table, f, f.rule):
        while True:
            pick = f.rule.default(table, f, f.seat, table.options)
            if pick == LAPSE:
                return False
            if engine.take(table, pick):
                break
        table.asked, table.options = -1, NO_OPTIONS
    return not table.log and table.chance.used() == drawn
