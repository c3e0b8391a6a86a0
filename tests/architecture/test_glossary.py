"""The glossary is true: what it says lives somewhere does, and it has one entry a word."""

from __future__ import annotations

import importlib
import re

import pytest

from architecture.sources import ROOT

PAGE = (ROOT / "docs/glossary.md").read_text("utf-8")
HOMES = sorted(set(re.findall(r"`(xenodeck\.[\w.]+)`", PAGE)))


@pytest.mark.parametrize("home", HOMES)
def test_what_the_glossary_names_is_there(home: str) -> None:
    module, _, name = home.rpartition(".")
    found = importlib.import_module(module)
    assert hasattr(found, name) or importlib.import_module(home)


def test_every_word_has_one_entry() -> None:
    words = re.findall(r"^- \*\*([\w -]+)\*\*:", PAGE, re.M)
    assert len(words) > 30
    assert len(set(words)) == len(words)
