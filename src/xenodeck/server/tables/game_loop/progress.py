"""What happens at a table by itself: bots answer, clocks run out, bots take over seats, ticks pass, the script of a
lesson is played. ``schedule_next`` starts all of it."""

from __future__ import annotations

import asyncio

from xenodeck.core.coaching.lesson import NOBODY, ticks_of
from xenodeck.core.errors import GameError, Refusal
from xenodeck.server.tables.bots import planning
from xenodeck.server.tables.bots.answer_times import pacing_of
from xenodeck.server.tables.bots.thinking import decide_move, start_window_bots
from xenodeck.server.tables.game_loop import live_ticks, margins, payment, window_times
from xenodeck.server.tables.game_loop.absence import stand_in, stop_expecting_return
from xenodeck.server.tables.game_loop.bookkeeping import set_clocks
from xenodeck.server.tables.game_loop.change import close_window, commit_change, make_bot_claim, make_move, session_of
from xenodeck.server.tables.game_loop.halting import (
    begin_countdown,
    end_halt,
    end_linger,
    halt_unpaid,
    in_real_time,
    is_idle,
    next_absence,
    skip_missed_ticks,
    tick_ms,
    time_passes,
    timed_out_too_often,
)
from xenodeck.server.tables.game_loop.pauses import is_paused, pause_due
from xenodeck.server.tables.model import teaching
from xenodeck.server.tables.model.info import RUNNING
from xenodeck.server.tables.model.ticker import what_shows
from xenodeck.server.tables.persistence.entries import NEXT
from xenodeck.server.tables.table import Table, TableLost
from xenodeck.server.workers.bot_service import BotMove


def schedule_next(table: Table) -> None:
    """Start everything that happens by itself. Call this with the lock, after every change."""
    if table.lost:
        return
    start_bots(table)
    set_next_alarm(table)


# -- bots ----------------------------------------------------------------------------------------------------------


def start_bots(table: Table) -> None:
    session = table.session
    resting_now = is_idle(table)
    still = session is None or table.over() or resting_now or table.is_dormant()
    waiting = [] if session is None or still else session.waiting()
    taught = teaching.lesson_of(table.game, table.info) is not None
    if session is not None and live_ticks.is_live(table) and not taught:
        planning.start_planners(table, waiting)
        return
    for seat, (ask, _) in list(table.bots.thinking.items()):
        if seat != NOBODY and (resting_now or ask != table.ask(seat) or not table.bot_of(seat)):
            table.bots.cancel(seat)
    if (secret := window_times.open_window(table)) is not None and table.standstill.current is None:
        start_window_bots(table, secret)
    now = asyncio.get_running_loop().time()
    if taught:
        line = teaching.scripted(table.info, table.game)
        waiting = [seat for seat in waiting if line is not None and seat == line[0]]
        let_script_pass_time(table, now)
    if any(not table.bot_of(seat) for seat in waiting):
        table.bots.hurried = False  # a person is asked, so nobody waits for the bots any longer
    for seat in waiting:
        if table.bot_of(seat) and seat not in table.bots.thinking:
            ask = table.ask(seat)
            table.bots.thinking[seat] = (ask, table.services.begin(think(table, seat, ask, now), "bot"))


async def think(table: Table, seat: int, ask: str, opened: float) -> None:
    """Let a bot make its move, if its question is still open when the answer is due.

    The bot thinks about the whole move before anything is done, and answers at a regular interval. So nothing
    visible comes in between, and the time does not depend on what the bot holds.
    """
    session, bot, clock = session_of(table), table.bot_of(seat), asyncio.get_running_loop().time
    pacing = pacing_of(table, bot)
    if (line := teaching.scripted(table.info, table.game)) is not None:
        await asyncio.sleep(pacing.due(opened, clock()) - clock())
        await table.services.run_to_end(answer_by_script(table, seat, ask, line[1]), "script")
        return
    for again in (True, False):
        decision = await decide_move(table, session, seat, bot)
        await asyncio.sleep(pacing.due(opened, clock()) - clock())
        if await table.services.run_to_end(answer_for_bot(table, seat, ask, decision, again), "bot answers"):
            return


def hurry(table: Table) -> None:
    """From now on bots are quick. Bots that think already start again, and come to the same move. Call this with the
    lock."""
    table.bots.hurried = True
    table.bots.cancel_all()
    schedule_next(table)


async def answer_for_bot(table: Table, seat: int, ask: str, decision: BotMove, again: bool) -> bool:
    """Make the move that a bot has decided on. False: the table has changed meanwhile, and the bot may think
    ``again``."""
    async with table.exclusive():
        if table.ask(seat) != ask or not table.bot_of(seat):
            return True
        bot = table.bot_of(seat)
        mine = table.bots.thinking.pop(seat, None)
        await make_bot_claim(table, seat)
        try:
            if await make_move(table, seat, None if decision.late else decision.picks):
                schedule_next(table)
        except Refusal as no:
            table.services.log.warning("bot_overtaken", bot=bot, code=no.code)
            if again and mine is not None:
                table.bots.thinking[seat] = mine
                return False
            if await make_move(table, seat, None):
                schedule_next(table)
    return True


# -- time ----------------------------------------------------------------------------------------------------------


def set_next_alarm(table: Table) -> None:
    """Set the alarm for whatever is due next."""
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    due = next_due(table)
    if due is not None and not table.lost:
        set_alarm(table, due)


def set_alarm(table: Table, due: int) -> None:
    loop, exactly = asyncio.get_running_loop(), window_times.exact_end(table, due)
    at = loop.time() + max(due - table.services.now(), 0) / 1000 if exactly is None else exactly
    table.alarm = loop.call_at(at, on_alarm, table)


def other_due(table: Table) -> int | None:
    """When something other than a tick is due."""
    found = [table.clocks.next_due(), next_absence(table), table.attendance.expected_until or None, pause_due(table)]
    found.append(window_times.window_due(table))
    found += [halt.due or None for halt in (table.standstill.halt, table.standstill.linger) if halt is not None]
    return min((due for due in found if due is not None), default=None)


def next_due(table: Table) -> int | None:
    if table.info.status != RUNNING:
        table.ticker.due = None
        return None
    found = [other_due(table)]
    if in_real_time(table) and time_passes(table) and table.standstill.current is None and not is_paused(table):
        table.ticker.due = table.ticker.due or table.services.now() + tick_ms(table)
        found.append(table.ticker.due)
    else:
        table.ticker.due = None
    return min((due for due in found if due is not None), default=None)


def on_alarm(table: Table) -> None:
    """Something is due. A tick alone needs no task, unless it changes something visible."""
    table.alarm = None
    other, now = other_due(table), table.services.now()
    plain = (other is None or other > now) and live_ticks.is_due(table, now) and not payment.debt(table)
    if not plain or not table.lock.try_acquire():
        table.services.begin(run_due(table), "alarm")
        return
    try:
        table.used = now
        table.clocks.mark()
        done = live_ticks.pass_tick(table, now)
    except Exception as bug:
        table.lock.release()
        table.lose(bug)
        return
    if done.eventful or planning.has_idle_planner(table):
        table.services.begin(finish_tick(table, done), "tick")
        return
    payment.pay(table, done.inputs, kept=False)
    live_ticks.answer_senders(table, done)
    table.lock.release()
    set_alarm(table, min(due for due in (other, table.ticker.due) if due is not None))


async def finish_tick(table: Table, done: live_ticks.TickResult) -> None:
    """The rest of a tick that changed something visible. The lock is held already."""
    try:
        async with table.locked():
            await keep_tick(table, done)
            schedule_next(table)
    except TableLost:
        return
    except GameError as bug:
        table.lose(bug)


async def keep_tick(table: Table, done: live_ticks.TickResult) -> None:
    if done.eventful:
        await commit_change(table, done.entries, done.mark, moved=done.moved)
        schedule_next(table)
        margins.after_tick(table, done.told)
        table.services.last_move = table.services.now()
        for _ in range(done.moved):
            table.services.metrics.moved(table.game.id)
    payment.pay(table, done.inputs, done.eventful)
    live_ticks.answer_senders(table, done)


async def run_due(table: Table) -> None:
    """Do everything that is due."""
    try:
        async with table.exclusive():
            stop_expecting_return(table)
            if end_halt(table) | end_linger(table):
                with payment.charged(table):
                    set_clocks(table)
                    table.publish()
            await pass_time(table)
            await stand_in(table)
            await time_out(table)
            await end_pause(table)
            await end_window(table)
            schedule_next(table)
    except TableLost:
        return
    except GameError as bug:  # nobody sent a request that could be refused
        table.lose(bug)


async def time_out(table: Table) -> None:
    session = table.session
    while session is not None and not session.state.over and (due := table.clocks.due(table.services.now())):
        seat = due[0]
        chair = table.info.seats[seat]
        if not session.asks_in_secret():
            chair.late += 1
            chair.stand_in = timed_out_too_often(table, seat)
        if await make_move(table, seat, None):
            schedule_next(table)


async def pass_time(table: Table) -> None:
    """Pass the ticks that are due. Visible changes are committed and sent; other ticks are committed with the next
    change."""
    session, now = table.session, table.services.now()
    if session is None or table.ticker.due is None:
        return
    if halt_unpaid(table, now):
        with payment.charged(table):
            table.publish()
        return
    if live_ticks.is_live(table):  # one at a time, however late: moves that came in meanwhile belong to the next tick
        if live_ticks.is_due(table, now):
            await keep_tick(table, live_ticks.pass_tick(table, now))
        return
    while table.ticker.due is not None and table.ticker.due <= now and not session.state.over and not is_paused(table):
        table.ticker.due += tick_ms(table)
        skip_missed_ticks(table, now)
        mark, before = len(session.log), what_shows(session)
        table.ticker.cost_ms = 0.0
        with table.ticker.measured():
            session.tick(1)
        table.journal.unwritten_ticks += 1
        shows = what_shows(session) != before
        if shows:
            await commit_change(table, table.journal.tick_entry(), mark)
            schedule_next(table)
        payment.pay(table, 0, shows)


# -- between two rounds --------------------------------------------------------------------------------------------


async def end_pause(table: Table) -> None:
    """End the pause of the game if it is over. Call this with the lock."""
    due = pause_due(table)
    if due is None or due > table.services.now():
        return
    session = session_of(table)
    mark, entries = len(session.log), table.journal.tick_entry()
    pause = session.view(-1).pause
    session.go_on()
    begin_countdown(table, "" if pause is None else pause["kind"])
    await commit_change(table, [*entries, table.journal.entry(NEXT, -1, "")], mark)
    schedule_next(table)


# -- secret windows ------------------------------------------------------------------------------------------------


async def end_window(table: Table) -> None:
    """Close the secret window if it is over. Call this with the lock."""
    if window_times.is_over(table):
        await close_window(table)
        schedule_next(table)


# -- scripts of lessons --------------------------------------------------------------------------------------------


def let_script_pass_time(table: Table, opened: float) -> None:
    """Pass ticks if the script of the lesson says so now."""
    line = teaching.scripted(table.info, table.game)
    if line is not None and line[0] == NOBODY and NOBODY not in table.bots.thinking and not is_paused(table):
        task = table.services.begin(wait_for_script(table, line[1], opened), "script")
        table.bots.thinking[NOBODY] = ("", task)


async def wait_for_script(table: Table, words: str, opened: float) -> None:
    await asyncio.sleep(opened + table.info.pace / 1000 - asyncio.get_running_loop().time())
    await table.services.run_to_end(pass_scripted_time(table, words), "script")


async def pass_scripted_time(table: Table, words: str) -> None:
    """Pass all ticks that the lesson has at this point."""
    async with table.exclusive():
        table.bots.thinking.pop(NOBODY, None)
        if teaching.scripted(table.info, table.game) != (NOBODY, words) or is_paused(table):
            return
        session, ticks = table.running(), ticks_of(words)
        mark = len(session.log)
        session.tick(ticks)
        table.journal.unwritten_ticks += ticks
        teaching.note_move(table.info, table.game, NOBODY, words)
        await commit_change(table, table.journal.tick_entry(), mark)
        schedule_next(table)


async def answer_by_script(table: Table, seat: int, ask: str, words: str) -> None:
    """Make the move that the lesson has for this seat."""
    async with table.exclusive():
        if table.ask(seat) == ask and teaching.scripted(table.info, table.game) == (seat, words):
            table.bots.thinking.pop(seat, None)
            if await make_move(table, seat, words):
                schedule_next(table)
