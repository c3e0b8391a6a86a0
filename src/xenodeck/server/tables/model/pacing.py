"""When a bot's answer is sent: at regular intervals that tell nothing about what the bot holds. Has no clock. Decision
12."""

from __future__ import annotations

from collections import deque
from heapq import nlargest
from math import ceil

LEAST_MS = 50  # the shortest interval: plain bots have decided by then on most machines
REMEMBERED = 50  # answers


class AnswerPacing:
    """The answers of the bots of one level at one table. Times are in seconds, on any clock.

    The time a bot needs depends on what it holds: a forced answer is quick, a move of several parts is slow. So an
    answer waits for the end of the first interval after its question was opened. An answer that is not ready by then
    waits for a later one; when that has happened twice, all others wait as long, until it has not happened for a
    while. Once is ignored, because any machine may be slow once.
    """

    def __init__(self, pace_ms: int, remembered: int = REMEMBERED, least_ms: int = LEAST_MS) -> None:
        self.interval = max(pace_ms, least_ms) / 1000
        self._needed: deque[int] = deque(maxlen=remembered)  # intervals that the last answers needed

    def due(self, opened: float, ready: float) -> float:
        """When to send an answer that is ready at ``ready``, to a question opened at ``opened``.

        >>> pacing = AnswerPacing(500)
        >>> [pacing.due(opened=10, ready=10 + took) - 10 for took in (0.01, 0.3, 0.7, 0.01, 0.7, 0.01)]
        [0.5, 0.5, 1.0, 0.5, 1.0, 1.0]
        """
        needed = max(ceil((ready - opened) / self.interval), 1)
        self._needed.append(needed)
        return opened + max(needed * self.interval, self.usual_delay())

    def usual_delay(self) -> float:
        """The seconds after which these bots answer, unless one is slower than before."""
        return max([1, *nlargest(2, self._needed)[1:]]) * self.interval
