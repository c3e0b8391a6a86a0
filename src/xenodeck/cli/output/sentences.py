"""Sentences for the terminal: what a player did in one line, refusals with the number of the rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from xenodeck.cli.output.phrases import Phrases
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import GameError
from xenodeck.core.tabletop.layout import UNKNOWN
from xenodeck.core.words import telling
from xenodeck.core.words.event_runs import EventData, hidden, log_key
from xenodeck.core.words.lexicon import is_figure
from xenodeck.core.words.telling import capital, matching

SEAT = re.compile(r"seat (\d{1,9})")


class Deeds(NamedTuple):
    """What one seat did in a row, as one line, and the cards named in it. Seat -1: nobody in particular."""

    seat: int
    line: str
    cards: frozenset[str]


def people_at(game: Game, language: str, automata: Sequence[int], names: Sequence[str]) -> list[str]:
    """``names`` by seat, with the game's own name for each automaton."""
    words = game.words(language)
    return [telling.Teller.automaton(words, seat) if seat in automata else name for seat, name in enumerate(names)]


class Teller(telling.Teller):
    """The sentences of a game for the terminal.

    ``coded``: a card is named with its code, as in files and moves; otherwise by its name alone. ``me``: the seat of
    the reader, who is called *you*; -1 if everybody is called by name.
    """

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
        """What a card does: the short text for the table as it is (``brief``), else the printed text, else nothing."""
        briefs = self.words.table.get("brief", {})
        for field, by_value in briefs.items():
            if isinstance(by_value, dict):
                found = matching(by_value.get(str(fields.get(field)), {}), code)
                if found:
                    return found
        printed = self.words.get("texts", code) if self.words.has("texts", code) else ""
        return matching(briefs, code) or printed

    def fact_word(self, word: str) -> str:
        seat = SEAT.fullmatch(word)
        return self.people[int(seat[1])] if seat and int(seat[1]) < len(self.people) else super().fact_word(word)

    def word(self, question: str, word: str) -> str:
        """An answer in words, with seats and cards by their names at this table."""
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

    # -- the story -------------------------------------------------------------------------------------

    def story(self, events: Sequence[EventData], brief: bool = False) -> list[Deeds]:
        """One line for each run of events of a seat; its name is said once. ``brief``: only what matters most."""
        told: list[Deeds] = []
        for seat, run in groupby(events, lambda event: int(event.get("seat", -1))):
            deeds, begun = list(run), False
            for event in self.merged_runs(self.worth_telling(seat, deeds) if brief else deeds):
                small = self.is_small(event)
                section = "gist" if brief and not small and self.words.has("gist", log_key(event)) else "log"
                line = self.sentence(event, section, self.me)
                cards = frozenset(code for code in event.get("cards", ()) if not code.startswith(UNKNOWN))
                if begun:
                    line = capital(line.removeprefix(f"{self.people[seat]} "))
                    told[-1] = Deeds(seat, f"{told[-1].line} {line}", told[-1].cards | cards)
                elif seat < 0 or (brief and "{seat}" not in self.words.get("log", log_key(event))):
                    told.append(Deeds(-1, line, cards))  # no seat did it
                else:
                    named = not brief or seat == self.me or self.people[seat] in line
                    told.append(Deeds(seat, line if named else f"{self.people[seat]}: {line}", cards))
                    begun = True
        return told

    def worth_telling(self, seat: int, deeds: list[EventData]) -> list[EventData]:
        """The events of a run that the brief story keeps: those that are not small. If all that another seat did is
        small, the last event with a visible card, so that no turn is left out."""
        great = [event for event in deeds if not self.is_small(event)]
        if great or seat in (-1, self.me):
            return great
        return [event for event in deeds if not hidden(event)][-1:]
