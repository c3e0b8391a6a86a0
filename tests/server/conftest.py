"""Databases for the tests: each test gets an empty one, in a file or in a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from server.backends import postgres
from server.proxy import BELIEVED
from server.serving import Serving, serving
from xenodeck.server.workers import bot_service, pool
from xenodeck.server.workers.fork_server import ForkServer

NUMBERS = count(1)
WIDE = ("--limits", "1000", "--bots", "1")
# A snapshot every few moves, so that some kills come soon after one; no rest between two rounds ends by itself.
OFTEN_KEPT = ("--snapshots", "5", "--countdown", "1", "--pause", "3600")


class SharedForkServer(ForkServer):
    """It goes on when its user is done with it."""

    def stop(self) -> None:
        """The next test has its workers from here too."""


@pytest.fixture(scope="session")
def shared_fork_servers() -> Iterator[Callable[[], ForkServer]]:
    """One for each environment that tests have set, because workers have the one of their fork server."""
    made: dict[frozenset[tuple[str, str]], ForkServer] = {}

    def shared() -> ForkServer:
        environment = frozenset((name, value) for name, value in os.environ.items() if name != "PYTEST_CURRENT_TEST")
        preload = [pool.__name__, bot_service.PRELOADED, "server.puzzlers"]
        return made.setdefault(environment, SharedForkServer(preload))

    yield shared
    for one in made.values():
        ForkServer.stop(one)


@pytest.fixture(autouse=True)
def workers_from_one_fork_server(
    request: pytest.FixtureRequest, shared_fork_servers: Callable[[], ForkServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests have workers of their own, but share the process that forks them, because importing all games takes long.

    Tests of the fork server itself have the mark ``own_fork_server``.
    """
    if request.node.get_closest_marker("own_fork_server") is None:
        for module in (pool, bot_service):
            monkeypatch.setattr(module, "ForkServer", lambda _: shared_fork_servers())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One for each process that runs tests, from the first one on that needs it."""
    with postgres() as address:
        yield address


@pytest.fixture
async def postgres_url(postgres_server: str) -> AsyncIterator[str]:
    """An empty database of its own."""
    name = f"test_{next(NUMBERS)}"
    await order(postgres_server, f"CREATE DATABASE {name}")
    yield f"{postgres_server}/{name}"
    await order(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


async def order(server: str, command: str) -> None:
    connection = await asyncpg.connect(f"{server}/postgres")
    try:
        await connection.execute(command)
    finally:
        await connection.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store' / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; each test that asks for it runs on both engines."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that do no harm to it. Its limits are wide, because everybody here has one address."""
    with serving(tmp_path_factory.mktemp("site"), *WIDE, *BELIEVED, "--countdown", "1") as server:
        yield server


@pytest.fixture(scope="session")
def often_killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("killable"), *WIDE, *BELIEVED, *OFTEN_KEPT) as server:
        yield server


@pytest.fixture
def killable(often_killed: Serving) -> Serving:
    """A server that a test may kill and start again, as often as it likes; tables of earlier tests lie there too."""
    assert often_killed.process is not None
    if often_killed.process.poll() is not None:  # a test has failed between the two
        often_killed.start()
    return often_killed
