"""``make soak``: finds a planted fault, names how to repeat it, and stops by itself."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from architecture.sources import ROOT
from xenodeck.core.rules.state import State
from xenodeck.games import find


def soak() -> ModuleType:
    spec = importlib.util.spec_from_file_location("soak", Path(ROOT / "tools/soak.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(tool: ModuleType, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["soak.py", *words])
    code: int = tool.main()
    return code


def test_a_planted_fault_is_found_and_can_be_repeated(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool, game = soak(), type(find("ufoludki"))
    sound = game.check

    def unsound(self: object, s: State) -> None:
        assert s.scores()[0] < 9, "planted"

    monkeypatch.setattr(game, "check", unsound)
    assert run(tool, monkeypatch, "--seed", "5", "--minutes", "60", "--game", "ufoludki") == 1
    said = capsys.readouterr().out
    assert "planted" in said and "seed 5" in said
    again = said.split("tools/soak.py ")[1].split()
    with pytest.raises(AssertionError, match="planted"):
        run(tool, monkeypatch, *again)
    monkeypatch.setattr(game, "check", sound)
    assert run(tool, monkeypatch, *again) == 0


def test_it_stops_by_itself_and_says_that_nothing_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = soak()
    assert run(tool, monkeypatch, "--seed", "7", "--minutes", "0", "--game", "frenzy") == 0
    assert "time is up in round 1: nothing wrong in 1 games, " in capsys.readouterr().out


def test_it_stops_in_the_middle_of_a_law_when_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tool = soak()
    laws_in(tmp_path, "def test_without_end():\n    while True:\n        pass\n")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "GAMES_A_ROUND", 1)
    assert run(tool, monkeypatch, "--seed", "7", "--minutes", "0.02") == 0
    assert "time is up in round 1: nothing wrong" in capsys.readouterr().out


def test_so_many_games_of_one_game_are_played_however_long_it_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = soak()
    assert run(tool, monkeypatch, "--seed", "7", "--game", "getaway", "--games", "3", "--mode", "solo") == 0
    assert "3 games" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        run(tool, monkeypatch, "--game", "getaway", "--games", "3", "--mode", "frenzied")
    with pytest.raises(SystemExit):
        run(tool, monkeypatch, "--games", "3")


def test_a_game_that_only_a_witness_can_check_has_one_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    tool, game = soak(), type(find("getaway"))
    watched: list[State] = []

    def witness(self: object) -> Callable[[State], None]:
        return watched.append

    monkeypatch.setattr(game, "witness", witness)
    answers = tool.play(find("getaway"), 0, 7)
    assert len(watched) == answers + 1 and watched[-1].over  # before each answer, and at the end


def test_each_round_has_another_room_of_laws() -> None:
    rooms = soak().law_rooms()
    assert {room.name for room in rooms} >= {
        "test_state_laws.py",
        "test_secrecy_laws.py",
        "test_peer.py",
        "test_invariants.py",
        "test_api_schema.py",
        "test_abuse.py",
    }
    assert len(set(rooms)) == len(rooms)


def laws_in(root: Path, text: str) -> None:
    (root / "tests/laws").mkdir(parents=True)
    (root / "tests/laws/test_wrong_laws.py").write_text(text)


@pytest.mark.prove
def test_a_law_that_fails_is_named_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    tool = soak()
    laws_in(tmp_path, "def test_one_is_two():\n    assert 1 == 2\n")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "GAMES_A_ROUND", 1)
    assert run(tool, monkeypatch, "--seed", "3", "--minutes", "60") == 1
    said = capsys.readouterr().out
    assert "test_one_is_two" in said and "--hypothesis-seed=" in said
