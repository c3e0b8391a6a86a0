"""Errors of the store."""

from __future__ import annotations

import re

DRIVER_CLASS = re.compile(r"^<class '[^']*'>: ")
QUOTED_VALUE = re.compile(r"(invalid input for query argument \$\d+).*")


class StoreError(Exception):
    """The store failed. Whether the change was written is unknown: load the table again."""


class StoreBusy(StoreError):
    """Another server uses this database."""


def reason(error: BaseException) -> str:
    """The message of the driver without the rows and values that it quotes, because they are secret."""
    said = str(getattr(error, "orig", None) or error).strip()
    first = said.splitlines()[0] if said else type(error).__name__
    return QUOTED_VALUE.sub(r"\1", DRIVER_CLASS.sub("", first))


class TransactionNotBegun(Exception):
    """The transaction could not begin, so no other will."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error
