"""When a bot's answer is let out: on a beat that tells nothing of what the bot holds. Knows no clock. Decision 12."""

from __future__ import annotations

from collections import deque
from heapq import nlargest
from math import ceil

LEAST_MS = 50  # a beat, however quick a table is meant to be: plain bots have thought by then, on most machines
REMEMBERED = 50  # answers


class AnswerPacing:
    """The answers of the bots of one level at one table. Times in seconds, on whatever clock.

    How long a bot thinks tells what it holds: a forced answer is quick, a move of several parts is slow. So an answer
    waits for the first beat after its question was opened. What is not ready by then comes with a later beat; when that
    has happened twice all others wait as long, the quick ones too, until it has not happened for a while. Once is no
    habit: a machine may stumble.
    """

    def __init__(self, pace_ms: int, remembered: int = REMEMBERED, least_ms: int = LEAST_MS) -> None:
        self.interval = max(pace_ms, least_ms) / 1000
        self._needed: deque[int] = deque(maxlen=remembered)  # beats, by answer

    def due(self, opened: float, ready: float) -> float:
        """When to let out an answer that is ready at ``ready``, to a question opened at ``opened``.

        >>> rhythm = Rhythm(500)
        >>> [rhythm.due(opened=10, ready=10 + took) - 10 for took in (0.01, 0.3, 0.7, 0.01, 0.7, 0.01)]
        [0.5, 0.5, 1.0, 0.5, 1.0, 1.0]
        """
        needed = max(ceil((ready - opened) / self.interval), 1)
        self._needed.append(needed)
        return opened + max(needed * self.interval, self.usual_delay())

    def usual_delay(self) -> float:
        """The seconds after which these bots answer, unless one is slower than they are used to."""
        return max([1, *nlargest(2, self._needed)[1:]]) * self.interval
