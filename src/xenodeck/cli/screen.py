"""What a person at a terminal gets to see and hear. A turn is laid out so that it fits the window."""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from xenodeck.cli.board import Board
from xenodeck.cli.common import console
from xenodeck.cli.show import looked_up, page
from xenodeck.cli.telling import Teller
from xenodeck.core.bot import Advice
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.game import Game, Outcome
from xenodeck.core.lexicon import fold
from xenodeck.core.telling import Event, by_rank
from xenodeck.core.views import Question, View

with contextlib.suppress(ImportError):  # not everywhere; where it is, it lets people edit what they type
    import readline  # noqa: F401

ENDLESS = 100_000  # lines on a screen that is no terminal
MOST_STORY = 12  # lines of the story that are worth shortening the options for


class Screen:
    def __init__(self, game: Game, language: str, seats: int, people: list[str], me: int) -> None:
        self.teller = Teller(game, language, seats, people)
        self.words = self.teller.words
        self.say = self.teller.phrases.say
        self.board = Board(game, self.teller, me)
        self.me = me

    # -- a turn ----------------------------------------------------------------------------------------------------

    def welcome(self) -> None:
        console.print(f"[bold green]{escape(self.words.get('game', 'name'))}[/] {self.words.get('game', 'tagline')}")
        console.print(self.say("you_are", name=escape(self.teller.people[self.me]), seat=self.me))
        console.print(f"[dim]{escape(self.say('short_help'))}[/]")

    def turn(self, view: View, events: list[Event]) -> None:
        """What happened since, the table, the question: as much of the story as the window holds."""
        table = indented(Group(self.board.common(view, console.width), self.board.seats(view, console.width)))
        room = (console.height if console.is_terminal else ENDLESS) - tall(table) - 6
        story = self.story_lines(events)
        wish = min(sum(map(tall, story)), MOST_STORY)
        asked: RenderableType = Text()
        if view.question is not None:
            asked = self.options(view.question, room, wish)
        console.print(Rule(f"[green]{escape(self.words.get('game', 'name'))}[/]", style="green", align="left"))
        self.print_story(story, room - tall(asked))
        console.print()
        console.print(table)
        console.print()
        if view.question is not None:
            console.print(self.board.prompt(view.question))
        console.print(asked)

    def follow_up(self, question: Question) -> None:
        """The next question of the same move; the table above it has not changed."""
        console.print(self.board.prompt(question))
        console.print(self.options(question, console.height if console.is_terminal else ENDLESS, 0))

    def options(self, question: Question, room: int, story: int) -> RenderableType:
        """With the texts of the cards if the story fits too, else with their beginnings, else side by side."""
        form = indented(self.board.options(question))
        if tall(form) + story > room:
            form = indented(self.board.options(question, console.width))
        return form if tall(form) <= room else indented(self.board.crowd(question))

    def story_lines(self, events: list[Event]) -> list[RenderableType]:
        return [self.story_line(seat, line) for seat, line in self.teller.story(events)]

    def story_line(self, seat: int, line: str) -> RenderableType:
        mark = "[bold green]▸[/]" if seat == self.me else "[dim]·[/]"
        grid = Table.grid(padding=(0, 1))
        grid.add_row(mark, escape(line))
        return indented(grid)

    def print_story(self, story: list[RenderableType], room: int) -> None:
        """The latest lines that fit; how many were left out."""
        shown = len(story)
        while shown > 1 and sum(map(tall, story[-shown:])) + (shown < len(story)) > room:
            shown -= 1
        if shown < len(story):
            console.print(f"  [dim]{escape(self.say('earlier', number=len(story) - shown))}[/]")
        for line in story[len(story) - shown :]:
            console.print(line)

    def read(self) -> str | None:
        """A line; None: there are no more."""
        try:
            line = input("> ").strip()
        except EOFError:
            console.print()
            return None
        except KeyboardInterrupt:
            console.print()
            raise
        if not sys.stdin.isatty():
            console.print(escape(line), soft_wrap=True)  # a scripted game reads like a played one
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

    def log(self, events: list[Event], last: int) -> None:
        lines = self.story_lines(events)
        if not lines:
            self.note("nothing")
        for line in lines[-last:] if last else lines:
            console.print(line)

    def refused(self, no: GameError) -> None:
        legal = f" [dim]({escape(', '.join(self.teller.legal(no)))})[/]" if no.legal else ""
        console.print(f"[yellow]! {escape(self.teller.refusal(no))}[/]{legal}")

    def why(self, no: Refusal | None, rule: str) -> None:
        """A refusal or a yes, and the text of the rule behind it."""
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
            text = page(looked_up(self.words, number)) if number else self.words.text()
        except GameError as no:
            self.refused(no)
            return
        console.print(Padding(Markdown(text), (0, 2)))

    def card(self, word: str) -> None:
        """What a card does, by its code or its name in any case."""
        known = self.words.table.get("cards", {})
        code = next((c for c, name in known.items() if fold(word) in (fold(c), fold(name))), "")
        if not code:
            self.note("no_card", word=word)
            return
        text = self.words.get("texts", code) if self.words.has("texts", code) else ""
        console.print(f"  [bold]{escape(self.teller.card(code))}[/] {escape(text)}")

    def hint(self, question: Question, reasons: list[Advice]) -> None:
        """What the first of ``reasons`` advises, and what all of them say for it."""
        best = self.teller.label(question.options[reasons[0].index], question.name)
        why = escape(" ".join(self.teller.reason(advice.reason, advice.facts) for advice in reasons))
        console.print(f"[cyan]{escape(self.say('hint'))}: {escape(best)}.[/] {why}")

    # -- the end ---------------------------------------------------------------------------------------------------

    def ending(self, outcome: Outcome, events: list[Event]) -> None:
        self.log(events, 0)
        console.print(Rule(f"[bold]{escape(self.say('over'))}[/]", style="green"))
        self.standings(outcome, outcome.winners)
        told = [self.teller.winners(outcome.winners), *self.teller.ending(outcome.ended)]
        if self.me in outcome.winners:
            told.append(self.say("you_share" if len(outcome.winners) > 1 else "you_win"))
        console.print(f"[green]{escape(' '.join(told))}[/]")

    def round_over(self, outcome: Outcome, events: list[Event]) -> None:
        """A round is over, and another one will come."""
        self.log(events, 0)
        title = self.say("round_over", name=self.words.get("rounds", "name"), number=len(outcome.rounds))
        console.print(Rule(f"[bold]{escape(title)}[/]", style="green"))
        self.standings(outcome)
        self.note("next_round")

    def standings(self, outcome: Outcome, winners: Sequence[int] = ()) -> None:
        """Everybody by rank: points, what each round brought, and the tie-breaks that decide between them."""
        wide = max(map(len, self.teller.people)) + 2
        for seat in by_rank(outcome.ranks):
            mark = "★" if seat in winners else " "
            name = escape(f"{self.teller.people[seat]:<{wide}}")
            points = self.words.say("results", "points", name="", number=outcome.scores[seat]).strip()
            more = [f"({' + '.join(str(each[seat]) for each in outcome.rounds)})"] if outcome.rounds else []
            more += [f"{self.teller.tie_break(each)} {outcome.breaks[each][seat]}" for each in outcome.decisive()]
            more += [f"({self.say('you')})"] if seat == self.me else []
            line = "  ".join([f"{points:>4}", *more])
            console.print(f"  {mark} {name}{escape(line)}", style="bold" if seat == self.me else "")


def indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 2), expand=False)


def tall(what: RenderableType) -> int:
    """How many lines it takes in this window."""
    return len(console.render_lines(what, pad=False))
