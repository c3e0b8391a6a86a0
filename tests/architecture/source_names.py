"""What the sources define, so that pages about them can be checked: modules, classes, functions, and calls."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from architecture.sources import PACKAGE, ROOT
from xenodeck.games import KEPT

CODE = re.compile(r"`([^`\n]+)`")
DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
FILE = re.compile(r"[\w<>*.-]+\.(py|md|toml|json|ts|svelte|svg|txt|css)")
# a path is given from one of these
BASES = ["", "src/xenodeck", "src/xenodeck/core", "src/xenodeck/server", "web", "web/src", "docs"]
# where a single word in code type may stand
SOURCES = ["src/xenodeck", "web/src", "tools", "tests/architecture", "tests/cli", "pyproject.toml"]
TEXTS = {".py", ".ts", ".svelte", ".toml"}

Node = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def name_of(path: Path) -> str:
    """``core.rules.engine`` for a module; a package by its own name; the first ``__init__`` of all: ``xenodeck``."""
    name = path.relative_to(PACKAGE).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix("__init__").removesuffix(".") or "xenodeck"


def _modules() -> Iterator[Path]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).parts
        kept = len(parts) > 2 and parts[0] == "games" and KEPT.fullmatch(parts[2])
        if not kept and not {"_compiled", "tests", "migrations"} & set(parts):
            yield path


MODULES = {name_of(path): path for path in _modules()}


def folders(part: str) -> list[Path]:
    """The ``__init__`` of each package directly below ``part``."""
    below = PACKAGE / part
    return [path for path in sorted(below.glob("*/__init__.py")) if "_compiled" not in path.parts]


@cache
def tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text("utf-8"))


def has_code(module: str) -> bool:
    """Whether it is more than a package with a docstring."""
    return MODULES[module].name != "__init__.py" or len(tree(module).body) > 1


# -- what a name means -------------------------------------------------------------------------------------------------


@cache
def homes() -> dict[str, list[str]]:
    """Class -> the modules with a class of this name, found without parsing."""
    found: dict[str, list[str]] = {}
    for module, path in MODULES.items():
        for name in re.findall(r"^class (\w+)", path.read_text("utf-8"), re.M):
            found.setdefault(name, []).append(module)
    return found


def classes(name: str) -> list[ast.ClassDef]:
    nodes = (node for module in homes().get(name, []) for node in tree(module).body)
    return [node for node in nodes if isinstance(node, ast.ClassDef) and node.name == name]


def members(node: Node) -> dict[str, ast.AST]:
    """The names that may follow a dot: definitions, fields, what methods set on ``self``, names of a package."""
    found: dict[str, ast.AST] = {}
    if isinstance(node, ast.ClassDef):
        for base in node.bases:
            named = base.value if isinstance(base, ast.Subscript) else base
            for above in classes(getattr(named, "id", getattr(named, "attr", ""))):
                found |= members(above) if above is not node else {}
        for inner in ast.walk(node):
            if isinstance(inner, ast.Attribute) and isinstance(inner.value, ast.Name) and inner.value.id == "self":
                found.setdefault(inner.attr, inner)
    for statement in node.body:
        match statement:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found[name] = statement
            case ast.Assign(targets=targets):
                found |= {each.id: statement for each in targets if isinstance(each, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = statement
            case ast.ImportFrom(names=aliases):
                found |= {alias.asname or alias.name: statement for alias in aliases}
    return found


def meanings(name: str) -> Iterator[ast.AST]:
    """What a dotted name may mean: it begins with the end of a module's name, or with a class."""
    parts = name.removeprefix("xenodeck.").split(".")
    for length in range(len(parts), 0, -1):
        head = ".".join(parts[:length])
        for module in MODULES:
            if f".{module}".endswith(f".{head}"):
                yield from inside(tree(module), parts[length:])
    for node in classes(parts[0]):
        yield from inside(node, parts[1:])


def inside(node: ast.AST, parts: list[str]) -> Iterator[ast.AST]:
    if not parts:
        yield node
    elif isinstance(node, ast.Module | ast.ClassDef) and parts[0] in (known := members(node)):
        yield from inside(known[parts[0]], parts[1:])


@cache
def words() -> frozenset[str]:
    """Every word of the sources."""
    found: set[str] = set()
    for source in SOURCES:
        below = ROOT / source
        for path in below.rglob("*") if below.is_dir() else [below]:
            # the test of the pages names what is not there
            if path.suffix in TEXTS and "_compiled" not in path.parts and path.name != "test_map.py":
                found.update(re.findall(r"\w+", path.read_text("utf-8", "replace")))
    return frozenset(found)


def is_path(text: str) -> bool:
    return not text.startswith(("/", "-", "http")) and " " not in text and ("/" in text or bool(FILE.fullmatch(text)))


@cache
def file_names() -> frozenset[str]:
    return frozenset(path.name for part in ("src", "web/src") for path in (ROOT / part).rglob("*.*"))


def exists(path: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", path.rstrip("/"))
    if "/" not in path:
        return any(fnmatch(name, pattern) for name in file_names() | {file.name for file in ROOT.iterdir()})
    return any(any((ROOT / base).glob(pattern)) for base in BASES if (ROOT / base).is_dir())


def is_known(text: str) -> bool:
    """Whether this code text names something that exists. Commands and the like are not checked."""
    if is_path(text):
        return exists(text)
    if DOTTED.fullmatch(text):
        return next(meanings(text), None) is not None
    return text in words() if IDENTIFIER.fullmatch(text) else True


def unknown(text: str) -> list[str]:
    """The code texts of a page that do not exist."""
    return [name for found in CODE.findall(text) for name in found.split(" → ") if not is_known(name)]


# -- walks -------------------------------------------------------------------------------------------------------------


def used(node: ast.AST) -> set[str]:
    """The names that the source of a function, or of a whole class, uses."""
    found: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.Name):
            found.add(inner.id)
        elif isinstance(inner, ast.Attribute):
            found.add(inner.attr)
    return found


def walks(text: str) -> Iterator[tuple[str, list[str]]]:
    """The title and the steps of each walk on a page."""
    for section in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, body = section.partition("\n")
        if title.startswith("Walk: "):
            steps = re.findall(r"^\d+\. (.*?)(?=^\d+\. |^$|\Z)", body, flags=re.M | re.S)
            yield title.removeprefix("Walk: ").strip(), steps


def strayed(text: str) -> list[str]:
    """Where a walk leaves the code: a step must be named in the source of an earlier one, unless it is a start."""
    found: list[str] = []
    for title, steps in walks(text):
        before: set[str] = set()
        for number, step in enumerate(steps):
            spans = CODE.findall(step)
            if not spans:
                found.append(f"{title}: a step names nothing")
                continue
            name = spans[0]
            if is_path(name):
                found += [f"{title}: {wrong}" for wrong in not_in_file(name, spans[1:2])]
                continue
            nodes = [node for node in meanings(name) if DOTTED.fullmatch(name)]
            if not nodes:
                found.append(f"{title}: there is no {name}")
            elif number and not step.startswith("Start: ") and name.rpartition(".")[2] not in before:
                found.append(f"{title}: nothing before calls {name}")
            before = before.union(*map(used, nodes))
    return found


def not_in_file(path: str, named: list[str]) -> list[str]:
    """A step in the page: its file, then something that is defined or used there."""
    files = [file for base in BASES for file in (ROOT / base).glob(path)]
    if not files:
        return [f"there is no {path}"]
    texts = [file.read_text("utf-8") for file in files]
    return [
        f"{path} has no {name}"
        for name in named or ["name"]
        if not any(name in re.findall(r"\w+", text) for text in texts)
    ]
