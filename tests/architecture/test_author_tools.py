"""The tools that write what is kept of a game, with a new game, and with one that they cannot write."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from architecture.comet import Planted, comet
from architecture.sources import ROOT
from architecture.tools import tool
from xenodeck.games import found

__all__ = ["comet"]  # the fixture


def run(name: str, monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> None:
    """Run a tool on the game that lies in ``folder``."""
    module = tool(name)
    monkeypatch.setattr(module, "find", found(folder.parent.name).__getitem__)
    monkeypatch.setattr(sys, "argv", [name, folder.name, *arguments])
    module.main()


def test_the_counts_of_a_new_game_are_written(comet: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = comet()
    run("counts", monkeypatch, folder, "seats 4 seed 9 depth 2")
    run("counts", monkeypatch, folder)
    lines = (folder / "tests/counts.txt").read_text("utf-8").splitlines()
    assert lines[1:] == ["seats 4 seed 9 depth 2 nodes 9"]


def test_the_names_of_saved_tables_are_written_and_none_is_dropped(
    comet: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = comet()
    expected = (folder / "saved.txt").read_text("utf-8").splitlines()
    (folder / "saved.txt").unlink()
    run("saved_names", monkeypatch, folder)
    assert (folder / "saved.txt").read_text("utf-8").splitlines() == expected
    (folder / "saved.txt").write_text("rule Dusk\n", "utf-8")
    with pytest.raises(SystemExit, match="saved tables of comet need what is gone: rule Dusk"):
        run("saved_names", monkeypatch, folder)
    assert (folder / "saved.txt").read_text("utf-8") == "rule Dusk\n"


def test_decisions_without_a_table_say_how_one_is_named(comet: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = comet()
    with pytest.raises(SystemExit, match=r"names no table to play; .* 'table POLICY standard 2 seed 1 {}'"):
        run("decisions", monkeypatch, folder)
    assert not (folder / "tests/decisions.txt").exists()


def test_a_golden_game_that_cannot_be_played_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["golden", "ufoludki", "crowd", "--seats", "22"])
    with pytest.raises(SystemExit) as ended:
        tool("golden").main()
    assert ended.value.code == 1
    assert "BAD_CONFIG: ufoludki is for 2 to 5 seats, not 22." in capfd.readouterr().err
    assert not (ROOT / "src/xenodeck/games/ufoludki/tests/games/crowd.txt").exists()
