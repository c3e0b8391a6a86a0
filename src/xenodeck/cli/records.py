"""``record`` and ``replay``: games as text files."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from xenodeck import bots
from xenodeck.cli.common import (
    Bots,
    GameName,
    Json,
    Language,
    ModeName,
    OptionsFile,
    Seats,
    Seed,
    Set,
    console,
    names,
    print_json,
    read_options,
    read_text,
)
from xenodeck.cli.telling import Teller
from xenodeck.core.chance import check_seed
from xenodeck.core.errors import GameError
from xenodeck.core.match import Match
from xenodeck.core.record import Record
from xenodeck.games import find
from xenodeck.lab.driver import run_match


def record(
    game: GameName,
    mode: ModeName = None,
    set_: Set = None,
    options: OptionsFile = None,
    seats: Seats = None,
    seed: Seed = None,
    bots_: Bots = "",
    out: Annotated[Path | None, typer.Option("--out", help="Where to write it; stdout if not given.")] = None,
) -> None:
    """Let bots play one game and write its record."""
    which = find(game)
    given = {**which.safe_options(), **read_options(which, set_, options)}
    at_table = which.seats[1] if seats is None else seats
    match = Match.start(which, at_table, check_seed(secrets.randbits(64) if seed is None else seed), given, mode)
    line_up = bots.line_up(which, names(bots_), at_table)
    run_match(match, [bots.find(which, name) for name in line_up])
    text = Record.of(match).text()
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")
        console.print(f"{len(match.inputs)} moves written to {out}")


def replay(
    file: Annotated[Path, typer.Argument(help="A record; - for stdin.")],
    seen_by: Annotated[
        int | None, typer.Option("--seen-by", help="Tell it as this seat knew it; -1 for a spectator.")
    ] = None,
    as_json: Json = False,
    lang: Language = "en",
) -> None:
    """Play a record again and tell what happened."""
    written = Record.read(read_text(file))
    game = find(written.game)
    steps: list[dict[str, Any]] = []
    told = 0

    def each(match: Match) -> None:
        nonlocal told
        if seen_by is not None and not -1 <= seen_by < match.state.seats:
            raise GameError("NO_SEAT", f"there is no seat {seen_by} at this table.")
        events = match.all_events(told) if seen_by is None else match.events(seen_by, told)
        told = len(match.log)
        last = match.inputs[-1] if match.inputs else None
        steps.append(
            {
                "move": len(match.inputs),
                "seat": None if last is None or last.seat < 0 else last.seat,
                "words": None if last is None else last.words or f"tick {last.ticks}",
                "events": events,
            }
        )

    match = written.replay(game, each)
    teller = Teller(game, lang, int(match.state.seats))
    if as_json:
        data: dict[str, Any] = {"game": game.id, "moves": steps, "over": match.state.over}
        data["position"] = game.position(match.state, seen_by)
        if match.state.over:
            outcome = game.outcome(match.state)
            data |= {"scores": list(outcome.scores), "winners": list(outcome.winners), "truncated": outcome.truncated}
        print_json(data)
        return
    for step in steps:
        if step["words"]:
            console.print(f"[bold]{step['move']:>4}[/]  {teller.people[step['seat']]}: {step['words']}")
        for event in step["events"]:
            console.print(f"      [dim]{teller.line(event)}[/]")
    if match.state.over:
        outcome = game.outcome(match.state)
        console.print(
            f"over; scores {list(outcome.scores)}, won by {', '.join(teller.people[w] for w in outcome.winners)}"
        )
