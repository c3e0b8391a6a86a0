"""Names that others use, whatever is renamed inside: saved tables, the wire, metrics, the log, the command line.

Each list is a file in ``kept_names``. The tests fail if a name in it is missing in the program, because somebody's
saved table, client, dashboard or script would break. A new name is added to the list, so that it is kept from then on.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import xenodeck.client
import xenodeck.core
from architecture.games import GAMES
from architecture.sources import PACKAGE, modules, tree
from core.tables import CHOOSE, SAY, Tiny
from xenodeck.cli import COMMANDS, Imported
from xenodeck.core.definition import positions
from xenodeck.core.records import save, snapshot
from xenodeck.core.rules.state import Frame
from xenodeck.core.sessions.session import Session
from xenodeck.server.messages import protocol, schemas
from xenodeck.server.telemetry.metrics import Metrics

LISTS = Path(__file__).with_name("kept_names")
LOG_LEVELS = {"debug", "info", "warning", "error", "critical", "exception"}


def public_imports() -> Iterator[str]:
    for package in (xenodeck.core, xenodeck.client):
        yield from (f"{package.__name__}.{name}" for name in package.__all__ if hasattr(package, name))


def saved_tables() -> Iterator[str]:
    """The keys of a saved state and a saved session, and what the games have written into their ``saved.txt``."""
    game = Tiny(Frame(CHOOSE, 0), Frame(SAY, -1))
    session = Session.start(game, 2, 1, {})
    yield from (f"state {key}" for key in keys(save.to_data(game, session.state)))
    yield from (f"session {key}" for key in snapshot.to_data(session))
    for each in GAMES:
        for line in (each.folder / "saved.txt").read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                yield f"{each.id} {line}"


def keys(data: dict[str, Any]) -> Iterator[str]:
    """The keys of the core's own fields, with those of the tables within."""
    for key, value in data.items():
        yield key
        if isinstance(value, dict) and key not in ("own", "options"):
            yield from (f"{key}.{inner}" for inner in value)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield from (f"{key}.{inner}" for inner in value[0])


def position_keys() -> Iterator[str]:
    yield from (f"any {key}" for key in (*positions.SHARED_KEYS, *positions.SESSION_KEYS))
    for game in GAMES:
        written = game.positions
        assert written is not None
        own = {written.rounds_key, *written.own, *(pile.key for pile in written.piles)} - {""}
        yield from (f"{game.id} {key}" for key in own)


def wire() -> Iterator[str]:
    """Every message of the socket and every body of the API with its fields."""
    for module in (protocol, schemas):
        for name, found in vars(module).items():
            if isinstance(found, type) and issubclass(found, msgspec.Struct):
                tag = found.__struct_config__.tag
                called = name if tag is None else f"message {tag}"
                yield called
                for field in msgspec.structs.fields(found):
                    yield f"{called}.{field.encode_name}"


def routes() -> Iterator[str]:
    """The addresses that the API answers, as they are written at its handlers."""
    for module in modules(PACKAGE / "server"):
        for node in ast.walk(tree(module)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name):
                        for path in mark.args[:1]:
                            if isinstance(path, ast.Constant) and str(path.value).startswith("/"):
                                yield f"{mark.func.id} {path.value}"


def metrics() -> Iterator[str]:
    for line in Metrics(["a_game"], ["A_CODE"]).render().decode().splitlines():
        if line.startswith("# TYPE ") and not line.endswith("_created gauge"):
            yield line.removeprefix("# TYPE ")
        elif not line.startswith("#") and "_bucket{" not in line and "_created" not in line:
            yield line.rpartition(" ")[0]


def log_events() -> Iterator[str]:
    for module in modules(PACKAGE / "server"):
        for node in ast.walk(tree(module)):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
                continue
            to, event = node.func.value, node.args[0]
            is_log = (isinstance(to, ast.Name) and to.id == "log") or (
                isinstance(to, ast.Attribute) and to.attr == "log"
            )
            if is_log and node.func.attr in LOG_LEVELS and isinstance(event, ast.Constant):
                yield str(event.value)


def command_line() -> Iterator[str]:
    for name, command in Imported().items():
        assert name in COMMANDS
        yield name
        for each in command.params:
            flags = sorted([*each.opts, *each.secondary_opts])
            yield from (f"{name} {flag if flag.startswith('-') else flag.upper()}" for flag in flags)


def environment() -> Iterator[str]:
    """The variables of the environment that something looks at."""
    for module in modules(PACKAGE):
        yield from re.findall(r"\"(XENODECK_[A-Z_]*[A-Z])\"", module.read_text("utf-8"))


FOUND: dict[str, Callable[[], Iterator[str]]] = {
    "command_line": command_line,
    "environment": environment,
    "log_events": log_events,
    "metrics": metrics,
    "position_keys": position_keys,
    "public_imports": public_imports,
    "routes": routes,
    "saved_tables": saved_tables,
    "wire": wire,
}


def kept(name: str) -> list[str]:
    return (LISTS / f"{name}.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", FOUND)
def test_no_name_that_others_rely_on_has_gone(name: str) -> None:
    gone = sorted(set(kept(name)) - set(FOUND[name]()))
    assert not gone, f"others rely on these ({name}): {gone}"


@pytest.mark.parametrize("name", FOUND)
def test_every_name_that_others_can_rely_on_is_listed(name: str) -> None:
    now = sorted(set(FOUND[name]()))
    assert kept(name) == now, "\n".join([f"kept_names/{name}.txt is to hold this:", *now])


def test_every_list_is_looked_at() -> None:
    assert sorted(path.name for path in LISTS.iterdir()) == [f"{name}.txt" for name in sorted(FOUND)]
    assert all(len(kept(name)) >= 3 for name in FOUND)
