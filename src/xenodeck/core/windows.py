"""Secret windows: moments at which somebody may be asked something that nobody else is to know of, not even that.

A live table (``State.stops``) stands there whether or not anybody is asked; everything else goes straight on.
Decision 18; what is asked there lies in secretly.py.
"""

from __future__ import annotations

from xenodeck.core.rules.state import NO_OPTIONS, State


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
