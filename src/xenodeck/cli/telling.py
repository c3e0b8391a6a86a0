"""Sentences as a terminal tells them: a player's deeds in one line, refusals with the rule to look up."""

from __future__ import annotations

import re
from collections.abc import Sequence

from xenodeck.cli.phrases import Phrases
from xenodeck.core import telling
from xenodeck.core.errors import GameError
from xenodeck.core.game import Game
from xenodeck.core.lexicon import is_figure
from xenodeck.core.telling import Event


class Teller(telling.Teller):
    def __init__(self, game: Game, language: str, seats: int, people: Sequence[str] | None = None) -> None:
        super().__init__(game, language, seats, people)
        self.phrases = Phrases(language)

    def card(self, code: str) -> str:
        """``Saucer 2 with a moon (S2A)``: a code is what one types."""
        name = super().card(code)
        return name if name == code else f"{name} ({code})"

    def word(self, question: str, word: str) -> str:
        """At this table a seat may be called by its name."""
        seat = word.removeprefix("seat ")
        return self.people[int(seat)] if word.startswith("seat ") and is_figure(seat) else super().word(question, word)

    def seats_for_names(self, line: str) -> str:
        """``COUNTER Plimp`` as ``COUNTER seat 1``."""
        for seat, name in sorted(enumerate(self.people), key=lambda person: -len(person[1])):
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"seat {seat}", line, flags=re.IGNORECASE)
        return line

    def refusal(self, no: GameError) -> str:
        text = super().refusal(no)
        return f"{text} [{no.rule}]" if no.rule else text

    def story(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Who, and in one line what they did in a row; the name is said once. -1: nobody in particular."""
        told: list[tuple[int, str]] = []
        for event in self.together(events):
            seat, line = event.get("seat", -1), self.line(event)
            if told and seat >= 0 and told[-1][0] == seat:
                begun = f"{self.people[seat]} "
                if line.startswith(begun):
                    line = line[len(begun)].upper() + line[len(begun) + 1 :]
                told[-1] = (seat, f"{told[-1][1]} {line}")
            else:
                told.append((seat, line))
        return told
