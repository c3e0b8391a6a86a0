"""A lock on a file. The kernel releases it when the process ends, even after a crash."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from xenodeck.server.store.store_errors import StoreBusy

_held: set[int] = set()


def _forget() -> None:
    """A forked child shares the lock with its parent, and would keep it after the parent's end."""
    for descriptor in _held:
        os.close(descriptor)
    _held.clear()


os.register_at_fork(after_in_child=_forget)


class FileLock:
    """Held from ``take`` to ``release``. The file is not removed, because two processes could then hold different
    locks."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @staticmethod
    def take(file: Path) -> FileLock:
        """Lock a file of our own, or the database file itself, which is the same under every name. Release the latter
        after all connections to it are closed: closing it ends SQLite's own locks."""
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise StoreBusy(f"another server uses this database (it holds {file.name})") from None
        except OSError:
            os.close(descriptor)
            raise
        _held.add(descriptor)
        return FileLock(descriptor)

    def release(self) -> None:
        if self._descriptor in _held:
            _held.remove(self._descriptor)
            os.close(self._descriptor)
