"""Rules for the whole repository: small modules, no clocks or printing in the engine, nothing of this machine."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.machinery
import importlib.util
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from architecture.sources import CORE, PACKAGE, ROOT, imported, imported_modules, module_name, modules, tree
from architecture.tools import tool
from xenodeck import _fast
from xenodeck.games import found

GAMES = PACKAGE / "games"
MOST_LINES = 600
MOST_MODULES = 14
ENGINE = modules(CORE) + modules(GAMES)
CLOCKS_AND_DICE = {"random", "time", "datetime", "secrets", "uuid"}
# written in two halves, so that this file does not name them itself
FOREIGN = ["/ro" + "ot/", "/wo" + "rk/", "/ho" + "me/", "pypi" + ".org", "npm" + "js"]
TEXT_LIMIT = 2_000_000


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


every_module = pytest.mark.parametrize("module", modules(PACKAGE, with_tests=True), ids=name_of)
every_engine_module = pytest.mark.parametrize("module", ENGINE, ids=name_of)


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if listed.returncode:  # unpacked from an archive: everything that was not built here
        built = {".venv", "build", "node_modules", "_compiled", "__pycache__"}
        built |= {".mypy_cache", ".ruff_cache", ".hypothesis"}
        return [p for p in ROOT.rglob("*") if p.is_file() and not built & set(p.parts)]
    names = [n for n in listed.stdout.split("\0") if n and "node_modules" not in n]
    return [ROOT / n for n in names if (ROOT / n).is_file()]


# -- modules -----------------------------------------------------------------------------------------------------


@every_module
def test_no_module_is_too_long_to_be_about_one_thing(module: Path) -> None:
    assert len(module.read_text("utf-8").splitlines()) <= MOST_LINES


def test_no_folder_of_a_game_has_more_modules_than_one_can_survey() -> None:
    folders = Counter(path.parent for path in GAMES.rglob("*.py") if "tests" not in path.relative_to(GAMES).parts)
    assert len(folders) > len(list(GAMES.glob("*/meta.py")))
    assert {name_of(folder): many for folder, many in folders.items() if many > MOST_MODULES} == {}


@pytest.mark.parametrize("module", modules(PACKAGE), ids=name_of)
def test_every_module_says_what_lives_in_it(module: Path) -> None:
    if module.name == "__init__.py" and not module.read_text("utf-8").strip():
        return  # an empty one only makes a folder a package
    docstring = ast.get_docstring(tree(module))
    assert docstring


@every_engine_module
def test_the_engine_has_no_clock_and_no_dice_but_its_own(module: Path) -> None:
    assert not imported(module) & CLOCKS_AND_DICE


@every_engine_module
def test_the_engine_prints_nothing_and_asks_nothing(module: Path) -> None:
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("print", "input"), f"line {node.lineno}"


def test_no_game_edits_what_is_known() -> None:
    """Knowledge changes only through the methods of the table. A policy may look up what its seat remembers."""
    hidden = {"memory", "remember", "forget", "update_memory", "confuse_twins"}
    for module in modules(GAMES):
        looked_up = {"memory"} if "policy" in (module.stem, module.parent.name) else set()
        used = {
            n.attr
            for n in ast.walk(tree(module))
            if isinstance(n, ast.Attribute) and not (n.attr in looked_up and isinstance(n.ctx, ast.Load))
        } & hidden
        assert not used, f"{name_of(module)}: {sorted(used)}"


def test_no_game_reaches_into_the_agenda() -> None:
    """Steps are added with ``then``, read with ``frame``, ``below``, ``bottom`` and ``pending``, and dropped."""
    reached = []
    for module in (module for game in GAMES.glob("*/meta.py") for module in modules(game.parent)):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Attribute) and (
                node.attr == "agenda" or (node.attr == "depth" and not isinstance(node.ctx, ast.Load))
            ):
                reached.append(f"{name_of(module)}:{node.lineno}")
    assert reached == []


def test_a_game_needs_no_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its folder is found by ``meta.py``, whether or not it says that it is a package."""
    shutil.copytree(ROOT / "tests/toys/slap", tmp_path / "bare/slap", ignore=shutil.ignore_patterns("__init__.py"))
    for spare in ("words.pl.toml", "rules.pl.md", "saved.txt"):
        (tmp_path / "bare/slap" / spare).unlink()
    monkeypatch.syspath_prepend(tmp_path)
    assert list(found("bare")) == ["slap"]
    for name in [name for name in sys.modules if name.partition(".")[0] == "bare"]:
        del sys.modules[name]


@pytest.mark.parametrize("module", [p for p in modules(GAMES) if p.parent != GAMES], ids=name_of)
def test_a_game_imports_itself_and_the_core_only(module: Path) -> None:
    """The import law sees packages only; this holds for a folder without an ``__init__.py``, too."""
    own = module.relative_to(GAMES).parts[0]
    around = {name for name in imported_modules(module) if name.startswith("xenodeck.")}
    assert {name for name in around if not f"{name}.".startswith(("xenodeck.core.", f"xenodeck.games.{own}."))} == set()


# -- the repository ----------------------------------------------------------------------------------------------


def test_no_file_names_a_path_of_some_machine_or_a_package_host() -> None:
    files = tracked()
    assert len(files) > 50
    found = []
    for file in files:
        data = file.read_bytes()
        if b"\0" in data[:1000] or len(data) > TEXT_LIMIT:
            continue
        text = data.decode("utf-8", "replace")
        found += [f"{name_of(file)}: {word}" for word in FOREIGN if word in text]
    assert not found


def test_no_library_lies_beside_the_source_it_would_shadow() -> None:
    suffix = importlib.machinery.EXTENSION_SUFFIXES[-1]
    assert not [p for p in PACKAGE.rglob(f"*{suffix}") if "_compiled" not in p.parts]


# -- two engines -------------------------------------------------------------------------------------------------


def compiled_files() -> list[Path]:
    """What tools/compile.py compiles."""
    return [ROOT / "src" / file for file in tool("compile").modules()]


def test_whatever_is_listed_to_be_compiled_is_there() -> None:
    listed: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["xenodeck"]["compiled"]
    files = compiled_files()
    for entry in listed:
        found = list((ROOT / "src").glob(entry))
        assert found, f"nothing to compile for {entry}"
        assert all(path in files or any(path in file.parents for file in files) for path in found), entry


def test_the_core_is_compiled_folder_by_folder() -> None:
    files = compiled_files()
    assert CORE / "rules/engine.py" in files
    for folder in sorted(path.parent for path in CORE.glob("*/__init__.py")):
        compiled = [module in files for module in folder.glob("[!_]*.py")]
        assert all(compiled) or not any(compiled), folder.name
        assert all(compiled) == (" Compiled." in (folder / "__init__.py").read_text("utf-8")), folder.name


def interpreted_rules(folder: Path, compiled: list[Path]) -> list[str]:
    """The modules of a game that have a rule or a state in them and are not compiled.

    A small game may have all of it in its ``meta.py``, which is never compiled.
    """
    left = [module for module in modules(folder) if module.name != "meta.py" and module not in compiled]
    return [name_of(module) for module in left if any(is_hot(node) for node in tree(module).body)]


def is_hot(node: ast.stmt) -> bool:
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in getattr(node, "bases", [])]
    return any(isinstance(base, ast.Name) and base.id in ("Rule", "State") for base in bases)


def test_every_game_has_its_rules_and_states_compiled() -> None:
    files = compiled_files()
    assert [
        interpreted_rules(p.parent, files) for p in GAMES.glob("*/meta.py") if interpreted_rules(p.parent, files)
    ] == []


def test_rules_and_states_that_are_not_compiled_are_found() -> None:
    """And a game of a single module needs no other."""
    folder, files = GAMES / "ufoludki", compiled_files()
    for name in ("rules.py", "state.py"):
        assert interpreted_rules(folder, [file for file in files if file != folder / name]) == [name_of(folder / name)]
    assert interpreted_rules(ROOT / "tests/toys/slap", []) == []
    assert interpreted_rules(ROOT / "tests/toys/masque", []) == [
        "tests/toys/masque/rules.py",
        "tests/toys/masque/state.py",
    ]


@pytest.mark.parametrize("path", compiled_files(), ids=name_of)
def test_each_of_them_is_loaded_from_the_engine_in_use(path: Path) -> None:
    module = importlib.import_module(module_name(path))
    assert module.__file__ is not None
    is_library = module.__file__.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))
    assert is_library == _fast.is_compiled(), f"{_fast.status()}: {module.__file__}"
    assert is_library or Path(module.__file__) == path


def test_modules_that_are_not_listed_are_never_compiled() -> None:
    listed = {module_name(p) for p in compiled_files()}
    for path in modules(PACKAGE):
        name = module_name(path)
        loaded = sys.modules.get(name)
        if name not in listed and loaded is not None:
            assert str(loaded.__file__).endswith(".py"), name


# -- examples ----------------------------------------------------------------------------------------------------


def from_source(path: Path) -> ModuleType:
    """A module run from its source under another name, whichever engine is in use."""
    name = f"source_of_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[name]
    return module


def examples(path: Path) -> list[doctest.DocTest]:
    return [t for t in doctest.DocTestFinder(exclude_empty=True).find(from_source(path)) if t.examples]


WITH_EXAMPLES = [p for p in modules(PACKAGE) if ">>>" in p.read_text("utf-8")]


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=name_of)
def test_the_examples_in_docstrings_come_out_as_written(path: Path) -> None:
    found = examples(path)
    assert found
    runner = doctest.DocTestRunner(verbose=False)
    for example in found:
        said: list[str] = []
        runner.run(example, out=said.append)
        assert runner.failures == 0, "".join(said)


def test_examples_are_looked_for_in_every_package() -> None:
    """Those of the server and of the command line were never run, because only the core was looked at."""
    packages = {path.relative_to(PACKAGE).parts[0] for path in WITH_EXAMPLES}
    assert packages >= {"core", "server", "cli", "client"}
    assert sum(len(t.examples) for p in WITH_EXAMPLES if CORE in p.parents for t in examples(p)) >= 5


def test_an_example_that_does_not_come_out_is_found(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text('"""\n>>> 1 + 1\n3\n"""\n')
    with pytest.raises(AssertionError):
        test_the_examples_in_docstrings_come_out_as_written(path)
