"""A pytest plugin for ``make prove`` and ``make quick``: starts no test after a certain time, and writes down what ran.

It is loaded with ``-p time_box`` (this folder on PYTHONPATH). Each test is written down as it ends, so nothing is lost
when the run is interrupted, and tests that passed can be left out the next time.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("time box")
    group.addoption("--box-until", type=float, default=0.0, help="start no test after this time (seconds since 1970)")
    group.addoption("--box-told", default="", help="file for one JSON line about each test that ran")
    group.addoption("--box-done", default="", help="file with the ids of tests that need not run, one a line")
    group.addoption("--box-shuffle", default="", help="take the files in an order drawn from this seed")
    group.addoption("--box-order", default="", help="file with files of tests, one a line: in this order they run")
    group.addoption("--box-only", default="", help="JSON: {folder: [words]}: there only tests with one of these words")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        told = config.getoption("--box-told")
        config.pluginmanager.register(Told(Path(told) if told else None), "time_box_told")


def chosen(nodeid: str, only: dict[str, list[str]]) -> bool:
    """Whether a test is wanted: in a folder (or file) of ``only`` its id must contain one of the words."""
    for folder, words in only.items():
        if nodeid.startswith((f"{folder}/", f"{folder}::")):
            ids = nodeid.partition("[")[2].rstrip("]").split("-")
            return any(word in ids for word in words)
    return True


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker makes the same list, because it depends on the command only."""
    done_file, shuffle = config.getoption("--box-done"), config.getoption("--box-shuffle")
    only: dict[str, list[str]] = json.loads(config.getoption("--box-only") or "{}")
    done = set(Path(done_file).read_text("utf-8").splitlines()) if done_file else set()
    wanted = [item for item in items if item.nodeid not in done and chosen(item.nodeid, only)]
    if shuffle:  # by file: tests of one file share expensive set-ups
        files = sorted({item.nodeid.partition("::")[0] for item in wanted})
        Random(shuffle).shuffle(files)
        place = {file: at for at, file in enumerate(files)}
        wanted.sort(key=lambda item: place[item.nodeid.partition("::")[0]])
    if config.getoption("--box-order"):  # pytest itself sorts them by name, whatever the command says
        listed = Path(config.getoption("--box-order")).read_text("utf-8").splitlines()
        place = {file: at for at, file in enumerate(listed)}
        wanted.sort(key=lambda item: place.get(item.nodeid.partition("::")[0], len(place)))
    kept = set(wanted)
    left = [item for item in items if item not in kept]
    if left:
        config.hook.pytest_deselected(items=left)
    items[:] = wanted


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Skip the tests for which no time is left."""
    until = item.config.getoption("--box-until")
    return True if until and time.time() > until else None


class Told:
    """Writes down what ran; with several workers only in the process that collects the results."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.counted = False

    def write(self, line: dict[str, Any]) -> None:
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")

    def count(self, collected: int) -> None:
        if not self.counted:
            self.counted = True
            self.write({"collected": collected})

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.count(len(session.items))

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self.count(len(ids))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            why = "" if report.outcome == "passed" else (report.longreprtext or str(report.longrepr))[-4000:]
            self.write({"id": report.nodeid, "outcome": report.outcome, "seconds": report.duration, "why": why})
