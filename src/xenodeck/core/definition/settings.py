"""The settings of a game, which people, records and the API call its options.

A game declares each setting once, with kind, range and default. Values from the command line, the API and positions
are all checked here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from typing import Any

from xenodeck.core.errors import BadConfig, BadPosition, GameError

INTEGER = "integer"
DECIMAL = "decimal"
ONE_OF = "choice"
FLAG = "flag"
SEAT_OR_RANDOM = "seat"
TABLE = "table"  # names -> values of one kind; counts, unless ``each`` says otherwise
LIST = "list"  # values of one kind, which ``each`` says
RECORD = "record"  # named parts, each of its own kind

RANDOM = "random"
DECIMALS = 4  # digits kept of a decimal: programs write longer ones differently; 4.0 is written 4

type_names = {
    INTEGER: "a whole number",
    DECIMAL: "a number",
    ONE_OF: "one of the words listed",
    FLAG: "true or false",
    SEAT_OR_RANDOM: 'a seat number or "random"',
    TABLE: "a table of names and counts",
    LIST: "a list",
    RECORD: "a table of its parts",
}

Value = int | float | str | bool | list[Any] | dict[str, Any]


@dataclass(frozen=True)
class Setting:
    """A choice about the rules that is made before a game begins. The words of the game explain it, under its name."""

    name: str
    kind: str
    default: Value
    rule: str  # number on the rules page
    low: float = 0  # the lowest value; of a list, the least number of values; of a table, the lowest count
    high: float | None = None
    choices: tuple[str, ...] = ()  # the words it accepts; other kinds may accept words, too
    keys: tuple[str, ...] = ()  # of a table: the names it accepts
    modes: tuple[str, ...] = field(default=())  # the modes it applies to; empty: all
    zero: str = ""  # of a number: a word for 0, such as "none" for a limit
    each: Setting | None = None  # of a table or a list: what each value must be
    parts: tuple[Setting, ...] = ()  # of a record: its parts
    important: bool = False  # True: the form for a new table shows it without a click
    live: Value | None = None  # the default of tables that a site sets up, if it is not ``default``

    def applies_to(self, mode: str) -> bool:
        """Does ``mode`` have this setting?"""
        return not self.modes or mode in self.modes

    def range_text(self) -> str:
        """The values it accepts, in words."""
        if self.kind == ONE_OF:
            return " | ".join(self.choices)
        if self.kind in (INTEGER, DECIMAL) or (self.kind == TABLE and self.each is None):
            return between(self.low, self.high)
        if self.kind == RECORD:
            return ", ".join(f"{part.name}: {part.range_text()}" for part in self.parts)
        if self.kind in (TABLE, LIST) and self.each is not None:
            return f"{type_names[LIST] if self.kind == LIST else 'a table'}, each {self.each.range_text()}"
        return type_names[self.kind]

    def check(self, value: object, seats: int) -> Value:
        """``value`` in its normal form; raises BadConfig if this setting does not accept it."""
        if isinstance(value, str) and value in self.choices:
            return value
        if self.kind in CHECKS:
            return CHECKS[self.kind](self, value, seats)
        raise self.bad(value)

    def bad(self, value: object, wanted: str = "") -> BadConfig:
        """The error for a value that is not accepted."""
        wanted = wanted or (self.range_text() if self.kind == ONE_OF else type_names[self.kind])
        return BadConfig(f"{self.name} cannot be {value!r}; it takes {wanted}.", self.rule)

    def parse(self, text: str) -> object:
        """The value that a person has typed (``--set name=text``), not checked yet."""
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


def inner(setting: Setting, name: str = "") -> Iterator[tuple[str, Setting]]:
    """``setting`` and the settings within it, each with the name of its words. A list shares its name with its values;
    a part of a record is named ``whole.part``."""
    name = name or setting.name
    yield name, setting
    if setting.each is not None:
        yield from inner(setting.each, name)
    for part in setting.parts:
        yield from inner(part, f"{name}.{part.name}")


# -- the check of each kind ----------------------------------------------------------------------------------------


def between(low: float, high: float | None) -> str:
    return f"{low} or more" if high is None else f"{low} to {high}"


def in_range(setting: Setting, value: Any, low: float, high: float | None) -> Any:
    if value < low or (high is not None and value > high):
        raise setting.bad(value, between(low, high))
    return value


def check_integer(setting: Setting, value: object, seats: int) -> Value:
    if setting.zero and value == setting.zero:
        return 0
    if not is_int(value):
        raise setting.bad(value)
    checked: int = in_range(setting, value, setting.low, setting.high)
    return checked


def check_decimal(setting: Setting, value: object, seats: int) -> Value:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise setting.bad(value)
    checked = round(float(in_range(setting, value, setting.low, setting.high)), DECIMALS)
    return int(checked) if checked.is_integer() else checked


def check_flag(setting: Setting, value: object, seats: int) -> Value:
    if not isinstance(value, bool):
        raise setting.bad(value)
    return value


def check_seat(setting: Setting, value: object, seats: int) -> Value:
    if value == RANDOM:
        return RANDOM
    if not is_int(value):
        raise setting.bad(value)
    checked: int = in_range(setting, value, 0, seats - 1)
    return checked


def check_table(setting: Setting, value: object, seats: int) -> Value:
    """Names that are left out keep their default."""
    if not isinstance(value, Mapping):
        raise setting.bad(value)
    table: dict[str, Any] = dict(setting.default) if isinstance(setting.default, dict) else {}
    each = setting.each or replace(setting, kind=INTEGER, choices=())
    for key, one in value.items():
        if key not in setting.keys:
            raise BadConfig(f"{setting.name}: there is no {key!r}.", setting.rule, list(setting.keys))
        if setting.each is None and not is_int(one):
            raise setting.bad(one)
        table[key] = inside(setting, each, one, seats)
    return table


def check_list(setting: Setting, value: object, seats: int) -> Value:
    if not isinstance(value, list | tuple) or setting.each is None:
        raise setting.bad(value)
    if len(value) < setting.low or (setting.high is not None and len(value) > setting.high):
        raise setting.bad(value, f"{between(setting.low, setting.high)} values")
    return [inside(setting, setting.each, one, seats) for one in value]


def check_record(setting: Setting, value: object, seats: int) -> Value:
    """Parts that are left out keep their default."""
    if not isinstance(value, Mapping):
        raise setting.bad(value)
    known = [part.name for part in setting.parts]
    for key in value:
        if key not in known:
            raise BadConfig(f"{setting.name}: there is no {key!r}.", setting.rule, known)
    printed = setting.default if isinstance(setting.default, dict) else {}
    return {
        part.name: inside(setting, part, value[part.name], seats)
        if part.name in value
        else fresh(printed.get(part.name, part.default))
        for part in setting.parts
    }


def inside(setting: Setting, part: Setting, value: object, seats: int) -> Value:
    """Check a value within another one. An error names the outer setting."""
    try:
        return part.check(value, seats)
    except BadConfig as no:
        raise BadConfig(no.text if part.name == setting.name else f"{setting.name}: {no.text}", setting.rule) from None


CHECKS: dict[str, Callable[[Setting, object, int], Value]] = {
    INTEGER: check_integer,
    DECIMAL: check_decimal,
    FLAG: check_flag,
    SEAT_OR_RANDOM: check_seat,
    TABLE: check_table,
    LIST: check_list,
    RECORD: check_record,
}


def is_int(value: object) -> bool:
    """Is this a whole number? ``True`` and ``False`` are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def find(settings: tuple[Setting, ...], name: str) -> Setting:
    """The setting of this name; raises BadConfig if there is none."""
    for setting in settings:
        if setting.name == name:
            return setting
    raise BadConfig(f"there is no option {name!r}.", legal=[o.name for o in settings])


def complete(
    settings: tuple[Setting, ...],
    given: Mapping[str, object],
    seats: int,
    printed: Mapping[str, Value] | None = None,
    mode: str | None = None,
) -> dict[str, Value]:
    """All settings with their values: those of ``given`` checked, the others with their defaults.

    ``printed`` has the defaults of a mode that differ. A setting that ``mode`` does not have cannot be given.
    """
    for name in given:
        setting = find(settings, name)
        if mode is not None and not setting.applies_to(mode):
            modes = " and ".join(setting.modes)
            raise BadConfig(f"{name} is an option of {modes}, not of {mode}.", setting.rule, list(setting.modes))
    own = [replace(o, default=printed[o.name]) if printed and o.name in printed else o for o in settings]
    return {o.name: o.check(given[o.name], seats) if o.name in given else fresh(o.default) for o in own}


def in_position(no: BadConfig, data: Mapping[str, object]) -> GameError:
    """The error for wrong options of a position: BadPosition, or BadConfig if the position deals a new game."""
    return no if data.get("state") == "DEAL" else BadPosition(no.text, no.rule)


def fresh(default: Value) -> Value:
    """A deep copy of a default value."""
    if isinstance(default, dict):
        return {key: fresh(value) for key, value in default.items()}
    return [fresh(value) for value in default] if isinstance(default, list) else default


def parse_assignments(settings: tuple[Setting, ...], assignments: list[str]) -> dict[str, object]:
    """``["loot=40", "deck.GENERAL=5"]`` as a mapping, not checked yet.

    >>> parse_assignments((Setting("loot", INTEGER, 50, "10.1"),), ["loot=40"])
    {'loot': 40}
    """
    found: dict[str, object] = {}
    for text in assignments:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadConfig(f"{text!r} is not of the form KEY=VALUE.")
        name, dot, key = name.strip().partition(".")
        setting = find(settings, name)
        if not dot:
            found[name] = setting.parse(value.strip())
            continue
        if setting.kind not in (TABLE, RECORD):
            raise BadConfig(f"{name} is not a table; write {name}=VALUE.", setting.rule)
        table = found.setdefault(name, {})
        if not isinstance(table, dict):
            raise BadConfig(f"{name} is set as a whole and in parts; do one of the two.", setting.rule)
        table[key] = part_of(setting, key).parse(value.strip())
    return found


def part_of(setting: Setting, key: str) -> Setting:
    """The setting for the value under ``key`` of a table or a record. An unknown key is refused by the check."""
    named = {part.name: part for part in setting.parts}
    return named.get(key) or setting.each or replace(setting, kind=INTEGER)
