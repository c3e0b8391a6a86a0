"""``record`` and ``replay``: games as text files."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from xenodeck import bots
from xenodeck.cli.arguments.types import Bots, GameName, Json, Language, ModeName, OptionsFile, Seats, Seed, SeenBy, Set
from xenodeck.cli.arguments.values import check_viewer, line_up, read_options, read_text
from xenodeck.cli.output.colours import Paint
from xenodeck.cli.output.console import console, print_json
from xenodeck.cli.output.outcomes import outcome_data
from xenodeck.cli.output.sentences import Teller, people_at
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadRecord
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import EVERYBODY, Look, looks
from xenodeck.core.sessions.inputs import GO_ON
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import check_seed
from xenodeck.games import find
from xenodeck.lab.driver import run_session

LONGEST_MS = 24 * 60 * 60 * 1000  # a day


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
    given = {**which.safe_settings(which.mode(mode).id), **read_options(which, set_, options)}
    at_table = which.mode(mode).seats[1] if seats is None else seats
    session = Session.start(which, at_table, check_seed(secrets.randbits(64) if seed is None else seed), given, mode)
    run_session(session, [bots.find(which, name) for name in line_up(which, bots_, at_table)])
    text = Record.of(session).text()
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")
        console.print(f"{len(session.inputs)} moves written to {escape(str(out))}", soft_wrap=True)


def replay(
    file: Annotated[Path, typer.Argument(help="A record; - for stdin.")],
    seen_by: SeenBy = None,
    as_json: Json = False,
    lang: Language = "en",
) -> None:
    """Play a record again and tell what happened."""
    written = Record.read(read_text(file))
    game = find(written.game, written.rules)
    game.words(lang)  # an unknown language is refused first
    steps: list[Look] = []
    if not isinstance(written.position, dict | None):
        raise BadRecord(0, "its position is no JSON object.")
    check_time(written, game)
    try:
        for look in looks(game, written, EVERYBODY if seen_by is None else seen_by):
            check_viewer(seen_by, int(look.session.state.seats))
            steps.append(look)
    except OverflowError:
        raise BadRecord(0, "a number in it is too large.") from None
    session = steps[0].session
    seats = [game.words(lang).say("table", "seat", seat=n) for n in range(session.state.seats)]
    teller = Teller(game, lang, len(seats), people_at(game, lang, session.setup.automata, seats), coded=False)
    if as_json:
        print_json(document(session, seen_by, steps))
    else:
        show(session, steps, teller)


def check_time(written: Record, game: Game) -> None:
    """Refuse ticks in a game without time, ticks that do not go forward, and more than a day of them."""
    ticks = [entry.ticks for entry in written.inputs if entry.seat < 0 and entry.words != GO_ON]
    tick_ms = written.start_session(game).setup.tick_ms if ticks else 0
    if ticks and (not tick_ms or min(ticks) < 1 or sum(ticks) * tick_ms > LONGEST_MS):
        raise BadRecord(0, f"time cannot pass like this in {game.id}: tick {max(ticks, key=abs)}.")


def document(session: Session, seen_by: int | None, steps: list[Look]) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": session.game.id,
        "mode": session.setup.mode,
        "seats": int(session.state.seats),
        "moves": [{"move": s.move, "seat": s.seat, "words": s.words, "events": s.events} for s in steps],
        "position": session.as_position(seen_by),
        "over": session.state.over,
    }
    if session.state.over:
        data |= outcome_data(session.game.outcome(session.state))
    return data


def show(session: Session, steps: list[Look], teller: Teller) -> None:
    """Print each move with its number and its events; a move without events in the words of the record."""
    paint = Paint(session.game.colours)
    for step in steps:
        told = [
            paint.sentence(deeds.line, ((code, teller.card(code)) for code in deeds.cards))
            for deeds in teller.story(step.events)
        ]
        if not told and step.seat is not None:
            told = [Text(f"{teller.people[step.seat]}: {step.words}")]
        for number, line in enumerate(told):
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_row(Text(f"{step.move if step.move and not number else '':>4}", "bold"), line)
            console.print(grid)
    if session.state.over:
        outcome = session.game.outcome(session.state)
        console.print(escape(teller.result(outcome)))
