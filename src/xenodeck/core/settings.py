"""The options of a game: declared once with type, range and default; checked here for everybody who sets them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from xenodeck.core.errors import BadConfig, BadPosition, GameError

INTEGER = "integer"
CHOICE = "choice"
FLAG = "flag"
SEAT_OR_RANDOM = "seat"
TABLE = "table"  # names -> counts

RANDOM = "random"

type_names = {
    INTEGER: "a whole number",
    CHOICE: "one of the words listed",
    FLAG: "true or false",
    SEAT_OR_RANDOM: 'a seat number or "random"',
    TABLE: "a table of names and counts",
}

Value = int | str | bool | dict[str, int]


@dataclass(frozen=True)
class Option:
    """One house rule. Its explanation is in the words of the game, under its name."""

    name: str
    kind: str
    default: Value
    rule: str  # number on the rules page
    low: int = 0
    high: int | None = None
    choices: tuple[str, ...] = ()  # of a seat: words it takes besides "random"
    keys: tuple[str, ...] = ()
    modes: tuple[str, ...] = field(default=())  # empty: all modes
    zero: str = ""  # of a number: a word for 0, such as "none" for a limit

    def belongs(self, mode: str) -> bool:
        """Is this an option of ``mode``?"""
        return not self.modes or mode in self.modes

    def range_text(self) -> str:
        if self.kind == CHOICE:
            return " | ".join(self.choices)
        if self.kind in (INTEGER, TABLE):
            return f"{self.low} or more" if self.high is None else f"{self.low} to {self.high}"
        return type_names[self.kind]

    def check(self, value: object, seats: int) -> Value:
        """``value`` as this option takes it, or a clear error."""
        if self.kind == TABLE:
            return self._check_table(value)
        if self.kind == INTEGER and self.zero and value == self.zero:
            return 0
        if self.kind == INTEGER and is_int(value):
            return self._check_range(value, self.low, self.high)
        if self.kind == FLAG and isinstance(value, bool):
            return value
        if self.kind == CHOICE and isinstance(value, str) and value in self.choices:
            return value
        if self.kind == SEAT_OR_RANDOM:
            if value == RANDOM or (isinstance(value, str) and value in self.choices):
                return value
            if is_int(value):
                return self._check_range(value, 0, seats - 1)
        raise self._bad(value)

    def _check_range(self, value: object, low: int, high: int | None) -> int:
        assert isinstance(value, int)
        if value < low or (high is not None and value > high):
            raise self._bad(value, f"{low} or more" if high is None else f"{low} to {high}")
        return value

    def _check_table(self, value: object) -> dict[str, int]:
        if not isinstance(value, Mapping):
            raise self._bad(value)
        table = dict(self.default) if isinstance(self.default, dict) else {}
        for key, count in value.items():
            if key not in self.keys:
                raise BadConfig(f"{self.name}: there is no {key!r}.", self.rule, list(self.keys))
            if not is_int(count):
                raise self._bad(count)
            table[key] = self._check_range(count, self.low, self.high)
        return table

    def _bad(self, value: object, wanted: str = "") -> BadConfig:
        wanted = wanted or (self.range_text() if self.kind == CHOICE else type_names[self.kind])
        return BadConfig(f"{self.name} cannot be {value!r}; it takes {wanted}.", self.rule)

    def parse(self, text: str) -> object:
        """A value typed by a person (``--set name=text``); still to be checked."""
        if self.kind in (INTEGER, SEAT_OR_RANDOM):
            try:
                return int(text)
            except ValueError:
                return text
        if self.kind == FLAG:
            return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(
                text.lower(), text
            )
        if self.kind == TABLE:
            try:
                return json.loads(text)
            except ValueError:
                return text
        return text


def is_int(value: object) -> bool:
    """A whole number; ``True`` is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def find(options: tuple[Option, ...], name: str) -> Option:
    for option in options:
        if option.name == name:
            return option
    raise BadConfig(f"there is no option {name!r}.", legal=[o.name for o in options])


def complete(
    options: tuple[Option, ...],
    given: Mapping[str, object],
    seats: int,
    printed: Mapping[str, Value] | None = None,
    mode: str | None = None,
) -> dict[str, Value]:
    """All options with their values: the given ones checked, the others as printed (in this mode: ``printed``).

    What is not an option of ``mode`` cannot be given, and stays as printed.
    """
    for name in given:
        option = find(options, name)
        if mode is not None and not option.belongs(mode):
            modes = " and ".join(option.modes)
            raise BadConfig(f"{name} is an option of {modes}, not of {mode}.", option.rule, list(option.modes))
    own = [replace(o, default=printed[o.name]) if printed and o.name in printed else o for o in options]
    return {o.name: o.check(given[o.name], seats) if o.name in given else fresh(o.default) for o in own}


def in_position(no: BadConfig, data: Mapping[str, object]) -> GameError:
    """How the position ``data`` refuses its options: a deal is a new game, and says no like one."""
    return no if data.get("state") == "DEAL" else BadPosition(no.text, no.rule)


def fresh(default: Value) -> Value:
    """A default that may be changed without changing what is printed."""
    return dict(default) if isinstance(default, dict) else default


def parse_assignments(options: tuple[Option, ...], assignments: list[str]) -> dict[str, object]:
    """``["loot=40", "deck.GENERAL=5"]`` as a mapping, still to be checked.

    >>> parse_assignments((Option("loot", INTEGER, 50, "10.1"),), ["loot=40"])
    {'loot': 40}
    """
    found: dict[str, object] = {}
    for text in assignments:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadConfig(f"{text!r} is not of the form KEY=VALUE.")
        name, dot, key = name.strip().partition(".")
        option = find(options, name)
        if not dot:
            found[name] = option.parse(value.strip())
            continue
        if option.kind != TABLE:
            raise BadConfig(f"{name} is not a table; write {name}=VALUE.", option.rule)
        table = found.setdefault(name, {})
        if not isinstance(table, dict):
            raise BadConfig(f"{name} is set as a whole and in parts; do one of the two.", option.rule)
        try:
            table[key] = int(value)
        except ValueError:
            raise BadConfig(f"{name}.{key} cannot be {value!r}; it takes a whole number.", option.rule) from None
    return found
