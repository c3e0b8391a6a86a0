"""The process that workers are forked from, which has imported what they need.

It works like Python's own fork server, but there can be several, because workers with a newer engine come from a new
one. It inherits nothing from the server: no open file, no argument, and no password from the environment.
"""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from multiprocessing import context, forkserver, popen_forkserver, reduction, resource_tracker, spawn, util
from pathlib import Path
from threading import Lock
from typing import Any

PASSWORDS = ("XENODECK_DATABASE", "PGPASSWORD")  # variables of the environment
TOLD = ("name", "sys_path", "dir", "orig_dir", "log_to_stderr")  # what a new process is told of its parent
END_SECONDS = 60.0
COMMAND = """
import sys
sys.path[:] = {path!r}
from xenodeck.server.workers import fork_server
fork_server.begin()
from multiprocessing.forkserver import main
main({listener}, {alive}, {preload!r})
"""


_lifeline: tuple[int, int] | None = None  # in a fork server, and in its children


def begin() -> None:
    """Called first in a fork server. Workers notice the end of it by this pipe, and end too, because their exit could
    not be reported any more."""
    global _lifeline
    _lifeline = os.pipe()


def lifeline() -> int:
    """In a worker: a file that reaches its end when the fork server ends, which has the other end of it."""
    assert _lifeline is not None
    ours, theirs = _lifeline
    os.close(theirs)
    if sys.platform != "linux":
        return ours
    # a description of its own, for a signal of its own: all workers share the other one
    own = os.open(f"/proc/self/fd/{ours}", os.O_RDONLY)
    os.close(ours)
    return own


class ForkServer:
    """Imports ``preload`` before it forks for the first time. Starts with the first process that is requested."""

    def __init__(self, preload: Sequence[str]) -> None:
        self._preload = list(preload)
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._alive = -1  # the fork server runs while this is open, so it ends with this process

    def ensure_running(self) -> None:
        with self._lock:
            if self._process is not None and self._process.poll() is None:
                return
            self._clear()
            self._start()

    def stop(self) -> None:
        """End it. Its workers should have ended: their exits cannot be reported any more."""
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._process.wait(END_SECONDS)
            self._clear()

    def _start(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="xenodeck-workers-")  # no other user may read it
        alive, self._alive = os.pipe()
        try:
            with socket.socket(socket.AF_UNIX) as listener:
                listener.bind(self._address)
                listener.listen()
                command = COMMAND.format(
                    path=[p or os.getcwd() for p in sys.path],  # noqa: PTH109
                    listener=listener.fileno(),
                    alive=alive,
                    preload=self._preload,
                )
                flags: list[str] = util._args_from_interpreter_flags()  # type: ignore[attr-defined]
                self._process = subprocess.Popen(
                    [sys.executable, *flags, "-c", command],
                    pass_fds=(listener.fileno(), alive),
                    env={name: value for name, value in os.environ.items() if name not in PASSWORDS},
                )
        finally:
            os.close(alive)

    def _clear(self) -> None:
        if self._alive >= 0:
            os.close(self._alive)
        if self._folder is not None:
            self._folder.cleanup()
        self._process, self._folder, self._alive = None, None, -1

    @property
    def _address(self) -> str:
        assert self._folder is not None
        return str(Path(self._folder.name) / "fork")

    def fork(self, files: list[int]) -> tuple[int, int]:
        """Fork a new process that gets ``files``. Returns where to read its id and its exit, and where to write what it
        must do."""
        self.ensure_running()
        status, status_end = os.pipe()
        orders_end, orders = os.pipe()
        # Python's own would get an end of ``alive`` here, and outlive this process
        nothing = os.open(os.devnull, os.O_RDONLY)
        try:
            with socket.socket(socket.AF_UNIX) as client:
                client.connect(self._address)
                tracker = resource_tracker.getfd()
                assert tracker is not None
                reduction.sendfds(client, [orders_end, status_end, nothing, tracker, *files])
        except BaseException:
            os.close(status)
            os.close(orders)
            raise
        finally:
            for end in (orders_end, status_end, nothing):
                os.close(end)
        return status, orders

    def context(self) -> Context:
        """A context for libraries that use ``multiprocessing``."""
        return Context(self)


def close(*files: int) -> None:
    for file in files:
        os.close(file)


class Popen(popen_forkserver.Popen):
    _fds: list[int]  # for the new process

    def _launch(self, process_obj: Any) -> None:
        told = spawn.get_preparation_data(process_obj._name)
        parcel = io.BytesIO()
        context.set_spawning_popen(self)
        try:
            reduction.dump({name: told[name] for name in TOLD if name in told}, parcel)
            reduction.dump(process_obj, parcel)
        finally:
            context.set_spawning_popen(None)
        self.sentinel, orders = process_obj.fork_server.fork(self._fds)
        kept = os.dup(orders)  # the process sees by the other end that this one has ended
        self.finalizer = util.Finalize(self, close, (kept, self.sentinel))
        with open(orders, "wb") as file:  # noqa: PTH123
            file.write(parcel.getbuffer())
        self.pid = forkserver.read_signed(self.sentinel)


class Process(context.ForkServerProcess):
    def __init__(self, fork_server: ForkServer, **what: Any) -> None:
        super().__init__(**what)
        self.fork_server = fork_server

    def __getstate__(self) -> dict[str, Any]:
        """The new process does not need its fork server."""
        return {name: value for name, value in self.__dict__.items() if name != "fork_server"}

    @staticmethod
    def _Popen(process_obj: Any) -> Any:
        return Popen(process_obj)


class Context(context.ForkServerContext):
    def __init__(self, fork_server: ForkServer) -> None:
        self._fork_server = fork_server

    def Process(self, **what: Any) -> Process:  # type: ignore[override]
        return Process(self._fork_server, **what)
