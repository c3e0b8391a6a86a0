"""The texts of a game: names, prompts, log lines, rules page. Each language is a pair of files in the game's folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from string import Formatter
from typing import Any

from xenodeck.core.definition import plurals
from xenodeck.core.errors import GameError

FIRST = "en"  # the language that every game has
COMMON = Path(__file__).parents[1] / "words"
RULE_LINE = re.compile(r"^\*\*(\d+\.\d+|[A-Z]+\.?\d+(?:\.\d+)?)\s+(.*?)\*\*\s*(.*)$")


@dataclass(frozen=True)
class RuleText:
    """One numbered rule of a rules page."""

    number: str
    title: str
    text: str
    section: str


@cache
def _load(folder: Path, language: str) -> Words:
    table: dict[str, Any] = {}
    for file in files(folder, language):
        if not file.exists():
            raise GameError(
                "NO_LANGUAGE", f"there are no words for the language {language!r}.", legal=languages(folder)
            )
        for section, entries in (_common(file) if file.parent == COMMON else _read(file)).items():
            table.setdefault(section, {}).update(entries)
    return Words(language, table, folder / f"rules.{language}.md")


def files(folder: Path, language: str) -> list[Path]:
    """The files with the words of a language: those of all games first, then those of this game."""
    return [COMMON / f"{language}.toml", folder / f"words.{language}.toml"]


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise GameError("BAD_GAMES", f"{file} is no TOML: {error}.") from error


@cache
def _common(file: Path) -> dict[str, Any]:
    """The words that all games share. The result is cached and must not be changed."""
    return _read(file)


def keys_of(folder: Path, section: str, language: str = FIRST) -> set[str]:
    """The keys of one section of a game's words. Parses this section only."""
    found: set[str] = set()
    for file in files(folder, language):
        _, head, rest = f"\n{file.read_text('utf-8')}".partition(f"\n[{section}]\n")
        if head:
            found.update(tomllib.loads(rest.partition("\n[")[0]))
    return found


def languages(folder: Path) -> list[str]:
    """The languages of a game: one for each words file in its folder."""
    return sorted(file.name.split(".")[1] for file in folder.glob("words.*.toml"))


@cache
def nearest_language(folder: Path, wanted: str) -> str:
    """The language ``wanted`` (``pl``, ``pl-PL``) if the game has it, else English."""
    spoken, plain = languages(folder), wanted.partition("-")[0].lower()
    return plain if plain in spoken else FIRST


class Words:
    """The words of one game in one language."""

    def __init__(self, language: str, table: dict[str, Any], page: Path) -> None:
        self.language = language
        self.table = table
        self.page = page
        self._texts = dict(texts_in(table))  # every sentence looks up a few, and most that it asks for are not there

    @staticmethod
    def of(folder: Path, language: str) -> Words:
        """The words of the game in ``folder``. Cached."""
        return _load(folder, language)

    def get(self, section: str, key: str) -> str:
        """The template under ``section.key``; raises KeyError if it is missing, which is a bug."""
        try:
            return self._texts[section, key]
        except KeyError:
            raise KeyError(f"no words for {section}.{key} in {self.language}") from None

    def has(self, section: str, key: str) -> bool:
        """Is there a text under ``section.key``?"""
        return (section, key) in self._texts

    def say(self, section: str, key: str, **facts: object) -> str:
        """The sentence under ``section.key`` with ``facts`` filled in; ``{n|one|many}`` chooses by number."""
        try:
            return fill(self.get(section, key), facts, self.language)
        except KeyError as missing:
            if missing.args[0] in facts or not self.has(section, key):
                raise
            where = f"{self.page.with_name(f'words.{self.language}.toml')}: [{section}] {key}"
            there = ", ".join(facts) or "nothing"
            raise KeyError(f"{where} names {{{missing.args[0]}}}, and there is {there}") from None

    def one_minute(self, mode: str) -> dict[str, Any]:
        """The texts of the page "in one minute": ``win``, ``turn``, ``others``, ``cards``; of ``mode`` if it has its
        own."""
        table: dict[str, Any] = self.table.get("in_short", {})
        own = table.get(mode, table)
        return own if isinstance(own, dict) else {}

    def text(self) -> str:
        """The rules page as Markdown."""
        return self.page.read_text("utf-8")

    def rules(self) -> list[RuleText]:
        """The numbered rules of the rules page. Cached."""
        return rules_on(self.page)

    def rule(self, number: str) -> RuleText:
        """The rule with this number; raises GameError if there is none."""
        for rule in self.rules():
            if rule.number.upper() == number.upper():
                return rule
        raise GameError("NO_RULE", f"there is no rule {number}.", legal=[r.number for r in self.rules()])


@cache
def rules_on(page: Path) -> list[RuleText]:
    """The numbered paragraphs of a rules page."""
    found: list[RuleText] = []
    section = ""
    body: list[str] = []
    head: tuple[str, str] | None = None

    def close() -> None:
        if head is not None:
            found.append(RuleText(head[0], head[1], "\n".join(body).strip(), section))

    for line in page.read_text("utf-8").splitlines():
        match = RULE_LINE.match(line)
        if match:
            close()
            head = (match[1], match[2].rstrip("."))
            body = [match[3]]
        elif line.startswith("## "):
            close()
            head, body, section = None, [], line[3:].strip()
        elif head is not None:
            body.append(line)
    close()
    return found


def texts_in(table: dict[str, Any], section: str = "") -> Iterator[tuple[tuple[str, str], str]]:
    """Each text of a table of words by its section and key. Sections may be nested: ``choices.claim``."""
    for key, value in table.items():
        if isinstance(value, str):
            yield (section, key), value
        elif isinstance(value, dict):
            yield from texts_in(value, f"{section}.{key}" if section else key)


PLURAL = re.compile(r"\{(\w+)\|([^{}]*)\}")


def fill(template: str, facts: dict[str, object], language: str) -> str:
    """``template`` with ``facts`` filled in and plural forms chosen.

    >>> fill("{who} takes {n} {n|token|tokens}", {"who": "Ada", "n": 2}, "en")
    'Ada takes 2 tokens'
    >>> fill("{n} {n|łup|łupy|łupów}", {"n": 5}, "pl")
    '5 łupów'
    """
    if "{" not in template and "}" not in template:
        return template
    said = [
        part if name is None else format(facts[name]) if forms is None else plurals.choose(forms, facts[name], language)
        for part, name, forms in parts_of(template)
    ]
    return "".join(said)


@lru_cache(maxsize=8192)
def parts_of(template: str) -> tuple[tuple[str, str | None, tuple[str, ...] | None], ...]:
    """A template in its parts: text, facts, and facts that choose a plural form.

    >>> parts_of("{n} {n|token|tokens}")
    (('', 'n', None), (' ', None, None), ('', 'n', ('token', 'tokens')))
    """
    parts: list[tuple[str, str | None, tuple[str, ...] | None]] = []

    def plain(text: str) -> None:
        for said, name, spec, conversion in Formatter().parse(text):
            if said:
                parts.append((said, None, None))
            if name is not None:
                if not name.isidentifier() or spec or conversion:
                    raise ValueError(f"only names may stand in braces, not {name!r}: {template!r}")
                parts.append(("", name, None))

    end = 0
    for match in PLURAL.finditer(template):
        plain(template[end : match.start()])
        parts.append(("", match[1], tuple(match[2].split("|"))))
        end = match.end()
    plain(template[end:])
    return tuple(parts)
