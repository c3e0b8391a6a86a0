"""What a bot does: thought out in a worker, with the place of its table in the queue for one. A bot that is asked in a
secret window answers right away, as its answer waits for the end of the window."""

from __future__ import annotations

import asyncio

from xenodeck.core.sessions.session import Session
from xenodeck.server.tables.bots.answer_times import pacing_of
from xenodeck.server.tables.model.halts import OpenWindow
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.bot_service import BotDice, BotMove
from xenodeck.server.workers.fair_queue import QueueTicket


def ticket_of(table: Table, heavy: bool = False) -> QueueTicket:
    """On the account of whoever set the table up; before others where somebody is there who plays."""
    return QueueTicket(table.info.payer or table.info.host, bool(table.here), heavy)


async def decide_move(table: Table, session: Session, seat: int, bot: str) -> BotMove:
    """What ``bot`` does in ``seat``. Whatever becomes of it, the table goes on."""
    drawn, ticket = BotDice(session.seed, session.moves), ticket_of(table)
    try:
        return await table.services.bot_service.decide(table.game, session.table_of(seat), seat, bot, drawn, ticket)
    except Exception as bug:
        table.services.log.error("bot_failed", bot=bot, exc_info=bug)
        return BotMove([], late=True)


def start_window_bots(table: Table, now: OpenWindow) -> None:
    """Bots that are asked in a window think; what they come to waits with the rest."""
    for seat in now.window.asked:
        if table.bot_of(seat) and now.window.open_to(seat) and seat not in table.bots.thinking:
            ask = table.ask(seat)
            table.bots.thinking[seat] = (ask, table.services.begin(think_in_window(table, seat, ask, now), "bot"))


async def think_in_window(table: Table, seat: int, ask: str, now: OpenWindow) -> None:
    """Whatever becomes of the bot, the window shuts at its time. One that is late declines, and is waited for longer in
    windows to come."""
    session, bot = table.running(), table.bot_of(seat)
    rhythm = pacing_of(table, bot)
    decision = await decide_move(table, session, seat, bot)
    rhythm.due(now.opened_at, asyncio.get_running_loop().time())
    async with table.exclusive():
        if table.ask(seat) == ask and table.bot_of(seat):
            table.bots.thinking.pop(seat, None)
            if not decision.late:
                any(session.answer(seat, pick) for pick in decision.picks)
