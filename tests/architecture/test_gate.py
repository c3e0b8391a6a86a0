"""The gate: what runs on which engine, and that nothing is left out."""

from __future__ import annotations

import tomllib
from pathlib import Path

from architecture.sources import ROOT, imported_modules
from architecture.tools import tool
from xenodeck.games import found

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TWICE = [ROOT / folder for folder in PYPROJECT["tool"]["xenodeck"]["twice"]]
COMPILED = {file.removesuffix(".py").replace("/", ".") for file in tool("compile").modules()}
# Their tests use compiled modules, but check what no engine changes: words, sources, messages, what a person types.
ONCE = {f"tests/{name}" for name in ("architecture", "browser", "cli", "docs", "frozen", "server", "toys")}


def all_tests() -> list[Path]:
    return sorted([*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "src/xenodeck/games").rglob("test_*.py")])


def test_what_tests_the_compiled_modules_runs_on_both_engines() -> None:
    for test in all_tests():
        twice = any(folder in test.parents for folder in TWICE)
        once = any(ROOT / folder in test.parents for folder in ONCE)
        assert twice != once, f"{test}: is it run twice or once?"
        if imported_modules(test) & COMPILED and not once:
            assert twice, test


def test_the_scenarios_of_every_game_run_on_both_engines() -> None:
    for game in found().values():
        assert any(folder in [game.folder, *game.folder.parents] for folder in TWICE), game.id


def test_the_gate_takes_its_list_from_there_and_runs_everything_on_the_compiled_engine() -> None:
    script = (ROOT / ".ci/run").read_text("utf-8")
    assert '["tool"]["xenodeck"]["twice"]' in script
    runs = [line for line in script.splitlines() if "$b/pytest" in line]
    before, _ = script.split("export XENODECK_ENGINE=compiled\n")
    assert [line for line in before.splitlines() if "$b/pytest" in line] == runs[:1] and runs[0].endswith("$twice")
    assert "XENODECK_ENGINE=interpreted" in runs[0]
    everything, browser = runs[1:]
    assert everything.split("--ignore ")[1:] == ["tests/browser"], "only the browser's have a run of their own"
    assert browser.endswith(" tests/browser")
    assert "set -euo pipefail" in script and "||" not in everything + browser, "what fails once has failed"


def test_the_gate_tries_as_hard_as_it_says() -> None:
    """In full on the compiled engine, in short on the interpreted one; ``make prove`` does everything else."""
    script = (ROOT / ".ci/run").read_text("utf-8")
    assert script.count("XENODECK_EFFORT=") == 1 and "XENODECK_ENGINE=interpreted XENODECK_EFFORT=glance" in script


def test_what_the_gate_costs_is_said_of_every_folder_of_tests() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("## What the gate costs")[1].split("\n## ")[0]
    folders = {test.relative_to(ROOT).parts[1] for test in all_tests() if test.is_relative_to(ROOT / "tests")}
    assert [folder for folder in sorted(folders) if f"`tests/{folder}`" not in page] == []
    assert "the games' own tests" in page
