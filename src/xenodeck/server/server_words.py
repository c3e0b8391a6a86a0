"""The server's own texts: quick phrases, refusals, names of seats. Each language is a file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from xenodeck.core.definition.wording import fill

FIRST = "en"


class ServerWords:
    def __init__(self, language: str, table: dict[str, dict[str, str]]) -> None:
        self.language = language
        self.table = table

    @staticmethod
    def of(language: str) -> ServerWords:
        """The words of ``language``, or English if there are none."""
        plain = language.partition("-")[0].lower()
        return _load(plain if plain in available_languages() else FIRST)

    def has(self, section: str, key: str) -> bool:
        return key in self.table[section]

    def keys(self, section: str) -> list[str]:
        return list(self.table[section])

    def say(self, section: str, key: str, **facts: object) -> str:
        return fill(self.table[section][key], facts, self.language)


@cache
def available_languages() -> list[str]:
    return sorted(file.name.split(".")[1] for file in Path(__file__).parent.glob("words.*.toml"))


@cache
def _load(language: str) -> ServerWords:
    text = Path(__file__).with_name(f"words.{language}.toml").read_text("utf-8")
    table: dict[str, Any] = tomllib.loads(text)
    return ServerWords(language, table)
