"""The planted faults of tools/faults/*.toml as data. The first word of a file's name is the area of its faults."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path

LISTS = Path(__file__).resolve().parent / "faults"
AREAS = ("rules", "secrecy", "durability", "time", "abuse", "page", "layout", "compilation")


@dataclass(frozen=True)
class Fault:
    """One change that breaks something.

    ``tests``: names of pytest tests, with ``-k …`` if needed, or files of Vitest.
    """

    id: str
    area: str
    file: str
    old: str
    new: str
    why: str
    tests: tuple[str, ...]
    count: int = 1  # how often ``old`` occurs; all of them are changed
    engine: str = "interpreted"
    browser: bool = False  # needs Chromium, and a page built with the fault

    def digest(self) -> str:
        return hashlib.blake2b(json.dumps(asdict(self)).encode(), digest_size=8).hexdigest()


def load(folder: Path = LISTS) -> list[Fault]:
    """All faults, file by file."""
    found: list[Fault] = []
    for path in sorted(folder.glob("*.toml")):
        for row in tomllib.loads(path.read_text("utf-8"))["fault"]:
            found.append(Fault(**{**row, "area": path.stem.partition("-")[0], "tests": tuple(row["tests"])}))
    return found
