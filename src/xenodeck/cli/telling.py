"""Events, prompts, refusals and reasons as sentences, for any game, from its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xenodeck.cli.phrases import Phrases
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.game import Game
from xenodeck.core.views import UNKNOWN, Option

Event = dict[str, Any]


class Teller:
    """Knows the people at one table by name and one language."""

    def __init__(self, game: Game, language: str, seats: int, people: Sequence[str] | None = None) -> None:
        self.words = game.words(language)
        self.phrases = Phrases(language)
        self.people = list(people) if people else [self.words.say("table", "seat", seat=n) for n in range(seats)]

    # -- names -----------------------------------------------------------------------------------------------------

    def card(self, code: str) -> str:
        """``Saucer 2 with a moon (S2A)``."""
        return f"{self.words.get('cards', code)} ({code})" if self.words.has("cards", code) else code

    def cards(self, codes: Sequence[str]) -> str:
        hidden = sum(code.startswith(UNKNOWN) for code in codes)
        shown = [f"{self.card(c)}{times(codes.count(c))}" for c in dict.fromkeys(codes) if not c.startswith(UNKNOWN)]
        return ", ".join(shown + ([self.words.say("table", "cards", number=hidden)] if hidden else []))

    def option(self, option: Option) -> str:
        if option.code and not option.code.startswith(UNKNOWN):
            return self.card(option.code)
        if option.kind == "seat":
            return self.people[option.value]
        return self.phrases.say("pass") if option.kind == "pass" else option.word

    def label(self, section: str, key: str) -> str:
        return self.words.get(section, key) if self.words.has(section, key) else key

    # -- the story -------------------------------------------------------------------------------------------------

    def line(self, event: Event) -> str:
        """An event, as its viewer noticed it, as a line of the log."""
        return self.words.say(
            "log",
            event["what"],
            seat=self.people[event["seat"]] if "seat" in event else "",
            other=self.people[event["other"]] if "other" in event else "",
            number=event.get("number", 0),
            cards=self.cards(event.get("cards", [])),
        )

    def story(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Who, and in one line what they did in a row; the name is said once. -1: nobody in particular."""
        told: list[tuple[int, str]] = []
        for event in together(events):
            seat, line = event.get("seat", -1), self.line(event)
            if told and seat >= 0 and told[-1][0] == seat:
                begun = f"{self.people[seat]} "
                if line.startswith(begun):
                    line = line[len(begun)].upper() + line[len(begun) + 1 :]
                told[-1] = (seat, f"{told[-1][1]} {line}")
            else:
                told.append((seat, line))
        return told

    def result(self, scores: Sequence[int], winners: Sequence[int], truncated: bool) -> str:
        """``Plimp 21, Zyx 17. Plimp wins.``"""
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        points = (self.phrases.say("points", "results", name=self.people[n], number=scores[n]) for n in order)
        return " ".join([", ".join(points) + ".", self.winners(winners), *self.limit(truncated)])

    def winners(self, winners: Sequence[int]) -> str:
        named = [self.people[seat] for seat in winners]
        key = "nobody" if not named else "wins" if len(named) == 1 else "share"
        both = f" {self.words.get('table', 'and')} ".join([", ".join(named[:-1]), named[-1]] if named[1:] else named)
        return self.phrases.say(key, "results", names=both)

    def limit(self, truncated: bool) -> list[str]:
        return [self.phrases.say("truncated", "results")] if truncated else []

    # -- questions -------------------------------------------------------------------------------------------------

    def prompt(self, question: str) -> str:
        return self.label("questions", question)

    def reason(self, key: str, facts: dict[str, object]) -> str:
        if not key:
            return self.phrases.say("no_reason")
        other = facts.get("other")
        named = {**facts, "other": self.people[other]} if isinstance(other, int) else facts
        return self.words.say("reasons", key, **named)

    def refusal(self, no: GameError) -> str:
        """Why not, with the rule to look up."""
        text = no.text
        if isinstance(no, Refusal) and self.words.has("refusals", no.code):
            try:
                text = self.words.say("refusals", no.code, **no.facts)
            except KeyError:
                text = no.text
        return f"{text} [{no.rule}]" if no.rule else text


def times(number: int) -> str:
    return f" ×{number}" if number > 1 else ""


def together(events: Sequence[Event]) -> list[Event]:
    """Neighbouring events that differ only in their cards told as one: a hand drawn in one go, a swarm."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else {}
        if "cards" in event and {**event, "cards": 0} == {**last, "cards": 0}:
            told[-1] = {**last, "cards": [*last["cards"], *event["cards"]]}
        else:
            told.append(event)
    return told
