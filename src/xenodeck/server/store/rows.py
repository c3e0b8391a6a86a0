"""What is kept, as the rest of the server sees it. Times are milliseconds since 1970."""

from __future__ import annotations

from msgspec import Struct


class GuestRow(Struct, frozen=True):
    """A person, by the name they chose."""

    id: str
    alias: str
    created: int
    seen: int


class TableHead(Struct, frozen=True):
    """A table in one row: what lists need, and ``doc``, which only ``tables.info`` can read."""

    id: str
    status: str
    listed: bool
    game: str
    rules: int
    mode: str
    created: int
    changed: int
    wakes: int | None  # when the table has something to do by itself
    moves: int
    doc: str


class JournalEntry(Struct, frozen=True):
    """One line of a table's journal. The same move id counts once for each seat."""

    n: int
    kind: str
    seat: int
    data: str
    move_id: str | None
    at: int


class ChatRow(Struct, frozen=True):
    """Something said at a table."""

    n: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int


class Change(Struct):
    """What happened at one table; it is written whole or not at all. What is absent stays as it is.

    Once handed to the store it must not be altered: it is read when its turn comes.
    """

    table: str
    head: TableHead | None = None
    entries: list[JournalEntry] = []
    snapshot: tuple[int, str] | None = None  # (n of the last entry in it, data); replaces the one before
    chat: list[ChatRow] = []
    forget_chat_before: int | None = None
    record: str | None = None  # finished when the table changed last
    sitting: dict[int, str] | None = None  # seat -> guest; replaces all of the table


class StoredTable(Struct, frozen=True):
    """Everything a table needs to go on, as it was at one moment."""

    head: TableHead
    snapshot: tuple[int, str] | None
    entries: list[JournalEntry]  # after the snapshot
    recent: list[tuple[int, str]]  # (seat, move id) of the last moves, oldest first
    chat: list[ChatRow]  # the last lines, oldest first
