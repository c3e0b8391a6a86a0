"""The results of ``make prove``: kept as JSON for each commit, to continue after a break, and written as a page."""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from prove_parts import Part, Plan

GREEN, FAILED, UNFINISHED = "green", "failed", "unfinished"


@dataclass
class Failure:
    what: str
    again: str  # the line that repeats it
    said: str = ""  # the end of the output


@dataclass
class Result:
    """The result of a part. Unfinished: nothing was wrong until the time was up."""

    status: str
    seed: int
    seconds: float = 0.0
    tried: dict[str, int] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)
    note: str = ""

    def told(self) -> str:
        return ", ".join(f"{count:,} {name}" for name, count in self.tried.items()) or "nothing"


@dataclass
class State:
    """All results at one commit."""

    file: Path
    seed: int
    results: dict[str, Result] = field(default_factory=dict)

    def write(self) -> None:
        """Write the file completely or not at all: it is read after a break."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        data = {"seed": self.seed, "parts": {name: asdict(result) for name, result in self.results.items()}}
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(data, indent=1), "utf-8")
        new.replace(self.file)


def read(file: Path, seed: int) -> State:
    """The results so far; a new state with ``seed`` if there are none."""
    if not file.exists():
        return State(file, seed)
    data = json.loads(file.read_text("utf-8"))
    results = {}
    for name, kept in data["parts"].items():
        results[name] = Result(**{**kept, "failures": [Failure(**failure) for failure in kept["failures"]]})
    return State(file, data["seed"], results)


def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def commit(root: Path) -> str:
    """The commit; if files differ from it, with a suffix that depends on the differences."""
    name = git(root, "rev-parse", "--short=12", "HEAD").strip() or "no-commit"
    changed = git(root, "diff", "HEAD", "--binary")
    for file in git(root, "ls-files", "--others", "--exclude-standard").splitlines():
        changed += file + hashlib.sha256((root / file).read_bytes()).hexdigest()
    return f"{name}+{hashlib.sha256(changed.encode()).hexdigest()[:8]}" if changed else name


def clock(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02}"


def page(plan: Plan, chosen: Sequence[Part], state: State, name: str, engine: str) -> str:
    """The report: every part that was chosen, also those that did not run."""
    lines = [f"# What was proved of {name}", "", f"Engine: {engine}. Seed: {state.seed}. Time is in minutes.", ""]
    lines += ["| part | ground | result | tried | seed | took | budget |", "|---|---|---|---|--:|--:|--:|"]
    for part in chosen:
        result = state.results.get(part.name)
        ground = ", ".join(part.ground)
        if result is None:
            lines.append(f"| {part.name} | {ground} | not run | | | | {part.minutes:g} |")
            continue
        row = [part.name, ground, result.status, result.told(), str(result.seed), clock(result.seconds)]
        lines.append(f"| {' | '.join(row)} | {part.minutes:g} |")
    covered = {ground for part in chosen for ground in part.ground if is_green(state, part)}
    open_ = [ground for ground in plan.grounds if ground not in covered]
    lines += ["", f"Ground with no part that is green: {', '.join(open_) or 'none'}.", "", "## What was tried", ""]
    for part in chosen:
        result = state.results.get(part.name)
        note = f" {result.note}" if result is not None and result.note else ""
        lines.append(f"- **{part.name}**: {part.what}{note}")
    failed = [(part, state.results[part.name]) for part in chosen if part.name in state.results]
    failed = [(part, result) for part, result in failed if result.failures]
    lines += ["", "## Failures", ""]
    for part, result in failed:
        for failure in result.failures:
            lines += [f"### {part.name}: {failure.what}", "", "    " + failure.again, ""]
            if failure.said:
                lines += ["```", failure.said.strip().replace("```", "'''"), "```", ""]
    if not failed:
        lines += ["None.", ""]
    return "\n".join(lines)


def is_green(state: State, part: Part) -> bool:
    return part.name in state.results and state.results[part.name].status == GREEN
