"""Games import only what is in ``xenodeck.core``, and the page for authors lists all of it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from architecture.sources import CORE, PACKAGE, ROOT, imported_modules, module_name, modules, tree
from xenodeck import core

PAGE = ROOT / "docs/adding-a-game.md"
TOYS = sorted(p for p in (ROOT / "tests/toys").rglob("*.py") if p.name != "base.py")  # what toys share knows the core
ROOMS = {module_name(room) for room in modules(CORE)} - {"xenodeck.core"}
GAMES = [p for folder in (PACKAGE / "games").iterdir() if (folder / "meta.py").exists() for p in modules(folder)]


@pytest.mark.parametrize("module", GAMES + TOYS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_games_come_in_through_the_door(module: Path) -> None:
    around = imported_modules(module) & ROOMS
    assert not around, "import this from xenodeck.core; if it is not there, a game has no business with it"


def test_everything_at_the_door_is_there_and_explained() -> None:
    assert all(hasattr(core, name) for name in core.__all__)
    section = PAGE.read_text("utf-8").split("## The door")[1].split("\n## ")[0]
    first = {name for row in re.findall(r"^\| (.*?) \|", section, re.M) for name in re.findall(r"`(\w+)`", row)}
    assert first == set(core.__all__), first ^ set(core.__all__)


# -- the tables of rules, verbs and toys ---------------------------------------------------------------------------

OF_THE_ENGINE = {"for_seats", "hides_answers", "covers_seats"}  # methods of ``Rule`` that no game writes


def section(name: str) -> str:
    return PAGE.read_text("utf-8").split(f"## {name}\n")[1].split("\n## ")[0]


def cells(name: str) -> list[str]:
    """The first cell of each row of the tables in a section."""
    return re.findall(r"^\| (`.*?) \|", section(name), re.M)


def body(file: str, name: str) -> list[ast.stmt]:
    """What is in a class of the core, as it is written: compiled classes do not say it."""
    return next(each.body for each in tree(CORE / file).body if isinstance(each, ast.ClassDef) and each.name == name)


def methods(file: str, name: str) -> dict[str, list[str]]:
    """Method -> its arguments."""
    found = [each for each in body(file, name) if isinstance(each, ast.FunctionDef)]
    return {each.name: [arg.arg for arg in each.args.args[1:]] for each in found if not each.name.startswith("_")}


def test_everything_that_a_rule_may_have_is_in_the_tables() -> None:
    told = " ".join(cells("What a rule has"))
    rule = body("rules/state.py", "Rule")
    constants = {
        each.target.id for each in rule if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }
    there = methods("rules/state.py", "Rule")
    assert set(re.findall(r"`([A-Z_]+)", told)) == constants
    assert set(re.findall(r"`([a-z_]+)", told)) == set(there) - OF_THE_ENGINE
    for name, arguments in re.findall(r"`([a-z_]+)\((.*?)\)`", told):
        assert arguments.split(", ") == there[name], name


def test_every_verb_of_the_table_is_there_with_its_arguments() -> None:
    there = methods("tabletop/cards.py", "Cards")
    told = " ".join(cells("The verbs"))
    named = re.findall(r"`s\.([a-z_]+)", told)
    assert len(named) > 15
    assert set(named) <= set(there)
    for name, arguments in re.findall(r"`s\.([a-z_]+)\((.*?)\)`", told):
        assert arguments.split(", ") == there[name][: arguments.count(", ") + 1], name


def test_every_toy_is_in_the_table_of_toys() -> None:
    named = re.findall(r"`(\w+)`", " ".join(cells("Which toy shows what")))
    assert sorted(named) == sorted(meta.parent.name for meta in (ROOT / "tests/toys").glob("*/meta.py"))
