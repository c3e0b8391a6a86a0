"""``xenodeck serve`` in a process of its own, with a port and a store that a test can use again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

TESTS = Path(__file__).parent
PATIENCE = 300.0  # seconds after which a test gives up; nothing here is expected to be quick


FEW_FILES = (
    "import os, resource, sys; many = int(sys.argv[1]);"
    "resource.setrlimit(resource.RLIMIT_NOFILE, (many, many)); os.execv(sys.argv[2], sys.argv[2:])"
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class RealServer:
    """When it is killed and started again, it has the same address and the same tables.

    ``games`` names a package of games.
    """

    database: str
    log: Path
    flags: tuple[str, ...] = ()
    games: str = ""
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    most_files: int = 0  # that the kernel lets it open; 0: as many as this process

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "XENODECK_GAMES": self.games, "PYTHONPATH": path}
        command = [sys.executable, "-m", "xenodeck", "serve", "--port", str(self.port), "--database", self.database]
        if self.most_files:
            command = [sys.executable, "-c", FEW_FILES, str(self.most_files), *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.flags], env=environment, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        with self.process.stdout as out:
            line = out.readline()  # the address, printed when it is ready; empty if it ended before
        if b"Xenodeck is at" not in line:
            self.process.wait(PATIENCE)
            raise AssertionError(self.log.read_text("utf-8", "replace")[-3000:])

    def kill(self) -> None:
        """Kill it, like a power failure: it cannot tidy up. Its workers notice by themselves."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Stop it in good order, if it still runs. Returns the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)
