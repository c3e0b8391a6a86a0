"""How long a secret window at a table is open. Decision 18.

A window is open for a time that depends only on what everybody knows. What is answered meanwhile is kept and counts
when it shuts; whoever has not answered declines. So nobody can tell whether anybody was asked, nor for how long.
"""

from __future__ import annotations

import asyncio

from xenodeck.core.sessions.hidden_questions import SecretWindow
from xenodeck.server.tables.bots.rhythms import rhythm_of
from xenodeck.server.tables.model.info import PERSON
from xenodeck.server.tables.model.pacing import LEAST_MS
from xenodeck.server.tables.model.waiting import Opening
from xenodeck.server.tables.table import Table

LAST_MS = 250  # before a window shuts nothing is taken any more: a commit under way must not put its end off
SLOW_MS = 3_600_000  # a window where moves have days


def opening(table: Table) -> Opening | None:
    """The window that is open here. Its time begins when it is first looked at, or when people have had a look at what
    happened before."""
    window = None if table.session is None else table.session.window
    if window is None:
        table.opening = None
    elif table.opening is None or table.opening.window is not window:
        now, clock = table.services.now(), asyncio.get_running_loop().time()
        start = max(now, table.linger.due if table.linger is not None else 0)
        table.opening = Opening(window, start, length_ms(table, window), clock + (start - now) / 1000)
    return table.opening


def length_ms(table: Table, window: SecretWindow) -> int:
    """From what everybody knows: who could be asked, which of them are people who are there, which bots sit there."""
    here, lone = table.here, table.info.lone_person()
    people = [n for n in window.seats if table.info.seats[n].kind == PERSON and not table.bot_of(n) and n != lone]
    if people and table.clocks.by_calendar:
        return SLOW_MS
    levels = {table.bot_of(seat) for seat in window.seats if table.bot_of(seat)}
    beats = [round(rhythm_of(table, level).habit() * 1000) for level in sorted(levels)]
    own = [table.services.window_ms] if here.intersection(people) else []
    return max([table.info.pace if table.people() else LEAST_MS, LEAST_MS, *beats, *own])


def window_due(table: Table) -> int | None:
    now = opening(table)
    return None if now is None else now.due(table.info.lone_person()) or None


def alarm(table: Table, due: int) -> float | None:
    """When to wake up for ``due`` to the part of a ms, if that is for a window."""
    now = table.opening
    return now.shuts if now is not None and now.due(table.info.lone_person()) == due else None


def is_over(table: Table) -> bool:
    due, now = window_due(table), table.opening
    if due is None or now is None:
        return False
    return due <= table.services.now() or now.shuts <= asyncio.get_running_loop().time()


def is_late(table: Table) -> bool:
    """Is the window so near its end that nothing is taken any more?"""
    due = window_due(table)
    return due is not None and table.info.lone_person() < 0 and table.services.now() > due - LAST_MS
