"""Secret windows at a table: how long each is open, and what happens when it shuts. Decision 18.

A window is open for a time that depends only on what everybody knows. What is answered meanwhile is kept and counts
when it shuts; whoever has not answered declines. So nobody can tell whether anybody was asked, nor for how long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from xenodeck.core.sessions import secret_windows
from xenodeck.core.sessions.hidden_questions import Window
from xenodeck.core.sessions.secret_windows import PASSED
from xenodeck.server.tables.info import PERSON
from xenodeck.server.tables.journal import HELD, MOVE, PART, SHUT
from xenodeck.server.tables.pacing import LEAST_MS
from xenodeck.server.tables.queueing import decided
from xenodeck.server.tables.rhythms import rhythm_of

if TYPE_CHECKING:
    from xenodeck.server.tables.table import Table

Settle = Callable[..., Awaitable[None]]  # how a change is committed and told
LAST_MS = 250  # before a window shuts nothing is taken any more: a commit under way must not put its end off
SLOW_MS = 3_600_000  # a window where moves have days


@dataclass
class Opening:
    """When a window was opened at this table, and when it shuts."""

    window: Window
    opened: int
    length: int  # ms
    begun: float  # when it was opened, on the clock that alarms go by: that one does not count in ms

    @property
    def shuts(self) -> float:
        """When it shuts, on the same clock. Worked out once: an alarm set anew with every answer would be off by a part
        of a ms, which a few hundred windows are enough to find."""
        return self.begun + self.length / 1000

    def due(self, lone: int) -> int:
        """When it shuts; 0: that is up to the only person here. Bots learn nothing from a clock, so nobody is wronged
        if the table waits for that person."""
        return 0 if lone >= 0 and self.window.open_to(lone) else self.opened + self.length


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


def length_ms(table: Table, window: Window) -> int:
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


async def keep_secret(table: Table, seat: int, whole: bool, move_id: str | None, settle: Settle) -> None:
    """Somebody has answered, or begun to: nobody else is told anything before the window shuts. Called alone."""
    session = table.running()
    words = secret_windows.answer_words(session, seat) if whole else session.unfinished(seat)
    entry = table.entry(HELD if whole else PART, seat, words, move_id)
    table.answering = seat
    try:
        await settle(table, [*table.time_entry(), entry], len(session.log))
    finally:
        table.answering = None


async def shut(table: Table, settle: Settle) -> None:
    """Go on after a window if it is time to. Called alone."""
    if not is_over(table):
        return
    session = table.running()
    mark, told, entries = len(session.log), session.told(-1), table.time_entry()
    for done in secret_windows.shut(session):
        kept = (SHUT, -1, "1") if done is PASSED else (MOVE, done.seat, done.words)
        entries.append(table.entry(*kept))
    await settle(table, entries, mark, moved=int(session.told(-1) > told))  # a decline is no move that anybody noticed


def wake_secretly(table: Table, now: Opening) -> None:
    """Bots that are asked in a window think; what they come to waits with the rest."""
    for seat in now.window.asked:
        if table.bot_of(seat) and now.window.open_to(seat) and seat not in table.thinking:
            ask = table.ask(seat)
            table.thinking[seat] = (ask, table.services.begin(think(table, seat, ask, now), "bot"))


async def think(table: Table, seat: int, ask: str, now: Opening) -> None:
    """Whatever becomes of the bot, the window shuts at its time. One that is late declines, and is waited for longer in
    windows to come."""
    session, bot = table.running(), table.bot_of(seat)
    rhythm = rhythm_of(table, bot)
    decision = await decided(table, session, seat, bot)
    rhythm.due(now.begun, asyncio.get_running_loop().time())
    async with table.alone():
        if table.ask(seat) == ask and table.bot_of(seat):
            table.thinking.pop(seat, None)
            if not decision.late:
                any(session.answer(seat, pick) for pick in decision.picks)
