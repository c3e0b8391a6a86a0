"""What the script of a lesson does at a live table: the others move, time passes, when there was time to look.

How a table goes on after that is told in progress.py, which hands in what it has for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from xenodeck.core.coaching.lesson import NOBODY, ticks_of
from xenodeck.server.store import Entry
from xenodeck.server.tables import teaching
from xenodeck.server.tables.resting import resting
from xenodeck.server.tables.table import Table

Make = Callable[[Table, int, str], Awaitable[None]]
Settle = Callable[[Table, list[Entry], int], Awaitable[None]]


def wake_time(table: Table, opened: float, settle: Settle) -> None:
    """If the script lets time pass now, it will."""
    line = teaching.scripted(table.info, table.game)
    if line is not None and line[0] == NOBODY and NOBODY not in table.thinking and not resting(table):
        task = table.services.begin(let_time_pass(table, line[1], opened, settle), "script")
        table.thinking[NOBODY] = ("", task)


async def let_time_pass(table: Table, words: str, opened: float, settle: Settle) -> None:
    await asyncio.sleep(opened + table.info.pace / 1000 - asyncio.get_running_loop().time())
    await table.services.whole(pass_time(table, words, settle), "script")


async def pass_time(table: Table, words: str, settle: Settle) -> None:
    """The ticks that the lesson has now, all at once."""
    async with table.alone():
        table.thinking.pop(NOBODY, None)
        if teaching.scripted(table.info, table.game) != (NOBODY, words) or resting(table):
            return
        session, ticks = table.running(), ticks_of(words)
        mark = len(session.log)
        session.tick(ticks)
        table.unkept_ticks += ticks
        teaching.note_move(table.info, table.game, NOBODY, words)
        await settle(table, table.time_entry(), mark)


async def answer(table: Table, seat: int, ask: str, words: str, make: Make) -> None:
    """Do what the lesson has for this seat."""
    async with table.alone():
        if table.ask(seat) == ask and teaching.scripted(table.info, table.game) == (seat, words):
            table.thinking.pop(seat, None)
            await make(table, seat, words)
