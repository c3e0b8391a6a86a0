"""Round-trip times that a client cannot make longer. All round trips of the server come from here.

The kernels of both sides acknowledge packets, whatever their programs do, so the kernel knows the round trip of a
connection. Behind a proxy only the proxy knows it; its header is used if it is a trusted proxy (``--proxy``).
Otherwise the round trip is unknown.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

RoundTrip = Callable[[], float | None]  # the round trip of a connection as known now, in ms; None: unknown
RoundTripLookup = Callable[[Mapping[str, Any]], RoundTrip]  # for the scope of a new socket

TCP_CONNECTION = "xenodeck.wire"  # the key of the ``TcpConnection`` among the extensions of a scope
HEADER = b"x-client-rtt-us"  # header of a proxy: microseconds, as its kernel measured them
LONGEST_US = 10_000_000  # longer values are ignored
KERNEL_TELLS = sys.platform == "linux" and hasattr(socket, "TCP_INFO")
RTT, LEAST_RTT, INFO_BYTES = 68, 148, 152  # offsets in Linux's ``struct tcp_info``, and the length needed


class SocketOptions(Protocol):
    """What is needed of a socket here."""

    def getsockopt(self, level: int, option: int, length: int, /) -> bytes: ...


@dataclass(frozen=True)
class TcpConnection:
    """The TCP connection of a web socket. ``named``: a trusted proxy made it."""

    socket: SocketOptions
    named: bool


def unknown_round_trip() -> None:
    """The round trip is not known."""


def round_trip_of(scope: Mapping[str, Any]) -> RoundTrip:
    """Where to look up the round trip of this connection: in the kernel, or once in the header of its proxy."""
    wire = scope.get("extensions", {}).get(TCP_CONNECTION)
    if wire is None:
        return unknown_round_trip
    if wire.named:
        said = round_trip_from_proxy([value for name, value in scope["headers"] if name.lower() == HEADER])
        return lambda: said
    return lambda: round_trip_from_kernel(wire.socket)


def round_trip_from_proxy(said: list[bytes]) -> float | None:
    """The value of the header, if there is exactly one and it makes sense.

    >>> round_trip_from_proxy([b"48250"]), round_trip_from_proxy([b"-1"])
    (48.25, None)
    >>> round_trip_from_proxy([b"1", b"2"]), round_trip_from_proxy([])
    (None, None)
    """
    if len(said) != 1 or not said[0].isdigit() or len(said[0]) > len(str(LONGEST_US)):
        return None
    micro = int(said[0])
    return micro / 1000 if 0 < micro <= LONGEST_US else None


def round_trip_from_kernel(wire: SocketOptions) -> float | None:
    """The shortest round trip that the kernel has measured lately. The first is that of the handshake."""
    if not KERNEL_TELLS:
        return None
    try:
        info = wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_BYTES)
    except (OSError, ValueError):
        return None  # the connection is closed
    if len(info) < INFO_BYTES:
        return None  # an old kernel, which does not keep the shortest
    micro = min(struct.unpack_from("=I", info, at)[0] for at in (RTT, LEAST_RTT))
    return micro / 1000 if 0 < micro <= LONGEST_US else None
