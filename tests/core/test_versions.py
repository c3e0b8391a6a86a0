"""Games are found by looking, in other packages too; old rules stay beside the current ones and old records replay."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from laws.walks import play_session
from toys.auction.meta import GAME as AUCTION
from toys.slap.meta import GAME as SLAP
from xenodeck.core.errors import BadRecord, GameError, RuleBug, UnknownGame
from xenodeck.core.records.record import Record
from xenodeck.games import MORE, find, found, home, packages, versions, with_rules

META = """
from pathlib import Path
from toys.slap.meta import Slap

class Other(Slap):
    id = {id!r}
    folder = Path(__file__).parent
    version = {version}

GAME = Other()
"""


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE, "toys")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package of somebody else, of a name of its own: what was found once stays found."""
    package = tmp_path / f"games_of_{tmp_path.name}"
    package.mkdir()
    (package / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(MORE, package.name)
    return package


def put(folder: Path, id: str, version: int = 1) -> None:
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "meta.py").write_text(META.format(id=id, version=version))
    for file in (*SLAP.folder.glob("words.*.toml"), *SLAP.folder.glob("rules.*.md")):
        shutil.copy(file, folder)  # without words no game is found


def in_another_process(*command: str) -> str:
    """What Python says to this, with the toys where it can import them."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.run([sys.executable, *command], env=env, capture_output=True, text=True, check=True).stdout


# -- where games are looked for --------------------------------------------------------------------------------


def test_only_the_games_of_the_house_are_found_unless_others_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(MORE, raising=False)
    assert packages() == ("xenodeck.games",)
    assert found() == found("xenodeck.games")
    with pytest.raises(UnknownGame):
        find("magpie")


@pytest.mark.parametrize("named", ["toys", " toys , ", "toys,toys", "xenodeck.games,toys"])
def test_games_of_other_packages_are_found_beside_those_of_the_house(
    named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE, named)
    assert found() == dict(sorted({**found("xenodeck.games"), **found("toys")}.items()))
    assert find("magpie") is found("toys")["magpie"]
    assert {"ufoludki", "magpie"} <= set(found())


def test_they_are_found_in_another_process_too(toys: None) -> None:
    code = "from xenodeck.games import find; print(find('auction').version, find('auction', 1).version)"
    said = in_another_process("-c", code)
    assert said == "2 1\n"


def test_a_package_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("nosuchgames", "toys.nosuchgames"):
        monkeypatch.setenv(MORE, name)
        with pytest.raises(GameError) as no:
            found()
        assert no.value.code == "BAD_GAMES" and name in no.value.text


def test_a_package_that_lacks_something_else_says_what(elsewhere: Path) -> None:
    (elsewhere / "__init__.py").write_text("import nosuchlibrary")
    with pytest.raises(ModuleNotFoundError, match="nosuchlibrary"):
        found()


def test_two_games_of_one_name_are_refused(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(elsewhere / "slap", "slap")
    assert home(find("slap")) == f"{elsewhere.name}.slap"
    monkeypatch.setenv(MORE, f"{elsewhere.name},toys")
    with pytest.raises(GameError) as no:
        find("ufoludki")
    assert no.value.code == "BAD_GAMES"
    assert f"{elsewhere.name}.slap and toys.slap" in no.value.text


def test_a_game_is_called_like_its_folder(elsewhere: Path) -> None:
    put(elsewhere / "two_words", "two-words")
    assert find("two-words").id == "two-words"


def test_a_game_that_is_not_called_like_its_folder_is_a_mistake(elsewhere: Path) -> None:
    put(elsewhere / "three", "four")
    with pytest.raises(GameError, match="id is 'four'; its folder says 'three'"):
        found()


# -- versions --------------------------------------------------------------------------------------------------


def test_a_game_is_found_as_it_is_now_or_under_older_rules(toys: None) -> None:
    assert find("auction") is find("auction", 2) is AUCTION
    old = find("auction", 1)
    assert (old.id, old.version, old is find("auction", 1)) == ("auction", 1, True)
    assert versions(AUCTION) == [1, 2]
    assert "double" in old.words("pl").table["choices"]


def test_old_rules_are_loaded_only_when_they_are_asked_for() -> None:
    code = "import sys, xenodeck.games as g; g.found('toys'); print('toys.auction.v1.meta' in sys.modules)"
    said = in_another_process("-c", code)
    assert said == "False\n"


@pytest.mark.parametrize("version", [0, 3, 99, -1])
def test_rules_that_never_were_are_refused_with_those_there_are(version: int, toys: None) -> None:
    with pytest.raises(GameError) as no:
        find("auction", version)
    assert (no.value.code, no.value.legal) == ("UNKNOWN_RULES", ["1", "2"])
    assert f"rules {version} of auction" in no.value.text


def test_a_folder_that_holds_other_rules_than_it_says_is_a_mistake(elsewhere: Path) -> None:
    put(elsewhere / "race", "race", version=3)
    put(elsewhere / "race/v1", "race", version=2)
    put(elsewhere / "race/v2", "other", version=2)
    assert versions(find("race")) == [1, 2, 3]
    with pytest.raises(RuleBug, match="v1 of race holds rules 2"):
        find("race", 1)
    with pytest.raises(GameError, match=r"v2/meta\.py.*id is 'other'; its folder says 'race'"):
        find("race", 2)


# -- records ---------------------------------------------------------------------------------------------------


def old_record() -> Record:
    """A game under the first rules of the auction in which somebody doubled, which costs a point now."""
    record = Record.of(play_session(with_rules(AUCTION, 1), 5, 1))
    assert any(entry.words.endswith(" 1") for entry in record.inputs)
    return Record.read(record.text())


def test_an_old_record_replays_under_its_own_rules_to_its_result(toys: None) -> None:
    record = old_record()
    assert record.rules == 1
    session = record.replay(find(record.game, record.rules))
    outcome = session.game.outcome(session.state)
    assert record.result == {"scores": list(outcome.scores), "winners": list(outcome.winners)}


def test_the_current_rules_refuse_an_old_record(toys: None) -> None:
    with pytest.raises(BadRecord) as no:
        old_record().replay(find("auction"))
    assert "rules 1" in no.value.text and "rules 2" in no.value.text


def test_under_the_current_rules_it_would_have_come_out_otherwise(toys: None) -> None:
    text = old_record().text().replace("rules 1", "rules 2")
    with pytest.raises(BadRecord, match="but the record says"):
        Record.read(text).replay(find("auction"))


def test_the_command_line_replays_an_old_record_under_its_own_rules(toys: None, tmp_path: Path) -> None:
    record = old_record()
    assert record.result is not None
    (tmp_path / "old.txt").write_text(record.text())
    said = in_another_process("-m", "xenodeck", "replay", str(tmp_path / "old.txt"), "--json")
    assert json.loads(said)["scores"] == record.result["scores"]
