"""docs/a-first-game.md, followed to the letter: its game is built, played and checked by every law."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from architecture.sources import ROOT
from effort import PROVE

PAGE = ROOT / "docs/a-first-game.md"
FILE = re.compile(r"^`(handmade/[\w./]+)`:\n\n```\w+\n(.*?)^```$", re.M | re.S)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package in it."""
    here = tmp_path_factory.mktemp("first game")
    text = PAGE.read_text("utf-8")
    [line] = re.findall(r"^    (mkdir .*)$", text, re.M)
    subprocess.run(line, shell=True, cwd=here, check=True)
    for name, content in FILE.findall(text):
        (here / name).write_text(content, "utf-8")
    return here


def run(place: Path, *command: str, typed: str = "") -> str:
    path = os.pathsep.join([str(place), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "XENODECK_GAMES": "handmade", "PYTHONPATH": path, "COLUMNS": "120"}
    if not PROVE:
        environment["XENODECK_EFFORT"] = "glance"  # what is shown here is that the laws find a game made by this page
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, env=environment, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def test_the_page_has_every_file_of_the_game(place: Path) -> None:
    files = {file.name for file in (place / "handmade/comet").rglob("*") if file.is_file() and file.suffix != ".pyc"}
    assert files >= {"meta.py", "words.en.toml", "words.pl.toml", "rules.en.md", "rules.pl.md", "saved.txt"}


@pytest.mark.prove
def test_it_is_held_to_every_law_and_its_scenarios_pass(place: Path) -> None:
    laws = ["tests/laws", "tests/architecture/test_every_game.py", "tests/architecture/test_saved_names.py"]
    said = run(
        place,
        "pytest",
        *laws,
        str(place / "handmade"),
        "-v",
        "-k",
        "comet",
        "-o",
        "addopts=-p no:cacheprovider",
    )
    passed = re.search(r"(\d+) passed", said)
    assert passed and int(passed[1]) > 45, said[-500:]
    assert len(re.findall(r"comet/tests/\S+ PASSED", said)) == 5, said[-500:]


def test_it_is_simulated_played_and_explained(place: Path) -> None:
    assert "20.0" in run(place, "xenodeck", "sim", "comet", "--games", "20", "--bots", "dreamer:20,random")
    assert "higher than the one that lies there" in run(place, "xenodeck", "rules", "comet", "1.2")
    played = run(place, "xenodeck", "play", "comet", "--seats", "2", "--seed", "1", typed="1\n" * 40)
    assert "You win" in played or "wins" in played or "share" in played
