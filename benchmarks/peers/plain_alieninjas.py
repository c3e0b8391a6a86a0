# SPDX-License-Identifier: Apache-2.0
"""Peer: Alieninjas in plain Python, written from the rules page alone.

Its purpose is comparison, card by card and tick by tick, with an engine written separately; numbers such as R5.10 are
those of the rules page. Every mode is a table of its own: ask ``decision()``, answer with ``decide()`` or
``attempt()``, let a tick pass with ``step()``, look with ``snapshot()``. Chance is noted in ``chance``.
"""

from __future__ import annotations

from typing import Any

from plain_alieninjas_claim import Claim
from plain_alieninjas_hand import Hand
from plain_alieninjas_map import Map
from plain_alieninjas_memory import Memory
from plain_alieninjas_rescue import Rescue
from plain_alieninjas_table import Table

MODES: dict[str, type[Table]] = {kind.mode: kind for kind in (Claim, Memory, Map, Hand, Rescue)}


def alieninjas(mode: str, seed: int = 1, **option: Any) -> Any:
    """A game of ``mode``, dealt."""
    return MODES[mode](seed, **option)


if __name__ == "__main__":
    from plain_alieninjas_run import main

    main()
