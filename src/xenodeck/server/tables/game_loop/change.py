"""Changes of a game at a table: each is applied, committed, and then sent to everybody. The caller calls
``progress.schedule_next`` afterwards, which starts whatever follows by itself."""

from __future__ import annotations

from xenodeck.core.definition.game import Attempt
from xenodeck.core.errors import Refusal
from xenodeck.core.sessions import bot_claims, secret_windows
from xenodeck.core.sessions.secret_windows import PASSED
from xenodeck.core.sessions.session import Session
from xenodeck.server.store import JournalEntry
from xenodeck.server.tables.bots import planning
from xenodeck.server.tables.game_loop import live_ticks, window_times
from xenodeck.server.tables.game_loop.bookkeeping import note_end, set_clocks, write_record
from xenodeck.server.tables.game_loop.halting import begin_linger
from xenodeck.server.tables.game_loop.pauses import update_pause
from xenodeck.server.tables.model import teaching
from xenodeck.server.tables.persistence.entries import CLAIM, HELD, MOVE, PART, SHUT
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.bot_service import BotDice


def session_of(table: Table) -> Session:
    if table.session is None:
        raise Refusal("NOT_STARTED", "The game has not started.")
    return table.session


def hint_dice(session: Session, seat: int) -> int:
    """The dice for a hint. They depend on what was played, so after an undo or a restart they are the same again."""
    return BotDice(session.seed, session.moves).roll(seat, len(session.table_of(seat).earlier(seat)))


async def make_move(table: Table, seat: int, attempt: Attempt | list[int] | None, move_id: str | None = None) -> bool:
    """Apply, commit and publish a move. False: it had no effect. Call this with the lock.

    ``attempt``: what a person sent, or the options that a bot chose; None: the rule's default answer.
    """
    session = session_of(table)
    session.take_back_seat, paced = table.info.lone_person(), live_ticks.is_live(table)
    mark, secret = len(session.log), session.window is not None
    if attempt is None:
        session.answer_by_default(seat)
        whole = True
    elif isinstance(attempt, list):
        whole = planning.answer_all_parts(session, seat, attempt)
    else:
        whole = session.play(seat, attempt)
    if secret:
        await commit_secret_answer(table, seat, whole, move_id)
        return True
    if whole and paced and not live_ticks.has_sent(table, seat):
        return False  # the move was to wait
    entries = table.journal.tick_entry()
    words = session.inputs[-1].words if whole else session.unfinished_words(seat)
    teaching.note_move(table.info, table.game, seat, words)
    if live_ticks.has_sent(table, seat):
        # in a lesson, where ticks pass only with moves and with the script
        entries += live_ticks.tick_for(table, seat, words, move_id)
    else:
        entries.append(table.journal.entry(MOVE if whole else PART, seat, words, move_id))
    await commit_change(table, entries, mark, moved=whole)
    table.services.last_move = table.services.now()
    if whole:
        table.services.metrics.moved(table.game.id)
    return True


async def commit_change(
    table: Table, entries: list[JournalEntry], mark: int, moved: int = 0, whole: bool = False
) -> None:
    """Commit a change of the game and publish it: update clocks, end and pause before, and the record after the
    commit."""
    table.ticker.shown = None
    set_clocks(table)
    note_end(table)
    update_pause(table)
    mark = await table.commit(entries, mark, moved=moved, whole=whole)
    if table.over():
        await write_record(table)  # before anybody is told that the game is over and asks for its record
    if begin_linger(table, mark):
        set_clocks(table)
    window_times.open_window(table)
    table.publish(mark)


async def commit_secret_answer(table: Table, seat: int, whole: bool, move_id: str | None) -> None:
    """Commit an answer, or a part of one, in a secret window. Nobody else is told anything before the window closes.
    Call this with the lock."""
    session = table.running()
    words = secret_windows.answer_words(session, seat) if whole else session.unfinished_words(seat)
    entry = table.journal.entry(HELD if whole else PART, seat, words, move_id)
    table.secret_window.answering = seat
    try:
        await commit_change(table, [*table.journal.tick_entry(), entry], len(session.log))
    finally:
        table.secret_window.answering = None


async def close_window(table: Table) -> None:
    """The secret window is over: the answers given in it count now. Call this with the lock."""
    session = table.running()
    mark, told, entries = len(session.log), session.noticed_count(-1), table.journal.tick_entry()
    for done in secret_windows.shut(session):
        kept = (SHUT, -1, "1") if done is PASSED else (MOVE, done.seat, done.words)
        entries.append(table.journal.entry(*kept))
    await commit_change(
        table, entries, mark, moved=int(session.noticed_count(-1) > told)
    )  # nobody noticed a seat that declined


async def commit_claim(table: Table, seat: int, words: str, move_id: str | None = None) -> None:
    """Apply, commit and publish a claim. Call this with the lock."""
    session = table.running()
    mark, entries = len(session.log), table.journal.tick_entry()
    said = session.say(seat, words)
    mark = await table.commit([*entries, table.journal.entry(CLAIM, seat, said.words(), move_id)], mark)
    table.publish(mark)


async def make_bot_claim(table: Table, seat: int) -> None:
    """Make the claim of the bot in ``seat`` that comes before its answer, if it has one. Call this with the lock."""
    session = table.running()
    words = bot_claims.bot_claim(session, seat)
    if words:
        await commit_claim(table, seat, words)
