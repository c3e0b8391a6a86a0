"""What is imported before a command does something. Seconds depend on the machine; what is loaded does not."""

from __future__ import annotations

import inspect
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from real_server import PATIENCE
from xenodeck import games
from xenodeck.cli import COMMANDS
from xenodeck.core.definition.wording import FIRST, keys_of

# the command ``xenodeck``, which says in the end what it has imported
AT_THE_END = """
import atexit, sys
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from xenodeck.cli import main
main()
"""
# the same, as soon as it can be asked something
WHEN_SERVING = """
import sys
from xenodeck.server.running import TableServer
startup = TableServer.startup
async def telling(self, sockets=None):
    await startup(self, sockets)
    print(*sys.modules, flush=True)
TableServer.startup = telling
from xenodeck.cli import main
main()
"""
# for commands that only list what there is
NO_HELP = {"rich", "babel", "asyncio", "msgspec", "xenodeck.core", "xenodeck.games", "xenodeck.bots", "xenodeck.server"}
# migrations, the other database, pretty tracebacks, pydantic, plural rules (until something is counted), the terminal,
# the tests
NO_SERVER = {
    "alembic",
    "asyncpg",
    "attr",
    "babel",
    "mako",
    "pydantic",
    "pygments",
    "rich",
    "sqlalchemy.dialects.mssql",
    "sqlalchemy.dialects.postgresql",
    "xenodeck.cli.arguments.values",
    "xenodeck.cli.output",
    "xenodeck.client",
    "xenodeck.lab",
    "xenodeck.server.store.migrating",
}
MOST_FOR_HELP = 200  # modules, with those of Python itself
MOST_FOR_A_SERVER = 1210  # with our own, which are many and small
MOST_OF_OTHERS = 930


def within(name: str, packages: set[str]) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def test_the_help_loads_no_game_and_nothing_to_paint_with() -> None:
    command = [sys.executable, "-c", AT_THE_END, "--help"]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    assert "serve" in said.stdout
    loaded = said.stderr.split()
    assert "typer" in loaded  # so others would have been seen
    assert [name for name in loaded if within(name, NO_HELP)] == []
    assert len(loaded) <= MOST_FOR_HELP


@pytest.mark.parametrize("times", [1, 2], ids=["a new store", "one that was there"])
def test_a_server_loads_nothing_that_it_does_not_need_to_answer(tmp_path: Path, times: int) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    flags = ["--port", "0", "--no-page", "--bots", "1", "--log-level", "error", "--database", database]
    for _ in range(times):
        server = subprocess.Popen([sys.executable, "-c", WHEN_SERVING, "serve", *flags], stdout=subprocess.PIPE)
        assert server.stdout is not None
        with server.stdout as out:
            assert b"Xenodeck is at" in out.readline()
            loaded = out.readline().decode().split()
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    assert {"litestar", "xenodeck.games.ufoludki.meta"} <= set(loaded)
    assert [name for name in loaded if within(name, NO_SERVER)] == []
    assert len(loaded) <= MOST_FOR_A_SERVER
    assert len([name for name in loaded if not within(name, {"xenodeck"})]) <= MOST_OF_OTHERS


def test_the_help_says_of_every_command_what_it_says_of_itself() -> None:
    for name, (module, said) in COMMANDS.items():
        text = inspect.getdoc(getattr(import_module(f"xenodeck.cli.commands.{module}"), name))
        assert text is not None
        assert " ".join(text.partition("\n\n")[0].split()) == said


def test_a_section_of_the_words_is_read_without_the_rest() -> None:
    for game in games.found().values():
        for section in ("refusals", "prompts"):
            whole = game.words(FIRST).table.get(section, {})
            assert keys_of(game.folder, section) == {key for key in whole if isinstance(whole[key], str)}
    assert any(keys_of(game.folder, "refusals") for game in games.found().values())
