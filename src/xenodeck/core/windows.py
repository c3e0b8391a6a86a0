"""Secret windows: moments at which somebody may be asked something that nobody else is to know of, not even that.

A live table (``State.stops``) stands there whether or not anybody is asked; everything else goes straight on.
All frames in a row that cover somebody are one window. Decision 18.
"""

from __future__ import annotations

from xenodeck.core.state import LAPSE, NO_OPTIONS, NOTHING, Frame, State


def window_tables(s: State) -> list[State]:
    """The table at each frame of the window that comes next, in their order, each seat once; those before it have
    declined. All these frames may lie on the agenda together, or each brings the next one when it is done."""
    found: list[State] = []
    seats: list[int] = []
    table = beside(s)
    while table.depth > 0 and not table.over:
        f = table.agenda[table.depth - 1]
        if not f.rule.covering or f.seat in seats:
            break
        seats.append(f.seat)
        found.append(table)
        table = beside(table)
        decline(table, f)
    while found and not covers(found[-1]):
        found.pop()  # at the end these are no part of it: the table does not stand there
    return found


def covers(table: State) -> list[int]:
    """The seats that could be asked by the next frame of a window."""
    f = table.agenda[table.depth - 1]
    return f.rule.covers(table, f)


def beside(s: State) -> State:
    """A copy on which something may be tried: it tells nobody, and stands at no window."""
    table = s.clone()
    table.log = None
    table.stops = False
    return table


def decline(s: State, f: Frame) -> None:
    """Do what the next frame does if its seat declines, or is not asked at all."""
    options = f.rule.options(s, f)
    s.depth -= 1
    if options is None:
        f.rule.resolve(s, f, NOTHING)
    elif options:
        pick = f.rule.default(s, f, f.seat, options)
        if pick == LAPSE:
            f.rule.lapse(s, f)
        else:
            f.rule.resolve(s, f, pick)


def covered_seats(s: State) -> list[int]:
    """The seats that could be asked in the window that comes next, as everybody knows."""
    found: list[int] = []
    for table in window_tables(s):
        for seat in covers(table):
            if seat not in found:
                found.append(seat)
    found.sort()
    return found


def stand_at_window(s: State) -> bool:
    """Nobody is asked in the state itself: so it is the same whether or not somebody is (see windows.py)."""
    s.asked = -1
    s.options = NO_OPTIONS
    s.before = NO_OPTIONS
    s.since = s.now
    return True


def in_window(s: State) -> bool:
    """Does the table stand at a window, with nobody asked in the state itself? ``advance`` goes on from there."""
    if s.asked >= 0 or s.answers is not None or s.over or s.depth == 0:
        return False
    return s.agenda[s.depth - 1].rule.covering
