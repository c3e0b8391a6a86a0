"""Games import only what is in ``xenodeck.core``, and the page for authors lists all of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from architecture.sources import CORE, PACKAGE, ROOT, imported_modules, module_name, modules
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
