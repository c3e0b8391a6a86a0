"""Runs one part of ``make prove`` and returns its result."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from prove_parts import Part
from prove_report import FAILED, GREEN, UNFINISHED, Failure, Result

TOOLS = Path(__file__).resolve().parent
GRACE = 600.0  # seconds that a test or a command may need to end after the time is up
LOOK = 0.1  # seconds between two checks whether it has ended
LOOK_INSIDE = 3.0  # seconds between two checks of what it has done
MOST_FAILURES = 20  # in the report; the others are in the log
Tick = Callable[[float, str], None]  # (seconds, what was done so far): called for whoever watches


@dataclass(frozen=True)
class Where:
    root: Path
    folder: Path  # for logs and notes
    tick: Tick


def derived(seed: int, *names: object) -> int:
    """A separate seed for each part and round, never zero: zero means the examples of the gate."""
    text = " ".join(map(str, (seed, *names)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") % (2**31 - 1) + 1


def run(part: Part, seed: int, budget: float, where: Where, shortened: bool = False) -> Result:
    """``budget`` in seconds; ``shortened`` if that is less than the part needs."""
    begun = time.monotonic()
    done = tests(part, seed, budget, where, shortened) if part.tests else command(part, seed, budget, where)
    done.seconds = time.monotonic() - begun
    return done


def python(root: Path) -> str:
    """The Python command as a person in the root of the repository would type it."""
    return os.path.relpath(sys.executable, root) if Path(sys.executable).is_relative_to(root) else sys.executable


def call(words: list[str], env: dict[str, str], limit: float, log: Path, where: Where, told: Callable[[], str]) -> int:
    """Run a command with all processes that it starts; -1 if it had to be ended."""
    begun, looked, doing = time.monotonic(), 0.0, ""
    with log.open("a", encoding="utf-8") as out:
        process = subprocess.Popen(
            words,
            cwd=where.root,
            env={**os.environ, **env},
            stdout=out,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            while process.poll() is None:
                spent = time.monotonic() - begun
                if spent > limit:
                    return -1
                if spent - looked > LOOK_INSIDE or not doing:
                    looked, doing = spent, told()
                where.tick(spent, doing)
                time.sleep(LOOK)
            return process.returncode
        finally:  # also processes that it left running, and also after Ctrl-C
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    try:
        os.killpg(process.pid, signal.SIGTERM if process.poll() is None else signal.SIGKILL)
        process.wait(10)
    except ProcessLookupError:
        return
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def tail(log: Path, most: int = 3000) -> str:
    return log.read_text("utf-8", "replace")[-most:]


# -- commands ----------------------------------------------------------------------------------------------------


def command(part: Part, seed: int, budget: float, where: Where) -> Result:
    log = where.folder / f"{part.name}.log"
    log.write_text("")
    factor = budget / (60 * part.minutes)
    words = {name: f"{max(1, round(number * factor))}" for name, number in part.scaled.items()}
    words |= {"seed": str(seed), "minutes": f"{budget / 60:.3g}", "half": f"{budget / 120:.3g}"}
    words |= {"seconds": f"{budget:.3g}"}
    filled = [word.format(**words) for word in part.run]
    code = call([sys.executable, *filled], {}, budget + GRACE, log, where, lambda: last_line(log))
    said = log.read_text("utf-8", "replace")
    found = {name: re.findall(pattern, said) for name, pattern in part.counts.items()}
    numbers = {name: [int(number.replace(",", "")) for number in finds] for name, finds in found.items()}
    result = Result(GREEN, seed, tried={name: sum(counted) for name, counted in numbers.items()})
    again = re.search(part.again, said, flags=re.M) if part.again else None
    line = again[1] if again else shlex.join([python(where.root), *filled])
    for name, counted in numbers.items():
        if not counted or min(counted) == 0:
            result.failures.append(Failure(f"tried no {name}", line, tail(log)))
    if code:
        how = "did not end by itself" if code == -1 else f"ended with {code}"
        result.failures.insert(0, Failure(how, line, tail(log)))
    result.status = FAILED if result.failures else GREEN
    return result


def last_line(log: Path) -> str:
    with log.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - 400))
        lines = file.read().decode("utf-8", "replace").strip().splitlines()
    return lines[-1][:60] if lines else ""


# -- tests -------------------------------------------------------------------------------------------------------


@dataclass
class Notes:
    """What the plugin wrote about a run of pytest."""

    collected: int
    outcomes: dict[str, str]  # by test; failed if any phase of it failed
    why: dict[str, str]

    def ids(self, outcome: str) -> list[str]:
        return [test for test, found in self.outcomes.items() if found == outcome]


def notes(file: Path) -> Notes:
    found = Notes(0, {}, {})
    for text in file.read_text("utf-8").splitlines() if file.exists() else []:
        line = json.loads(text)
        if "collected" in line:
            found.collected = line["collected"]
        elif found.outcomes.get(line["id"]) != "failed":
            found.outcomes[line["id"]] = line["outcome"]
            found.why[line["id"]] = line["why"]
    return found


def settings(part: Part, seed: int) -> dict[str, str]:
    env = {"XENODECK_EFFORT": "prove", "PYTHONPATH": str(TOOLS)}
    if part.engine:
        env["XENODECK_ENGINE"] = part.engine
    if part.fresh:
        env["XENODECK_FRESH"] = str(seed)
    return env


def tests(part: Part, seed: int, budget: float, where: Where, shortened: bool) -> Result:
    until = time.time() + budget
    result = Result(GREEN, seed, tried={"tests": 0})
    number = rounds = 0
    while number == 0 or (part.rounds and result.status == GREEN and time.time() < until):
        one = a_round(part, seed if number == 0 else derived(seed, number), until, where, shortened, number > 0)
        result.tried["tests"] += one.tried["tests"]
        if one.tried.get("skipped"):
            result.tried["skipped"] = result.tried.get("skipped", 0) + one.tried["skipped"]
        result.failures += one.failures
        if one.failures or number == 0:  # a later round that was cut short does not change the result of the first
            result.status, result.note = one.status, one.note
        number += 1
        rounds += bool(one.tried["tests"])
    if part.rounds:
        result.tried["rounds"] = rounds
    return result


def a_round(part: Part, seed: int, until: float, where: Where, shortened: bool, later: bool = False) -> Result:
    told = where.folder / f"{part.name}-{seed}.jsonl"
    done = where.folder / f"{part.name}-{seed}.done"
    log = where.folder / f"{part.name}.log"
    before = notes(told).ids("passed")  # with this seed, in a run that was interrupted
    done.write_text("\n".join(before), "utf-8")
    told.unlink(missing_ok=True)
    words = [sys.executable, "-m", "pytest", "-p", "time_box", "-n", str(part.workers), *part.tests]
    words += ["--dist", "worksteal"] if part.workers else []
    words += [word for path in part.without for word in ("--ignore", path)]
    words += [f"--hypothesis-seed={seed}", *(["-k", part.words] if part.words else [])]
    box = [f"--box-until={until}", f"--box-told={told}", f"--box-done={done}"]
    box += [f"--box-shuffle={seed}"] if shortened else []
    log.write_text("")
    limit = until - time.time() + GRACE
    try:
        code = call([*words, *box], settings(part, seed), limit, log, where, lambda: progress(told, len(before)))
    finally:  # tests that passed before stay passed, also if this run is interrupted
        now = notes(told)
        with told.open("a", encoding="utf-8") as out:
            for test in before:
                out.write(json.dumps({"id": test, "outcome": "passed", "seconds": 0, "why": ""}) + "\n")
    return judged(part, seed, now, len(before), code, log, where, later)


def judged(
    part: Part, seed: int, now: Notes, before: int, code: int, log: Path, where: Where, later: bool = False
) -> Result:
    """``later``: a round after the first, which may be empty when the time is up."""
    failed, result = now.ids("failed"), Result(GREEN, seed)
    count = len(now.ids("passed")) + len(failed) + before
    result.tried = {"tests": count, "skipped": len(now.ids("skipped"))}
    for test in failed[:MOST_FAILURES]:
        result.failures.append(Failure(test, again(part, seed, where.root, test), now.why.get(test, "")))
    if len(failed) > MOST_FAILURES:
        result.failures.append(Failure(f"and {len(failed) - MOST_FAILURES} more", again(part, seed, where.root, "")))
    if later and not now.outcomes and now.collected and code == 0:
        result.status = UNFINISHED
        return result
    if not count and not failed:
        result.failures.append(Failure("ran no test", again(part, seed, where.root, ""), tail(log)))
    elif code not in (0, 1) and not (code == 5 and before):  # 5: no test was left to run
        how = "did not end by itself" if code == -1 else f"pytest ended with {code}"
        result.failures.append(Failure(how, again(part, seed, where.root, ""), tail(log)))
    elif code == 1 and not failed:
        result.failures.append(Failure("pytest failed outside of a test", again(part, seed, where.root, ""), tail(log)))
    left = now.collected - len(now.outcomes)
    if result.failures:
        result.status = FAILED
    elif left:
        result.status = UNFINISHED
        result.note = f"The time was up with {left:,} of {now.collected + before:,} tests left."
    return result


def progress(told: Path, before: int) -> str:
    found = notes(told)
    if not found.collected:
        return "collecting"
    failed = len(found.ids("failed"))
    done = f"{len(found.outcomes) + before:,} of {found.collected + before:,} tests"
    return f"{done}, {failed} failed" if failed else done


def again(part: Part, seed: int, root: Path, test: str) -> str:
    """The command that repeats a test, or the whole part."""
    env = [f"{name}={value}" for name, value in settings(part, seed).items() if name != "PYTHONPATH"]
    what = [test] if test else [*part.tests, *(["-k", part.words] if part.words else [])]
    return " ".join([*env, shlex.join([python(root), "-m", "pytest", *what, f"--hypothesis-seed={seed}"])])
