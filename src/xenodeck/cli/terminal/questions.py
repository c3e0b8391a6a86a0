"""A question in the terminal: the label of each option, which may be typed, and the text of its card."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from xenodeck.cli.output.colours import Paint
from xenodeck.cli.output.sentences import Teller
from xenodeck.core.knowledge.views import Option, Question, View
from xenodeck.core.rules.state import CHOICE, NUMBER, PLACE, SEAT
from xenodeck.core.tabletop.layout import UNKNOWN, Layout
from xenodeck.core.words.lexicon import extremes
from xenodeck.core.words.telling import shortened, times

SCRAP = 12  # a text is left out if no more letters of it would fit
CROWD = 12  # more places of a pile than these are listed side by side
LABEL = "bold green"


def in_order(codes: Sequence[str], layout: Layout) -> list[str]:
    """Codes in the order of the game's own list of cards."""
    return sorted(codes, key=layout.codes.index)


def arranged(view: View) -> Question:
    """The question to the viewer, with the cards of the own hand in the order of the game.

    Other options keep their place. The advice of a bot is an index into the question of the view, not into this one.
    """
    question, layout = view.question, view.setup.layout
    assert question is not None
    places = {place.name: place for place in layout.places}
    held = [
        at
        for at, option in enumerate(question.options)
        if option.place and not places[option.place].ordered and not option.code.startswith(UNKNOWN)
    ]
    options = list(question.options)
    for at, frm in zip(held, sorted(held, key=lambda at: layout.codes.index(options[at].code)), strict=True):
        options[at] = question.options[frm]
    return Question(question.name, question.kind, question.rule, question.before, options, question.answered)


def labels(question: Question, teller: Teller) -> list[str]:
    """The label of each option, which may be typed for it.

    A choice is labelled with its word, a seat or a number with its figure, and a card of a single pile with the number
    of cards above it. All other options are numbered from 1.
    """
    by_place = counts_places(question)
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


def counts_places(question: Question) -> bool:
    """True if all options are places in the same pile."""
    return question.kind == PLACE and len({option.place for option in question.options}) == 1


def typed(question: Question, line: str, teller: Teller) -> str:
    """The line that was typed, with the label at its beginning replaced by the words of its option."""
    first, _, rest = line.strip().partition(" ")
    for label, option in zip(labels(question, teller), question.options, strict=True):
        if first.lower() == label.lower():
            return f"{option.word} {rest}".strip()
    return line.strip()


class QuestionPrinter:
    """Prints questions and their options for one person."""

    def __init__(self, teller: Teller, paint: Paint, me: int) -> None:
        self.teller = teller
        self.paint = paint
        self.me = me

    def prompt(self, question: Question, view: View) -> Text:
        """The earlier answers of the same move, then the question."""
        text = Text(style="bold")
        for name, option in question.answered:
            text.append_text(self.name(option, name)).append(" → ")
        text.append(self.teller.prompt(question.name, view.fields))
        return text.append(f" [{question.rule}]" if question.rule else "", style="not bold dim")

    def name(self, option: Option, question: str) -> Text:
        return self.paint.card(option.code, self.teller.label(option, question))

    def options(self, question: Question, view: View, width: int = 0) -> RenderableType:
        """One option a row: label, name, and the text of its card, cut off at ``width`` unless that is 0."""
        numbers = labels(question, self.teller)
        names = [self.counted(option, question, view) for option in question.options]
        names = [Text() if name.plain == label else name for label, name in zip(numbers, names, strict=True)]
        if not any(names) or (question.kind == PLACE and len(names) > CROWD):
            return self.crowd(question)
        grid = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=LABEL, no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        left = width - max(map(len, numbers)) - max(name.cell_len for name in names) - 6  # without indent and gaps
        for label, name, option in zip(numbers, names, question.options, strict=True):
            does = self.teller.does(option.code, view.fields) if option.code else ""
            if width and len(does) > left:
                does = f"{does[: left - 1].rstrip()}…" if left > SCRAP else ""
            grid.add_row(Text(label), name, Text(does))
        return self.and_also(grid, question)

    def counted(self, option: Option, question: Question, view: View) -> Text:
        """An option's name; if a card of the own hand is offered once for all equal ones, with how many there are."""
        name = self.name(option, question.name)
        alone = [each.code for each in question.options].count(option.code) == 1
        held = view.pile(option.place, option.owner).cards.count(option.code) if alone and self.own(option) else 0
        return Text.assemble(name, (times(held), "dim"))

    def own(self, option: Option) -> bool:
        return bool(option.place) and option.owner == self.me and not option.code.startswith(UNKNOWN)

    def lists(self, question: Question | None, place: str, cards: list[str]) -> bool:
        """True if the options name every own card in this place, so that the place need not be listed."""
        offered = question.options if question is not None else []
        return set(cards) <= {option.code for option in offered if option.place == place and option.owner == self.me}

    def crowd(self, question: Question) -> RenderableType:
        """Options side by side; of many plain figures in a row only the first and the last."""
        pairs = list(zip(labels(question, self.teller), question.options, strict=True))
        shown: list[Text] = []
        for bare, run in groupby(pairs, lambda pair: self.is_bare(pair[0], pair[1], question)):
            if bare:
                some = [label for label, _ in run]
                shown += [Text(label, LABEL) for label in (shortened(some) if len(pairs) > CROWD else some)]
            else:
                shown += [Text.assemble((label, LABEL), " ", self.name(one, question.name)) for label, one in run]
        parts: list[RenderableType] = [Columns(shown, padding=(0, 2))]
        if counts_places(question):
            parts.append(Text(self.teller.phrases.say("above"), style="dim"))
        return self.and_also(Group(*parts), question)

    def is_bare(self, label: str, option: Option, question: Question) -> bool:
        return option.code.startswith(UNKNOWN) or self.teller.label(option, question.name) == label

    def and_also(self, what: RenderableType, question: Question) -> RenderableType:
        """``what``, with the words that may be typed for some figures, such as the top of a deck."""
        found = extremes(question.kind, question.options)
        words = {found[key]: word for key, word in self.teller.extremes(question.name).items() if key in found}
        if not words or len(question.options) == 1:
            return what
        numbers = labels(question, self.teller)
        named = [Text.assemble((word, LABEL), f" ({numbers[at]})") for at, word in words.items()]
        return Group(what, Text.assemble(self.teller.phrases.say("also"), " ", Text(", ").join(named)))
