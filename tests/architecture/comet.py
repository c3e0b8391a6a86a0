"""The game of docs/a-first-game.md, built with a change: what is a newcomer told who makes a mistake?"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from architecture.sources import ROOT

PAGE = (ROOT / "docs/a-first-game.md").read_text("utf-8")
FILE = re.compile(r"^`handmade/comet/([\w.]+)`:\n\n```\w+\n(.*?)^```$", re.M | re.S)
Planted = Callable[..., Path]
MORE = (
    "CHOICE",
    "BadConfig",
    "ONE_OF",
    "Criterion",
    "Posting",
    "Prospect",
    "Refusal",
)  # what planted lines need of the core
EN, PL, META = "words.en.toml", "words.pl.toml", "meta.py"


@pytest.fixture
def comet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Planted]:
    """Builds Comet in a package of its own, with something changed in its files: ``(file, old, new)``."""
    package = f"planted_{abs(hash(tmp_path))}"

    def build(*changes: tuple[str, str, str]) -> Path:
        folder = tmp_path / package / "comet"
        folder.mkdir(parents=True)
        texts = dict(FILE.findall(PAGE))
        texts[META] = texts[META].replace("import (\n    CARD,", f"import (\n    {', '.join(MORE)}, CARD,")
        for file, old, new in changes:
            assert old in texts[file], f"{file}: {old}"
            texts[file] = texts[file].replace(old, new)
        for file, text in texts.items():
            (folder / file).write_text(text, "utf-8")
        return folder

    monkeypatch.syspath_prepend(tmp_path)
    yield build
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        del sys.modules[name]
