"""Which requests a table has carried out: the same id of the same seat counts once, however late it comes again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from xenodeck.server.store import Store

KEPT_IDS = 500  # the last ones, as they are; of those before only a number each


class CompletedRequests:
    """The last ids are looked up in memory. Older ones are in the journal, which is asked only about an id whose number
    was seen before: a move that is new costs no query, at however long a table."""

    def __init__(self, store: Store, table: str) -> None:
        self.recent: OrderedDict[tuple[int, str], None] = OrderedDict()  # seat and id
        self._older: set[int] | None = set()  # None: there are some, and they were not read yet
        self._store = store
        self._table = table

    def load(self, last: Iterable[tuple[int, str]]) -> None:
        """After a restart: these were the last ones."""
        self.recent.update((key, None) for key in last)
        self._older = set() if len(self.recent) < KEPT_IDS else None

    def note(self, seat: int, request: str) -> None:
        self.recent[seat, request] = None
        while len(self.recent) > KEPT_IDS:
            key, _ = self.recent.popitem(last=False)
            if self._older is not None:
                self._older.add(hash(key))

    async def has(self, seat: int, request: str) -> bool:
        """Was it carried out before?"""
        key = (seat, request)
        if key in self.recent:
            return True
        if self._older is None:
            self._older = {hash(old) for old in await self._store.move_ids(self._table)}
        return hash(key) in self._older and await self._store.has_move(self._table, seat, request)
