"""The last lines of chat of one table."""

from __future__ import annotations

from collections.abc import Sequence

from xenodeck.server.store import Change, ChatRow

KEPT_CHAT = 200


class ChatHistory:
    def __init__(self, rows: Sequence[ChatRow] = ()) -> None:
        self.rows = list(rows)

    @property
    def next_n(self) -> int:
        return self.rows[-1].n + 1 if self.rows else 1

    def add(self, row: ChatRow) -> None:
        """Called when the row is committed."""
        self.rows = [*self.rows[-KEPT_CHAT + 1 :], row]


def add_to_change(change: Change, row: ChatRow) -> None:
    """Write ``row`` with this change, and delete the rows that are too old by then."""
    change.chat = [row]
    change.forget_chat_before = max(row.n - KEPT_CHAT, 0)
