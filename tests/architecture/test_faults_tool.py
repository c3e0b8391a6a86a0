"""``make faults``: a fault is planted and removed completely, and the results of tests are read correctly.

Nothing is run.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from architecture.sources import ROOT

SAID = """\
\x1b[31mF\x1b[0m..
=========================== short test summary info ============================
\x1b[31mFAILED\x1b[0m tests/core/test_time.py::test_a_deadline[2 - 3] - assert 1 == 2
ERROR tests/server/test_store.py::test_rows
1 failed, 2 passed in 1.00s
"""
VITEST = "\x1b[41m FAIL \x1b[49m src/net/sync.test.ts\x1b[2m > \x1b[22ma log goes on, is cut by undo\n"
UNLOADED = "\x1b[41m FAIL \x1b[49m src/net/sync.test.ts\x1b[2m [ src/net/sync.test.ts ]\x1b[22m\nError: Cannot find"


@pytest.fixture(scope="module")
def tool() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(ROOT / "tools"))
        yield importlib.import_module("faults")


def fault(tool: ModuleType, **more: Any) -> Any:
    given = {"id": "wrong", "area": "rules", "file": "pyproject.toml", "old": "xenodeck", "new": "XENODECK", "why": "."}
    return tool.Fault(**{**given, "tests": ("tests/core/test_time.py",), **more})


def test_a_fault_is_planted_and_taken_back_and_python_notices_both(tool: ModuleType, tmp_path: Path) -> None:
    """Python reuses compiled files by size and second of the source: both must differ from one plant to the next."""
    copy = tool.Copy.__new__(tool.Copy)
    copy.root, copy.planted = tmp_path, 0
    sound = (ROOT / "pyproject.toml").read_text("utf-8")
    path = tmp_path / "pyproject.toml"
    path.write_text(sound, "utf-8")
    one = fault(tool, count=sound.count("xenodeck"))
    seconds = []
    for _ in range(2):
        was = copy.plant(one)
        assert path.read_text("utf-8") == sound.replace("xenodeck", "XENODECK")
        seconds.append(int(path.stat().st_mtime))
        copy.take_back(one, was)
        assert path.read_text("utf-8") == sound
        assert int(path.stat().st_mtime) not in seconds
    assert len(set(seconds)) == 2


def test_what_is_not_there_as_often_as_said_is_not_planted(tool: ModuleType, tmp_path: Path) -> None:
    copy = tool.Copy.__new__(tool.Copy)
    copy.root, copy.planted = tmp_path, 0
    (tmp_path / "pyproject.toml").write_text("xenodeck xenodeck", "utf-8")
    with pytest.raises(AssertionError, match="occurs 2 times"):
        copy.plant(fault(tool))
    assert (tmp_path / "pyproject.toml").read_text("utf-8") == "xenodeck xenodeck"


def test_the_tests_that_failed_are_named_whole(tool: ModuleType) -> None:
    assert tool.names_of_failed(SAID) == [
        "tests/core/test_time.py::test_a_deadline[2 - 3]",
        "tests/server/test_store.py::test_rows",
    ]
    assert tool.names_of_failed(VITEST) == ["src/net/sync.test.ts > a log goes on, is cut by undo"]
    named = VITEST.replace("src/net", "\x1b[30m\x1b[46m shares \x1b[49m\x1b[39m src/net", 1)
    assert tool.names_of_failed(named) == ["src/net/sync.test.ts > a log goes on, is cut by undo"]
    assert tool.names_of_failed(UNLOADED) == [], "a file that does not load has found nothing"
    assert tool.name_to_run("tests/a.py::test_b[1]") == "tests/a.py::test_b"
    assert tool.name_to_run("src/net/sync.test.ts > a log") == "web/src/net/sync.test.ts"


def test_tests_are_run_each_in_its_own_way(tool: ModuleType) -> None:
    tests = ["tests/core/test_time.py", "tests/laws/test_score_laws.py -k gambit", "web/src/net/sync.test.ts"]
    found = tool.commands(tests, "python")
    assert [(folder, command[0]) for folder, command in found] == [(".", "python"), (".", "python"), ("web", "npx")]
    assert found[0][1][-1] == "tests/core/test_time.py"
    assert found[1][1][-3:] == ["tests/laws/test_score_laws.py", "-k", "gambit"]
    assert all("-x" in command or "--bail=1" in command for _, command in found)
    assert tool.folders(tests) == ["tests/core", "tests/laws", "web/src"]


def test_the_gate_is_run_without_what_makes_tests_try_harder(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XENODECK_EFFORT", "prove")
    monkeypatch.setenv("XENODECK_FRESH", "7")
    copy = tool.Copy.__new__(tool.Copy)
    copy.root = tmp_path
    environment = copy.environment("interpreted")
    assert [name for name in environment if name.startswith("XENODECK_")] == ["XENODECK_ENGINE"]
    assert environment["PYTHONPATH"] == str(tmp_path / "src")


def test_the_table_counts_what_was_found_and_names_what_was_not(tool: ModuleType) -> None:
    faults = [fault(tool), fault(tool, id="worse"), fault(tool, id="elsewhere", area="time")]
    results = {
        "wrong": tool.Result("found", "tests/a.py::test_b", 2.0, ""),
        "worse": tool.Result("missed", "", 3.0, ""),
        "elsewhere": tool.Result("found elsewhere", "tests/c.py::test_d", 4.0, ""),
    }
    lines = tool.table(faults, results).splitlines()
    assert "| rules | 2 | 1 | 1 | 5 |" in lines
    assert "| time | 1 | 0 | 1 | 4 |" in lines
    assert "| all | 3 | 1 | 2 | 9 |" in lines
