"""A table of the rules page, and files that are wrong in every way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

TABLE = {
    "active": 0,
    "earth": 12,
    "loot": [3, 0, 6],
    "hands": [["S4B", "COUNTER", "SWARM", "SWARM"], ["RECRUIT"], ["GENERAL"]],
    "stacks": [["RECRUIT"], ["S4B"], ["S4B"]],
    "deck": ["S2A", "S2B", "S3A", "S3B"],
}


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Three seats in the middle of a game; seat 0 is to play."""
    file = tmp_path / "table.json"
    file.write_text(json.dumps(TABLE))
    return file


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """A folder of files that nothing can be made of."""
    (tmp_path / "binary").write_bytes(b"\x00\xff\xfe")
    (tmp_path / "empty").write_text("")
    (tmp_path / "cut.json").write_text('{"earth":')
    (tmp_path / "list.json").write_text("[1]")
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "huge.json").write_text('{"earth": 1e400}')
    (tmp_path / "unknown.json").write_text('{"moon": 1}')
    (tmp_path / "cut.toml").write_text("loot = = 1")
    (tmp_path / "unknown.toml").write_text("moon = 1")
    (tmp_path / "other.txt").write_text("Dear diary\n")
    return tmp_path
