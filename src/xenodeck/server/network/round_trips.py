"""Round trips that whoever is at the other end cannot make longer: the one place where the server gets them from.

The kernels of both sides acknowledge what arrives, whatever their programs do with it: how long that takes is what the
kernel here knows of a connection. Behind a proxy the connection ends at the proxy, which alone knows the rest; what it
says is taken if it was named (``--proxy``), and from nobody else. Where neither is known there is no round trip.
"""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

RoundTrip = Callable[
    [], float | None
]  # the round trip of a connection as it is known now, in ms; None: it is not known
RoundTripLookup = Callable[[Mapping[str, Any]], RoundTrip]  # for the scope of a socket that was opened

TCP_CONNECTION = "xenodeck.wire"  # among the extensions of a scope: the ``Wire`` it came over
HEADER = b"x-client-rtt-us"  # what a proxy says: microseconds, as the kernel there tells them
LONGEST_US = 10_000_000  # more is no round trip
KERNEL_TELLS = sys.platform == "linux" and hasattr(socket, "TCP_INFO")
RTT, LEAST_RTT, INFO_BYTES = 68, 148, 152  # offsets in Linux's ``struct tcp_info``, and its length up to there


class SocketOptions(Protocol):
    """A socket, as far as it is needed here."""

    def getsockopt(self, level: int, option: int, length: int, /) -> bytes: ...


@dataclass(frozen=True)
class TcpConnection:
    """The TCP connection under a socket. ``named``: whoever is at its other end is a proxy of ours."""

    socket: SocketOptions
    named: bool


def unknown_round_trip() -> None:
    """Nobody knows how long the line is."""


def round_trip_of(scope: Mapping[str, Any]) -> RoundTrip:
    """What the kernel says of this connection, or the proxy it comes through."""
    wire = scope.get("extensions", {}).get(TCP_CONNECTION)
    if wire is None:
        return unknown_round_trip
    if wire.named:
        said = round_trip_from_proxy([value for name, value in scope["headers"] if name.lower() == HEADER])
        return lambda: said
    return lambda: round_trip_from_kernel(wire.socket)


def round_trip_from_proxy(said: list[bytes]) -> float | None:
    """What stands in the header, if it stands there once and is a number that makes sense.

    >>> told_by_proxy([b"48250"]), told_by_proxy([b"-1"]), told_by_proxy([b"1", b"2"]), told_by_proxy([])
    (48.25, None, None, None)
    """
    if len(said) != 1 or not said[0].isdigit() or len(said[0]) > len(str(LONGEST_US)):
        return None
    micro = int(said[0])
    return micro / 1000 if 0 < micro <= LONGEST_US else None


def round_trip_from_kernel(wire: SocketOptions) -> float | None:
    """The shortest round trip that the kernel has seen lately. The first it sees is that of the handshake."""
    if not KERNEL_TELLS:
        return None
    try:
        info = wire.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, INFO_BYTES)
    except (OSError, ValueError):
        return None  # the line is gone
    if len(info) < INFO_BYTES:
        return None  # an old kernel, which does not keep the shortest
    micro = min(struct.unpack_from("=I", info, at)[0] for at in (RTT, LEAST_RTT))
    return micro / 1000 if 0 < micro <= LONGEST_US else None
