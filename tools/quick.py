"""``make quick``: for the inner loop, under a minute on two calm cores: only what the changes touch.

The changes are those since the branch left main, committed or not, or ``--since`` a commit. It checks their style,
types and import law, and runs the tests that ``quick_map`` finds, the likeliest to fail first. After 45 seconds it
starts no more, and says what it left out. It uses the compiled engine if that is up to date, and never builds one.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from quick_map import Work, plan
from rich.console import Console

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / "tools"
BIN = Path(sys.executable).parent
START_NONE_AFTER = 45.0  # seconds
TO_END = 12.0  # further seconds; what still runs then is left out
# Only these plugins: loading all that are installed takes four times as long, in every process.
PLUGINS = ["_hypothesis_pytestplugin", "xdist.plugin", "pytest_asyncio.plugin", "pytest_playwright.pytest_playwright"]
SETTINGS = {
    "PYTHONPATH": str(TOOLS),
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    "PYTEST_PLUGINS": ",".join(PLUGINS),
}
MAINS = ("origin/main", "main", "origin/HEAD")
console = Console(highlight=False)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def since(asked: str) -> str:
    """The commit to compare with: where the branch left main."""
    if asked:
        found = git("rev-parse", "--verify", f"{asked}^{{commit}}")
        if not found:
            raise SystemExit(f"quick: there is no commit {asked}")
        return found
    bases = (git("merge-base", "HEAD", name) for name in MAINS if git("rev-parse", "--verify", name))
    return next((base for base in bases if base), git("rev-parse", "HEAD"))


def changes(base: str) -> list[str]:
    listed = git("-c", "core.quotePath=false", "diff", "--name-only", "--no-renames", base)
    new = git("-c", "core.quotePath=false", "ls-files", "--others", "--exclude-standard")
    return sorted({*listed.splitlines(), *new.splitlines()})


def texts() -> dict[str, str]:
    """All Python files of the tests."""
    found = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "src/xenodeck/games").glob("*/tests/**/*.py")]
    return {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in sorted(found)}


@dataclass
class Job:
    """A command with all processes that it starts, and its output."""

    name: str
    process: subprocess.Popen[bytes]
    said: Path
    told: Path | None = None  # where pytest writes which tests ran
    begun: float = 0.0
    seconds: float = 0.0
    ended: bool = True  # by itself, not by us

    def look(self) -> bool:
        """Whether it has ended; notes the time when it has."""
        if not self.seconds and self.process.poll() is not None:
            self.seconds = max(time.monotonic() - self.begun, 0.001)
        return bool(self.seconds)

    def end(self) -> None:
        try:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(3)
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Quick:
    def __init__(self, folder: Path, seconds: float) -> None:
        self.folder = folder
        self.seconds = seconds  # no test is started after this time
        self.begun = time.monotonic()
        self.jobs: list[Job] = []
        self.left: list[str] = []

    def start(self, name: str, words: Sequence[str | Path], where: Path = ROOT, told: Path | None = None) -> Job:
        said = self.folder / f"{name.replace(' ', '-')}.log"
        with said.open("wb") as out:
            process = subprocess.Popen(
                [str(word) for word in words],
                cwd=where,
                env={**os.environ, **SETTINGS},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        self.jobs.append(Job(name, process, said, told, time.monotonic()))
        return self.jobs[-1]

    def pytest(self, name: str, files: Sequence[str], only: dict[str, list[str]], workers: int) -> Job:
        told = self.folder / f"{name}.jsonl"
        until = time.time() + self.seconds - (time.monotonic() - self.begun)
        words = [sys.executable, "-m", "pytest", "-p", "time_box", f"--box-until={until}", f"--box-told={told}"]
        order = self.folder / f"{name}.order"
        order.write_text("\n".join(files), "utf-8")
        words += [f"--box-only={json.dumps(only)}", f"--box-order={order}", *files]
        # given out one by one, so that the order is kept
        words += ["-n", str(workers), "--dist", "load", "--maxschedchunk", "1"] if workers else []
        return self.start(name, words, told=told)

    def run(self, work: Work) -> None:
        there = [path for path in work.style if (ROOT / path).exists()]
        if there:
            self.start("style", [BIN / "ruff", "check", *there])
            self.start("format", [BIN / "ruff", "format", "--check", *there])
        if work.types:
            self.start("types", [BIN / "mypy"])
            self.start("import law", [BIN / "lint-imports"])
        if work.page:
            self.page(work.page)
        if work.tests:
            self.wait_for(self.pytest("tests", work.tests, work.only, 2))
        if work.browser:
            self.in_browser(work.browser)
        for job in self.jobs:
            self.wait_for(job)

    def wait_for(self, wanted: Job) -> None:
        """Wait until it has ended, or the minute is over; the others may end in the meantime."""
        while not wanted.look() and time.monotonic() - self.begun < self.seconds + TO_END:
            for job in self.jobs:
                job.look()
            time.sleep(0.05)
        if not wanted.look():
            wanted.ended = False
            wanted.end()
            wanted.look()

    def page(self, changed: Sequence[str]) -> None:
        sources = [
            path.removeprefix("web/") for path in changed if path.startswith("web/src/") and (ROOT / path).exists()
        ]
        self.start("page types", ["npm", "run", "--silent", "check"], ROOT / "web")
        if sources:
            related = ["npx", "vitest", "related", "--run", "--passWithNoTests", "--maxWorkers=2"]
            self.start("page tests", [*related, *sources], ROOT / "web")

    def in_browser(self, files: Sequence[str]) -> None:
        """In a process of their own: the browser's driver and tests on an event loop cannot share one."""
        if not (ROOT / "src/xenodeck/static/index.html").exists():
            self.left.append(f"{', '.join(files)}: the page is not built")
            return
        chromium = ROOT / "web/.chromium"
        if chromium.exists():
            os.environ.setdefault("CHROMIUM", chromium.read_text("utf-8").strip())
        self.wait_for(self.pytest("browser", files, {}, 0))


def judge(job: Job) -> tuple[bool, str, int]:
    """Whether a job passed, its result in words, and how many tests were left out."""
    if job.told is None:
        if not job.ended:
            return True, "left out: did not end in time", 0
        return job.process.returncode == 0, "ok" if job.process.returncode == 0 else "failed", 0
    lines = [json.loads(line) for line in job.told.read_text("utf-8").splitlines()] if job.told.exists() else []
    collected = max([line["collected"] for line in lines if "collected" in line], default=0)
    ran = {line["id"] for line in lines if "id" in line}
    failed = {line["id"] for line in lines if line.get("outcome") == "failed"}
    if not ran and (collected or not job.ended):  # nothing is known, so it must not count as passed
        return False, "no test ran in time", collected
    well = not failed and (not job.ended or job.process.returncode in (0, 5))
    told = f"{len(ran) - len(failed)} passed" + (f", {len(failed)} failed" if failed else "")
    return well, told if collected or well else "failed", collected - len(ran)


def summary(quick: Quick, work: Work) -> int:
    """Print the results; returns 1 if something is wrong."""
    wrong, left = False, 0
    for job in quick.jobs:
        well, told, more = judge(job)
        left += more
        wrong = wrong or not well
        if not well:
            console.print(job.said.read_text("utf-8", "replace")[-6000:], markup=False, soft_wrap=True)
    for job in quick.jobs:
        well, told, _ = judge(job)
        console.print(f"  {job.name:12}[{'green' if well else 'bold red'}]{told}[/] in {job.seconds:.0f} s")
    for what in quick.left:
        console.print(f"  left out: {what}", style="yellow", soft_wrap=True)
    if left:
        console.print(f"  left out: {left:,} tests; make test runs them", style="yellow")
    if work.page and not work.browser:
        console.print("  left out: the tests in a browser; make test runs them", style="yellow")
    spent = time.monotonic() - quick.begun
    console.print(f"[bold red]wrong[/] after {spent:.0f} s" if wrong else f"[green]nothing wrong[/] in {spent:.0f} s")
    return 1 if wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", default="", metavar="REV", help="compare with this commit")
    parser.add_argument("--seconds", type=float, default=START_NONE_AFTER, help="start no test after so many")
    parser.add_argument("--plan", action="store_true", help="only say what would be run")
    given = parser.parse_args()
    base = since(given.since)
    changed = changes(base)
    if not changed:
        console.print(f"nothing has changed since {base[:12]}")
        return 0
    toys = sorted(file.parent.name for file in (ROOT / "tests/toys").glob("*/meta.py"))
    work = plan(changed, texts(), toys)
    more = f" and {len(changed) - 5} more" if len(changed) > 5 else ""
    console.print(f"changed since {base[:12]}: {', '.join(changed[:5])}{more}", markup=False, soft_wrap=True)
    if given.plan:
        for file in [*work.tests, *work.browser]:
            console.print(f"  {file} {' '.join(work.only.get(file, []))}", markup=False, soft_wrap=True)
        return 0
    with tempfile.TemporaryDirectory(prefix="xenodeck-quick-") as folder:
        quick = Quick(Path(folder), given.seconds)
        try:
            quick.run(work)
        finally:
            for job in quick.jobs:
                job.end()
        return summary(quick, work)


if __name__ == "__main__":
    raise SystemExit(main())
