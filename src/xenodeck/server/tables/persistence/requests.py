"""The requests that a table has carried out. The same id of the same seat counts once, however late it comes again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from xenodeck.server.store import Store

KEPT_IDS = 500  # the last ids, kept whole; of older ones only a hash


class CompletedRequests:
    """The last ids are in memory. Older ones are looked up in the journal, but only if the hash of an id was seen
    before, so a new move needs no query."""

    def __init__(self, store: Store, table: str) -> None:
        self.recent: OrderedDict[tuple[int, str], None] = OrderedDict()  # seat and id
        self._older: set[int] | None = set()  # hashes of older ids; None: there are some, and they were not read yet
        self._store = store
        self._table = table

    def load(self, last: Iterable[tuple[int, str]]) -> None:
        """These were the last ids before a restart."""
        self.recent.update((key, None) for key in last)
        self._older = set() if len(self.recent) < KEPT_IDS else None

    def note(self, seat: int, request: str) -> None:
        self.recent[seat, request] = None
        while len(self.recent) > KEPT_IDS:
            key, _ = self.recent.popitem(last=False)
            if self._older is not None:
                self._older.add(hash(key))

    async def has(self, seat: int, request: str) -> bool:
        """Was this request carried out before?"""
        key = (seat, request)
        if key in self.recent:
            return True
        if self._older is None:
            self._older = {hash(old) for old in await self._store.move_ids(self._table)}
        return hash(key) in self._older and await self._store.has_move(self._table, seat, request)
