"""The folders of every package except the core and the games: small, and without import cycles.

The core and the games have tests of their own. In the server no import is hidden from the tools. pyproject.toml says
which folder may import which (import-linter, ``layers``). These tests check what the contracts cannot say.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from architecture.sources import PACKAGE, modules, tree

FOLDERS = [PACKAGE / name for name in ("bots", "cli", "client", "lab", "server")]
MOST_MODULES = 14  # in one folder, not counting its ``__init__``


def module_name(path: Path) -> str:
    name = path.relative_to(PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


def import_graph(folder: Path) -> dict[str, set[str]]:
    """By module, which others of ``folder`` it imports anywhere: in functions and for the type checker, too."""
    names = {module_name(path): path for path in modules(folder)}
    return {name: set(imports_of(path)) & names.keys() - {name} for name, path in names.items()}


def imports_of(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:  # a module of that package, or a name in that module
                whole = f"{node.module}.{alias.name}"
                yield whole if is_module(whole) else node.module


def is_module(name: str) -> bool:
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_module_imports_itself_through_others(folder: Path) -> None:
    graph = import_graph(folder)
    assert len(graph) > 1
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as cycle:
        pytest.fail(f"an import cycle: {' -> '.join(cycle.args[1])}")


def test_the_server_imports_nothing_for_the_type_checker_only() -> None:
    guarded = [
        path.relative_to(PACKAGE).as_posix()
        for path in modules(PACKAGE / "server")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    assert guarded == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_folder_has_few_modules(folder: Path) -> None:
    counts = Counter(path.parent.relative_to(PACKAGE).as_posix() for path in modules(folder) if path.stem != "__init__")
    assert counts
    assert {name: count for name, count in counts.items() if count > MOST_MODULES} == {}


def test_every_package_is_looked_at() -> None:
    """The core is looked at in ``test_layers``, the games in ``test_house``."""
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert packages - {"core", "games"} == {folder.name for folder in FOLDERS}


def test_a_cycle_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "xenodeck"
    folder = package / "server"
    folder.mkdir(parents=True)
    (folder / "first.py").write_text("from xenodeck.server.second import two\n")
    (folder / "second.py").write_text("def two():\n    from xenodeck.server import first\n")
    monkeypatch.setattr("architecture.test_floors.PACKAGE", package)
    with pytest.raises(CycleError):
        TopologicalSorter(import_graph(folder)).prepare()
