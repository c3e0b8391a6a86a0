"""Ticks pay: what a table in real time computes by itself is on the account of whoever set it up, guest and address.

What people do there they have paid for when they sent it. While something is owed no tick passes at a table of that
account: those whose ticks are due stand still for a moment and say why, and nobody else notices anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from xenodeck.server.limits import costs
from xenodeck.server.limits.rate_limiter import Kind
from xenodeck.server.messages.protocol import Move
from xenodeck.server.tables.table import Table


def accounts(table: Table) -> list[tuple[Kind, str]]:
    """Who pays, and from what."""
    info = table.info
    found: list[tuple[Kind, str]] = [("own_ticks", f"guest:{info.host}"), ("ticks", f"payer:{info.payer}")]
    return [(kind, who) for kind, who in found if not who.endswith(":")]


def debt(table: Table) -> float:
    """The seconds for which no tick should pass here; 0: all is paid."""
    return max((table.services.limits.debt(kind, who) for kind, who in accounts(table)), default=0.0)


@contextmanager
def charged(table: Table) -> Iterator[None]:
    """What is computed in this block, which waits for nothing, is noted and paid for at once."""
    table.ticker.cost_ms = 0.0
    with table.ticker.measured():
        yield
    pay(table, 0, kept=False)


def pay(table: Table, inputs: int, kept: bool) -> None:
    """A tick has passed, with so many ``inputs`` of people; ``kept``: it was committed and shown."""
    cost = table.ticker.cost_ms + kept * costs.KEPT_TICK - inputs * costs.MESSAGES[Move]
    table.ticker.cost_ms = 0.0
    if cost > 0:
        for kind, who in accounts(table):
            table.services.limits.charge(kind, who, cost)
