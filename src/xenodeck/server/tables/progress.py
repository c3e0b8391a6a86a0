"""How a game goes on: a change is applied, committed and told; bots answer, clocks run out, absent people are stood in
for, time passes."""

from __future__ import annotations

import asyncio

from xenodeck.core.coaching.lesson import NOBODY
from xenodeck.core.definition.game import Attempt
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.sessions.session import Session
from xenodeck.server.store import Entry
from xenodeck.server.tables import live, margins, paying, planning, scripting, talking, teaching, windows
from xenodeck.server.tables.absence import stand_in, stop_expecting
from xenodeck.server.tables.bookkeeping import keep_record, note_end, set_clocks
from xenodeck.server.tables.channel import Connection
from xenodeck.server.tables.halting import (
    at_rest,
    attended,
    count_in,
    end_halt,
    end_linger,
    halt_unpaid,
    in_real_time,
    next_absence,
    note_halt,
    note_linger,
    skip_what_was_slept,
    tick_ms,
    too_often,
    welcome_back,
)
from xenodeck.server.tables.info import RUNNING
from xenodeck.server.tables.journal import MOVE, NEXT, PART, what_shows
from xenodeck.server.tables.queueing import decided
from xenodeck.server.tables.resting import note_pause, pause_due, resting
from xenodeck.server.tables.rhythms import rhythm_of
from xenodeck.server.tables.sleeping import asleep
from xenodeck.server.tables.table import Table, TableLost
from xenodeck.server.workers.bot_service import Decision, Dice

# -- changes -------------------------------------------------------------------------------------------------------


def session_of(table: Table) -> Session:
    if table.session is None:
        raise Refusal("NOT_STARTED", "The game has not started.")
    return table.session


def dice(session: Session, seat: int) -> int:
    """From what was played so far, not from a count of calls: after an undo or a restart bots do the same again."""
    return Dice(session.seed, session.moves).roll(seat, len(session.table_of(seat).earlier(seat)))


async def make(table: Table, seat: int, attempt: Attempt | list[int] | None, move_id: str | None = None) -> None:
    """Apply, commit and tell a move. Called alone.

    ``attempt``: what a person sent, or the options that a bot took; None: what the rule says for somebody silent.
    """
    session = session_of(table)
    session.free_seat, paced = table.info.lone_person(), live.on(table)
    mark, secret = len(session.log), session.window is not None
    if attempt is None:
        session.answer_by_default(seat)
        whole = True
    elif isinstance(attempt, list):
        whole = planning.take_all(session, seat, attempt)
    else:
        whole = session.play(seat, attempt)
    if secret:
        await windows.keep_secret(table, seat, whole, move_id, settle)
        return
    if whole and paced and not live.has_sent(table, seat):
        return  # it waits, of which nothing comes
    entries = table.time_entry()
    words = session.inputs[-1].words if whole else session.unfinished(seat)
    teaching.note_move(table.info, table.game, seat, words)
    if live.has_sent(table, seat):
        entries += live.tick_for(table, seat, words, move_id)  # in a lesson, where no other time passes
    else:
        entries.append(table.entry(MOVE if whole else PART, seat, words, move_id))
    await settle(table, entries, mark, moved=whole)
    table.services.moved = table.services.now()
    if whole:
        table.services.metrics.moved(table.game.id)


async def settle(table: Table, entries: list[Entry], mark: int, moved: int = 0, whole: bool = False) -> None:
    """After any change of the game: clocks, commit, telling, and whoever is next."""
    table.shown = None
    set_clocks(table)
    note_end(table)
    note_pause(table)
    mark = await table.keep(entries, mark, moved=moved, whole=whole)
    if table.over():
        await keep_record(table)  # before anybody is told that it is over and asks for it
    if note_linger(table, mark):
        set_clocks(table)
    table.publish(mark)
    go_on(table)


def go_on(table: Table) -> None:
    """Set everything going that goes by itself. Called alone, after every change."""
    if table.lost:
        return
    wake_bots(table)
    arm(table)


# -- bots ----------------------------------------------------------------------------------------------------------


def wake_bots(table: Table) -> None:
    session = table.session
    resting_now = at_rest(table)
    still = session is None or table.over() or resting_now or asleep(table)
    waiting = [] if session is None or still else session.waiting()
    taught = teaching.lesson_of(table.game, table.info) is not None
    if session is not None and live.on(table) and not taught:
        planning.wake_planners(table, waiting)
        return
    for seat, (ask, task) in list(table.thinking.items()):
        if seat != NOBODY and (resting_now or ask != table.ask(seat) or not table.bot_of(seat)):
            task.cancel()
            del table.thinking[seat]
    if (secret := windows.opening(table)) is not None and table.standing is None:
        windows.wake_secretly(table, secret)
    now = asyncio.get_running_loop().time()
    if taught:
        line = teaching.scripted(table.info, table.game)
        waiting = [seat for seat in waiting if line is not None and seat == line[0]]
        scripting.wake_time(table, now, settle)
    if any(not table.bot_of(seat) for seat in waiting):
        table.hurried = False  # somebody is asked: whoever could not wait does not have to any longer
    for seat in waiting:
        if table.bot_of(seat) and seat not in table.thinking:
            ask = table.ask(seat)
            table.thinking[seat] = (ask, table.services.begin(think(table, seat, ask, now), "bot"))


async def think(table: Table, seat: int, ask: str, opened: float) -> None:
    """Let a bot make its move, if its question is still open when the time for it has come.

    It thinks the whole of it through before anything is done, and is let out on a beat: nothing that anybody can notice
    comes in between, and no time depends on what it holds.
    """
    session, bot, clock = session_of(table), table.bot_of(seat), asyncio.get_running_loop().time
    rhythm = rhythm_of(table, bot)
    if (line := teaching.scripted(table.info, table.game)) is not None:
        await asyncio.sleep(rhythm.due(opened, clock()) - clock())
        await table.services.whole(scripting.answer(table, seat, ask, line[1], make), "script")
        return
    for again in (True, False):
        decision = await decided(table, session, seat, bot)
        await asyncio.sleep(rhythm.due(opened, clock()) - clock())
        if await table.services.whole(answer_for_bot(table, seat, ask, decision, again), "bot answers"):
            return


def hurry(table: Table) -> None:
    """From now on bots are quick; whoever thinks already begins anew, and comes to the same. Called alone."""
    table.hurried = True
    for _, task in table.thinking.values():
        task.cancel()
    table.thinking.clear()
    go_on(table)


async def answer_for_bot(table: Table, seat: int, ask: str, decision: Decision, again: bool) -> bool:
    """Do what a bot has decided. False: time has overtaken it, and it may think ``again``."""
    async with table.alone():
        if table.ask(seat) != ask or not table.bot_of(seat):
            return True
        bot = table.bot_of(seat)
        mine = table.thinking.pop(seat, None)
        await talking.speak(table, seat)
        try:
            await make(table, seat, None if decision.late else decision.picks)
        except Refusal as no:
            table.services.log.warning("bot_overtaken", bot=bot, code=no.code)
            if again and mine is not None:
                table.thinking[seat] = mine
                return False
            await make(table, seat, None)
    return True


# -- time ----------------------------------------------------------------------------------------------------------


def arm(table: Table) -> None:
    """Set the alarm for the next thing that is due."""
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    due = next_due(table)
    if due is not None and not table.lost:
        set_alarm(table, due)


def set_alarm(table: Table, due: int) -> None:
    loop, exactly = asyncio.get_running_loop(), windows.alarm(table, due)
    at = loop.time() + max(due - table.services.now(), 0) / 1000 if exactly is None else exactly
    table.timer = loop.call_at(at, ring, table)


def other_due(table: Table) -> int | None:
    """When something is due besides ticks."""
    found = [table.clocks.next_due(), next_absence(table), table.expected_until or None, pause_due(table)]
    found.append(windows.window_due(table))
    found += [halt.due or None for halt in (table.halt, table.linger) if halt is not None]
    return min((due for due in found if due is not None), default=None)


def next_due(table: Table) -> int | None:
    if table.info.status != RUNNING:
        table.tick_due = None
        return None
    found = [other_due(table)]
    if in_real_time(table) and attended(table) and table.standing is None and not resting(table):
        table.tick_due = table.tick_due or table.services.now() + tick_ms(table)
        found.append(table.tick_due)
    else:
        table.tick_due = None
    return min((due for due in found if due is not None), default=None)


def ring(table: Table) -> None:
    """Something is due. A tick that is all there is to do needs no task of its own unless it shows."""
    table.timer = None
    other, now = other_due(table), table.services.now()
    plain = (other is None or other > now) and live.is_due(table, now) and not paying.debt(table)
    if not plain or not table.lock.take_now():
        table.services.begin(wake(table), "alarm")
        return
    try:
        table.used = now
        table.mark_clocks()
        done = live.pass_tick(table, now)
    except Exception as bug:
        table.lock.release()
        table.lose(bug)
        return
    if done.eventful or planning.restless(table):
        table.services.begin(finish_tick(table, done), "tick")
        return
    paying.pay(table, done.inputs, kept=False)
    live.answer_all(table, done)
    table.lock.release()
    set_alarm(table, min(due for due in (other, table.tick_due) if due is not None))


async def finish_tick(table: Table, done: live.Done) -> None:
    """The rest of a tick that shows. It has gone through the turnstile already."""
    try:
        async with table.gone_through():
            await keep_tick(table, done)
            go_on(table)
    except TableLost:
        return
    except GameError as bug:
        table.lose(bug)


async def keep_tick(table: Table, done: live.Done) -> None:
    if done.eventful:
        await settle(table, done.entries, done.mark, moved=done.moved)
        margins.after_tick(table, done.told)
        table.services.moved = table.services.now()
        for _ in range(done.moved):
            table.services.metrics.moved(table.game.id)
    paying.pay(table, done.inputs, done.eventful)
    live.answer_all(table, done)


async def wake(table: Table) -> None:
    """Do what is due."""
    try:
        async with table.alone():
            stop_expecting(table)
            if end_halt(table) | end_linger(table):
                with paying.paid(table):
                    set_clocks(table)
                    table.publish()
            await pass_time(table)
            await stand_in(table)
            await time_out(table)
            await end_pause(table)
            await windows.shut(table, settle)
            go_on(table)
    except TableLost:
        return
    except GameError as bug:  # nobody asked for this, so there is nobody to be refused
        table.lose(bug)


async def time_out(table: Table) -> None:
    session = table.session
    while session is not None and not session.state.over and (due := table.clocks.due(table.services.now())):
        seat = due[0]
        chair = table.info.seats[seat]
        if not session.discreet():
            chair.late += 1
            chair.stand_in = too_often(table, seat)
        await make(table, seat, None)


async def pass_time(table: Table) -> None:
    """Ticks that are due. What shows is committed before it is told; the rest is written down with what comes next."""
    session, now = table.session, table.services.now()
    if session is None or table.tick_due is None:
        return
    if halt_unpaid(table, now):
        with paying.paid(table):
            table.publish()
        return
    if live.on(table):  # one at a time, however late: what was sent meanwhile is heard before the next
        if live.is_due(table, now):
            await keep_tick(table, live.pass_tick(table, now))
        return
    while table.tick_due is not None and table.tick_due <= now and not session.state.over and not resting(table):
        table.tick_due += tick_ms(table)
        skip_what_was_slept(table, now)
        mark, before = len(session.log), what_shows(session)
        table.computed = 0.0
        with paying.metered(table):
            session.tick(1)
        table.unkept_ticks += 1
        shows = what_shows(session) != before
        if shows:
            await settle(table, table.time_entry(), mark)
        paying.pay(table, 0, shows)


async def come_back(table: Table, seat: int) -> None:
    """Somebody was there all the time, only too slow, and stirs again."""
    async with table.alone():
        if welcome_back(table, seat):
            set_clocks(table)
            await table.keep()
            table.publish()
            go_on(table)


# -- between two rounds --------------------------------------------------------------------------------------------


async def end_pause(table: Table) -> None:
    """Go on after a pause if it is time to. Called alone."""
    due = pause_due(table)
    if due is None or due > table.services.now():
        return
    session = session_of(table)
    mark, entries = len(session.log), table.time_entry()
    pause = session.view(-1).pause
    session.go_on()
    count_in(table, "" if pause is None else pause["kind"])
    await settle(table, [*entries, table.entry(NEXT, -1, "")], mark)


# -- coming and going ----------------------------------------------------------------------------------------------


async def arrive(table: Table, connection: Connection) -> None:
    """Somebody looks at this table from now on; whoever has a seat here takes it back from the bot that sat in."""
    async with table.alone():
        seat = connection.viewer
        if seat >= 0 and table.info.seats[seat].generation != connection.generation:
            raise GameError("BAD_TOKEN", "This token does not open that seat.")  # void since it was looked at
        table.enter(connection)
        back = connection.viewer >= 0 and welcome_back(table, connection.viewer)
        set_clocks(table)
        note_halt(table)
        if back:
            await table.keep()
        table.show_to(connection)
        go_on(table)


async def depart(table: Table, connection: Connection) -> None:
    try:
        async with table.alone():
            table.exit(connection)
            set_clocks(table)
            note_halt(table)
            table.publish()
            go_on(table)
    except TableLost:
        return
