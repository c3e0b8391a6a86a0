"""Games in real time and games to remember, in the terminal: a person waits, acts, looks and forgets."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.shell import xenodeck
from xenodeck import games
from xenodeck.core.records.record import Record
from xenodeck.games import find

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("wait", "look", "shout")), ("pl", ("czekaj", "obejrzyj", "krzyknij"))]
)
def test_a_race_is_played_to_its_end_and_replays(language: str, words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    wait, look, shout = words
    typed = f"{look} 0\n{look} 1\n{wait}\n{shout}\n{wait}\n" * 80
    args = ("play", "scramble", "--mode", "race", "--seats", "3", "--seed", 4, "--lang", language)
    said = xenodeck(*args, "--save", file, typed=typed)
    assert (said.code, said.err) == (0, "")
    written = Record.read(file.read_text())
    assert any(entry.ticks > 1 for entry in written.inputs), "whoever waits is not asked at every tick"
    assert written.replay(find("scramble")).state.over
    assert xenodeck("replay", file, "--lang", language).code == 0


def test_the_log_says_who_looked_where_and_never_what() -> None:
    said = xenodeck("play", "pairs", "--seats", "2", "--seed", 4, typed="look 0\n1\nlog 0\nquit\n")
    assert said.code == 0
    assert "Zyx looks at Sun." in said.out, "at its time the person saw it"
    log = said.out.rpartition("Alone or for all?")[2]
    assert "Zyx looks at 1 card." in log
    assert not [name for name in ("Sun", "Moon", "Star", "Comet") if name in log]


def test_simulations_count_races() -> None:
    said = xenodeck("sim", "scramble", "--mode", "fair", "--games", "30", "--seed", "1", "--bots", "racer", "--json")
    assert said.code == 0
    assert said.json["games"] == 30
    assert said.json["truncated"] == 0
