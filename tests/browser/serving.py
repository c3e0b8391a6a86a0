"""The real server with its page, for people in browsers."""

from __future__ import annotations

from pathlib import Path

from real_server import RealServer

PATIENCE = 120.0  # s for anything to happen: the machine may be busy, and nothing here is about time


class Serving(RealServer):
    """On a store in ``folder``."""

    def __init__(self, folder: Path, *flags: str, games: str = "") -> None:
        super().__init__(f"sqlite:///{folder / 'tables.db'}", folder / "log", flags, games)
