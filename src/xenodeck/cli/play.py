"""``play``: a game against bots in the terminal, with why-not, hints, undo and the log."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from xenodeck import bots
from xenodeck.cli.common import (
    Bots,
    GameName,
    Language,
    ModeName,
    OptionsFile,
    Seats,
    Seed,
    Set,
    console,
    names,
    read_options,
)
from xenodeck.cli.screen import Screen
from xenodeck.core.attempt import why_not
from xenodeck.core.bot import Bot
from xenodeck.core.chance import bot_seed, check_seed
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.match import Match
from xenodeck.core.record import Record
from xenodeck.games import find

ALIASES = ("Zyx", "Plimp", "Oola", "Bleep", "Vort")


def play(
    game: GameName,
    mode: ModeName = None,
    set_: Set = None,
    options: OptionsFile = None,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Which seat is yours.")] = 0,
    seed: Seed = None,
    bots_: Bots = "",
    lang: Language = "en",
    save: Annotated[Path | None, typer.Option("--save", help="Write the record here at the end.")] = None,
) -> None:
    """Play a game against bots."""
    which = find(game)
    at_table = min(3, which.seats[1]) if seats is None else seats
    given = read_options(which, set_, options)
    match = Match.start(which, at_table, check_seed(secrets.randbits(64) if seed is None else seed), given, mode)
    if not 0 <= seat < at_table:
        raise GameError("NO_SEAT", f"there is no seat {seat} at a table of {at_table}.")
    line_up = [bots.find(which, name) for name in bots.line_up(which, names(bots_), at_table)]
    people = [ALIASES[i % len(ALIASES)] for i in range(at_table)]
    people[seat] = {"en": "You", "pl": "Ty"}.get(lang, "You")
    sitting = Sitting(match, seat, line_up, Screen(which, lang, at_table, people, seat))
    sitting.run()
    if save is not None:
        save.write_text(Record.of(match).text(), "utf-8")
        console.print(f"record written to {save}")


class Sitting:
    """One person at a table of bots."""

    def __init__(self, match: Match, seat: int, line_up: list[Bot], screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.line_up = line_up
        self.screen = screen
        self.told = 0
        self.asked = 0

    def run(self) -> None:
        self.screen.welcome()
        while not self.match.state.over:
            waiting = self.match.waiting()
            if self.seat in waiting:
                if not self.my_turn():
                    return
            else:
                self.bot_turn(waiting[0])
        self.tell()
        self.screen.ending(self.match)

    def bot_turn(self, seat: int) -> None:
        view = self.match.view(seat)
        self.asked += 1
        advice = self.line_up[seat].choose(view, bot_seed(self.match.seed, seat, self.asked))
        assert view.question is not None
        self.match.play(seat, view.question.options[advice.index].word)

    def tell(self) -> None:
        self.screen.story(self.match.events(self.seat, self.told))
        self.told = len(self.match.log)

    def my_turn(self) -> bool:
        """Ask until a move is made. False: the person left."""
        self.tell()
        self.screen.table(self.match.view(self.seat))
        while True:
            question = self.match.view(self.seat).question
            assert question is not None
            self.screen.question(question)
            line = self.screen.read()
            if line is None or line in ("quit", "exit", "q"):
                self.screen.goodbye()
                return False
            if self.command(line):
                continue
            try:
                if line.isdigit() and question.kind == "card" and 1 <= int(line) <= len(question.options):
                    line = question.options[int(line) - 1].word
                if self.match.play(self.seat, line):
                    return True
            except Refusal as no:
                self.screen.refused(no)

    def command(self, line: str) -> bool:
        """A word that is no move: help, hint, why not, undo, log, rules, table."""
        word, _, rest = line.partition(" ")
        if word in ("?", "help"):
            self.screen.help()
        elif word == "hint":
            self.hint()
        elif word in ("undo", "back"):
            self.undo()
        elif word == "log":
            self.screen.story(self.match.events(self.seat))
        elif word == "rules":
            self.screen.rule(rest.strip())
        elif word == "table":
            self.screen.table(self.match.view(self.seat))
        elif word in ("why", "whynot"):
            self.screen.why(why_not(self.match.game, self.match.state, self.seat, rest.removeprefix("not ")))
        else:
            return False
        return True

    def hint(self) -> None:
        view = self.match.view(self.seat)
        adviser = bots.find(self.match.game, bots.strongest(self.match.game))
        advice = adviser.choose(view, bot_seed(self.match.seed, self.seat, self.asked))
        assert view.question is not None
        self.screen.hint(view.question.options[advice.index], advice)

    def undo(self) -> None:
        if self.match.back(self.seat):
            return
        try:
            self.match.undo()
            self.told = min(self.told, len(self.match.log))
        except Refusal as no:
            self.screen.refused(no)
