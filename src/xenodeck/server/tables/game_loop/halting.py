"""A table in real time halts while nobody is connected. When people are back, there is a countdown before it goes on.

Halts belong to the table and not to the game: they are not in the state, the journal or the record.
"""

from __future__ import annotations

from math import ceil

from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import paused
from xenodeck.core.tabletop.events import Event
from xenodeck.server.tables.game_loop.payment import debt
from xenodeck.server.tables.model.halts import AWAY, COUNTDOWN, RETURN, SPENT, Halt
from xenodeck.server.tables.model.info import PERSON, RUNNING
from xenodeck.server.tables.table import Table

RETURN_MS = 10_000  # how long people who were disconnected, or left with the others, are expected back
TOO_OFTEN = 2  # time-outs in a row, then a bot takes over the seat
MAX_CATCH_UP_MS = 1000  # a table that is later than this skips the missed ticks
COUNTDOWN_AFTER = ("round", "start")  # pauses that are followed by a countdown, so that everybody has the same start


def time_passes(table: Table) -> bool:
    """Does time pass? Not at a table that all its people have left for the moment, nor in real time where only bots
    play and nobody looks."""
    if table.people():
        return bool(table.here)
    return bool(table.audience.connections) or not (in_real_time(table) or table.is_dormant())


def is_idle(table: Table) -> bool:
    """Must nothing happen here by itself, not even a bot that thinks?"""
    return table.standstill.current is not None or (in_real_time(table) and not time_passes(table))


def in_real_time(table: Table) -> bool:
    """Do ticks pass here by themselves? Not in a lesson, nor in modes that are played in turns."""
    session = table.session
    return (
        session is not None
        and session.setup.tick_ms > 0
        and table.info.status == RUNNING
        and table.info.lesson is None
        and not session.state.over
    )


def wait_for_all(table: Table) -> None:
    """The game has just begun. In real time it waits until all its people are there; where only bots play, until
    somebody looks."""
    if in_real_time(table) and realtime.in_realtime(table.running().state):
        table.standstill.halt = Halt(AWAY)
        update_halt(table)


def update_halt(table: Table) -> None:
    """Update the halt when somebody has come or gone. A game that has not begun needs no countdown."""
    if not in_real_time(table) or not (table.running().moves or realtime.in_realtime(table.running().state)):
        table.standstill.halt = None
    elif not time_passes(table):
        table.standstill.halt = Halt(AWAY)
    elif table.standstill.halt is not None and table.standstill.halt.kind == AWAY:
        table.standstill.halt = (
            Halt(RETURN, table.services.now() + RETURN_MS) if missing_people(table) else countdown(table)
        )
    elif table.standstill.halt is not None and table.standstill.halt.kind == RETURN and not missing_people(table):
        table.standstill.halt = countdown(table)


def missing_people(table: Table) -> list[int]:
    """The seats of people who are not connected and whose seat no bot has taken over."""
    here = table.here
    return [seat for seat in table.people() if seat not in here and not table.info.seats[seat].stand_in]


def countdown(table: Table) -> Halt | None:
    """The countdown before time passes again; None: no people play, so none is needed."""
    length = table.services.countdown_ms if table.people() else 0
    return Halt(COUNTDOWN, table.services.now() + length) if length else None


def begin_countdown(table: Table, kind: str) -> None:
    """A pause of this ``kind`` is over. Start a countdown where everybody acts at their own pace from now on."""
    if (
        kind in COUNTDOWN_AFTER
        and table.people()
        and realtime.in_realtime(table.running().state)
        and table.standstill.halt is None
    ):
        table.standstill.halt = countdown(table)


def end_halt(table: Table) -> bool:
    """End the halt if it is over. True: something has changed."""
    halt = table.standstill.halt
    if halt is None or not halt.due or halt.due > table.services.now():
        return False
    table.standstill.halt = countdown(table) if halt.kind in (RETURN, SPENT) else None
    return True


def halt_unpaid(table: Table, now: int) -> bool:
    """Halt the table if a tick is due and whoever set it up owes too much computing time. True: it halts. Moves that
    people have sent are paid for, so their tick passes."""
    if table.ticker.due is None or table.ticker.due > now or table.inbox.waiting or not (owed := debt(table)):
        return False
    table.standstill.halt = Halt(SPENT, now + ceil(1000 * owed))
    return True


def shown_halt(table: Table) -> Halt | None:
    """The halt that people are shown; a pause of the game comes first."""
    return None if table.session is None or paused(table.session.state) else table.standstill.current


# -- time to look ------------------------------------------------------------------------------------------------------


def begin_linger(table: Table, mark: int) -> bool:
    """Halt the table after an event that everybody needs a moment to look at (``Setup.lingers``): no ticks, no input,
    no clocks. True: it halts.

    The kind comes from the event and the length from the set-up, so neither tells anything else. Without people
    there is no such halt, nor where a pause gives more time anyway.
    """
    session = table.running()
    lingers = session.setup.viewing_ms
    if not lingers or not table.people() or table.info.lesson is not None:
        return False
    if session.state.over or paused(session.state):
        return False
    seats = int(session.state.seats)
    told = [(lingers.get(one.what, 0), one.what) for one in session.log[mark:] if all_notice(one, seats)]
    length, kind = max(told, default=(0, ""))
    if length > 0:
        table.standstill.linger = Halt(kind, table.services.now() + length)
    return length > 0


def all_notice(event: Event, seats: int) -> bool:
    return all(event.audience & bit_of(viewer) for viewer in range(-1, seats))


def end_linger(table: Table) -> bool:
    """End the time to look if it is over. True: something has changed."""
    if table.standstill.linger is None or table.standstill.linger.due > table.services.now():
        return False
    table.standstill.linger = None
    return True


def tick_ms(table: Table) -> int:
    return 0 if table.session is None else table.session.setup.tick_ms


def skip_missed_ticks(table: Table, now: int) -> None:
    """After a long delay, for example because the machine slept, do not make up for the missed ticks."""
    if table.ticker.due is not None and now - table.ticker.due > MAX_CATCH_UP_MS:
        table.ticker.due = now + tick_ms(table)


def welcome_back(table: Table, seat: int) -> bool:
    """A person is back: the bot gives the seat back. True: a bot had it."""
    chair = table.info.seats[seat]
    if chair.kind != PERSON or not chair.stand_in:
        return False
    chair.stand_in, chair.late = False, 0
    return True


def may_stand_in(table: Table) -> bool:
    """May a bot take over the seat of somebody who is away? The options of the game may forbid it."""
    return table.session is None or table.session.setup.takeover


def grace_ms(table: Table) -> int:
    """How long somebody may be away before that: from the options of the game, or else of the server."""
    own = -1 if table.session is None else table.session.setup.grace_ms
    return own if own >= 0 else table.services.absent_ms


def timed_out_too_often(table: Table, seat: int) -> bool:
    """Has ``seat`` had so many time-outs that a bot takes it over? Where the game says how long somebody may be away, a
    person who is connected keeps the seat."""
    if table.clocks.by_calendar or not may_stand_in(table) or table.info.seats[seat].late < TOO_OFTEN:
        return False
    return table.running().setup.grace_ms < 0 or seat not in table.here


def next_absence(table: Table) -> int | None:
    """When the next person will have been away for too long. No seat is taken over while no other person is
    connected."""
    if not table.attendance.absent_since or table.clocks.by_calendar or not may_stand_in(table):
        return None
    here, grace = table.here, grace_ms(table)
    away = [
        since + grace
        for seat, since in table.attendance.absent_since.items()
        if here - {seat} and not table.info.seats[seat].stand_in
    ]
    return min(away, default=None)
