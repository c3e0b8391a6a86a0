"""The parts of ``make prove``, as ``tools/prove.toml`` declares them."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any


class Wrong(Exception):
    """The list of parts, or the choice from it, is not valid."""


@dataclass(frozen=True)
class Part:
    """A part has either ``tests`` (run by pytest) or ``run`` (a command that says how much it tried)."""

    name: str
    what: str
    ground: tuple[str, ...]
    minutes: float  # its budget when all parts run
    needs: str = ""  # a file without which the part cannot run yet; the report says so
    # tests
    tests: tuple[str, ...] = ()
    without: tuple[str, ...] = ()  # files and folders that belong to another part
    words: str = ""  # pytest's -k
    engine: str = "compiled"
    fresh: bool = False  # new examples, drawn from the seed of the part
    rounds: bool = False  # round after round with fresh examples until the time is up
    workers: int = 2
    # a command, in which {seed}, {minutes}, {half} of the minutes, {seconds} and the names of ``scaled`` are filled in
    run: tuple[str, ...] = ()
    scaled: dict[str, float] = field(default_factory=dict)  # numbers for the whole budget
    counts: dict[str, str] = field(default_factory=dict)  # what was tried -> pattern of its number, above zero
    again: str = ""  # a pattern of the line that repeats a failure, if the command prints one

    def problem(self, grounds: Sequence[str]) -> str:
        if bool(self.tests) == bool(self.run):
            return "has either tests or a command to run"
        if self.run and not self.counts:
            return "does not say how to count what it tried, so it could try nothing"
        if not self.ground or set(self.ground) - set(grounds):
            return f"covers no known ground: {self.ground}"
        if self.minutes <= 0:
            return "has no time"
        if self.rounds and not self.fresh:
            return "would try the same in every round"
        return ""


@dataclass(frozen=True)
class Plan:
    hours: float
    grounds: dict[str, str]  # name -> description
    parts: tuple[Part, ...]


def load(file: Path) -> Plan:
    data = tomllib.loads(file.read_text("utf-8"))
    known = {f.name for f in fields(Part)}
    parts: list[Part] = []
    for given in data["part"]:
        unknown = sorted(set(given) - known)
        if unknown:
            raise Wrong(f"{given.get('name')}: nobody knows {', '.join(unknown)}")
        values: dict[str, Any] = {key: tuple(it) if isinstance(it, list) else it for key, it in given.items()}
        parts.append(Part(**values))
    for part in parts:
        problem = part.problem(list(data["grounds"]))
        if problem:
            raise Wrong(f"{part.name} {problem}")
    names = [part.name for part in parts]
    if len(set(names)) != len(names):
        raise Wrong("two parts have the same name")
    plan = Plan(data["hours"], data["grounds"], tuple(parts))
    if sum(part.minutes for part in parts) > 60 * plan.hours:
        raise Wrong(f"the parts take {sum(part.minutes for part in parts):g} minutes, more than {plan.hours:g} hours")
    return plan


def choose(plan: Plan, names: Sequence[str], grounds: Sequence[str]) -> list[Part]:
    """The parts with these names and of these grounds; all of them if nothing is named."""
    unknown = sorted(set(names) - {part.name for part in plan.parts}) + sorted(set(grounds) - set(plan.grounds))
    if unknown:
        raise Wrong(f"there is no {', '.join(unknown)}; --list shows what there is")
    everything = not names and not grounds
    return [part for part in plan.parts if everything or part.name in names or set(grounds) & set(part.ground)]
