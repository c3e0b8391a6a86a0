"""``bench``: how fast the loaded engine is. ``make bench`` puts it beside other systems."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from rich.table import Table

import xenodeck
from xenodeck import _fast
from xenodeck.cli.arguments.types import Json
from xenodeck.cli.output.console import console, print_json
from xenodeck.games import found
from xenodeck.lab.measure import measure


def bench(
    seats: Annotated[int, typer.Option("--seats", help="Seats at the table, as far as a game allows.")] = 4,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=600, help="CPU seconds of playouts a game.")
    ] = 3.0,
    as_json: Json = False,
) -> None:
    """Measure random playouts, policies, clones, redeals and views of every game."""
    speeds = [
        measure(game, mode.id, min(max(seats, mode.seats[0]), mode.seats[1]), seconds)
        for game in found().values()
        for mode in game.modes
    ]
    if as_json:
        print_json(
            {
                "version": xenodeck.__version__,
                "engine": _fast.status(),
                "compiled": _fast.is_compiled(),
                "python": platform.python_version(),
                "machine": f"{platform.system()} {platform.machine()}",
                "games": [speed.to_data() for speed in speeds],
            }
        )
        return
    heads = ("game", "mode", "seats", "decisions/s", "games/s", "clone µs", "redeal µs", "view µs", "policy")
    table = Table(*heads, box=None, pad_edge=False)
    for s in speeds:
        figures = (f"{s.decisions_per_s:,}", f"{s.games_per_s:,}", str(s.clone_us), str(s.redeal_us), str(s.view_us))
        policy = f"{s.policy} {s.policy_decisions_per_s:,}/s" if s.policy else ""
        table.add_row(s.game, s.mode, str(s.seats), *figures, policy)
    console.print(f"engine {_fast.status()}, CPU time, Python {platform.python_version()}")
    console.print(table)
