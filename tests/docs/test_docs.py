"""Documents agree with the code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import xenodeck
from xenodeck.core.definition.game import Game
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.games import find, found

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
GUIDES = {name: (ROOT / f"docs/{name}.md").read_text("utf-8") for name in ("play", "research", "host", "speed")}


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert project["version"] == xenodeck.__version__
    assert f"## {xenodeck.__version__}" in (ROOT / "CHANGELOG.md").read_text()


def test_the_readme_is_short_and_leads_to_every_guide() -> None:
    assert len(README.splitlines()) < 120
    assert [name for name in GUIDES if f"](docs/{name}.md)" not in README] == []


@pytest.mark.parametrize("page", [README, *GUIDES.values()], ids=["README", *GUIDES])
def test_each_command_in_the_readme_and_the_guides_exists(page: str) -> None:
    from typer.main import get_command

    from xenodeck.cli import app

    command = get_command(app)
    known = set(getattr(command, "commands"))  # noqa: B009
    named = set(re.findall(r"^    xenodeck (\w+)|`xenodeck (\w+)", page, flags=re.M))
    words = {word for pair in named for word in pair if word}
    assert words <= known


def test_there_are_commands_to_look_for() -> None:
    assert "    xenodeck sim " in GUIDES["research"] and "    xenodeck serve " in GUIDES["host"]


def test_the_table_in_the_research_guide_can_be_set_up_and_played() -> None:
    text = re.search(r"echo '(\{.*?\})' >", GUIDES["research"], flags=re.S)
    assert text is not None
    session = Session.from_position(find("ufoludki"), json.loads(text[1]))
    session.play(0, "S4B")
    session.play(1, "RECRUIT")
    assert session.view(2).question is not None


def test_each_make_target_in_the_documents_exists() -> None:
    makefile = (ROOT / "Makefile").read_text()
    documents = README + (ROOT / "CONTRIBUTING.md").read_text() + (ROOT / "docs/architecture.md").read_text()
    documents += "".join(GUIDES.values())
    for target in set(re.findall(r"(?:`|^    )make ([a-z]+)", documents, flags=re.M)):
        assert re.search(rf"^{target}:", makefile, flags=re.M), f"make {target}"


LINK = re.compile(r"\]\(([^)#:]*)(?:#([^)]+))?\)")
SPEED = re.compile(r"\d (?:ms|µs|moves|decisions|simulations|ticks)\b|×\d")
DAY = re.compile(r"\b20\d\d-\d\d-\d\d\b")


def test_every_figure_of_speed_stands_in_the_speed_guide_with_its_command_and_its_day() -> None:
    others = [README, *(page for name, page in GUIDES.items() if name != "speed")]
    fast = GUIDES["speed"]
    assert [line for page in others for line in page.splitlines() if SPEED.search(line)] == []
    rows = [line for line in fast.splitlines() if line.startswith("|") and not line.startswith("|---")]
    assert len(rows) > 12 and "`make bench`" in fast and "`make load`" in fast
    undated = [row for row in rows if not DAY.search(row) and not row.endswith("| day |")]
    told = [line for line in fast.splitlines() if not line.startswith("|") and SPEED.search(line)]
    assert undated == [] and [line for line in told if not (DAY.search(line) and "`make " in line)] == []


INDEXED = [game for game in found().values() if (game.folder / "README.md").exists()]


@pytest.mark.parametrize("game", INDEXED, ids=[game.id for game in INDEXED])
def test_the_index_of_rules_in_a_games_readme_is_up_to_date(game: Game) -> None:
    folder = game.folder
    before = (folder / "README.md").read_text("utf-8")
    code = "import rule_index, sys; from xenodeck.games import find; g = find(sys.argv[1]); "
    code += "t = (g.folder / 'README.md').read_text('utf-8'); sys.stdout.write(rule_index.with_index(t, g))"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "tools"), "XENODECK_ENGINE": "interpreted", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, folder.name], env=env, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert done.stdout == before, "run tools/rule_index.py"


def anchors(page: Path) -> set[str]:
    """What a link may name after ``#``: the headings, in the spelling of GitHub."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_between_documents_lead_somewhere() -> None:
    documents = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("README.md")]
    links = [(page, *link) for page in documents for link in LINK.findall(page.read_text("utf-8"))]
    assert any(anchor for _, _, anchor in links)
    for document, target, anchor in links:
        there = document.parent / target if target else document
        assert there.exists(), f"{document.name}: {target}"
        assert not anchor or anchor in anchors(there), f"{document.name}: {target}#{anchor}"


def test_every_picture_in_the_readme_is_there() -> None:
    pictures = re.findall(r'<img src="([^"]+)"', README)
    assert pictures and [name for name in pictures if not (ROOT / name).exists()] == []


def test_the_record_and_the_positions_in_the_notation_page_can_be_read() -> None:
    page = (ROOT / "docs/notation.md").read_text("utf-8")
    blocks = re.findall(r"(?:^    .*\n)+", page, flags=re.M)
    record, position, frenzy, getaway, gambit, played = (
        re.sub(r"  +\S.*$", "", block.replace("\n    ", "\n")[4:], flags=re.M) for block in blocks
    )
    assert Record.read(record).inputs[1].words == "COUNTER 2"
    for game, table in (("ufoludki", position), ("frenzy", frenzy), ("getaway", getaway), ("gambit", gambit)):
        said = json.loads(table)
        assert Session.from_position(find(game), said).waiting() == [said.get("active", 0)]
    middle = Session.from_position(find("gambit"), json.loads(played))
    assert middle.waiting() == [1] and middle.as_position()["played"] == json.loads(played)["played"]
