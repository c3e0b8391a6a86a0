"""The table of any game as one seat sees it: the middle, a row for each seat, the own hand. All comes from a view."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

from xenodeck.cli.output.colours import FULL, HALF, Paint, bar
from xenodeck.cli.output.sentences import Teller
from xenodeck.cli.terminal.questions import QuestionPrinter, in_order
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import Pile, View
from xenodeck.core.tabletop.layout import TO_ALL, TO_NOBODY, UNKNOWN, Layout, Place
from xenodeck.core.words.telling import times

BACKS = 10  # card backs that are drawn at most, beside their number
GAP, INDENT = "   ", 2  # between the piles in the middle, and before them
TOPS = (8, 3, 1)  # how many cards of an open pile in the middle are named: the most that take no further line
WHOSE = "▶"  # in front of the seat whose turn it is


class Board:
    """Draws the table for the seat ``me``."""

    def __init__(self, game: Game, teller: Teller, me: int) -> None:
        self.game = game
        self.teller = teller
        self.words = teller.words
        self.say = teller.phrases.say
        self.me = me
        self.paint = Paint(game.colours)
        self.questions = QuestionPrinter(teller, self.paint, me)
        self.most: dict[str, int] = {}  # field -> its greatest value so far, which is the length of a whole bar

    # -- what belongs to nobody ------------------------------------------------------------------------------------

    def status(self, view: View) -> list[Text]:
        """Whose turn it is and the open fields of the table, without those that have nothing to say now."""
        parts: list[Text] = []
        if self.game.turn_field in view.fields and not view.over:
            parts.append(self.turn(view.fields[self.game.turn_field]))
        for name in self.game.shown_fields:  # those of this mode
            if name != self.game.turn_field and name in view.fields:
                parts.append(self.field(name, view.fields[name]))
        return [part for part in parts if part]

    def turn(self, seat: int) -> Text:
        mine = seat == self.me
        said = self.say("your_turn") if mine else self.say("turn_of", name=self.teller.people[seat])
        return Text(f"{WHOSE} {said}", style="bold green" if mine else "bold")

    def field(self, name: str, value: Any) -> Text:
        """A field of the table: the words of the game for its value, or its name and value."""
        drawn = bar(value, self.longest(name, [value]), track=True) if isinstance(value, int) else ""
        said = self.teller.value(name, value, drawn)
        if name not in self.words.table.get("values", {}):
            said = f"{self.words.get('fields', name)} {said}"
        text = Text(said)
        text.highlight_regex(f"[{FULL}{HALF}]+", "green")
        return text

    def longest(self, name: str, values: list[int]) -> int:
        self.most[name] = max([*values, self.most.get(name, 0)])
        return self.most[name]

    def middle(self, view: View, width: int) -> Text:
        """The piles in the middle; an empty one only if the game has words for it."""
        places = [p for p in view.setup.layout.places if not p.each and p.name not in self.game.pictured_places]
        drawn: list[Text] = []
        for tops in TOPS:
            parts = [self.pile(place, view.pile(place.name), tops) for place in places]
            drawn.append(side_by_side([part for part in parts if part], width))
        return min(drawn, key=lambda text: sum(-(-line.cell_len // (width - INDENT)) for line in text.split()))

    def picture(self, view: View, width: int) -> Text:
        """The middle as the game draws it, if it does."""
        rows = self.game.picture(self.game.board(view.setup, view.to_data()), width - INDENT)
        lines = [Text.assemble(*(self.paint.card(code, text) for text, code in row)) for row in rows]
        for line in lines:
            line.rstrip()
        return Text("\n").join(lines)

    def pile(self, place: Place, pile: Pile, tops: int) -> Text:
        size, name = int(pile.size), self.words.get("places", place.name)
        if not size:
            return Text(self.words.get("empty", place.name) if self.words.has("empty", place.name) else "", "dim")
        cards = self.words.say("table", "cards", number=size)
        if all(code.startswith(UNKNOWN) for code in pile.cards):
            return Text.assemble((f"{name} ", "dim"), cards)
        if len(pile.cards) == 1:
            return Text.assemble((f"{name} ", "dim"), self.card(pile.cards[0]), self.below(size - 1))
        known = not any(code.startswith(UNKNOWN) for code in pile.cards)
        head = Text.assemble((name, "dim"), ": " if known else f" {cards}: ")
        return head.append_text(self.runs(pile.cards, tops, self.stacked(place)))

    def stacked(self, place: Place) -> bool:
        """True for a pile whose top matters: it lies face down, or not everybody sees the cards below."""
        covered = place.shown == TO_NOBODY or place.below != TO_ALL
        return covered and place.ordered and place.name not in self.game.pictured_places

    def runs(self, cards: list[str], tops: int, stacked: bool) -> Text:
        """A pile from the top: known cards by name, unknown ones between them as a number, the rest as a number."""
        shown: list[Text] = []
        named, rest = 0, len(cards)
        for hidden, run in groupby(cards, lambda code: code.startswith(UNKNOWN)):
            codes = list(run)
            if not hidden:
                codes = codes[: max(tops - named, 0)]
                named += len(codes)
            if not codes:
                break
            shown += [Text(f"▮×{len(codes)}", "dim")] if hidden else [self.card(code) for code in codes]
            rest -= len(codes)
        shown += [Text(self.say("more", number=rest), "dim")] if rest else []
        return self.listed(shown, stacked)

    def listed(self, shown: list[Text], stacked: bool) -> Text:
        """A list of cards; in a stack the first is marked as the top."""
        if stacked and len(shown) > 1:
            shown[0] = Text.assemble(shown[0], (f" {self.say('top')}", "dim"))
        return Text(", ").join(shown)

    def card(self, code: str) -> Text:
        return self.paint.card(code, self.teller.card(code))

    def below(self, number: int) -> Text:
        return Text(f" {self.say('below', number=number)}" if number else "", "dim")

    # -- what belongs to a seat ------------------------------------------------------------------------------------

    def seats(self, view: View, seats: Iterable[int]) -> Table:
        """A row for each of these seats: name, whether it is out, its numbers as bars, its piles."""
        grid = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        grid.add_column(f"  {self.say('seat')}", justify="right", no_wrap=True)
        grid.add_column(self.say("name"), no_wrap=True)
        own = [name for name in self.game.seat_fields if name != self.game.out_field and name in view.fields]
        for name in own:
            grid.add_column(self.words.get("fields", name), no_wrap=True)
        each = [place for place in view.setup.layout.places if place.each]
        for place in each:
            grid.add_column(self.words.get("places", place.name))
        now = [view.fields[self.game.turn_field]] if self.game.turn_field in view.fields else view.waiting
        for seat in seats:
            out = self.game.out_field in view.fields and bool(view.fields[self.game.out_field][seat])
            mark = Text.assemble((WHOSE if seat in now and not view.over else " ", "bold green"), f" {seat}")
            row = [mark, self.person(seat, out), *(self.number(name, view.fields[name], seat) for name in own)]
            row += [
                self.held(place, view.pile(place.name, seat), seat == self.me and not view.over, view.setup.layout)
                for place in each
            ]
            grid.add_row(*row, style="dim" if out else "bold" if seat == self.me else "")
        return grid

    def person(self, seat: int, out: bool) -> Text:
        text = Text(self.teller.people[seat], "strike" if out else "")
        more = [self.say("you")] * (seat == self.me) + [self.say("out")] * out
        return Text.assemble(text, f" ({', '.join(more)})" if more else "")

    def number(self, name: str, values: list[Any], seat: int) -> Text:
        """A number of a seat in the words of the game, or as a figure and a bar relative to the greatest one."""
        value = values[seat]
        if name in self.words.table.get("values", {}) or not isinstance(value, int):
            return Text(self.teller.value(name, value))
        wide = max(len(str(each)) for each in values)
        return Text.assemble(f"{value:>{wide}} ", (bar(value, self.longest(name, values)), "green"))

    def held(self, place: Place, pile: Pile, apart: bool, layout: Layout) -> Text:
        """A pile of a seat. ``apart``: what only its owner sees is listed elsewhere, so only the backs are drawn."""
        size = int(pile.size)
        if not size:
            return Text("–", "dim")
        shown = [code for code in pile.cards if not code.startswith(UNKNOWN)]
        backs = Text.assemble(("▮" * size if size <= BACKS else "▮" * BACKS + "…", "dim"), f" {size}")
        if not shown or (apart and place.shown != TO_ALL):
            return backs
        if len(pile.cards) == 1:
            return Text.assemble(self.card(shown[0]), self.below(size - 1))
        cards = self.counted(place, shown, layout)
        return cards if len(shown) == size else Text.assemble(backs, " (", cards, ")")

    def counted(self, place: Place, codes: list[str], layout: Layout) -> Text:
        """Cards with equal ones counted: in the order in which they lie, or of the game if that does not matter."""
        lying = codes if place.ordered else in_order(codes, layout)
        runs = [(code, len(list(run))) for code, run in groupby(lying)]
        cards = [Text.assemble(self.card(code), (times(number), "dim")) for code, number in runs]
        return self.listed(cards, self.stacked(place))

    def hands(self, view: View) -> list[Text]:
        """The own cards that only the viewer sees, unless the options name them all; none once the game is over."""
        found: list[Text] = []
        if view.over:
            return found
        layout = view.setup.layout
        for place in layout.places:
            if place.each and place.shown != TO_ALL and self.me >= 0:
                cards = [code for code in view.pile(place.name, self.me).cards if not code.startswith(UNKNOWN)]
                if cards and not self.questions.lists(view.question, place.name, cards):
                    found.append(
                        Text.assemble((f"{self.own(place.name)}: ", "bold"), self.counted(place, cards, layout))
                    )
        return found

    def own(self, place: str) -> str:
        if self.words.has("own", place):
            return self.words.get("own", place)
        name = self.words.get("places", place)
        return name[:1].upper() + name[1:]


def side_by_side(parts: list[Text], width: int) -> Text:
    """Parts on as few lines as possible, without breaking a part that fits on a line."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(GAP) + part.cell_len <= width - INDENT:
            lines[-1] = Text.assemble(lines[-1], GAP, part)
        else:
            lines.append(part)
    return Text("\n").join(lines)
