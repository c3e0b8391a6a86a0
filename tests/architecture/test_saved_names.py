"""Saved tables contain rules and fields by name, cards and places by number: a change would break running tables.

``saved.txt`` in the game's folder lists them all.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from architecture.games import every_version, fields, layouts
from architecture.sources import modules, tree
from core.tables import CHOOSE, SAY, Choose, Tiny
from xenodeck.core.definition.game import Game
from xenodeck.core.rules.state import Frame
from xenodeck.core.tabletop.layout import Layout

HEAD = """\
# What saved tables call the rules and fields of this game, and the numbers of its cards and places.
# Lines may be added, never changed or taken away: docs/adding-a-game.md says how to rename a rule all the same.
"""


def written(game: Game) -> list[str]:
    """The lines that ``saved.txt`` holds, of the game as it is; where a mode lies on another table it is named."""
    tables = {mode: numbered(layout) for mode, layout in layouts(game).items()}
    largest = max(game.modes, key=lambda mode: mode.seats[1]).id
    return [
        *sorted(f"rule {rule.key}" for rule in game.rules),
        *sorted(f"field {field}" for field in fields(game)),
        *tables[largest],
        *(f"{line} in {mode}" for mode, lines in tables.items() for line in lines if line not in tables[largest]),
    ]


def numbered(layout: Layout) -> list[str]:
    return [
        *(f"card {number} {code}" for number, code in enumerate(layout.codes)),
        *(f"place {place.first} {place.name}" for place in layout.places),
    ]


def remembered(folder: Path) -> list[str]:
    file = folder / "saved.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [line for line in lines if line and not line.startswith("#")]


@every_version
def test_saved_tables_find_everything_under_its_old_name(game: Game) -> None:
    now, then = written(game), remembered(game.folder)
    gone = [line for line in then if line not in now]
    assert not gone, f"tables of {game.id} that are being played cannot go on without: {', '.join(gone)}"
    assert now == then, "\n".join([f"saved.txt of {game.id} is to hold this:", HEAD, *now])


@every_version
def test_no_two_rules_are_saved_under_one_name(game: Game) -> None:
    keys = [rule.key for rule in game.rules]
    assert len(set(keys)) == len(keys)
    assert all(key.isidentifier() for key in keys)


@every_version
def test_no_game_calls_a_rule_by_its_class(game: Game) -> None:
    """Positions and decisions would change when the class is renamed; ``rule.key`` does not change."""
    named = [
        f"{module.name}:{node.lineno}"
        for module in modules(game.folder)
        for node in ast.walk(tree(module))
        if isinstance(node, ast.Attribute) and node.attr == "__name__"
    ]
    assert not named


class Decide(Choose):
    """1.3 The same rule, its class renamed without a ``KEY``."""


class DecideAsBefore(Choose):
    """1.3 The same rule, renamed with its old name as ``KEY``."""

    KEY = "Choose"


@pytest.mark.parametrize(("renamed", "kept"), [(Decide, False), (DecideAsBefore, True)])
def test_a_rule_that_was_renamed_is_noticed(renamed: type[Choose], kept: bool) -> None:
    before = written(Tiny(Frame(CHOOSE, 0), Frame(SAY, -1)))
    after = written(Tiny(Frame(renamed(), 0), Frame(SAY, -1)))
    assert "rule Choose" in before
    assert (after == before) == kept
