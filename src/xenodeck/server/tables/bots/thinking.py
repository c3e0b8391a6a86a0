"""Gets the moves of bots from workers. A bot that is asked in a secret window answers at once: its answer counts only
when the window closes."""

from __future__ import annotations

import asyncio

from xenodeck.core.sessions.session import Session
from xenodeck.server.tables.bots.answer_times import pacing_of
from xenodeck.server.tables.model.halts import OpenWindow
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.bot_service import BotDice, BotMove
from xenodeck.server.workers.fair_queue import QueueTicket


def ticket_of(table: Table, heavy: bool = False) -> QueueTicket:
    """The ticket of this table for the queue for a worker: on the account of whoever set it up, and ahead of others if
    a person who plays is connected."""
    return QueueTicket(table.info.payer or table.info.host, bool(table.here), heavy)


async def decide_move(table: Table, session: Session, seat: int, bot: str) -> BotMove:
    """What ``bot`` does in ``seat``. If it fails, the rule's default answer is due."""
    drawn, ticket = BotDice(session.seed, session.moves), ticket_of(table)
    try:
        return await table.services.bot_service.decide(table.game, session.table_of(seat), seat, bot, drawn, ticket)
    except Exception as bug:
        table.services.log.error("bot_failed", bot=bot, exc_info=bug)
        return BotMove([], late=True)


def start_window_bots(table: Table, now: OpenWindow) -> None:
    """Start the bots that are asked in an open secret window. Their answers wait for its end like all others."""
    for seat in now.window.asked:
        if table.bot_of(seat) and now.window.open_to(seat) and seat not in table.bots.thinking:
            ask = table.ask(seat)
            table.bots.thinking[seat] = (ask, table.services.begin(think_in_window(table, seat, ask, now), "bot"))


async def think_in_window(table: Table, seat: int, ask: str, now: OpenWindow) -> None:
    """Answer for a bot in a secret window, which closes at its time in any case. A bot that is late declines, and later
    windows are longer."""
    session, bot = table.running(), table.bot_of(seat)
    rhythm = pacing_of(table, bot)
    decision = await decide_move(table, session, seat, bot)
    rhythm.due(now.opened_at, asyncio.get_running_loop().time())
    async with table.exclusive():
        if table.ask(seat) == ask and table.bot_of(seat):
            table.bots.thinking.pop(seat, None)
            if not decision.late:
                any(session.answer(seat, pick) for pick in decision.picks)
