"""How hard the tests try: a fixed, small amount in the gate (``make test``), much more in ``make prove``.

``XENODECK_EFFORT`` is one of

- ``gate``, the default: a fixed small number of examples of each law, enough for its planted faults (``make faults``);
- ``glance``: a few examples of each law, and no test marked ``one_engine``. It is for the second engine, because the
  first one has run everything;
- ``prove``: ``TIMES`` as many examples, and the tests marked ``prove``, which the gate leaves out.

``XENODECK_FRESH=<seed>`` (``make soak``, ``make prove``) draws fresh examples; without it they are the same in every
run.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random
from typing import TypeVar

FRESH = os.environ.get("XENODECK_FRESH", "")
EFFORT = os.environ.get("XENODECK_EFFORT", "gate")
assert EFFORT in ("glance", "gate", "prove"), f"XENODECK_EFFORT is glance, gate or prove, not {EFFORT!r}"
PROVE = EFFORT == "prove"
GLANCE = EFFORT == "glance"
TIMES = 10 if PROVE else 1

T = TypeVar("T")


def chance_for(name: str) -> Random:
    """The random source of the examples called ``name``."""
    return Random(f"{name} {FRESH}" if FRESH else name)


def first_seed() -> int:
    """The first seed of random games: 0, or the one in ``XENODECK_FRESH``."""
    return int(FRESH or 0)


def some(everything: Sequence[T], *chosen: T) -> list[T]:
    """All of ``everything`` in ``make prove``; in the gate only ``chosen``, which must be a part of it."""
    missing = [one for one in chosen if one not in everything]
    assert not missing, f"{missing} is not among {list(everything)}"
    return list(everything) if PROVE else list(chosen)
