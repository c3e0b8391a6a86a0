"""The options of a game: declared once with type, range and default; checked here for everybody who sets them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from xenodeck.core.errors import BadConfig, BadPosition, GameError

INTEGER = "integer"
DECIMAL = "decimal"
CHOICE = "choice"
FLAG = "flag"
SEAT_OR_RANDOM = "seat"
TABLE = "table"  # names -> values of one kind; counts, unless ``each`` says otherwise
LIST = "list"  # values of one kind, which ``each`` says
RECORD = "record"  # named parts, each of its own kind

RANDOM = "random"
DECIMALS = 4  # kept of a decimal; more could be written differently by different programs, and 4.0 is written 4

type_names = {
    INTEGER: "a whole number",
    DECIMAL: "a number",
    CHOICE: "one of the words listed",
    FLAG: "true or false",
    SEAT_OR_RANDOM: 'a seat number or "random"',
    TABLE: "a table of names and counts",
    LIST: "a list",
    RECORD: "a table of its parts",
}

Value = int | float | str | bool | list[Any] | dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One house rule. Its explanation is in the words of the game, under its name."""

    name: str
    kind: str
    default: Value
    rule: str  # number on the rules page
    low: float = 0  # of a list: how many values it has at least; of a table of counts: of each
    high: float | None = None
    choices: tuple[str, ...] = ()  # of another kind than a choice: words it takes besides
    keys: tuple[str, ...] = ()  # of a table
    modes: tuple[str, ...] = field(default=())  # empty: all modes
    zero: str = ""  # of a number: a word for 0, such as "none" for a limit
    each: Option | None = None  # of a table or a list: what its values are
    parts: tuple[Option, ...] = ()  # of a record

    def belongs(self, mode: str) -> bool:
        """Is this an option of ``mode``?"""
        return not self.modes or mode in self.modes

    def range_text(self) -> str:
        if self.kind == CHOICE:
            return " | ".join(self.choices)
        if self.kind in (INTEGER, DECIMAL) or (self.kind == TABLE and self.each is None):
            return between(self.low, self.high)
        if self.kind == RECORD:
            return ", ".join(f"{part.name}: {part.range_text()}" for part in self.parts)
        if self.kind in (TABLE, LIST) and self.each is not None:
            return f"{type_names[LIST] if self.kind == LIST else 'a table'}, each {self.each.range_text()}"
        return type_names[self.kind]

    def check(self, value: object, seats: int) -> Value:
        """``value`` as this option takes it, or a clear error."""
        if isinstance(value, str) and value in self.choices:
            return value
        if self.kind in CHECKS:
            return CHECKS[self.kind](self, value, seats)
        raise self.bad(value)

    def bad(self, value: object, wanted: str = "") -> BadConfig:
        wanted = wanted or (self.range_text() if self.kind == CHOICE else type_names[self.kind])
        return BadConfig(f"{self.name} cannot be {value!r}; it takes {wanted}.", self.rule)

    def parse(self, text: str) -> object:
        """A value typed by a person (``--set name=text``); still to be checked."""
        if self.kind == FLAG:
            return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(
                text.lower(), text
            )
        try:
            if self.kind in (INTEGER, SEAT_OR_RANDOM):
                return int(text)
            if self.kind in (DECIMAL, TABLE, LIST, RECORD):
                return json.loads(text)
        except ValueError:
            return text
        return text


# -- what each kind takes ------------------------------------------------------------------------------------------


def between(low: float, high: float | None) -> str:
    return f"{low} or more" if high is None else f"{low} to {high}"


def in_range(option: Option, value: Any, low: float, high: float | None) -> Any:
    if value < low or (high is not None and value > high):
        raise option.bad(value, between(low, high))
    return value


def check_integer(option: Option, value: object, seats: int) -> Value:
    if option.zero and value == option.zero:
        return 0
    if not is_int(value):
        raise option.bad(value)
    checked: int = in_range(option, value, option.low, option.high)
    return checked


def check_decimal(option: Option, value: object, seats: int) -> Value:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise option.bad(value)
    checked = round(float(in_range(option, value, option.low, option.high)), DECIMALS)
    return int(checked) if checked.is_integer() else checked


def check_flag(option: Option, value: object, seats: int) -> Value:
    if not isinstance(value, bool):
        raise option.bad(value)
    return value


def check_seat(option: Option, value: object, seats: int) -> Value:
    if value == RANDOM:
        return RANDOM
    if not is_int(value):
        raise option.bad(value)
    checked: int = in_range(option, value, 0, seats - 1)
    return checked


def check_table(option: Option, value: object, seats: int) -> Value:
    """What is left out stays as it is printed."""
    if not isinstance(value, Mapping):
        raise option.bad(value)
    table: dict[str, Any] = dict(option.default) if isinstance(option.default, dict) else {}
    each = option.each or replace(option, kind=INTEGER, choices=())
    for key, one in value.items():
        if key not in option.keys:
            raise BadConfig(f"{option.name}: there is no {key!r}.", option.rule, list(option.keys))
        if option.each is None and not is_int(one):
            raise option.bad(one)
        table[key] = inside(option, each, one, seats)
    return table


def check_list(option: Option, value: object, seats: int) -> Value:
    if not isinstance(value, list | tuple) or option.each is None:
        raise option.bad(value)
    if len(value) < option.low or (option.high is not None and len(value) > option.high):
        raise option.bad(value, f"{between(option.low, option.high)} values")
    return [inside(option, option.each, one, seats) for one in value]


def check_record(option: Option, value: object, seats: int) -> Value:
    """Parts that are left out stay as they are printed."""
    if not isinstance(value, Mapping):
        raise option.bad(value)
    known = [part.name for part in option.parts]
    for key in value:
        if key not in known:
            raise BadConfig(f"{option.name}: there is no {key!r}.", option.rule, known)
    printed = option.default if isinstance(option.default, dict) else {}
    return {
        part.name: inside(option, part, value[part.name], seats)
        if part.name in value
        else fresh(printed.get(part.name, part.default))
        for part in option.parts
    }


def inside(option: Option, part: Option, value: object, seats: int) -> Value:
    """A value within another; what is wrong with it is told under the name of the whole."""
    try:
        return part.check(value, seats)
    except BadConfig as no:
        raise BadConfig(no.text if part.name == option.name else f"{option.name}: {no.text}", option.rule) from None


CHECKS: dict[str, Callable[[Option, object, int], Value]] = {
    INTEGER: check_integer,
    DECIMAL: check_decimal,
    FLAG: check_flag,
    SEAT_OR_RANDOM: check_seat,
    TABLE: check_table,
    LIST: check_list,
    RECORD: check_record,
}


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
    if isinstance(default, dict):
        return {key: fresh(value) for key, value in default.items()}
    return [fresh(value) for value in default] if isinstance(default, list) else default


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
        if option.kind not in (TABLE, RECORD):
            raise BadConfig(f"{name} is not a table; write {name}=VALUE.", option.rule)
        table = found.setdefault(name, {})
        if not isinstance(table, dict):
            raise BadConfig(f"{name} is set as a whole and in parts; do one of the two.", option.rule)
        table[key] = part_of(option, key).parse(value.strip())
    return found


def part_of(option: Option, key: str) -> Option:
    """What the value under ``key`` of a table or a record is; one that is not there is refused when it is checked."""
    named = {part.name: part for part in option.parts}
    return named.get(key) or option.each or replace(option, kind=INTEGER)
