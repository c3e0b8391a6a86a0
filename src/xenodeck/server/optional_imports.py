"""Libraries import what else is installed, to be nice; a server that starts should not wait for what it never uses."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_module(name: str) -> Iterator[None]:
    """Whoever tries to import ``name`` within this block is told that it is not installed; afterwards it is there. One
    that is loaded already stays: nothing is to be saved."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]  # how Python marks what must not be looked for
    try:
        yield
    finally:
        del sys.modules[name]
