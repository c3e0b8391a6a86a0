"""Sentences as a terminal tells them: a player's deeds in one line, refusals with the rule to look up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from xenodeck.cli.phrases import Phrases
from xenodeck.core import telling
from xenodeck.core.errors import GameError
from xenodeck.core.game import Game
from xenodeck.core.layout import UNKNOWN
from xenodeck.core.lexicon import is_figure
from xenodeck.core.repeats import Event
from xenodeck.core.telling import log_key, matching

SEAT = re.compile(r"seat (\d{1,9})")


class Deeds(NamedTuple):
    """What somebody did in a row (-1: nobody in particular), and the cards that are named in it."""

    seat: int
    line: str
    cards: frozenset[str]


class Teller(telling.Teller):
    """``coded``: cards are told with the codes that files and moves are written in, else by their names alone. ``me``:
    the seat of whoever reads, who is *you*; -1: everybody has a name."""

    def __init__(
        self,
        game: Game,
        language: str,
        seats: int,
        people: Sequence[str] | None = None,
        coded: bool = True,
        me: int = -1,
    ) -> None:
        super().__init__(game, language, seats, people)
        self.phrases = Phrases(language)
        self.coded = coded
        self.me = me

    def card(self, code: str) -> str:
        """``Saucer 2 with a moon (S2A)``, or as short as the game has it: ``Saucer 2 (moon)``."""
        if self.coded or code.startswith(UNKNOWN):
            return self.full(code)
        return self.words.get("short", code) if self.words.has("short", code) else super().card(code)

    def full(self, code: str) -> str:
        name = super().card(code)
        return name if name == code else f"{name} ({code})"

    def does(self, code: str, fields: dict[str, Any]) -> str:
        """What a card does, in short as far as the table is now (``brief``), else as it is printed; empty: unknown."""
        briefs = self.words.table.get("brief", {})
        for field, by_value in briefs.items():
            if isinstance(by_value, dict):
                found = matching(by_value.get(str(fields.get(field)), {}), code)
                if found:
                    return found
        printed = self.words.get("texts", code) if self.words.has("texts", code) else ""
        return matching(briefs, code) or printed

    def named(self, word: str) -> str:
        seat = SEAT.fullmatch(word)
        return self.people[int(seat[1])] if seat and int(seat[1]) < len(self.people) else super().named(word)

    def word(self, question: str, word: str) -> str:
        """At this table a seat may be called by its name, and so may a card."""
        seat = word.removeprefix("seat ")
        if word.startswith("seat ") and is_figure(seat):
            return self.people[int(seat)]
        said = super().word(question, word)
        return self.card(word) if said == word and not self.coded and self.words.has("cards", word) else said

    def seats_for_names(self, line: str) -> str:
        """``COUNTER Plimp`` as ``COUNTER seat 1``."""
        for seat, name in sorted(enumerate(self.people), key=lambda person: -len(person[1])):
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", f"seat {seat}", line, flags=re.IGNORECASE)
        return line

    def refusal(self, no: GameError) -> str:
        text = super().refusal(no)
        return f"{text} [{no.rule}]" if no.rule else text

    # -- the story and its end -------------------------------------------------------------------------------------

    def story(self, events: Sequence[Event], brief: bool = False) -> list[Deeds]:
        """In one line what somebody did in a row; the name is said once. ``brief``: the gist of it."""
        told: list[Deeds] = []
        for event in self.together([event for event in events if not brief or not self.is_small(event)]):
            seat = event.get("seat", -1)
            section = "gist" if brief and self.words.has("gist", log_key(event)) else "log"
            line = self.line(event, section, self.me)
            cards = frozenset(code for code in event.get("cards", ()) if not code.startswith(UNKNOWN))
            if told and seat >= 0 and told[-1].seat == seat:
                begun = f"{self.people[seat]} "
                if line.startswith(begun):
                    line = line[len(begun)].upper() + line[len(begun) + 1 :]
                told[-1] = Deeds(seat, f"{told[-1].line} {line}", told[-1].cards | cards)
            else:
                named = seat < 0 or not brief or seat == self.me or self.people[seat] in line
                told.append(Deeds(seat, line if named else f"{self.people[seat]}: {line}", cards))
        return told
