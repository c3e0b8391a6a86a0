"""``make bench ARGS="--against REV"``: this tree beside an earlier commit, measured alternately in one run.

The commit is checked out into a folder of its own, compiled there, and asked for the same figures. The ratios printed
are of the best of several turns, because a busy machine slows down whichever tree is being measured.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
FIGURES = {  # name -> whether more is better
    "decisions_per_s": True,
    "policy_decisions_per_s": True,
    "simulations_per_s": True,
    "clone_us": False,
    "redeal_us": False,
    "view_us": False,
    "ms_a_move": False,
    "us_a_tick": False,
    "bytes_a_move": False,
}
MOVES = "benchmarks/move_price.py"
Figures = dict[tuple[str, str, str], float]  # game and mode, engine, figure


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def python(tree: Path, *words: str, engine: str = "") -> str:
    """A command in the tree at ``tree``, with this interpreter and its packages."""
    env = {**os.environ, "PYTHONPATH": str(tree / "src"), **({"XENODECK_ENGINE": engine} if engine else {})}
    done = subprocess.run([sys.executable, *words], cwd=tree, env=env, capture_output=True, text=True, check=True)
    return done.stdout


def figures(tree: Path, engine: str, seconds: float) -> Figures:
    data: dict[str, Any] = json.loads(
        python(tree, "-m", "xenodeck", "bench", "--json", "--seconds", str(seconds), engine=engine)
    )
    return {
        (f"{speed['game']} {speed['mode']}", engine, figure): float(speed[figure])
        for speed in data["games"]
        for figure in FIGURES
        if speed.get(figure)
    }


def prices(tree: Path, most: int) -> Figures:
    """What a move costs the server of the tree at ``tree``; empty if that tree cannot measure it."""
    if not (tree / MOVES).exists():
        return {}
    data = json.loads(python(tree, MOVES, "--json", "--most", str(most), engine="compiled"))
    return {
        (f"{price['game']} {price['mode']}", "server", figure): float(price[figure])
        for price in data
        for figure in FIGURES
        if price.get(figure)
    }


def better(figure: str, one: float, other: float) -> float:
    return max(one, other) if FIGURES[figure] else min(one, other)


def compare(revision: str, seconds: float, turns: int, most: int = 0) -> tuple[Figures, Figures]:
    """The best figures of that commit and of this tree: those of the engine, or what ``most`` moves cost the server."""
    name = git("rev-parse", "--short", revision)
    with tempfile.TemporaryDirectory(prefix="xenodeck-against-") as folder, Progress(transient=True) as progress:
        then = Path(folder) / name
        git("worktree", "add", "--detach", str(then), revision)
        try:
            kinds = ("server",) if most else ("compiled", "interpreted")
            bar = progress.add_task(f"compiling {name}", total=1 + 2 * len(kinds) * turns)
            python(then, "tools/compile.py")
            progress.advance(bar)
            best: dict[Path, Figures] = {then: {}, ROOT: {}}
            for turn in range(turns):
                for engine in kinds:
                    for tree in (then, ROOT) if turn % 2 == 0 else (ROOT, then):
                        progress.update(bar, description=f"{name if tree is then else 'this tree'}, {engine}")
                        found = prices(tree, most) if most else figures(tree, engine, seconds)
                        for key, value in found.items():
                            best[tree][key] = better(key[2], value, best[tree].get(key, value))
                        progress.advance(bar)
        finally:
            git("worktree", "remove", "--force", str(then))
    return best[then], best[ROOT]


def show(console: Console, revision: str, then: Figures, now: Figures) -> None:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("game", "engine", "figure", revision, "now", "now is"):
        table.add_column(head, justify="left" if head in ("game", "engine", "figure") else "right")
    for key, value in now.items():
        before = then.get(key)
        if before is None:
            table.add_row(*key, "", f"{value:,g}", "new")
            continue
        gain = value / before if FIGURES[key[2]] else before / value
        table.add_row(*key, f"{before:,g}", f"{value:,g}", f"×{gain:.2f}{'  [red]slower[/]' if gain < 0.95 else ''}")
    console.print(table)
    console.print("[dim]Best of all turns; above ×1 this tree is faster.[/]")
