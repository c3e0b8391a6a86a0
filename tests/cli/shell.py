"""The command line as the tests use it: in this process where speed matters, in a real one where exits matter."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from xenodeck.cli import run

GAME = "ufoludki"
COMMAND = Path(sys.executable).with_name("xenodeck")


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def xenodeck(*arguments: object, typed: str = "", columns: int = 100) -> Said:
    """Run the command in this process."""
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
    streams = mock.patch.multiple(
        sys, stdin=io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"), stdout=out, stderr=err
    )
    with streams, mock.patch.dict(os.environ, {"COLUMNS": str(columns), "NO_COLOR": "1"}):
        code = run([str(a) for a in arguments])
        out.flush()
        err.flush()
    return Said(code, *(stream.buffer.getvalue().decode() for stream in (out, err)))


def shell(line: str, **environment: str) -> Said:
    """Run a line of shell in which ``xenodeck`` is the real command."""
    folder = f"{COMMAND.parent}{os.pathsep}{os.environ['PATH']}"
    clean = {**os.environ, "COLUMNS": "100", **environment, "PATH": folder}
    done = subprocess.run(["bash", "-c", line], capture_output=True, env=clean, timeout=60)
    return Said(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
