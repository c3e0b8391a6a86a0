"""``sim``: many games between bots, counted."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from xenodeck import _fast
from xenodeck.cli.arguments.types import Bots, GameName, Json, ModeName, OptionsFile, Seats, Seed, Set
from xenodeck.cli.arguments.values import line_up, read_options
from xenodeck.cli.output.console import console, errors, print_json
from xenodeck.core.rules.state import Setup
from xenodeck.core.tabletop.chance import check_seed
from xenodeck.games import find
from xenodeck.lab.simulate import Plan, Tally, simulate

MOST_GAMES = 10_000_000  # their lengths are kept for the percentiles


def sim(
    game: GameName,
    mode: ModeName = None,
    set_: Set = None,
    options: OptionsFile = None,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    seed: Seed = None,
    bots_: Bots = "random",
    workers: Annotated[int, typer.Option("--workers", min=1, max=256, help="Processes to use.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants at every decision (slow).")] = False,
    as_json: Json = False,
) -> None:
    """Let bots play many games and count what happens."""
    which = find(game)
    at_table = which.mode(mode).seats[1] if seats is None else seats
    given = read_options(which, set_, options)
    # a number of seats beyond reason is refused before anything is built for it
    setup = which.setup(at_table, given, mode)
    plan = Plan(
        which.id,
        at_table,
        games,
        check_seed(secrets.randbelow(1 << 32) if seed is None else seed),
        tuple(line_up(which, bots_, at_table)),
        which.mode(mode).id,
        given,
        check,
    )
    total = Tally([0] * at_table)
    begun = time.perf_counter()
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        disable=not errors.is_terminal,
        transient=True,
    ) as progress:
        bar = progress.add_task(f"{game}, {plan.mode}, {at_table} seats", total=games)
        for tally in simulate(plan, workers):
            total.add(tally)
            progress.advance(bar, tally.games)
    elapsed = time.perf_counter() - begun
    if as_json:
        print_json({"mode": plan.mode, "fewest": setup.scoring[0].fewest, **total.to_data(plan, elapsed)})
    else:
        show(plan, setup, total, elapsed)


def show(plan: Plan, setup: Setup, total: Tally, elapsed: float) -> None:
    data = total.to_data(plan, elapsed)
    columns = ("seat", "bot", "wins", "share", "mean points", "mean rank")
    table = Table(*columns, box=None, pad_edge=False, header_style="dim")
    for seat, wins in enumerate(total.wins):
        bot = "automaton" if seat in setup.automata else plan.bots[seat]
        means = (f"{data['mean_points'][seat]:.2f}", f"{data['mean_rank'][seat]:.2f}")
        table.add_row(str(seat), bot, str(wins), f"{wins / total.games:.1%}", *means)
    length = data["length"]
    table_of = f"mode {plan.mode}, {plan.seats} seats"
    console.print(f"[bold]{plan.game}[/], {table_of}, {total.games:,} games, seed {plan.seed}")
    console.print(table)
    if setup.scoring[0].fewest:
        console.print("the fewest points win")
    console.print(f"shared {total.shared:,}, no winner {total.no_winner:,}, truncated {total.truncated:,}")
    console.print(
        f"decisions a game: mean {length['mean']}, half within {length['p25']:g}-{length['p75']:g}, "
        f"95 % below {length['p95']:g}, longest {length['max']}"
    )
    console.print(f"{total.decisions:,} decisions, {data['decisions_per_s']:,} a second, engine {_fast.status()}")
