"""Old rules are kept, all versions of them, and no version uses another."""

from __future__ import annotations

from pathlib import Path

import pytest

from architecture.games import KEPT, every_game_and_toy
from architecture.sources import crossings
from xenodeck.core.definition.game import Game
from xenodeck.games import home, versions, with_rules


@every_game_and_toy
def test_every_version_of_the_rules_from_the_first_to_the_current_one_is_there(game: Game) -> None:
    assert versions(game) == list(range(1, game.version + 1))
    for number in versions(game):
        kept = with_rules(game, number)
        assert (kept.id, kept.version) == (game.id, number)
        assert (kept is game) == (number == game.version)
        assert kept.folder == (game.folder if kept is game else game.folder / f"v{number}")


def test_some_rules_have_changed() -> None:
    assert [(game.id, game.version) for game in KEPT if game.id == "auction"] == [("auction", 1)]


@every_game_and_toy
def test_no_version_of_the_rules_knows_another(game: Game) -> None:
    """Otherwise a change of the current rules would change what old records mean."""
    assert crossings(game.folder, home(game)) == []


@pytest.mark.parametrize(
    ("file", "line", "crosses"),
    [
        ("v1/meta.py", "from xenodeck.games.chess.v1 import rules", False),
        ("v1/meta.py", "from xenodeck.games.chess import rules", True),
        ("v1/meta.py", "import xenodeck.games.chess.rules", True),
        ("v1/meta.py", "from xenodeck.games.chess.v2.rules import Turn", True),
        ("v1/meta.py", "from . import rules", False),
        ("v1/meta.py", "from .. import rules", True),
        ("v1/meta.py", "from xenodeck.core import state", False),
        ("meta.py", "from xenodeck.games.chess import rules", False),
        ("meta.py", "from xenodeck.games.chess import v1", True),
        ("meta.py", "from .v1.rules import Turn", True),
        ("meta.py", "import xenodeck.games.chess.v1.rules", True),
    ],
)
def test_an_import_across_versions_is_noticed(tmp_path: Path, file: str, line: str, crosses: bool) -> None:
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(line)
    assert bool(crossings(tmp_path, "xenodeck.games.chess")) == crosses
