"""How long a secret window at a table is open. Decision 18.

The time depends only on what everybody knows. Answers count when the window closes; a seat that has not answered
declines. So nobody can tell whether anybody was asked, nor for how long.
"""

from __future__ import annotations

import asyncio

from xenodeck.core.sessions.hidden_questions import WindowQuestions
from xenodeck.server.tables.bots.answer_times import pacing_of
from xenodeck.server.tables.model.halts import OpenWindow
from xenodeck.server.tables.model.info import PERSON
from xenodeck.server.tables.model.pacing import LEAST_MS
from xenodeck.server.tables.table import Table

LAST_MS = 250  # before a window closes no more answers are accepted, so that a commit under way cannot delay its end
SLOW_MS = 3_600_000  # length of a window where moves may take days


def open_window(table: Table) -> OpenWindow | None:
    """Return the window that is open at this table. Its time begins when it is first looked up, or after the time to
    look at what happened before."""
    window = None if table.session is None else table.session.window
    if window is None:
        table.secret_window.open = None
    elif table.secret_window.open is None or table.secret_window.open.window is not window:
        now, clock = table.services.now(), asyncio.get_running_loop().time()
        start = max(now, table.standstill.linger.due if table.standstill.linger is not None else 0)
        table.secret_window.open = OpenWindow(window, start, length_ms(table, window), clock + (start - now) / 1000)
    return table.secret_window.open


def length_ms(table: Table, window: WindowQuestions) -> int:
    """The length from what everybody knows: who could be asked, which of them are people who are connected, which bots
    sit there."""
    here, lone = table.here, table.info.lone_person()
    people = [n for n in window.seats if table.info.seats[n].kind == PERSON and not table.bot_of(n) and n != lone]
    if people and table.clocks.by_calendar:
        return SLOW_MS
    levels = {table.bot_of(seat) for seat in window.seats if table.bot_of(seat)}
    beats = [round(pacing_of(table, level).usual_delay() * 1000) for level in sorted(levels)]
    own = [table.services.window_ms] if here.intersection(people) else []
    return max([table.info.pace if table.people() else LEAST_MS, LEAST_MS, *beats, *own])


def window_due(table: Table) -> int | None:
    now = open_window(table)
    return None if now is None else now.due(table.info.lone_person()) or None


def exact_end(table: Table, due: int) -> float | None:
    """The exact time of the alarm for ``due``, which is in whole ms, if that is the end of a window."""
    now = table.secret_window.open
    return now.closes if now is not None and now.due(table.info.lone_person()) == due else None


def is_over(table: Table) -> bool:
    due, now = window_due(table), table.secret_window.open
    if due is None or now is None:
        return False
    return due <= table.services.now() or now.closes <= asyncio.get_running_loop().time()


def is_closing(table: Table) -> bool:
    """Is the window so near its end that no more answers are accepted?"""
    due = window_due(table)
    return due is not None and table.info.lone_person() < 0 and table.services.now() > due - LAST_MS
