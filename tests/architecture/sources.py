"""The sources as syntax trees, for the tests of this folder."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from xenodeck.games import KEPT

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/xenodeck"
CORE = PACKAGE / "core"


def modules(folder: Path, with_tests: bool = False) -> list[Path]:
    """The modules below ``folder``; the scenarios of the games only if asked for.

    The folder of a game does not include the older rules kept in it: those are looked at by themselves.
    """
    found = (p for p in sorted(folder.rglob("*.py")) if "_compiled" not in p.parts)
    found = (p for p in found if not KEPT.fullmatch(p.relative_to(folder).parts[0]))
    return [p for p in found if with_tests or "tests" not in p.relative_to(folder).parts]


def module_name(module: Path) -> str:
    """The name by which others import a module, or a folder by its ``__init__``."""
    name = module.relative_to(ROOT / "src").with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


@cache
def tree(module: Path) -> ast.Module:
    return ast.parse(module.read_text("utf-8"))


def calls(folder: Path, *names: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of a function or class of one of these names."""
    for module in modules(folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield module, node


def methods(folder: Path, **names: int) -> Iterator[tuple[Path, ast.Call, ast.expr]]:
    """Every call of a method (or function) of one of these names, with the argument at the place given for it."""
    for module in modules(folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                if name in names and len(node.args) > names[name]:
                    yield module, node, node.args[names[name]]


def texts(node: ast.expr) -> list[str]:
    """The texts an expression may come out as: ``"a" if x else "b"`` gives both."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def lists(folder: Path, name: str) -> set[str]:
    """The texts in the lists of this name."""
    found: set[str] = set()
    for module in modules(folder):
        for node in tree(module).body:
            named = isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name
            if named and isinstance(node.value, ast.List):
                found |= {text for each in node.value.elts for text in texts(each)}
    return found


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    if len(call.args) > at:
        return call.args[at]
    return next((k.value for k in call.keywords if k.arg == name), None)


def classes(folder: Path) -> Iterator[ast.ClassDef]:
    for module in modules(folder):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.ClassDef):
                yield node


def attributes_set(cls: ast.ClassDef) -> list[str]:
    """The attributes that the ``__init__`` of a class gives its instances, in order."""
    found: list[str] = []
    for method in cls.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            for node in ast.walk(method):
                targets = node.targets if isinstance(node, ast.Assign) else []
                targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
                for target in targets:
                    if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                        assert target.value.id == "self"
                        found.append(target.attr)
    return found


def imported_modules(module: Path) -> set[str]:
    """The full names of everything that a module imports from."""
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def imported(module: Path) -> set[str]:
    """The first names of everything that a module imports."""
    found: set[str] = set()
    for node in ast.walk(tree(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def crossings(folder: Path, package: str) -> list[str]:
    """Imports in a game's ``folder`` (the package of this name) from one version of its rules into another."""
    found: list[str] = []
    for module in sorted(folder.rglob("*.py")):
        inside = module.relative_to(folder).with_suffix("").parts
        for name in imported_names(module, [*package.split("."), *inside]):
            if f"{name}.".startswith(f"{package}."):
                target = name.removeprefix(package).removeprefix(".").split(".")
                if version_of(target) != version_of(inside):
                    found.append(f"{module.relative_to(folder)}: {name}")
    return found


def version_of(parts: Sequence[str]) -> str:
    """``v1`` for what is in that folder; empty for the current rules."""
    return parts[0] if KEPT.fullmatch(parts[0]) else ""


def imported_names(module: Path, here: list[str]) -> list[str]:
    """Everything that a module imports by its full name; ``here`` is the module's own."""
    found: list[str] = []
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level] if node.level else []
            base = [*above, *([node.module] if node.module else [])]
            found += [".".join([*base, alias.name]) for alias in node.names]
    return found
