"""Talk at a table in the words of its game."""

from __future__ import annotations

from typing import Any

from xenodeck.core.errors import Refusal
from xenodeck.server.messages.protocol import Ack, MakeClaim
from xenodeck.server.tables.game_loop.change import commit_claim
from xenodeck.server.tables.table import Table

Data = dict[str, Any]


async def claim(table: Table, seat: int, message: MakeClaim) -> Ack:
    """Say something. Nothing else changes: no question, no clock and no window."""
    async with table.exclusive():
        if await table.journal.requests.has(seat, message.id):
            return Ack(message.id, again=True)
        if table.session is None:
            raise Refusal("NOT_STARTED", "The game has not started.")
        await commit_claim(table, seat, message.words, message.id)
    return Ack(message.id)
