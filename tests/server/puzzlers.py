"""A toy game with bots that think too long, fail or end their own process, and small tasks for worker processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from toys.magpie.meta import Magpie
from xenodeck.core.definition.bot import Advice, Bot
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadRecord
from xenodeck.core.knowledge.views import View
from xenodeck.core.rules.state import State
from xenodeck.server.tables.queries import archive
from xenodeck.server.workers.pool import WorkerPool

FOR_EVER = 600.0
PATIENT = 1.5  # seconds, longer than any budget of a test
HOLDS_ALL_THREADS = 10**13  # adding these up takes hours, in one step of the interpreter


class Steady(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        return Advice(2, "steady", {"process": os.getpid()})


class Agreeing(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        return Advice(0, "agreed")


class Nodding(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        return Advice(0, "nodded")


class Sleeper(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        time.sleep(FOR_EVER)
        return Advice(0)


class Patient(Bot):
    """Takes its time and computes nothing, as on a machine that is busy with other things."""

    def choose(self, view: View, dice: int) -> Advice:
        time.sleep(PATIENT)
        return Advice(2, "patient")


class Brooder(Bot):
    """Like a compiled loop: no other thread of its process runs meanwhile, no signal handler of Python's either."""

    def choose(self, view: View, dice: int) -> Advice:
        return Advice(sum(range(HOLDS_ALL_THREADS)))


class Faulty(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        raise ZeroDivisionError("planted")


class Deadly(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        os.kill(os.getpid(), signal.SIGKILL)
        return Advice(0)


class Quitter(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        sys.exit("planted")


class Dizzy(Bot):
    def choose(self, view: View, dice: int) -> Advice:
        return Advice(99)


class Puzzle(Magpie):
    id = "puzzle"

    def bots(self) -> dict[str, Bot]:
        return {
            "steady": Steady(),
            "sleeper": Sleeper(),
            "patient": Patient(),
            "brooder": Brooder(),
            "faulty": Faulty(),
            "deadly": Deadly(),
            "quitter": Quitter(),
            "dizzy": Dizzy(),
            "nodding": Nodding(),
            "agreeing": Agreeing(),
        }


PUZZLE = Puzzle()


def find(name: str, version: int) -> Game:
    assert (name, version) == (PUZZLE.id, PUZZLE.version)
    return PUZZLE


def begun() -> State:
    return PUZZLE.start(PUZZLE.setup(3), 7)


# -- tasks ---------------------------------------------------------------------------------------------------------


def warm() -> None:
    """Nothing to import."""


def never_warm() -> None:
    raise RuntimeError("planted")


def double(number: int) -> int:
    return 2 * number


def process() -> int:
    return os.getpid()


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def compute(seconds: float) -> int:
    """Be busy for so much time of this process, however long that takes."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return os.getpid()


def meet(here: str, there: str) -> int:
    """Say that this has begun, and come to an end when somebody is there."""
    with open(here, "w", encoding="utf-8"):  # noqa: PTH123
        pass
    while not os.path.exists(there):  # noqa: PTH110
        time.sleep(0.01)
    return os.getpid()


def written_out_later(*what: Any) -> Any:
    """``archive.written_out``, once somebody is there."""
    meet(os.environ["PUZZLE_HERE"], os.environ["PUZZLE_THERE"])
    return archive.written_out(*what)


def blocked_signals() -> set[int]:
    return {int(s) for s in signal.pthread_sigmask(signal.SIG_BLOCK, [])}


def surroundings() -> tuple[list[str], dict[str, str], list[str]]:
    """The arguments, the environment and the open files of this process."""
    files = Path("/proc/self/fd")
    return sys.argv, dict(os.environ), [str(file.readlink()) for file in files.iterdir() if file.exists()]


def refuse() -> None:
    raise BadRecord(3, "planted")


def divide(number: int) -> float:
    return number / 0


def stop_at_once(code: int) -> None:
    os._exit(code)


def no_luggage() -> object:
    """Something that cannot be sent."""
    return lambda: None


def note_process(path: str, mode: str) -> None:
    """Say which process this is, then never come to an end."""
    with open(f"{path}.part", "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(str(os.getpid()))
    os.rename(f"{path}.part", path)  # noqa: PTH104
    if mode == "brooding":
        sum(range(HOLDS_ALL_THREADS))
    time.sleep(FOR_EVER)


async def serve_for_ever(busy: str, brooding: str, idle: str) -> None:
    """A server with two busy workers and one that has nothing to do."""
    pool = WorkerPool(3, warm)
    await pool.start()
    tasks = [
        asyncio.create_task(pool.run(note_process, path, mode, seconds=FOR_EVER))
        for path, mode in ((busy, "sleeping"), (brooding, "brooding"))
    ]
    while not (os.path.exists(busy) and os.path.exists(brooding)):  # noqa: PTH110
        await asyncio.sleep(0.01)
    third = await pool.run(process, seconds=30)
    with open(f"{idle}.part", "w", encoding="utf-8") as file:  # noqa: PTH123
        file.write(str(third))
    os.rename(f"{idle}.part", idle)  # noqa: PTH104
    await asyncio.gather(*tasks)


if __name__ == "__main__":
    from server import puzzlers  # workers find what they do by its name, and this module is called otherwise here

    asyncio.run(puzzlers.serve_for_ever(*sys.argv[1:]))
