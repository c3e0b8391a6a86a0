"""The table in a terminal, for any game: piles, open numbers, the story, the question."""

from __future__ import annotations

from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table

from xenodeck.cli.common import console
from xenodeck.cli.telling import Teller
from xenodeck.core.bot import Advice
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.game import Game
from xenodeck.core.match import Match
from xenodeck.core.views import Option, Question, View

PHRASES = {
    "en": {
        "help": "Type a card, its number or a whole move. Also: hint, why MOVE, undo, log, rules [N], table, quit.",
        "choose": "your choice",
        "hint": "Hint",
        "allowed": "Yes, that is allowed.",
        "bye": "See you at the next raid.",
        "over": "The game is over.",
        "truncated": "A limit ended it.",
        "shared": "share the victory",
        "wins": "wins",
    },
    "pl": {
        "help": "Wpisz kartę, numer z listy albo cały ruch. Także: hint, why RUCH, undo, log, rules [N], table, quit.",
        "choose": "twój wybór",
        "hint": "Podpowiedź",
        "allowed": "Tak, to wolno.",
        "bye": "Do następnego najazdu.",
        "over": "Koniec gry.",
        "truncated": "Zakończył ją limit.",
        "shared": "dzielą się zwycięstwem",
        "wins": "wygrywa",
    },
}


class Screen:
    def __init__(self, game: Game, language: str, seats: int, people: list[str], me: int) -> None:
        self.game = game
        self.me = me
        self.teller = Teller(game, language, seats, people)
        self.words = self.teller.words
        self.phrases = PHRASES.get(language, PHRASES["en"])

    # -- saying ----------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        console.print(Rule(f"[bold green]{self.words.get('game', 'name')}[/]", style="green"))
        console.print(f"[italic]{self.words.get('game', 'tagline')}[/]")
        console.print(f"[dim]{self.phrases['help']}[/]")

    def help(self) -> None:
        console.print(f"[dim]{self.phrases['help']}[/]")

    def goodbye(self) -> None:
        console.print(f"[green]{self.phrases['bye']}[/]")

    def story(self, events: list[dict[str, Any]]) -> None:
        for event in together(events):
            console.print(Padding(f"[dim]·[/] {self.teller.line(event)}", (0, 0, 0, 2)))

    def refused(self, no: GameError) -> None:
        legal = f" [dim]({', '.join(no.legal)})[/]" if no.legal else ""
        console.print(f"[yellow]{self.escape(self.teller.refusal(no))}[/]{legal}")

    def why(self, no: Refusal | None) -> None:
        if no is None:
            console.print(f"[green]{self.phrases['allowed']}[/]")
            return
        self.refused(no)
        if no.rule:
            self.rule(no.rule)

    def rule(self, number: str) -> None:
        try:
            rule = self.words.rule(number) if number else None
        except GameError as no:
            self.refused(no)
            return
        page = f"**{rule.number} {rule.title}.** {rule.text}" if rule else self.words.text()
        console.print(Padding(Markdown(page), (0, 2)))

    def hint(self, option: Option, advice: Advice) -> None:
        word = self.teller.card(option.code) if option.code else option.word
        reason = self.teller.reason(advice.reason, advice.facts)
        console.print(f"[cyan]{self.phrases['hint']}: {word}.[/] {reason}")

    def escape(self, text: str) -> str:
        return text.replace("[", "\\[")

    # -- the table -------------------------------------------------------------------------------------------------

    def table(self, view: View) -> None:
        console.print()
        self.common(view)
        grid = Table(box=None, pad_edge=False, header_style="dim")
        grid.add_column("")
        each = [p for p in self.game.layout(int(view.seats)).places if p.each]
        numbers = [n for n, v in view.fields.items() if isinstance(v, list) and len(v) == view.seats]
        for place in each:
            grid.add_column(self.words.get("places", place.name))
        for name in numbers:
            grid.add_column(self.words.get("fields", name), justify="right")
        for seat in range(view.seats):
            style = "bold" if seat == self.me else ""
            row = [self.teller.people[seat]]
            row += [self.pile(view, place.name, seat) for place in each]
            row += [str(view.fields[name][seat]) for name in numbers]
            grid.add_row(*row, style=style)
        console.print(Padding(grid, (0, 2)))

    def common(self, view: View) -> None:
        parts = []
        for place in self.game.layout(int(view.seats)).places:
            if not place.each:
                parts.append(f"{self.words.get('places', place.name)}: {view.pile(place.name).size}")
        for name in self.game.shown_fields:
            parts.append(f"{self.words.get('fields', name)}: [bold]{view.fields[name]}[/]")
        console.print(Padding("   ".join(parts), (0, 2)))

    def pile(self, view: View, place: str, seat: int) -> str:
        pile = view.pile(place, seat)
        if not pile.cards:
            return f"[dim]{'▮' * min(int(pile.size), 12) or '–'}[/]"
        shown = " ".join(pile.cards)
        return shown if pile.size == len(pile.cards) else f"{shown} [dim]({pile.size})[/]"

    def question(self, question: Question) -> None:
        console.print()
        console.print(f"[bold]{self.teller.prompt(question.name)}[/]")
        for number, option in enumerate(question.options, start=1):
            if option.code:
                text = self.words.get("texts", option.code) if self.words.has("texts", option.code) else ""
                console.print(f"  [green]{number}[/] {option.code:<8} {self.teller.card(option.code)} [dim]{text}[/]")
            elif option.kind == "seat":
                console.print(f"  [green]{option.value}[/] {self.teller.people[option.value]}")
            else:
                console.print(f"  [green]{option.word}[/]")

    def read(self) -> str | None:
        try:
            return console.input(f"[green]{self.phrases['choose']}>[/] ").strip()
        except EOFError:
            return None

    def ending(self, match: Match) -> None:
        outcome = self.game.outcome(match.state)
        console.print(Rule(f"[bold]{self.phrases['over']}[/]", style="green"))
        ranking = sorted(range(len(outcome.scores)), key=lambda seat: -outcome.scores[seat])
        for seat in ranking:
            mark = "★" if seat in outcome.winners else " "
            console.print(f"  {mark} {self.teller.people[seat]:<10} {outcome.scores[seat]:>3}")
        winners = [self.teller.people[seat] for seat in outcome.winners]
        verb = self.phrases["shared"] if len(winners) > 1 else self.phrases["wins"]
        joined = f" {self.words.get('table', 'and')} ".join(winners)
        console.print(f"[green]{joined} {verb}.[/]" + (f" {self.phrases['truncated']}" if outcome.truncated else ""))


def together(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Neighbouring events that differ only in their cards told as one: a hand drawn in one go, a swarm."""
    told: list[dict[str, Any]] = []
    for event in events:
        last = told[-1] if told else {}
        if "cards" in event and {**event, "cards": 0} == {**last, "cards": 0}:
            told[-1] = {**last, "cards": [*last["cards"], *event["cards"]]}
        else:
            told.append(event)
    return told
