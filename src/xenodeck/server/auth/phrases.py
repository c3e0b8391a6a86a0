"""Pass phrases that were right: checked slowly once, and recognised at once afterwards."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import blake2b

MOST_KNOWN = 5_000


class KnownPhrases:
    """Stores no phrase, only a keyed hash of each together with its stored hash. The key lives as long as this object.
    Wrong phrases are not stored, so guessing stays slow."""

    def __init__(self, most: int = MOST_KNOWN) -> None:
        self._most = most
        self._key = secrets.token_bytes(32)
        self._known: OrderedDict[bytes, None] = OrderedDict()  # least recently used first

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
