"""When Python looks for garbage: by itself it stops everybody for a third of a second at a thousand players."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

# Young objects are looked through rarely, because nearly all go by themselves; old ones only when it is quiet.
YOUNG, MIDDLE, OLD = 50_000, 20, 1_000_000
QUIET_MS = 3_000  # without a move: nobody will notice
OFTEN_MS = 10 * 60 * 1000
AT_LAST_MS = 6 * 60 * 60 * 1000  # on a server that is never quiet
LOOK_SECONDS = 1.0


def settle_down() -> None:
    """Everything that is here now stays: do not look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


async def tidy_when_quiet(now: Callable[[], int], last_move: Callable[[], int]) -> None:
    """Look through the old objects now and then."""
    tidied = now()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if due(now(), tidied, last_move()):
            gc.collect()
            tidied = now()


def due(now: int, tidied: int, moved: int) -> bool:
    """
    >>> due(now=700_000, tidied=0, moved=0), due(now=700_000, tidied=0, moved=699_999), due(30_000_000, 0, 29_999_999)
    (True, False, True)
    """
    return now - tidied > AT_LAST_MS or (now - tidied > OFTEN_MS and now - moved > QUIET_MS)
