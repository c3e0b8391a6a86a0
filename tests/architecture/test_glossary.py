"""The glossary is complete and true: one entry for each public class and module, one meaning for each name."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

import pytest

from architecture.sources import PACKAGE, ROOT, module_name, modules, tree

SCOPES = ("core", "server")  # the packages whose classes and modules must all have an entry
MIGRATIONS = "xenodeck.server.store.migrations"  # Alembic names these modules, and nobody imports them
ENTRY = re.compile(r"^- \*\*(?P<word>[^*]+)\*\*(?: \(`(?P<home>[\w.]+)`\))?: (?P<text>.+?)(?=^- |^#|\Z)", re.M | re.S)


@dataclass(frozen=True)
class Entry:
    """One entry: the word, what it says, and the class or module that it names, if it names one."""

    word: str
    home: str
    text: str


@dataclass(frozen=True)
class Names:
    """The public names of the packages in ``SCOPES``, in full."""

    modules: tuple[str, ...]
    classes: tuple[str, ...]


def read(page: str) -> list[Entry]:
    return [Entry(hit["word"], hit["home"] or "", " ".join(hit["text"].split())) for hit in ENTRY.finditer(page)]


@cache
def names() -> Names:
    files = [file for scope in SCOPES for file in modules(PACKAGE / scope)]
    public = [file for file in files if not module_name(file).startswith(MIGRATIONS)]
    classes = [
        f"{module_name(file)}.{node.name}"
        for file in public
        for node in tree(file).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]
    packages = {f"xenodeck.{scope}" for scope in SCOPES}
    return Names(tuple(name for file in public if (name := module_name(file)) not in packages), tuple(classes))


PAGE = (ROOT / "docs/glossary.md").read_text("utf-8")
ENTRIES = read(PAGE)


# -- what can be wrong -------------------------------------------------------------------------------------------------


def without_entry(entries: Iterable[Entry], wanted: Iterable[str]) -> list[str]:
    """The names that no entry is about."""
    return sorted(set(wanted) - {entry.home for entry in entries})


def explained_twice(entries: Iterable[Entry]) -> list[str]:
    """The words, classes and modules that have more than one entry."""
    entries = list(entries)
    words = Counter(entry.word.lower().replace("-", " ") for entry in entries)
    homes = Counter(entry.home for entry in entries if entry.home)
    return sorted(name for name, times in (words + homes).items() if times > 1)


def nowhere(entries: Iterable[Entry]) -> list[str]:
    """The dotted names in the entries that do not exist."""
    dotted = {name for entry in entries for name in [entry.home, *re.findall(r"`(xenodeck\.[\w.]+)`", entry.text)]}
    return sorted(name for name in dotted - {""} if not exists(name))


def exists(name: str) -> bool:
    module, _, attribute = name.rpartition(".")
    try:
        return hasattr(importlib.import_module(module), attribute) or bool(importlib.import_module(name))
    except ModuleNotFoundError:
        return False


def used_twice(known: Names) -> list[str]:
    """The names that two classes have, or two modules."""
    found: list[str] = []
    for several in (known.modules, known.classes):
        times = Counter(name.rpartition(".")[2] for name in several)
        found += [name for name in several if times[name.rpartition(".")[2]] > 1]
    return sorted(found)


# -- the tests ---------------------------------------------------------------------------------------------------------


def test_every_public_class_has_an_entry() -> None:
    assert without_entry(ENTRIES, names().classes) == []


def test_every_module_has_an_entry() -> None:
    assert without_entry(ENTRIES, names().modules) == []


def test_what_the_glossary_names_exists() -> None:
    assert nowhere(ENTRIES) == []


def test_no_word_is_explained_twice() -> None:
    assert explained_twice(ENTRIES) == []


def test_no_two_classes_and_no_two_modules_have_the_same_name() -> None:
    assert used_twice(names()) == []


def test_an_entry_is_a_sentence() -> None:
    assert [entry.word for entry in ENTRIES if not entry.text.endswith((".", ")."))] == []


def test_every_line_of_the_glossary_belongs_to_an_entry_or_a_heading() -> None:
    """Otherwise an entry written in another form would not be checked."""
    assert len(ENTRIES) == len(re.findall(r"^- ", PAGE, re.M))
    assert len(ENTRIES) > 350


# -- each of them can fail ---------------------------------------------------------------------------------------------


def one_of(wanted: Iterable[str]) -> Iterator[str]:
    yield from list(wanted)[:3]


@pytest.mark.parametrize("gone", [*one_of(names().classes), *one_of(names().modules)])
def test_a_missing_entry_is_found(gone: str) -> None:
    left = [entry for entry in ENTRIES if entry.home != gone]
    assert without_entry(left, [*names().classes, *names().modules]) == [gone]


def test_a_new_class_and_a_new_module_are_found() -> None:
    wanted = [*names().classes, "xenodeck.core.errors.Unheard", *names().modules, "xenodeck.server.unheard"]
    assert without_entry(ENTRIES, wanted) == ["xenodeck.core.errors.Unheard", "xenodeck.server.unheard"]


@pytest.mark.parametrize("name", ["xenodeck.core.errors.Unheard", "xenodeck.unheard", "xenodeck.core.unheard.Of"])
def test_an_entry_for_what_does_not_exist_is_found(name: str) -> None:
    assert nowhere([*ENTRIES, Entry("unheard", name, "Nothing.")]) == [name]
    assert nowhere([*ENTRIES, Entry("unheard", "", f"See `{name}`.")]) == [name]


def test_a_word_and_a_class_with_two_entries_are_found() -> None:
    seat = next(entry for entry in ENTRIES if entry.word == "seat")
    assert explained_twice([*ENTRIES, replace(seat, word="Seat")]) == ["seat"]
    frame = next(entry for entry in ENTRIES if entry.word == "frame")
    assert explained_twice([*ENTRIES, replace(frame, word="unheard")]) == [frame.home]


def test_two_classes_and_two_modules_of_one_name_are_found() -> None:
    known = names()
    twin = replace(known, classes=(*known.classes, "xenodeck.server.unheard.Frame"))
    assert used_twice(twin) == ["xenodeck.core.rules.state.Frame", "xenodeck.server.unheard.Frame"]
    twin = replace(known, modules=(*known.modules, "xenodeck.server.unheard.lanes"))
    assert used_twice(twin) == ["xenodeck.core.rules.lanes", "xenodeck.server.unheard.lanes"]


def test_an_entry_that_is_written_differently_is_not_read() -> None:
    assert read("- **word**: a text.\n- word: another text.\n") == [Entry("word", "", "a text.")]
