"""A table in real time stands still while nobody is there; when people are back somebody counts down before it goes on.

This is the table's doing, not the game's: nothing of it is in the state, in the journal or in a record.
"""

from __future__ import annotations

from dataclasses import dataclass

from xenodeck.core import alongside
from xenodeck.core.engine import paused
from xenodeck.server.tables.info import PERSON, RUNNING
from xenodeck.server.tables.table import Table

AWAY, RETURN, COUNTDOWN = "away", "return", "countdown"
RETURN_MS = 10_000  # in which whoever was thrown out, or left with the others, comes back: so long they are waited for
SLEPT_MS = 1000  # a table that is later than this does not catch up
COUNTED_IN = ("round", "start")  # after such pauses everybody gets ready, before anybody can be first


@dataclass(frozen=True)
class Halt:
    """Why no time passes: nobody is there, others are on the way back, or it goes on in a moment."""

    kind: str
    due: int = 0  # when that is over; 0: nobody can say


def attended(table: Table) -> bool:
    """Does time pass? Not at a table that all its people have left for the moment."""
    return bool(table.here) or not table.people()


def in_real_time(table: Table) -> bool:
    """Do ticks pass here by themselves? Never in a lesson, nor in modes that are played in turns."""
    session = table.session
    return (
        session is not None
        and session.setup.tick_ms > 0
        and table.info.status == RUNNING
        and table.info.lesson is None
        and not session.state.over
    )


def note_halt(table: Table) -> None:
    """Somebody has come or gone. What has not begun yet needs no countdown."""
    if not in_real_time(table) or not table.running().moves:
        table.halt = None
    elif not attended(table):
        table.halt = Halt(AWAY)
    elif table.halt is not None and table.halt.kind == AWAY:
        table.halt = Halt(RETURN, table.services.now() + RETURN_MS) if missing(table) else countdown(table)
    elif table.halt is not None and table.halt.kind == RETURN and not missing(table):
        table.halt = countdown(table)


def missing(table: Table) -> list[int]:
    """People who are not there and not stood in for."""
    here = table.here
    return [seat for seat in table.people() if seat not in here and not table.info.seats[seat].stand_in]


def countdown(table: Table) -> Halt | None:
    length = table.services.countdown_ms
    return Halt(COUNTDOWN, table.services.now() + length) if length else None


def count_in(table: Table, kind: str) -> None:
    """A pause of this ``kind`` is over. Where everybody acts at their own pace from now on, all begin together."""
    if kind in COUNTED_IN and table.people() and alongside.on(table.running().state) and table.halt is None:
        table.halt = countdown(table)


def end_halt(table: Table) -> bool:
    """Go on if it is time to. True: something has changed."""
    halt = table.halt
    if halt is None or not halt.due or halt.due > table.services.now():
        return False
    table.halt = countdown(table) if halt.kind == RETURN else None
    return True


def shown_halt(table: Table) -> Halt | None:
    """The halt, where it is what people wait for: a pause of the game comes first."""
    return None if table.session is None or paused(table.session.state) else table.halt


def tick_ms(table: Table) -> int:
    return 0 if table.session is None else table.session.setup.tick_ms


def skip_what_was_slept(table: Table, now: int) -> None:
    """If the machine slept, time at the table stood still meanwhile."""
    if table.tick_due is not None and now - table.tick_due > SLEPT_MS:
        table.tick_due = now + tick_ms(table)


def welcome_back(table: Table, seat: int) -> bool:
    """The person of ``seat`` is there again: the bot that sat in gets up. True: one did."""
    chair = table.info.seats[seat]
    if chair.kind != PERSON or not chair.stand_in:
        return False
    chair.stand_in, chair.late = False, 0
    return True


def next_absence(table: Table) -> int | None:
    """When somebody will have been away for too long. Nobody is stood in for while no other person is there."""
    if table.clocks.by_calendar:
        return None
    here = table.here
    away = [
        since + table.services.absent_ms
        for seat, since in table.absent_since.items()
        if here - {seat} and not table.info.seats[seat].stand_in
    ]
    return min(away, default=None)
