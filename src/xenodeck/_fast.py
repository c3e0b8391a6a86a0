"""Chooses the engine: the compiled modules of ``make fast`` if they match the source, else the source itself.

The compiled modules are in ``_compiled/<build>/`` beside this file: a library for the core and one for each game.
``_compiled/manifest.json`` names the build in use and the source it was made from; it is replaced in one step. A
process reads it once and loads from that build only. A build is used only if every module is up to date, so an edited
source is never shadowed. ``XENODECK_ENGINE`` overrides this: ``interpreted`` ignores the build, ``compiled`` fails
without it.
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
from typing import Any

PACKAGE = Path(__file__).parent
FOLDER = PACKAGE / "_compiled"
MANIFEST = FOLDER / "manifest.json"
IN_USE = "in-use"  # a file in each build, locked by each process that uses it: libraries are opened late
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
ASK = "XENODECK_ENGINE"

_status = "interpreted"


def source_hash(module: str) -> str:
    path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def read_manifest() -> dict[str, Any]:
    """The manifest; empty if there is none, or none that this version understands."""
    try:
        found = json.loads(MANIFEST.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) and "libraries" in found else {}


def problem(manifest: dict[str, Any]) -> str:
    """Why the compiled modules cannot be used; empty if they can."""
    if not manifest:
        return "not built; run make fast"
    if manifest["python"] != SUFFIX:
        return "built for another Python; run make fast"
    stale = [m for m, made_from in manifest["modules"].items() if source_hash(m) != made_from]
    if stale:
        return f"out of date ({', '.join(stale)}); run make fast"
    build = FOLDER / manifest["build"]
    lost = [name for name in manifest["libraries"] if not (build / f"{name}{SUFFIX}").exists()]
    return f"incomplete ({', '.join(lost)}); run make fast" if lost else ""


def hold(build: Path) -> bool:
    """Keep this build from being removed while this process lives. False if it is being removed at this moment."""
    if sys.platform == "win32":
        return True  # there are no such locks on Windows; tools/compile.py removes nothing there
    import fcntl

    try:
        held = os.open(build / IN_USE, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
        (build / IN_USE).stat()  # it may have been removed between opening and locking
    except OSError:
        os.close(held)
        return False
    return True


def choose() -> tuple[dict[str, Any], str]:
    """The manifest of the build that this process will use, or why there is none."""
    while True:
        manifest = read_manifest()
        trouble = problem(manifest)
        if trouble or hold(FOLDER / manifest["build"]):
            return manifest, trouble
        if read_manifest() == manifest:  # not replaced since: the build in use is never removed
            return manifest, "incomplete; run make fast"


class Loader(importlib.machinery.ExtensionFileLoader):
    """Initialises a module from a library of many by its whole name; Python itself would look for its last part
    only."""

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType:
        whole = importlib.machinery.ModuleSpec(spec.name.replace(".", "__"), self, origin=spec.origin)
        module = super().create_module(whole)
        sys.modules.pop(whole.name, None)
        return module


class Finder:
    """Finds the compiled modules named in the manifest, and the libraries that contain them.

    It does not derive from the class in ``importlib.abc``, which only describes the interface and imports 60 modules.
    """

    def __init__(self, build: Path, libraries: dict[str, list[str]]) -> None:
        self.files = {
            name: str(build / f"{library}{SUFFIX}")
            for library, modules in libraries.items()
            for name in (library, *modules)
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(name)
        return importlib.util.spec_from_file_location(name, file, loader=Loader(name, file)) if file else None


def activate() -> None:
    """Decide once, when the package is imported. If the requested engine is not there, exit with one line."""
    global _status
    asked = os.environ.get(ASK, "")
    if asked not in ("", "interpreted", "compiled"):
        sys.exit(f"xenodeck: {ASK} is interpreted or compiled, not {asked!r}")
    if asked == "interpreted":
        return
    manifest, trouble = choose()
    if trouble:
        if asked == "compiled":
            sys.exit(f"xenodeck: {ASK}=compiled, but the compiled engine is {trouble}")
        _status = f"interpreted (compiled engine: {trouble})"
        return
    sys.meta_path.insert(0, Finder(FOLDER / manifest["build"], manifest["libraries"]))
    _status = "compiled"


def status() -> str:
    """``compiled`` or ``interpreted``, with the reason if nobody chose it."""
    return _status


def is_compiled() -> bool:
    return _status == "compiled"
