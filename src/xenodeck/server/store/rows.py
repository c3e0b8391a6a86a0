"""What is stored, as the rest of the server sees it. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class GuestRow(Struct, frozen=True):
    """A person with a chosen name."""

    id: str
    alias: str
    created: int
    seen: int


class TableHead(Struct, frozen=True):
    """A table in one row: what lists need, and ``doc``, which only ``tables.model.info`` reads."""

    id: str
    status: str
    listed: bool
    game: str
    rules: int
    mode: str
    created: int
    changed: int
    wakes: int | None  # when something is due at the table by itself
    moves: int
    doc: str


class JournalEntry(Struct, frozen=True):
    """An entry of a table's journal. The same move id counts once for each seat."""

    n: int
    kind: str
    seat: int
    data: str
    move_id: str | None
    at: int


class ChatRow(Struct, frozen=True):
    """A line of chat."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class Change(Struct):
    """A change of one table; it is written completely or not at all. What is absent does not change.

    It must not be altered after it was passed to the store, which reads it later.
    """

    table: str
    head: TableHead | None = None
    entries: list[JournalEntry] = []
    snapshot: tuple[int, str] | None = None  # (n of the last entry in it, data); replaces the last one
    chat: list[ChatRow] = []
    forget_chat_before: int | None = None
    record: str | None = None  # finished when the table last changed
    sitting: dict[int, str] | None = None  # seat -> guest; replaces all seats of the table


class StoredTable(Struct, frozen=True):
    """Everything that a table needs to continue, as of one moment."""

    head: TableHead
    snapshot: tuple[int, str] | None
    entries: list[JournalEntry]  # after the snapshot
    recent: list[tuple[int, str]]  # (seat, move id) of the last moves, oldest first
    chat: list[ChatRow]  # the last lines, oldest first
