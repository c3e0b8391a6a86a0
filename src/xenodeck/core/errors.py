"""Every way the engine says no. Refusals carry a code, a rule number and plain words; nothing was changed.

GameError
├─ Refusal      a seat tried something the rules do not allow; the state is as it was
├─ BadConfig    a new game cannot be set up like this (seats, options, deck)
├─ BadPosition  a position cannot be set up like this
├─ BadRecord    a record cannot be read or does not replay (line number in front)
├─ BadSave      a saved table is not of this game, its rules or this program
├─ BadScript    scripted chance does not fit what the rules ask of it
└─ UnknownGame  no such game folder
RuleBug         ours: an invariant of the engine broke
"""

from __future__ import annotations


class GameError(Exception):
    """A clear no: ``code`` for programs, ``rule`` to look it up, ``text`` for people."""

    def __init__(self, code: str, text: str, rule: str = "", legal: list[str] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.legal: list[str] = list(legal) if legal else []

    def __str__(self) -> str:
        where = f" (rule {self.rule})" if self.rule else ""
        instead = f" Allowed: {', '.join(self.legal)}." if self.legal else ""
        return f"{self.code}: {self.text}{where}{instead}"

    def to_data(self) -> dict[str, object]:
        return {"code": self.code, "rule": self.rule, "text": self.text, "legal": list(self.legal)}


class Refusal(GameError):
    """The rules do not allow what a seat tried. ``facts`` fill the sentence in other languages.

    ``question``: the name of what was asked, where words did not answer it.
    """

    def __init__(
        self,
        code: str,
        text: str,
        rule: str = "",
        legal: list[str] | None = None,
        facts: dict[str, str] | None = None,
    ) -> None:
        super().__init__(code, text, rule, legal)
        self.facts: dict[str, str] = dict(facts) if facts else {}
        self.question = ""


class BadConfig(GameError):
    def __init__(self, text: str, rule: str = "", legal: list[str] | None = None) -> None:
        super().__init__("BAD_CONFIG", text, rule, legal)


class BadPosition(GameError):
    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__("BAD_POSITION", text, rule)


class BadScript(GameError):
    def __init__(self, text: str) -> None:
        super().__init__("BAD_SCRIPT", text)


class BadRecord(GameError):
    def __init__(self, line: int, text: str) -> None:
        super().__init__("BAD_RECORD", f"line {line}: {text}" if line else text)
        self.line = line


class BadSave(GameError):
    def __init__(self, text: str) -> None:
        super().__init__("BAD_SAVE", text)


class UnknownGame(GameError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("UNKNOWN_GAME", f"there is no game called {name!r}.", legal=known)


class RuleBug(Exception):
    """An invariant of the engine broke; never caused by what a player does."""
