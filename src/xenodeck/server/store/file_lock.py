"""A lock on a file, which the kernel lets go of when the process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from xenodeck.server.store.store_errors import StoreBusy

_held: set[int] = set()


def _forget() -> None:
    """A forked child shares the lock with its parent, and would keep it after the parent's death."""
    for descriptor in _held:
        os.close(descriptor)
    _held.clear()


os.register_at_fork(after_in_child=_forget)


class FileLock:
    """Held from ``take`` to ``release``. The file stays: removing it would let two hold different ones."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @staticmethod
    def take(file: Path) -> FileLock:
        """Take the lock of a file of our own, or of a database itself: whatever its name, it is the same file. Such a
        one must be let go of after every connection to it, for closing it would end SQLite's own locks."""
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
