"""What the page and the game say, from their own files, so that rewording a button breaks no test."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
GAME = "ufoludki"


class Words:
    """The words of one language: ``EN("shelf.play_now")``, and of the game ``EN.card("COUNTER")``."""

    def __init__(self, language: str, game: str = GAME) -> None:
        self.language = language
        file = ROOT / f"web/src/words/{language}.json"
        self.page: dict[str, Any] = json.loads(file.read_text("utf-8"))
        words = ROOT / f"src/xenodeck/games/{game}/words.{language}.toml"
        self.game: dict[str, Any] = tomllib.loads(words.read_text("utf-8"))

    def __call__(self, key: str, **values: object) -> str:
        section, sentence = key.split(".")
        return fill(self.page[section][sentence], values)

    def card(self, code: str) -> str:
        return str(self.game["cards"][code])

    def asks(self, question: str) -> str:
        """What is asked, up to the first thing that depends on the table."""
        asked = str(self.game["questions"][question])
        return max(re.split(r"\{\w+(?:\|[^{}]*)?\}", asked), key=len).strip()

    def asking(self, question: str) -> re.Pattern[str]:
        """What is asked, however the table stands."""
        others = [entries for by_value in self.game.get("asked", {}).values() for entries in by_value.values()]
        ways = [self.asks(question), *(str(entries[question]) for entries in others if question in entries)]
        return re.compile("|".join(re.escape(way) for way in ways))

    def everything(self) -> dict[str, str]:
        """All sentences of page and game by their keys."""
        return {**flat(self.page), **{f"game.{key}": text for key, text in flat(self.game).items()}}


def fill(text: str, values: dict[str, object]) -> str:
    """English needs no more than two forms: one, and any other number. What is not given stays as it is."""

    def form(found: re.Match[str]) -> str:
        name, forms = found[1], found[2].split("|")
        return found[0] if name not in values else forms[0 if values[name] == 1 else 1]

    formed = re.sub(r"\{(\w+)\|((?:[^{}]|\{\w+\})*)\}", form, text)
    return re.sub(r"\{(\w+)\}", lambda found: str(values.get(found[1], found[0])), formed)


def flat(words: dict[str, Any], before: str = "") -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in words.items():
        if isinstance(value, dict):
            found |= flat(value, f"{before}{key}.")
        else:
            found[f"{before}{key}"] = str(value)
    return found


EN, PL = Words("en"), Words("pl")
