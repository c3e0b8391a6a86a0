"""Tables where only bots play rest when nobody has looked for long: a game without end costs nobody anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from xenodeck.server.limits import TooMany
from xenodeck.server.tables.info import BOT, OVER, PERSON, TableInfo

if TYPE_CHECKING:
    from xenodeck.server.tables.registry import Registry
    from xenodeck.server.tables.table import Table

MOST_UNSEEN = 3000  # entries of the journal: several times the longest game there is
LATER = 60.0  # seconds, before one who has too many such tables should ask again


def asleep(table: Table) -> bool:
    """Nobody plays here and nobody has looked for long. It goes on when somebody does."""
    if table.connections or any(seat.kind == PERSON and not seat.stand_in for seat in table.info.seats):
        table.seen_n = table.n
    return table.n - table.seen_n > MOST_UNSEEN


def only_bots(info: TableInfo) -> bool:
    return any(seat.kind == BOT for seat in info.seats) and all(seat.kind != PERSON for seat in info.seats)


def refuse_too_many(registry: Registry, info: TableInfo) -> None:
    """One account has a few tables at once where only bots play; where people do, as many as it can set up."""
    mine = [t.info for t in registry.tables.values() if t.info.payer == info.payer and t.info.status != OVER]
    if info.payer and only_bots(info) and sum(map(only_bots, mine)) >= registry.services.bot_tables:
        raise TooMany(LATER)
