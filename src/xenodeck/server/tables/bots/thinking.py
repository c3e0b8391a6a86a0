"""What a bot does: thought out in a worker, with the place of its table in the queue for one. A bot that is asked in a
secret window answers right away, as its answer waits for the end of the window."""

from __future__ import annotations

import asyncio

from xenodeck.core.sessions.session import Session
from xenodeck.server.tables.bots.rhythms import rhythm_of
from xenodeck.server.tables.model.halts import Opening
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.bot_service import Decision, Dice
from xenodeck.server.workers.fairness import Place


def place_of(table: Table, heavy: bool = False) -> Place:
    """On the account of whoever set the table up; before others where somebody is there who plays."""
    return Place(table.info.payer or table.info.host, bool(table.here), heavy)


async def decided(table: Table, session: Session, seat: int, bot: str) -> Decision:
    """What ``bot`` does in ``seat``. Whatever becomes of it, the table goes on."""
    drawn, place = Dice(session.seed, session.moves), place_of(table)
    try:
        return await table.services.bot_service.decide(table.game, session.table_of(seat), seat, bot, drawn, place)
    except Exception as bug:
        table.services.log.error("bot_failed", bot=bot, exc_info=bug)
        return Decision([], late=True)


def wake_secretly(table: Table, now: Opening) -> None:
    """Bots that are asked in a window think; what they come to waits with the rest."""
    for seat in now.window.asked:
        if table.bot_of(seat) and now.window.open_to(seat) and seat not in table.bots.thinking:
            ask = table.ask(seat)
            table.bots.thinking[seat] = (ask, table.services.begin(think_in_secret(table, seat, ask, now), "bot"))


async def think_in_secret(table: Table, seat: int, ask: str, now: Opening) -> None:
    """Whatever becomes of the bot, the window shuts at its time. One that is late declines, and is waited for longer in
    windows to come."""
    session, bot = table.running(), table.bot_of(seat)
    rhythm = rhythm_of(table, bot)
    decision = await decided(table, session, seat, bot)
    rhythm.due(now.begun, asyncio.get_running_loop().time())
    async with table.alone():
        if table.ask(seat) == ask and table.bot_of(seat):
            table.bots.thinking.pop(seat, None)
            if not decision.late:
                any(session.answer(seat, pick) for pick in decision.picks)
