"""What the seats of a table are called, in one language."""

from __future__ import annotations

from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import nearest_language
from xenodeck.core.words.telling import Teller
from xenodeck.server.server_words import ServerWords
from xenodeck.server.tables.model.info import AUTOMATON, TableInfo


def seat_names(game: Game, info: TableInfo, lang: str) -> list[str]:
    """The name of each seat: the name its person or bot has, or that of an automaton, or what sits there."""
    words, server = game.words(nearest_language(game.folder, lang)), ServerWords.of(lang)
    return [
        seat.name or (Teller.automaton(words, n) if seat.kind == AUTOMATON else server.say("seats", seat.kind))
        for n, seat in enumerate(info.seats)
    ]
