"""``make play``: serve at once with the present engine, and build the compiled one beside the server.

The build gets only the processor time that nothing else needs, and ends with the server, however that ends. It is put
in place in one step when it is complete, and the workers of the server then use it. Without a compiler, room or time
nothing changes.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ("make", "-s", "-C", str(ROOT), "beside")
SERVE = (str(Path(sys.executable).with_name("xenodeck")), "serve")
LEAST = 19  # the lowest priority there is
END_SECONDS = 10.0  # for a build to clean up


def play(server: Sequence[str], build: Sequence[str]) -> None:
    """Become ``server``, while ``build`` runs beside it."""
    watched, held = os.pipe()
    os.set_inheritable(held, True)  # by the server only: this end is closed when the server is gone
    command = [sys.executable, __file__, "--beside", str(watched), *build]
    subprocess.Popen(command, pass_fds=[watched], stdin=subprocess.DEVNULL, start_new_session=True)
    os.close(watched)
    os.execv(server[0], server)


def beside(watched: int, build: Sequence[str]) -> None:
    """Run ``build`` until it ends or nobody holds the other end of ``watched``, and print its result in one line."""
    signal.signal(signal.SIGINT, lambda *_: None)  # ours; the build gets the signal too and cleans up
    give_way()
    with subprocess.Popen(build, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        said = b""
        with selectors.DefaultSelector() as selector:
            selector.register(watched, selectors.EVENT_READ)
            selector.register(process.stdout, selectors.EVENT_READ)
            while True:
                ready = [key.fileobj for key, _ in selector.select()]
                if watched in ready:
                    stop(process)
                    return
                part = os.read(process.stdout.fileno(), 65536)
                if not part:
                    break
                said = (said + part)[-10_000:]
    last = said.decode("utf-8", "replace").strip().rpartition("\n")[2]
    if process.returncode:
        tell(f"no compiled engine ({last or process.returncode}); bots go on with the interpreted one.")
    else:
        tell("the compiled engine is built; bots use it from now on, the server itself when it is started again.")


def give_way() -> None:
    """Take the lowest priority, which all processes started here inherit."""
    os.setpriority(os.PRIO_PROCESS, 0, LEAST)  # not ``nice``, which counts from the present priority
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def stop(process: subprocess.Popen[bytes]) -> None:
    """End the build with all processes that it has started; they are in our process group."""
    os.killpg(os.getpgrp(), signal.SIGINT)
    try:
        process.communicate(timeout=END_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(os.getpgrp(), signal.SIGKILL)


def tell(text: str) -> None:
    sys.stderr.write(f"xenodeck: {text}\n")


def wanted() -> bool:
    """Whether there is something to build, and nobody has chosen an engine."""
    from xenodeck import _fast

    return not os.environ.get(_fast.ASK) and not _fast.is_compiled()


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--beside"]:
        beside(int(arguments[1]), arguments[2:])
    elif wanted():
        play([*SERVE, *arguments], BUILD)
    else:
        os.execv(SERVE[0], [*SERVE, *arguments])


if __name__ == "__main__":
    main(sys.argv[1:])
