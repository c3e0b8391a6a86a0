"""The real server in a process of its own, on a port and a database that a test can come back to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

TESTS = Path(__file__).parents[1]
PATIENCE = 120.0  # s for anything to happen: the machine may be busy, and nothing here is about time


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Serving:
    """``xenodeck serve``. Killed and started again it has the same address and the same tables. ``games`` names a
    package of more games."""

    def __init__(self, folder: Path, *flags: str, games: str = "") -> None:
        self.folder = folder
        self.flags = flags
        self.games = games
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = str(Path(sys.executable).with_name("xenodeck"))
        database = f"sqlite:///{self.folder / 'tables.db'}"
        path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(TESTS)])
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [program, "serve", "--port", str(self.port), "--database", database, *self.flags],
                env={**os.environ, "PYTHONPATH": path, "XENODECK_GAMES": self.games},
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that its worker processes can be ended with it
            )
        self.wait(self.process)

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if process.poll() is not None:
                raise RuntimeError(f"the server ended with {process.returncode}:\n{self.log()}")
            try:
                with urllib.request.urlopen(f"{self.url}/api/health", timeout=10):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError(f"the server does not answer:\n{self.log()}")

    def kill(self) -> None:
        """As if the power had gone."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def end(self, sign: signal.Signals) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, sign)
        self.process.wait(PATIENCE)

    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8", "replace")[-3000:]
