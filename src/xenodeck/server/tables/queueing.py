"""Where the bots of a table stand in the queue for the workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xenodeck.core.sessions.session import Session
from xenodeck.server.workers.bot_service import Decision, Dice
from xenodeck.server.workers.fairness import Place

if TYPE_CHECKING:
    from xenodeck.server.tables.table import Table


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
