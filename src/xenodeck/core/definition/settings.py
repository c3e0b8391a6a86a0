"""The settings of a game, which people call its options: declared once with type, range and default, checked here for
everybody who sets them."""

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
DECIMALS = 4  # kept of a decimal; more could be written differently by different programs, and 4.0 is written 4

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
    """A choice about the rules that is made before a game begins: one of the options of its table. Its explanation is
    in the words of the game, under its name."""

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
    each: Setting | None = None  # of a table or a list: what its values are
    parts: tuple[Setting, ...] = ()  # of a record
    important: bool = False  # whoever sets up a table should see it without looking for it
    live: Value | None = None  # what a site writes into the tables that it sets up, unless people wish otherwise

    def applies_to(self, mode: str) -> bool:
        """Is this an option of ``mode``?"""
        return not self.modes or mode in self.modes

    def range_text(self) -> str:
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
        """``value`` as this option takes it, or a clear error."""
        if isinstance(value, str) and value in self.choices:
            return value
        if self.kind in CHECKS:
            return CHECKS[self.kind](self, value, seats)
        raise self.bad(value)

    def bad(self, value: object, wanted: str = "") -> BadConfig:
        wanted = wanted or (self.range_text() if self.kind == ONE_OF else type_names[self.kind])
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


def inner(setting: Setting, name: str = "") -> Iterator[tuple[str, Setting]]:
    """``setting`` and what its values are made of, each with the name under which it has words: a list and what is in
    it share theirs, a part of a record is ``whole.part``."""
    name = name or setting.name
    yield name, setting
    if setting.each is not None:
        yield from inner(setting.each, name)
    for part in setting.parts:
        yield from inner(part, f"{name}.{part.name}")


# -- what each kind takes ------------------------------------------------------------------------------------------


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
    """What is left out stays as it is printed."""
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
    """Parts that are left out stay as they are printed."""
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
    """A value within another; what is wrong with it is told under the name of the whole."""
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
    """A whole number; ``True`` is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def find(settings: tuple[Setting, ...], name: str) -> Setting:
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
    """All options with their values: the given ones checked, the others as printed (in this mode: ``printed``).

    What is not an option of ``mode`` cannot be given, and stays as printed.
    """
    for name in given:
        setting = find(settings, name)
        if mode is not None and not setting.applies_to(mode):
            modes = " and ".join(setting.modes)
            raise BadConfig(f"{name} is an option of {modes}, not of {mode}.", setting.rule, list(setting.modes))
    own = [replace(o, default=printed[o.name]) if printed and o.name in printed else o for o in settings]
    return {o.name: o.check(given[o.name], seats) if o.name in given else fresh(o.default) for o in own}


def in_position(no: BadConfig, data: Mapping[str, object]) -> GameError:
    """How the position ``data`` refuses its options: a deal is a new game, and says no like one."""
    return no if data.get("state") == "DEAL" else BadPosition(no.text, no.rule)


def fresh(default: Value) -> Value:
    """A default that may be changed without changing what is printed."""
    if isinstance(default, dict):
        return {key: fresh(value) for key, value in default.items()}
    return [fresh(value) for value in default] if isinstance(default, list) else default


def parse_assignments(settings: tuple[Setting, ...], assignments: list[str]) -> dict[str, object]:
    """``["loot=40", "deck.GENERAL=5"]`` as a mapping, still to be checked.

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
    """What the value under ``key`` of a table or a record is; one that is not there is refused when it is checked."""
    named = {part.name: part for part in setting.parts}
    return named.get(key) or setting.each or replace(setting, kind=INTEGER)
