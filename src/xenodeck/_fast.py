"""Which engine is loaded: the compiled modules of ``make fast`` where they fit the source, else the source itself.

The compiled modules lie in ``_compiled/`` beside this file with a manifest of the source they were made from. They are
used only if every one of them is up to date, so an edited source is never shadowed. ``XENODECK_ENGINE`` overrules:
``interpreted`` ignores them, ``compiled`` insists on them.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_compiled"
MANIFEST = FOLDER / "manifest.json"
ASK = "XENODECK_ENGINE"

_status = "interpreted"


def source_hash(module: str) -> str:
    path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def problem() -> str:
    """Why the compiled modules cannot be used; empty if they can."""
    if not MANIFEST.exists():
        return "not built; run make fast"
    manifest = json.loads(MANIFEST.read_text())
    if manifest["python"] != importlib.machinery.EXTENSION_SUFFIXES[0]:
        return "built for another Python; run make fast"
    stale = [m for m, made_from in manifest["modules"].items() if source_hash(m) != made_from]
    return f"out of date ({', '.join(stale)}); run make fast" if stale else ""


class Finder:
    """Finds the compiled modules named in the manifest, and the group library they share. Not derived from the class
    in ``importlib.abc``, which only says what there is to do and brings 60 modules along."""

    def __init__(self, modules: set[str], group: str) -> None:
        self.modules = modules
        self.group = group

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name not in self.modules and name != self.group:
            return None
        file = FOLDER.joinpath(*name.split("."))
        return importlib.util.spec_from_file_location(name, f"{file}{importlib.machinery.EXTENSION_SUFFIXES[0]}")


def activate() -> None:
    """Decide once, when the package is imported. Whoever insists on an engine that is not there gets one line."""
    global _status
    asked = os.environ.get(ASK, "")
    if asked not in ("", "interpreted", "compiled"):
        sys.exit(f"xenodeck: {ASK} is interpreted or compiled, not {asked!r}")
    if asked == "interpreted":
        return
    trouble = problem()
    if trouble:
        if asked == "compiled":
            sys.exit(f"xenodeck: {ASK}=compiled, but the compiled engine is {trouble}")
        _status = f"interpreted (compiled engine: {trouble})"
        return
    manifest = json.loads(MANIFEST.read_text())
    sys.meta_path.insert(0, Finder(set(manifest["modules"]), manifest["group"]))
    _status = "compiled"


def status() -> str:
    """``compiled`` or ``interpreted``, with the reason if it is not by choice."""
    return _status


def is_compiled() -> bool:
    return _status == "compiled"
