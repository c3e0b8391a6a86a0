"""The server under load: a process of its own on a free port with a fresh store, and its use of the machine."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from xenodeck.client import Api

START_SECONDS = 60.0
STOP_SECONDS = 20.0


@dataclass(frozen=True)
class Usage:
    """The resources that a process and its children have used at one moment."""

    at: float
    rss: int  # bytes of the server itself
    rss_children: int  # bytes of its worker processes
    cpu: float  # seconds, of the server itself
    cpu_children: float
    starved: float  # seconds in which the server's main thread could have run, but no core was free
    machine: float  # seconds of work of all cores, for all programs
    players: float  # CPU seconds of this program

    def shares(self, before: Usage) -> dict[str, float]:
        """Who used how many cores since ``before``; ``starved`` is a share of the time."""
        seconds = self.at - before.at
        used = {
            "server": self.cpu - before.cpu,
            "workers": self.cpu_children - before.cpu_children,
            "players": self.players - before.players,
            "starved": self.starved - before.starved,
        }
        ours = used["server"] + used["workers"] + used["players"]
        used["others"] = max(0.0, self.machine - before.machine - ours)
        return {name: round(value / seconds, 3) for name, value in used.items()}


class Server:
    def __init__(self, process: subprocess.Popen[bytes], address: str, output: Path) -> None:
        self.process = process
        self.api = Api(address)
        self.output = output

    def usage(self) -> Usage:
        pid = self.process.pid
        children = descendants(pid)
        return Usage(
            time.monotonic(),
            resident(pid),
            sum(resident(child) for child in children),
            cpu_seconds(pid),
            sum(cpu_seconds(child) for child in children),
            starved_seconds(pid),
            machine_seconds(),
            time.process_time(),
        )

    def complaints(self) -> list[str]:
        """The error lines in the server's log."""
        lines = self.output.read_text("utf-8", "replace").splitlines()
        return [line for line in lines if '"error"' in line or '"critical"' in line or line.startswith("Traceback")]


@asynccontextmanager
async def served(folder: Path, limits: int, *flags: str) -> AsyncIterator[Server]:
    """The real command, serving from ``folder`` until the block is left."""
    command = [sys.executable, "-m", "xenodeck", "serve", "--no-page", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'load.db'}", "--limits", str(limits), "--log-json", *flags]
    said, logged = folder / "server.out", folder / "server.log"
    with said.open("wb") as out, logged.open("wb") as log:
        process = subprocess.Popen(command, stdout=out, stderr=log, stdin=subprocess.DEVNULL)
    try:
        port = await port_of(process, said, logged)
        yield Server(process, f"http://127.0.0.1:{port}", logged)
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


async def port_of(process: subprocess.Popen[bytes], said: Path, logged: Path) -> int:
    """The port of the server, from the line that it prints when it is ready."""
    deadline = time.monotonic() + START_SECONDS
    while not (found := re.search(r"http://[^\s:]+:(\d+)\s", said.read_text("utf-8"))):
        if process.poll() is not None or time.monotonic() > deadline:
            raise SystemExit(f"The server did not start:\n{logged.read_text('utf-8', 'replace')[-3000:]}")
        await asyncio.sleep(0.1)
    return int(found[1])


# -- what the system says of a process -----------------------------------------------------------------------------

PROC = Path("/proc")
PAGE = os.sysconf("SC_PAGE_SIZE")
CLOCK = os.sysconf("SC_CLK_TCK")


def descendants(pid: int) -> list[int]:
    found: list[int] = []
    for task in (PROC / str(pid) / "task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found + [deeper for child in found for deeper in descendants(child)]


def resident(pid: int) -> int:
    return int((PROC / str(pid) / "statm").read_text().split()[1]) * PAGE


def cpu_seconds(pid: int) -> float:
    after_name = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / CLOCK


def starved_seconds(pid: int) -> float:
    return int((PROC / str(pid) / "schedstat").read_text().split()[1]) / 1e9


def machine_seconds() -> float:
    user, nice, system, _idle, _wait, *interrupts = map(int, (PROC / "stat").read_text().splitlines()[0].split()[1:8])
    return (user + nice + system + sum(interrupts)) / CLOCK
