"""``play``: a game against bots in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from xenodeck import bots
from xenodeck.cli.arguments.types import Bots, GameName, Language, ModeName, OptionsFile, Seats, Seed, Set
from xenodeck.cli.arguments.values import check_viewer, line_up, read_options
from xenodeck.cli.output.sentences import people_at
from xenodeck.cli.terminal.game import TerminalGame
from xenodeck.cli.terminal.screen import Screen
from xenodeck.core.errors import GameError
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import check_seed
from xenodeck.games import find

ALIASES = ("Zyx", "Plimp", "Orro", "Bleep", "Vort", "Quip", "Mooz", "Ixi", "Gnarl", "Tweek")


def play(
    game: GameName,
    mode: ModeName = None,
    set_: Set = None,
    options: OptionsFile = None,
    seats: Seats = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0, help="Which seat is yours.")] = None,
    seed: Seed = None,
    bots_: Bots = "",
    lang: Language = "en",
    name: Annotated[str, typer.Option("--name", help="What the others call you.")] = "",
    save: Annotated[Path | None, typer.Option("--save", help="Write the record here at the end.")] = None,
) -> None:
    """Play a game against bots. Type help at the table."""
    which = find(game)
    low, high = which.mode(mode).seats
    at_table = min(max(3, low), high) if seats is None else seats
    given = read_options(which, set_, options)
    session = Session.start(which, at_table, check_seed(secrets.randbits(64) if seed is None else seed), given, mode)
    mine = own_seat(seat, session)
    if save is not None:
        check_writable(save)
    rivals = [bots.find(which, bot) for bot in line_up(which, bots_, at_table)]
    people = people_at(which, lang, session.setup.automata, [ALIASES[i % len(ALIASES)] for i in range(at_table)])
    people[mine] = " ".join(name.split())[:20] or people[mine]
    screen = Screen(which, lang, at_table, people, mine, session.setup.automata)
    at_terminal = TerminalGame(session, mine, rivals, screen)
    try:
        whole = at_terminal.run()
    finally:  # also after Ctrl-C: an unfinished game has a record too
        if save is not None:
            record = Record.of(session)
            record.taken_back = at_terminal.taken_back
            save.write_text(record.text(), "utf-8")
            screen.note("saved", file=save)
    if not whole and not sys.stdin.isatty():
        raise GameError("NO_INPUT", "the input ended before the game did.")


def own_seat(wanted: int | None, session: Session) -> int:
    """The seat of the person: the one asked for, else the first that no automaton plays."""
    free = [seat for seat in range(session.state.seats) if seat not in session.setup.automata]
    if wanted is None:
        return free[0]
    check_viewer(wanted, int(session.state.seats))
    if wanted not in free:
        raise GameError("NO_SEAT", f"an automaton plays seat {wanted}.", legal=list(map(str, free)))
    return wanted


def check_writable(file: Path) -> None:
    """Refuse a file that cannot be written before the game begins, not after it."""
    if file.is_dir() or not file.parent.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise GameError("BAD_FILE", f"{file} cannot be written.")
