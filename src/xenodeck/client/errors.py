"""The exceptions of the client.

ClientError
├─ Refused       the server refused the request; nothing happened
├─ Dismissed     the server closed the socket, and reconnecting is of no use
├─ OutOfStep     the server sent something that does not fit the protocol
└─ Unreachable   the server does not answer, or no longer
"""

from __future__ import annotations


class ClientError(Exception):
    """The base class of the exceptions of the client."""


class Refused(ClientError):
    """The server refused the request. ``code`` is for programs, ``text`` for people, ``rule`` the number of the rule
    that explains it; ``legal`` lists what would be accepted.

    ``ms`` and ``late`` are set if another seat was faster: the time of the move, and by how much it was too late.
    """

    def __init__(
        self,
        code: str,
        text: str,
        rule: str = "",
        legal: list[str] | None = None,
        status: int = 0,
        ms: int = 0,
        late: int = 0,
    ) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text
        self.rule = rule
        self.legal = legal or []
        self.status = status  # the HTTP status; 0: the refusal came over the socket
        self.ms = ms
        self.late = late


class Dismissed(ClientError):
    """The server closed the socket for good."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class OutOfStep(ClientError):
    """The server sent something that does not fit the protocol, or that is still wrong after a full resync."""


class Unreachable(ClientError):
    """There is no connection. A request that was under way may or may not have been carried out."""
