"""The questions of an open secret window, and the answers to them. See decision 18.

The state of a live table is the same whether or not a seat is asked in a window. So each seat that is asked has a copy
of the state in which the seats before it have declined, and its answer is kept beside that copy until the window shuts
(secret_windows.py).
"""

from __future__ import annotations

from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import LAPSE, NO_OPTIONS, State


class WindowQuestions:
    """A secret window that is open at a live table."""

    def __init__(self, s: State, key: tuple[int, ...]) -> None:
        self.key = key  # identifies the moment of the game, so that the window is made only once
        self.frames = 0  # how many frames of the window cover a seat
        self.seats: list[int] = []  # the seats that could be asked, as everybody knows
        self.asked: dict[int, State] = {}  # seat -> the copy of the state in which it is asked
        self.answers: dict[int, list[int]] = {}  # seat -> its complete answer, given when the window shuts
        table = s.clone()
        table.stops_at_windows = False
        while self.goes_on(table) and declined(table):
            pass
        self.seats.sort()

    def goes_on(self, table: State) -> bool:
        """Does the next frame belong to this window, in which each seat is covered once? Notes the seat it asks."""
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
        """Is ``seat`` asked here, and has it not answered yet?"""
        return seat in self.asked and seat not in self.answers

    def take(self, seat: int, picks: list[int]) -> bool:
        """``seat`` answers, from the beginning of its move. True: the answer is complete. A refusal changes nothing."""
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
    """Run the next frame; a seat that it asks declines. True: nothing happened that a viewer could notice, so the next
    frame may belong to the same window."""
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
