"""The folders of the core: no import cycles, no large folders.

The contracts in pyproject.toml say which folder may import which, and ``make check`` checks them. These tests check
what the contracts do not say.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Mapping, Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from architecture.sources import CORE, ROOT, imported_modules, module_name, modules, tree

MOST_MODULES = 14  # in a folder
MODULES = {module_name(path): path for path in modules(CORE) if path.parent != CORE or path.name != "__init__.py"}
FOLDERS = sorted(path.parent for path in CORE.glob("*/__init__.py"))


def imports() -> dict[str, set[str]]:
    """Module -> the modules of the core that it imports, wherever in its text that stands."""
    return {name: (imported_modules(path) & set(MODULES)) - {name} for name, path in MODULES.items()}


def circle(graph: Mapping[str, Set[str]]) -> list[str]:
    """Some modules that import each other in a circle; empty: there are none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as found:
        return list(found.args[1])
    return []


def test_no_modules_of_the_core_import_each_other_in_a_circle() -> None:
    graph = imports()
    assert sum(map(len, graph.values())) > 100
    assert circle(graph) == []


def test_no_folders_of_the_core_import_each_other_in_a_circle() -> None:
    graph: dict[str, set[str]] = {}
    for name, found in imports().items():
        graph.setdefault(name.split(".")[2], set()).update(each.split(".")[2] for each in found)
    assert circle({folder: found - {folder} for folder, found in graph.items()}) == []


def test_a_circle_would_be_found() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})) == {"a", "b", "c"}
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []


@pytest.mark.parametrize("module", MODULES.values(), ids=lambda path: path.relative_to(CORE).as_posix())
def test_nothing_in_the_core_is_imported_for_its_types_only(module: Path) -> None:
    """An import for a type only means that a module is below what it looks at: use a protocol, or move data down.

    Imports from outside of this repository are not checked.
    """
    if module.name == "typevars.py":
        assert not [name for name in imported_modules(module) if name.startswith("xenodeck")]
        return
    used = {node.id for node in ast.walk(tree(module)) if isinstance(node, ast.Name)}
    assert "TYPE_CHECKING" not in used


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_folder_of_the_core_has_few_modules(folder: Path) -> None:
    assert not [path for path in folder.iterdir() if (path / "__init__.py").exists()]
    assert 1 <= len(list(folder.glob("[!_]*.py"))) <= MOST_MODULES


def test_besides_its_folders_the_core_has_what_all_of_them_stand_on() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each.get("containers") == ["xenodeck.core"])
    assert sorted(path.name for path in FOLDERS) == sorted(" | ".join(layers[:-1]).split(" | "))
    assert sorted(path.stem for path in CORE.glob("[!_]*.py")) == sorted(layers[-1].split(" | "))
