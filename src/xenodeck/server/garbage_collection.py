"""When Python looks for garbage. By itself it would stop everybody for up to a third of a second at a thousand players,
to find the little that does not go away by itself (some 8 MB a minute at that load).

What is young is looked through more often: that takes milliseconds, and finds what a flood of refusals and sockets that
come and go leaves behind.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

IDLE_MS = 3_000  # without a move: nobody will notice
INTERVAL_MS = 10 * 60 * 1000
MOST_NEW = 2_000_000  # objects, some hundred MB: on a server that is never quiet, now it must be
MOST_YOUNG = 30_000  # objects that nobody has looked at yet, some 5 MB: to look at them takes about 10 ms
LOOK_SECONDS = 1.0


def freeze_startup_objects() -> None:
    """Everything that is here now stays: do not look at it again. From now on nobody looks unasked."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_when_idle(now: Callable[[], int], last_move: Callable[[], int]) -> None:
    """Look for garbage now and then."""
    tidied = now()
    stayed = 0  # objects that were young and no garbage when somebody looked
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        young = gc.get_count()[0]
        if is_collection_due(now() - tidied, now() - last_move(), stayed + young):
            gc.collect()
            tidied, stayed = now(), 0
        elif young > MOST_YOUNG:
            stayed += max(young - gc.collect(0), 0)


def is_collection_due(untidied: int, unmoved: int, new: int) -> bool:
    """Given the ms since the last look and since the last move, and how many objects are new since then.

    >>> due(700_000, 4_000, 10), due(700_000, 100, 10), due(5_000, 4_000, 10), due(5_000, 100, 3_000_000)
    (True, False, False, True)
    """
    return new > MOST_NEW or (untidied > INTERVAL_MS and unmoved > IDLE_MS)


def drop_traceback(no: BaseException | None) -> None:
    """A no was told; where it came from interests nobody any more. Often that is a place that still names the no, and
    such a ring would stay, with everything on the way, until somebody looks for garbage."""
    while no is not None:
        no.__traceback__ = None
        no = no.__context__
