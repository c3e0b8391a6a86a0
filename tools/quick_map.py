"""Which tests a change touches, by the folder it is in and by the modules that import it (``make quick``).

Paths are written as git writes them. ``texts`` contains every Python file of the tests, those of the games included.
Nothing else is read, so the result depends on the arguments only.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import PurePosixPath

GAMES = "src/xenodeck/games/"
SAMPLE = ("ufoludki", "frenzy")  # the games that stand for all of them when the core changes
# The likeliest to fail first: a changed test, tests that import what has changed, tests beside it, then wider choices.
ITSELF, NEAR, BESIDE, FURTHER, LAWS, HOUSE = range(6)


@dataclass
class Work:
    """What has to be run for a change."""

    tests: list[str]  # files, the likeliest to fail first
    only: dict[str, list[str]]  # for these files only the tests with one of these words in their ids
    browser: list[str]
    style: list[str]  # Python files to check
    types: bool  # whether something that is type-checked or held to the import law has changed
    page: list[str]  # changed files of web/


@dataclass
class Choice:
    """Collects tests, each with the best rank that a rule gives it; with words only if no rule wants the whole file."""

    ranks: dict[str, int] = field(default_factory=dict)
    words: dict[str, set[str]] = field(default_factory=dict)
    whole: set[str] = field(default_factory=set)

    def add(self, rank: int, files: Sequence[str], words: Sequence[str] = ()) -> None:
        for file in files:
            self.ranks[file] = min(rank, self.ranks.get(file, rank))
            if words:
                self.words.setdefault(file, set()).update(words)
            else:
                self.whole.add(file)


def is_test(path: str) -> bool:
    return PurePosixPath(path).name.startswith("test_") and path.endswith(".py")


def in_browser(path: str) -> bool:
    return path.startswith("tests/browser/")


def module(path: str) -> str:
    """The name by which others import a file; empty if it cannot be imported."""
    if not path.endswith(".py"):
        return ""
    inside = path.removeprefix("src/").removeprefix("tests/").removesuffix(".py").removesuffix("/__init__")
    return inside.replace("/", ".")


@cache
def imports(text: str) -> frozenset[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def importers(name: str, texts: Mapping[str, str]) -> list[str]:
    """The files that import this module directly."""
    last = name.rpartition(".")[2]
    return [path for path, text in texts.items() if last in text and name in imports(text)]


def tests_in(folder: str, texts: Mapping[str, str]) -> list[str]:
    return sorted(path for path in texts if path.startswith(f"{folder}/") and is_test(path))


def who_imports(path: str, texts: Mapping[str, str], choice: Choice) -> None:
    """Tests that import it, then tests that import a helper which does, and so on; a conftest means its whole
    folder."""
    rank, seen, now = NEAR, {path}, [path]
    while now:
        found = {file for each in now if module(each) for file in importers(module(each), texts)} - seen
        seen |= found
        choice.add(rank, [file for file in found if is_test(file)])
        now = [file for file in found if not is_test(file)]
        for file in [*now, *([path] if rank == NEAR else [])]:
            if PurePosixPath(file).name == "conftest.py":
                choice.add(FURTHER, tests_in(str(PurePosixPath(file).parent), texts))
        rank = FURTHER


def who_names(path: str, texts: Mapping[str, str]) -> list[str]:
    """Tests that contain the name of a file; a Python file may be named without its ending, in quotes."""
    name = PurePosixPath(path)
    wanted = [name.name, *([f'"{name.stem}"'] if name.suffix == ".py" else [])]
    return [file for file, text in texts.items() if is_test(file) and any(word in text for word in wanted)]


def of_game(path: str, texts: Mapping[str, str], choice: Choice) -> None:
    game, _, inside = path.removeprefix(GAMES).partition("/")
    if not inside:  # how games are found
        choice.add(FURTHER, [*tests_in("tests/architecture", texts), *tests_in("tests/core", texts)])
        return
    own = tests_in(f"{GAMES}{game}", texts)
    golden, laws = tests_in("tests/golden", texts), tests_in("tests/laws", texts)
    if is_test(path):
        return
    if inside.startswith("tests/") and not path.endswith(".py"):
        choice.add(NEAR, golden, [game])
        choice.add(BESIDE, own)
        return
    stem = PurePosixPath(inside).name.partition(".")[0]
    choice.add(NEAR, [test for test in own if PurePosixPath(test).stem.startswith(f"test_{stem}")])
    choice.add(BESIDE, own)
    if inside.startswith("tests/"):
        return
    choice.add(LAWS, laws, [game])
    choice.add(LAWS, golden, [game])
    if not path.endswith(".py"):  # words, cards, rules pages
        choice.add(HOUSE, [*tests_in("tests/docs", texts), *tests_in("tests/architecture", texts)])


def of_source(path: str, texts: Mapping[str, str], toys: Sequence[str], choice: Choice) -> None:
    room = path.removeprefix("src/xenodeck/").partition("/")[0]
    stem = PurePosixPath(path).name.partition(".")[0]
    beside = tests_in(f"tests/{room}", texts)
    named = [test for test in beside if PurePosixPath(test).stem == f"test_{stem}"]
    choice.add(NEAR, named)
    if room == "core":
        choice.add(BESIDE, beside)
        choice.add(LAWS, tests_in("tests/laws", texts), [*SAMPLE, *toys])
    elif room == "server":  # there are many: only those that have to do with it, if there are any
        importing = [file for file in importers(module(path), texts) if is_test(file)] if module(path) else []
        if not named and not importing:
            choice.add(FURTHER, beside)
    else:
        choice.add(BESIDE, beside)


def of_tests(path: str, texts: Mapping[str, str], choice: Choice) -> None:
    parts = PurePosixPath(path).parts
    if is_test(path):
        choice.add(ITSELF, [path] if path in texts else [])
    elif parts[1] == "toys" and len(parts) > 3:
        choice.add(BESIDE, tests_in("tests/laws", texts), [parts[2]])
        choice.add(NEAR, importers(f"toys.{parts[2]}.meta", texts))
        choice.add(NEAR, importers(f"toys.{parts[2]}", texts))
    elif not path.endswith(".py"):  # files that tests read
        choice.add(NEAR, tests_in("/".join(parts[:2]), texts))


def plan(changed: Sequence[str], texts: Mapping[str, str], toys: Sequence[str] = ()) -> Work:
    """What to do about the changed files, some of which may be deleted."""
    choice = Choice()
    house = [*tests_in("tests/docs", texts), *tests_in("tests/architecture", texts)]
    for path in changed:
        if path.startswith((GAMES, "src/xenodeck/", "tests/")):
            who_imports(path, texts, choice)
        if path.startswith(GAMES):
            of_game(path, texts, choice)
            of_tests(path, texts, choice) if is_test(path) else None
        elif path.startswith("src/xenodeck/"):
            of_source(path, texts, toys, choice)
        elif path.startswith("tests/"):
            of_tests(path, texts, choice)
        else:
            choice.add(NEAR, who_names(path, texts))
            game = PurePosixPath(path).stem.removeprefix("plain_").partition("_")[0]
            if path.startswith("benchmarks/peers/"):
                choice.add(NEAR, [test for test in tests_in(f"{GAMES}{game}", texts) if "peer" in test])
            if not path.startswith(("web/", "tools/", "benchmarks/")):
                choice.add(HOUSE, house)
            if path == "conftest.py":
                choice.add(FURTHER, tests_in("tests/core", texts))
    order = sorted((file for file in choice.ranks if is_test(file)), key=lambda file: (choice.ranks[file], file))
    return Work(
        tests=[file for file in order if not in_browser(file)],
        only={file: sorted(choice.words[file]) for file in order if file not in choice.whole},
        browser=browser(changed, texts),
        style=sorted(path for path in changed if path.endswith(".py")),
        types=any(path.startswith("src/") and path.endswith(".py") for path in changed) or "pyproject.toml" in changed,
        page=sorted(path for path in changed if path.startswith("web/")),
    )


def browser(changed: Sequence[str], texts: Mapping[str, str]) -> list[str]:
    """A browser is slow to start: only for files in its own folder."""
    inside = {path: text for path, text in texts.items() if in_browser(path)}
    choice = Choice()
    for path in filter(in_browser, changed):
        choice.add(ITSELF, [path] if is_test(path) and path in inside else [])
        who_imports(path, inside, choice)
    return sorted(choice.ranks, key=lambda file: (choice.ranks[file], file))
