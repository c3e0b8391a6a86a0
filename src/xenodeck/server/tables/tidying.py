"""When Python looks for garbage. By itself it would stop everybody for up to a third of a second at a thousand players,
to find the little that does not go away by itself (some 8 MB a minute at that load)."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

QUIET_MS = 3_000  # without a move: nobody will notice
OFTEN_MS = 10 * 60 * 1000
MOST_NEW = 2_000_000  # objects, some hundred MB: on a server that is never quiet, now it must be
LOOK_SECONDS = 1.0


def settle_down() -> None:
    """Everything that is here now stays: do not look at it again. From now on nobody looks unasked."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def tidy_when_quiet(now: Callable[[], int], last_move: Callable[[], int]) -> None:
    """Look for garbage now and then."""
    tidied = now()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if due(now() - tidied, now() - last_move(), gc.get_count()[0]):
            gc.collect()
            tidied = now()


def due(untidied: int, unmoved: int, new: int) -> bool:
    """Given the ms since the last look and since the last move, and how many objects are new since then.

    >>> due(700_000, 4_000, 10), due(700_000, 100, 10), due(5_000, 4_000, 10), due(5_000, 100, 3_000_000)
    (True, False, False, True)
    """
    return new > MOST_NEW or (untidied > OFTEN_MS and unmoved > QUIET_MS)
