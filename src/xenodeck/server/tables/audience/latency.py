"""The latency of one connection: the round trips of probes, limited by the round trip of the connection itself.

A client can delay its answer to a probe, but not make it come earlier. So the latency is at most the round trip that
the kernel or a proxy measured (``xenodeck.server.network.round_trips``). Where that is not known, the latency counts
as 0.
"""

from __future__ import annotations

import secrets
from collections import deque

from xenodeck.server.network.round_trips import RoundTrip, unknown_round_trip

KEPT = 8  # round trips; the best of them counts, the others were delayed on the way
UNDER_WAY = 4  # probes that may be unanswered at the same time


class LatencyMeter:
    """Measures one connection. Gets the time from the caller, in ms on any clock that never jumps.

    >>> meter = LatencyMeter(lambda: 220.0)
    >>> nonce = meter.probe(1000)
    >>> meter.echo("made up", 1001), meter.one_way_ms
    (False, 0)
    >>> meter.echo(nonce, 1240), meter.one_way_ms, meter.ticks(100, 3), meter.ticks(10, 3)
    (True, 110, 1, 3)
    """

    def __init__(self, trip: RoundTrip = unknown_round_trip) -> None:
        self._trip = trip
        self._best: float | None = None  # the shortest round trip of the connection itself
        self._out: dict[str, float] = {}  # nonce -> when it was sent
        self._trips: deque[float] = deque(maxlen=KEPT)

    def probe(self, now: float) -> str:
        """Return a nonce, which nobody can answer before it has arrived."""
        nonce = secrets.token_hex(6)
        self._out[nonce] = now
        while len(self._out) > UNDER_WAY:
            del self._out[next(iter(self._out))]
        return nonce

    def echo(self, nonce: str, now: float) -> bool:
        """An answer has arrived. False: the nonce was never sent, or is too old to use."""
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
        """How many whole ticks a message takes over this connection, at most ``cap``."""
        return max(min(self.one_way_ms // tick_ms, cap), 0) if tick_ms else 0
