"""What ``play`` prints. A turn is laid out so that it fits the window."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Sequence

from rich.console import RenderableType
from rich.control import Control
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from xenodeck.cli.output.colours import bar
from xenodeck.cli.output.console import console
from xenodeck.cli.output.rules_page import as_markdown, find_rules
from xenodeck.cli.output.sentences import Deeds, Teller
from xenodeck.cli.terminal.board import Board, side_by_side
from xenodeck.cli.terminal.questions import arranged
from xenodeck.core.definition.bot import Advice
from xenodeck.core.definition.game import Game, Outcome
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.knowledge.views import Question, View
from xenodeck.core.words.event_runs import EventData
from xenodeck.core.words.lexicon import fold
from xenodeck.core.words.telling import by_rank

with contextlib.suppress(ImportError):  # where it is available, people can edit the line they type
    import readline  # noqa: F401

ENDLESS = 100_000  # lines of an output that is not a terminal
MOST_STORY = 12  # lines of the story for which the options are shortened, at most
CROWDED = 4  # more seats than these are shown in two columns, if they fit
BETWEEN = " · "  # between the parts of the title
LEAST_STORY = 4  # lines of a long story for which the texts of the cards are left out


class Screen:
    def __init__(
        self, game: Game, language: str, seats: int, people: list[str], me: int, automata: Sequence[int] = ()
    ) -> None:
        self.teller = Teller(game, language, seats, people, coded=False, me=me)
        self.words = self.teller.words
        self.say = self.teller.phrases.say
        self.board = Board(game, self.teller, me)
        self.questions = self.board.questions
        self.me = me
        self.automata = automata
        self.above = 0  # lines that stay on the screen above the next turn

    # -- a turn ----------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        clear()
        lines = [
            f"[bold green]{escape(self.words.get('game', 'name'))}[/] {escape(self.words.get('game', 'tagline'))}",
            escape(self.say("you_are", name=self.teller.people[self.me], seat=self.me)),
            f"[dim]{escape(self.say('short_help'))}[/]",
        ]
        for line in lines:
            console.print(line)
        self.above = sum(map(tall, lines))

    def turn(self, view: View, events: list[EventData]) -> None:
        """Print the table, what happened since the last turn and the question, with as much of the story as fits."""
        if not self.above:
            clear()
        table = self.table(view)
        asked: list[RenderableType] = [] if view.question is None else [self.questions.prompt(view.question, view)]
        room = self.room() - sum(map(tall, [*table, *asked])) - 1  # the last line is for the answer
        self.above = 0
        story, gist = (self.story(self.teller.story(events, brief)) for brief in (False, True))
        if view.question is not None:
            asked.append(self.options(arranged(view), view, room, len(story), len(gist)))
            room -= tall(asked[-1])
        story = self.latest(gist if gist and len(story) > room else story, room)
        spare = room - len(story)
        blank = [Text()]
        for part in [*table, *blank * (spare > 0), *story, *blank * (spare > 1 and bool(story)), *asked]:
            console.print(part)

    def room(self) -> int:
        return console.height - self.above if console.is_terminal else ENDLESS

    def table(self, view: View) -> list[RenderableType]:
        """The parts of the table: the status line, the middle, a row for each seat, the own hand."""
        width = console.width
        title = Text(self.words.get("game", "name"), "bold green")
        status = self.board.status(view)
        while status and title.cell_len + len(BETWEEN) + status[0].cell_len <= width - 4:
            title = Text.assemble(title, (BETWEEN, "dim"), status.pop(0))
        more = [side_by_side(status, width), self.board.picture(view, width), self.board.middle(view, width)]
        lines = [*(part for part in more if part), self.seats(view), *self.board.hands(view)]
        return [Rule(title, style="green", align="left"), *map(indented, lines)]

    def seats(self, view: View) -> RenderableType:
        """A row for each seat; at a large table in two columns, if they fit."""
        half = (int(view.seats) + 1) // 2
        if view.seats > CROWDED and console.is_terminal:
            halves = [self.board.seats(view, range(half)), self.board.seats(view, range(half, int(view.seats)))]
            if sum(console.measure(each).maximum for each in halves) + 4 <= console.width:
                grid = Table.grid(padding=(0, 2, 0, 0))
                grid.add_row(*halves)
                return grid
        return self.board.seats(view, range(int(view.seats)))

    def follow_up(self, view: View, events: list[EventData]) -> None:
        """Print the next question of the same move; on a terminal with the table, otherwise without it."""
        if console.is_terminal:
            self.turn(view, events)
        elif view.question is not None:
            console.print(self.questions.prompt(view.question, view))
            console.print(self.options(arranged(view), view, ENDLESS, 0, 0))

    def options(self, question: Question, view: View, room: int, story: int, gist: int) -> RenderableType:
        """The options in the longest form that leaves room for the story.

        The forms are: with the whole text of each card, with one line of it, and names side by side. The last two leave
        room for the brief story (``gist`` lines), or for some lines of it.
        """
        whole, line = (indented(self.questions.options(question, view, width)) for width in (0, console.width))
        crowd = indented(self.questions.crowd(question))
        wishes = ((whole, min(story, MOST_STORY)), (line, gist), (crowd, gist), (line, min(gist, LEAST_STORY)))
        return next((form for form, beside in wishes if tall(form) + beside <= room), crowd)

    def story(self, told: Sequence[Deeds]) -> list[Text]:
        """The story as lines that are broken at the width of the window."""
        lines: list[Text] = []
        for deeds in told:
            mark = ("▸ ", "bold green") if deeds.seat == self.me else ("· ", "dim")
            names = [(code, self.teller.card(code)) for code in deeds.cards]
            rows = self.board.paint.sentence(deeds.line, names).wrap(console, max(console.width - 4, 1))
            for number, row in enumerate(rows):
                row.rstrip()
                lines.append(Text.assemble("  ", "  " if number else mark, row))
        return lines

    def tell(self, told: Sequence[Deeds]) -> None:
        for line in self.story(told):
            console.print(line)

    def latest(self, story: list[Text], room: int) -> list[Text]:
        """The last lines that fit, after a line that says how many were left out."""
        if len(story) <= room:
            return story
        if room <= 1:
            return story[-1:] if room > 0 else []
        earlier = Text(f"  {self.say('earlier', number=len(story) - room + 1)}", "dim")
        return [earlier, *story[1 - room :]]

    def read(self) -> str | None:
        """The next line that is typed; None at the end of the input."""
        try:
            line = input("> ").strip()
        except EOFError:
            console.print()
            return None
        except KeyboardInterrupt:
            console.print()
            raise
        if not sys.stdin.isatty():
            console.print(escape(line), soft_wrap=True)  # the output of a scripted game shows the answers, too
        return line

    # -- answers to commands ---------------------------------------------------------------------------------------

    def help(self) -> None:
        example = f' ("{self.words.get("game", "move")}")' if self.words.has("game", "move") else ""
        first, *commands = self.say("help", example=example).splitlines()
        grid = Table.grid(padding=(0, 2, 0, 0))
        for line in commands:
            grid.add_row(*(escape(part) for part in re.split(r"\s{2,}", line.strip(), maxsplit=1)))
        console.print(escape(first))
        console.print(indented(grid))

    def goodbye(self) -> None:
        console.print(f"[green]{escape(self.say('bye'))}[/]")

    def note(self, key: str, **facts: object) -> None:
        console.print(escape(self.say(key, **facts)), soft_wrap=True)

    def log(self, events: list[EventData], last: int) -> None:
        told = self.teller.story(events)
        if not told:
            self.note("nothing")
        self.tell(told[-last:] if last else told)

    def refused(self, no: GameError) -> None:
        legal = f" [dim]({escape(', '.join(self.teller.legal(no)))})[/]" if no.legal else ""
        console.print(f"[yellow]! {escape(self.teller.refusal(no))}[/]{legal}")

    def why(self, no: Refusal | None, rule: str) -> None:
        """Print a refusal, or that the move is allowed, and the text of the rule."""
        if no is None:
            console.print(f"[green]{escape(self.say('allowed'))}[/]")
        else:
            self.refused(no)
            rule = no.rule
        if rule:
            self.rules(rule)
        else:
            self.note("no_rule")

    def rules(self, number: str) -> None:
        try:
            text = as_markdown(find_rules(self.words, number)) if number else self.words.text()
        except GameError as no:
            self.refused(no)
            return
        console.print(Padding(Markdown(text), (0, 2)))

    def card(self, word: str) -> None:
        """Print what a card does. ``word`` is its code or its name; upper and lower case are the same."""
        known = self.words.table.get("cards", {})
        code = next((c for c in known if fold(word) in map(fold, (c, known[c], self.teller.card(c)))), "")
        if not code:
            self.note("no_card", word=word)
            return
        text = self.words.get("texts", code) if self.words.has("texts", code) else ""
        name = self.board.paint.card(code, self.teller.full(code))
        name.stylize("bold")
        console.print(indented(Text.assemble(name, " ", text)))

    def hint(self, question: Question, reasons: list[Advice]) -> None:
        """Print the reasons of the bots, then the answer they advise."""
        best = self.teller.label(question.options[reasons[0].index], question.name)
        why = escape(" ".join(self.teller.reason(advice.reason, advice.facts) for advice in reasons))
        console.print(f"{why} [cyan]{escape(self.say('hint'))}: {escape(best)}.[/]")

    # -- the end ---------------------------------------------------------------------------------------------------

    def ending(self, outcome: Outcome, events: list[EventData], view: View) -> None:
        """Print the open table at the end of the game, and the result."""
        table = self.standings(outcome, outcome.winners)
        told = [self.teller.verdict(outcome, self.me), *self.teller.ending(outcome.ended)]
        last = Text(" ".join(told), "bold green")
        self.result(self.say("over"), table, last, events, self.table(view))

    def round_over(self, outcome: Outcome, events: list[EventData]) -> None:
        """Print the result of a round that is followed by another one."""
        title = self.say("round_over", name=self.words.get("rounds", "name"), number=len(outcome.rounds))
        self.result(title, self.standings(outcome), Text(self.say("next_round")), events)
        if console.is_terminal and sys.stdin.isatty():  # otherwise the next turn would clear the screen at once
            self.note("press_enter")
            self.read()

    def result(
        self,
        title: str,
        table: RenderableType,
        last: Text,
        events: list[EventData],
        left: Sequence[RenderableType] = (),
    ) -> None:
        """Print the rest of the story, the table (``left``), the standings and the last line."""
        clear()
        self.tell(self.teller.story(events))
        for part in left:
            console.print(part)
        console.print(Rule(Text(title, "bold"), style="green"))
        console.print(table)
        console.print(last)

    def standings(self, outcome: Outcome, winners: Sequence[int] = ()) -> RenderableType:
        """The seats by rank: points, points of each round, and the tie-breaks that decided."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        for seat in by_rank(outcome.ranks):
            score = outcome.scores[seat]
            mark = f"{'★' if seat in winners else ' '} {outcome.ranks[seat]}."
            more = [f"({' + '.join(str(each[seat]) for each in outcome.rounds)})"] if outcome.rounds else []
            more += [f"{self.teller.tie_break(each)} {outcome.breaks[each][seat]}" for each in outcome.decisive()]
            own = seat in self.automata and self.words.has(
                "results", "standing_automaton"
            )  # its score may count something else
            key = "standing_automaton" if own else "standing"
            points = Text(self.words.say("results", key, number=score), justify="right")
            drawn = Text(bar(score, max(outcome.scores)), "green")
            person = self.board.person(seat, out=False)
            grid.add_row(mark, person, points, drawn, Text("  ".join(more)), style="bold" if seat == self.me else "")
        return indented(grid)


def clear() -> None:
    """Clear the window by scrolling, so that what was in it can still be read above."""
    if console.is_terminal and not console.is_dumb_terminal:
        console.print("\n" * (console.height - 1))
        console.control(Control.home())


def indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 2), expand=False)


def tall(what: RenderableType) -> int:
    """How many lines it takes in the window."""
    return len(console.render_lines(what, pad=False))
