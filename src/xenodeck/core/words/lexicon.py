"""The lexicon: the words that people may type for an answer, in every language of the game, besides codes and figures.

A choice can be typed by its label (``choices``) or its short words (``typed``), a card by its name, a number or a
position by words for the least, the middle and the most. Records contain none of these words.
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
LEAST, MIDDLE, MOST = "least", "middle", "most"  # of the options: keys of ``typed`` for numbers and positions
EXTREMES: Final = (LEAST, MIDDLE, MOST)
SHORTEST: Final = 2  # the least letters of an abbreviation
AROUND: Final = ".;:!?()[]„”\"'"  # punctuation around a word that is ignored

Phrase = tuple[str, ...]


def fold(word: str) -> str:
    """A word as it is compared: without case, accents and punctuation around it.

    >>> fold("Środek,"), fold("dół"), fold("(red")
    ('srodek,', 'dol', 'red')
    """
    letters = unicodedata.normalize("NFKD", word.strip(AROUND).lower().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def is_figure(word: str) -> bool:
    """Is this a whole number in figures?"""
    return re.fullmatch(r"-?[0-9]{1,40}", word) is not None


def normalise(text: str, codes: frozenset[str] = frozenset(), fillers: Sequence[str] = ()) -> list[str]:
    """The words of a line without ``fillers``; ``seat 2``, ``seat2``, ``x3`` and ``×3`` become their figures.

    Codes of the game (``codes``, in lower case) stay unchanged.

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
    """The codes in lower case; those with a number (``UFO#2``) also without it."""
    return frozenset(code.lower() for code in codes) | {code.lower().partition("#")[0] for code in codes}


class Lexicon:
    """All words that may be typed in one game, in all of its languages at once."""

    def __init__(self, spoken: Sequence[Words], codes: frozenset[str], fillers: Sequence[str]) -> None:
        self.codes = codes
        self.fillers = tuple(fillers)
        self.answers: dict[str, dict[Phrase, str]] = {}  # question -> phrase -> key of ``choices`` and ``typed``
        self.names: dict[Phrase, set[str]] = {}  # phrase -> codes of the cards with this name
        self.passing: set[Phrase] = set()
        for words in spoken:
            self.passing.add(self.phrase(words.get("table", PASSING)))
            for section in ("cards", "short"):
                for code, name in words.table.get(section, {}).items():
                    self.names.setdefault(self.phrase(name), set()).add(code)
            for question, key, text in phrases_of(words):
                self.learn(question, key, text)
        phrases = [*self.passing, *self.names, *(phrase for known in self.answers.values() for phrase in known)]
        self.longest = max(map(len, phrases), default=0)

    def learn(self, question: str, key: str, text: str) -> None:
        """Add a phrase for an answer; ValueError if it already means another answer to this question."""
        phrase = self.phrase(text)
        known = self.answers.setdefault(question, {})
        if phrase and known.setdefault(phrase, key) != key:
            raise ValueError(f"{text.strip()!r} means both {known[phrase]} and {key} as an answer to {question}")

    def phrase(self, text: str) -> Phrase:
        """A text as it is compared: without case, accents and punctuation."""
        return tuple(fold(word) for word in normalise(text, self.codes, self.fillers) if fold(word))

    def find(self, question: str, kind: str, offered: list[Option], words: list[str]) -> tuple[int, int]:
        """The index of the option that the first words name, and how many words it took; 0 words: none or several."""
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
        """The keys that ``phrase`` stands for as an answer to this question."""
        found: set[str] = set()
        known = self.answers.get(question, {})
        if phrase in known:
            found.add(known[phrase])
        if phrase in self.passing:
            found.add(PASSING)
        return found | self.names.get(phrase, set()) if kind in (CARD, PLACE) else found

    def begun(self, question: str, word: str) -> set[str]:
        """The key that ``word`` abbreviates; empty if it fits several, whether they are options now or not."""
        known = self.answers.get(question, {})
        keys = {key for phrase, key in known.items() if phrase[0].startswith(word)}
        return keys if len(word) >= SHORTEST and len(keys) == 1 else set()


def phrases_of(words: Words) -> Iterator[tuple[str, str, str]]:
    """(question, key, text) of every phrase that answers a question in one language."""
    for question, labels in words.table.get("choices", {}).items():
        yield from ((question, key, label) for key, label in labels.items())
    for question, entries in words.table.get("typed", {}).items():
        yield from ((question, key, text) for key, several in entries.items() for text in several.split(","))


def meant(kind: str, offered: list[Option]) -> dict[str, list[int]]:
    """Key -> the indexes of the options that it means."""
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
    """The indexes of the least, middle and most of numbers, or of positions by the cards above; else empty."""
    real = [at for at, option in enumerate(offered) if option.kind != PASSING]
    if not real or kind not in (NUMBER, PLACE) or len({(offered[at].place, offered[at].owner) for at in real}) > 1:
        return {}
    ranked = sorted(real, key=lambda at: offered[at].value if kind == NUMBER else offered[at].at)
    return {LEAST: ranked[0], MIDDLE: ranked[(len(ranked) - 1) // 2], MOST: ranked[-1]}


@cache
def _load(folder: Path, codes: tuple[str, ...], fillers: tuple[str, ...]) -> Lexicon:
    return Lexicon([Words.of(folder, language) for language in languages(folder)], small_codes(codes), fillers)


def lexicon(folder: Path, codes: Sequence[str], fillers: Sequence[str]) -> Lexicon:
    """The lexicon of the game in ``folder``; empty if the game has no words. Cached."""
    return _load(folder, tuple(codes), tuple(fillers))
