"""The account of an address: a keyed hash that cannot be reversed, with a new key after each start."""

from __future__ import annotations

import secrets
from contextvars import ContextVar
from hashlib import blake2b

from xenodeck.server.limits.rate_limiter import address_group

NOBODY = ""  # the server itself

_key = secrets.token_bytes(16)
payer: ContextVar[str] = ContextVar("payer", default=NOBODY)  # the account of the request that is being answered


def account_of(address: str) -> str:
    """The account of an address.

    >>> account_of("192.0.2.1") == account_of("192.0.2.1") != account_of("192.0.2.2")
    True
    """
    return blake2b(address_group(address).encode(), key=_key, digest_size=8).hexdigest()
