"""Events, prompts, refusals and reasons as sentences, for any game, from its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.game import Game


class Teller:
    """Knows the people at one table by name and one language."""

    def __init__(self, game: Game, language: str, seats: int, people: Sequence[str] | None = None) -> None:
        self.words = game.words(language)
        self.people = list(people) if people else [self.words.say("table", "seat", seat=n) for n in range(seats)]

    def card(self, code: str) -> str:
        return self.words.get("cards", code) if self.words.has("cards", code) else code

    def cards(self, codes: Sequence[str]) -> str:
        hidden = sum(code == "?" for code in codes)
        shown = [f"{self.card(c)} ({c})" for c in codes if c != "?"]
        return ", ".join(shown + ([self.words.say("table", "cards", number=hidden)] if hidden else []))

    def line(self, event: dict[str, Any]) -> str:
        """An event, as its viewer noticed it, as a line of the log."""
        return self.words.say(
            "log",
            event["what"],
            seat=self.people[event["seat"]] if "seat" in event else "",
            other=self.people[event["other"]] if "other" in event else "",
            number=event.get("number", 0),
            cards=self.cards(event.get("cards", [])),
        )

    def prompt(self, question: str) -> str:
        return self.words.get("questions", question)

    def reason(self, key: str, facts: dict[str, object]) -> str:
        if not key:
            return ""
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
