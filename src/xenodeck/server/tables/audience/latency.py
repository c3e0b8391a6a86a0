"""How long the line to somebody is: as long as the probes say, and no longer than those who cannot be fooled say.

An answer to a probe can be held back, so it only ever makes a line shorter. What bounds it from above is the round trip
of the connection itself (``xenodeck.server.network.round_trips``); where nobody knows that, nothing is made up for.
"""

from __future__ import annotations

import secrets
from collections import deque

from xenodeck.server.network.round_trips import RoundTrip, unknown_round_trip

KEPT = 8  # round trips; the best of them counts, the others met something on the way
UNDER_WAY = 4  # probes that may be out at the same time


class LatencyMeter:
    """Round trips of one connection. Told what time it is, in ms on any clock that never jumps.

    >>> line = Line(lambda: 220.0)
    >>> nonce = line.probe(1000)
    >>> line.echo("made up", 1001), line.one_way_ms
    (False, 0)
    >>> line.echo(nonce, 1240), line.one_way_ms, line.ticks(100, 3), line.ticks(10, 3)
    (True, 110, 1, 3)
    """

    def __init__(self, trip: RoundTrip = unknown_round_trip) -> None:
        self._trip = trip
        self._best: float | None = None  # of the connection itself; it gets no longer while it lasts
        self._out: dict[str, float] = {}  # what was sent -> when
        self._trips: deque[float] = deque(maxlen=KEPT)

    def probe(self, now: float) -> str:
        """Something that nobody can answer before it has arrived."""
        nonce = secrets.token_hex(6)
        self._out[nonce] = now
        while len(self._out) > UNDER_WAY:
            del self._out[next(iter(self._out))]
        return nonce

    def echo(self, nonce: str, now: float) -> bool:
        """It has come back. False: it was never sent, or is too old to tell anything."""
        sent = self._out.pop(nonce, None)
        if sent is None:
            return False
        self._trips.append(now - sent)
        return True

    @property
    def one_way_ms(self) -> int:
        told = self._trip()
        if told is not None:
            self._best = told if self._best is None else min(self._best, told)
        if self._best is None or not self._trips:
            return 0
        return int(min(self._best, *self._trips) / 2)

    def ticks(self, tick_ms: int, cap: int) -> int:
        """Whole ticks that something is under way on this line, at most ``cap``."""
        return max(min(self.one_way_ms // tick_ms, cap), 0) if tick_ms else 0
