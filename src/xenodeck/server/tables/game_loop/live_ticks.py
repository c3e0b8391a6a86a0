"""One tick of a table where everybody acts at their own pace.

Between two ticks only half-made moves change the game. A whole move waits in the inbox of the table. With the tick,
all of them go to the rules as one list, in the order in which they came; they are committed, and only then answered.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from xenodeck.core.definition.game import Attempt
from xenodeck.core.errors import Refusal
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import put_before
from xenodeck.core.rules.lanes import ACCEPTED, BEATEN, HELD, VOID
from xenodeck.core.rules.state import PASS
from xenodeck.core.sessions.inputs import WAITS, InputResult
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import read
from xenodeck.server.store import JournalEntry
from xenodeck.server.tables.bots.planning import due_plans
from xenodeck.server.tables.game_loop import margins
from xenodeck.server.tables.game_loop.halting import skip_missed_ticks
from xenodeck.server.tables.model import race
from xenodeck.server.tables.model.inbox import PendingMove
from xenodeck.server.tables.model.ticker import what_shows
from xenodeck.server.tables.persistence.entries import SENT, sent_text
from xenodeck.server.tables.table import Table

NO_FAULT = (ACCEPTED, BEATEN, VOID, WAITS)  # results that are no refusal


@dataclass
class TickResult:
    """A tick that has passed: the entries to commit, and the answers to send when they are."""

    mark: int  # length of the log before the tick
    moved: int  # moves that the rules accepted for this tick
    eventful: bool  # something visible changed, or a move came in
    inputs: int = 0  # from people
    entries: list[JournalEntry] = field(default_factory=list)
    answers: list[tuple[PendingMove, InputResult]] = field(default_factory=list)
    told: race.RaceResult | None = None  # how close a race was


def is_live(table: Table) -> bool:
    """Does everybody act at their own pace at this table now?"""
    return table.session is not None and not table.session.state.over and realtime.in_realtime(table.session.state)


# -- between two ticks -------------------------------------------------------------------------------------------------


def queue_move(table: Table, seat: int, attempt: Attempt, request: str, afresh: bool, comp: int) -> PendingMove | None:
    """Put a whole move into the inbox; None: it is only a part of one. Refuses at once what the rules refuse."""
    session = table.running()
    if table.inbox.move_of(seat) is not None or seat in table.inbox.refused_seats:
        raise realtime.second_of_a_tick(session.game.turn_rule)
    try:
        picks = whole_move(session, seat, attempt, afresh)
    except Refusal:
        table.inbox.refused_seats.add(seat)  # a refused move was the only one of this seat for this tick
        raise
    if picks is None:
        return None
    answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    heard = PendingMove(seat, picks, request, comp, answer, table.services.now())
    table.inbox.put(heard)
    return heard


def whole_move(session: Session, seat: int, attempt: Attempt, afresh: bool) -> list[int] | None:
    """Return the answers of the move if it is a whole one, else None. Changes nothing."""
    s, begun = session.state, session.state.earlier(seat)
    if afresh:
        put_before(s, seat, [])
    try:
        picks = read(session.game, s, seat, attempt)
    finally:
        put_before(s, seat, begun)
    return picks if picks[:1] == [PASS] or margins.complete_move(s, seat, picks) is not None else None


# -- the tick ----------------------------------------------------------------------------------------------------------


def has_sent(table: Table, seat: int) -> bool:
    """Does a move of ``seat`` wait for its tick?"""
    return is_live(table) and bool(table.running().state.lanes.has_sent(seat))


def tick_for(table: Table, seat: int, words: str, request: str | None) -> list[JournalEntry]:
    """Pass the tick of a move that was just sent, at a table where no ticks pass by themselves. Returns the entries for
    both."""
    session = table.running()
    sent = table.journal.entry(SENT, seat, sent_text(int(session.state.now) + 1, 0, words), request)
    session.tick()
    table.journal.unwritten_ticks += 1
    return [sent, *table.journal.tick_entry()]


def is_due(table: Table, now: int) -> bool:
    """Is a tick due here?"""
    return (
        table.ticker.due is not None and table.ticker.due <= now and table.standstill.current is None and is_live(table)
    )


def pass_tick(table: Table, now: int) -> TickResult:
    """Pass one tick with the moves that came in during it. Nothing is committed or sent yet."""
    table.ticker.cost_ms = 0.0  # what is shown between ticks was paid for by whoever caused it
    with table.ticker.measured():
        return _pass_tick(table, now)


def _pass_tick(table: Table, now: int) -> TickResult:
    session = table.running()
    assert table.ticker.due is not None
    due = table.ticker.due
    table.services.metrics.ticked((now - due) / 1000)
    table.ticker.due += session.setup.tick_ms
    skip_missed_ticks(table, now)
    sent = table.inbox.take()
    done = TickResult(len(session.log), 0, False, len(sent))
    heard = due_plans(table, sent)
    before, known = table.ticker.shown or what_shows(session), len(session.inputs)
    number = int(session.state.now) + 1
    entrants = margins.find_entrants(table, heard, due)
    results = session.advance([(one.seat, one.attempt) for one in heard], {one.seat: one.comp for one in heard})
    done.told = margins.decide_race(table, entrants, heard, results, now)
    took = [one for one in session.inputs[known:] if one.seat >= 0]
    if took:
        requests = {one.seat: one.request for one in heard}
        done.entries = table.journal.tick_entry()
        for move in took:
            text = sent_text(number, move.comp, move.words)
            done.entries.append(table.journal.entry(SENT, move.seat, text, requests[move.seat]))
    table.journal.unwritten_ticks += 1
    done.moved = len(took)
    table.ticker.shown = what_shows(session)
    done.eventful = bool(took) or table.ticker.shown != before
    if done.eventful:
        done.entries += table.journal.tick_entry()
    for one, result in zip(heard, results, strict=False):
        if result.result == HELD:
            table.inbox.held[one.seat] = one
        else:
            done.answers.append((one, result))
    for result in results[len(heard) :]:  # decided because a hold is over
        held = table.inbox.held.pop(result.seat, None)
        if held is not None:
            done.answers.append((held, result))
    return done


def answer_senders(table: Table, done: TickResult) -> None:
    """Send the results of their moves to those who sent them. Call this after the commit."""
    table.inbox.answered()
    for one, result in done.answers:
        if one.answer is None or one.answer.done():
            continue
        if result.result in NO_FAULT:
            one.answer.set_result(result.result)
        else:
            no = result.refusal or Refusal(result.result, "Nothing came of it.", table.game.turn_rule)
            one.answer.set_exception(no)
