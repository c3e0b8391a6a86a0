"""Golden games and counts of every game found: a change of rules shows as a difference a person can read."""

from __future__ import annotations

import os
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from effort import PROVE
from xenodeck import _fast
from xenodeck.core.definition.game import Game
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.games import found, versions, with_rules
from xenodeck.lab.counts import count
from xenodeck.lab.story import story

GAMES = found()
RECORDS = [(game, file) for game in GAMES.values() for file in sorted((game.folder / "tests/games").glob("*.txt"))]
COUNTS = [
    (game, line)
    for game in GAMES.values()
    for line in (game.folder / "tests/counts.txt").read_text().splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_golden_games_and_counts(game: Game) -> None:
    assert len([file for g, file in RECORDS if g is game]) >= 3
    assert len([line for g, line in COUNTS if g is game]) >= 3


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_version_of_the_rules_has_a_golden_game(game: Game) -> None:
    """The old ones are not changed when the rules change: they prove that their rules were kept."""
    played = {Record.read(file.read_text("utf-8")).rules for g, file in RECORDS if g is game}
    assert sorted(played) == versions(game)


@pytest.mark.parametrize(("game", "file"), RECORDS, ids=[f.stem for _, f in RECORDS])
def test_a_golden_game_is_played_again_to_the_letter(game: Game, file: Path) -> None:
    record = Record.read(file.read_text("utf-8"))
    rules = with_rules(game, record.rules)
    session = record.replay(rules)
    assert Record.of(session).text() == file.read_text("utf-8")
    assert story(record, rules) == file.with_suffix(".story").read_text("utf-8")


@pytest.mark.parametrize(("game", "line"), COUNTS, ids=[f"{g.id}: {line}" for g, line in COUNTS])
def test_the_number_of_ways_to_go_on_is_as_counted(game: Game, line: str) -> None:
    words = line.split()
    mode = words[1] if words[0] == "mode" else None
    words = words[2:] if mode else words
    facts = {words[i]: int(words[i + 1]) for i in range(0, len(words), 2)}
    session = Session.start(game, facts["seats"], facts["seed"], {}, mode)
    session.state.log = None
    assert count(session.state, facts["depth"]) == facts["nodes"]


DIGEST = (
    f"PROVE = {PROVE}"
    + """
import hashlib
from xenodeck import _fast
from xenodeck.core.sessions.session import Session
from xenodeck.core.definition.bot import Advice
from xenodeck.core.playing.driver import pass_until_asked
from xenodeck.core.records.record import Record
from xenodeck import bots
from xenodeck.bots.search import search
from xenodeck.games import found
from xenodeck.lab.driver import run_session

class Sleepy(bots.Dreamer):  # to dream through a whole game takes the interpreter minutes where games are long
    thoughts = 10 if PROVE else 2
    def dream(self, worlds, view, dice, seconds=0.0):
        self.thoughts -= 1
        if self.thoughts < 0:
            return Advice(bots.rank(dice, len(view.question.options)))
        return super().dream(worlds, view, dice, seconds)

digest = hashlib.sha256()
games = found().values()
sat = set()
for game in games:
    kinds = [["random"], [*game.bots(), "random"], ["dreamer:5", *game.bots(), "random"]]
    tables = game.tables()
    wanted = {(game.id, mode.id, name) for mode in game.modes for name in ("random", "dreamer:5", *game.bots())}
    for number in range(220 // len(games)):
        if not PROVE and number >= len(tables) and wanted <= sat:
            break  # every table was played, and everybody has sat in every mode
        mode, seats = tables[number % len(tables)]
        session = Session.start(game, seats, number, game.safe_settings(mode), mode)
        lap = number // len(tables)  # a bot sits first in some of them: where there is but one chair each has to come
        names = kinds[lap % 2 if lap else 2]
        turned = lap // 2 % len(names)
        line_up = bots.line_up(game, names[turned:] + names[:turned], seats)
        run_session(session, [Sleepy(5) if name == "dreamer:5" else bots.find(game, name) for name in line_up])
        digest.update(Record.of(session).text().encode())
        sat |= {(game.id, mode, name) for name in line_up}
        if number < len(tables):  # what search makes of the first question, not only what it takes
            first = game.start(game.setup(seats, game.safe_settings(mode), mode), number)
            seat = pass_until_asked(first)[0]
            digest.update(repr(search(first, seat, 12, 77, first.setup.max_answers)).encode())
print(_fast.status(), digest.hexdigest())
print(sorted(sat))
"""
)


def test_interpreted_and_compiled_agree_on_hundreds_of_records_in_other_processes() -> None:
    """Also with another hash seed: nothing depends on the process it runs in. In the gate dozens are enough."""
    if not _fast.is_compiled():
        pytest.skip("it starts both engines by itself: once, beside the compiled one, is enough")
    found_: dict[str, str] = {}
    for number, engine in enumerate(("interpreted", "compiled")):
        env = {**os.environ, "XENODECK_ENGINE": engine, "PYTHONHASHSEED": str(number + 1)}
        done = subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, text=True, check=True)
        said, sat = done.stdout.splitlines()
        status, digest = said.split()
        assert status == engine
        found_[engine] = digest
        wanted = {
            (g.id, m.id, name) for g in GAMES.values() for m in g.modes for name in ("random", "dreamer:5", *g.bots())
        }
        assert wanted == set(literal_eval(sat)), "every bot sits in some of them, in every mode"
    assert found_["interpreted"] == found_["compiled"]
