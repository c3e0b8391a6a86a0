"""What the terminal itself says, and the commands it understands. A language is a file, ``cli/words.<code>.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from xenodeck.core.definition.wording import fill

FIRST = "en"  # its commands are understood in every language, and it is used for a language without a file
WORDS = Path(__file__).parents[1]


@cache
def _load(language: str) -> dict[str, Any]:
    file = WORDS / f"words.{language}.toml"
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
        """The command that ``word`` means in this language or in English; an empty string if it means none."""
        asked = word.lower()
        for table in (self.table, _load(FIRST)):
            for command, words in table["commands"].items():
                if asked in words:
                    return str(command)
        return ""
