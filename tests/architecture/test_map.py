"""docs/architecture.md and the pages in docs/architecture agree with the code: names, files, modules, walks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from architecture import source_names as names
from architecture.sources import ROOT
from architecture.tools import tool

FOLDER = ROOT / "docs/architecture"
OVERVIEW = ROOT / "docs/architecture.md"
PICTURE = FOLDER / "floors.svg"
# page -> the part of xenodeck it is about, by the beginning of the names of its modules; the longest that fits counts
PAGES = {
    "tabletop": ["core", "core.tabletop"],
    "rules": ["core.rules"],
    "knowledge": ["core.knowledge"],
    "sessions": ["core.sessions"],
    "records": ["core.records"],
    "words": ["core.words"],
    "definition": ["core.definition"],
    "playing": ["core.playing"],
    "coaching": ["core.coaching"],
    "games": ["games", "testkit"],
    "bots-and-lab": ["bots", "lab"],
    "server": ["server"],
    "server-http": ["server.http"],
    "server-tables": ["server.tables"],
    "server-store": ["server.store"],
    "server-workers": ["server.workers"],
    "cli": ["cli", "__main__"],
    "client": ["client"],
}
ALL = [OVERVIEW, *sorted(FOLDER.glob("*.md"))]
OTHERS = [ROOT / f"{name}.md" for name in ("README", "web/README", "docs/play", "docs/research", "docs/host")]
every_page = pytest.mark.parametrize("page", ALL, ids=lambda page: page.stem)


def page_of(module: str) -> str:
    """The page that has to name a module (without ``xenodeck.``); empty: the overview."""
    fits = [(len(part), page) for page, parts in PAGES.items() for part in parts if f"{module}.".startswith(f"{part}.")]
    return max(fits)[1] if fits else ""


def rows(text: str) -> list[str]:
    """The names in the first column of the tables of modules."""
    found: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("| module"):
            inside = True
        elif not line.startswith("|"):
            inside = False
        elif inside and (cell := re.match(r"\| `([\w.]+)` \|", line)):
            found.append(cell[1])
    return found


@pytest.mark.parametrize("page", ALL + OTHERS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_name_on_the_page_exists(page: Path) -> None:
    assert names.unknown(page.read_text("utf-8")) == []


@every_page
def test_every_walk_follows_the_code(page: Path) -> None:
    assert names.strayed(page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_every_module_of_its_part_once_and_no_other(page: str) -> None:
    told = rows((FOLDER / f"{page}.md").read_text("utf-8"))
    there = sorted(module for module in names.MODULES if page_of(module) == page and names.has_code(module))
    assert sorted(told) == there


def test_the_overview_names_the_modules_that_belong_to_no_part() -> None:
    told = rows(OVERVIEW.read_text("utf-8"))
    assert sorted(told) == sorted(module for module in names.MODULES if not page_of(module))


def test_the_overview_is_short_and_leads_to_every_page() -> None:
    text = OVERVIEW.read_text("utf-8")
    assert len(text.splitlines()) < 120
    assert {path.stem for path in FOLDER.glob("*.md")} == {*PAGES, "page"}
    assert [path.name for path in FOLDER.glob("*.md") if f"](architecture/{path.name})" not in text] == []
    assert "](architecture/floors.svg)" in text


@pytest.mark.parametrize("page", [*PAGES, "page"])
def test_a_page_says_what_its_part_is_for_promises_and_never_does(page: str) -> None:
    text = (FOLDER / f"{page}.md").read_text("utf-8")
    headings = re.findall(r"^## (.+)$", text, re.M)
    assert headings[:2] == ["Modules", "Contracts"]
    assert any(heading.startswith("Walk: ") for heading in headings[2:])


def test_the_page_and_the_readme_of_the_web_folder_name_its_folders() -> None:
    folders = {path.name for path in (ROOT / "web/src").iterdir() if path.is_dir()}
    for page in (FOLDER / "page.md", ROOT / "web/README.md"):
        told = set(re.findall(r"`(?:src/)?([\w/<>]+)`", page.read_text("utf-8")))
        assert folders - {name.split("/")[0] for name in told} == set(), page.name


def test_the_picture_shows_every_folder_and_is_the_one_that_is_drawn_now() -> None:
    drawn = PICTURE.read_text("utf-8")
    told = set(re.findall(r"[\w<>]+", re.sub(r"<[^>]*>", " ", drawn)))
    folders = {path.parent.name for part in ("", "core", "server", "cli") for path in names.folders(part)}
    assert folders - told == set()
    assert drawn == tool("floors_picture").picture()


def test_the_tables_of_the_games_are_those_of_their_docstrings() -> None:
    page = (FOLDER / "games.md").read_text("utf-8")
    assert tool("module_tables").with_tables(page) == page, "run tools/module_tables.py"


# -- the tests can fail ------------------------------------------------------------------------------------------------


def test_a_name_that_does_not_exist_is_found() -> None:
    text = "`streams.complain` `streams.complains` `Screen.read` `Screen.reads` `cli/streams.py` `cli/no.py`"
    assert names.unknown(text) == ["streams.complains", "Screen.reads", "cli/no.py"]
    assert names.unknown("`complain` `complains_nowhere` `make play`") == ["complains_nowhere"]
    assert names.unknown("`net/tableSocket.ts` `net/tableSocketOfOld.ts`") == ["net/tableSocketOfOld.ts"]
    assert names.unknown("`Screen.above` `Board.me` `Glow.above`") == ["Glow.above"]
    assert names.unknown("`complain → prepare → complains_nowhere`") == ["complains_nowhere"]


WALK = """
## Walk: a turn

1. Start: `cli.terminal.game.TerminalGame.my_turn` is the turn of the person.
2. `cli.terminal.game.TerminalGame.show_turn` shows it.
3. `cli.terminal.screen.Screen.turn` prints it.
4. `cli.terminal.screen.Screen.options` prints the options.
"""


def test_a_walk_that_skips_or_turns_round_is_found() -> None:
    stray = ["a turn: nothing before calls cli.terminal.screen.Screen.options"]
    assert names.strayed(WALK) == []
    assert names.strayed(WALK.replace("3. `cli.terminal.screen.Screen.turn` prints it.\n", "")) == stray
    turned = WALK.replace("2. `cli.terminal.game.TerminalGame.show_turn`", "2. `cli.terminal.screen.Screen.options`")
    assert names.strayed(turned)[0] == stray[0]
    nothing = WALK.replace("`cli.terminal.screen.Screen.options` prints", "The rest prints")
    assert names.strayed(nothing) == ["a turn: a step names nothing"]
    gone = WALK.replace("Screen.options`", "Screen.choices`")
    assert names.strayed(gone) == ["a turn: there is no cli.terminal.screen.Screen.choices"]


def test_a_step_in_the_page_names_something_that_its_file_has() -> None:
    step = "## Walk: a click\n\n1. Start: `net/tableSocket.ts` `request` sends it.\n"
    assert names.strayed(step) == []
    assert names.strayed(step.replace("`request`", "`requested`")) == ["a click: net/tableSocket.ts has no requested"]


def test_a_row_too_many_or_too_few_would_be_found() -> None:
    assert rows("| module | what |\n|---|---|\n| `rules.engine` | a |\n\n| other |\n|---|\n| `x` |\n") == [
        "rules.engine"
    ]
    assert page_of("server.tables.table") == "server-tables" and page_of("server.tablets") == "server"
    assert page_of("_fast") == ""
