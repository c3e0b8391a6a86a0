"""What people may type for an answer: a game's own words in every language it speaks, beside codes and figures.

A choice is known by its label (``choices``) and its short words (``typed``), a card by its name, a number or a place in
a pile by what the least, the middle and the most of them are called. Records never hold any of these.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from xenodeck.core.definition.wording import Words, languages
from xenodeck.core.knowledge.views import Option
from xenodeck.core.rules.state import CARD, CHOICE, NUMBER, PLACE

PASSING: Final = "pass"
LEAST, MIDDLE, MOST = "least", "middle", "most"  # of what is offered: keys of ``typed`` for numbers and places
EXTREMES: Final = (LEAST, MIDDLE, MOST)
SHORTEST: Final = 2  # letters of a beginning that stands for the whole word
AROUND: Final = ".;:!?()[]„”\"'"  # signs beside a word that are not part of it

Phrase = tuple[str, ...]


def fold(word: str) -> str:
    """
    >>> fold("Środek,"), fold("dół"), fold("(red")
    ('srodek,', 'dol', 'red')
    """
    letters = unicodedata.normalize("NFKD", word.strip(AROUND).lower().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_figure(word: str) -> bool:
    """A whole number as people write one."""
    return re.fullmatch(r"-?[0-9]{1,40}", word) is not None


def normalise(text: str, codes: frozenset[str] = frozenset(), fillers: Sequence[str] = ()) -> list[str]:
    """The words of a line less ``fillers``; ``seat 2``, ``seat2``, ``x3`` and ``×3`` become their figures.

    What is a code of the game (``codes``, in small letters) stays what it is.

    >>> normalise("COUNTER seat2"), normalise("swarm ×3"), normalise("x3 X4", frozenset({"x4"}))
    (['COUNTER', '2'], ['swarm', '3'], ['3', 'X4'])
    """
    words: list[str] = []
    spaced = text.replace("×", " ").replace(",", " ").split()
    for word, following in zip(spaced, [*spaced[1:], ""], strict=False):
        small = word.lower()
        if small not in codes:
            if small in fillers or (small in ("seat", "x") and is_figure(following)):
                continue
            for prefix in ("seat", "x"):
                if small.startswith(prefix) and is_figure(word[len(prefix) :]):
                    word = word[len(prefix) :]
        words.append(word)
    return words


def small_codes(codes: Sequence[str]) -> frozenset[str]:
    """The codes as they are compared, numbered ones (``UFO#2``) also without their number."""
    return frozenset(code.lower() for code in codes) | {code.lower().partition("#")[0] for code in codes}


class Lexicon:
    """Everything that may be typed in one game, whatever the language of whoever types."""

    def __init__(self, spoken: Sequence[Words], codes: frozenset[str], fillers: Sequence[str]) -> None:
        self.codes = codes
        self.fillers = tuple(fillers)
        self.answers: dict[str, dict[Phrase, str]] = {}  # question -> phrase -> key of ``choices`` and ``typed``
        self.names: dict[Phrase, set[str]] = {}  # of cards
        self.passing: set[Phrase] = set()
        for words in spoken:
            self.passing.add(self.phrase(words.get("table", PASSING)))
            for section in ("cards", "short"):
                for code, name in words.table.get(section, {}).items():
                    self.names.setdefault(self.phrase(name), set()).add(code)
            for question, key, text in told(words):
                self.learn(question, key, text)
        phrases = [*self.passing, *self.names, *(phrase for known in self.answers.values() for phrase in known)]
        self.longest = max(map(len, phrases), default=0)

    def learn(self, question: str, key: str, text: str) -> None:
        phrase = self.phrase(text)
        known = self.answers.setdefault(question, {})
        if phrase and known.setdefault(phrase, key) != key:
            raise ValueError(f"{text.strip()!r} means both {known[phrase]} and {key} as an answer to {question}")

    def phrase(self, text: str) -> Phrase:
        return tuple(fold(word) for word in normalise(text, self.codes, self.fillers) if fold(word))

    def find(self, question: str, kind: str, offered: list[Option], words: list[str]) -> tuple[int, int]:
        """Which of ``offered`` the first words name and how many words that took; 0 words: none, or not just one."""
        said = [fold(word) for word in words]
        by_key = meant(kind, offered)
        for length in range(min(len(said), self.longest), 0, -1):
            keys = self.keys(question, kind, tuple(said[:length]))
            if not keys and length == 1 and words[0].lower() not in self.codes:
                keys = self.begun(question, said[0])
            hits = {at for key in keys for at in by_key.get(key, ())}
            if hits:
                twins = kind == CARD and len({offered[at].code for at in hits}) == 1
                return (min(hits), length) if len(hits) == 1 or twins else (0, 0)
        return 0, 0

    def keys(self, question: str, kind: str, phrase: Phrase) -> set[str]:
        """What ``phrase`` means as an answer to this question."""
        found: set[str] = set()
        known = self.answers.get(question, {})
        if phrase in known:
            found.add(known[phrase])
        if phrase in self.passing:
            found.add(PASSING)
        return found | self.names.get(phrase, set()) if kind in (CARD, PLACE) else found

    def begun(self, question: str, word: str) -> set[str]:
        """The one answer that begins like this; nothing if several do, whether they are offered now or not."""
        known = self.answers.get(question, {})
        keys = {key for phrase, key in known.items() if phrase[0].startswith(word)}
        return keys if len(word) >= SHORTEST and len(keys) == 1 else set()


def told(words: Words) -> Iterator[tuple[str, str, str]]:
    """Question, key and text of everything that answers a question in one language."""
    for question, labels in words.table.get("choices", {}).items():
        yield from ((question, key, label) for key, label in labels.items())
    for question, entries in words.table.get("typed", {}).items():
        yield from ((question, key, text) for key, several in entries.items() for text in several.split(","))


def meant(kind: str, offered: list[Option]) -> dict[str, list[int]]:
    """Key of the words -> which of ``offered`` it means."""
    found: dict[str, list[int]] = {}
    for at, option in enumerate(offered):
        if option.kind in (CHOICE, NUMBER):
            found.setdefault(str(int(option.value)), []).append(at)
        elif option.kind == PASSING:
            found.setdefault(PASSING, []).append(at)
        elif option.code:
            found.setdefault(option.code, []).append(at)
    for key, at in extremes(kind, offered).items():
        found.setdefault(key, []).append(at)
    return found


def extremes(kind: str, offered: list[Option]) -> dict[str, int]:
    """The least, the middle and the most of numbers, or of places by how many cards lie above; nothing of others."""
    real = [at for at, option in enumerate(offered) if option.kind != PASSING]
    if not real or kind not in (NUMBER, PLACE) or len({(offered[at].place, offered[at].owner) for at in real}) > 1:
        return {}
    ranked = sorted(real, key=lambda at: offered[at].value if kind == NUMBER else offered[at].at)
    return {LEAST: ranked[0], MIDDLE: ranked[(len(ranked) - 1) // 2], MOST: ranked[-1]}


@cache
def _load(folder: Path, codes: tuple[str, ...], fillers: tuple[str, ...]) -> Lexicon:
    return Lexicon([Words.of(folder, language) for language in languages(folder)], small_codes(codes), fillers)


def lexicon(folder: Path, codes: Sequence[str], fillers: Sequence[str]) -> Lexicon:
    """The lexicon of the game in ``folder``; one without words has an empty one."""
    return _load(folder, tuple(codes), tuple(fillers))
