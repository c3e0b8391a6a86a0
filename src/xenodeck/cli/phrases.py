"""What the terminal itself says, and the words it listens to; a language is a file beside this one."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from xenodeck.core.definition.wording import fill

FIRST = "en"  # its words are understood everywhere, and stand in where a language has none


@cache
def _load(language: str) -> dict[str, Any]:
    file = Path(__file__).with_name(f"words.{language}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}


class Phrases:
    def __init__(self, language: str) -> None:
        self.language = language if _load(language) else FIRST
        self.table = _load(self.language)

    def say(self, key: str, /, **facts: object) -> str:
        return self.of("screen", key, **facts)

    def of(self, section: str, key: str, /, **facts: object) -> str:
        return fill(self.table[section][key], facts, self.language)

    def command(self, word: str) -> str:
        """The command that ``word`` means in this language or in English; empty: none."""
        asked = word.lower()
        for table in (self.table, _load(FIRST)):
            for command, words in table["commands"].items():
                if asked in words:
                    return str(command)
        return ""
