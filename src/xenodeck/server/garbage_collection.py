"""Decides when Python's garbage collector runs. By default it would stop everybody for up to a third of a second at a
thousand players, to find little (about 8 MB a minute at that load).

The youngest generation is collected more often: that takes milliseconds, and finds what floods of refusals and short
connections leave behind.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

IDLE_MS = 3_000  # without a move: nobody notices a collection
INTERVAL_MS = 10 * 60 * 1000
MOST_NEW = 2_000_000  # objects, some hundred MB: the limit on a server that is never idle
MOST_YOUNG = 30_000  # new objects, about 5 MB: a collection of them takes about 10 ms
LOOK_SECONDS = 1.0


def freeze_startup_objects() -> None:
    """Exclude all present objects from collection, and disable automatic collection."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_when_idle(now: Callable[[], int], last_move: Callable[[], int]) -> None:
    """Collect garbage from time to time."""
    tidied = now()
    stayed = 0  # young objects that survived their collections
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        young = gc.get_count()[0]
        if is_collection_due(now() - tidied, now() - last_move(), stayed + young):
            gc.collect()
            tidied, stayed = now(), 0
        elif young > MOST_YOUNG:
            stayed += max(young - gc.collect(0), 0)


def is_collection_due(untidied: int, unmoved: int, new: int) -> bool:
    """Is a full collection due? Takes the ms since the last one and since the last move, and the number of new objects.

    >>> is_collection_due(700_000, 4_000, 10), is_collection_due(700_000, 100, 10)
    (True, False)
    >>> is_collection_due(5_000, 4_000, 10), is_collection_due(5_000, 100, 3_000_000)
    (False, True)
    """
    return new > MOST_NEW or (untidied > INTERVAL_MS and unmoved > IDLE_MS)


def drop_traceback(no: BaseException | None) -> None:
    """Drop the traceback of a refusal that was answered. Its frames often refer to the exception, and such a cycle
    would stay in memory until the next collection."""
    while no is not None:
        no.__traceback__ = None
        no = no.__context__
