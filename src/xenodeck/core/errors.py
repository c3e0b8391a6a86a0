"""The exceptions of the core. Each carries a code, the number of a rule and a text; the state is unchanged.

GameError
├─ Refusal      the rules do not allow what a seat tried
├─ BadConfig    a new game cannot be set up with these seats and options
├─ BadPosition  a position does not describe a table of this game
├─ BadRecord    a record cannot be read or does not replay (line number in front)
├─ BadSave      a saved table is of another game, of other rules, or of a newer version of this program
├─ BadScript    the scripted results of chance do not fit what the rules draw
└─ UnknownGame  there is no game folder of this name
RuleBug         an invariant of the engine is broken; a bug, never the fault of a player
"""

from __future__ import annotations


class GameError(Exception):
    """Base class: ``code`` is for programs, ``text`` for people, ``rule`` the number of the rule that explains it.

    ``legal`` lists what would be accepted instead.
    """

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
        """The error as plain data, for JSON."""
        return {"code": self.code, "rule": self.rule, "text": self.text, "legal": list(self.legal)}


class Refusal(GameError):
    """The rules do not allow what a seat tried. The state is as it was before.

    ``facts`` are the values that the translated sentence needs. ``question`` is the name of the question, if the words
    of the move did not answer it.
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
    """A game cannot be set up with these seats and options."""

    def __init__(self, text: str, rule: str = "", legal: list[str] | None = None) -> None:
        super().__init__("BAD_CONFIG", text, rule, legal)


class BadPosition(GameError):
    """A position does not describe a table of this game."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__("BAD_POSITION", text, rule)


class BadScript(GameError):
    """The scripted results of chance do not fit what the rules draw."""

    def __init__(self, text: str) -> None:
        super().__init__("BAD_SCRIPT", text)


class BadRecord(GameError):
    """A record cannot be read or does not replay. ``line`` is the number of the line; 0: no single line is at fault."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__("BAD_RECORD", f"line {line}: {text}" if line else text)
        self.line = line


class BadSave(GameError):
    """A saved table cannot be loaded."""

    def __init__(self, text: str) -> None:
        super().__init__("BAD_SAVE", text)


class UnknownGame(GameError):
    """There is no game folder of this name."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__("UNKNOWN_GAME", f"there is no game called {name!r}.", legal=known)


class RuleBug(Exception):
    """An invariant of the engine is broken. This is a bug; no input of a player causes it."""
