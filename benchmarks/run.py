"""``make bench``: the engine, compiled and interpreted, beside other systems, in one run and as ratios.

Absolute figures change with the machine and its load, so read the ratios. Every peer is a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import against
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
PEERS = HERE / "peers"
GATES = {
    ("ufoludki", "compiled"): {"decisions_per_s": 1_500_000, "policy_decisions_per_s": 300_000, "clone_us": 0.6},
    ("ufoludki", "interpreted"): {"decisions_per_s": 200_000},
    ("frenzy", "compiled"): {"decisions_per_s": 300_000, "policy_decisions_per_s": 100_000},
    ("getaway", "compiled"): {"decisions_per_s": 300_000, "policy_decisions_per_s": 100_000, "clone_us": 0.4},
    ("alieninjas", "compiled"): {"decisions_per_s": 300_000, "ticks_per_s": 500_000},
    ("gambit", "compiled"): {"decisions_per_s": 250_000, "policy_decisions_per_s": 100_000},
}

console = Console(highlight=False)
if not console.is_terminal:
    console.width = 120


def engine(mode: str, seconds: float) -> dict[str, Any]:
    """The figures of our engine of the kind ``mode``."""
    env = {**os.environ, "XENODECK_ENGINE": mode}
    command = [sys.executable, "-m", "xenodeck", "bench", "--json", "--seconds", str(seconds)]
    return dict(json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout))


def peer(command: list[str], seconds: float) -> dict[str, Any]:
    done = subprocess.run([*command, "--seconds", str(seconds)], cwd=PEERS, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


PEER_COMMANDS = {
    "OpenSpiel (Python)": [sys.executable, "openspiel_ufoludki.py"],
    "OpenSpiel (C++)": [sys.executable, "openspiel_hearts.py"],
    "RLCard": [sys.executable, "rlcard_uno.py"],
    "boardgame.io": ["node", "boardgameio/run.mjs"],
    "plain Python, Frenzy": [sys.executable, "plain_frenzy.py", "--seats", "4"],
    "plain Python, Getaway": [sys.executable, "plain_getaway.py", "--seats", "4"],
    "plain Python, Earth Gambit": [sys.executable, "plain_gambit.py", "--seats", "4"],
    "plain Python, Alieninjas": [sys.executable, "plain_alieninjas.py", "--mode", "m5_rescue"],
    "plain Python, Alieninjas, real time": [sys.executable, "plain_alieninjas.py", "--mode", "m1_claim"],
}


def measure(seconds: float) -> dict[str, Any]:
    data: dict[str, Any] = {"machine": machine(), "ours": {}, "peers": {}}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=2 + len(PEER_COMMANDS))
        for mode in ("compiled", "interpreted"):
            progress.update(bar, description=f"xenodeck, {mode}")
            data["ours"][mode] = engine(mode, seconds)
            progress.advance(bar)
        for name, command in PEER_COMMANDS.items():
            progress.update(bar, description=name)
            data["peers"][name] = peer(command, seconds)
            progress.advance(bar)
    return data


def machine() -> dict[str, Any]:
    cpu = ""
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = models[0] if models else ""
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "cpu": cpu,
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "day": date.today().isoformat(),  # so that figures that are quoted say when they were measured
        "load": round(os.getloadavg()[0], 2),
    }


def show(data: dict[str, Any]) -> None:
    where = data["machine"]
    console.print(
        f"{where['day']}: {where['cpu'] or where['system']}, {where['cores']} cores, load {where['load']}, "
        f"Python {where['python']}; random play, per second of CPU time"
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    for head in ("system", "game", "seats", "decisions/s", "games/s", "clone µs", "ours, compiled"):
        table.add_column(head, justify="left" if head in ("system", "game") else "right")
    best: dict[str, Any] = {}
    for mode, ours in data["ours"].items():
        for speed in ours["games"]:
            if mode == "compiled":
                best.setdefault(speed["game"], speed)
                best[named(speed)] = speed
            table.add_row(
                f"[bold]xenodeck {ours['version']} {mode}[/]",
                named(speed),
                str(speed["seats"]),
                f"{speed['decisions_per_s']:,}",
                f"{speed['games_per_s']:,}",
                f"{speed['clone_us']:g}",
                "",
            )
    for name, line in data["peers"].items():
        ours = best.get(line["game"], best["ufoludki"])
        per_game = line["decisions_per_s"] / line["mean_decisions"]
        ratio = f"×{ours['decisions_per_s'] / line['decisions_per_s']:.1f}"
        if line["same_game"]:
            ratio += f", games ×{ours['games_per_s'] / per_game:.1f}"
        table.add_row(
            f"{name} {line['version']}",
            f"{line['game']}{' (same game)' if line['same_game'] else ''}",
            str(line["seats"]),
            f"{line['decisions_per_s']:,}",
            f"{per_game:,.0f}",
            f"{line['clone_us']:g}",
            ratio,
        )
    console.print(table)
    console.print(
        "[dim]A play with a target, a number or a turn is two decisions here (one card, one answer) and one elsewhere, "
        "and so is each card of a set: for the same game compare games/s.[/]"
    )
    for mode in data["ours"]:
        for speed in data["ours"][mode]["games"]:
            if speed["policy"]:
                console.print(
                    f"{speed['policy']} in all seats, {named(speed)}, {mode}: "
                    f"{speed['policy_decisions_per_s']:,} decisions a second"
                )
            if speed["ticks_per_s"]:
                console.print(
                    f"{named(speed)}, {mode}: {speed['ticks_per_s']:,} ticks a second at random, "
                    f"{speed['policy_ticks_per_s']:,} with {speed['policy']} in all seats"
                )
            console.print(
                f"search, {named(speed)}, {mode}: {speed['simulations_per_s']:,} simulations a second "
                f"(information-set tree search, whole games of {speed['mean_decisions']:.0f} decisions)"
            )
            console.print(
                f"{named(speed)}, {mode}: a possible world in {speed['redeal_us']:g} µs, "
                f"a view in {speed['view_us']:g} µs"
            )
    for (game, mode), gates in GATES.items():
        for speed in (g for g in data["ours"][mode]["games"] if g["game"] == game):
            for figure, gate in gates.items():
                if "ticks" in figure and not speed[figure]:
                    continue  # this mode has no ticks
                reached = speed[figure] <= gate if figure.endswith("_us") else speed[figure] >= gate
                word = "reached" if reached else "[red]MISSED[/]"
                console.print(f"{word:>8}  {named(speed)} {mode} {figure} {speed[figure]:,} (gate {gate:,})")


def named(speed: dict[str, Any]) -> str:
    """The game, with its mode if it has several."""
    return speed["game"] if speed["mode"] == "standard" else f"{speed['game']} {speed['mode']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds for each system")
    parser.add_argument("--json", action="store_true", help="one JSON document on stdout and nothing else")
    parser.add_argument("--against", metavar="REV", help="this tree beside an earlier commit, and no other system")
    parser.add_argument("--turns", type=int, default=3, help="with --against: how often they take turns")
    parser.add_argument("--moves", action="store_true", help="what a move costs the server, in every game and mode")
    parser.add_argument("--most", type=int, default=200, help="with --moves: so many of each")
    options = parser.parse_args()
    if options.against:
        most = options.most if options.moves else 0
        then, now = against.compare(options.against, options.seconds, options.turns, most)
        against.show(console, options.against, then, now)
        return
    if options.moves:
        as_json = ["--json"] if options.json else []
        subprocess.run([sys.executable, HERE / "move_price.py", "--most", str(options.most), *as_json], check=True)
        return
    data = measure(options.seconds)
    if options.json:
        print(json.dumps(data, indent=2))
    else:
        show(data)


if __name__ == "__main__":
    main()
