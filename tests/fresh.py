"""How much is tried: the same few examples in the gate, ten times as many and fresh ones in ``make soak``."""

from __future__ import annotations

import os
from random import Random

FRESH = os.environ.get("XENODECK_FRESH", "")
TIMES = 10 if FRESH else 1


def chance_for(name: str) -> Random:
    """Where the examples called ``name`` come from."""
    return Random(f"{name} {FRESH}" if FRESH else name)
