"""The health of the store, from its last transactions."""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy.exc import DataError, IntegrityError

SLOW_SECONDS = 5.0  # a longer transaction counts as trouble

FAILS = "the store cannot be written to"
SILENT = "the store does not answer"


class StoreHealth:
    """``clock`` is in seconds and never goes back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._begun: float | None = None  # when the current transaction began; None: there is none
        self._failing = False
        self.written = clock()  # when something was last committed

    @property
    def trouble(self) -> str:
        """What is wrong, in words for an operator; empty: nothing."""
        if self._begun is not None and self._clock() - self._begun > SLOW_SECONDS:
            return SILENT
        return FAILS if self._failing else ""

    @property
    def seconds_since_commit(self) -> float:
        """Seconds since the last commit."""
        return self._clock() - self.written

    def begin(self) -> None:
        self._begun = self._clock()

    def end(self, written: bool, error: BaseException | None = None) -> None:
        """A transaction is over. A failure that its own rows caused says nothing about the store."""
        self._begun = None
        if written:
            self.written, self._failing = self._clock(), False
        elif not isinstance(error, IntegrityError | DataError):
            self._failing = True
