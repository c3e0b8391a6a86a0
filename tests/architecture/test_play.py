"""``make play``: the engine is built beside the server, with lower priority, ends with it, and never harms it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from real_server import PATIENCE, TESTS

TOOLS = TESTS.parent / "tools"
# replaces the server: prints that it runs, and goes on until it is ended
SERVER = "import os, sys, time; open(sys.argv[1], 'w').write(str(os.getpid())); time.sleep(600)"
# replaces a long build, with a compiler that it has started
LONG = """
import os, subprocess, sys, time
compiler = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
facts = f"{os.getpid()} {compiler.pid} {os.getpriority(os.PRIO_PROCESS, 0)} {os.sched_getscheduler(0)}"
open(sys.argv[1] + ".part", "w").write(facts)
os.rename(sys.argv[1] + ".part", sys.argv[1])
try:
    time.sleep(600)
finally:
    open(sys.argv[2], "w").close()
"""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Starts a server and a build beside it, as ``make play`` does."""
    started: list[subprocess.Popen[bytes]] = []

    def start(*build: str, niceness: int = 0) -> subprocess.Popen[bytes]:
        server = [sys.executable, "-c", SERVER, str(tmp_path / "served")]
        at_first = f"import os; os.setpriority(os.PRIO_PROCESS, 0, {niceness}); " if niceness else ""
        both = f"{at_first}import play; play.play({server!r}, {list(build)!r})"
        with (tmp_path / "said").open("wb") as said:
            started.append(subprocess.Popen([sys.executable, "-c", both], cwd=TOOLS, stderr=said))
        until((tmp_path / "served").exists)
        return started[0]

    yield start
    for process in started:
        process.kill()
        process.wait(PATIENCE)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_build_gives_way_to_everything_and_ends_with_the_server(
    playing: Callable[..., subprocess.Popen[bytes]], tmp_path: Path, how: signal.Signals
) -> None:
    server = playing(sys.executable, "-c", LONG, str(tmp_path / "building"), str(tmp_path / "cleaned"))
    until((tmp_path / "building").exists)
    build, compiler, niceness, policy = map(int, (tmp_path / "building").read_text().split())
    assert (niceness, policy) == (19, os.SCHED_IDLE)
    assert alive(build) and alive(compiler)
    os.kill(server.pid, how)
    until(lambda: not alive(build) and not alive(compiler))
    assert (tmp_path / "cleaned").exists()


def may_be_rude() -> bool:
    """Whether we may raise our priority on this machine."""
    trial = "import os; os.setpriority(os.PRIO_PROCESS, 0, -5)"
    return subprocess.run([sys.executable, "-c", trial], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such policy")
def test_the_build_gives_way_whatever_it_was_started_with(
    playing: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    begun = -5 if may_be_rude() else os.getpriority(os.PRIO_PROCESS, 0)
    playing(sys.executable, "-c", LONG, str(tmp_path / "building"), str(tmp_path / "cleaned"), niceness=begun)
    until((tmp_path / "building").exists)
    *_, niceness, policy = map(int, (tmp_path / "building").read_text().split())
    assert (niceness, policy) == (19, os.SCHED_IDLE)


def test_the_server_is_the_process_that_was_started(
    playing: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """So the parent process can stop it, and gets its exit code."""
    server = playing(sys.executable, "-c", "")
    until(lambda: (tmp_path / "served").read_text() != "")
    assert int((tmp_path / "served").read_text()) == server.pid


@pytest.mark.parametrize(
    ("build", "line"),
    [
        ("print('compiling …'); raise SystemExit('no C compiler found')", "no compiled engine (no C compiler found)"),
        ("import os; os.kill(os.getpid(), 9)", "no compiled engine (-9)"),
        ("raise OSError(28, 'No space left on device')", "No space left on device"),
        ("print('built')", "the compiled engine is built"),
    ],
    ids=["no compiler", "killed", "full disk", "built"],
)
def test_whatever_comes_of_the_build_is_one_line_and_the_server_goes_on(
    playing: Callable[..., subprocess.Popen[bytes]], tmp_path: Path, build: str, line: str
) -> None:
    server = playing(sys.executable, "-c", build)
    until(lambda: (tmp_path / "said").read_bytes().endswith(b"\n"))
    said = (tmp_path / "said").read_text("utf-8")
    assert line in said and said.count("\n") == 1
    assert server.poll() is None


def test_make_play_builds_what_make_fast_builds() -> None:
    recipe = subprocess.run(
        ["make", "-n", "beside", "play"], cwd=TESTS.parent, capture_output=True, text=True, check=True
    ).stdout
    assert "tools/compile.py --jobs 1" in recipe
    assert "tools/play.py" in recipe
