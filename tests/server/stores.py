"""Rows to put into a store, and ways to look at what became of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from xenodeck.server.store import Change, ChatRow, JournalEntry, Store, TableHead

NOW = 1_800_000_000_000


@asynccontextmanager
async def opened(url: str, **how: Any) -> AsyncIterator[Store]:
    store = await Store.open(url, **how)
    try:
        yield store
    finally:
        await store.close()


def head(id: str, **other: Any) -> TableHead:
    usual: dict[str, Any] = {
        "status": "open",
        "listed": True,
        "game": "ufoludki",
        "rules": 1,
        "mode": "standard",
        "created": NOW,
        "changed": NOW,
        "wakes": None,
        "moves": 0,
        "doc": '{"seats":["żółw"]}',
    }
    return TableHead(id=id, **usual | other)


def entry(n: int, seat: int = 0, move_id: str | None = None, data: str = "pass") -> JournalEntry:
    return JournalEntry(n=n, kind="move", seat=seat, data=data, move_id=move_id, at=NOW + n)


def line(n: int, text: str = "hello 👽") -> ChatRow:
    return ChatRow(n=n, seat=1, name="Ana", text=text, phrase="", at=NOW + n)


def fresh(id: str, **other: Any) -> Change:
    """A table that was just set up."""
    return Change(id, head=head(id, **other))
