"""What can go wrong with the store."""

from __future__ import annotations

import re

DRIVER_CLASS = re.compile(r"^<class '[^']*'>: ")
QUOTED_VALUE = re.compile(r"(invalid input for query argument \$\d+).*")


class StoreError(Exception):
    """The store could not do it. A change that ends so is not known to be written: load the table anew."""


class StoreBusy(StoreError):
    """Another server uses this database."""


def reason(error: BaseException) -> str:
    """What the driver said, without the rows and values that it quotes: those hold what is secret."""
    said = str(getattr(error, "orig", None) or error).strip()
    first = said.splitlines()[0] if said else type(error).__name__
    return QUOTED_VALUE.sub(r"\1", DRIVER_CLASS.sub("", first))


class TransactionNotBegun(Exception):
    """Not even a transaction could be begun, so nothing else will be."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error
