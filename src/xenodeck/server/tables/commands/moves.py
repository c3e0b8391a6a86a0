"""What the people at a table do during a game: move, take back, ask why not, ask for a hint, chat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import convert

from xenodeck.core.coaching.foresight import foretell
from xenodeck.core.definition.game import Attempt
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.rules.engine import put_before
from xenodeck.core.words.attempt import why_not
from xenodeck.server.auth.tokens import clean_line
from xenodeck.server.messages.protocol import (
    Ack,
    Advised,
    Back,
    Because,
    Hint,
    Hurry,
    LogLine,
    Move,
    Next,
    Ready,
    Say,
    TakeBack,
    Undo,
    Why,
)
from xenodeck.server.server_words import ServerWords
from xenodeck.server.store import ChatRow
from xenodeck.server.tables.audience.scene_builder import may_hurry, may_take_back_now, moves_to_take_back
from xenodeck.server.tables.bots.thinking import ticket_of
from xenodeck.server.tables.game_loop import live_ticks, window_times
from xenodeck.server.tables.game_loop.change import commit_change, hint_dice, make_move, session_of
from xenodeck.server.tables.game_loop.halting import shown_halt
from xenodeck.server.tables.game_loop.pauses import is_paused, waited_for
from xenodeck.server.tables.game_loop.progress import hurry as be_quick, schedule_next
from xenodeck.server.tables.model import teaching
from xenodeck.server.tables.model.inbox import PendingMove
from xenodeck.server.tables.model.info import RoundPause
from xenodeck.server.tables.persistence.entries import PART, READY, SAID, TAKE_BACK, UNDO
from xenodeck.server.tables.table import Table


def refuse_in_pause(table: Table, seat: int) -> None:
    """Refuse with the game's own words while it pauses."""
    session = session_of(table)
    if is_paused(table):
        session.game.refuse_unless_asked(session.state, seat)


def refuse_halted(table: Table) -> None:
    """Refuse while the table stands still, so that nobody acts before the others."""
    if shown_halt(table) is not None:
        raise Refusal("HALTED", "The game stands still; it goes on in a moment.")


def refuse_stale(table: Table, seat: int, ask: str) -> None:
    session = session_of(table)
    session.game.refuse_unless_asked(session.table_of(seat), seat)
    if ask != table.ask(seat) or window_times.is_closing(table):
        raise Refusal("STALE", "That question is no longer open.", session.game.turn_rule)


async def refuse_early(table: Table, seat: int, request: str, check: Callable[[], object]) -> None:
    """Refuse at once what would be refused anyway, while the secret answer of another seat is committed. Without this
    the delay of the refusal would tell of that commit. Everything else is checked again with the lock."""
    if (
        table.secret_window.hides_commit_from(seat)
        and not is_paused(table)
        and not await table.journal.requests.has(seat, request)
    ):
        refuse_halted(table)
        check()


def attempt_of(words: str, action: dict[str, Any] | None) -> Attempt:
    return words if action is None else action


async def move(table: Table, seat: int, message: Move, comp: int = 0) -> Ack:
    """Make a move. ``comp``: how many ticks it was under way, as the server measured the connection."""
    await refuse_early(table, seat, message.id, lambda: refuse_stale(table, seat, message.ask))
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id) and table.inbox.find(seat, message.id) is None:
            return Ack(message.id, again=True)
        heard = table.inbox.find(seat, message.id) or await queue_or_make_move(table, seat, message, comp)
    if heard is None or heard.answer is None:
        return Ack(message.id)
    return Ack(message.id, result=await asyncio.shield(heard.answer))


async def queue_or_make_move(table: Table, seat: int, message: Move, comp: int) -> PendingMove | None:
    """Make a move; or, where everybody acts at their own pace, queue a whole move for the next tick. Call this with the
    lock."""
    attempt = attempt_of(message.words, message.action)
    if is_paused(table) and table.game.is_ready_action(session_of(table).state, seat, attempt):
        await be_ready(table, seat, message.id, "NOT_YOUR_TURN")
        return None
    refuse_halted(table)
    refuse_stale(table, seat, message.ask)
    if live_ticks.is_live(table) and table.info.lesson is None:
        heard = live_ticks.queue_move(table, seat, attempt, message.id, message.afresh, comp)
        if heard is not None:
            table.info.seats[seat].late = 0
            return heard
    await make_move_now(table, seat, message, attempt)
    return None


async def make_move_now(table: Table, seat: int, message: Move, attempt: Attempt) -> None:
    session = session_of(table)
    begun = list(session.table_of(seat).earlier(seat))
    try:
        if message.afresh:
            session.restart(seat)
        teaching.refuse_unless_wanted(table.info, session, seat, attempt)
        table.info.seats[seat].late = 0
        if await make_move(table, seat, attempt, message.id):
            schedule_next(table)
    except Refusal:
        if message.afresh:
            put_before(session.table_of(seat), seat, begun)  # a refusal also leaves a begun move as it was
        raise


async def back(table: Table, seat: int, message: Back) -> Ack:
    await refuse_early(table, seat, message.id, lambda: refuse_stale(table, seat, message.ask))
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        refuse_halted(table)
        refuse_stale(table, seat, message.ask)
        session = session_of(table)
        if table.inbox.move_of(seat) is not None:
            raise Refusal("ONE_A_TICK", "What was sent cannot be taken back.", session.game.turn_rule)
        if not session.back(seat):
            raise Refusal("NOTHING_BEGUN", "There is no part of a move to take back.")
        if message.whole:
            session.restart(seat)
        entries = [
            *table.journal.tick_entry(),
            table.journal.entry(PART, seat, session.unfinished_words(seat), message.id),
        ]
        await commit_change(table, entries, len(session.log))
        schedule_next(table)
    return Ack(message.id)


async def undo(table: Table, seat: int, message: Undo) -> Ack:
    """Take back the own last move, and the moves that bots have made since. The bots will make them again."""
    await refuse_early(table, seat, message.id, lambda: moves_to_undo(table, seat))
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        count, session = moves_to_undo(table, seat), session_of(table)
        for _ in range(count):
            session.undo()
        entries = [*table.journal.tick_entry(), table.journal.entry(UNDO, seat, str(count), message.id)]
        await commit_change(table, entries, len(session.log))
        schedule_next(table)
    return Ack(message.id)


def moves_to_undo(table: Table, seat: int) -> int:
    """How many moves are undone with the last one of ``seat``. Refuses if none can be."""
    session = session_of(table)
    if not table.info.undo:
        raise Refusal("NO_UNDO_HERE", "This table is played without undo.")
    refuse_in_pause(table, seat)
    count = moves_to_take_back(table.info, session, seat)
    if not count:
        raise Refusal("NO_UNDO", "Somebody has learnt something since, or chance has spoken.")
    return count


async def take_back(table: Table, seat: int, message: TakeBack) -> Ack:
    """Take back the own last move freely, with everything since. The record notes that this was done."""
    await refuse_early(table, seat, message.id, lambda: refuse_to_take_back(table, seat))
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        refuse_to_take_back(table, seat)
        session = session_of(table)
        count = session.take_back(seat)
        table.info.taken_back += 1
        entries = [*table.journal.tick_entry(), table.journal.entry(TAKE_BACK, seat, str(count), message.id)]
        await commit_change(table, entries, len(session.log), whole=True)
        schedule_next(table)
    return Ack(message.id)


def refuse_to_take_back(table: Table, seat: int) -> None:
    session = session_of(table)
    if not table.info.undo:
        raise Refusal("NO_UNDO_HERE", "This table is played without undo.")
    refuse_in_pause(table, seat)
    if table.info.lone_person() != seat:
        raise Refusal("NOT_ALONE", "Only where nobody else plays but bots, and without a clock.")
    session.take_back_seat = seat
    if not may_take_back_now(table.info, session):
        raise Refusal("NO_TAKE_BACK", "There is no move of yours that could be taken back.")


async def hurry(table: Table, seat: int, message: Hurry) -> Ack:
    """Make the bots quick, where no other person has to be waited for. This is not stored."""
    await refuse_early(table, seat, message.id, lambda: refuse_to_hurry(table, seat))
    async with table.exclusive():
        refuse_to_hurry(table, seat)
        be_quick(table)
    return Ack(message.id)


def refuse_to_hurry(table: Table, seat: int) -> None:
    if not may_hurry(table.info, table.game, session_of(table).view(seat).to_data()["fields"], seat):
        raise Refusal("NOT_ALONE", "Only where nobody else plays but bots, and without a clock.")


async def ready(table: Table, seat: int, message: Ready) -> Ack:
    """Note that a person is ready. The pause ends when all people are."""
    await refuse_early(table, seat, message.id, lambda: pause_of(table))
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        session_of(table)
        await be_ready(table, seat, message.id, "NOT_ASKED")
    return Ack(message.id)


def pause_of(table: Table) -> RoundPause:
    """The current pause of the game. Refuses if there is none."""
    pause = table.info.pause
    if pause is None or not is_paused(table):
        raise Refusal("NOT_PAUSED", "The game is not waiting to go on.")
    return pause


async def be_ready(table: Table, seat: int, name: str, not_asked: str) -> None:
    """Note that ``seat`` is ready, by its button or by a move that says so. Call this with the lock."""
    pause = pause_of(table)
    if seat not in waited_for(table):
        with table.game.own_codes():
            raise Refusal(not_asked, f"The pause does not wait for seat {seat}.")
    pause.ready = sorted({*pause.ready, seat})
    await table.commit([table.journal.entry(READY, seat, "", name)])
    table.publish()
    schedule_next(table)


async def go_on_with_lesson(table: Table, seat: int, message: Next) -> Ack:
    """Confirm that the pupil has read this step."""
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        session_of(table)
        teaching.confirm_step(table.info, table.game)
        await table.commit([table.journal.entry(READY, seat, "", message.id)])
        table.publish()
        schedule_next(table)
    return Ack(message.id)


async def why(table: Table, seat: int, message: Why, lang: str) -> Because:
    """Would this be allowed, and what would certainly come of it? Waits for the commit under way, unless that is the
    secret of another seat."""
    async with table.committed(seat):
        session, teller = session_of(table), table.teller(lang)
        attempt = attempt_of(message.words, message.action)
        no = why_not(table.game, session.table_of(seat), seat, attempt)
        if no is not None:
            fields = {} if no.question == "" else session.view(seat).fields
            return Because(message.id, False, no.code, why_not_text(table, no, lang, fields), no.rule, list(no.legal))
        told = foretell(table.game, session.table_of(seat), seat, attempt)
        return Because(message.id, True, foretold=convert(teller.log(told, me=seat), list[LogLine]))


def refusal_text(table: Table, no: GameError, lang: str) -> str:
    """The refusal in the reader's language: in the words of the game, or of the server, or else its own text."""
    if (coach := teaching.coach_text(no, table.teller(lang).words)) is not None:
        return coach
    words = ServerWords.of(table.teller(lang).words.language)
    return words.say("refusals", no.code) if words.has("refusals", no.code) else table.teller(lang).refusal(no)


def why_not_text(table: Table, no: Refusal, lang: str, fields: dict[str, Any]) -> str:
    """Like ``refusal_text``, with what may be done instead if a question is open."""
    return table.teller(lang).why_not(no, fields) if no.question else refusal_text(table, no, lang)


async def hint(table: Table, seat: int, message: Hint, lang: str) -> Advised:
    """What a good player would do. Waits for the commit under way; the table does not wait for the bot."""
    async with table.committed(seat):
        session = session_of(table)
        if not table.info.assist:
            raise Refusal("NO_HINTS_HERE", "This table is played without hints.")
        asked = session.table_of(seat)
        session.game.refuse_unless_asked(asked, seat)
        ask = table.ask(seat)
        rolled, place = hint_dice(session, seat), ticket_of(table, heavy=True)
        guest = table.info.seats[seat].guest
        thinking = table.services.bot_service.hint(table.game, asked, seat, rolled, place, guest)
    thought = await thinking
    async with table.committed(seat):
        if table.ask(seat) != ask:
            raise Refusal("STALE", "That question is no longer open.", table.game.turn_rule)
        if thought.late:
            raise Refusal("NO_HINT_IN_TIME", "The bot thought too long.")
        teller, question = table.teller(lang), session_of(table).view(seat).question
        assert question is not None
        option = question.options[thought.index]
        reasons = [teller.reason(key, facts) for key, facts in thought.reasons]
        return Advised(message.id, ask, option.word, teller.label(option, question.name), reasons)


async def say(table: Table, seat: int, message: Say) -> Ack:
    phrase = message.phrase or ""
    if phrase and not ServerWords.of("en").has("phrases", phrase):
        raise Refusal("NO_SUCH_PHRASE", "There is no such phrase.", legal=ServerWords.of("en").keys("phrases"))
    text = clean_line(message.text or "")
    if bool(phrase) == bool(text):
        raise Refusal("BAD_FORMAT", "Say something, in your own words or with one phrase.", facts={"word": "say"})
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        running = table.session is not None and not table.over()
        if text and running and not table.game.allows_chat(table.running().setup):
            raise Refusal("NO_FREE_TALK", "At this table people talk in the words of the game.")
        entry = table.journal.entry(SAID, seat, "", message.id)
        row = ChatRow(table.chat.next_n, seat, table.info.seats[seat].name, text, phrase, table.services.now())
        await table.commit([entry], chat=row)
        table.chat.add(row)
        table.audience.tell_chat(row)
    return Ack(message.id)
