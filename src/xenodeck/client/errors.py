"""What can go wrong for a client.

ClientError
├─ Refused       the server said no, and nothing happened
├─ Dismissed     the server closed the socket and does not want us back
├─ OutOfStep     what the server sends does not fit together
└─ Unreachable   nobody answers there, or no longer
"""

from __future__ import annotations


class ClientError(Exception):
    """Anything of the below."""


class Refused(ClientError):
    """A clear no: ``code`` for programs, ``text`` for people, ``rule`` to look it up, and what would be legal.

    ``ms`` and ``late``: somebody else was faster; the time of what was sent, and how much too late that was.
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
        self.status = status  # of HTTP; 0: it came over the socket
        self.ms = ms
        self.late = late


class Dismissed(ClientError):
    """The server said goodbye for good."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class OutOfStep(ClientError):
    """The server sent something that is not of the protocol, or that stays wrong after asking for everything again."""


class Unreachable(ClientError):
    """No connection. A request that was under way may or may not have been carried out."""
