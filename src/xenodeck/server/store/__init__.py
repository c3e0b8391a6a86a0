"""Everything durable of the table server, in SQLite or PostgreSQL."""

from xenodeck.server.store.database import Store
from xenodeck.server.store.rows import Change, ChatRow, GuestRow, JournalEntry, StoredTable, TableHead
from xenodeck.server.store.store_errors import StoreBusy, StoreError

__all__ = [
    "Change",
    "ChatRow",
    "GuestRow",
    "JournalEntry",
    "Store",
    "StoreBusy",
    "StoreError",
    "StoredTable",
    "TableHead",
]
