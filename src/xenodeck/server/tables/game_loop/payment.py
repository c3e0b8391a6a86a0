"""The computing time of tables in real time is charged to whoever set them up, by guest and by address.

What people do there was charged when they sent it. While an account is in debt, no ticks pass at its tables: they
halt for a moment and say why. Other tables are not affected.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from xenodeck.server.limits import costs
from xenodeck.server.limits.rate_limiter import Kind
from xenodeck.server.messages.protocol import Move
from xenodeck.server.tables.table import Table


def accounts(table: Table) -> list[tuple[Kind, str]]:
    """The limits and accounts that pay for a table."""
    info = table.info
    found: list[tuple[Kind, str]] = [("own_ticks", f"guest:{info.host}"), ("ticks", f"payer:{info.payer}")]
    return [(kind, who) for kind, who in found if not who.endswith(":")]


def debt(table: Table) -> float:
    """The seconds for which no tick should pass at this table; 0: nothing is owed."""
    return max((table.services.limits.debt(kind, who) for kind, who in accounts(table)), default=0.0)


@contextmanager
def charged(table: Table) -> Iterator[None]:
    """Measure the computing time of this block and charge it. The block must not wait for anything."""
    table.ticker.cost_ms = 0.0
    with table.ticker.measured():
        yield
    pay(table, 0, kept=False)


def pay(table: Table, inputs: int, kept: bool) -> None:
    """Charge a tick with so many ``inputs`` of people. ``kept``: it was committed and shown."""
    cost = table.ticker.cost_ms + kept * costs.KEPT_TICK - inputs * costs.MESSAGES[Move]
    table.ticker.cost_ms = 0.0
    if cost > 0:
        for kind, who in accounts(table):
            table.services.limits.charge(kind, who, cost)
