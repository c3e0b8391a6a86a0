"""The journal of one table: numbers what is done there, and knows how far the store has it."""

from __future__ import annotations

from msgspec import json

from xenodeck.core.records import snapshot
from xenodeck.core.sessions.session import Session
from xenodeck.server.services import Services
from xenodeck.server.store import Change, JournalEntry
from xenodeck.server.tables.model import info as table_info
from xenodeck.server.tables.model.info import TableInfo
from xenodeck.server.tables.persistence.entries import MOST_UNSEEN, TICK, events_to_keep
from xenodeck.server.tables.persistence.requests import CompletedRequests

KEPT_EVENTS = 200  # events of the log kept in memory, for each viewer those that it noticed


class Journal:
    """Makes the entries and snapshots of a table; ``Table.commit`` commits them."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.n = 0  # the number of the last entry
        self.snapshot_n = 0  # the number of the last entry in the snapshot
        self.seen_n = 0  # the number of the last entry when somebody last looked
        self.unwritten_ticks = 0  # ticks that have passed and are in no entry yet, because they changed nothing visible
        self.requests = CompletedRequests(services.store, table_id)
        self.losses = 0  # how often in a row the table was lost without a commit in between
        self._services = services
        self._doc = ""  # the info as the store has it
        self._agreed: TableInfo | None = None  # the same, decoded when first asked for

    # -- entries ---------------------------------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, data: str, move_id: str | None = None) -> JournalEntry:
        """Return the next entry."""
        self.n += 1
        if move_id is not None:
            self.requests.note(seat, move_id)
        return JournalEntry(self.n, kind, seat, data, move_id, self._services.now())

    def tick_entry(self) -> list[JournalEntry]:
        """Return an entry for the ticks that are in no entry yet. It must come before the entry of what happens now."""
        if not self.unwritten_ticks:
            return []
        ticks, self.unwritten_ticks = self.unwritten_ticks, 0
        return [self.entry(TICK, -1, str(ticks))]

    def add_snapshot(self, change: Change, session: Session, mark: int, now: bool) -> int:
        """Add a snapshot to ``change`` if one is due, or in any case if ``now``. Returns ``mark``, an index into the
        log, which may have been trimmed."""
        if now or self.n - self.snapshot_n >= self._services.snapshot_every:
            mark -= session.trim(max(events_to_keep(session, KEPT_EVENTS), len(session.log) - mark))
            change.snapshot = (self.n, json.encode(snapshot.to_data(session)).decode())
            self.snapshot_n = self.n
        return mark

    # -- what is committed -----------------------------------------------------------------------------------------

    @property
    def committed_info(self) -> TableInfo | None:
        """The info as it was committed last; must not be changed. None: the table is not in the store yet."""
        if self._agreed is None and self._doc:
            self._agreed = table_info.from_text(self._doc)
        return self._agreed

    def committed_info_copy(self) -> TableInfo | None:
        """The same as an object of its own, which may be changed."""
        return table_info.from_text(self._doc) if self._doc else None

    def note_committed(self, doc: str) -> None:
        """``doc`` is the info as the store has it now."""
        self._doc, self._agreed = doc, None

    # -- tables without people -------------------------------------------------------------------------------------

    def note_seen(self) -> None:
        self.seen_n = self.n

    def unseen_too_long(self) -> bool:
        """Were so many entries made since somebody last looked that bots should stop?"""
        return self.n - self.seen_n > MOST_UNSEEN
