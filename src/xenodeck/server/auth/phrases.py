"""Pass phrases that were right: looked at slowly once, and known again at once."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import blake2b

MOST_KNOWN = 5_000


class KnownPhrases:
    """Keeps no phrase, only a keyed hash of each with what the store has of it; the key lives as long as this object.
    A wrong one is never kept: guessing stays slow."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._key = secrets.token_bytes(32)
        self._known: OrderedDict[bytes, None] = OrderedDict()  # used longest ago first

    def has(self, kept: str, given: str) -> bool:
        mark = self._mark(kept, given)
        if mark not in self._known:
            return False
        self._known.move_to_end(mark)
        return True

    def keep(self, kept: str, given: str) -> None:
        self._known[self._mark(kept, given)] = None
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def _mark(self, kept: str, given: str) -> bytes:
        return blake2b(f"{kept}\n{given}".encode("utf-8", "surrogatepass"), key=self._key, digest_size=16).digest()
