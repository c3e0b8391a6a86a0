"""The decisions of the policies of every game, with their reasons, are kept in files: a change shows as a
difference."""

from __future__ import annotations

import re
import tomllib

import pytest

from architecture.sources import lists
from xenodeck.core.definition.game import Game
from xenodeck.games import found
from xenodeck.lab.decisions import TABLE, decided, tables

GAMES = [game for game in found().values() if game.policies()]
IDS = [game.id for game in GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=IDS)
DECISION = re.compile(r"(?P<seat>\d) (?P<question>\w+) (?P<word>[^:]+): (?P<reason>\w+)( \w+=\d+)*")


def written(game: Game) -> str:
    return (game.folder / "tests/decisions.txt").read_text("utf-8")


@every_game
def test_the_policies_decide_as_written(game: Game) -> None:
    """If the change is intended, ``python tools/decisions.py`` writes the file anew."""
    assert decided(game, written(game)) == written(game)


@pytest.mark.one_engine  # it looks at words only
@every_game
def test_what_is_written_covers_every_policy_mode_question_and_reason(game: Game) -> None:
    text = written(game)
    played = [table.split() for table in tables(text)]
    assert {table[1] for table in played} == set(game.policies())
    assert {table[2] for table in played} == {mode.id for mode in game.modes}
    assert {int(table[3]) for table in played} >= set(game.seats)
    lines = [DECISION.fullmatch(line) for line in text.splitlines() if not line.startswith(TABLE)]
    met = [line for line in lines if line]
    assert len(met) == len(lines)
    words = tomllib.loads((game.folder / "words.en.toml").read_text("utf-8"))
    assert {line["question"] for line in met} == set(words["questions"])
    assert {line["reason"] for line in met} == lists(game.folder, "REASONS") - {"only"}
