"""What is imported before a command does something. Seconds depend on the machine; what is loaded does not."""

from __future__ import annotations

import inspect
import re
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from real_server import PATIENCE
from xenodeck import games
from xenodeck.cli import COMMANDS
from xenodeck.core.wording import FIRST, keys_of

LOADED = re.compile(r"^import time: +\d+ \| +\d+ \| *([\w.]+)$", re.M)
# for whoever only wants to know what there is
NO_HELP = {"rich", "asyncio", "msgspec", "xenodeck.core", "xenodeck.games", "xenodeck.bots", "xenodeck.server"}
# migrations, the other database, pretty tracebacks, other people's models, the terminal, the tests
NO_SERVER = {
    "alembic",
    "asyncpg",
    "attr",
    "mako",
    "pydantic",
    "pygments",
    "rich",
    "sqlalchemy.dialects.mssql",
    "sqlalchemy.dialects.postgresql",
    "xenodeck.cli.common",
    "xenodeck.client",
    "xenodeck.lab",
    "xenodeck.server.store.migrating",
}
MOST_FOR_HELP = 200  # modules, with those of Python itself
MOST_FOR_A_SERVER = 1100


def within(name: str, packages: set[str]) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def watched(*arguments: str) -> list[str]:
    return [sys.executable, "-X", "importtime", "-m", "xenodeck", *arguments]


def test_the_help_loads_no_game_and_nothing_to_paint_with() -> None:
    said = subprocess.run(watched("--help"), capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert "serve" in said.stdout
    loaded = LOADED.findall(said.stderr)
    assert "typer" in loaded  # so it would have been seen
    assert [name for name in loaded if within(name, NO_HELP)] == []
    assert len(loaded) <= MOST_FOR_HELP


@pytest.mark.parametrize("times", [1, 2], ids=["a new store", "one that was there"])
def test_a_server_loads_nothing_that_it_does_not_need_to_answer(tmp_path: Path, times: int) -> None:
    database, log = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"
    for _ in range(times):
        with log.open("wb") as file:
            server = subprocess.Popen(
                watched("serve", "--port", "0", "--no-page", "--bots", "1", "--database", database),
                stdout=subprocess.PIPE,
                stderr=file,
            )
        assert server.stdout is not None
        with server.stdout as out:
            assert b"Xenodeck is at" in out.readline()
        loaded = LOADED.findall(log.read_text("utf-8"))
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    assert {"litestar", "xenodeck.games.ufoludki.meta"} <= set(loaded)
    assert [name for name in loaded if within(name, NO_SERVER)] == []
    assert len(loaded) <= MOST_FOR_A_SERVER


def test_the_help_says_of_every_command_what_it_says_of_itself() -> None:
    for name, (module, said) in COMMANDS.items():
        text = inspect.getdoc(getattr(import_module(f"xenodeck.cli.{module}"), name))
        assert text is not None
        assert " ".join(text.partition("\n\n")[0].split()) == said


def test_a_section_of_the_words_is_read_without_the_rest() -> None:
    for game in games.found().values():
        for section in ("refusals", "prompts"):
            whole = game.words(FIRST).table.get(section, {})
            assert keys_of(game.folder, section) == {key for key in whole if isinstance(whole[key], str)}
    assert any(keys_of(game.folder, "refusals") for game in games.found().values())
