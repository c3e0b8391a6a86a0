"""``make faults``: plants the faults of tools/faults/*.toml one by one and reports which test of the gate finds each.

A fault is a file, a text in it, and the text that replaces it. Each one is planted in a copy of the tree, where the
tests that it names run as in the gate. If they do not find it, the whole folders of these tests run: if one of them
finds it, the list should name that test; if none does, a test is missing. In the end all tests that found something run
without any fault and must be green. The table is written to build/faults.md; ``--resume`` continues from
build/faults.json.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path

from fault_list import AREAS, LISTS, Fault, load
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).resolve().parents[1]
STATE = ROOT / "build/faults.json"
TABLE = ROOT / "build/faults.md"
# It compares the list with the sources, so it would find every fault without testing anything.
LAW = Path("tests/architecture/test_faults_list.py")
SECONDS = 900  # for the tests that a fault names: far more than they take, so a test that takes longer hangs
MORE_SECONDS = 3600  # for their whole folder
GATE_SECONDS = 7200
HEAVY = ("playwright", "schemathesis", "faker", "pytest_cov", "anyio")  # plugins that load slowly, for few tests
console = Console(highlight=False)


@dataclass
class Result:
    verdict: str  # found, found elsewhere, missed, or why it could not be tried
    by: str
    seconds: float
    digest: str
    confirmed: bool = False  # whether the test that found it is green without the fault

    @property
    def fine(self) -> bool:
        return self.verdict == "found"


# -- the copy ------------------------------------------------------------------------------------------------------


class Copy:
    """A copy of the tree for one worker.

    With ``bare`` it shares no tools with the original: the gate sets itself up.
    """

    def __init__(self, place: Path, bare: bool = False) -> None:
        self.root = place
        self.page = ""  # the fault that the page was built with; empty: none
        self.planted = 0
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        for name in filter(None, listed.stdout.split("\0")):
            source = ROOT / name
            if source.is_file() and Path(name) != LAW and LISTS not in source.parents:
                target = place / name
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source, target)
        if bare:
            for command in (["git", "init", "-q"], ["git", "add", "-A"]):  # as in a clone: checks look at tracked files
                subprocess.run(command, cwd=place, check=True)
        else:
            (place / ".venv").symlink_to(ROOT / ".venv")
            # as links, because Node looks for other packages where a package really is
            shutil.copytree(ROOT / "web/node_modules", place / "web/node_modules", symlinks=True, copy_function=link)
            if (ROOT / "src/xenodeck/static").is_dir():
                shutil.copytree(ROOT / "src/xenodeck/static", place / "src/xenodeck/static")

    def plant(self, fault: Fault) -> str:
        """Replace the text by the fault; returns the old contents, for ``take_back``."""
        path = self.root / fault.file
        sound = path.read_text("utf-8")
        assert sound.count(fault.old) == fault.count, f"{fault.id}: occurs {sound.count(fault.old)} times"
        path.write_text(sound.replace(fault.old, fault.new), "utf-8")
        # Python reuses compiled files if size and second of the source are equal, so each plant gets its own second
        self.planted += 1
        then = (ROOT / fault.file).stat().st_mtime
        os.utime(path, (then + self.planted, then + self.planted))
        return sound

    def take_back(self, fault: Fault, sound: str) -> None:
        path = self.root / fault.file
        path.write_text(sound, "utf-8")
        then = (ROOT / fault.file).stat().st_mtime
        os.utime(path, (then, then))

    def build_page(self, with_fault: str) -> None:
        if self.page != with_fault or not (self.root / "src/xenodeck/static/index.html").exists():
            command = ["npm", "run", "--silent", "build", "--", "--logLevel", "warn"]
            subprocess.run(command, cwd=self.root / "web", check=True, capture_output=True)
            self.page = with_fault

    def compile(self) -> None:
        """Compile the engine in a copy whose original has a compiled engine."""
        built, mine = (place / "src/xenodeck/_compiled" for place in (ROOT, self.root))
        if built.is_dir() and not mine.exists():
            shutil.copytree(built, mine)
        command = [str(self.root / ".venv/bin/python"), "tools/compile.py"]
        subprocess.run(command, cwd=self.root, env=self.environment("interpreted"), check=True, capture_output=True)

    def environment(self, engine: str) -> dict[str, str]:
        """The environment of the gate, with this copy's sources before the installed ones."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("XENODECK_")}
        path = str(self.root / "src")
        return {**kept, "PYTHONPATH": path, "XENODECK_ENGINE": engine, "CHROMIUM": chromium()}


def link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def chromium() -> str:
    noted = ROOT / "web/.chromium"
    return os.environ.get("CHROMIUM") or (noted.read_text().strip() if noted.exists() else "")


# -- running tests -------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    kind: str  # green, red, hangs, nothing (no test ran), broken (the module under test does not even load)
    by: str = ""
    said: str = ""


def run(command: Sequence[str], cwd: Path, env: dict[str, str], seconds: float) -> tuple[int | None, str]:
    """Exit code (None if it took too long) and output. All its processes end with it."""
    process = subprocess.Popen(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        said, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        said, _ = process.communicate()
        return None, said
    return process.returncode, said


def commands(tests: Sequence[str], python: str, all_of_them: bool = False) -> list[tuple[str, list[str]]]:
    """Where to run which command: all tests without ``-k`` together, the others one by one, then Vitest.

    They stop at the first failure unless ``all_of_them`` are wanted.
    """
    plain = [test for test in tests if " -k " not in test and not test.startswith("web/")]
    pytest = [python, "-m", "pytest", "--tb=line", *([] if all_of_them else ["-x"])]
    if not any("tests/browser" in test or "tests/server" in test for test in tests):
        for plugin in HEAVY:
            pytest += ["-p", f"no:{plugin}"]
    found = [(".", [*pytest, *plain])] if plain else []
    for test in tests:
        if " -k " in test:
            name, _, wanted = test.partition(" -k ")
            found.append((".", [*pytest, name, "-k", wanted]))
    pages = [test.removeprefix("web/") for test in tests if test.startswith("web/")]
    if pages:
        found.append(
            ("web", ["npx", "vitest", "run", "--maxWorkers=1", *([] if all_of_them else ["--bail=1"]), *pages])
        )
    return found


def try_tests(copy: Copy, tests: Sequence[str], engine: str, seconds: float) -> Outcome:
    ran = 0
    for folder, command in commands(tests, str(copy.root / ".venv/bin/python")):
        code, said = run(command, copy.root / folder, copy.environment(engine), seconds)
        if code is None:
            return Outcome("hangs", "(takes too long)", said)
        if code == 5:
            continue
        ran += 1
        if code != 0:
            failed = names_of_failed(said)
            # an error without the name of a test: the file did not even load
            named = [name for name in failed if "::" in name or " > " in name]
            return Outcome("red", named[0], said) if named else Outcome("broken", (failed or [""])[0], said)
    return Outcome("green" if ran else "nothing")


def names_of_failed(said: str) -> list[str]:
    """The names of the failed tests, from the end of the output of pytest and Vitest."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", said)
    ours = re.findall(r"^(?:FAILED|ERROR) (\S+?(?:\[.*?\])?)(?: - .*)?$", plain, flags=re.M)
    return ours or re.findall(r"FAIL\s+(?:\|?\w+\|?\s+)?(src/\S+ > .+)", plain)  # Vitest may put its project first


def folders(tests: Sequence[str]) -> list[str]:
    """Where to look further: the folders of these tests; for the page all of its tests."""
    files = [test.partition(" -k ")[0].partition("::")[0] for test in tests]
    return sorted({"web/src" if file.startswith("web/") else Path(file).parent.as_posix() for file in files})


# -- one fault -----------------------------------------------------------------------------------------------------


def look(copy: Copy, fault: Fault, wider: bool) -> tuple[str, str]:
    """Plant the fault and run its tests: a verdict, and the test that found it."""
    sound = copy.plant(fault)
    try:
        if fault.engine == "compiled":
            copy.compile()
        if fault.browser:
            copy.build_page(fault.id)
        outcome = try_tests(copy, fault.tests, fault.engine, SECONDS)
        if outcome.kind in ("red", "hangs"):
            return "found", outcome.by
        if outcome.kind == "broken":
            return "does not load", outcome.by or outcome.said[-500:]
        if wider:
            outcome = try_tests(copy, folders(fault.tests), fault.engine, MORE_SECONDS)
            if outcome.kind in ("red", "hangs"):
                return "found elsewhere", outcome.by
        return "missed", "no test ran" if outcome.kind == "nothing" else ""
    except subprocess.CalledProcessError as wrong:
        return "does not build", str(wrong.stdout or wrong.stderr)[-500:]
    finally:
        copy.take_back(fault, sound)
        shutil.rmtree(copy.root / "src/xenodeck/_compiled", ignore_errors=True)


def confirm(copy: Copy, faults: Sequence[Fault], results: dict[str, Result]) -> None:
    """A test counts only if it is green without the fault: run all that found one, together and without faults."""
    kinds: dict[tuple[str, bool], dict[str, list[str]]] = {}
    for fault in faults:
        one = results[fault.id]
        if one.fine and not one.confirmed:
            # a test that hung has no name: then all tests of the fault are run
            finders = [name_to_run(one.by)] if "::" in one.by or " > " in one.by else list(fault.tests)
            kinds.setdefault((fault.engine, fault.browser), {})[fault.id] = finders
    for (engine, browser), named in kinds.items():
        if engine == "compiled":
            copy.compile()
        if browser:
            copy.build_page("")
        tests = sorted({test for finders in named.values() for test in finders})
        red = set(failing(copy, tests, engine))
        for name, finders in named.items():
            results[name].confirmed = not red & set(finders)
            if not results[name].confirmed:
                results[name].verdict = "red without it too"
        shutil.rmtree(copy.root / "src/xenodeck/_compiled", ignore_errors=True)


def failing(copy: Copy, tests: Sequence[str], engine: str) -> list[str]:
    """The tests of ``tests`` that are not green."""
    found: list[str] = []
    for folder, command in commands(tests, str(copy.root / ".venv/bin/python"), all_of_them=True):
        code, said = run(command, copy.root / folder, copy.environment(engine), MORE_SECONDS)
        if code != 0:
            named = [name_to_run(name) for name in names_of_failed(said)]
            found += named or list(tests)
            console.print(said[-6000:], markup=False)
    return found


def name_to_run(by: str) -> str:
    """The name with which a failed test can be run: the function with all its parameters, or the file of the page."""
    return f"web/{by.partition(' > ')[0]}" if " > " in by else by.partition("[")[0]


def try_gate(copy: Copy, fault: Fault) -> tuple[str, str]:
    """Run the whole gate, from the set-up to the last test."""
    sound = copy.plant(fault)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XENODECK_")}
    try:
        code, said = run(["make", "test"], copy.root, environment, GATE_SECONDS)
    finally:
        copy.take_back(fault, sound)
    if code == 0:
        return "missed", ""
    failed = names_of_failed(said)
    return "found", failed[0] if failed else "(takes too long)" if code is None else said.strip().rpartition("\n")[2]


# -- the report ----------------------------------------------------------------------------------------------------


def table(faults: Sequence[Fault], results: dict[str, Result]) -> str:
    lines = ["# Planted faults", "", "| area | planted | found | missed | seconds |", "|---|--:|--:|--:|--:|"]
    sums = [0, 0, 0, 0.0]
    for area in AREAS:
        tried = [results[fault.id] for fault in faults if fault.area == area and fault.id in results]
        if tried:
            found = sum(one.fine for one in tried)
            row = [len(tried), found, len(tried) - found, sum(one.seconds for one in tried)]
            sums = [a + b for a, b in zip(sums, row, strict=True)]
            lines.append(f"| {area} | {row[0]} | {row[1]} | {row[2]} | {row[3]:.0f} |")
    lines.append(f"| all | {sums[0]} | {sums[1]} | {sums[2]} | {sums[3]:.0f} |")
    lines += ["", "| area | fault | | by | seconds | why it is one |", "|---|---|---|---|--:|---|"]
    for fault in faults:
        if fault.id in results:
            one = results[fault.id]
            by = " ".join(one.by.split())[:160].replace("|", "\\|")
            lines.append(f"| {fault.area} | {fault.id} | {one.verdict} | {by} | {one.seconds:.0f} | {fault.why} |")
    return "\n".join(lines) + "\n"


def note(results: dict[str, Result]) -> None:
    """Add a result to what other runs have written to the file in the meantime."""
    STATE.parent.mkdir(exist_ok=True)
    rows = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
    rows |= {name: asdict(one) for name, one in results.items()}
    STATE.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


def chosen(given: argparse.Namespace, faults: list[Fault]) -> list[Fault]:
    known = {fault.id for fault in faults}
    for name in given.only or ():
        if name not in known:
            raise SystemExit(f"there is no fault {name}")
    wanted = [
        fault
        for fault in faults
        if (not given.area or fault.area in given.area) and (not given.only or fault.id in given.only)
    ]
    if given.sample:
        seed = secrets.randbits(32) if given.seed is None else given.seed
        console.print(f"seed {seed}")
        wanted = random.Random(seed).sample(wanted, min(given.sample, len(wanted)))
    return wanted


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("--area", action="append", choices=AREAS)
    parser.add_argument("--only", action="append", metavar="ID")
    parser.add_argument("--jobs", type=int, default=1, help="copies at work at the same time")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="so many, drawn at random")
    parser.add_argument("--seed", type=int, default=None, help="of --sample")
    parser.add_argument("--resume", action="store_true", help="leave out what was found in earlier runs")
    parser.add_argument("--named", action="store_true", help="only the named tests, never their whole folder")
    parser.add_argument("--gate", action="store_true", help="the whole gate for each instead of the named tests")
    given = parser.parse_args(words)
    faults = load()
    wanted = chosen(given, faults)
    noted = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
    known = {fault.id: fault.digest() for fault in faults}
    earlier = {name: Result(**row) for name, row in noted.items() if known.get(name) == row["digest"]}
    wished = {fault.id for fault in wanted} if given.resume and not given.gate else set()
    results = {name: one for name, one in earlier.items() if name in wished}
    todo = [fault for fault in wanted if fault.id not in results or not results[fault.id].fine]
    scratch = Path(tempfile.mkdtemp(prefix="xenodeck-faults-"))
    copies: queue.Queue[Copy] = queue.Queue()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        for number in range(max(given.jobs, 1)):
            copies.put(Copy(scratch / str(number), bare=given.gate))

        def work(fault: Fault) -> Result:
            copy = copies.get()
            try:
                begun = time.monotonic()
                verdict, by = try_gate(copy, fault) if given.gate else look(copy, fault, not given.named)
                return Result(verdict, by, round(time.monotonic() - begun, 1), fault.digest())
            finally:
                copies.put(copy)

        with Progress(*columns, console=console) as progress, ThreadPoolExecutor(max(given.jobs, 1)) as pool:
            task = progress.add_task("faults", total=len(todo))
            begun = {pool.submit(work, fault): fault for fault in todo}
            for done in as_completed(begun):
                fault, result = begun[done], done.result()
                results[fault.id] = result
                progress.advance(task)
                how = "green" if result.fine else "bold red"
                said = f"[{how}]{result.verdict}[/] {escape(result.by)} ({result.seconds:.0f} s)"
                progress.console.print(f"{fault.area} {fault.id}: {said}", soft_wrap=True)
                if not given.gate:
                    note(results)
        if not given.gate:
            confirm(copies.get(), wanted, results)
            note(results)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    of_these = {fault.id: results[fault.id] for fault in wanted}
    TABLE.write_text(table(wanted, of_these), "utf-8")
    lost = [name for name, one in of_these.items() if not one.fine]
    console.print(f"{len(of_these)} planted, {len(of_these) - len(lost)} found: {TABLE.relative_to(ROOT)}")
    for name in lost:
        console.print(f"[bold red]{of_these[name].verdict}[/] {name} {escape(of_these[name].by)}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
