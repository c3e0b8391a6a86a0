"""Everything durable of the table server, in SQLite or PostgreSQL."""

from xenodeck.server.store.errors import StoreBusy, StoreError
from xenodeck.server.store.rows import Change, ChatRow, Entry, Guest, Head, Loaded
from xenodeck.server.store.store import Store

__all__ = ["Change", "ChatRow", "Entry", "Guest", "Head", "Loaded", "Store", "StoreBusy", "StoreError"]
