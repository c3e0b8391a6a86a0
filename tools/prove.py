"""``make prove``: everything that is too long for every change, part by part, at most six hours on two cores.

``tools/prove.toml`` declares the parts, each with a budget of time and the ground it covers. What is green at this
commit is not run again (``--again`` does), so it continues after a break; a part that fails does not stop the others.
All random numbers come from one seed, which is printed first. It ends with ``build/prove/report.md``.
"""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType

from prove_parts import Part, Plan, Wrong, choose, load
from prove_report import FAILED, GREEN, Result, State, clock, commit, page, read
from prove_run import Where, derived, run
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

ROOT = Path(__file__).resolve().parents[1]
HEARTBEAT = 60.0  # seconds between two lines about a part in a log file
COLOURS = {GREEN: "green", FAILED: "bold red"}


class Show:
    """Shows the progress: a bar on a terminal, and a line now and then in a log file."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.bar: Progress | None = None
        self.task: TaskID | None = None
        self.said = 0.0

    def __enter__(self) -> Show:
        if self.console.is_terminal:
            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                TextColumn("{task.fields[time]} {task.fields[doing]}"),
            )
            self.bar = Progress(*columns, console=self.console, transient=True)
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()

    def line(self, text: str) -> None:
        self.console.print(f"[dim]{time.strftime('%H:%M')}[/] {text}", soft_wrap=True)

    def begin(self, number: int, many: int, part: Part, seed: int, budget: float) -> Callable[[float, str], None]:
        name = f"{part.name} ({number} of {many})"
        self.line(f"{name}: at most {clock(budget)}, seed {seed}")
        self.said = 0.0
        if self.bar is not None:
            self.task = self.bar.add_task(name, total=budget, time="0:00", doing="")

        def tick(spent: float, doing: str) -> None:
            if self.bar is not None and self.task is not None:
                self.bar.update(self.task, completed=min(spent, budget), time=clock(spent), doing=doing[:60])
            elif spent - self.said >= HEARTBEAT:
                self.said = spent
                self.console.print(f"      {clock(spent)} {doing}", markup=False, soft_wrap=True)

        return tick

    def ended(self, part: Part, result: Result) -> None:
        if self.bar is not None and self.task is not None:
            self.bar.remove_task(self.task)
        colour = COLOURS.get(result.status, "yellow")
        self.line(f"{part.name}: [{colour}]{result.status}[/], {result.told()} in {clock(result.seconds)}")
        if result.note:
            self.console.print(f"      {result.note}", markup=False, soft_wrap=True)
        for failure in result.failures:
            self.console.print(f"      {failure.what}", style="red", markup=False, soft_wrap=True)
            self.console.print(f"      again: {failure.again}", markup=False, soft_wrap=True)


def list_parts(console: Console, plan: Plan, parts: Sequence[Part]) -> None:
    for part in parts:
        console.print(f"{part.name:20}{part.minutes:4g} min  {', '.join(part.ground)}", markup=False, soft_wrap=True)
        console.print(f"{'':20}{part.what}", markup=False, soft_wrap=True)
    total = sum(part.minutes for part in parts)
    console.print(f"{len(parts)} parts, {total:g} minutes; {plan.hours:g} hours are the most for all of them")
    console.print("grounds: " + "; ".join(f"{name} ({what})" for name, what in plan.grounds.items()), soft_wrap=True)


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--part", action="append", default=[], metavar="NAME", help="only this one, and others so named"
    )
    parser.add_argument("--ground", action="append", default=[], help="only the parts that cover this")
    parser.add_argument("--minutes", type=float, default=None, help="for all chosen parts together; budgets are scaled")
    parser.add_argument("--seed", type=int, default=None, help="do the same again; without it a fresh one is drawn")
    parser.add_argument("--again", action="store_true", help="also what is green at this commit")
    parser.add_argument("--list", action="store_true", help="only say which parts there are")
    return parser.parse_args(words)


def prepare(given: argparse.Namespace, folder: Path) -> State:
    """What is known of this commit. Unless a seed is given, the one of the interrupted run is used."""
    fresh = secrets.randbits(31) if given.seed is None else given.seed
    state = read(folder / "state.json", fresh)
    if given.again or given.seed is not None:
        state.seed = fresh
    return state


def is_done(part: Part, state: State, given: argparse.Namespace) -> bool:
    """Whether a part is green at this commit, with the given seed if there is one."""
    result = state.results.get(part.name)
    if given.again or result is None or result.status != GREEN:
        return False
    return given.seed is None or result.seed == derived(given.seed, part.name)


def prove(given: argparse.Namespace, root: Path, console: Console) -> int:
    plan = load(root / "tools/prove.toml")
    chosen = choose(plan, given.part, given.ground)
    if given.list:
        list_parts(console, plan, chosen)
        return 0
    name = commit(root)
    folder = root / "build/prove" / name
    folder.mkdir(parents=True, exist_ok=True)
    state = prepare(given, folder)
    console.print(f"seed {state.seed}, commit {name}, engine {engine()}", soft_wrap=True)
    absent = [part for part in chosen if part.needs and not (root / part.needs).exists()]
    for part in absent:
        console.print(f"{part.name}: left out, there is no {part.needs} here", style="yellow", soft_wrap=True)
    done = [part for part in chosen if is_done(part, state, given)]
    if done:
        console.print(f"green already: {', '.join(part.name for part in done)} (--again runs them)", soft_wrap=True)
    todo = [part for part in chosen if part not in absent and part not in done]
    whole = sum(part.minutes for part in todo)
    scale = given.minutes / whole if given.minutes is not None and whole else 1.0
    report = root / "build/prove/report.md"
    broken_off = False
    with Show(console) as show:
        try:
            for number, part in enumerate(todo, 1):
                seed, budget = derived(state.seed, part.name), 60 * part.minutes * scale
                if given.again:
                    for old in folder.glob(f"{part.name}-*"):
                        old.unlink()
                tick = show.begin(number, len(todo), part, seed, budget)
                state.results[part.name] = run(part, seed, budget, Where(root, folder, tick), scale < 1)
                show.ended(part, state.results[part.name])
                state.write()
        except KeyboardInterrupt:
            broken_off = True
            show.line("broken off; the next run goes on here")
    state.write()
    report.write_text(page(plan, chosen, state, name, engine()), "utf-8")
    console.print(f"written: {report.relative_to(root)}")
    return 130 if broken_off else verdict(chosen, absent, state, scale, console)


def verdict(chosen: Sequence[Part], absent: Sequence[Part], state: State, scale: float, console: Console) -> int:
    """The final verdict. Unfinished parts are no failure if less time was given on purpose."""
    found = {part.name: state.results[part.name].status for part in chosen if part not in absent}
    failed = [name for name, status in found.items() if status == FAILED]
    unfinished = [name for name, status in found.items() if status not in (FAILED, GREEN)]
    if failed:
        console.print(f"failed: {', '.join(failed)}", style="bold red", soft_wrap=True)
    if unfinished:
        console.print(f"nothing wrong, but not finished: {', '.join(unfinished)}", style="yellow", soft_wrap=True)
    if not failed and not unfinished:
        console.print(f"{len(found)} parts, all green" if found else "there was nothing to run", soft_wrap=True)
    return 1 if failed or not found or (unfinished and scale >= 1) else 0


def engine() -> str:
    from xenodeck import _fast

    return _fast.status()


def main(words: Sequence[str], root: Path = ROOT, console: Console | None = None) -> int:
    def stop(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    chromium = root / "web/.chromium"
    if "CHROMIUM" not in os.environ and chromium.exists():
        os.environ["CHROMIUM"] = chromium.read_text("utf-8").strip()
    try:
        return prove(arguments(words), root, console or Console(highlight=False))
    except Wrong as wrong:
        print(f"prove: {wrong}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
