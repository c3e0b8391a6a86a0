"""Secret windows: moments at which somebody may be asked something that nobody else is to know of, not even that.

A live table (``State.stops``) stands there whether or not anybody is asked; everything else goes straight on.
All frames at the top of the agenda that cover somebody are one window. Decision 18.
"""

from __future__ import annotations

from mypy_extensions import i64

from xenodeck.core.state import NO_OPTIONS, Frame, State


def window_frames(s: State) -> list[Frame]:
    """The frames of the window that comes next, in their order: all at the top that cover somebody, each seat once."""
    found: list[Frame] = []
    seats: list[int] = []
    depth: i64 = s.depth - 1
    while depth >= 0:
        f = s.agenda[depth]
        if not f.rule.covering or f.seat in seats:
            break
        seats.append(f.seat)
        found.append(f)
        depth -= 1
    return found


def covered_seats(s: State) -> list[int]:
    """The seats that could be asked in the window that comes next, as everybody knows."""
    found: list[int] = []
    for f in window_frames(s):
        for seat in f.rule.covers(s, f):
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
