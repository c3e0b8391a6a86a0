"""Claims and own notes in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.shell import xenodeck
from xenodeck import games
from xenodeck.core.records.record import Record

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


def test_a_person_sees_what_may_be_said_says_it_and_finds_it_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    typed = "say\nsay role 1 night\nsay nonsense\nnotes\nquit\n"
    said = xenodeck("play", "veil", "--seats", "3", "--seed", 4, "--save", file, typed=typed)
    assert said.code == 0
    assert "hand good" in said.out
    assert "is Night." in said.out
    assert "That cannot be said here: nonsense." in said.out
    claims = [(entry.seat, entry.words) for entry in Record.read(file.read_text()).inputs if entry.is_claim]
    assert claims[0] == (0, "role 1 night")
