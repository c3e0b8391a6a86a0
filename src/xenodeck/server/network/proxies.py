"""Trusted proxies: those whose word about a client's address is taken."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from xenodeck.core.errors import GameError

ANYBODY = "*"


class Proxies:
    """Addresses and networks. ``*`` trusts every connection: only for servers that nothing but the proxy can reach."""

    def __init__(self, networks: list[IPv4Network | IPv6Network], anybody: bool = False) -> None:
        self._networks = networks
        self._anybody = anybody
        self.trusts = lru_cache(4096)(self._trusts)

    @staticmethod
    def of(text: str) -> Proxies:
        """Parse addresses and networks, separated by commas. Refuses anything else: a misspelt proxy would not be
        trusted, and all clients would have its address."""
        if text.strip() == ANYBODY:
            return Proxies([], anybody=True)
        try:
            return Proxies([ip_network(part.strip()) for part in text.split(",")] if text.strip() else [])
        except ValueError:
            no = f"{text!r} names no proxies: give addresses or networks with commas between them, or *."
            raise GameError("BAD_PROXY", no) from None

    def __bool__(self) -> bool:
        return self._anybody or bool(self._networks)

    def _trusts(self, address: str) -> bool:
        try:
            ip = ip_address(address.partition("%")[0])
        except ValueError:
            return self._anybody
        return self._anybody or any(ip in network for network in self._networks)
