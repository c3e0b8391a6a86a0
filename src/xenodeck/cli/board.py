"""One seat's table as rows and options, for any game: drawn from a view and nothing else."""

from __future__ import annotations

from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from xenodeck.cli.telling import Teller
from xenodeck.core.game import Game
from xenodeck.core.lexicon import extremes
from xenodeck.core.state import CHOICE, NUMBER, PLACE, SEAT
from xenodeck.core.telling import shortened, times
from xenodeck.core.views import UNKNOWN, Option, Pile, Question, View

BACKS = 6  # card backs drawn before only the number counts
GAP, INDENT = "   ", 2  # between what lies in the middle, and before it
SCRAP = 12  # letters of a text that are not worth showing
TOPS = 8  # cards of an open pile that are named
CROWD = 12  # places in a pile that are listed one below the other
WIDE = 96  # columns from which a pile's card is named in full


def labels(question: Question, teller: Teller) -> list[str]:
    """What stands in front of each option and may be typed for it.

    A choice is its own word; a seat or a number is its figure, so that "2" can only mean one thing on the screen; a
    card of one pile is known by how many lie above it; everything else is counted.
    """
    by_place = question.kind == PLACE and len({option.place for option in question.options}) == 1
    if not by_place and question.kind not in (SEAT, NUMBER, CHOICE):
        return [str(number) for number in range(1, len(question.options) + 1)]
    found: list[str] = []
    for option in question.options:
        if option.kind == SEAT:
            found.append(option.word.removeprefix("seat "))
        elif by_place and option.kind != "pass":
            found.append(str(int(option.at)))
        else:
            found.append(teller.word(question.name, option.word))
    return found


def typed(question: Question, line: str, teller: Teller) -> str:
    """What was typed, with the label of an option at its beginning replaced by the option's own words."""
    first, _, rest = line.strip().partition(" ")
    for label, option in zip(labels(question, teller), question.options, strict=True):
        if first.lower() == label.lower():
            return f"{option.word} {rest}".strip()
    return line.strip()


class Board:
    def __init__(self, game: Game, teller: Teller, me: int) -> None:
        self.game = game
        self.teller = teller
        self.me = me

    # -- what lies on the table ------------------------------------------------------------------------------------

    def common(self, view: View, width: int) -> Text:
        """What belongs to nobody: open numbers and piles in the middle, each whole on a line where it fits."""
        parts: list[str] = []
        for name in self.game.shown_fields:
            said = escape(self.teller.value(name, view.fields[name]))
            parts.append(f"{escape(self.teller.words.get('fields', name))} [bold]{said}[/]")
        for place in self.game.layout(int(view.seats)).places:
            if not place.each:
                pile = self.pile(view.pile(place.name), named=True, ordered=True)
                parts.append(f"{escape(self.teller.words.get('places', place.name))} {pile}")
        lines = [Text()]
        for part in map(Text.from_markup, parts):
            if lines[-1] and lines[-1].cell_len + len(GAP) + part.cell_len > width - INDENT:
                lines.append(part)
            else:
                lines[-1] += Text(GAP if lines[-1] else "") + part
        return Text("\n").join(lines)

    def seats(self, view: View, width: int) -> Table:
        """A row for each seat: its numbers, its piles."""
        phrases = self.teller.phrases
        grid = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        grid.add_column(phrases.say("seat"), justify="right", no_wrap=True)
        grid.add_column(phrases.say("name"), no_wrap=True)
        own = self.game.seat_fields
        for name in own:
            grid.add_column(self.teller.words.get("fields", name), justify="right", no_wrap=True)
        each = [place.name for place in self.game.layout(int(view.seats)).places if place.each]
        for name in each:
            grid.add_column(self.teller.words.get("places", name))
        for seat in range(view.seats):
            person = escape(self.teller.people[seat])
            row = [str(seat), f"{person} ({phrases.say('you')})" if seat == self.me else person]
            row += [escape(str(view.fields[name][seat])) for name in own]
            row += [self.pile(view.pile(name, seat), named=width >= WIDE) for name in each]
            grid.add_row(*row, style="bold" if seat == self.me else "")
        return grid

    def pile(self, pile: Pile, named: bool, ordered: bool = False) -> str:
        size = int(pile.size)
        if not size:
            return "[dim]–[/]"
        if all(code.startswith(UNKNOWN) for code in pile.cards):
            return f"[dim]{'▮' * min(size, BACKS)}[/] {size}"
        if ordered and len(pile.cards) == size > 1:
            return self.runs(pile.cards)
        if len(pile.cards) == 1:
            card = escape(self.teller.card(pile.cards[0]) if named else pile.cards[0])
            of = self.teller.phrases.say("of", number=size) if named else f"({size})"
            return card if size == 1 else f"{card} [dim]{of}[/]"
        counted = {code: pile.cards.count(code) for code in pile.cards if not code.startswith(UNKNOWN)}
        hidden = size - sum(counted.values())
        shown = [escape(f"{code}{times(number).strip()}") for code, number in counted.items()]
        return " ".join(shown + ([f"[dim]+{hidden}[/]"] if hidden else []))

    def runs(self, cards: list[str]) -> str:
        """A pile from the top: what is known in its place, backs between them by number, far below only how many."""
        shown: list[str] = []
        rest = len(cards)
        for hidden, run in groupby(cards, lambda code: code.startswith(UNKNOWN)):
            codes = list(run)
            if not hidden:
                codes = codes[: max(TOPS - sum(not text.startswith("[dim]") for text in shown), 0)]
            if not codes:
                break
            shown += [f"[dim]▮{len(codes)}[/]"] if hidden else [escape(code) for code in codes]
            rest -= len(codes)
        return " ".join(shown + ([f"[dim]+{rest}[/]"] if rest else []))

    # -- what is asked ---------------------------------------------------------------------------------------------

    def prompt(self, question: Question) -> str:
        before = "".join(f"{word} → " for word in question.before)
        rule = f" [dim]\\[{question.rule}][/]" if question.rule else ""
        return f"[bold]{escape(before + self.teller.prompt(question.name))}[/]{rule}"

    def options(self, question: Question, line: int = 0) -> RenderableType:
        """The options below each other: label, name, and the card's text (in full, or what a ``line`` of it takes)."""
        numbers = labels(question, self.teller)
        names = [self.teller.label(option, question.name) for option in question.options]
        names = ["" if name == label else name for label, name in zip(numbers, names, strict=True)]
        if not any(names) or (question.kind == PLACE and len(names) > CROWD):
            return self.crowd(question)
        grid = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold green", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        left = line - max(map(len, numbers)) - max(map(len, names)) - 6  # for the text, besides indent and gaps
        for label, name, option in zip(numbers, names, question.options, strict=True):
            text = self.text(option)
            if line and len(text) > left:
                text = f"{text[: left - 1].rstrip()}…" if left > SCRAP else ""
            grid.add_row(label, escape(name), escape(text))
        also = self.also(question)
        return Group(grid, also) if also else grid

    def crowd(self, question: Question) -> RenderableType:
        """Many options side by side, or figures that say it all; of many figures in a row only the ends."""
        pairs = zip(labels(question, self.teller), question.options, strict=True)
        plain = [(label, option, option.word == label or option.code.startswith(UNKNOWN)) for label, option in pairs]
        shown = [(label, "" if bare else f" {escape(option.word)}") for label, option, bare in plain]
        if question.kind == NUMBER and len(shown) > CROWD:
            shown = [(label, "") for label in shortened([label for label, _ in shown])]
        crowd = Columns([f"[bold green]{label}[/]{word}" for label, word in shown], padding=(0, 2))
        also = self.also(question)
        return Group(crowd, also) if also else crowd

    def also(self, question: Question) -> Text | None:
        """Words for some of the figures: the top of a deck, all of one's cards."""
        found = extremes(question.kind, question.options)
        words = {found[key]: word for key, word in self.teller.extremes(question.name).items() if key in found}
        if not words or len(question.options) == 1:
            return None
        numbers = labels(question, self.teller)
        named = (f"[bold green]{escape(word)}[/] ({numbers[at]})" for at, word in words.items())
        return Text.from_markup(f"{escape(self.teller.phrases.say('also'))} {', '.join(named)}")

    def text(self, option: Option) -> str:
        """What the card does, where the words say it; where it lies, if its face is not known."""
        if option.code and self.teller.words.has("texts", option.code):
            return self.teller.words.get("texts", option.code)
        return ""
