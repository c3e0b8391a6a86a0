"""Metrics for Prometheus. No label can identify a person or a table."""

from __future__ import annotations

from collections.abc import Collection

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = CONTENT_TYPE_LATEST  # of what ``render`` gives

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds
LATENESS = (0.001, 0.002, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0)
SLOW = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 30.0)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)

OTHER = "other"
STATUSES = ("open", "running", "over")
REASONS = ("gap", "hash", "lang", "return")  # of a resync, as clients may say
LATE = ("slow", "died", "failed")
LIMITED = (
    "message",
    "talk",
    "hint",
    "request",
    "socket",
    "open_sockets",
    "wrong",
    "wrong_all",
    "table",
    "guest",
    "connection",
    "slow",
    "work",
    "person",
    "resync",
    "ticks",
    "own_ticks",
)


class Metrics:
    """``games`` and ``refusals`` are the only values of those labels; everything else is ``other``."""

    def __init__(self, games: Collection[str] = (), refusals: Collection[str] = ()) -> None:
        self._games = frozenset(games)
        self._refusals = frozenset(refusals)
        self.registry = CollectorRegistry()
        self._tables = self._gauge("tables", "Tables in memory, by status", "status")
        self._connections = self._gauge("connections", "Open table sockets")
        self._watchers = self._gauge("watchers", "Open table sockets of spectators")
        self._moves = self._counter("moves", "Whole moves", "game")
        self._refused = self._counter("refusals", "Clear noes, by code", "code")
        self._batch_size = self._histogram("commit_batch_size", "Changes committed together", SIZES)
        self._batch_seconds = self._histogram("commit_seconds", "Time a commit took", QUICK)
        self._move_seconds = self._histogram("move_seconds", "From a move received to committed and sent", QUICK)
        self._frames = self._counter("frames_sent", "Frames sent to viewers")
        self._bytes = self._counter("bytes_sent", "Bytes of those frames")
        self._resyncs = self._counter("resyncs", "Scenes asked for anew, by reason", "reason")
        self._thinking = self._histogram("bot_thinking_seconds", "From a bot being asked to its answer", SLOW)
        self._late = self._counter("bots_late", "Bots that gave no answer, by cause", "cause")
        self._limited = self._counter("rate_limited", "What was too much, by kind", "kind")
        self._ticks = self._histogram("tick_lateness_seconds", "How late a tick of a table in real time came", LATENESS)
        self._lag = self._histogram("event_loop_lag_seconds", "How late the event loop woke up", QUICK)
        self._store_errors = self._counter("store_errors", "Commits that failed")
        for status in STATUSES:  # zeros are reported from the start, so that alerts can use them
            self._tables.labels(status)
        for cause in LATE:
            self._late.labels(cause)
        for kind in LIMITED:
            self._limited.labels(kind)
        for game in sorted(self._games):
            self._moves.labels(game)

    def render(self) -> bytes:
        return generate_latest(self.registry)

    # -- what is ---------------------------------------------------------------------------------------------------

    def tables(self, status: str, many: int) -> None:
        self._tables.labels(bounded(status, STATUSES)).set(many)

    def connections(self, many: int, watchers: int) -> None:
        self._connections.set(many)
        self._watchers.set(watchers)

    # -- what happened ---------------------------------------------------------------------------------------------

    def moved(self, game: str) -> None:
        self._moves.labels(bounded(game, self._games)).inc()

    def move_took(self, seconds: float) -> None:
        self._move_seconds.observe(seconds)

    def refused(self, code: str) -> None:
        self._refused.labels(bounded(code, self._refusals)).inc()

    def committed(self, size: int, seconds: float) -> None:
        """The writer's ``on_batch``."""
        self._batch_size.observe(size)
        self._batch_seconds.observe(seconds)

    def store_failed(self) -> None:
        self._store_errors.inc()

    def sent(self, frames: int, size: int) -> None:
        """``frames`` frames of ``size`` bytes each."""
        self._frames.inc(frames)
        self._bytes.inc(frames * size)

    def resynced(self, reason: str) -> None:
        self._resyncs.labels(bounded(reason, REASONS)).inc()

    def thought(self, seconds: float) -> None:
        """``on_think`` of ``BotService``."""
        self._thinking.observe(seconds)

    def bot_late(self, cause: str) -> None:
        """``on_late`` of ``BotService``."""
        self._late.labels(bounded(cause, LATE)).inc()

    def limited(self, kind: str) -> None:
        """``on_limited`` of ``RateLimiter``."""
        self._limited.labels(bounded(kind, LIMITED)).inc()

    def ticked(self, late: float) -> None:
        """A tick passed at a table, so many seconds after it was due."""
        self._ticks.observe(max(0.0, late))

    def lagged(self, seconds: float) -> None:
        self._lag.observe(max(0.0, seconds))

    # -- making them -----------------------------------------------------------------------------------------------

    def _gauge(self, name: str, text: str, *labels: str) -> Gauge:
        return Gauge(f"xenodeck_{name}", text, labels, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"xenodeck_{name}", text, labels, registry=self.registry)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(f"xenodeck_{name}", text, registry=self.registry, buckets=buckets)


def bounded(value: str, known: Collection[str]) -> str:
    return value if value in known else OTHER
