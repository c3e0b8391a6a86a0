"""Limits for one connection, one guest or one address: token buckets. A family behind one address stays within them."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, Literal

from xenodeck.core.errors import GameError

MOST_ADDRESSES = 20_000  # remembered at once; then those that were idle longest are forgotten
MINUTE = 60.0
MAX_REFUSAL_DELAY = 2.0  # seconds that a refusal in a flood is delayed at most

Kind = Literal[
    "message",
    "talk",
    "hint",
    "resync",
    "request",
    "socket",
    "wrong",
    "wrong_all",
    "table",
    "guest",
    "work",
    "person",
    "refusal",
    "ticks",
    "own_ticks",
]


@dataclass(frozen=True)
class Rate:
    """So many per second in the long run, ``burst`` at once."""

    rate: float
    burst: float

    def scaled(self, factor: float) -> Rate:
        return Rate(self.rate * factor, self.burst * factor)


@dataclass(frozen=True)
class LimitSettings:
    message: Rate = Rate(30, 60)  # on one socket
    talk: Rate = Rate(1, 8)  # lines of chat, of one guest
    hint: Rate = Rate(0.5, 5)  # of one guest: each hint occupies a worker
    resync: Rate = Rate(1, 6)  # on one socket: whole scenes
    request: Rate = Rate(50, 200)  # HTTP, by address, as all that follow
    socket: Rate = Rate(10, 100)  # opened
    wrong: Rate = Rate(20 / MINUTE, 20)  # wrong codes, tokens and pass phrases
    wrong_all: Rate = Rate(100 / MINUTE, 100)  # the same by all guests of an address, each of whom has a count too
    table: Rate = Rate(20 / MINUTE, 20)
    guest: Rate = Rate(60 / MINUTE, 60)
    work: Rate = Rate(150, 600)  # by address: computing time in about milliseconds
    person: Rate = Rate(60, 300)  # the same for one guest, from any address
    refusal: Rate = Rate(20, 60)  # requests refused without a delay: refusals cost something too
    ticks: Rate = Rate(200, 200)  # ms of computing time of tables in real time, by whoever set them up
    own_ticks: Rate = Rate(100, 100)  # the same for one guest
    open_sockets: int = 60  # at once
    bot_tables: int = 4  # with bots only, at once
    connections: int = 200  # TCP, at once: sockets, and what browsers keep open besides


class TooManyRequests(GameError):
    """Refused because there were too many requests; try again after ``seconds``."""

    expected = True

    def __init__(self, seconds: float) -> None:
        super().__init__("TOO_MANY", "Too many of these at once. Try again in a minute.")
        self.seconds = seconds


class TokenBucket:
    """Fills up at a rate. Whoever wants more than it contains must wait."""

    __slots__ = ("_rate", "_burst", "_level", "_at")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at: float | None = None

    def take(self, now: float, many: float = 1) -> float:
        """Returns 0 if ``many`` were taken; else nothing was, and they can be in so many seconds."""
        wait = self.wait(now, many)
        if not wait:
            self._level -= many
        return wait

    def borrow(self, now: float, longest: float) -> float:
        """Take one in advance. Returns in how many seconds it is due, at most ``longest``."""
        wait = min(self.wait(now), longest)
        self._level = max(self._level - 1, -longest * self._rate)
        return wait

    def charge(self, now: float, many: float) -> None:
        """Take what was used already, even if there was not enough. The debt is at most one burst."""
        self.wait(now)
        self._level = max(self._level - many, -self._burst)

    def debt(self, now: float) -> float:
        """Returns 0 if nothing is owed; else in how many seconds the bucket will be half full again, so that there is
        something to continue with."""
        return self.wait(now, self._burst / 2) if self.wait(now, 0) else 0.0

    def wait(self, now: float, many: float = 1) -> float:
        """The seconds until ``many`` could be taken."""
        if self._at is not None:
            self._level = min(self._burst, self._level + max(0.0, now - self._at) * self._rate)
        self._at = now
        return 0.0 if self._level >= many else (many - self._level) / self._rate


class ConnectionRate:
    """The bucket of one connection, on the clock of its ``RateLimiter``."""

    def __init__(self, bucket: TokenBucket, clock: Callable[[], float], on_limited: Callable[[], object]) -> None:
        self._bucket = bucket
        self._clock = clock
        self._on_limited = on_limited

    def take(self) -> float:
        wait = self._bucket.take(self._clock())
        if wait:
            self._on_limited()
        return wait


def ignore_kind(kind: str) -> None:
    """The default for ``on_limited``: ignore what was limited."""


class RateLimiter:
    """All results are seconds to wait; 0 means go ahead. ``on_limited`` gets the kind of each refusal."""

    def __init__(
        self,
        settings: LimitSettings | None = None,
        clock: Callable[[], float] = time.monotonic,
        on_limited: Callable[[str], object] = ignore_kind,
    ) -> None:
        self.settings = settings or LimitSettings()
        self._clock = clock
        self._on_limited = on_limited
        # by address, least recently used first
        self._buckets: OrderedDict[str, dict[Kind, TokenBucket]] = OrderedDict()
        self._sockets: dict[str, int] = {}  # by address, the open sockets

    def scaled(self, factor: float) -> RateLimiter:
        """A limiter that is ``factor`` times as generous, with nothing counted yet."""
        given = {f.name: getattr(self.settings, f.name) for f in fields(LimitSettings)}
        wider: dict[str, Any] = {
            name: had.scaled(factor) if isinstance(had, Rate) else max(1, round(had * factor))
            for name, had in given.items()
        }
        return RateLimiter(LimitSettings(**wider), self._clock, self._on_limited)

    def meter(self, kind: Kind = "message") -> ConnectionRate:
        """Return the limiter for the messages of one new connection."""
        rate: Rate = getattr(self.settings, kind)
        return ConnectionRate(TokenBucket(rate.rate, rate.burst), self._clock, lambda: self._on_limited(kind))

    def take(self, kind: Kind, address: str, many: float = 1) -> float:
        """Count an action of ``address``."""
        wait = self._bucket(kind, address).take(self._clock(), many)
        if wait:
            self._on_limited(kind)
        return wait

    def spend(self, cost: float, address: str, guest: str = "") -> float:
        """Charge ``address`` a cost, and ``guest`` too if it is given."""
        person = self._bucket("person", f"guest:{guest}").wait(self._clock(), cost) if guest else 0.0
        if person:
            self._on_limited("person")
            return person
        wait = self.take("work", address, cost)
        if guest and not wait:
            self.take("person", f"guest:{guest}", cost)
        return wait

    def charge(self, kind: Kind, who: str, cost: float) -> None:
        """Charge ``who`` for something that was done already."""
        bucket, now = self._bucket(kind, who), self._clock()
        owed = bucket.debt(now)
        bucket.charge(now, cost)
        if not owed and bucket.debt(now):
            self._on_limited(kind)

    def debt(self, kind: Kind, who: str) -> float:
        """For how long nothing more should be done for ``who``."""
        return self._bucket(kind, who).debt(self._clock())

    def wait(self, kind: Kind, address: str) -> float:
        """How long ``address`` would have to wait. Counts nothing; call it before checking a code."""
        return self._bucket(kind, address).wait(self._clock())

    def refusal_delay(self, address: str) -> float:
        """How long to delay a refusal for ``address``: longer, the more often it comes."""
        return self._bucket("refusal", address).borrow(self._clock(), MAX_REFUSAL_DELAY)

    def open_socket(self, address: str) -> bool:
        """Count one more open socket; False: there are too many. Call ``close_socket`` for each that was allowed."""
        who = address_group(address)
        many = self._sockets.get(who, 0)
        if many >= self.settings.open_sockets:
            self._on_limited("open_sockets")
            return False
        self._sockets[who] = many + 1
        return True

    def close_socket(self, address: str) -> None:
        who = address_group(address)
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]

    def known(self) -> int:
        """The number of addresses remembered."""
        return len(self._buckets)

    def _bucket(self, kind: Kind, address: str) -> TokenBucket:
        who = address_group(address)
        buckets = self._buckets.setdefault(who, {})
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        if kind not in buckets:
            rate: Rate = getattr(self.settings, kind)
            buckets[kind] = TokenBucket(rate.rate, rate.burst)
        return buckets[kind]


@lru_cache(4096)
def address_group(address: str) -> str:
    """Addresses that share a limit: one IPv4 address, or the /64 of an IPv6 customer. Other text stands for itself."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:40]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
