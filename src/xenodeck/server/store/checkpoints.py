"""Moves commits from SQLite's log into the database file. By default SQLite makes one commit in fifty wait for that,
which made the slowest moves of a busy server."""

from __future__ import annotations

import logging
import sqlite3
import threading
from pathlib import Path

EVERY_SECONDS = 1.0
LARGEST = 16 * 1024 * 1024  # bytes of log, above which commits wait until it is empty; little is left by then
PATIENCE_SECONDS = 5.0

log = logging.getLogger(__name__)


class Checkpoints:
    """A thread with its own connection. Without it nothing would be lost, but the log would grow."""

    def __init__(self, file: Path, every: float = EVERY_SECONDS, largest: int = LARGEST) -> None:
        self._file = file
        self._log = file.with_name(f"{file.name}-wal")
        self._every = every
        self._largest = largest
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="store checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ending.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._ending.wait(self._every):
            try:
                self._carry()
            except Exception as error:  # the writer reports a full disk; here it only delays the work
                log.warning("a checkpoint failed", exc_info=error)

    def _carry(self) -> None:
        connection = sqlite3.connect(self._file, timeout=PATIENCE_SECONDS, isolation_level=None)
        try:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if self._log.exists() and self._log.stat().st_size > self._largest:
                # the next commit waits only for what was written meanwhile
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        finally:
            connection.close()
