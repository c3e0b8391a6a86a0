"""Which engine is used: compiled modules only if each of them was made from the source that lies there now."""

from __future__ import annotations

import importlib.machinery
import json
from pathlib import Path

import pytest

from xenodeck import _fast

MODULES = ("xenodeck.core.rules.engine", "xenodeck.core.tabletop.cards")


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A manifest as make fast writes it, of the sources as they are."""
    manifest = tmp_path / "manifest.json"
    made = {
        "python": importlib.machinery.EXTENSION_SUFFIXES[0],
        "modules": {module: _fast.source_hash(module) for module in MODULES},
        "build": "",
        "libraries": {},
    }
    manifest.write_text(json.dumps(made), "utf-8")
    monkeypatch.setattr(_fast, "MANIFEST", manifest)
    return manifest


def altered(manifest: Path, **news: object) -> None:
    manifest.write_text(json.dumps({**json.loads(manifest.read_text("utf-8")), **news}), "utf-8")


def test_modules_made_from_the_sources_that_lie_there_are_used(built: Path) -> None:
    assert all(_fast.source_hash(module) for module in MODULES)
    assert _fast.problem(_fast.read_manifest()) == ""


def test_one_source_that_was_edited_since_is_enough_to_use_none_of_them(built: Path) -> None:
    altered(built, modules={MODULES[0]: _fast.source_hash(MODULES[0]), MODULES[1]: "made from something else"})
    assert f"out of date ({MODULES[1]})" in _fast.problem(_fast.read_manifest())


def test_a_source_that_is_gone_is_out_of_date(built: Path) -> None:
    altered(built, modules={"xenodeck.core.gone": _fast.source_hash(MODULES[0])})
    assert "out of date (xenodeck.core.gone)" in _fast.problem(_fast.read_manifest())


def test_libraries_of_another_python_are_not_used(built: Path) -> None:
    altered(built, python=".cpython-27.so")
    assert "another Python" in _fast.problem(_fast.read_manifest())


def test_nothing_built_is_nothing_used(built: Path) -> None:
    built.unlink()
    assert "not built" in _fast.problem(_fast.read_manifest())
