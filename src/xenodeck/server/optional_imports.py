"""Some libraries import others if they are installed. The server should not wait for what it never uses."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_module(name: str) -> Iterator[None]:
    """Within this block an import of ``name`` fails as if it were not installed. A module that is loaded already
    stays."""
    if name in sys.modules:
        yield
        return
    sys.modules[name] = None  # type: ignore[assignment]  # how Python marks what must not be looked for
    try:
        yield
    finally:
        del sys.modules[name]
